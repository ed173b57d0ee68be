// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_rows() {
  %x0 = check.input dense<[[-1.0, 1.0, 1.0, -2.0, 1.0], [2.0, -3.0, -2.0, 1.0, 1.0], [-1.0, 2.0, 3.0, -3.0, 3.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x5xf32>) -> tensor<3xf32>
  check.eq %1, dense<[0.0, -1.0, 4.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[3.0, 3.0, 1.0, -3.0, 2.0], [1.0, -3.0, 3.0, 2.0, -1.0], [1.0, -2.0, -2.0, -3.0, -2.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0>} : (tensor<3x5xf32>) -> tensor<5xf32>
  check.eq %1, dense<[5.0, -2.0, 2.0, -4.0, -1.0]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_columns_kept() {
  %x0 = check.input dense<[[1.0, 3.0, 2.0, 1.0, 3.0], [-3.0, 2.0, 3.0, 2.0, 3.0], [0.0, 1.0, -2.0, 2.0, 1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<3x5xf32>) -> tensor<1x5xf32>
  check.eq %1, dense<[[-2.0, 6.0, 3.0, 5.0, 7.0]]> : tensor<1x5xf32> : tensor<1x5xf32>
  return
}

func.func @test_rows_kept() {
  %x0 = check.input dense<[[-3.0, -1.0, 3.0, 3.0, 2.0], [-2.0, -3.0, -2.0, -3.0, -1.0], [0.0, 2.0, -3.0, -2.0, 0.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<3x5xf32>) -> tensor<3x1xf32>
  check.eq %1, dense<[[4.0], [-11.0], [-3.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  return
}

func.func @test_all() {
  %x0 = check.input dense<[[[2.0, 1.0, -1.0, 2.0, -3.0], [-2.0, 2.0, -2.0, -2.0, -2.0], [-2.0, -3.0, 2.0, 3.0, 0.0]], [[-2.0, -2.0, -3.0, -1.0, -2.0], [-3.0, 3.0, 1.0, 1.0, 3.0], [-2.0, 2.0, 0.0, 0.0, 2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<f32>
  check.eq %1, dense<-8.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_all_kept() {
  %x0 = check.input dense<[[[0.0, -1.0, -2.0, -3.0, -3.0], [1.0, -3.0, 1.0, 3.0, 1.0], [2.0, -3.0, -3.0, 0.0, 0.0]], [[0.0, 1.0, -2.0, -3.0, 2.0], [2.0, 0.0, 0.0, 3.0, -3.0], [0.0, -1.0, 1.0, 1.0, 3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0, 1, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x1x1xf32>
  check.eq %1, dense<[[[-6.0]]]> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[-2.0, 2.0, -1.0, 0.0, 3.0], [2.0, -1.0, -2.0, 0.0, 1.0], [-3.0, -2.0, 3.0, 0.0, -3.0]], [[-3.0, 1.0, -3.0, 1.0, -1.0], [3.0, 0.0, 2.0, 0.0, -3.0], [0.0, 2.0, 2.0, -2.0, -3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<2x3x5xf32>) -> tensor<2x5xf32>
  check.eq %1, dense<[[-3.0, -1.0, 0.0, 0.0, 1.0], [0.0, 3.0, 1.0, -1.0, -7.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  return
}

func.func @test_outer_and_inner() {
  %x0 = check.input dense<[[[0.0, 0.0, 0.0, 3.0, -3.0], [-1.0, -3.0, 2.0, 0.0, 0.0], [-2.0, 2.0, 2.0, 1.0, 1.0]], [[3.0, 3.0, -1.0, -2.0, 0.0], [3.0, 0.0, 1.0, -3.0, -1.0], [3.0, 3.0, 2.0, -1.0, -3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x3x1xf32>
  check.eq %1, dense<[[[3.0], [-2.0], [8.0]]]> : tensor<1x3x1xf32> : tensor<1x3x1xf32>
  return
}

func.func @test_none() {
  %x0 = check.input dense<[[-2.0, -3.0, 2.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[-2.0, -3.0, 2.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<-1.0> : tensor<f32> : tensor<f32>
  %1 = dl.reduce_sum %x0 {axes = array<i64>} : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<-1.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1xf32>
  check.eq %1, dense<[1.0]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<0x3xf32>) -> tensor<0xf32>
  check.eq %1, dense<> : tensor<0xf32> : tensor<0xf32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<3x0xf32> : tensor<3x0xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x0xf32>) -> tensor<3xf32>
  check.eq %1, dense<0.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_empty_kept() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<0x3xf32>) -> tensor<1x3xf32>
  check.eq %1, dense<0.0> : tensor<1x3xf32> : tensor<1x3xf32>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[-1.0, 3.0, 2.0, -3.0, 2.0, -1.0, 1.0, 2.0, 1.0, 2.0, 0.0, -1.0, -3.0, 2.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 3.0, -2.0, 1.0, 3.0, -2.0, -2.0, 3.0, -2.0, 3.0, 3.0, 0.0, -2.0, -3.0, 3.0, 1.0, -1.0, -1.0, -3.0, -3.0, -2.0, -2.0, 3.0, 3.0, 0.0, 1.0, -2.0, 1.0, -1.0, -1.0, -1.0, 2.0, 1.0, 3.0, 1.0, 1.0, -1.0, 2.0, 3.0, 1.0, 3.0, -3.0, -1.0, -3.0, 1.0, -1.0, 2.0, -1.0, 0.0, 0.0, -3.0, 0.0, 3.0, 0.0, -3.0, -2.0, -1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -3.0, 1.0, 1.0, -1.0, 0.0, -1.0, 1.0, -2.0, -3.0, 0.0, 3.0, 0.0, 3.0, -2.0, 0.0, 0.0, 0.0, 1.0, -2.0, -1.0, 3.0, -1.0, -1.0, 1.0, 3.0, 1.0, 3.0, -3.0, -1.0, 2.0, 0.0, -3.0, 0.0, 3.0, -3.0, 0.0, -3.0, -3.0, 1.0, -3.0, -1.0, -2.0, -2.0, 2.0, -3.0, 2.0, 0.0, -2.0, -1.0, 3.0], [-1.0, -2.0, 1.0, 0.0, 2.0, 1.0, -3.0, -2.0, 1.0, -1.0, -2.0, -3.0, -2.0, -3.0, -1.0, -2.0, 1.0, 2.0, 2.0, -1.0, -3.0, 0.0, 3.0, 1.0, 3.0, -3.0, -1.0, 1.0, 1.0, 1.0, 3.0, 2.0, -1.0, 0.0, -3.0, -1.0, -2.0, -1.0, 2.0, 3.0, -1.0, -3.0, -3.0, 0.0, 2.0, -3.0, 1.0, -1.0, -1.0, -3.0, 1.0, 2.0, -2.0, -2.0, 0.0, 0.0, 3.0, 3.0, -3.0, 2.0, -3.0, 0.0, -2.0, 1.0, 1.0, -2.0, 3.0, -3.0, 1.0, -1.0, 1.0, 0.0, -2.0, 0.0, 2.0, -2.0, 1.0, 1.0, -1.0, -2.0, 0.0, 0.0, 1.0, 3.0, 3.0, -1.0, -3.0, -2.0, -3.0, -3.0, -1.0, 3.0, 0.0, 2.0, 2.0, -1.0, 1.0, 3.0, -1.0, 2.0, -2.0, 1.0, 3.0, 1.0, 1.0, -2.0, -1.0, -2.0, -2.0, 1.0, 3.0, 3.0, 3.0, 0.0, -1.0, 2.0, -2.0, 2.0, -3.0, 3.0, -3.0, 0.0, 2.0, 3.0, 2.0, -1.0, -1.0, -3.0, -2.0, 0.0, 0.0], [2.0, 2.0, 1.0, 1.0, -1.0, -2.0, 2.0, -1.0, -1.0, -1.0, -2.0, -2.0, -2.0, -1.0, 2.0, 1.0, 2.0, 3.0, 3.0, -1.0, 2.0, -1.0, -3.0, 0.0, -1.0, -2.0, 0.0, 2.0, -3.0, 0.0, 3.0, 3.0, -1.0, 3.0, -2.0, 2.0, 3.0, 1.0, 0.0, 0.0, -1.0, -1.0, -2.0, 2.0, 1.0, 0.0, -1.0, 1.0, -3.0, 0.0, -2.0, 2.0, 1.0, 3.0, 0.0, -1.0, 2.0, -1.0, 2.0, 0.0, -2.0, 1.0, -3.0, 2.0, 3.0, 1.0, 0.0, 3.0, 1.0, 3.0, -2.0, 0.0, -2.0, -3.0, -3.0, -3.0, 2.0, 2.0, 1.0, -1.0, -2.0, 2.0, 3.0, 1.0, 3.0, 2.0, -3.0, 3.0, -3.0, -1.0, -2.0, 0.0, -1.0, 0.0, 0.0, 0.0, 3.0, 3.0, 1.0, -1.0, 2.0, -1.0, -1.0, 0.0, 0.0, -1.0, 3.0, 2.0, 1.0, -3.0, 1.0, -2.0, -2.0, 2.0, 2.0, 3.0, -1.0, 2.0, 2.0, -3.0, -1.0, -1.0, -2.0, 1.0, -2.0, 0.0, -1.0, -1.0, -1.0, -3.0, -2.0]]> : tensor<3x131xf32> : tensor<3x131xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x131xf32>) -> tensor<3xf32>
  check.eq %1, dense<[3.0, -13.0, 14.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_tall() {
  %x0 = check.input dense<[[-3.0, 0.0, -1.0], [-2.0, 0.0, -1.0], [-1.0, -3.0, -2.0], [-2.0, -3.0, -2.0], [-2.0, -2.0, 2.0], [3.0, 2.0, 1.0], [-3.0, -3.0, -1.0], [-1.0, 0.0, -1.0], [3.0, 1.0, -3.0], [3.0, -2.0, 3.0], [-1.0, 2.0, 3.0], [-2.0, 0.0, 2.0], [0.0, 2.0, 2.0], [1.0, -2.0, -3.0], [-1.0, 1.0, -3.0], [0.0, -1.0, -2.0], [1.0, 1.0, 3.0], [2.0, -1.0, -1.0], [-2.0, -2.0, 2.0], [-2.0, -3.0, -2.0], [-3.0, 0.0, 2.0], [3.0, 0.0, 3.0], [3.0, -3.0, -2.0], [3.0, 0.0, -3.0], [3.0, -1.0, 0.0], [-2.0, -1.0, 2.0], [-3.0, 1.0, -2.0], [0.0, 3.0, 1.0], [0.0, -3.0, 3.0], [-2.0, 3.0, -2.0], [-2.0, 3.0, -3.0], [1.0, -1.0, 1.0], [3.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, -2.0, 1.0], [3.0, -3.0, 3.0], [3.0, -2.0, -2.0], [3.0, 1.0, 1.0], [2.0, 3.0, 3.0], [-1.0, 0.0, -3.0], [-1.0, -3.0, -3.0], [0.0, 1.0, 1.0], [3.0, 3.0, 2.0], [-3.0, 0.0, 3.0], [1.0, -2.0, 2.0], [2.0, 1.0, 0.0], [-3.0, 0.0, -2.0], [-1.0, 1.0, 2.0], [-1.0, 3.0, -2.0], [2.0, 3.0, 0.0], [-1.0, 2.0, -2.0], [-3.0, -2.0, 1.0], [0.0, 1.0, 3.0], [-2.0, -1.0, -1.0], [-3.0, -2.0, 1.0], [1.0, 2.0, -1.0], [-1.0, 2.0, 1.0], [-1.0, -2.0, 2.0], [-1.0, -2.0, -2.0], [-2.0, 3.0, -1.0], [2.0, 1.0, -2.0], [-3.0, 3.0, -2.0], [2.0, 3.0, -2.0], [-2.0, 0.0, 1.0], [1.0, -1.0, 2.0], [1.0, 1.0, -1.0], [2.0, 2.0, -1.0], [3.0, 0.0, 2.0], [-2.0, 2.0, -2.0], [0.0, -3.0, 0.0], [0.0, -1.0, 3.0], [-2.0, 3.0, 2.0], [-2.0, -2.0, 0.0], [1.0, -1.0, 2.0], [1.0, 2.0, 3.0], [2.0, 1.0, -2.0], [-2.0, 2.0, -2.0], [-3.0, -3.0, 3.0], [2.0, -1.0, -1.0], [1.0, 1.0, 0.0], [2.0, 0.0, 1.0], [-2.0, -1.0, 2.0], [0.0, -3.0, -1.0], [0.0, 2.0, 3.0], [1.0, 3.0, 3.0], [3.0, 1.0, 0.0], [-1.0, -3.0, 3.0], [2.0, 1.0, 2.0], [-1.0, 0.0, 1.0], [-2.0, 0.0, 2.0], [1.0, -1.0, -3.0], [0.0, 0.0, 0.0], [2.0, 0.0, 0.0], [3.0, 1.0, -2.0], [-1.0, 3.0, 2.0], [2.0, -3.0, 3.0], [1.0, -1.0, 2.0], [1.0, -2.0, 0.0], [-1.0, 0.0, -3.0], [-1.0, 2.0, -1.0], [-1.0, 2.0, 1.0], [2.0, -3.0, 0.0], [-3.0, -3.0, 2.0], [-1.0, -3.0, -2.0], [-3.0, 3.0, 1.0], [-3.0, 0.0, 1.0], [3.0, 1.0, 0.0], [-3.0, 3.0, 2.0], [-2.0, 2.0, 1.0], [2.0, 1.0, 1.0], [1.0, 2.0, 3.0], [1.0, -3.0, 2.0], [-1.0, -3.0, 3.0], [0.0, -1.0, 3.0], [3.0, -1.0, 0.0], [1.0, 2.0, -2.0], [3.0, 2.0, 2.0], [1.0, -1.0, 1.0], [0.0, 2.0, -2.0], [-3.0, 0.0, -3.0], [0.0, -3.0, -2.0], [0.0, 0.0, -3.0], [1.0, 0.0, -2.0], [1.0, 2.0, -3.0], [2.0, 1.0, -1.0], [2.0, 1.0, 3.0], [3.0, 2.0, 2.0], [2.0, -2.0, 2.0], [-3.0, -3.0, 2.0], [1.0, 2.0, -1.0], [-1.0, 3.0, 0.0]]> : tensor<131x3xf32> : tensor<131x3xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0>} : (tensor<131x3xf32>) -> tensor<3xf32>
  check.eq %1, dense<[9.0, 8.0, 33.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_spatial() {
  %x0 = check.input dense<[[[[0.0, 2.0, 0.0, 0.0, -3.0, 0.0, 1.0], [0.0, -2.0, 2.0, 0.0, -2.0, 3.0, 0.0], [-3.0, 2.0, 2.0, -2.0, 0.0, -2.0, -3.0], [-3.0, 3.0, -3.0, 1.0, -1.0, 0.0, 1.0], [3.0, 2.0, 3.0, 0.0, -2.0, 1.0, 1.0], [-1.0, 0.0, -3.0, -3.0, 2.0, -3.0, 1.0], [-1.0, 3.0, -3.0, 2.0, 1.0, 2.0, -3.0]], [[0.0, 0.0, 3.0, 1.0, -2.0, -2.0, 1.0], [0.0, -2.0, 2.0, -1.0, 2.0, 3.0, -1.0], [-3.0, -3.0, 3.0, 3.0, 3.0, 1.0, 0.0], [3.0, 0.0, -2.0, 2.0, 3.0, 1.0, -3.0], [3.0, 3.0, 3.0, -3.0, 2.0, 0.0, 2.0], [0.0, -2.0, -2.0, 3.0, 1.0, -1.0, -1.0], [-3.0, 2.0, 1.0, -3.0, -2.0, 1.0, -2.0]], [[3.0, -3.0, -1.0, 3.0, -3.0, 0.0, 0.0], [3.0, 0.0, 1.0, -3.0, 3.0, -1.0, -2.0], [2.0, 0.0, 0.0, 1.0, 1.0, -3.0, -1.0], [1.0, 2.0, -1.0, -3.0, 2.0, -2.0, -1.0], [-3.0, 3.0, -1.0, 3.0, -1.0, 2.0, 1.0], [3.0, 2.0, 3.0, 1.0, 1.0, 2.0, -1.0], [0.0, -1.0, 0.0, 1.0, -3.0, -1.0, -3.0]]], [[[-2.0, 3.0, -3.0, -3.0, 1.0, 3.0, -3.0], [-1.0, -2.0, 0.0, -2.0, 1.0, -2.0, 3.0], [-1.0, -2.0, -1.0, -3.0, 2.0, -3.0, 1.0], [1.0, -3.0, -2.0, 1.0, -1.0, 1.0, -1.0], [-1.0, 2.0, 0.0, 3.0, 2.0, -1.0, -1.0], [3.0, 1.0, -1.0, 2.0, 2.0, 0.0, -2.0], [2.0, 0.0, -2.0, 0.0, 1.0, -1.0, 0.0]], [[0.0, -2.0, -3.0, -2.0, 2.0, -2.0, -1.0], [1.0, -1.0, 3.0, -3.0, 1.0, -3.0, 3.0], [3.0, -3.0, 0.0, -2.0, 1.0, 3.0, 3.0], [-2.0, 1.0, -1.0, 3.0, 0.0, -2.0, -1.0], [0.0, -1.0, -3.0, 0.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -2.0, 1.0, 3.0, 2.0], [2.0, 2.0, 2.0, 0.0, -1.0, -1.0, -3.0]], [[0.0, 2.0, -3.0, 2.0, -2.0, 2.0, 1.0], [1.0, 0.0, -1.0, 3.0, -1.0, 2.0, 3.0], [-2.0, -2.0, -2.0, -1.0, 1.0, 3.0, 0.0], [2.0, 2.0, -2.0, -2.0, -2.0, 3.0, 1.0], [1.0, -2.0, 2.0, 3.0, -3.0, -1.0, 2.0], [-2.0, 0.0, 2.0, 3.0, -3.0, 0.0, -3.0], [-3.0, 3.0, 1.0, 2.0, -1.0, 1.0, 1.0]]]]> : tensor<2x3x7x7xf32> : tensor<2x3x7x7xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 2, 3>, keepdims = true} : (tensor<2x3x7x7xf32>) -> tensor<2x3x1x1xf32>
  check.eq %1, dense<[[[[-5.0]], [[14.0]], [[6.0]]], [[[-9.0]], [[-1.0]], [[11.0]]]]> : tensor<2x3x1x1xf32> : tensor<2x3x1x1xf32>
  return
}

func.func @test_whole_u8() {
  %x0 = check.input dense<[[3, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 2, 0, 2, 3, 0], [2, 1, 3, 1, 3, 3, 3, 2, 0, 3, 1, 0, 0, 2, 3, 2, 1], [1, 1, 3, 3, 2, 3, 2, 1, 2, 2, 0, 2, 2, 3, 2, 1, 1]]> : tensor<3x17xui8> : tensor<3x17xui8>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xui8>) -> tensor<3xui8>
  check.eq %1, dense<[14, 30, 31]> : tensor<3xui8> : tensor<3xui8>
  return
}

func.func @test_bounds_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255], [255, 254, 100, 8, 7, 3, 2, 1, 0]]> : tensor<2x9xui8> : tensor<2x9xui8>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<2x9xui8>) -> tensor<2xui8>
  check.eq %1, dense<118> : tensor<2xui8> : tensor<2xui8>
  return
}

func.func @test_whole_i8() {
  %x0 = check.input dense<[[-2, -1, -1, 2, 3, 1, -2, -3, -2, -2, -3, -3, -3, 1, -3, 3, -1], [3, 1, 2, 0, 0, -1, 3, 0, 2, -1, 2, 1, 2, -1, 2, 2, -2], [-3, 1, -1, 2, -3, 3, -3, 0, 1, 1, -3, 3, 0, -3, 0, -2, 2]]> : tensor<3x17xi8> : tensor<3x17xi8>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xi8>) -> tensor<3xi8>
  check.eq %1, dense<[-16, 15, -5]> : tensor<3xi8> : tensor<3xi8>
  return
}

func.func @test_bounds_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127], [127, 126, 100, 8, 3, 2, 1, 0, -1, -2, -7, -127, -128]]> : tensor<2x13xi8> : tensor<2x13xi8>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<2x13xi8>) -> tensor<2xi8>
  check.eq %1, dense<102> : tensor<2xi8> : tensor<2xi8>
  return
}

func.func @test_whole_i16() {
  %x0 = check.input dense<[[2, 1, -1, -2, -3, 1, -1, -1, -2, 2, 1, -3, 0, 3, -2, 3, 2], [1, 0, 3, 2, 3, -2, 1, 3, 3, 1, -2, 0, 1, -1, -3, -2, -2], [-2, -1, -1, 1, -1, 0, -1, -2, 2, 1, -1, 1, 3, -1, 3, 1, 0]]> : tensor<3x17xi16> : tensor<3x17xi16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xi16>) -> tensor<3xi16>
  check.eq %1, dense<[0, 6, 2]> : tensor<3xi16> : tensor<3xi16>
  return
}

func.func @test_bounds_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767], [32767, 32766, 100, 8, 3, 2, 1, 0, -1, -2, -7, -32767, -32768]]> : tensor<2x13xi16> : tensor<2x13xi16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<2x13xi16>) -> tensor<2xi16>
  check.eq %1, dense<102> : tensor<2xi16> : tensor<2xi16>
  return
}

func.func @test_whole_i32() {
  %x0 = check.input dense<[[-2, -2, 2, 2, 3, 0, -1, 1, 3, -3, -1, 3, -3, 2, -3, -3, 2], [3, -1, 3, 0, 0, 3, -3, 1, 3, 0, 0, 2, -1, 1, -1, -1, -3], [2, 3, 1, 2, 1, -2, 3, -1, 3, 2, -2, 3, -1, 2, -3, -3, -1]]> : tensor<3x17xi32> : tensor<3x17xi32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xi32>) -> tensor<3xi32>
  check.eq %1, dense<[0, 6, 9]> : tensor<3xi32> : tensor<3xi32>
  return
}

func.func @test_bounds_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647], [2147483647, 2147483646, 100, 8, 3, 2, 1, 0, -1, -2, -7, -2147483647, -2147483648]]> : tensor<2x13xi32> : tensor<2x13xi32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<2x13xi32>) -> tensor<2xi32>
  check.eq %1, dense<102> : tensor<2xi32> : tensor<2xi32>
  return
}

func.func @test_whole_i64() {
  %x0 = check.input dense<[[1, -1, 0, 0, -1, 2, 1, -2, 2, -1, -2, 0, 1, 2, -1, 3, -3], [1, -3, 2, 1, -3, 1, 2, 0, 0, 3, -2, -1, -2, -1, -1, 3, 1], [-1, 3, -2, 3, 1, 2, 1, 1, -3, 3, 0, 0, 0, -2, 1, 0, 2]]> : tensor<3x17xi64> : tensor<3x17xi64>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xi64>) -> tensor<3xi64>
  check.eq %1, dense<[1, 1, 9]> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_bounds_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807], [9223372036854775807, 9223372036854775806, 100, 8, 3, 2, 1, 0, -1, -2, -7, -9223372036854775807, -9223372036854775808]]> : tensor<2x13xi64> : tensor<2x13xi64>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<2x13xi64>) -> tensor<2xi64>
  check.eq %1, dense<102> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_whole_f16() {
  %x0 = check.input dense<[[1.0, 3.0, 0.0, 1.0, 1.0, -2.0, 1.0, 0.0, -1.0, 0.0, 2.0, -3.0, -2.0, -1.0, 2.0, -3.0, -1.0], [0.0, -3.0, 3.0, -1.0, 0.0, 2.0, 1.0, 1.0, -3.0, 3.0, -1.0, -2.0, -3.0, 1.0, -1.0, -1.0, -2.0], [2.0, 3.0, -3.0, -1.0, 1.0, 2.0, -1.0, 2.0, 1.0, 3.0, -2.0, 2.0, -2.0, -1.0, 3.0, -3.0, 1.0]]> : tensor<3x17xf16> : tensor<3x17xf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xf16>) -> tensor<3xf16>
  check.eq %1, dense<[-2.0, -6.0, 7.0]> : tensor<3xf16> : tensor<3xf16>
  return
}

func.func @test_random_f16() {
  %x0 = check.input dense<[[0xC2AA, 0x3579, 0x3F32, 0xB2CD, 0x36F9, 0xC046, 0xB96B, 0xBE56, 0x4069, 0xBD2D, 0xB7A0, 0x3A3E, 0x2E95, 0x385B, 0xAA1F, 0x3B8B, 0xB2D3, 0x3AE6, 0xBE1E, 0x31F5, 0xBE73, 0x2732, -0.34375, 0xB9AD, 0x381C, 0x3846, 0xBC34, 0x3868, 0xB763, 0xB43E, 0xBA85, 0x3B5B, 1.375], [1.0, 0xB6C4, 0xB54E, 0x374D, 0x35FA, 0xB2A0, 0x3515, 0xBD6C, 0xAFA5, 0x3D8D, -0.8125, 0xBCC1, 0xBC97, 0xB5D9, 0xB9EB, 0xBB97, 0x330B, 0x360D, 0xB75C, 0xBCF2, 0x3AD2, 0xB9FD, 0xB912, 0x3F29, 0xBB37, 0x3C06, 0xBBEC, 0xB3F3, 0x38AC, 0xC03B, 0x38A5, 0x326F, 0xB0EE], [0x38A7, 0xA48C, 0xBC10, -0.96875, 0xAF38, 0x3AC6, 0xB3D1, 0xAE5E, 0x35DD, 0xB4B8, 0xAD01, 0xB650, 0x2CA5, 0x3A12, 0x3A58, 0xACDB, 0x3E7F, 0x3174, 0x3D02, 0x383B, 0xA916, 0xB1EA, 0xB805, 0x3931, 0xBC45, 0x35F1, 0xAFF0, 0xB36A, 0xB9A7, 0x34E0, 0xBF02, 0x2EE2, 0xBA0C], [0x3855, 0xB8DB, 0x3572, 0x3D7D, 0x3873, 0x3C7A, 0xB740, 0xBD11, 0x2871, 0x320C, 0xBC95, 0xC105, 0xBA43, 0x3C46, 0x3A5F, 0xB136, 0xC027, 0xBB1F, 0x3C79, 1.28125, 0xBD4E, 0xBD5D, 0x331B, 2.8125, 0x3501, 0xB5DE, 0x377D, 0xADE2, 0xBC5C, 0x3C84, 0x3AFF, 0xBC98, 0x3914], [0xB934, 0xB6E8, 0xBFB2, 0xB2AE, 0xACCF, 0x3975, 0xB848, 0xAB42, 0xB9FE, 0x3DD9, 0x39C6, 0x3AA2, 0x3C42, 0x4152, 0xB403, 0xBC0D, 0xB3ED, 0x3832, 0x3667, 0x319E, 0xB621, 0x3C39, 0xB6F4, 0xAA1D, 0x3B4E, 0x3CA8, 0xB60D, 0xB72F, 0x37AD, 0xBD9E, 0x2F6B, 0xB8F2, 0xB6C2]]> : tensor<5x33xf16> : tensor<5x33xf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<5x33xf16>) -> tensor<5xf16>
  check.close %1, dense<[0xC4A4, 0xC5FB, 0xB3AE, 0xB632, 1.96875]> : tensor<5xf16> ulp 1 {abs = 2.942e-02 : f64} : tensor<5xf16>
  return
}

func.func @test_infinities_f16() {
  %x0 = check.input dense<[[1.0, 0x7C00, 2.0], [0xFC00, 1.0, 2.0], [0x7C00, 0xFC00, 1.0], [0x7E00, 1.0, 2.0], [1.0, 2.0, 0x7E00], [0x7E00, 0x7C00, 0.0]]> : tensor<6x3xf16> : tensor<6x3xf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<6x3xf16>) -> tensor<6xf16>
  check.eq %1, dense<[0x7C00, 0xFC00, 0xFE00, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16> : tensor<6xf16>
  return
}

func.func @test_whole_bf16() {
  %x0 = check.input dense<[[3.0, 1.0, -2.0, 0.0, 3.0, -3.0, -3.0, -3.0, 1.0, 1.0, -1.0, -2.0, 2.0, 1.0, -1.0, 2.0, -3.0], [2.0, -3.0, -3.0, 3.0, 1.0, 1.0, 2.0, 0.0, 2.0, 1.0, -1.0, 1.0, 3.0, 3.0, -1.0, -3.0, -2.0], [-2.0, -2.0, -3.0, -3.0, 1.0, -2.0, -1.0, -3.0, -3.0, 2.0, 2.0, -3.0, 3.0, -3.0, -3.0, -1.0, -3.0]]> : tensor<3x17xbf16> : tensor<3x17xbf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xbf16>) -> tensor<3xbf16>
  check.eq %1, dense<[-4.0, 6.0, -24.0]> : tensor<3xbf16> : tensor<3xbf16>
  return
}

func.func @test_random_bf16() {
  %x0 = check.input dense<[[0.75, 0x3F33, 0x3D9E, 0xBF81, 2.640625, 0xBF86, 0xBF0F, 0x3AB5, 0xBEFA, 0xBE0C, -0.21875, 0xBE4C, 0x3FB3, 0xBF9B, 0xBF7D, 0xBFD7, 0xBF2F, 0x3FA1, 0x3F15, 0xBE87, 0x3F59, 0xBD74, 0xBFA6, 0xBF7A, 1.3125, -0.15625, 0x3FBD, 0xBFB1, 0xBF51, -0.125, 0x3E18, 0xBF7D, 1.9375], [0x3E2D, 1.046875, 0x3E9E, 0xBEA9, 0x3FD1, 0xBF0C, 0x3F4E, 0xBED2, -1.75, 0x3E3F, 0x3E8D, 0xBF24, 0xBF7B, 0x3FCF, 0xBE87, 0xBFC1, 0xBF43, 1.375, 0x3E32, 0x3F02, 0xBD7C, 0xBEC6, 1.5, 0xBFA6, 1.21875, 0x3EC7, -1.0625, -2.78125, 0.84375, 2.703125, 0xBE85, 0xBF66, 0xBF74], [0xBEE4, 0xC00B, 0xBFFB, 0x3EB9, 0x3F7D, 0x3FCB, 0xBE22, 0x3C3A, 0xBFB2, 0xBE5B, 0x3EDB, 1.25, 0xBF15, 0x3D60, 0xC007, 2.21875, 0xBE26, 1.109375, -2.03125, 0xC007, 0x3E0E, 0xBE64, 0x3ED4, 0xBFB3, -1.75, 0x3D8A, 0x3E6B, 0xBEE3, 0x3F75, 0xBD6D, 1.53125, 0xBE8C, -1.46875], [0x3EFC, 0x3F4B, 0x3FE5, 0x3E49, -0.6875, 0x3F0F, 0.265625, 0x3D78, 0x3FD1, 0.5625, 0x3FCF, 0xBEBA, 0.921875, -0.625, 0x3FB7, 0x3E8E, 0x3EEC, 0xBEAA, 0x3E67, 1.171875, 0xBFC5, 0x3D98, 0x3EF9, 0xBF4F, 0xBFBF, 0x3EA4, 0.75, 0x3DC8, 0xBF1E, 0x3F87, 0xBF42, 0xBD63, 0x3FA7], [0x3C06, 1.359375, 0x3E81, 0xBDC9, 0x3F3D, 0xBBF1, 0xBF77, 0xBEC9, 0xBD55, 0x3F8D, 0x3DA8, 0xBEF7, 1.28125, 0xBEFD, 0xBEA2, 0xBFA5, 0x3E86, 0xBFF2, 0xBE16, 0xBF76, 0xBD83, 0x3F27, 0x3EAB, 0xBED7, 0xBF5D, 0x3CE1, 0xBF87, 0x3F6E, 1.234375, 0xBCFB, 0xBF26, 0xBF1B, 0.796875]]> : tensor<5x33xbf16> : tensor<5x33xbf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<5x33xbf16>) -> tensor<5xbf16>
  check.close %1, dense<[-1.15625, 0xBE0F, -7.59375, 9.25, -1.71875]> : tensor<5xbf16> ulp 1 {abs = 2.367e-01 : f64} : tensor<5xbf16>
  return
}

func.func @test_infinities_bf16() {
  %x0 = check.input dense<[[1.0, 0x7F80, 2.0], [0xFF80, 1.0, 2.0], [0x7F80, 0xFF80, 1.0], [0x7FC0, 1.0, 2.0], [1.0, 2.0, 0x7FC0], [0x7FC0, 0x7F80, 0.0]]> : tensor<6x3xbf16> : tensor<6x3xbf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<6x3xbf16>) -> tensor<6xbf16>
  check.eq %1, dense<[0x7F80, 0xFF80, 0xFFC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<6xbf16> : tensor<6xbf16>
  return
}

func.func @test_whole_f32() {
  %x0 = check.input dense<[[3.0, 2.0, 0.0, 0.0, 2.0, -3.0, -3.0, 1.0, 2.0, 1.0, -3.0, 0.0, 0.0, 2.0, 2.0, 3.0, 1.0], [0.0, 1.0, 2.0, 3.0, 2.0, 2.0, 0.0, -2.0, 2.0, -3.0, -1.0, 2.0, -1.0, -2.0, -3.0, 0.0, -1.0], [-1.0, 2.0, 2.0, 2.0, 2.0, -1.0, 0.0, -3.0, 0.0, -2.0, 0.0, -2.0, 2.0, -1.0, 3.0, -2.0, 2.0]]> : tensor<3x17xf32> : tensor<3x17xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xf32>) -> tensor<3xf32>
  check.eq %1, dense<[10.0, 1.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_random_f32() {
  %x0 = check.input dense<[[0xBE4A781F, 0xBFDA0702, 0xBEB89A68, 0xBEF30606, 0x3F9FE778, 0xBF20C9C9, 0xBF387C1A, 0xBE6590DC, 0xC0122A05, 0x3EC1D98D, 0xBF91AFEF, 0xBEB67BE0, 0x3F2A7FBC, 0xBF95394F, 0xC0105BE3, 0xBF58DAD7, 0x3FDC5814, 0x4007F4B6, 0x3E6EF431, 0xBF145BE9, 0xBD729658, 0xBEA0300A, 0xBF352463, 0xBF3AB816, 0x3D74C7C7, 0x3EE603A4, 0x3EC49B18, 0xBF489BD4, 0xBF332125, 0xBE06190C, 0xBF240212, 0xBF2C32D6, 0x3EEE9E24], [0x3F204BA2, 0x3D05B7E7, 0xBF3C06C6, 0xBF254C6A, 0x3EE67298, 0x3F9FF35B, 0xBFB8C142, 0x3EC66FA0, 0xBF1B4095, 0xBEF4DC97, 0xBE623C7F, 0xBF6DF85D, 0xBF3F14B7, 0x3EBA8993, 0x3EE73AEB, 0x3F31C769, 0xBE555176, 0xBF0DED18, 0xBF58A30B, 0x3EEF9B14, 0x3E8150E4, 0x3FB1C589, 0x3D62BDF3, 0xBE39D8F2, 0x3F4F5EFA, 0xBE5B5F17, 0x3FB029DC, 0x3D659B7E, 0xBE78DC07, 0x3FE0A8DB, 0xBD2A01F5, 0xBFA07637, 0xBEEAAE49], [0x3E0842FB, 0x3E45AF9E, 0xBFD8CF19, 0xBF34AD85, 0x3E193A35, 0xBF989C6A, 0xBE73F9C8, 0x3F38A59A, 0xBF7C00D6, 0xBF3D59B6, 0x3F1CA06C, 0x3F62BDFB, 0x3E20CB44, 0xBC500A6B, 0x3F92B3F6, 0xBF5752C0, 0x3FE12AA2, 0xBF2DDC55, 0xBF483BBF, 0x3FA6201A, 0xBECAC923, 0xBFB55182, 0x3FA321DF, 0x3CB1E31B, 0xC0039D0A, 0x3E867A78, 0x3FB68343, 0xBFC0B618, 0xBF50AE55, 0x3E7461CA, 0xBF27FF1C, 0x3EE2C733, 0x3F0ECFC7], [0xBF4B4EEF, 0x3F435916, 0xBFA14B5D, 0x3D9FD552, 0x3F9CFA5E, 0xBF8ECBA9, 0xBE966B79, 0xBF234C8B, 0xBEBEBBC4, 0xBEE51289, 0xBFF401DB, 0x3F1A0613, 0x3F47F60A, 0x400EE5A8, 0x3CC83248, 0xBE51586E, 0xBF91A95A, 0x3EFD19E9, 0x3EAF37C9, 0xBD71C3E0, 0x3F063258, 0xBEB30D60, 0x3F53474C, 0xBCF6F8E8, 0x3F05B520, 0x4019D24F, 0xBFAC5727, 0x3CC8517A, 0xC00F1296, 0xBEBF305C, 0x3EE5272F, 0xBE9CC87A, 0xC02B2A51], [0x3FEB6192, 0x3F802865, 0x3E405924, 0xBF380743, 0xBE85DDCB, 0x3DFB656D, 0xBF96C604, 0x3F035856, 0x3ECB4C3D, 0x3F701B00, 0xBF4DB0A3, 0x3F3C08C1, 0xBFD75B02, 0x3EEBBE40, 0x3F9F5249, 0x3FA75B3C, 0x3DE74B43, 0x3FD77924, 0xBD7E6C94, 0x3FBE9996, 0xBF9795C1, 0xBFC586C9, 0xBF3307C2, 0x3F657B0A, 0xBC9C3E65, 0xBECF8E64, 0x3F3C118F, 0x3E4AC6B2, 0xBE4C734B, 0xBF0A7396, 0x3FA770B0, 0x3D83ABC1, 0xBFA7C5CE]]> : tensor<5x33xf32> : tensor<5x33xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<5x33xf32>) -> tensor<5xf32>
  check.close %1, dense<[0xC11F0B4C, 0x3F1CC5A9, 0xC05BEF04, 0xC0881F06, 0x4093F834]> : tensor<5xf32> ulp 8 {abs = 2.559e-05 : f64} : tensor<5xf32>
  return
}

func.func @test_infinities_f32() {
  %x0 = check.input dense<[[1.0, 0x7F800000, 2.0], [0xFF800000, 1.0, 2.0], [0x7F800000, 0xFF800000, 1.0], [0x7FC00000, 1.0, 2.0], [1.0, 2.0, 0x7FC00000], [0x7FC00000, 0x7F800000, 0.0]]> : tensor<6x3xf32> : tensor<6x3xf32>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<6x3xf32>) -> tensor<6xf32>
  check.eq %1, dense<[0x7F800000, 0xFF800000, 0xFFC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> : tensor<6xf32>
  return
}

func.func @test_whole_f64() {
  %x0 = check.input dense<[[3.0, 1.0, 2.0, 3.0, 0.0, 0.0, -1.0, 0.0, 2.0, 1.0, 3.0, -3.0, 3.0, -3.0, -1.0, -2.0, -1.0], [-3.0, -3.0, 1.0, -2.0, -2.0, -1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 2.0, -3.0, -1.0, -1.0], [-3.0, 1.0, 3.0, 0.0, -1.0, -2.0, 1.0, -1.0, -2.0, -1.0, -3.0, -2.0, 3.0, -3.0, 0.0, 0.0, 0.0]]> : tensor<3x17xf64> : tensor<3x17xf64>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<3x17xf64>) -> tensor<3xf64>
  check.eq %1, dense<[7.0, -8.0, -10.0]> : tensor<3xf64> : tensor<3xf64>
  return
}

func.func @test_random_f64() {
  %x0 = check.input dense<[[0xBFDFBF70BC49B735, 0xBFE29E3F662932F4, 0x3FE9202252E55085, 0x3FC117153EE89D1D, 0x3FE5DE21CCBA682F, 0x3F95647D6B8BDF0D, 0x3FEA0748365C5617, 0xBFF699968B34BDD0, 0xBFF039F3F1A6FBC9, 0x3FCA304E2ACA40BA, 0x3FD5FFC73832118D, 0xBFF5A06F7DBB9A5A, 0xBFF2209CF35510F9, 0xBFCDA9163B06B197, 0xBFFFC6A8D18FB634, 0xBFC0BA524D09021C, 0xBFE14659D79F214D, 0x3FF8AE809AD3A2C9, 0xBFF48241DF36B9C8, 0x3FF1FBB3DBDE32F9, 0x3FDD16F31A76483F, 0xBFE75DC79826E78F, 0xBFF96B73530C12DE, 0xBFE0ECF182BCBDB8, 0x3FF7E9710E5BB39A, 0xBFF509D6A5B2559B, 0xBFE91A1895CEB38B, 0x3FDAFFB1FDE23278, 0xC0076A62ADC95661, 0xBFF13D10F2163784, 0x3FF35C5EB24ABA83, 0x3FE4A818E7BCE13C, 0xBFEC297219156E8E], [0x3FFAA0C37A7BFD7D, 0xBFFE557B16F99EFD, 0xC001341CC900286A, 0xBFD692152AA95B75, 0x3FD76E434722F39F, 0x3F954A395929CD41, 0xBFF72E6569BB3FC0, 0x4004C278F1C13C79, 0xBFD0B09115A0A688, 0x3FECA92A6E110B29, 0xBFF4F145B2FD240C, 0x3FA3A3EBD282DD17, 0xC003F7F2AD3A906C, 0xC006480C3FBC5B14, 0xBFF0EE8531516953, 0xBFF5B3F939A274D9, 0x3FF8D6195CA3295B, 0xBFF45627436DD115, 0xBFB1A596A896311E, 0x3FE761AB57A81617, 0x3FD7D7D98763C5CC, 0xBFF4FE28695FFAE0, 0x3FEDFF6B076AE817, 0x3FDFEF2A126ED10B, 0xC008A330D549E737, 0x3FB19FAFF561B7FC, 0xBFE000638AD267EE, 0xBFE08B83C55944C5, 0xBFFE7DCB62430A4F, 0xBFE7C9371A2F1505, 0xBFC9DC7E0AE0C732, 0xBFD1D6E79BF5488E, 0x3FD66654CD385C5B], [0x3FEB964441B7E01E, 0xBF48FDE280F0EDEB, 0x3FF3F19873C7C387, 0x400621A9BDB844E5, 0xBFF7C0B7712C7860, 0xBFCE7BB6A3EB9FD3, 0xBFEDE951ED35D040, 0xBFBF962128C213C6, 0x3FF265E165E368E6, 0x3FF513639E1DB8EE, 0xBFFA1672FC22550F, 0x3FEE085C0B192949, 0x3FF977FBDC3DE54E, 0xBFE910C955F47405, 0xBFE762617B1579F6, 0xBFEA8897AA7A2F65, 0x3FF0CC5545163E1E, 0xBFFB230E4DC0215F, 0xBFCC80D7AB6E59C6, 0xBFBF46113003157D, 0xBFF1622BD2E474D8, 0x3FF3ED8D4D71765A, 0xBFE197B6428380F8, 0x3FE38C8C78FC7755, 0xBFE3944EB65204B0, 0xBFE8A3EA035D280A, 0x3FD2C508DC75D643, 0xBFDE07264342285E, 0xBFC7314C2A74C2F9, 0x3FD27BA5F9861DC6, 0xBFF00D9034FE38B5, 0xBFF6FD46D6A251E7, 0x3FFE4DA6DE5EECBB], [0x3FE915C35E6BD1A5, 0x3FEDE91CD1010DE9, 0x3FFB4D020183A02F, 0xBFEEEED75EE95367, 0x3FD72FE3482F6FFC, 0x3FF1008BF6D3B3FB, 0xBFB51760D18B7273, 0x3FE6C8C4484D1823, 0xBFF980A160D0F984, 0xBFDC66447A4F217C, 0x3FC64AAC1F57DE7C, 0x3FF4E26FC5F44514, 0x3FD849A5EC411B88, 0x3FD55EE317A648B6, 0xBFECF7475475D213, 0x3FDF721D95530B86, 0x3FF111E2E017EED2, 0xBFEF4CA51863CCEF, 0xBFC32956A69A07A1, 0x3FD05A15484C8E3F, 0xBFD8FF8E7D928339, 0xBFC51D58FDC1488A, 0x3FD8181134BDFE18, 0x3FFEAA4959633DA8, 0xBFF027956DC9957D, 0xBFDAE16886082E24, 0xBFADE67E2882619E, 0x3FF1C8B9BA7C118C, 0xBFA46C4F8C6A3FD3, 0xBFD24E0E516E1D64, 0x3FF5AB57027AFCBA, 0x3FDBD702488E1A99, 0xBFFBDAC8ECF63D2D], [0x3FE1684CF73562B0, 0x3FDE52DD2525173B, 0xBFDF2BC3E1D0AD25, 0x3FFBBB2143AC0CE2, 0xC0016C9941DC8B85, 0x3FBF5F42F6013893, 0x3FF51AFFF2BB7EC5, 0x3FEBA9196302BDD7, 0xBFCD87CD028F6683, 0xBFD62DCCF1EFE58D, 0xBFE50A61D76FA846, 0x3FDE7DE68D836026, 0x3FFB4CB685E1BEFD, 0x3FB489E2C8A609D6, 0x3FF8A2A4416B162E, 0xBFF3626A2CC952DF, 0x3FEDC036F4E8FE3D, 0xBFE1FF41E3B87C4B, 0x3FF2BA30C0C98379, 0xBFFBC24A48D48FC6, 0x3FE6AA8D11A85935, 0xBFD3B48185ABAF9C, 0x3FF7821D3EF86E9D, 0x3FFDD5835B55A7C4, 0xBFED5ACFEBFA2DCA, 0xBFE85E5D2AE43603, 0x3FE600E6CED12BE2, 0xBFF0F34A99650683, 0x3FDDFE47765F9259, 0xBFDAE4C438E23135, 0xC005E76EA76C55F9, 0xBFF04AF521886724, 0x3FF6DF4E75DB7AA4]]> : tensor<5x33xf64> : tensor<5x33xf64>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<5x33xf64>) -> tensor<5xf64>
  check.close %1, dense<[0xC02439ED2B775532, 0xC02DCD636989ACA5, 0x3FD6654D2B4A92EC, 0x401620EE266CA969, 0x4007A6AEEDCDAE55]> : tensor<5xf64> ulp 8 {abs = 6.232e-14 : f64} : tensor<5xf64>
  return
}

func.func @test_infinities_f64() {
  %x0 = check.input dense<[[1.0, 0x7FF0000000000000, 2.0], [0xFFF0000000000000, 1.0, 2.0], [0x7FF0000000000000, 0xFFF0000000000000, 1.0], [0x7FF8000000000000, 1.0, 2.0], [1.0, 2.0, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF0000000000000, 0.0]]> : tensor<6x3xf64> : tensor<6x3xf64>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<6x3xf64>) -> tensor<6xf64>
  check.eq %1, dense<[0x7FF0000000000000, 0xFFF0000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> : tensor<6xf64>
  return
}

func.func @test_f16_accumulates_in_f32() {
  %x0 = check.input dense<1.0> : tensor<1x4096xf16> : tensor<1x4096xf16>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>} : (tensor<1x4096xf16>) -> tensor<1xf16>
  check.eq %1, dense<[4096.0]> : tensor<1xf16> : tensor<1xf16>
  return
}

func.func @test_symbolic_rows() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, -2.0, 3.0], [2.0, -1.0, -3.0], [1.0, 3.0, -3.0], [-1.0, 3.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
  check.eq %1, dense<[[2.0], [-2.0], [1.0], [2.0], [3.0]]> : tensor<5x1xf32> : tensor<?x1xf32, #dl.dims<[N, 1]>>
  return
}

func.func @test_symbolic_columns() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, -2.0, 3.0], [2.0, -1.0, -3.0], [1.0, 3.0, -3.0], [-1.0, 3.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_sum %x0 {axes = array<i64: 0>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<3xf32>
  check.eq %1, dense<[0.0, 6.0, 0.0]> : tensor<3xf32> : tensor<3xf32>
  return
}
