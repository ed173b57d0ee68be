// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.log %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0xFC00, 0xFC00, 0.0, 0x7E00, 0xB98C, 0x7E00, 0x3B55, 0x7E00, 0x367D, -6.90625, 0x7E00, 0x3C65, 0x7E00, 0x4339, 0x7C00, 0x7E00, 0x7E00, 11.09375, 0x7E00, 0xCC29]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.log %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0xFF80, 0xFF80, 0.0, 0x7FC0, 0xBF31, 0x7FC0, 0x3F6B, 0x7FC0, 0.40625, -6.90625, 0x7FC0, 0x3F8D, 0x7FC0, 3.609375, 0x7F80, 0x7FC0, 0x7FC0, 88.5, 0x7FC0, -92.0]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.log %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0xFF800000, 0xFF800000, 0.0, 0x7FC00000, 0xBF317218, 0x7FC00000, 0x3F6A9208, 0x7FC00000, 0x3ECF991F, 0xC0DD0C55, 0x7FC00000, 0x3F8C9F54, 0x7FC00000, 0x40671947, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x42B17218, 0x7FC00000, 0xC2CE8ED0]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.log %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000, 0xBFE62E42FEFA39EF, 0x7FF8000000000000, 0x3FED5240F0E0E078, 0x7FF8000000000000, 0x3FD9F323ECBF984C, 0xC01BA18A998FFFA0, 0x7FF8000000000000, 0x3FF193EA7AAD030B, 0x7FF8000000000000, 0x400CE328EE3AC7BD, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x40862E42FEFA39EF, 0x7FF8000000000000, 0xC0874385446D71C3]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.25> : tensor<f32> : tensor<f32>
  %1 = dl.log %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3E647FBE> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.log %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.log %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3ECF991F]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.75, 2.0, 1.5, 1.25, 2.75, 2.25, 3.0], [2.5, 2.5, 2.5, 1.25, 2.0, 2.0, 1.5], [1.25, 1.25, 1.75, 2.25, 1.75, 2.25, 1.25], [1.5, 2.5, 1.75, 2.25, 3.0, 2.0, 1.75], [2.0, 1.25, 2.0, 2.0, 1.25, 2.75, 1.75]], [[1.75, 2.0, 2.75, 1.25, 1.75, 3.0, 2.0], [2.75, 2.75, 1.5, 1.0, 1.75, 1.75, 1.5], [1.75, 1.5, 1.25, 1.5, 1.0, 2.5, 1.25], [1.75, 1.5, 1.5, 1.25, 1.5, 3.0, 3.0], [2.0, 1.75, 1.75, 2.0, 1.5, 1.25, 1.75]], [[1.5, 1.25, 2.5, 2.5, 1.5, 3.0, 1.0], [1.75, 1.75, 1.5, 2.0, 3.0, 2.0, 1.25], [1.5, 1.5, 2.0, 3.0, 2.0, 1.75, 1.25], [2.5, 1.25, 1.5, 1.25, 1.25, 3.0, 1.5], [2.0, 1.5, 2.75, 1.75, 1.75, 1.25, 2.5]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.log %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3F0F42FB, 0x3F317218, 0x3ECF991F, 0x3E647FBE, 0x3F817C24, 0x3F4F991F, 0x3F8C9F54], [0x3F6A9208, 0x3F6A9208, 0x3F6A9208, 0x3E647FBE, 0x3F317218, 0x3F317218, 0x3ECF991F], [0x3E647FBE, 0x3E647FBE, 0x3F0F42FB, 0x3F4F991F, 0x3F0F42FB, 0x3F4F991F, 0x3E647FBE], [0x3ECF991F, 0x3F6A9208, 0x3F0F42FB, 0x3F4F991F, 0x3F8C9F54, 0x3F317218, 0x3F0F42FB], [0x3F317218, 0x3E647FBE, 0x3F317218, 0x3F317218, 0x3E647FBE, 0x3F817C24, 0x3F0F42FB]], [[0x3F0F42FB, 0x3F317218, 0x3F817C24, 0x3E647FBE, 0x3F0F42FB, 0x3F8C9F54, 0x3F317218], [0x3F817C24, 0x3F817C24, 0x3ECF991F, 0.0, 0x3F0F42FB, 0x3F0F42FB, 0x3ECF991F], [0x3F0F42FB, 0x3ECF991F, 0x3E647FBE, 0x3ECF991F, 0.0, 0x3F6A9208, 0x3E647FBE], [0x3F0F42FB, 0x3ECF991F, 0x3ECF991F, 0x3E647FBE, 0x3ECF991F, 0x3F8C9F54, 0x3F8C9F54], [0x3F317218, 0x3F0F42FB, 0x3F0F42FB, 0x3F317218, 0x3ECF991F, 0x3E647FBE, 0x3F0F42FB]], [[0x3ECF991F, 0x3E647FBE, 0x3F6A9208, 0x3F6A9208, 0x3ECF991F, 0x3F8C9F54, 0.0], [0x3F0F42FB, 0x3F0F42FB, 0x3ECF991F, 0x3F317218, 0x3F8C9F54, 0x3F317218, 0x3E647FBE], [0x3ECF991F, 0x3ECF991F, 0x3F317218, 0x3F8C9F54, 0x3F317218, 0x3F0F42FB, 0x3E647FBE], [0x3F6A9208, 0x3E647FBE, 0x3ECF991F, 0x3E647FBE, 0x3E647FBE, 0x3F8C9F54, 0x3ECF991F], [0x3F317218, 0x3ECF991F, 0x3F817C24, 0x3F0F42FB, 0x3F0F42FB, 0x3E647FBE, 0x3F6A9208]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[2.5, 1.5, 1.5], [2.0, 2.0, 1.25], [2.0, 1.25, 2.25], [2.25, 3.0, 2.0], [1.75, 1.0, 1.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.log %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F6A9208, 0x3ECF991F, 0x3ECF991F], [0x3F317218, 0x3F317218, 0x3E647FBE], [0x3F317218, 0x3E647FBE, 0x3F4F991F], [0x3F4F991F, 0x3F8C9F54, 0x3F317218], [0x3F0F42FB, 0.0, 0.0]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
