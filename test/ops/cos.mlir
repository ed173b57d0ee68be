// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.cos %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[1.0, 1.0, 0x3853, 0x3853, 0x3B05, 0x3B05, 0xBA69, 0xBB7E, 0x2C87, 1.0, 1.0, 0xBBEC, 0xBAB6, 0.765625, 0x7E00, 0x7E00, 0x7E00, 0xB30F, 0xB30F, 1.0]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.cos %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[1.0, 1.0, 0x3F0A, 0x3F0A, 0x3F61, 0x3F61, 0xBF4D, -0.9375, 0x3D91, 1.0, 1.0, 0xBF7D, 0xBF57, 0.765625, 0x7FC0, 0x7FC0, 0x7FC0, 0x3E26, 0x3E26, 1.0]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.cos %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[1.0, 1.0, 0x3F0A5140, 0x3F0A5140, 0x3F60A940, 0x3F60A940, 0xBF4D17BF, 0xBF6FBBA0, 0x3D90DEAA, 0x3F7FFFF8, 0x3F7FFE00, 0xBF7D7026, 0xBF56CD64, 0x3F43F22D, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F5A5F96, 0x3F5A5F96, 1.0]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.cos %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[1.0, 1.0, 0x3FE14A280FB5068C, 0x3FE14A280FB5068C, 0x3FEC1528065B7D50, 0x3FEC1528065B7D50, 0xBFE9A2F7EF858B7D, 0xBFEDF77403C11A5F, 0x3FB21BD54FC5F9A7, 0x3FEFFFFEF390876C, 0x3FEFFFC000155552, 0xBFEFAE04BE85E5D2, 0xBFEAD9AC890C6B1F, 0x3FE87E459C20218C, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xBFEFFFE62ECFAB75, 0xBFEFFFE62ECFAB75, 1.0]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.75> : tensor<f32> : tensor<f32>
  %1 = dl.cos %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0xBE368622> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.cos %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[1.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.cos %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3D90DEAA]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[1.25, 1.25, 0.0, 1.25, 1.0, -0.75, -0.75], [0.0, -0.75, -0.25, 1.5, -1.0, 1.25, 1.25], [2.0, -0.25, 0.75, 1.5, -1.0, 0.25, -0.25], [1.0, 1.25, 0.0, -0.75, 1.5, 1.75, 1.0], [-1.0, 0.0, -0.25, 1.25, 1.25, -0.75, -0.25]], [[2.0, 1.0, 1.75, 0.0, 0.25, 0.25, 1.0], [0.25, 0.5, -0.25, 1.75, 2.0, 1.25, 0.75], [0.0, 0.75, 0.75, 0.0, -0.75, 1.25, 0.25], [-1.0, 0.5, -0.5, -0.25, -0.25, 2.0, -1.0], [1.0, 1.25, -0.25, 2.0, 2.0, 1.0, 0.0]], [[0.25, 0.75, 0.0, -1.0, 0.0, -1.0, 0.75], [0.75, 1.0, 1.75, -1.0, 0.25, 2.0, -1.0], [-0.5, -0.5, 1.25, -0.75, 1.5, 2.0, 0.25], [-0.25, 1.0, 0.75, 1.5, 2.0, 0.5, 2.0], [-0.25, 1.5, -0.25, -0.75, -1.0, 1.75, -0.25]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.cos %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3EA171EF, 0x3EA171EF, 1.0, 0x3EA171EF, 0x3F0A5140, 0x3F3B4FF6, 0x3F3B4FF6], [1.0, 0x3F3B4FF6, 0x3F780AA5, 0x3D90DEAA, 0x3F0A5140, 0x3EA171EF, 0x3EA171EF], [0xBED51133, 0x3F780AA5, 0x3F3B4FF6, 0x3D90DEAA, 0x3F0A5140, 0x3F780AA5, 0x3F780AA5], [0x3F0A5140, 0x3EA171EF, 1.0, 0x3F3B4FF6, 0x3D90DEAA, 0xBE368622, 0x3F0A5140], [0x3F0A5140, 1.0, 0x3F780AA5, 0x3EA171EF, 0x3EA171EF, 0x3F3B4FF6, 0x3F780AA5]], [[0xBED51133, 0x3F0A5140, 0xBE368622, 1.0, 0x3F780AA5, 0x3F780AA5, 0x3F0A5140], [0x3F780AA5, 0x3F60A940, 0x3F780AA5, 0xBE368622, 0xBED51133, 0x3EA171EF, 0x3F3B4FF6], [1.0, 0x3F3B4FF6, 0x3F3B4FF6, 1.0, 0x3F3B4FF6, 0x3EA171EF, 0x3F780AA5], [0x3F0A5140, 0x3F60A940, 0x3F60A940, 0x3F780AA5, 0x3F780AA5, 0xBED51133, 0x3F0A5140], [0x3F0A5140, 0x3EA171EF, 0x3F780AA5, 0xBED51133, 0xBED51133, 0x3F0A5140, 1.0]], [[0x3F780AA5, 0x3F3B4FF6, 1.0, 0x3F0A5140, 1.0, 0x3F0A5140, 0x3F3B4FF6], [0x3F3B4FF6, 0x3F0A5140, 0xBE368622, 0x3F0A5140, 0x3F780AA5, 0xBED51133, 0x3F0A5140], [0x3F60A940, 0x3F60A940, 0x3EA171EF, 0x3F3B4FF6, 0x3D90DEAA, 0xBED51133, 0x3F780AA5], [0x3F780AA5, 0x3F0A5140, 0x3F3B4FF6, 0x3D90DEAA, 0xBED51133, 0x3F60A940, 0xBED51133], [0x3F780AA5, 0x3D90DEAA, 0x3F780AA5, 0x3F3B4FF6, 0x3F0A5140, 0xBE368622, 0x3F780AA5]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.25, 0.0, 1.75], [-0.25, -0.75, 1.75], [1.25, 0.5, 1.0], [0.75, -1.0, 0.75], [1.5, 1.75, 0.75]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.cos %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3EA171EF, 1.0, 0xBE368622], [0x3F780AA5, 0x3F3B4FF6, 0xBE368622], [0x3EA171EF, 0x3F60A940, 0x3F0A5140], [0x3F3B4FF6, 0x3F0A5140, 0x3F3B4FF6], [0x3D90DEAA, 0xBE368622, 0x3F3B4FF6]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}

func.func @test_large() {
  %x0 = check.input dense<[1000.0, -10000.0, 100000.0, 0x4BE4E1C0, 0x501502F9, 0x60AD78EC, 0x7F61B1E6]> : tensor<7xf32> : tensor<7xf32>
  %1 = dl.cos %x0 : (tensor<7xf32>) -> tensor<7xf32>
  check.close %1, dense<[0x3F0FF813, 0xBF73C074, 0xBF7FD61C, 0xBE87E65D, 0x3F5F84C5, 0x3F411723, 0xBEF7F57C]> : tensor<7xf32> ulp 4 : tensor<7xf32>
  return
}
