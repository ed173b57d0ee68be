func.func @f(%x: tensor<?xf32, #dl.dims<[N]>> {dl.name = "x"}) -> (tensor<?xf32, #dl.dims<[N]>> {dl.name = "y"}) attributes {dl.export, dl.dims = {N = array<i64: 1, 4>}} {
  return %x : tensor<?xf32, #dl.dims<[N]>>
}
func.func @f_arena_bytes(%x: tensor<4xf32> {dl.name = "x"}) -> (tensor<4xf32> {dl.name = "y"}) attributes {dl.export} {
  return %x : tensor<4xf32>
}
