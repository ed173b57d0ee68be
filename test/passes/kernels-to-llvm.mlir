// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 --kernels-to-llvm -o %t
// RUN: FileCheck %s < %t && FileCheck %s --check-prefix=LIBM < %t

// Memory arguments are distinct, aligned to their elements (a view begins anywhere); the thunk reads them from slots.
// CHECK: func.func @other
func.func @other() { return }

// CHECK-LABEL: llvm.func internal @add(
// CHECK-SAME: !llvm.ptr {llvm.align = 4 : i64, llvm.noalias, llvm.nonnull}
// CHECK-LABEL: llvm.func internal @add.thunk(
// CHECK-SAME: %[[SLOTS:.*]]: !llvm.ptr, %[[CHUNK:.*]]: i64)
// CHECK: llvm.getelementptr %[[SLOTS]][0]
// CHECK: llvm.getelementptr %[[SLOTS]][1]
// CHECK: llvm.getelementptr %[[SLOTS]][2]
// CHECK: %[[N:.*]] = llvm.load {{.*}} -> i64
// CHECK: llvm.call @add({{.*}}, %[[N]], %[[CHUNK]])
kernel.define @add(%x: tensor<?xf32, #dl.dims<[N]>>) -> tensor<?xf32, #dl.dims<[N]>> {
  %0 = dl.add %x, %x : (tensor<?xf32, #dl.dims<[N]>>, tensor<?xf32, #dl.dims<[N]>>) -> tensor<?xf32, #dl.dims<[N]>>
  kernel.yield %0 : tensor<?xf32, #dl.dims<[N]>>
}

// f64 functions are libm's; log1p is not spelt out as log(1 + x).
// LIBM: llvm.func @log1p(f64) -> f64
// LIBM: llvm.call @log1p(
kernel.define @log1p_f64(%x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = dl.log1p %x : (tensor<8xf64>) -> tensor<8xf64>
  kernel.yield %0 : tensor<8xf64>
}

// A scratch argument moves by the chunk's bytes, the largest status is kept where the last slot points.
// CHECK-LABEL: llvm.func internal @gather.thunk
// CHECK: llvm.call @gather
// CHECK: llvm.icmp "ne"
// CHECK: llvm.atomicrmw umax {{.*}} monotonic
kernel.define @gather(%x: tensor<10x4xf32>, %i: tensor<3xi32>) -> tensor<3x4xf32> {
  %0 = dl.gather %x, %i {axis = 0 : i64} : (tensor<10x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  kernel.yield %0 : tensor<3x4xf32>
}
// CHECK-LABEL: llvm.func internal @conv.thunk
// CHECK: llvm.mul %{{.*}}, %{{.*}} : i64
// CHECK: llvm.call @conv
kernel.define @conv(%x: tensor<1x16x14x14xf32>, %w: tensor<8x16x3x3xf32>) -> tensor<1x8x14x14xf32> {
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x16x14x14xf32>, tensor<8x16x3x3xf32>) -> tensor<1x8x14x14xf32>
  kernel.yield %0 : tensor<1x8x14x14xf32>
}
