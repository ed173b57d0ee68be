// RUN: dlc-opt %s -expand-gradients -split-input-file -verify-diagnostics

func.func @discrete(%x: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %v = dl.variable %x {name = "x"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @+1 {{by way of `round`, which passes no gradient: piecewise constant}}
  %r = dl.round %v : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @+1 {{by way of `exp`}}
  %y = dl.exp %r : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{the gradient with respect to `x` is zero everywhere: every way to it is discrete}}
  %g = dl.gradient %y seed %s wrt %v : tensor<4xf32> seed tensor<4xf32> wrt tensor<4xf32> -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

func.func @endless(%x: tensor<f32>, %s: tensor<f32>) -> tensor<f32> {
  %v = dl.variable %x : (tensor<f32>) -> tensor<f32>
  %one = dl.constant dense<1.0> : tensor<f32>
  // expected-error @+1 {{the gradient of a `while` needs to know how many trips there are at most}}
  %y = dl.while(%v) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%c: tensor<f32>):
    %t = dl.lt %c, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
    dl.yield %t : tensor<i1>
  } do {
  ^bb0(%c: tensor<f32>):
    %e = dl.add %c, %c : (tensor<f32>, tensor<f32>) -> tensor<f32>
    dl.yield %e : tensor<f32>
  }
  %g = dl.gradient %y seed %s wrt %v : tensor<f32> seed tensor<f32> wrt tensor<f32> -> tensor<f32>
  return %g : tensor<f32>
}

// -----

func.func @no_variable(%x: tensor<f32>, %s: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{differentiates with respect to values of dl.variable only}}
  %g = dl.gradient %x seed %s wrt %x : tensor<f32> seed tensor<f32> wrt tensor<f32> -> tensor<f32>
  return %g : tensor<f32>
}
