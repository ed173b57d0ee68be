// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 -split-input-file | FileCheck %s

// The signature: inputs, outputs, named dims, chunk; bool as i8; one fused loop; the sum may take over either operand's place.
// CHECK-LABEL: func.func private @map(
// CHECK-SAME: %[[X:.*]]: memref<4x3xf32>, %[[Y:.*]]: memref<4x3xf32>, %[[R:.*]]: memref<4x3xf32>, %{{.*}}: index)
// CHECK-SAME: kernel.chunks = #dl.dims<[1]>
// CHECK-SAME: kernel.dims = []
// CHECK-SAME: kernel.in_place = {{\[\[}}0, 0], [0, 1]]
// CHECK-SAME: kernel.inputs = 2
// CHECK-SAME: kernel.outputs = 1
// CHECK-NOT: kernel.scratch
// CHECK: scf.for %{{.*}} = %{{.*}} to %c12
// CHECK-NOT: scf.for
// CHECK: arith.addf
// CHECK: arith.maximumf
// CHECK: memref.store
// CHECK: return
kernel.define @map(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %zero = dl.constant dense<0.0> : tensor<f32>
  %0 = dl.add %x, %y : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = dl.maximum %0, %zero : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  kernel.yield %1 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func private @bools(
// CHECK-SAME: memref<5xi8>, %{{.*}}: memref<5xi8>, %{{.*}}: index)
kernel.define @bools(%x: tensor<5xi1>) -> tensor<5xi1> {
  %0 = dl.not %x : (tensor<5xi1>) -> tensor<5xi1>
  kernel.yield %0 : tensor<5xi1>
}

// -----

// A broadcast operand is read at other places than those written.
// CHECK-LABEL: func.func private @broadcast(
// CHECK-SAME: kernel.in_place = {{\[\[}}0, 0]]
kernel.define @broadcast(%x: tensor<3x3xf32>, %y: tensor<3xf32>) -> tensor<3x3xf32> {
  %0 = dl.add %x, %y : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  kernel.yield %0 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func private @transposed(
// CHECK-NOT: kernel.in_place
// CHECK: return
kernel.define @transposed(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = dl.transpose %x {perm = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
  kernel.yield %0 : tensor<3x3xf32>
}

// -----

// Softmax row by row, in place: one loop over rows, the row's temporary on the stack, no scratch.
// CHECK-LABEL: func.func private @softmax(
// CHECK-SAME: kernel.shape = #dl.dims<[N, 64]>
// CHECK-SAME: %[[N:[a-z0-9]+]]: index {kernel.dim = "N"}
// CHECK-SAME: kernel.dims = ["N"]
// CHECK-SAME: kernel.in_place = {{\[\[}}0, 0]]
// CHECK-NOT: kernel.scratch
// CHECK: scf.for
// CHECK:   scf.for
// CHECK:     arith.maximumf
// CHECK:   scf.for
// CHECK:   scf.for
// CHECK:     arith.addf {{.*}} fastmath<reassoc>
// CHECK:   scf.for
// CHECK:     arith.divf
// CHECK: return
kernel.define @softmax(%x: tensor<?x64xf32, #dl.dims<[N, 64]>>) -> tensor<?x64xf32, #dl.dims<[N, 64]>> {
  %m = dl.reduce_max %x {axes = array<i64: 1>, keepdims = true} : (tensor<?x64xf32, #dl.dims<[N, 64]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
  %s = dl.sub %x, %m : (tensor<?x64xf32, #dl.dims<[N, 64]>>, tensor<?x1xf32, #dl.dims<[N, 1]>>) -> tensor<?x64xf32, #dl.dims<[N, 64]>>
  %e = dl.exp %s : (tensor<?x64xf32, #dl.dims<[N, 64]>>) -> tensor<?x64xf32, #dl.dims<[N, 64]>>
  %q = dl.reduce_sum %e {axes = array<i64: 1>, keepdims = true} : (tensor<?x64xf32, #dl.dims<[N, 64]>>) -> tensor<?x1xf32, #dl.dims<[N, 1]>>
  %r = dl.div %e, %q : (tensor<?x64xf32, #dl.dims<[N, 64]>>, tensor<?x1xf32, #dl.dims<[N, 1]>>) -> tensor<?x64xf32, #dl.dims<[N, 64]>>
  kernel.yield %r : tensor<?x64xf32, #dl.dims<[N, 64]>>
}

// -----

// A register tile of 6 x 16 and exact remainders: the sums never reach memory, the residual is read where the result is written.
// CHECK-LABEL: func.func private @matmul(
// CHECK-SAME: kernel.in_place = {{\[\[}}0, 2]]
// CHECK: scf.for {{.*}} iter_args
// CHECK-COUNT-12: vector.fma {{.*}} : vector<8xf32>
// CHECK: vector.load {{.*}} vector<8xf32>
// CHECK: arith.addf {{.*}} : vector<8xf32>
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK: vector.fma {{.*}} : vector<1xf32>
// CHECK: return
kernel.define @matmul(%x: tensor<13x20xf32>, %y: tensor<20x17xf32>, %z: tensor<13x17xf32>) -> tensor<13x17xf32> {
  %0 = dl.matmul %x, %y : (tensor<13x20xf32>, tensor<20x17xf32>) -> tensor<13x17xf32>
  %1 = dl.add %0, %z : (tensor<13x17xf32>, tensor<13x17xf32>) -> tensor<13x17xf32>
  kernel.yield %1 : tensor<13x17xf32>
}

// -----

// A kernel that can fail returns a status.
// CHECK-LABEL: func.func private @gather(
// CHECK-SAME: -> i32
// CHECK-SAME: kernel.status
kernel.define @gather(%x: tensor<10x4xf32>, %i: tensor<3xi32>) -> tensor<3x4xf32> {
  %0 = dl.gather %x, %i {axis = 0 : i64} : (tensor<10x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  kernel.yield %0 : tensor<3x4xf32>
}

// -----

// The padded input is a temporary: declared scratch, a multiple of 64 bytes.
// CHECK-LABEL: func.func private @conv(
// CHECK-SAME: memref<?xi8>
// CHECK-SAME: kernel.scratch = #dl.dims<[
// CHECK-NOT: memref.alloc(
// CHECK: memref.view
kernel.define @conv(%x: tensor<1x16x14x14xf32>, %w: tensor<8x16x3x3xf32>) -> tensor<1x8x14x14xf32> {
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x16x14x14xf32>, tensor<8x16x3x3xf32>) -> tensor<1x8x14x14xf32>
  kernel.yield %0 : tensor<1x8x14x14xf32>
}

// -----

// The window has 3 x 3 places of the padded input's 4 x 3, although its own place is always 0.
// CHECK-LABEL: func.func private @window(
// CHECK: scf.for %{{.*}} = %c0 to %c9
// CHECK: arith.addf {{.*}} fastmath<reassoc>
kernel.define @window(%x: tensor<1x1x4x2xf32>) -> tensor<1x1x1x1xf32> {
  %0 = dl.avg_pool %x {count_include_pad = true, kernel = array<i64: 3, 3>, pads = array<i64: 0, 1, 0, 0>, strides = array<i64: 3, 3>} : (tensor<1x1x4x2xf32>) -> tensor<1x1x1x1xf32>
  kernel.yield %0 : tensor<1x1x1x1xf32>
}

// -----

// The step of an optimizer is one loop, whose results may take over what is read at their place.
// CHECK-LABEL: func.func private @momentum(
// CHECK-SAME: kernel.in_place = {{\[\[}}0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: arith.divf
// CHECK-NOT: arith.divf
// CHECK: memref.store
// CHECK: memref.store
// CHECK: return
kernel.define @momentum(%g: tensor<4x3xf32>, %m: tensor<4x3xf32>, %p: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %rate = dl.constant dense<0.1> : tensor<f32>
  %0 = dl.div %m, %rate : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %1 = dl.add %0, %g : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = dl.mul %1, %rate : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %3 = dl.sub %p, %2 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  kernel.yield %1, %3 : tensor<4x3xf32>, tensor<4x3xf32>
}

// -----

// Results of two shapes, or one of which is read across, keep loops of their own.
// CHECK-LABEL: func.func private @two_shapes(
// CHECK-COUNT-2: memref.store
// CHECK-LABEL: func.func private @across(
// CHECK: memref.store
// CHECK: scf.for
// CHECK: memref.store
kernel.define @two_shapes(%x: tensor<4x4xf32>, %y: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %0 = dl.neg %y : (tensor<4xf32>) -> tensor<4xf32>
  %1 = dl.add %x, %0 : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  kernel.yield %1, %0 : tensor<4x4xf32>, tensor<4xf32>
}
kernel.define @across(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = dl.exp %x : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = dl.transpose %x {perm = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  kernel.yield %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}
