// An eager function inside a compiled one.
module attributes {dl.name = "mixed"} {
  func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> attributes {dl.eager} {
    %0 = dl.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @infer(%x: tensor<4xf32> {dl.name = "x"}) -> (tensor<4xf32> {dl.name = "y"}) attributes {dl.export} {
    %0 = dl.neg %x : (tensor<4xf32>) -> tensor<4xf32>
    %1 = dl.eager_call @twice(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = dl.abs %1 : (tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
