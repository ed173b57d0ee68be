// Symbolic leading dims (batch, tokens) leave a contraction its register tiles: rows of all leading dims are one loop, and rows
// a symbolic stride apart (scores x values) are no reason for scalar loops.
// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 | FileCheck %s

// CHECK-LABEL: func.func private @tokens
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: arith.mulf
// CHECK: return
kernel.define @tokens(%x: tensor<?x?x64xf32, #dl.dims<[N, T, 64]>>, %w: tensor<64x96xf32>) -> tensor<?x?x96xf32, #dl.dims<[N, T, 96]>> {
  %0 = dl.matmul %x, %w : (tensor<?x?x64xf32, #dl.dims<[N, T, 64]>>, tensor<64x96xf32>) -> tensor<?x?x96xf32, #dl.dims<[N, T, 96]>>
  kernel.yield %0 : tensor<?x?x96xf32, #dl.dims<[N, T, 96]>>
}

// CHECK-LABEL: func.func private @values
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: arith.mulf
// CHECK: return
kernel.define @values(%p: tensor<?x12x?x?xf32, #dl.dims<[N, 12, T, T]>>, %v: tensor<?x12x?x64xf32, #dl.dims<[N, 12, T, 64]>>) -> tensor<?x12x?x64xf32, #dl.dims<[N, 12, T, 64]>> {
  %0 = dl.matmul %p, %v : (tensor<?x12x?x?xf32, #dl.dims<[N, 12, T, T]>>, tensor<?x12x?x64xf32, #dl.dims<[N, 12, T, 64]>>) -> tensor<?x12x?x64xf32, #dl.dims<[N, 12, T, 64]>>
  kernel.yield %0 : tensor<?x12x?x64xf32, #dl.dims<[N, 12, T, 64]>>
}
