// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<3xi1>) {
  // expected-error @+1 {{operand #0 must be}}
  %0 = dl.acos %x : (tensor<3xi1>) -> tensor<3xi1>
  return
}
