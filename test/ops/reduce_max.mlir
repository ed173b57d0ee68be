// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_rows() {
  %x0 = check.input dense<[[3.0, -2.0, -3.0, -1.0, 2.0], [-2.0, 2.0, -3.0, 0.0, 3.0], [-1.0, 3.0, 0.0, -1.0, 0.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x5xf32>) -> tensor<3xf32>
  check.eq %1, dense<3.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[-1.0, 1.0, 0.0, 1.0, -3.0], [0.0, -1.0, 1.0, 0.0, 3.0], [1.0, -2.0, 3.0, 3.0, -1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0>} : (tensor<3x5xf32>) -> tensor<5xf32>
  check.eq %1, dense<[1.0, 1.0, 3.0, 3.0, 3.0]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_columns_kept() {
  %x0 = check.input dense<[[0.0, 0.0, 0.0, 3.0, 2.0], [1.0, 3.0, -1.0, 3.0, -3.0], [-1.0, -3.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<3x5xf32>) -> tensor<1x5xf32>
  check.eq %1, dense<[[1.0, 3.0, 1.0, 3.0, 2.0]]> : tensor<1x5xf32> : tensor<1x5xf32>
  return
}

func.func @test_rows_kept() {
  %x0 = check.input dense<[[1.0, 2.0, 0.0, 3.0, 2.0], [3.0, 2.0, 2.0, 3.0, 1.0], [1.0, -3.0, 0.0, 2.0, 3.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<3x5xf32>) -> tensor<3x1xf32>
  check.eq %1, dense<3.0> : tensor<3x1xf32> : tensor<3x1xf32>
  return
}

func.func @test_all() {
  %x0 = check.input dense<[[[2.0, 2.0, -2.0, 3.0, 2.0], [2.0, -2.0, 0.0, -2.0, 2.0], [0.0, -3.0, 2.0, 0.0, -1.0]], [[1.0, -3.0, 0.0, 2.0, 0.0], [-2.0, 3.0, -3.0, 2.0, 2.0], [-3.0, -1.0, -2.0, -3.0, -1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<f32>
  check.eq %1, dense<3.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_all_kept() {
  %x0 = check.input dense<[[[2.0, 2.0, -3.0, 0.0, 1.0], [2.0, 1.0, -2.0, 1.0, -2.0], [0.0, 3.0, -1.0, 2.0, 3.0]], [[-3.0, 2.0, 3.0, 1.0, 3.0], [1.0, 3.0, 1.0, 0.0, -3.0], [-3.0, 1.0, -1.0, -3.0, 0.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0, 1, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x1x1xf32>
  check.eq %1, dense<[[[3.0]]]> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[1.0, 2.0, 1.0, 2.0, -1.0], [2.0, -1.0, 2.0, 1.0, -1.0], [1.0, 0.0, 2.0, 0.0, 0.0]], [[0.0, 3.0, -3.0, -1.0, -2.0], [-2.0, -1.0, 2.0, -2.0, -1.0], [-3.0, -1.0, 3.0, 1.0, 1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x3x5xf32>) -> tensor<2x5xf32>
  check.eq %1, dense<[[2.0, 2.0, 2.0, 2.0, 0.0], [0.0, 3.0, 3.0, 1.0, 1.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  return
}

func.func @test_outer_and_inner() {
  %x0 = check.input dense<[[[-3.0, -3.0, -1.0, 1.0, -3.0], [0.0, -2.0, -3.0, 3.0, -3.0], [1.0, 2.0, 0.0, 1.0, -2.0]], [[2.0, 0.0, 2.0, 1.0, -1.0], [3.0, -2.0, -1.0, 0.0, -1.0], [0.0, -1.0, 2.0, 3.0, -3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x3x1xf32>
  check.eq %1, dense<[[[2.0], [3.0], [3.0]]]> : tensor<1x3x1xf32> : tensor<1x3x1xf32>
  return
}

func.func @test_none() {
  %x0 = check.input dense<[[-1.0, 2.0, 2.0], [-2.0, -1.0, 0.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[-1.0, 2.0, 2.0], [-2.0, -1.0, 0.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<-3.0> : tensor<f32> : tensor<f32>
  %1 = dl.reduce_max %x0 {axes = array<i64>} : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<-3.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[-3.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1xf32>
  check.eq %1, dense<[-3.0]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<0x3xf32>) -> tensor<0xf32>
  check.eq %1, dense<> : tensor<0xf32> : tensor<0xf32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<3x0xf32> : tensor<3x0xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x0xf32>) -> tensor<3xf32>
  check.eq %1, dense<0xFF800000> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_empty_kept() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<0x3xf32>) -> tensor<1x3xf32>
  check.eq %1, dense<0xFF800000> : tensor<1x3xf32> : tensor<1x3xf32>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[-2.0, 0.0, 0.0, 2.0, -3.0, -3.0, 2.0, -2.0, 0.0, 3.0, -3.0, 1.0, 1.0, 2.0, 3.0, 1.0, 1.0, 3.0, 2.0, -1.0, -1.0, 3.0, 3.0, -1.0, 3.0, 0.0, -3.0, 3.0, -2.0, -3.0, 0.0, -2.0, -2.0, 0.0, 3.0, -1.0, -1.0, -2.0, -3.0, -1.0, -3.0, 1.0, 3.0, 2.0, 0.0, 1.0, 2.0, -1.0, 0.0, -2.0, 3.0, -1.0, -3.0, 1.0, 3.0, -2.0, -2.0, 3.0, -2.0, 3.0, -1.0, -2.0, 0.0, 0.0, -3.0, 3.0, -1.0, -3.0, 3.0, 2.0, 2.0, 0.0, 3.0, -2.0, 2.0, -1.0, 2.0, 3.0, 1.0, 3.0, -3.0, -1.0, 3.0, -1.0, 0.0, 3.0, 0.0, 2.0, 3.0, -1.0, -1.0, 1.0, 3.0, 2.0, -2.0, 2.0, -2.0, 2.0, 1.0, 3.0, 0.0, 1.0, 0.0, 1.0, -2.0, 1.0, -2.0, 0.0, -2.0, 3.0, -3.0, 2.0, 0.0, 0.0, 0.0, -2.0, 2.0, 0.0, 0.0, 2.0, 1.0, 2.0, 1.0, -2.0, 2.0, 0.0, 3.0, 3.0, -2.0, 0.0, -3.0], [3.0, -2.0, 2.0, -2.0, 3.0, 0.0, 0.0, -1.0, -3.0, 1.0, 0.0, -2.0, 2.0, 3.0, -1.0, 0.0, 1.0, -1.0, 1.0, 3.0, 3.0, 1.0, 0.0, 2.0, 2.0, -1.0, 2.0, 2.0, -3.0, -3.0, -2.0, 3.0, 0.0, 0.0, 3.0, 1.0, 2.0, 0.0, 3.0, 1.0, -3.0, -3.0, 2.0, 3.0, 1.0, 0.0, 1.0, 2.0, 2.0, 1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 3.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 2.0, -1.0, 1.0, 2.0, -3.0, 0.0, 1.0, -3.0, 1.0, -2.0, 3.0, 1.0, -3.0, -3.0, -1.0, 1.0, -1.0, -1.0, 3.0, -3.0, -2.0, -3.0, 1.0, 1.0, 1.0, 3.0, 3.0, 0.0, 2.0, -2.0, -1.0, -2.0, 2.0, 1.0, 1.0, 3.0, 0.0, 2.0, 0.0, 3.0, 3.0, 0.0, -1.0, 2.0, 1.0, 1.0, -2.0, 3.0, 3.0, 3.0, 0.0, -2.0, 2.0, 3.0, -1.0, 1.0, 2.0, -1.0, -3.0, 3.0, 2.0, 3.0, 0.0, 3.0, 3.0, -1.0, -2.0, 3.0, -3.0], [-1.0, -3.0, 2.0, -2.0, -1.0, 2.0, -2.0, -1.0, -3.0, -2.0, -1.0, 3.0, -1.0, -3.0, -1.0, -1.0, 1.0, 0.0, -3.0, -1.0, 0.0, -1.0, 1.0, 3.0, 0.0, 0.0, -1.0, 2.0, -1.0, 0.0, 2.0, 2.0, -3.0, 1.0, 2.0, 3.0, -1.0, 2.0, -2.0, -3.0, 2.0, 3.0, 3.0, -2.0, 0.0, -2.0, -2.0, 1.0, -1.0, -3.0, 0.0, -3.0, -2.0, 2.0, -3.0, 1.0, 1.0, 2.0, -3.0, 3.0, 2.0, 0.0, -3.0, 2.0, -2.0, 3.0, 3.0, -3.0, -1.0, 2.0, 0.0, -1.0, 2.0, 1.0, 2.0, -1.0, 0.0, 3.0, -1.0, 2.0, -3.0, 2.0, -1.0, 1.0, -2.0, -1.0, 2.0, -3.0, 0.0, 0.0, 2.0, -2.0, -3.0, 2.0, -3.0, 3.0, 0.0, -2.0, 1.0, 1.0, 0.0, -2.0, -1.0, 0.0, -2.0, -1.0, 3.0, 2.0, -3.0, -3.0, 0.0, 0.0, 0.0, -2.0, 0.0, 1.0, -1.0, -2.0, -2.0, 1.0, 3.0, 1.0, 3.0, 2.0, -3.0, 3.0, 2.0, 3.0, 2.0, 0.0, -3.0]]> : tensor<3x131xf32> : tensor<3x131xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x131xf32>) -> tensor<3xf32>
  check.eq %1, dense<3.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_tall() {
  %x0 = check.input dense<[[-2.0, -1.0, 1.0], [-1.0, 2.0, 2.0], [3.0, 0.0, -3.0], [-3.0, 0.0, 2.0], [2.0, -2.0, 0.0], [-3.0, -2.0, -3.0], [3.0, -3.0, -3.0], [-3.0, -2.0, -1.0], [-2.0, 1.0, 3.0], [-1.0, -1.0, -2.0], [-1.0, -1.0, 0.0], [3.0, 2.0, 1.0], [1.0, 2.0, 2.0], [3.0, -1.0, 0.0], [1.0, 1.0, 2.0], [0.0, -2.0, -2.0], [0.0, 3.0, 3.0], [-1.0, -1.0, 1.0], [3.0, -3.0, 2.0], [2.0, -3.0, 1.0], [3.0, 2.0, 1.0], [-2.0, -3.0, -3.0], [-3.0, 1.0, -2.0], [-3.0, 2.0, 2.0], [-1.0, 0.0, 0.0], [1.0, 0.0, -2.0], [3.0, 2.0, 1.0], [-1.0, 1.0, -3.0], [2.0, -1.0, -3.0], [3.0, -3.0, 2.0], [-3.0, 3.0, 3.0], [2.0, 0.0, 2.0], [-3.0, 3.0, -2.0], [-2.0, -3.0, 0.0], [-1.0, 3.0, -3.0], [-2.0, 2.0, 0.0], [-2.0, 1.0, -1.0], [-2.0, -3.0, 1.0], [-1.0, -3.0, 3.0], [-3.0, -1.0, 3.0], [-2.0, 3.0, -2.0], [-2.0, 2.0, -1.0], [3.0, 1.0, 2.0], [-2.0, 1.0, 1.0], [-2.0, -3.0, -1.0], [1.0, 0.0, -1.0], [-2.0, -3.0, 0.0], [0.0, 1.0, -3.0], [0.0, 2.0, -1.0], [1.0, 2.0, -2.0], [-1.0, 2.0, -1.0], [1.0, 1.0, 1.0], [2.0, -2.0, -2.0], [-2.0, 1.0, 1.0], [0.0, -3.0, 2.0], [3.0, -2.0, 1.0], [-2.0, -2.0, 2.0], [1.0, 2.0, 3.0], [-3.0, 3.0, 0.0], [-2.0, -1.0, 0.0], [0.0, -2.0, -2.0], [3.0, -3.0, 3.0], [-1.0, -1.0, -2.0], [1.0, -1.0, 3.0], [-3.0, 1.0, -1.0], [-1.0, -2.0, 3.0], [2.0, -2.0, 3.0], [-2.0, 2.0, 3.0], [-2.0, 2.0, 3.0], [-1.0, 3.0, 3.0], [3.0, 2.0, 3.0], [0.0, 0.0, -3.0], [-3.0, 3.0, 0.0], [3.0, -3.0, -1.0], [1.0, 0.0, -3.0], [-1.0, 3.0, 2.0], [-3.0, 0.0, 1.0], [0.0, -1.0, 2.0], [-1.0, -2.0, -1.0], [-3.0, 2.0, 3.0], [-1.0, 2.0, 1.0], [2.0, 0.0, 1.0], [-3.0, 2.0, 3.0], [-2.0, 0.0, 1.0], [3.0, 3.0, -3.0], [0.0, -3.0, -1.0], [-1.0, 3.0, 1.0], [-3.0, -3.0, -2.0], [-2.0, 2.0, -3.0], [3.0, 2.0, -2.0], [-3.0, -2.0, 3.0], [0.0, 3.0, 0.0], [-1.0, -2.0, 3.0], [-3.0, -1.0, -1.0], [-3.0, 0.0, 3.0], [-3.0, -1.0, 1.0], [-2.0, -1.0, 2.0], [-2.0, 0.0, 1.0], [3.0, 3.0, -3.0], [-2.0, 0.0, 3.0], [1.0, -2.0, -1.0], [2.0, 0.0, 1.0], [0.0, 0.0, 2.0], [0.0, 3.0, -1.0], [1.0, 1.0, 0.0], [3.0, -3.0, 3.0], [0.0, -1.0, 1.0], [1.0, 2.0, -1.0], [3.0, 3.0, 2.0], [1.0, -2.0, 1.0], [-3.0, -2.0, -2.0], [3.0, 0.0, 2.0], [-3.0, -1.0, 3.0], [-2.0, -1.0, -2.0], [3.0, 0.0, 0.0], [-2.0, 1.0, 3.0], [-3.0, -3.0, 1.0], [-2.0, 2.0, -2.0], [3.0, 3.0, 0.0], [-1.0, 3.0, 1.0], [0.0, 0.0, -1.0], [2.0, 1.0, 1.0], [2.0, -1.0, 2.0], [-1.0, -2.0, 3.0], [1.0, 0.0, 0.0], [-1.0, 0.0, -3.0], [1.0, -2.0, 1.0], [-3.0, 0.0, 2.0], [-1.0, 3.0, 1.0], [3.0, 3.0, 0.0], [-3.0, -1.0, 1.0]]> : tensor<131x3xf32> : tensor<131x3xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0>} : (tensor<131x3xf32>) -> tensor<3xf32>
  check.eq %1, dense<3.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_spatial() {
  %x0 = check.input dense<[[[[-1.0, -1.0, 3.0, -3.0, 2.0, -2.0, 1.0], [-3.0, 1.0, 0.0, -1.0, 2.0, -3.0, -2.0], [2.0, -1.0, -3.0, -2.0, -2.0, -3.0, 0.0], [2.0, -1.0, 3.0, 2.0, 2.0, 0.0, 2.0], [-3.0, 1.0, 2.0, -1.0, 3.0, 3.0, -3.0], [-2.0, -2.0, 2.0, -2.0, -2.0, -3.0, 1.0], [2.0, 1.0, -1.0, -1.0, -3.0, 3.0, 2.0]], [[3.0, 1.0, 1.0, -1.0, -3.0, 3.0, 3.0], [1.0, -2.0, 1.0, 3.0, -3.0, 0.0, 3.0], [3.0, -1.0, 0.0, -1.0, -1.0, -3.0, 3.0], [0.0, 0.0, 3.0, 1.0, 2.0, 2.0, -3.0], [-1.0, 3.0, 1.0, -3.0, 1.0, 0.0, 2.0], [-1.0, 3.0, -2.0, 3.0, 0.0, 2.0, -2.0], [1.0, 3.0, 0.0, -1.0, 3.0, 3.0, -1.0]], [[2.0, 3.0, 1.0, 0.0, 3.0, -2.0, 0.0], [2.0, -1.0, 0.0, 1.0, 1.0, 3.0, -2.0], [1.0, -3.0, 1.0, 0.0, 2.0, 2.0, 2.0], [2.0, -1.0, -3.0, -2.0, 2.0, 1.0, -3.0], [1.0, 1.0, 1.0, -2.0, 0.0, 3.0, 1.0], [-3.0, -3.0, -3.0, -1.0, 1.0, 3.0, -1.0], [-2.0, 0.0, 2.0, -1.0, -1.0, -2.0, 2.0]]], [[[0.0, 2.0, 2.0, 0.0, 2.0, -3.0, -3.0], [2.0, -2.0, -1.0, -2.0, 3.0, -2.0, 3.0], [-2.0, -1.0, -1.0, 1.0, 1.0, 2.0, 2.0], [0.0, 1.0, 0.0, -1.0, -3.0, 1.0, -3.0], [0.0, 2.0, 1.0, -2.0, -2.0, -1.0, -3.0], [-3.0, -2.0, 0.0, -1.0, -2.0, 3.0, 3.0], [-2.0, -3.0, 0.0, 1.0, 0.0, -3.0, -3.0]], [[2.0, 2.0, 0.0, 2.0, -1.0, -3.0, 3.0], [-3.0, 3.0, 3.0, -3.0, -1.0, 0.0, -2.0], [0.0, 3.0, 1.0, 3.0, -2.0, 1.0, -3.0], [-2.0, 0.0, 3.0, -2.0, -2.0, -3.0, 1.0], [-1.0, 1.0, 0.0, -2.0, -1.0, -1.0, 3.0], [-2.0, -3.0, 1.0, 3.0, -2.0, -2.0, -3.0], [3.0, -1.0, 3.0, 2.0, -3.0, -3.0, -3.0]], [[-3.0, -2.0, 2.0, -3.0, 0.0, 3.0, 3.0], [0.0, -3.0, 0.0, -2.0, -1.0, 3.0, 0.0], [0.0, 1.0, 1.0, 1.0, 3.0, -3.0, 1.0], [-2.0, 0.0, -3.0, -2.0, -2.0, -1.0, -3.0], [2.0, -3.0, 3.0, 2.0, 3.0, 3.0, -1.0], [-1.0, 2.0, -3.0, -1.0, 0.0, -3.0, -2.0], [-1.0, 2.0, 2.0, -3.0, 2.0, -3.0, -1.0]]]]> : tensor<2x3x7x7xf32> : tensor<2x3x7x7xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 2, 3>, keepdims = true} : (tensor<2x3x7x7xf32>) -> tensor<2x3x1x1xf32>
  check.eq %1, dense<3.0> : tensor<2x3x1x1xf32> : tensor<2x3x1x1xf32>
  return
}

func.func @test_whole_u8() {
  %x0 = check.input dense<[[0, 1, 1, 0, 2, 1, 1, 2, 1, 1, 2, 1, 3, 2, 1, 1, 3], [0, 2, 0, 3, 2, 1, 3, 1, 0, 3, 3, 3, 0, 3, 1, 3, 0], [1, 1, 3, 1, 3, 1, 0, 0, 2, 0, 1, 3, 2, 3, 3, 3, 3]]> : tensor<3x17xui8> : tensor<3x17xui8>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xui8>) -> tensor<3xui8>
  check.eq %1, dense<3> : tensor<3xui8> : tensor<3xui8>
  return
}

func.func @test_bounds_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255], [255, 254, 100, 8, 7, 3, 2, 1, 0]]> : tensor<2x9xui8> : tensor<2x9xui8>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x9xui8>) -> tensor<2xui8>
  check.eq %1, dense<255> : tensor<2xui8> : tensor<2xui8>
  return
}

func.func @test_whole_i8() {
  %x0 = check.input dense<[[-1, 1, 1, 3, 0, -3, -2, 3, 3, -3, 0, -1, 2, 0, 2, 0, 1], [-1, -3, 2, -2, -2, 3, -2, -3, 2, 0, -1, 3, -2, 3, -3, -1, 2], [1, 0, 1, 0, -2, 2, 0, -2, 0, -1, 1, 2, -2, 2, -2, 1, -1]]> : tensor<3x17xi8> : tensor<3x17xi8>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xi8>) -> tensor<3xi8>
  check.eq %1, dense<[3, 3, 2]> : tensor<3xi8> : tensor<3xi8>
  return
}

func.func @test_bounds_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127], [127, 126, 100, 8, 3, 2, 1, 0, -1, -2, -7, -127, -128]]> : tensor<2x13xi8> : tensor<2x13xi8>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x13xi8>) -> tensor<2xi8>
  check.eq %1, dense<127> : tensor<2xi8> : tensor<2xi8>
  return
}

func.func @test_whole_i16() {
  %x0 = check.input dense<[[2, 3, 0, 3, -1, -3, -2, 0, -2, -3, 2, -2, 2, -1, 0, 0, -3], [-1, 3, -2, 0, -3, 2, -2, 3, 0, -1, -2, 3, 2, -3, -2, 3, 0], [3, 3, 3, 3, 2, -1, 2, 3, 2, 0, 2, -1, -2, -2, -1, -2, 0]]> : tensor<3x17xi16> : tensor<3x17xi16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xi16>) -> tensor<3xi16>
  check.eq %1, dense<3> : tensor<3xi16> : tensor<3xi16>
  return
}

func.func @test_bounds_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767], [32767, 32766, 100, 8, 3, 2, 1, 0, -1, -2, -7, -32767, -32768]]> : tensor<2x13xi16> : tensor<2x13xi16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x13xi16>) -> tensor<2xi16>
  check.eq %1, dense<32767> : tensor<2xi16> : tensor<2xi16>
  return
}

func.func @test_whole_i32() {
  %x0 = check.input dense<[[0, 1, 2, 2, 1, -3, -2, -1, 1, 1, 3, 3, 0, -1, -2, 2, -3], [1, -3, 1, 0, -1, 1, -3, -2, 2, 0, -2, 1, 0, -2, 0, -1, 1], [-3, 2, 2, -1, -2, 1, -1, 1, 3, 2, -2, 3, 3, 1, 2, 3, 0]]> : tensor<3x17xi32> : tensor<3x17xi32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xi32>) -> tensor<3xi32>
  check.eq %1, dense<[3, 2, 3]> : tensor<3xi32> : tensor<3xi32>
  return
}

func.func @test_bounds_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647], [2147483647, 2147483646, 100, 8, 3, 2, 1, 0, -1, -2, -7, -2147483647, -2147483648]]> : tensor<2x13xi32> : tensor<2x13xi32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x13xi32>) -> tensor<2xi32>
  check.eq %1, dense<2147483647> : tensor<2xi32> : tensor<2xi32>
  return
}

func.func @test_whole_i64() {
  %x0 = check.input dense<[[0, 2, 2, 2, 2, -3, 0, 1, 3, -3, 1, 1, 1, -2, 3, -2, -3], [-1, -2, 1, 0, 1, -3, -2, -2, -2, -2, -3, 3, 0, 1, 0, -1, -1], [0, 2, 1, 0, 1, 2, 1, -2, 3, -2, -3, -2, 3, -1, 1, 1, 2]]> : tensor<3x17xi64> : tensor<3x17xi64>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xi64>) -> tensor<3xi64>
  check.eq %1, dense<3> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_bounds_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807], [9223372036854775807, 9223372036854775806, 100, 8, 3, 2, 1, 0, -1, -2, -7, -9223372036854775807, -9223372036854775808]]> : tensor<2x13xi64> : tensor<2x13xi64>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x13xi64>) -> tensor<2xi64>
  check.eq %1, dense<9223372036854775807> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_whole_f16() {
  %x0 = check.input dense<[[-1.0, 1.0, 3.0, 2.0, 0.0, 1.0, 2.0, 2.0, -1.0, -2.0, -3.0, -3.0, 1.0, 0.0, -2.0, -2.0, 3.0], [-2.0, 2.0, 2.0, -2.0, -1.0, -2.0, 1.0, 3.0, -3.0, 1.0, -2.0, 2.0, -2.0, 0.0, -2.0, 3.0, -1.0], [2.0, 2.0, 0.0, 3.0, 2.0, -3.0, 0.0, 0.0, -3.0, 1.0, 2.0, 0.0, 0.0, 0.0, -1.0, -1.0, 3.0]]> : tensor<3x17xf16> : tensor<3x17xf16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xf16>) -> tensor<3xf16>
  check.eq %1, dense<3.0> : tensor<3xf16> : tensor<3xf16>
  return
}

func.func @test_random_f16() {
  %x0 = check.input dense<[[0x39EE, 0xBC08, 0x3CC3, 0xA43E, 0xBDD9, 0x2ADC, 0xA449, 0x3DF6, 0xC1BA, 0xA1B5, 0xBC42, 0xB2D0, 0xB576, 0x3BBD, 0xBB59, 0x3907, 0x3ED7, 0xBDA9, 0x3D69, 0x3701, 0xB9CB, 0x35BC, 0x3EE7, 0x3F24, 0xBAE2, 0xBCEA, 0x9D8E, 0x32DC, 0x3FD7, 0x3D58, 0.046875, 0x3084, 0xB4E9], [0xBC75, 0xBC49, 0xA79A, 0x3DB3, 0x3734, 0x3D8B, 0xB8EC, 0xBEBA, 0xBAF1, 0x3C14, 0xBAD2, 0xBB24, 0x3C3B, 0xBC97, 0xC0EB, 0xBF9A, 0xBDA7, 0xBE09, 0xB9DF, 0x3F7A, 0x3D9B, 0x3D0A, 0xB1B9, 0x2B70, 0xB58F, 0x3E7B, 0xB89C, 0xBC99, -0.53125, 0xB4C0, 0x363A, 0xACD4, 0x3C85], [0xBAD6, 0xBD5C, 0xB681, 0x369A, 0xBD04, 0xBBB7, 0x3A22, 0xB8A7, 0x31F0, 0xB3FF, 0x3BEA, 0xB8C2, -1.71875, 0x3592, 0xAB04, 0x38C4, 0xB9B2, 0x3E22, 0xBA69, 0x3A10, 0x3AEB, 0x3856, 0xB953, 0xBFB8, 0x255B, 0x3954, 0x9EDE, 0x3505, 0xBDCE, 1.171875, 0x3619, 0x3EDA, 0x381B], [0x2F44, 0xB95D, 0x3A1B, -2.1875, 0xB1BD, 0x2EE8, 0xBB3A, 0xB03F, 0x393C, 0xB3B5, 0xAD08, 0x37FB, 0xB2C1, 2.765625, 0x3FBC, 0xB461, 0xB195, 0xB44E, 0xBC2D, 0xBD86, 0xB988, 0xAA28, 0x377E, 0x3E19, 0x3442, 0xBC54, 0xB27B, 0xC003, 0x3434, 1.28125, 0x3C13, 0xB1E4, -1.09375], [0x3C14, 0x3E04, 0xBA82, 0x3DED, 0xB017, 0x3E6F, 0x3C83, 0xC13B, -0.5, 0xA63A, 0xBE87, 0x14EF, 0x34C7, 0xB5E5, 0x3B55, 0x3890, 0x3D62, 0x33A8, 0xBE41, 0x3A66, 0x3D27, 0x3118, 0x3454, 0xA5D9, 0x3913, 0x30E4, 0x3B46, 0xBC53, 0xB434, 0x40EF, 0x3F83, 0xB97E, 0.953125]]> : tensor<5x33xf16> : tensor<5x33xf16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<5x33xf16>) -> tensor<5xf16>
  check.eq %1, dense<[0x3FD7, 0x3F7A, 0x3EDA, 2.765625, 0x40EF]> : tensor<5xf16> : tensor<5xf16>
  return
}

func.func @test_infinities_f16() {
  %x0 = check.input dense<[[1.0, 0x7C00, 2.0], [0xFC00, 1.0, 2.0], [0x7C00, 0xFC00, 1.0], [0x7E00, 1.0, 2.0], [1.0, 2.0, 0x7E00], [0x7E00, 0x7C00, 0.0]]> : tensor<6x3xf16> : tensor<6x3xf16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<6x3xf16>) -> tensor<6xf16>
  check.eq %1, dense<[0x7C00, 2.0, 0x7C00, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16> : tensor<6xf16>
  return
}

func.func @test_whole_bf16() {
  %x0 = check.input dense<[[1.0, 2.0, -2.0, -3.0, 1.0, -2.0, 2.0, -3.0, 3.0, 0.0, -2.0, 2.0, -3.0, 1.0, 3.0, -1.0, 0.0], [1.0, 2.0, 1.0, 2.0, -2.0, 0.0, 2.0, 2.0, -3.0, 2.0, 1.0, -3.0, -3.0, -2.0, 1.0, 1.0, -2.0], [-1.0, 2.0, -3.0, 0.0, -2.0, 3.0, -3.0, 1.0, -1.0, -2.0, 3.0, 1.0, -2.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<3x17xbf16> : tensor<3x17xbf16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xbf16>) -> tensor<3xbf16>
  check.eq %1, dense<[3.0, 2.0, 3.0]> : tensor<3xbf16> : tensor<3xbf16>
  return
}

func.func @test_random_bf16() {
  %x0 = check.input dense<[[0xBF7F, 0xBF74, 0xBCC8, 0x3D6E, 0x3FAF, 0x3F3F, 2.28125, 0xBF62, 0xBFC1, 0xBF2C, 1.25, 1.140625, 0xBFEB, 0xBF16, -1.0, 0xBF99, 0xBF87, 0xBF5A, 0x3DD1, 0x3F2D, 0x3C29, 0xBFA7, 0.796875, 0x3E8B, 0xBF32, 0xBF2C, 0xBD7B, 0xBF17, 0xBFC7, 0xBDB6, 0xBF27, 0x3FF3, -1.15625], [0xBFC7, 0x3EA9, 0xBF2E, 0xBF5D, 0xBF23, 0x3F93, 0.703125, 0xBFAB, 0xBEBE, 0.5, 0.65625, 0x3EE7, 0x3F9D, 0x3FD3, 0.9375, 0xBF41, 0xBED4, 0x3F9F, 0xBF57, 1.015625, 0x3EDE, 0xBFE5, 0x3E0E, 0xBF01, -0.125, 0.90625, 0x3EE9, 1.71875, -1.65625, 0xBF1B, 0x3F63, 0xBF43, 0xBFE9], [0x3FA9, 0xBCEC, 0xBFB1, 0xBD16, 0x3EC3, 0x3FD5, 0xBFA3, 0x3EEE, 0xBECE, 0xBF7F, 0x3F56, 0x3E82, 0xBD89, 0x3CB1, 0x3CD5, 0xBEA5, 0xBF5F, 0x3F69, 0xBE0C, 2.09375, 1.09375, -1.46875, 0x3F3A, 0x3E9D, 0xBF41, 0x3E71, 1.953125, 0xBF7B, 0x3F1A, 0xBF95, 0xBE44, 0x3D95, -1.34375], [0xBFC7, 0xBED6, 0xBF8A, 0xBE9B, 0xBEF2, 0xBFA6, 0xBFD3, 0x3F4D, 0xBF4E, 0x3F93, 1.359375, 1.28125, 0.859375, 0x3FB3, 0xBEBF, 0x3F53, 0xBD15, 0x3F4F, 0xBF17, -2.0625, 0.640625, 1.296875, 0x3FB3, 0xBEC5, 0xBF3E, 0x3E91, 0x3EE6, 1.546875, 0x3E9A, 0xBE4E, 0xBDBB, 0xBFA5, 0x3F6B], [0x3D2A, 0x3F33, 0x3E02, 0x3D89, 0xBF02, 0xBFF5, 0x3FAD, 0xBECD, 0x3E55, 0x3FD9, 0x3FB3, 1.6875, 0xBF9A, -1.0, 0xBEAE, 0x3D9A, 1.171875, 0x3EAA, 0xBF1C, 0xBF7D, 0x3D22, 0x3EC1, 0.84375, 0x3EBA, 0xBE89, 0xBF14, 0x3F7D, 0xBE21, 0x3E58, 0x3E18, 0.53125, -1.71875, 0xBF6C]]> : tensor<5x33xbf16> : tensor<5x33xbf16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<5x33xbf16>) -> tensor<5xbf16>
  check.eq %1, dense<[2.28125, 1.71875, 2.09375, 1.546875, 0x3FD9]> : tensor<5xbf16> : tensor<5xbf16>
  return
}

func.func @test_infinities_bf16() {
  %x0 = check.input dense<[[1.0, 0x7F80, 2.0], [0xFF80, 1.0, 2.0], [0x7F80, 0xFF80, 1.0], [0x7FC0, 1.0, 2.0], [1.0, 2.0, 0x7FC0], [0x7FC0, 0x7F80, 0.0]]> : tensor<6x3xbf16> : tensor<6x3xbf16>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<6x3xbf16>) -> tensor<6xbf16>
  check.eq %1, dense<[0x7F80, 2.0, 0x7F80, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<6xbf16> : tensor<6xbf16>
  return
}

func.func @test_whole_f32() {
  %x0 = check.input dense<[[-3.0, -2.0, 0.0, -1.0, -2.0, 2.0, 0.0, 3.0, 2.0, 1.0, 0.0, 0.0, 3.0, 3.0, 3.0, 1.0, -2.0], [0.0, -1.0, 2.0, -2.0, -1.0, -2.0, 2.0, -2.0, -3.0, 0.0, -3.0, -1.0, -2.0, 0.0, 1.0, -2.0, 0.0], [-1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 2.0, -1.0, 1.0, -3.0, 0.0, -2.0, 0.0, 0.0, -2.0, 0.0, -3.0]]> : tensor<3x17xf32> : tensor<3x17xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xf32>) -> tensor<3xf32>
  check.eq %1, dense<[3.0, 2.0, 2.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_random_f32() {
  %x0 = check.input dense<[[0x3E212437, 0xBE8BB2E7, 0x3F0EECB5, 0x3F579A91, 0x40039EFE, 0xBE51D5BA, 0x3F8EB995, 0x40062281, 0xBF47379B, 0xBFF03EEF, 0x3E53035B, 0x3EB55CD6, 0xBEB556F0, 0xBEE14B2C, 0xBEE2EE8F, 0xBF2BB8D2, 0xBE846E32, 0x3EB4759E, 0xBF8CCC4C, 0xBE100538, 0x3EB17DA9, 0x3F2BCF27, 0xBF9A5332, 0x3EF25AFA, 0x3F040454, 0xBE8BF969, 0xBE1B08C1, 0x3F95608B, 0xBF9769D2, 0x3D9C8816, 0xBFB76A46, 0x3E8829B7, 0x3EF092E1], [0x3F8C433A, 0xBE82637B, 0xBD63D75F, 0xBDC6CF25, 0xBEEC86CA, 0x3F21DB98, 0xBED4B62C, 0xBCB02B34, 0x3F599A32, 0x3E84B7C7, 0xBFBB0488, 0xBEF9E5CB, 0x3EE92AF7, 0x3F86FF2D, 0xBE37D3CF, 0xBF9C924D, 0x3FBA6F17, 0xBEE6AB2C, 0xBFD1FABC, 0x3EDAFA22, 0x3E8207F3, 0x3DDF1CF0, 0x3F306EBE, 0xBF7C03E0, 0xBF16E416, 0x3BF1CF00, 0xBFA240B6, 0x3FE55F6C, 0x3EB7D7D9, 0xBFF42821, 0xBF4548DF, 0x3FF046AA, 0xBE6CCEA4], [0xBEB4550F, 0x3F25299F, 0xBDEC5882, 0xBF8D4F04, 0xC00A2C44, 0xBFD4A177, 0x3F4E9A33, 0x3E721E3D, 0xBEA70FDD, 0xBF1BF982, 0x40095A1F, 0xBF8B9EB6, 0x3D9901EA, 0x3D5720F1, 0x3ED94266, 0x3D86A942, 0x3E9C4592, 0xBF6B1301, 0xBDB81535, 0x3D77B1C2, 0x3D11FE88, 0xBE5CD77F, 0xBF172F5D, 0x3F06A766, 0xBF54C0F0, 0xBF6F9A9C, 0xBF606D5A, 0x3EA68BCF, 0x3FF3E38F, 0x3FD1392D, 0x3E8818BF, 0x3D82737B, 0x3FA3ADAB], [0xBFE1C526, 0x3F157240, 0x3E7F2363, 0xBE417C4A, 0xBFBD55F4, 0xBDA23664, 0x3FB7524D, 0x40197A1D, 0xBF82590E, 0xBE96E916, 0x3F54D2AA, 0xBEDAD4C5, 0xBF7E54F4, 0xBD9FAB11, 0xBFBB66DC, 0xBF47C4E2, 0xBF218B78, 0xBF4D4FE2, 0x3EEE0323, 0xBE743801, 0xBFB5A73F, 0xC04475D6, 0xBF8B8816, 0xBCA5B997, 0xBE8ACE66, 0xBF762778, 0xBFDF4050, 0x3FEF6E8E, 0xBF270E8D, 0x3D2490FF, 0xBE9C6090, 0x3DA53044, 0xBFB1C39A], [0x4015BB90, 0xBEAB61AB, 0x3E993A59, 0x3EFA1AD1, 0x3F78B3BF, 0xBEF528FE, 0xBF9E8C30, 0x3EB2A07A, 0x3F2CEE5F, 0x3EFD9B56, 0x3F75DF45, 0x3ED1558E, 0x3EA45A27, 0xBFC5041C, 0x3EA442A8, 0x3F964398, 0xBF6837B6, 0x3F22A36C, 0xBED826E8, 0x3F6EDABE, 0x3FBF8378, 0xBF4A87DA, 0x3F7A2EBD, 0xBE4CD5FC, 0xBEA694CE, 0xBEF92575, 0xBFC9477F, 0xBF45A013, 0x3FBEE9EF, 0xBF9D14DB, 0xBE2CE94C, 0xBF90332A, 0x3F987646]]> : tensor<5x33xf32> : tensor<5x33xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<5x33xf32>) -> tensor<5xf32>
  check.eq %1, dense<[0x40062281, 0x3FF046AA, 0x40095A1F, 0x40197A1D, 0x4015BB90]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_infinities_f32() {
  %x0 = check.input dense<[[1.0, 0x7F800000, 2.0], [0xFF800000, 1.0, 2.0], [0x7F800000, 0xFF800000, 1.0], [0x7FC00000, 1.0, 2.0], [1.0, 2.0, 0x7FC00000], [0x7FC00000, 0x7F800000, 0.0]]> : tensor<6x3xf32> : tensor<6x3xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<6x3xf32>) -> tensor<6xf32>
  check.eq %1, dense<[0x7F800000, 2.0, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> : tensor<6xf32>
  return
}

func.func @test_whole_f64() {
  %x0 = check.input dense<[[-2.0, -2.0, -1.0, -1.0, 1.0, -1.0, 0.0, -2.0, 0.0, 3.0, 0.0, -3.0, -1.0, 2.0, 2.0, -2.0, -2.0], [1.0, -3.0, -2.0, 0.0, 0.0, 3.0, 2.0, 2.0, -1.0, -1.0, 3.0, 0.0, 2.0, 1.0, 0.0, 3.0, 1.0], [2.0, -1.0, -1.0, -1.0, 0.0, 2.0, 2.0, -2.0, -3.0, -1.0, 1.0, 0.0, 3.0, 0.0, 0.0, -3.0, -3.0]]> : tensor<3x17xf64> : tensor<3x17xf64>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<3x17xf64>) -> tensor<3xf64>
  check.eq %1, dense<3.0> : tensor<3xf64> : tensor<3xf64>
  return
}

func.func @test_random_f64() {
  %x0 = check.input dense<[[0xBFB12BFDE2BB5F81, 0x3FA842C2854B4B13, 0xBFF3B83A087CE6A2, 0xBFD231F0E40E4259, 0xBFCE538A473F5293, 0x3FD7F2D42447E023, 0xBFDAFE8A4C1C281E, 0xC001A06C3986D81F, 0xBFF9185C6A91278E, 0xBFE883DADCAE6692, 0xBFDFD13E08691026, 0xBFFB9F7F8F4BCF39, 0xBFF9EC1CE9F3FACA, 0x3FF505D92EC457A4, 0xBFF6C990820F9285, 0x3FF6E1BD8A45DC8A, 0x3FE99D3625C5373E, 0xBFFD28053BC20EB1, 0xBFE6F8F6DF8F1098, 0xBFFBE4652FE7AB82, 0x3FEC2D99C529A29D, 0x3FC27D67627465FA, 0x3FD02728D390F885, 0x3FE0E6581CE67B20, 0x3FE8572FD4830773, 0xBFF552BCF6B9FA42, 0xBFE5FD7EB3DF390B, 0xBFD715BED412266A, 0x3FD4128FFD54FF3B, 0xBFE74212B7E0A776, 0x4005AD5BB7989725, 0x3FAE8BE49355D52C, 0x3FE1B4A93B2F412C], [0x3FD6C8CB88C4EE16, 0x3FD55D9E0DF3CAFE, 0xBFE9D218ED6361FC, 0x3FE463D62C7D4279, 0x3FE6D73A20A212AD, 0xBFF61EF32C2C0281, 0x3FD9893161106C4A, 0x3FE0CDD4DFB918B3, 0x3FA6B2B0A630203C, 0xBFE845658CD7369E, 0x3FEACFF018453E77, 0xBFF033A77E123ED8, 0x3FD284572218560A, 0xBFE5A155B81CCF60, 0xBFEE26C734435D02, 0xBFF9459A333C671A, 0xBFF8B65A5464D738, 0x3FB35B0E940B07B4, 0x3FDBA824B2A5726E, 0x3FEAE075897BE87E, 0x3FF44A5C7A1865C9, 0x3FD64CEE6910760F, 0x3FEF5D81B6898FDB, 0x3FEDA8CF6985CE3C, 0xBFFE5DF060468A15, 0x3FDA1C648FFB607E, 0x3FE1289C416C05B1, 0xBFD35D66810DACB2, 0xBFF56647B5B43B2C, 0xBFE872787B499E1E, 0x3FE44C9EC548CD0F, 0x3FE1455C7767B5DB, 0xC0019963C13D1A11], [0xBFE1F52E84A849CB, 0x3FC8D59BC68A3DFB, 0xBFD74D8DE6F0633B, 0x3FD89FE14BA59F5E, 0x3FF548A788DD40A4, 0x3FED1002189E8E01, 0x3F77F2A7C8EF7E38, 0x3FF1EE009029C3EB, 0x4004130203722281, 0xBFEBC139D0A16C2D, 0xBFD9C249B6127652, 0x3FE7C8A1DF51FE3E, 0xBFBBDFAD666D2186, 0xC0010956969704BD, 0x3FEC223402A3AB4D, 0xBFAB11BCAA3C7E03, 0x3FE6114BACE38585, 0xBFDFD8EB78958B9E, 0x3FFDC61F38A163B8, 0xBFD893BD116C3CEA, 0xBFE5632A6370CC02, 0x3FD78019D72637C9, 0x3FE1B60F946D9471, 0xC0004AB71BE80FBD, 0x3FFE4D1F509726E8, 0x3FDE247565F562E8, 0x3FE2327864F46A60, 0xBFE1410306EAFCDC, 0x3FCBED31F609FE79, 0xBFF3D2BB7028D355, 0xBFD887AC60B2914C, 0x3FEF726301DA3214, 0x40008A3E4D2466AC], [0xBFE22430712030C0, 0xBFDE230DF7C52885, 0x3FF17C90768BCEF3, 0xBFED6A60A601E3A4, 0xBFDE646C182E9B07, 0xBFE9A0923A7C833F, 0x3FE5303487DC90D4, 0x3FD06F9B11565B2D, 0x3FD83F7310B0FF3B, 0x3FD77602909D3C2C, 0x400061E1AF7AF8DB, 0xBFAB2A7E238820A8, 0xBFF92775097FBD36, 0x3FBB7669766AF8F8, 0x3FD3A9E00E0AA635, 0x3FE415DCB7563A12, 0x3FE0163B652C6256, 0xBFE581771F224D22, 0xBFFFF59916D1662E, 0x3FD35E27C41C340B, 0x3FFC648EC90A94D6, 0x3FFAC5DA11A1B65B, 0x3FC921F99F00131E, 0x3FD26718D9F577F9, 0x3FF5D64FAC04CB65, 0x3F8A393ADE2E8CAC, 0x3FE57D1A05D8C58F, 0xBFFFC2A326B803DE, 0xBFDBE05845C1236D, 0xBFC42B531B247404, 0xBFE1E5AC7A176496, 0x3FD02D2E93BC604C, 0x3FCD30E27338D79B], [0xBFE377293B8728C4, 0xBFD7642E43DE515D, 0x3FF617041A1C3D0F, 0xBFCBCAE02AA92599, 0x3FF8B664B1A62B09, 0x3FC2492F2BB7C4C3, 0x3FF101F62EB1D880, 0x3FEB1CFA8B34C247, 0x4004A1ECA7F71CCC, 0x3FEABB1B7137440C, 0x3FF2215C53544A73, 0x3FEF9B0CB579B691, 0x3FBAE8D03B9429FB, 0x3FD601D12FA934C8, 0x3FE135E56FC27B33, 0x3FC7D70DDD25436D, 0xBFF841D7DBFB4C59, 0xBFBEF3B4C0B47349, 0x3FF8AB54137447D2, 0x3FEB629D79009D83, 0xBFE08EE9BE3DDB8E, 0xBFF7F598FBB3FDBF, 0x3FDCCD63C6C8BCF7, 0xBF9FE3DE3623B280, 0x3FEAA4F78D8DD52D, 0x3FE0966E0F2D7AF8, 0x3FE31D779A1D1149, 0xBFF2D8E4B7502954, 0x3FF687E91833EC0A, 0x3FF55C1F0E65E1D0, 0xBFFD203FAB2E913C, 0xBFE18201CA96E071, 0xBFF7799B3E95CE84]]> : tensor<5x33xf64> : tensor<5x33xf64>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<5x33xf64>) -> tensor<5xf64>
  check.eq %1, dense<[0x4005AD5BB7989725, 0x3FF44A5C7A1865C9, 0x4004130203722281, 0x400061E1AF7AF8DB, 0x4004A1ECA7F71CCC]> : tensor<5xf64> : tensor<5xf64>
  return
}

func.func @test_infinities_f64() {
  %x0 = check.input dense<[[1.0, 0x7FF0000000000000, 2.0], [0xFFF0000000000000, 1.0, 2.0], [0x7FF0000000000000, 0xFFF0000000000000, 1.0], [0x7FF8000000000000, 1.0, 2.0], [1.0, 2.0, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF0000000000000, 0.0]]> : tensor<6x3xf64> : tensor<6x3xf64>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<6x3xf64>) -> tensor<6xf64>
  check.eq %1, dense<[0x7FF0000000000000, 2.0, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> : tensor<6xf64>
  return
}

func.func @test_zeros() {
  %x0 = check.input dense<[[0.0, -0.0, -0.0], [-0.0, -0.0, 0.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2xf32>
  check.eq %1, dense<0.0> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_all_infinite() {
  %x0 = check.input dense<0xFF800000> : tensor<2x19xf32> : tensor<2x19xf32>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>} : (tensor<2x19xf32>) -> tensor<2xf32>
  check.eq %1, dense<0xFF800000> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_symbolic_rows() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[2.0, -2.0, 3.0], [2.0, 1.0, -3.0], [-1.0, 1.0, -1.0], [2.0, -1.0, 1.0], [-3.0, 2.0, 3.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_max %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
  check.eq %1, dense<[[3.0], [2.0], [1.0], [2.0], [3.0]]> : tensor<5x1xf32> : tensor<?x1xf32, #dl.dims<[N, 1]>>
  return
}

func.func @test_symbolic_columns() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[2.0, -2.0, 3.0], [2.0, 1.0, -3.0], [-1.0, 1.0, -1.0], [2.0, -1.0, 1.0], [-3.0, 2.0, 3.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_max %x0 {axes = array<i64: 0>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<3xf32>
  check.eq %1, dense<[2.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  return
}
