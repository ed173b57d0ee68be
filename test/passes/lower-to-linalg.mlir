// RUN: dlc-opt %s --lower-to-linalg | FileCheck %s
// The lowerings that branch; what each computes is tested by running, in test/ops.

// A unit dim broadcasts by a constant in the map; a missing one by its absence; a splat stands in the body.
// CHECK-DAG: #[[$ID2:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$UNIT:.*]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-DAG: #[[$ROW:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[$OUTER:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @broadcast
func.func @broadcast(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>, %z: tensor<3xf32>) -> tensor<2x3xf32> {
  // CHECK: linalg.generic {indexing_maps = [#[[$ID2]], #[[$UNIT]], #[[$ID2]]]
  %0 = dl.add %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  // CHECK: linalg.generic {indexing_maps = [#[[$ID2]], #[[$ROW]], #[[$ID2]]]
  %1 = dl.mul %0, %z : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = dl.constant dense<2.0> : tensor<f32>
  // CHECK: linalg.generic {indexing_maps = [#[[$ID2]], #[[$ID2]]], {{.*}}} ins(%{{[^,]*}} : tensor<2x3xf32>)
  // CHECK: %[[TWO:.*]] = arith.constant 2.0
  // CHECK: arith.maximumf %{{.*}}, %[[TWO]]
  %3 = dl.maximum %1, %2 : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %3 : tensor<2x3xf32>
}

// A kept dim of a reduction is a view, through which the consumer reads: the two can be tiled together.
// CHECK-LABEL: func.func @keepdims(%arg0: tensor<?x8xf16>)
func.func @keepdims(%x: tensor<?x8xf16, #dl.dims<[N, 8]>>) -> tensor<?x8xf16, #dl.dims<[N, 8]>> {
  // CHECK: %[[N:.*]] = tensor.dim %arg0
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]{{.*}} outs(%{{.*}} : tensor<?xf32>)
  // CHECK: arith.extf
  // CHECK: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel"]
  // CHECK: arith.truncf
  // CHECK: tensor.expand_shape
  // CHECK: linalg.generic {indexing_maps = [#[[$ID2]], #[[$OUTER]], #[[$ID2]]], {{.*}}} ins(%arg0, %[[SUM]]
  %0 = dl.reduce_sum %x {axes = array<i64: 1>, keepdims = true} : (tensor<?x8xf16, #dl.dims<[N, 8]>>) -> tensor<?x1xf16, #dl.dims<[N, 1]>>
  %1 = dl.sub %x, %0 : (tensor<?x8xf16, #dl.dims<[N, 8]>>, tensor<?x1xf16, #dl.dims<[N, 1]>>) -> tensor<?x8xf16, #dl.dims<[N, 8]>>
  return %1 : tensor<?x8xf16, #dl.dims<[N, 8]>>
}

// u8 is unsigned, i8 signed, and division is never undefined.
// CHECK-LABEL: func.func @unsigned(%arg0: tensor<4xi8>
func.func @unsigned(%x: tensor<4xui8>, %y: tensor<4xi8>) -> (tensor<4xui8>, tensor<4xi8>) {
  // CHECK: %[[ZERO:.*]] = arith.cmpi eq
  // CHECK: %[[BY:.*]] = arith.select %[[ZERO]]
  // CHECK: arith.divui %{{.*}}, %[[BY]]
  %0 = dl.div %x, %x : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  // CHECK: arith.divsi
  %1 = dl.div %y, %y : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0, %1 : tensor<4xui8>, tensor<4xi8>
}

// A batch dim that broadcasts is dropped, so that every map is a projected permutation.
// CHECK-LABEL: func.func @matmul_broadcast
func.func @matmul_broadcast(%x: tensor<4x1x3x5xf32>, %y: tensor<2x5x6xf32>) -> tensor<4x2x3x6xf32> {
  // CHECK: %[[X:.*]] = tensor.collapse_shape %arg0 {{.*}} into tensor<4x3x5xf32>
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %arg1
  %0 = dl.matmul %x, %y : (tensor<4x1x3x5xf32>, tensor<2x5x6xf32>) -> tensor<4x2x3x6xf32>
  return %0 : tensor<4x2x3x6xf32>
}

// CHECK-LABEL: func.func @conv_grouped
func.func @conv_grouped(%x: tensor<1x4x5x5xf32>, %w: tensor<6x2x3x3xf32>) -> tensor<1x6x5x5xf32> {
  // CHECK: tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1]
  // CHECK-DAG: tensor.expand_shape %{{.*}} into tensor<1x2x2x7x7xf32>
  // CHECK-DAG: tensor.expand_shape %arg1 {{.*}} into tensor<2x3x2x3x3xf32>
  // CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x2x3x5x5xf32>)
  // CHECK: tensor.collapse_shape %{{.*}} into tensor<1x6x5x5xf32>
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, groups = 2 : i64} : (tensor<1x4x5x5xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x5x5xf32>
  return %0 : tensor<1x6x5x5xf32>
}

// One channel in and out of each group: no reshape of the images.
// CHECK-LABEL: func.func @conv_depthwise
func.func @conv_depthwise(%x: tensor<1x4x5x5xf32>, %w: tensor<4x1x3x3xf32>) -> tensor<1x4x3x3xf32> {
  // CHECK-NOT: expand_shape
  // CHECK: tensor.collapse_shape %arg1 {{.*}} into tensor<4x3x3xf32>
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0
  // CHECK-NOT: expand_shape
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, groups = 4 : i64} : (tensor<1x4x5x5xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x3x3xf32>
  return %0 : tensor<1x4x3x3xf32>
}

// Dims regroup by their products, also symbolic ones.
// CHECK-LABEL: func.func @regroup
func.func @regroup(%x: tensor<?x?x12xf32, #dl.dims<[N, S, 12]>>) -> tensor<?x3x4xf32, #dl.dims<[N * S, 3, 4]>> {
  // CHECK: tensor.collapse_shape %arg0 {{\[}}[0, 1], [2]] : tensor<?x?x12xf32> into tensor<?x12xf32>
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0], [1, 2]] output_shape [%{{.*}}, 3, 4]
  %0 = dl.reshape %x : (tensor<?x?x12xf32, #dl.dims<[N, S, 12]>>) -> tensor<?x3x4xf32, #dl.dims<[N * S, 3, 4]>>
  return %0 : tensor<?x3x4xf32, #dl.dims<[N * S, 3, 4]>>
}

// Steps forward are a view, backward ones a gather.
// CHECK-LABEL: func.func @slices
func.func @slices(%x: tensor<7xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  // CHECK: tensor.extract_slice %arg0[1] [3] [2]
  %0 = dl.slice %x {starts = #dl.dims<[1]>, steps = array<i64: 2>} : (tensor<7xf32>) -> tensor<3xf32>
  // CHECK: linalg.generic
  // CHECK: tensor.extract %arg0
  %1 = dl.slice %x {starts = #dl.dims<[6]>, steps = array<i64: -2>} : (tensor<7xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// An index is clamped where it reads and checked apart; the status is one more result.
// CHECK-LABEL: func.func @gather({{.*}}) -> (tensor<2x3xf32>, i32)
func.func @gather(%x: tensor<4x3xf32>, %i: tensor<2xi64>) -> tensor<2x3xf32> {
  // CHECK: %[[STATUS:.*]] = linalg.generic {{.*}} iterator_types = ["reduction"]
  // CHECK: arith.minsi
  // CHECK: arith.maxsi
  // CHECK: tensor.extract %arg0
  // CHECK: %[[CODE:.*]] = tensor.extract %[[STATUS]][]
  // CHECK: return %{{.*}}, %[[CODE]]
  %0 = dl.gather %x, %i {axis = 0} : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// A dim that may be 0 is asked before the read.
// CHECK-LABEL: func.func @gather_from_maybe_nothing
func.func @gather_from_maybe_nothing(%x: tensor<?x3xf32, #dl.dims<[N, 3]>>, %i: tensor<2xi64>) -> tensor<2x3xf32> attributes {dl.dims = {N = array<i64: 0, 8>}} {
  // CHECK: scf.if
  // CHECK-NEXT: tensor.extract %arg0
  %0 = dl.gather %x, %i {axis = 0} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<2xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// The divisor varies only where padding that does not count can cut a window.
// CHECK-LABEL: func.func @avg_pools
func.func @avg_pools(%x: tensor<1x1x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x4x4xf32>) {
  // CHECK: arith.constant 4.0
  // CHECK-NEXT: arith.divf
  %0 = dl.avg_pool %x {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>} : (tensor<1x1x4x4xf32>) -> tensor<1x1x2x2xf32>
  // CHECK: arith.sitofp
  // CHECK: arith.divf
  %1 = dl.avg_pool %x {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
  return %0, %1 : tensor<1x1x2x2xf32>, tensor<1x1x4x4xf32>
}

// Products of names are no affine map.
// CHECK-LABEL: func.func @dims
func.func @dims(%x: tensor<?x?xf32, #dl.dims<[N, M]>>) -> (tensor<i64>, tensor<i64>) {
  // CHECK: affine.apply
  %0 = dl.dim #dl.dims<[(N - 1) floordiv 2 + 1]>
  // CHECK: arith.muli
  %1 = dl.dim #dl.dims<[N * M]>
  return %0, %1 : tensor<i64>, tensor<i64>
}
