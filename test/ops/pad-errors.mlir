// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<3x5xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{3 before and 0 after do not fit dim 0 of f32[3, 5] in mode reflect}}
  %0 = dl.pad %x, %v {low = array<i64: 3, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<3x5xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{-2 before and -2 after do not fit dim 0 of f32[3, 5] in mode constant}}
  %0 = dl.pad %x, %v {low = array<i64: -2, 0>, high = array<i64: -2, 0>, mode = #dl<pad_mode constant>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<3x5xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{needs a count for both ends of the 2 dims of f32[3, 5], got 1 and 2}}
  %0 = dl.pad %x, %v {low = array<i64: 1>, high = array<i64: 0, 0>, mode = #dl<pad_mode constant>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<3x5xf32>, %v: tensor<f64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{value must be a scalar f32, got f64[]}}
  %0 = dl.pad %x, %v {low = array<i64: 0, 0>, high = array<i64: 0, 0>} : (tensor<3x5xf32>, tensor<f64>) -> tensor<3x5xf32>
  return
}
