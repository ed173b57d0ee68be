// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.sinh %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 0x3CB3, 0xBCB3, 0x382B, 0xB82B, 0x460D, 0xCC23, 0x4042, 0x1419, 0xA000, 0x4902, -11016.0, 0x7C00, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0xFC00, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.sinh %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 1.171875, 0xBF96, 0x3F05, 0xBF05, 6.0625, -16.5, 2.125, 0x3A83, 0xBC00, 10.0, -11008.0, 0x59A7, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0xFF80, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.sinh %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3F966CFE, 0xBF966CFE, 0x3F056680, 0xBF056680, 0x40C19B46, 0xC184574D, 0x4008461D, 0x3A831270, 0xBC000055, 0x41204937, 0xC62C14EE, 0x59A689FE, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0xFF800000, 0x00000001]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.sinh %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FF2CD9FC44EB982, 0xBFF2CD9FC44EB982, 0x3FE0ACD00FE63B97, 0xBFE0ACD00FE63B97, 0x40183368CDB0B6D3, 0xC0308AE99F364F3B, 0x400108C3AABD6A60, 0x3F50624E00C1C9E3, 0xBF80000AAAACCCCD, 0x40240926E70949AE, 0xC0C5829DCED69992, 0x4334D13FBB1A001A, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x0000000000000001]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.75> : tensor<f32> : tensor<f32>
  %1 = dl.sinh %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x40329626> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.sinh %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.75]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.sinh %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x40329626]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[2.0, -0.75, -0.25, 1.25, -0.75, 0.5, 2.0], [-0.5, 1.75, 0.5, 1.75, 0.0, 1.0, 1.25], [0.75, 1.5, 1.25, -1.0, -1.0, 1.5, -0.25], [-0.75, 1.5, 0.75, 1.25, -0.25, 1.0, 0.75], [1.25, 2.0, -0.25, 1.25, 1.75, 2.0, 2.0]], [[1.5, -0.25, 1.0, 2.0, 0.75, 1.0, -1.0], [1.25, 1.25, 2.0, 0.75, -1.0, 0.0, 0.5], [0.0, -0.5, -1.0, -1.0, 0.0, 0.5, -0.25], [-1.0, -1.0, 2.0, -0.25, 0.0, 1.5, 0.0], [2.0, 0.75, 0.0, 1.5, 0.5, 1.5, 0.0]], [[1.0, 1.25, 1.25, 0.0, -0.25, 0.5, 0.25], [0.0, 1.0, -0.25, 0.25, 0.25, 2.0, 1.25], [-0.75, 0.25, -0.75, 2.0, 1.75, 0.0, -0.5], [0.25, 0.5, 0.75, 0.75, 0.75, 1.0, -0.75], [0.0, -0.5, 1.25, 1.5, 0.25, -0.25, -1.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.sinh %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x40681E7B, 0xBF528359, 0xBE815667, 0x3FCD0BAF, 0xBF528359, 0x3F056680, 0x40681E7B], [0xBF056680, 0x40329626, 0x3F056680, 0x40329626, 0.0, 0x3F966CFE, 0x3FCD0BAF], [0x3F528359, 0x4008461D, 0x3FCD0BAF, 0xBF966CFE, 0xBF966CFE, 0x4008461D, 0xBE815667], [0xBF528359, 0x4008461D, 0x3F528359, 0x3FCD0BAF, 0xBE815667, 0x3F966CFE, 0x3F528359], [0x3FCD0BAF, 0x40681E7B, 0xBE815667, 0x3FCD0BAF, 0x40329626, 0x40681E7B, 0x40681E7B]], [[0x4008461D, 0xBE815667, 0x3F966CFE, 0x40681E7B, 0x3F528359, 0x3F966CFE, 0xBF966CFE], [0x3FCD0BAF, 0x3FCD0BAF, 0x40681E7B, 0x3F528359, 0xBF966CFE, 0.0, 0x3F056680], [0.0, 0xBF056680, 0xBF966CFE, 0xBF966CFE, 0.0, 0x3F056680, 0xBE815667], [0xBF966CFE, 0xBF966CFE, 0x40681E7B, 0xBE815667, 0.0, 0x4008461D, 0.0], [0x40681E7B, 0x3F528359, 0.0, 0x4008461D, 0x3F056680, 0x4008461D, 0.0]], [[0x3F966CFE, 0x3FCD0BAF, 0x3FCD0BAF, 0.0, 0xBE815667, 0x3F056680, 0x3E815667], [0.0, 0x3F966CFE, 0xBE815667, 0x3E815667, 0x3E815667, 0x40681E7B, 0x3FCD0BAF], [0xBF528359, 0x3E815667, 0xBF528359, 0x40681E7B, 0x40329626, 0.0, 0xBF056680], [0x3E815667, 0x3F056680, 0x3F528359, 0x3F528359, 0x3F528359, 0x3F966CFE, 0xBF528359], [0.0, 0xBF056680, 0x3FCD0BAF, 0x4008461D, 0x3E815667, 0xBE815667, 0xBF966CFE]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.25, 1.0, 1.25], [1.5, 0.5, -1.0], [-0.5, 0.5, 1.0], [0.0, -0.5, -0.5], [-0.25, 1.75, 1.25]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.sinh %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3FCD0BAF, 0x3F966CFE, 0x3FCD0BAF], [0x4008461D, 0x3F056680, 0xBF966CFE], [0xBF056680, 0x3F056680, 0x3F966CFE], [0.0, 0xBF056680, 0xBF056680], [0xBE815667, 0x40329626, 0x3FCD0BAF]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
