// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<1x2x5x5xf32>, %dr: tensor<1x2x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{a pool of f32[1, 2, 5, 5] gives f32[1, 2, 2, 2], the gradient is f32[1, 2, 3, 3]}}
  %0 = dl.max_pool_gradient %x, %dr {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x5x5xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x5x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x2x5x5xf32>, %dr: tensor<1x2x2x2xf64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{input and gradient are of one element type, got f32[1, 2, 5, 5] and f64[1, 2, 2, 2]}}
  %0 = dl.max_pool_gradient %x, %dr {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x5x5xf32>, tensor<1x2x2x2xf64>) -> tensor<1x2x5x5xf32>
  return
}
