// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x4x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{input f32[1, 3, 5, 5] has 3 channels, filter f32[2, 4, 3, 3] wants 2}}
  %0 = dl.conv_transpose %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0, 0>} : (tensor<1x3x5x5xf32>, tensor<2x4x3x3xf32>) -> tensor<1x4x7x7xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<3x4x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{output_padding needs 2 values, got 1}}
  %0 = dl.conv_transpose %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0>} : (tensor<1x3x5x5xf32>, tensor<3x4x3x3xf32>) -> tensor<1x4x7x7xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<3x4x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{3 input channels do not divide into 2 groups}}
  %0 = dl.conv_transpose %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0, 0>, groups = 2 : i64} : (tensor<1x3x5x5xf32>, tensor<3x4x3x3xf32>) -> tensor<1x4x7x7xf32>
  return
}
