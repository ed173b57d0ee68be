// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255, 0, 1, 2], [0, 1, 2, 255, 254, 100, 8, 7, 3, 2, 1, 0]]> : tensor<2x12xui8> : tensor<2x12xui8>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x12xui8>) -> (tensor<2x5xui8>, tensor<2x5xi64>)
  check.eq %1, dense<[[255, 254, 100, 8, 7], [255, 254, 100, 8, 7]]> : tensor<2x5xui8> : tensor<2x5xui8>
  check.eq %2, dense<[[8, 7, 6, 5, 4], [3, 4, 5, 6, 7]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_u8_reversed() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7, 8, 100, 254, 255, 0, 1, 2], [0, 1, 2, 255, 254, 100, 8, 7, 3, 2, 1, 0]]> : tensor<2x12xui8> : tensor<2x12xui8>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x12xui8>) -> (tensor<2x5xui8>, tensor<2x5xi64>)
  check.eq %1, dense<[[0, 0, 1, 1, 2], [0, 0, 1, 1, 2]]> : tensor<2x5xui8> : tensor<2x5xui8>
  check.eq %2, dense<[[0, 9, 1, 10, 2], [0, 11, 1, 10, 2]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127, -128, -127, -7], [-128, -127, -7, 127, 126, 100, 8, 3, 2, 1, 0, -1, -2, -7, -127, -128]]> : tensor<2x16xi8> : tensor<2x16xi8>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x16xi8>) -> (tensor<2x5xi8>, tensor<2x5xi64>)
  check.eq %1, dense<[[127, 126, 100, 8, 3], [127, 126, 100, 8, 3]]> : tensor<2x5xi8> : tensor<2x5xi8>
  check.eq %2, dense<[[12, 11, 10, 9, 8], [3, 4, 5, 6, 7]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i8_reversed() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127, -128, -127, -7], [-128, -127, -7, 127, 126, 100, 8, 3, 2, 1, 0, -1, -2, -7, -127, -128]]> : tensor<2x16xi8> : tensor<2x16xi8>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x16xi8>) -> (tensor<2x5xi8>, tensor<2x5xi64>)
  check.eq %1, dense<[[-128, -128, -127, -127, -7], [-128, -128, -127, -127, -7]]> : tensor<2x5xi8> : tensor<2x5xi8>
  check.eq %2, dense<[[0, 13, 1, 14, 2], [0, 15, 1, 14, 2]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767, -32768, -32767, -7], [-32768, -32767, -7, 32767, 32766, 100, 8, 3, 2, 1, 0, -1, -2, -7, -32767, -32768]]> : tensor<2x16xi16> : tensor<2x16xi16>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x16xi16>) -> (tensor<2x5xi16>, tensor<2x5xi64>)
  check.eq %1, dense<[[32767, 32766, 100, 8, 3], [32767, 32766, 100, 8, 3]]> : tensor<2x5xi16> : tensor<2x5xi16>
  check.eq %2, dense<[[12, 11, 10, 9, 8], [3, 4, 5, 6, 7]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i16_reversed() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767, -32768, -32767, -7], [-32768, -32767, -7, 32767, 32766, 100, 8, 3, 2, 1, 0, -1, -2, -7, -32767, -32768]]> : tensor<2x16xi16> : tensor<2x16xi16>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x16xi16>) -> (tensor<2x5xi16>, tensor<2x5xi64>)
  check.eq %1, dense<[[-32768, -32768, -32767, -32767, -7], [-32768, -32768, -32767, -32767, -7]]> : tensor<2x5xi16> : tensor<2x5xi16>
  check.eq %2, dense<[[0, 13, 1, 14, 2], [0, 15, 1, 14, 2]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, -2147483648, -2147483647, -7], [-2147483648, -2147483647, -7, 2147483647, 2147483646, 100, 8, 3, 2, 1, 0, -1, -2, -7, -2147483647, -2147483648]]> : tensor<2x16xi32> : tensor<2x16xi32>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x16xi32>) -> (tensor<2x5xi32>, tensor<2x5xi64>)
  check.eq %1, dense<[[2147483647, 2147483646, 100, 8, 3], [2147483647, 2147483646, 100, 8, 3]]> : tensor<2x5xi32> : tensor<2x5xi32>
  check.eq %2, dense<[[12, 11, 10, 9, 8], [3, 4, 5, 6, 7]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i32_reversed() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, -2147483648, -2147483647, -7], [-2147483648, -2147483647, -7, 2147483647, 2147483646, 100, 8, 3, 2, 1, 0, -1, -2, -7, -2147483647, -2147483648]]> : tensor<2x16xi32> : tensor<2x16xi32>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x16xi32>) -> (tensor<2x5xi32>, tensor<2x5xi64>)
  check.eq %1, dense<[[-2147483648, -2147483648, -2147483647, -2147483647, -7], [-2147483648, -2147483648, -2147483647, -2147483647, -7]]> : tensor<2x5xi32> : tensor<2x5xi32>
  check.eq %2, dense<[[0, 13, 1, 14, 2], [0, 15, 1, 14, 2]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808, -9223372036854775807, -7], [-9223372036854775808, -9223372036854775807, -7, 9223372036854775807, 9223372036854775806, 100, 8, 3, 2, 1, 0, -1, -2, -7, -9223372036854775807, -9223372036854775808]]> : tensor<2x16xi64> : tensor<2x16xi64>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x16xi64>) -> (tensor<2x5xi64>, tensor<2x5xi64>)
  check.eq %1, dense<[[9223372036854775807, 9223372036854775806, 100, 8, 3], [9223372036854775807, 9223372036854775806, 100, 8, 3]]> : tensor<2x5xi64> : tensor<2x5xi64>
  check.eq %2, dense<[[12, 11, 10, 9, 8], [3, 4, 5, 6, 7]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_i64_reversed() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808, -9223372036854775807, -7], [-9223372036854775808, -9223372036854775807, -7, 9223372036854775807, 9223372036854775806, 100, 8, 3, 2, 1, 0, -1, -2, -7, -9223372036854775807, -9223372036854775808]]> : tensor<2x16xi64> : tensor<2x16xi64>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x16xi64>) -> (tensor<2x5xi64>, tensor<2x5xi64>)
  check.eq %1, dense<[[-9223372036854775808, -9223372036854775808, -9223372036854775807, -9223372036854775807, -7], [-9223372036854775808, -9223372036854775808, -9223372036854775807, -9223372036854775807, -7]]> : tensor<2x5xi64> : tensor<2x5xi64>
  check.eq %2, dense<[[0, 13, 1, 14, 2], [0, 15, 1, 14, 2]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x0001, -65504.0, 65504.0, 0x7E00, 0xFC00, 0x7C00, 37.0, -10.0, 3.0, 0xA000, 0x1419, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xf16> : tensor<2x23xf16>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x23xf16>) -> (tensor<2x5xf16>, tensor<2x5xi64>)
  check.eq %1, dense<[[0x7E00, 0x7C00, 65504.0, 37.0, 3.0], [0x7E00, 0x7C00, 65504.0, 37.0, 3.0]]> : tensor<2x5xf16> : tensor<2x5xf16>
  check.eq %2, dense<[[16, 14, 17, 13, 11], [6, 8, 5, 9, 11]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_f16_reversed() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x0001, -65504.0, 65504.0, 0x7E00, 0xFC00, 0x7C00, 37.0, -10.0, 3.0, 0xA000, 0x1419, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xf16> : tensor<2x23xf16>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x23xf16>) -> (tensor<2x5xf16>, tensor<2x5xi64>)
  check.eq %1, dense<[[0xFC00, -65504.0, -10.0, -3.5, -1.0], [0xFC00, -65504.0, -10.0, -3.5, -1.0]]> : tensor<2x5xf16> : tensor<2x5xf16>
  check.eq %2, dense<[[15, 18, 12, 7, 3], [7, 4, 10, 15, 19]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x0001, 0xFF7F, 0x7F7F, 0x7FC0, 0xFF80, 0x7F80, 37.0, -10.0, 3.0, 0xBC00, 0x3A83, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xbf16> : tensor<2x23xbf16>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x23xbf16>) -> (tensor<2x5xbf16>, tensor<2x5xi64>)
  check.eq %1, dense<[[0x7FC0, 0x7F80, 0x7F7F, 37.0, 3.0], [0x7FC0, 0x7F80, 0x7F7F, 37.0, 3.0]]> : tensor<2x5xbf16> : tensor<2x5xbf16>
  check.eq %2, dense<[[16, 14, 17, 13, 11], [6, 8, 5, 9, 11]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_bf16_reversed() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x0001, 0xFF7F, 0x7F7F, 0x7FC0, 0xFF80, 0x7F80, 37.0, -10.0, 3.0, 0xBC00, 0x3A83, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xbf16> : tensor<2x23xbf16>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x23xbf16>) -> (tensor<2x5xbf16>, tensor<2x5xi64>)
  check.eq %1, dense<[[0xFF80, 0xFF7F, -10.0, -3.5, -1.0], [0xFF80, 0xFF7F, -10.0, -3.5, -1.0]]> : tensor<2x5xbf16> : tensor<2x5xbf16>
  check.eq %2, dense<[[15, 18, 12, 7, 3], [7, 4, 10, 15, 19]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x00000001, 0xFF7FFFFF, 0x7F7FFFFF, 0x7FC00000, 0xFF800000, 0x7F800000, 37.0, -10.0, 3.0, 0xBC000000, 0x3A83126F, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xf32> : tensor<2x23xf32>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x23xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
  check.eq %1, dense<[[0x7FC00000, 0x7F800000, 0x7F7FFFFF, 37.0, 3.0], [0x7FC00000, 0x7F800000, 0x7F7FFFFF, 37.0, 3.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  check.eq %2, dense<[[16, 14, 17, 13, 11], [6, 8, 5, 9, 11]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_f32_reversed() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x00000001, 0xFF7FFFFF, 0x7F7FFFFF, 0x7FC00000, 0xFF800000, 0x7F800000, 37.0, -10.0, 3.0, 0xBC000000, 0x3A83126F, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xf32> : tensor<2x23xf32>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x23xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
  check.eq %1, dense<[[0xFF800000, 0xFF7FFFFF, -10.0, -3.5, -1.0], [0xFF800000, 0xFF7FFFFF, -10.0, -3.5, -1.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  check.eq %2, dense<[[15, 18, 12, 7, 3], [7, 4, 10, 15, 19]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x0000000000000001, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 37.0, -10.0, 3.0, 0xBF80000000000000, 0.001, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xf64> : tensor<2x23xf64>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1} : (tensor<2x23xf64>) -> (tensor<2x5xf64>, tensor<2x5xi64>)
  check.eq %1, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 0x7FEFFFFFFFFFFFFF, 37.0, 3.0], [0x7FF8000000000000, 0x7FF0000000000000, 0x7FEFFFFFFFFFFFFF, 37.0, 3.0]]> : tensor<2x5xf64> : tensor<2x5xf64>
  check.eq %2, dense<[[16, 14, 17, 13, 11], [6, 8, 5, 9, 11]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_special_f64_reversed() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0.0, -0.0, 1.0], [0.0, -0.0, 1.0, 0x0000000000000001, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 37.0, -10.0, 3.0, 0xBF80000000000000, 0.001, 1.5, -3.5, 2.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]]> : tensor<2x23xf64> : tensor<2x23xf64>
  %1, %2 = dl.top_k %x0 {k = 5, axis = 1, largest = false} : (tensor<2x23xf64>) -> (tensor<2x5xf64>, tensor<2x5xi64>)
  check.eq %1, dense<[[0xFFF0000000000000, 0xFFEFFFFFFFFFFFFF, -10.0, -3.5, -1.0], [0xFFF0000000000000, 0xFFEFFFFFFFFFFFFF, -10.0, -3.5, -1.0]]> : tensor<2x5xf64> : tensor<2x5xf64>
  check.eq %2, dense<[[15, 18, 12, 7, 3], [7, 4, 10, 15, 19]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_ties() {
  %x0 = check.input dense<[0, 1, 2, 2]> : tensor<4xi64> : tensor<4xi64>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 0} : (tensor<4xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.eq %1, dense<2> : tensor<2xi64> : tensor<2xi64>
  check.eq %2, dense<[2, 3]> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_nan() {
  %x0 = check.input dense<[0x7FC00000, 1.0, 0xFF800000, 0x7FC00000, 0x7F800000, 1.0]> : tensor<6xf32> : tensor<6xf32>
  %1, %2 = dl.top_k %x0 {k = 6, axis = 0} : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xi64>)
  check.eq %1, dense<[0x7FC00000, 0x7FC00000, 0x7F800000, 1.0, 1.0, 0xFF800000]> : tensor<6xf32> : tensor<6xf32>
  check.eq %2, dense<[0, 3, 4, 1, 5, 2]> : tensor<6xi64> : tensor<6xi64>
  return
}

func.func @test_zeros() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -0.0]> : tensor<4xf32> : tensor<4xf32>
  %1, %2 = dl.top_k %x0 {k = 4, axis = 0} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  check.eq %1, dense<[1.0, 0.0, -0.0, -0.0]> : tensor<4xf32> : tensor<4xf32>
  check.eq %2, dense<[2, 0, 1, 3]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[0.0, 3.0, 1.0], [1.0, -2.0, 2.0], [1.0, 1.0, -3.0], [0.0, -2.0, -1.0], [-2.0, 3.0, -3.0], [0.0, -1.0, -2.0], [1.0, -3.0, -1.0]]> : tensor<7x3xf32> : tensor<7x3xf32>
  %1, %2 = dl.top_k %x0 {k = 3, axis = 0} : (tensor<7x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xi64>)
  check.eq %1, dense<[[1.0, 3.0, 2.0], [1.0, 3.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  check.eq %2, dense<[[1, 0, 1], [2, 4, 0], [6, 2, 3]]> : tensor<3x3xi64> : tensor<3x3xi64>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[0.0, -2.0, 1.0], [-2.0, -3.0, -3.0], [3.0, -1.0, 0.0], [2.0, -3.0, 0.0], [0.0, 2.0, -2.0]], [[1.0, 1.0, -1.0], [-3.0, 1.0, -2.0], [-1.0, 0.0, -1.0], [-2.0, 1.0, 0.0], [-1.0, 1.0, 0.0]]]> : tensor<2x5x3xf32> : tensor<2x5x3xf32>
  %1, %2 = dl.top_k %x0 {k = 4, axis = 1} : (tensor<2x5x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x4x3xi64>)
  check.eq %1, dense<[[[3.0, 2.0, 1.0], [2.0, -1.0, 0.0], [0.0, -2.0, 0.0], [0.0, -3.0, -2.0]], [[1.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [-2.0, 1.0, -1.0]]]> : tensor<2x4x3xf32> : tensor<2x4x3xf32>
  check.eq %2, dense<[[[2, 4, 0], [3, 2, 2], [0, 0, 3], [4, 1, 4]], [[0, 0, 3], [2, 1, 4], [4, 3, 0], [3, 4, 2]]]> : tensor<2x4x3xi64> : tensor<2x4x3xi64>
  return
}

func.func @test_long() {
  %x0 = check.input dense<[[-13.0, 35.0, 22.0, -34.0, -2.0, -29.0, -19.0, 6.0, 22.0, 36.0, 12.0, 0.0, 33.0, 38.0, -39.0, -6.0, -31.0, -14.0, 35.0, 19.0, 27.0, -22.0, -3.0, -20.0, 14.0, -24.0, -14.0, 38.0, -16.0, 28.0, -17.0, 37.0, 16.0, -19.0, 12.0, -15.0, -37.0, -4.0, -38.0, -30.0, 32.0, 16.0, 27.0, 32.0, -11.0, 28.0, -19.0, 17.0, 6.0, -22.0, -20.0, -11.0, -12.0, 4.0, 19.0, -19.0, -18.0, -21.0, 17.0, -5.0, 21.0, 31.0, -38.0, 28.0, 20.0, -16.0, 19.0, 28.0, -39.0, -15.0, -34.0, -7.0, 38.0, -23.0, 5.0, -3.0, -1.0, -17.0, -32.0, 17.0, 33.0, 35.0, 27.0, -13.0, 6.0, -27.0, 29.0, 32.0, 2.0, 0.0, -9.0, 0.0, 32.0, 13.0, 8.0, -29.0, -30.0, -17.0, -13.0, 16.0, -34.0, -39.0, 2.0, 29.0, -4.0, 28.0, -33.0, -28.0, 0.0, 13.0, 33.0, -23.0, 0.0, -14.0, -24.0, -33.0, -23.0, 7.0, -25.0, 31.0, -16.0, -16.0, -37.0, -21.0, 2.0, -33.0, -33.0, -24.0, 32.0], [-20.0, -7.0, -33.0, -11.0, -21.0, 24.0, 30.0, 13.0, 22.0, 17.0, -3.0, 36.0, 25.0, 11.0, 33.0, -13.0, 26.0, -23.0, 15.0, 26.0, -34.0, 30.0, -7.0, 24.0, -4.0, -17.0, -39.0, 15.0, 21.0, 9.0, -21.0, 17.0, -5.0, -31.0, 39.0, 21.0, 14.0, 27.0, -36.0, 28.0, -35.0, 31.0, 22.0, -39.0, -14.0, 23.0, -5.0, -7.0, 16.0, -25.0, 29.0, -38.0, 4.0, -8.0, -29.0, -18.0, -29.0, 32.0, 24.0, 3.0, 8.0, -19.0, -40.0, 11.0, 29.0, 25.0, 14.0, 10.0, -29.0, 15.0, 32.0, -31.0, 25.0, 4.0, 24.0, -16.0, 37.0, -40.0, 14.0, -27.0, 6.0, 9.0, -23.0, 32.0, 1.0, -7.0, -23.0, 1.0, -10.0, -10.0, 1.0, 1.0, -30.0, 39.0, 0.0, 25.0, 35.0, -33.0, 27.0, 22.0, 6.0, 38.0, 22.0, -23.0, 9.0, -2.0, 27.0, -12.0, 0.0, -16.0, 21.0, 37.0, -4.0, -31.0, -28.0, 7.0, -27.0, -28.0, 24.0, 30.0, -29.0, -27.0, -21.0, -14.0, 23.0, -5.0, -29.0, -20.0, -10.0]]> : tensor<2x129xf32> : tensor<2x129xf32>
  %1, %2 = dl.top_k %x0 {k = 10, axis = 1} : (tensor<2x129xf32>) -> (tensor<2x10xf32>, tensor<2x10xi64>)
  check.eq %1, dense<[[38.0, 38.0, 38.0, 37.0, 36.0, 35.0, 35.0, 35.0, 33.0, 33.0], [39.0, 39.0, 38.0, 37.0, 37.0, 36.0, 35.0, 33.0, 32.0, 32.0]]> : tensor<2x10xf32> : tensor<2x10xf32>
  check.eq %2, dense<[[13, 27, 72, 31, 9, 1, 18, 81, 12, 80], [34, 93, 101, 76, 111, 11, 96, 14, 57, 70]]> : tensor<2x10xi64> : tensor<2x10xi64>
  return
}

func.func @test_ties_reversed() {
  %x0 = check.input dense<[0, 1, 2, 2]> : tensor<4xi64> : tensor<4xi64>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 0, largest = false} : (tensor<4xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.eq %1, dense<[0, 1]> : tensor<2xi64> : tensor<2xi64>
  check.eq %2, dense<[0, 1]> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_nan_reversed() {
  %x0 = check.input dense<[0x7FC00000, 1.0, 0xFF800000, 0x7FC00000, 0x7F800000, 1.0]> : tensor<6xf32> : tensor<6xf32>
  %1, %2 = dl.top_k %x0 {k = 6, axis = 0, largest = false} : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xi64>)
  check.eq %1, dense<[0xFF800000, 1.0, 1.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> : tensor<6xf32>
  check.eq %2, dense<[2, 1, 5, 4, 0, 3]> : tensor<6xi64> : tensor<6xi64>
  return
}

func.func @test_zeros_reversed() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -0.0]> : tensor<4xf32> : tensor<4xf32>
  %1, %2 = dl.top_k %x0 {k = 4, axis = 0, largest = false} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  check.eq %1, dense<[0.0, -0.0, -0.0, 1.0]> : tensor<4xf32> : tensor<4xf32>
  check.eq %2, dense<[0, 1, 3, 2]> : tensor<4xi64> : tensor<4xi64>
  return
}

func.func @test_columns_reversed() {
  %x0 = check.input dense<[[0.0, 3.0, 1.0], [1.0, -2.0, 2.0], [1.0, 1.0, -3.0], [0.0, -2.0, -1.0], [-2.0, 3.0, -3.0], [0.0, -1.0, -2.0], [1.0, -3.0, -1.0]]> : tensor<7x3xf32> : tensor<7x3xf32>
  %1, %2 = dl.top_k %x0 {k = 3, axis = 0, largest = false} : (tensor<7x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xi64>)
  check.eq %1, dense<[[-2.0, -3.0, -3.0], [0.0, -2.0, -3.0], [0.0, -2.0, -2.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  check.eq %2, dense<[[4, 6, 2], [0, 1, 4], [3, 3, 5]]> : tensor<3x3xi64> : tensor<3x3xi64>
  return
}

func.func @test_middle_reversed() {
  %x0 = check.input dense<[[[0.0, -2.0, 1.0], [-2.0, -3.0, -3.0], [3.0, -1.0, 0.0], [2.0, -3.0, 0.0], [0.0, 2.0, -2.0]], [[1.0, 1.0, -1.0], [-3.0, 1.0, -2.0], [-1.0, 0.0, -1.0], [-2.0, 1.0, 0.0], [-1.0, 1.0, 0.0]]]> : tensor<2x5x3xf32> : tensor<2x5x3xf32>
  %1, %2 = dl.top_k %x0 {k = 4, axis = 1, largest = false} : (tensor<2x5x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x4x3xi64>)
  check.eq %1, dense<[[[-2.0, -3.0, -3.0], [0.0, -3.0, -2.0], [0.0, -2.0, 0.0], [2.0, -1.0, 0.0]], [[-3.0, 0.0, -2.0], [-2.0, 1.0, -1.0], [-1.0, 1.0, -1.0], [-1.0, 1.0, 0.0]]]> : tensor<2x4x3xf32> : tensor<2x4x3xf32>
  check.eq %2, dense<[[[1, 1, 1], [0, 3, 4], [4, 0, 2], [3, 2, 3]], [[1, 2, 1], [3, 0, 0], [2, 1, 2], [4, 3, 3]]]> : tensor<2x4x3xi64> : tensor<2x4x3xi64>
  return
}

func.func @test_long_reversed() {
  %x0 = check.input dense<[[-13.0, 35.0, 22.0, -34.0, -2.0, -29.0, -19.0, 6.0, 22.0, 36.0, 12.0, 0.0, 33.0, 38.0, -39.0, -6.0, -31.0, -14.0, 35.0, 19.0, 27.0, -22.0, -3.0, -20.0, 14.0, -24.0, -14.0, 38.0, -16.0, 28.0, -17.0, 37.0, 16.0, -19.0, 12.0, -15.0, -37.0, -4.0, -38.0, -30.0, 32.0, 16.0, 27.0, 32.0, -11.0, 28.0, -19.0, 17.0, 6.0, -22.0, -20.0, -11.0, -12.0, 4.0, 19.0, -19.0, -18.0, -21.0, 17.0, -5.0, 21.0, 31.0, -38.0, 28.0, 20.0, -16.0, 19.0, 28.0, -39.0, -15.0, -34.0, -7.0, 38.0, -23.0, 5.0, -3.0, -1.0, -17.0, -32.0, 17.0, 33.0, 35.0, 27.0, -13.0, 6.0, -27.0, 29.0, 32.0, 2.0, 0.0, -9.0, 0.0, 32.0, 13.0, 8.0, -29.0, -30.0, -17.0, -13.0, 16.0, -34.0, -39.0, 2.0, 29.0, -4.0, 28.0, -33.0, -28.0, 0.0, 13.0, 33.0, -23.0, 0.0, -14.0, -24.0, -33.0, -23.0, 7.0, -25.0, 31.0, -16.0, -16.0, -37.0, -21.0, 2.0, -33.0, -33.0, -24.0, 32.0], [-20.0, -7.0, -33.0, -11.0, -21.0, 24.0, 30.0, 13.0, 22.0, 17.0, -3.0, 36.0, 25.0, 11.0, 33.0, -13.0, 26.0, -23.0, 15.0, 26.0, -34.0, 30.0, -7.0, 24.0, -4.0, -17.0, -39.0, 15.0, 21.0, 9.0, -21.0, 17.0, -5.0, -31.0, 39.0, 21.0, 14.0, 27.0, -36.0, 28.0, -35.0, 31.0, 22.0, -39.0, -14.0, 23.0, -5.0, -7.0, 16.0, -25.0, 29.0, -38.0, 4.0, -8.0, -29.0, -18.0, -29.0, 32.0, 24.0, 3.0, 8.0, -19.0, -40.0, 11.0, 29.0, 25.0, 14.0, 10.0, -29.0, 15.0, 32.0, -31.0, 25.0, 4.0, 24.0, -16.0, 37.0, -40.0, 14.0, -27.0, 6.0, 9.0, -23.0, 32.0, 1.0, -7.0, -23.0, 1.0, -10.0, -10.0, 1.0, 1.0, -30.0, 39.0, 0.0, 25.0, 35.0, -33.0, 27.0, 22.0, 6.0, 38.0, 22.0, -23.0, 9.0, -2.0, 27.0, -12.0, 0.0, -16.0, 21.0, 37.0, -4.0, -31.0, -28.0, 7.0, -27.0, -28.0, 24.0, 30.0, -29.0, -27.0, -21.0, -14.0, 23.0, -5.0, -29.0, -20.0, -10.0]]> : tensor<2x129xf32> : tensor<2x129xf32>
  %1, %2 = dl.top_k %x0 {k = 10, axis = 1, largest = false} : (tensor<2x129xf32>) -> (tensor<2x10xf32>, tensor<2x10xi64>)
  check.eq %1, dense<[[-39.0, -39.0, -39.0, -38.0, -38.0, -37.0, -37.0, -34.0, -34.0, -34.0], [-40.0, -40.0, -39.0, -39.0, -38.0, -36.0, -35.0, -34.0, -33.0, -33.0]]> : tensor<2x10xf32> : tensor<2x10xf32>
  check.eq %2, dense<[[14, 68, 101, 38, 62, 36, 122, 3, 70, 100], [62, 77, 26, 43, 51, 38, 40, 20, 2, 97]]> : tensor<2x10xi64> : tensor<2x10xi64>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.0], [2.0]]> : tensor<2x1xf32> : tensor<2x1xf32>
  %1, %2 = dl.top_k %x0 {k = 1, axis = 1} : (tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  check.eq %1, dense<[[1.0], [2.0]]> : tensor<2x1xf32> : tensor<2x1xf32>
  check.eq %2, dense<0> : tensor<2x1xi64> : tensor<2x1xi64>
  return
}

func.func @test_no_rows() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 1} : (tensor<0x3xf32>) -> (tensor<0x2xf32>, tensor<0x2xi64>)
  check.eq %1, dense<> : tensor<0x2xf32> : tensor<0x2xf32>
  check.eq %2, dense<> : tensor<0x2xi64> : tensor<0x2xi64>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[-1.0, 3.0, 1.0], [-3.0, 3.0, -2.0], [2.0, 1.0, -1.0], [0.0, 0.0, -1.0], [0.0, 2.0, -1.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 1} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x2xi64, #dl.dims<[N, 2]>>)
  check.eq %1, dense<[[3.0, 1.0], [3.0, -2.0], [2.0, 1.0], [0.0, 0.0], [2.0, 0.0]]> : tensor<5x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  check.eq %2, dense<[[1, 2], [1, 2], [0, 1], [0, 1], [1, 0]]> : tensor<5x2xi64> : tensor<?x2xi64, #dl.dims<[N, 2]>>
  return
}

func.func @test_symbolic_axis() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[3.0, 0.0, 1.0], [-3.0, -3.0, 0.0], [-2.0, 0.0, -2.0], [-1.0, 2.0, -3.0], [-2.0, -3.0, 0.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 0} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  check.eq %1, dense<[[3.0, 2.0, 1.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  check.eq %2, dense<[[0, 3, 0], [3, 0, 1]]> : tensor<2x3xi64> : tensor<2x3xi64>
  return
}

func.func @test_k_zero() {
  %x0 = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %1, %2 = dl.top_k %x0 {k = 0, axis = 0} : (tensor<3xf32>) -> (tensor<0xf32>, tensor<0xi64>)
  check.eq %1, dense<> : tensor<0xf32> : tensor<0xf32>
  return
}

func.func @test_only_indices_used() {
  %x0 = check.input dense<[3.0, 9.0, 5.0]> : tensor<3xf32> : tensor<3xf32>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 0} : (tensor<3xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  check.eq %2, dense<[1, 2]> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_too_few() attributes {check.status = 4 : i32, dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[3.0]> : tensor<1xf32> : tensor<?xf32, #dl.dims<[N]>>
  %1, %2 = dl.top_k %x0 {k = 2, axis = 0} : (tensor<?xf32, #dl.dims<[N]>>) -> (tensor<2xf32>, tensor<2xi64>)
  check.eq %1, dense<[3.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  return
}
