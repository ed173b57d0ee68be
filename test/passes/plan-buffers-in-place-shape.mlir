// RUN: dlc-opt %s -plan-buffers | FileCheck %s

// The variant of a kernel whose output shares its input's memory keeps what says the sizes of the symbolic dims.
// CHECK: func.func private @k1.in_place_0_0(%{{.*}}: memref<4x?xf32> {kernel.shape = #dl.dims<[4, N]>}, %{{.*}}: index {kernel.dim = "N"}
func.func private @k0(%x: memref<4x?xf32> {kernel.shape = #dl.dims<[4, N]>}, %y: memref<4x?xf32> {kernel.shape = #dl.dims<[4, N]>},
                      %n: index {kernel.dim = "N"}, %chunk: index)
    attributes {kernel.inputs = 1, kernel.outputs = 1, kernel.dims = ["N"], kernel.chunks = #dl.dims<[1]>} {
  return
}
func.func private @k1(%x: memref<4x?xf32> {kernel.shape = #dl.dims<[4, N]>}, %y: memref<4x?xf32> {kernel.shape = #dl.dims<[4, N]>},
                      %n: index {kernel.dim = "N"}, %chunk: index)
    attributes {kernel.inputs = 1, kernel.outputs = 1, kernel.dims = ["N"], kernel.chunks = #dl.dims<[1]>, kernel.in_place = [[0, 0]]} {
  return
}
func.func @infer(%x: tensor<4x?xf32, #dl.dims<[4, N]>> {dl.name = "x"}) -> (tensor<4x?xf32, #dl.dims<[4, N]>> {dl.name = "y"})
    attributes {dl.export, dl.dims = {N = array<i64: 1, 9>}} {
  %0 = kernel.call @k0(%x) : (tensor<4x?xf32, #dl.dims<[4, N]>>) -> tensor<4x?xf32, #dl.dims<[4, N]>>
  %1 = kernel.call @k1(%0) : (tensor<4x?xf32, #dl.dims<[4, N]>>) -> tensor<4x?xf32, #dl.dims<[4, N]>>
  %2 = kernel.call @k0(%1) : (tensor<4x?xf32, #dl.dims<[4, N]>>) -> tensor<4x?xf32, #dl.dims<[4, N]>>
  return %2 : tensor<4x?xf32, #dl.dims<[4, N]>>
}
