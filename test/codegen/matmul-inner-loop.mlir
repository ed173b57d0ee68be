// The inner loop of a register-tiled matmul is multiply-adds and their loads: nothing goes through the stack.
// RUN: dlc-opt %s --lower-kernels=cpu=x86-64-v3 --kernels-to-llvm | mlir-translate --mlir-to-llvmir | sed s/internal// | opt -O3 -mtriple=x86_64-linux -mcpu=x86-64-v3 | llc -O3 -mcpu=x86-64-v3 -o - | FileCheck %s --check-prefix=AVX2
// RUN: dlc-opt %s --lower-kernels=cpu=znver4 --kernels-to-llvm | mlir-translate --mlir-to-llvmir | sed s/internal// | opt -O3 -mtriple=x86_64-linux -mcpu=znver4 | llc -O3 -mcpu=znver4 -o - | FileCheck %s --check-prefix=AVX512

// AVX2-LABEL: mm:
// AVX2: Inner Loop Header: Depth=3
// AVX2-NOT: (%rsp)
// AVX2-COUNT-12: vfmadd231ps
// AVX2-NOT: (%rsp)
// AVX2: j{{n?[a-z]+}}

// AVX512-LABEL: mm:
// AVX512: Inner Loop Header: Depth=3
// AVX512-NOT: (%rsp)
// AVX512-COUNT-24: vfmadd231ps {{.*}}zmm
// AVX512-NOT: (%rsp)
// AVX512: j{{n?[a-z]+}}
kernel.define @mm(%x: tensor<384x512xf32>, %y: tensor<512x512xf32>) -> tensor<384x512xf32> {
  %0 = dl.matmul %x, %y : (tensor<384x512xf32>, tensor<512x512xf32>) -> tensor<384x512xf32>
  kernel.yield %0 : tensor<384x512xf32>
}
