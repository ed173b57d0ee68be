// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xf32>, %y: tensor<4x5xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{the last dim of f32[2, 3] is 3, the second to last of f32[4, 5] is 4}}
  %0 = dl.matmul %x, %y : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<2x3xf32>, %y: tensor<3x5xf64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{operands have element types f32 and f64; convert one with a cast}}
  %0 = dl.matmul %x, %y : (tensor<2x3xf32>, tensor<3x5xf64>) -> tensor<2x5xf32>
  return
}

// -----

func.func @refused(%x: tensor<2x3xf32>, %y: tensor<f32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{a scalar is not a matrix: f32[2, 3] and f32[]}}
  %0 = dl.matmul %x, %y : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @refused(%x: tensor<2x2x3xf32>, %y: tensor<3x3x4xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error-re @+1 {{shapes do not broadcast: {{.*}}2{{.*}}3}}
  %0 = dl.matmul %x, %y : (tensor<2x2x3xf32>, tensor<3x3x4xf32>) -> tensor<2x2x4xf32>
  return
}
