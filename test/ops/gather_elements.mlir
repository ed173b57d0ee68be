// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_bool() {
  %x0 = check.input dense<[[true, false], [false, true]]> : tensor<2x2xi1> : tensor<2x2xi1>
  %x1 = check.input dense<[[0, 0], [1, 1]]> : tensor<2x2xi64> : tensor<2x2xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x2xi1>, tensor<2x2xi64>) -> tensor<2x2xi1>
  check.eq %2, dense<true> : tensor<2x2xi1> : tensor<2x2xi1>
  return
}

func.func @test_special_u8() {
  %x0 = check.input dense<[[0, 1, 2, 3, 7], [8, 100, 254, 255, 0]]> : tensor<2x5xui8> : tensor<2x5xui8>
  %x1 = check.input dense<[[1, -5, 4, -3, 3], [0, -4, 4, -5, -5]]> : tensor<2x5xi64> : tensor<2x5xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x5xui8>, tensor<2x5xi64>) -> tensor<2x5xui8>
  check.eq %2, dense<[[1, 0, 7, 2, 3], [8, 100, 0, 8, 8]]> : tensor<2x5xui8> : tensor<2x5xui8>
  return
}

func.func @test_special_i8() {
  %x0 = check.input dense<[[-128, -127, -7, -2, -1, 0, 1], [2, 3, 8, 100, 126, 127, -128]]> : tensor<2x7xi8> : tensor<2x7xi8>
  %x1 = check.input dense<[[2, 0, -1, -4, 0, -6, -7], [3, -7, 0, 4, -3, 2, -6]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x7xi8>, tensor<2x7xi64>) -> tensor<2x7xi8>
  check.eq %2, dense<[[-7, -128, 1, -2, -128, -127, -128], [100, 2, 2, 126, 126, 8, 3]]> : tensor<2x7xi8> : tensor<2x7xi8>
  return
}

func.func @test_special_i16() {
  %x0 = check.input dense<[[-32768, -32767, -7, -2, -1, 0, 1], [2, 3, 8, 100, 32766, 32767, -32768]]> : tensor<2x7xi16> : tensor<2x7xi16>
  %x1 = check.input dense<[[-5, -5, -3, -7, -1, -6, 3], [-4, -3, -3, -3, 3, -1, 3]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x7xi16>, tensor<2x7xi64>) -> tensor<2x7xi16>
  check.eq %2, dense<[[-7, -7, -1, -32768, 1, -32767, -2], [100, 32766, 32766, 32766, 100, -32768, 100]]> : tensor<2x7xi16> : tensor<2x7xi16>
  return
}

func.func @test_special_i32() {
  %x0 = check.input dense<[[-2147483648, -2147483647, -7, -2, -1, 0, 1], [2, 3, 8, 100, 2147483646, 2147483647, -2147483648]]> : tensor<2x7xi32> : tensor<2x7xi32>
  %x1 = check.input dense<[[2, 2, -5, 5, 2, -6, 5], [-1, 6, 2, -2, -5, -5, 4]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x7xi32>, tensor<2x7xi64>) -> tensor<2x7xi32>
  check.eq %2, dense<[[-7, -7, -7, 0, -7, -2147483647, 0], [-2147483648, -2147483648, 8, 2147483647, 8, 8, 2147483646]]> : tensor<2x7xi32> : tensor<2x7xi32>
  return
}

func.func @test_special_i64() {
  %x0 = check.input dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, 0, 1], [2, 3, 8, 100, 9223372036854775806, 9223372036854775807, -9223372036854775808]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %x1 = check.input dense<[[-3, -5, 5, -7, 1, -6, 6], [-6, -5, -7, 0, -4, 6, 3]]> : tensor<2x7xi64> : tensor<2x7xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi64>
  check.eq %2, dense<[[-1, -7, 0, -9223372036854775808, -9223372036854775807, -9223372036854775807, 1], [3, 8, 2, 2, 100, -9223372036854775808, 100]]> : tensor<2x7xi64> : tensor<2x7xi64>
  return
}

func.func @test_special_f16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419], [0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]]> : tensor<2x10xf16> : tensor<2x10xf16>
  %x1 = check.input dense<[[8, 8, 7, 9, 9, 2, -6, -10, 1, -10], [-6, 7, 4, 3, 6, 9, -6, 3, 3, 1]]> : tensor<2x10xi64> : tensor<2x10xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x10xf16>, tensor<2x10xi64>) -> tensor<2x10xf16>
  check.eq %2, dense<[[1.5, 1.5, -3.5, 0x1419, 0x1419, 1.0, 0.5, 0.0, -0.0, 0.0], [0x7C00, 65504.0, 0x7C00, 37.0, 0x7E00, 0x0001, 0x7C00, 37.0, 37.0, 3.0]]> : tensor<2x10xf16> : tensor<2x10xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83], [0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  %x1 = check.input dense<[[-9, -9, 0, -2, 0, -8, -2, -6, -8, 0], [-7, -4, -7, -8, -5, -5, 0, -8, 6, 5]]> : tensor<2x10xi64> : tensor<2x10xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x10xbf16>, tensor<2x10xi64>) -> tensor<2x10xbf16>
  check.eq %2, dense<[[-0.0, -0.0, 0.0, 1.5, 0.0, 1.0, 1.5, 0.5, 1.0, 0.0], [37.0, 0x7FC0, 37.0, -10.0, 0xFF80, 0xFF80, 0xBC00, -10.0, 0x7FC0, 0xFF80]]> : tensor<2x10xbf16> : tensor<2x10xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F], [0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]]> : tensor<2x10xf32> : tensor<2x10xf32>
  %x1 = check.input dense<[[5, 5, -10, 8, 1, -5, -8, -2, -1, 8], [-2, -5, 1, -9, 2, 3, 0, -3, 3, 1]]> : tensor<2x10xi64> : tensor<2x10xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x10xf32>, tensor<2x10xi64>) -> tensor<2x10xf32>
  check.eq %2, dense<[[-0.5, -0.5, 0.0, 1.5, -0.0, -0.5, 1.0, 1.5, 0x3A83126F, 1.5], [0xFF7FFFFF, 0xFF800000, 3.0, 3.0, -10.0, 37.0, 0xBC000000, 0x7F7FFFFF, 37.0, 3.0]]> : tensor<2x10xf32> : tensor<2x10xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001], [0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]]> : tensor<2x10xf64> : tensor<2x10xf64>
  %x1 = check.input dense<[[9, 2, -5, 7, 7, -3, -5, -10, 1, 1], [-8, 3, -1, 5, 8, -9, -9, -9, -7, 1]]> : tensor<2x10xi64> : tensor<2x10xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x10xf64>, tensor<2x10xi64>) -> tensor<2x10xf64>
  check.eq %2, dense<[[0.001, 1.0, -0.5, -3.5, -3.5, -3.5, -0.5, 0.0, -0.0, -0.0], [-10.0, 37.0, 0x0000000000000001, 0xFFF0000000000000, 0xFFEFFFFFFFFFFFFF, 3.0, 3.0, 3.0, 37.0, 3.0]]> : tensor<2x10xf64> : tensor<2x10xf64>
  return
}

func.func @test_last_column() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<-1> : tensor<3x4xi64> : tensor<3x4xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<3x4xf32>, tensor<3x4xi64>) -> tensor<3x4xf32>
  check.eq %2, dense<[[4.0, 4.0, 4.0, 4.0], [8.0, 8.0, 8.0, 8.0], [12.0, 12.0, 12.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  return
}

func.func @test_columns() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<[[0, 2, 1, -1], [2, 2, 0, 0]]> : tensor<2x4xi32> : tensor<2x4xi32>
  %2 = dl.gather_elements %x0, %x1 {axis = 0} : (tensor<3x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
  check.eq %2, dense<[[1.0, 10.0, 7.0, 12.0], [9.0, 10.0, 3.0, 4.0]]> : tensor<2x4xf32> : tensor<2x4xf32>
  return
}

func.func @test_smaller() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0]]> : tensor<4x5xf32> : tensor<4x5xf32>
  %x1 = check.input dense<[[4], [0]]> : tensor<2x1xi64> : tensor<2x1xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<4x5xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
  check.eq %2, dense<[[5.0], [6.0]]> : tensor<2x1xf32> : tensor<2x1xf32>
  return
}

func.func @test_rank3() {
  %x0 = check.input dense<[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]> : tensor<2x3x4xf32> : tensor<2x3x4xf32>
  %x1 = check.input dense<[[[-2, 1, 1, -1], [0, -2, -3, -1], [0, 0, 0, -3], [-2, -1, 2, 0], [-3, -3, -2, 2]], [[-1, -3, 0, 2], [0, 2, 2, -1], [-2, 1, 0, -2], [-1, 1, -1, 1], [0, 0, 1, -1]]]> : tensor<2x5x4xi64> : tensor<2x5x4xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x3x4xf32>, tensor<2x5x4xi64>) -> tensor<2x5x4xf32>
  check.eq %2, dense<[[[5.0, 6.0, 7.0, 12.0], [1.0, 6.0, 3.0, 12.0], [1.0, 2.0, 3.0, 4.0], [5.0, 10.0, 11.0, 4.0], [1.0, 2.0, 7.0, 12.0]], [[21.0, 14.0, 15.0, 24.0], [13.0, 22.0, 23.0, 24.0], [17.0, 18.0, 15.0, 20.0], [21.0, 18.0, 23.0, 20.0], [13.0, 14.0, 19.0, 24.0]]]> : tensor<2x5x4xf32> : tensor<2x5x4xf32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32> : tensor<3x4xf32>
  %x1 = check.input dense<> : tensor<0x4xi64> : tensor<0x4xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 0} : (tensor<3x4xf32>, tensor<0x4xi64>) -> tensor<0x4xf32>
  check.eq %2, dense<> : tensor<0x4xf32> : tensor<0x4xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<[[0, 1], [0, 1], [0, 1], [0, 2], [1, 1]]> : tensor<5x2xi64> : tensor<?x2xi64, #dl.dims<[N, 2]>>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<?x3xf32, #dl.dims<[N, 3]>>, tensor<?x2xi64, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
  check.eq %2, dense<[[1.0, 2.0], [4.0, 5.0], [7.0, 8.0], [10.0, 12.0], [14.0, 14.0]]> : tensor<5x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  return
}

func.func @test_out_of_range() attributes {check.status = 4 : i32} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %x1 = check.input dense<[[0], [3]]> : tensor<2x1xi64> : tensor<2x1xi64>
  %2 = dl.gather_elements %x0, %x1 {axis = 1} : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
  check.eq %2, dense<[[1.0], [6.0]]> : tensor<2x1xf32> : tensor<2x1xf32>
  return
}
