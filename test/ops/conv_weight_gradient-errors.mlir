// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<1x4x5x5xf32>, %dr: tensor<1x2x5x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{kernel, strides and dilations need 2 values and pads 4, got 1, 2, 2 and 4}}
  %0 = dl.conv_weight_gradient %x, %dr {kernel = array<i64: 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x4x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<2x4x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x4x5x5xf32>, %dr: tensor<1x2x5x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{a convolution of f32[1, 4, 5, 5] gives f32[1, 2, 3, 3], the gradient is f32[1, 2, 5, 5]}}
  %0 = dl.conv_weight_gradient %x, %dr {kernel = array<i64: 5, 5>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x4x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<2x4x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x4x5x5xf32>, %dr: tensor<1x2x5x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{4 and 2 channels do not divide into 3 groups}}
  %0 = dl.conv_weight_gradient %x, %dr {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, groups = 3 : i64} : (tensor<1x4x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<2x4x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x4x5x5xf32>, %dr: tensor<1x2x5x5xf64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{operands have element types f32 and f64}}
  %0 = dl.conv_weight_gradient %x, %dr {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x4x5x5xf32>, tensor<1x2x5x5xf64>) -> tensor<2x4x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x4x5x5xf32>, %dr: tensor<1x2x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{input and gradient need the same rank, at least 3}}
  %0 = dl.conv_weight_gradient %x, %dr {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x4x5x5xf32>, tensor<1x2x5xf32>) -> tensor<2x4x3x3xf32>
  return
}
