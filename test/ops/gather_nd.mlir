// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x2xi1>, tensor<3x2xi64>) -> tensor<3xi1>
  check.eq %2, dense<[false, false, true]> : tensor<3xi1> : tensor<3xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x5xui8>, tensor<3x2xi64>) -> tensor<3xui8>
  check.eq %2, dense<[8, 1, 0]> : tensor<3xui8> : tensor<3xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x7xi8>, tensor<3x2xi64>) -> tensor<3xi8>
  check.eq %2, dense<[2, -127, -128]> : tensor<3xi8> : tensor<3xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x7xi16>, tensor<3x2xi64>) -> tensor<3xi16>
  check.eq %2, dense<[2, -32767, -32768]> : tensor<3xi16> : tensor<3xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x7xi32>, tensor<3x2xi64>) -> tensor<3xi32>
  check.eq %2, dense<[2, -2147483647, -2147483648]> : tensor<3xi32> : tensor<3xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x7xi64>, tensor<3x2xi64>) -> tensor<3xi64>
  check.eq %2, dense<[2, -9223372036854775807, -9223372036854775808]> : tensor<3xi64> : tensor<3xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x10xf16>, tensor<3x2xi64>) -> tensor<3xf16>
  check.eq %2, dense<[0xA000, -0.0, 0x0001]> : tensor<3xf16> : tensor<3xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x10xbf16>, tensor<3x2xi64>) -> tensor<3xbf16>
  check.eq %2, dense<[0xBC00, -0.0, 0x0001]> : tensor<3xbf16> : tensor<3xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x10xf32>, tensor<3x2xi64>) -> tensor<3xf32>
  check.eq %2, dense<[0xBC000000, -0.0, 0x00000001]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %x1 = check.input dense<[[1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64> : tensor<3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x10xf64>, tensor<3x2xi64>) -> tensor<3xf64>
  check.eq %2, dense<[0xBF80000000000000, -0.0, 0x0000000000000001]> : tensor<3xf64> : tensor<3xf64>
  return
}

func.func @test_points() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[-1, -1], [0, -2]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<3x4xf32>, tensor<2x2xi64>) -> tensor<2xf32>
  check.eq %2, dense<[12.0, 3.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_rows() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[2], [-3]]> : tensor<2x1xi32> : tensor<2x1xi32>
  %2 = dl.gather_nd %x0, %x1 : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  check.eq %2, dense<[[9.0, 10.0, 11.0, 12.0], [1.0, 2.0, 3.0, 4.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  return
}

func.func @test_grid() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0]], [[21.0, 22.0, 23.0, 24.0, 25.0], [26.0, 27.0, 28.0, 29.0, 30.0], [31.0, 32.0, 33.0, 34.0, 35.0], [36.0, 37.0, 38.0, 39.0, 40.0]], [[41.0, 42.0, 43.0, 44.0, 45.0], [46.0, 47.0, 48.0, 49.0, 50.0], [51.0, 52.0, 53.0, 54.0, 55.0], [56.0, 57.0, 58.0, 59.0, 60.0]]]> : tensor<3x4x5xf32> : tensor<3x4x5xf32>
  %x1 = check.input dense<[[[2, -1], [-3, -3], [-3, -1]], [[-3, -3], [2, -1], [-1, 0]]]> : tensor<2x3x2xi64> : tensor<2x3x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<3x4x5xf32>, tensor<2x3x2xi64>) -> tensor<2x3x5xf32>
  check.eq %2, dense<[[[56.0, 57.0, 58.0, 59.0, 60.0], [6.0, 7.0, 8.0, 9.0, 10.0], [16.0, 17.0, 18.0, 19.0, 20.0]], [[6.0, 7.0, 8.0, 9.0, 10.0], [56.0, 57.0, 58.0, 59.0, 60.0], [41.0, 42.0, 43.0, 44.0, 45.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_batch() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  %x1 = check.input dense<[[[1], [1], [2], [1], [1]], [[2], [1], [2], [1], [0]]]> : tensor<2x5x1xi64> : tensor<2x5x1xi64>
  %2 = dl.gather_nd %x0, %x1 {batch_dims = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x5x1xi64>) -> tensor<2x5x4xf32>
  check.eq %2, dense<[[[5.0, 6.0, 7.0, 8.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [5.0, 6.0, 7.0, 8.0], [5.0, 6.0, 7.0, 8.0]], [[21.0, 22.0, 23.0, 24.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0], [17.0, 18.0, 19.0, 20.0], [13.0, 14.0, 15.0, 16.0]]]> : tensor<2x5x4xf32> : tensor<2x5x4xf32>
  return
}

func.func @test_batch2() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  %x1 = check.input dense<[[[0], [-3], [2]], [[-2], [-1], [-1]]]> : tensor<2x3x1xi64> : tensor<2x3x1xi64>
  %2 = dl.gather_nd %x0, %x1 {batch_dims = 2 : i64} : (tensor<2x3x4xf32>, tensor<2x3x1xi64>) -> tensor<2x3xf32>
  check.eq %2, dense<[[1.0, 6.0, 11.0], [15.0, 20.0, 24.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_whole() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %x1 = check.input dense<> : tensor<4x0xi64> : tensor<4x0xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x3xf32>, tensor<4x0xi64>) -> tensor<4x2x3xf32>
  check.eq %2, dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<4x2x3xf32> : tensor<4x2x3xf32>
  return
}

func.func @test_no_points() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %x1 = check.input dense<> : tensor<0x2xi64> : tensor<0x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<2x3xf32>, tensor<0x2xi64>) -> tensor<0xf32>
  check.eq %2, dense<> : tensor<0xf32> : tensor<0xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 1], [0, 1], [0, 1], [0, 2], [1, 1]]> : tensor<5x2xi64> : tensor<?x2xi64, #dl.dims<[N, 2]>>
  %2 = dl.gather_nd %x0, %x1 : (tensor<3x4xf32>, tensor<?x2xi64, #dl.dims<[N, 2]>>) -> tensor<?xf32, #dl.dims<[N]>>
  check.eq %2, dense<[2.0, 2.0, 2.0, 3.0, 6.0]> : tensor<5xf32> : tensor<?xf32, #dl.dims<[N]>>
  return
}

func.func @test_out_of_range_first() attributes {check.status = 4 : i32} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 0], [3, 0]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<3x4xf32>, tensor<2x2xi64>) -> tensor<2xf32>
  check.eq %2, dense<[1.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_out_of_range_second() attributes {check.status = 4 : i32} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 0], [0, -5]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %2 = dl.gather_nd %x0, %x1 : (tensor<3x4xf32>, tensor<2x2xi64>) -> tensor<2xf32>
  check.eq %2, dense<[1.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  return
}
