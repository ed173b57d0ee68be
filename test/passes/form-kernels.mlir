// RUN: dlc-opt %s -form-kernels -split-input-file | FileCheck %s
// RUN: dlc-opt %s -form-kernels=fuse=false -split-input-file | FileCheck %s --check-prefix=APART

// An epilogue joins its contraction; two equal kernels are one; the splat sinks in.
// CHECK: kernel.define @k0_conv_add_maximum(%{{.*}}: tensor<1x8x6x6xf32>, %{{.*}}: tensor<8x8x3x3xf32>, %{{.*}}: tensor<8x1x1xf32>)
// CHECK-SAME: kernel.root = "conv"
// CHECK-NEXT: dl.conv
// CHECK-NEXT: dl.add
// CHECK-NEXT: dl.constant dense<0.000000e+00>
// CHECK-NEXT: %[[M:.*]] = dl.maximum
// CHECK-NEXT: kernel.yield %[[M]]
// CHECK-NOT: kernel.define
// CHECK-LABEL: func.func @epilogue
// CHECK: %[[A:.*]] = kernel.call @k0_conv_add_maximum(%{{.*}}, %{{.*}}, %[[B:.*]])
// CHECK: kernel.call @k0_conv_add_maximum(%[[A]], %{{.*}}, %[[B]])
// APART-LABEL: func.func @epilogue
// APART-COUNT-6: kernel.call
// APART-NOT: dl.conv
!t = tensor<1x8x6x6xf32>
!w = tensor<8x8x3x3xf32>
func.func @epilogue(%x: !t) -> !t attributes {dl.export} {
  %w = dl.param "c1.weight" : !w
  %w2 = dl.param "c2.weight" : !w
  %b = dl.param "c1.bias" : tensor<8x1x1xf32>
  %zero = dl.constant dense<0.0> : tensor<f32>
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (!t, !w) -> !t
  %1 = dl.add %0, %b : (!t, tensor<8x1x1xf32>) -> !t
  %2 = dl.maximum %1, %zero : (!t, tensor<f32>) -> !t
  %3 = dl.conv %2, %w2 {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (!t, !w) -> !t
  %4 = dl.add %3, %b : (!t, tensor<8x1x1xf32>) -> !t
  %5 = dl.maximum %4, %zero : (!t, tensor<f32>) -> !t
  return %5 : !t
}

// -----

// A value inside the epilogue that is also wanted outside: the maps behind it leave, so that the root has one result.
// CHECK: kernel.define @k0_matmul_add(
// CHECK: kernel.define @k1_exp(
// CHECK-LABEL: func.func @two_results
// CHECK: %[[A:.*]] = kernel.call @k0_matmul_add
// CHECK: %[[B:.*]] = kernel.call @k1_exp(%[[A]])
// CHECK: return %[[A]], %[[B]]
func.func @two_results(%x: tensor<4x8xf32>, %w: tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) attributes {dl.export} {
  %0 = dl.matmul %x, %w : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = dl.add %0, %0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = dl.exp %1 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// A value used twice inside is no second result (SiLU).
// CHECK: kernel.define @k0_matmul_sigmoid_mul(
// CHECK-LABEL: func.func @silu
func.func @silu(%x: tensor<4x8xf32>, %w: tensor<8x4xf32>) -> tensor<4x4xf32> attributes {dl.export} {
  %0 = dl.matmul %x, %w : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = dl.sigmoid %0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = dl.mul %0, %1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

// Softmax over the last axis is one kernel of rows; the maps that feed it join.
// CHECK: kernel.define @k0_mul_reduce_max_sub_exp_etc(
// CHECK-SAME: dl.dims = {N = array<i64: 1, 64>}
// CHECK-SAME: kernel.root = "reduce_max"
// CHECK-NOT: kernel.define
// CHECK-LABEL: func.func @softmax
!s = tensor<?x16xf32, #dl.dims<[N, 16]>>
!r = tensor<?x1xf32, #dl.dims<[N, 1]>>
func.func @softmax(%x: !s) -> !s attributes {dl.export, dl.dims = {M = array<i64: 1, 2>, N = array<i64: 1, 64>}} {
  %c = dl.constant dense<0.5> : tensor<f32>
  %0 = dl.mul %x, %c : (!s, tensor<f32>) -> !s
  %1 = dl.reduce_max %0 {axes = array<i64: 1>, keepdims = true} : (!s) -> !r
  %2 = dl.sub %0, %1 : (!s, !r) -> !s
  %3 = dl.exp %2 : (!s) -> !s
  %4 = dl.reduce_sum %3 {axes = array<i64: 1>, keepdims = true} : (!s) -> !r
  %5 = dl.div %3, %4 : (!s, !r) -> !s
  return %5 : !s
}

// -----

// Over the first axis rows cannot be kept: the map behind the reduction is apart.
// CHECK: kernel.define @k0_reduce_max(
// CHECK: kernel.define @k1_sub(
// CHECK-LABEL: func.func @columns
func.func @columns(%x: tensor<16x8xf32>) -> tensor<16x8xf32> attributes {dl.export} {
  %1 = dl.reduce_max %x {axes = array<i64: 0>, keepdims = true} : (tensor<16x8xf32>) -> tensor<1x8xf32>
  %2 = dl.sub %x, %1 : (tensor<16x8xf32>, tensor<1x8xf32>) -> tensor<16x8xf32>
  return %2 : tensor<16x8xf32>
}

// -----

// Joining exp and add would make the kernel wait for the transpose between them, which waits for the kernel.
// CHECK-LABEL: func.func @no_cycle
// CHECK: %[[E:.*]] = kernel.call @k0_exp(
// CHECK: %[[T:.*]] = kernel.call @k1_transpose(%[[E]])
// CHECK: kernel.call @k2_reduce_sum_add(%[[T]], %[[E]])
func.func @no_cycle(%x: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {dl.export} {
  %0 = dl.exp %x : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = dl.transpose %0 {perm = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = dl.reduce_sum %1 {axes = array<i64: 1>, keepdims = true} : (tensor<4x4xf32>) -> tensor<4x1xf32>
  %3 = dl.add %0, %2 : (tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}

// -----

// A splat with a shape is a broadcast scalar in the kernel: no table in memory.
// CHECK: kernel.define @k0_concat(
// CHECK-NEXT: %[[C:.*]] = dl.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[B:.*]] = dl.broadcast_to %[[C]] : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT: dl.concat %{{.*}}, %[[B]]
// CHECK-LABEL: func.func @shaped_splat
func.func @shaped_splat(%x: tensor<2x4xf32>) -> tensor<2x7xf32> attributes {dl.export} {
  %c = dl.constant dense<1.0> : tensor<2x3xf32>
  %0 = dl.concat %x, %c {axis = 1 : i64} : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
  return %0 : tensor<2x7xf32>
}

// -----

// Columns in parts that maps put together: behind the matmul, with two results.
// CHECK-LABEL: kernel.define @k0_matmul_add_slice_tanh_etc
// CHECK-SAME: kernel.parts = 2 : i64
// CHECK: kernel.yield %{{.*}}, %{{.*}} : tensor<4x16xf32>, tensor<4x16xf32>
// CHECK-NOT: kernel.define
// CHECK-LABEL: func.func @infer
func.func @infer(%x: tensor<4x8xf32>, %w: tensor<8x32xf32>, %b: tensor<32xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>) attributes {dl.export} {
  %0 = dl.matmul %x, %w : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %1 = dl.add %0, %b : (tensor<4x32xf32>, tensor<32xf32>) -> tensor<4x32xf32>
  %2 = dl.slice %1 {starts = #dl.dims<[0, 0]>, steps = array<i64: 1, 1>} : (tensor<4x32xf32>) -> tensor<4x16xf32>
  %3 = dl.tanh %2 : (tensor<4x16xf32>) -> tensor<4x16xf32>
  %4 = dl.slice %1 {starts = #dl.dims<[0, 16]>, steps = array<i64: 1, 1>} : (tensor<4x32xf32>) -> tensor<4x16xf32>
  %5 = dl.mul %3, %4 : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
  return %3, %5 : tensor<4x16xf32>, tensor<4x16xf32>
}

// -----

// A part goes to another kernel through which the rest comes back: no one kernel.
// CHECK-LABEL: func.func @infer
// CHECK: kernel.call @{{.*}}_matmul(
// CHECK: kernel.call @{{.*}}_reduce_sum
func.func @infer(%x: tensor<4x8xf32>, %w: tensor<8x32xf32>) -> tensor<4x16xf32> attributes {dl.export} {
  %0 = dl.matmul %x, %w : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %1 = dl.slice %0 {starts = #dl.dims<[0, 0]>, steps = array<i64: 1, 1>} : (tensor<4x32xf32>) -> tensor<4x16xf32>
  %2 = dl.tanh %1 : (tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = dl.reduce_sum %2 {axes = array<i64: 0>, keepdims = true} : (tensor<4x16xf32>) -> tensor<1x16xf32>
  %4 = dl.slice %0 {starts = #dl.dims<[0, 16]>, steps = array<i64: 1, 1>} : (tensor<4x32xf32>) -> tensor<4x16xf32>
  %5 = dl.mul %4, %3 : (tensor<4x16xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
  return %5 : tensor<4x16xf32>
}
