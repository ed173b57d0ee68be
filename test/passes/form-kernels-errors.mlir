// RUN: dlc-opt %s -form-kernels -split-input-file -verify-diagnostics

func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {dl.export} {
  // expected-error @+1 {{is still there at fusion; phase graph inlines calls and composites}}
  %0 = call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{function f has 2 blocks; kernels are formed from functions of one}}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {dl.export} {
  cf.br ^next
^next:
  return %x : tensor<4xf32>
}
