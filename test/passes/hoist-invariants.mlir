// RUN: dlc-opt %s -hoist-invariants | FileCheck %s

// What no trip changes leaves both loops; a gather may fail, and stays; an iota is made where it is read.
// CHECK-LABEL: @loops
// CHECK: %[[P:.*]] = dl.param
// CHECK: %[[W:.*]] = dl.transpose %[[P]]
// CHECK: %[[E:.*]] = dl.exp %arg1
// CHECK: dl.for
// CHECK:   dl.for
// CHECK-NEXT: ^bb0
// CHECK-NEXT:   dl.gather
// CHECK-NEXT:   dl.iota
// CHECK-NEXT:   dl.mul
// CHECK-NEXT:   dl.matmul %{{.*}}, %[[W]]
func.func @loops(%n: tensor<i64>, %x: tensor<4xf32>, %k: tensor<i64>) -> tensor<4xf32> {
  %p = dl.param "w" : tensor<4x4xf32>
  %r = dl.for %n iter(%x) : (tensor<i64>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<4xf32>):
    %q = dl.for %n iter(%s) : (tensor<i64>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb1(%j: tensor<i64>, %t: tensor<4xf32>):
      %w = dl.transpose %p {perm = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %e = dl.exp %x : (tensor<4xf32>) -> tensor<4xf32>
      %g = dl.gather %x, %k {axis = 0} : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
      %c = dl.iota {axis = 0} : tensor<4xf32>
      %a = dl.mul %t, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %m = dl.matmul %a, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
      %u = dl.add %m, %e : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %v = dl.add %u, %g : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
      dl.yield %v : tensor<4xf32>
    }
    dl.yield %q : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// From a branch only what parameters decide: the rest need not be computed at all.
// CHECK-LABEL: @branch
// CHECK: %[[P:.*]] = dl.param
// CHECK-NEXT: %[[W:.*]] = dl.transpose %[[P]]
// CHECK-NEXT: dl.if
// CHECK-NEXT:   dl.exp
// CHECK-NEXT:   dl.matmul %{{.*}}, %[[W]]
func.func @branch(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %p = dl.param "w" : tensor<4x4xf32>
  %r = dl.if %c : tensor<i1> -> tensor<4xf32> {
    %w = dl.transpose %p {perm = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %e = dl.exp %x : (tensor<4xf32>) -> tensor<4xf32>
    %m = dl.matmul %e, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    dl.yield %m : tensor<4xf32>
  } else {
    dl.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// A print is not hoisted, nor a loop around one; a loop of invariants is.
// CHECK-LABEL: @effects
// CHECK: dl.for %arg0 iter(%arg1)
// CHECK: dl.for %arg0 :
// CHECK:   dl.print
func.func @effects(%n: tensor<i64>, %x: tensor<4xf32>) {
  dl.for %n : (tensor<i64>) -> () {
  ^bb0(%i: tensor<i64>):
    %q = dl.for %n iter(%x) : (tensor<i64>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb1(%j: tensor<i64>, %t: tensor<4xf32>):
      %v = dl.add %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      dl.yield %v : tensor<4xf32>
    }
    dl.print "q", %q : tensor<4xf32>
  }
  return
}
