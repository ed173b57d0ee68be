// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_name() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[N]>
  check.eq %1, dense<5> : tensor<i64> : tensor<i64>
  return
}

func.func @test_sum() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[N + 2]>
  check.eq %1, dense<7> : tensor<i64> : tensor<i64>
  return
}

func.func @test_product() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[N * M]>
  check.eq %1, dense<15> : tensor<i64> : tensor<i64>
  return
}

func.func @test_quotient() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[(N - 1) floordiv 2 + 1]>
  check.eq %1, dense<3> : tensor<i64> : tensor<i64>
  return
}

func.func @test_ceiling() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[N ceildiv 2]>
  check.eq %1, dense<3> : tensor<i64> : tensor<i64>
  return
}

func.func @test_remainder() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[N mod 3]>
  check.eq %1, dense<2> : tensor<i64> : tensor<i64>
  return
}

func.func @test_constant() attributes {dl.dims = {N = array<i64: 1, 8>, M = array<i64: 1, 8>}} {
  %x0 = check.input dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32> : tensor<?x?xf32, #dl.dims<[N, M]>>
  %1 = dl.dim #dl.dims<[4]>
  check.eq %1, dense<4> : tensor<i64> : tensor<i64>
  return
}
