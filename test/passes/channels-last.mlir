// RUN: dlc-opt %s -split-input-file -pass-pipeline='builtin.module(channels-last{cpu=x86-64-v3},canonicalize,cse)' | FileCheck %s

// One region: transposed where it begins and, for the result, where it ends. Filters in blocks of the register tile; what varies
// along channels alone is reshaped, the second operand of the sum has the layout already.
// CHECK-LABEL: func.func @region
// CHECK-DAG: %[[X:.*]] = dl.transpose %{{.*}} {perm = array<i64: 0, 2, 3, 1>} : (tensor<1x16x28x28xf32>)
// CHECK-DAG: %[[W:.*]] = dl.transpose %{{.*}} {perm = array<i64: 0, 3, 4, 2, 1>} : (tensor<4x16x16x3x3xf32>) -> tensor<4x3x3x16x16xf32>
// CHECK-DAG: %[[B:.*]] = dl.reshape %{{.*}} : (tensor<64x1x1xf32>) -> tensor<{{.*}}64xf32>
// CHECK: %[[C:.*]] = dl.conv %[[X]], %[[W]] {channels_last = true
// CHECK-SAME: -> tensor<1x28x28x64xf32>
// CHECK: %[[A:.*]] = dl.add %[[C]], %{{.*}} : (tensor<1x28x28x64xf32>
// CHECK: %[[P:.*]] = dl.max_pool %[[A]] {{.*}}channels_last = true
// CHECK-NOT: dl.transpose %[[P]]
// CHECK: %[[D:.*]] = dl.conv %[[P]]
// CHECK-SAME: tensor<1x3x3x1x64xf32>
// CHECK: %[[S:.*]] = dl.add %[[D]], %[[P]]
// CHECK: %[[T:.*]] = dl.transpose %[[S]] {perm = array<i64: 0, 3, 1, 2>}
// CHECK: return %[[T]]
func.func @region(%x: tensor<1x16x28x28xf32>) -> tensor<1x64x14x14xf32> {
  %w = dl.param "w" : tensor<64x16x3x3xf32>
  %b = dl.param "b" : tensor<64x1x1xf32>
  %d = dl.param "d" : tensor<64x1x3x3xf32>
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x16x28x28xf32>, tensor<64x16x3x3xf32>) -> tensor<1x64x28x28xf32>
  %1 = dl.add %0, %b : (tensor<1x64x28x28xf32>, tensor<64x1x1xf32>) -> tensor<1x64x28x28xf32>
  %2 = dl.max_pool %1 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x64x28x28xf32>) -> tensor<1x64x14x14xf32>
  %3 = dl.conv %2, %d {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, groups = 64 : i64} : (tensor<1x64x14x14xf32>, tensor<64x1x3x3xf32>) -> tensor<1x64x14x14xf32>
  %4 = dl.add %3, %2 : (tensor<1x64x14x14xf32>, tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
  return %4 : tensor<1x64x14x14xf32>
}

// -----

// Reduced places leave no layout: no transpose behind them.
// CHECK-LABEL: func.func @mean
// CHECK: dl.conv {{.*}}channels_last = true
// CHECK: dl.concat {{.*}}axis = 3
// CHECK: %[[R:.*]] = dl.reduce_sum %{{.*}} {axes = array<i64: 1, 2>} : (tensor<1x14x14x80xf32>) -> tensor<1x80xf32>
// CHECK-NEXT: return %[[R]]
func.func @mean(%x: tensor<1x16x28x28xf32>) -> tensor<1x80xf32> {
  %w = dl.param "w" : tensor<64x16x3x3xf32>
  %v = dl.param "v" : tensor<16x16x3x3xf32>
  %0 = dl.conv %x, %w {strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x16x28x28xf32>, tensor<64x16x3x3xf32>) -> tensor<1x64x14x14xf32>
  %1 = dl.conv %x, %v {strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x16x28x28xf32>, tensor<16x16x3x3xf32>) -> tensor<1x16x14x14xf32>
  %2 = dl.concat %0, %1 {axis = 1 : i64} : (tensor<1x64x14x14xf32>, tensor<1x16x14x14xf32>) -> tensor<1x80x14x14xf32>
  %3 = dl.reduce_sum %2 {axes = array<i64: 2, 3>} : (tensor<1x80x14x14xf32>) -> tensor<1x80xf32>
  return %3 : tensor<1x80xf32>
}

// -----

// A cheap convolution between large transposes stays; and what is no region at all.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: channels_last
// CHECK-NOT: dl.transpose
func.func @stays(%x: tensor<1x64x64x64xf32>) -> tensor<1x1x64x64xf32> {
  %w = dl.param "w" : tensor<1x64x1x1xf32>
  %0 = dl.exp %x : (tensor<1x64x64x64xf32>) -> tensor<1x64x64x64xf32>
  %1 = dl.conv %0, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x64x64x64xf32>, tensor<1x64x1x1xf32>) -> tensor<1x1x64x64xf32>
  return %1 : tensor<1x1x64x64xf32>
}

// -----

// Costs of sizes near the limit of 2^48 elements: every reader still gets the layout that it was promised.
// CHECK-LABEL: func.func @huge
// CHECK: dl.conv {{.*}}channels_last = true
// CHECK: dl.conv {{.*}}channels_last = true
func.func @huge(%x: tensor<128x64x65536x65536xf32>) -> tensor<128x64x65536x65536xf32> {
  %w = dl.param "w" : tensor<64x64x3x3xf32>
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<128x64x65536x65536xf32>, tensor<64x64x3x3xf32>) -> tensor<128x64x65536x65536xf32>
  %1 = dl.conv %0, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<128x64x65536x65536xf32>, tensor<64x64x3x3xf32>) -> tensor<128x64x65536x65536xf32>
  return %1 : tensor<128x64x65536x65536xf32>
}
