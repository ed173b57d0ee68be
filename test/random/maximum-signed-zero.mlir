// The compiled maximum takes the second of two equal operands, also of +0 and -0: `arith-expand` in kernels-to-llvm spells it with a comparison.
// RUN: dlc run %s --eager
// RUN: dlc run %s
// XFAIL: *

func.func @test_a() {
  %x = check.input dense<[[0.0, -0.0],[-0.0, 0.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  %0 = dl.reduce_max %x {axes = array<i64: 1>} : (tensor<2x2xf32>) -> tensor<2xf32>
  check.eq %0, dense<[0.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  return
}
func.func @test_b() {
  %x = check.input dense<[0.0, -0.0]> : tensor<2xf32> : tensor<2xf32>
  %y = check.input dense<[-0.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  %0 = dl.maximum %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.eq %0, dense<[0.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  return
}
