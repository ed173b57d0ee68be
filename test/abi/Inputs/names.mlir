// Names that are keywords, or stand twice; tensors of no elements; a model for any number of rows, none included.
module attributes {dl.name = "z"} {
  func.func @infer(%x: tensor<?x4xf32, #dl.dims<[N, 4]>> {dl.name = "class"}, %u: tensor<0xf32>) -> (tensor<?x4xf16, #dl.dims<[N, 4]>> {dl.name = "class"}, tensor<0xf32>, tensor<i1>)
      attributes {dl.export, dl.dims = {N = array<i64: 0, 4>}} {
    %0 = dl.cast %x {to = f16} : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf16, #dl.dims<[N, 4]>>
    %1 = dl.constant dense<true> : tensor<i1>
    return %0, %u, %1 : tensor<?x4xf16, #dl.dims<[N, 4]>>, tensor<0xf32>, tensor<i1>
  }
}
