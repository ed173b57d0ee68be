// Parameters of odd sizes and of every element size; the entry returns them.
module attributes {dl.name = "odd"} {
  func.func @infer(%x: tensor<3xf32> {dl.name = "x"})
      -> (tensor<3xf32> {dl.name = "three"}, tensor<5xf32> {dl.name = "five"}, tensor<7xf32> {dl.name = "seven"}, tensor<3xui8> {dl.name = "bytes"},
          tensor<3xi64> {dl.name = "longs"}, tensor<5xbf16> {dl.name = "halves"}, tensor<1xf64> {dl.name = "double"}, tensor<3xi1> {dl.name = "bits"},
          tensor<4x4xf32> {dl.name = "whole"}, tensor<0xf32> {dl.name = "none"}, tensor<f32> {dl.name = "scalar"})
      attributes {dl.export} {
    %bytes = dl.param "bytes" {init = "uniform:0:255"} : tensor<3xui8>
    %three = dl.param "three" {init = "normal:0:1"} : tensor<3xf32>
    %bits = dl.param "bits" {init = "ones"} : tensor<3xi1>
    %halves = dl.param "halves" {init = "normal:0:1"} : tensor<5xbf16>
    %five = dl.param "five" {init = "uniform:-1:1"} : tensor<5xf32>
    %longs = dl.param "longs" {init = "uniform:-1000:1000"} : tensor<3xi64>
    %seven = dl.param "seven" {init = "constant:7"} : tensor<7xf32>
    %double = dl.param "double" {init = "normal:0:1"} : tensor<1xf64>
    %none = dl.param "none" {init = "ones"} : tensor<0xf32>
    %whole = dl.param "whole" {init = "normal:0:1"} : tensor<4x4xf32>
    %scalar = dl.param "scalar" {init = "normal:0:1"} : tensor<f32>
    %0 = dl.add %three, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %0, %five, %seven, %bytes, %longs, %halves, %double, %bits, %whole, %none, %scalar : tensor<3xf32>, tensor<5xf32>, tensor<7xf32>, tensor<3xui8>,
      tensor<3xi64>, tensor<5xbf16>, tensor<1xf64>, tensor<3xi1>, tensor<4x4xf32>, tensor<0xf32>, tensor<f32>
  }
}
