// RUN: dlc-opt %s -verify-roundtrip -split-input-file -verify-diagnostics

kernel.define @k(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>, %b: tensor<4xf32>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> attributes {dl.dims = {N = array<i64: 1, 8>}, kernel.root = "dl.add"} {
  %0 = dl.add %x, %b : (tensor<?x4xf32, #dl.dims<[N, 4]>>, tensor<4xf32>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  kernel.yield %0 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}
func.func @f(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>, %b: tensor<4xf32>) -> tensor<?x4xf32, #dl.dims<[N, 4]>> {
  %0 = kernel.call @k(%x, %b) : (tensor<?x4xf32, #dl.dims<[N, 4]>>, tensor<4xf32>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return %0 : tensor<?x4xf32, #dl.dims<[N, 4]>>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{there is no kernel @missing}}
  %0 = kernel.call @missing(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

kernel.define @k(%x: tensor<4xf32>) -> tensor<4xf32> {
  kernel.yield %x : tensor<4xf32>
}
func.func @f(%x: tensor<5xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{is of type '(tensor<5xf32>) -> tensor<5xf32>', kernel @k of type '(tensor<4xf32>) -> tensor<4xf32>'}}
  %0 = kernel.call @k(%x) : (tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

kernel.define @k(%w: tensor<3x64x16xf32>) -> tensor<64x40xf32> {
  %0 = kernel.unpack %w : tensor<3x64x16xf32> -> tensor<64x40xf32>
  kernel.yield %0 : tensor<64x40xf32>
}

// -----

kernel.define @k(%w: tensor<2x64x16xf32>) -> tensor<64x40xf32> {
  // expected-error @+1 {{makes a matrix [K, N] of panels [ceil(N / W), K, W], N and W multiples of its parts, not 'tensor<64x40xf32>' of 'tensor<2x64x16xf32>'}}
  %0 = kernel.unpack %w : tensor<2x64x16xf32> -> tensor<64x40xf32>
  kernel.yield %0 : tensor<64x40xf32>
}

// -----

kernel.define @k(%w: tensor<3x64x16xf32>, %v: tensor<3x64x15xf32>) -> tensor<64x40xf32> {
  %0 = kernel.unpack %w {parts = 4} : tensor<3x64x16xf32> -> tensor<64x40xf32>
  // expected-error @+1 {{N and W multiples of its parts, not 'tensor<64x40xf32>' of 'tensor<3x64x15xf32>'}}
  %1 = kernel.unpack %v {parts = 4} : tensor<3x64x15xf32> -> tensor<64x40xf32>
  kernel.yield %0 : tensor<64x40xf32>
}
