// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %x1 = check.input dense<false> : tensor<i1> : tensor<i1>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x2xi1>, tensor<i1>) -> tensor<3x4xi1>
  check.eq %2, dense<[[false, false, false, false], [true, false, false, false], [false, true, false, false]]> : tensor<3x4xi1> : tensor<3x4xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %x1 = check.input dense<8> : tensor<ui8> : tensor<ui8>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x5xui8>, tensor<ui8>) -> tensor<3x7xui8>
  check.eq %2, dense<[[8, 8, 8, 8, 8, 8, 8], [0, 1, 2, 3, 7, 8, 8], [8, 100, 254, 255, 0, 8, 8]]> : tensor<3x7xui8> : tensor<3x7xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %x1 = check.input dense<2> : tensor<i8> : tensor<i8>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x7xi8>, tensor<i8>) -> tensor<3x9xi8>
  check.eq %2, dense<[[2, 2, 2, 2, 2, 2, 2, 2, 2], [-128, -127, -7, -2, -1, 0, 1, 2, 2], [2, 3, 8, 100, 126, 127, -128, 2, 2]]> : tensor<3x9xi8> : tensor<3x9xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %x1 = check.input dense<2> : tensor<i16> : tensor<i16>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x7xi16>, tensor<i16>) -> tensor<3x9xi16>
  check.eq %2, dense<[[2, 2, 2, 2, 2, 2, 2, 2, 2], [-32768, -32767, -7, -2, -1, 0, 1, 2, 2], [2, 3, 8, 100, 32766, 32767, -32768, 2, 2]]> : tensor<3x9xi16> : tensor<3x9xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %x1 = check.input dense<2> : tensor<i32> : tensor<i32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x7xi32>, tensor<i32>) -> tensor<3x9xi32>
  check.eq %2, dense<[[2, 2, 2, 2, 2, 2, 2, 2, 2], [-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 2], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648, 2, 2]]> : tensor<3x9xi32> : tensor<3x9xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %x1 = check.input dense<2> : tensor<i64> : tensor<i64>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x7xi64>, tensor<i64>) -> tensor<3x9xi64>
  check.eq %2, dense<[[2, 2, 2, 2, 2, 2, 2, 2, 2], [-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 2], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808, 2, 2]]> : tensor<3x9xi64> : tensor<3x9xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %x1 = check.input dense<0xA000> : tensor<f16> : tensor<f16>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x10xf16>, tensor<f16>) -> tensor<3x12xf16>
  check.eq %2, dense<[[0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000, 0xA000], [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 0xA000], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 0xA000, 0xA000]]> : tensor<3x12xf16> : tensor<3x12xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %x1 = check.input dense<0xBC00> : tensor<bf16> : tensor<bf16>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x10xbf16>, tensor<bf16>) -> tensor<3x12xbf16>
  check.eq %2, dense<[[0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00], [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 0xBC00], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 0xBC00, 0xBC00]]> : tensor<3x12xbf16> : tensor<3x12xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %x1 = check.input dense<0xBC000000> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x10xf32>, tensor<f32>) -> tensor<3x12xf32>
  check.eq %2, dense<[[0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000, 0xBC000000], [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 0xBC000000], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0xBC000000, 0xBC000000]]> : tensor<3x12xf32> : tensor<3x12xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %x1 = check.input dense<0xBF80000000000000> : tensor<f64> : tensor<f64>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 0, 2>} : (tensor<2x10xf64>, tensor<f64>) -> tensor<3x12xf64>
  check.eq %2, dense<[[0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000, 0xBF80000000000000], [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 0xBF80000000000000], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 0xBF80000000000000, 0xBF80000000000000]]> : tensor<3x12xf64> : tensor<3x12xf64>
  return
}

func.func @test_constant_both() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 2>, high = array<i64: 2, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x8xf32>
  check.eq %2, dense<[[7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [7.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 7.0], [7.0, 7.0, 6.0, 7.0, 8.0, 9.0, 10.0, 7.0], [7.0, 7.0, 11.0, 12.0, 13.0, 14.0, 15.0, 7.0], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0]]> : tensor<6x8xf32> : tensor<6x8xf32>
  return
}

func.func @test_constant_low() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 2, 0>, high = array<i64: 0, 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5x5xf32>
  check.eq %2, dense<[[7.0, 7.0, 7.0, 7.0, 7.0], [7.0, 7.0, 7.0, 7.0, 7.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<5x5xf32> : tensor<5x5xf32>
  return
}

func.func @test_constant_high() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 4>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 7.0, 7.0, 7.0], [6.0, 7.0, 8.0, 9.0, 10.0, 7.0, 7.0, 7.0, 7.0], [11.0, 12.0, 13.0, 14.0, 15.0, 7.0, 7.0, 7.0, 7.0]]> : tensor<3x9xf32> : tensor<3x9xf32>
  return
}

func.func @test_constant_nothing() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_constant_crop() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, 2>, high = array<i64: 0, -3>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.eq %2, dense<[[7.0, 7.0, 6.0, 7.0], [7.0, 7.0, 11.0, 12.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  return
}

func.func @test_constant_crop_all_ends() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, -1>, high = array<i64: -1, -2>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.eq %2, dense<[[7.0, 8.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  return
}

func.func @test_constant_rank4() {
  %x0 = check.input dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[10.0, 11.0, 12.0], [13.0, 14.0, 15.0], [16.0, 17.0, 18.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %x1 = check.input dense<-1.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0, 1, 1>, high = array<i64: 0, 0, 1, 1>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
  check.eq %2, dense<[[[[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 2.0, 3.0, -1.0], [-1.0, 4.0, 5.0, 6.0, -1.0], [-1.0, 7.0, 8.0, 9.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]], [[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 10.0, 11.0, 12.0, -1.0], [-1.0, 13.0, 14.0, 15.0, -1.0], [-1.0, 16.0, 17.0, 18.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]]]> : tensor<1x2x5x5xf32> : tensor<1x2x5x5xf32>
  return
}

func.func @test_constant_symbolic() attributes {dl.dims = {N = array<i64: 3, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 2, 0>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<f32>) -> tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  check.eq %2, dense<[[0.0, 0.0, 0.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<7x3xf32> : tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  return
}

func.func @test_reflect_both() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 2>, high = array<i64: 2, 1>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x8xf32>
  check.eq %2, dense<[[8.0, 7.0, 6.0, 7.0, 8.0, 9.0, 10.0, 9.0], [3.0, 2.0, 1.0, 2.0, 3.0, 4.0, 5.0, 4.0], [8.0, 7.0, 6.0, 7.0, 8.0, 9.0, 10.0, 9.0], [13.0, 12.0, 11.0, 12.0, 13.0, 14.0, 15.0, 14.0], [8.0, 7.0, 6.0, 7.0, 8.0, 9.0, 10.0, 9.0], [3.0, 2.0, 1.0, 2.0, 3.0, 4.0, 5.0, 4.0]]> : tensor<6x8xf32> : tensor<6x8xf32>
  return
}

func.func @test_reflect_low() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 2, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5x5xf32>
  check.eq %2, dense<[[11.0, 12.0, 13.0, 14.0, 15.0], [6.0, 7.0, 8.0, 9.0, 10.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<5x5xf32> : tensor<5x5xf32>
  return
}

func.func @test_reflect_high() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 4>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 4.0, 3.0, 2.0, 1.0], [6.0, 7.0, 8.0, 9.0, 10.0, 9.0, 8.0, 7.0, 6.0], [11.0, 12.0, 13.0, 14.0, 15.0, 14.0, 13.0, 12.0, 11.0]]> : tensor<3x9xf32> : tensor<3x9xf32>
  return
}

func.func @test_reflect_nothing() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_reflect_crop() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, 2>, high = array<i64: 0, -3>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.eq %2, dense<[[8.0, 7.0, 6.0, 7.0], [13.0, 12.0, 11.0, 12.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  return
}

func.func @test_reflect_crop_all_ends() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, -1>, high = array<i64: -1, -2>, mode = #dl<pad_mode reflect>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.eq %2, dense<[[7.0, 8.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  return
}

func.func @test_reflect_rank4() {
  %x0 = check.input dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[10.0, 11.0, 12.0], [13.0, 14.0, 15.0], [16.0, 17.0, 18.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %x1 = check.input dense<-1.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0, 1, 1>, high = array<i64: 0, 0, 1, 1>, mode = #dl<pad_mode reflect>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
  check.eq %2, dense<[[[[5.0, 4.0, 5.0, 6.0, 5.0], [2.0, 1.0, 2.0, 3.0, 2.0], [5.0, 4.0, 5.0, 6.0, 5.0], [8.0, 7.0, 8.0, 9.0, 8.0], [5.0, 4.0, 5.0, 6.0, 5.0]], [[14.0, 13.0, 14.0, 15.0, 14.0], [11.0, 10.0, 11.0, 12.0, 11.0], [14.0, 13.0, 14.0, 15.0, 14.0], [17.0, 16.0, 17.0, 18.0, 17.0], [14.0, 13.0, 14.0, 15.0, 14.0]]]]> : tensor<1x2x5x5xf32> : tensor<1x2x5x5xf32>
  return
}

func.func @test_reflect_symbolic() attributes {dl.dims = {N = array<i64: 3, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 2, 0>, mode = #dl<pad_mode reflect>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<f32>) -> tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  check.eq %2, dense<[[4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [7.0, 8.0, 9.0], [4.0, 5.0, 6.0]]> : tensor<7x3xf32> : tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  return
}

func.func @test_edge_both() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 2>, high = array<i64: 2, 1>, mode = #dl<pad_mode edge>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x8xf32>
  check.eq %2, dense<[[1.0, 1.0, 1.0, 2.0, 3.0, 4.0, 5.0, 5.0], [1.0, 1.0, 1.0, 2.0, 3.0, 4.0, 5.0, 5.0], [6.0, 6.0, 6.0, 7.0, 8.0, 9.0, 10.0, 10.0], [11.0, 11.0, 11.0, 12.0, 13.0, 14.0, 15.0, 15.0], [11.0, 11.0, 11.0, 12.0, 13.0, 14.0, 15.0, 15.0], [11.0, 11.0, 11.0, 12.0, 13.0, 14.0, 15.0, 15.0]]> : tensor<6x8xf32> : tensor<6x8xf32>
  return
}

func.func @test_edge_low() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 2, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode edge>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5x5xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [1.0, 2.0, 3.0, 4.0, 5.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<5x5xf32> : tensor<5x5xf32>
  return
}

func.func @test_edge_high() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 4>, mode = #dl<pad_mode edge>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 10.0, 10.0, 10.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0, 15.0, 15.0, 15.0, 15.0]]> : tensor<3x9xf32> : tensor<3x9xf32>
  return
}

func.func @test_edge_nothing() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode edge>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_edge_crop() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, 2>, high = array<i64: 0, -3>, mode = #dl<pad_mode edge>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.eq %2, dense<[[6.0, 6.0, 6.0, 7.0], [11.0, 11.0, 11.0, 12.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  return
}

func.func @test_edge_crop_all_ends() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, -1>, high = array<i64: -1, -2>, mode = #dl<pad_mode edge>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.eq %2, dense<[[7.0, 8.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  return
}

func.func @test_edge_rank4() {
  %x0 = check.input dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[10.0, 11.0, 12.0], [13.0, 14.0, 15.0], [16.0, 17.0, 18.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %x1 = check.input dense<-1.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0, 1, 1>, high = array<i64: 0, 0, 1, 1>, mode = #dl<pad_mode edge>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
  check.eq %2, dense<[[[[1.0, 1.0, 2.0, 3.0, 3.0], [1.0, 1.0, 2.0, 3.0, 3.0], [4.0, 4.0, 5.0, 6.0, 6.0], [7.0, 7.0, 8.0, 9.0, 9.0], [7.0, 7.0, 8.0, 9.0, 9.0]], [[10.0, 10.0, 11.0, 12.0, 12.0], [10.0, 10.0, 11.0, 12.0, 12.0], [13.0, 13.0, 14.0, 15.0, 15.0], [16.0, 16.0, 17.0, 18.0, 18.0], [16.0, 16.0, 17.0, 18.0, 18.0]]]]> : tensor<1x2x5x5xf32> : tensor<1x2x5x5xf32>
  return
}

func.func @test_edge_symbolic() attributes {dl.dims = {N = array<i64: 3, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 2, 0>, mode = #dl<pad_mode edge>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<f32>) -> tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  check.eq %2, dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [10.0, 11.0, 12.0], [10.0, 11.0, 12.0]]> : tensor<7x3xf32> : tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  return
}

func.func @test_wrap_both() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 2>, high = array<i64: 2, 1>, mode = #dl<pad_mode wrap>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x8xf32>
  check.eq %2, dense<[[14.0, 15.0, 11.0, 12.0, 13.0, 14.0, 15.0, 11.0], [4.0, 5.0, 1.0, 2.0, 3.0, 4.0, 5.0, 1.0], [9.0, 10.0, 6.0, 7.0, 8.0, 9.0, 10.0, 6.0], [14.0, 15.0, 11.0, 12.0, 13.0, 14.0, 15.0, 11.0], [4.0, 5.0, 1.0, 2.0, 3.0, 4.0, 5.0, 1.0], [9.0, 10.0, 6.0, 7.0, 8.0, 9.0, 10.0, 6.0]]> : tensor<6x8xf32> : tensor<6x8xf32>
  return
}

func.func @test_wrap_low() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 2, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode wrap>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5x5xf32>
  check.eq %2, dense<[[6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<5x5xf32> : tensor<5x5xf32>
  return
}

func.func @test_wrap_high() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 4>, mode = #dl<pad_mode wrap>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 1.0, 2.0, 3.0, 4.0], [6.0, 7.0, 8.0, 9.0, 10.0, 6.0, 7.0, 8.0, 9.0], [11.0, 12.0, 13.0, 14.0, 15.0, 11.0, 12.0, 13.0, 14.0]]> : tensor<3x9xf32> : tensor<3x9xf32>
  return
}

func.func @test_wrap_nothing() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0>, high = array<i64: 0, 0>, mode = #dl<pad_mode wrap>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  check.eq %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_wrap_crop() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, 2>, high = array<i64: 0, -3>, mode = #dl<pad_mode wrap>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.eq %2, dense<[[9.0, 10.0, 6.0, 7.0], [14.0, 15.0, 11.0, 12.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  return
}

func.func @test_wrap_crop_all_ends() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  %x1 = check.input dense<7.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: -1, -1>, high = array<i64: -1, -2>, mode = #dl<pad_mode wrap>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.eq %2, dense<[[7.0, 8.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  return
}

func.func @test_wrap_rank4() {
  %x0 = check.input dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[10.0, 11.0, 12.0], [13.0, 14.0, 15.0], [16.0, 17.0, 18.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %x1 = check.input dense<-1.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 0, 0, 1, 1>, high = array<i64: 0, 0, 1, 1>, mode = #dl<pad_mode wrap>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
  check.eq %2, dense<[[[[9.0, 7.0, 8.0, 9.0, 7.0], [3.0, 1.0, 2.0, 3.0, 1.0], [6.0, 4.0, 5.0, 6.0, 4.0], [9.0, 7.0, 8.0, 9.0, 7.0], [3.0, 1.0, 2.0, 3.0, 1.0]], [[18.0, 16.0, 17.0, 18.0, 16.0], [12.0, 10.0, 11.0, 12.0, 10.0], [15.0, 13.0, 14.0, 15.0, 13.0], [18.0, 16.0, 17.0, 18.0, 16.0], [12.0, 10.0, 11.0, 12.0, 10.0]]]]> : tensor<1x2x5x5xf32> : tensor<1x2x5x5xf32>
  return
}

func.func @test_wrap_symbolic() attributes {dl.dims = {N = array<i64: 3, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 2, 0>, mode = #dl<pad_mode wrap>} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<f32>) -> tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  check.eq %2, dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<7x3xf32> : tensor<?x3xf32, #dl.dims<[N + 3, 3]>>
  return
}

func.func @test_empty_grows() {
  %x0 = check.input dense<> : tensor<0x2xf32> : tensor<0x2xf32>
  %x1 = check.input dense<3.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64: 1, 0>, high = array<i64: 1, 0>} : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  check.eq %2, dense<3.0> : tensor<2x2xf32> : tensor<2x2xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<2.0> : tensor<f32> : tensor<f32>
  %x1 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %2 = dl.pad %x0, %x1 {low = array<i64>, high = array<i64>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.eq %2, dense<2.0> : tensor<f32> : tensor<f32>
  return
}
