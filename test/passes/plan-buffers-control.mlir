// RUN: dlc-opt %s -plan-buffers -split-input-file | FileCheck %s
// Carried values are memory: copies only where it cannot be one.

func.func private @add(%x: memref<16xf32>, %y: memref<16xf32>, %o: memref<16xf32>, %chunk: index)
    attributes {kernel.inputs = 2, kernel.outputs = 1, kernel.dims = [], kernel.chunks = #dl.dims<[1]>, kernel.in_place = [[0, 0]]} {
  return
}
func.func private @mix(%x: memref<16xf32>, %o: memref<16xf32>, %chunk: index)
    attributes {kernel.inputs = 1, kernel.outputs = 1, kernel.dims = [], kernel.chunks = #dl.dims<[1]>} {
  return
}
func.func private @small(%x: memref<16xf32>, %o: memref<i8>, %chunk: index)
    attributes {kernel.inputs = 1, kernel.outputs = 1, kernel.dims = [], kernel.chunks = #dl.dims<[1]>} {
  return
}

// The sum goes on in the caller's buffer; the argument is copied there once.
// CHECK-LABEL: rt.func @in_place
// CHECK-SAME: <[0]>
// CHECK-NOT: = rt.arena
// CHECK: rt.copy %arg1, %arg2
// CHECK-NEXT: rt.for %arg0
// CHECK: rt.launch @add.in_place_0_0 ins(%arg2, %arg1
// CHECK-NEXT: {{^ *}}}
// CHECK-NEXT: rt.return
func.func @in_place(%n: tensor<i64>, %x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export, dl.dims = {}} {
  %r = dl.for %n iter(%x) : (tensor<i64>, tensor<16xf32>) -> tensor<16xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<16xf32>):
    %t = kernel.call @add(%s, %x) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    dl.yield %t : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// A kernel that cannot: its result is copied back.
// CHECK-LABEL: rt.func @copied
// CHECK-SAME: <[64]>
// CHECK: %[[A:.*]] = rt.arena <[0]>
// CHECK: rt.copy %arg1, %arg2
// CHECK: rt.for
// CHECK: rt.launch @mix ins(%arg2 {{.*}} outs(%[[A]]
// CHECK-NEXT: rt.copy %[[A]], %arg2
func.func @copied(%n: tensor<i64>, %x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export, dl.dims = {}} {
  %r = dl.for %n iter(%x) : (tensor<i64>, tensor<16xf32>) -> tensor<16xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<16xf32>):
    %t = kernel.call @mix(%s) : (tensor<16xf32>) -> tensor<16xf32>
    dl.yield %t : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// Two steps go there and back without a copy: the second result is computed where the carried value was.
// CHECK-LABEL: rt.func @there_and_back
// CHECK: %[[A:.*]] = rt.arena <[0]>
// CHECK: rt.for
// CHECK: rt.launch @mix ins(%arg2 {{.*}} outs(%[[A]]
// CHECK-NEXT: rt.launch @mix ins(%[[A]] {{.*}} outs(%arg2
// CHECK-NEXT: {{^ *}}}
func.func @there_and_back(%n: tensor<i64>, %x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export, dl.dims = {}} {
  %r = dl.for %n iter(%x) : (tensor<i64>, tensor<16xf32>) -> tensor<16xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<16xf32>):
    %t = kernel.call @mix(%s) : (tensor<16xf32>) -> tensor<16xf32>
    %u = kernel.call @mix(%t) : (tensor<16xf32>) -> tensor<16xf32>
    dl.yield %u : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// An exchange goes over a third place.
// CHECK-LABEL: rt.func @exchange
// CHECK: %[[A:.*]] = rt.arena <[0]>
// CHECK: rt.for
// CHECK: rt.copy %[[Y:.*]], %[[A]]
// CHECK-NEXT: rt.copy %[[X:.*]], %[[Y]]
// CHECK-NEXT: rt.copy %[[A]], %[[X]]
// CHECK-NEXT: {{^ *}}}
func.func @exchange(%n: tensor<i64>, %x: tensor<16xf32>, %y: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
    attributes {dl.export, dl.dims = {}} {
  %r:2 = dl.for %n iter(%x, %y) : (tensor<i64>, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  ^bb0(%i: tensor<i64>, %s: tensor<16xf32>, %t: tensor<16xf32>):
    dl.yield %t, %s : tensor<16xf32>, tensor<16xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xf32>
}

// The condition reads what the body overwrites. The body's value is alive until it has been added.
// CHECK-LABEL: rt.func @loop
// CHECK: rt.while max 9
// CHECK: rt.launch @small ins(%arg1 {{.*}} outs(%[[C:.*]] : !rt.buffer<tensor<i1>>)
// CHECK-NEXT: rt.yield %[[C]]
// CHECK: rt.launch @mix ins(%arg1 {{.*}} outs(%[[A:.*]] :
// CHECK-NEXT: rt.launch @add.in_place_0_0 ins(%arg1, %[[A]]
// CHECK-NEXT: rt.yield
func.func @loop(%x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export, dl.dims = {}} {
  %r = dl.while (%x) max 9 : (tensor<16xf32>) -> tensor<16xf32> {
  ^bb0(%s: tensor<16xf32>):
    %c = kernel.call @small(%s) : (tensor<16xf32>) -> tensor<i1>
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%s: tensor<16xf32>):
    %t = kernel.call @mix(%s) : (tensor<16xf32>) -> tensor<16xf32>
    %u = kernel.call @add(%s, %t) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    dl.yield %u : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// The regions of an if write one place, and share memory.
// CHECK-LABEL: rt.func @branches
// CHECK-SAME: <[64]>
// CHECK: %[[A:.*]] = rt.arena <[0]>
// CHECK: rt.if %arg0
// CHECK: rt.launch @mix ins(%arg1 {{.*}} outs(%[[T:.*]] :
// CHECK-NEXT: rt.launch @mix ins(%[[T]] {{.*}} outs(%arg2 :
// CHECK: else
// CHECK: rt.copy %arg1, %arg2
func.func @branches(%c: tensor<i1>, %x: tensor<16xf32>) -> tensor<16xf32> attributes {dl.export, dl.dims = {}} {
  %r = dl.if %c : tensor<i1> -> tensor<16xf32> {
    %t = kernel.call @mix(%x) : (tensor<16xf32>) -> tensor<16xf32>
    %u = kernel.call @mix(%t) : (tensor<16xf32>) -> tensor<16xf32>
    dl.yield %u : tensor<16xf32>
  } else {
    dl.yield %x : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
