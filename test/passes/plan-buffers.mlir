// RUN: dlc-opt %s --plan-buffers --split-input-file | FileCheck %s

// A chain: the first result lives in the caller's buffer, the second is computed over it.
// CHECK: func.func private @k.in_place_0_0(memref<64xf32>, index)
// CHECK-SAME: kernel.outputs = 0 : i64, kernel.shared = {{\[}}[0, 0]]
// CHECK-LABEL: rt.func @chain
// CHECK-SAME: arena_bytes = #dl.dims<[0]>
// CHECK: rt.launch @k ins(%arg0 : {{.*}}) outs(%arg1 : {{.*}}) {chunks = #dl.dims<[2]>}
// CHECK: rt.launch @k.in_place_0_0 ins(%arg1 : {{.*}}) outs()
func.func private @k(memref<64xf32>, memref<64xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0]], kernel.chunks = #dl.dims<[2]>}
func.func @chain(%x: tensor<64xf32> {dl.name = "x"}) -> (tensor<64xf32> {dl.name = "y"}) attributes {dl.export} {
  %0 = kernel.call @k(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %1 = kernel.call @k(%0) : (tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

// -----

// known-faults F1: a reshape of a value that is kept; a later buffer of the same size must not take its place.
// CHECK-LABEL: rt.func @alias_through_reshape
// CHECK-SAME: rt.arena_top = 256
// CHECK: rt.launch @k ins(%arg0 : {{.*}}) outs(%[[Y:.*]] : !rt.buffer<tensor<64xf32>>)
// CHECK: rt.launch @k ins(%arg0 : {{.*}}) outs(%[[A:[0-9]+]] : !rt.buffer<tensor<64xf32>>)
// CHECK: rt.launch @k ins(%[[A]] : {{.*}}) outs(%arg2 : !rt.buffer<tensor<64xf32>>)
func.func private @k(memref<64xf32>, memref<64xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func @alias_through_reshape(%x: tensor<64xf32>) -> (tensor<8x8xf32>, tensor<64xf32>) attributes {dl.export} {
  %0 = kernel.call @k(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %1 = dl.reshape %0 : (tensor<64xf32>) -> tensor<8x8xf32>
  %2 = kernel.call @k(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %3 = kernel.call @k(%2) : (tensor<64xf32>) -> tensor<64xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<64xf32>
}

// -----

// known-faults F4: the output without a reader keeps its memory while the kernel runs.
// CHECK-LABEL: rt.func @unused_output
// CHECK: %[[A:.*]] = rt.arena <[{{.*}}]> : <tensor<16xf32>>
// CHECK: %[[B:.*]] = rt.arena <[{{.*}}]> : <tensor<16xf32>>
// CHECK: rt.launch @two ins(%arg0 : {{.*}}) outs(%{{.*}}, %{{.*}} : {{.*}})
func.func private @two(memref<16xf32>, memref<16xf32>, memref<16xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 2 : i64}
func.func private @one(memref<16xf32>, memref<16xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func @unused_output(%x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export} {
  %0:2 = kernel.call @two(%x) : (tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
  %1 = kernel.call @one(%0#0) : (tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// -----

// known-faults F5: an intermediate and a view of it are both returned; an argument, and a value twice.
// CHECK-LABEL: rt.func @returned_views
// CHECK: rt.launch @k ins(%arg0 : {{.*}}) outs(%arg1 : {{.*}})
// CHECK-DAG: rt.copy %{{.*}}, %arg2 : <tensor<32xf32>>, <tensor<32xf32>>
// CHECK-DAG: rt.copy %arg0, %arg3
// CHECK-DAG: rt.copy %arg1, %arg4
func.func private @k(memref<64xf32>, memref<64xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func @returned_views(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<32xf32>, tensor<64xf32>, tensor<64xf32>) attributes {dl.export} {
  %0 = kernel.call @k(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %1 = dl.slice %0 {starts = #dl.dims<[32]>, steps = array<i64: 1>} : (tensor<64xf32>) -> tensor<32xf32>
  return %0, %1, %x, %0 : tensor<64xf32>, tensor<32xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// An operand that is read twice, or later, is not overwritten.
// CHECK-LABEL: rt.func @not_in_place
// CHECK-NOT: in_place
// CHECK: rt.return
func.func private @add(memref<64xf32>, memref<64xf32>, memref<64xf32>, index) attributes {kernel.inputs = 2 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0], [0, 1]]}
func.func private @k(memref<64xf32>, memref<64xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func @not_in_place(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) attributes {dl.export} {
  %0 = kernel.call @k(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %1 = kernel.call @add(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %2 = kernel.call @k(%1) : (tensor<64xf32>) -> tensor<64xf32>
  %3 = kernel.call @add(%x, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %2, %3, %1 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// One symbolic factor in all sizes: offsets are multiples of it. Scratch is chunks times bytes.
// CHECK-LABEL: rt.func @batch
// CHECK-SAME: arena_bytes = #dl.dims<[N * 576]>
// CHECK: rt.arena <[0]> : <tensor<?x100xf32, #dl.dims<[N, 100]>>>
// CHECK: rt.arena <[N * 448]> : <tensor<?xi8, #dl.dims<[N * 128]>>>
// CHECK: rt.launch @k ins({{.*}}) outs({{.*}}) scratch({{.*}}) {chunks = #dl.dims<[N]>, dims = ["N"], status}
func.func private @k(memref<?x100xf32>, memref<?x100xf32>, memref<?xi8>, index, index) -> i32 attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.dims = ["N"], kernel.chunks = #dl.dims<[N]>, kernel.scratch = #dl.dims<[128]>, kernel.status}
func.func @batch(%x: tensor<?x100xf32, #dl.dims<[N, 100]>>) -> tensor<?x100xf32, #dl.dims<[N, 100]>> attributes {dl.export, dl.dims = {N = array<i64: 1, 64>}} {
  %0 = kernel.call @k(%x) : (tensor<?x100xf32, #dl.dims<[N, 100]>>) -> tensor<?x100xf32, #dl.dims<[N, 100]>>
  %1 = kernel.call @k(%0) : (tensor<?x100xf32, #dl.dims<[N, 100]>>) -> tensor<?x100xf32, #dl.dims<[N, 100]>>
  return %1 : tensor<?x100xf32, #dl.dims<[N, 100]>>
}

// -----

// Sizes of different shape: the arena follows the call's dims.
// CHECK-LABEL: rt.func @two_sizes
// CHECK-SAME: rt.arena_by_dims
// CHECK: %[[A:.*]] = rt.arena <[0]> : <tensor<?xf32, #dl.dims<[N]>>>
// CHECK: rt.arena <[0]> after(%[[A]] : !rt.buffer<tensor<?xf32, #dl.dims<[N]>>>) : <tensor<100xf32>>
func.func private @a(memref<?xf32>, memref<?xf32>, index, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.dims = ["N"]}
func.func private @b(memref<?xf32>, memref<100xf32>, index, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.dims = ["N"]}
func.func private @c(memref<?xf32>, memref<100xf32>, memref<100xf32>, index, index) attributes {kernel.inputs = 2 : i64, kernel.outputs = 1 : i64, kernel.dims = ["N"]}
func.func @two_sizes(%x: tensor<?xf32, #dl.dims<[N]>>) -> tensor<100xf32> attributes {dl.export, dl.dims = {N = array<i64: 1, 1000>}} {
  %0 = kernel.call @a(%x) : (tensor<?xf32, #dl.dims<[N]>>) -> tensor<?xf32, #dl.dims<[N]>>
  %1 = kernel.call @b(%0) : (tensor<?xf32, #dl.dims<[N]>>) -> tensor<100xf32>
  %2 = kernel.call @c(%0, %1) : (tensor<?xf32, #dl.dims<[N]>>, tensor<100xf32>) -> tensor<100xf32>
  return %2 : tensor<100xf32>
}

// -----

// Parameters, constants, derived parts and state. The swap of two states goes over the arena.
// CHECK: module attributes
// CHECK-SAME: rt.constants = [{offset = 0 : i64, value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}]
// CHECK-SAME: rt.derived_offset = 192
// CHECK-SAME: rt.state_bytes = 256
// CHECK-SAME: rt.weights = [{bytes = 8 : i64, init = "", name = "w", offset = 0 : i64, type = tensor<2xf32>}]
// CHECK-LABEL: rt.func private @init
// CHECK: %[[D:.*]] = rt.arena <[0]>
// CHECK: %[[W:.*]] = rt.weight "w" 0
// CHECK: rt.launch @k ins(%[[W]] : {{.*}}) outs(%[[D]] :
// CHECK-LABEL: rt.func @step
// CHECK-DAG: %[[T1:.*]] = rt.arena <[0]>
// CHECK-DAG: %[[T2:.*]] = rt.arena <[64]>
// CHECK: rt.derived <[0]>
// CHECK: rt.constant <[0]>
// CHECK: rt.launch @add
// CHECK: %[[A:.*]] = rt.state <[64]>
// CHECK: rt.copy %[[A]], %[[TA:.*]] :
// CHECK: %[[B:.*]] = rt.state <[128]>
// CHECK: rt.copy %[[B]], %[[TB:.*]] :
// CHECK: %[[TO:.*]] = rt.state <[128]>
// CHECK: rt.copy %[[TA]], %[[TO]]
// CHECK: %[[TO2:.*]] = rt.state <[64]>
// CHECK: rt.copy %[[TB]], %[[TO2]]
func.func private @k(memref<2xf32>, memref<2xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @add(memref<2xf32>, memref<2xf32>, memref<2xf32>, index) attributes {kernel.inputs = 2 : i64, kernel.outputs = 1 : i64}
func.func private @init() {
  %w = dl.param "w" : tensor<2xf32>
  %0 = kernel.call @k(%w) : (tensor<2xf32>) -> tensor<2xf32>
  dl.state_update "derived.0", %0 {derived} : tensor<2xf32>
  return
}
func.func @step() -> tensor<2xf32> attributes {dl.export} {
  %w = dl.state "derived.0" {derived} : tensor<2xf32>
  %c = dl.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = dl.state "a" : tensor<2xf32>
  %b = dl.state "b" : tensor<2xf32>
  %0 = kernel.call @add(%w, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  dl.state_update "b", %a : tensor<2xf32>
  dl.state_update "a", %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// The order with the smaller peak: the small results first, then the large pair at its end.
// CHECK-LABEL: rt.func @order
// CHECK-SAME: rt.max_live = 4224
func.func private @big(memref<16xf32>, memref<1024xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @small(memref<1024xf32>, memref<16xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @sum(memref<16xf32>, memref<16xf32>, memref<16xf32>, index) attributes {kernel.inputs = 2 : i64, kernel.outputs = 1 : i64}
func.func @order(%x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export} {
  %0 = kernel.call @big(%x) : (tensor<16xf32>) -> tensor<1024xf32>
  %1 = kernel.call @big(%x) : (tensor<16xf32>) -> tensor<1024xf32>
  %2 = kernel.call @small(%0) : (tensor<1024xf32>) -> tensor<16xf32>
  %3 = kernel.call @small(%1) : (tensor<1024xf32>) -> tensor<16xf32>
  %4 = kernel.call @sum(%2, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %4 : tensor<16xf32>
}
