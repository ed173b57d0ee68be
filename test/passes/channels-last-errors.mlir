// RUN: dlc-opt %s -split-input-file -verify-diagnostics

func.func @rank(%x: tensor<1x5x5x3xf32>, %w: tensor<2x3x3x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{channels last, the input needs rank 3 at least and the filter one more, got f32[1, 5, 5, 3] and f32[2, 3, 3, 3]}}
  %0 = dl.conv %x, %w {channels_last = true, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x5x5x3xf32>, tensor<2x3x3x3xf32>) -> tensor<1x3x3x2xf32>
  return
}

// -----

func.func @channels(%x: tensor<1x5x5x3xf32>, %w: tensor<1x3x3x4x2xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{input f32[1, 5, 5, 3] has 3 channels, filter f32[1, 3, 3, 4, 2] with 1 groups wants 4}}
  %0 = dl.conv %x, %w {channels_last = true, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x5x5x3xf32>, tensor<1x3x3x4x2xf32>) -> tensor<1x3x3x2xf32>
  return
}

// -----

func.func @blocks(%x: tensor<1x5x5x4xf32>, %w: tensor<3x3x3x2x4xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{the filter's 3 blocks of output channels are neither 1 nor a multiple of 2 groups}}
  %0 = dl.conv %x, %w {channels_last = true, groups = 2 : i64, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x5x5x4xf32>, tensor<3x3x3x2x4xf32>) -> tensor<1x3x3x12xf32>
  return
}

// -----

func.func @pool(%x: tensor<1x1x5x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{the window of 3 does not fit into spatial dim 0 of f32[1, 1, 5, 3]}}
  %0 = dl.max_pool %x {channels_last = true, kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x1x5x3xf32>) -> tensor<1x1x3x3xf32>
  return
}
