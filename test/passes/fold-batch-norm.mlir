// RUN: dlc-opt %s -fold-batch-norm -split-input-file | FileCheck %s

// The library's form: ((x - mean) * (gamma * rsqrt(var + eps))) + beta.
// CHECK-LABEL: func.func @conv
// CHECK-DAG: %[[W:.*]] = dl.param "conv.weight"
// CHECK-DAG: %[[S:.*]] = dl.mul %{{.*}}, %{{.*}} : (tensor<8x1x1xf32>, tensor<8x1x1xf32>)
// CHECK: %[[N:.*]] = dl.neg
// CHECK: %[[M:.*]] = dl.mul %[[N]], %[[S]]
// CHECK: %[[B:.*]] = dl.add %[[M]], %{{.*}} : (tensor<8x1x1xf32>
// CHECK: %[[R:.*]] = dl.reshape %[[S]] : (tensor<8x1x1xf32>) -> tensor<8x1x1x1xf32>
// CHECK: %[[WS:.*]] = dl.mul %[[W]], %[[R]] : (tensor<8x3x3x3xf32>, tensor<8x1x1x1xf32>)
// CHECK: %[[C:.*]] = dl.conv %{{.*}}, %[[WS]]
// CHECK: %[[Y:.*]] = dl.add %[[C]], %[[B]]
// CHECK-NEXT: return %[[Y]]
!x = tensor<?x3x6x6xf32, #dl.dims<[N, 3, 6, 6]>>
!t = tensor<?x8x6x6xf32, #dl.dims<[N, 8, 6, 6]>>
!c = tensor<8x1x1xf32>
func.func @conv(%x: !x) -> !t attributes {dl.export, dl.dims = {N = array<i64: 1, 64>}} {
  %w = dl.param "conv.weight" : tensor<8x3x3x3xf32>
  %mean = dl.param "bn.running_mean" : !c
  %var = dl.param "bn.running_var" : !c
  %gamma = dl.param "bn.weight" : !c
  %beta = dl.param "bn.bias" : !c
  %eps = dl.constant dense<1.0e-5> : tensor<f32>
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (!x, tensor<8x3x3x3xf32>) -> !t
  %1 = dl.sub %0, %mean : (!t, !c) -> !t
  %2 = dl.add %var, %eps : (!c, tensor<f32>) -> !c
  %3 = dl.rsqrt %2 : (!c) -> !c
  %4 = dl.mul %gamma, %3 : (!c, !c) -> !c
  %5 = dl.mul %1, %4 : (!t, !c) -> !t
  %6 = dl.add %5, %beta : (!t, !c) -> !t
  return %6 : !t
}

// -----

// Another spelling, behind a matmul with a bias: gamma * ((x + bias - mean) / sqrt(var)) + beta.
// CHECK-LABEL: func.func @linear
// CHECK: dl.mul %{{.*}}, %{{.*}} : (tensor<4x8xf32>, tensor<1x8xf32>)
// CHECK: %[[M:.*]] = dl.matmul
// CHECK-NEXT: %[[A:.*]] = dl.add %[[M]], %{{.*}} : (tensor<5x8xf32>, tensor<8xf32>)
// CHECK-NEXT: return %[[A]]
func.func @linear(%x: tensor<5x4xf32>) -> tensor<5x8xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<8x4xf32>
  %bias = dl.param "bias" : tensor<8xf32>
  %std = dl.param "std" : tensor<8xf32>
  %wt = dl.transpose %w {perm = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %0 = dl.matmul %x, %wt : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
  %1 = dl.add %0, %bias : (tensor<5x8xf32>, tensor<8xf32>) -> tensor<5x8xf32>
  %2 = dl.div %1, %std : (tensor<5x8xf32>, tensor<8xf32>) -> tensor<5x8xf32>
  %3 = dl.mul %bias, %2 : (tensor<8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
  %4 = dl.add %3, %bias : (tensor<5x8xf32>, tensor<8xf32>) -> tensor<5x8xf32>
  return %4 : tensor<5x8xf32>
}

// -----

// Grouped conv_transpose, 4 -> 4 channels in 2 groups: the scale follows each group's block of the first dim.
// CHECK-LABEL: func.func @grouped
// CHECK-DAG: %[[F:.*]] = dl.reshape %{{.*}} : (tensor<4x1x1xf32>) -> tensor<2x1x2x1x1xf32>
// CHECK-DAG: %[[W:.*]] = dl.reshape %{{.*}} : (tensor<4x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
// CHECK: %[[P:.*]] = dl.mul %[[W]], %[[F]]
// CHECK: %[[Q:.*]] = dl.reshape %[[P]] : (tensor<2x2x2x3x3xf32>) -> tensor<4x2x3x3xf32>
// CHECK: dl.conv_transpose %{{.*}}, %[[Q]]
func.func @grouped(%x: tensor<1x4x5x5xf32>) -> tensor<1x4x7x7xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<4x2x3x3xf32>
  %s = dl.param "scale" : tensor<4x1x1xf32>
  %0 = dl.conv_transpose %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0, 0>, groups = 2 : i64} : (tensor<1x4x5x5xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x7x7xf32>
  %1 = dl.mul %0, %s : (tensor<1x4x7x7xf32>, tensor<4x1x1xf32>) -> tensor<1x4x7x7xf32>
  return %1 : tensor<1x4x7x7xf32>
}

// -----

// Left alone: the unscaled value is used as well; the scale varies along another dim; the scale is no parameter's.
// CHECK-LABEL: func.func @others
// CHECK: %[[A:.*]] = dl.matmul
// CHECK: dl.mul %[[A]]
// CHECK: %[[B:.*]] = dl.matmul
// CHECK: dl.mul %[[B]]
// CHECK: %[[C:.*]] = dl.matmul
// CHECK: dl.mul %[[C]]
func.func @others(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) attributes {dl.export} {
  %w = dl.param "weight" : tensor<4x4xf32>
  %s = dl.param "scale" : tensor<4x1xf32>
  %half = dl.constant dense<0.5> : tensor<f32>
  %0 = dl.matmul %x, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = dl.mul %0, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = dl.matmul %0, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = dl.mul %2, %s : (tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
  %4 = dl.matmul %3, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = dl.mul %4, %half : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %0, %1, %3, %5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
