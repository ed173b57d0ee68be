// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x2xi1>, tensor<2x2xi64>, tensor<2xi1>) -> tensor<2x2xi1>
  check.eq %3, dense<[[true, true], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[1, 100]> : tensor<2xui8> : tensor<2xui8>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x5xui8>, tensor<2x2xi64>, tensor<2xui8>) -> tensor<2x5xui8>
  check.eq %3, dense<[[0, 1, 2, 3, 100], [1, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-127, 3]> : tensor<2xi8> : tensor<2xi8>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x7xi8>, tensor<2x2xi64>, tensor<2xi8>) -> tensor<2x7xi8>
  check.eq %3, dense<[[-128, -127, -7, -2, -1, 0, 3], [-127, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-32767, 3]> : tensor<2xi16> : tensor<2xi16>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x7xi16>, tensor<2x2xi64>, tensor<2xi16>) -> tensor<2x7xi16>
  check.eq %3, dense<[[-32768, -32767, -7, -2, -1, 0, 3], [-32767, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-2147483647, 3]> : tensor<2xi32> : tensor<2xi32>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x7xi32>, tensor<2x2xi64>, tensor<2xi32>) -> tensor<2x7xi32>
  check.eq %3, dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 3], [-2147483647, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-9223372036854775807, 3]> : tensor<2xi64> : tensor<2xi64>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x7xi64>, tensor<2x2xi64>, tensor<2xi64>) -> tensor<2x7xi64>
  check.eq %3, dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 3], [-9223372036854775807, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-0.0, 3.0]> : tensor<2xf16> : tensor<2xf16>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x10xf16>, tensor<2x2xi64>, tensor<2xf16>) -> tensor<2x10xf16>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [-0.0, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-0.0, 3.0]> : tensor<2xbf16> : tensor<2xbf16>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x10xbf16>, tensor<2x2xi64>, tensor<2xbf16>) -> tensor<2x10xbf16>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [-0.0, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-0.0, 3.0]> : tensor<2xf32> : tensor<2xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x10xf32>, tensor<2x2xi64>, tensor<2xf32>) -> tensor<2x10xf32>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [-0.0, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %x1 = check.input dense<[[1, 0], [0, -1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[-0.0, 3.0]> : tensor<2xf64> : tensor<2xf64>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x10xf64>, tensor<2x2xi64>, tensor<2xf64>) -> tensor<2x10xf64>
  check.eq %3, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 3.0], [-0.0, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  return
}

func.func @test_replace_rows() {
  %x0 = check.input dense<[[0.0, 3.0, 1.0], [-1.0, 1.0, -2.0], [3.0, -2.0, -1.0], [2.0, -3.0, 3.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  %x1 = check.input dense<[[-1], [0], [-1]]> : tensor<3x1xi64> : tensor<3x1xi64>
  %x2 = check.input dense<[[-3.0, -2.0, 0.0], [0.0, -2.0, 3.0], [3.0, 1.0, 2.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<4x3xf32>, tensor<3x1xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.eq %3, dense<[[0.0, -2.0, 3.0], [-1.0, 1.0, -2.0], [3.0, -2.0, -1.0], [3.0, 1.0, 2.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  return
}

func.func @test_replace_points() {
  %x0 = check.input dense<[[3, 0, 2], [0, 0, 0], [-1, 3, 2], [-1, 0, -2]]> : tensor<4x3xi64> : tensor<4x3xi64>
  %x1 = check.input dense<[[1, 1], [1, 1], [0, -3]]> : tensor<3x2xi32> : tensor<3x2xi32>
  %x2 = check.input dense<[3, 3, -2]> : tensor<3xi64> : tensor<3xi64>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<4x3xi64>, tensor<3x2xi32>, tensor<3xi64>) -> tensor<4x3xi64>
  check.eq %3, dense<[[-2, 0, 2], [0, 3, 0], [-1, 3, 2], [-1, 0, -2]]> : tensor<4x3xi64> : tensor<4x3xi64>
  return
}

func.func @test_add_rows() {
  %x0 = check.input dense<[[-1.0, 1.0, -1.0], [-2.0, 3.0, 2.0], [2.0, 2.0, -2.0], [0.0, 1.0, -3.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  %x1 = check.input dense<[[-1], [0], [-1]]> : tensor<3x1xi64> : tensor<3x1xi64>
  %x2 = check.input dense<[[-2.0, 2.0, 3.0], [2.0, 0.0, 2.0], [0.0, -3.0, 0.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode add>} : (tensor<4x3xf32>, tensor<3x1xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.eq %3, dense<[[1.0, 1.0, 1.0], [-2.0, 3.0, 2.0], [2.0, 2.0, -2.0], [-2.0, 0.0, 0.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  return
}

func.func @test_add_points() {
  %x0 = check.input dense<[[0, -1, 2], [-2, 0, 0], [-3, 3, 2], [1, -1, 0]]> : tensor<4x3xi64> : tensor<4x3xi64>
  %x1 = check.input dense<[[1, 1], [1, 1], [0, -3]]> : tensor<3x2xi32> : tensor<3x2xi32>
  %x2 = check.input dense<[3, -2, -1]> : tensor<3xi64> : tensor<3xi64>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode add>} : (tensor<4x3xi64>, tensor<3x2xi32>, tensor<3xi64>) -> tensor<4x3xi64>
  check.eq %3, dense<[[-1, -1, 2], [-2, 1, 0], [-3, 3, 2], [1, -1, 0]]> : tensor<4x3xi64> : tensor<4x3xi64>
  return
}

func.func @test_mul_rows() {
  %x0 = check.input dense<[[1.0, -3.0, -3.0], [-2.0, -2.0, -1.0], [3.0, 1.0, -3.0], [0.0, 2.0, -1.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  %x1 = check.input dense<[[-1], [0], [-1]]> : tensor<3x1xi64> : tensor<3x1xi64>
  %x2 = check.input dense<[[-3.0, -3.0, 2.0], [-1.0, 2.0, -1.0], [-2.0, -3.0, -2.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode mul>} : (tensor<4x3xf32>, tensor<3x1xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.eq %3, dense<[[-1.0, -6.0, 3.0], [-2.0, -2.0, -1.0], [3.0, 1.0, -3.0], [0.0, 18.0, 4.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  return
}

func.func @test_mul_points() {
  %x0 = check.input dense<[[2, 3, -2], [-2, -2, -2], [1, -1, 0], [2, -3, -2]]> : tensor<4x3xi64> : tensor<4x3xi64>
  %x1 = check.input dense<[[1, 1], [1, 1], [0, -3]]> : tensor<3x2xi32> : tensor<3x2xi32>
  %x2 = check.input dense<[0, -3, 0]> : tensor<3xi64> : tensor<3xi64>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode mul>} : (tensor<4x3xi64>, tensor<3x2xi32>, tensor<3xi64>) -> tensor<4x3xi64>
  check.eq %3, dense<[[0, 3, -2], [-2, 0, -2], [1, -1, 0], [2, -3, -2]]> : tensor<4x3xi64> : tensor<4x3xi64>
  return
}

func.func @test_max_rows() {
  %x0 = check.input dense<[[-3.0, 3.0, 1.0], [0.0, -3.0, 0.0], [0.0, 2.0, 0.0], [-3.0, -1.0, 0.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  %x1 = check.input dense<[[-1], [0], [-1]]> : tensor<3x1xi64> : tensor<3x1xi64>
  %x2 = check.input dense<[[-2.0, -3.0, 2.0], [-2.0, 3.0, 1.0], [1.0, 2.0, -2.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode max>} : (tensor<4x3xf32>, tensor<3x1xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.eq %3, dense<[[-2.0, 3.0, 1.0], [0.0, -3.0, 0.0], [0.0, 2.0, 0.0], [1.0, 2.0, 2.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  return
}

func.func @test_max_points() {
  %x0 = check.input dense<[[-3, 1, 3], [1, 2, -3], [-2, 3, -3], [-1, -1, 0]]> : tensor<4x3xi64> : tensor<4x3xi64>
  %x1 = check.input dense<[[1, 1], [1, 1], [0, -3]]> : tensor<3x2xi32> : tensor<3x2xi32>
  %x2 = check.input dense<[3, -1, 0]> : tensor<3xi64> : tensor<3xi64>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode max>} : (tensor<4x3xi64>, tensor<3x2xi32>, tensor<3xi64>) -> tensor<4x3xi64>
  check.eq %3, dense<[[0, 1, 3], [1, 3, -3], [-2, 3, -3], [-1, -1, 0]]> : tensor<4x3xi64> : tensor<4x3xi64>
  return
}

func.func @test_min_rows() {
  %x0 = check.input dense<[[1.0, -2.0, 1.0], [1.0, 2.0, -3.0], [-1.0, -3.0, 3.0], [0.0, 2.0, 2.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  %x1 = check.input dense<[[-1], [0], [-1]]> : tensor<3x1xi64> : tensor<3x1xi64>
  %x2 = check.input dense<[[0.0, -3.0, -3.0], [-1.0, -2.0, 3.0], [-1.0, 0.0, -3.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode min>} : (tensor<4x3xf32>, tensor<3x1xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.eq %3, dense<[[-1.0, -2.0, 1.0], [1.0, 2.0, -3.0], [-1.0, -3.0, 3.0], [-1.0, -3.0, -3.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  return
}

func.func @test_min_points() {
  %x0 = check.input dense<[[-3, 1, 0], [-3, 1, 3], [1, 3, -2], [-3, -3, 0]]> : tensor<4x3xi64> : tensor<4x3xi64>
  %x1 = check.input dense<[[1, 1], [1, 1], [0, -3]]> : tensor<3x2xi32> : tensor<3x2xi32>
  %x2 = check.input dense<[-3, -2, 1]> : tensor<3xi64> : tensor<3xi64>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode min>} : (tensor<4x3xi64>, tensor<3x2xi32>, tensor<3xi64>) -> tensor<4x3xi64>
  check.eq %3, dense<[[-3, 1, 0], [-3, -3, 3], [1, 3, -2], [-3, -3, 0]]> : tensor<4x3xi64> : tensor<4x3xi64>
  return
}

func.func @test_whole() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %x1 = check.input dense<> : tensor<2x0xi64> : tensor<2x0xi64>
  %x2 = check.input dense<[[[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]], [[14.0, 16.0, 18.0], [20.0, 22.0, 24.0]]]> : tensor<2x2x3xf32> : tensor<2x2x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x3xf32>, tensor<2x0xi64>, tensor<2x2x3xf32>) -> tensor<2x3xf32>
  check.eq %3, dense<[[14.0, 16.0, 18.0], [20.0, 22.0, 24.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_no_updates() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %x1 = check.input dense<> : tensor<0x1xi64> : tensor<0x1xi64>
  %x2 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<2x3xf32>, tensor<0x1xi64>, tensor<0x3xf32>) -> tensor<2x3xf32>
  check.eq %3, dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  %x1 = check.input dense<[[-4], [-2], [-4], [-1], [-3]]> : tensor<5x1xi64> : tensor<?x1xi64, #dl.dims<[N, 1]>>
  %x2 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %3 = dl.scatter_nd %x0, %x1, %x2 {mode = #dl<scatter_mode add>} : (tensor<4x3xf32>, tensor<?x1xi64, #dl.dims<[N, 1]>>, tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<4x3xf32>
  check.eq %3, dense<[[9.0, 12.0, 15.0], [17.0, 19.0, 21.0], [11.0, 13.0, 15.0], [20.0, 22.0, 24.0]]> : tensor<4x3xf32> : tensor<4x3xf32>
  return
}

func.func @test_out_of_range() attributes {check.status = 4 : i32} {
  %x0 = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %x1 = check.input dense<[[0, 0], [1, 2]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %x2 = check.input dense<[5.0, 6.0]> : tensor<2xf32> : tensor<2xf32>
  %3 = dl.scatter_nd %x0, %x1, %x2 : (tensor<3x2xf32>, tensor<2x2xi64>, tensor<2xf32>) -> tensor<3x2xf32>
  check.eq %3, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  return
}
