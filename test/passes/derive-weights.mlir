// RUN: dlc-opt %s --plan-buffers --derive-weights | FileCheck %s

// Parameters that entries read keep their order; the derived part follows at a multiple of 64; the state has neither.
// CHECK: module attributes
// CHECK-SAME: rt.derive_bytes = 64
// CHECK-SAME: rt.derived_parts = [array<i64: 0, 64, 8>]
// CHECK-SAME: name = "w", offset = 0{{.*}}name = "v", offset = 8 : i64, type = tensor<2xf32>}]
// CHECK-SAME: rt.source_weights_bytes = 16
// CHECK-SAME: rt.state_bytes = 64
// CHECK-SAME: rt.weights = [{bytes = 8 : i64, init = "", name = "v", offset = 0 : i64, type = tensor<2xf32>}]
// CHECK-SAME: rt.weights_bytes = 72
// CHECK-LABEL: rt.func private @init
// CHECK-SAME: rt.derive,
// CHECK: rt.weight "w" 0
// CHECK-LABEL: rt.func @step
// CHECK-NOT: rt.derived
// CHECK: rt.weight "derived.0" 64
// CHECK: rt.weight "v" 0
func.func private @k(memref<2xf32>, memref<2xf32>, index) attributes {kernel.inputs = 1 : i64, kernel.outputs = 1 : i64}
func.func private @add(memref<2xf32>, memref<2xf32>, memref<2xf32>, index) attributes {kernel.inputs = 2 : i64, kernel.outputs = 1 : i64}
func.func private @init() {
  %w = dl.param "w" : tensor<2xf32>
  %0 = kernel.call @k(%w) : (tensor<2xf32>) -> tensor<2xf32>
  dl.state_update "derived.0", %0 {derived} : tensor<2xf32>
  return
}
func.func @step() -> tensor<2xf32> attributes {dl.export} {
  %w = dl.state "derived.0" {derived} : tensor<2xf32>
  %v = dl.param "v" : tensor<2xf32>
  %0 = kernel.call @add(%w, %v) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
