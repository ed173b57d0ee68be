// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axes must be ascending and in 0..2 for f32[2, 3], got 2}}
  %0 = dl.argmin %x {axis = 2} : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}
