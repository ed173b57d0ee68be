// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.atan %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3A48, 0xBA48, 0x376B, 0xB76B, 0x3CC3, 0xBD2C, 0x3BDD, 0x1419, 0xA000, 0x3CFF, 0xBDE2, 0x3E2D, 0x3E48, 0xBE48, 0x7E00, 0x3E48, 0xBE48, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.atan %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 0x3F49, 0xBF49, 0x3EED, 0xBEED, 1.1875, 0xBFA5, 0.984375, 0x3A83, 0xBC00, 1.25, -1.46875, 1.546875, 0x3FC9, 0xBFC9, 0x7FC0, 0x3FC9, 0xBFC9, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.atan %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3F490FDB, 0xBF490FDB, 0x3EED6338, 0xBEED6338, 0x3F985B6C, 0xBFA57088, 0x3F7B985F, 0x3A83126C, 0xBBFFFEAB, 0x3F9FE0BB, 0xBFBC4DE9, 0x3FC59A73, 0x3FC90FDB, 0xBFC90FDB, 0x7FC00000, 0x3FC90FDB, 0xBFC90FDB, 0x00000001]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.atan %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FE921FB54442D18, 0xBFE921FB54442D18, 0x3FDDAC670561BB4F, 0xBFDDAC670561BB4F, 0x3FF30B6D796A4DA8, 0xBFF4AE10FC6589A5, 0x3FEF730BD281F69B, 0x3F50624D77516E16, 0xBF7FFFD555BBBA97, 0x3FF3FC176B7A8560, 0xBFF789BD2C160054, 0x3FF8B34E55AADB0B, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x7FF8000000000000, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x0000000000000001]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.25> : tensor<f32> : tensor<f32>
  %1 = dl.atan %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3F6563E3> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.atan %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.atan %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3EED6338]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.25, 1.5, 0.5, 0.25, 1.5, 0.5, 1.25], [2.0, 1.0, 0.5, 1.0, 0.0, -0.25, 1.0], [-1.0, 1.0, 0.75, 1.5, 0.5, 2.0, -0.25], [0.0, -1.0, 1.0, 1.0, 0.25, 0.5, -0.5], [-0.5, -0.5, 0.0, 0.0, -0.5, 0.5, 0.5]], [[0.0, 0.75, -0.25, 0.5, -1.0, 2.0, 0.5], [-0.5, 0.5, -1.0, -1.0, -0.75, 1.25, 0.25], [-0.25, 0.25, -0.5, 1.0, 1.25, 0.0, 0.25], [1.25, 2.0, 1.0, 1.0, 1.5, -0.75, 1.75], [0.5, 1.5, -1.0, 0.0, -0.5, -0.75, 1.5]], [[1.0, 0.0, 0.75, -0.5, 1.0, 0.75, 0.75], [1.5, -0.25, 1.5, 0.5, 0.0, -0.25, -1.0], [2.0, 0.25, -0.75, -1.0, 0.25, 2.0, 1.5], [-0.5, 1.0, 1.25, -0.75, 0.5, -0.5, -0.75], [-0.5, 2.0, 0.25, -0.75, -0.25, -1.0, -0.75]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.atan %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3F6563E3, 0x3F7B985F, 0x3EED6338, 0x3E7ADBB0, 0x3F7B985F, 0x3EED6338, 0x3F6563E3], [0x3F8DB70D, 0x3F490FDB, 0x3EED6338, 0x3F490FDB, 0.0, 0xBE7ADBB0, 0x3F490FDB], [0xBF490FDB, 0x3F490FDB, 0x3F24BC7D, 0x3F7B985F, 0x3EED6338, 0x3F8DB70D, 0xBE7ADBB0], [0.0, 0xBF490FDB, 0x3F490FDB, 0x3F490FDB, 0x3E7ADBB0, 0x3EED6338, 0xBEED6338], [0xBEED6338, 0xBEED6338, 0.0, 0.0, 0xBEED6338, 0x3EED6338, 0x3EED6338]], [[0.0, 0x3F24BC7D, 0xBE7ADBB0, 0x3EED6338, 0xBF490FDB, 0x3F8DB70D, 0x3EED6338], [0xBEED6338, 0x3EED6338, 0xBF490FDB, 0xBF490FDB, 0xBF24BC7D, 0x3F6563E3, 0x3E7ADBB0], [0xBE7ADBB0, 0x3E7ADBB0, 0xBEED6338, 0x3F490FDB, 0x3F6563E3, 0.0, 0x3E7ADBB0], [0x3F6563E3, 0x3F8DB70D, 0x3F490FDB, 0x3F490FDB, 0x3F7B985F, 0xBF24BC7D, 0x3F869C79], [0x3EED6338, 0x3F7B985F, 0xBF490FDB, 0.0, 0xBEED6338, 0xBF24BC7D, 0x3F7B985F]], [[0x3F490FDB, 0.0, 0x3F24BC7D, 0xBEED6338, 0x3F490FDB, 0x3F24BC7D, 0x3F24BC7D], [0x3F7B985F, 0xBE7ADBB0, 0x3F7B985F, 0x3EED6338, 0.0, 0xBE7ADBB0, 0xBF490FDB], [0x3F8DB70D, 0x3E7ADBB0, 0xBF24BC7D, 0xBF490FDB, 0x3E7ADBB0, 0x3F8DB70D, 0x3F7B985F], [0xBEED6338, 0x3F490FDB, 0x3F6563E3, 0xBF24BC7D, 0x3EED6338, 0xBEED6338, 0xBF24BC7D], [0xBEED6338, 0x3F8DB70D, 0x3E7ADBB0, 0xBF24BC7D, 0xBE7ADBB0, 0xBF490FDB, 0xBF24BC7D]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.5, 1.25, 1.5], [0.75, 0.0, -1.0], [1.0, -0.75, 0.5], [0.75, -1.0, 0.25], [-1.0, 0.75, 1.25]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.atan %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F7B985F, 0x3F6563E3, 0x3F7B985F], [0x3F24BC7D, 0.0, 0xBF490FDB], [0x3F490FDB, 0xBF24BC7D, 0x3EED6338], [0x3F24BC7D, 0xBF490FDB, 0x3E7ADBB0], [0xBF490FDB, 0x3F24BC7D, 0x3F6563E3]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
