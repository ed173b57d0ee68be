// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<i64>) {
  // expected-error @+1 {{a block f32[5, 3] does not fit into f32[4, 3]}}
  %0 = dl.dynamic_slice %x, %i, %i : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<i64>) {
  // expected-error @+1 {{needs a scalar start of one type for each dim of f32[4, 3], got 1}}
  %0 = dl.dynamic_slice %x, %i : (tensor<4x3xf32>, tensor<i64>) -> tensor<2x3xf32>
  return
}
