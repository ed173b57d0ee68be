// A weight that no cache holds is fetched a panel ahead: each step of a tile of rows asks for a line of the next panel.
// RUN: dlc-opt %s --lower-kernels=cpu=znver4 -split-input-file | FileCheck %s

// CHECK-LABEL: func.func private @streamed(
// CHECK: scf.for
// CHECK: %[[TILE:.*]] = arith.minui
// CHECK: scf.for
// CHECK: memref.prefetch
// CHECK-COUNT-24: vector.fma
kernel.define @streamed(%x: tensor<96x1024xf32>, %panels: tensor<8x1024x64xf32>) -> tensor<96x512xf32> {
  %w = kernel.unpack %panels : tensor<8x1024x64xf32> -> tensor<1024x512xf32>
  %0 = dl.matmul %x, %w : (tensor<96x1024xf32>, tensor<1024x512xf32>) -> tensor<96x512xf32>
  kernel.yield %0 : tensor<96x512xf32>
}

// -----

// This one stays in the cache.
// CHECK-LABEL: func.func private @cached(
// CHECK-NOT: memref.prefetch
kernel.define @cached(%x: tensor<96x256xf32>, %panels: tensor<8x256x64xf32>) -> tensor<96x512xf32> {
  %w = kernel.unpack %panels : tensor<8x256x64xf32> -> tensor<256x512xf32>
  %0 = dl.matmul %x, %w : (tensor<96x256xf32>, tensor<256x512xf32>) -> tensor<96x512xf32>
  kernel.yield %0 : tensor<96x512xf32>
}

// -----

// One tile of rows reads each panel once, in order.
// CHECK-LABEL: func.func private @once(
// CHECK-NOT: memref.prefetch
kernel.define @once(%x: tensor<1x1024xf32>, %panels: tensor<8x1024x64xf32>) -> tensor<1x512xf32> {
  %w = kernel.unpack %panels : tensor<8x1024x64xf32> -> tensor<1024x512xf32>
  %0 = dl.matmul %x, %w : (tensor<1x1024xf32>, tensor<1024x512xf32>) -> tensor<1x512xf32>
  kernel.yield %0 : tensor<1x512xf32>
}
