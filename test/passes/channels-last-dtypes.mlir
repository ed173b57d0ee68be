// A region with channels last in every float type, with a symbolic batch and odd sizes: both engines agree, for machines with and
// without wide vectors and multiply-adds, and any number of threads gives the same bits.
// DEFINE: %{inputs} = --input x=rand:1 --input w=rand:2 --input d=rand:3 --input g=rand:4 --input b=rand:5
// RUN: mkdir -p %t
// RUN: sed s/xTYPE/xf32/g %s > %t/f32.mlir
// RUN: dlc diff %t/f32.mlir --dim N=3 %{inputs}
// RUN: sed s/xTYPE/xf64/g %s > %t/f64.mlir
// RUN: dlc diff %t/f64.mlir --dim N=3 %{inputs}
// RUN: sed s/xTYPE/xf16/g %s > %t/f16.mlir
// RUN: dlc diff %t/f16.mlir --dim N=3 %{inputs}
// RUN: sed s/xTYPE/xbf16/g %s > %t/bf16.mlir
// RUN: dlc diff %t/bf16.mlir --dim N=3 %{inputs}
// RUN: dlc diff %t/f32.mlir --dim N=2 --target-cpu x86-64-v2 %{inputs}
// RUN: dlc diff %t/f32.mlir --dim N=2 --target-cpu x86-64-v3 %{inputs}
// RUN: dlc diff %t/f16.mlir --dim N=2 --target-cpu x86-64-v2 %{inputs}
// RUN: dlc run %t/f32.mlir --dim N=5 --threads 1 --output-dir %t/1 %{inputs}
// RUN: dlc run %t/f32.mlir --dim N=5 --threads 2 --output-dir %t/2 %{inputs}
// RUN: dlc run %t/f32.mlir --dim N=5 --threads 3 --output-dir %t/3 %{inputs}
// RUN: dlc run %t/f32.mlir --dim N=5 --threads 7 --output-dir %t/7 %{inputs}
// RUN: cmp %t/1/y.npy %t/2/y.npy
// RUN: cmp %t/1/y.npy %t/3/y.npy
// RUN: cmp %t/1/y.npy %t/7/y.npy
// RUN: dlc dump %t/f32.mlir --phase=graph | FileCheck %s
// CHECK-COUNT-3: channels_last = true

func.func @infer(%x: tensor<?x5x37x35xTYPE, #dl.dims<[N, 5, 37, 35]>> {dl.name = "x"}, %w: tensor<34x5x3x3xTYPE> {dl.name = "w"}, %d: tensor<34x1x3x5xTYPE> {dl.name = "d"},
    %g: tensor<40x17x1x1xTYPE> {dl.name = "g"}, %b: tensor<34x1x1xTYPE> {dl.name = "b"})
    -> (tensor<?x40x9x8xTYPE, #dl.dims<[N, 40, 9, 8]>> {dl.name = "y"}) attributes {dl.export, dl.dims = {N = array<i64: 1, 8>}} {
  %c = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<?x5x37x35xTYPE, #dl.dims<[N, 5, 37, 35]>>, tensor<34x5x3x3xTYPE>) -> tensor<?x34x37x35xTYPE, #dl.dims<[N, 34, 37, 35]>>
  %e = dl.add %c, %b : (tensor<?x34x37x35xTYPE, #dl.dims<[N, 34, 37, 35]>>, tensor<34x1x1xTYPE>) -> tensor<?x34x37x35xTYPE, #dl.dims<[N, 34, 37, 35]>>
  %r = dl.abs %e : (tensor<?x34x37x35xTYPE, #dl.dims<[N, 34, 37, 35]>>) -> tensor<?x34x37x35xTYPE, #dl.dims<[N, 34, 37, 35]>>
  %v = dl.conv %r, %d {strides = array<i64: 2, 2>, pads = array<i64: 1, 2, 1, 2>, dilations = array<i64: 1, 1>, groups = 34 : i64} : (tensor<?x34x37x35xTYPE, #dl.dims<[N, 34, 37, 35]>>, tensor<34x1x3x5xTYPE>) -> tensor<?x34x19x18xTYPE, #dl.dims<[N, 34, 19, 18]>>
  %m = dl.max_pool %v {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<?x34x19x18xTYPE, #dl.dims<[N, 34, 19, 18]>>) -> tensor<?x34x9x8xTYPE, #dl.dims<[N, 34, 9, 8]>>
  %y = dl.conv %m, %g {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, groups = 2 : i64} : (tensor<?x34x9x8xTYPE, #dl.dims<[N, 34, 9, 8]>>, tensor<40x17x1x1xTYPE>) -> tensor<?x40x9x8xTYPE, #dl.dims<[N, 40, 9, 8]>>
  return %y : tensor<?x40x9x8xTYPE, #dl.dims<[N, 40, 9, 8]>>
}
