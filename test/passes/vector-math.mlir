// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 --kernels-to-llvm -split-input-file | mlir-translate --mlir-to-llvmir -split-input-file | FileCheck %s
// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v2 --kernels-to-llvm -split-input-file | mlir-translate --mlir-to-llvmir -split-input-file | FileCheck %s --check-prefix=V2

// f32 functions are straight-line code without calls, so that LLVM vectorises loops over them.
// CHECK-LABEL: define internal void @sin(
// CHECK-NOT: call {{.*}} @sin
// CHECK-NOT: phi {{.*}} float
// CHECK: ret void
// Without the instruction an fma would be a call.
// V2-LABEL: define internal void @sin(
// V2-NOT: llvm.fma
// V2: ret void
kernel.define @sin(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = dl.sin %x : (tensor<64xf32>) -> tensor<64xf32>
  kernel.yield %0 : tensor<64xf32>
}

// -----

// CHECK-LABEL: define internal void @sin64(
// CHECK: call double @{{(llvm.)?}}sin
kernel.define @sin64(%x: tensor<64xf64>) -> tensor<64xf64> {
  %0 = dl.sin %x : (tensor<64xf64>) -> tensor<64xf64>
  kernel.yield %0 : tensor<64xf64>
}

// -----

// f16 arithmetic is f32's. Conversions are the machine's with F16C, integer arithmetic without.
// CHECK-LABEL: define internal void @half(
// CHECK: fpext half {{.*}} to float
// CHECK: fadd float
// CHECK: fptrunc float {{.*}} to half
// V2-LABEL: define internal void @half(
// V2-NOT: fpext half
// V2-NOT: fptrunc
// V2: ret void
kernel.define @half(%x: tensor<64xf16>) -> tensor<64xf16> {
  %0 = dl.add %x, %x : (tensor<64xf16>, tensor<64xf16>) -> tensor<64xf16>
  kernel.yield %0 : tensor<64xf16>
}

// -----

// f64 -> f16 rounds once: to odd in f32 first.
// CHECK-LABEL: define internal void @narrow(
// CHECK: fptrunc double {{.*}} to float
// CHECK: fpext float {{.*}} to double
// CHECK: fptrunc float {{.*}} to half
kernel.define @narrow(%x: tensor<64xf64>) -> tensor<64xf16> {
  %0 = dl.cast %x {to = f16} : (tensor<64xf64>) -> tensor<64xf16>
  kernel.yield %0 : tensor<64xf16>
}

// -----

// CHECK-LABEL: define internal void @bfloat(
// CHECK-NOT: fpext bfloat
// CHECK-NOT: fptrunc {{.*}} to bfloat
// CHECK: ret void
kernel.define @bfloat(%c: tensor<64xi1>, %x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = dl.mul %x, %y : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
  %1 = dl.select %c, %0, %y : (tensor<64xi1>, tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
  kernel.yield %1 : tensor<64xbf16>
}
