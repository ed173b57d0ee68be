// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.tanh %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3A18, 0xBA18, 0x3765, 0xB765, 0x3BE5, 0xBBFC, 0x3B3E, 0x1419, 0xA000, 0x3BF6, -1.0, 1.0, 1.0, -1.0, 0x7E00, 1.0, -1.0, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.tanh %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x3F43, 0xBF43, 0x3EED, 0xBEED, 0x3F7D, -1.0, 0.90625, 0x3A83, 0xBC00, 0x3F7F, -1.0, 1.0, 1.0, -1.0, 0x7FC0, 1.0, -1.0, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.tanh %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3F42F7D6, 0xBF42F7D6, 0x3EEC9A9F, 0xBEEC9A9F, 0x3F7C92C1, 0xBF7F8896, 0x3F67B7CC, 0x3A83126C, 0xBBFFFEAB, 0x3F7EBBE9, -1.0, 1.0, 1.0, -1.0, 0x7FC00000, 1.0, -1.0, 0x00000001]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.tanh %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FE85EFAB514F394, 0xBFE85EFAB514F394, 0x3FDD9353D7568AF3, 0xBFDD9353D7568AF3, 0x3FEF9258260A71C2, 0xBFEFF112C63A9077, 0x3FECF6F9786DF577, 0x3F50624D77516CE2, 0xBF7FFFD55599992B, 0x3FEFD77D111A0B00, 0xBFEFFFFFFDC96F35, 1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, -1.0, 0x0000000000000001]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<0.5> : tensor<f32> : tensor<f32>
  %1 = dl.tanh %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3EEC9A9F> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.tanh %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[-1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.tanh %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0xBF42F7D6]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[2.0, 1.75, 1.75, 0.75, 1.75, 0.75, 0.75], [0.0, 1.0, 0.25, 1.25, -1.0, 0.0, 0.5], [-0.5, -0.75, 0.5, 0.75, 0.75, 1.5, 1.25], [0.5, 0.0, 1.25, 1.75, -1.0, 0.25, -1.0], [1.75, 0.5, 1.5, 1.25, 1.0, 1.75, 1.75]], [[0.5, 2.0, -1.0, 0.75, 0.25, 1.25, 0.5], [-1.0, 0.75, -0.75, -0.25, -0.25, 1.0, 1.25], [-0.25, -1.0, -1.0, 0.25, -0.25, 1.0, 1.75], [0.5, 0.0, 0.0, 0.0, 1.5, 0.5, 0.25], [2.0, 0.75, 1.75, 1.0, 0.75, -0.5, 1.0]], [[-0.5, -1.0, 0.75, 0.5, 1.75, -0.25, 0.5], [-0.5, 1.25, 1.25, 0.25, 1.0, 2.0, 1.75], [-0.5, -0.75, 1.75, 0.5, 0.0, 1.25, 1.5], [0.25, 2.0, 2.0, -1.0, 1.5, -1.0, 0.25], [2.0, 1.5, 0.5, -0.75, -0.25, 0.75, 1.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.tanh %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3F76CA83, 0x3F70FDFD, 0x3F70FDFD, 0x3F22991F, 0x3F70FDFD, 0x3F22991F, 0x3F22991F], [0.0, 0x3F42F7D6, 0x3E7ACBF5, 0x3F59291E, 0xBF42F7D6, 0.0, 0x3EEC9A9F], [0xBEEC9A9F, 0xBF22991F, 0x3EEC9A9F, 0x3F22991F, 0x3F22991F, 0x3F67B7CC, 0x3F59291E], [0x3EEC9A9F, 0.0, 0x3F59291E, 0x3F70FDFD, 0xBF42F7D6, 0x3E7ACBF5, 0xBF42F7D6], [0x3F70FDFD, 0x3EEC9A9F, 0x3F67B7CC, 0x3F59291E, 0x3F42F7D6, 0x3F70FDFD, 0x3F70FDFD]], [[0x3EEC9A9F, 0x3F76CA83, 0xBF42F7D6, 0x3F22991F, 0x3E7ACBF5, 0x3F59291E, 0x3EEC9A9F], [0xBF42F7D6, 0x3F22991F, 0xBF22991F, 0xBE7ACBF5, 0xBE7ACBF5, 0x3F42F7D6, 0x3F59291E], [0xBE7ACBF5, 0xBF42F7D6, 0xBF42F7D6, 0x3E7ACBF5, 0xBE7ACBF5, 0x3F42F7D6, 0x3F70FDFD], [0x3EEC9A9F, 0.0, 0.0, 0.0, 0x3F67B7CC, 0x3EEC9A9F, 0x3E7ACBF5], [0x3F76CA83, 0x3F22991F, 0x3F70FDFD, 0x3F42F7D6, 0x3F22991F, 0xBEEC9A9F, 0x3F42F7D6]], [[0xBEEC9A9F, 0xBF42F7D6, 0x3F22991F, 0x3EEC9A9F, 0x3F70FDFD, 0xBE7ACBF5, 0x3EEC9A9F], [0xBEEC9A9F, 0x3F59291E, 0x3F59291E, 0x3E7ACBF5, 0x3F42F7D6, 0x3F76CA83, 0x3F70FDFD], [0xBEEC9A9F, 0xBF22991F, 0x3F70FDFD, 0x3EEC9A9F, 0.0, 0x3F59291E, 0x3F67B7CC], [0x3E7ACBF5, 0x3F76CA83, 0x3F76CA83, 0xBF42F7D6, 0x3F67B7CC, 0xBF42F7D6, 0x3E7ACBF5], [0x3F76CA83, 0x3F67B7CC, 0x3EEC9A9F, 0xBF22991F, 0xBE7ACBF5, 0x3F22991F, 0x3F42F7D6]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.25, 0.5, 0.25], [0.25, 1.5, 0.0], [-0.5, 1.0, 0.25], [2.0, 0.0, 1.75], [-0.5, 0.25, 0.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.tanh %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F59291E, 0x3EEC9A9F, 0x3E7ACBF5], [0x3E7ACBF5, 0x3F67B7CC, 0.0], [0xBEEC9A9F, 0x3F42F7D6, 0x3E7ACBF5], [0x3F76CA83, 0.0, 0x3F70FDFD], [0xBEEC9A9F, 0x3E7ACBF5, 0.0]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
