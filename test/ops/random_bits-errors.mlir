// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%k: tensor<1xi64>) {
  // expected-error @+1 {{key and counter must be i64 scalars, got i64[1]}}
  %0 = dl.random_bits %k, %k : (tensor<1xi64>, tensor<1xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @refused(%k: tensor<i32>) {
  // expected-error @+1 {{operand #0 must be}}
  %0 = dl.random_bits %k, %k : (tensor<i32>, tensor<i32>) -> tensor<4xi32>
  return
}
