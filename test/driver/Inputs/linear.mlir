func.func @infer(%x: tensor<?x4xf32, #dl.dims<[N, 4]>> {dl.name = "x"}) -> (tensor<?x3xf32, #dl.dims<[N, 3]>> {dl.name = "y"}) attributes {dl.export, dl.dims = {N = array<i64: 1, 64>}} {
  %w = dl.param "w" {init = "normal:0:1"} : tensor<4x3xf32>
  %0 = dl.matmul %x, %w : (tensor<?x4xf32, #dl.dims<[N, 4]>>, tensor<4x3xf32>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  return %0 : tensor<?x3xf32, #dl.dims<[N, 3]>>
}
