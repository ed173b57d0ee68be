// RUN: dlc-opt %s -fold-constants | FileCheck %s

// CHECK-LABEL: func.func @chain
// CHECK-NEXT: %[[C:.*]] = dl.constant dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
// CHECK-NEXT: dl.add %arg0, %[[C]]
func.func @chain(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = dl.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %four = dl.constant dense<4.0> : tensor<f32>
  %r = dl.sqrt %four : (tensor<f32>) -> tensor<f32>
  %q = dl.div %r, %four : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %s = dl.add %a, %q : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %y = dl.add %x, %s : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// Bools, 16-bit floats, unsigned bytes, splats, -0 and NaN.
// CHECK-LABEL: func.func @types
// CHECK-DAG: dl.constant dense<[true, false]> : tensor<2xi1>
// CHECK-DAG: dl.constant dense<3.000000e+00> : tensor<2x2xbf16>
// CHECK-DAG: dl.constant dense<[44, 7]> : tensor<2xui8>
// CHECK-DAG: dl.constant dense<[-0.000000e+00, 0x7FC00000]> : tensor<2xf32>
func.func @types() -> (tensor<2xi1>, tensor<2x2xbf16>, tensor<2xui8>, tensor<2xf32>) {
  %a = dl.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %two = dl.constant dense<2.0> : tensor<f32>
  %0 = dl.lt %a, %two : (tensor<2xf32>, tensor<f32>) -> tensor<2xi1>
  %b = dl.constant dense<[[1.0, 1.0], [1.0, 1.0]]> : tensor<2x2xbf16>
  %c = dl.constant dense<2.0> : tensor<bf16>
  %1 = dl.add %b, %c : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<2x2xbf16>
  %u = dl.constant dense<[200, 3]> : tensor<2xui8>
  %v = dl.constant dense<[100, 4]> : tensor<2xui8>
  %2 = dl.add %u, %v : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %z = dl.constant dense<[-0.0, -1.0]> : tensor<2xf32>
  %3 = dl.sqrt %z : (tensor<2xf32>) -> tensor<2xf32>
  %4 = dl.abs %3 : (tensor<2xf32>) -> tensor<2xf32>
  %5 = dl.is_nan %4 : (tensor<2xf32>) -> tensor<2xi1>
  %nan = dl.constant dense<0x7FC00000> : tensor<f32>
  %6 = dl.select %5, %nan, %3 : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2, %6 : tensor<2xi1>, tensor<2x2xbf16>, tensor<2xui8>, tensor<2xf32>
}

// Parameters and inputs are not constants; an iota is made where it is read, a row of it is not; what is out of range stays,
// and its neighbours are folded all the same.
// CHECK-LABEL: func.func @kept
// CHECK-DAG: dl.param
// CHECK-DAG: dl.exp
// CHECK-DAG: dl.iota
// CHECK-DAG: dl.gather
// CHECK-DAG: dl.constant dense<[0, 1, 4, 9]> : tensor<4xi64>
func.func @kept() -> (tensor<2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<i64>) {
  %w = dl.param "w" : tensor<2xf32>
  %0 = dl.exp %w : (tensor<2xf32>) -> tensor<2xf32>
  %i = dl.iota {axis = 0 : i64} : tensor<4xi64>
  %1 = dl.mul %i, %i : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %far = dl.constant dense<9> : tensor<i64>
  %2 = dl.gather %i, %far {axis = 0 : i64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
  return %0, %i, %1, %2 : tensor<2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<i64>
}
