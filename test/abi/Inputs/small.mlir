// A batch of rows through a linear layer: a symbolic dim, parameters, intermediates.
module attributes {dl.name = "small"} {
  func.func @infer(%x: tensor<?x8xf32, #dl.dims<[N, 8]>> {dl.name = "x"}) -> (tensor<?x16xf32, #dl.dims<[N, 16]>> {dl.name = "y"})
      attributes {dl.export, dl.dims = {N = array<i64: 1, 64>}} {
    %w = dl.param "fc.weight" {init = "normal:0:1"} : tensor<8x16xf32>
    %b = dl.param "fc.bias" {init = "normal:0:1"} : tensor<16xf32>
    %0 = dl.matmul %x, %w : (tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<8x16xf32>) -> tensor<?x16xf32, #dl.dims<[N, 16]>>
    %1 = dl.add %0, %b : (tensor<?x16xf32, #dl.dims<[N, 16]>>, tensor<16xf32>) -> tensor<?x16xf32, #dl.dims<[N, 16]>>
    %2 = dl.tanh %1 : (tensor<?x16xf32, #dl.dims<[N, 16]>>) -> tensor<?x16xf32, #dl.dims<[N, 16]>>
    return %2 : tensor<?x16xf32, #dl.dims<[N, 16]>>
  }
}
