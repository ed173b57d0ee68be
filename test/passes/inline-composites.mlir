// RUN: dlc-opt %s -inline-composites | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32, #dl.dims<[N, 4]>>)
// CHECK-NEXT: %[[E:.*]] = dl.exp %[[X]]
// CHECK-NEXT: %[[S:.*]] = dl.add %[[E]], %[[X]]
// CHECK-NEXT: return %[[S]]
func.func @f(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> attributes {dl.dims = {N = array<i64: 1, 64>}} {
  %0 = dl.composite "outer" @outer(%x) {} : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return %0 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}
// CHECK-NOT: func.func private @{{outer|inner}}
func.func private @outer(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> {
  %0 = dl.composite "inner" @inner(%x) {axis = 1} : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  %1 = dl.add %0, %x : (tensor<?x4xf32, #dl.dims<[N, 4]>>, tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return %1 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}
func.func private @inner(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> {
  %0 = dl.exp %x : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return %0 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}

// Plain calls are inlined as well; eager calls stay, and their functions with them.
// CHECK-LABEL: func.func @g
// CHECK-NEXT: dl.exp
// CHECK-NEXT: dl.eager_call @slow
// CHECK-NOT: func.func private @plain
// CHECK: func.func private @slow
func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @plain(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = dl.eager_call @slow(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = dl.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @slow(%x: tensor<4xf32>) -> tensor<4xf32> attributes {dl.eager} {
  return %x : tensor<4xf32>
}
