// State, an assertion, a print: what a call leaves behind and how it fails.
module attributes {dl.name = "counter"} {
  func.func @step(%x: tensor<4xf32> {dl.name = "x"}, %ok: tensor<i1> {dl.name = "ok"}) -> (tensor<4xf32> {dl.name = "old"})
      attributes {dl.export} {
    %s = dl.state "sum" {init = "constant:10"} : tensor<4xf32>
    %0 = dl.add %s, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    dl.print "sum", %0 : tensor<4xf32>
    dl.assert %ok, "not ok" : tensor<i1>
    dl.state_update "sum", %0 : tensor<4xf32>
    return %s : tensor<4xf32>
  }
}
