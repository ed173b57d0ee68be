// The variant that works in place still knows the dims of the shared memory.
// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 --plan-buffers | FileCheck %s
// CHECK: func.func private @neg.in_place_0_0(%{{.*}}: memref<5x?xf32> {kernel.shape = #dl.dims<[5, N]>}
module attributes {dl.name = "m"} {
  kernel.define @neg(%x: tensor<5x?xf32, #dl.dims<[5, N]>>) -> tensor<5x?xf32, #dl.dims<[5, N]>> {
    %0 = dl.neg %x : (tensor<5x?xf32, #dl.dims<[5, N]>>) -> tensor<5x?xf32, #dl.dims<[5, N]>>
    kernel.yield %0 : tensor<5x?xf32, #dl.dims<[5, N]>>
  }
  func.func @f(%x: tensor<5x?xf32, #dl.dims<[5, N]>> {dl.name = "x"}) -> (tensor<5x?xf32, #dl.dims<[5, N]>> {dl.name = "y"})
      attributes {dl.export, dl.dims = {N = array<i64: 1, 9>}} {
    %0 = kernel.call @neg(%x) : (tensor<5x?xf32, #dl.dims<[5, N]>>) -> tensor<5x?xf32, #dl.dims<[5, N]>>
    %1 = kernel.call @neg(%0) : (tensor<5x?xf32, #dl.dims<[5, N]>>) -> tensor<5x?xf32, #dl.dims<[5, N]>>
    return %1 : tensor<5x?xf32, #dl.dims<[5, N]>>
  }
}
