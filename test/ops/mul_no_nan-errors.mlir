// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error-re @+1 {{shapes do not broadcast: {{.*}}3{{.*}}4}}
  %0 = dl.mul_no_nan %x, %y : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<2x3xf32>, %y: tensor<2x3xi64>) {
  // expected-error @+1 {{operand #1 must be}}
  %0 = dl.mul_no_nan %x, %y : (tensor<2x3xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @refused(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error-re @+1 {{inferred type{{.*}}2x3{{.*}}incompatible with return type{{.*}}2x4}}
  %0 = dl.mul_no_nan %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}
