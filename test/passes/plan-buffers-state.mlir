// RUN: dlc-opt %s --plan-buffers --split-input-file | FileCheck %s
// Updates in place: a kernel computes a state's next value over the old one, behind all that reads it or can fail.

// CHECK-LABEL: rt.func @both
// CHECK-SAME: arena_bytes = #dl.dims<[0]>
// The reader that stands behind the update is moved before it.
// CHECK: %[[P:.*]] = rt.state <[128]>
// CHECK: rt.launch @read ins(%[[P]] : {{.*}}) outs(%arg1 :
// CHECK: %[[M:.*]] = rt.state <[64]>
// CHECK: rt.launch @step.in_place_0_1_1_2 ins(%arg0, %[[M]], %[[P]] : {{.*}}) outs()
// CHECK-NOT: rt.copy
// CHECK: rt.return
func.func private @step(memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 3 : i64, kernel.outputs = 2 : i64, kernel.in_place = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]}
func.func private @read(memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func @both(%g: tensor<8xf32>) -> tensor<8xf32> attributes {dl.export} {
  %m = dl.state "m" : tensor<8xf32>
  %p = dl.state "p" : tensor<8xf32>
  %0:2 = kernel.call @step(%g, %m, %p) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  dl.state_update "m", %0#0 : tensor<8xf32>
  dl.state_update "p", %0#1 : tensor<8xf32>
  %1 = kernel.call @read(%p) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// The next value is read again, and returned; the shape is another view of the same memory.
// CHECK-LABEL: rt.func @used
// CHECK: %[[OLD:.*]] = rt.state <[64]> : <tensor<2x4xf32>>
// CHECK: %[[OLD_VIEW:.*]] = rt.view %[[OLD]]
// CHECK: rt.launch @k.in_place_0_0 ins(%[[OLD_VIEW]] : {{.*}}) outs()
// CHECK: %[[NEW:.*]] = rt.state <[64]> : <tensor<2x4xf32>>
// CHECK: %[[NEW_VIEW:.*]] = rt.view %[[NEW]]
// CHECK: rt.launch @k ins(%[[NEW_VIEW]] : {{.*}}) outs(%arg0 :
// CHECK-NEXT: rt.copy %[[NEW_VIEW]], %arg1
// CHECK-NEXT: rt.return
func.func private @k(memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0]]}
func.func @used() -> (tensor<8xf32>, tensor<8xf32>) attributes {dl.export} {
  %s = dl.state "s" : tensor<2x4xf32>
  %x = dl.reshape %s : (tensor<2x4xf32>) -> tensor<8xf32>
  %0 = kernel.call @k(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %r = dl.reshape %0 : (tensor<8xf32>) -> tensor<2x4xf32>
  dl.state_update "s", %r : tensor<2x4xf32>
  %1 = kernel.call @k(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1, %0 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A kernel that reads another place than it writes may not; nor may one whose old value is returned, nor one behind which
// something fails that waits for it. These are copied at the end.
// CHECK-LABEL: rt.func @elsewhere
// CHECK: rt.launch @far ins({{.*}}) outs(%[[A:.*]] :
// CHECK: rt.copy %[[A]], %{{.*}}
// CHECK-LABEL: rt.func @returned
// CHECK: rt.launch @k ins({{.*}}) outs(%[[A:.*]] :
// CHECK: rt.copy %{{.*}}, %arg0
// CHECK: rt.copy %[[A]], %{{.*}}
// CHECK-LABEL: rt.func @asserted
// CHECK: rt.launch @k ins({{.*}}) outs(%[[A:.*]] :
// CHECK: rt.launch @test ins(%[[A]]
// CHECK: rt.assert
// CHECK: rt.copy %[[A]], %{{.*}}
func.func private @far(memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @k(memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0]]}
func.func private @test(memref<8xf32>, memref<i1>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func @elsewhere() attributes {dl.export} {
  %s = dl.state "s" : tensor<8xf32>
  %0 = kernel.call @far(%s) : (tensor<8xf32>) -> tensor<8xf32>
  dl.state_update "s", %0 : tensor<8xf32>
  return
}
func.func @returned() -> tensor<8xf32> attributes {dl.export} {
  %s = dl.state "s" : tensor<8xf32>
  %0 = kernel.call @k(%s) : (tensor<8xf32>) -> tensor<8xf32>
  dl.state_update "s", %0 : tensor<8xf32>
  return %s : tensor<8xf32>
}
func.func @asserted() attributes {dl.export} {
  %s = dl.state "s" : tensor<8xf32>
  %0 = kernel.call @k(%s) : (tensor<8xf32>) -> tensor<8xf32>
  dl.state_update "s", %0 : tensor<8xf32>
  %1 = kernel.call @test(%0) : (tensor<8xf32>) -> tensor<i1>
  dl.assert %1, "good" : tensor<i1>
  return
}

// -----

// What can fail and does not wait for the update comes before it: an assertion, a kernel with a status, an eager call.
// CHECK-LABEL: rt.func @fails
// CHECK-DAG: rt.assert
// CHECK-DAG: rt.launch @gather
// CHECK-DAG: rt.eager_call "eager"
// CHECK: rt.launch @k.in_place_0_0
// CHECK-NEXT: rt.return
// A kernel that may fail itself has its results copied.
// CHECK-LABEL: rt.func @fails_itself
// CHECK: rt.launch @gather ins({{.*}}) outs(%[[A:.*]] :
// CHECK: rt.copy %[[A]], %{{.*}}
func.func private @k(memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0]]}
func.func private @gather(memref<8xf32>, memref<8xf32>, index, memref<i32>) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0]], kernel.status}
func.func private @eager(%x: tensor<8xf32>) -> tensor<8xf32> attributes {dl.eager} { return %x : tensor<8xf32> }
func.func @fails(%c: tensor<i1>, %x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {dl.export} {
  %s = dl.state "s" : tensor<8xf32>
  %0 = kernel.call @k(%s) : (tensor<8xf32>) -> tensor<8xf32>
  dl.state_update "s", %0 : tensor<8xf32>
  dl.assert %c, "good" : tensor<i1>
  %1 = kernel.call @gather(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = dl.eager_call @eager(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}
func.func @fails_itself() attributes {dl.export} {
  %s = dl.state "s" : tensor<8xf32>
  %0 = kernel.call @gather(%s) : (tensor<8xf32>) -> tensor<8xf32>
  dl.state_update "s", %0 : tensor<8xf32>
  return
}

// -----

// A running mean waits for nothing: it would keep the batch alive. One that is only written needs no old value.
// CHECK-LABEL: rt.func @mean
// CHECK: rt.launch @mean_of ins(%[[X:.*]] : {{.*}}) outs(%[[A:.*]] :
// CHECK: rt.assert
// CHECK: rt.copy %[[A]], %{{.*}}
// CHECK-LABEL: rt.func @written
// CHECK: %[[S:.*]] = rt.state
// CHECK: rt.launch @k ins(%arg0 : {{.*}}) outs(%[[S]] :
// CHECK-NEXT: rt.return
func.func private @big(memref<8xf32>, memref<4096xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @mean_of(memref<4096xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @k(memref<8xf32>, memref<8xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64, kernel.in_place = [[0, 0]]}
func.func @mean(%c: tensor<i1>, %x: tensor<8xf32>) attributes {dl.export} {
  %0 = kernel.call @big(%x) : (tensor<8xf32>) -> tensor<4096xf32>
  %1 = kernel.call @mean_of(%0) : (tensor<4096xf32>) -> tensor<8xf32>
  dl.state_update "s", %1 : tensor<8xf32>
  dl.assert %c, "good" : tensor<i1>
  return
}
func.func @written(%x: tensor<8xf32>) attributes {dl.export} {
  %0 = kernel.call @k(%x) : (tensor<8xf32>) -> tensor<8xf32>
  dl.state_update "s", %0 : tensor<8xf32>
  return
}
