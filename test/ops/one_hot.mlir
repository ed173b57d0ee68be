// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_bool() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<true> : tensor<i1> : tensor<i1>
  %x2 = check.input dense<false> : tensor<i1> : tensor<i1>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<i1>, tensor<i1>) -> tensor<3x3xi1>
  check.eq %3, dense<[[true, false, false], [false, false, true], [false, true, false]]> : tensor<3x3xi1> : tensor<3x3xi1>
  return
}

func.func @test_u8() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1> : tensor<ui8> : tensor<ui8>
  %x2 = check.input dense<0> : tensor<ui8> : tensor<ui8>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<ui8>, tensor<ui8>) -> tensor<3x3xui8>
  check.eq %3, dense<[[1, 0, 0], [0, 0, 1], [0, 1, 0]]> : tensor<3x3xui8> : tensor<3x3xui8>
  return
}

func.func @test_i8() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1> : tensor<i8> : tensor<i8>
  %x2 = check.input dense<0> : tensor<i8> : tensor<i8>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<i8>, tensor<i8>) -> tensor<3x3xi8>
  check.eq %3, dense<[[1, 0, 0], [0, 0, 1], [0, 1, 0]]> : tensor<3x3xi8> : tensor<3x3xi8>
  return
}

func.func @test_i16() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1> : tensor<i16> : tensor<i16>
  %x2 = check.input dense<0> : tensor<i16> : tensor<i16>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<i16>, tensor<i16>) -> tensor<3x3xi16>
  check.eq %3, dense<[[1, 0, 0], [0, 0, 1], [0, 1, 0]]> : tensor<3x3xi16> : tensor<3x3xi16>
  return
}

func.func @test_i32() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1> : tensor<i32> : tensor<i32>
  %x2 = check.input dense<0> : tensor<i32> : tensor<i32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
  check.eq %3, dense<[[1, 0, 0], [0, 0, 1], [0, 1, 0]]> : tensor<3x3xi32> : tensor<3x3xi32>
  return
}

func.func @test_i64() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1> : tensor<i64> : tensor<i64>
  %x2 = check.input dense<0> : tensor<i64> : tensor<i64>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<i64>, tensor<i64>) -> tensor<3x3xi64>
  check.eq %3, dense<[[1, 0, 0], [0, 0, 1], [0, 1, 0]]> : tensor<3x3xi64> : tensor<3x3xi64>
  return
}

func.func @test_f16() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1.0> : tensor<f16> : tensor<f16>
  %x2 = check.input dense<0.0> : tensor<f16> : tensor<f16>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<f16>, tensor<f16>) -> tensor<3x3xf16>
  check.eq %3, dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<3x3xf16> : tensor<3x3xf16>
  return
}

func.func @test_bf16() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1.0> : tensor<bf16> : tensor<bf16>
  %x2 = check.input dense<0.0> : tensor<bf16> : tensor<bf16>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<bf16>, tensor<bf16>) -> tensor<3x3xbf16>
  check.eq %3, dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<3x3xbf16> : tensor<3x3xbf16>
  return
}

func.func @test_f32() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<f32>, tensor<f32>) -> tensor<3x3xf32>
  check.eq %3, dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<3x3xf32> : tensor<3x3xf32>
  return
}

func.func @test_f64() {
  %x0 = check.input dense<[0, 2, 1]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<1.0> : tensor<f64> : tensor<f64>
  %x2 = check.input dense<0.0> : tensor<f64> : tensor<f64>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<3xi64>, tensor<f64>, tensor<f64>) -> tensor<3x3xf64>
  check.eq %3, dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<3x3xf64> : tensor<3x3xf64>
  return
}

func.func @test_negative() {
  %x0 = check.input dense<[0, 2, 4, -1]> : tensor<4xi64> : tensor<4xi64>
  %x1 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 5, axis = 1} : (tensor<4xi64>, tensor<f32>, tensor<f32>) -> tensor<4x5xf32>
  check.eq %3, dense<[[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<4x5xf32> : tensor<4x5xf32>
  return
}

func.func @test_out_of_range_is_off() {
  %x0 = check.input dense<[5, -6, 2]> : tensor<3xi64> : tensor<3xi64>
  %x1 = check.input dense<3.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<-2.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 5, axis = 1} : (tensor<3xi64>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  check.eq %3, dense<[[-2.0, -2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, 3.0, -2.0, -2.0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_first_axis() {
  %x0 = check.input dense<[[0, 1], [2, 0]]> : tensor<2x2xi32> : tensor<2x2xi32>
  %x1 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 0} : (tensor<2x2xi32>, tensor<f32>, tensor<f32>) -> tensor<3x2x2xf32>
  check.eq %3, dense<[[[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0]]]> : tensor<3x2x2xf32> : tensor<3x2x2xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 0} : (tensor<i64>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
  check.eq %3, dense<[0.0, 1.0, 0.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_no_depth() {
  %x0 = check.input dense<[0, 1]> : tensor<2xi64> : tensor<2xi64>
  %x1 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 0, axis = 1} : (tensor<2xi64>, tensor<f32>, tensor<f32>) -> tensor<2x0xf32>
  check.eq %3, dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  return
}

func.func @test_nan() {
  %x0 = check.input dense<[1]> : tensor<1xi64> : tensor<1xi64>
  %x1 = check.input dense<0x7FC00000> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<-0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<1xi64>, tensor<f32>, tensor<f32>) -> tensor<1x3xf32>
  check.eq %3, dense<[[-0.0, 0x7FC00000, -0.0]]> : tensor<1x3xf32> : tensor<1x3xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[1, 0, 2, 2]> : tensor<4xi64> : tensor<?xi64, #dl.dims<[N]>>
  %x1 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %x2 = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %3 = dl.one_hot %x0, %x1, %x2 {depth = 3, axis = 1} : (tensor<?xi64, #dl.dims<[N]>>, tensor<f32>, tensor<f32>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %3, dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 1.0]]> : tensor<4x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
