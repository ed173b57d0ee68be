// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Expected values are worked out by hand.

func.func @test_both_ways() {
  %t = check.input dense<true> : tensor<i1> : tensor<i1>
  %f = check.input dense<false> : tensor<i1> : tensor<i1>
  %x = check.input dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  %r = dl.if %t : tensor<i1> -> tensor<2xf32> {
    %a = dl.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    dl.yield %a : tensor<2xf32>
  } else {
    %a = dl.neg %x : (tensor<2xf32>) -> tensor<2xf32>
    dl.yield %a : tensor<2xf32>
  }
  %s:2 = dl.if %f : tensor<i1> -> tensor<2xf32>, tensor<2xf32> {
    %a = dl.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    dl.yield %a, %x : tensor<2xf32>, tensor<2xf32>
  } else {
    %a = dl.neg %x : (tensor<2xf32>) -> tensor<2xf32>
    dl.yield %x, %a : tensor<2xf32>, tensor<2xf32>
  }
  check.eq %r, dense<[2.0, -4.0]> : tensor<2xf32> : tensor<2xf32>
  check.eq %s#0, dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  check.eq %s#1, dense<[-1.0, 2.0]> : tensor<2xf32> : tensor<2xf32>
  return
}

// No comparison with NaN is true but `!=`.
func.func @test_nan() {
  %nan = check.input dense<0x7FC00000> : tensor<f32> : tensor<f32>
  %one = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %c = dl.lt %nan, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = dl.if %c : tensor<i1> -> tensor<f32> {
    dl.yield %nan : tensor<f32>
  } else {
    %a = dl.add %one, %one : (tensor<f32>, tensor<f32>) -> tensor<f32>
    dl.yield %a : tensor<f32>
  }
  check.eq %r, dense<2.0> : tensor<f32> : tensor<f32>
  return
}

// The region that does not run does not fail.
func.func @test_guard() {
  %f = check.input dense<false> : tensor<i1> : tensor<i1>
  %bad = check.input dense<7> : tensor<i64> : tensor<i64>
  %x = check.input dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  %z = check.input dense<5.0> : tensor<f32> : tensor<f32>
  %r = dl.if %f : tensor<i1> -> tensor<f32> {
    %e = dl.gather %x, %bad {axis = 0} : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
    dl.yield %e : tensor<f32>
  } else {
    dl.yield %z : tensor<f32>
  }
  check.eq %r, dense<5.0> : tensor<f32> : tensor<f32>
  return
}

func.func @test_assert() attributes {check.status = 5 : i32} {
  %t = check.input dense<true> : tensor<i1> : tensor<i1>
  %f = check.input dense<false> : tensor<i1> : tensor<i1>
  dl.if %t : tensor<i1> {
    dl.assert %f, "in a region" : tensor<i1>
  } else {
  }
  return
}

// A large intermediate in each region, and values from outside.
func.func @test_nested() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %a = check.input dense<true> : tensor<i1> : tensor<i1>
  %b = check.input dense<false> : tensor<i1> : tensor<i1>
  %x = check.input dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  %w = check.input dense<[[0.0, 1.0], [1.0, 0.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  %y = dl.neg %x : (tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
  %r = dl.if %a : tensor<i1> -> tensor<?x2xf32, #dl.dims<[N, 2]>> {
    %m = dl.matmul %x, %w : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<2x2xf32>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
    %s = dl.if %b : tensor<i1> -> tensor<?x2xf32, #dl.dims<[N, 2]>> {
      dl.yield %x : tensor<?x2xf32, #dl.dims<[N, 2]>>
    } else {
      %n = dl.matmul %y, %w : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<2x2xf32>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
      %q = dl.add %m, %n : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
      %p = dl.add %q, %m : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
      dl.yield %p : tensor<?x2xf32, #dl.dims<[N, 2]>>
    }
    dl.yield %s : tensor<?x2xf32, #dl.dims<[N, 2]>>
  } else {
    dl.yield %y : tensor<?x2xf32, #dl.dims<[N, 2]>>
  }
  %t = dl.add %r, %y : (tensor<?x2xf32, #dl.dims<[N, 2]>>, tensor<?x2xf32, #dl.dims<[N, 2]>>) -> tensor<?x2xf32, #dl.dims<[N, 2]>>
  check.eq %r, dense<[[2.0, 1.0], [4.0, 3.0], [6.0, 5.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  check.eq %t, dense<[[1.0, -1.0], [1.0, -1.0], [1.0, -1.0]]> : tensor<3x2xf32> : tensor<?x2xf32, #dl.dims<[N, 2]>>
  return
}
