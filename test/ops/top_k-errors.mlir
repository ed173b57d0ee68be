// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{k is 4, but dim 0 of f32[3] has 3}}
  %0, %1 = dl.top_k %x {k = 4, axis = 0} : (tensor<3xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  return
}

// -----

func.func @refused(%x: tensor<3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{k must not be negative, got -1}}
  %0, %1 = dl.top_k %x {k = -1, axis = 0} : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return
}
