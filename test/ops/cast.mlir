// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_bool_bool() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = i1} : (tensor<2xi1>) -> tensor<2xi1>
  check.eq %1, dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  return
}

func.func @test_bool_u8() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = ui8} : (tensor<2xi1>) -> tensor<2xui8>
  check.eq %1, dense<[0, 1]> : tensor<2xui8> : tensor<2xui8>
  return
}

func.func @test_bool_i8() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = i8} : (tensor<2xi1>) -> tensor<2xi8>
  check.eq %1, dense<[0, 1]> : tensor<2xi8> : tensor<2xi8>
  return
}

func.func @test_bool_i16() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = i16} : (tensor<2xi1>) -> tensor<2xi16>
  check.eq %1, dense<[0, 1]> : tensor<2xi16> : tensor<2xi16>
  return
}

func.func @test_bool_i32() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = i32} : (tensor<2xi1>) -> tensor<2xi32>
  check.eq %1, dense<[0, 1]> : tensor<2xi32> : tensor<2xi32>
  return
}

func.func @test_bool_i64() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = i64} : (tensor<2xi1>) -> tensor<2xi64>
  check.eq %1, dense<[0, 1]> : tensor<2xi64> : tensor<2xi64>
  return
}

func.func @test_bool_f16() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = f16} : (tensor<2xi1>) -> tensor<2xf16>
  check.eq %1, dense<[0.0, 1.0]> : tensor<2xf16> : tensor<2xf16>
  return
}

func.func @test_bool_bf16() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = bf16} : (tensor<2xi1>) -> tensor<2xbf16>
  check.eq %1, dense<[0.0, 1.0]> : tensor<2xbf16> : tensor<2xbf16>
  return
}

func.func @test_bool_f32() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = f32} : (tensor<2xi1>) -> tensor<2xf32>
  check.eq %1, dense<[0.0, 1.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_bool_f64() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.cast %x0 {to = f64} : (tensor<2xi1>) -> tensor<2xf64>
  check.eq %1, dense<[0.0, 1.0]> : tensor<2xf64> : tensor<2xf64>
  return
}

func.func @test_u8_bool() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = i1} : (tensor<9xui8>) -> tensor<9xi1>
  check.eq %1, dense<[false, true, true, true, true, true, true, true, true]> : tensor<9xi1> : tensor<9xi1>
  return
}

func.func @test_u8_u8() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = ui8} : (tensor<9xui8>) -> tensor<9xui8>
  check.eq %1, dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  return
}

func.func @test_u8_i8() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = i8} : (tensor<9xui8>) -> tensor<9xi8>
  check.eq %1, dense<[0, 1, 2, 3, 7, 8, 100, -2, -1]> : tensor<9xi8> : tensor<9xi8>
  return
}

func.func @test_u8_i16() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = i16} : (tensor<9xui8>) -> tensor<9xi16>
  check.eq %1, dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xi16> : tensor<9xi16>
  return
}

func.func @test_u8_i32() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = i32} : (tensor<9xui8>) -> tensor<9xi32>
  check.eq %1, dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xi32> : tensor<9xi32>
  return
}

func.func @test_u8_i64() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = i64} : (tensor<9xui8>) -> tensor<9xi64>
  check.eq %1, dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xi64> : tensor<9xi64>
  return
}

func.func @test_u8_f16() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = f16} : (tensor<9xui8>) -> tensor<9xf16>
  check.eq %1, dense<[0.0, 1.0, 2.0, 3.0, 7.0, 8.0, 100.0, 254.0, 255.0]> : tensor<9xf16> : tensor<9xf16>
  return
}

func.func @test_u8_bf16() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = bf16} : (tensor<9xui8>) -> tensor<9xbf16>
  check.eq %1, dense<[0.0, 1.0, 2.0, 3.0, 7.0, 8.0, 100.0, 254.0, 255.0]> : tensor<9xbf16> : tensor<9xbf16>
  return
}

func.func @test_u8_f32() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = f32} : (tensor<9xui8>) -> tensor<9xf32>
  check.eq %1, dense<[0.0, 1.0, 2.0, 3.0, 7.0, 8.0, 100.0, 254.0, 255.0]> : tensor<9xf32> : tensor<9xf32>
  return
}

func.func @test_u8_f64() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.cast %x0 {to = f64} : (tensor<9xui8>) -> tensor<9xf64>
  check.eq %1, dense<[0.0, 1.0, 2.0, 3.0, 7.0, 8.0, 100.0, 254.0, 255.0]> : tensor<9xf64> : tensor<9xf64>
  return
}

func.func @test_i8_bool() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = i1} : (tensor<13xi8>) -> tensor<13xi1>
  check.eq %1, dense<[true, true, true, true, true, false, true, true, true, true, true, true, true]> : tensor<13xi1> : tensor<13xi1>
  return
}

func.func @test_i8_u8() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = ui8} : (tensor<13xi8>) -> tensor<13xui8>
  check.eq %1, dense<[128, 129, 249, 254, 255, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xui8> : tensor<13xui8>
  return
}

func.func @test_i8_i8() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = i8} : (tensor<13xi8>) -> tensor<13xi8>
  check.eq %1, dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  return
}

func.func @test_i8_i16() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = i16} : (tensor<13xi8>) -> tensor<13xi16>
  check.eq %1, dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi16> : tensor<13xi16>
  return
}

func.func @test_i8_i32() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = i32} : (tensor<13xi8>) -> tensor<13xi32>
  check.eq %1, dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi32> : tensor<13xi32>
  return
}

func.func @test_i8_i64() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = i64} : (tensor<13xi8>) -> tensor<13xi64>
  check.eq %1, dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi64> : tensor<13xi64>
  return
}

func.func @test_i8_f16() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = f16} : (tensor<13xi8>) -> tensor<13xf16>
  check.eq %1, dense<[-128.0, -127.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 126.0, 127.0]> : tensor<13xf16> : tensor<13xf16>
  return
}

func.func @test_i8_bf16() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = bf16} : (tensor<13xi8>) -> tensor<13xbf16>
  check.eq %1, dense<[-128.0, -127.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 126.0, 127.0]> : tensor<13xbf16> : tensor<13xbf16>
  return
}

func.func @test_i8_f32() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = f32} : (tensor<13xi8>) -> tensor<13xf32>
  check.eq %1, dense<[-128.0, -127.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 126.0, 127.0]> : tensor<13xf32> : tensor<13xf32>
  return
}

func.func @test_i8_f64() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.cast %x0 {to = f64} : (tensor<13xi8>) -> tensor<13xf64>
  check.eq %1, dense<[-128.0, -127.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 126.0, 127.0]> : tensor<13xf64> : tensor<13xf64>
  return
}

func.func @test_i16_bool() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = i1} : (tensor<13xi16>) -> tensor<13xi1>
  check.eq %1, dense<[true, true, true, true, true, false, true, true, true, true, true, true, true]> : tensor<13xi1> : tensor<13xi1>
  return
}

func.func @test_i16_u8() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = ui8} : (tensor<13xi16>) -> tensor<13xui8>
  check.eq %1, dense<[0, 1, 249, 254, 255, 0, 1, 2, 3, 8, 100, 254, 255]> : tensor<13xui8> : tensor<13xui8>
  return
}

func.func @test_i16_i8() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = i8} : (tensor<13xi16>) -> tensor<13xi8>
  check.eq %1, dense<[0, 1, -7, -2, -1, 0, 1, 2, 3, 8, 100, -2, -1]> : tensor<13xi8> : tensor<13xi8>
  return
}

func.func @test_i16_i16() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = i16} : (tensor<13xi16>) -> tensor<13xi16>
  check.eq %1, dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  return
}

func.func @test_i16_i32() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = i32} : (tensor<13xi16>) -> tensor<13xi32>
  check.eq %1, dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi32> : tensor<13xi32>
  return
}

func.func @test_i16_i64() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = i64} : (tensor<13xi16>) -> tensor<13xi64>
  check.eq %1, dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi64> : tensor<13xi64>
  return
}

func.func @test_i16_f16() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = f16} : (tensor<13xi16>) -> tensor<13xf16>
  check.eq %1, dense<[-32768.0, -32768.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 32768.0, 32768.0]> : tensor<13xf16> : tensor<13xf16>
  return
}

func.func @test_i16_bf16() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = bf16} : (tensor<13xi16>) -> tensor<13xbf16>
  check.eq %1, dense<[-32768.0, -32768.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 32768.0, 32768.0]> : tensor<13xbf16> : tensor<13xbf16>
  return
}

func.func @test_i16_f32() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = f32} : (tensor<13xi16>) -> tensor<13xf32>
  check.eq %1, dense<[-32768.0, -32767.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 32766.0, 32767.0]> : tensor<13xf32> : tensor<13xf32>
  return
}

func.func @test_i16_f64() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.cast %x0 {to = f64} : (tensor<13xi16>) -> tensor<13xf64>
  check.eq %1, dense<[-32768.0, -32767.0, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 32766.0, 32767.0]> : tensor<13xf64> : tensor<13xf64>
  return
}

func.func @test_i32_bool() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = i1} : (tensor<16xi32>) -> tensor<16xi1>
  check.eq %1, dense<[true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1> : tensor<16xi1>
  return
}

func.func @test_i32_u8() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = ui8} : (tensor<16xi32>) -> tensor<16xui8>
  check.eq %1, dense<[0, 1, 249, 254, 255, 0, 1, 2, 3, 8, 100, 254, 255, 1, 1, 1]> : tensor<16xui8> : tensor<16xui8>
  return
}

func.func @test_i32_i8() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = i8} : (tensor<16xi32>) -> tensor<16xi8>
  check.eq %1, dense<[0, 1, -7, -2, -1, 0, 1, 2, 3, 8, 100, -2, -1, 1, 1, 1]> : tensor<16xi8> : tensor<16xi8>
  return
}

func.func @test_i32_i16() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = i16} : (tensor<16xi32>) -> tensor<16xi16>
  check.eq %1, dense<[0, 1, -7, -2, -1, 0, 1, 2, 3, 8, 100, -2, -1, 1, 2049, 1]> : tensor<16xi16> : tensor<16xi16>
  return
}

func.func @test_i32_i32() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = i32} : (tensor<16xi32>) -> tensor<16xi32>
  check.eq %1, dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  return
}

func.func @test_i32_i64() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = i64} : (tensor<16xi32>) -> tensor<16xi64>
  check.eq %1, dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  return
}

func.func @test_i32_f16() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = f16} : (tensor<16xi32>) -> tensor<16xf16>
  check.eq %1, dense<[0xFC00, 0xFC00, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x7C00, 0x7C00, 0x7C00, 2048.0, 0x7C00]> : tensor<16xf16> : tensor<16xf16>
  return
}

func.func @test_i32_bf16() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = bf16} : (tensor<16xi32>) -> tensor<16xbf16>
  check.eq %1, dense<[0xCF00, 0xCF00, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x4F00, 0x4F00, 0x4B80, 2048.0, 0x4C00]> : tensor<16xbf16> : tensor<16xbf16>
  return
}

func.func @test_i32_f32() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = f32} : (tensor<16xi32>) -> tensor<16xf32>
  check.eq %1, dense<[0xCF000000, 0xCF000000, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x4F000000, 0x4F000000, 0x4B800000, 2049.0, 0x4C000000]> : tensor<16xf32> : tensor<16xf32>
  return
}

func.func @test_i32_f64() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  %1 = dl.cast %x0 {to = f64} : (tensor<16xi32>) -> tensor<16xf64>
  check.eq %1, dense<[0xC1E0000000000000, 0xC1DFFFFFFFC00000, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x41DFFFFFFF800000, 0x41DFFFFFFFC00000, 0x4170000010000000, 2049.0, 0x4180000008000000]> : tensor<16xf64> : tensor<16xf64>
  return
}

func.func @test_i64_bool() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = i1} : (tensor<16xi64>) -> tensor<16xi1>
  check.eq %1, dense<[true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1> : tensor<16xi1>
  return
}

func.func @test_i64_u8() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = ui8} : (tensor<16xi64>) -> tensor<16xui8>
  check.eq %1, dense<[0, 1, 249, 254, 255, 0, 1, 2, 3, 8, 100, 254, 255, 1, 1, 1]> : tensor<16xui8> : tensor<16xui8>
  return
}

func.func @test_i64_i8() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = i8} : (tensor<16xi64>) -> tensor<16xi8>
  check.eq %1, dense<[0, 1, -7, -2, -1, 0, 1, 2, 3, 8, 100, -2, -1, 1, 1, 1]> : tensor<16xi8> : tensor<16xi8>
  return
}

func.func @test_i64_i16() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = i16} : (tensor<16xi64>) -> tensor<16xi16>
  check.eq %1, dense<[0, 1, -7, -2, -1, 0, 1, 2, 3, 8, 100, -2, -1, 1, 2049, 1]> : tensor<16xi16> : tensor<16xi16>
  return
}

func.func @test_i64_i32() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = i32} : (tensor<16xi64>) -> tensor<16xi32>
  check.eq %1, dense<[0, 1, -7, -2, -1, 0, 1, 2, 3, 8, 100, -2, -1, 16777217, 2049, 33554433]> : tensor<16xi32> : tensor<16xi32>
  return
}

func.func @test_i64_i64() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = i64} : (tensor<16xi64>) -> tensor<16xi64>
  check.eq %1, dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  return
}

func.func @test_i64_f16() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = f16} : (tensor<16xi64>) -> tensor<16xf16>
  check.eq %1, dense<[0xFC00, 0xFC00, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x7C00, 0x7C00, 0x7C00, 2048.0, 0x7C00]> : tensor<16xf16> : tensor<16xf16>
  return
}

func.func @test_i64_bf16() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = bf16} : (tensor<16xi64>) -> tensor<16xbf16>
  check.eq %1, dense<[0xDF00, 0xDF00, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x5F00, 0x5F00, 0x4B80, 2048.0, 0x4C00]> : tensor<16xbf16> : tensor<16xbf16>
  return
}

func.func @test_i64_f32() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = f32} : (tensor<16xi64>) -> tensor<16xf32>
  check.eq %1, dense<[0xDF000000, 0xDF000000, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x5F000000, 0x5F000000, 0x4B800000, 2049.0, 0x4C000000]> : tensor<16xf32> : tensor<16xf32>
  return
}

func.func @test_i64_f64() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807, 16777217, 2049, 33554433]> : tensor<16xi64> : tensor<16xi64>
  %1 = dl.cast %x0 {to = f64} : (tensor<16xi64>) -> tensor<16xf64>
  check.eq %1, dense<[0xC3E0000000000000, 0xC3E0000000000000, -7.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 8.0, 100.0, 0x43E0000000000000, 0x43E0000000000000, 0x4170000010000000, 2049.0, 0x4180000008000000]> : tensor<16xf64> : tensor<16xf64>
  return
}

func.func @test_f16_bool() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = i1} : (tensor<41xf16>) -> tensor<41xi1>
  check.eq %1, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true]> : tensor<41xi1> : tensor<41xi1>
  return
}

func.func @test_f16_u8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = ui8} : (tensor<41xf16>) -> tensor<41xui8>
  check.eq %1, dense<[0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 3, 0, 37, 255, 0, 0, 255, 0, 0, 127, 0, 128, 255, 255, 0, 255, 255, 0, 255, 0, 255, 1, 1, 1, 255, 255, 0, 0, 1, 1]> : tensor<41xui8> : tensor<41xui8>
  return
}

func.func @test_f16_i8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = i8} : (tensor<41xf16>) -> tensor<41xi8>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 127, -128, 0, 127, -128, 0, 127, -128, 127, 127, 127, 0, 127, 127, -128, 127, -128, 127, 1, 1, 1, 127, 127, 0, 0, 1, 1]> : tensor<41xi8> : tensor<41xi8>
  return
}

func.func @test_f16_i16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = i16} : (tensor<41xf16>) -> tensor<41xi16>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 32767, -32768, 0, 32767, -32768, 0, 127, -128, 128, 255, 256, 0, 32767, 32767, -32768, 32767, -32768, 32767, 1, 1, 1, 32767, 32767, 0, 0, 1, 1]> : tensor<41xi16> : tensor<41xi16>
  return
}

func.func @test_f16_i32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = i32} : (tensor<41xf16>) -> tensor<41xi32>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 2147483647, -2147483648, 0, 65504, -65504, 0, 127, -128, 128, 255, 256, 0, 32768, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 1, 1, 1, 65504, 2147483647, 0, 0, 1, 1]> : tensor<41xi32> : tensor<41xi32>
  return
}

func.func @test_f16_i64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = i64} : (tensor<41xf16>) -> tensor<41xi64>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 9223372036854775807, -9223372036854775808, 0, 65504, -65504, 0, 127, -128, 128, 255, 256, 0, 32768, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 1, 1, 65504, 9223372036854775807, 0, 0, 1, 1]> : tensor<41xi64> : tensor<41xi64>
  return
}

func.func @test_f16_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = f16} : (tensor<41xf16>) -> tensor<41xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  return
}

func.func @test_f16_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = bf16} : (tensor<41xf16>) -> tensor<41xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, -65536.0, 0x3380, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x7F80, 0xFF80, 0x7F80, 0xFF80, 0x7F80, 1.0, 1.0, 1.0, 65536.0, 0x7F80, 0.0, 0x3380, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  return
}

func.func @test_f16_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = f32} : (tensor<41xf16>) -> tensor<41xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A832000, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65504.0, -65504.0, 0x33800000, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBF666000, 32768.0, 0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000, 0x7F800000, 0x3F802000, 1.0, 0x3F802000, 65504.0, 0x7F800000, 0.0, 0x33800000, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  return
}

func.func @test_f16_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  %1 = dl.cast %x0 {to = f64} : (tensor<41xf16>) -> tensor<41xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3F50640000000000, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65504.0, -65504.0, 0x3E70000000000000, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBFECCC0000000000, 32768.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x3FF0040000000000, 1.0, 0x3FF0040000000000, 65504.0, 0x7FF0000000000000, 0.0, 0x3E70000000000000, 0x3FF0100000000000, 0x3FF0300000000000]> : tensor<41xf64> : tensor<41xf64>
  return
}

func.func @test_bf16_bool() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = i1} : (tensor<41xbf16>) -> tensor<41xi1>
  check.eq %1, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<41xi1> : tensor<41xi1>
  return
}

func.func @test_bf16_u8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = ui8} : (tensor<41xbf16>) -> tensor<41xui8>
  check.eq %1, dense<[0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 3, 0, 37, 255, 0, 0, 255, 0, 0, 128, 0, 128, 255, 255, 0, 255, 255, 0, 255, 0, 255, 1, 1, 1, 255, 255, 0, 0, 1, 1]> : tensor<41xui8> : tensor<41xui8>
  return
}

func.func @test_bf16_i8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = i8} : (tensor<41xbf16>) -> tensor<41xi8>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 127, -128, 0, 127, -128, 0, 127, -128, 127, 127, 127, 0, 127, 127, -128, 127, -128, 127, 1, 1, 1, 127, 127, 0, 0, 1, 1]> : tensor<41xi8> : tensor<41xi8>
  return
}

func.func @test_bf16_i16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = i16} : (tensor<41xbf16>) -> tensor<41xi16>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 32767, -32768, 0, 32767, -32768, 0, 128, -129, 128, 256, 256, 0, 32767, 32767, -32768, 32767, -32768, 32767, 1, 1, 1, 32767, 32767, 0, 0, 1, 1]> : tensor<41xi16> : tensor<41xi16>
  return
}

func.func @test_bf16_i32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = i32} : (tensor<41xbf16>) -> tensor<41xi32>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 2147483647, -2147483648, 0, 2147483647, -2147483648, 0, 128, -129, 128, 256, 256, 0, 32768, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 1, 1, 1, 65536, 65536, 0, 0, 1, 1]> : tensor<41xi32> : tensor<41xi32>
  return
}

func.func @test_bf16_i64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = i64} : (tensor<41xbf16>) -> tensor<41xi64>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 9223372036854775807, -9223372036854775808, 0, 9223372036854775807, -9223372036854775808, 0, 128, -129, 128, 256, 256, 0, 32768, 2147483648, -2147483648, 9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 1, 1, 65536, 65536, 0, 0, 1, 1]> : tensor<41xi64> : tensor<41xi64>
  return
}

func.func @test_bf16_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = f16} : (tensor<41xbf16>) -> tensor<41xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1418, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0xFC00, 0.0, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBB30, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 1.0, 1.0, 1.0, 0x7C00, 0x7C00, 0.0, 0.0, 1.0, 1.015625]> : tensor<41xf16> : tensor<41xf16>
  return
}

func.func @test_bf16_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = bf16} : (tensor<41xbf16>) -> tensor<41xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  return
}

func.func @test_bf16_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = f32} : (tensor<41xbf16>) -> tensor<41xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A830000, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7F0000, 0xFF7F0000, 0x00010000, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF660000, 32768.0, 0x4F000000, 0xCF000000, 0x5F010000, 0xDF010000, 0x714A0000, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x33000000, 0x33000000, 1.0, 1.015625]> : tensor<41xf32> : tensor<41xf32>
  return
}

func.func @test_bf16_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  %1 = dl.cast %x0 {to = f64} : (tensor<41xbf16>) -> tensor<41xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3F50600000000000, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x47EFE00000000000, 0xC7EFE00000000000, 0x37A0000000000000, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBFECC00000000000, 32768.0, 0x41E0000000000000, 0xC1E0000000000000, 0x43E0200000000000, 0xC3E0200000000000, 0x4629400000000000, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3E60000000000000, 0x3E60000000000000, 1.0, 1.015625]> : tensor<41xf64> : tensor<41xf64>
  return
}

func.func @test_f32_bool() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = i1} : (tensor<41xf32>) -> tensor<41xi1>
  check.eq %1, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<41xi1> : tensor<41xi1>
  return
}

func.func @test_f32_u8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = ui8} : (tensor<41xf32>) -> tensor<41xui8>
  check.eq %1, dense<[0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 3, 0, 37, 255, 0, 0, 255, 0, 0, 127, 0, 128, 255, 255, 0, 255, 255, 0, 255, 0, 255, 1, 1, 1, 255, 255, 0, 0, 1, 1]> : tensor<41xui8> : tensor<41xui8>
  return
}

func.func @test_f32_i8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = i8} : (tensor<41xf32>) -> tensor<41xi8>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 127, -128, 0, 127, -128, 0, 127, -128, 127, 127, 127, 0, 127, 127, -128, 127, -128, 127, 1, 1, 1, 127, 127, 0, 0, 1, 1]> : tensor<41xi8> : tensor<41xi8>
  return
}

func.func @test_f32_i16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = i16} : (tensor<41xf32>) -> tensor<41xi16>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 32767, -32768, 0, 32767, -32768, 0, 127, -128, 128, 255, 256, 0, 32767, 32767, -32768, 32767, -32768, 32767, 1, 1, 1, 32767, 32767, 0, 0, 1, 1]> : tensor<41xi16> : tensor<41xi16>
  return
}

func.func @test_f32_i32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = i32} : (tensor<41xf32>) -> tensor<41xi32>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 2147483647, -2147483648, 0, 2147483647, -2147483648, 0, 127, -128, 128, 255, 256, 0, 32767, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 1, 1, 1, 65519, 65520, 0, 0, 1, 1]> : tensor<41xi32> : tensor<41xi32>
  return
}

func.func @test_f32_i64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = i64} : (tensor<41xf32>) -> tensor<41xi64>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 9223372036854775807, -9223372036854775808, 0, 9223372036854775807, -9223372036854775808, 0, 127, -128, 128, 255, 256, 0, 32767, 2147483648, -2147483904, 9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 1, 1, 65519, 65520, 0, 0, 1, 1]> : tensor<41xi64> : tensor<41xi64>
  return
}

func.func @test_f32_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = f16} : (tensor<41xf32>) -> tensor<41xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0xFC00, 0.0, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 1.0, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  return
}

func.func @test_f32_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = bf16} : (tensor<41xf32>) -> tensor<41xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0xFF80, 0.0, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  return
}

func.func @test_f32_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = f32} : (tensor<41xf32>) -> tensor<41xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  return
}

func.func @test_f32_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  %1 = dl.cast %x0 {to = f64} : (tensor<41xf32>) -> tensor<41xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3F50624DE0000000, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x47EFFFFFE0000000, 0xC7EFFFFFE0000000, 0x36A0000000000000, 0x405FF999A0000000, 0xC0601CCCC0000000, 128.0, 255.5, 256.0, 0xBFECCCCCC0000000, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207A0000000, 0xC3E02207A0000000, 0x46293E5940000000, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000000, 0x40EFFDFFA0000000, 65520.0, 0x3E60000000000000, 0x3E600068E0000000, 0x3FF0100000000000, 0x3FF0300000000000]> : tensor<41xf64> : tensor<41xf64>
  return
}

func.func @test_f64_bool() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = i1} : (tensor<41xf64>) -> tensor<41xi1>
  check.eq %1, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<41xi1> : tensor<41xi1>
  return
}

func.func @test_f64_u8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = ui8} : (tensor<41xf64>) -> tensor<41xui8>
  check.eq %1, dense<[0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 3, 0, 37, 255, 0, 0, 255, 0, 0, 127, 0, 128, 255, 255, 0, 255, 255, 0, 255, 0, 255, 1, 1, 1, 255, 255, 0, 0, 1, 1]> : tensor<41xui8> : tensor<41xui8>
  return
}

func.func @test_f64_i8() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = i8} : (tensor<41xf64>) -> tensor<41xi8>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 127, -128, 0, 127, -128, 0, 127, -128, 127, 127, 127, 0, 127, 127, -128, 127, -128, 127, 1, 1, 1, 127, 127, 0, 0, 1, 1]> : tensor<41xi8> : tensor<41xi8>
  return
}

func.func @test_f64_i16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = i16} : (tensor<41xf64>) -> tensor<41xi16>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 32767, -32768, 0, 32767, -32768, 0, 127, -128, 128, 255, 256, 0, 32767, 32767, -32768, 32767, -32768, 32767, 1, 1, 1, 32767, 32767, 0, 0, 1, 1]> : tensor<41xi16> : tensor<41xi16>
  return
}

func.func @test_f64_i32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = i32} : (tensor<41xf64>) -> tensor<41xi32>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 2147483647, -2147483648, 0, 2147483647, -2147483648, 0, 127, -128, 128, 255, 256, 0, 32767, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 1, 1, 1, 65519, 65520, 0, 0, 1, 1]> : tensor<41xi32> : tensor<41xi32>
  return
}

func.func @test_f64_i64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = i64} : (tensor<41xf64>) -> tensor<41xi64>
  check.eq %1, dense<[0, 0, 1, -1, 0, 0, 2, -3, 1, 0, 0, 3, -10, 37, 9223372036854775807, -9223372036854775808, 0, 9223372036854775807, -9223372036854775808, 0, 127, -128, 128, 255, 256, 0, 32767, 2147483648, -2147483904, 9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 1, 1, 65519, 65520, 0, 0, 1, 1]> : tensor<41xi64> : tensor<41xi64>
  return
}

func.func @test_f64_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = f16} : (tensor<41xf64>) -> tensor<41xf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0xFC00, 0.0, 127.875, -128.875, 128.0, 255.5, 256.0, 0xBB33, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0x3C01, 1.0, 0x3C01, 65504.0, 0x7C00, 0.0, 0x0001, 0x3C04, 0x3C0C]> : tensor<41xf16> : tensor<41xf16>
  return
}

func.func @test_f64_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = bf16} : (tensor<41xf64>) -> tensor<41xbf16>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0xFF80, 0.0, 128.0, -129.0, 128.0, 256.0, 256.0, 0xBF66, 32768.0, 0x4F00, 0xCF00, 0x5F01, 0xDF01, 0x714A, 1.0, 1.0, 1.0, 65536.0, 65536.0, 0x3300, 0x3300, 1.0, 1.015625]> : tensor<41xbf16> : tensor<41xbf16>
  return
}

func.func @test_f64_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = f32} : (tensor<41xf64>) -> tensor<41xf32>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 0x42FFCCCD, 0xC300E666, 128.0, 255.5, 256.0, 0xBF666666, 32767.5, 0x4F000000, 0xCF000001, 0x5F01103D, 0xDF01103D, 0x7149F2CA, 0x3F802000, 0x3F801000, 0x3F801000, 0x477FEFFD, 65520.0, 0x33000000, 0x33000347, 0x3F808000, 0x3F818000]> : tensor<41xf32> : tensor<41xf32>
  return
}

func.func @test_f64_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  %1 = dl.cast %x0 {to = f64} : (tensor<41xf64>) -> tensor<41xf64>
  check.eq %1, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001, 127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 0x41E0000000000000, 0xC1E0000020000000, 0x43E02207973F6440, 0xC3E02207973F6440, 0x46293E5939A08CEA, 0x3FF0040000000000, 0x3FF0020000000000, 0x3FF0020000000005, 65519.99, 65520.0, 0x3E60000000000000, 0x3E600068DB8BAC71, 0x3FF0100000000000, 0x3FF03000000001C2]> : tensor<41xf64> : tensor<41xf64>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0xf32> : tensor<0xf32>
  %1 = dl.cast %x0 {to = f64} : (tensor<0xf32>) -> tensor<0xf64>
  check.eq %1, dense<> : tensor<0xf64> : tensor<0xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<0.5> : tensor<f32> : tensor<f32>
  %1 = dl.cast %x0 {to = f64} : (tensor<f32>) -> tensor<f64>
  check.eq %1, dense<0.5> : tensor<f64> : tensor<f64>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[-0.5, -0.5, -0.25], [1.75, -0.25, 1.0], [0.75, -0.75, -0.25], [0.25, 0.25, 0.5]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.cast %x0 {to = f64} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf64, #dl.dims<[N, 3]>>
  check.eq %1, dense<[[-0.5, -0.5, -0.25], [1.75, -0.25, 1.0], [0.75, -0.75, -0.25], [0.25, 0.25, 0.5]]> : tensor<4x3xf64> : tensor<?x3xf64, #dl.dims<[N, 3]>>
  return
}
