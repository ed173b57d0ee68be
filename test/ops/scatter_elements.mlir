// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[false, true]]> : tensor<1x2xi1> : tensor<1x2xi1>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x2xi1>, tensor<1x2xi64>, tensor<1x2xi1>) -> tensor<2x2xi1>
  check.eq %3, dense<[[true, true], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[8, 100]]> : tensor<1x2xui8> : tensor<1x2xui8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x5xui8>, tensor<1x2xi64>, tensor<1x2xui8>) -> tensor<2x5xui8>
  check.eq %3, dense<[[0, 8, 2, 3, 100], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[2, 3]]> : tensor<1x2xi8> : tensor<1x2xi8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi8>, tensor<1x2xi64>, tensor<1x2xi8>) -> tensor<2x7xi8>
  check.eq %3, dense<[[-128, 2, -7, -2, -1, 0, 3], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[2, 3]]> : tensor<1x2xi16> : tensor<1x2xi16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi16>, tensor<1x2xi64>, tensor<1x2xi16>) -> tensor<2x7xi16>
  check.eq %3, dense<[[-32768, 2, -7, -2, -1, 0, 3], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[2, 3]]> : tensor<1x2xi32> : tensor<1x2xi32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi32>, tensor<1x2xi64>, tensor<1x2xi32>) -> tensor<2x7xi32>
  check.eq %3, dense<[[-2147483648, 2, -7, -2, -1, 0, 3], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[2, 3]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x7xi64>, tensor<1x2xi64>, tensor<1x2xi64>) -> tensor<2x7xi64>
  check.eq %3, dense<[[-9223372036854775808, 2, -7, -2, -1, 0, 3], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[0xA000, 3.0]]> : tensor<1x2xf16> : tensor<1x2xf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x10xf16>, tensor<1x2xi64>, tensor<1x2xf16>) -> tensor<2x10xf16>
  check.eq %3, dense<[[0.0, 0xA000, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[0xBC00, 3.0]]> : tensor<1x2xbf16> : tensor<1x2xbf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x10xbf16>, tensor<1x2xi64>, tensor<1x2xbf16>) -> tensor<2x10xbf16>
  check.eq %3, dense<[[0.0, 0xBC00, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[0xBC000000, 3.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x10xf32>, tensor<1x2xi64>, tensor<1x2xf32>) -> tensor<2x10xf32>
  check.eq %3, dense<[[0.0, 0xBC000000, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %x1 = check.input dense<[[1, -1]]> : tensor<1x2xi64> : tensor<1x2xi64>
  %x2 = check.input dense<[[0xBF80000000000000, 3.0]]> : tensor<1x2xf64> : tensor<1x2xf64>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<2x10xf64>, tensor<1x2xi64>, tensor<1x2xf64>) -> tensor<2x10xf64>
  check.eq %3, dense<[[0.0, 0xBF80000000000000, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  return
}

func.func @test_replace_f32() {
  %x0 = check.input dense<[[3.0, 1.0, 1.0, 2.0], [3.0, 2.0, 2.0, 3.0], [3.0, 2.0, 1.0, 1.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 2.0, 2.0, 3.0], [2.0, 2.0, 3.0, 2.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[1.0, 1.0, 3.0, 2.0], [3.0, 2.0, 2.0, 3.0], [2.0, 2.0, 2.0, 3.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_replace_i32() {
  %x0 = check.input dense<[[2, 1, 1, 2], [1, 2, 1, 2], [2, 2, 1, 3]]> : tensor<3x4xi32> : tensor<3x4xi32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1, 2, 1, 1], [1, 2, 2, 2]]> : tensor<2x4xi32> : tensor<2x4xi32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3x4xi32>, tensor<2x4xi64>, tensor<2x4xi32>) -> tensor<3x4xi32>
  check.eq %3, dense<[[1, 1, 2, 2], [1, 2, 1, 2], [1, 2, 1, 1]]> : tensor<3x4xi32> : tensor<3x4xi32>
  return
}

func.func @test_replace_u8() {
  %x0 = check.input dense<[[1, 3, 0, 1], [3, 1, 0, 3], [2, 3, 1, 2]]> : tensor<3x4xui8> : tensor<3x4xui8>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3, 0, 3, 1], [2, 1, 3, 3]]> : tensor<2x4xui8> : tensor<2x4xui8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3x4xui8>, tensor<2x4xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  check.eq %3, dense<[[3, 3, 3, 3], [3, 1, 0, 3], [2, 1, 3, 1]]> : tensor<3x4xui8> : tensor<3x4xui8>
  return
}

func.func @test_replace_f16() {
  %x0 = check.input dense<[[2.0, 2.0, 1.0, 2.0], [1.0, 2.0, 3.0, 2.0], [2.0, 2.0, 3.0, 1.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3.0, 3.0, 1.0, 1.0], [1.0, 3.0, 1.0, 2.0]]> : tensor<2x4xf16> : tensor<2x4xf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3x4xf16>, tensor<2x4xi64>, tensor<2x4xf16>) -> tensor<3x4xf16>
  check.eq %3, dense<[[3.0, 2.0, 1.0, 2.0], [1.0, 2.0, 3.0, 2.0], [1.0, 3.0, 1.0, 1.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  return
}

func.func @test_replace_bf16() {
  %x0 = check.input dense<[[1.0, 1.0, 2.0, 3.0], [3.0, 2.0, 1.0, 1.0], [3.0, 2.0, 1.0, 3.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 3.0, 3.0, 3.0], [1.0, 3.0, 1.0, 2.0]]> : tensor<2x4xbf16> : tensor<2x4xbf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3x4xbf16>, tensor<2x4xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  check.eq %3, dense<[[1.0, 1.0, 1.0, 2.0], [3.0, 2.0, 1.0, 1.0], [1.0, 3.0, 3.0, 3.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  return
}

func.func @test_add_f32() {
  %x0 = check.input dense<[[2.0, 3.0, 2.0, 2.0], [2.0, 1.0, 1.0, 1.0], [3.0, 2.0, 3.0, 3.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 3.0, 2.0, 2.0], [1.0, 3.0, 1.0, 2.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode add>} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[3.0, 3.0, 3.0, 4.0], [2.0, 1.0, 1.0, 1.0], [4.0, 8.0, 5.0, 5.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_add_i32() {
  %x0 = check.input dense<[[2, 2, 1, 3], [2, 1, 2, 1], [3, 2, 1, 3]]> : tensor<3x4xi32> : tensor<3x4xi32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3, 2, 2, 2], [3, 3, 1, 1]]> : tensor<2x4xi32> : tensor<2x4xi32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode add>} : (tensor<3x4xi32>, tensor<2x4xi64>, tensor<2x4xi32>) -> tensor<3x4xi32>
  check.eq %3, dense<[[5, 2, 2, 4], [2, 1, 2, 1], [6, 7, 3, 5]]> : tensor<3x4xi32> : tensor<3x4xi32>
  return
}

func.func @test_add_u8() {
  %x0 = check.input dense<[[0, 0, 2, 0], [1, 1, 2, 3], [3, 1, 3, 2]]> : tensor<3x4xui8> : tensor<3x4xui8>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[0, 0, 0, 1], [3, 1, 3, 2]]> : tensor<2x4xui8> : tensor<2x4xui8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode add>} : (tensor<3x4xui8>, tensor<2x4xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  check.eq %3, dense<[[0, 0, 5, 2], [1, 1, 2, 3], [6, 2, 3, 3]]> : tensor<3x4xui8> : tensor<3x4xui8>
  return
}

func.func @test_add_f16() {
  %x0 = check.input dense<[[1.0, 1.0, 2.0, 3.0], [1.0, 1.0, 3.0, 3.0], [2.0, 1.0, 1.0, 3.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[2.0, 2.0, 3.0, 3.0], [1.0, 2.0, 3.0, 2.0]]> : tensor<2x4xf16> : tensor<2x4xf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode add>} : (tensor<3x4xf16>, tensor<2x4xi64>, tensor<2x4xf16>) -> tensor<3x4xf16>
  check.eq %3, dense<[[3.0, 1.0, 5.0, 5.0], [1.0, 1.0, 3.0, 3.0], [3.0, 5.0, 4.0, 6.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  return
}

func.func @test_add_bf16() {
  %x0 = check.input dense<[[1.0, 3.0, 1.0, 3.0], [3.0, 1.0, 3.0, 1.0], [1.0, 2.0, 1.0, 3.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 1.0, 2.0, 3.0], [2.0, 3.0, 2.0, 1.0]]> : tensor<2x4xbf16> : tensor<2x4xbf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode add>} : (tensor<3x4xbf16>, tensor<2x4xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  check.eq %3, dense<[[2.0, 3.0, 3.0, 4.0], [3.0, 1.0, 3.0, 1.0], [3.0, 6.0, 3.0, 6.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  return
}

func.func @test_mul_f32() {
  %x0 = check.input dense<[[2.0, 3.0, 1.0, 2.0], [3.0, 2.0, 3.0, 1.0], [2.0, 1.0, 1.0, 2.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[2.0, 2.0, 2.0, 2.0], [1.0, 1.0, 3.0, 3.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode mul>} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[4.0, 3.0, 3.0, 6.0], [3.0, 2.0, 3.0, 1.0], [2.0, 2.0, 2.0, 4.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_mul_i32() {
  %x0 = check.input dense<[[2, 1, 3, 1], [2, 2, 3, 3], [1, 1, 1, 1]]> : tensor<3x4xi32> : tensor<3x4xi32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1, 1, 2, 2], [3, 1, 3, 1]]> : tensor<2x4xi32> : tensor<2x4xi32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode mul>} : (tensor<3x4xi32>, tensor<2x4xi64>, tensor<2x4xi32>) -> tensor<3x4xi32>
  check.eq %3, dense<[[2, 1, 9, 1], [2, 2, 3, 3], [3, 1, 2, 2]]> : tensor<3x4xi32> : tensor<3x4xi32>
  return
}

func.func @test_mul_u8() {
  %x0 = check.input dense<[[3, 2, 2, 1], [2, 1, 3, 1], [2, 2, 0, 1]]> : tensor<3x4xui8> : tensor<3x4xui8>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[2, 0, 1, 0], [1, 1, 0, 1]]> : tensor<2x4xui8> : tensor<2x4xui8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode mul>} : (tensor<3x4xui8>, tensor<2x4xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  check.eq %3, dense<[[6, 2, 0, 1], [2, 1, 3, 1], [2, 0, 0, 0]]> : tensor<3x4xui8> : tensor<3x4xui8>
  return
}

func.func @test_mul_f16() {
  %x0 = check.input dense<[[3.0, 2.0, 1.0, 2.0], [2.0, 2.0, 2.0, 1.0], [1.0, 3.0, 3.0, 2.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3.0, 2.0, 3.0, 1.0], [3.0, 1.0, 1.0, 2.0]]> : tensor<2x4xf16> : tensor<2x4xf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode mul>} : (tensor<3x4xf16>, tensor<2x4xi64>, tensor<2x4xf16>) -> tensor<3x4xf16>
  check.eq %3, dense<[[9.0, 2.0, 1.0, 4.0], [2.0, 2.0, 2.0, 1.0], [3.0, 6.0, 9.0, 2.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  return
}

func.func @test_mul_bf16() {
  %x0 = check.input dense<[[1.0, 3.0, 2.0, 2.0], [2.0, 1.0, 3.0, 3.0], [1.0, 1.0, 1.0, 3.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3.0, 3.0, 2.0, 2.0], [2.0, 3.0, 1.0, 1.0]]> : tensor<2x4xbf16> : tensor<2x4xbf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode mul>} : (tensor<3x4xbf16>, tensor<2x4xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  check.eq %3, dense<[[3.0, 3.0, 2.0, 2.0], [2.0, 1.0, 3.0, 3.0], [2.0, 9.0, 2.0, 6.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  return
}

func.func @test_max_f32() {
  %x0 = check.input dense<[[3.0, 2.0, 3.0, 1.0], [2.0, 3.0, 2.0, 2.0], [3.0, 3.0, 3.0, 1.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 2.0, 2.0, 3.0], [2.0, 3.0, 2.0, 2.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode max>} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[3.0, 2.0, 3.0, 2.0], [2.0, 3.0, 2.0, 2.0], [3.0, 3.0, 3.0, 3.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_max_i32() {
  %x0 = check.input dense<[[2, 3, 1, 2], [3, 3, 2, 1], [2, 3, 1, 3]]> : tensor<3x4xi32> : tensor<3x4xi32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1, 3, 2, 2], [1, 1, 2, 2]]> : tensor<2x4xi32> : tensor<2x4xi32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode max>} : (tensor<3x4xi32>, tensor<2x4xi64>, tensor<2x4xi32>) -> tensor<3x4xi32>
  check.eq %3, dense<[[2, 3, 2, 2], [3, 3, 2, 1], [2, 3, 2, 3]]> : tensor<3x4xi32> : tensor<3x4xi32>
  return
}

func.func @test_max_u8() {
  %x0 = check.input dense<[[1, 1, 3, 0], [2, 3, 3, 3], [3, 2, 1, 0]]> : tensor<3x4xui8> : tensor<3x4xui8>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[0, 3, 2, 3], [1, 0, 0, 1]]> : tensor<2x4xui8> : tensor<2x4xui8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode max>} : (tensor<3x4xui8>, tensor<2x4xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  check.eq %3, dense<[[1, 1, 3, 1], [2, 3, 3, 3], [3, 3, 2, 3]]> : tensor<3x4xui8> : tensor<3x4xui8>
  return
}

func.func @test_max_f16() {
  %x0 = check.input dense<[[2.0, 3.0, 3.0, 1.0], [3.0, 1.0, 3.0, 3.0], [2.0, 3.0, 2.0, 3.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3.0, 1.0, 2.0, 3.0], [1.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf16> : tensor<2x4xf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode max>} : (tensor<3x4xf16>, tensor<2x4xi64>, tensor<2x4xf16>) -> tensor<3x4xf16>
  check.eq %3, dense<[[3.0, 3.0, 3.0, 3.0], [3.0, 1.0, 3.0, 3.0], [2.0, 3.0, 2.0, 3.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  return
}

func.func @test_max_bf16() {
  %x0 = check.input dense<[[2.0, 1.0, 3.0, 2.0], [1.0, 2.0, 2.0, 3.0], [1.0, 2.0, 2.0, 3.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[2.0, 2.0, 3.0, 3.0], [3.0, 3.0, 1.0, 1.0]]> : tensor<2x4xbf16> : tensor<2x4xbf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode max>} : (tensor<3x4xbf16>, tensor<2x4xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  check.eq %3, dense<[[2.0, 1.0, 3.0, 2.0], [1.0, 2.0, 2.0, 3.0], [3.0, 3.0, 3.0, 3.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  return
}

func.func @test_min_f32() {
  %x0 = check.input dense<[[2.0, 2.0, 3.0, 3.0], [3.0, 2.0, 1.0, 2.0], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 1.0, 2.0, 1.0], [1.0, 1.0, 2.0, 1.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode min>} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[1.0, 2.0, 2.0, 1.0], [3.0, 2.0, 1.0, 2.0], [1.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_min_i32() {
  %x0 = check.input dense<[[1, 3, 3, 3], [1, 3, 1, 2], [3, 2, 3, 1]]> : tensor<3x4xi32> : tensor<3x4xi32>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[2, 1, 2, 3], [2, 2, 1, 1]]> : tensor<2x4xi32> : tensor<2x4xi32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode min>} : (tensor<3x4xi32>, tensor<2x4xi64>, tensor<2x4xi32>) -> tensor<3x4xi32>
  check.eq %3, dense<[[1, 3, 1, 1], [1, 3, 1, 2], [2, 1, 2, 1]]> : tensor<3x4xi32> : tensor<3x4xi32>
  return
}

func.func @test_min_u8() {
  %x0 = check.input dense<[[2, 2, 0, 0], [2, 0, 0, 0], [3, 3, 0, 0]]> : tensor<3x4xui8> : tensor<3x4xui8>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[0, 2, 1, 1], [2, 1, 0, 2]]> : tensor<2x4xui8> : tensor<2x4xui8>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode min>} : (tensor<3x4xui8>, tensor<2x4xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  check.eq %3, dense<[[0, 2, 0, 0], [2, 0, 0, 0], [2, 1, 0, 0]]> : tensor<3x4xui8> : tensor<3x4xui8>
  return
}

func.func @test_min_f16() {
  %x0 = check.input dense<[[3.0, 3.0, 3.0, 3.0], [1.0, 1.0, 1.0, 2.0], [1.0, 3.0, 2.0, 2.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[3.0, 1.0, 1.0, 3.0], [2.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf16> : tensor<2x4xf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode min>} : (tensor<3x4xf16>, tensor<2x4xi64>, tensor<2x4xf16>) -> tensor<3x4xf16>
  check.eq %3, dense<[[3.0, 3.0, 2.0, 3.0], [1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 1.0, 2.0]]> : tensor<3x4xf16> : tensor<3x4xf16>
  return
}

func.func @test_min_bf16() {
  %x0 = check.input dense<[[3.0, 3.0, 2.0, 3.0], [3.0, 1.0, 3.0, 2.0], [3.0, 1.0, 3.0, 1.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  %x1 = check.input dense<[[0, 2, 2, -1], [2, 2, 0, 0]]> : tensor<2x4xi64> : tensor<2x4xi64>
  %x2 = check.input dense<[[1.0, 2.0, 1.0, 3.0], [2.0, 3.0, 3.0, 2.0]]> : tensor<2x4xbf16> : tensor<2x4xbf16>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode min>} : (tensor<3x4xbf16>, tensor<2x4xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  check.eq %3, dense<[[1.0, 3.0, 2.0, 2.0], [3.0, 1.0, 3.0, 2.0], [2.0, 1.0, 1.0, 1.0]]> : tensor<3x4xbf16> : tensor<3x4xbf16>
  return
}

func.func @test_replace_last_wins() {
  %x0 = check.input dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32> : tensor<5xf32>
  %x1 = check.input dense<1> : tensor<3xi64> : tensor<3xi64>
  %x2 = check.input dense<[7.0, 8.0, 9.0]> : tensor<3xf32> : tensor<3xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<5xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<5xf32>
  check.eq %3, dense<[1.0, 9.0, 3.0, 4.0, 5.0]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_add_repeats() {
  %x0 = check.input dense<[1.0, 2.0]> : tensor<2xf32> : tensor<2xf32>
  %x1 = check.input dense<[0, 0, 0, 1]> : tensor<4xi64> : tensor<4xi64>
  %x2 = check.input dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32> : tensor<4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode add>} : (tensor<2xf32>, tensor<4xi64>, tensor<4xf32>) -> tensor<2xf32>
  check.eq %3, dense<[7.0, 6.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_i32() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[3], [-4], [1]]> : tensor<3x1xi32> : tensor<3x1xi32>
  %x2 = check.input dense<[[9.0], [8.0], [7.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1} : (tensor<3x4xf32>, tensor<3x1xi32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[1.0, 2.0, 3.0, 9.0], [8.0, 6.0, 7.0, 8.0], [9.0, 7.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_rank3() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  %x1 = check.input dense<[[[-2, 1, 1, -1], [0, -2, -3, -1]], [[0, 0, 0, -3], [-2, -1, 2, 0]]]> : tensor<2x2x4xi64> : tensor<2x2x4xi64>
  %x2 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]], [[9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]]> : tensor<2x2x4xf32> : tensor<2x2x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1, mode = #dl<scatter_mode add>} : (tensor<2x3x4xf32>, tensor<2x2x4xi64>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
  check.eq %3, dense<[[[6.0, 2.0, 10.0, 4.0], [6.0, 14.0, 10.0, 8.0], [9.0, 10.0, 11.0, 24.0]], [[22.0, 24.0, 26.0, 44.0], [30.0, 18.0, 19.0, 20.0], [21.0, 36.0, 38.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  return
}

func.func @test_no_updates() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<> : tensor<0x4xi64> : tensor<0x4xi64>
  %x2 = check.input dense<> : tensor<0x4xf32> : tensor<0x4xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3x4xf32>, tensor<0x4xi64>, tensor<0x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_nan_max() {
  %x0 = check.input dense<[1.0, 0x7FC00000, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %x1 = check.input dense<[0, 1, 2]> : tensor<3xi64> : tensor<3xi64>
  %x2 = check.input dense<[0x7FC00000, 1.0, 4.0]> : tensor<3xf32> : tensor<3xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0, mode = #dl<scatter_mode max>} : (tensor<3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3xf32>
  check.eq %3, dense<[0x7FC00000, 0x7FC00000, 4.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<[[0, 1], [0, 1], [0, 1], [0, 2], [1, 1]]> : tensor<5x2xi64> : tensor<?x2xi64, #dl.dims<[N, 2]>>
  %x2 = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0]]> : tensor<5x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 1, mode = #dl<scatter_mode add>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<?x2xi64, #dl.dims<[N, 2]>>, tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %3, dense<[[2.0, 4.0, 3.0], [7.0, 9.0, 6.0], [12.0, 14.0, 9.0], [17.0, 11.0, 20.0], [13.0, 33.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}

func.func @test_out_of_range() attributes {check.status = 4 : i32} {
  %x0 = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %x1 = check.input dense<[0, 3]> : tensor<2xi64> : tensor<2xi64>
  %x2 = check.input dense<[5.0, 6.0]> : tensor<2xf32> : tensor<2xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3xf32>
  check.eq %3, dense<[5.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_out_of_range_below() attributes {check.status = 4 : i32} {
  %x0 = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %x1 = check.input dense<[0, -4]> : tensor<2xi64> : tensor<2xi64>
  %x2 = check.input dense<[5.0, 6.0]> : tensor<2xf32> : tensor<2xf32>
  %3 = dl.scatter_elements %x0, %x1, %x2 {axis = 0} : (tensor<3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3xf32>
  check.eq %3, dense<[5.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  return
}
