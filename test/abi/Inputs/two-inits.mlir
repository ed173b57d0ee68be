// One entry writes a state before another reads it; a third reads it with another init.
func.func @write(%x: tensor<2xf32> {dl.name = "x"}) attributes {dl.export} {
  dl.state_update "s", %x : tensor<2xf32>
  return
}
func.func @read() -> (tensor<2xf32> {dl.name = "y"}) attributes {dl.export} {
  %0 = dl.state "s" {init = "constant:3"} : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @third() -> (tensor<2xf32> {dl.name = "y"}) attributes {dl.export} {
  %0 = dl.state "s" : tensor<2xf32> // zeros
  return %0 : tensor<2xf32>
}
