// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_u8() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.sign %x0 : (tensor<9xui8>) -> tensor<9xui8>
  check.eq %1, dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui8> : tensor<9xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.sign %x0 : (tensor<13xi8>) -> tensor<13xi8>
  check.eq %1, dense<[-1, -1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<13xi8> : tensor<13xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.sign %x0 : (tensor<13xi16>) -> tensor<13xi16>
  check.eq %1, dense<[-1, -1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<13xi16> : tensor<13xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647]> : tensor<13xi32> : tensor<13xi32>
  %1 = dl.sign %x0 : (tensor<13xi32>) -> tensor<13xi32>
  check.eq %1, dense<[-1, -1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<13xi32> : tensor<13xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807]> : tensor<13xi64> : tensor<13xi64>
  %1 = dl.sign %x0 : (tensor<13xi64>) -> tensor<13xi64>
  check.eq %1, dense<[-1, -1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<13xi64> : tensor<13xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.sign %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7E00, 1.0, -1.0, 1.0]> : tensor<20xf16> : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.sign %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FC0, 1.0, -1.0, 1.0]> : tensor<20xbf16> : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.sign %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FC00000, 1.0, -1.0, 1.0]> : tensor<20xf32> : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.sign %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, -1.0, 1.0]> : tensor<20xf64> : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<0.5> : tensor<f32> : tensor<f32>
  %1 = dl.sign %x0 : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<1.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.sign %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.eq %1, dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[-0.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.sign %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.eq %1, dense<[[-1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[-1.0, 1.75, 0.5, 2.0, 1.25, 0.0, 1.75], [2.0, -0.25, 1.5, 1.0, 0.75, 0.75, 2.0], [1.5, -1.0, -1.0, 0.75, -1.0, -1.0, 0.25], [-0.75, -0.25, 1.0, -0.75, 1.5, 1.75, -0.25], [1.5, 1.25, 2.0, 0.0, 0.0, 0.0, -0.75]], [[0.75, 0.25, 0.75, 0.5, 1.5, 0.5, 0.5], [-0.25, -0.75, 1.0, 2.0, 0.75, 1.75, 0.75], [-1.0, 0.0, -0.5, 1.75, 1.25, 1.25, -0.75], [1.25, -0.25, 2.0, 1.25, 1.0, 1.0, 0.5], [1.75, 1.25, 2.0, 0.5, 1.75, 1.75, 0.5]], [[0.5, 0.0, 2.0, 2.0, 1.25, 0.0, -1.0], [0.75, 1.5, 0.0, 1.0, 0.25, 2.0, -1.0], [-0.5, -0.75, 0.5, 1.25, -0.5, 2.0, 1.0], [1.75, -1.0, -0.5, 0.0, 1.0, -0.5, -0.5], [0.75, -1.0, 1.0, 1.25, 1.5, 1.5, 1.5]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.sign %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.eq %1, dense<[[[-1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0], [1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0], [1.0, -1.0, -1.0, 0.0, 1.0, -1.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[0.5, 1.25, 1.5], [1.75, -0.25, -0.5], [1.5, -0.25, 0.5], [-0.75, 0.75, 1.25], [-0.75, -0.75, 1.25]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.sign %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %1, dense<[[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [-1.0, 1.0, 1.0], [-1.0, -1.0, 1.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
