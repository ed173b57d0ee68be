// RUN: dlc-opt %s -expand-gradients -cse -split-input-file | FileCheck %s

// What arrives as zero stays zero: products with slopes are dl.mul_no_nan.
// CHECK-LABEL: func.func @exp
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[E:.*]] = dl.exp %[[X]]
// CHECK-NEXT: %[[G:.*]] = dl.mul_no_nan %[[S]], %[[E]]
// CHECK-NEXT: return %[[G]]
func.func @exp(%x: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %v = dl.variable %x : (tensor<4xf32>) -> tensor<4xf32>
  %y = dl.exp %v : (tensor<4xf32>) -> tensor<4xf32>
  %g = dl.gradient %y seed %s wrt %v : tensor<4xf32> seed tensor<4xf32> wrt tensor<4xf32> -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// Gradients that arrive by two ways add up; along broadcast dims they are summed.
// CHECK-LABEL: func.func @broadcast
// CHECK: %[[SUM:.*]] = dl.reduce_sum %{{.*}} {axes = array<i64: 0>}
// CHECK: dl.add %{{.*}}%[[SUM]]
func.func @broadcast(%x: tensor<4xf32>, %m: tensor<3x4xf32>, %s: tensor<3x4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %v = dl.variable %x : (tensor<4xf32>) -> tensor<4xf32>
  %y = dl.mul %v, %m : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %z = dl.sin %v : (tensor<4xf32>) -> tensor<4xf32>
  %g = dl.gradient %y, %z seed %s, %t wrt %v : tensor<3x4xf32>, tensor<4xf32> seed tensor<3x4xf32>, tensor<4xf32> wrt tensor<4xf32> -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// A variable that nothing depends on.
// CHECK-LABEL: func.func @unused
// CHECK: %[[Z:.*]] = dl.constant dense<0.000000e+00>
// CHECK: %[[B:.*]] = dl.broadcast_to %[[Z]]
// CHECK: return %[[B]]
func.func @unused(%x: tensor<4xf32>, %y: tensor<2xf32>, %s: tensor<2xf32>) -> tensor<4xf32> {
  %v = dl.variable %x : (tensor<4xf32>) -> tensor<4xf32>
  %stopped = dl.stop_gradient %v : (tensor<4xf32>) -> tensor<4xf32>
  %g = dl.gradient %y seed %s wrt %v : tensor<2xf32> seed tensor<2xf32> wrt tensor<4xf32> -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// Only the branch that ran is gone back through.
// CHECK-LABEL: func.func @branch
// CHECK: %[[Y:.*]] = dl.if
// CHECK: %[[R:.*]] = dl.if %{{.*}} -> tensor<f32> {
// CHECK:   dl.mul_no_nan
// CHECK: } else {
// CHECK:   dl.yield
// CHECK: }
// CHECK: return %[[Y]], %[[R]]
func.func @branch(%x: tensor<f32>, %c: tensor<i1>, %s: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %v = dl.variable %x : (tensor<f32>) -> tensor<f32>
  %y = dl.if %c : tensor<i1> -> tensor<f32> {
    %e = dl.exp %v : (tensor<f32>) -> tensor<f32>
    dl.yield %e : tensor<f32>
  } else {
    dl.yield %x : tensor<f32>
  }
  %g = dl.gradient %y seed %s wrt %v : tensor<f32> seed tensor<f32> wrt tensor<f32> -> tensor<f32>
  return %y, %g : tensor<f32>, tensor<f32>
}

// -----

// A loop writes what it carried to a tape, which the reverse loop reads from the end.
// CHECK-LABEL: func.func @loop
// CHECK: dl.for {{.*}} -> {{.*}}tensor<5xf32>
// CHECK:   dl.dynamic_update_slice
// CHECK: dl.for
// CHECK:   dl.dynamic_slice
func.func @loop(%x: tensor<f32>, %s: tensor<f32>) -> tensor<f32> {
  %v = dl.variable %x : (tensor<f32>) -> tensor<f32>
  %n = dl.constant dense<5> : tensor<i64>
  %y = dl.for %n iter(%v) : (tensor<i64>, tensor<f32>) -> tensor<f32> {
  ^bb0(%i: tensor<i64>, %c: tensor<f32>):
    %e = dl.sin %c : (tensor<f32>) -> tensor<f32>
    dl.yield %e : tensor<f32>
  }
  %g = dl.gradient %y seed %s wrt %v : tensor<f32> seed tensor<f32> wrt tensor<f32> -> tensor<f32>
  return %g : tensor<f32>
}
