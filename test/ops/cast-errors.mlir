// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<3xf32>) {
  // expected-error @+1 {{result #0 must be}}
  %0 = dl.cast %x {to = i128} : (tensor<3xf32>) -> tensor<3xi128>
  return
}

// -----

func.func @refused(%x: tensor<3xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error-re @+1 {{inferred type{{.*}}3xi32{{.*}}incompatible with return type{{.*}}3xi64}}
  %0 = dl.cast %x {to = i32} : (tensor<3xf32>) -> tensor<3xi64>
  return
}
