// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.asin %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3E48, 0xBE48, 0x3830, 0xB830, 0x7E00, 0x7E00, 0x7E00, 0x1419, 0xA000, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.asin %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x3FC9, 0xBFC9, 0x3F06, 0xBF06, 0x7FC0, 0x7FC0, 0x7FC0, 0x3A83, 0xBC00, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.asin %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3FC90FDB, 0xBFC90FDB, 0x3F060A92, 0xBF060A92, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3A831270, 0xBC000055, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000001]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.asin %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x3FE0C152382D7366, 0xBFE0C152382D7366, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3F50624E00C1CB16, 0xBF80000AAABDDE0C, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x0000000000000001]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %1 = dl.asin %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0.0> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.asin %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.25]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.asin %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3E815F4E]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[0.4375, 0.5, 0.0625, 0.25, 0.25, 0.3125, 0.5], [0.125, 0.125, 0.0625, 0.125, 0.4375, 0.1875, 0.0], [0.1875, 0.375, 0.3125, 0.25, 0.0625, 0.3125, 0.1875], [0.0625, 0.4375, 0.25, 0.1875, 0.125, 0.1875, 0.5], [0.125, 0.125, 0.4375, 0.125, 0.4375, 0.0625, 0.3125]], [[0.125, 0.1875, 0.4375, 0.125, 0.125, 0.1875, 0.125], [0.0625, 0.5, 0.125, 0.375, 0.25, 0.0, 0.0625], [0.0625, 0.125, 0.5, 0.4375, 0.125, 0.1875, 0.0625], [0.4375, 0.4375, 0.125, 0.3125, 0.25, 0.125, 0.3125], [0.25, 0.25, 0.1875, 0.4375, 0.25, 0.125, 0.4375]], [[0.1875, 0.0625, 0.125, 0.25, 0.375, 0.25, 0.125], [0.1875, 0.0, 0.1875, 0.125, 0.375, 0.125, 0.3125], [0.3125, 0.25, 0.3125, 0.25, 0.4375, 0.25, 0.375], [0.125, 0.1875, 0.0, 0.0625, 0.25, 0.1875, 0.4375], [0.125, 0.125, 0.3125, 0.0625, 0.125, 0.375, 0.0625]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.asin %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3EE7D794, 0x3F060A92, 0x3D80155F, 0x3E815F4E, 0x3E815F4E, 0x3EA2B9CA, 0x3F060A92], [0x3E0055F0, 0x3E0055F0, 0x3D80155F, 0x3E0055F0, 0x3EE7D794, 0x3E4124A7, 0.0], [0x3E4124A7, 0x3EC4CFA7, 0x3EA2B9CA, 0x3E815F4E, 0x3D80155F, 0x3EA2B9CA, 0x3E4124A7], [0x3D80155F, 0x3EE7D794, 0x3E815F4E, 0x3E4124A7, 0x3E0055F0, 0x3E4124A7, 0x3F060A92], [0x3E0055F0, 0x3E0055F0, 0x3EE7D794, 0x3E0055F0, 0x3EE7D794, 0x3D80155F, 0x3EA2B9CA]], [[0x3E0055F0, 0x3E4124A7, 0x3EE7D794, 0x3E0055F0, 0x3E0055F0, 0x3E4124A7, 0x3E0055F0], [0x3D80155F, 0x3F060A92, 0x3E0055F0, 0x3EC4CFA7, 0x3E815F4E, 0.0, 0x3D80155F], [0x3D80155F, 0x3E0055F0, 0x3F060A92, 0x3EE7D794, 0x3E0055F0, 0x3E4124A7, 0x3D80155F], [0x3EE7D794, 0x3EE7D794, 0x3E0055F0, 0x3EA2B9CA, 0x3E815F4E, 0x3E0055F0, 0x3EA2B9CA], [0x3E815F4E, 0x3E815F4E, 0x3E4124A7, 0x3EE7D794, 0x3E815F4E, 0x3E0055F0, 0x3EE7D794]], [[0x3E4124A7, 0x3D80155F, 0x3E0055F0, 0x3E815F4E, 0x3EC4CFA7, 0x3E815F4E, 0x3E0055F0], [0x3E4124A7, 0.0, 0x3E4124A7, 0x3E0055F0, 0x3EC4CFA7, 0x3E0055F0, 0x3EA2B9CA], [0x3EA2B9CA, 0x3E815F4E, 0x3EA2B9CA, 0x3E815F4E, 0x3EE7D794, 0x3E815F4E, 0x3EC4CFA7], [0x3E0055F0, 0x3E4124A7, 0.0, 0x3D80155F, 0x3E815F4E, 0x3E4124A7, 0x3EE7D794], [0x3E0055F0, 0x3E0055F0, 0x3EA2B9CA, 0x3D80155F, 0x3E0055F0, 0x3EC4CFA7, 0x3D80155F]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[0.3125, 0.0625, 0.3125], [0.1875, 0.1875, 0.4375], [0.1875, 0.3125, 0.4375], [0.375, 0.25, 0.4375], [0.1875, 0.125, 0.3125]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.asin %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3EA2B9CA, 0x3D80155F, 0x3EA2B9CA], [0x3E4124A7, 0x3E4124A7, 0x3EE7D794], [0x3E4124A7, 0x3EA2B9CA, 0x3EE7D794], [0x3EC4CFA7, 0x3E815F4E, 0x3EE7D794], [0x3E4124A7, 0x3E0055F0, 0x3EA2B9CA]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
