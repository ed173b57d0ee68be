// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_plain() {
  %x0 = check.input dense<[[[[-34.0, -49.0, 15.0, -29.0, 30.0, -4.0], [15.0, 49.0, -18.0, 11.0, 1.0, -38.0], [-35.0, 10.0, 21.0, 25.0, 48.0, 20.0], [-50.0, -15.0, 26.0, -16.0, 16.0, 22.0]], [[-47.0, 44.0, 12.0, -4.0, -6.0, 4.0], [-26.0, -49.0, -13.0, 46.0, 49.0, 31.0], [-41.0, 10.0, -9.0, -6.0, 41.0, 22.0], [2.0, -37.0, 43.0, -43.0, 8.0, 28.0]]]]> : tensor<1x2x4x6xf32> : tensor<1x2x4x6xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x4x6xf32>) -> tensor<1x2x2x3xf32>
  check.eq %1, dense<[[[[49.0, 15.0, 30.0], [10.0, 26.0, 48.0]], [[44.0, 46.0, 49.0], [10.0, 43.0, 41.0]]]]> : tensor<1x2x2x3xf32> : tensor<1x2x2x3xf32>
  return
}

func.func @test_overlapping() {
  %x0 = check.input dense<[[[[8.0, 26.0, 38.0, 41.0, -50.0], [13.0, -40.0, -26.0, 12.0, 43.0], [-12.0, -31.0, -49.0, 25.0, -38.0], [45.0, -38.0, 19.0, 3.0, -2.0], [11.0, 25.0, -49.0, -28.0, -39.0]]], [[[9.0, -13.0, -20.0, 20.0, -43.0], [44.0, 23.0, -44.0, 39.0, -13.0], [-20.0, -33.0, 3.0, 30.0, -35.0], [-28.0, -19.0, -11.0, -9.0, -3.0], [-46.0, 31.0, 17.0, -49.0, 19.0]]]]> : tensor<2x1x5x5xf32> : tensor<2x1x5x5xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<2x1x5x5xf32>) -> tensor<2x1x3x3xf32>
  check.eq %1, dense<[[[[38.0, 41.0, 43.0], [45.0, 25.0, 43.0], [45.0, 25.0, 25.0]]], [[[44.0, 39.0, 39.0], [44.0, 39.0, 39.0], [31.0, 31.0, 30.0]]]]> : tensor<2x1x3x3xf32> : tensor<2x1x3x3xf32>
  return
}

func.func @test_padded() {
  %x0 = check.input dense<[[[[44.0, 15.0, -36.0, 27.0, -41.0, 26.0], [-39.0, 41.0, -32.0, 41.0, -42.0, -31.0], [-35.0, 49.0, -29.0, 17.0, -27.0, 9.0], [-45.0, 16.0, -5.0, 35.0, 27.0, -19.0], [45.0, 28.0, 16.0, 3.0, 49.0, -39.0], [-23.0, 22.0, -9.0, -16.0, 5.0, 4.0]]]]> : tensor<1x1x6x6xf32> : tensor<1x1x6x6xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32>
  check.eq %1, dense<[[[[44.0, 41.0, 41.0], [49.0, 49.0, 41.0], [45.0, 35.0, 49.0]]]]> : tensor<1x1x3x3xf32> : tensor<1x1x3x3xf32>
  return
}

func.func @test_ceil() {
  %x0 = check.input dense<[[[[-41.0, -30.0, -3.0, -44.0], [-7.0, -39.0, -17.0, -32.0], [-16.0, -37.0, -31.0, -31.0], [6.0, -9.0, 22.0, -44.0]]]]> : tensor<1x1x4x4xf32> : tensor<1x1x4x4xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, ceil_mode = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x3x3xf32>
  check.eq %1, dense<[[[[-7.0, -3.0, -32.0], [6.0, 22.0, -31.0], [6.0, 22.0, -44.0]]]]> : tensor<1x1x3x3xf32> : tensor<1x1x3x3xf32>
  return
}

func.func @test_ceil_wide() {
  %x0 = check.input dense<[[[[-18.0, -8.0, 3.0, 24.0, 22.0, -1.0, 14.0, -40.0], [39.0, -35.0, 21.0, 14.0, -46.0, -29.0, -15.0, 18.0], [-22.0, 19.0, -5.0, -49.0, 19.0, -33.0, 43.0, 18.0], [32.0, -43.0, -45.0, 38.0, 28.0, 32.0, -18.0, -40.0], [13.0, -25.0, -26.0, -37.0, 31.0, -6.0, 41.0, -28.0], [-18.0, -2.0, -46.0, -34.0, -31.0, -43.0, 49.0, 4.0], [46.0, 4.0, -2.0, -36.0, -30.0, 43.0, -34.0, 16.0], [-47.0, -8.0, -7.0, -4.0, 36.0, 33.0, -7.0, 25.0]]]]> : tensor<1x1x8x8xf32> : tensor<1x1x8x8xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, ceil_mode = true} : (tensor<1x1x8x8xf32>) -> tensor<1x1x5x5xf32>
  check.eq %1, dense<[[[[39.0, 24.0, 24.0, 18.0, 18.0], [39.0, 38.0, 38.0, 43.0, 18.0], [32.0, 38.0, 38.0, 49.0, 4.0], [46.0, 4.0, 43.0, 49.0, 25.0], [-8.0, -4.0, 36.0, 33.0, 25.0]]]]> : tensor<1x1x5x5xf32> : tensor<1x1x5x5xf32>
  return
}

func.func @test_ceil_stride3() {
  %x0 = check.input dense<[[[[27.0, -41.0, 2.0, -3.0, 14.0, -41.0, -32.0], [1.0, 8.0, -5.0, -39.0, -45.0, 21.0, 29.0], [32.0, -45.0, -38.0, 13.0, -45.0, 49.0, 10.0], [22.0, -39.0, 12.0, 18.0, -41.0, 3.0, -31.0], [-7.0, -15.0, 20.0, -16.0, -11.0, 25.0, -37.0], [-7.0, 41.0, 48.0, -48.0, -12.0, 6.0, 22.0], [-16.0, -4.0, 27.0, -28.0, -3.0, -22.0, -5.0], [35.0, -31.0, 26.0, -34.0, -41.0, 12.0, -35.0], [0.0, -24.0, -28.0, 24.0, -19.0, -27.0, 14.0], [9.0, 28.0, 7.0, -31.0, 6.0, -2.0, 39.0], [15.0, -16.0, 4.0, 38.0, -41.0, -21.0, -5.0], [1.0, -37.0, 31.0, -9.0, -15.0, 9.0, -45.0], [22.0, 10.0, 40.0, 24.0, 7.0, -42.0, -44.0], [13.0, -38.0, 16.0, 32.0, -25.0, 10.0, -40.0], [-40.0, 42.0, -39.0, -32.0, 30.0, -19.0, -23.0], [29.0, -8.0, -29.0, -4.0, -32.0, -23.0, -13.0], [-35.0, -5.0, -21.0, 12.0, -21.0, 9.0, -45.0], [0.0, -40.0, 28.0, 27.0, 28.0, -24.0, -13.0], [-10.0, -31.0, 37.0, -42.0, -13.0, 21.0, -19.0], [34.0, -17.0, 36.0, -34.0, -31.0, 0.0, -6.0], [33.0, 32.0, 46.0, 36.0, 49.0, -45.0, -35.0], [35.0, 3.0, -18.0, -44.0, 11.0, -29.0, 23.0], [5.0, 41.0, -31.0, 35.0, -17.0, -44.0, -31.0], [-28.0, 28.0, 28.0, 43.0, 6.0, 43.0, 8.0], [27.0, -44.0, -1.0, -49.0, -43.0, -50.0, -35.0], [6.0, 11.0, -34.0, 1.0, -22.0, -14.0, 33.0], [17.0, -50.0, -44.0, 4.0, 7.0, 49.0, 21.0], [19.0, 40.0, -45.0, 34.0, 20.0, 6.0, 2.0], [18.0, -22.0, 46.0, -37.0, 18.0, -42.0, 44.0], [-39.0, -12.0, 8.0, -50.0, 20.0, 7.0, 39.0], [-48.0, 18.0, 39.0, 22.0, 34.0, -45.0, -45.0], [-27.0, -20.0, -32.0, 9.0, -45.0, -35.0, 33.0], [39.0, -9.0, 41.0, 22.0, -49.0, 2.0, -9.0]]]]> : tensor<1x1x33x7xf32> : tensor<1x1x33x7xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 3, 3>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>, ceil_mode = true} : (tensor<1x1x33x7xf32>) -> tensor<1x1x12x3xf32>
  check.eq %1, dense<[[[[27.0, 14.0, 29.0], [32.0, 20.0, 49.0], [41.0, 48.0, 22.0], [28.0, 38.0, 39.0], [22.0, 40.0, 10.0], [42.0, 30.0, 9.0], [34.0, 37.0, 21.0], [41.0, 49.0, 23.0], [28.0, 43.0, 43.0], [40.0, 46.0, 49.0], [18.0, 39.0, 39.0], [39.0, 41.0, 2.0]]]]> : tensor<1x1x12x3xf32> : tensor<1x1x12x3xf32>
  return
}

func.func @test_ceil_last_window_in_padding() {
  %x0 = check.input dense<[[[[4.0, 27.0, -36.0, 12.0, 26.0], [39.0, 49.0, -13.0, 26.0, 20.0], [-42.0, 15.0, -14.0, -41.0, 49.0], [-29.0, -14.0, -35.0, 9.0, 30.0], [-22.0, -21.0, -45.0, -11.0, -16.0]]]]> : tensor<1x1x5x5xf32> : tensor<1x1x5x5xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 3, 3>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, ceil_mode = true} : (tensor<1x1x5x5xf32>) -> tensor<1x1x2x2xf32>
  check.eq %1, dense<[[[[49.0, 26.0], [-14.0, 30.0]]]]> : tensor<1x1x2x2xf32> : tensor<1x1x2x2xf32>
  return
}

func.func @test_asymmetric() {
  %x0 = check.input dense<[[[[-27.0, 48.0, -42.0, 42.0, 17.0, 13.0], [4.0, 28.0, -1.0, 11.0, 3.0, 20.0], [-8.0, -34.0, 1.0, 30.0, -10.0, 49.0], [-40.0, -15.0, 7.0, 23.0, 22.0, 1.0], [-26.0, -27.0, 37.0, -18.0, -29.0, 47.0]]]]> : tensor<1x1x5x6xf32> : tensor<1x1x5x6xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 2>, strides = array<i64: 2, 1>, pads = array<i64: 0, 1, 2, 0>, dilations = array<i64: 1, 1>} : (tensor<1x1x5x6xf32>) -> tensor<1x1x3x6xf32>
  check.eq %1, dense<[[[[4.0, 48.0, 48.0, 42.0, 42.0, 49.0], [-8.0, -8.0, 37.0, 37.0, 30.0, 49.0], [-26.0, -26.0, 37.0, 37.0, -18.0, 47.0]]]]> : tensor<1x1x3x6xf32> : tensor<1x1x3x6xf32>
  return
}

func.func @test_global() {
  %x0 = check.input dense<[[[[45.0, -21.0, -13.0, -23.0, -3.0], [-22.0, 13.0, -30.0, -38.0, -49.0], [-13.0, -27.0, -21.0, -26.0, -38.0], [-10.0, -29.0, 49.0, 26.0, 20.0], [-37.0, 45.0, 41.0, -47.0, 38.0], [18.0, 44.0, -13.0, -27.0, -6.0], [45.0, 18.0, -31.0, -21.0, 44.0]], [[27.0, 4.0, -6.0, -29.0, -15.0], [44.0, 14.0, 38.0, 30.0, 3.0], [-11.0, 17.0, 49.0, 48.0, 38.0], [-42.0, 6.0, 15.0, -13.0, -25.0], [3.0, -23.0, 20.0, -13.0, -27.0], [38.0, 43.0, -21.0, 41.0, -23.0], [6.0, -8.0, 35.0, -50.0, 15.0]], [[46.0, -23.0, -8.0, 44.0, 36.0], [25.0, -8.0, -21.0, -14.0, -14.0], [-35.0, 48.0, 34.0, -5.0, 34.0], [-29.0, 11.0, -18.0, 25.0, -36.0], [30.0, -41.0, 3.0, 42.0, 0.0], [22.0, 26.0, -49.0, 44.0, -14.0], [-47.0, 36.0, 25.0, -20.0, 47.0]]], [[[-14.0, 26.0, -36.0, -38.0, -50.0], [-28.0, 37.0, 43.0, -45.0, -13.0], [-45.0, 26.0, 46.0, 49.0, 9.0], [-13.0, -20.0, 28.0, 31.0, -41.0], [-33.0, 48.0, 28.0, -40.0, 9.0], [-21.0, -4.0, -33.0, -49.0, -46.0], [-4.0, -39.0, 14.0, -39.0, -8.0]], [[28.0, 47.0, 14.0, 49.0, 35.0], [32.0, -7.0, -43.0, 36.0, 19.0], [21.0, 13.0, 10.0, -17.0, -8.0], [35.0, -14.0, -24.0, 17.0, 17.0], [43.0, -33.0, 34.0, -38.0, 27.0], [-44.0, -5.0, 45.0, -25.0, 23.0], [-20.0, 14.0, 24.0, -34.0, -44.0]], [[19.0, -8.0, 2.0, -46.0, -11.0], [46.0, 45.0, 41.0, 43.0, -2.0], [-22.0, -12.0, 33.0, -39.0, 19.0], [35.0, -37.0, -24.0, -41.0, -38.0], [46.0, -6.0, 22.0, 16.0, 3.0], [-32.0, -25.0, 49.0, 44.0, -22.0], [-14.0, -31.0, 30.0, -38.0, -18.0]]]]> : tensor<2x3x7x5xf32> : tensor<2x3x7x5xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 7, 5>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x1x1xf32>
  check.eq %1, dense<[[[[49.0]], [[49.0]], [[48.0]]], [[[49.0]], [[49.0]], [[49.0]]]]> : tensor<2x3x1x1xf32> : tensor<2x3x1x1xf32>
  return
}

func.func @test_one_dim() {
  %x0 = check.input dense<[[[-31.0, 47.0, 30.0, -32.0, 41.0, -33.0, 38.0, -23.0, 8.0], [-6.0, 22.0, -19.0, -37.0, -15.0, -27.0, -13.0, 1.0, -33.0]]]> : tensor<1x2x9xf32> : tensor<1x2x9xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3>, strides = array<i64: 2>, pads = array<i64: 1, 1>, dilations = array<i64: 1>} : (tensor<1x2x9xf32>) -> tensor<1x2x5xf32>
  check.eq %1, dense<[[[47.0, 47.0, 41.0, 38.0, 8.0], [22.0, 22.0, -15.0, 1.0, 1.0]]]> : tensor<1x2x5xf32> : tensor<1x2x5xf32>
  return
}

func.func @test_three_dims() {
  %x0 = check.input dense<[[[[[9.0, -22.0, 27.0, -17.0, -15.0], [-41.0, 17.0, -26.0, -47.0, -18.0], [33.0, 22.0, -41.0, -41.0, 9.0], [38.0, -31.0, -27.0, 34.0, 29.0]], [[1.0, 46.0, -32.0, -32.0, -32.0], [36.0, -2.0, 34.0, 24.0, 37.0], [-46.0, -40.0, -15.0, -44.0, -38.0], [47.0, -30.0, -21.0, 19.0, 26.0]], [[-13.0, -20.0, 5.0, -13.0, 44.0], [37.0, 48.0, 45.0, -48.0, -36.0], [48.0, 4.0, 42.0, 18.0, 8.0], [-5.0, 17.0, 47.0, 40.0, 36.0]]]]]> : tensor<1x1x3x4x5xf32> : tensor<1x1x3x4x5xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 2, 2, 3>, strides = array<i64: 1, 2, 1>, pads = array<i64: 1, 0, 1, 0, 0, 1>, dilations = array<i64: 1, 1, 1>} : (tensor<1x1x3x4x5xf32>) -> tensor<1x1x3x2x5xf32>
  check.eq %1, dense<[[[[[17.0, 27.0, 27.0, 27.0, -15.0], [38.0, 38.0, 34.0, 34.0, 34.0]], [[46.0, 46.0, 46.0, 37.0, 37.0], [47.0, 47.0, 34.0, 34.0, 34.0]], [[48.0, 48.0, 48.0, 45.0, 44.0], [48.0, 48.0, 47.0, 47.0, 40.0]]]]]> : tensor<1x1x3x2x5xf32> : tensor<1x1x3x2x5xf32>
  return
}

func.func @test_empty_batch() {
  %x0 = check.input dense<> : tensor<0x2x4x4xf32> : tensor<0x2x4x4xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<0x2x4x4xf32>) -> tensor<0x2x2x2xf32>
  check.eq %1, dense<> : tensor<0x2x2x2xf32> : tensor<0x2x2x2xf32>
  return
}

func.func @test_kernel_one() {
  %x0 = check.input dense<[[[[3.0, -31.0, -43.0], [-42.0, 37.0, 8.0], [21.0, 26.0, -31.0]], [[7.0, -6.0, -12.0], [23.0, -7.0, 44.0], [-49.0, 20.0, -16.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 1, 1>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  check.eq %1, dense<[[[[3.0, -31.0, -43.0], [-42.0, 37.0, 8.0], [21.0, 26.0, -31.0]], [[7.0, -6.0, -12.0], [23.0, -7.0, 44.0], [-49.0, 20.0, -16.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  return
}

func.func @test_dilated() {
  %x0 = check.input dense<[[[[31.0, 20.0, -42.0, 38.0, 14.0, -13.0, 36.0, 19.0], [-46.0, -4.0, -1.0, 31.0, -31.0, -34.0, -39.0, -47.0], [-15.0, 26.0, -38.0, 26.0, 45.0, -6.0, -35.0, 11.0], [-37.0, 24.0, -43.0, -41.0, -8.0, 12.0, -6.0, -25.0], [8.0, 45.0, 30.0, 15.0, -39.0, -26.0, -2.0, -36.0], [-44.0, -4.0, -16.0, -20.0, -49.0, 8.0, -36.0, -19.0], [-41.0, -9.0, 24.0, -36.0, -11.0, -13.0, -7.0, 48.0]]]]> : tensor<1x1x7x8xf32> : tensor<1x1x7x8xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 2>, strides = array<i64: 1, 2>, pads = array<i64: 1, 1, 2, 1>, dilations = array<i64: 2, 2>} : (tensor<1x1x7x8xf32>) -> tensor<1x1x6x4xf32>
  check.eq %1, dense<[[[[24.0, 31.0, 31.0, 12.0], [45.0, 45.0, 38.0, 19.0], [24.0, 31.0, 31.0, 12.0], [45.0, 45.0, 26.0, 48.0], [24.0, 24.0, 12.0, 12.0], [45.0, 45.0, 15.0, 48.0]]]]> : tensor<1x1x6x4xf32> : tensor<1x1x6x4xf32>
  return
}

func.func @test_noise_f16() {
  %x0 = check.input dense<[[[[0xB926, 0xBFAF, 0x2F05, 0xA63A, 0x3863, 0xB267], [0xB841, 0x3D22, 0xB8AA, 0x3C1C, 0x302F, 0x29EF], [0x37B8, 0xB64F, 0xBF23, 0xBD78, 0x2516, 0xBE49], [0x3B57, 0xBD85, 0x2CBA, 0xB3AA, -0.15625, 0x3462], [0xB869, 0xB74F, 0x3C6B, 0x3C06, 0x370C, -1.1875], [0x36CD, 0x377A, 0x405C, 0x3739, 0xAD8D, 0x3501]], [[0x3306, 0xB9A3, 0xC01B, 0xB6F8, 0xB473, 0x3869], [0xBBE8, 0xB89A, 0xBBCD, 0.671875, 0x30F4, 0xB8A7], [0xB92B, 0x3C07, 0xB820, 0xBC32, 0xB371, 0xB8A9], [0x29D6, 0xBED9, 0xBB48, 0xBB98, 0xC036, 0xA162], [0x3F76, 0x3C63, 0x3E13, 0xBF4B, 0xC006, 0x2DDC], [0x3B2F, 0x3C7F, 0xB529, 0xB9AC, 0x3A8E, 0x1C07]]]]> : tensor<1x2x6x6xf16> : tensor<1x2x6x6xf16>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x2x6x6xf16>) -> tensor<1x2x3x3xf16>
  check.eq %1, dense<[[[[0x3D22, 0x3D22, 0x3C1C], [0x3D22, 0x3D22, 0x3C1C], [0x3B57, 0x405C, 0x3C06]], [[0x3306, 0.671875, 0.671875], [0x3C07, 0x3C07, 0.671875], [0x3F76, 0x3E13, 0x3A8E]]]]> : tensor<1x2x3x3xf16> : tensor<1x2x3x3xf16>
  return
}

func.func @test_noise_bf16() {
  %x0 = check.input dense<[[[[1.21875, 0xBE41, 1.5, 0xBF8F, 0xBF83, 0x3F0E], [0xBE1C, 0xBCF9, 0x3FCB, 0xBE9D, 0x3FF7, 0x3EC6], [0xBF7F, 0xBF9B, 0x3F6D, 0x3F42, 0x3E47, -2.09375], [0xBD58, 0xBCD8, 0x3CCD, 0xBD73, 0xBF82, 0xBFB5], [0x3E78, 0x3E9C, 0x3F06, -0.40625, 0xBFE1, 0xBF9F], [1.96875, 0.875, -1.5625, 0x3EE4, 0xBF0E, 0xBE8F]], [[0.671875, -1.15625, 0x3E96, 0xBE47, 0xBFD1, 0xBE9D], [0xBEFF, 0x3F2D, 0xBE7C, 0x3D19, 0xBE76, 0x3FCB], [0xBF25, 0x3E3E, 0x3F6A, 0x3DA1, 0x3E3F, 0xBEE4], [0xBF6F, 0xBFCD, 0xBE94, 0.609375, 0xBF8E, 0xBE8F], [0x3DEF, 0xBC1B, 0xBFC3, 0xBCDB, 0xBD0E, 2.078125], [0xBFDB, 0xBFD7, 0xBF0A, 0xBFD5, 1.25, 0xBF85]]]]> : tensor<1x2x6x6xbf16> : tensor<1x2x6x6xbf16>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x2x6x6xbf16>) -> tensor<1x2x3x3xbf16>
  check.eq %1, dense<[[[[1.21875, 0x3FCB, 0x3FF7], [0xBCD8, 0x3FCB, 0x3FF7], [1.96875, 0.875, 0x3EE4]], [[0x3F2D, 0x3F2D, 0x3FCB], [0x3F2D, 0x3F6A, 0x3FCB], [0x3DEF, 0.609375, 2.078125]]]]> : tensor<1x2x3x3xbf16> : tensor<1x2x3x3xbf16>
  return
}

func.func @test_noise_f32() {
  %x0 = check.input dense<[[[[0x3E0AFB6B, 0xBF0FE80A, 0x3E05A2AA, 0x3ED1F0A4, 0xBEA3EB96, 0x3C0302A4], [0xBF5893E3, 0xBEC993EF, 0xBFA19513, 0xBFAA5B79, 0xBFA09B17, 0xC0036F99], [0x3F9C67EE, 0x3F94B42C, 0xBF85296B, 0x3F43ABB3, 0x3F9EE9D3, 0xBED04868], [0x3F301053, 0xBF0C52BB, 0x3DF1F6B9, 0x3F821B50, 0x3FA74C60, 0xBE46F2CF], [0x3DDD2490, 0xBF64E7DE, 0x3F658A88, 0x3FB8DA91, 0xBE096E3D, 0xBECD6828], [0x3B8522BE, 0x3D639954, 0xC00BE65F, 0x3F4F9D2F, 0x3E9404D2, 0x3EF2E0F6]], [[0x3D31CC22, 0x3D8E74EE, 0x3F25F0CA, 0x3F04990C, 0xBEC28A4A, 0x3F74FE69], [0x3EDA453A, 0x3EFAC3DB, 0xBF0E54D2, 0xBEF24024, 0xBF6B7401, 0xBF41AEAC], [0xBF3FC823, 0xBF56C86D, 0x3F2B5C0E, 0x400F59FD, 0xBF00696F, 0xBF5D31ED], [0xBFD32850, 0x3F62839E, 0xBF1556A1, 0xBE0D4BF9, 0x4017E8C7, 0xBF515345], [0x3E09D2EC, 0xBFA42A4F, 0xBF9C178E, 0xBF00BBD4, 0xBF4F7642, 0x3EC24047], [0xBFBBD206, 0xBFD4A266, 0x3FC025DF, 0xBED1E83B, 0x3F6144DC, 0x3E891DB2]]]]> : tensor<1x2x6x6xf32> : tensor<1x2x6x6xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x2x6x6xf32>) -> tensor<1x2x3x3xf32>
  check.eq %1, dense<[[[[0x3E0AFB6B, 0x3ED1F0A4, 0x3ED1F0A4], [0x3F9C67EE, 0x3F94B42C, 0x3FA74C60], [0x3F301053, 0x3FB8DA91, 0x3FB8DA91]], [[0x3EFAC3DB, 0x3F25F0CA, 0x3F74FE69], [0x3F62839E, 0x400F59FD, 0x4017E8C7], [0x3F62839E, 0x3FC025DF, 0x4017E8C7]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  return
}

func.func @test_noise_f64() {
  %x0 = check.input dense<[[[[0xC002A33D979A7E01, 0x3FD7092238A7C7F8, 0x3FC456BB29FE3969, 0x3FE2A5081CAB7693, 0xBFF4F3A5C61172BE, 0xBFC96670C9A1D7E4], [0xBFC5B6896ECC0351, 0xBFEA8FD008194917, 0x3FFA236A4423A004, 0x3FF0E0C744A9FD86, 0x3FD50BD96C7C5D09, 0x3FC6CF7F060CE446], [0xBFF323C255688759, 0x3FDEB229689DCC28, 0x400711F1F9579EB9, 0xBFE865103FE7CE1C, 0xBFF898A3E7CCEED7, 0x3FEFA058B4F65D68], [0xC0083ECD21A6975D, 0x3FE1FC34EC031A63, 0xC000829F770DAD18, 0xBFD4762603D70331, 0x3FEF82C0F0FB3F07, 0x3FF368F4655DDB3C], [0x3FFA1C1ED1B771AD, 0xBFEEEA0774B3417C, 0xBFD316841FB3ECF7, 0xBFE70D0FCE42FA58, 0xBFE3C4A0BFDC08D2, 0xBFEE201ACF01BEE7], [0x3FD2CDD7152E8714, 0x3FD014B010FBD8ED, 0xBFF3FB80AAEEC44C, 0xBFF6ACEC9ED721C5, 0xBFF0DFD706C08BAD, 0x3FEA6A82486D1C4D]], [[0xBFDC436279FF4083, 0xBFCA436210CD0607, 0x3FFAC92279F679B9, 0x3FEB277FCCC3D9FF, 0x3FE378319CF80304, 0x3FD24AD08AB0FB9D], [0x3FF63269913972E6, 0xBFD4C03FA86492A2, 0xBFDC40D622D9413C, 0x3FEF037AD93B85C0, 0xBFD67B52E3AC1472, 0xC004546EC92E3BBC], [0xBFF472131F0888A7, 0xBFC8624F3AAB908C, 0xBFBF427B65DC364E, 0x3FF0E23C9DCF13BF, 0xBFE84E5D757B93C0, 0xBFCB574794119831], [0xBFE7B6D0393180B5, 0xBFF2A92493ABFA71, 0xBFC8B194D501EAC3, 0x3FC97076BD8EEF20, 0xBFEFB04AC84ED275, 0x3FC0DAA55B21889E], [0xBFDCA66CA02F55D1, 0x3FDD445E0B326333, 0xBFE91C1369FB1240, 0x3FB72F2EF33491BC, 0xBFFB170F243D957B, 0x3FD1E1E65A032EA1], [0xBFE9BAD66E349C46, 0x3FDE8B623862F987, 0xBFE444C5706BF76F, 0xBFE7EF55AF1AB6B9, 0x3FE49B6A197CAD26, 0xBFD1489E24BAFB54]]]]> : tensor<1x2x6x6xf64> : tensor<1x2x6x6xf64>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x2x6x6xf64>) -> tensor<1x2x3x3xf64>
  check.eq %1, dense<[[[[0x3FD7092238A7C7F8, 0x3FFA236A4423A004, 0x3FF0E0C744A9FD86], [0x3FE1FC34EC031A63, 0x400711F1F9579EB9, 0x3FF368F4655DDB3C], [0x3FFA1C1ED1B771AD, 0x3FE1FC34EC031A63, 0x3FF368F4655DDB3C]], [[0x3FF63269913972E6, 0x3FFAC92279F679B9, 0x3FEF037AD93B85C0], [0x3FF63269913972E6, 0x3FF0E23C9DCF13BF, 0x3FF0E23C9DCF13BF], [0x3FDE8B623862F987, 0x3FDE8B623862F987, 0x3FE49B6A197CAD26]]]]> : tensor<1x2x3x3xf64> : tensor<1x2x3x3xf64>
  return
}

func.func @test_padding_never_wins() {
  %x0 = check.input dense<0xFF800000> : tensor<1x1x3x3xf32> : tensor<1x1x3x3xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1>} : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  check.eq %1, dense<0xFF800000> : tensor<1x1x3x3xf32> : tensor<1x1x3x3xf32>
  return
}

func.func @test_negative_zero() {
  %x0 = check.input dense<[[[[-0.0, 0.0, -0.0]]]]> : tensor<1x1x1x3xf32> : tensor<1x1x1x3xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 1, 1>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>
  check.eq %1, dense<[[[[-0.0, 0.0, -0.0]]]]> : tensor<1x1x1x3xf32> : tensor<1x1x1x3xf32>
  return
}

func.func @test_nan() {
  %x0 = check.input dense<[[[[1.0, 2.0, 0x7FC00000, 3.0, 4.0, 5.0, 6.0]]]]> : tensor<1x1x1x7xf32> : tensor<1x1x1x7xf32>
  %1 = dl.max_pool %x0 {kernel = array<i64: 1, 3>, strides = array<i64: 1, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x1x1x7xf32>) -> tensor<1x1x1x3xf32>
  check.eq %1, dense<[[[[0x7FC00000, 0x7FC00000, 6.0]]]]> : tensor<1x1x1x3xf32> : tensor<1x1x1x3xf32>
  return
}

func.func @test_symbolic_batch() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[[[3.0, 0.0, -3.0, -3.0], [3.0, -1.0, 1.0, 3.0], [-3.0, 1.0, -1.0, 3.0], [2.0, 0.0, 3.0, 0.0]], [[3.0, 1.0, 3.0, 0.0], [1.0, 3.0, -2.0, 3.0], [3.0, -1.0, -2.0, -3.0], [-3.0, 3.0, 0.0, 2.0]]], [[[0.0, -1.0, -2.0, -2.0], [-3.0, 3.0, -3.0, -1.0], [1.0, -1.0, -1.0, 1.0], [-2.0, 0.0, -3.0, 2.0]], [[0.0, 0.0, 1.0, -2.0], [1.0, 3.0, 3.0, 2.0], [1.0, -1.0, 1.0, -1.0], [3.0, 3.0, 2.0, 3.0]]], [[[-1.0, 3.0, -1.0, 0.0], [-3.0, 1.0, 3.0, 2.0], [0.0, 2.0, -2.0, -2.0], [2.0, 2.0, -2.0, 2.0]], [[-1.0, -3.0, -1.0, 2.0], [0.0, 2.0, -3.0, 3.0], [0.0, -3.0, -1.0, 3.0], [-3.0, -1.0, 3.0, -2.0]]]]> : tensor<3x2x4x4xf32> : tensor<?x2x4x4xf32, #dl.dims<[N, 2, 4, 4]>>
  %1 = dl.max_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<?x2x4x4xf32, #dl.dims<[N, 2, 4, 4]>>) -> tensor<?x2x2x2xf32, #dl.dims<[N, 2, 2, 2]>>
  check.eq %1, dense<[[[[3.0, 3.0], [2.0, 3.0]], [[3.0, 3.0], [3.0, 2.0]]], [[[3.0, -1.0], [1.0, 2.0]], [[3.0, 3.0], [3.0, 3.0]]], [[[3.0, 3.0], [2.0, 2.0]], [[2.0, 3.0], [0.0, 3.0]]]]> : tensor<3x2x2x2xf32> : tensor<?x2x2x2xf32, #dl.dims<[N, 2, 2, 2]>>
  return
}
