// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_u8() {
  %0 = dl.iota {axis = 1} : tensor<2x5xui8>
  check.eq %0, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<2x5xui8> : tensor<2x5xui8>
  return
}

func.func @test_i8() {
  %0 = dl.iota {axis = 1} : tensor<2x5xi8>
  check.eq %0, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<2x5xi8> : tensor<2x5xi8>
  return
}

func.func @test_i16() {
  %0 = dl.iota {axis = 1} : tensor<2x5xi16>
  check.eq %0, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<2x5xi16> : tensor<2x5xi16>
  return
}

func.func @test_i32() {
  %0 = dl.iota {axis = 1} : tensor<2x5xi32>
  check.eq %0, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<2x5xi32> : tensor<2x5xi32>
  return
}

func.func @test_i64() {
  %0 = dl.iota {axis = 1} : tensor<2x5xi64>
  check.eq %0, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<2x5xi64> : tensor<2x5xi64>
  return
}

func.func @test_f16() {
  %0 = dl.iota {axis = 1} : tensor<2x5xf16>
  check.eq %0, dense<[[0.0, 1.0, 2.0, 3.0, 4.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<2x5xf16> : tensor<2x5xf16>
  return
}

func.func @test_bf16() {
  %0 = dl.iota {axis = 1} : tensor<2x5xbf16>
  check.eq %0, dense<[[0.0, 1.0, 2.0, 3.0, 4.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<2x5xbf16> : tensor<2x5xbf16>
  return
}

func.func @test_f32() {
  %0 = dl.iota {axis = 1} : tensor<2x5xf32>
  check.eq %0, dense<[[0.0, 1.0, 2.0, 3.0, 4.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<2x5xf32> : tensor<2x5xf32>
  return
}

func.func @test_f64() {
  %0 = dl.iota {axis = 1} : tensor<2x5xf64>
  check.eq %0, dense<[[0.0, 1.0, 2.0, 3.0, 4.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<2x5xf64> : tensor<2x5xf64>
  return
}

func.func @test_wraps() {
  %0 = dl.iota {axis = 0} : tensor<260xi8>
  check.eq %0, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3]> : tensor<260xi8> : tensor<260xi8>
  return
}

func.func @test_first_axis() {
  %0 = dl.iota {axis = 0} : tensor<3x2x2xi64>
  check.eq %0, dense<[[[0, 0], [0, 0]], [[1, 1], [1, 1]], [[2, 2], [2, 2]]]> : tensor<3x2x2xi64> : tensor<3x2x2xi64>
  return
}

func.func @test_empty() {
  %0 = dl.iota {axis = 0} : tensor<0x2xf32>
  check.eq %0, dense<> : tensor<0x2xf32> : tensor<0x2xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0]]> : tensor<5x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %1 = dl.iota {axis = 0} : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %2 = dl.mul %x0, %1 : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
  check.eq %2, dense<[[0.0, 0.0], [3.0, 4.0], [10.0, 12.0], [21.0, 24.0], [36.0, 40.0]]> : tensor<5x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  return
}
