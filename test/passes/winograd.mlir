// RUN: dlc-opt %s -winograd=cpu=x86-64-v3 -split-input-file | FileCheck %s

// The filter is transformed once for both calls.
// CHECK-LABEL: kernel.define @winograd36_4_64_16(%{{.*}}: tensor<36x9xf32>, %{{.*}}: tensor<4x3x3x64x16xf32>) -> tensor<4x36x64x16xf32>
// CHECK: %[[F:.*]] = dl.reshape %{{.*}} -> tensor<4x9x1024xf32>
// CHECK: %[[U:.*]] = dl.matmul %{{.*}}, %[[F]] {{.*}} -> tensor<4x36x1024xf32>
// CHECK: dl.reshape %[[U]] {{.*}} -> tensor<4x36x64x16xf32>
// CHECK-LABEL: kernel.define @conv(%{{.*}}: tensor<1x28x28x64xf32>, %{{.*}}: tensor<4x36x64x16xf32>)
// CHECK: %[[W:.*]] = kernel.winograd_filter %{{.*}} {tile = 4 : i64} : tensor<4x36x64x16xf32> -> tensor<4x3x3x64x16xf32>
// CHECK: dl.conv %{{.*}}, %[[W]]
kernel.define @conv(%x: tensor<1x28x28x64xf32>, %w: tensor<4x3x3x64x16xf32>) -> tensor<1x28x28x64xf32> {
  %0 = dl.conv %x, %w {channels_last = true, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x28x28x64xf32>, tensor<4x3x3x64x16xf32>) -> tensor<1x28x28x64xf32>
  kernel.yield %0 : tensor<1x28x28x64xf32>
}
// CHECK-LABEL: func.func @infer
// CHECK: %[[G:.*]] = dl.constant
// CHECK: %[[V:.*]] = kernel.call @winograd36_4_64_16(%[[G]], %{{.*}})
// CHECK: kernel.call @conv(%{{.*}}, %[[V]])
func.func @infer(%x: tensor<1x28x28x64xf32>) -> tensor<1x28x28x64xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<4x3x3x64x16xf32>
  %r = kernel.call @conv(%x, %w) : (tensor<1x28x28x64xf32>, tensor<4x3x3x64x16xf32>) -> tensor<1x28x28x64xf32>
  return %r : tensor<1x28x28x64xf32>
}

// -----

// No parameter decides the filter; the stride is two; too few channels.
// CHECK-NOT: winograd
kernel.define @given(%x: tensor<1x28x28x64xf32>, %w: tensor<4x3x3x64x16xf32>) -> tensor<1x28x28x64xf32> {
  %0 = dl.conv %x, %w {channels_last = true, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x28x28x64xf32>, tensor<4x3x3x64x16xf32>) -> tensor<1x28x28x64xf32>
  kernel.yield %0 : tensor<1x28x28x64xf32>
}
kernel.define @strided(%x: tensor<1x28x28x64xf32>, %w: tensor<4x3x3x64x16xf32>) -> tensor<1x14x14x64xf32> {
  %0 = dl.conv %x, %w {channels_last = true, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x28x28x64xf32>, tensor<4x3x3x64x16xf32>) -> tensor<1x14x14x64xf32>
  kernel.yield %0 : tensor<1x14x14x64xf32>
}
kernel.define @few(%x: tensor<1x28x28x4xf32>, %w: tensor<1x3x3x4x16xf32>) -> tensor<1x28x28x16xf32> {
  %0 = dl.conv %x, %w {channels_last = true, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x28x28x4xf32>, tensor<1x3x3x4x16xf32>) -> tensor<1x28x28x16xf32>
  kernel.yield %0 : tensor<1x28x28x16xf32>
}
func.func @infer(%x: tensor<1x28x28x64xf32>, %g: tensor<4x3x3x64x16xf32>, %y: tensor<1x28x28x4xf32>) -> (tensor<1x28x28x64xf32>, tensor<1x14x14x64xf32>, tensor<1x28x28x16xf32>) attributes {dl.export} {
  %w = dl.param "weight" : tensor<4x3x3x64x16xf32>
  %v = dl.param "small" : tensor<1x3x3x4x16xf32>
  %0 = kernel.call @given(%x, %g) : (tensor<1x28x28x64xf32>, tensor<4x3x3x64x16xf32>) -> tensor<1x28x28x64xf32>
  %1 = kernel.call @strided(%x, %w) : (tensor<1x28x28x64xf32>, tensor<4x3x3x64x16xf32>) -> tensor<1x14x14x64xf32>
  %2 = kernel.call @few(%y, %v) : (tensor<1x28x28x4xf32>, tensor<1x3x3x4x16xf32>) -> tensor<1x28x28x16xf32>
  return %0, %1, %2 : tensor<1x28x28x64xf32>, tensor<1x14x14x64xf32>, tensor<1x28x28x16xf32>
}
