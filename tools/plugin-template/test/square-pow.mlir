// RUN: dlc-opt %s -square-pow | FileCheck %s

// CHECK-LABEL: @square
// CHECK: %[[R:.*]] = dl.mul %[[X:.*]], %[[X]]
// CHECK: return %[[R]]
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %two = dl.constant dense<2.0> : tensor<f32>
  %0 = dl.pow %x, %two : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @cube
// CHECK: dl.pow
func.func @cube(%x: tensor<4xf32>) -> tensor<4xf32> {
  %three = dl.constant dense<3.0> : tensor<f32>
  %0 = dl.pow %x, %three : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The exponent makes the result larger than the base.
// CHECK-LABEL: @broadcast
// CHECK: dl.pow
func.func @broadcast(%x: tensor<f32>) -> tensor<4xf32> {
  %two = dl.constant dense<2.0> : tensor<4xf32>
  %0 = dl.pow %x, %two : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
