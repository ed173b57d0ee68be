// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<2xi64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{f32[4, 3] and indices i64[2] need the same rank}}
  %0 = dl.gather_elements %x, %i {axis = 0} : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}
