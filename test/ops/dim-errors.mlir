// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused() {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{needs one dim expression, got 2}}
  %0 = "dl.dim"() {value = #dl.dims<[N, M]>} : () -> tensor<i64>
  return
}
