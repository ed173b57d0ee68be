// RUN: dlc-opt %s -lower-kernels | FileCheck %s

// A product of two vectors has a result without dims.
// CHECK-LABEL: func.func private @dot(
// CHECK-SAME: memref<7xf32>, %{{[a-z0-9]+}}: memref<f32>
kernel.define @dot(%x: tensor<7xf32>) -> tensor<f32> {
  %0 = dl.matmul %x, %x : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  kernel.yield %0 : tensor<f32>
}
