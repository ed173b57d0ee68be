// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.sin %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3ABB, 0xBABB, 0x37AC, 0xB7AC, 0x38CA, 0x359D, 0x3BFB, 0x1419, 0xA000, 0x3084, 0x385A, 0xB926, 0x7E00, 0x7E00, 0x7E00, 0x3BCE, 0xBBCE, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.sin %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x3F57, 0xBF57, 0x3EF5, 0xBEF5, 0x3F19, 0x3EB4, 0x3F7F, 0x3A83, 0xBC00, 0x3E11, 0x3F0B, 0xBF25, 0x7FC0, 0x7FC0, 0x7FC0, 0xBF7D, 0x3F7D, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.sin %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3F576AA4, 0xBF576AA4, 0x3EF57744, 0xBEF57744, 0x3F193578, 0x3EB399DC, 0x3F7F5BD5, 0x3A83126E, 0xBBFFFF55, 0x3E1081C3, 0x3F0B44F8, 0xBF24BEEA, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xBF0599B3, 0x3F0599B3, 0x00000001]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.sin %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FEAED548F090CEE, 0xBFEAED548F090CEE, 0x3FDEAEE8744B05F0, 0xBFDEAEE8744B05F0, 0x3FE326AF0DCFCAB1, 0x3FD6733B7EBA621F, 0x3FEFEB7A9B2C6D8B, 0x3F50624DA5218A62, 0xBF7FFFEAAAAEEEEF, 0x3FC210386DB6D55B, 0x3FE1689EF5F34F52, 0xBFE497DD488FE90F, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3F7452FC98B34E97, 0xBF7452FC98B34E97, 0x0000000000000001]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.25> : tensor<f32> : tensor<f32>
  %1 = dl.sin %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3F72F0A8> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.sin %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.75]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.sin %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3F2E7FE1]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.75, 0.25, 0.75, -0.5, 1.0, 1.5, 0.0], [-1.0, 1.25, 1.0, 1.0, 1.0, 2.0, -1.0], [1.75, -0.75, -0.25, 1.5, 0.0, -1.0, 1.25], [1.0, -0.25, 0.5, 0.25, 2.0, -0.5, 1.75], [2.0, -0.25, 1.0, -0.25, -0.5, 1.5, -1.0]], [[0.0, 0.75, -0.25, 0.5, 1.75, -0.5, 1.25], [-1.0, 0.5, -1.0, 0.5, -0.5, -0.25, 1.0], [1.25, 0.75, 1.0, -0.5, 0.5, -0.75, 0.0], [2.0, 0.5, -0.25, 1.0, 0.25, 0.5, -0.5], [1.75, 2.0, 1.75, -0.75, 0.25, 1.25, 2.0]], [[-0.25, 0.5, 0.0, 2.0, -0.5, 1.75, 1.75], [-0.75, -0.75, 0.75, -0.75, -0.25, 0.25, -0.5], [1.5, 1.25, 0.5, -0.25, -0.25, -0.5, 0.5], [-1.0, 1.75, 1.25, -0.75, -1.0, -1.0, -0.5], [1.25, 1.25, -1.0, -0.5, -1.0, 0.25, 0.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.sin %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3F7BE681, 0x3E7D5777, 0x3F2E7FE1, 0xBEF57744, 0x3F576AA4, 0x3F7F5BD5, 0.0], [0xBF576AA4, 0x3F72F0A8, 0x3F576AA4, 0x3F576AA4, 0x3F576AA4, 0x3F68C7B7, 0xBF576AA4], [0x3F7BE681, 0xBF2E7FE1, 0xBE7D5777, 0x3F7F5BD5, 0.0, 0xBF576AA4, 0x3F72F0A8], [0x3F576AA4, 0xBE7D5777, 0x3EF57744, 0x3E7D5777, 0x3F68C7B7, 0xBEF57744, 0x3F7BE681], [0x3F68C7B7, 0xBE7D5777, 0x3F576AA4, 0xBE7D5777, 0xBEF57744, 0x3F7F5BD5, 0xBF576AA4]], [[0.0, 0x3F2E7FE1, 0xBE7D5777, 0x3EF57744, 0x3F7BE681, 0xBEF57744, 0x3F72F0A8], [0xBF576AA4, 0x3EF57744, 0xBF576AA4, 0x3EF57744, 0xBEF57744, 0xBE7D5777, 0x3F576AA4], [0x3F72F0A8, 0x3F2E7FE1, 0x3F576AA4, 0xBEF57744, 0x3EF57744, 0xBF2E7FE1, 0.0], [0x3F68C7B7, 0x3EF57744, 0xBE7D5777, 0x3F576AA4, 0x3E7D5777, 0x3EF57744, 0xBEF57744], [0x3F7BE681, 0x3F68C7B7, 0x3F7BE681, 0xBF2E7FE1, 0x3E7D5777, 0x3F72F0A8, 0x3F68C7B7]], [[0xBE7D5777, 0x3EF57744, 0.0, 0x3F68C7B7, 0xBEF57744, 0x3F7BE681, 0x3F7BE681], [0xBF2E7FE1, 0xBF2E7FE1, 0x3F2E7FE1, 0xBF2E7FE1, 0xBE7D5777, 0x3E7D5777, 0xBEF57744], [0x3F7F5BD5, 0x3F72F0A8, 0x3EF57744, 0xBE7D5777, 0xBE7D5777, 0xBEF57744, 0x3EF57744], [0xBF576AA4, 0x3F7BE681, 0x3F72F0A8, 0xBF2E7FE1, 0xBF576AA4, 0xBF576AA4, 0xBEF57744], [0x3F72F0A8, 0x3F72F0A8, 0xBF576AA4, 0xBEF57744, 0xBF576AA4, 0x3E7D5777, 0.0]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.25, 1.75, 0.25], [-1.0, -0.25, 2.0], [-0.25, 2.0, -1.0], [1.75, 0.0, -0.5], [-0.75, 1.25, -0.25]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.sin %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F72F0A8, 0x3F7BE681, 0x3E7D5777], [0xBF576AA4, 0xBE7D5777, 0x3F68C7B7], [0xBE7D5777, 0x3F68C7B7, 0xBF576AA4], [0x3F7BE681, 0.0, 0xBEF57744], [0xBF2E7FE1, 0x3F72F0A8, 0xBE7D5777]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}

func.func @test_large() {
  %x0 = check.input dense<[1000.0, -10000.0, 100000.0, 0x4BE4E1C0, 0x501502F9, 0x60AD78EC, 0x7F61B1E6]> : tensor<7xf32> : tensor<7xf32>
  %1 = dl.sin %x0 : (tensor<7xf32>) -> tensor<7xf32>
  check.close %1, dense<[0x3F53AE61, 0x3E9C797D, 0x3D126D55, 0x3F76D13E, 0xBEF99A64, 0x3F281569, 0x3F5FF9C4]> : tensor<7xf32> ulp 4 : tensor<7xf32>
  return
}
