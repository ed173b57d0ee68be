// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %x1 = check.input dense<[[true], [false]]> : tensor<2x1xi1> : tensor<2x1xi1>
  %x2 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x2xi1>, tensor<2x1xi1>, tensor<2x2xi1>) -> tensor<2x5xi1>
  check.eq %3, dense<[[true, false, true, true, false], [false, true, false, false, true]]> : tensor<2x5xi1> : tensor<2x5xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %x1 = check.input dense<[[0], [8]]> : tensor<2x1xui8> : tensor<2x1xui8>
  %x2 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x5xui8>, tensor<2x1xui8>, tensor<2x5xui8>) -> tensor<2x11xui8>
  check.eq %3, dense<[[0, 1, 2, 3, 7, 0, 0, 1, 2, 3, 7], [8, 100, 254, 255, 0, 8, 8, 100, 254, 255, 0]]> : tensor<2x11xui8> : tensor<2x11xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %x1 = check.input dense<[[-128], [2]]> : tensor<2x1xi8> : tensor<2x1xi8>
  %x2 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi8>, tensor<2x1xi8>, tensor<2x7xi8>) -> tensor<2x15xi8>
  check.eq %3, dense<[[-128, -127, -7, -2, -1, 0, 1, -128, -128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128, 2, 2, 3, 8, 100, 126, 127, -128]]> : tensor<2x15xi8> : tensor<2x15xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %x1 = check.input dense<[[-32768], [2]]> : tensor<2x1xi16> : tensor<2x1xi16>
  %x2 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi16>, tensor<2x1xi16>, tensor<2x7xi16>) -> tensor<2x15xi16>
  check.eq %3, dense<[[-32768, -32767, -7, -2, -1, 0, 1, -32768, -32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768, 2, 2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x15xi16> : tensor<2x15xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %x1 = check.input dense<[[-2147483648], [2]]> : tensor<2x1xi32> : tensor<2x1xi32>
  %x2 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi32>, tensor<2x1xi32>, tensor<2x7xi32>) -> tensor<2x15xi32>
  check.eq %3, dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, -2147483648, -2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648, 2, 2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x15xi32> : tensor<2x15xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %x1 = check.input dense<[[-9223372036854775808], [2]]> : tensor<2x1xi64> : tensor<2x1xi64>
  %x2 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi64>, tensor<2x1xi64>, tensor<2x7xi64>) -> tensor<2x15xi64>
  check.eq %3, dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, -9223372036854775808, -9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808, 2, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x15xi64> : tensor<2x15xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %x1 = check.input dense<[[0.0], [0xA000]]> : tensor<2x1xf16> : tensor<2x1xf16>
  %x2 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x10xf16>, tensor<2x1xf16>, tensor<2x10xf16>) -> tensor<2x21xf16>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0.0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 0xA000, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x21xf16> : tensor<2x21xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %x1 = check.input dense<[[0.0], [0xBC00]]> : tensor<2x1xbf16> : tensor<2x1xbf16>
  %x2 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x10xbf16>, tensor<2x1xbf16>, tensor<2x10xbf16>) -> tensor<2x21xbf16>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0.0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 0xBC00, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x21xbf16> : tensor<2x21xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %x1 = check.input dense<[[0.0], [0xBC000000]]> : tensor<2x1xf32> : tensor<2x1xf32>
  %x2 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xf32>) -> tensor<2x21xf32>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0.0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0xBC000000, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x21xf32> : tensor<2x21xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %x1 = check.input dense<[[0.0], [0xBF80000000000000]]> : tensor<2x1xf64> : tensor<2x1xf64>
  %x2 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x10xf64>, tensor<2x1xf64>, tensor<2x10xf64>) -> tensor<2x21xf64>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0.0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0xBF80000000000000, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x21xf64> : tensor<2x21xf64>
  return
}

func.func @test_rows() {
  %x0 = check.input dense<[[-1.0, 3.0, -1.0], [-3.0, -2.0, -2.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %x1 = check.input dense<[[-2.0, -2.0, -1.0]]> : tensor<1x3xf32> : tensor<1x3xf32>
  %2 = dl.concat %x0, %x1 {axis = 0} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
  check.eq %2, dense<[[-1.0, 3.0, -1.0], [-3.0, -2.0, -2.0], [-2.0, -2.0, -1.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  return
}

func.func @test_vectors() {
  %x0 = check.input dense<> : tensor<0xf32> : tensor<0xf32>
  %x1 = check.input dense<2.0> : tensor<2xf32> : tensor<2xf32>
  %2 = dl.concat %x0, %x1 {axis = 0} : (tensor<0xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.eq %2, dense<2.0> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[-1.0, -2.0, -2.0]], [[3.0, 2.0, 0.0]]]> : tensor<2x1x3xf32> : tensor<2x1x3xf32>
  %x1 = check.input dense<[[[3.0, 1.0, 1.0], [-1.0, 0.0, 2.0], [-1.0, 0.0, 2.0], [3.0, 2.0, 1.0]], [[2.0, 2.0, 1.0], [0.0, 3.0, 3.0], [-1.0, -2.0, -3.0], [-1.0, 2.0, 1.0]]]> : tensor<2x4x3xf32> : tensor<2x4x3xf32>
  %x2 = check.input dense<[[[-3.0, 1.0, -2.0], [0.0, -3.0, -1.0]], [[2.0, 2.0, 0.0], [-2.0, -3.0, -1.0]]]> : tensor<2x2x3xf32> : tensor<2x2x3xf32>
  %3 = dl.concat %x0, %x1, %x2 {axis = 1} : (tensor<2x1x3xf32>, tensor<2x4x3xf32>, tensor<2x2x3xf32>) -> tensor<2x7x3xf32>
  check.eq %3, dense<[[[-1.0, -2.0, -2.0], [3.0, 1.0, 1.0], [-1.0, 0.0, 2.0], [-1.0, 0.0, 2.0], [3.0, 2.0, 1.0], [-3.0, 1.0, -2.0], [0.0, -3.0, -1.0]], [[3.0, 2.0, 0.0], [2.0, 2.0, 1.0], [0.0, 3.0, 3.0], [-1.0, -2.0, -3.0], [-1.0, 2.0, 1.0], [2.0, 2.0, 0.0], [-2.0, -3.0, -1.0]]]> : tensor<2x7x3xf32> : tensor<2x7x3xf32>
  return
}

func.func @test_single() {
  %x0 = check.input dense<[[3.0, -1.0, -1.0], [-3.0, -3.0, 3.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.concat %x0 {axis = 0} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[3.0, -1.0, -1.0], [-3.0, -3.0, 3.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_channels() {
  %x0 = check.input dense<[[[[3.0, 1.0, 0.0, -2.0, 1.0], [3.0, -2.0, -3.0, 3.0, 2.0], [-3.0, -1.0, 2.0, -2.0, -3.0], [3.0, -2.0, -3.0, 2.0, -3.0], [0.0, 0.0, 3.0, -1.0, -3.0]], [[3.0, 1.0, 0.0, 0.0, -3.0], [1.0, -2.0, -1.0, -2.0, 3.0], [0.0, 3.0, 0.0, 3.0, 1.0], [-3.0, 0.0, 1.0, 3.0, -1.0], [2.0, 1.0, -1.0, -1.0, -3.0]]]]> : tensor<1x2x5x5xf32> : tensor<1x2x5x5xf32>
  %x1 = check.input dense<[[[[1.0, 1.0, 0.0, -3.0, 2.0], [3.0, 2.0, 1.0, -3.0, 0.0], [-1.0, 0.0, -3.0, 0.0, 3.0], [-3.0, 2.0, 3.0, -1.0, 0.0], [2.0, -2.0, -1.0, 3.0, -1.0]], [[2.0, 0.0, -1.0, 2.0, 3.0], [3.0, 3.0, 0.0, 1.0, -2.0], [3.0, -1.0, 3.0, -3.0, -2.0], [-2.0, 0.0, 1.0, -1.0, -2.0], [-3.0, 1.0, -3.0, 3.0, 0.0]], [[0.0, 0.0, -3.0, -3.0, -2.0], [2.0, -1.0, 1.0, 0.0, -1.0], [3.0, -3.0, 2.0, 2.0, 3.0], [2.0, 3.0, 2.0, -3.0, 2.0], [0.0, -1.0, -1.0, 0.0, 0.0]]]]> : tensor<1x3x5x5xf32> : tensor<1x3x5x5xf32>
  %2 = dl.concat %x0, %x1 {axis = 1} : (tensor<1x2x5x5xf32>, tensor<1x3x5x5xf32>) -> tensor<1x5x5x5xf32>
  check.eq %2, dense<[[[[3.0, 1.0, 0.0, -2.0, 1.0], [3.0, -2.0, -3.0, 3.0, 2.0], [-3.0, -1.0, 2.0, -2.0, -3.0], [3.0, -2.0, -3.0, 2.0, -3.0], [0.0, 0.0, 3.0, -1.0, -3.0]], [[3.0, 1.0, 0.0, 0.0, -3.0], [1.0, -2.0, -1.0, -2.0, 3.0], [0.0, 3.0, 0.0, 3.0, 1.0], [-3.0, 0.0, 1.0, 3.0, -1.0], [2.0, 1.0, -1.0, -1.0, -3.0]], [[1.0, 1.0, 0.0, -3.0, 2.0], [3.0, 2.0, 1.0, -3.0, 0.0], [-1.0, 0.0, -3.0, 0.0, 3.0], [-3.0, 2.0, 3.0, -1.0, 0.0], [2.0, -2.0, -1.0, 3.0, -1.0]], [[2.0, 0.0, -1.0, 2.0, 3.0], [3.0, 3.0, 0.0, 1.0, -2.0], [3.0, -1.0, 3.0, -3.0, -2.0], [-2.0, 0.0, 1.0, -1.0, -2.0], [-3.0, 1.0, -3.0, 3.0, 0.0]], [[0.0, 0.0, -3.0, -3.0, -2.0], [2.0, -1.0, 1.0, 0.0, -1.0], [3.0, -3.0, 2.0, 2.0, 3.0], [2.0, 3.0, 2.0, -3.0, 2.0], [0.0, -1.0, -1.0, 0.0, 0.0]]]]> : tensor<1x5x5x5xf32> : tensor<1x5x5x5xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %x1 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %2 = dl.concat %x0, %x1 {axis = 1} : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x5xf32, #dl.dims<[N, 5]>>
  check.eq %2, dense<[[1.0, 2.0, 1.0, 2.0, 3.0], [3.0, 4.0, 4.0, 5.0, 6.0], [5.0, 6.0, 7.0, 8.0, 9.0]]> : tensor<3x5xf32> : tensor<?x5xf32, #dl.dims<[N, 5]>>
  return
}

func.func @test_symbolic_axis() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %x1 = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32> : tensor<?x2xf32, #dl.dims<[M, 2]>>
  %2 = dl.concat %x0, %x1 {axis = 0} : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x2xf32, #dl.dims<[M, 2]>>) -> tensor<?x2xf32, #dl.dims<[N + M, 2]>>
  check.eq %2, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<7x2xf32> : tensor<?x2xf32, #dl.dims<[N + M, 2]>>
  return
}

func.func @test_twice_the_same() {
  %x0 = check.input dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  %1 = dl.concat %x0, %x0 {axis = 0} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  check.eq %1, dense<[[1.0, 2.0], [3.0, 4.0], [1.0, 2.0], [3.0, 4.0]]> : tensor<4x2xf32> : tensor<4x2xf32>
  return
}
