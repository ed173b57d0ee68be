// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_ties_u8() {
  %x0 = check.input dense<[[0, 2, 0, 1, 0, 1, 1, 2, 1], [3, 1, 3, 3, 1, 0, 3, 0, 3], [1, 2, 2, 0, 3, 0, 3, 3, 0], [2, 2, 2, 3, 2, 3, 2, 1, 2]]> : tensor<4x9xui8> : tensor<4x9xui8>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xui8>) -> tensor<4xi64>
  check.eq %1, dense<[1, 0, 4, 3]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_u8() {
  %x0 = check.input dense<[[0, 2, 0, 1, 0, 1, 1, 2, 1], [3, 1, 3, 3, 1, 0, 3, 0, 3], [1, 2, 2, 0, 3, 0, 3, 3, 0], [2, 2, 2, 3, 2, 3, 2, 1, 2]]> : tensor<4x9xui8> : tensor<4x9xui8>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xui8>) -> tensor<4xi64>
  check.eq %1, dense<[7, 8, 7, 5]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255]]> : tensor<1x9xui8> : tensor<1x9xui8>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x9xui8>) -> tensor<1xi64>
  check.eq %1, dense<[8]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i8() {
  %x0 = check.input dense<[[-2, 0, 3, -3, 3, -3, 3, -3, 0], [2, 3, 0, 2, 0, -2, -2, 1, 0], [2, 3, -1, 1, -1, 0, -2, 1, 2], [-1, 2, -2, 1, -3, 2, -1, 0, 0]]> : tensor<4x9xi8> : tensor<4x9xi8>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xi8>) -> tensor<4xi64>
  check.eq %1, dense<[2, 1, 1, 1]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i8() {
  %x0 = check.input dense<[[-2, 0, 3, -3, 3, -3, 3, -3, 0], [2, 3, 0, 2, 0, -2, -2, 1, 0], [2, 3, -1, 1, -1, 0, -2, 1, 2], [-1, 2, -2, 1, -3, 2, -1, 0, 0]]> : tensor<4x9xi8> : tensor<4x9xi8>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xi8>) -> tensor<4xi64>
  check.eq %1, dense<[6, 1, 1, 5]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]]> : tensor<1x13xi8> : tensor<1x13xi8>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x13xi8>) -> tensor<1xi64>
  check.eq %1, dense<[12]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i16() {
  %x0 = check.input dense<[[-2, 0, -3, 3, 3, 0, 0, -1, -3], [0, 2, 1, -2, -1, -1, 2, -1, -2], [1, -3, -3, 2, -2, -2, 3, 2, 2], [-2, 3, 0, 2, 1, -3, -1, -2, 2]]> : tensor<4x9xi16> : tensor<4x9xi16>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xi16>) -> tensor<4xi64>
  check.eq %1, dense<[3, 1, 6, 1]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i16() {
  %x0 = check.input dense<[[-2, 0, -3, 3, 3, 0, 0, -1, -3], [0, 2, 1, -2, -1, -1, 2, -1, -2], [1, -3, -3, 2, -2, -2, 3, 2, 2], [-2, 3, 0, 2, 1, -3, -1, -2, 2]]> : tensor<4x9xi16> : tensor<4x9xi16>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xi16>) -> tensor<4xi64>
  check.eq %1, dense<[4, 6, 6, 1]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]]> : tensor<1x13xi16> : tensor<1x13xi16>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x13xi16>) -> tensor<1xi64>
  check.eq %1, dense<[12]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i32() {
  %x0 = check.input dense<[[-1, 0, -3, 2, -3, -2, 2, -3, -2], [1, -1, 3, -1, -1, -3, 0, -3, -1], [1, -2, -1, 2, -2, 2, 2, 1, -3], [1, -1, 2, -1, 0, 1, 1, 3, -2]]> : tensor<4x9xi32> : tensor<4x9xi32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xi32>) -> tensor<4xi64>
  check.eq %1, dense<[3, 2, 3, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i32() {
  %x0 = check.input dense<[[-1, 0, -3, 2, -3, -2, 2, -3, -2], [1, -1, 3, -1, -1, -3, 0, -3, -1], [1, -2, -1, 2, -2, 2, 2, 1, -3], [1, -1, 2, -1, 0, 1, 1, 3, -2]]> : tensor<4x9xi32> : tensor<4x9xi32>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xi32>) -> tensor<4xi64>
  check.eq %1, dense<[6, 2, 6, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647]]> : tensor<1x13xi32> : tensor<1x13xi32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x13xi32>) -> tensor<1xi64>
  check.eq %1, dense<[12]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_i64() {
  %x0 = check.input dense<[[1, 3, 1, -1, 3, -2, -2, -1, -2], [-1, -3, 0, -3, -1, -3, 1, -3, -3], [-1, -2, 2, 2, 0, -2, -1, -1, -2], [-1, 3, 0, -3, -1, -1, -2, 2, -2]]> : tensor<4x9xi64> : tensor<4x9xi64>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xi64>) -> tensor<4xi64>
  check.eq %1, dense<[1, 6, 2, 1]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_i64() {
  %x0 = check.input dense<[[1, 3, 1, -1, 3, -2, -2, -1, -2], [-1, -3, 0, -3, -1, -3, 1, -3, -3], [-1, -2, 2, 2, 0, -2, -1, -1, -2], [-1, 3, 0, -3, -1, -1, -2, 2, -2]]> : tensor<4x9xi64> : tensor<4x9xi64>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xi64>) -> tensor<4xi64>
  check.eq %1, dense<[4, 6, 3, 1]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807]]> : tensor<1x13xi64> : tensor<1x13xi64>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x13xi64>) -> tensor<1xi64>
  check.eq %1, dense<[12]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_f16() {
  %x0 = check.input dense<[[1.0, 0.0, 0.0, 2.0, 1.0, 3.0, 2.0, 3.0, -2.0], [-2.0, 2.0, 2.0, 3.0, 0.0, -3.0, -2.0, 3.0, -1.0], [-2.0, 3.0, -3.0, 2.0, 3.0, 0.0, -3.0, -2.0, -1.0], [-3.0, 3.0, -2.0, 0.0, -1.0, 3.0, 1.0, -2.0, -1.0]]> : tensor<4x9xf16> : tensor<4x9xf16>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xf16>) -> tensor<4xi64>
  check.eq %1, dense<[5, 3, 1, 1]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_f16() {
  %x0 = check.input dense<[[1.0, 0.0, 0.0, 2.0, 1.0, 3.0, 2.0, 3.0, -2.0], [-2.0, 2.0, 2.0, 3.0, 0.0, -3.0, -2.0, 3.0, -1.0], [-2.0, 3.0, -3.0, 2.0, 3.0, 0.0, -3.0, -2.0, -1.0], [-3.0, 3.0, -2.0, 0.0, -1.0, 3.0, 1.0, -2.0, -1.0]]> : tensor<4x9xf16> : tensor<4x9xf16>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xf16>) -> tensor<4xi64>
  check.eq %1, dense<[7, 7, 4, 5]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<1x20xf16> : tensor<1x20xf16>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x20xf16>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_bf16() {
  %x0 = check.input dense<[[2.0, 2.0, 2.0, 2.0, 0.0, 1.0, 2.0, 2.0, 3.0], [-3.0, -3.0, 0.0, 2.0, -3.0, 2.0, 1.0, 0.0, 2.0], [-3.0, 3.0, 0.0, -2.0, 0.0, -2.0, -3.0, 3.0, -2.0], [2.0, 2.0, 2.0, 0.0, -1.0, -2.0, 2.0, -2.0, 1.0]]> : tensor<4x9xbf16> : tensor<4x9xbf16>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xbf16>) -> tensor<4xi64>
  check.eq %1, dense<[8, 3, 1, 0]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_bf16() {
  %x0 = check.input dense<[[2.0, 2.0, 2.0, 2.0, 0.0, 1.0, 2.0, 2.0, 3.0], [-3.0, -3.0, 0.0, 2.0, -3.0, 2.0, 1.0, 0.0, 2.0], [-3.0, 3.0, 0.0, -2.0, 0.0, -2.0, -3.0, 3.0, -2.0], [2.0, 2.0, 2.0, 0.0, -1.0, -2.0, 2.0, -2.0, 1.0]]> : tensor<4x9xbf16> : tensor<4x9xbf16>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xbf16>) -> tensor<4xi64>
  check.eq %1, dense<[8, 8, 7, 6]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<1x20xbf16> : tensor<1x20xbf16>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x20xbf16>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_f32() {
  %x0 = check.input dense<[[3.0, 2.0, 2.0, -1.0, 0.0, 1.0, -1.0, 2.0, 3.0], [0.0, 2.0, -3.0, 2.0, -1.0, 1.0, -2.0, -3.0, 2.0], [-1.0, 3.0, 1.0, 1.0, 3.0, -2.0, -1.0, 3.0, -1.0], [-3.0, -3.0, 1.0, 1.0, -3.0, -1.0, -2.0, 1.0, -2.0]]> : tensor<4x9xf32> : tensor<4x9xf32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xf32>) -> tensor<4xi64>
  check.eq %1, dense<[0, 1, 1, 2]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_f32() {
  %x0 = check.input dense<[[3.0, 2.0, 2.0, -1.0, 0.0, 1.0, -1.0, 2.0, 3.0], [0.0, 2.0, -3.0, 2.0, -1.0, 1.0, -2.0, -3.0, 2.0], [-1.0, 3.0, 1.0, 1.0, 3.0, -2.0, -1.0, 3.0, -1.0], [-3.0, -3.0, 1.0, 1.0, -3.0, -1.0, -2.0, 1.0, -2.0]]> : tensor<4x9xf32> : tensor<4x9xf32>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xf32>) -> tensor<4xi64>
  check.eq %1, dense<[8, 8, 7, 7]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<1x20xf32> : tensor<1x20xf32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x20xf32>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_ties_f64() {
  %x0 = check.input dense<[[-1.0, 0.0, 1.0, -3.0, 0.0, 1.0, 1.0, 3.0, 1.0], [-1.0, 0.0, 2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 0.0], [1.0, 2.0, 0.0, 1.0, -2.0, -2.0, 1.0, 3.0, -1.0], [-2.0, 1.0, 3.0, 2.0, 3.0, 0.0, 0.0, 1.0, 2.0]]> : tensor<4x9xf64> : tensor<4x9xf64>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<4x9xf64>) -> tensor<4xi64>
  check.eq %1, dense<[7, 2, 7, 2]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_ties_last_f64() {
  %x0 = check.input dense<[[-1.0, 0.0, 1.0, -3.0, 0.0, 1.0, 1.0, 3.0, 1.0], [-1.0, 0.0, 2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 0.0], [1.0, 2.0, 0.0, 1.0, -2.0, -2.0, 1.0, 3.0, -1.0], [-2.0, 1.0, 3.0, 2.0, 3.0, 0.0, 0.0, 1.0, 2.0]]> : tensor<4x9xf64> : tensor<4x9xf64>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<4x9xf64>) -> tensor<4xi64>
  check.eq %1, dense<[7, 4, 7, 4]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<1x20xf64> : tensor<1x20xf64>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<1x20xf64>) -> tensor<1xi64>
  check.eq %1, dense<[16]> : tensor<1xi64> : tensor<1xi64>
  return
}

func.func @test_nan() {
  %x0 = check.input dense<[[1.0, 0x7FC00000, 3.0, 0x7FC00000], [0x7FC00000, 1.0, 2.0, 3.0], [0x7F800000, 0xFF800000, 0.0, 1.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [0.0, -0.0, 0.0, -0.0]]> : tensor<6x4xf32> : tensor<6x4xf32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<6x4xf32>) -> tensor<6xi64>
  check.eq %1, dense<[1, 0, 0, 0, 0, 0]> : tensor<6xi64> : tensor<6xi64>
  return
}

func.func @test_nan_last() {
  %x0 = check.input dense<[[1.0, 0x7FC00000, 3.0, 0x7FC00000], [0x7FC00000, 1.0, 2.0, 3.0], [0x7F800000, 0xFF800000, 0.0, 1.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [0.0, -0.0, 0.0, -0.0]]> : tensor<6x4xf32> : tensor<6x4xf32>
  %1 = dl.argmax %x0 {axis = 1, last = true} : (tensor<6x4xf32>) -> tensor<6xi64>
  check.eq %1, dense<[3, 0, 0, 3, 3, 3]> : tensor<6xi64> : tensor<6xi64>
  return
}

func.func @test_first_axis() {
  %x0 = check.input dense<[[-3.0, -2.0, 0.0], [1.0, -2.0, 2.0], [-1.0, 0.0, 0.0], [2.0, -1.0, 3.0], [-1.0, -1.0, 2.0]]> : tensor<5x3xf32> : tensor<5x3xf32>
  %1 = dl.argmax %x0 {axis = 0} : (tensor<5x3xf32>) -> tensor<3xi64>
  check.eq %1, dense<[3, 2, 3]> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_middle_kept() {
  %x0 = check.input dense<[[[1.0, -2.0, -2.0], [0.0, 0.0, 0.0], [0.0, -3.0, 1.0], [2.0, -3.0, 3.0], [-3.0, -2.0, -1.0]], [[2.0, 3.0, 3.0], [3.0, 2.0, 3.0], [-1.0, 2.0, 3.0], [1.0, 1.0, 1.0], [-2.0, -3.0, 0.0]]]> : tensor<2x5x3xf32> : tensor<2x5x3xf32>
  %1 = dl.argmax %x0 {axis = 1, keepdims = true} : (tensor<2x5x3xf32>) -> tensor<2x1x3xi64>
  check.eq %1, dense<[[[3, 1, 3]], [[1, 0, 0]]]> : tensor<2x1x3xi64> : tensor<2x1x3xi64>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[-2.0], [-1.0], [-3.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<3x1xf32>) -> tensor<3xi64>
  check.eq %1, dense<0> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_vector() {
  %x0 = check.input dense<[0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.argmax %x0 {axis = 0} : (tensor<16xi32>) -> tensor<i64>
  check.eq %1, dense<0> : tensor<i64> : tensor<i64>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<0x3xf32>) -> tensor<0xi64>
  check.eq %1, dense<> : tensor<0xi64> : tensor<0xi64>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[0xBE8255FE, 0x3ED855C5, 0xBEEF0B08, 0xBFABFAF4, 0xBF93DFFB, 0xBE23A7B8, 0xBF43F561, 0x3E317FDC, 0x3E8C0F5E, 0x3F4BC362, 0xBFE30D16, 0xBF821A8B, 0x3EE2E891, 0x3F15C861, 0x3FC314FE, 0x4008841C, 0x3EA8B690, 0xBF0BEFE3, 0xBDFF3466, 0x3F478223, 0xBF3AC559, 0x3FE06728, 0x3F141ADF, 0x3EB6D47A, 0xBF4EBA42, 0xC00EDEEB, 0x3EB9E865, 0xBE901A8D, 0xC031A8E8, 0xBE5A6E2E, 0xBF3BC865, 0xBF22960F, 0xBF484DCC, 0xBD63946C, 0x3DBCDB3E, 0x3F348BCD, 0x3F342B29, 0xBF1CDD7C, 0x3F6AF8DB, 0x3F22D9EB, 0xBF31D7DA, 0x3F46AD9E, 0xBD411239, 0x3DC75773, 0xBF42FC18, 0xBE88F063, 0xBD118009, 0xBE84ADA1, 0xBEEA1D5F, 0xBFDC2219, 0x3E7B50A6, 0xBF9CE00C, 0x3F67E4FF, 0xBFE9D927, 0x3F09F61E, 0xBF366683, 0x3F5731E2, 0x3E460479, 0xBFCFEF1B, 0x3F0ACD2A, 0x3F3FC3D7, 0x4015AB5E, 0x400560E4, 0xBFCAAE2A, 0xBECAA1AB, 0x3E91C47F, 0x3E81DDFE, 0x3F31D5E0, 0x3ED3CEF4, 0x3F95C8CA, 0x3D60E975, 0xBDF74EF9, 0xBE800041, 0xBF922692, 0x4016A3CA, 0x3D81A57F, 0x3F347E48, 0x3DE78004, 0x3F95CE47, 0x3F238D56, 0x3F885095, 0xBF9D1298, 0x3F34985C, 0x3F87B47E, 0xBFCC10C3, 0x3F3AF015, 0x3F3AD04A, 0x3E992431, 0x3F5E8C95, 0x3DA44E9C, 0xC007E2E7, 0xBF88165A, 0x3F2738D9, 0x3C9E878B, 0xBEC1AA8C, 0x3EEDF67F, 0x3F678BFB, 0x3F75FA51, 0x3EC15AE5, 0x3EAC6107, 0x3F22947E, 0x3FA6DC4B, 0xBDB4D9A5, 0x3FBA2B77, 0x3F03CE7A, 0x3FEF8ACC, 0x3F0078B0, 0xBF0DDA22, 0x3F72ABFA, 0xBF751C28, 0x3F5B3A0E, 0x3F936D7F, 0xBF845FC5, 0xBF106133, 0xBD253BFE, 0x3FBAA437, 0x3EF45EF8, 0x3E11D54C, 0x3E35980D, 0x3F7ABD70, 0x3F2964B5, 0xBEEEF4A4, 0x3F6DB139, 0x3F361A36, 0xBE53AE0F, 0xBE22FD75, 0x3F072E7A, 0xBEDA2BDC, 0x3FEFA806, 0xC01381EE, 0x3EF7E696], [0x3F77FCE3, 0x3F6D401C, 0x3EB009F8, 0xBECC5A50, 0x3D958264, 0xBF67BD12, 0xBF2A2B64, 0x3BBE76C8, 0xBF6ABF5D, 0x3ED6474E, 0xBE03E7D3, 0xBE3DD2A5, 0x3F68292A, 0xC0144043, 0xBFC5E16F, 0xBFA1498D, 0x3F59EDA0, 0x3E4CE781, 0xBF26F854, 0x39E48B20, 0xBF32B8A1, 0x3F1F5861, 0xC012CF42, 0x3EB860B9, 0xBCCD7756, 0x3F324689, 0x3F31F6FF, 0x3F7764A2, 0x3E6E0483, 0xBF1208D9, 0xBDD8BA23, 0x3E6DE8B1, 0xBF29025F, 0xBE3C58D4, 0x3FDF3601, 0x3EBF9AFC, 0xBF2B45F6, 0xBF4598E8, 0xBF9A8C8B, 0x3FB8E1AD, 0xBF58C032, 0xBD9A081E, 0x3F341414, 0x400CDA3A, 0xBDBB59F8, 0xBF341082, 0x3F643C26, 0xBEC560DE, 0x3F077E95, 0xBEC5345C, 0xBDFA3B4A, 0x3EEF7947, 0x3F015550, 0x3FB01D5E, 0xBD27DBFF, 0xBE6EF16E, 0xBDBBF127, 0xBF95DC62, 0x3F27CE0E, 0x3F9FEA86, 0xBFA91A10, 0xBD1BA101, 0xBFB752A5, 0x40250949, 0x3F630F71, 0x3F56E94E, 0xBE0FA68C, 0xBE221E19, 0x3FA1726F, 0xBF8065DE, 0x3DD49877, 0xBF21B5A0, 0xC0104A1C, 0xBF3A130D, 0x40088246, 0x3FA60E1F, 0xBF36FD46, 0x3FBF4A88, 0x3FF1997E, 0xBF2E28CB, 0x3F6DC620, 0xBF38461D, 0x3F6FEAB5, 0x3E39FD76, 0x3F9D432A, 0xBE110A74, 0xBF0C4D92, 0xBDCBF05A, 0xBE1D556D, 0xBF8D4716, 0xBFC76527, 0x3F64E605, 0xBEE2FD97, 0x3F8423E8, 0xBF4B3DFE, 0xBD7F7D08, 0x400F1F2D, 0x3F4CEF04, 0x4012F4CD, 0x3F1B3B6C, 0x3FF8973A, 0x3E6DCE1E, 0x3EDA22A0, 0xBE9BEAFF, 0xBF66D7CF, 0xBFC929AF, 0x3FA24FBE, 0x3E2BB92D, 0xBF127EEB, 0x3EDC269D, 0xBFA0A225, 0xBE26589A, 0xBFE76EBA, 0xBF89FA2A, 0x3F6553AC, 0xBE8DBE0D, 0x3E933999, 0x3D1B7643, 0xBE3B1AEB, 0x3F2D5E9D, 0x3FA13DB0, 0x3F64BDAB, 0x3E09D60F, 0x3F3A6C14, 0xBDFCBAE0, 0x3DCF3221, 0xBFAF467D, 0xBF057C21, 0x3FD2722F, 0xBECC6DAC, 0xBF03CC9B]]> : tensor<2x131xf32> : tensor<2x131xf32>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<2x131xf32>) -> tensor<2xi64>
  check.eq %1, dense<[74, 63]> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[0x3D465FDE, 0xBE63D2E0, 0x3ED0F5B9], [0xBF1503EC, 0xBF3AB01C, 0xBECF6D36], [0xBED7D36E, 0x3FA53519, 0xBE928E96], [0x3F28BA55, 0x3E22E319, 0xBF874088], [0x40322122, 0x3EB91EC5, 0xBF8A78EC]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.argmax %x0 {axis = 1} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?xi64, #dl.dims<[N]>>
  check.eq %1, dense<[2, 2, 1, 0, 0]> : tensor<5xi64> : tensor<?xi64, #dl.dims<[N]>>
  return
}

func.func @test_symbolic_axis() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[0xBF596E72, 0x3DF5FD78, 0x3F69497C], [0x3FCB55BF, 0xBEAE5DDE, 0x3F8DC347], [0xBE97D93E, 0x3F00D639, 0xBF71DEDA], [0x3F2F5800, 0x400BC3A3, 0x3DBC919D], [0xBF09B901, 0x3F89E667, 0xBF0BDE7F]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.argmax %x0 {axis = 0} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<3xi64>
  check.eq %1, dense<[1, 3, 1]> : tensor<3xi64> : tensor<3xi64>
  return
}
