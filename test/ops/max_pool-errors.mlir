// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<1x2x5x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{pads must be in 0..2 so that every window holds data, got 2 and 0}}
  %0 = dl.max_pool %x {kernel = array<i64: 2, 2>, strides = array<i64: 1, 1>, pads = array<i64: 2, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x2x5x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error-re @+1 {{for 2 spatial dims, kernel, strides and dilations need 2 values and pads 4, got 2, 1, {{.*}} and 4}}
  %0 = dl.max_pool %x {kernel = array<i64: 2, 2>, strides = array<i64: 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x4xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{needs at least one spatial dim after batch and channels, got f32[4, 4]}}
  %0 = dl.max_pool %x {kernel = array<i64>, strides = array<i64>, pads = array<i64>, dilations = array<i64>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x2x5x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{kernel, strides and dilations must be positive}}
  %0 = dl.max_pool %x {kernel = array<i64: 0, 2>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<1x2x?x5xf32, #dl.dims<[1, 2, H, 5]>>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{ceil_mode needs static spatial dims, got f32[1, 2, H, 5]}}
  %0 = dl.max_pool %x {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, ceil_mode = true} : (tensor<1x2x?x5xf32, #dl.dims<[1, 2, H, 5]>>) -> tensor<1x2x?x5xf32, #dl.dims<[1, 2, H, 5]>>
  return
}
