// RUN: dlc-opt %s -split-input-file -verify-diagnostics -canonicalize | FileCheck %s
// What control flow refuses, and what canonicalisation makes of it.

func.func @condition(%c: tensor<2xi1>) {
  // expected-error @+1 {{condition must be a bool scalar, got bool[2]}}
  dl.if %c : tensor<2xi1> {} else {}
  return
}

// -----

func.func @branches(%c: tensor<i1>, %x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{along control flow edge}}
  %r = dl.if %c : tensor<i1> -> tensor<2xf32> {
    dl.yield %x : tensor<2xf32>
  } else {
    // expected-note @+1 {{region branch point}}
    dl.yield %y : tensor<3xf32>
  }
  return
}

// -----

func.func @count(%n: tensor<i32>) {
  // expected-error @+1 {{count must be an i64 scalar, got i32[]}}
  dl.for %n : (tensor<i32>) -> () {
  ^bb0(%i: tensor<i64>):
  }
  return
}

// -----

func.func @index(%n: tensor<i64>) {
  // expected-error @+1 {{region's first argument is the index, an i64 scalar}}
  dl.for %n : (tensor<i64>) -> () {
  ^bb0(%i: tensor<i32>):
  }
  return
}

// -----

func.func @changes(%n: tensor<i64>, %x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{along control flow edge}}
  %r = dl.for %n iter(%x) : (tensor<i64>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<2xf32>):
    // expected-note @+1 {{region branch point}}
    dl.yield %y : tensor<3xf32>
  }
  return
}

// -----

func.func @body_changes(%c: tensor<i1>, %x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{along control flow edge}}
  %r = dl.while (%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%s: tensor<2xf32>):
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%s: tensor<2xf32>):
    // expected-note @+1 {{region branch point}}
    dl.yield %y : tensor<3xf32>
  }
  return
}

// -----

func.func @no_bool(%x: tensor<2xf32>) {
  // expected-error @+1 {{condition yields one bool scalar}}
  %r = dl.while (%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%s: tensor<2xf32>):
    dl.yield %x : tensor<2xf32>
  } do {
  ^bb0(%s: tensor<2xf32>):
    dl.yield %s : tensor<2xf32>
  }
  return
}

// -----

// A known condition; results that nobody reads or that are one value.
// CHECK-LABEL: @known
// CHECK-NEXT: %[[A:.*]] = dl.add
// CHECK-NEXT: %[[R:.*]] = dl.if %arg0 : tensor<i1> -> tensor<2xf32> {
// CHECK-NEXT:   dl.neg
// CHECK-NEXT:   dl.yield
// CHECK-NEXT: } else {
// CHECK-NEXT:   dl.yield %arg1 : tensor<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[A]], %[[R]], %arg1
func.func @known(%c: tensor<i1>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %true = dl.constant dense<true> : tensor<i1>
  %a = dl.if %true : tensor<i1> -> tensor<2xf32> {
    %s = dl.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    dl.yield %s : tensor<2xf32>
  } else {
    dl.yield %x : tensor<2xf32>
  }
  %b:3 = dl.if %c : tensor<i1> -> tensor<2xf32>, tensor<2xf32>, tensor<2xf32> {
    %s = dl.neg %x : (tensor<2xf32>) -> tensor<2xf32>
    dl.yield %s, %s, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  } else {
    dl.yield %a, %x, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  return %a, %b#1, %b#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// No trip; carried values that do not change, or that nobody reads.
// CHECK-LABEL: @loops
// CHECK-NEXT: %[[F:.*]] = dl.for %arg0 iter(%arg1) : (tensor<i64>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<i64>, %[[S:.*]]: tensor<f32>):
// CHECK-NEXT:   %[[T:.*]] = dl.add %[[S]], %arg2
// CHECK-NEXT:   dl.yield %[[T]] : tensor<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[W:.*]] = dl.while(%[[F]]) max 3 : (tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: ^bb0(%[[V:.*]]: tensor<f32>):
// CHECK-NEXT:   %[[C:.*]] = dl.lt %[[V]], %arg2
// CHECK-NEXT:   dl.yield %[[C]]
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[B:.*]]: tensor<f32>):
// CHECK-NEXT:   %[[D:.*]] = dl.add %[[B]], %arg2
// CHECK-NEXT:   dl.yield %[[D]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[F]], %arg2, %[[W]], %arg1
func.func @loops(%n: tensor<i64>, %x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = dl.constant dense<0> : tensor<i64>
  %a:3 = dl.for %n iter(%x, %y, %x) : (tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  ^bb0(%i: tensor<i64>, %s: tensor<f32>, %k: tensor<f32>, %dead: tensor<f32>):
    %t = dl.add %s, %k : (tensor<f32>, tensor<f32>) -> tensor<f32>
    dl.yield %t, %k, %t : tensor<f32>, tensor<f32>, tensor<f32>
  }
  %w:2 = dl.while (%a#0, %y) max 3 : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%s: tensor<f32>, %k: tensor<f32>):
    %c = dl.lt %s, %k : (tensor<f32>, tensor<f32>) -> tensor<i1>
    dl.yield %c : tensor<i1>
  } do {
  ^bb0(%s: tensor<f32>, %k: tensor<f32>):
    %t = dl.add %s, %k : (tensor<f32>, tensor<f32>) -> tensor<f32>
    dl.yield %t, %k : tensor<f32>, tensor<f32>
  }
  %z = dl.for %zero iter(%x) : (tensor<i64>, tensor<f32>) -> tensor<f32> {
  ^bb0(%i: tensor<i64>, %s: tensor<f32>):
    %t = dl.neg %s : (tensor<f32>) -> tensor<f32>
    dl.yield %t : tensor<f32>
  }
  return %a#0, %a#1, %w#0, %z : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
