// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_rows() {
  %x0 = check.input dense<[[false, false, true, true, true], [true, true, true, false, true], [true, true, false, true, true]]> : tensor<3x5xi1> : tensor<3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>} : (tensor<3x5xi1>) -> tensor<3xi1>
  check.eq %1, dense<false> : tensor<3xi1> : tensor<3xi1>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[true, true, true, true, false], [true, true, false, true, true], [true, true, true, true, true]]> : tensor<3x5xi1> : tensor<3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0>} : (tensor<3x5xi1>) -> tensor<5xi1>
  check.eq %1, dense<[true, true, false, true, false]> : tensor<5xi1> : tensor<5xi1>
  return
}

func.func @test_columns_kept() {
  %x0 = check.input dense<[[true, true, true, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<3x5xi1> : tensor<3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<3x5xi1>) -> tensor<1x5xi1>
  check.eq %1, dense<[[true, true, true, false, true]]> : tensor<1x5xi1> : tensor<1x5xi1>
  return
}

func.func @test_rows_kept() {
  %x0 = check.input dense<[[true, true, true, true, true], [true, true, true, true, true], [true, true, false, true, true]]> : tensor<3x5xi1> : tensor<3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<3x5xi1>) -> tensor<3x1xi1>
  check.eq %1, dense<[[true], [true], [false]]> : tensor<3x1xi1> : tensor<3x1xi1>
  return
}

func.func @test_all() {
  %x0 = check.input dense<[[[true, true, false, false, true], [true, true, true, false, true], [true, false, false, false, true]], [[false, true, false, true, true], [true, true, true, true, true], [true, false, false, true, true]]]> : tensor<2x3x5xi1> : tensor<2x3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>) -> tensor<i1>
  check.eq %1, dense<false> : tensor<i1> : tensor<i1>
  return
}

func.func @test_all_kept() {
  %x0 = check.input dense<[[[true, true, true, true, true], [false, true, true, true, true], [true, true, false, true, true]], [[true, false, true, true, false], [true, true, true, true, true], [true, true, true, true, true]]]> : tensor<2x3x5xi1> : tensor<2x3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0, 1, 2>, keepdims = true} : (tensor<2x3x5xi1>) -> tensor<1x1x1xi1>
  check.eq %1, dense<[[[false]]]> : tensor<1x1x1xi1> : tensor<1x1x1xi1>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, false, true, true, true], [true, true, false, false, true], [true, true, false, false, false]]]> : tensor<2x3x5xi1> : tensor<2x3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>} : (tensor<2x3x5xi1>) -> tensor<2x5xi1>
  check.eq %1, dense<[[true, true, true, true, true], [true, false, false, false, false]]> : tensor<2x5xi1> : tensor<2x5xi1>
  return
}

func.func @test_outer_and_inner() {
  %x0 = check.input dense<[[[true, true, true, true, true], [true, true, true, false, true], [false, false, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true], [true, true, false, false, false]]]> : tensor<2x3x5xi1> : tensor<2x3x5xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0, 2>, keepdims = true} : (tensor<2x3x5xi1>) -> tensor<1x3x1xi1>
  check.eq %1, dense<[[[true], [false], [false]]]> : tensor<1x3x1xi1> : tensor<1x3x1xi1>
  return
}

func.func @test_none() {
  %x0 = check.input dense<[[true, true, true], [true, true, false]]> : tensor<2x3xi1> : tensor<2x3xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64>} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  check.eq %1, dense<[[true, true, true], [true, true, false]]> : tensor<2x3xi1> : tensor<2x3xi1>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<true> : tensor<i1> : tensor<i1>
  %1 = dl.reduce_and %x0 {axes = array<i64>} : (tensor<i1>) -> tensor<i1>
  check.eq %1, dense<true> : tensor<i1> : tensor<i1>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[false]]> : tensor<1x1xi1> : tensor<1x1xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>} : (tensor<1x1xi1>) -> tensor<1xi1>
  check.eq %1, dense<[false]> : tensor<1xi1> : tensor<1xi1>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xi1> : tensor<0x3xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>} : (tensor<0x3xi1>) -> tensor<0xi1>
  check.eq %1, dense<> : tensor<0xi1> : tensor<0xi1>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<3x0xi1> : tensor<3x0xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>} : (tensor<3x0xi1>) -> tensor<3xi1>
  check.eq %1, dense<true> : tensor<3xi1> : tensor<3xi1>
  return
}

func.func @test_empty_kept() {
  %x0 = check.input dense<> : tensor<0x3xi1> : tensor<0x3xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0>, keepdims = true} : (tensor<0x3xi1>) -> tensor<1x3xi1>
  check.eq %1, dense<true> : tensor<1x3xi1> : tensor<1x3xi1>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, false, false, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, false, true, true, false, false, true, true, true, true, false, true, false, true, true, true, true, true, false, true, true, true, true, true, true, false, false, true, false, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, true, true, false, true, true, false, true, true, true, true, false, true, true, false], [false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, false, true, true, true, false, true, false, true, true, true, true, true, true, true, true, false, true, true, true, false, true, false, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, false, true, false, false, true, true, true, true, false, true, true, true, true, true, true, false, true, true, false, false, true, false, true, true, true, false, true, true, false, true, true, true, true, true, true, false, true, true, true, true, false, true, true, false, true, true, true, true, true, true, true], [true, true, false, true, false, true, true, false, true, true, true, true, true, true, true, true, false, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, false, false, false, true, true, false, true, true, true, false, true, true, true, true, true, false, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, false, true, true, false, false, true, true, false, true, true, true, false, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false]]> : tensor<3x131xi1> : tensor<3x131xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>} : (tensor<3x131xi1>) -> tensor<3xi1>
  check.eq %1, dense<false> : tensor<3xi1> : tensor<3xi1>
  return
}

func.func @test_tall() {
  %x0 = check.input dense<[[true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, false, false], [false, false, true], [true, true, true], [true, true, true], [true, true, false], [true, false, true], [false, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, false], [true, true, true], [true, true, false], [false, true, true], [true, false, false], [false, true, true], [true, true, true], [true, true, false], [true, false, false], [true, true, true], [true, true, false], [false, true, true], [true, true, true], [true, true, false], [true, true, true], [true, true, true], [false, false, true], [true, true, true], [true, false, true], [true, false, true], [false, true, false], [true, false, true], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, true, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, false], [true, true, true], [true, true, true], [false, true, true], [true, true, false], [true, false, true], [true, false, true], [true, true, true], [true, true, true], [false, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [false, true, true], [true, true, true], [false, true, true], [false, true, true], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, false, false], [true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [true, false, true], [true, true, false], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, true, true], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, true, true], [true, true, true], [true, true, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, false, true]]> : tensor<131x3xi1> : tensor<131x3xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0>} : (tensor<131x3xi1>) -> tensor<3xi1>
  check.eq %1, dense<false> : tensor<3xi1> : tensor<3xi1>
  return
}

func.func @test_spatial() {
  %x0 = check.input dense<[[[[true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, false, true, false, true], [true, true, false, true, true, true, true], [false, true, true, true, true, true, true]], [[true, true, false, true, true, false, false], [true, false, true, true, false, true, false], [true, true, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, false, true, false, true, true], [false, true, true, true, true, true, true], [true, false, true, true, true, true, true]], [[true, true, true, true, true, true, false], [true, true, false, true, true, false, false], [true, true, true, true, true, false, true], [true, false, false, false, false, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, false, true, true, true]]], [[[true, true, true, false, true, true, false], [true, true, true, true, true, true, true], [true, true, true, true, true, false, false], [true, true, true, false, false, true, true], [true, true, false, true, true, true, true], [true, true, true, true, true, true, true], [false, true, true, true, true, true, true]], [[true, false, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, false, false, true], [true, true, true, true, true, true, true], [false, true, false, false, true, true, true], [true, true, true, true, true, false, true], [true, false, false, true, true, true, true]], [[true, false, true, true, true, false, true], [true, true, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, false, true, false], [false, false, true, true, false, true, false], [true, true, true, false, false, true, true]]]]> : tensor<2x3x7x7xi1> : tensor<2x3x7x7xi1>
  %1 = dl.reduce_and %x0 {axes = array<i64: 2, 3>, keepdims = true} : (tensor<2x3x7x7xi1>) -> tensor<2x3x1x1xi1>
  check.eq %1, dense<false> : tensor<2x3x1x1xi1> : tensor<2x3x1x1xi1>
  return
}

func.func @test_symbolic_rows() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[true, true, true], [true, true, true], [false, true, true], [true, true, true], [true, true, true]]> : tensor<5x3xi1> : tensor<?x3xi1, #dl.dims<[N, 3]>>
  %1 = dl.reduce_and %x0 {axes = array<i64: 1>, keepdims = true} : (tensor<?x3xi1, #dl.dims<[N, 3]>>) -> tensor<?x1xi1, #dl.dims<[N, 1]>>
  check.eq %1, dense<[[true], [true], [false], [true], [true]]> : tensor<5x1xi1> : tensor<?x1xi1, #dl.dims<[N, 1]>>
  return
}

func.func @test_symbolic_columns() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[true, true, true], [true, true, true], [false, true, true], [true, true, true], [true, true, true]]> : tensor<5x3xi1> : tensor<?x3xi1, #dl.dims<[N, 3]>>
  %1 = dl.reduce_and %x0 {axes = array<i64: 0>} : (tensor<?x3xi1, #dl.dims<[N, 3]>>) -> tensor<3xi1>
  check.eq %1, dense<[false, true, true]> : tensor<3xi1> : tensor<3xi1>
  return
}
