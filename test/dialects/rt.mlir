// RUN: dlc-opt %s -verify-roundtrip -split-input-file -verify-diagnostics

func.func private @k(%x: memref<4xf32>, %r: memref<4xf32>, %chunk: index) {
  return
}
rt.func @f(%x: !rt.buffer<tensor<4xf32>> {dl.name = "x"}, %n: !rt.buffer<tensor<i64>>, %c: !rt.buffer<tensor<i1>>, %r: !rt.buffer<tensor<4xf32>>)
    attributes {num_inputs = 3, arena_bytes = #dl.dims<[N * 16 + 64]>, dl.dims = {N = array<i64: 1, 8>}} {
  %a = rt.arena <[0]> : !rt.buffer<tensor<4xf32>>
  %w = rt.weight "conv.weight" 128 : !rt.buffer<tensor<4xf32>>
  %d = rt.derived <[64]> : !rt.buffer<tensor<4xf32>>
  %s = rt.state <[0]> : !rt.buffer<tensor<4xf32>>
  %k = rt.constant <[0]> : !rt.buffer<tensor<4xf32>>
  %v = rt.view %a <[0]> : !rt.buffer<tensor<4xf32>> to !rt.buffer<tensor<2x2xf32>>
  rt.launch @k ins(%x : !rt.buffer<tensor<4xf32>>) outs(%a : !rt.buffer<tensor<4xf32>>)
  %i = rt.if %c : !rt.buffer<tensor<i1>> -> !rt.buffer<tensor<4xf32>> {
    rt.yield %a : !rt.buffer<tensor<4xf32>>
  } else {
    rt.yield %w : !rt.buffer<tensor<4xf32>>
  }
  %l = rt.for %n iter(%i) : (!rt.buffer<tensor<i64>>, !rt.buffer<tensor<4xf32>>) -> !rt.buffer<tensor<4xf32>> {
  ^bb0(%j: !rt.buffer<tensor<i64>>, %carried: !rt.buffer<tensor<4xf32>>):
    rt.launch @k ins(%carried : !rt.buffer<tensor<4xf32>>) outs(%carried : !rt.buffer<tensor<4xf32>>)
    rt.yield %carried : !rt.buffer<tensor<4xf32>>
  }
  %h = rt.while(%l) : (!rt.buffer<tensor<4xf32>>) -> !rt.buffer<tensor<4xf32>> {
  ^bb0(%carried: !rt.buffer<tensor<4xf32>>):
    rt.yield %c : !rt.buffer<tensor<i1>>
  } do {
  ^bb0(%carried: !rt.buffer<tensor<4xf32>>):
    rt.yield %carried : !rt.buffer<tensor<4xf32>>
  }
  rt.print "h", %h : !rt.buffer<tensor<4xf32>>
  rt.assert %c, "message" : !rt.buffer<tensor<i1>>
  rt.eager_call "g" ins(%x : !rt.buffer<tensor<4xf32>>) outs(%a : !rt.buffer<tensor<4xf32>>)
  rt.copy %h, %r : !rt.buffer<tensor<4xf32>>, !rt.buffer<tensor<4xf32>>
  rt.return
}

// -----

rt.func @f(%x: !rt.buffer<tensor<4xf32>>) attributes {num_inputs = 1, arena_bytes = #dl.dims<[0]>} {
  // expected-error @+1 {{there is no kernel @missing}}
  rt.launch @missing ins(%x : !rt.buffer<tensor<4xf32>>) outs(%x : !rt.buffer<tensor<4xf32>>)
  rt.return
}
