// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_rows() {
  %x0 = check.input dense<[[0.0, -3.0, -3.0, 1.0, -1.0], [0.0, -3.0, 1.0, 0.0, 0.0], [-1.0, -2.0, 1.0, 2.0, -1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x5xf32>) -> tensor<3xf32>
  check.eq %1, dense<[-3.0, -3.0, -2.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[-1.0, -2.0, -2.0, 1.0, -3.0], [0.0, -1.0, 3.0, -2.0, -3.0], [-3.0, -3.0, -1.0, 0.0, -3.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0>} : (tensor<3x5xf32>) -> tensor<5xf32>
  check.eq %1, dense<[-3.0, -3.0, -2.0, -2.0, -3.0]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_columns_kept() {
  %x0 = check.input dense<[[-3.0, -2.0, 1.0, 0.0, 1.0], [2.0, 0.0, 3.0, -2.0, 2.0], [0.0, -2.0, 0.0, -2.0, 3.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<3x5xf32>) -> tensor<1x5xf32>
  check.eq %1, dense<[[-3.0, -2.0, 0.0, -2.0, 1.0]]> : tensor<1x5xf32> : tensor<1x5xf32>
  return
}

func.func @test_rows_kept() {
  %x0 = check.input dense<[[-1.0, -1.0, 0.0, 1.0, -2.0], [1.0, 0.0, 0.0, -2.0, 2.0], [2.0, 1.0, 3.0, 0.0, 3.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<3x5xf32>) -> tensor<3x1xf32>
  check.eq %1, dense<[[-2.0], [-2.0], [0.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  return
}

func.func @test_all() {
  %x0 = check.input dense<[[[-3.0, -2.0, 3.0, 0.0, 0.0], [0.0, 0.0, -1.0, 3.0, -3.0], [-2.0, -2.0, 2.0, -3.0, 0.0]], [[1.0, 0.0, -2.0, 3.0, 2.0], [-3.0, 2.0, 3.0, 0.0, 1.0], [-3.0, -1.0, 0.0, 2.0, -3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<f32>
  check.eq %1, dense<-3.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_all_kept() {
  %x0 = check.input dense<[[[-1.0, 3.0, 1.0, 3.0, -3.0], [1.0, 2.0, 3.0, -3.0, 2.0], [-1.0, -3.0, 3.0, 2.0, 3.0]], [[-3.0, -3.0, 3.0, -1.0, -1.0], [-2.0, -2.0, 3.0, -1.0, -3.0], [2.0, 3.0, -3.0, -1.0, 2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0, 1, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x1x1xf32>
  check.eq %1, dense<[[[-3.0]]]> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[2.0, -1.0, -3.0, 1.0, 3.0], [-3.0, -3.0, -2.0, -2.0, -3.0], [-1.0, 3.0, -3.0, -2.0, 2.0]], [[0.0, -2.0, -1.0, 2.0, 1.0], [2.0, -3.0, 0.0, 1.0, -1.0], [3.0, -2.0, 2.0, -3.0, -3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x3x5xf32>) -> tensor<2x5xf32>
  check.eq %1, dense<[[-3.0, -3.0, -3.0, -2.0, -3.0], [0.0, -3.0, -1.0, -3.0, -3.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  return
}

func.func @test_outer_and_inner() {
  %x0 = check.input dense<[[[0.0, 0.0, -1.0, -2.0, -1.0], [1.0, 1.0, 3.0, -3.0, 2.0], [3.0, 3.0, -3.0, -2.0, -1.0]], [[-3.0, 2.0, 1.0, 1.0, 0.0], [1.0, 2.0, -2.0, 3.0, -3.0], [-1.0, -2.0, -3.0, -1.0, 3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x3x1xf32>
  check.eq %1, dense<-3.0> : tensor<1x3x1xf32> : tensor<1x3x1xf32>
  return
}

func.func @test_none() {
  %x0 = check.input dense<[[-2.0, -3.0, -3.0], [3.0, 0.0, 1.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[-2.0, -3.0, -3.0], [3.0, 0.0, 1.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<-2.0> : tensor<f32> : tensor<f32>
  %1 = dl.reduce_min %x0 {axes = array<i64>} : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<-2.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[-1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1xf32>
  check.eq %1, dense<[-1.0]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<0x3xf32>) -> tensor<0xf32>
  check.eq %1, dense<> : tensor<0xf32> : tensor<0xf32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<3x0xf32> : tensor<3x0xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x0xf32>) -> tensor<3xf32>
  check.eq %1, dense<0x7F800000> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_empty_kept() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<0x3xf32>) -> tensor<1x3xf32>
  check.eq %1, dense<0x7F800000> : tensor<1x3xf32> : tensor<1x3xf32>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[0.0, 1.0, -3.0, 2.0, -2.0, -2.0, 2.0, -1.0, 1.0, -2.0, -3.0, -2.0, -1.0, -2.0, -2.0, -2.0, -2.0, 3.0, 1.0, -2.0, -2.0, 0.0, 2.0, 1.0, 2.0, 2.0, 0.0, 1.0, -1.0, 3.0, -1.0, 1.0, -3.0, 3.0, 2.0, 2.0, 1.0, -2.0, -3.0, 3.0, 2.0, 0.0, 1.0, -3.0, -3.0, 0.0, -1.0, 2.0, -2.0, 0.0, -1.0, 1.0, 2.0, 0.0, -1.0, 3.0, 0.0, 1.0, 1.0, 2.0, 0.0, -1.0, -3.0, -3.0, 0.0, 2.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -2.0, -1.0, 3.0, -1.0, 0.0, 1.0, 2.0, -3.0, 1.0, 0.0, 3.0, 1.0, 0.0, 0.0, -3.0, -1.0, 0.0, 1.0, 3.0, -3.0, 2.0, 2.0, 1.0, 3.0, -1.0, -3.0, -1.0, 3.0, 1.0, -2.0, 2.0, 0.0, -1.0, -2.0, 0.0, 0.0, 3.0, 3.0, 1.0, -2.0, 3.0, 3.0, -3.0, 1.0, -2.0, -1.0, -1.0, 0.0, 2.0, -1.0, 1.0, 3.0, -2.0, -2.0, 0.0, -3.0, -3.0, -3.0, -2.0], [0.0, -2.0, 0.0, 1.0, -2.0, 0.0, -2.0, -2.0, 3.0, -2.0, -3.0, 2.0, -2.0, -3.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -3.0, -2.0, -2.0, -2.0, 3.0, 0.0, -2.0, 1.0, -1.0, -3.0, -2.0, 1.0, -1.0, 1.0, -2.0, -2.0, 2.0, 3.0, -3.0, -3.0, 0.0, -2.0, 2.0, 1.0, -1.0, -3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -3.0, 0.0, -1.0, -3.0, -1.0, -1.0, -1.0, 3.0, 3.0, 3.0, 0.0, -3.0, 1.0, 2.0, -2.0, 2.0, -1.0, 0.0, 1.0, 2.0, -3.0, -1.0, -1.0, -1.0, 3.0, 2.0, 2.0, -2.0, 1.0, 0.0, -1.0, -2.0, -2.0, -2.0, -2.0, 0.0, 0.0, -2.0, -1.0, 0.0, 3.0, 0.0, 0.0, -2.0, -3.0, -3.0, 0.0, 3.0, 3.0, -2.0, 2.0, 2.0, 0.0, 2.0, -2.0, -3.0, 2.0, 2.0, 3.0, 0.0, 1.0, -1.0, -3.0, -2.0, -1.0, -3.0, 3.0, 1.0, 3.0, -2.0, -2.0, -2.0, 2.0, 1.0, -1.0, -1.0, 0.0, 2.0, -2.0], [1.0, -3.0, -2.0, -3.0, 1.0, 3.0, -2.0, 0.0, -1.0, 0.0, 2.0, 2.0, 3.0, 3.0, 2.0, -3.0, 2.0, -2.0, -3.0, 0.0, 2.0, -2.0, 1.0, -1.0, 1.0, -2.0, 3.0, -2.0, 0.0, 2.0, 1.0, 3.0, 0.0, 2.0, 2.0, 0.0, 3.0, 3.0, 3.0, -2.0, 0.0, -1.0, -2.0, 1.0, 1.0, 1.0, -2.0, 1.0, -3.0, -2.0, -3.0, 0.0, 0.0, 0.0, 3.0, -3.0, 1.0, 2.0, -3.0, -1.0, -1.0, 0.0, -2.0, 3.0, 0.0, 2.0, -2.0, 1.0, -1.0, 1.0, 0.0, 1.0, 1.0, -3.0, 1.0, -2.0, 3.0, 3.0, -2.0, 1.0, 3.0, 2.0, -2.0, 0.0, 3.0, 3.0, 1.0, 3.0, 3.0, 1.0, 0.0, 2.0, -2.0, -1.0, -1.0, -2.0, -3.0, 2.0, -2.0, -2.0, -2.0, 1.0, 2.0, -1.0, 3.0, -1.0, 3.0, 3.0, -2.0, -2.0, -2.0, 2.0, -3.0, 2.0, -1.0, 0.0, -2.0, -1.0, 0.0, 1.0, 3.0, -2.0, 0.0, -3.0, 1.0, 2.0, -1.0, 0.0, 3.0, 0.0, 1.0]]> : tensor<3x131xf32> : tensor<3x131xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x131xf32>) -> tensor<3xf32>
  check.eq %1, dense<-3.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_tall() {
  %x0 = check.input dense<[[2.0, 0.0, 0.0], [0.0, 0.0, -2.0], [1.0, -2.0, -3.0], [-2.0, 2.0, 3.0], [-3.0, -1.0, 2.0], [-3.0, 3.0, 0.0], [3.0, 2.0, -2.0], [3.0, 3.0, -3.0], [-2.0, 0.0, 3.0], [-2.0, -2.0, 2.0], [1.0, -1.0, -1.0], [1.0, -2.0, 0.0], [-1.0, -2.0, 1.0], [3.0, 1.0, -1.0], [0.0, 3.0, 3.0], [-1.0, -3.0, -2.0], [-1.0, 2.0, 0.0], [-2.0, -3.0, 2.0], [-3.0, 1.0, 3.0], [2.0, -1.0, 0.0], [0.0, 1.0, 3.0], [-1.0, 2.0, 0.0], [-1.0, 1.0, -1.0], [2.0, 1.0, 1.0], [0.0, 0.0, -3.0], [3.0, 1.0, -3.0], [1.0, -2.0, 0.0], [1.0, 2.0, 1.0], [1.0, -1.0, 2.0], [-1.0, 2.0, 2.0], [0.0, 3.0, -2.0], [-1.0, 1.0, -1.0], [-2.0, -2.0, 3.0], [3.0, -3.0, -3.0], [1.0, 0.0, -3.0], [2.0, 3.0, -1.0], [2.0, 0.0, 0.0], [2.0, 1.0, 3.0], [1.0, 2.0, -1.0], [0.0, 3.0, 2.0], [3.0, 2.0, 1.0], [3.0, 3.0, 2.0], [0.0, -1.0, -3.0], [3.0, 0.0, 2.0], [-3.0, 1.0, 1.0], [1.0, 0.0, -1.0], [0.0, 1.0, 3.0], [1.0, -1.0, 0.0], [3.0, -2.0, 2.0], [0.0, 1.0, -3.0], [1.0, 1.0, 0.0], [0.0, -1.0, 1.0], [2.0, 2.0, -3.0], [1.0, 1.0, 2.0], [-2.0, 3.0, -3.0], [-3.0, -3.0, -3.0], [0.0, 3.0, -2.0], [1.0, 3.0, 1.0], [-2.0, 2.0, -1.0], [0.0, -3.0, 2.0], [-1.0, -2.0, 2.0], [-3.0, 0.0, 1.0], [0.0, -2.0, 2.0], [2.0, -2.0, -1.0], [-1.0, 3.0, -1.0], [-1.0, -3.0, -1.0], [-3.0, 0.0, -2.0], [0.0, 3.0, 2.0], [1.0, 0.0, 3.0], [-3.0, -3.0, -2.0], [1.0, 3.0, -3.0], [-1.0, -3.0, 2.0], [1.0, 1.0, 0.0], [-2.0, 2.0, 0.0], [-3.0, 0.0, -3.0], [1.0, 1.0, -3.0], [-2.0, 1.0, -1.0], [-1.0, -2.0, -1.0], [-3.0, -1.0, 1.0], [2.0, 2.0, -2.0], [2.0, 3.0, -2.0], [-3.0, 2.0, -3.0], [2.0, 3.0, 1.0], [1.0, 2.0, -3.0], [0.0, 3.0, -1.0], [-1.0, 1.0, 3.0], [-3.0, 1.0, -1.0], [-2.0, -3.0, -3.0], [2.0, 2.0, 3.0], [3.0, -1.0, 0.0], [2.0, -3.0, -1.0], [0.0, 0.0, -1.0], [-3.0, -3.0, 3.0], [2.0, 2.0, 3.0], [1.0, -2.0, -2.0], [2.0, -1.0, 0.0], [0.0, -3.0, -3.0], [-1.0, 2.0, 1.0], [-1.0, -2.0, 0.0], [-3.0, -1.0, -2.0], [-3.0, -1.0, 0.0], [0.0, -3.0, 3.0], [-1.0, 2.0, -2.0], [-2.0, 1.0, -3.0], [2.0, -2.0, 1.0], [-2.0, -1.0, 3.0], [-2.0, 1.0, 2.0], [-2.0, -3.0, 0.0], [2.0, -1.0, -2.0], [2.0, 1.0, 2.0], [-3.0, 3.0, 1.0], [1.0, 2.0, 3.0], [3.0, -3.0, 3.0], [2.0, -3.0, -2.0], [1.0, -3.0, -2.0], [1.0, 0.0, -2.0], [-3.0, -3.0, 0.0], [-2.0, -3.0, 1.0], [2.0, 1.0, -2.0], [2.0, -3.0, 0.0], [-3.0, 0.0, 2.0], [2.0, 1.0, 2.0], [-2.0, 1.0, -2.0], [-1.0, -3.0, 3.0], [3.0, -2.0, 0.0], [-1.0, 0.0, -2.0], [3.0, -2.0, -3.0], [-2.0, -1.0, 0.0], [-2.0, 2.0, -2.0], [3.0, 1.0, 2.0], [3.0, -3.0, -2.0]]> : tensor<131x3xf32> : tensor<131x3xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0>} : (tensor<131x3xf32>) -> tensor<3xf32>
  check.eq %1, dense<-3.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_spatial() {
  %x0 = check.input dense<[[[[1.0, 3.0, -3.0, 1.0, 1.0, 0.0, 0.0], [1.0, 2.0, -1.0, 0.0, -3.0, 3.0, -3.0], [1.0, -2.0, -1.0, 2.0, 0.0, -2.0, 0.0], [1.0, 2.0, -3.0, -2.0, 0.0, -2.0, -2.0], [-2.0, -3.0, -1.0, 2.0, 2.0, -1.0, -1.0], [-3.0, 3.0, 2.0, 2.0, 3.0, -1.0, 0.0], [3.0, -1.0, 3.0, -3.0, 2.0, 3.0, 2.0]], [[0.0, -1.0, 0.0, 1.0, -2.0, 0.0, -3.0], [0.0, 2.0, 0.0, 2.0, 2.0, -1.0, 0.0], [-1.0, -2.0, -2.0, 2.0, -1.0, 1.0, 1.0], [0.0, -2.0, -2.0, -3.0, -2.0, -1.0, -1.0], [1.0, 3.0, 2.0, 3.0, 2.0, 1.0, 2.0], [0.0, 3.0, -3.0, -3.0, -2.0, 0.0, -2.0], [2.0, 1.0, 1.0, 0.0, 3.0, -1.0, 1.0]], [[-2.0, 0.0, 0.0, 1.0, 2.0, 1.0, 1.0], [2.0, 0.0, -2.0, 3.0, 2.0, -3.0, 0.0], [2.0, 0.0, -2.0, -1.0, 1.0, 0.0, 2.0], [-3.0, 1.0, -3.0, -3.0, 0.0, 0.0, 2.0], [0.0, 2.0, -3.0, -3.0, -3.0, 2.0, -1.0], [0.0, -3.0, 2.0, 1.0, -3.0, 1.0, 1.0], [1.0, -1.0, 0.0, 3.0, -3.0, 2.0, -2.0]]], [[[1.0, -2.0, 1.0, 3.0, -1.0, 1.0, -2.0], [-1.0, -2.0, -1.0, -3.0, -3.0, 3.0, 2.0], [-2.0, -1.0, -2.0, 2.0, 2.0, -2.0, 3.0], [-1.0, 3.0, 2.0, 1.0, 2.0, -2.0, 1.0], [-2.0, -2.0, 3.0, -3.0, 0.0, 1.0, -1.0], [-1.0, -2.0, 3.0, -1.0, 0.0, -1.0, -3.0], [3.0, 0.0, -2.0, -2.0, 0.0, 2.0, 1.0]], [[-2.0, 3.0, 0.0, 2.0, 2.0, 0.0, 2.0], [1.0, 1.0, 2.0, 0.0, 0.0, 0.0, 2.0], [0.0, 2.0, 2.0, -1.0, -1.0, 0.0, 1.0], [2.0, 0.0, 0.0, 1.0, 1.0, 2.0, 3.0], [3.0, 2.0, -2.0, -1.0, 3.0, 2.0, -1.0], [3.0, 1.0, 3.0, -2.0, 1.0, -1.0, 1.0], [-3.0, 1.0, -1.0, 2.0, 1.0, 1.0, 1.0]], [[2.0, 0.0, 1.0, 1.0, 2.0, -3.0, -2.0], [-1.0, 3.0, 3.0, -2.0, 2.0, 0.0, -2.0], [0.0, 2.0, -3.0, 3.0, -2.0, 2.0, -3.0], [2.0, 3.0, -3.0, 1.0, -2.0, 1.0, 1.0], [-3.0, -2.0, 1.0, 3.0, -3.0, 1.0, -2.0], [2.0, -3.0, -2.0, 1.0, 3.0, 0.0, -2.0], [-2.0, -1.0, -1.0, -1.0, -2.0, -1.0, -1.0]]]]> : tensor<2x3x7x7xf32> : tensor<2x3x7x7xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 2, 3>, keepdims = true} : (tensor<2x3x7x7xf32>) -> tensor<2x3x1x1xf32>
  check.eq %1, dense<-3.0> : tensor<2x3x1x1xf32> : tensor<2x3x1x1xf32>
  return
}

func.func @test_whole_u8() {
  %x0 = check.input dense<[[3, 1, 0, 1, 1, 1, 2, 3, 2, 0, 2, 2, 1, 3, 1, 1, 2], [2, 1, 2, 0, 2, 0, 1, 2, 1, 2, 0, 3, 1, 2, 0, 1, 1], [3, 1, 0, 3, 1, 0, 1, 0, 0, 2, 3, 1, 0, 1, 2, 0, 2]]> : tensor<3x17xui8> : tensor<3x17xui8>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xui8>) -> tensor<3xui8>
  check.eq %1, dense<0> : tensor<3xui8> : tensor<3xui8>
  return
}

func.func @test_bounds_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255], [255, 254, 100, 8, 7, 3, 2, 1, 0]]> : tensor<2x9xui8> : tensor<2x9xui8>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x9xui8>) -> tensor<2xui8>
  check.eq %1, dense<0> : tensor<2xui8> : tensor<2xui8>
  return
}

func.func @test_whole_i8() {
  %x0 = check.input dense<[[2, -3, 1, -3, 2, 1, -2, -3, 1, -2, -3, 0, 0, 3, 1, -1, -3], [-2, -1, 1, 1, 3, -1, 3, 1, 3, -1, 2, -1, 1, 1, -2, -1, 0], [2, 1, 3, 1, 1, 3, 2, -1, 3, -2, -2, 1, -2, 2, 3, 2, -3]]> : tensor<3x17xi8> : tensor<3x17xi8>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xi8>) -> tensor<3xi8>
  check.eq %1, dense<[-3, -2, -3]> : tensor<3xi8> : tensor<3xi8>
  return
}

func.func @test_bounds_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127], [127, 126, 100, 8, 3, 2, 1, 0, -1, -2, -7, -127, -128]]> : tensor<2x13xi8> : tensor<2x13xi8>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x13xi8>) -> tensor<2xi8>
  check.eq %1, dense<-128> : tensor<2xi8> : tensor<2xi8>
  return
}

func.func @test_whole_i16() {
  %x0 = check.input dense<[[0, 0, 3, -1, -1, -1, -1, -3, 0, -1, 0, -2, 0, -1, -2, 1, -2], [-1, 0, -1, -1, 3, -2, -1, 0, -2, 2, -2, 0, 1, -1, 2, -1, 0], [0, -3, 3, 3, -1, 1, -1, -1, 3, -2, -2, -3, 3, -1, 3, -1, 0]]> : tensor<3x17xi16> : tensor<3x17xi16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xi16>) -> tensor<3xi16>
  check.eq %1, dense<[-3, -2, -3]> : tensor<3xi16> : tensor<3xi16>
  return
}

func.func @test_bounds_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767], [32767, 32766, 100, 8, 3, 2, 1, 0, -1, -2, -7, -32767, -32768]]> : tensor<2x13xi16> : tensor<2x13xi16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x13xi16>) -> tensor<2xi16>
  check.eq %1, dense<-32768> : tensor<2xi16> : tensor<2xi16>
  return
}

func.func @test_whole_i32() {
  %x0 = check.input dense<[[1, 2, 3, -2, 1, 0, 1, -2, -2, 1, -3, -2, 2, 2, 3, 2, 0], [2, 2, 1, 3, -1, 1, 0, 0, -2, -1, 0, 3, 1, 3, 1, 3, -2], [1, 0, 2, -1, 0, 2, 1, 1, 0, 2, 0, 1, 1, 0, 1, -1, 1]]> : tensor<3x17xi32> : tensor<3x17xi32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xi32>) -> tensor<3xi32>
  check.eq %1, dense<[-3, -2, -1]> : tensor<3xi32> : tensor<3xi32>
  return
}

func.func @test_bounds_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647], [2147483647, 2147483646, 100, 8, 3, 2, 1, 0, -1, -2, -7, -2147483647, -2147483648]]> : tensor<2x13xi32> : tensor<2x13xi32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x13xi32>) -> tensor<2xi32>
  check.eq %1, dense<-2147483648> : tensor<2xi32> : tensor<2xi32>
  return
}

func.func @test_whole_i64() {
  %x0 = check.input dense<[[2, -2, 2, 2, -3, 0, -1, -3, 0, 3, -3, -3, -1, -1, 3, 0, 2], [-1, -1, -2, 2, 0, -2, -3, -2, 3, -1, 2, 2, -3, 0, 3, 2, 3], [-3, -2, -1, 2, -2, -2, 0, 1, -1, -2, 3, 1, 0, 2, -1, -2, 2]]> : tensor<3x17xi64> : tensor<3x17xi64>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xi64>) -> tensor<3xi64>
  check.eq %1, dense<-3> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_bounds_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807], [9223372036854775807, 9223372036854775806, 100, 8, 3, 2, 1, 0, -1, -2, -7, -9223372036854775807, -9223372036854775808]]> : tensor<2x13xi64> : tensor<2x13xi64>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x13xi64>) -> tensor<2xi64>
  check.eq %1, dense<-9223372036854775808> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_whole_f16() {
  %x0 = check.input dense<[[-1.0, -2.0, -3.0, -1.0, -3.0, 3.0, -1.0, -1.0, 0.0, -3.0, -2.0, 3.0, 2.0, -2.0, -3.0, 1.0, 0.0], [-1.0, 2.0, -3.0, 3.0, 0.0, 0.0, 0.0, 3.0, 2.0, 3.0, -2.0, 0.0, 0.0, 3.0, 2.0, 3.0, 0.0], [0.0, -3.0, 1.0, -2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, -2.0, -3.0, -1.0, -3.0, -3.0, 2.0, -1.0]]> : tensor<3x17xf16> : tensor<3x17xf16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xf16>) -> tensor<3xf16>
  check.eq %1, dense<-3.0> : tensor<3xf16> : tensor<3xf16>
  return
}

func.func @test_random_f16() {
  %x0 = check.input dense<[[0x392C, 0x3894, 0xBF47, 0xB7CD, 0xBC5D, 0xBBB0, 0x21D5, 0xBC4A, 0xC02E, 0x37FF, 0x3936, 0x3C91, 0xB5FA, 0xB810, 0xB91A, 0x3D0A, 0xB6D2, 0xAF75, 0xBA7D, 0x3AED, 0xB6FE, 0x2D4B, 0x383C, 0xBFAA, 0x39B3, 0xBC30, 0x4161, 0xBC54, 0xBC19, 0xBB26, 0xB173, 0xB848, 0x342B], [0xBA37, 0x3731, 0xB176, 0xBAA6, 0x3CC9, 0x3CFC, 0x3ABF, 0xBC63, 0x3BDF, 0x3AB3, 0xBBD4, 0xB52F, 0xB816, 0xBC77, 0x3C37, 0xB8B3, 0xB040, 0x3B2E, 0xBB65, 0xB16A, 0xB8DC, 0x37D3, 0x3EE9, 0xBC0A, 0x38D2, 0xBE42, 0x3A9A, 0x34EB, 0xB944, 0x3E1F, 0x3CD5, 0x8DC9, 0x3FC5], [0x36F7, 0x22ED, 0xB2D5, 0x3D15, 0x36B6, 0xB520, 0x3312, 0xC07D, 0xBB71, 0xB91B, 0xB678, 0xBC70, 0xBC16, 0xB995, 0xB822, 0x39CE, 0xBB27, 0x3A50, 2.015625, 0x377E, 0x3DAB, 0xC0E8, 0x3396, 0x38EB, 0xB6F7, 0xB49F, 0x3CE1, 0xB929, 0xBAF7, 0x3B0D, 0x3463, 0x3968, 0xABD0], [0x3976, 0xAEAF, 0x3A6C, 0x30B0, 0xB030, 0x370B, 0xB8AC, 0xBA19, 0x3A12, 0x3D97, 0x3F2B, 0x3C5E, 0xBC4F, 0x384A, 0x38E1, 0xB081, 0xB965, 0xBE70, 0xB9B6, 0x2CD4, 0x38D6, 0xB5CA, 0xB177, 0x3588, 0xBA5A, 0x3D38, 0xBF75, 0xC021, 0xBF9C, 0xBB2E, 0x36CC, 0x3DEA, 0x325F], [0x1120, 0xAFBA, 0xAB0E, 0xBAE7, 0x3D7B, 0x3CE6, 0x301F, -3.71875, 0x3BC2, 0xBDAC, 0xB2C1, 0xB659, 0x3E95, 0xBCAC, 0x2712, 0xBFCE, 0x3911, 0xB317, 0x3D45, 0x384D, 0x368F, 0x3967, 0xB3EC, 0x3E0D, 0x3C7E, 0x244E, 0xBE12, 0x3741, 0xBB37, 0xB8B1, 0x361C, 0xBD77, 0x3AA2]]> : tensor<5x33xf16> : tensor<5x33xf16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<5x33xf16>) -> tensor<5xf16>
  check.eq %1, dense<[0xC02E, 0xBE42, 0xC0E8, 0xC021, -3.71875]> : tensor<5xf16> : tensor<5xf16>
  return
}

func.func @test_infinities_f16() {
  %x0 = check.input dense<[[1.0, 0x7C00, 2.0], [0xFC00, 1.0, 2.0], [0x7C00, 0xFC00, 1.0], [0x7E00, 1.0, 2.0], [1.0, 2.0, 0x7E00], [0x7E00, 0x7C00, 0.0]]> : tensor<6x3xf16> : tensor<6x3xf16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<6x3xf16>) -> tensor<6xf16>
  check.eq %1, dense<[1.0, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16> : tensor<6xf16>
  return
}

func.func @test_whole_bf16() {
  %x0 = check.input dense<[[-3.0, 3.0, 1.0, -3.0, 1.0, -2.0, 2.0, -1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 0.0, 2.0, 3.0, 1.0], [-1.0, -1.0, 3.0, 1.0, -2.0, -2.0, -3.0, 1.0, 0.0, 3.0, -3.0, -3.0, -3.0, 1.0, -3.0, 0.0, -2.0], [1.0, -2.0, -3.0, 3.0, -1.0, -1.0, 1.0, 3.0, 0.0, 0.0, -3.0, 2.0, -2.0, 3.0, 1.0, -1.0, -3.0]]> : tensor<3x17xbf16> : tensor<3x17xbf16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xbf16>) -> tensor<3xbf16>
  check.eq %1, dense<-3.0> : tensor<3xbf16> : tensor<3xbf16>
  return
}

func.func @test_random_bf16() {
  %x0 = check.input dense<[[0.265625, 0x3FE9, 0x3F01, 0xBF73, 0x3E85, -1.65625, 0x3FA5, 0xC017, 0xBF95, 0xBF14, 0x3ED2, 0x3EB3, 0x3EF2, 1.046875, 0xC03D, 0x3E1F, 0.765625, -0.5625, 0x3F62, 0xBFCF, 0x3ECF, 0x3FA5, 2.0625, 0xBE03, 0x3F85, 1.140625, 0xBFAE, 0x3DB3, 0xBFBB, -2.03125, 0x3E4C, 0xBEFD, 0x3D6C], [1.5625, 0x3F4E, 0.171875, 1.8125, 1.484375, 0xBE3C, 1.21875, 0xBFE2, 0x3F97, 0xBCB2, -1.5, 0x3EDA, 0xBE9B, 1.25, -1.59375, 0x3EC2, 2.9375, 0xBF14, 0x3DAA, 0x3FC9, 0xBF0B, 0xBEB8, 0xC009, 0xBF49, 0xBFA2, 0xBE91, 1.09375, 0xBE21, 1.890625, -0.53125, 0xBE1C, 0xBF11, 0x3F8F], [0xBEA9, 0xBE2D, 0x3ED9, 0xBC74, 0xBFE6, 0xC001, 0xBE52, 1.359375, 0x3F89, 0xBE11, 0x3E37, 0xBFA6, 1.140625, 0xBE66, 0xBDF8, 0x3EC3, 0xBF9A, 0xBF83, 0.59375, 0x3FBB, 0xBF49, 0x3EFE, 0x3F33, 0xBF8A, 0xBEEC, 0xBD12, 0x3E14, 0x3F06, 0xBEE3, 0x3F5F, 0xBCB2, 0xBD4D, 0xBF67], [0xBDA8, 0x3F72, 0xBF22, 0xBF6A, 0x3F53, 0x3EBE, 0.21875, 1.328125, 2.875, 0xBE8A, 0xC005, 0xBFA9, 0.75, 0xBF09, 1.171875, 0xBDD1, 0x3F33, 0x3F6B, 0x3DD3, 1.203125, 0x3EB9, 0x3DCC, 0xBF99, 1.25, 0xBEFD, 0x3F11, 1.546875, 0xBF24, 0x3E68, 0x3F16, 0xBE06, 0xBFB7, -1.03125], [0xBF27, 2.28125, 2.40625, 0x3E35, 0x3F8B, 0x3E47, 1.75, 0xBFC1, 0xBF93, 0xBE4B, 0xBE2A, 0xBF65, 0x3F6A, 1.359375, 0xBFE6, 0xBEC1, 0x3ED1, 2.265625, 1.21875, 0xBF9A, 0x3F01, 0x3F7B, 0x3FDF, 0xBE71, -0.875, 0xBEB1, 0xBFCE, 0xBFCA, 0x3F39, -1.0, 0x3F39, 0x3F11, 0x3F89]]> : tensor<5x33xbf16> : tensor<5x33xbf16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<5x33xbf16>) -> tensor<5xbf16>
  check.eq %1, dense<[0xC03D, 0xC009, 0xC001, 0xC005, 0xBFE6]> : tensor<5xbf16> : tensor<5xbf16>
  return
}

func.func @test_infinities_bf16() {
  %x0 = check.input dense<[[1.0, 0x7F80, 2.0], [0xFF80, 1.0, 2.0], [0x7F80, 0xFF80, 1.0], [0x7FC0, 1.0, 2.0], [1.0, 2.0, 0x7FC0], [0x7FC0, 0x7F80, 0.0]]> : tensor<6x3xbf16> : tensor<6x3xbf16>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<6x3xbf16>) -> tensor<6xbf16>
  check.eq %1, dense<[1.0, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<6xbf16> : tensor<6xbf16>
  return
}

func.func @test_whole_f32() {
  %x0 = check.input dense<[[3.0, -1.0, -2.0, -3.0, -1.0, -1.0, 2.0, 2.0, -3.0, -2.0, 0.0, 0.0, 3.0, 2.0, 1.0, 1.0, -2.0], [-2.0, 1.0, -3.0, -3.0, -2.0, -2.0, -2.0, 2.0, 3.0, 2.0, -3.0, -2.0, 3.0, -2.0, 3.0, -3.0, 3.0], [-3.0, -2.0, 0.0, 2.0, 3.0, 1.0, 1.0, 2.0, 0.0, 3.0, 1.0, 1.0, 1.0, -2.0, 0.0, 1.0, 1.0]]> : tensor<3x17xf32> : tensor<3x17xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xf32>) -> tensor<3xf32>
  check.eq %1, dense<-3.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_random_f32() {
  %x0 = check.input dense<[[0x3EFBEEAE, 0xBF12E585, 0xBFA243D7, 0xC0004FEC, 0xBFB205CD, 0x3F3ED78B, 0x3F981318, 0xBE9514CB, 0xBFDF75F0, 0x3F875EBF, 0x3ECED6B5, 0x3EE2A8C1, 0x3F86B53E, 0x3F6F2D91, 0x3E40B32F, 0x3F2E106B, 0xBDA0BF2D, 0xBFE5B501, 0x3F9E5574, 0xBBE8890D, 0xBF4805C6, 0x3E80E20E, 0xBF34A0AC, 0x3F4DA242, 0x3EB7E2E6, 0x3EFD498F, 0xBEE9106E, 0x3F2CB17B, 0x3C86686C, 0xBF93CB3B, 0x3E317EB8, 0xC01EA15B, 0x3E7CDB10], [0xBF761B39, 0xBF132DD4, 0x3E2822D7, 0x3FA7A86A, 0x3F271F41, 0x3ECC5CA4, 0x3F6D50CB, 0x3E90FC75, 0xBF2FC793, 0xBF821BE3, 0xBF6C1311, 0xBDF139F6, 0x3E944617, 0xBE5CA8BC, 0x3E68D36A, 0x3D69A07A, 0x3EBB66EC, 0xBFB28800, 0x3F796343, 0xBE7176E9, 0xBE8EF8C5, 0x3F6155FE, 0xBEE8FB6B, 0xBF511207, 0xBFC3F99A, 0xBFFD9094, 0x3F80A5B5, 0xBF4A56CA, 0x3F664A65, 0xBEA1ABA8, 0x3F6E3DDE, 0xBE247807, 0x3ED7C73B], [0x3EEAB7CA, 0x3E955310, 0xBF590F75, 0x3EF19703, 0xBE81F42B, 0xBF748C88, 0xBF4CF0EA, 0xBF9F0497, 0x3F20AF82, 0x3FA2956C, 0xBE5ECF01, 0x3E7688B3, 0x3F47992C, 0x3F83A0AE, 0xBDB3E207, 0xBF0726DB, 0xBFB171BE, 0x3E8B7B81, 0xBF961206, 0x3F1BCE83, 0xBED4FB77, 0xBE416D0B, 0x3FCCBDC0, 0x3DF813E4, 0x3F2AC006, 0x3EE782F6, 0x3EC46183, 0x3FB7DA88, 0xBF47F2CD, 0xBF80E39B, 0x3F99B898, 0x3ED03D53, 0x3FBB32E9], [0x3F97AC36, 0xBDC47C42, 0x3E47DF6F, 0x3F8CE36F, 0xBF8D1FE8, 0x3D3681D9, 0xBF69BCC4, 0x3D31AFF6, 0xBF14180F, 0x3EAB9B27, 0x3C5C7B0A, 0xBF852CAC, 0xBF7E1A24, 0x3D3F8838, 0xBF1B3F59, 0x3F40DEB2, 0x3E114847, 0x3B5F647C, 0xBEC1784F, 0x3F0C0217, 0xBEC1861A, 0xBF11F714, 0x3FBD1D4B, 0x3F0B4832, 0xBF0D55D0, 0xBFE96675, 0x3F239D92, 0xBF901A43, 0xBFB20E20, 0xBF15F1DE, 0xBFABDB75, 0xBF116746, 0x3F407A36], [0xBF1AFC6F, 0xBFCED3C2, 0x3EEAC6C6, 0x3F36B3B4, 0xBF04D5C4, 0x3F9809E2, 0x3F7EDE85, 0xBD4E744E, 0x3F9000D4, 0xBF33B90A, 0xBF1C3A86, 0x3F2C06C2, 0x3F8019BE, 0x3FDE42E0, 0xBFA62436, 0x4037ACE0, 0x3F5F66A5, 0x3E33CF6D, 0x3F924F38, 0x402560D8, 0x3F24D4DC, 0x3F954B20, 0x3F925AAD, 0xBFFC9C60, 0x3D25C3B7, 0xBEE0BD58, 0x3F8C4020, 0xBF3C6892, 0x3F67A292, 0xBF6FB72A, 0xBF28A0FE, 0x3F44D9AA, 0xBF051631]]> : tensor<5x33xf32> : tensor<5x33xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<5x33xf32>) -> tensor<5xf32>
  check.eq %1, dense<[0xC01EA15B, 0xBFFD9094, 0xBFB171BE, 0xBFE96675, 0xBFFC9C60]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_infinities_f32() {
  %x0 = check.input dense<[[1.0, 0x7F800000, 2.0], [0xFF800000, 1.0, 2.0], [0x7F800000, 0xFF800000, 1.0], [0x7FC00000, 1.0, 2.0], [1.0, 2.0, 0x7FC00000], [0x7FC00000, 0x7F800000, 0.0]]> : tensor<6x3xf32> : tensor<6x3xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<6x3xf32>) -> tensor<6xf32>
  check.eq %1, dense<[1.0, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> : tensor<6xf32>
  return
}

func.func @test_whole_f64() {
  %x0 = check.input dense<[[2.0, -2.0, 3.0, 0.0, 2.0, 2.0, -2.0, -3.0, 0.0, 1.0, -3.0, -1.0, -1.0, -2.0, 0.0, 3.0, -2.0], [1.0, -2.0, -3.0, -3.0, -2.0, -2.0, -2.0, 0.0, 1.0, 0.0, 2.0, -3.0, 0.0, 0.0, -3.0, 0.0, -2.0], [-3.0, 0.0, -2.0, -3.0, -1.0, 2.0, -1.0, 0.0, 0.0, -3.0, -2.0, 3.0, 0.0, 0.0, -1.0, -3.0, 0.0]]> : tensor<3x17xf64> : tensor<3x17xf64>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<3x17xf64>) -> tensor<3xf64>
  check.eq %1, dense<-3.0> : tensor<3xf64> : tensor<3xf64>
  return
}

func.func @test_random_f64() {
  %x0 = check.input dense<[[0xBFF6E4E492313AF9, 0x3FC611C9261EA97B, 0x3FF3B91AECDC740B, 0x3FEE1575C0966410, 0xBFFE0B1A1A565844, 0xBFF7E3CF1E26D05C, 0x400440EED8AB30BF, 0xBFF29DEDA6880999, 0x3FE6D4A79CD2D4D3, 0x3FDA81FFD3ADD241, 0xBFE80E3A748CB74A, 0x3FEB7A0469C81A9D, 0x3FF766AD9AB16513, 0x3FCBFA2C8D924992, 0xBFE0E37643122190, 0xBFEEA18C3B6297CA, 0x3FD70E08C0EB498F, 0x3FF3EFACBC90C37F, 0x3FE09BEA6EBE248C, 0x3FEF8A1445B9AB27, 0x3FB2F7F615BA20D8, 0xBFF545C907866216, 0xBFF0FDA42FADA2EB, 0x3FA7293D0C70B4D5, 0xBFE3B8DAAA950FCD, 0x3FF27D2731E97C13, 0xBFE6CD3DA1AEFE0F, 0xC00206F935D02332, 0xBFE4317DCF53E585, 0x3FF9871D306A9DC8, 0xBFE83F579C3760C8, 0x3FF71D86BB9F9441, 0x3FC6FFFBFEE53D2F], [0x3FFF550A606F83BE, 0xBFF67AC9A50B70C8, 0x3FE44A0763468B48, 0xBFB7A2D7B5F32D65, 0xBFEC724D45422891, 0x3FDEF8FA50A5DF33, 0x3FCEB031CA2F6651, 0x3FE02D229FC053E8, 0xBFE19C1EB10D3104, 0xBFF5FA1FBF34EB1E, 0x3FD6BD6565ADD4F8, 0xBFECD82A0AF05CB3, 0x3FD08EDA52336422, 0xBFBD392E7197D541, 0x3FC9302E383660E8, 0xBFD590D4723C4B6B, 0x3FC7366D5E0E81E8, 0xBFF5052B733CDAAC, 0x3F8DD37B6692EE08, 0x3FEB97637308F595, 0x3FE44BA5161DF5EA, 0xBFC9B99F0752412F, 0x3FCD934B42640F6B, 0xBFE27607C4C19ABC, 0xBFD5A67F88E42E6A, 0x3FE17AC7CC3148C7, 0x3FDD751573B9010E, 0xBFDDCEBDAD0677F1, 0x3FE9E23E701BC941, 0x3FEE893C312486EA, 0x3FE2F1F3781166E7, 0x3FF818E7F0C49033, 0x3FFB2B8D77DCFF50], [0xC0024661F5845495, 0x3FEB18990C368C3B, 0x4000D69F5C85372F, 0xBFEA8C263C892E8F, 0x3FF45342A6266D2C, 0x3FE0F2D494569036, 0xBFB82CC91C568AC1, 0x3FF16E244A669D28, 0x3FC4975A3351FF63, 0x3FF11D55A2443207, 0xBFFEA49EEEA7CE52, 0x3F968BC4117982F3, 0xBFE83AD17DF563F7, 0xBFD96136B35ED362, 0xBFD3F6243AA33C34, 0x3FD4FAF47381FA42, 0x3FDA8D7A9C0B49AF, 0x3FE49023C70FB826, 0x3FC9250E89AFFC52, 0xBFE59B4B6E875E9C, 0xBFF37D5528A573AF, 0xBFECC8E9F90FC2CB, 0x3FDB59C2DE4ACC7C, 0xBFD28F91111CE525, 0xBFF9471A01100E1C, 0x3F8A3E35140D55CD, 0x3FDF8AE0A998CA90, 0x3FB03841D35BDD85, 0x3FC8B229DF12F03A, 0x3FC528AA8620AE8E, 0x3FF49C41354C67DD, 0xBFC6542DA9AC6A2E, 0x3FE9570661BCA2CB], [0xBFEF1EC762E78A9B, 0xBF941346E25B8A54, 0xBFF0325CE24E4AB2, 0x3FEA64180EADCAE4, 0xBFCD5DDAC6714A68, 0xBFE16E4E7211C8FA, 0x3FE768A61F84937D, 0xBFF55AAF50B4F829, 0xBFDC32DB9628E4CD, 0x3FD8A191310EAB64, 0xBFD5223B4D721416, 0x3FE51E271289F66F, 0xBFE6E59DDBE8033A, 0xBFC6FAAC9E59A659, 0x3FEBF99B52DD573A, 0x3FBEF5FA2D9B5599, 0x3FD0B82FFE743B56, 0x40026758621287CD, 0xBFD330FDCBE3BF31, 0xBFF6CE0A425520BB, 0xBFD5FE777CD971AE, 0xBFDA9642FDCF732C, 0x3FDD88A817265A30, 0x3FD8050F2D584E39, 0x3FDC554293D23950, 0x3FED9EA563C238BB, 0x3FEC443F0CF5D285, 0x3FE13B1FAD3ADA98, 0xBFF2667EE385C613, 0x3FD11E8C060F0372, 0xBFE2E565D34315C4, 0xBFF5497615A08048, 0x3FF363BA576BC540], [0x3FD66AA0C21DDB0A, 0xC00097113EE2F756, 0x3FD57F3FB03B0305, 0xBFA22B9B19E78717, 0xBFD0D3D46AA402C4, 0x3FFA7E9CBAF4DA34, 0x3FE6DC69DA2DDD85, 0xBFE21915B94BE3C7, 0x3FD3D71A45C2745E, 0xBFEF3C772D1503DF, 0xBFD8CCF1714DD98B, 0xBFE1EE1239A34DCF, 0x3FE1D54057056573, 0x3FE0BBCC401B6728, 0xBFE0EC4B72BF24AA, 0x3FD139AE01564686, 0x40008DE1AFE0E113, 0xBFDB34B194845103, 0x3FCF2E244941EEB9, 0x3FE637F21E23D200, 0xBF94415A35F55229, 0xBFF436BED529200B, 0x3FE1DC5EDE07DD5E, 0x3FF57009D4116565, 0x3FF782E3AEFC8DD5, 0x3FF194096AE968BE, 0xBFBAD15471838F3A, 0xBFCBB90ECDDB4F67, 0x3FF24AD512B9C865, 0xBFBBA12F3D79740A, 0xBFE554A74E7EA49A, 0xBF78C8B9CF21A87A, 0x3FE6A72CCC993C9A]]> : tensor<5x33xf64> : tensor<5x33xf64>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<5x33xf64>) -> tensor<5xf64>
  check.eq %1, dense<[0xC00206F935D02332, 0xBFF67AC9A50B70C8, 0xC0024661F5845495, 0xBFF6CE0A425520BB, 0xC00097113EE2F756]> : tensor<5xf64> : tensor<5xf64>
  return
}

func.func @test_infinities_f64() {
  %x0 = check.input dense<[[1.0, 0x7FF0000000000000, 2.0], [0xFFF0000000000000, 1.0, 2.0], [0x7FF0000000000000, 0xFFF0000000000000, 1.0], [0x7FF8000000000000, 1.0, 2.0], [1.0, 2.0, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF0000000000000, 0.0]]> : tensor<6x3xf64> : tensor<6x3xf64>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<6x3xf64>) -> tensor<6xf64>
  check.eq %1, dense<[1.0, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> : tensor<6xf64>
  return
}

func.func @test_zeros() {
  %x0 = check.input dense<[[0.0, -0.0, -0.0], [-0.0, -0.0, 0.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2xf32>
  check.eq %1, dense<-0.0> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_all_infinite() {
  %x0 = check.input dense<0x7F800000> : tensor<2x19xf32> : tensor<2x19xf32>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>} : (tensor<2x19xf32>) -> tensor<2xf32>
  check.eq %1, dense<0x7F800000> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_symbolic_rows() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 0.0], [0.0, 0.0, 0.0], [0.0, -3.0, 2.0], [-1.0, -1.0, 1.0], [2.0, 3.0, 0.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_min %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
  check.eq %1, dense<[[0.0], [0.0], [-3.0], [-1.0], [0.0]]> : tensor<5x1xf32> : tensor<?x1xf32, #dl.dims<[N, 1]>>
  return
}

func.func @test_symbolic_columns() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 0.0], [0.0, 0.0, 0.0], [0.0, -3.0, 2.0], [-1.0, -1.0, 1.0], [2.0, 3.0, 0.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_min %x0 {axes = array<i64: 0>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<3xf32>
  check.eq %1, dense<[-1.0, -3.0, 0.0]> : tensor<3xf32> : tensor<3xf32>
  return
}
