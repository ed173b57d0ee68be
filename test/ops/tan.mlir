// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.tan %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3E3B, 0xBE3B, 0x385F, 0xB85F, 0xB9FA, 0xB5FE, 0x4B0D, 0x1419, 0xA000, 0xB090, 0xB930, 0xBABA, 0x7E00, 0x7E00, 0x7E00, 0xC46C, 4.421875, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.tan %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x3FC7, 0xBFC7, 0.546875, 0xBF0C, 0xBF3F, -0.375, 14.125, 0x3A83, 0xBC00, 0xBE12, 0xBF26, 0xBF57, 0x7FC0, 0x7FC0, 0x7FC0, -6.09375, 6.09375, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.tan %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3FC75923, 0xBFC75923, 0x3F0BDA7B, 0xBF0BDA7B, 0xBF3F3CDA, 0xBEBFC9B0, 0x41619F6B, 0x3A831272, 0xBC0000AB, 0xBE11F7B9, 0xBF25FAFA, 0xBF573CC9, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xBF1C9ECA, 0x3F1C9ECA, 0x00000001]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.tan %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FF8EB245CBEE3A6, 0xBFF8EB245CBEE3A6, 0x3FE17B4F5BF3474A, 0xBFE17B4F5BF3474A, 0xBFE7E79B4E00BB15, 0xBFD7F9360C8212A7, 0x402C33ED50B88777, 0x3F50624E2E91EBE4, 0xBF800015557777AF, 0xBFC23EF71254B86F, 0xBFE4BF5F34BE3782, 0xBFEAE7991EABE519, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xBF74530CFE729484, 0x3F74530CFE729484, 0x0000000000000001]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.75> : tensor<f32> : tensor<f32>
  %1 = dl.tan %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0xC0B0A6F4> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.tan %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.tan %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0.0]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[2.0, 0.0, 1.5, 1.5, -0.25, 0.0, 1.5], [0.25, 1.25, 0.75, 1.25, -1.0, 0.75, 0.75], [2.0, 0.0, 2.0, 0.75, 0.0, 0.75, -0.25], [0.5, -0.75, -0.75, -0.25, -1.0, -1.0, -0.75], [0.0, -0.75, 0.0, -0.75, -0.5, 0.0, -0.75]], [[1.5, 1.75, 0.5, -0.25, 2.0, -0.25, 0.25], [1.75, -1.0, -0.5, -0.5, 0.25, 2.0, 2.0], [-1.0, 2.0, -0.5, -1.0, 2.0, -0.25, 1.0], [0.25, 1.0, 2.0, 0.75, -0.5, -0.5, 1.5], [0.0, 1.25, 0.25, 0.25, -1.0, -0.5, 0.25]], [[-0.25, 0.5, 1.75, -0.75, 0.25, 1.0, -1.0], [0.5, 2.0, 0.75, 0.75, 1.5, 1.25, 1.5], [0.75, 2.0, 0.25, -0.75, 0.25, 0.0, 1.75], [1.25, 0.5, 1.0, 1.25, 2.0, 1.5, 0.0], [-0.5, -0.25, 1.75, 1.25, -0.5, 0.75, 0.75]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.tan %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0xC00BD7B1, 0.0, 0x41619F6B, 0x41619F6B, 0xBE82BC2D, 0.0, 0x41619F6B], [0x3E82BC2D, 0x40409CCA, 0x3F6E7D1B, 0x40409CCA, 0xBFC75923, 0x3F6E7D1B, 0x3F6E7D1B], [0xC00BD7B1, 0.0, 0xC00BD7B1, 0x3F6E7D1B, 0.0, 0x3F6E7D1B, 0xBE82BC2D], [0x3F0BDA7B, 0xBF6E7D1B, 0xBF6E7D1B, 0xBE82BC2D, 0xBFC75923, 0xBFC75923, 0xBF6E7D1B], [0.0, 0xBF6E7D1B, 0.0, 0xBF6E7D1B, 0xBF0BDA7B, 0.0, 0xBF6E7D1B]], [[0x41619F6B, 0xC0B0A6F4, 0x3F0BDA7B, 0xBE82BC2D, 0xC00BD7B1, 0xBE82BC2D, 0x3E82BC2D], [0xC0B0A6F4, 0xBFC75923, 0xBF0BDA7B, 0xBF0BDA7B, 0x3E82BC2D, 0xC00BD7B1, 0xC00BD7B1], [0xBFC75923, 0xC00BD7B1, 0xBF0BDA7B, 0xBFC75923, 0xC00BD7B1, 0xBE82BC2D, 0x3FC75923], [0x3E82BC2D, 0x3FC75923, 0xC00BD7B1, 0x3F6E7D1B, 0xBF0BDA7B, 0xBF0BDA7B, 0x41619F6B], [0.0, 0x40409CCA, 0x3E82BC2D, 0x3E82BC2D, 0xBFC75923, 0xBF0BDA7B, 0x3E82BC2D]], [[0xBE82BC2D, 0x3F0BDA7B, 0xC0B0A6F4, 0xBF6E7D1B, 0x3E82BC2D, 0x3FC75923, 0xBFC75923], [0x3F0BDA7B, 0xC00BD7B1, 0x3F6E7D1B, 0x3F6E7D1B, 0x41619F6B, 0x40409CCA, 0x41619F6B], [0x3F6E7D1B, 0xC00BD7B1, 0x3E82BC2D, 0xBF6E7D1B, 0x3E82BC2D, 0.0, 0xC0B0A6F4], [0x40409CCA, 0x3F0BDA7B, 0x3FC75923, 0x40409CCA, 0xC00BD7B1, 0x41619F6B, 0.0], [0xBF0BDA7B, 0xBE82BC2D, 0xC0B0A6F4, 0x40409CCA, 0xBF0BDA7B, 0x3F6E7D1B, 0x3F6E7D1B]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[0.25, 0.0, -1.0], [1.5, 1.75, 0.5], [1.25, 0.25, 1.25], [1.25, 1.0, -0.25], [0.0, -0.5, 2.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.tan %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3E82BC2D, 0.0, 0xBFC75923], [0x41619F6B, 0xC0B0A6F4, 0x3F0BDA7B], [0x40409CCA, 0x3E82BC2D, 0x40409CCA], [0x40409CCA, 0x3FC75923, 0xBE82BC2D], [0.0, 0xBF0BDA7B, 0xC00BD7B1]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}

func.func @test_large() {
  %x0 = check.input dense<[1000.0, -10000.0, 100000.0, 0x4BE4E1C0, 0x501502F9, 0x60AD78EC, 0x7F61B1E6]> : tensor<7xf32> : tensor<7xf32>
  %1 = dl.tan %x0 : (tensor<7xf32>) -> tensor<7xf32>
  check.close %1, dense<[0x3FBC3395, 0xBEA45654, 0xBD12854F, 0xC0687849, 0xBF0EF000, 0x3F5ED890, 0xBFE73D2D]> : tensor<7xf32> ulp 8 : tensor<7xf32>
  return
}
