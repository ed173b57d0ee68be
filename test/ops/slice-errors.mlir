// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{reads dim 0 of f32[4, 6] from 2 to 4, outside 0..4}}
  %0 = dl.slice %x {starts = #dl.dims<[2, 0]>, steps = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{step of dim 1 is 0}}
  %0 = dl.slice %x {starts = #dl.dims<[0, 0]>, steps = array<i64: 1, 0>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{reads dim 1 of f32[4, 6] from 2 to -1, outside 0..6}}
  %0 = dl.slice %x {starts = #dl.dims<[0, 2]>, steps = array<i64: 1, -1>} : (tensor<4x6xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @refused(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{needs a start and a step for each of the 2 dims, got 1 and 2}}
  %0 = dl.slice %x {starts = #dl.dims<[0]>, steps = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
