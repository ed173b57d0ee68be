// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.atanh %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x7C00, 0xFC00, 0x3865, 0xB865, 0x7E00, 0x7E00, 0x7E00, 0x1419, 0xA000, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.atanh %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x7F80, 0xFF80, 0x3F0D, 0xBF0D, 0x7FC0, 0x7FC0, 0x7FC0, 0x3A83, 0xBC00, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.atanh %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x3F0C9F54, 0xBF0C9F54, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3A831272, 0xBC0000AB, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000001]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.atanh %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FE193EA7AAD030B, 0xBFE193EA7AAD030B, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3F50624E2E91ED17, 0xBF8000155588891B, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x0000000000000001]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<0.3125> : tensor<f32> : tensor<f32>
  %1 = dl.atanh %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3EA5895C> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.atanh %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.0625]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.atanh %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3D802AC4]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[0.0625, 0.0625, 0.25, 0.0625, 0.3125, 0.3125, 0.1875], [0.5, 0.1875, 0.375, 0.4375, 0.3125, 0.0625, 0.0], [0.0625, 0.0, 0.3125, 0.125, 0.4375, 0.375, 0.0], [0.1875, 0.125, 0.4375, 0.375, 0.0625, 0.1875, 0.0625], [0.375, 0.125, 0.25, 0.0625, 0.25, 0.0, 0.25]], [[0.4375, 0.0, 0.4375, 0.0, 0.1875, 0.0, 0.5], [0.25, 0.0625, 0.25, 0.3125, 0.5, 0.0625, 0.1875], [0.3125, 0.125, 0.4375, 0.0625, 0.25, 0.5, 0.25], [0.0, 0.125, 0.0625, 0.5, 0.25, 0.0625, 0.4375], [0.1875, 0.1875, 0.1875, 0.3125, 0.25, 0.125, 0.0625]], [[0.375, 0.1875, 0.4375, 0.0625, 0.25, 0.25, 0.1875], [0.0625, 0.375, 0.125, 0.0625, 0.125, 0.0625, 0.0], [0.125, 0.25, 0.375, 0.0625, 0.25, 0.1875, 0.0625], [0.125, 0.125, 0.25, 0.125, 0.125, 0.375, 0.375], [0.25, 0.125, 0.1875, 0.25, 0.0625, 0.1875, 0.1875]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.atanh %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3D802AC4, 0x3D802AC4, 0x3E82C578, 0x3D802AC4, 0x3EA5895C, 0x3EA5895C, 0x3E424C77], [0x3F0C9F54, 0x3E424C77, 0x3EC9D857, 0x3EF03270, 0x3EA5895C, 0x3D802AC4, 0.0], [0x3D802AC4, 0.0, 0x3EA5895C, 0x3E00AC49, 0x3EF03270, 0x3EC9D857, 0.0], [0x3E424C77, 0x3E00AC49, 0x3EF03270, 0x3EC9D857, 0x3D802AC4, 0x3E424C77, 0x3D802AC4], [0x3EC9D857, 0x3E00AC49, 0x3E82C578, 0x3D802AC4, 0x3E82C578, 0.0, 0x3E82C578]], [[0x3EF03270, 0.0, 0x3EF03270, 0.0, 0x3E424C77, 0.0, 0x3F0C9F54], [0x3E82C578, 0x3D802AC4, 0x3E82C578, 0x3EA5895C, 0x3F0C9F54, 0x3D802AC4, 0x3E424C77], [0x3EA5895C, 0x3E00AC49, 0x3EF03270, 0x3D802AC4, 0x3E82C578, 0x3F0C9F54, 0x3E82C578], [0.0, 0x3E00AC49, 0x3D802AC4, 0x3F0C9F54, 0x3E82C578, 0x3D802AC4, 0x3EF03270], [0x3E424C77, 0x3E424C77, 0x3E424C77, 0x3EA5895C, 0x3E82C578, 0x3E00AC49, 0x3D802AC4]], [[0x3EC9D857, 0x3E424C77, 0x3EF03270, 0x3D802AC4, 0x3E82C578, 0x3E82C578, 0x3E424C77], [0x3D802AC4, 0x3EC9D857, 0x3E00AC49, 0x3D802AC4, 0x3E00AC49, 0x3D802AC4, 0.0], [0x3E00AC49, 0x3E82C578, 0x3EC9D857, 0x3D802AC4, 0x3E82C578, 0x3E424C77, 0x3D802AC4], [0x3E00AC49, 0x3E00AC49, 0x3E82C578, 0x3E00AC49, 0x3E00AC49, 0x3EC9D857, 0x3EC9D857], [0x3E82C578, 0x3E00AC49, 0x3E424C77, 0x3E82C578, 0x3D802AC4, 0x3E424C77, 0x3E424C77]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[0.25, 0.125, 0.3125], [0.0, 0.1875, 0.0625], [0.5, 0.5, 0.0], [0.25, 0.25, 0.4375], [0.1875, 0.0625, 0.1875]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.atanh %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3E82C578, 0x3E00AC49, 0x3EA5895C], [0.0, 0x3E424C77, 0x3D802AC4], [0x3F0C9F54, 0x3F0C9F54, 0.0], [0x3E82C578, 0x3E82C578, 0x3EF03270], [0x3E424C77, 0x3D802AC4, 0x3E424C77]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
