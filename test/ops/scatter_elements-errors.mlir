// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<4x3xf32>, %i: tensor<2x3xi64>, %u: tensor<1x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{indices and updates need one shape, of the rank and with the element type of f32[4, 3], got i64[2, 3] and f32[1, 3]}}
  %0 = dl.scatter_elements %x, %i, %u {axis = 0} : (tensor<4x3xf32>, tensor<2x3xi64>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<4xi1>, %i: tensor<4xi64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{mode add needs numbers, got bool[4]}}
  %0 = dl.scatter_elements %x, %i, %x {axis = 0, mode = #dl<scatter_mode add>} : (tensor<4xi1>, tensor<4xi64>, tensor<4xi1>) -> tensor<4xi1>
  return
}
