// RUN: dlc run %s --eager
// RUN: dlc run %s

// One window, and elements after it that none reads: 4 and 8 are no part of any result.
func.func @test_avg_pool() {
  %x = check.input dense<[[[[1.0, 2.0, 4.0, 8.0]]]]> : tensor<1x1x1x4xf32> : tensor<1x1x1x4xf32>
  %0 = dl.avg_pool %x {kernel = array<i64: 1, 2>, strides = array<i64: 1, 3>, pads = array<i64: 0, 0, 0, 0>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x1xf32>
  check.eq %0, dense<1.5> : tensor<1x1x1x1xf32> : tensor<1x1x1x1xf32>
  return
}
func.func @test_max_pool_padded() {
  %x = check.input dense<[[[[1.0, 2.0, 4.0, 8.0]]]]> : tensor<1x1x1x4xf32> : tensor<1x1x1x4xf32>
  %0 = dl.max_pool %x {kernel = array<i64: 1, 3>, strides = array<i64: 1, 3>, pads = array<i64: 0, 1, 0, 0>, dilations = array<i64: 1, 1>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x1xf32>
  check.eq %0, dense<2.0> : tensor<1x1x1x1xf32> : tensor<1x1x1x1xf32>
  return
}
func.func @test_conv() {
  %x = check.input dense<[[[1.0, 2.0, 4.0, 8.0]]]> : tensor<1x1x4xf32> : tensor<1x1x4xf32>
  %w = check.input dense<1.0> : tensor<1x1x2xf32> : tensor<1x1x2xf32>
  %0 = dl.conv %x, %w {strides = array<i64: 3>, pads = array<i64: 0, 0>, dilations = array<i64: 1>} : (tensor<1x1x4xf32>, tensor<1x1x2xf32>) -> tensor<1x1x1xf32>
  check.eq %0, dense<3.0> : tensor<1x1x1xf32> : tensor<1x1x1xf32>
  return
}
