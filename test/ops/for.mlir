// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Expected values are worked out by hand.

// The sum of x * i below a count.
func.func @test_sum() {
  %n = check.input dense<4> : tensor<i64> : tensor<i64>
  %x = check.input dense<[1.0, -2.0, 0.5]> : tensor<3xf32> : tensor<3xf32>
  %zero = check.input dense<0.0> : tensor<3xf32> : tensor<3xf32>
  %r = dl.for %n iter(%zero) : (tensor<i64>, tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<3xf32>):
    %f = dl.cast %i {to = f32} : (tensor<i64>) -> tensor<f32>
    %p = dl.mul %x, %f : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %t = dl.add %s, %p : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    dl.yield %t : tensor<3xf32>
  }
  check.eq %r, dense<[6.0, -12.0, 3.0]> : tensor<3xf32> : tensor<3xf32>
  return
}

// Without a trip the results are the initial values; a negative count makes none.
func.func @test_no_trip() {
  %n = check.input dense<0> : tensor<i64> : tensor<i64>
  %m = check.input dense<-5> : tensor<i64> : tensor<i64>
  %x = check.input dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  %r = dl.for %n iter(%x) : (tensor<i64>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<2xf32>):
    %t = dl.add %s, %s : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    dl.yield %t : tensor<2xf32>
  }
  %q = dl.for %m iter(%x) : (tensor<i64>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<2xf32>):
    %t = dl.add %s, %s : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    dl.yield %t : tensor<2xf32>
  }
  check.eq %r, dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  check.eq %q, dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

// Fibonacci: one carried value becomes the other.
func.func @test_swap() {
  %n = check.input dense<10> : tensor<i64> : tensor<i64>
  %a = check.input dense<0> : tensor<i64> : tensor<i64>
  %b = check.input dense<1> : tensor<i64> : tensor<i64>
  %r:2 = dl.for %n iter(%a, %b) : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  ^bb0(%i: tensor<i64>, %x: tensor<i64>, %y: tensor<i64>):
    %s = dl.add %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i64>
    dl.yield %y, %s : tensor<i64>, tensor<i64>
  }
  check.eq %r#0, dense<55> : tensor<i64> : tensor<i64>
  check.eq %r#1, dense<89> : tensor<i64> : tensor<i64>
  return
}

// Both orders of a pair, by turns; the initial values are used afterwards.
func.func @test_exchange() {
  %n = check.input dense<3> : tensor<i64> : tensor<i64>
  %a = check.input dense<[1.0, 2.0]> : tensor<2xf32> : tensor<2xf32>
  %b = check.input dense<[5.0, 7.0]> : tensor<2xf32> : tensor<2xf32>
  %r:2 = dl.for %n iter(%a, %b) : (tensor<i64>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%i: tensor<i64>, %x: tensor<2xf32>, %y: tensor<2xf32>):
    dl.yield %y, %x : tensor<2xf32>, tensor<2xf32>
  }
  %d = dl.sub %r#0, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.eq %r#1, dense<[1.0, 2.0]> : tensor<2xf32> : tensor<2xf32>
  check.eq %d, dense<[4.0, 5.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

// The index itself, the same value twice, a value from outside, and one initial value for two carried ones.
func.func @test_yields() {
  %n = check.input dense<3> : tensor<i64> : tensor<i64>
  %z = check.input dense<-1> : tensor<i64> : tensor<i64>
  %r:4 = dl.for %n iter(%z, %z, %z, %z) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
      -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
  ^bb0(%i: tensor<i64>, %a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
    %s = dl.add %b, %i : (tensor<i64>, tensor<i64>) -> tensor<i64>
    dl.yield %i, %s, %s, %n : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
  check.eq %r#0, dense<2> : tensor<i64> : tensor<i64>
  check.eq %r#1, dense<2> : tensor<i64> : tensor<i64>
  check.eq %r#2, dense<2> : tensor<i64> : tensor<i64>
  check.eq %r#3, dense<3> : tensor<i64> : tensor<i64>
  return
}

// A matrix power; the inner loop's count is the outer index.
func.func @test_nested() {
  %n = check.input dense<4> : tensor<i64> : tensor<i64>
  %m = check.input dense<[[1.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  %one = check.input dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  %r = dl.for %n iter(%one) : (tensor<i64>, tensor<2x2xf32>) -> tensor<2x2xf32> {
  ^bb0(%i: tensor<i64>, %p: tensor<2x2xf32>):
    %q = dl.for %i iter(%p) : (tensor<i64>, tensor<2x2xf32>) -> tensor<2x2xf32> {
    ^bb1(%j: tensor<i64>, %t: tensor<2x2xf32>):
      %u = dl.matmul %t, %m : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      dl.yield %u : tensor<2x2xf32>
    }
    dl.yield %q : tensor<2x2xf32>
  }
  check.eq %r, dense<[[1.0, 6.0], [0.0, 1.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  return
}

// Rows of a symbolic number, one each trip, and one row written a trip.
func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %y = check.input dense<0.0> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %h0 = check.input dense<0.0> : tensor<2xf32> : tensor<2xf32>
  %zero = dl.constant dense<0> : tensor<i64>
  %n = dl.dim #dl.dims<[N]>
  %r:2 = dl.for %n iter(%h0, %y) : (tensor<i64>, tensor<2xf32>, tensor<?x2xf32, #dl.dims<[N, 2]>>)
      -> (tensor<2xf32>, tensor<?x2xf32, #dl.dims<[N, 2]>>) {
  ^bb0(%i: tensor<i64>, %h: tensor<2xf32>, %all: tensor<?x2xf32, #dl.dims<[N, 2]>>):
    %row = dl.gather %x, %i {axis = 0} : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<i64>) -> tensor<2xf32>
    %s = dl.add %h, %row : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %block = dl.reshape %s : (tensor<2xf32>) -> tensor<1x2xf32>
    %next = dl.dynamic_update_slice %all, %block, %i, %zero : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<1x2xf32>, tensor<i64>, tensor<i64>)
      -> tensor<?x2xf32, #dl.dims<[N, 2]>>
    dl.yield %s, %next : tensor<2xf32>, tensor<?x2xf32, #dl.dims<[N, 2]>>
  }
  check.eq %r#0, dense<[9.0, 12.0]> : tensor<2xf32> : tensor<2xf32>
  check.eq %r#1, dense<[[1.0, 2.0], [4.0, 6.0], [9.0, 12.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  return
}

// What fails in a trip ends the call; without a trip it is never asked for.
func.func @test_fails() attributes {check.status = 4 : i32} {
  %n = check.input dense<3> : tensor<i64> : tensor<i64>
  %x = check.input dense<[1.0, 2.0]> : tensor<2xf32> : tensor<2xf32>
  %z = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %r = dl.for %n iter(%z) : (tensor<i64>, tensor<f32>) -> tensor<f32> {
  ^bb0(%i: tensor<i64>, %s: tensor<f32>):
    %e = dl.gather %x, %i {axis = 0} : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
    %t = dl.add %s, %e : (tensor<f32>, tensor<f32>) -> tensor<f32>
    dl.yield %t : tensor<f32>
  }
  return
}

func.func @test_does_not_fail() {
  %n = check.input dense<0> : tensor<i64> : tensor<i64>
  %bad = check.input dense<9> : tensor<i64> : tensor<i64>
  %x = check.input dense<[1.0, 2.0]> : tensor<2xf32> : tensor<2xf32>
  %z = check.input dense<0.0> : tensor<f32> : tensor<f32>
  %r = dl.for %n iter(%z) : (tensor<i64>, tensor<f32>) -> tensor<f32> {
  ^bb0(%i: tensor<i64>, %s: tensor<f32>):
    %e = dl.gather %x, %bad {axis = 0} : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
    %t = dl.add %s, %e : (tensor<f32>, tensor<f32>) -> tensor<f32>
    dl.yield %t : tensor<f32>
  }
  check.eq %r, dense<0.0> : tensor<f32> : tensor<f32>
  return
}
