// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x4x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{input f32[1, 3, 5, 5] has 3 channels, filter f32[2, 4, 3, 3] with 1 groups wants 4}}
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x3x5x5xf32>, tensor<2x4x3x3xf32>) -> tensor<1x2x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x3x3x3xf64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{operands have element types f32 and f64}}
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x3x5x5xf32>, tensor<2x3x3x3xf64>) -> tensor<1x2x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{need the same rank, at least 3, got f32[1, 3, 5, 5] and f32[2, 3, 3]}}
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x3x5x5xf32>, tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x3x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{for 2 spatial dims, strides and dilations need 2 values and pads 4, got 1, 2 and 4}}
  %0 = dl.conv %x, %w {strides = array<i64: 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x3x5x5xf32>, tensor<2x3x3x3xf32>) -> tensor<1x2x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x3x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{strides and dilations must be positive, got 0 and 1}}
  %0 = dl.conv %x, %w {strides = array<i64: 0, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x3x5x5xf32>, tensor<2x3x3x3xf32>) -> tensor<1x2x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<2x3x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{the filter does not fit: spatial dim 0 of f32[1, 3, 5, 5] with pads 0 and 0 is smaller than 9}}
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 4, 1>} : (tensor<1x3x5x5xf32>, tensor<2x3x3x3xf32>) -> tensor<1x2x3x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x3x5x5xf32>, %w: tensor<4x1x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{4 output channels do not divide into 3 groups}}
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, groups = 3 : i64} : (tensor<1x3x5x5xf32>, tensor<4x1x3x3xf32>) -> tensor<1x2x3x3xf32>
  return
}
