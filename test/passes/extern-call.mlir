// RUN: dlc-opt %s --canonicalize --form-kernels --plan-buffers | FileCheck %s

// A C function gets buffers, sizes in the dims of the entry; pure ones without a reader are dropped, others keep their order.
// CHECK-LABEL: rt.func @infer
// CHECK: rt.extern_call "resample" <[N, 4]> ins(%{{.*}}) outs(%{{.*}})
// CHECK-NOT: "unread"
// CHECK: rt.extern_call "log_it" <[N]>
// CHECK: rt.return
func.func @infer(%x: tensor<?xf32, #dl.dims<[N]>>) -> (tensor<?x4xf32, #dl.dims<[N, 4]>>) attributes {dl.export, dl.dims = {N = array<i64: 1, 8>}} {
  %0 = dl.extern_call "resample" <[N, 4]> (%x) : (tensor<?xf32, #dl.dims<[N]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  %1 = dl.extern_call "unread" <[N]> (%x) : (tensor<?xf32, #dl.dims<[N]>>) -> tensor<?xf32, #dl.dims<[N]>>
  %2 = dl.extern_call "log_it" <[N]> (%x) {effect} : (tensor<?xf32, #dl.dims<[N]>>) -> tensor<?xf32, #dl.dims<[N]>>
  return %0 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}
