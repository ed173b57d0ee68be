// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_whole_u8() {
  %x0 = check.input dense<[[1, 3, 0, 0, 2, 0, 0], [0, 0, 3, 2, 2, 0, 0], [0, 1, 0, 2, 1, 0, 0]]> : tensor<3x7xui8> : tensor<3x7xui8>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xui8>) -> tensor<3x7xui8>
  check.eq %1, dense<[[1, 4, 4, 4, 6, 6, 6], [0, 0, 3, 5, 7, 7, 7], [0, 1, 1, 3, 4, 4, 4]]> : tensor<3x7xui8> : tensor<3x7xui8>
  return
}

func.func @test_whole_i8() {
  %x0 = check.input dense<[[-1, -1, 0, -3, 3, 2, -1], [-1, -3, 1, 1, 0, -3, -3], [-2, -2, -1, 0, 3, 3, 2]]> : tensor<3x7xi8> : tensor<3x7xi8>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xi8>) -> tensor<3x7xi8>
  check.eq %1, dense<[[-1, -2, -2, -5, -2, 0, -1], [-1, -4, -3, -2, -2, -5, -8], [-2, -4, -5, -5, -2, 1, 3]]> : tensor<3x7xi8> : tensor<3x7xi8>
  return
}

func.func @test_whole_i16() {
  %x0 = check.input dense<[[-3, 3, 1, 3, -1, 0, 0], [-1, 3, -2, -2, 1, 0, 3], [-1, -1, 3, 2, -1, -2, -3]]> : tensor<3x7xi16> : tensor<3x7xi16>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xi16>) -> tensor<3x7xi16>
  check.eq %1, dense<[[-3, 0, 1, 4, 3, 3, 3], [-1, 2, 0, -2, -1, -1, 2], [-1, -2, 1, 3, 2, 0, -3]]> : tensor<3x7xi16> : tensor<3x7xi16>
  return
}

func.func @test_whole_i32() {
  %x0 = check.input dense<[[-1, -1, -3, 0, -1, 1, 2], [3, 3, 2, 1, -2, 1, 2], [0, 1, 3, -1, -3, -1, -1]]> : tensor<3x7xi32> : tensor<3x7xi32>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xi32>) -> tensor<3x7xi32>
  check.eq %1, dense<[[-1, -2, -5, -5, -6, -5, -3], [3, 6, 8, 9, 7, 8, 10], [0, 1, 4, 3, 0, -1, -2]]> : tensor<3x7xi32> : tensor<3x7xi32>
  return
}

func.func @test_whole_i64() {
  %x0 = check.input dense<[[3, -2, 1, -2, -1, -3, -3], [-1, -2, -2, 3, -2, -2, 2], [-2, 2, 1, 2, 0, -3, 1]]> : tensor<3x7xi64> : tensor<3x7xi64>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xi64>) -> tensor<3x7xi64>
  check.eq %1, dense<[[3, 1, 2, 0, -1, -4, -7], [-1, -3, -5, -2, -4, -6, -4], [-2, 0, 1, 3, 3, 0, 1]]> : tensor<3x7xi64> : tensor<3x7xi64>
  return
}

func.func @test_whole_f16() {
  %x0 = check.input dense<[[-2.0, 0.0, 3.0, 1.0, -3.0, -2.0, -1.0], [-1.0, 3.0, 3.0, -3.0, -1.0, 2.0, -3.0], [2.0, 3.0, 2.0, -3.0, 3.0, 1.0, 3.0]]> : tensor<3x7xf16> : tensor<3x7xf16>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xf16>) -> tensor<3x7xf16>
  check.eq %1, dense<[[-2.0, -2.0, 1.0, 2.0, -1.0, -3.0, -4.0], [-1.0, 2.0, 5.0, 2.0, 1.0, 3.0, 0.0], [2.0, 5.0, 7.0, 4.0, 7.0, 8.0, 11.0]]> : tensor<3x7xf16> : tensor<3x7xf16>
  return
}

func.func @test_whole_bf16() {
  %x0 = check.input dense<[[3.0, -3.0, 1.0, 1.0, 2.0, 1.0, 0.0], [3.0, 3.0, -1.0, 3.0, 3.0, 0.0, -1.0], [2.0, 2.0, 0.0, 2.0, -2.0, -3.0, -1.0]]> : tensor<3x7xbf16> : tensor<3x7xbf16>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xbf16>) -> tensor<3x7xbf16>
  check.eq %1, dense<[[3.0, 0.0, 1.0, 2.0, 4.0, 5.0, 5.0], [3.0, 6.0, 5.0, 8.0, 11.0, 11.0, 10.0], [2.0, 4.0, 4.0, 6.0, 4.0, 1.0, 0.0]]> : tensor<3x7xbf16> : tensor<3x7xbf16>
  return
}

func.func @test_whole_f32() {
  %x0 = check.input dense<[[-3.0, -2.0, -1.0, -2.0, 1.0, -1.0, -2.0], [-2.0, -2.0, 3.0, -2.0, 3.0, 0.0, 1.0], [0.0, 2.0, 0.0, -2.0, 1.0, 2.0, 2.0]]> : tensor<3x7xf32> : tensor<3x7xf32>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xf32>) -> tensor<3x7xf32>
  check.eq %1, dense<[[-3.0, -5.0, -6.0, -8.0, -7.0, -8.0, -10.0], [-2.0, -4.0, -1.0, -3.0, 0.0, 0.0, 1.0], [0.0, 2.0, 2.0, 0.0, 1.0, 3.0, 5.0]]> : tensor<3x7xf32> : tensor<3x7xf32>
  return
}

func.func @test_whole_f64() {
  %x0 = check.input dense<[[0.0, -3.0, -1.0, 2.0, 3.0, 0.0, 2.0], [2.0, 2.0, 1.0, 1.0, -1.0, 3.0, -2.0], [1.0, 2.0, -1.0, 0.0, 0.0, 2.0, -1.0]]> : tensor<3x7xf64> : tensor<3x7xf64>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<3x7xf64>) -> tensor<3x7xf64>
  check.eq %1, dense<[[0.0, -3.0, -4.0, -2.0, 1.0, 1.0, 3.0], [2.0, 4.0, 5.0, 6.0, 5.0, 8.0, 6.0], [1.0, 3.0, 2.0, 2.0, 2.0, 4.0, 3.0]]> : tensor<3x7xf64> : tensor<3x7xf64>
  return
}

func.func @test_wraps() {
  %x0 = check.input dense<100> : tensor<5xi8> : tensor<5xi8>
  %1 = dl.cumsum %x0 {axis = 0} : (tensor<5xi8>) -> tensor<5xi8>
  check.eq %1, dense<[100, -56, 44, -112, -12]> : tensor<5xi8> : tensor<5xi8>
  return
}

func.func @test_inner() {
  %x0 = check.input dense<[[[2.0, 0.0, 2.0, -3.0, -2.0], [-3.0, 2.0, 3.0, -2.0, 3.0], [2.0, -3.0, 2.0, -2.0, -2.0]], [[2.0, -1.0, 1.0, 1.0, -2.0], [-2.0, 3.0, 0.0, 1.0, -1.0], [3.0, -1.0, -1.0, -1.0, 1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 2} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[2.0, 2.0, 4.0, 1.0, -1.0], [-3.0, -1.0, 2.0, 0.0, 3.0], [2.0, -1.0, 1.0, -1.0, -3.0]], [[2.0, 1.0, 2.0, 3.0, 1.0], [-2.0, 1.0, 1.0, 2.0, 1.0], [3.0, 2.0, 1.0, 0.0, 1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_middle() {
  %x0 = check.input dense<[[[-3.0, -3.0, -1.0, 2.0, -3.0], [2.0, -3.0, -1.0, -3.0, 3.0], [1.0, 0.0, 2.0, 0.0, -2.0]], [[1.0, 0.0, 2.0, 3.0, 0.0], [2.0, 0.0, 3.0, 2.0, -2.0], [3.0, 0.0, -1.0, -2.0, 2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[-3.0, -3.0, -1.0, 2.0, -3.0], [-1.0, -6.0, -2.0, -1.0, 0.0], [0.0, -6.0, 0.0, -1.0, -2.0]], [[1.0, 0.0, 2.0, 3.0, 0.0], [3.0, 0.0, 5.0, 5.0, -2.0], [6.0, 0.0, 4.0, 3.0, 0.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_vector() {
  %x0 = check.input dense<[3, 3, 3, 0, 1, 3, 1]> : tensor<7xi64> : tensor<7xi64>
  %1 = dl.cumsum %x0 {axis = 0} : (tensor<7xi64>) -> tensor<7xi64>
  check.eq %1, dense<[3, 6, 9, 9, 10, 13, 14]> : tensor<7xi64> : tensor<7xi64>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  %1 = dl.cumsum %x0 {axis = 1} : (tensor<2x0xf32>) -> tensor<2x0xf32>
  check.eq %1, dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  return
}

func.func @test_inner_reverse() {
  %x0 = check.input dense<[[[2.0, -3.0, 0.0, 1.0, -2.0], [3.0, -1.0, -2.0, 2.0, 0.0], [-2.0, 0.0, 3.0, -2.0, 3.0]], [[1.0, 1.0, 0.0, 3.0, 1.0], [1.0, 2.0, 1.0, 3.0, -1.0], [-2.0, 0.0, 1.0, 0.0, -2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 2, reverse = true} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[-2.0, -4.0, -1.0, -1.0, -2.0], [2.0, -1.0, 0.0, 2.0, 0.0], [2.0, 4.0, 4.0, 1.0, 3.0]], [[6.0, 5.0, 4.0, 4.0, 1.0], [6.0, 5.0, 3.0, 2.0, -1.0], [-3.0, -1.0, -1.0, -2.0, -2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_middle_reverse() {
  %x0 = check.input dense<[[[2.0, 2.0, 0.0, 3.0, 1.0], [-1.0, -2.0, -2.0, -1.0, 1.0], [-1.0, 1.0, -2.0, 3.0, 0.0]], [[3.0, 0.0, 1.0, 2.0, 3.0], [2.0, 1.0, -1.0, -3.0, -2.0], [1.0, -3.0, 3.0, -1.0, 3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 1, reverse = true} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[0.0, 1.0, -4.0, 5.0, 2.0], [-2.0, -1.0, -4.0, 2.0, 1.0], [-1.0, 1.0, -2.0, 3.0, 0.0]], [[6.0, -2.0, 3.0, -2.0, 4.0], [3.0, -2.0, 2.0, -4.0, 1.0], [1.0, -3.0, 3.0, -1.0, 3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_vector_reverse() {
  %x0 = check.input dense<[1, -2, -2, -1, -1, 3, -3]> : tensor<7xi64> : tensor<7xi64>
  %1 = dl.cumsum %x0 {axis = 0, reverse = true} : (tensor<7xi64>) -> tensor<7xi64>
  check.eq %1, dense<[-5, -6, -4, -2, -1, 0, -3]> : tensor<7xi64> : tensor<7xi64>
  return
}

func.func @test_empty_reverse() {
  %x0 = check.input dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  %1 = dl.cumsum %x0 {axis = 1, reverse = true} : (tensor<2x0xf32>) -> tensor<2x0xf32>
  check.eq %1, dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  return
}

func.func @test_inner_exclusive() {
  %x0 = check.input dense<[[[-2.0, 2.0, 1.0, 1.0, 3.0], [0.0, -1.0, 2.0, 1.0, 3.0], [-2.0, -2.0, -2.0, -2.0, -1.0]], [[-3.0, -1.0, 2.0, -3.0, -3.0], [-2.0, 3.0, -2.0, -2.0, 2.0], [2.0, 1.0, 2.0, -2.0, -3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 2, exclusive = true} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[0.0, -2.0, 0.0, 1.0, 2.0], [0.0, 0.0, -1.0, 1.0, 2.0], [0.0, -2.0, -4.0, -6.0, -8.0]], [[0.0, -3.0, -4.0, -2.0, -5.0], [0.0, -2.0, 1.0, -1.0, -3.0], [0.0, 2.0, 3.0, 5.0, 3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_middle_exclusive() {
  %x0 = check.input dense<[[[1.0, -1.0, 3.0, 0.0, 1.0], [-1.0, -2.0, 0.0, 2.0, -3.0], [3.0, -1.0, -2.0, 2.0, -1.0]], [[2.0, 2.0, -2.0, 3.0, 1.0], [-2.0, 2.0, -2.0, -1.0, -3.0], [2.0, 1.0, 2.0, -1.0, 3.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 1, exclusive = true} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[0.0, 0.0, 0.0, 0.0, 0.0], [1.0, -1.0, 3.0, 0.0, 1.0], [0.0, -3.0, 3.0, 2.0, -2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [2.0, 2.0, -2.0, 3.0, 1.0], [0.0, 4.0, -4.0, 2.0, -2.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_vector_exclusive() {
  %x0 = check.input dense<[-1, -2, -3, -3, 2, 2, 3]> : tensor<7xi64> : tensor<7xi64>
  %1 = dl.cumsum %x0 {axis = 0, exclusive = true} : (tensor<7xi64>) -> tensor<7xi64>
  check.eq %1, dense<[0, -1, -3, -6, -9, -7, -5]> : tensor<7xi64> : tensor<7xi64>
  return
}

func.func @test_empty_exclusive() {
  %x0 = check.input dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  %1 = dl.cumsum %x0 {axis = 1, exclusive = true} : (tensor<2x0xf32>) -> tensor<2x0xf32>
  check.eq %1, dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  return
}

func.func @test_inner_exclusive_reverse() {
  %x0 = check.input dense<[[[3.0, 2.0, 3.0, -3.0, 2.0], [3.0, 1.0, 0.0, -3.0, -1.0], [-3.0, -3.0, 0.0, 0.0, 2.0]], [[-3.0, 0.0, -3.0, 3.0, 3.0], [3.0, 2.0, -2.0, 1.0, 1.0], [2.0, -3.0, 0.0, 2.0, -1.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 2, exclusive = true, reverse = true} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[4.0, 2.0, -1.0, 2.0, 0.0], [-3.0, -4.0, -4.0, -1.0, 0.0], [-1.0, 2.0, 2.0, 2.0, 0.0]], [[3.0, 3.0, 6.0, 3.0, 0.0], [2.0, 0.0, 2.0, 1.0, 0.0], [-2.0, 1.0, 1.0, -1.0, 0.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_middle_exclusive_reverse() {
  %x0 = check.input dense<[[[-1.0, 2.0, -1.0, 1.0, -2.0], [3.0, -1.0, 2.0, -2.0, -2.0], [-3.0, 3.0, 0.0, -2.0, 3.0]], [[1.0, 2.0, 3.0, -3.0, 1.0], [0.0, 1.0, 2.0, 0.0, 1.0], [-1.0, 2.0, -1.0, 1.0, 0.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  %1 = dl.cumsum %x0 {axis = 1, exclusive = true, reverse = true} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  check.eq %1, dense<[[[0.0, 2.0, 2.0, -4.0, 1.0], [-3.0, 3.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[-1.0, 3.0, 1.0, 1.0, 1.0], [-1.0, 2.0, -1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x5xf32> : tensor<2x3x5xf32>
  return
}

func.func @test_vector_exclusive_reverse() {
  %x0 = check.input dense<[-1, -3, 0, -2, 1, -3, -2]> : tensor<7xi64> : tensor<7xi64>
  %1 = dl.cumsum %x0 {axis = 0, exclusive = true, reverse = true} : (tensor<7xi64>) -> tensor<7xi64>
  check.eq %1, dense<[-9, -6, -6, -4, -5, -2, 0]> : tensor<7xi64> : tensor<7xi64>
  return
}

func.func @test_empty_exclusive_reverse() {
  %x0 = check.input dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  %1 = dl.cumsum %x0 {axis = 1, exclusive = true, reverse = true} : (tensor<2x0xf32>) -> tensor<2x0xf32>
  check.eq %1, dense<> : tensor<2x0xf32> : tensor<2x0xf32>
  return
}

func.func @test_nan() {
  %x0 = check.input dense<[1.0, 0x7FC00000, 2.0, 0x7F800000]> : tensor<4xf32> : tensor<4xf32>
  %1 = dl.cumsum %x0 {axis = 0} : (tensor<4xf32>) -> tensor<4xf32>
  check.eq %1, dense<[1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<4xf32> : tensor<4xf32>
  return
}

func.func @test_infinities() {
  %x0 = check.input dense<[1.0, 0x7F800000, 2.0, 0xFF800000, 3.0]> : tensor<5xf32> : tensor<5xf32>
  %1 = dl.cumsum %x0 {axis = 0} : (tensor<5xf32>) -> tensor<5xf32>
  check.eq %1, dense<[1.0, 0x7F800000, 0x7F800000, 0xFFC00000, 0xFFC00000]> : tensor<5xf32> : tensor<5xf32>
  return
}

func.func @test_f16_rounds_each_sum() {
  %x0 = check.input dense<[2048.0, 1.0, 1.0, 4.0]> : tensor<4xf16> : tensor<4xf16>
  %1 = dl.cumsum %x0 {axis = 0} : (tensor<4xf16>) -> tensor<4xf16>
  check.eq %1, dense<[2048.0, 2048.0, 2048.0, 2052.0]> : tensor<4xf16> : tensor<4xf16>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[-1.0, 2.0, 0.0], [0.0, 2.0, -2.0], [-1.0, -2.0, 0.0], [3.0, 3.0, -3.0], [3.0, 0.0, -2.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.cumsum %x0 {axis = 0} : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %1, dense<[[-1.0, 2.0, 0.0], [-1.0, 4.0, -2.0], [-2.0, 2.0, -2.0], [1.0, 5.0, -5.0], [4.0, 5.0, -7.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
