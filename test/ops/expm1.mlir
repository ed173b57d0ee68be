// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.expm1 %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.0, -0.0, 1.71875, 0xB90F, 0x3931, 0xB64C, 0x4997, 0xBBC2, 0x42F7, 0x141A, 0x9FF8, 0x4CC5, -1.0, 0x7C00, 0x7C00, -1.0, 0x7E00, 0x7C00, -1.0, 0x0001]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.expm1 %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.0, -0.0, 1.71875, 0xBF22, 0x3F26, 0xBEC9, 11.1875, -0.96875, 3.484375, 0x3A83, 0xBBFF, 19.125, -1.0, 0x5A27, 0x7F80, -1.0, 0x7FC0, 0x7F80, -1.0, 0x0001]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.expm1 %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.0, -0.0, 0x3FDBF0A9, 0xBF21D2A7, 0x3F261299, 0xBEC974D0, 0x4132EB7F, 0xBF7844FC, 0x405ED3FE, 0x3A832337, 0xBBFF00AA, 0x4198AF2E, 0xBF7FFD06, 0x5A2689FE, 0x7F800000, -1.0, 0x7FC00000, 0x7F800000, -1.0, 0x00000001]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.expm1 %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.0, -0.0, 0x3FFB7E151628AED3, 0xBFE43A54E4E98864, 0x3FE4C2531C3C0D38, 0xBFD92E9A0720D3EC, 0x40265D6FD931E0BB, 0xBFEF089F7F38D805, 0x400BDA7FCC9F8A83, 0x3F506466DFB8CF3A, 0xBF7FE0154AAEED83, 0x403315E5BF6FB106, 0xBFEFFFA0CA192A6E, 0x4344D13FBB1A0019, 0x7FF0000000000000, -1.0, 0x7FF8000000000000, 0x7FF0000000000000, -1.0, 0x0000000000000001]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<-0.75> : tensor<f32> : tensor<f32>
  %1 = dl.expm1 %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0xBF0712FC> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.expm1 %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.75]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.expm1 %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3F8EF9DB]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[-1.0, -0.75, 0.0, -1.0, 0.0, 2.0, 1.5], [1.75, 0.25, 1.75, 0.75, -0.25, -0.25, 0.0], [1.5, 1.25, 2.0, 1.75, 0.75, -1.0, 0.0], [0.0, -0.75, 0.75, 1.25, 0.5, 0.75, 1.5], [-0.25, 2.0, -0.75, 2.0, -0.75, 1.5, -0.75]], [[2.0, 1.25, 2.0, 0.25, 0.0, 1.25, -0.75], [0.0, 0.25, -0.5, 0.0, 1.25, -0.5, 0.5], [1.25, 0.5, 1.0, 2.0, -0.75, 0.25, 0.5], [0.0, -0.75, 2.0, 0.25, 1.5, -1.0, 1.0], [-1.0, 1.75, -1.0, -0.75, 0.25, 0.25, -0.75]], [[1.75, 1.0, -0.25, 0.75, 0.25, 1.0, 1.25], [1.5, -0.5, 0.5, 0.25, 0.25, 1.0, 0.0], [0.0, -0.5, -1.0, 2.0, 1.25, 1.25, 0.75], [1.75, 1.25, 1.0, 1.5, 1.5, 0.25, 0.25], [0.0, 0.0, 0.0, 1.75, -0.75, 1.0, 1.75]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.expm1 %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0xBF21D2A7, 0xBF0712FC, 0.0, 0xBF21D2A7, 0.0, 0x40CC7326, 0x405ED3FE], [0x409825B5, 0x3E916BC8, 0x409825B5, 0x3F8EF9DB, 0xBE62820C, 0xBE62820C, 0.0], [0x405ED3FE, 0x401F61C7, 0x40CC7326, 0x409825B5, 0x3F8EF9DB, 0xBF21D2A7, 0.0], [0.0, 0xBF0712FC, 0x3F8EF9DB, 0x401F61C7, 0x3F261299, 0x3F8EF9DB, 0x405ED3FE], [0xBE62820C, 0x40CC7326, 0xBF0712FC, 0x40CC7326, 0xBF0712FC, 0x405ED3FE, 0xBF0712FC]], [[0x40CC7326, 0x401F61C7, 0x40CC7326, 0x3E916BC8, 0.0, 0x401F61C7, 0xBF0712FC], [0.0, 0x3E916BC8, 0xBEC974D0, 0.0, 0x401F61C7, 0xBEC974D0, 0x3F261299], [0x401F61C7, 0x3F261299, 0x3FDBF0A9, 0x40CC7326, 0xBF0712FC, 0x3E916BC8, 0x3F261299], [0.0, 0xBF0712FC, 0x40CC7326, 0x3E916BC8, 0x405ED3FE, 0xBF21D2A7, 0x3FDBF0A9], [0xBF21D2A7, 0x409825B5, 0xBF21D2A7, 0xBF0712FC, 0x3E916BC8, 0x3E916BC8, 0xBF0712FC]], [[0x409825B5, 0x3FDBF0A9, 0xBE62820C, 0x3F8EF9DB, 0x3E916BC8, 0x3FDBF0A9, 0x401F61C7], [0x405ED3FE, 0xBEC974D0, 0x3F261299, 0x3E916BC8, 0x3E916BC8, 0x3FDBF0A9, 0.0], [0.0, 0xBEC974D0, 0xBF21D2A7, 0x40CC7326, 0x401F61C7, 0x401F61C7, 0x3F8EF9DB], [0x409825B5, 0x401F61C7, 0x3FDBF0A9, 0x405ED3FE, 0x405ED3FE, 0x3E916BC8, 0x3E916BC8], [0.0, 0.0, 0.0, 0x409825B5, 0xBF0712FC, 0x3FDBF0A9, 0x409825B5]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[0.5, 1.0, -0.5], [1.25, 1.75, 0.0], [2.0, 0.5, -0.75], [1.75, 1.5, 0.25], [-0.5, -0.5, 2.0]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.expm1 %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F261299, 0x3FDBF0A9, 0xBEC974D0], [0x401F61C7, 0x409825B5, 0.0], [0x40CC7326, 0x3F261299, 0xBF0712FC], [0x409825B5, 0x405ED3FE, 0x3E916BC8], [0xBEC974D0, 0xBEC974D0, 0x40CC7326]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
