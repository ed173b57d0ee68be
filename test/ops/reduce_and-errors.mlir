// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xi1>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axes must be ascending and in 0..2 for bool[2, 3], got 2}}
  %0 = dl.reduce_and %x {axes = array<i64: 2>} : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @refused(%x: tensor<2x3xi1>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axes must be ascending and in 0..2 for bool[2, 3], got 0}}
  %0 = dl.reduce_and %x {axes = array<i64: 1, 0>} : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @refused(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{operand #0 must be}}
  %0 = dl.reduce_and %x {axes = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
