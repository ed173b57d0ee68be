// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{axis must be in 0..2 for f32[2, 3], got -1}}
  %0 = dl.cumsum %x {axis = -1} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
