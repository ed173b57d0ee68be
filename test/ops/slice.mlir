// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 1]>, steps = array<i64: 1, -1>} : (tensor<2x2xi1>) -> tensor<1x2xi1>
  check.eq %1, dense<[[true, false]]> : tensor<1x2xi1> : tensor<1x2xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 4]>, steps = array<i64: 1, -1>} : (tensor<2x5xui8>) -> tensor<1x5xui8>
  check.eq %1, dense<[[0, 255, 254, 100, 8]]> : tensor<1x5xui8> : tensor<1x5xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 6]>, steps = array<i64: 1, -1>} : (tensor<2x7xi8>) -> tensor<1x7xi8>
  check.eq %1, dense<[[-128, 127, 126, 100, 8, 3, 2]]> : tensor<1x7xi8> : tensor<1x7xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 6]>, steps = array<i64: 1, -1>} : (tensor<2x7xi16>) -> tensor<1x7xi16>
  check.eq %1, dense<[[-32768, 32767, 32766, 100, 8, 3, 2]]> : tensor<1x7xi16> : tensor<1x7xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 6]>, steps = array<i64: 1, -1>} : (tensor<2x7xi32>) -> tensor<1x7xi32>
  check.eq %1, dense<[[-2147483648, 2147483647, 2147483646, 100, 8, 3, 2]]> : tensor<1x7xi32> : tensor<1x7xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 6]>, steps = array<i64: 1, -1>} : (tensor<2x7xi64>) -> tensor<1x7xi64>
  check.eq %1, dense<[[-9223372036854775808, 9223372036854775807, 9223372036854775806, 100, 8, 3, 2]]> : tensor<1x7xi64> : tensor<1x7xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 9]>, steps = array<i64: 1, -1>} : (tensor<2x10xf16>) -> tensor<1x10xf16>
  check.eq %1, dense<[[0x0001, -65504.0, 65504.0, 0x7E00, 0xFC00, 0x7C00, 37.0, -10.0, 3.0, 0xA000]]> : tensor<1x10xf16> : tensor<1x10xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 9]>, steps = array<i64: 1, -1>} : (tensor<2x10xbf16>) -> tensor<1x10xbf16>
  check.eq %1, dense<[[0x0001, 0xFF7F, 0x7F7F, 0x7FC0, 0xFF80, 0x7F80, 37.0, -10.0, 3.0, 0xBC00]]> : tensor<1x10xbf16> : tensor<1x10xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 9]>, steps = array<i64: 1, -1>} : (tensor<2x10xf32>) -> tensor<1x10xf32>
  check.eq %1, dense<[[0x00000001, 0xFF7FFFFF, 0x7F7FFFFF, 0x7FC00000, 0xFF800000, 0x7F800000, 37.0, -10.0, 3.0, 0xBC000000]]> : tensor<1x10xf32> : tensor<1x10xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 9]>, steps = array<i64: 1, -1>} : (tensor<2x10xf64>) -> tensor<1x10xf64>
  check.eq %1, dense<[[0x0000000000000001, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 37.0, -10.0, 3.0, 0xBF80000000000000]]> : tensor<1x10xf64> : tensor<1x10xf64>
  return
}

func.func @test_inner() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<4x6xf32> : tensor<4x6xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 2]>, steps = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x3xf32>
  check.eq %1, dense<[[9.0, 10.0, 11.0], [15.0, 16.0, 17.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_step() {
  %x0 = check.input dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf32> : tensor<7xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[1]>, steps = array<i64: 2>} : (tensor<7xf32>) -> tensor<3xf32>
  check.eq %1, dense<[2.0, 4.0, 6.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_back() {
  %x0 = check.input dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf32> : tensor<7xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[6]>, steps = array<i64: -1>} : (tensor<7xf32>) -> tensor<7xf32>
  check.eq %1, dense<[7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]> : tensor<7xf32> : tensor<7xf32>
  return
}

func.func @test_back_step() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0], [26.0, 27.0, 28.0, 29.0, 30.0], [31.0, 32.0, 33.0, 34.0, 35.0]]> : tensor<7x5xf32> : tensor<7x5xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[5, 4]>, steps = array<i64: -2, 2>} : (tensor<7x5xf32>) -> tensor<3x1xf32>
  check.eq %1, dense<[[30.0], [20.0], [10.0]]> : tensor<3x1xf32> : tensor<3x1xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<4x6xf32> : tensor<4x6xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[3, 5]>, steps = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<1x1xf32>
  check.eq %1, dense<[[24.0]]> : tensor<1x1xf32> : tensor<1x1xf32>
  return
}

func.func @test_none() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<4x6xf32> : tensor<4x6xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[2, 0]>, steps = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<0x6xf32>
  check.eq %1, dense<> : tensor<0x6xf32> : tensor<0x6xf32>
  return
}

func.func @test_rows() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<4x6xf32> : tensor<4x6xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 0]>, steps = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  check.eq %1, dense<[[7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0]]> : tensor<2x6xf32> : tensor<2x6xf32>
  return
}

func.func @test_mixed() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0]], [[21.0, 22.0, 23.0, 24.0, 25.0], [26.0, 27.0, 28.0, 29.0, 30.0], [31.0, 32.0, 33.0, 34.0, 35.0], [36.0, 37.0, 38.0, 39.0, 40.0]], [[41.0, 42.0, 43.0, 44.0, 45.0], [46.0, 47.0, 48.0, 49.0, 50.0], [51.0, 52.0, 53.0, 54.0, 55.0], [56.0, 57.0, 58.0, 59.0, 60.0]]]> : tensor<3x4x5xf32> : tensor<3x4x5xf32>
  %1 = dl.slice %x0 {starts = #dl.dims<[2, 0, 4]>, steps = array<i64: -1, 2, -3>} : (tensor<3x4x5xf32>) -> tensor<3x2x2xf32>
  check.eq %1, dense<[[[45.0, 42.0], [55.0, 52.0]], [[25.0, 22.0], [35.0, 32.0]], [[5.0, 2.0], [15.0, 12.0]]]> : tensor<3x2x2xf32> : tensor<3x2x2xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %1 = dl.slice %x0 {starts = #dl.dims<[]>, steps = array<i64>} : (tensor<f32>) -> tensor<f32>
  check.eq %1, dense<1.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_symbolic_size() attributes {dl.dims = {N = array<i64: 2, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.slice %x0 {starts = #dl.dims<[1, 0]>, steps = array<i64: 1, 1>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N - 1, 3]>>
  check.eq %1, dense<[[4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N - 1, 3]>>
  return
}

func.func @test_symbolic_start() attributes {dl.dims = {N = array<i64: 2, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.slice %x0 {starts = #dl.dims<[N - 1, 1]>, steps = array<i64: 1, 1>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<1x2xf32>
  check.eq %1, dense<[[14.0, 15.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  return
}

func.func @test_symbolic_back() attributes {dl.dims = {N = array<i64: 2, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.slice %x0 {starts = #dl.dims<[N - 1, 2]>, steps = array<i64: -1, -1>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %1, dense<[[15.0, 14.0, 13.0], [12.0, 11.0, 10.0], [9.0, 8.0, 7.0], [6.0, 5.0, 4.0], [3.0, 2.0, 1.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}

func.func @test_symbolic_start_of_a_constant() attributes {dl.dims = {N = array<i64: 1, 4>}} {
  %x0 = check.input dense<[1.0, 2.0]> : tensor<2xf32> : tensor<?xf32, #dl.dims<[N]>>
  %c1 = dl.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %2 = dl.slice %c1 {starts = #dl.dims<[N]>, steps = array<i64: 1>} : (tensor<5xf32>) -> tensor<1xf32>
  %3 = dl.neg %2 : (tensor<1xf32>) -> tensor<1xf32>
  check.eq %3, dense<[-3.0]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_of_a_result() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0]]> : tensor<4x6xf32> : tensor<4x6xf32>
  %1 = dl.neg %x0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = dl.slice %1 {starts = #dl.dims<[1, 0]>, steps = array<i64: 2, 2>} : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %3 = dl.neg %2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.eq %3, dense<[[7.0, 9.0, 11.0], [19.0, 21.0, 23.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}
