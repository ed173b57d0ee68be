// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.asinh %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3B0D, 0xBB0D, 0x37B3, 0xB7B3, 0x3E97, 0xBFDD, 0x3CC7, 0x1419, 0xA000, 0x3F46, 0xC1FF, 0x444E, 0x7C00, 0xFC00, 0x7E00, 11.78125, 0xC9E4, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.asinh %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x3F62, 0xBF62, 0x3EF6, 0xBEF6, 0x3FD3, -1.96875, 0x3F99, 0x3A83, 0xBC00, 0x3FE9, -3.0, 4.3125, 0x7F80, 0xFF80, 0x7FC0, 89.5, -89.5, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.asinh %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3F61A1B3, 0xBF61A1B3, 0x3EF66165, 0xBEF66165, 0x3FD2D878, 0xBFFB9CBA, 0x3F98EE00, 0x3A83126E, 0xBBFFFF55, 0x3FE8C2DB, 0xC03FE2E3, 0x4089BC66, 0x7F800000, 0xFF800000, 0x7FC00000, 0x42B2D4FC, 0xC2B2D4FC, 0x00000001]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.asinh %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FEC34366179D427, 0xBFEC34366179D427, 0x3FDECC2CAEC5160A, 0xBFDECC2CAEC5160A, 0x3FFA5B0F0BE9DCF6, 0xBFFF73974F2D01D6, 0x3FF31DC0090B63D8, 0x3F50624DA5218B95, 0xBF7FFFEAAAD110B6, 0x3FFD185B507EDC0E, 0xC007FC5C506D2BDB, 0x4011378CB2B84406, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x408633CE8FB9F87E, 0xC08633CE8FB9F87E, 0x0000000000000001]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<2.0> : tensor<f32> : tensor<f32>
  %1 = dl.asinh %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3FB8C90C> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.asinh %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.asinh %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3EF66165]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[2.0, -0.25, -0.25, -0.5, 0.25, 0.75, 2.0], [1.75, -0.75, -0.5, 0.25, 1.25, 1.0, -0.5], [0.75, 0.0, 1.5, 2.0, 0.25, 2.0, 0.0], [2.0, 0.25, 1.0, 0.75, 0.75, 0.75, -0.5], [1.25, 0.5, 1.25, -0.25, 1.25, 1.25, 1.25]], [[0.0, 1.25, 2.0, 0.0, 0.25, 1.25, 1.25], [-1.0, -0.5, 2.0, -0.75, 1.75, -0.75, 1.25], [-0.75, 0.0, 1.5, 1.5, -0.25, 1.5, -0.5], [1.5, 1.25, 1.25, -0.75, -1.0, 0.5, 1.0], [0.75, 0.25, 1.25, 2.0, -0.75, 0.5, 0.0]], [[0.75, -0.25, 2.0, 1.0, 2.0, 0.75, -0.75], [1.75, -0.25, 1.75, -1.0, 0.25, 0.75, 2.0], [2.0, 1.75, 1.75, 1.75, 0.5, 0.5, -0.5], [-0.5, 0.0, -0.25, 0.5, 2.0, 2.0, -0.75], [0.0, -0.25, -0.25, 0.5, 1.0, 0.0, 0.75]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.asinh %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3FB8C90C, 0xBE7D67D9, 0xBE7D67D9, 0xBEF66165, 0x3E7D67D9, 0x3F317218, 0x3FB8C90C], [0x3FA9B705, 0xBF317218, 0xBEF66165, 0x3E7D67D9, 0x3F861787, 0x3F61A1B3, 0xBEF66165], [0x3F317218, 0.0, 0x3F98EE00, 0x3FB8C90C, 0x3E7D67D9, 0x3FB8C90C, 0.0], [0x3FB8C90C, 0x3E7D67D9, 0x3F61A1B3, 0x3F317218, 0x3F317218, 0x3F317218, 0xBEF66165], [0x3F861787, 0x3EF66165, 0x3F861787, 0xBE7D67D9, 0x3F861787, 0x3F861787, 0x3F861787]], [[0.0, 0x3F861787, 0x3FB8C90C, 0.0, 0x3E7D67D9, 0x3F861787, 0x3F861787], [0xBF61A1B3, 0xBEF66165, 0x3FB8C90C, 0xBF317218, 0x3FA9B705, 0xBF317218, 0x3F861787], [0xBF317218, 0.0, 0x3F98EE00, 0x3F98EE00, 0xBE7D67D9, 0x3F98EE00, 0xBEF66165], [0x3F98EE00, 0x3F861787, 0x3F861787, 0xBF317218, 0xBF61A1B3, 0x3EF66165, 0x3F61A1B3], [0x3F317218, 0x3E7D67D9, 0x3F861787, 0x3FB8C90C, 0xBF317218, 0x3EF66165, 0.0]], [[0x3F317218, 0xBE7D67D9, 0x3FB8C90C, 0x3F61A1B3, 0x3FB8C90C, 0x3F317218, 0xBF317218], [0x3FA9B705, 0xBE7D67D9, 0x3FA9B705, 0xBF61A1B3, 0x3E7D67D9, 0x3F317218, 0x3FB8C90C], [0x3FB8C90C, 0x3FA9B705, 0x3FA9B705, 0x3FA9B705, 0x3EF66165, 0x3EF66165, 0xBEF66165], [0xBEF66165, 0.0, 0xBE7D67D9, 0x3EF66165, 0x3FB8C90C, 0x3FB8C90C, 0xBF317218], [0.0, 0xBE7D67D9, 0xBE7D67D9, 0x3EF66165, 0x3F61A1B3, 0.0, 0x3F317218]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.25, 0.0, -0.75], [-0.5, 1.5, -0.5], [-0.25, 0.75, 2.0], [1.25, 2.0, -0.5], [1.5, 0.75, 0.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.asinh %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F861787, 0.0, 0xBF317218], [0xBEF66165, 0x3F98EE00, 0xBEF66165], [0xBE7D67D9, 0x3F317218, 0x3FB8C90C], [0x3F861787, 0x3FB8C90C, 0xBEF66165], [0x3F98EE00, 0x3F317218, 0.0]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
