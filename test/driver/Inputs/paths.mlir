func.func @infer(%x: tensor<4xf32> {dl.name = "x"}) -> (tensor<4xf32> {dl.name = "../up"}, tensor<4xf32> {dl.name = "../up"}) attributes {dl.export} {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}
