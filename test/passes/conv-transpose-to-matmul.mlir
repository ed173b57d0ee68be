// RUN: dlc-opt %s -conv-transpose-to-matmul -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @upsample
// CHECK: %[[XT:.*]] = dl.transpose %{{.*}} {perm = array<i64: 0, 2, 3, 1>}
// CHECK: %[[X:.*]] = dl.reshape %[[XT]] {{.*}} -> tensor<?x4x1x5x8xf32, #dl.dims<[N, 4, 1, 5, 8]>>
// CHECK: %[[WT:.*]] = dl.transpose %{{.*}} {perm = array<i64: 2, 0, 3, 1>}
// CHECK: %[[W:.*]] = dl.reshape %[[WT]] {{.*}} -> tensor<2x8x9xf32>
// CHECK: %[[R:.*]] = dl.matmul %[[X]], %[[W]] {{.*}} -> tensor<?x4x2x5x9xf32
// CHECK: %[[Y:.*]] = dl.reshape %[[R]] {{.*}} -> tensor<?x8x15x3xf32
// CHECK: dl.transpose %[[Y]] {perm = array<i64: 0, 3, 1, 2>}
func.func @upsample(%x: tensor<?x8x4x5xf32, #dl.dims<[N, 8, 4, 5]>>, %w: tensor<8x3x2x3xf32>) -> tensor<?x3x8x15xf32, #dl.dims<[N, 3, 8, 15]>> attributes {dl.dims = {N = array<i64: 1, 4>}} {
  %0 = dl.conv_transpose %x, %w {strides = array<i64: 2, 3>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0, 0>} : (tensor<?x8x4x5xf32, #dl.dims<[N, 8, 4, 5]>>, tensor<8x3x2x3xf32>) -> tensor<?x3x8x15xf32, #dl.dims<[N, 3, 8, 15]>>
  return %0 : tensor<?x3x8x15xf32, #dl.dims<[N, 3, 8, 15]>>
}

// -----

// Windows overlap, or results are cut off or added.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-3: dl.conv_transpose
func.func @others(%x: tensor<1x8x4x4xf32>, %w: tensor<8x3x2x2xf32>) -> (tensor<1x3x5x5xf32>, tensor<1x3x6x6xf32>, tensor<1x3x9x9xf32>) {
  %0 = dl.conv_transpose %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0, 0>} : (tensor<1x8x4x4xf32>, tensor<8x3x2x2xf32>) -> tensor<1x3x5x5xf32>
  %1 = dl.conv_transpose %x, %w {strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, output_padding = array<i64: 0, 0>} : (tensor<1x8x4x4xf32>, tensor<8x3x2x2xf32>) -> tensor<1x3x6x6xf32>
  %2 = dl.conv_transpose %x, %w {strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, output_padding = array<i64: 1, 1>} : (tensor<1x8x4x4xf32>, tensor<8x3x2x2xf32>) -> tensor<1x3x9x9xf32>
  return %0, %1, %2 : tensor<1x3x5x5xf32>, tensor<1x3x6x6xf32>, tensor<1x3x9x9xf32>
}
