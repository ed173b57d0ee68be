// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<3xf16>) {
  // expected-error @+1 {{operand #0 must be}}
  %0 = dl.not %x : (tensor<3xf16>) -> tensor<3xf16>
  return
}
