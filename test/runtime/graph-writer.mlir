// Constants of every kind, splats, composites with a config, calls and places arrive in the graph as they stand.
// RUN: dlc run %s --eager | FileCheck %s
// CHECK: {{[0-9]+}} checks passed

func.func private @body(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = dl.neg %x : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func private @plain(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  return %y, %x : tensor<3xf32>, tensor<3xf32>
}

func.func @test_calls() {
  %x = check.input dense<[1.0, -2.0, 0.5]> : tensor<3xf32> : tensor<3xf32>
  %0 = dl.composite "test.negated" @body(%x) {axis = -1 : i64, kind = "k", list = [1 : i64, 2 : i64], on = true, rate = 0.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  %1:2 = func.call @plain(%x, %0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %2 = dl.eager_call @body(%1#0) : (tensor<3xf32>) -> tensor<3xf32>
  check.eq %0, dense<[-1.0, 2.0, -0.5]> : tensor<3xf32> : tensor<3xf32>
  check.eq %1#0, dense<[-1.0, 2.0, -0.5]> : tensor<3xf32> : tensor<3xf32>
  check.eq %1#1, dense<[1.0, -2.0, 0.5]> : tensor<3xf32> : tensor<3xf32>
  check.eq %2, dense<[1.0, -2.0, 0.5]> : tensor<3xf32> : tensor<3xf32>
  return
}
func.func @test_constants() {
  %b = dl.constant dense<[true, false, true]> : tensor<3xi1>
  %u = dl.constant dense<[255, 0, 128]> : tensor<3xui8>
  %i = dl.constant dense<[-9223372036854775808, 9223372036854775807, -1]> : tensor<3xi64>
  %h = dl.constant dense<[1.5, -0.0, 65504.0]> : tensor<3xf16>
  %t = dl.constant dense<[1.5, -0.0, 0x7FC0]> : tensor<3xbf16>
  %d = dl.constant dense<0.1> : tensor<2x3xf64>
  %s = dl.constant dense<true> : tensor<2xi1>
  %e = dl.constant dense<> : tensor<0x3xf32>
  check.eq %b, dense<[true, false, true]> : tensor<3xi1> : tensor<3xi1>
  check.eq %u, dense<[255, 0, 128]> : tensor<3xui8> : tensor<3xui8>
  check.eq %i, dense<[-9223372036854775808, 9223372036854775807, -1]> : tensor<3xi64> : tensor<3xi64>
  check.eq %h, dense<[1.5, -0.0, 65504.0]> : tensor<3xf16> : tensor<3xf16>
  check.eq %t, dense<[1.5, -0.0, 0x7FC0]> : tensor<3xbf16> : tensor<3xbf16>
  check.eq %d, dense<0.1> : tensor<2x3xf64> : tensor<2x3xf64>
  check.eq %s, dense<true> : tensor<2xi1> : tensor<2xi1>
  check.eq %e, dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  return
}
