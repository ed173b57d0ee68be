// RUN: dlc-opt %s -simplify -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @broadcast
// CHECK-NEXT: dl.add %arg0, %arg1 : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return
func.func @broadcast(%x: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = dl.broadcast_to %b : (tensor<8xf32>) -> tensor<4x8xf32>
  %1 = dl.add %x, %0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @splat
// CHECK-NEXT: %[[C:.*]] = dl.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: dl.mul %arg0, %[[C]]
func.func @splat(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = dl.constant dense<2.0> : tensor<4x8xf32>
  %0 = dl.mul %x, %c : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// The broadcast makes the shape: it stays.
// CHECK-LABEL: func.func @needed_broadcast
// CHECK-NEXT: dl.broadcast_to
func.func @needed_broadcast(%x: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = dl.broadcast_to %b : (tensor<8xf32>) -> tensor<4x8xf32>
  %1 = dl.add %x, %0 : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @views
// CHECK-NEXT: %[[A:.*]] = dl.reshape %arg0 : (tensor<1x8x4xf32>) -> tensor<8x1x4xf32>
// CHECK-NEXT: %[[B:.*]] = dl.reshape %arg0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @views(%x: tensor<1x8x4xf32>) -> (tensor<8x1x4xf32>, tensor<8x4xf32>) {
  %0 = dl.transpose %x {perm = array<i64: 1, 0, 2>} : (tensor<1x8x4xf32>) -> tensor<8x1x4xf32>
  %1 = dl.reduce_max %x {axes = array<i64: 0>} : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %0, %1 : tensor<8x1x4xf32>, tensor<8x4xf32>
}

// A sum over one element turns -0 into 0, and a real transpose moves data.
// CHECK-LABEL: func.func @no_views
// CHECK-NEXT: dl.transpose
// CHECK-NEXT: dl.reduce_sum
func.func @no_views(%x: tensor<1x8x4xf32>) -> (tensor<1x4x8xf32>, tensor<8x4xf32>) {
  %0 = dl.transpose %x {perm = array<i64: 0, 2, 1>} : (tensor<1x8x4xf32>) -> tensor<1x4x8xf32>
  %1 = dl.reduce_sum %x {axes = array<i64: 0>} : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %0, %1 : tensor<1x4x8xf32>, tensor<8x4xf32>
}

// CHECK-LABEL: func.func @scalars
// CHECK-NEXT: %[[Q:.*]] = dl.constant dense<2.500000e-01> : tensor<f32>
// CHECK-NEXT: %[[A:.*]] = dl.mul %arg0, %[[Q]]
// CHECK-NEXT: %[[B:.*]] = dl.mul %[[A]], %[[A]]
// CHECK-NEXT: %[[C:.*]] = dl.abs %[[B]]
// CHECK-NEXT: return %[[C]]
func.func @scalars(%x: tensor<4xf32>) -> tensor<4xf32> {
  %four = dl.constant dense<4.0> : tensor<f32>
  %two = dl.constant dense<2.0> : tensor<f32>
  %0 = dl.div %x, %four : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = dl.pow %0, %two : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = dl.neg %1 : (tensor<4xf32>) -> tensor<4xf32>
  %3 = dl.abs %2 : (tensor<4xf32>) -> tensor<4xf32>
  %4 = dl.maximum %3, %3 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// What looks like algebra and is not: inverse pairs, x + 0, x * 0, x - x, x / 3, the square root of a square.
// CHECK-LABEL: func.func @kept
// CHECK: dl.exp
// CHECK-NEXT: dl.log
// CHECK-NEXT: dl.add
// CHECK-NEXT: dl.mul
// CHECK-NEXT: dl.sub
// CHECK-NEXT: dl.div
// CHECK-NEXT: dl.mul
// CHECK-NEXT: dl.sqrt
func.func @kept(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = dl.constant dense<0.0> : tensor<f32>
  %three = dl.constant dense<3.0> : tensor<f32>
  %0 = dl.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = dl.log %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = dl.add %1, %zero : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = dl.mul %2, %zero : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = dl.sub %3, %3 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %5 = dl.div %4, %three : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %6 = dl.mul %5, %5 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %7 = dl.sqrt %6 : (tensor<4xf32>) -> tensor<4xf32>
  return %7 : tensor<4xf32>
}

// f16 -> f32 -> f16 is the identity; f32 -> f16 -> f32 rounds.
// CHECK-LABEL: func.func @casts
// CHECK-NEXT: dl.cast %arg1 {to = f16}
// CHECK-NEXT: %[[R:.*]] = dl.cast %{{.*}} {to = f32}
// CHECK-NEXT: return %arg0, %[[R]]
func.func @casts(%x: tensor<4xf16>, %y: tensor<4xf32>) -> (tensor<4xf16>, tensor<4xf32>) {
  %0 = dl.cast %x {to = f32} : (tensor<4xf16>) -> tensor<4xf32>
  %1 = dl.cast %0 {to = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %2 = dl.cast %y {to = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %3 = dl.cast %2 {to = f32} : (tensor<4xf16>) -> tensor<4xf32>
  return %1, %3 : tensor<4xf16>, tensor<4xf32>
}

// A pad of zeros goes into the convolution, and stays before a pool, where padding is no data.
// CHECK-LABEL: func.func @pads
// CHECK: dl.conv %arg0
// CHECK-SAME: pads = array<i64: 1, 2, 1, 3>
// CHECK: %[[P:.*]] = dl.pad
// CHECK: dl.avg_pool %[[P]]
func.func @pads(%x: tensor<1x1x4x4xf32>, %w: tensor<1x1x3x3xf32>) -> (tensor<1x1x4x7xf32>, tensor<1x1x4x4xf32>) {
  %zero = dl.constant dense<0.0> : tensor<f32>
  %0 = dl.pad %x, %zero {low = array<i64: 0, 0, 0, 1>, high = array<i64: 0, 0, 0, 2>} : (tensor<1x1x4x4xf32>, tensor<f32>) -> tensor<1x1x4x7xf32>
  %1 = dl.conv %0, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x1x4x7xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x4x7xf32>
  %2 = dl.pad %x, %zero {low = array<i64: 0, 0, 1, 1>, high = array<i64: 0, 0, 1, 1>} : (tensor<1x1x4x4xf32>, tensor<f32>) -> tensor<1x1x6x6xf32>
  %3 = dl.avg_pool %2 {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>} : (tensor<1x1x6x6xf32>) -> tensor<1x1x4x4xf32>
  return %1, %3 : tensor<1x1x4x7xf32>, tensor<1x1x4x4xf32>
}

// CHECK-LABEL: func.func @row
// CHECK-NEXT: %[[S:.*]] = dl.slice %arg0 {starts = #dl.dims<[2, 0]>, steps = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT: dl.reshape %[[S]] : (tensor<1x4xf32>) -> tensor<4xf32>
func.func @row(%x: tensor<3x4xf32>) -> tensor<4xf32> {
  %i = dl.constant dense<-1> : tensor<i64>
  %0 = dl.gather %x, %i {axis = 0 : i64} : (tensor<3x4xf32>, tensor<i64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A tensor without elements is a constant, whoever makes it.
// CHECK-LABEL: func.func @nothing
// CHECK-NEXT: %[[C:.*]] = dl.constant dense<> : tensor<2x0xf32>
// CHECK-NEXT: dl.reduce_sum %[[C]]
func.func @nothing(%x: tensor<2x0xf32>) -> tensor<2xf32> {
  %0 = dl.abs %x : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %1 = dl.reduce_sum %0 {axes = array<i64: 1>} : (tensor<2x0xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
