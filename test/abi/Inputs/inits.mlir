// A state tensor of each kind of init and element type (bf16 as f32, since .npy has none); the second call sees what the first one made of them.
module attributes {dl.name = "inits"} {
  func.func @step(%x: tensor<f32> {dl.name = "x"})
      -> (tensor<3xf32> {dl.name = "none"}, tensor<2xi64> {dl.name = "none_int"}, tensor<3xf32> {dl.name = "zeros"}, tensor<5xf64> {dl.name = "ones"},
          tensor<3xf32> {dl.name = "third"}, tensor<2xf32> {dl.name = "minus_zero"}, tensor<3xi1> {dl.name = "two"},
          tensor<2xi32> {dl.name = "huge"}, tensor<7xi8> {dl.name = "minus"}, tensor<0xf32> {dl.name = "nothing"},
          tensor<3x3xf32> {dl.name = "uniform"}, tensor<5xf64> {dl.name = "uniform_f64"}, tensor<7xi16> {dl.name = "uniform_int"},
          tensor<5x2xf16> {dl.name = "normal"}, tensor<3xf32> {dl.name = "normal_bf16"}, tensor<f32> {dl.name = "scalar"}, tensor<2xf32> {dl.name = "infinite"})
      attributes {dl.export} {
    %none = dl.state "none" {init = ""} : tensor<3xf32>
    %none_int = dl.state "none_int" {init = ""} : tensor<2xi64>
    %zeros = dl.state "zeros" : tensor<3xf32>
    %ones = dl.state "ones" {init = "ones"} : tensor<5xf64>
    %third = dl.state "third" {init = "constant:0.3333333333"} : tensor<3xbf16>
    %minus_zero = dl.state "minus_zero" {init = "constant:-0.0"} : tensor<2xf32>
    %two = dl.state "two" {init = "constant:2"} : tensor<3xi1>
    %huge = dl.state "huge" {init = "constant:1e30"} : tensor<2xi32>
    %minus = dl.state "minus" {init = "constant:-3"} : tensor<7xi8>
    %nothing = dl.state "nothing" {init = "normal:0:1"} : tensor<0xf32>
    %uniform = dl.state "uniform" {init = "uniform:-1:1"} : tensor<3x3xf32>
    %uniform_f64 = dl.state "uniform_f64" {init = "uniform:0:1e-3"} : tensor<5xf64>
    %uniform_int = dl.state "uniform_int" {init = "uniform:-100:100"} : tensor<7xi16>
    %normal = dl.state "normal" {init = "normal:0:0.02"} : tensor<5x2xf16>
    %normal_bf16 = dl.state "normal_bf16" {init = "normal:10:3"} : tensor<3xbf16>
    %scalar = dl.state "scalar" {init = "normal:0:1"} : tensor<f32>
    %infinite = dl.state "infinite" {init = "constant:-inf"} : tensor<2xf32>
    %0 = dl.add %uniform, %x : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    dl.state_update "uniform", %0 : tensor<3x3xf32>
    %1 = dl.add %none, %x : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    dl.state_update "none", %1 : tensor<3xf32>
    %2 = dl.cast %third {to = f32} : (tensor<3xbf16>) -> tensor<3xf32>
    %3 = dl.cast %normal_bf16 {to = f32} : (tensor<3xbf16>) -> tensor<3xf32>
    return %none, %none_int, %zeros, %ones, %2, %minus_zero, %two, %huge, %minus, %nothing, %uniform, %uniform_f64, %uniform_int, %normal,
      %3, %scalar, %infinite : tensor<3xf32>, tensor<2xi64>, tensor<3xf32>, tensor<5xf64>, tensor<3xf32>, tensor<2xf32>, tensor<3xi1>, tensor<2xi32>,
      tensor<7xi8>, tensor<0xf32>, tensor<3x3xf32>, tensor<5xf64>, tensor<7xi16>, tensor<5x2xf16>, tensor<3xf32>, tensor<f32>, tensor<2xf32>
  }
}
