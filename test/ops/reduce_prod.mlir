// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_rows() {
  %x0 = check.input dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x5xf32>) -> tensor<3xf32>
  check.eq %1, dense<[1.0, 1.0, 2.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0>} : (tensor<3x5xf32>) -> tensor<5xf32>
  check.eq %1, dense<[1.0, -1.0, 1.0, 1.0, 1.0]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_columns_kept() {
  %x0 = check.input dense<[[1.0, 1.0, 1.0, 1.0, 4.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<3x5xf32>) -> tensor<1x5xf32>
  check.eq %1, dense<[[1.0, 1.0, 1.0, 1.0, 4.0]]> : tensor<1x5xf32> : tensor<1x5xf32>
  return
}

func.func @test_rows_kept() {
  %x0 = check.input dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 4.0, 1.0, 1.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<3x5xf32>) -> tensor<3x1xf32>
  check.eq %1, dense<[[1.0], [1.0], [4.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  return
}

func.func @test_all() {
  %x0 = check.input dense<[[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 2.0]], [[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<f32>
  check.eq %1, dense<-4.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_all_kept() {
  %x0 = check.input dense<[[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 4.0], [2.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0, 1, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x1x1xf32>
  check.eq %1, dense<[[[-8.0]]]> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<2x3x5xf32>) -> tensor<2x5xf32>
  check.eq %1, dense<[[1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 2.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  return
}

func.func @test_outer_and_inner() {
  %x0 = check.input dense<[[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 4.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 4.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0, 2>, keepdims = true} : (tensor<2x3x5xf32>) -> tensor<1x3x1xf32>
  check.eq %1, dense<[[[-1.0], [32.0], [1.0]]]> : tensor<1x3x1xf32> : tensor<1x3x1xf32>
  return
}

func.func @test_none() {
  %x0 = check.input dense<1.0> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<1.0> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %1 = dl.reduce_prod %x0 {axes = array<i64>} : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<1.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[2.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1xf32>
  check.eq %1, dense<[2.0]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<0x3xf32>) -> tensor<0xf32>
  check.eq %1, dense<> : tensor<0xf32> : tensor<0xf32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<3x0xf32> : tensor<3x0xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x0xf32>) -> tensor<3xf32>
  check.eq %1, dense<1.0> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_empty_kept() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<0x3xf32>) -> tensor<1x3xf32>
  check.eq %1, dense<1.0> : tensor<1x3xf32> : tensor<1x3xf32>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, -1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 4.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 4.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 4.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0]]> : tensor<3x131xf32> : tensor<3x131xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x131xf32>) -> tensor<3xf32>
  check.eq %1, dense<[524288.0, 0xC9000000, -512.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_tall() {
  %x0 = check.input dense<[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 2.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 2.0, 1.0], [4.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 2.0], [1.0, 1.0, 2.0], [1.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 1.0, 2.0], [4.0, 1.0, 2.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 2.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 4.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 4.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 4.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 2.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 4.0], [1.0, 2.0, -1.0], [1.0, 1.0, 1.0], [1.0, 4.0, 1.0], [4.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 2.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 4.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [4.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 4.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 4.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0]]> : tensor<131x3xf32> : tensor<131x3xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0>} : (tensor<131x3xf32>) -> tensor<3xf32>
  check.eq %1, dense<[-256.0, -65536.0, -16384.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_spatial() {
  %x0 = check.input dense<[[[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [4.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0], [4.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]], [[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0], [1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 4.0, 2.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]], [[4.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]]]> : tensor<2x3x7x7xf32> : tensor<2x3x7x7xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 2, 3>, keepdims = true} : (tensor<2x3x7x7xf32>) -> tensor<2x3x1x1xf32>
  check.eq %1, dense<[[[[4.0]], [[1024.0]], [[-32.0]]], [[[128.0]], [[64.0]], [[-2.0]]]]> : tensor<2x3x1x1xf32> : tensor<2x3x1x1xf32>
  return
}

func.func @test_whole_u8() {
  %x0 = check.input dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x17xui8> : tensor<3x17xui8>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xui8>) -> tensor<3xui8>
  check.eq %1, dense<[1, 4, 1]> : tensor<3xui8> : tensor<3xui8>
  return
}

func.func @test_bounds_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255], [255, 254, 100, 8, 7, 3, 2, 1, 0]]> : tensor<2x9xui8> : tensor<2x9xui8>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<2x9xui8>) -> tensor<2xui8>
  check.eq %1, dense<0> : tensor<2xui8> : tensor<2xui8>
  return
}

func.func @test_whole_i8() {
  %x0 = check.input dense<[[1, 4, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x17xi8> : tensor<3x17xi8>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xi8>) -> tensor<3xi8>
  check.eq %1, dense<[8, -16, 1]> : tensor<3xi8> : tensor<3xi8>
  return
}

func.func @test_bounds_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127], [127, 126, 100, 8, 3, 2, 1, 0, -1, -2, -7, -127, -128]]> : tensor<2x13xi8> : tensor<2x13xi8>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<2x13xi8>) -> tensor<2xi8>
  check.eq %1, dense<0> : tensor<2xi8> : tensor<2xi8>
  return
}

func.func @test_whole_i16() {
  %x0 = check.input dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1], [4, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x17xi16> : tensor<3x17xi16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xi16>) -> tensor<3xi16>
  check.eq %1, dense<[1, 4, 16]> : tensor<3xi16> : tensor<3xi16>
  return
}

func.func @test_bounds_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767], [32767, 32766, 100, 8, 3, 2, 1, 0, -1, -2, -7, -32767, -32768]]> : tensor<2x13xi16> : tensor<2x13xi16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<2x13xi16>) -> tensor<2xi16>
  check.eq %1, dense<0> : tensor<2xi16> : tensor<2xi16>
  return
}

func.func @test_whole_i32() {
  %x0 = check.input dense<[[1, 1, 1, 1, 1, 1, -1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, -1, -1, 1, 1, 1], [1, 1, 1, 1, 4, 2, 1, 1, 1, 1, 4, 1, 1, -1, 2, 2, 1]]> : tensor<3x17xi32> : tensor<3x17xi32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xi32>) -> tensor<3xi32>
  check.eq %1, dense<[-4, 2, -128]> : tensor<3xi32> : tensor<3xi32>
  return
}

func.func @test_bounds_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647], [2147483647, 2147483646, 100, 8, 3, 2, 1, 0, -1, -2, -7, -2147483647, -2147483648]]> : tensor<2x13xi32> : tensor<2x13xi32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<2x13xi32>) -> tensor<2xi32>
  check.eq %1, dense<0> : tensor<2xi32> : tensor<2xi32>
  return
}

func.func @test_whole_i64() {
  %x0 = check.input dense<[[1, 1, 1, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1], [1, 1, 4, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x17xi64> : tensor<3x17xi64>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xi64>) -> tensor<3xi64>
  check.eq %1, dense<[16, 8, 1]> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_bounds_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807], [9223372036854775807, 9223372036854775806, 100, 8, 3, 2, 1, 0, -1, -2, -7, -9223372036854775807, -9223372036854775808]]> : tensor<2x13xi64> : tensor<2x13xi64>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<2x13xi64>) -> tensor<2xi64>
  check.eq %1, dense<0> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_whole_f16() {
  %x0 = check.input dense<[[1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x17xf16> : tensor<3x17xf16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xf16>) -> tensor<3xf16>
  check.eq %1, dense<[-1.0, 4.0, -2.0]> : tensor<3xf16> : tensor<3xf16>
  return
}

func.func @test_random_f16() {
  %x0 = check.input dense<[[0x3C04, 0x3C09, 0x3C0F, 0x3C0D, 0x3C0D, 1.0, 0x3C0F, 0x3C19, 0x3C11, 0x3C05, 0x3C26, 0x3C05, 0x3C08, 0x3C0B, 0x3C11, 0x3C09, 0x3C06, 0x3C22, 0x3C0F, 0x3C03, 0x3C1B, 0x3C05, 0x3C11, 0x3C13, 0x3C14, 0x3C0D, 0x3C0D, 1.015625, 0x3C0E, 0x3C19, 0x3C0B, 0x3C03, 0x3C0E], [0x3C19, 0x3C1E, 0x3C01, 0x3C02, 0x3C05, 0x3C05, 0x3C16, 1.015625, 0x3C0A, 0x3C06, 0x3C09, 0x3C12, 0x3C02, 0x3C0C, 0x3C14, 0x3C08, 0x3C09, 0x3C1A, 0x3C14, 0x3C1E, 0x3C0E, 0x3C03, 0x3C02, 0x3C02, 0x3C0C, 0x3C02, 0x3C18, 0x3C07, 0x3C23, 0x3C1C, 0x3C04, 0x3C01, 0x3C1A], [0x3C07, 0x3C08, 0x3C1C, 0x3C0A, 0x3C08, 0x3C03, 0x3C08, 0x3C04, 0x3C03, 0x3C11, 0x3C03, 0x3C02, 0x3C0E, 0x3C05, 0x3C02, 0x3C07, 0x3C0C, 0x3C03, 0x3C01, 0x3C04, 0x3C0D, 0x3C02, 0x3C03, 0x3C0B, 0x3C0B, 0x3C06, 0x3C05, 0x3C0A, 0x3C07, 0x3C0A, 0x3C14, 0x3C0B, 0x3C0E], [0x3C03, 0x3C12, 0x3C09, 0x3C0E, 0x3C18, 0x3C0F, 0x3C02, 0x3C1C, 0x3C04, 0x3C01, 0x3C0F, 0x3C19, 0x3C11, 0x3C0E, 0x3C15, 0x3C03, 0x3C0D, 0x3C01, 0x3C08, 0x3C16, 0x3C06, 0x3C01, 0x3C14, 0x3C03, 0x3C03, 0x3C08, 0x3C06, 0x3C06, 1.03125, 0x3C14, 0x3C11, 0x3C0D, 0x3C13], [0x3C03, 0x3C15, 0x3C02, 0x3C01, 0x3C09, 0x3C01, 0x3C05, 0x3C06, 0x3C17, 0x3C12, 0x3C07, 0x3C09, 0x3C01, 0x3C0F, 0x3C0B, 0x3C1B, 0x3C01, 0x3C0B, 0x3C0B, 0x3C04, 0x3C14, 0x3C12, 0x3C0B, 0x3C07, 0x3C09, 0x3C02, 0x3C0D, 0x3C0A, 1.0, 0x3C1F, 0x3C08, 0x3C0E, 0x3C0A]]> : tensor<5x33xf16> : tensor<5x33xf16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<5x33xf16>) -> tensor<5xf16>
  check.close %1, dense<[0x3E3D, 0x3E19, 0x3D35, 0x3DF4, 0x3D8E]> : tensor<5xf16> ulp 1 {abs = 1.523e-03 : f64} : tensor<5xf16>
  return
}

func.func @test_infinities_f16() {
  %x0 = check.input dense<[[1.0, 0x7C00, 2.0], [0xFC00, 1.0, 2.0], [0x7C00, 0xFC00, 1.0], [0x7E00, 1.0, 2.0], [1.0, 2.0, 0x7E00], [0x7E00, 0x7C00, 0.0]]> : tensor<6x3xf16> : tensor<6x3xf16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<6x3xf16>) -> tensor<6xf16>
  check.eq %1, dense<[0x7C00, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16> : tensor<6xf16>
  return
}

func.func @test_whole_bf16() {
  %x0 = check.input dense<[[1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x17xbf16> : tensor<3x17xbf16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xbf16>) -> tensor<3xbf16>
  check.eq %1, dense<[4.0, -2.0, -1.0]> : tensor<3xbf16> : tensor<3xbf16>
  return
}

func.func @test_random_bf16() {
  %x0 = check.input dense<[[0x3F81, 0x3F81, 0x3F83, 0x3F81, 0x3F81, 0x3F81, 0x3F83, 1.0, 0x3F81, 1.015625, 0x3F83, 0x3F83, 0x3F81, 1.015625, 0x3F81, 0x3F81, 1.015625, 1.015625, 1.03125, 1.015625, 1.0, 0x3F81, 1.0, 0x3F81, 1.0, 1.0, 0x3F83, 0x3F83, 0x3F81, 0x3F83, 0x3F83, 0x3F81, 1.015625], [1.03125, 0x3F81, 0x3F81, 0x3F81, 0x3F83, 0x3F81, 1.0, 1.015625, 1.015625, 0x3F81, 1.0, 1.015625, 0x3F81, 0x3F83, 1.015625, 1.03125, 0x3F83, 0x3F81, 0x3F81, 1.015625, 0x3F83, 1.0, 0x3F81, 1.0, 1.0, 1.015625, 1.015625, 1.015625, 1.0, 1.03125, 0x3F81, 0x3F83, 0x3F81], [0x3F81, 0x3F83, 1.0, 1.03125, 0x3F81, 1.03125, 1.015625, 0x3F81, 0x3F83, 0x3F81, 0x3F83, 1.015625, 1.015625, 0x3F81, 1.0, 1.0, 1.015625, 0x3F83, 0x3F81, 0x3F81, 1.015625, 1.0, 0x3F83, 1.0, 0x3F83, 1.0, 1.015625, 1.03125, 0x3F81, 1.03125, 0x3F81, 0x3F81, 0x3F85], [1.015625, 0x3F81, 0x3F81, 1.0, 1.015625, 0x3F83, 1.0, 1.015625, 1.0, 0x3F81, 0x3F83, 0x3F81, 1.015625, 1.015625, 0x3F81, 1.03125, 1.03125, 0x3F83, 1.0, 0x3F81, 0x3F83, 1.015625, 1.0, 1.015625, 0x3F81, 1.0, 1.015625, 1.03125, 1.015625, 0x3F81, 1.015625, 1.015625, 1.015625], [0x3F81, 0x3F81, 1.015625, 1.0, 0x3F81, 1.015625, 1.03125, 1.015625, 0x3F81, 0x3F81, 1.015625, 1.0, 0x3F81, 1.015625, 1.015625, 1.015625, 0x3F81, 0x3F83, 1.0, 0x3F81, 0x3F83, 0x3F81, 1.0, 0x3F83, 0x3F81, 0x3F83, 0x3F81, 0x3F81, 0x3F81, 0x3F81, 0x3F81, 0x3F81, 0x3F81]]> : tensor<5x33xbf16> : tensor<5x33xbf16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<5x33xbf16>) -> tensor<5xbf16>
  check.close %1, dense<[0x3FC1, 1.515625, 0x3FCD, 0x3FC5, 1.4375]> : tensor<5xbf16> ulp 1 {abs = 1.252e-02 : f64} : tensor<5xbf16>
  return
}

func.func @test_infinities_bf16() {
  %x0 = check.input dense<[[1.0, 0x7F80, 2.0], [0xFF80, 1.0, 2.0], [0x7F80, 0xFF80, 1.0], [0x7FC0, 1.0, 2.0], [1.0, 2.0, 0x7FC0], [0x7FC0, 0x7F80, 0.0]]> : tensor<6x3xbf16> : tensor<6x3xbf16>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<6x3xbf16>) -> tensor<6xbf16>
  check.eq %1, dense<[0x7F80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<6xbf16> : tensor<6xbf16>
  return
}

func.func @test_whole_f32() {
  %x0 = check.input dense<[[1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x17xf32> : tensor<3x17xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xf32>) -> tensor<3xf32>
  check.eq %1, dense<[-1.0, 1.0, -1.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_random_f32() {
  %x0 = check.input dense<[[0x3F8271CC, 0x3F828AED, 0x3F825ACF, 0x3F800752, 0x3F812A6B, 0x3F821657, 0x3F82C651, 0x3F80AC8A, 0x3F8089FB, 0x3F82C94A, 0x3F808A4B, 0x3F813235, 0x3F81BE43, 0x3F8132DD, 0x3F81B55C, 0x3F811DE4, 0x3F8455FB, 0x3F81897D, 0x3F808288, 0x3F83118E, 0x3F829BCE, 0x3F818B67, 0x3F810637, 0x3F81B983, 0x3F834B3E, 0x3F805DA0, 0x3F8007D2, 0x3F82044B, 0x3F80C943, 0x3F8047FD, 0x3F81A411, 0x3F814256, 0x3F81ADCE], [0x3F80B119, 0x3F84076D, 0x3F83AAA1, 0x3F80DB9A, 0x3F814626, 0x3F81A119, 0x3F8099D7, 0x3F82E8C7, 0x3F815B45, 0x3F810B25, 0x3F826A11, 0x3F829B08, 0x3F80A1E1, 0x3F814517, 0x3F80B323, 0x3F8282BA, 0x3F845F20, 0x3F80800E, 0x3F8059D7, 0x3F822D5F, 0x3F8141B6, 0x3F812B45, 0x3F80A0E0, 0x3F80CC06, 0x3F85071C, 0x3F815AE4, 0x3F80D84F, 0x3F83B7DE, 0x3F80EF3F, 0x3F80C905, 0x3F8093F0, 0x3F815B9A, 0x3F80EFBE], [0x3F80E346, 0x3F807291, 0x3F819C1E, 0x3F819212, 0x3F80F30D, 0x3F82F4D2, 0x3F81AB56, 0x3F804BD0, 0x3F807FE1, 0x3F81A69F, 0x3F821D7E, 0x3F853CD3, 0x3F812FE6, 0x3F82FCC6, 0x3F813C8F, 0x3F813073, 0x3F84F9BE, 0x3F805F3C, 0x3F80AEB1, 0x3F81F4D0, 0x3F8202C6, 0x3F800072, 0x3F841797, 0x3F80AA64, 0x3F804AD6, 0x3F83259E, 0x3F8139B4, 0x3F823FFC, 0x3F822356, 0x3F80FC08, 0x3F81B78F, 0x3F8240F9, 0x3F8057DA], [0x3F81D6F7, 0x3F80DC06, 0x3F812D81, 0x3F81F873, 0x3F8326CA, 0x3F81F420, 0x3F819A41, 0x3F82A0D9, 0x3F808383, 0x3F80EDCE, 0x3F812E3C, 0x3F80056A, 0x3F80682B, 0x3F820DC4, 0x3F823538, 0x3F8044A7, 0x3F8407FE, 0x3F801454, 0x3F806E14, 0x3F804215, 0x3F82DAD2, 0x3F83456E, 0x3F813A36, 0x3F8304E6, 0x3F82519B, 0x3F82EAA3, 0x3F82A62E, 0x3F80CF29, 0x3F82A42C, 0x3F80E8AB, 0x3F81E5A9, 0x3F828E28, 0x3F80399F], [0x3F80A06B, 0x3F81E034, 0x3F812B5A, 0x3F82C641, 0x3F8394AF, 0x3F8101F8, 0x3F80FF6E, 0x3F806DA8, 0x3F83913B, 0x3F802CCD, 0x3F823DAD, 0x3F83B7A7, 0x3F8137F0, 0x3F807E91, 0x3F830473, 0x3F8192FF, 0x3F818066, 0x3F80E5AA, 0x3F80B700, 0x3F809423, 0x3F801F82, 0x3F84A237, 0x3F81501E, 0x3F805C0F, 0x3F80A28A, 0x3F839023, 0x3F852FF7, 0x3F80EA26, 0x3F808C67, 0x3F80A576, 0x3F8250C8, 0x3F81AE10, 0x3F813540]]> : tensor<5x33xf32> : tensor<5x33xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<5x33xf32>) -> tensor<5xf32>
  check.close %1, dense<[0x3FC0629C, 0x3FC3D649, 0x3FC4C1EA, 0x3FC3B88D, 0x3FC4412C]> : tensor<5xf32> ulp 8 {abs = 1.466e-06 : f64} : tensor<5xf32>
  return
}

func.func @test_infinities_f32() {
  %x0 = check.input dense<[[1.0, 0x7F800000, 2.0], [0xFF800000, 1.0, 2.0], [0x7F800000, 0xFF800000, 1.0], [0x7FC00000, 1.0, 2.0], [1.0, 2.0, 0x7FC00000], [0x7FC00000, 0x7F800000, 0.0]]> : tensor<6x3xf32> : tensor<6x3xf32>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<6x3xf32>) -> tensor<6xf32>
  check.eq %1, dense<[0x7F800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> : tensor<6xf32>
  return
}

func.func @test_whole_f64() {
  %x0 = check.input dense<[[1.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 4.0]]> : tensor<3x17xf64> : tensor<3x17xf64>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<3x17xf64>) -> tensor<3xf64>
  check.eq %1, dense<[8.0, 4.0, 64.0]> : tensor<3xf64> : tensor<3xf64>
  return
}

func.func @test_random_f64() {
  %x0 = check.input dense<[[0x3FF04678FD56BDF0, 0x3FF029CA2E06C540, 0x3FF0208F74D25A23, 0x3FF02AE3C2C73B44, 0x3FF001A0BA0DFB9E, 0x3FF010B6E5885E20, 0x3FF0452F5F6A820F, 0x3FF01696A50FBA5E, 0x3FF013CCDF79811D, 0x3FF01C18857F0A29, 0x3FF048147FFD34EA, 0x3FF02C655ADEE379, 0x3FF003B4F4AEE5EF, 0x3FF0530D1848B995, 0x3FF030B068FB5515, 0x3FF00BC9212BF8CB, 0x3FF02C471CA00BB1, 0x3FF0174965540A69, 0x3FF03806BF05365A, 0x3FF01F660B31E423, 0x3FF051F3B0BE8D3F, 0x3FF0538A209F349B, 0x3FF008F4068C3203, 0x3FF033745AA4CD38, 0x3FF00EE563B8483C, 0x3FF0782AE0DA47DC, 0x3FF02AE84E546991, 0x3FF03811B9FD85C5, 0x3FF04778A6578875, 0x3FF063A43BB7C03F, 0x3FF092FB61F49DA5, 0x3FF03A098237EE4D, 0x3FF03A340C997044], [0x3FF005CE1D01E62B, 0x3FF061CC1CF05E28, 0x3FF02B313968DF20, 0x3FF03A79331E974C, 0x3FF015C006CE75FA, 0x3FF026C57CC583D2, 0x3FF0021744390EC1, 0x3FF02DC59F986AA6, 0x3FF063CBF6D06B9C, 0x3FF05C256B5A69BA, 0x3FF01B7263858F08, 0x3FF05053126EF1E9, 0x3FF048C19253A90F, 0x3FF05AB179E9350A, 0x3FF0146A08C0C4D4, 0x3FF027D95176E740, 0x3FF08EAB0C0F2A85, 0x3FF00D276567C777, 0x3FF027ED1E2582C4, 0x3FF0155D206386AA, 0x3FF0344F6EA4674B, 0x3FF06240D4557EF9, 0x3FF023DFAC87D0D0, 0x3FF009384B4C296F, 0x3FF019B9F8D6B85B, 0x3FF0004144CECC42, 0x3FF02091868FB29C, 0x3FF0686194E357AD, 0x3FF0228516F3E1FB, 0x3FF00268C972AF68, 0x3FF04F5188768A0C, 0x3FF03B0FF436EBF6, 0x3FF024AFEB5BAF35], [0x3FF015EFBE581796, 0x3FF03BD9503E0272, 0x3FF048E30F74A447, 0x3FF05F953CF65A4A, 0x3FF0094B39875835, 0x3FF097C8CDC61792, 0x3FF04AC90D1D8E4D, 0x3FF03F661AD8B36D, 0x3FF02D75F911B23B, 0x3FF01BB11E4E4729, 0x3FF0424A09B977AB, 0x3FF01036B4CADCD7, 0x3FF072E01C4C6B88, 0x3FF04A15203B8CFB, 0x3FF013AD44225D0D, 0x3FF03D2B96694CB3, 0x3FF00255516A10D1, 0x3FF01FC5D2F79E43, 0x3FF00075C5F8BAAC, 0x3FF0215F02F9597B, 0x3FF059574577DE86, 0x3FF04B824FA5DFE1, 0x3FF00BC4EDB8D782, 0x3FF0599277913777, 0x3FF04E886F2CA6B1, 0x3FF06D3B15220F17, 0x3FF0289171A5DC4A, 0x3FF009DE5EE6CDAE, 0x3FF065B152B3EC6B, 0x3FF04DB28879D8AE, 0x3FF01687B54FF30C, 0x3FF02F7E15DCA4A4, 0x3FF0482FEA57F8FB], [0x3FF04E9DA993B0D3, 0x3FF07236710C3375, 0x3FF05CB140C2EE5C, 0x3FF05B072EE09940, 0x3FF0139599499EC8, 0x3FF019835B1140AD, 0x3FF02E73842EF488, 0x3FF0667517833205, 0x3FF08856CBE73CD8, 0x3FF027B2CB6A1BFD, 0x3FF05C0F40536CCF, 0x3FF00BCA9BB57D2B, 0x3FF048471EE9DCA9, 0x3FF0206941A2C342, 0x3FF01F4AFD98E4A9, 0x3FF079C37806BBB5, 0x3FF00211F699B2C0, 0x3FF014D40E1A3961, 0x3FF012B07B50FD20, 0x3FF01437C4ABF8FF, 0x3FF05073FFB7E7F7, 0x3FF028D08D464E0A, 0x3FF058BEB1BE8E99, 0x3FF06D91905467BA, 0x3FF0A1C1C4E08FAE, 0x3FF00C84CB8F2A05, 0x3FF007B85A9E9CBD, 0x3FF007D3D5DFEE2D, 0x3FF00F4B8B58E519, 0x3FF07CF56CE1850E, 0x3FF04EF474F7B33E, 0x3FF003B6948837D2, 0x3FF00FB4CE2662E1], [0x3FF06B7ED3EE7733, 0x3FF009FE848239CA, 0x3FF08260F0418743, 0x3FF068C2DD546AF6, 0x3FF0048429BF49AF, 0x3FF04F77AC2F4FA9, 0x3FF0153FDAE0E231, 0x3FF036750DE2B7A1, 0x3FF0339735EE8E5D, 0x3FF0352376774383, 0x3FF03EACBF300B37, 0x3FF030E1FF5A6321, 0x3FF0533983E7A16F, 0x3FF08A703CCBEC3B, 0x3FF02E668C2A1D96, 0x3FF0192E942C63C4, 0x3FF05F55E4FC683C, 0x3FF02E035BAA7A17, 0x3FF00C5B560DB7B0, 0x3FF005AA8D662FAA, 0x3FF023E686852146, 0x3FF032E1849B0666, 0x3FF04FF7419C4DD7, 0x3FF0043AFAD0EE9F, 0x3FF0258F630A3E79, 0x3FF05FB02D21BE5D, 0x3FF05934E523D03D, 0x3FF05E713A3AD394, 0x3FF03F19A124AB9D, 0x3FF031F18835A5A8, 0x3FF010F216A91E61, 0x3FF0619B8FAAE01F, 0x3FF0293502C11A17]]> : tensor<5x33xf64> : tensor<5x33xf64>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<5x33xf64>) -> tensor<5xf64>
  check.close %1, dense<[0x3FF7E76D4CFABAB3, 0x3FF7B48B4E3E616E, 0x3FF923E69BCE9A57, 0x3FF96C1B0254A183, 0x3FF98FCC93B69011]> : tensor<5xf64> ulp 8 {abs = 2.838e-15 : f64} : tensor<5xf64>
  return
}

func.func @test_infinities_f64() {
  %x0 = check.input dense<[[1.0, 0x7FF0000000000000, 2.0], [0xFFF0000000000000, 1.0, 2.0], [0x7FF0000000000000, 0xFFF0000000000000, 1.0], [0x7FF8000000000000, 1.0, 2.0], [1.0, 2.0, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF0000000000000, 0.0]]> : tensor<6x3xf64> : tensor<6x3xf64>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>} : (tensor<6x3xf64>) -> tensor<6xf64>
  check.eq %1, dense<[0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> : tensor<6xf64>
  return
}

func.func @test_symbolic_rows() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<1.0> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
  check.eq %1, dense<1.0> : tensor<5x1xf32> : tensor<?x1xf32, #dl.dims<[N, 1]>>
  return
}

func.func @test_symbolic_columns() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<1.0> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.reduce_prod %x0 {axes = array<i64: 0>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<3xf32>
  check.eq %1, dense<1.0> : tensor<3xf32> : tensor<3xf32>
  return
}
