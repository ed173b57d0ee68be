// Views at places that are no multiple of a vector: code of kernels must not assume more than the element's alignment.
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s -O 1
// RUN: dlc run %s --target-cpu x86-64-v2

func.func @test_i16_1() {
  %x = check.input dense<[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<8x2xi16> : tensor<8x2xi16>
  %0 = dl.neg %x : (tensor<8x2xi16>) -> tensor<8x2xi16>
  %1 = dl.slice %0 {starts = #dl.dims<[1, 0]>, steps = array<i64: 1, 1>} : (tensor<8x2xi16>) -> tensor<4x2xi16>
  %2 = dl.neg %1 : (tensor<4x2xi16>) -> tensor<4x2xi16>
  check.eq %2, dense<[[3, 4], [5, 6], [7, 8], [9, 10]]> : tensor<4x2xi16> : tensor<4x2xi16>
  return
}

func.func @test_i16_3() {
  %x = check.input dense<[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<8x2xi16> : tensor<8x2xi16>
  %0 = dl.neg %x : (tensor<8x2xi16>) -> tensor<8x2xi16>
  %1 = dl.slice %0 {starts = #dl.dims<[3, 0]>, steps = array<i64: 1, 1>} : (tensor<8x2xi16>) -> tensor<4x2xi16>
  %2 = dl.neg %1 : (tensor<4x2xi16>) -> tensor<4x2xi16>
  check.eq %2, dense<[[7, 8], [9, 10], [11, 12], [13, 14]]> : tensor<4x2xi16> : tensor<4x2xi16>
  return
}

func.func @test_f32_1() {
  %x = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0], [11.0, 12.0], [13.0, 14.0], [15.0, 16.0]]> : tensor<8x2xf32> : tensor<8x2xf32>
  %0 = dl.neg %x : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %1 = dl.slice %0 {starts = #dl.dims<[1, 0]>, steps = array<i64: 1, 1>} : (tensor<8x2xf32>) -> tensor<4x2xf32>
  %2 = dl.neg %1 : (tensor<4x2xf32>) -> tensor<4x2xf32>
  check.eq %2, dense<[[3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0]]> : tensor<4x2xf32> : tensor<4x2xf32>
  return
}

func.func @test_f32_3() {
  %x = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0], [11.0, 12.0], [13.0, 14.0], [15.0, 16.0]]> : tensor<8x2xf32> : tensor<8x2xf32>
  %0 = dl.neg %x : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %1 = dl.slice %0 {starts = #dl.dims<[3, 0]>, steps = array<i64: 1, 1>} : (tensor<8x2xf32>) -> tensor<4x2xf32>
  %2 = dl.neg %1 : (tensor<4x2xf32>) -> tensor<4x2xf32>
  check.eq %2, dense<[[7.0, 8.0], [9.0, 10.0], [11.0, 12.0], [13.0, 14.0]]> : tensor<4x2xf32> : tensor<4x2xf32>
  return
}

func.func @test_update() {
  %x = check.input dense<[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<8x2xi16> : tensor<8x2xi16>
  %y = check.input dense<0> : tensor<4x2xi16> : tensor<4x2xi16>
  %at = dl.constant dense<0> : tensor<i32>
  %0 = dl.neg %x : (tensor<8x2xi16>) -> tensor<8x2xi16>
  %1 = dl.slice %0 {starts = #dl.dims<[3, 0]>, steps = array<i64: 1, 1>} : (tensor<8x2xi16>) -> tensor<4x2xi16>
  %2 = dl.dynamic_update_slice %y, %1, %at, %at : (tensor<4x2xi16>, tensor<4x2xi16>, tensor<i32>, tensor<i32>) -> tensor<4x2xi16>
  check.eq %2, dense<[[-7, -8], [-9, -10], [-11, -12], [-13, -14]]> : tensor<4x2xi16> : tensor<4x2xi16>
  check.eq %0, dense<[[-1, -2], [-3, -4], [-5, -6], [-7, -8], [-9, -10], [-11, -12], [-13, -14], [-15, -16]]> : tensor<8x2xi16> : tensor<8x2xi16>
  return
}

func.func @test_concat() {
  %x = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0], [11.0, 12.0], [13.0, 14.0], [15.0, 16.0]]> : tensor<8x2xf32> : tensor<8x2xf32>
  %0 = dl.neg %x : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %1 = dl.slice %0 {starts = #dl.dims<[3, 0]>, steps = array<i64: 1, 1>} : (tensor<8x2xf32>) -> tensor<4x2xf32>
  %2 = dl.concat %1, %1 {axis = 0 : i64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  check.eq %2, dense<[[-7.0, -8.0], [-9.0, -10.0], [-11.0, -12.0], [-13.0, -14.0], [-7.0, -8.0], [-9.0, -10.0], [-11.0, -12.0], [-13.0, -14.0]]> : tensor<8x2xf32> : tensor<8x2xf32>
  check.eq %0, dense<[[-1.0, -2.0], [-3.0, -4.0], [-5.0, -6.0], [-7.0, -8.0], [-9.0, -10.0], [-11.0, -12.0], [-13.0, -14.0], [-15.0, -16.0]]> : tensor<8x2xf32> : tensor<8x2xf32>
  return
}
