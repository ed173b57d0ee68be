// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%i: tensor<4xi64>, %v: tensor<f32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axis must be in 0..=1 and depth not negative, got 2 and 3}}
  %0 = dl.one_hot %i, %v, %v {depth = 3, axis = 2} : (tensor<4xi64>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @refused(%i: tensor<4xi64>, %v: tensor<2xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{on and off must be scalars of one type, got f32[2] and f32[2]}}
  %0 = dl.one_hot %i, %v, %v {depth = 3, axis = 1} : (tensor<4xi64>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}
