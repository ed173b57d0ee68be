// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.cosh %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[1.0, 1.0, 0x3E2C, 0x3E2C, 0x3C83, 0x3C83, 0x4622, 0x4C25, 0x40B4, 1.0, 1.0, 0x4909, 11016.0, 0x7C00, 0x7C00, 0x7C00, 0x7E00, 0x7C00, 0x7C00, 1.0]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.cosh %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[1.0, 1.0, 1.546875, 1.546875, 1.125, 1.125, 6.125, 16.625, 2.359375, 1.0, 1.0, 10.0625, 11008.0, 0x59A7, 0x7F80, 0x7F80, 0x7FC0, 0x7F80, 0x7F80, 1.0]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.cosh %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[1.0, 1.0, 0x3FC583AB, 0x3FC583AB, 0x3F90560C, 0x3F90560C, 0x40C43BB7, 0x41849525, 0x40168DE1, 0x3F800004, 0x3F800100, 0x41211525, 0x462C14EF, 0x59A689FE, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7F800000, 1.0]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.cosh %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[1.0, 1.0, 0x3FF8B07551D9F550, 0x3FF8B07551D9F550, 0x3FF20AC1862AE8D0, 0x3FF20AC1862AE8D0, 0x40188776E4B30AA3, 0x403092A4A33C887B, 0x4002D1BC21E22022, 0x3FF000008637BDC1, 0x3FF00020000AAAAC, 0x402422A497D6185E, 0x40C5829DD053712D, 0x4334D13FBB1A001A, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 1.0]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.25> : tensor<f32> : tensor<f32>
  %1 = dl.cosh %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3FF1B7E0> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.cosh %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.cosh %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[1.0]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[-0.75, -1.0, -1.0, -0.5, 2.0, -0.25, 0.0], [-0.5, 0.75, 1.0, 1.5, 1.0, 0.5, 1.5], [0.25, 0.25, 0.0, 1.0, 0.5, 1.25, 1.25], [0.5, -0.5, 0.5, 0.75, -1.0, 1.75, 0.0], [-1.0, -0.75, 2.0, 1.25, 0.25, 0.5, -0.75]], [[2.0, 1.25, 1.5, 1.0, -0.25, 0.5, 0.75], [-1.0, 2.0, 1.75, 1.5, 1.5, 1.25, -0.75], [0.25, 0.5, -1.0, 0.75, 1.5, 1.5, 1.25], [0.75, 1.25, 2.0, -0.5, 1.75, -0.5, 1.25], [1.0, -0.5, -1.0, 1.25, -0.75, 2.0, 2.0]], [[1.0, 0.0, 2.0, 1.75, -0.25, 1.0, -0.5], [1.75, 0.25, -1.0, 1.5, 2.0, 0.75, 0.75], [1.75, 2.0, 0.25, 0.25, -0.75, 1.75, -1.0], [-0.25, 0.75, 0.25, 0.0, -1.0, 0.0, -0.25], [-1.0, 1.5, 0.5, -0.5, 2.0, 0.25, -1.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.cosh %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3FA5B82F, 0x3FC583AB, 0x3FC583AB, 0x3F90560C, 0x4070C7D0, 0x3F840558, 1.0], [0x3F90560C, 0x3FA5B82F, 0x3FC583AB, 0x40168DE1, 0x3FC583AB, 0x3F90560C, 0x40168DE1], [0x3F840558, 0x3F840558, 1.0, 0x3FC583AB, 0x3F90560C, 0x3FF1B7E0, 0x3FF1B7E0], [0x3F90560C, 0x3F90560C, 0x3F90560C, 0x3FA5B82F, 0x3FC583AB, 0x403DB543, 1.0], [0x3FC583AB, 0x3FA5B82F, 0x4070C7D0, 0x3FF1B7E0, 0x3F840558, 0x3F90560C, 0x3FA5B82F]], [[0x4070C7D0, 0x3FF1B7E0, 0x40168DE1, 0x3FC583AB, 0x3F840558, 0x3F90560C, 0x3FA5B82F], [0x3FC583AB, 0x4070C7D0, 0x403DB543, 0x40168DE1, 0x40168DE1, 0x3FF1B7E0, 0x3FA5B82F], [0x3F840558, 0x3F90560C, 0x3FC583AB, 0x3FA5B82F, 0x40168DE1, 0x40168DE1, 0x3FF1B7E0], [0x3FA5B82F, 0x3FF1B7E0, 0x4070C7D0, 0x3F90560C, 0x403DB543, 0x3F90560C, 0x3FF1B7E0], [0x3FC583AB, 0x3F90560C, 0x3FC583AB, 0x3FF1B7E0, 0x3FA5B82F, 0x4070C7D0, 0x4070C7D0]], [[0x3FC583AB, 1.0, 0x4070C7D0, 0x403DB543, 0x3F840558, 0x3FC583AB, 0x3F90560C], [0x403DB543, 0x3F840558, 0x3FC583AB, 0x40168DE1, 0x4070C7D0, 0x3FA5B82F, 0x3FA5B82F], [0x403DB543, 0x4070C7D0, 0x3F840558, 0x3F840558, 0x3FA5B82F, 0x403DB543, 0x3FC583AB], [0x3F840558, 0x3FA5B82F, 0x3F840558, 1.0, 0x3FC583AB, 1.0, 0x3F840558], [0x3FC583AB, 0x40168DE1, 0x3F90560C, 0x3F90560C, 0x4070C7D0, 0x3F840558, 0x3FC583AB]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[-1.0, 1.0, -0.5], [-0.25, 1.0, 2.0], [-0.75, 1.75, 0.25], [1.5, -0.25, 0.5], [2.0, 0.75, 1.5]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.cosh %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3FC583AB, 0x3FC583AB, 0x3F90560C], [0x3F840558, 0x3FC583AB, 0x4070C7D0], [0x3FA5B82F, 0x403DB543, 0x3F840558], [0x40168DE1, 0x3F840558, 0x3F90560C], [0x4070C7D0, 0x3FA5B82F, 0x40168DE1]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
