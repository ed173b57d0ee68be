// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x3xf32>, %u: tensor<5x3xf32>, %i: tensor<i64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{a block f32[5, 3] does not fit into f32[4, 3]}}
  %0 = dl.dynamic_update_slice %x, %u, %i, %i : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
  return
}
