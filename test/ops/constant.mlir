// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_values_bool() {
  %c0 = dl.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  check.eq %c0, dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  return
}

func.func @test_splat_bool() {
  %c0 = dl.constant dense<true> : tensor<2x3xi1>
  check.eq %c0, dense<true> : tensor<2x3xi1> : tensor<2x3xi1>
  return
}

func.func @test_scalar_bool() {
  %c0 = dl.constant dense<false> : tensor<i1>
  check.eq %c0, dense<false> : tensor<i1> : tensor<i1>
  return
}

func.func @test_values_u8() {
  %c0 = dl.constant dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8>
  check.eq %c0, dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  return
}

func.func @test_splat_u8() {
  %c0 = dl.constant dense<0> : tensor<2x3xui8>
  check.eq %c0, dense<0> : tensor<2x3xui8> : tensor<2x3xui8>
  return
}

func.func @test_scalar_u8() {
  %c0 = dl.constant dense<8> : tensor<ui8>
  check.eq %c0, dense<8> : tensor<ui8> : tensor<ui8>
  return
}

func.func @test_values_i8() {
  %c0 = dl.constant dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8>
  check.eq %c0, dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  return
}

func.func @test_splat_i8() {
  %c0 = dl.constant dense<-128> : tensor<2x3xi8>
  check.eq %c0, dense<-128> : tensor<2x3xi8> : tensor<2x3xi8>
  return
}

func.func @test_scalar_i8() {
  %c0 = dl.constant dense<2> : tensor<i8>
  check.eq %c0, dense<2> : tensor<i8> : tensor<i8>
  return
}

func.func @test_values_i16() {
  %c0 = dl.constant dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16>
  check.eq %c0, dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  return
}

func.func @test_splat_i16() {
  %c0 = dl.constant dense<-32768> : tensor<2x3xi16>
  check.eq %c0, dense<-32768> : tensor<2x3xi16> : tensor<2x3xi16>
  return
}

func.func @test_scalar_i16() {
  %c0 = dl.constant dense<2> : tensor<i16>
  check.eq %c0, dense<2> : tensor<i16> : tensor<i16>
  return
}

func.func @test_values_i32() {
  %c0 = dl.constant dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32>
  check.eq %c0, dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  return
}

func.func @test_splat_i32() {
  %c0 = dl.constant dense<-2147483648> : tensor<2x3xi32>
  check.eq %c0, dense<-2147483648> : tensor<2x3xi32> : tensor<2x3xi32>
  return
}

func.func @test_scalar_i32() {
  %c0 = dl.constant dense<2> : tensor<i32>
  check.eq %c0, dense<2> : tensor<i32> : tensor<i32>
  return
}

func.func @test_values_i64() {
  %c0 = dl.constant dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64>
  check.eq %c0, dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  return
}

func.func @test_splat_i64() {
  %c0 = dl.constant dense<-9223372036854775808> : tensor<2x3xi64>
  check.eq %c0, dense<-9223372036854775808> : tensor<2x3xi64> : tensor<2x3xi64>
  return
}

func.func @test_scalar_i64() {
  %c0 = dl.constant dense<2> : tensor<i64>
  check.eq %c0, dense<2> : tensor<i64> : tensor<i64>
  return
}

func.func @test_values_f16() {
  %c0 = dl.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16>
  check.eq %c0, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  return
}

func.func @test_splat_f16() {
  %c0 = dl.constant dense<0.0> : tensor<2x3xf16>
  check.eq %c0, dense<0.0> : tensor<2x3xf16> : tensor<2x3xf16>
  return
}

func.func @test_scalar_f16() {
  %c0 = dl.constant dense<0xA000> : tensor<f16>
  check.eq %c0, dense<0xA000> : tensor<f16> : tensor<f16>
  return
}

func.func @test_values_bf16() {
  %c0 = dl.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16>
  check.eq %c0, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  return
}

func.func @test_splat_bf16() {
  %c0 = dl.constant dense<0.0> : tensor<2x3xbf16>
  check.eq %c0, dense<0.0> : tensor<2x3xbf16> : tensor<2x3xbf16>
  return
}

func.func @test_scalar_bf16() {
  %c0 = dl.constant dense<0xBC00> : tensor<bf16>
  check.eq %c0, dense<0xBC00> : tensor<bf16> : tensor<bf16>
  return
}

func.func @test_values_f32() {
  %c0 = dl.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32>
  check.eq %c0, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  return
}

func.func @test_splat_f32() {
  %c0 = dl.constant dense<0.0> : tensor<2x3xf32>
  check.eq %c0, dense<0.0> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_scalar_f32() {
  %c0 = dl.constant dense<0xBC000000> : tensor<f32>
  check.eq %c0, dense<0xBC000000> : tensor<f32> : tensor<f32>
  return
}

func.func @test_values_f64() {
  %c0 = dl.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64>
  check.eq %c0, dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  return
}

func.func @test_splat_f64() {
  %c0 = dl.constant dense<0.0> : tensor<2x3xf64>
  check.eq %c0, dense<0.0> : tensor<2x3xf64> : tensor<2x3xf64>
  return
}

func.func @test_scalar_f64() {
  %c0 = dl.constant dense<0xBF80000000000000> : tensor<f64>
  check.eq %c0, dense<0xBF80000000000000> : tensor<f64> : tensor<f64>
  return
}

func.func @test_empty() {
  %c0 = dl.constant dense<> : tensor<0x2xf32>
  check.eq %c0, dense<> : tensor<0x2xf32> : tensor<0x2xf32>
  return
}

func.func @test_used() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %c1 = dl.constant dense<[[0.5], [1.5]]> : tensor<2x1xf32>
  %2 = dl.add %x0, %c1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.eq %2, dense<[[1.5, 2.5, 3.5], [5.5, 6.5, 7.5]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}
