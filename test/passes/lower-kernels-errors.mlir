// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 -split-input-file -verify-diagnostics
// RUN: not dlc-opt %s --lower-kernels=cpu=z80 -split-input-file 2>&1 | FileCheck %s
// CHECK: lower-kernels: {{.*}}z80

kernel.define @param() -> tensor<2xf32> {
  // expected-error @+1 {{does not belong into a kernel}}
  %0 = dl.param "w" : tensor<2xf32>
  kernel.yield %0 : tensor<2xf32>
}
