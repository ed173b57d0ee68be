// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<2x3xi64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{the last dim of indices i64[2, 3] must be static and at most rank - batch_dims of f32[4, 3]}}
  %0 = dl.gather_nd %x, %i : (tensor<4x3xf32>, tensor<2x3xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<2x3x1xi64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{batch dim 0 is 4 in f32[4, 3] and 2 in i64[2, 3, 1]}}
  %0 = dl.gather_nd %x, %i {batch_dims = 1 : i64} : (tensor<4x3xf32>, tensor<2x3x1xi64>) -> tensor<2x3xf32>
  return
}
