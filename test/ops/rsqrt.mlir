// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.rsqrt %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0x7C00, 0xFC00, 1.0, 0x7E00, 0x3DA8, 0x7E00, 0x390F, 0x7E00, 0x3A88, 0x4FE7, 0x7E00, 0x389E, 0x7E00, 0x3143, 0.0, 0x7E00, 0x7E00, 0x1C00, 0x7E00, 4096.0]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.rsqrt %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0x7F80, 0xFF80, 1.0, 0x7FC0, 0x3FB5, 0x7FC0, 0x3F22, 0x7FC0, 0x3F51, 31.625, 0x7FC0, 0.578125, 0x7FC0, 0x3E28, 0.0, 0x7FC0, 0x7FC0, 0x1F80, 0x7FC0, 0x60B5]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.rsqrt %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0x7F800000, 0xFF800000, 1.0, 0x7FC00000, 0x3FB504F3, 0x7FC00000, 0x3F21E89B, 0x7FC00000, 0x3F5105EC, 0x41FCFB72, 0x7FC00000, 0x3F13CD3A, 0x7FC00000, 0x3E285835, 0.0, 0x7FC00000, 0x7FC00000, 0x1F800000, 0x7FC00000, 0x64B504F3]> : tensor<20xf32> ulp 1 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.rsqrt %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0x7FF0000000000000, 0xFFF0000000000000, 1.0, 0x7FF8000000000000, 0x3FF6A09E667F3BCD, 0x7FF8000000000000, 0x3FE43D136248490F, 0x7FF8000000000000, 0x3FEA20BD700C2C3E, 0x403F9F6E4990F227, 0x7FF8000000000000, 0x3FE279A74590331C, 0x7FF8000000000000, 0x3FC50B06A8FC6B70, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x1FF0000000000000, 0x7FF8000000000000, 0x6180000000000000]> : tensor<20xf64> ulp 1 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<3.0> : tensor<f32> : tensor<f32>
  %1 = dl.rsqrt %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3F13CD3A> : tensor<f32> ulp 1 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.rsqrt %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 1 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.rsqrt %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[1.0]]> : tensor<1x1xf32> ulp 1 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.25, 1.5, 3.0, 1.5, 1.5, 2.25, 3.0], [1.25, 1.75, 2.0, 1.0, 2.25, 2.0, 1.75], [2.5, 2.5, 1.25, 2.25, 1.75, 2.75, 2.25], [2.75, 1.5, 2.25, 2.0, 1.0, 1.25, 3.0], [1.25, 1.0, 2.0, 2.0, 1.0, 1.75, 2.0]], [[1.25, 1.5, 2.5, 2.25, 2.0, 3.0, 1.25], [3.0, 3.0, 1.5, 2.0, 2.0, 2.5, 1.75], [1.0, 1.75, 1.25, 2.0, 1.5, 2.75, 1.75], [2.5, 1.25, 1.25, 1.5, 1.25, 1.5, 1.0], [1.25, 1.5, 3.0, 1.0, 1.75, 1.5, 3.0]], [[2.0, 1.5, 1.0, 2.0, 2.0, 2.0, 2.0], [2.25, 1.5, 1.25, 1.25, 2.0, 2.0, 1.5], [2.0, 3.0, 1.5, 2.75, 1.0, 2.5, 1.25], [1.75, 1.0, 1.25, 2.0, 1.25, 2.0, 1.75], [1.25, 1.5, 1.75, 1.0, 2.75, 2.25, 1.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.rsqrt %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3F64F92E, 0x3F5105EC, 0x3F13CD3A, 0x3F5105EC, 0x3F5105EC, 0x3F2AAAAB, 0x3F13CD3A], [0x3F64F92E, 0x3F41848F, 0x3F3504F3, 1.0, 0x3F2AAAAB, 0x3F3504F3, 0x3F41848F], [0x3F21E89B, 0x3F21E89B, 0x3F64F92E, 0x3F2AAAAB, 0x3F41848F, 0x3F1A5FB2, 0x3F2AAAAB], [0x3F1A5FB2, 0x3F5105EC, 0x3F2AAAAB, 0x3F3504F3, 1.0, 0x3F64F92E, 0x3F13CD3A], [0x3F64F92E, 1.0, 0x3F3504F3, 0x3F3504F3, 1.0, 0x3F41848F, 0x3F3504F3]], [[0x3F64F92E, 0x3F5105EC, 0x3F21E89B, 0x3F2AAAAB, 0x3F3504F3, 0x3F13CD3A, 0x3F64F92E], [0x3F13CD3A, 0x3F13CD3A, 0x3F5105EC, 0x3F3504F3, 0x3F3504F3, 0x3F21E89B, 0x3F41848F], [1.0, 0x3F41848F, 0x3F64F92E, 0x3F3504F3, 0x3F5105EC, 0x3F1A5FB2, 0x3F41848F], [0x3F21E89B, 0x3F64F92E, 0x3F64F92E, 0x3F5105EC, 0x3F64F92E, 0x3F5105EC, 1.0], [0x3F64F92E, 0x3F5105EC, 0x3F13CD3A, 1.0, 0x3F41848F, 0x3F5105EC, 0x3F13CD3A]], [[0x3F3504F3, 0x3F5105EC, 1.0, 0x3F3504F3, 0x3F3504F3, 0x3F3504F3, 0x3F3504F3], [0x3F2AAAAB, 0x3F5105EC, 0x3F64F92E, 0x3F64F92E, 0x3F3504F3, 0x3F3504F3, 0x3F5105EC], [0x3F3504F3, 0x3F13CD3A, 0x3F5105EC, 0x3F1A5FB2, 1.0, 0x3F21E89B, 0x3F64F92E], [0x3F41848F, 1.0, 0x3F64F92E, 0x3F3504F3, 0x3F64F92E, 0x3F3504F3, 0x3F41848F], [0x3F64F92E, 0x3F5105EC, 0x3F41848F, 1.0, 0x3F1A5FB2, 0x3F2AAAAB, 1.0]]]> : tensor<3x5x7xf32> ulp 1 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.5, 1.5, 1.0], [1.0, 1.75, 1.75], [3.0, 3.0, 2.0], [2.25, 2.75, 2.75], [1.0, 2.5, 1.75]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.rsqrt %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F5105EC, 0x3F5105EC, 1.0], [1.0, 0x3F41848F, 0x3F41848F], [0x3F13CD3A, 0x3F13CD3A, 0x3F3504F3], [0x3F2AAAAB, 0x3F1A5FB2, 0x3F1A5FB2], [1.0, 0x3F21E89B, 0x3F41848F]]> : tensor<5x3xf32> ulp 1 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
