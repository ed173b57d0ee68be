// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Expected values are worked out by hand.

// Halves until small; the number of trips depends on data.
func.func @test_until_small() {
  %x = check.input dense<[8.0, 3.0]> : tensor<2xf32> : tensor<2xf32>
  %z = check.input dense<0> : tensor<i64> : tensor<i64>
  %half = dl.constant dense<0.5> : tensor<f32>
  %limit = dl.constant dense<1.0> : tensor<f32>
  %one = dl.constant dense<1> : tensor<i64>
  %r:2 = dl.while (%x, %z) : (tensor<2xf32>, tensor<i64>) -> (tensor<2xf32>, tensor<i64>) {
  ^bb0(%v: tensor<2xf32>, %k: tensor<i64>):
    %m = dl.reduce_max %v {axes = array<i64: 0>} : (tensor<2xf32>) -> tensor<f32>
    %c = dl.gt %m, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%v: tensor<2xf32>, %k: tensor<i64>):
    %h = dl.mul %v, %half : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %n = dl.add %k, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    dl.yield %h, %n : tensor<2xf32>, tensor<i64>
  }
  check.eq %r#0, dense<[1.0, 0.375]> : tensor<2xf32> : tensor<2xf32>
  check.eq %r#1, dense<3> : tensor<i64> : tensor<i64>
  return
}

// False at once: the initial values. NaN compares as false.
func.func @test_no_trip() {
  %x = check.input dense<0x7FC00000> : tensor<f32> : tensor<f32>
  %limit = dl.constant dense<1.0> : tensor<f32>
  %r = dl.while (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%v: tensor<f32>):
    %c = dl.gt %v, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%v: tensor<f32>):
    dl.yield %limit : tensor<f32>
  }
  check.eq %r, dense<0x7FC00000> : tensor<f32> : tensor<f32>
  return
}

// The bound ends the loop; 0 allows no trip; one that is not reached changes nothing.
func.func @test_max() {
  %t = check.input dense<true> : tensor<i1> : tensor<i1>
  %z = check.input dense<0> : tensor<i64> : tensor<i64>
  %one = dl.constant dense<1> : tensor<i64>
  %three = dl.constant dense<3> : tensor<i64>
  %r = dl.while (%z) max 7 : (tensor<i64>) -> tensor<i64> {
  ^bb0(%k: tensor<i64>):
    dl.yield %t : tensor<i1>
  } do {
  ^bb0(%k: tensor<i64>):
    %n = dl.add %k, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    dl.yield %n : tensor<i64>
  }
  %s = dl.while (%z) max 0 : (tensor<i64>) -> tensor<i64> {
  ^bb0(%k: tensor<i64>):
    dl.yield %t : tensor<i1>
  } do {
  ^bb0(%k: tensor<i64>):
    %n = dl.add %k, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    dl.yield %n : tensor<i64>
  }
  %u = dl.while (%z) max 7 : (tensor<i64>) -> tensor<i64> {
  ^bb0(%k: tensor<i64>):
    %c = dl.lt %k, %three : (tensor<i64>, tensor<i64>) -> tensor<i1>
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%k: tensor<i64>):
    %n = dl.add %k, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    dl.yield %n : tensor<i64>
  }
  check.eq %r, dense<7> : tensor<i64> : tensor<i64>
  check.eq %s, dense<0> : tensor<i64> : tensor<i64>
  check.eq %u, dense<3> : tensor<i64> : tensor<i64>
  return
}

// Greatest common divisor, with an if inside.
func.func @test_gcd() {
  %a = check.input dense<84> : tensor<i64> : tensor<i64>
  %b = check.input dense<36> : tensor<i64> : tensor<i64>
  %r:2 = dl.while (%a, %b) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %c = dl.ne %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %c = dl.gt %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %n:2 = dl.if %c : tensor<i1> -> tensor<i64>, tensor<i64> {
      %d = dl.sub %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i64>
      dl.yield %d, %y : tensor<i64>, tensor<i64>
    } else {
      %d = dl.sub %y, %x : (tensor<i64>, tensor<i64>) -> tensor<i64>
      dl.yield %x, %d : tensor<i64>, tensor<i64>
    }
    dl.yield %n#0, %n#1 : tensor<i64>, tensor<i64>
  }
  check.eq %r#0, dense<12> : tensor<i64> : tensor<i64>
  check.eq %r#1, dense<12> : tensor<i64> : tensor<i64>
  return
}
