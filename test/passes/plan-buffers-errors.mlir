// RUN: dlc-opt %s --plan-buffers --split-input-file --verify-diagnostics

func.func @not_fused(%x: tensor<4xf32>) -> tensor<4xf32> attributes {dl.export} {
  // expected-error @+1 {{cannot be planned: expected kernel calls, views, state and host calls}}
  %0 = dl.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @strided(%x: tensor<4x4xf32>) -> tensor<4x2xf32> attributes {dl.export} {
  // expected-error @+1 {{is not contiguous, so it cannot be a view}}
  %0 = dl.slice %x {starts = #dl.dims<[0, 1]>, steps = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// expected-error @+1 {{argument 0 is f32[N], which has no largest size: give its dims a range}}
func.func @no_range(%x: tensor<?xf32, #dl.dims<[N]>>) attributes {dl.export} {
  return
}

// -----

func.func @two_types() attributes {dl.export} {
  %0 = dl.param "w" : tensor<4xf32>
  // expected-error @+1 {{parameter "w" is f32[5] here and f32[4] elsewhere}}
  %1 = dl.param "w" : tensor<5xf32>
  return
}

// -----

func.func @two_inits() attributes {dl.export} {
  %0 = dl.state "s" {init = "ones"} : tensor<4xf32>
  // expected-error @+1 {{state tensor "s" has the init "zeros" here and "ones" elsewhere}}
  %1 = dl.state "s" : tensor<4xf32>
  return
}

// -----

func.func @no_init() -> tensor<4xf32> attributes {dl.export} {
  // expected-error @+1 {{there is no derived part "derived.0" of type f32[4]: @init must write it}}
  %0 = dl.state "derived.0" {derived} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
