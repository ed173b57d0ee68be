// Faults of other compilers that no ONNX model can show; the others are cases of test/import/Inputs/faults.
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s -O 0
// RUN: dlc run %s --target-cpu x86-64-v2

// An exclusive or of a truth value with itself, then the angle of two zeros.
func.func @test_xor_of_bools() {
  %x = check.input dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32> : tensor<5xf32>
  %zero = dl.constant dense<0.0> : tensor<f32>
  %b = dl.ne %x, %zero : (tensor<5xf32>, tensor<f32>) -> tensor<5xi1>
  %c = dl.xor %b, %b : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %e = dl.cast %c {to = f32} : (tensor<5xi1>) -> tensor<5xf32>
  %0 = dl.atan2 %e, %e : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  check.eq %0, dense<0.0> : tensor<5xf32> : tensor<5xf32>
  return
}

// Out of range: the nearest bound; NaN: 0.
func.func @test_cast_out_of_range() {
  %x = check.input dense<[300.0, 0x7FC00000, 0x7F800000, 0xFF800000, 50.0, -50.0, -0.29, 1.54]> : tensor<8xf32> : tensor<8xf32>
  %0 = dl.cast %x {to = i8} : (tensor<8xf32>) -> tensor<8xi8>
  check.eq %0, dense<[127, 0, 127, -128, 50, -50, 0, 1]> : tensor<8xi8> : tensor<8xi8>
  %1 = dl.cast %x {to = ui8} : (tensor<8xf32>) -> tensor<8xui8>
  check.eq %1, dense<[255, 0, 255, 0, 50, 0, 0, 1]> : tensor<8xui8> : tensor<8xui8>
  return
}

// The right shift of a negative integer keeps its sign, as floor division by a power of two does.
func.func @test_shift_of_negative() {
  %x = check.input dense<[-5, 5, -1]> : tensor<3xi32> : tensor<3xi32>
  %one = dl.constant dense<1> : tensor<i32>
  %0 = dl.shr %x, %one : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.eq %0, dense<[-3, 2, -1]> : tensor<3xi32> : tensor<3xi32>
  return
}

// The angle of two constant zeros: upstream's folder gives NaN.
func.func @test_constant_zeros() {
  %y = dl.constant dense<[0.0, -0.0, 0.0, -0.0]> : tensor<4xf32>
  %x = dl.constant dense<[0.0, 0.0, -0.0, -0.0]> : tensor<4xf32>
  %0 = dl.atan2 %y, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  check.eq %0, dense<[0.0, -0.0, 0x40490FDB, 0xC0490FDB]> : tensor<4xf32> : tensor<4xf32>
  %z = dl.constant dense<-0.0> : tensor<f64>
  %1 = dl.atan2 %z, %z : (tensor<f64>, tensor<f64>) -> tensor<f64>
  check.eq %1, dense<0xC00921FB54442D18> : tensor<f64> : tensor<f64>
  return
}
