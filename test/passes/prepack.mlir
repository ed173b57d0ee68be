// RUN: dlc-opt %s -prepack -split-input-file | FileCheck %s

kernel.define @k0_transpose(%w: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %0 = dl.transpose %w {perm = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
  kernel.yield %0 : tensor<4x8xf32>
}
kernel.define @k1_matmul(%x: tensor<2x4xf32>, %w: tensor<4x8xf32>) -> tensor<2x8xf32> {
  %0 = dl.matmul %x, %w : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  kernel.yield %0 : tensor<2x8xf32>
}
// CHECK-LABEL: func.func @infer
// CHECK-NEXT: %[[S:.*]] = dl.state "derived.0" {derived} : tensor<4x8xf32>
// CHECK-NEXT: %[[M:.*]] = kernel.call @k1_matmul(%{{.*}}, %[[S]])
// CHECK-NEXT: return %[[M]]
func.func @infer(%x: tensor<2x4xf32>) -> tensor<2x8xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<8x4xf32>
  %t = kernel.call @k0_transpose(%w) : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %r = kernel.call @k1_matmul(%x, %t) : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}
// The second entry reads the same tensor, by way of a view that stays.
// CHECK-LABEL: func.func @again
// CHECK-NEXT: %[[S:.*]] = dl.state "derived.0" {derived} : tensor<4x8xf32>
// CHECK-NEXT: %[[V:.*]] = dl.reshape %[[S]]
// CHECK-NEXT: return %[[V]]
func.func @again() -> tensor<32xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<8x4xf32>
  %t = kernel.call @k0_transpose(%w) : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %v = dl.reshape %t : (tensor<4x8xf32>) -> tensor<32xf32>
  return %v : tensor<32xf32>
}
// CHECK-LABEL: func.func private @init()
// CHECK-NEXT: %[[W:.*]] = dl.param "weight"
// CHECK-NEXT: %[[T:.*]] = kernel.call @k0_transpose(%[[W]])
// CHECK-NEXT: dl.state_update "derived.0", %[[T]] {derived}
// CHECK-NEXT: return

// -----

// A chain moves whole, and its middle is no state.
kernel.define @k0_mul(%w: tensor<4xf32>) -> tensor<4xf32> {
  %0 = dl.mul %w, %w : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  kernel.yield %0 : tensor<4xf32>
}
kernel.define @k1_use(%x: tensor<2x4xf32>, %w: tensor<2x2xf32>) -> tensor<2x4xf32> {
  kernel.yield %x : tensor<2x4xf32>
}
kernel.define @k2_square(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  kernel.yield %x : tensor<2x2xf32>
}
// CHECK-LABEL: func.func @chain
// CHECK-NEXT: %[[S:.*]] = dl.state "derived.0" {derived} : tensor<2x2xf32>
// CHECK-NEXT: kernel.call @k1_use(%{{.*}}, %[[S]])
// CHECK-LABEL: func.func private @init()
// CHECK: %[[A:.*]] = kernel.call @k0_mul
// CHECK-NEXT: %[[B:.*]] = dl.reshape %[[A]]
// CHECK-NEXT: %[[C:.*]] = kernel.call @k2_square(%[[B]])
// CHECK-NEXT: dl.state_update "derived.0", %[[C]] {derived}
// CHECK-NEXT: return
func.func @chain(%x: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<4xf32>
  %0 = kernel.call @k0_mul(%w) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = dl.reshape %0 : (tensor<4xf32>) -> tensor<2x2xf32>
  %2 = kernel.call @k2_square(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = kernel.call @k1_use(%x, %2) : (tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}

// -----

// A broadcast parameter is computed in each call rather than kept; what it reads is kept.
kernel.define @k0_exp(%w: tensor<512xf32>) -> tensor<512xf32> {
  %0 = dl.exp %w : (tensor<512xf32>) -> tensor<512xf32>
  kernel.yield %0 : tensor<512xf32>
}
kernel.define @k1_broadcast_to(%w: tensor<512xf32>) -> tensor<512x512xf32> {
  %0 = dl.broadcast_to %w : (tensor<512xf32>) -> tensor<512x512xf32>
  kernel.yield %0 : tensor<512x512xf32>
}
// CHECK-LABEL: func.func @large
// CHECK-NEXT: %[[S:.*]] = dl.state "derived.0" {derived} : tensor<512xf32>
// CHECK-NEXT: %[[R:.*]] = kernel.call @k1_broadcast_to(%[[S]])
// CHECK-NEXT: return %[[R]]
func.func @large() -> tensor<512x512xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<512xf32>
  %0 = kernel.call @k0_exp(%w) : (tensor<512xf32>) -> tensor<512xf32>
  %1 = kernel.call @k1_broadcast_to(%0) : (tensor<512xf32>) -> tensor<512x512xf32>
  return %1 : tensor<512x512xf32>
}

// -----

// Nothing to move: no init.
// CHECK-LABEL: func.func @plain
// CHECK-NOT: @init
func.func @plain(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {dl.export} {
  %w = dl.param "weight" : tensor<4xf32>
  return %x, %w : tensor<4xf32>, tensor<4xf32>
}

// -----

// The middle of a chain is read outside too, and the rest reads it through a view: @init uses its own value, not the state.
kernel.define @k0_mul(%w: tensor<4xf32>) -> tensor<4xf32> {
  %0 = dl.mul %w, %w : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  kernel.yield %0 : tensor<4xf32>
}
kernel.define @k1_square(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  kernel.yield %x : tensor<2x2xf32>
}
// CHECK-LABEL: func.func @middle
// CHECK-NEXT: %[[A:.*]] = dl.state "derived.0" {derived} : tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = dl.state "derived.1" {derived} : tensor<2x2xf32>
// CHECK-NEXT: return %[[A]], %[[B]]
// CHECK-LABEL: func.func private @init()
// CHECK: %[[M:.*]] = kernel.call @k0_mul
// CHECK-NEXT: dl.state_update "derived.0", %[[M]]
// CHECK-NEXT: %[[V:.*]] = dl.reshape %[[M]]
// CHECK-NEXT: %[[S:.*]] = kernel.call @k1_square(%[[V]])
// CHECK-NEXT: dl.state_update "derived.1", %[[S]]
func.func @middle() -> (tensor<4xf32>, tensor<2x2xf32>) attributes {dl.export} {
  %w = dl.param "weight" : tensor<4xf32>
  %a = kernel.call @k0_mul(%w) : (tensor<4xf32>) -> tensor<4xf32>
  %v = dl.reshape %a : (tensor<4xf32>) -> tensor<2x2xf32>
  %b = kernel.call @k1_square(%v) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a, %b : tensor<4xf32>, tensor<2x2xf32>
}
