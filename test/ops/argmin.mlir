// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_ties_u8() {
  %x0 = check.input dense<[[2, 2, 0, 0, 2, 3, 3, 3, 0], [0, 3, 0, 0, 3, 0, 1, 1, 3], [3, 1, 1, 3, 1, 0, 1, 0, 3], [3, 3, 0, 3, 2, 3, 0, 2, 1]]> : tensor<4x9xui8> : tensor<4x9xui8>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xui8>) -> tensor<4xi64>
  check.eq %1, dense<[2, 0, 5, 2]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_u8() {
  %x0 = check.input dense<[[2, 2, 0, 0, 2, 3, 3, 3, 0], [0, 3, 0, 0, 3, 0, 1, 1, 3], [3, 1, 1, 3, 1, 0, 1, 0, 3], [3, 3, 0, 3, 2, 3, 0, 2, 1]]> : tensor<4x9xui8> : tensor<4x9xui8>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xui8>) -> tensor<4xi64>
  check.eq %1, dense<[8, 5, 7, 6]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255]]> : tensor<1x9xui8> : tensor<1x9xui8>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x9xui8>) -> tensor<1xi64>
  check.eq %1, dense<[0]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i8() {
  %x0 = check.input dense<[[2, 0, 0, 1, -3, -3, 3, 1, 2], [1, 3, 1, -2, 2, 0, -2, 0, -2], [-3, -3, -2, 3, 1, 1, 2, -2, 2], [3, -2, 3, 0, 1, -1, 3, -3, 1]]> : tensor<4x9xi8> : tensor<4x9xi8>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xi8>) -> tensor<4xi64>
  check.eq %1, dense<[4, 3, 0, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i8() {
  %x0 = check.input dense<[[2, 0, 0, 1, -3, -3, 3, 1, 2], [1, 3, 1, -2, 2, 0, -2, 0, -2], [-3, -3, -2, 3, 1, 1, 2, -2, 2], [3, -2, 3, 0, 1, -1, 3, -3, 1]]> : tensor<4x9xi8> : tensor<4x9xi8>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xi8>) -> tensor<4xi64>
  check.eq %1, dense<[5, 8, 1, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]]> : tensor<1x13xi8> : tensor<1x13xi8>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x13xi8>) -> tensor<1xi64>
  check.eq %1, dense<[0]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i16() {
  %x0 = check.input dense<[[1, -3, 1, 1, 3, -3, 3, 2, -3], [2, -2, -3, -2, 1, -1, 2, 1, 0], [0, -3, 0, 1, 2, 0, 3, 3, -2], [2, -1, -2, 2, 0, 1, 0, -2, -2]]> : tensor<4x9xi16> : tensor<4x9xi16>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xi16>) -> tensor<4xi64>
  check.eq %1, dense<[1, 2, 1, 2]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i16() {
  %x0 = check.input dense<[[1, -3, 1, 1, 3, -3, 3, 2, -3], [2, -2, -3, -2, 1, -1, 2, 1, 0], [0, -3, 0, 1, 2, 0, 3, 3, -2], [2, -1, -2, 2, 0, 1, 0, -2, -2]]> : tensor<4x9xi16> : tensor<4x9xi16>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xi16>) -> tensor<4xi64>
  check.eq %1, dense<[8, 2, 1, 8]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]]> : tensor<1x13xi16> : tensor<1x13xi16>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x13xi16>) -> tensor<1xi64>
  check.eq %1, dense<[0]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i32() {
  %x0 = check.input dense<[[-1, -1, -2, 3, 2, -3, 1, -1, -1], [0, 3, 3, -3, -1, 1, -2, -2, -2], [-2, -2, -3, 3, 1, 3, 1, 2, -1], [0, 3, 1, 1, 0, 0, 1, 0, 0]]> : tensor<4x9xi32> : tensor<4x9xi32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xi32>) -> tensor<4xi64>
  check.eq %1, dense<[5, 3, 2, 0]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i32() {
  %x0 = check.input dense<[[-1, -1, -2, 3, 2, -3, 1, -1, -1], [0, 3, 3, -3, -1, 1, -2, -2, -2], [-2, -2, -3, 3, 1, 3, 1, 2, -1], [0, 3, 1, 1, 0, 0, 1, 0, 0]]> : tensor<4x9xi32> : tensor<4x9xi32>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xi32>) -> tensor<4xi64>
  check.eq %1, dense<[5, 3, 2, 8]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647]]> : tensor<1x13xi32> : tensor<1x13xi32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x13xi32>) -> tensor<1xi64>
  check.eq %1, dense<[0]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i64() {
  %x0 = check.input dense<[[-2, -3, 3, 1, -1, 3, 0, -2, 1], [-2, -3, 1, -1, -3, -3, 2, 0, -1], [3, 2, -2, -1, 3, 1, 1, 3, 3], [2, -1, -2, 1, 1, 3, -2, 0, 2]]> : tensor<4x9xi64> : tensor<4x9xi64>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xi64>) -> tensor<4xi64>
  check.eq %1, dense<[1, 1, 2, 2]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i64() {
  %x0 = check.input dense<[[-2, -3, 3, 1, -1, 3, 0, -2, 1], [-2, -3, 1, -1, -3, -3, 2, 0, -1], [3, 2, -2, -1, 3, 1, 1, 3, 3], [2, -1, -2, 1, 1, 3, -2, 0, 2]]> : tensor<4x9xi64> : tensor<4x9xi64>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xi64>) -> tensor<4xi64>
  check.eq %1, dense<[1, 5, 2, 6]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807]]> : tensor<1x13xi64> : tensor<1x13xi64>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x13xi64>) -> tensor<1xi64>
  check.eq %1, dense<[0]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_f16() {
  %x0 = check.input dense<[[-1.0, -2.0, 0.0, 1.0, -3.0, 2.0, -1.0, -3.0, 1.0], [-3.0, 1.0, 2.0, -3.0, -3.0, 3.0, -1.0, -1.0, 2.0], [3.0, -1.0, -3.0, -2.0, 3.0, 3.0, -3.0, 2.0, 2.0], [-1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 1.0, 2.0, -3.0]]> : tensor<4x9xf16> : tensor<4x9xf16>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xf16>) -> tensor<4xi64>
  check.eq %1, dense<[4, 0, 2, 8]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_f16() {
  %x0 = check.input dense<[[-1.0, -2.0, 0.0, 1.0, -3.0, 2.0, -1.0, -3.0, 1.0], [-3.0, 1.0, 2.0, -3.0, -3.0, 3.0, -1.0, -1.0, 2.0], [3.0, -1.0, -3.0, -2.0, 3.0, 3.0, -3.0, 2.0, 2.0], [-1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 1.0, 2.0, -3.0]]> : tensor<4x9xf16> : tensor<4x9xf16>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xf16>) -> tensor<4xi64>
  check.eq %1, dense<[7, 4, 6, 8]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<1x20xf16> : tensor<1x20xf16>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x20xf16>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_bf16() {
  %x0 = check.input dense<[[-3.0, -3.0, 2.0, -3.0, 0.0, -3.0, -1.0, 3.0, 2.0], [0.0, -3.0, 0.0, -3.0, -1.0, -3.0, -3.0, 2.0, -1.0], [1.0, -3.0, 3.0, -2.0, 3.0, -2.0, 0.0, 3.0, 3.0], [-1.0, 2.0, 2.0, -1.0, 0.0, -1.0, 3.0, -3.0, 0.0]]> : tensor<4x9xbf16> : tensor<4x9xbf16>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xbf16>) -> tensor<4xi64>
  check.eq %1, dense<[0, 1, 1, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_bf16() {
  %x0 = check.input dense<[[-3.0, -3.0, 2.0, -3.0, 0.0, -3.0, -1.0, 3.0, 2.0], [0.0, -3.0, 0.0, -3.0, -1.0, -3.0, -3.0, 2.0, -1.0], [1.0, -3.0, 3.0, -2.0, 3.0, -2.0, 0.0, 3.0, 3.0], [-1.0, 2.0, 2.0, -1.0, 0.0, -1.0, 3.0, -3.0, 0.0]]> : tensor<4x9xbf16> : tensor<4x9xbf16>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xbf16>) -> tensor<4xi64>
  check.eq %1, dense<[5, 6, 1, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<1x20xbf16> : tensor<1x20xbf16>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x20xbf16>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_f32() {
  %x0 = check.input dense<[[3.0, 1.0, 1.0, 2.0, 0.0, -3.0, 0.0, 1.0, 1.0], [2.0, 3.0, 3.0, -3.0, 1.0, 0.0, -2.0, 2.0, -3.0], [0.0, 0.0, 2.0, -3.0, 2.0, -2.0, -3.0, 1.0, 1.0], [2.0, 1.0, 1.0, -3.0, 2.0, -3.0, 3.0, -1.0, 2.0]]> : tensor<4x9xf32> : tensor<4x9xf32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xf32>) -> tensor<4xi64>
  check.eq %1, dense<[5, 3, 3, 3]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_f32() {
  %x0 = check.input dense<[[3.0, 1.0, 1.0, 2.0, 0.0, -3.0, 0.0, 1.0, 1.0], [2.0, 3.0, 3.0, -3.0, 1.0, 0.0, -2.0, 2.0, -3.0], [0.0, 0.0, 2.0, -3.0, 2.0, -2.0, -3.0, 1.0, 1.0], [2.0, 1.0, 1.0, -3.0, 2.0, -3.0, 3.0, -1.0, 2.0]]> : tensor<4x9xf32> : tensor<4x9xf32>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xf32>) -> tensor<4xi64>
  check.eq %1, dense<[5, 8, 6, 5]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<1x20xf32> : tensor<1x20xf32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x20xf32>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_f64() {
  %x0 = check.input dense<[[-2.0, -3.0, -2.0, 0.0, -1.0, 0.0, 3.0, -1.0, 3.0], [-3.0, 0.0, -2.0, -2.0, -1.0, 2.0, 2.0, -3.0, -1.0], [-3.0, -1.0, 2.0, -1.0, -2.0, -1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 2.0, -2.0, -3.0, 1.0, 3.0, 3.0, -1.0]]> : tensor<4x9xf64> : tensor<4x9xf64>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<4x9xf64>) -> tensor<4xi64>
  check.eq %1, dense<[1, 0, 0, 0]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_f64() {
  %x0 = check.input dense<[[-2.0, -3.0, -2.0, 0.0, -1.0, 0.0, 3.0, -1.0, 3.0], [-3.0, 0.0, -2.0, -2.0, -1.0, 2.0, 2.0, -3.0, -1.0], [-3.0, -1.0, 2.0, -1.0, -2.0, -1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 2.0, -2.0, -3.0, 1.0, 3.0, 3.0, -1.0]]> : tensor<4x9xf64> : tensor<4x9xf64>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<4x9xf64>) -> tensor<4xi64>
  check.eq %1, dense<[1, 7, 0, 4]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<1x20xf64> : tensor<1x20xf64>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<1x20xf64>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_nan() {
  %x0 = check.input dense<[[1.0, 0x7FC00000, 3.0, 0x7FC00000], [0x7FC00000, 1.0, 2.0, 3.0], [0x7F800000, 0xFF800000, 0.0, 1.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [0.0, -0.0, 0.0, -0.0]]> : tensor<6x4xf32> : tensor<6x4xf32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<6x4xf32>) -> tensor<6xi64>
  check.eq %1, dense<[1, 0, 1, 0, 0, 0]> : tensor<6xi64> : tensor<6xi64>
  return
}

func.func @test_nan_last() {
  %x0 = check.input dense<[[1.0, 0x7FC00000, 3.0, 0x7FC00000], [0x7FC00000, 1.0, 2.0, 3.0], [0x7F800000, 0xFF800000, 0.0, 1.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [0.0, -0.0, 0.0, -0.0]]> : tensor<6x4xf32> : tensor<6x4xf32>
  %1 = dl.argmin %x0 {axis = 1, last = true} : (tensor<6x4xf32>) -> tensor<6xi64>
  check.eq %1, dense<[3, 0, 1, 3, 3, 3]> : tensor<6xi64> : tensor<6xi64>
  return
}

func.func @test_first_axis() {
  %x0 = check.input dense<[[0.0, 0.0, 3.0], [-1.0, -3.0, -1.0], [3.0, 3.0, -2.0], [-2.0, 1.0, -3.0], [2.0, 3.0, 1.0]]> : tensor<5x3xf32> : tensor<5x3xf32>
  %1 = dl.argmin %x0 {axis = 0} : (tensor<5x3xf32>) -> tensor<3xi64>
  check.eq %1, dense<[3, 1, 3]> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_middle_kept() {
  %x0 = check.input dense<[[[0.0, 3.0, 2.0], [3.0, 2.0, 1.0], [-2.0, -2.0, -2.0], [0.0, -2.0, -1.0], [-1.0, -3.0, -3.0]], [[3.0, -3.0, 3.0], [1.0, -3.0, 3.0], [-2.0, -2.0, -3.0], [0.0, 2.0, 3.0], [0.0, 3.0, 2.0]]]> : tensor<2x5x3xf32> : tensor<2x5x3xf32>
  %1 = dl.argmin %x0 {axis = 1, keepdims = true} : (tensor<2x5x3xf32>) -> tensor<2x1x3xi64>
  check.eq %1, dense<[[[2, 4, 4]], [[2, 0, 2]]]> : tensor<2x1x3xi64> : tensor<2x1x3xi64>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[3.0], [-1.0], [-1.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<3x1xf32>) -> tensor<3xi64>
  check.eq %1, dense<0> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_vector() {
  %x0 = check.input dense<[0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.argmin %x0 {axis = 0} : (tensor<16xi32>) -> tensor<i64>
  check.eq %1, dense<4> : tensor<i64> : tensor<i64>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<0x3xf32>) -> tensor<0xi64>
  check.eq %1, dense<> : tensor<0xi64> : tensor<0xi64>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[0x3E81F1C2, 0xBF0355F7, 0x3F91DC04, 0xBF5C78A1, 0x4002F54A, 0xBE60BCE6, 0xBF5F2748, 0x3E396A75, 0x3F46E01D, 0xC00BD8F3, 0x3F0CCE09, 0xBEB74C4E, 0x3EFB2324, 0x3F153131, 0x3F8BCF89, 0xBF530482, 0xBFBB1FF6, 0xBF7E93E1, 0x3E2BEDBC, 0xBE7237C9, 0x3F20811A, 0x3F262982, 0xBF557BF5, 0xBFCC209D, 0xBE85669F, 0xBEE9885E, 0xBF768E0D, 0x3F2CDEEC, 0x40001FA2, 0xBF2C66C3, 0xBF155F0D, 0x40007B16, 0x3E9C08C4, 0x3FA85D65, 0xBC16A518, 0x3EB2281D, 0x3FAD07A9, 0xBF260DCC, 0x3E0F8C69, 0xBD761E51, 0x3F9FEFAC, 0x3E8C7408, 0x3E9AC33A, 0x3F3041E6, 0x3F41E6C1, 0xBF54AAF8, 0x3EA37465, 0x3E84BAFF, 0xBED66D62, 0x3F38C7BA, 0x3FBB427A, 0xBE6433C3, 0x3C7B5B0F, 0x3F67BF03, 0xBF9FE689, 0x3EEF1CD7, 0x3F2575EA, 0xBF9C39AD, 0xBF3DBF51, 0xBF712807, 0x3DBAF3C6, 0x3D31849C, 0x3EC24981, 0xBF0080A8, 0xBE9EC09C, 0x3F145D65, 0xBCF60343, 0xBE44A18F, 0x3F888209, 0x3FB231CD, 0xBF892C43, 0x3FFE9C5A, 0xBF66EE38, 0xBDC2E327, 0xBF982987, 0xBF4BE805, 0x3F6888EA, 0x3F194507, 0xBF107146, 0xBE5CE6AA, 0xBF42F6A0, 0xBFD1C106, 0xC0466B90, 0xBDE6EA26, 0x3E5ACA6B, 0xBEB9AB5B, 0x3EA56A23, 0xBCA0290B, 0x3DF983B6, 0xBFE5A12C, 0x3F2481AE, 0x3F06A318, 0x3F71453F, 0x400FB6A1, 0xBF6421D1, 0x3F85A3BE, 0xBE29755E, 0xBF406D07, 0xBF9B28AB, 0xBF3EF815, 0xBFB736FE, 0xBFCD7D34, 0xBF23FD18, 0xBF007F6C, 0xBFF53453, 0xBE5F387F, 0x3EA4BB7B, 0x3DB109BE, 0x3F66773A, 0xBFA42CA5, 0x3F373133, 0xBEC4FB7E, 0x3F7D2871, 0xBEF0049A, 0x3F37E0C0, 0x3C989EEA, 0x3FE127C3, 0xBFA6E538, 0xBFD604E1, 0xBDEE2213, 0x3F889146, 0xBE891CC3, 0x400F777D, 0xBFB84993, 0x3FC24862, 0x3CF31F6D, 0x3ECD1D47, 0xBEF3290B, 0xBFD81375, 0x40173725, 0xBF809626], [0x402E5B00, 0xBFD1105C, 0xBEA76144, 0xBF18D903, 0xBD90B614, 0x3FB73AE6, 0xBF9189AE, 0x3D0638E8, 0x3FEF52F3, 0xBF8A02CF, 0x3DF931A4, 0xC005754F, 0x3F4DE469, 0x3F2BB8D2, 0xBF6351C6, 0x3EBBD00A, 0xBEBEB6D1, 0xBFC7C6FF, 0x3FB6ECF4, 0x401078C5, 0xBF5DA714, 0xBF0F5A6B, 0x3DCB692C, 0x3E8C0F01, 0x3F4CEB50, 0xBE82200A, 0xBE647697, 0xBE7B186C, 0x3D4C81EE, 0x3DE63155, 0xBF49B95D, 0x3EFDBC1C, 0xBF9A4386, 0x3FCFDDA2, 0xBE989C9A, 0x3F0049CB, 0xBE07C965, 0xBEB107C0, 0xBE088D37, 0xBFF657F2, 0x3D98AF13, 0x3F5AA14D, 0x3F9E8E51, 0x3E0BDC7F, 0x3EFC1F3D, 0x3ED1B2D3, 0xBEDDCA38, 0xBEB43D82, 0xBD872285, 0x3F46074B, 0xBF33FA3A, 0x402F6EFC, 0x3DB9AE77, 0x3FFEDCEC, 0x3F868549, 0x3E1B19B5, 0x3E732223, 0x3D5E5401, 0xBED9936E, 0xBFBE92F5, 0x3E0D5B4B, 0x3F13BDA9, 0xBE99BC8A, 0xBE3B2E51, 0x3F8D41E6, 0xBDB6CA13, 0xBD9CB473, 0x3E496EA7, 0xBF2879B1, 0x3E34C26E, 0x3F9F6E34, 0xBF4CEAB8, 0xBF0D2A1F, 0x3DDFEB13, 0xBE9F8598, 0xBFB294BF, 0xBF406AE7, 0x3E1A7C4E, 0x3F95DFBC, 0xBDCF505E, 0xBFF4E84D, 0x3EFD398F, 0xBF1CEB7D, 0x3F3F5BC7, 0xBF25D4CB, 0xBE4B8FD2, 0x401385A9, 0xBF296302, 0x3FA5FAF7, 0x3F31D72D, 0xBE567879, 0xC023559C, 0xBF14EB0B, 0x3EC60DAE, 0xBD3A16DE, 0xBF1D2CBD, 0x3EDF93C8, 0xBE4BDCCE, 0x3F98C5BB, 0xBB25384B, 0xBE7629ED, 0x3D820200, 0xBF2A5814, 0xBFD926DB, 0x3FBA131D, 0xBEB56FF2, 0xBF086D17, 0x3EC76BD6, 0xBF64264A, 0xBD73A3B9, 0xBF3DCC5E, 0x3F2D3B72, 0x3F63C532, 0x3E8C7523, 0xBDEEC58E, 0xC00FBFC6, 0x3FECC96A, 0x3FB11EB5, 0x3E613A67, 0xBEDC87AB, 0xBF0BF121, 0xBFD524BE, 0xBF7C7245, 0x3FA55B8A, 0xBEF26445, 0x3F22C468, 0x3FD545E1, 0xBEAEA910, 0xBE3031C6, 0x3ED96B5C, 0x3F3C44EA]]> : tensor<2x131xf32> : tensor<2x131xf32>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<2x131xf32>) -> tensor<2xi64>
  check.eq %1, dense<[82, 91]> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[0xBE4157FB, 0x3F63043B, 0x3FE0E765], [0xBF6669D9, 0x3FB7B13F, 0x3E3CE0B6], [0x3E6D93BD, 0xBD1AE557, 0xBE007E8C], [0x3EEBC741, 0xBD76A5B9, 0x3F17802C], [0xBEB7BEC2, 0xBE08383D, 0x3E8E2305]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.argmin %x0 {axis = 1} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?xi64, #dl.dims<[N]>>
  check.eq %1, dense<[0, 0, 2, 1, 0]> : tensor<5xi64> : tensor<?xi64, #dl.dims<[N]>>
  return
}

func.func @test_symbolic_axis() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[0xBF04A3AD, 0xBF35D85A, 0x3ECE0FA6], [0xBF2BCDFD, 0x3FA5B624, 0xBD52FF36], [0xBF3D35DD, 0xBE528401, 0x3FF9D680], [0x3F4FC91E, 0x3F00C38B, 0xBF9B4920], [0xBFBBBC88, 0xBF152337, 0xBF8347E5]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.argmin %x0 {axis = 0} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<3xi64>
  check.eq %1, dense<[4, 0, 3]> : tensor<3xi64> : tensor<3xi64>
  return
}
