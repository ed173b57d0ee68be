// RUN: dlc-opt %s -split-input-file -verify-diagnostics
// Written by tools/scripts/op_vectors.py.

func.func @refused(%x: tensor<2xf32>) {
  // expected-error @+1 {{f32[2] does not broadcast to f32[3]}}
  %0 = dl.broadcast_to %x : (tensor<2xf32>) -> tensor<3xf32>
  return
}
