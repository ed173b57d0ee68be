// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{changes the number of elements: f32[2, 3] has 6, f32[4] has 4}}
  %0 = dl.reshape %x : (tensor<2x3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @refused(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{cannot change the element type: f32[2, 3] to f64[6]}}
  %0 = dl.reshape %x : (tensor<2x3xf32>) -> tensor<6xf64>
  return
}

// -----

func.func @refused(%x: tensor<?x2xf32, #dl.dims<[N, 2]>>) {
  // expected-error @+1 {{changes the number of elements: f32[N, 2] has N * 2, f32[M, 2] has M * 2}}
  %0 = dl.reshape %x : (tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[M, 2]>>
  return
}
