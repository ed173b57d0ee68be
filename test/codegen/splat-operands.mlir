// Kernels whose operands are splat constants: indices, updates, weights, and what is indexed.
// RUN: dlc run %s --eager
// RUN: dlc run %s -O 0
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2


func.func @test_gather() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %i = dl.constant dense<1> : tensor<2xi64>
  %0 = dl.gather %x, %i {axis = 0 : i64} : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.eq %0, dense<[[3.0, 4.0],[3.0, 4.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  return
}

func.func @test_gather_scalar() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %i = dl.constant dense<-1> : tensor<i64>
  %0 = dl.gather %x, %i {axis = 0 : i64} : (tensor<3x2xf32>, tensor<i64>) -> tensor<2xf32>
  check.eq %0, dense<[5.0, 6.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_gather_splat_x() {
  %x = dl.constant dense<2.0> : tensor<3x2xf32>
  %i = check.input dense<[1,2]> : tensor<2xi64> : tensor<2xi64>
  %0 = dl.gather %x, %i {axis = 0 : i64} : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.eq %0, dense<2.0> : tensor<2x2xf32> : tensor<2x2xf32>
  return
}

func.func @test_gather_elements() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %i = dl.constant dense<1> : tensor<3x2xi64>
  %0 = dl.gather_elements %x, %i {axis = 0 : i64} : (tensor<3x2xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  check.eq %0, dense<[[3.0, 4.0],[3.0, 4.0],[3.0, 4.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  return
}

func.func @test_gather_nd() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %i = dl.constant dense<1> : tensor<4x2xi64>
  %0 = dl.gather_nd %x, %i : (tensor<3x2xf32>, tensor<4x2xi64>) -> tensor<4xf32>
  check.eq %0, dense<4.0> : tensor<4xf32> : tensor<4xf32>
  return
}

func.func @test_scatter_elements() {
  %x = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %u = check.input dense<[10.0, 20.0]> : tensor<2xf32> : tensor<2xf32>
  %i = dl.constant dense<1> : tensor<2xi64>
  %0 = dl.scatter_elements %x, %i, %u {axis = 0 : i64, mode = #dl<scatter_mode add>} : (tensor<3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3xf32>
  check.eq %0, dense<[1.0, 32.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_scatter_elements_splat_all() {
  %x = dl.constant dense<1.0> : tensor<3xf32>
  %u = dl.constant dense<2.0> : tensor<2xf32>
  %i = check.input dense<[1, 0]> : tensor<2xi64> : tensor<2xi64>
  %0 = dl.scatter_elements %x, %i, %u {axis = 0 : i64, mode = #dl<scatter_mode add>} : (tensor<3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3xf32>
  check.eq %0, dense<[3.0, 3.0, 1.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_scatter_nd() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %u = check.input dense<[[10.0, 20.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  %i = dl.constant dense<-1> : tensor<1x1xi64>
  %0 = dl.scatter_nd %x, %i, %u {mode = #dl<scatter_mode add>} : (tensor<3x2xf32>, tensor<1x1xi64>, tensor<1x2xf32>) -> tensor<3x2xf32>
  check.eq %0, dense<[[1.0, 2.0],[3.0, 4.0],[15.0, 26.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  return
}

func.func @test_scatter_nd_2() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %u = dl.constant dense<10.0> : tensor<2xf32>
  %i = dl.constant dense<1> : tensor<2x2xi64>
  %0 = dl.scatter_nd %x, %i, %u {mode = #dl<scatter_mode add>} : (tensor<3x2xf32>, tensor<2x2xi64>, tensor<2xf32>) -> tensor<3x2xf32>
  check.eq %0, dense<[[1.0, 2.0],[3.0, 24.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  return
}

func.func @test_dynamic_slice() {
  %x = check.input dense<[1.0, 2.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  %i = dl.constant dense<1> : tensor<i64>
  %0 = dl.dynamic_slice %x, %i : (tensor<3xf32>, tensor<i64>) -> tensor<2xf32>
  check.eq %0, dense<[2.0, 3.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

func.func @test_one_hot() {
  %i = dl.constant dense<1> : tensor<2xi64>
  %x = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %y = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %0 = dl.one_hot %i, %x, %y {axis = 1 : i64, depth = 3 : i64} : (tensor<2xi64>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
  check.eq %0, dense<[[0.0, 1.0, 0.0],[0.0,1.0,0.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  return
}

func.func @test_conv_splat() {
  %x = check.input dense<1.0> : tensor<1x1x4x4xf32> : tensor<1x1x4x4xf32>
  %w = dl.constant dense<2.0> : tensor<1x1x3x3xf32>
  %0 = dl.conv %x, %w {strides = array<i64: 1, 1>, pads = array<i64: 0, 0, 0, 0>, dilations = array<i64: 1, 1>, groups = 1 : i64} : (tensor<1x1x4x4xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x2x2xf32>
  check.eq %0, dense<18.0> : tensor<1x1x2x2xf32> : tensor<1x1x2x2xf32>
  return
}

func.func @test_matmul_splat() {
  %x = check.input dense<1.0> : tensor<4x8xf32> : tensor<4x8xf32>
  %w = dl.constant dense<2.0> : tensor<8x8xf32>
  %0 = dl.matmul %x, %w : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  check.eq %0, dense<16.0> : tensor<4x8xf32> : tensor<4x8xf32>
  return
}

func.func @test_reduce_splat_arg() {
  %x = dl.constant dense<2.0> : tensor<8x8xf32>
  %y = check.input dense<1.0> : tensor<8x1xf32> : tensor<8x1xf32>
  %0 = dl.add %x, %y : (tensor<8x8xf32>, tensor<8x1xf32>) -> tensor<8x8xf32>
  %1 = dl.cumsum %0 {axis = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = dl.reduce_max %1 {axes = array<i64: 0>} : (tensor<8x8xf32>) -> tensor<8xf32>
  check.eq %2, dense<[3.0,6.0,9.0,12.0,15.0,18.0,21.0,24.0]> : tensor<8xf32> : tensor<8xf32>
  return
}

func.func @test_concat_splat() {
  %x = dl.constant dense<2.0> : tensor<2xf32>
  %y = check.input dense<1.0> : tensor<1xf32> : tensor<1xf32>
  %0 = dl.concat %x, %y {axis = 0 : i64} : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
  check.eq %0, dense<[2.0, 2.0, 1.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

func.func @test_embedding_of_one_row() {
  %x = check.input dense<[[1.0, 2.0],[3.0, 4.0],[5.0, 6.0]]> : tensor<3x2xf32> : tensor<3x2xf32>
  %i = dl.constant dense<1> : tensor<2xi64>
  %0 = dl.exp %x : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %1 = dl.gather %0, %i {axis = 0 : i64} : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %2 = dl.log %1 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = dl.reduce_sum %2 {axes = array<i64: 0>} : (tensor<2x2xf32>) -> tensor<2xf32>
  check.close %3, dense<[6.0, 8.0]> : tensor<2xf32> ulp 4 : tensor<2xf32>
  return
}
