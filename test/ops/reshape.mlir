// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_flat_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %1 = dl.reshape %x0 : (tensor<2x2xi1>) -> tensor<4xi1>
  check.eq %1, dense<[true, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  return
}

func.func @test_flat_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %1 = dl.reshape %x0 : (tensor<2x5xui8>) -> tensor<10xui8>
  check.eq %1, dense<[0, 1, 2, 3, 7, 8, 100, 254, 255, 0]> : tensor<10xui8> : tensor<10xui8>
  return
}

func.func @test_flat_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %1 = dl.reshape %x0 : (tensor<2x7xi8>) -> tensor<14xi8>
  check.eq %1, dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127, -128]> : tensor<14xi8> : tensor<14xi8>
  return
}

func.func @test_flat_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %1 = dl.reshape %x0 : (tensor<2x7xi16>) -> tensor<14xi16>
  check.eq %1, dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767, -32768]> : tensor<14xi16> : tensor<14xi16>
  return
}

func.func @test_flat_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %1 = dl.reshape %x0 : (tensor<2x7xi32>) -> tensor<14xi32>
  check.eq %1, dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, -2147483648]> : tensor<14xi32> : tensor<14xi32>
  return
}

func.func @test_flat_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %1 = dl.reshape %x0 : (tensor<2x7xi64>) -> tensor<14xi64>
  check.eq %1, dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]> : tensor<14xi64> : tensor<14xi64>
  return
}

func.func @test_flat_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %1 = dl.reshape %x0 : (tensor<2x10xf16>) -> tensor<20xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  return
}

func.func @test_flat_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %1 = dl.reshape %x0 : (tensor<2x10xbf16>) -> tensor<20xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  return
}

func.func @test_flat_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %1 = dl.reshape %x0 : (tensor<2x10xf32>) -> tensor<20xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  return
}

func.func @test_flat_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %1 = dl.reshape %x0 : (tensor<2x10xf64>) -> tensor<20xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  return
}

func.func @test_split() {
  %x0 = check.input dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]> : tensor<12xf32> : tensor<12xf32>
  %1 = dl.reshape %x0 : (tensor<12xf32>) -> tensor<3x4xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_merge() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  %1 = dl.reshape %x0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]> : tensor<6x4xf32> : tensor<6x4xf32>
  return
}

func.func @test_regroup() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<4x6xf32> : tensor<4x6xf32>
  %1 = dl.reshape %x0 : (tensor<4x6xf32>) -> tensor<3x8xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<3x8xf32> : tensor<3x8xf32>
  return
}

func.func @test_both() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0], [16.0, 17.0, 18.0]], [[19.0, 20.0, 21.0], [22.0, 23.0, 24.0], [25.0, 26.0, 27.0], [28.0, 29.0, 30.0], [31.0, 32.0, 33.0], [34.0, 35.0, 36.0]]]> : tensor<2x6x3xf32> : tensor<2x6x3xf32>
  %1 = dl.reshape %x0 : (tensor<2x6x3xf32>) -> tensor<4x9xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0], [10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0], [28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0]]> : tensor<4x9xf32> : tensor<4x9xf32>
  return
}

func.func @test_to_scalar() {
  %x0 = check.input dense<[[1.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.reshape %x0 : (tensor<1x1xf32>) -> tensor<f32>
  check.eq %1, dense<1.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_from_scalar() {
  %x0 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %1 = dl.reshape %x0 : (tensor<f32>) -> tensor<1x1x1xf32>
  check.eq %1, dense<[[[1.0]]]> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}

func.func @test_ones_in() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %1 = dl.reshape %x0 : (tensor<3x4xf32>) -> tensor<1x3x1x4x1xf32>
  check.eq %1, dense<[[[[[1.0], [2.0], [3.0], [4.0]]], [[[5.0], [6.0], [7.0], [8.0]]], [[[9.0], [10.0], [11.0], [12.0]]]]]> : tensor<1x3x1x4x1xf32> : tensor<1x3x1x4x1xf32>
  return
}

func.func @test_ones_out() {
  %x0 = check.input dense<[[[[[1.0], [2.0], [3.0], [4.0]]], [[[5.0], [6.0], [7.0], [8.0]]], [[[9.0], [10.0], [11.0], [12.0]]]]]> : tensor<1x3x1x4x1xf32> : tensor<1x3x1x4x1xf32>
  %1 = dl.reshape %x0 : (tensor<1x3x1x4x1xf32>) -> tensor<3x4xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_move_one() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32> : tensor<1x3xf32>
  %1 = dl.reshape %x0 : (tensor<1x3xf32>) -> tensor<3x1xf32>
  check.eq %1, dense<[[1.0], [2.0], [3.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.reshape %x0 : (tensor<0x3xf32>) -> tensor<3x0xf32>
  check.eq %1, dense<> : tensor<3x0xf32> : tensor<3x0xf32>
  return
}

func.func @test_empty_other() {
  %x0 = check.input dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  %1 = dl.reshape %x0 : (tensor<2x0xf32>) -> tensor<0x5x7xf32>
  check.eq %1, dense<> : tensor<0x5x7xf32> : tensor<0x5x7xf32>
  return
}

func.func @test_same_prefix() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  %1 = dl.reshape %x0 : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
  check.eq %1, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<2x12xf32> : tensor<2x12xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0], [15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0], [22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0], [29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0]], [[36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0], [43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0], [50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0], [57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0], [64.0, 65.0, 66.0, 67.0, 68.0, 69.0, 70.0]], [[71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0], [78.0, 79.0, 80.0, 81.0, 82.0, 83.0, 84.0], [85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0], [92.0, 93.0, 94.0, 95.0, 96.0, 97.0, 98.0], [99.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.reshape %x0 : (tensor<3x5x7xf32>) -> tensor<7x5x3xf32>
  check.eq %1, dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]], [[16.0, 17.0, 18.0], [19.0, 20.0, 21.0], [22.0, 23.0, 24.0], [25.0, 26.0, 27.0], [28.0, 29.0, 30.0]], [[31.0, 32.0, 33.0], [34.0, 35.0, 36.0], [37.0, 38.0, 39.0], [40.0, 41.0, 42.0], [43.0, 44.0, 45.0]], [[46.0, 47.0, 48.0], [49.0, 50.0, 51.0], [52.0, 53.0, 54.0], [55.0, 56.0, 57.0], [58.0, 59.0, 60.0]], [[61.0, 62.0, 63.0], [64.0, 65.0, 66.0], [67.0, 68.0, 69.0], [70.0, 71.0, 72.0], [73.0, 74.0, 75.0]], [[76.0, 77.0, 78.0], [79.0, 80.0, 81.0], [82.0, 83.0, 84.0], [85.0, 86.0, 87.0], [88.0, 89.0, 90.0]], [[91.0, 92.0, 93.0], [94.0, 95.0, 96.0], [97.0, 98.0, 99.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]]> : tensor<7x5x3xf32> : tensor<7x5x3xf32>
  return
}

func.func @test_symbolic_split() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0], [25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0]]> : tensor<3x12xf32> : tensor<?x12xf32, #dl.dims<[N, 12]>>
  %1 = dl.reshape %x0 : (tensor<?x12xf32, #dl.dims<[N, 12]>>) -> tensor<?x4x3xf32, #dl.dims<[N, 4, 3]>>
  check.eq %1, dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0], [16.0, 17.0, 18.0], [19.0, 20.0, 21.0], [22.0, 23.0, 24.0]], [[25.0, 26.0, 27.0], [28.0, 29.0, 30.0], [31.0, 32.0, 33.0], [34.0, 35.0, 36.0]]]> : tensor<3x4x3xf32> : tensor<?x4x3xf32, #dl.dims<[N, 4, 3]>>
  return
}

func.func @test_symbolic_merge() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0]], [[11.0, 12.0], [13.0, 14.0], [15.0, 16.0], [17.0, 18.0], [19.0, 20.0]], [[21.0, 22.0], [23.0, 24.0], [25.0, 26.0], [27.0, 28.0], [29.0, 30.0]]]> : tensor<3x5x2xf32> : tensor<?x?x2xf32, #dl.dims<[N, M, 2]>>
  %1 = dl.reshape %x0 : (tensor<?x?x2xf32, #dl.dims<[N, M, 2]>>) -> tensor<?x2xf32, #dl.dims<[N * M, 2]>>
  check.eq %1, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0], [11.0, 12.0], [13.0, 14.0], [15.0, 16.0], [17.0, 18.0], [19.0, 20.0], [21.0, 22.0], [23.0, 24.0], [25.0, 26.0], [27.0, 28.0], [29.0, 30.0]]> : tensor<15x2xf32> : tensor<?x2xf32, #dl.dims<[N * M, 2]>>
  return
}

func.func @test_symbolic_flat() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<?x4xf32, #dl.dims<[N, 4]>>
  %1 = dl.reshape %x0 : (tensor<?x4xf32, #dl.dims<[N, 4]>>) -> tensor<?xf32, #dl.dims<[N * 4]>>
  check.eq %1, dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]> : tensor<12xf32> : tensor<?xf32, #dl.dims<[N * 4]>>
  return
}

func.func @test_symbolic_heads() attributes {dl.dims = {N = array<i64: 1, 8>, S = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0]], [[25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0], [33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0], [41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0]]]> : tensor<2x3x8xf32> : tensor<?x?x8xf32, #dl.dims<[N, S, 8]>>
  %1 = dl.reshape %x0 : (tensor<?x?x8xf32, #dl.dims<[N, S, 8]>>) -> tensor<?x4x2xf32, #dl.dims<[N * S, 4, 2]>>
  check.eq %1, dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]], [[9.0, 10.0], [11.0, 12.0], [13.0, 14.0], [15.0, 16.0]], [[17.0, 18.0], [19.0, 20.0], [21.0, 22.0], [23.0, 24.0]], [[25.0, 26.0], [27.0, 28.0], [29.0, 30.0], [31.0, 32.0]], [[33.0, 34.0], [35.0, 36.0], [37.0, 38.0], [39.0, 40.0]], [[41.0, 42.0], [43.0, 44.0], [45.0, 46.0], [47.0, 48.0]]]> : tensor<6x4x2xf32> : tensor<?x4x2xf32, #dl.dims<[N * S, 4, 2]>>
  return
}

func.func @test_view_of_a_result() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0]]> : tensor<2x6xf32> : tensor<2x6xf32>
  %1 = dl.neg %x0 : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %2 = dl.reshape %1 : (tensor<2x6xf32>) -> tensor<3x4xf32>
  %3 = dl.neg %2 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  check.eq %3, dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}
