// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axis must be in 0..1 for f32[3], got 1}}
  %0, %1 = dl.sort %x {axis = 1} : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return
}
