// RUN: dlc-opt %s --rt-to-llvm="weights-mode=embed cpu=x86-64-v3 cpu-features=1" --split-input-file | FileCheck %s
// RUN: dlc-opt %s --rt-to-llvm="weights-mode=caller" --split-input-file | FileCheck %s --check-prefix=CALLER

// Arguments, slots and the thunk of a launch; a kernel with a status is asked for it.
// CHECK-LABEL: llvm.func @m_infer(
// CHECK-SAME: %[[STATE:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr, %[[HOST:.*]]: !llvm.ptr, %[[N:.*]]: i64, %[[X:.*]]: !llvm.ptr, %[[Y:.*]]: !llvm.ptr) -> i32
// CHECK-SAME: dlc-baseline
// CHECK: llvm.call @dlc_rt_check_dims
// CHECK: llvm.call @infer.arena_bytes
// CHECK: llvm.call @dlc_rt_check(
// CHECK: %[[W:.*]] = llvm.mlir.addressof @dlc.weights
// CHECK: %[[THUNK:.*]] = llvm.mlir.addressof @k.thunk
// CHECK: llvm.call @dlc_rt_launch(%[[HOST]], %{{.*}}, %[[THUNK]], %{{.*}}, %[[N]])
// CHECK: llvm.call @dlc_rt_kernel_failed
// CHECK: llvm.func internal @infer.call(
// CHECK: llvm.mlir.global internal constant @dlc.weights() {{.*}}externally_initialized{{.*}}section = ".dlc.weights"
// CHECK: llvm.func @m_query(
// CHECK: llvm.func @m_init(
// CHECK: llvm.call @dlc_rt_begin_init
// CHECK: llvm.call @dlc_rt_end_init
// CALLER-LABEL: llvm.func @m_infer(
// CALLER-NOT: addressof @dlc.weights
module attributes {dl.name = "m", rt.weights_bytes = 64 : i64,
                   rt.weights = [{bytes = 8 : i64, init = "", name = "w", offset = 0 : i64, type = tensor<2xf32>}]} {
  llvm.func @k.thunk(!llvm.ptr, i64)
  rt.func @infer(%x: !rt.buffer<tensor<?xf32, #dl.dims<[N]>>> {dl.name = "x"}, %y: !rt.buffer<tensor<?xf32, #dl.dims<[N]>>> {dl.name = "y"})
      attributes {num_inputs = 1, arena_bytes = #dl.dims<[N * 64]>, dl.export, dl.dims = {N = array<i64: 1, 64>}} {
    %w = rt.weight "w" 0 : <tensor<2xf32>>
    rt.launch @k ins(%x, %w : !rt.buffer<tensor<?xf32, #dl.dims<[N]>>>, !rt.buffer<tensor<2xf32>>)
      outs(%y : !rt.buffer<tensor<?xf32, #dl.dims<[N]>>>) {chunks = #dl.dims<[N]>, dims = ["N"], status}
    rt.return
  }
}

// -----

// Control flow: a loop over a count that is read from memory, with a carried buffer, and a choice inside it.
// CHECK-LABEL: llvm.func @c_loop(
// CHECK: llvm.br ^[[HEAD:bb[0-9]+]](%{{.*}} : !llvm.ptr)
// CHECK: ^[[HEAD]](%[[CARRIED:.*]]: !llvm.ptr):
// CHECK: llvm.icmp "slt"
// CHECK: llvm.cond_br %{{.*}}, ^{{bb[0-9]+}}, ^[[END:bb[0-9]+]](%[[CARRIED]] : !llvm.ptr)
// CHECK: llvm.cond_br
// CHECK: llvm.call @dlc_rt_launch
// CHECK: llvm.br ^[[HEAD]](
// CHECK: "llvm.intr.memmove"
// CHECK-LABEL: llvm.func @c_until(
// CHECK: llvm.call @dlc_rt_launch
// CHECK: llvm.icmp "ne"
// CHECK: llvm.call @dlc_rt_assert
module attributes {dl.name = "c"} {
  llvm.func @k.thunk(!llvm.ptr, i64)
  rt.func @loop(%n: !rt.buffer<tensor<i64>>, %c: !rt.buffer<tensor<i1>>, %x: !rt.buffer<tensor<4xf32>>, %y: !rt.buffer<tensor<4xf32>>)
      attributes {num_inputs = 3, arena_bytes = #dl.dims<[64]>, dl.export} {
    %a = rt.arena <[0]> : <tensor<4xf32>>
    rt.copy %x, %a : <tensor<4xf32>>, <tensor<4xf32>>
    %r = rt.for %n iter(%a) : (!rt.buffer<tensor<i64>>, !rt.buffer<tensor<4xf32>>) -> !rt.buffer<tensor<4xf32>> {
    ^bb0(%i: !rt.buffer<tensor<i64>>, %v: !rt.buffer<tensor<4xf32>>):
      %s = rt.if %c : <tensor<i1>> -> !rt.buffer<tensor<4xf32>> {
        rt.launch @k ins(%v, %i : !rt.buffer<tensor<4xf32>>, !rt.buffer<tensor<i64>>) outs()
        rt.yield %v : !rt.buffer<tensor<4xf32>>
      } else {
        rt.yield %v : !rt.buffer<tensor<4xf32>>
      }
      rt.yield %s : !rt.buffer<tensor<4xf32>>
    }
    rt.copy %r, %y : <tensor<4xf32>>, <tensor<4xf32>>
    rt.return
  }
  rt.func @until(%y: !rt.buffer<tensor<4xf32>>) attributes {num_inputs = 0, arena_bytes = #dl.dims<[64]>, dl.export} {
    %t = rt.arena <[0]> : <tensor<i1>>
    %r = rt.while(%y) : (!rt.buffer<tensor<4xf32>>) -> !rt.buffer<tensor<4xf32>> {
    ^bb0(%v: !rt.buffer<tensor<4xf32>>):
      rt.launch @k ins(%v : !rt.buffer<tensor<4xf32>>) outs(%t : !rt.buffer<tensor<i1>>)
      rt.yield %t : !rt.buffer<tensor<i1>>
    } do {
    ^bb0(%v: !rt.buffer<tensor<4xf32>>):
      rt.launch @k ins(%v : !rt.buffer<tensor<4xf32>>) outs()
      rt.yield %v : !rt.buffer<tensor<4xf32>>
    }
    rt.assert %t, "done" : <tensor<i1>>
    rt.return
  }
}
