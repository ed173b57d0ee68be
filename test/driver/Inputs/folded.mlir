// Weights, and a constant that is no splat.
func.func @infer(%x: tensor<4xf32> {dl.name = "x"}) -> (tensor<2xf32> {dl.name = "y"}) attributes {dl.export} {
  %w = dl.param "w" {init = "normal:0:1"} : tensor<4x2xf32>
  %c = dl.constant dense<[[0.5, 0.25, 2.0, 1.0]]> : tensor<1x4xf32>
  %0 = dl.mul %x, %c : (tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %1 = dl.matmul %0, %w : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
  %2 = dl.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
