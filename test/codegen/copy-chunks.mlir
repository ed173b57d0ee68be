// Copies into parts of an output that are apart are divided along the loop that all have; others are one chunk.
// RUN: dlc-opt %s --lower-kernels=cpu=znver4 | FileCheck %s

// CHECK-LABEL: func.func private @channels
// CHECK-SAME: kernel.chunks = #dl.dims<[{{[2-9]|[1-9][0-9]}}]>
// CHECK: scf.for %{{.*}} = %[[LOW:.*]] to %[[HIGH:.*]] step
// CHECK: scf.for %{{.*}} = %[[LOW]] to %[[HIGH]] step
kernel.define @channels(%a: tensor<1x128x128x32xf32>, %b: tensor<1x128x128x64xf32>) -> tensor<1x128x128x96xf32> {
  %0 = dl.concat %a, %b {axis = 3 : i64} : (tensor<1x128x128x32xf32>, tensor<1x128x128x64xf32>) -> tensor<1x128x128x96xf32>
  kernel.yield %0 : tensor<1x128x128x96xf32>
}

// Along the loop that is joined the two have different lengths.
// CHECK-LABEL: func.func private @rows
// CHECK-SAME: kernel.chunks = #dl.dims<[1]>
kernel.define @rows(%a: tensor<1x128x2048xf32>, %b: tensor<1x64x2048xf32>) -> tensor<1x192x2048xf32> {
  %0 = dl.concat %a, %b {axis = 1 : i64} : (tensor<1x128x2048xf32>, tensor<1x64x2048xf32>) -> tensor<1x192x2048xf32>
  kernel.yield %0 : tensor<1x192x2048xf32>
}

// A copy into the middle of what is filled depends on it.
// CHECK-LABEL: func.func private @padded
// CHECK-SAME: kernel.chunks = #dl.dims<[1]>
kernel.define @padded(%x: tensor<256x1024xf32>) -> tensor<258x1026xf32> {
  %v = dl.constant dense<0.000000e+00> : tensor<f32>
  %0 = dl.pad %x, %v {high = array<i64: 1, 1>, low = array<i64: 1, 1>, mode = #dl<pad_mode constant>} : (tensor<256x1024xf32>, tensor<f32>) -> tensor<258x1026xf32>
  kernel.yield %0 : tensor<258x1026xf32>
}

// CHECK-LABEL: func.func private @columns
// CHECK-SAME: kernel.chunks = #dl.dims<[{{[2-9]|[1-9][0-9]}}]>
kernel.define @columns(%x: tensor<256x1024xf32>) -> tensor<256x500xf32> {
  %0 = dl.slice %x {starts = #dl.dims<[0, 512]>, steps = array<i64: 1, 1>} : (tensor<256x1024xf32>) -> tensor<256x500xf32>
  kernel.yield %0 : tensor<256x500xf32>
}
