// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.sqrt %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, 0x7E00, 0x39A8, 0x7E00, 0x3E53, 0x7E00, 0x3CE6, 0x280C, 0x7E00, 0x3EEE, 0x7E00, 0x4615, 0x7C00, 0x7E00, 0x7E00, 255.875, 0x7E00, 0x0C00]> : tensor<20xf16> : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.sqrt %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, 0x7FC0, 0x3F35, 0x7FC0, 1.578125, 0x7FC0, 0x3F9D, 0x3D01, 0x7FC0, 1.734375, 0x7FC0, 6.09375, 0x7F80, 0x7FC0, 0x7FC0, 0x5F7F, 0x7FC0, 0x1E35]> : tensor<20xbf16> : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.sqrt %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, 0x7FC00000, 0x3F3504F3, 0x7FC00000, 0x3FCA62C2, 0x7FC00000, 0x3F9CC471, 0x3D0186E3, 0x7FC00000, 0x3FDDB3D7, 0x7FC00000, 0x40C2A5FE, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x5F7FFFFF, 0x7FC00000, 0x1A3504F3]> : tensor<20xf32> : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.sqrt %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, 0x7FF8000000000000, 0x3FE6A09E667F3BCD, 0x7FF8000000000000, 0x3FF94C583ADA5B53, 0x7FF8000000000000, 0x3FF3988E1409212E, 0x3FA030DC4EA03A72, 0x7FF8000000000000, 0x3FFBB67AE8584CAA, 0x7FF8000000000000, 0x401854BFB363DC39, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x5FEFFFFFFFFFFFFF, 0x7FF8000000000000, 0x1E60000000000000]> : tensor<20xf64> : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.75> : tensor<f32> : tensor<f32>
  %1 = dl.sqrt %x0 : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<0x3FA953FD> : tensor<f32> : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.sqrt %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.eq %1, dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.25]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.sqrt %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.eq %1, dense<[[0x3F8F1BBD]]> : tensor<1x1xf32> : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.75, 2.5, 1.25, 2.5, 3.0, 2.5, 2.25], [1.0, 1.25, 1.75, 3.0, 2.75, 2.5, 1.75], [1.75, 2.25, 2.25, 2.25, 1.75, 1.5, 1.5], [1.25, 1.0, 2.0, 2.5, 1.5, 1.25, 1.75], [1.75, 1.75, 2.75, 1.75, 1.75, 1.5, 1.25]], [[2.25, 1.75, 1.0, 1.75, 1.5, 2.25, 1.25], [1.5, 1.5, 2.0, 2.5, 1.75, 1.75, 2.0], [1.5, 2.75, 1.75, 2.25, 2.0, 2.75, 1.75], [1.5, 1.0, 2.0, 2.0, 1.25, 2.5, 1.5], [2.0, 1.25, 2.75, 3.0, 2.0, 1.25, 1.25]], [[1.0, 1.25, 3.0, 1.25, 1.75, 2.5, 3.0], [2.75, 3.0, 2.75, 2.0, 2.75, 2.0, 1.25], [2.0, 1.75, 1.75, 2.25, 2.25, 2.5, 1.5], [3.0, 1.0, 2.25, 2.0, 1.25, 1.25, 2.25], [1.0, 1.75, 1.75, 1.75, 1.75, 2.25, 2.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.sqrt %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.eq %1, dense<[[[0x3FA953FD, 0x3FCA62C2, 0x3F8F1BBD, 0x3FCA62C2, 0x3FDDB3D7, 0x3FCA62C2, 1.5], [1.0, 0x3F8F1BBD, 0x3FA953FD, 0x3FDDB3D7, 0x3FD44395, 0x3FCA62C2, 0x3FA953FD], [0x3FA953FD, 1.5, 1.5, 1.5, 0x3FA953FD, 0x3F9CC471, 0x3F9CC471], [0x3F8F1BBD, 1.0, 0x3FB504F3, 0x3FCA62C2, 0x3F9CC471, 0x3F8F1BBD, 0x3FA953FD], [0x3FA953FD, 0x3FA953FD, 0x3FD44395, 0x3FA953FD, 0x3FA953FD, 0x3F9CC471, 0x3F8F1BBD]], [[1.5, 0x3FA953FD, 1.0, 0x3FA953FD, 0x3F9CC471, 1.5, 0x3F8F1BBD], [0x3F9CC471, 0x3F9CC471, 0x3FB504F3, 0x3FCA62C2, 0x3FA953FD, 0x3FA953FD, 0x3FB504F3], [0x3F9CC471, 0x3FD44395, 0x3FA953FD, 1.5, 0x3FB504F3, 0x3FD44395, 0x3FA953FD], [0x3F9CC471, 1.0, 0x3FB504F3, 0x3FB504F3, 0x3F8F1BBD, 0x3FCA62C2, 0x3F9CC471], [0x3FB504F3, 0x3F8F1BBD, 0x3FD44395, 0x3FDDB3D7, 0x3FB504F3, 0x3F8F1BBD, 0x3F8F1BBD]], [[1.0, 0x3F8F1BBD, 0x3FDDB3D7, 0x3F8F1BBD, 0x3FA953FD, 0x3FCA62C2, 0x3FDDB3D7], [0x3FD44395, 0x3FDDB3D7, 0x3FD44395, 0x3FB504F3, 0x3FD44395, 0x3FB504F3, 0x3F8F1BBD], [0x3FB504F3, 0x3FA953FD, 0x3FA953FD, 1.5, 1.5, 0x3FCA62C2, 0x3F9CC471], [0x3FDDB3D7, 1.0, 1.5, 0x3FB504F3, 0x3F8F1BBD, 0x3F8F1BBD, 1.5], [1.0, 0x3FA953FD, 0x3FA953FD, 0x3FA953FD, 0x3FA953FD, 1.5, 0x3FB504F3]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.75, 1.75, 1.25], [2.0, 2.5, 1.25], [2.75, 1.75, 1.5], [2.0, 3.0, 2.0], [1.5, 1.25, 2.5]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.sqrt %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %1, dense<[[0x3FA953FD, 0x3FA953FD, 0x3F8F1BBD], [0x3FB504F3, 0x3FCA62C2, 0x3F8F1BBD], [0x3FD44395, 0x3FA953FD, 0x3F9CC471], [0x3FB504F3, 0x3FDDB3D7, 0x3FB504F3], [0x3F9CC471, 0x3F8F1BBD, 0x3FCA62C2]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
