// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.erf %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3ABE, 0xBABE, 0x382A, 0xB82A, 0x3BFF, -1.0, 0x3BBB, 0x14A0, 0xA083, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7E00, 1.0, -1.0, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.erf %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0.84375, -0.84375, 0x3F05, 0xBF05, 1.0, -1.0, 0x3F77, 0x3A94, 0xBC10, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FC0, 1.0, -1.0, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.erf %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3F57BB3D, 0xBF57BB3D, 0x3F053F7B, 0xBF053F7B, 0x3F7FE554, 0xBF7FFFF4, 0x3F7752AB, 0x3A93E61C, 0xBC106DFA, 0x3F7FFE8D, -1.0, 1.0, 1.0, -1.0, 0x7FC00000, 1.0, -1.0, 0x00000001]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.erf %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FEAF767A741088B, 0xBFEAF767A741088B, 0x3FE0A7EF5C18EDD2, 0xBFE0A7EF5C18EDD2, 0x3FEFFCAA8F4C9BEA, 0xBFEFFFFE710D565E, 0x3FEEEA5557137AE0, 0x3F527CC3804D374C, 0xBF820DBF3DEB1340, 0x3FEFFFD1AC4135F9, -1.0, 1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, -1.0, 0x0000000000000001]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<-1.0> : tensor<f32> : tensor<f32>
  %1 = dl.erf %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0xBF57BB3D> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.erf %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.erf %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0.0]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.0, 1.5, -1.0, -0.5, 2.0, 1.0, -0.75], [0.5, -0.5, 0.75, 2.0, 1.5, 0.25, 1.0], [-0.5, -0.25, 1.75, 1.0, 2.0, 0.0, -0.5], [1.5, 0.0, 1.75, 0.75, 0.0, 1.0, 0.0], [-1.0, 1.75, 0.25, -0.75, 0.75, -1.0, 0.75]], [[0.25, 2.0, -0.5, 1.25, -1.0, 1.25, 1.75], [0.5, -0.75, -0.25, 2.0, 1.0, 0.75, 0.25], [-0.75, 0.0, 1.75, 1.25, 1.5, 1.5, 1.25], [2.0, 0.75, 0.25, 1.0, -1.0, 0.0, -1.0], [-0.75, -0.75, 1.25, 2.0, 1.75, -0.5, -1.0]], [[-0.25, 1.5, 1.0, 1.75, 0.0, 2.0, 0.25], [2.0, 2.0, 0.75, -0.75, 1.5, -0.75, -1.0], [1.75, -0.75, 0.5, -0.25, 0.0, 0.5, 0.5], [1.0, -0.25, 0.5, 1.5, 0.25, 0.5, 1.5], [-0.5, 1.75, 0.0, -0.25, 2.0, 0.75, -0.5]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.erf %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3F57BB3D, 0x3F7752AB, 0xBF57BB3D, 0xBF053F7B, 0x3F7ECD71, 0x3F57BB3D, 0xBF360E4C], [0x3F053F7B, 0xBF053F7B, 0x3F360E4C, 0x3F7ECD71, 0x3F7752AB, 0x3E8D7AA7, 0x3F57BB3D], [0xBF053F7B, 0xBE8D7AA7, 0x3F7C9684, 0x3F57BB3D, 0x3F7ECD71, 0.0, 0xBF053F7B], [0x3F7752AB, 0.0, 0x3F7C9684, 0x3F360E4C, 0.0, 0x3F57BB3D, 0.0], [0xBF57BB3D, 0x3F7C9684, 0x3E8D7AA7, 0xBF360E4C, 0x3F360E4C, 0xBF57BB3D, 0x3F360E4C]], [[0x3E8D7AA7, 0x3F7ECD71, 0xBF053F7B, 0x3F6C432F, 0xBF57BB3D, 0x3F6C432F, 0x3F7C9684], [0x3F053F7B, 0xBF360E4C, 0xBE8D7AA7, 0x3F7ECD71, 0x3F57BB3D, 0x3F360E4C, 0x3E8D7AA7], [0xBF360E4C, 0.0, 0x3F7C9684, 0x3F6C432F, 0x3F7752AB, 0x3F7752AB, 0x3F6C432F], [0x3F7ECD71, 0x3F360E4C, 0x3E8D7AA7, 0x3F57BB3D, 0xBF57BB3D, 0.0, 0xBF57BB3D], [0xBF360E4C, 0xBF360E4C, 0x3F6C432F, 0x3F7ECD71, 0x3F7C9684, 0xBF053F7B, 0xBF57BB3D]], [[0xBE8D7AA7, 0x3F7752AB, 0x3F57BB3D, 0x3F7C9684, 0.0, 0x3F7ECD71, 0x3E8D7AA7], [0x3F7ECD71, 0x3F7ECD71, 0x3F360E4C, 0xBF360E4C, 0x3F7752AB, 0xBF360E4C, 0xBF57BB3D], [0x3F7C9684, 0xBF360E4C, 0x3F053F7B, 0xBE8D7AA7, 0.0, 0x3F053F7B, 0x3F053F7B], [0x3F57BB3D, 0xBE8D7AA7, 0x3F053F7B, 0x3F7752AB, 0x3E8D7AA7, 0x3F053F7B, 0x3F7752AB], [0xBF053F7B, 0x3F7C9684, 0.0, 0xBE8D7AA7, 0x3F7ECD71, 0x3F360E4C, 0xBF053F7B]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[0.25, 1.25, 1.5], [1.25, 2.0, 0.5], [-0.75, -1.0, 0.5], [1.5, -0.25, 1.5], [1.5, 1.25, 0.75]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.erf %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3E8D7AA7, 0x3F6C432F, 0x3F7752AB], [0x3F6C432F, 0x3F7ECD71, 0x3F053F7B], [0xBF360E4C, 0xBF57BB3D, 0x3F053F7B], [0x3F7752AB, 0xBE8D7AA7, 0x3F7752AB], [0x3F7752AB, 0x3F6C432F, 0x3F360E4C]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
