// Memory that several values share (known-faults F1, F4, F5, F7): views that outlive their source's last use, a value returned
// with a view of it, twice, and an argument returned; x + x in place before a softmax; a state swap.
module attributes {dl.name = "aliasing"} {
  func.func @infer(%x: tensor<?x8xf32, #dl.dims<[N, 8]>> {dl.name = "x"})
      -> (tensor<?x8xf32, #dl.dims<[N, 8]>> {dl.name = "twice"}, tensor<?x8xf32, #dl.dims<[N, 8]>> {dl.name = "again"},
          tensor<?xf32, #dl.dims<[N * 8]>> {dl.name = "flat"}, tensor<1x8xf32> {dl.name = "row"},
          tensor<?x8xf32, #dl.dims<[N, 8]>> {dl.name = "same"}, tensor<?x8xf32, #dl.dims<[N, 8]>> {dl.name = "soft"},
          tensor<8xf32> {dl.name = "later"}, tensor<2xf32> {dl.name = "a"}, tensor<2xf32> {dl.name = "b"})
      attributes {dl.export, dl.dims = {N = array<i64: 1, 16>}} {
    %y = dl.add %x, %x : (tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<?x8xf32, #dl.dims<[N, 8]>>) -> tensor<?x8xf32, #dl.dims<[N, 8]>>
    %flat = dl.reshape %y : (tensor<?x8xf32, #dl.dims<[N, 8]>>) -> tensor<?xf32, #dl.dims<[N * 8]>>
    %row = dl.slice %y {starts = #dl.dims<[0, 0]>, steps = array<i64: 1, 1>} : (tensor<?x8xf32, #dl.dims<[N, 8]>>) -> tensor<1x8xf32>
    %max = dl.reduce_max %y {axes = array<i64: 1>, keepdims = true} : (tensor<?x8xf32, #dl.dims<[N, 8]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
    %sub = dl.sub %y, %max : (tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<?x1xf32, #dl.dims<[N, 1]>>) -> tensor<?x8xf32, #dl.dims<[N, 8]>>
    %exp = dl.exp %sub : (tensor<?x8xf32, #dl.dims<[N, 8]>>) -> tensor<?x8xf32, #dl.dims<[N, 8]>>
    %sum = dl.reduce_sum %exp {axes = array<i64: 1>, keepdims = true} : (tensor<?x8xf32, #dl.dims<[N, 8]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
    %soft = dl.div %exp, %sum : (tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<?x1xf32, #dl.dims<[N, 1]>>) -> tensor<?x8xf32, #dl.dims<[N, 8]>>
    %z = dl.reshape %row : (tensor<1x8xf32>) -> tensor<8xf32>
    %later = dl.neg %z : (tensor<8xf32>) -> tensor<8xf32>
    %a = dl.state "a" {init = "constant:1"} : tensor<2xf32>
    %b = dl.state "b" {init = "constant:2"} : tensor<2xf32>
    dl.state_update "a", %b : tensor<2xf32>
    dl.state_update "b", %a : tensor<2xf32>
    return %y, %y, %flat, %row, %x, %soft, %later, %a, %b : tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<?x8xf32, #dl.dims<[N, 8]>>,
      tensor<?xf32, #dl.dims<[N * 8]>>, tensor<1x8xf32>, tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<?x8xf32, #dl.dims<[N, 8]>>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>
  }
}
