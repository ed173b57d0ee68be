// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<2xi64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axis must be in 0..2 for f32[4, 3], got 2}}
  %0 = dl.gather %x, %i {axis = 2} : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{operand #1 must be}}
  %0 = dl.gather %x, %x {axis = 0} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3x3xf32>
  return
}
