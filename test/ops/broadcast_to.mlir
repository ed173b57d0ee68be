// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %1 = dl.broadcast_to %x0 : (tensor<2x2xi1>) -> tensor<2x2x2xi1>
  check.eq %1, dense<[[[true, false], [false, true]], [[true, false], [false, true]]]> : tensor<2x2x2xi1> : tensor<2x2x2xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %1 = dl.broadcast_to %x0 : (tensor<2x5xui8>) -> tensor<2x2x5xui8>
  check.eq %1, dense<[[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]], [[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]]> : tensor<2x2x5xui8> : tensor<2x2x5xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %1 = dl.broadcast_to %x0 : (tensor<2x7xi8>) -> tensor<2x2x7xi8>
  check.eq %1, dense<[[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]], [[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]]> : tensor<2x2x7xi8> : tensor<2x2x7xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %1 = dl.broadcast_to %x0 : (tensor<2x7xi16>) -> tensor<2x2x7xi16>
  check.eq %1, dense<[[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]], [[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]]> : tensor<2x2x7xi16> : tensor<2x2x7xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %1 = dl.broadcast_to %x0 : (tensor<2x7xi32>) -> tensor<2x2x7xi32>
  check.eq %1, dense<[[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]], [[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]]> : tensor<2x2x7xi32> : tensor<2x2x7xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %1 = dl.broadcast_to %x0 : (tensor<2x7xi64>) -> tensor<2x2x7xi64>
  check.eq %1, dense<[[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]], [[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]]> : tensor<2x2x7xi64> : tensor<2x2x7xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %1 = dl.broadcast_to %x0 : (tensor<2x10xf16>) -> tensor<2x2x10xf16>
  check.eq %1, dense<[[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]], [[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]]> : tensor<2x2x10xf16> : tensor<2x2x10xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %1 = dl.broadcast_to %x0 : (tensor<2x10xbf16>) -> tensor<2x2x10xbf16>
  check.eq %1, dense<[[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]], [[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]]> : tensor<2x2x10xbf16> : tensor<2x2x10xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %1 = dl.broadcast_to %x0 : (tensor<2x10xf32>) -> tensor<2x2x10xf32>
  check.eq %1, dense<[[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]], [[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]]> : tensor<2x2x10xf32> : tensor<2x2x10xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %1 = dl.broadcast_to %x0 : (tensor<2x10xf64>) -> tensor<2x2x10xf64>
  check.eq %1, dense<[[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]], [[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]]> : tensor<2x2x10xf64> : tensor<2x2x10xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %1 = dl.broadcast_to %x0 : (tensor<f32>) -> tensor<2x3xf32>
  check.eq %1, dense<1.0> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_row() {
  %x0 = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %1 = dl.broadcast_to %x0 : (tensor<3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_column() {
  %x0 = check.input dense<[[1.0], [2.0]]> : tensor<2x1xf32> : tensor<2x1xf32>
  %1 = dl.broadcast_to %x0 : (tensor<2x1xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_both() {
  %x0 = check.input dense<[[[1.0]], [[2.0]], [[3.0]]]> : tensor<3x1x1xf32> : tensor<3x1x1xf32>
  %1 = dl.broadcast_to %x0 : (tensor<3x1x1xf32>) -> tensor<2x3x4x5xf32>
  check.eq %1, dense<[[[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]], [[2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 2.0]], [[3.0, 3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0, 3.0]]], [[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]], [[2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 2.0]], [[3.0, 3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0, 3.0]]]]> : tensor<2x3x4x5xf32> : tensor<2x3x4x5xf32>
  return
}

func.func @test_one_to_none() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]]> : tensor<1x8xf32> : tensor<1x8xf32>
  %1 = dl.broadcast_to %x0 : (tensor<1x8xf32>) -> tensor<0x8xf32>
  check.eq %1, dense<> : tensor<0x8xf32> : tensor<0x8xf32>
  return
}

func.func @test_same() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = dl.broadcast_to %x0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_ones() {
  %x0 = check.input dense<[[1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.broadcast_to %x0 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
  check.eq %1, dense<[[[1.0]]]> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %1 = dl.broadcast_to %x0 : (tensor<3xf32>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x2 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %3 = dl.add %1, %x2 : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %3, dense<[[2.0, 4.0, 6.0], [5.0, 7.0, 9.0], [8.0, 10.0, 12.0], [11.0, 13.0, 15.0], [14.0, 16.0, 18.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
