// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  %1 = dl.not %x0 : (tensor<2xi1>) -> tensor<2xi1>
  check.eq %1, dense<[true, false]> : tensor<2xi1> : tensor<2xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[0, 1, 2, 3, 7, 8, 100, 254, 255]> : tensor<9xui8> : tensor<9xui8>
  %1 = dl.not %x0 : (tensor<9xui8>) -> tensor<9xui8>
  check.eq %1, dense<[255, 254, 253, 252, 248, 247, 155, 1, 0]> : tensor<9xui8> : tensor<9xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[-128, -127, -7, -2, -1, 0, 1, 2, 3, 8, 100, 126, 127]> : tensor<13xi8> : tensor<13xi8>
  %1 = dl.not %x0 : (tensor<13xi8>) -> tensor<13xi8>
  check.eq %1, dense<[127, 126, 6, 1, 0, -1, -2, -3, -4, -9, -101, -127, -128]> : tensor<13xi8> : tensor<13xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[-32768, -32767, -7, -2, -1, 0, 1, 2, 3, 8, 100, 32766, 32767]> : tensor<13xi16> : tensor<13xi16>
  %1 = dl.not %x0 : (tensor<13xi16>) -> tensor<13xi16>
  check.eq %1, dense<[32767, 32766, 6, 1, 0, -1, -2, -3, -4, -9, -101, -32767, -32768]> : tensor<13xi16> : tensor<13xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[-2147483648, -2147483647, -7, -2, -1, 0, 1, 2, 3, 8, 100, 2147483646, 2147483647]> : tensor<13xi32> : tensor<13xi32>
  %1 = dl.not %x0 : (tensor<13xi32>) -> tensor<13xi32>
  check.eq %1, dense<[2147483647, 2147483646, 6, 1, 0, -1, -2, -3, -4, -9, -101, -2147483647, -2147483648]> : tensor<13xi32> : tensor<13xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1, 2, 3, 8, 100, 9223372036854775806, 9223372036854775807]> : tensor<13xi64> : tensor<13xi64>
  %1 = dl.not %x0 : (tensor<13xi64>) -> tensor<13xi64>
  check.eq %1, dense<[9223372036854775807, 9223372036854775806, 6, 1, 0, -1, -2, -3, -4, -9, -101, -9223372036854775807, -9223372036854775808]> : tensor<13xi64> : tensor<13xi64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<-4> : tensor<i32> : tensor<i32>
  %1 = dl.not %x0 : (tensor<i32>) -> tensor<i32>
  check.eq %1, dense<3> : tensor<i32> : tensor<i32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xi32> : tensor<0x3xi32>
  %1 = dl.not %x0 : (tensor<0x3xi32>) -> tensor<0x3xi32>
  check.eq %1, dense<> : tensor<0x3xi32> : tensor<0x3xi32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[-4]]> : tensor<1x1xi32> : tensor<1x1xi32>
  %1 = dl.not %x0 : (tensor<1x1xi32>) -> tensor<1x1xi32>
  check.eq %1, dense<[[3]]> : tensor<1x1xi32> : tensor<1x1xi32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[2, -1, 4, 8, 0, 3, 7], [7, -2, -2, -4, 8, 1, -4], [7, 8, 6, 6, -4, 0, 2], [7, 1, 1, 2, -3, 8, 1], [-2, 0, -2, 3, 7, 6, 8]], [[2, -2, -2, 2, -3, 0, 7], [-2, 0, 5, 2, 8, -3, -3], [2, 7, 6, 2, -4, -2, 7], [-4, 6, 0, -2, 0, 4, 3], [8, 3, 8, 5, 4, 2, 4]], [[-3, 5, 2, 3, 0, 4, -2], [6, -4, -2, 1, 3, 6, -1], [1, 0, 3, 8, 1, 0, -2], [4, 0, 8, -2, 7, 6, 5], [5, 1, -4, 0, 7, -1, 2]]]> : tensor<3x5x7xi32> : tensor<3x5x7xi32>
  %1 = dl.not %x0 : (tensor<3x5x7xi32>) -> tensor<3x5x7xi32>
  check.eq %1, dense<[[[-3, 0, -5, -9, -1, -4, -8], [-8, 1, 1, 3, -9, -2, 3], [-8, -9, -7, -7, 3, -1, -3], [-8, -2, -2, -3, 2, -9, -2], [1, -1, 1, -4, -8, -7, -9]], [[-3, 1, 1, -3, 2, -1, -8], [1, -1, -6, -3, -9, 2, 2], [-3, -8, -7, -3, 3, 1, -8], [3, -7, -1, 1, -1, -5, -4], [-9, -4, -9, -6, -5, -3, -5]], [[2, -6, -3, -4, -1, -5, 1], [-7, 3, 1, -2, -4, -7, 0], [-2, -1, -4, -9, -2, -1, 1], [-5, -1, -9, 1, -8, -7, -6], [-6, -2, 3, -1, -8, 0, -3]]]> : tensor<3x5x7xi32> : tensor<3x5x7xi32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[-4, -2, 3], [3, -4, -2], [1, 4, 3], [-1, 3, 2], [2, 4, -4]]> : tensor<5x3xi32> : tensor<?x3xi32, #dl.dims<[N, 3]>>
  %1 = dl.not %x0 : (tensor<?x3xi32, #dl.dims<[N, 3]>>) -> tensor<?x3xi32, #dl.dims<[N, 3]>>
  check.eq %1, dense<[[3, 1, -4], [-4, 3, 1], [-2, -5, -4], [0, -4, -3], [-3, -5, 3]]> : tensor<5x3xi32> : tensor<?x3xi32, #dl.dims<[N, 3]>>
  return
}
