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

// A row times a matrix that a cache may hold takes less time than waking a thread; one from memory is cut by its bytes.
// CHECK-LABEL: func.func private @cached
// CHECK-SAME: kernel.chunks = #dl.dims<[1]>
kernel.define @cached(%x: tensor<1x784xf32>, %y: tensor<784x512xf32>) -> tensor<1x512xf32> {
  %0 = dl.matmul %x, %y : (tensor<1x784xf32>, tensor<784x512xf32>) -> tensor<1x512xf32>
  kernel.yield %0 : tensor<1x512xf32>
}
// CHECK-LABEL: func.func private @streamed
// CHECK-SAME: kernel.chunks = #dl.dims<[{{[2-9]|[1-9][0-9]}}]>
kernel.define @streamed(%x: tensor<1x768xf32>, %y: tensor<768x3072xf32>) -> tensor<1x3072xf32> {
  %0 = dl.matmul %x, %y : (tensor<1x768xf32>, tensor<768x3072xf32>) -> tensor<1x3072xf32>
  kernel.yield %0 : tensor<1x3072xf32>
}
