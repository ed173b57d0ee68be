// RUN: dlc-opt %s -pack-weights=cpu=x86-64-v3 -split-input-file | FileCheck %s

// Columns in panels of the register tile's width, the last filled up with zeros.
// CHECK-LABEL: kernel.define @pack_64x44xf32_24(%{{.*}}: tensor<64x44xf32>) -> tensor<2x64x24xf32>
// CHECK: dl.pad %{{.*}} {high = array<i64: 0, 4>, low = array<i64: 0, 0>}
// CHECK: dl.reshape %{{.*}} -> tensor<64x2x24xf32>
// CHECK: dl.transpose %{{.*}} {perm = array<i64: 1, 0, 2>}
// CHECK-LABEL: kernel.define @matmul(%{{.*}}: tensor<2x64xf32>, %{{.*}}: tensor<2x64x24xf32>) -> tensor<2x44xf32>
// CHECK: %[[U:.*]] = kernel.unpack %{{.*}} : tensor<2x64x24xf32> -> tensor<64x44xf32>
// CHECK: dl.matmul %{{.*}}, %[[U]]
kernel.define @matmul(%x: tensor<2x64xf32>, %w: tensor<64x44xf32>) -> tensor<2x44xf32> {
  %0 = dl.matmul %x, %w : (tensor<2x64xf32>, tensor<64x44xf32>) -> tensor<2x44xf32>
  kernel.yield %0 : tensor<2x44xf32>
}
// CHECK-LABEL: func.func @infer
// CHECK: %[[W:.*]] = dl.param
// CHECK: %[[P:.*]] = kernel.call @pack_64x44xf32_24(%[[W]])
// CHECK: kernel.call @matmul(%{{.*}}, %[[P]])
func.func @infer(%x: tensor<2x64xf32>) -> tensor<2x44xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<64x44xf32>
  %r = kernel.call @matmul(%x, %w) : (tensor<2x64xf32>, tensor<64x44xf32>) -> tensor<2x44xf32>
  return %r : tensor<2x44xf32>
}

// -----

// One call has an activation on the right: the kernel stays as it is.
// CHECK-LABEL: kernel.define @matmul
// CHECK-NOT: kernel.unpack
kernel.define @matmul(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = dl.matmul %x, %w : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  kernel.yield %0 : tensor<16x16xf32>
}
func.func @infer(%x: tensor<16x16xf32>) -> tensor<16x16xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<16x16xf32>
  %r = kernel.call @matmul(%x, %w) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %s = kernel.call @matmul(%r, %x) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  return %s : tensor<16x16xf32>
}

// -----

// Panels of many zeros would be more memory than is worth keeping.
// CHECK-LABEL: kernel.define @matmul
// CHECK-NOT: kernel.unpack
kernel.define @matmul(%x: tensor<2x64xf32>, %w: tensor<64x3xf32>) -> tensor<2x3xf32> {
  %0 = dl.matmul %x, %w : (tensor<2x64xf32>, tensor<64x3xf32>) -> tensor<2x3xf32>
  kernel.yield %0 : tensor<2x3xf32>
}
func.func @infer(%x: tensor<2x64xf32>) -> tensor<2x3xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<64x3xf32>
  %r = kernel.call @matmul(%x, %w) : (tensor<2x64xf32>, tensor<64x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

// Columns in parts: each panel has the same columns of each, every part filled up.
// CHECK-LABEL: kernel.define @pack_64x60xf32_24_3_parts(%{{.*}}: tensor<64x60xf32>) -> tensor<3x64x24xf32>
// CHECK: dl.reshape %{{.*}} -> tensor<64x3x20xf32>
// CHECK: dl.pad %{{.*}} {high = array<i64: 0, 0, 4>, low = array<i64: 0, 0, 0>}
// CHECK: dl.reshape %{{.*}} -> tensor<64x3x3x8xf32>
// CHECK: dl.transpose %{{.*}} {perm = array<i64: 2, 0, 1, 3>}
// CHECK: dl.reshape %{{.*}} -> tensor<3x64x24xf32>
// CHECK-LABEL: kernel.define @matmul
// CHECK: kernel.unpack %{{.*}} {parts = 3 : i64} : tensor<3x64x24xf32> -> tensor<64x60xf32>
kernel.define @matmul(%x: tensor<2x64xf32>, %w: tensor<64x60xf32>) -> tensor<2x20xf32> attributes {kernel.parts = 3 : i64} {
  %0 = dl.matmul %x, %w : (tensor<2x64xf32>, tensor<64x60xf32>) -> tensor<2x60xf32>
  %1 = dl.slice %0 {starts = #dl.dims<[0, 0]>, steps = array<i64: 1, 1>} : (tensor<2x60xf32>) -> tensor<2x20xf32>
  %2 = dl.slice %0 {starts = #dl.dims<[0, 20]>, steps = array<i64: 1, 1>} : (tensor<2x60xf32>) -> tensor<2x20xf32>
  %3 = dl.slice %0 {starts = #dl.dims<[0, 40]>, steps = array<i64: 1, 1>} : (tensor<2x60xf32>) -> tensor<2x20xf32>
  %4 = dl.mul %1, %2 : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
  %5 = dl.add %4, %3 : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
  kernel.yield %5 : tensor<2x20xf32>
}
func.func @infer(%x: tensor<2x64xf32>) -> tensor<2x20xf32> attributes {dl.export} {
  %w = dl.param "weight" : tensor<64x60xf32>
  %r = kernel.call @matmul(%x, %w) : (tensor<2x64xf32>, tensor<64x60xf32>) -> tensor<2x20xf32>
  return %r : tensor<2x20xf32>
}
