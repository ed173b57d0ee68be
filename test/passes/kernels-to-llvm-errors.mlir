// RUN: dlc-opt %s --kernels-to-llvm -verify-diagnostics

// expected-error @+1 {{kernel @k: argument 0 of type 'memref<5x?xf32>' has no kernel.shape, without which its dims are unknown}}
func.func private @k(%x: memref<5x?xf32>, %n: index {kernel.dim = "N"}, %chunk: index)
    attributes {kernel.inputs = 1 : i64, kernel.outputs = 0 : i64, kernel.dims = ["N"], kernel.chunks = #dl.dims<[1]>} {
  return
}
