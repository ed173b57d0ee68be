// A chunk packs the panels of the right side that it reads: batches are chunks where there are eight, a chunk of rows has eight tiles.
// RUN: dlc-opt %s --lower-kernels=cpu=znver4 | FileCheck %s

// CHECK-LABEL: func.func private @batches
// CHECK-SAME: kernel.chunks = #dl.dims<[12]>
// CHECK-SAME: kernel.tile = "6 x 4 vectors"
kernel.define @batches(%p: tensor<12x128x128xf32>, %v: tensor<12x128x64xf32>) -> tensor<12x128x64xf32> {
  %0 = dl.matmul %p, %v : (tensor<12x128x128xf32>, tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
  kernel.yield %0 : tensor<12x128x64xf32>
}

// 43 tiles of rows.
// CHECK-LABEL: func.func private @rows
// CHECK-SAME: kernel.chunks = #dl.dims<[6]>
// CHECK-SAME: kernel.tile = "6 x 4 vectors"
kernel.define @rows(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = dl.matmul %x, %y : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  kernel.yield %0 : tensor<256x256xf32>
}

// A row times a matrix in panels is cut by the bytes of the matrix, so that two threads get the same.
// CHECK-LABEL: func.func private @cached
// CHECK-SAME: kernel.chunks = #dl.dims<[8]>
kernel.define @cached(%x: tensor<1x784xf32>, %p: tensor<8x784x64xf32>) -> tensor<1x512xf32> {
  %y = kernel.unpack %p : tensor<8x784x64xf32> -> tensor<784x512xf32>
  %0 = dl.matmul %x, %y : (tensor<1x784xf32>, tensor<784x512xf32>) -> tensor<1x512xf32>
  kernel.yield %0 : tensor<1x512xf32>
}
// CHECK-LABEL: func.func private @even
// CHECK-SAME: kernel.chunks = #dl.dims<[8]>
kernel.define @even(%x: tensor<1x256xf32>, %p: tensor<16x256x64xf32>) -> tensor<1x1024xf32> {
  %y = kernel.unpack %p : tensor<16x256x64xf32> -> tensor<256x1024xf32>
  %0 = dl.matmul %x, %y : (tensor<1x256xf32>, tensor<256x1024xf32>) -> tensor<1x1024xf32>
  kernel.yield %0 : tensor<1x1024xf32>
}
// CHECK-LABEL: func.func private @small
// CHECK-SAME: kernel.chunks = #dl.dims<[1]>
kernel.define @small(%x: tensor<1x256xf32>, %p: tensor<4x256x64xf32>) -> tensor<1x256xf32> {
  %y = kernel.unpack %p : tensor<4x256x64xf32> -> tensor<256x256xf32>
  %0 = dl.matmul %x, %y : (tensor<1x256xf32>, tensor<256x256xf32>) -> tensor<1x256xf32>
  kernel.yield %0 : tensor<1x256xf32>
}
// CHECK-LABEL: func.func private @streamed
// CHECK-SAME: kernel.chunks = #dl.dims<[{{[2-9]|[1-9][0-9]}}]>
kernel.define @streamed(%x: tensor<1x768xf32>, %y: tensor<768x3072xf32>) -> tensor<1x3072xf32> {
  %0 = dl.matmul %x, %y : (tensor<1x768xf32>, tensor<768x3072xf32>) -> tensor<1x3072xf32>
  kernel.yield %0 : tensor<1x3072xf32>
}

// Sums that the epilogue reads twice stay in registers, though the channels come in blocks.
// CHECK-LABEL: func.func private @gate
// CHECK-SAME: kernel.chunks = #dl.dims<[{{[2-9]|[1-9][0-9]}}]>
// CHECK-NOT: memref.view
// CHECK: return
kernel.define @gate(%x: tensor<1x7x7x96xf32>, %w: tensor<18x1x1x96x32xf32>, %b: tensor<1x1x1x576xf32>) -> tensor<1x7x7x576xf32> {
  %0 = dl.conv %x, %w {channels_last = true, dilations = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x7x7x96xf32>, tensor<18x1x1x96x32xf32>) -> tensor<1x7x7x576xf32>
  %1 = dl.add %0, %b : (tensor<1x7x7x576xf32>, tensor<1x1x1x576xf32>) -> tensor<1x7x7x576xf32>
  %2 = dl.abs %1 : (tensor<1x7x7x576xf32>) -> tensor<1x7x7x576xf32>
  %3 = dl.mul %1, %2 : (tensor<1x7x7x576xf32>, tensor<1x7x7x576xf32>) -> tensor<1x7x7x576xf32>
  kernel.yield %3 : tensor<1x7x7x576xf32>
}
