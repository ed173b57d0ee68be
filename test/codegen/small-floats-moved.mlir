// Where f16 and bf16 are only moved, no call of libgcc remains: LLVM would select between two of them as floats.
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2

func.func @test_concat_pad_bf16() {
  %x = check.input dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xbf16> : tensor<4xbf16>
  %half = dl.constant dense<5.0e-01> : tensor<bf16>
  %0 = dl.pad %x, %half {low = array<i64: 2>, high = array<i64: 0>, mode = #dl<pad_mode wrap>} : (tensor<4xbf16>, tensor<bf16>) -> tensor<6xbf16>
  %1 = dl.concat %x, %x, %0 {axis = 0 : i64} : (tensor<4xbf16>, tensor<4xbf16>, tensor<6xbf16>) -> tensor<14xbf16>
  check.eq %1, dense<[1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0]> : tensor<14xbf16> : tensor<14xbf16>
  %2 = dl.pad %x, %half {low = array<i64: 1>, high = array<i64: 1>, mode = #dl<pad_mode constant>} : (tensor<4xbf16>, tensor<bf16>) -> tensor<6xbf16>
  check.eq %2, dense<[0.5, 1.0, 2.0, 3.0, 4.0, 0.5]> : tensor<6xbf16> : tensor<6xbf16>
  return
}

func.func @test_concat_pad_f16() {
  %x = check.input dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf16> : tensor<4xf16>
  %half = dl.constant dense<5.0e-01> : tensor<f16>
  %0 = dl.pad %x, %half {low = array<i64: 2>, high = array<i64: 0>, mode = #dl<pad_mode wrap>} : (tensor<4xf16>, tensor<f16>) -> tensor<6xf16>
  %1 = dl.concat %x, %x, %0 {axis = 0 : i64} : (tensor<4xf16>, tensor<4xf16>, tensor<6xf16>) -> tensor<14xf16>
  check.eq %1, dense<[1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0]> : tensor<14xf16> : tensor<14xf16>
  %2 = dl.pad %x, %half {low = array<i64: 1>, high = array<i64: 1>, mode = #dl<pad_mode constant>} : (tensor<4xf16>, tensor<f16>) -> tensor<6xf16>
  check.eq %2, dense<[0.5, 1.0, 2.0, 3.0, 4.0, 0.5]> : tensor<6xf16> : tensor<6xf16>
  return
}

func.func @test_conv_of_padding() {
  %x = check.input dense<1.0> : tensor<1x1x4x8xbf16> : tensor<1x1x4x8xbf16>
  %w = check.input dense<[[[[0.0], [0.0]]], [[[0.0], [1.0]]]]> : tensor<2x1x2x1xbf16> : tensor<2x1x2x1xbf16>
  %one = dl.constant dense<1.0> : tensor<bf16>
  %y = dl.minimum %x, %one : (tensor<1x1x4x8xbf16>, tensor<bf16>) -> tensor<1x1x4x8xbf16>
  %0 = dl.conv %y, %w {strides = array<i64: 1, 2>, pads = array<i64: 2, 1, 0, 1>, dilations = array<i64: 1, 2>, groups = 1 : i64} : (tensor<1x1x4x8xbf16>, tensor<2x1x2x1xbf16>) -> tensor<1x2x5x5xbf16>
  check.eq %0, dense<[[[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]],
                       [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]]]> : tensor<1x2x5x5xbf16> : tensor<1x2x5x5xbf16>
  return
}
