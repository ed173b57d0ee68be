// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{operand #0 must be}}
  %0 = dl.select %x, %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @refused(%c: tensor<2x3xi1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf64>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{operands have element types f32 and f64}}
  %0 = dl.select %c, %x, %y : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @refused(%c: tensor<4x3xi1>, %x: tensor<2x3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error-re @+1 {{shapes do not broadcast: {{.*}}4{{.*}}2}}
  %0 = dl.select %c, %x, %x : (tensor<4x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
