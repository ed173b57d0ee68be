// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_plain() {
  %x0 = check.input dense<[[[[-34.0, -49.0, 15.0, -29.0, 30.0, -4.0], [15.0, 49.0, -18.0, 11.0, 1.0, -38.0], [-35.0, 10.0, 21.0, 25.0, 48.0, 20.0], [-50.0, -15.0, 26.0, -16.0, 16.0, 22.0]], [[-47.0, 44.0, 12.0, -4.0, -6.0, 4.0], [-26.0, -49.0, -13.0, 46.0, 49.0, 31.0], [-41.0, 10.0, -9.0, -6.0, 41.0, 22.0], [2.0, -37.0, 43.0, -43.0, 8.0, 28.0]]]]> : tensor<1x2x4x6xf32> : tensor<1x2x4x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x6xf32>) -> tensor<1x2x2x3xf32>
  check.close %1, dense<[[[[-4.75, -5.25, -2.75], [-22.5, 14.0, 26.5]], [[-19.5, 10.25, 19.5], [-16.5, -3.75, 24.75]]]]> : tensor<1x2x2x3xf32> ulp 1 : tensor<1x2x2x3xf32>
  return
}

func.func @test_plain_include_pad() {
  %x0 = check.input dense<[[[[-34.0, -49.0, 15.0, -29.0, 30.0, -4.0], [15.0, 49.0, -18.0, 11.0, 1.0, -38.0], [-35.0, 10.0, 21.0, 25.0, 48.0, 20.0], [-50.0, -15.0, 26.0, -16.0, 16.0, 22.0]], [[-47.0, 44.0, 12.0, -4.0, -6.0, 4.0], [-26.0, -49.0, -13.0, 46.0, 49.0, 31.0], [-41.0, 10.0, -9.0, -6.0, 41.0, 22.0], [2.0, -37.0, 43.0, -43.0, 8.0, 28.0]]]]> : tensor<1x2x4x6xf32> : tensor<1x2x4x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, count_include_pad = true} : (tensor<1x2x4x6xf32>) -> tensor<1x2x2x3xf32>
  check.close %1, dense<[[[[-4.75, -5.25, -2.75], [-22.5, 14.0, 26.5]], [[-19.5, 10.25, 19.5], [-16.5, -3.75, 24.75]]]]> : tensor<1x2x2x3xf32> ulp 1 : tensor<1x2x2x3xf32>
  return
}

func.func @test_overlapping() {
  %x0 = check.input dense<[[[[8.0, 26.0, 38.0, 41.0, -50.0], [13.0, -40.0, -26.0, 12.0, 43.0], [-12.0, -31.0, -49.0, 25.0, -38.0], [45.0, -38.0, 19.0, 3.0, -2.0], [11.0, 25.0, -49.0, -28.0, -39.0]]], [[[9.0, -13.0, -20.0, 20.0, -43.0], [44.0, 23.0, -44.0, 39.0, -13.0], [-20.0, -33.0, 3.0, 30.0, -35.0], [-28.0, -19.0, -11.0, -9.0, -3.0], [-46.0, 31.0, 17.0, -49.0, 19.0]]]]> : tensor<2x1x5x5xf32> : tensor<2x1x5x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>} : (tensor<2x1x5x5xf32>) -> tensor<2x1x3x3xf32>
  check.close %1, dense<[[[[0xC101C71C, 0xBEE38E39, 0xBEE38E39], [0xC1538E39, 0xC15E38E4, 0xBFB8E38E], [0xC10C71C7, 0xC15AAAAB, 0xC18C71C7]]], [[[0xC0B55555, 0x3F0E38E4, -7.0], [0xC1171C72, 0xC0155555, 0xC098E38E], [0xC13C71C7, 0xC08E38E4, 0xC0871C72]]]]> : tensor<2x1x3x3xf32> ulp 1 : tensor<2x1x3x3xf32>
  return
}

func.func @test_overlapping_include_pad() {
  %x0 = check.input dense<[[[[8.0, 26.0, 38.0, 41.0, -50.0], [13.0, -40.0, -26.0, 12.0, 43.0], [-12.0, -31.0, -49.0, 25.0, -38.0], [45.0, -38.0, 19.0, 3.0, -2.0], [11.0, 25.0, -49.0, -28.0, -39.0]]], [[[9.0, -13.0, -20.0, 20.0, -43.0], [44.0, 23.0, -44.0, 39.0, -13.0], [-20.0, -33.0, 3.0, 30.0, -35.0], [-28.0, -19.0, -11.0, -9.0, -3.0], [-46.0, 31.0, 17.0, -49.0, 19.0]]]]> : tensor<2x1x5x5xf32> : tensor<2x1x5x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, count_include_pad = true} : (tensor<2x1x5x5xf32>) -> tensor<2x1x3x3xf32>
  check.close %1, dense<[[[[0xC101C71C, 0xBEE38E39, 0xBEE38E39], [0xC1538E39, 0xC15E38E4, 0xBFB8E38E], [0xC10C71C7, 0xC15AAAAB, 0xC18C71C7]]], [[[0xC0B55555, 0x3F0E38E4, -7.0], [0xC1171C72, 0xC0155555, 0xC098E38E], [0xC13C71C7, 0xC08E38E4, 0xC0871C72]]]]> : tensor<2x1x3x3xf32> ulp 1 : tensor<2x1x3x3xf32>
  return
}

func.func @test_padded() {
  %x0 = check.input dense<[[[[44.0, 15.0, -36.0, 27.0, -41.0, 26.0], [-39.0, 41.0, -32.0, 41.0, -42.0, -31.0], [-35.0, 49.0, -29.0, 17.0, -27.0, 9.0], [-45.0, 16.0, -5.0, 35.0, 27.0, -19.0], [45.0, 28.0, 16.0, 3.0, 49.0, -39.0], [-23.0, 22.0, -9.0, -16.0, 5.0, 4.0]]]]> : tensor<1x1x6x6xf32> : tensor<1x1x6x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>} : (tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32>
  check.close %1, dense<[[[[15.25, 0x41155555, 0xC0555555], [0xC00AAAAB, 0x416C71C7, 0x3F8E38E4], [0x40E55555, 10.0, 0x40AE38E4]]]]> : tensor<1x1x3x3xf32> ulp 1 : tensor<1x1x3x3xf32>
  return
}

func.func @test_padded_include_pad() {
  %x0 = check.input dense<[[[[44.0, 15.0, -36.0, 27.0, -41.0, 26.0], [-39.0, 41.0, -32.0, 41.0, -42.0, -31.0], [-35.0, 49.0, -29.0, 17.0, -27.0, 9.0], [-45.0, 16.0, -5.0, 35.0, 27.0, -19.0], [45.0, 28.0, 16.0, 3.0, 49.0, -39.0], [-23.0, 22.0, -9.0, -16.0, 5.0, 4.0]]]]> : tensor<1x1x6x6xf32> : tensor<1x1x6x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, count_include_pad = true} : (tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32>
  check.close %1, dense<[[[[0x40D8E38E, 0x40C71C72, 0xC00E38E4], [0xBFB8E38E, 0x416C71C7, 0x3F8E38E4], [0x4098E38E, 10.0, 0x40AE38E4]]]]> : tensor<1x1x3x3xf32> ulp 1 : tensor<1x1x3x3xf32>
  return
}

func.func @test_ceil() {
  %x0 = check.input dense<[[[[-41.0, -30.0, -3.0, -44.0], [-7.0, -39.0, -17.0, -32.0], [-16.0, -37.0, -31.0, -31.0], [6.0, -9.0, 22.0, -44.0]]]]> : tensor<1x1x4x4xf32> : tensor<1x1x4x4xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x3x3xf32>
  check.close %1, dense<[[[[-29.25, -27.5, -38.0], [-17.0, 0xC1C1C71C, 0xC20EAAAB], [-1.5, 0xC1255555, -44.0]]]]> : tensor<1x1x3x3xf32> ulp 1 : tensor<1x1x3x3xf32>
  return
}

func.func @test_ceil_include_pad() {
  %x0 = check.input dense<[[[[-41.0, -30.0, -3.0, -44.0], [-7.0, -39.0, -17.0, -32.0], [-16.0, -37.0, -31.0, -31.0], [6.0, -9.0, 22.0, -44.0]]]]> : tensor<1x1x4x4xf32> : tensor<1x1x4x4xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true, count_include_pad = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x3x3xf32>
  check.close %1, dense<[[[[-13.0, 0xC192AAAB, 0xC14AAAAB], [0xC1355555, 0xC1C1C71C, 0xC18EAAAB], [-0.5, 0xC0A55555, -11.0]]]]> : tensor<1x1x3x3xf32> ulp 1 : tensor<1x1x3x3xf32>
  return
}

func.func @test_ceil_wide() {
  %x0 = check.input dense<[[[[-18.0, -8.0, 3.0, 24.0, 22.0, -1.0, 14.0, -40.0], [39.0, -35.0, 21.0, 14.0, -46.0, -29.0, -15.0, 18.0], [-22.0, 19.0, -5.0, -49.0, 19.0, -33.0, 43.0, 18.0], [32.0, -43.0, -45.0, 38.0, 28.0, 32.0, -18.0, -40.0], [13.0, -25.0, -26.0, -37.0, 31.0, -6.0, 41.0, -28.0], [-18.0, -2.0, -46.0, -34.0, -31.0, -43.0, 49.0, 4.0], [46.0, 4.0, -2.0, -36.0, -30.0, 43.0, -34.0, 16.0], [-47.0, -8.0, -7.0, -4.0, 36.0, 33.0, -7.0, 25.0]]]]> : tensor<1x1x8x8xf32> : tensor<1x1x8x8xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true} : (tensor<1x1x8x8xf32>) -> tensor<1x1x5x5xf32>
  check.close %1, dense<[[[[-5.5, 0x404AAAAB, 0xC02AAAAB, 0xC10D5555, -11.0], [0xBFD55555, 0xC1171C72, 0xC038E38E, 0xC02AAAAB, 0xBFAAAAAB], [0xC0E55555, 0xC1C38E39, 0xC01C71C7, -1.0, 0xC1AAAAAB], [0xC0855555, -15.0, 0xC0EAAAAB, 0x4118E38E, 15.0], [-27.5, 0xC0CAAAAB, 0x41AD5555, 17.0, 25.0]]]]> : tensor<1x1x5x5xf32> ulp 1 : tensor<1x1x5x5xf32>
  return
}

func.func @test_ceil_wide_include_pad() {
  %x0 = check.input dense<[[[[-18.0, -8.0, 3.0, 24.0, 22.0, -1.0, 14.0, -40.0], [39.0, -35.0, 21.0, 14.0, -46.0, -29.0, -15.0, 18.0], [-22.0, 19.0, -5.0, -49.0, 19.0, -33.0, 43.0, 18.0], [32.0, -43.0, -45.0, 38.0, 28.0, 32.0, -18.0, -40.0], [13.0, -25.0, -26.0, -37.0, 31.0, -6.0, 41.0, -28.0], [-18.0, -2.0, -46.0, -34.0, -31.0, -43.0, 49.0, 4.0], [46.0, 4.0, -2.0, -36.0, -30.0, 43.0, -34.0, 16.0], [-47.0, -8.0, -7.0, -4.0, 36.0, 33.0, -7.0, 25.0]]]]> : tensor<1x1x8x8xf32> : tensor<1x1x8x8xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true, count_include_pad = true} : (tensor<1x1x8x8xf32>) -> tensor<1x1x5x5xf32>
  check.close %1, dense<[[[[0xC01C71C7, 0x40071C72, 0xBFE38E39, 0xC0BC71C7, 0xC06AAAAB], [0xBF8E38E4, 0xC1171C72, 0xC038E38E, 0xC02AAAAB, 0xBF2AAAAB], [0xC098E38E, 0xC1C38E39, 0xC01C71C7, -1.0, 0xC12AAAAB], [0xC031C71C, -15.0, 0xC0EAAAAB, 0x4118E38E, 7.5], [0xC112AAAB, 0xC04AAAAB, 0x412D5555, 8.5, 6.25]]]]> : tensor<1x1x5x5xf32> ulp 1 : tensor<1x1x5x5xf32>
  return
}

func.func @test_ceil_stride3() {
  %x0 = check.input dense<[[[[27.0, -41.0, 2.0, -3.0, 14.0, -41.0, -32.0], [1.0, 8.0, -5.0, -39.0, -45.0, 21.0, 29.0], [32.0, -45.0, -38.0, 13.0, -45.0, 49.0, 10.0], [22.0, -39.0, 12.0, 18.0, -41.0, 3.0, -31.0], [-7.0, -15.0, 20.0, -16.0, -11.0, 25.0, -37.0], [-7.0, 41.0, 48.0, -48.0, -12.0, 6.0, 22.0], [-16.0, -4.0, 27.0, -28.0, -3.0, -22.0, -5.0], [35.0, -31.0, 26.0, -34.0, -41.0, 12.0, -35.0], [0.0, -24.0, -28.0, 24.0, -19.0, -27.0, 14.0], [9.0, 28.0, 7.0, -31.0, 6.0, -2.0, 39.0], [15.0, -16.0, 4.0, 38.0, -41.0, -21.0, -5.0], [1.0, -37.0, 31.0, -9.0, -15.0, 9.0, -45.0], [22.0, 10.0, 40.0, 24.0, 7.0, -42.0, -44.0], [13.0, -38.0, 16.0, 32.0, -25.0, 10.0, -40.0], [-40.0, 42.0, -39.0, -32.0, 30.0, -19.0, -23.0], [29.0, -8.0, -29.0, -4.0, -32.0, -23.0, -13.0], [-35.0, -5.0, -21.0, 12.0, -21.0, 9.0, -45.0], [0.0, -40.0, 28.0, 27.0, 28.0, -24.0, -13.0], [-10.0, -31.0, 37.0, -42.0, -13.0, 21.0, -19.0], [34.0, -17.0, 36.0, -34.0, -31.0, 0.0, -6.0], [33.0, 32.0, 46.0, 36.0, 49.0, -45.0, -35.0], [35.0, 3.0, -18.0, -44.0, 11.0, -29.0, 23.0], [5.0, 41.0, -31.0, 35.0, -17.0, -44.0, -31.0], [-28.0, 28.0, 28.0, 43.0, 6.0, 43.0, 8.0], [27.0, -44.0, -1.0, -49.0, -43.0, -50.0, -35.0], [6.0, 11.0, -34.0, 1.0, -22.0, -14.0, 33.0], [17.0, -50.0, -44.0, 4.0, 7.0, 49.0, 21.0], [19.0, 40.0, -45.0, 34.0, 20.0, 6.0, 2.0], [18.0, -22.0, 46.0, -37.0, 18.0, -42.0, 44.0], [-39.0, -12.0, 8.0, -50.0, 20.0, 7.0, 39.0], [-48.0, 18.0, 39.0, 22.0, 34.0, -45.0, -45.0], [-27.0, -20.0, -32.0, 9.0, -45.0, -35.0, 33.0], [39.0, -9.0, 41.0, 22.0, -49.0, 2.0, -9.0]]]]> : tensor<1x1x33x7xf32> : tensor<1x1x33x7xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 3, 3>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true} : (tensor<1x1x33x7xf32>) -> tensor<1x1x12x3xf32>
  check.close %1, dense<[[[[-1.25, 0xC14AAAAB, -5.75], [0xC10AAAAB, 0xC11C71C7, 0x404AAAAB], [3.0, 0xC0E71C72, 0xC06AAAAB], [2.0, 0xC08E38E4, 0xBEAAAAAB], [0xC09AAAAB, 0x41338E39, 0xC1CAAAAB], [0xC0355555, 0xC171C71C, -19.0], [0xC12AAAAB, 4.0, 0xC0DAAAAB], [0x41C6AAAB, 0x40EE38E4, 0xC1D6AAAB], [0.0, 0xC0FC71C7, -2.5], [0x406AAAAB, 0x3EAAAAAB, 0x41555555], [0xC1AAAAAB, 0x3F0E38E4, 0xC0F55555], [15.0, 0x40955555, -3.5]]]]> : tensor<1x1x12x3xf32> ulp 1 : tensor<1x1x12x3xf32>
  return
}

func.func @test_ceil_stride3_include_pad() {
  %x0 = check.input dense<[[[[27.0, -41.0, 2.0, -3.0, 14.0, -41.0, -32.0], [1.0, 8.0, -5.0, -39.0, -45.0, 21.0, 29.0], [32.0, -45.0, -38.0, 13.0, -45.0, 49.0, 10.0], [22.0, -39.0, 12.0, 18.0, -41.0, 3.0, -31.0], [-7.0, -15.0, 20.0, -16.0, -11.0, 25.0, -37.0], [-7.0, 41.0, 48.0, -48.0, -12.0, 6.0, 22.0], [-16.0, -4.0, 27.0, -28.0, -3.0, -22.0, -5.0], [35.0, -31.0, 26.0, -34.0, -41.0, 12.0, -35.0], [0.0, -24.0, -28.0, 24.0, -19.0, -27.0, 14.0], [9.0, 28.0, 7.0, -31.0, 6.0, -2.0, 39.0], [15.0, -16.0, 4.0, 38.0, -41.0, -21.0, -5.0], [1.0, -37.0, 31.0, -9.0, -15.0, 9.0, -45.0], [22.0, 10.0, 40.0, 24.0, 7.0, -42.0, -44.0], [13.0, -38.0, 16.0, 32.0, -25.0, 10.0, -40.0], [-40.0, 42.0, -39.0, -32.0, 30.0, -19.0, -23.0], [29.0, -8.0, -29.0, -4.0, -32.0, -23.0, -13.0], [-35.0, -5.0, -21.0, 12.0, -21.0, 9.0, -45.0], [0.0, -40.0, 28.0, 27.0, 28.0, -24.0, -13.0], [-10.0, -31.0, 37.0, -42.0, -13.0, 21.0, -19.0], [34.0, -17.0, 36.0, -34.0, -31.0, 0.0, -6.0], [33.0, 32.0, 46.0, 36.0, 49.0, -45.0, -35.0], [35.0, 3.0, -18.0, -44.0, 11.0, -29.0, 23.0], [5.0, 41.0, -31.0, 35.0, -17.0, -44.0, -31.0], [-28.0, 28.0, 28.0, 43.0, 6.0, 43.0, 8.0], [27.0, -44.0, -1.0, -49.0, -43.0, -50.0, -35.0], [6.0, 11.0, -34.0, 1.0, -22.0, -14.0, 33.0], [17.0, -50.0, -44.0, 4.0, 7.0, 49.0, 21.0], [19.0, 40.0, -45.0, 34.0, 20.0, 6.0, 2.0], [18.0, -22.0, 46.0, -37.0, 18.0, -42.0, 44.0], [-39.0, -12.0, 8.0, -50.0, 20.0, 7.0, 39.0], [-48.0, 18.0, 39.0, 22.0, 34.0, -45.0, -45.0], [-27.0, -20.0, -32.0, 9.0, -45.0, -35.0, 33.0], [39.0, -9.0, 41.0, 22.0, -49.0, 2.0, -9.0]]]]> : tensor<1x1x33x7xf32> : tensor<1x1x33x7xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 3, 3>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true, count_include_pad = true} : (tensor<1x1x33x7xf32>) -> tensor<1x1x12x3xf32>
  check.close %1, dense<[[[[0xBF0E38E4, 0xC1071C72, 0xC0238E39], [0xC0B8E38E, 0xC11C71C7, 0x40071C72], [2.0, 0xC0E71C72, 0xC01C71C7], [0x3FAAAAAB, 0xC08E38E4, 0xBE638E39], [0xC04E38E4, 0x41338E39, 0xC1871C72], [0xBFF1C71C, 0xC171C71C, 0xC14AAAAB], [0xC0E38E39, 4.0, 0xC091C71C], [0x418471C7, 0x40EE38E4, 0xC18F1C72], [0.0, 0xC0FC71C7, 0xBFD55555], [0x401C71C7, 0x3EAAAAAB, 0x410E38E4], [0xC1638E39, 0x3F0E38E4, 0xC0A38E39], [5.0, 0x40155555, 0xBF955555]]]]> : tensor<1x1x12x3xf32> ulp 1 : tensor<1x1x12x3xf32>
  return
}

func.func @test_ceil_last_window_in_padding() {
  %x0 = check.input dense<[[[[4.0, 27.0, -36.0, 12.0, 26.0], [39.0, 49.0, -13.0, 26.0, 20.0], [-42.0, 15.0, -14.0, -41.0, 49.0], [-29.0, -14.0, -35.0, 9.0, 30.0], [-22.0, -21.0, -45.0, -11.0, -16.0]]]]> : tensor<1x1x5x5xf32> : tensor<1x1x5x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 3, 3>, pads = array<i64: 0, 0, 0, 0>, ceil_mode = true} : (tensor<1x1x5x5xf32>) -> tensor<1x1x2x2xf32>
  check.close %1, dense<[[[[29.75, 21.0], [-21.5, 3.0]]]]> : tensor<1x1x2x2xf32> ulp 1 : tensor<1x1x2x2xf32>
  return
}

func.func @test_ceil_last_window_in_padding_include_pad() {
  %x0 = check.input dense<[[[[4.0, 27.0, -36.0, 12.0, 26.0], [39.0, 49.0, -13.0, 26.0, 20.0], [-42.0, 15.0, -14.0, -41.0, 49.0], [-29.0, -14.0, -35.0, 9.0, 30.0], [-22.0, -21.0, -45.0, -11.0, -16.0]]]]> : tensor<1x1x5x5xf32> : tensor<1x1x5x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 3, 3>, pads = array<i64: 0, 0, 0, 0>, ceil_mode = true, count_include_pad = true} : (tensor<1x1x5x5xf32>) -> tensor<1x1x2x2xf32>
  check.close %1, dense<[[[[29.75, 21.0], [-21.5, 3.0]]]]> : tensor<1x1x2x2xf32> ulp 1 : tensor<1x1x2x2xf32>
  return
}

func.func @test_asymmetric() {
  %x0 = check.input dense<[[[[-27.0, 48.0, -42.0, 42.0, 17.0, 13.0], [4.0, 28.0, -1.0, 11.0, 3.0, 20.0], [-8.0, -34.0, 1.0, 30.0, -10.0, 49.0], [-40.0, -15.0, 7.0, 23.0, 22.0, 1.0], [-26.0, -27.0, 37.0, -18.0, -29.0, 47.0]]]]> : tensor<1x1x5x6xf32> : tensor<1x1x5x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 2>, strides = array<i64: 2, 1>, pads = array<i64: 0, 1, 2, 0>} : (tensor<1x1x5x6xf32>) -> tensor<1x1x3x6xf32>
  check.close %1, dense<[[[[0xC1255555, 0x3FEAAAAB, 0.0, 0x40DAAAAB, 15.5, 0x41755555], [0xC1C55555, -25.0, 0xC0A55555, 0x41555555, 3.0, 0x41555555], [-26.0, -26.5, 5.0, 9.5, -23.5, 9.0]]]]> : tensor<1x1x3x6xf32> ulp 1 : tensor<1x1x3x6xf32>
  return
}

func.func @test_asymmetric_include_pad() {
  %x0 = check.input dense<[[[[-27.0, 48.0, -42.0, 42.0, 17.0, 13.0], [4.0, 28.0, -1.0, 11.0, 3.0, 20.0], [-8.0, -34.0, 1.0, 30.0, -10.0, 49.0], [-40.0, -15.0, 7.0, 23.0, 22.0, 1.0], [-26.0, -27.0, 37.0, -18.0, -29.0, 47.0]]]]> : tensor<1x1x5x6xf32> : tensor<1x1x5x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 2>, strides = array<i64: 2, 1>, pads = array<i64: 0, 1, 2, 0>, count_include_pad = true} : (tensor<1x1x5x6xf32>) -> tensor<1x1x3x6xf32>
  check.close %1, dense<[[[[0xC0A55555, 0x3FEAAAAB, 0.0, 0x40DAAAAB, 15.5, 0x41755555], [0xC1455555, -25.0, 0xC0A55555, 0x41555555, 3.0, 0x41555555], [0xC08AAAAB, 0xC10D5555, 0x3FD55555, 0x404AAAAB, 0xC0FAAAAB, 3.0]]]]> : tensor<1x1x3x6xf32> ulp 1 : tensor<1x1x3x6xf32>
  return
}

func.func @test_global() {
  %x0 = check.input dense<[[[[45.0, -21.0, -13.0, -23.0, -3.0], [-22.0, 13.0, -30.0, -38.0, -49.0], [-13.0, -27.0, -21.0, -26.0, -38.0], [-10.0, -29.0, 49.0, 26.0, 20.0], [-37.0, 45.0, 41.0, -47.0, 38.0], [18.0, 44.0, -13.0, -27.0, -6.0], [45.0, 18.0, -31.0, -21.0, 44.0]], [[27.0, 4.0, -6.0, -29.0, -15.0], [44.0, 14.0, 38.0, 30.0, 3.0], [-11.0, 17.0, 49.0, 48.0, 38.0], [-42.0, 6.0, 15.0, -13.0, -25.0], [3.0, -23.0, 20.0, -13.0, -27.0], [38.0, 43.0, -21.0, 41.0, -23.0], [6.0, -8.0, 35.0, -50.0, 15.0]], [[46.0, -23.0, -8.0, 44.0, 36.0], [25.0, -8.0, -21.0, -14.0, -14.0], [-35.0, 48.0, 34.0, -5.0, 34.0], [-29.0, 11.0, -18.0, 25.0, -36.0], [30.0, -41.0, 3.0, 42.0, 0.0], [22.0, 26.0, -49.0, 44.0, -14.0], [-47.0, 36.0, 25.0, -20.0, 47.0]]], [[[-14.0, 26.0, -36.0, -38.0, -50.0], [-28.0, 37.0, 43.0, -45.0, -13.0], [-45.0, 26.0, 46.0, 49.0, 9.0], [-13.0, -20.0, 28.0, 31.0, -41.0], [-33.0, 48.0, 28.0, -40.0, 9.0], [-21.0, -4.0, -33.0, -49.0, -46.0], [-4.0, -39.0, 14.0, -39.0, -8.0]], [[28.0, 47.0, 14.0, 49.0, 35.0], [32.0, -7.0, -43.0, 36.0, 19.0], [21.0, 13.0, 10.0, -17.0, -8.0], [35.0, -14.0, -24.0, 17.0, 17.0], [43.0, -33.0, 34.0, -38.0, 27.0], [-44.0, -5.0, 45.0, -25.0, 23.0], [-20.0, 14.0, 24.0, -34.0, -44.0]], [[19.0, -8.0, 2.0, -46.0, -11.0], [46.0, 45.0, 41.0, 43.0, -2.0], [-22.0, -12.0, 33.0, -39.0, 19.0], [35.0, -37.0, -24.0, -41.0, -38.0], [46.0, -6.0, 22.0, 16.0, 3.0], [-32.0, -25.0, 49.0, 44.0, -22.0], [-14.0, -31.0, 30.0, -38.0, -18.0]]]]> : tensor<2x3x7x5xf32> : tensor<2x3x7x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 7, 5>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x1x1xf32>
  check.close %1, dense<[[[[0xC0350750]], [[0x40D07507]], [[0x40B33333]]], [[[0xC0F24925]], [[0x40CF8AF9]], [[0x3F457C58]]]]> : tensor<2x3x1x1xf32> ulp 1 : tensor<2x3x1x1xf32>
  return
}

func.func @test_global_include_pad() {
  %x0 = check.input dense<[[[[45.0, -21.0, -13.0, -23.0, -3.0], [-22.0, 13.0, -30.0, -38.0, -49.0], [-13.0, -27.0, -21.0, -26.0, -38.0], [-10.0, -29.0, 49.0, 26.0, 20.0], [-37.0, 45.0, 41.0, -47.0, 38.0], [18.0, 44.0, -13.0, -27.0, -6.0], [45.0, 18.0, -31.0, -21.0, 44.0]], [[27.0, 4.0, -6.0, -29.0, -15.0], [44.0, 14.0, 38.0, 30.0, 3.0], [-11.0, 17.0, 49.0, 48.0, 38.0], [-42.0, 6.0, 15.0, -13.0, -25.0], [3.0, -23.0, 20.0, -13.0, -27.0], [38.0, 43.0, -21.0, 41.0, -23.0], [6.0, -8.0, 35.0, -50.0, 15.0]], [[46.0, -23.0, -8.0, 44.0, 36.0], [25.0, -8.0, -21.0, -14.0, -14.0], [-35.0, 48.0, 34.0, -5.0, 34.0], [-29.0, 11.0, -18.0, 25.0, -36.0], [30.0, -41.0, 3.0, 42.0, 0.0], [22.0, 26.0, -49.0, 44.0, -14.0], [-47.0, 36.0, 25.0, -20.0, 47.0]]], [[[-14.0, 26.0, -36.0, -38.0, -50.0], [-28.0, 37.0, 43.0, -45.0, -13.0], [-45.0, 26.0, 46.0, 49.0, 9.0], [-13.0, -20.0, 28.0, 31.0, -41.0], [-33.0, 48.0, 28.0, -40.0, 9.0], [-21.0, -4.0, -33.0, -49.0, -46.0], [-4.0, -39.0, 14.0, -39.0, -8.0]], [[28.0, 47.0, 14.0, 49.0, 35.0], [32.0, -7.0, -43.0, 36.0, 19.0], [21.0, 13.0, 10.0, -17.0, -8.0], [35.0, -14.0, -24.0, 17.0, 17.0], [43.0, -33.0, 34.0, -38.0, 27.0], [-44.0, -5.0, 45.0, -25.0, 23.0], [-20.0, 14.0, 24.0, -34.0, -44.0]], [[19.0, -8.0, 2.0, -46.0, -11.0], [46.0, 45.0, 41.0, 43.0, -2.0], [-22.0, -12.0, 33.0, -39.0, 19.0], [35.0, -37.0, -24.0, -41.0, -38.0], [46.0, -6.0, 22.0, 16.0, 3.0], [-32.0, -25.0, 49.0, 44.0, -22.0], [-14.0, -31.0, 30.0, -38.0, -18.0]]]]> : tensor<2x3x7x5xf32> : tensor<2x3x7x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 7, 5>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, count_include_pad = true} : (tensor<2x3x7x5xf32>) -> tensor<2x3x1x1xf32>
  check.close %1, dense<[[[[0xC0350750]], [[0x40D07507]], [[0x40B33333]]], [[[0xC0F24925]], [[0x40CF8AF9]], [[0x3F457C58]]]]> : tensor<2x3x1x1xf32> ulp 1 : tensor<2x3x1x1xf32>
  return
}

func.func @test_one_dim() {
  %x0 = check.input dense<[[[-31.0, 47.0, 30.0, -32.0, 41.0, -33.0, 38.0, -23.0, 8.0], [-6.0, 22.0, -19.0, -37.0, -15.0, -27.0, -13.0, 1.0, -33.0]]]> : tensor<1x2x9xf32> : tensor<1x2x9xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3>, strides = array<i64: 2>, pads = array<i64: 1, 1>} : (tensor<1x2x9xf32>) -> tensor<1x2x5xf32>
  check.close %1, dense<[[[8.0, 15.0, -8.0, -6.0, -7.5], [8.0, 0xC1355555, 0xC1D2AAAB, -13.0, -16.0]]]> : tensor<1x2x5xf32> ulp 1 : tensor<1x2x5xf32>
  return
}

func.func @test_one_dim_include_pad() {
  %x0 = check.input dense<[[[-31.0, 47.0, 30.0, -32.0, 41.0, -33.0, 38.0, -23.0, 8.0], [-6.0, 22.0, -19.0, -37.0, -15.0, -27.0, -13.0, 1.0, -33.0]]]> : tensor<1x2x9xf32> : tensor<1x2x9xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3>, strides = array<i64: 2>, pads = array<i64: 1, 1>, count_include_pad = true} : (tensor<1x2x9xf32>) -> tensor<1x2x5xf32>
  check.close %1, dense<[[[0x40AAAAAB, 15.0, -8.0, -6.0, -5.0], [0x40AAAAAB, 0xC1355555, 0xC1D2AAAB, -13.0, 0xC12AAAAB]]]> : tensor<1x2x5xf32> ulp 1 : tensor<1x2x5xf32>
  return
}

func.func @test_three_dims() {
  %x0 = check.input dense<[[[[[9.0, -22.0, 27.0, -17.0, -15.0], [-41.0, 17.0, -26.0, -47.0, -18.0], [33.0, 22.0, -41.0, -41.0, 9.0], [38.0, -31.0, -27.0, 34.0, 29.0]], [[1.0, 46.0, -32.0, -32.0, -32.0], [36.0, -2.0, 34.0, 24.0, 37.0], [-46.0, -40.0, -15.0, -44.0, -38.0], [47.0, -30.0, -21.0, 19.0, 26.0]], [[-13.0, -20.0, 5.0, -13.0, 44.0], [37.0, 48.0, 45.0, -48.0, -36.0], [48.0, 4.0, 42.0, 18.0, 8.0], [-5.0, 17.0, 47.0, 40.0, 36.0]]]]]> : tensor<1x1x3x4x5xf32> : tensor<1x1x3x4x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2, 3>, strides = array<i64: 1, 2, 1>, pads = array<i64: 1, 0, 1, 0, 0, 1>} : (tensor<1x1x3x4x5xf32>) -> tensor<1x1x3x2x5xf32>
  check.close %1, dense<[[[[[-9.25, -6.0, 0xC1355555, -16.0, -24.25], [15.5, -1.0, -14.0, 0xC0C55555, 7.75]], [[5.5, 0x407AAAAB, -2.5, 0xC1015555, -12.5], [-0.875, -9.25, 0xC18F5555, 0xC112AAAB, -0.75]], [[16.625, 0x4176AAAB, 0x4092AAAB, 0xBEAAAAAB, -7.0], [-0.625, 4.0, 0x40455555, 0x411D5555, 8.125]]]]]> : tensor<1x1x3x2x5xf32> ulp 1 : tensor<1x1x3x2x5xf32>
  return
}

func.func @test_three_dims_include_pad() {
  %x0 = check.input dense<[[[[[9.0, -22.0, 27.0, -17.0, -15.0], [-41.0, 17.0, -26.0, -47.0, -18.0], [33.0, 22.0, -41.0, -41.0, 9.0], [38.0, -31.0, -27.0, 34.0, 29.0]], [[1.0, 46.0, -32.0, -32.0, -32.0], [36.0, -2.0, 34.0, 24.0, 37.0], [-46.0, -40.0, -15.0, -44.0, -38.0], [47.0, -30.0, -21.0, 19.0, 26.0]], [[-13.0, -20.0, 5.0, -13.0, 44.0], [37.0, 48.0, 45.0, -48.0, -36.0], [48.0, 4.0, 42.0, 18.0, 8.0], [-5.0, 17.0, 47.0, 40.0, 36.0]]]]]> : tensor<1x1x3x4x5xf32> : tensor<1x1x3x4x5xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2, 3>, strides = array<i64: 1, 2, 1>, pads = array<i64: 1, 0, 1, 0, 0, 1>, count_include_pad = true} : (tensor<1x1x3x4x5xf32>) -> tensor<1x1x3x2x5xf32>
  check.close %1, dense<[[[[[0xC0455555, -3.0, 0xC0B55555, -8.0, 0xC1015555], [0x40A55555, -0.5, -7.0, 0xC0455555, 0x40255555]], [[0x406AAAAB, 0x407AAAAB, -2.5, 0xC1015555, 0xC1055555], [0xBF155555, -9.25, 0xC18F5555, 0xC112AAAB, -0.5]], [[0x41315555, 0x4176AAAB, 0x4092AAAB, 0xBEAAAAAB, 0xC0955555], [0xBED55555, 4.0, 0x40455555, 0x411D5555, 0x40AD5555]]]]]> : tensor<1x1x3x2x5xf32> ulp 1 : tensor<1x1x3x2x5xf32>
  return
}

func.func @test_empty_batch() {
  %x0 = check.input dense<> : tensor<0x2x4x4xf32> : tensor<0x2x4x4xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>} : (tensor<0x2x4x4xf32>) -> tensor<0x2x2x2xf32>
  check.close %1, dense<> : tensor<0x2x2x2xf32> ulp 1 : tensor<0x2x2x2xf32>
  return
}

func.func @test_empty_batch_include_pad() {
  %x0 = check.input dense<> : tensor<0x2x4x4xf32> : tensor<0x2x4x4xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 2, 2>, strides = array<i64: 2, 2>, pads = array<i64: 0, 0, 0, 0>, count_include_pad = true} : (tensor<0x2x4x4xf32>) -> tensor<0x2x2x2xf32>
  check.close %1, dense<> : tensor<0x2x2x2xf32> ulp 1 : tensor<0x2x2x2xf32>
  return
}

func.func @test_kernel_one() {
  %x0 = check.input dense<[[[[3.0, -31.0, -43.0], [-42.0, 37.0, 8.0], [21.0, 26.0, -31.0]], [[7.0, -6.0, -12.0], [23.0, -7.0, 44.0], [-49.0, 20.0, -16.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 1, 1>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  check.close %1, dense<[[[[3.0, -31.0, -43.0], [-42.0, 37.0, 8.0], [21.0, 26.0, -31.0]], [[7.0, -6.0, -12.0], [23.0, -7.0, 44.0], [-49.0, 20.0, -16.0]]]]> : tensor<1x2x3x3xf32> ulp 1 : tensor<1x2x3x3xf32>
  return
}

func.func @test_kernel_one_include_pad() {
  %x0 = check.input dense<[[[[3.0, -31.0, -43.0], [-42.0, 37.0, 8.0], [21.0, 26.0, -31.0]], [[7.0, -6.0, -12.0], [23.0, -7.0, 44.0], [-49.0, 20.0, -16.0]]]]> : tensor<1x2x3x3xf32> : tensor<1x2x3x3xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 1, 1>, strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, count_include_pad = true} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  check.close %1, dense<[[[[3.0, -31.0, -43.0], [-42.0, 37.0, 8.0], [21.0, 26.0, -31.0]], [[7.0, -6.0, -12.0], [23.0, -7.0, 44.0], [-49.0, 20.0, -16.0]]]]> : tensor<1x2x3x3xf32> ulp 1 : tensor<1x2x3x3xf32>
  return
}

func.func @test_noise_f16() {
  %x0 = check.input dense<[[[[0x3926, 0x3FAF, 0x2F05, 0x263A, 0x3863, 0x3267], [0x3841, 0x3D22, 0x38AA, 0x3C1C, 0x302F, 0x29EF], [0x37B8, 0x364F, 0x3F23, 0x3D78, 0x2516, 0x3E49], [0x3B57, 0x3D85, 0x2CBA, 0x33AA, 0.15625, 0x3462], [0x3869, 0x374F, 0x3C6B, 0x3C06, 0x370C, 1.1875], [0x36CD, 0x377A, 0x405C, 0x3739, 0x2D8D, 0x3501]], [[0x3306, 0x39A3, 0x401B, 0x36F8, 0x3473, 0x3869], [0x3BE8, 0x389A, 0x3BCD, 0.671875, 0x30F4, 0x38A7], [0x392B, 0x3C07, 0.515625, 0x3C32, 0x3371, 0x38A9], [0x29D6, 0x3ED9, 0x3B48, 0x3B98, 0x4036, 0x2162], [0x3F76, 0x3C63, 0x3E13, 0x3F4B, 0x4006, 0x2DDC], [0x3B2F, 0x3C7F, 0x3529, 0x39AC, 0x3A8E, 0x1C07]]]]> : tensor<1x2x6x6xf16> : tensor<1x2x6x6xf16>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xf16>) -> tensor<1x2x3x3xf16>
  check.close %1, dense<[[[[0x3C61, 0x3A99, 0x3546], [0x3AA7, 0x3B3B, 0x384C], [0x3999, 0x3A8B, 0x3763]], [[0x38FA, 0x3B38, 0x3721], [0x3AA2, 0x3B6F, 0x39A2], [0x3C7F, 0x3C85, 0x3B94]]]]> : tensor<1x2x3x3xf16> ulp 1 : tensor<1x2x3x3xf16>
  return
}

func.func @test_noise_bf16() {
  %x0 = check.input dense<[[[[1.21875, 0x3E41, 1.5, 0x3F8F, 0x3F83, 0x3F0E], [0x3E1C, 0x3CF9, 0x3FCB, 0x3E9D, 0x3FF7, 0x3EC6], [0x3F7F, 0x3F9B, 0x3F6D, 0x3F42, 0x3E47, 2.09375], [0x3D58, 0x3CD8, 0x3CCD, 0x3D73, 1.015625, 0x3FB5], [0x3E78, 0x3E9C, 0x3F06, 0.40625, 0x3FE1, 0x3F9F], [1.96875, 0.875, 1.5625, 0x3EE4, 0x3F0E, 0x3E8F]], [[0.671875, 1.15625, 0x3E96, 0x3E47, 0x3FD1, 0x3E9D], [0x3EFF, 0x3F2D, 0x3E7C, 0x3D19, 0x3E76, 0x3FCB], [0x3F25, 0x3E3E, 0x3F6A, 0x3DA1, 0x3E3F, 0x3EE4], [0x3F6F, 0x3FCD, 0x3E94, 0.609375, 1.109375, 0x3E8F], [0x3DEF, 0x3C1B, 0x3FC3, 0x3CDB, 0x3D0E, 2.078125], [0x3FDB, 0x3FD7, 0x3F0A, 0x3FD5, 1.25, 0x3F85]]]]> : tensor<1x2x6x6xbf16> : tensor<1x2x6x6xbf16>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xbf16>) -> tensor<1x2x3x3xbf16>
  check.close %1, dense<[[[[0x3ECC, 0x3F4A, 0x3F63], [0x3ED3, 0.546875, 0.90625], [0.578125, 0x3EF1, 0.796875]], [[0.75, 0x3EDE, 0x3F2B], [0x3F42, 0.515625, 0x3F02], [0x3F81, 0x3F62, 0x3F66]]]]> : tensor<1x2x3x3xbf16> ulp 1 : tensor<1x2x3x3xbf16>
  return
}

func.func @test_noise_f32() {
  %x0 = check.input dense<[[[[0x3E0AFB6B, 0x3F0FE80A, 0x3E05A2AA, 0x3ED1F0A4, 0x3EA3EB96, 0x3C0302A4], [0x3F5893E3, 0x3EC993EF, 0x3FA19513, 0x3FAA5B79, 0x3FA09B17, 0x40036F99], [0x3F9C67EE, 0x3F94B42C, 0x3F85296B, 0x3F43ABB3, 0x3F9EE9D3, 0x3ED04868], [0x3F301053, 0x3F0C52BB, 0x3DF1F6B9, 0x3F821B50, 0x3FA74C60, 0x3E46F2CF], [0x3DDD2490, 0x3F64E7DE, 0x3F658A88, 0x3FB8DA91, 0x3E096E3D, 0x3ECD6828], [0x3B8522BE, 0x3D639954, 0x400BE65F, 0x3F4F9D2F, 0x3E9404D2, 0x3EF2E0F6]], [[0x3D31CC22, 0x3D8E74EE, 0x3F25F0CA, 0x3F04990C, 0x3EC28A4A, 0x3F74FE69], [0x3EDA453A, 0x3EFAC3DB, 0x3F0E54D2, 0x3EF24024, 0x3F6B7401, 0x3F41AEAC], [0x3F3FC823, 0x3F56C86D, 0x3F2B5C0E, 0x400F59FD, 0x3F00696F, 0x3F5D31ED], [0x3FD32850, 0x3F62839E, 0x3F1556A1, 0x3E0D4BF9, 0x4017E8C7, 0x3F515345], [0x3E09D2EC, 0x3FA42A4F, 0x3F9C178E, 0x3F00BBD4, 0x3F4F7642, 0x3EC24047], [0x3FBBD206, 0x3FD4A266, 0x3FC025DF, 0x3ED1E83B, 0x3F6144DC, 0x3E891DB2]]]]> : tensor<1x2x6x6xf32> : tensor<1x2x6x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xf32>) -> tensor<1x2x3x3xf32>
  check.close %1, dense<[[[[0x3EF80260, 0x3F2E7E04, 0x3F6570F2], [0x3F4F542F, 0x3F5934AF, 0x3F881A66], [0x3EC4111E, 0x3F62B555, 0x3F2CB570]], [[0x3E83B7F5, 0x3EEB0FC2, 0x3F2ADA8F], [0x3F56FC39, 0x3F4381D5, 0x3F8132A3], [0x3F970B34, 0x3F68C57F, 0x3F3B277E]]]]> : tensor<1x2x3x3xf32> ulp 8 : tensor<1x2x3x3xf32>
  return
}

func.func @test_noise_f64() {
  %x0 = check.input dense<[[[[0x4002A33D979A7E01, 0x3FD7092238A7C7F8, 0x3FC456BB29FE3969, 0x3FE2A5081CAB7693, 0x3FF4F3A5C61172BE, 0x3FC96670C9A1D7E4], [0x3FC5B6896ECC0351, 0x3FEA8FD008194917, 0x3FFA236A4423A004, 0x3FF0E0C744A9FD86, 0x3FD50BD96C7C5D09, 0x3FC6CF7F060CE446], [0x3FF323C255688759, 0x3FDEB229689DCC28, 0x400711F1F9579EB9, 0x3FE865103FE7CE1C, 0x3FF898A3E7CCEED7, 0x3FEFA058B4F65D68], [0x40083ECD21A6975D, 0x3FE1FC34EC031A63, 0x4000829F770DAD18, 0x3FD4762603D70331, 0x3FEF82C0F0FB3F07, 0x3FF368F4655DDB3C], [0x3FFA1C1ED1B771AD, 0x3FEEEA0774B3417C, 0x3FD316841FB3ECF7, 0x3FE70D0FCE42FA58, 0x3FE3C4A0BFDC08D2, 0x3FEE201ACF01BEE7], [0x3FD2CDD7152E8714, 0x3FD014B010FBD8ED, 0x3FF3FB80AAEEC44C, 0x3FF6ACEC9ED721C5, 0x3FF0DFD706C08BAD, 0x3FEA6A82486D1C4D]], [[0x3FDC436279FF4083, 0x3FCA436210CD0607, 0x3FFAC92279F679B9, 0x3FEB277FCCC3D9FF, 0x3FE378319CF80304, 0x3FD24AD08AB0FB9D], [0x3FF63269913972E6, 0x3FD4C03FA86492A2, 0x3FDC40D622D9413C, 0x3FEF037AD93B85C0, 0x3FD67B52E3AC1472, 0x4004546EC92E3BBC], [0x3FF472131F0888A7, 0x3FC8624F3AAB908C, 0x3FBF427B65DC364E, 0x3FF0E23C9DCF13BF, 0x3FE84E5D757B93C0, 0x3FCB574794119831], [0x3FE7B6D0393180B5, 0x3FF2A92493ABFA71, 0x3FC8B194D501EAC3, 0x3FC97076BD8EEF20, 0x3FEFB04AC84ED275, 0x3FC0DAA55B21889E], [0x3FDCA66CA02F55D1, 0x3FDD445E0B326333, 0x3FE91C1369FB1240, 0x3FB72F2EF33491BC, 0x3FFB170F243D957B, 0x3FD1E1E65A032EA1], [0x3FE9BAD66E349C46, 0x3FDE8B623862F987, 0x3FE444C5706BF76F, 0x3FE7EF55AF1AB6B9, 0x3FE49B6A197CAD26, 0x3FD1489E24BAFB54]]]]> : tensor<1x2x6x6xf64> : tensor<1x2x6x6xf64>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xf64>) -> tensor<1x2x3x3xf64>
  check.close %1, dense<[[[[0x3FED83BE77A2897B, 0x3FE8A3E9DA333CD8, 0x3FE37AE1CF6208C7], [0x3FF0B71F19CB79E0, 0x3FF2D38CC369B917, 0x3FEA31F9D5AFFCC5], [0x3FF1F63ED7D1BBB9, 0x3FEBE709148E2307, 0x3FECC7BADA7C68EC]], [[0x3FE2DDDF2DF60438, 0x3FE7CD1B2B4A6A70, 0x3FEDE3FEDA7A799F], [0x3FEB21CBBB51C45B, 0x3FE0923E07513DF0, 0x3FE9A3666CEE9E4B], [0x3FE5D52BB57011DB, 0x3FE0E2C010A1AF98, 0x3FE1F0C9C6D0599A]]]]> : tensor<1x2x3x3xf64> ulp 8 : tensor<1x2x3x3xf64>
  return
}

func.func @test_torch_ceil_include_pad() {
  %x0 = check.input dense<[[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]]]> : tensor<1x1x4x4xf32> : tensor<1x1x4x4xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>, ceil_mode = true, count_include_pad = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x3x3xf32>
  check.close %1, dense<[[[[0x3FC71C72, 0x40555555, 2.0], [0x40CAAAAB, 11.0, 6.0], [4.5, 7.5, 4.0]]]]> : tensor<1x1x3x3xf32> ulp 1 : tensor<1x1x3x3xf32>
  return
}

func.func @test_nan_and_inf() {
  %x0 = check.input dense<[[[[1.0, 0x7F800000, 0x7FC00000, 2.0, 0x7F800000, 0xFF800000]]]]> : tensor<1x1x1x6xf32> : tensor<1x1x1x6xf32>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 1, 2>, strides = array<i64: 1, 2>, pads = array<i64: 0, 0, 0, 0>} : (tensor<1x1x1x6xf32>) -> tensor<1x1x1x3xf32>
  check.eq %1, dense<[[[[0x7F800000, 0x7FC00000, 0x7FC00000]]]]> : tensor<1x1x1x3xf32> : tensor<1x1x1x3xf32>
  return
}

func.func @test_symbolic_batch() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[[[3.0, 0.0, -3.0, -3.0], [3.0, -1.0, 1.0, 3.0], [-3.0, 1.0, -1.0, 3.0], [2.0, 0.0, 3.0, 0.0]], [[3.0, 1.0, 3.0, 0.0], [1.0, 3.0, -2.0, 3.0], [3.0, -1.0, -2.0, -3.0], [-3.0, 3.0, 0.0, 2.0]]], [[[0.0, -1.0, -2.0, -2.0], [-3.0, 3.0, -3.0, -1.0], [1.0, -1.0, -1.0, 1.0], [-2.0, 0.0, -3.0, 2.0]], [[0.0, 0.0, 1.0, -2.0], [1.0, 3.0, 3.0, 2.0], [1.0, -1.0, 1.0, -1.0], [3.0, 3.0, 2.0, 3.0]]], [[[-1.0, 3.0, -1.0, 0.0], [-3.0, 1.0, 3.0, 2.0], [0.0, 2.0, -2.0, -2.0], [2.0, 2.0, -2.0, 2.0]], [[-1.0, -3.0, -1.0, 2.0], [0.0, 2.0, -3.0, 3.0], [0.0, -3.0, -1.0, 3.0], [-3.0, -1.0, 3.0, -2.0]]]]> : tensor<3x2x4x4xf32> : tensor<?x2x4x4xf32, #dl.dims<[N, 2, 4, 4]>>
  %1 = dl.avg_pool %x0 {kernel = array<i64: 3, 3>, strides = array<i64: 2, 2>, pads = array<i64: 1, 1, 1, 1>} : (tensor<?x2x4x4xf32, #dl.dims<[N, 2, 4, 4]>>) -> tensor<?x2x2x2xf32, #dl.dims<[N, 2, 2, 2]>>
  check.close %1, dense<[[[[1.25, -0.5], [0x3EAAAAAB, 1.0]], [[2.0, 0x3FAAAAAB], [1.0, 0x3EAAAAAB]]], [[[-0.25, -1.0], [0xBEAAAAAB, 0xBEAAAAAB]], [[1.0, 0x3F955555], [0x3FD55555, 0x3FD55555]]], [[[0.0, 0x3FAAAAAB], [0x3F2AAAAB, 0x3F2AAAAB]], [[-0.5, 0.0], [0xBF555555, 0x3DE38E39]]]]> : tensor<3x2x2x2xf32> ulp 1 : tensor<?x2x2x2xf32, #dl.dims<[N, 2, 2, 2]>>
  return
}
