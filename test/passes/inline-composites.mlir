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
// CHECK-NOT: func
func.func private @outer(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> {
  %0 = dl.composite "inner" @inner(%x) {axis = 1} : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  %1 = dl.add %0, %x : (tensor<?x4xf32, #dl.dims<[N, 4]>>, tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return %1 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}
func.func private @inner(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> {
  %0 = dl.exp %x : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return %0 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}
