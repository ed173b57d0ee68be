// RUN: not dlc-opt %s -winograd=cpu=z80 -split-input-file 2>&1 | FileCheck %s
// CHECK: winograd: {{.*}}z80

module {}

// -----

// CHECK: is the filter f32 [B, 3, 3, C, W] of [B, (m + 2)^2, C, W] for m = 2 or 4, not {{.*}}5x64x16{{.*}} for m = 4
kernel.define @k(%u: tensor<4x36x64x16xf32>) -> tensor<4x3x5x64x16xf32> {
  %0 = kernel.winograd_filter %u {tile = 4} : tensor<4x36x64x16xf32> -> tensor<4x3x5x64x16xf32>
  kernel.yield %0 : tensor<4x3x5x64x16xf32>
}
