// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused() {
  // expected-error @+1 {{axis must be in 0..1 for f32[3], got 1}}
  %0 = dl.iota {axis = 1} : tensor<3xf32>
  return
}
