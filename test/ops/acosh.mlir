// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.acosh %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0x7E00, 0x7E00, 0.0, 0x7E00, 0x7E00, 0x7E00, 0x3E44, 0x7E00, 0x3BB3, 0x7E00, 0x7E00, 0x3F0D, 0x7E00, 0x444E, 0x7C00, 0x7E00, 0x7E00, 11.78125, 0x7E00, 0x7E00]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.acosh %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0x7FC0, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3FC9, 0x7FC0, 0x3F76, 0x7FC0, 0x7FC0, 1.765625, 0x7FC0, 4.3125, 0x7F80, 0x7FC0, 0x7FC0, 89.5, 0x7FC0, 0x7FC0]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.acosh %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3FC88CE1, 0x7FC00000, 0x3F766165, 0x7FC00000, 0x7FC00000, 0x3FE1A1B3, 0x7FC00000, 0x4089B968, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x42B2D4FC, 0x7FC00000, 0x7FC00000]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.acosh %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF9119C13A31BB0, 0x7FF8000000000000, 0x3FEECC2CAEC5160A, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FFC34366179D427, 0x7FF8000000000000, 0x4011372CF48A5094, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x408633CE8FB9F87E, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<2.5> : tensor<f32> : tensor<f32>
  %1 = dl.acosh %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3FC88CE1> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.acosh %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.75]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.acosh %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3F9453E6]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.0, 1.5, 2.75, 2.0, 2.25, 2.0, 2.5], [1.75, 2.0, 1.0, 1.25, 2.5, 3.0, 2.0], [1.5, 1.75, 2.0, 1.25, 1.5, 1.0, 1.75], [1.75, 1.25, 1.75, 2.5, 2.5, 2.0, 1.5], [1.5, 1.5, 1.25, 1.25, 1.25, 1.5, 1.75]], [[1.25, 2.75, 2.0, 2.0, 2.0, 1.25, 2.25], [2.0, 2.5, 2.5, 2.5, 1.5, 1.25, 1.25], [1.75, 2.75, 2.0, 2.75, 1.5, 2.0, 3.0], [2.0, 3.0, 1.25, 2.25, 1.25, 1.5, 1.75], [2.0, 1.75, 1.75, 2.75, 2.25, 1.0, 1.75]], [[2.5, 2.0, 2.75, 2.75, 1.5, 1.5, 1.75], [2.75, 2.75, 1.0, 1.75, 2.5, 2.75, 2.5], [2.0, 2.0, 2.0, 1.25, 3.0, 3.0, 1.5], [1.5, 3.0, 1.0, 1.0, 1.0, 1.25, 1.25], [3.0, 2.5, 2.75, 1.75, 2.0, 1.25, 1.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.acosh %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0.0, 0x3F766165, 0x3FD5BFE8, 0x3FA89214, 0x3FB9AC6D, 0x3FA89214, 0x3FC88CE1], [0x3F9453E6, 0x3FA89214, 0.0, 0x3F317218, 0x3FC88CE1, 0x3FE1A1B3, 0x3FA89214], [0x3F766165, 0x3F9453E6, 0x3FA89214, 0x3F317218, 0x3F766165, 0.0, 0x3F9453E6], [0x3F9453E6, 0x3F317218, 0x3F9453E6, 0x3FC88CE1, 0x3FC88CE1, 0x3FA89214, 0x3F766165], [0x3F766165, 0x3F766165, 0x3F317218, 0x3F317218, 0x3F317218, 0x3F766165, 0x3F9453E6]], [[0x3F317218, 0x3FD5BFE8, 0x3FA89214, 0x3FA89214, 0x3FA89214, 0x3F317218, 0x3FB9AC6D], [0x3FA89214, 0x3FC88CE1, 0x3FC88CE1, 0x3FC88CE1, 0x3F766165, 0x3F317218, 0x3F317218], [0x3F9453E6, 0x3FD5BFE8, 0x3FA89214, 0x3FD5BFE8, 0x3F766165, 0x3FA89214, 0x3FE1A1B3], [0x3FA89214, 0x3FE1A1B3, 0x3F317218, 0x3FB9AC6D, 0x3F317218, 0x3F766165, 0x3F9453E6], [0x3FA89214, 0x3F9453E6, 0x3F9453E6, 0x3FD5BFE8, 0x3FB9AC6D, 0.0, 0x3F9453E6]], [[0x3FC88CE1, 0x3FA89214, 0x3FD5BFE8, 0x3FD5BFE8, 0x3F766165, 0x3F766165, 0x3F9453E6], [0x3FD5BFE8, 0x3FD5BFE8, 0.0, 0x3F9453E6, 0x3FC88CE1, 0x3FD5BFE8, 0x3FC88CE1], [0x3FA89214, 0x3FA89214, 0x3FA89214, 0x3F317218, 0x3FE1A1B3, 0x3FE1A1B3, 0x3F766165], [0x3F766165, 0x3FE1A1B3, 0.0, 0.0, 0.0, 0x3F317218, 0x3F317218], [0x3FE1A1B3, 0x3FC88CE1, 0x3FD5BFE8, 0x3F9453E6, 0x3FA89214, 0x3F317218, 0.0]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[2.0, 2.25, 1.75], [1.5, 1.0, 2.0], [1.25, 1.5, 1.0], [2.5, 1.5, 1.5], [2.0, 2.25, 1.75]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.acosh %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3FA89214, 0x3FB9AC6D, 0x3F9453E6], [0x3F766165, 0.0, 0x3FA89214], [0x3F317218, 0x3F766165, 0.0], [0x3FC88CE1, 0x3F766165, 0x3F766165], [0x3FA89214, 0x3FB9AC6D, 0x3F9453E6]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
