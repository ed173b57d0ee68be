// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.exp %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[1.0, 1.0, 2.71875, 0x35E3, 0x3E98, 0x38DA, 0x4A17, 0x27BB, 0x447B, 0x3C01, 0x3BF0, 0x4D05, 0x02FA, 0x7C00, 0x7C00, 0.0, 0x7E00, 0x7C00, 0.0, 1.0]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.exp %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[1.0, 1.0, 2.71875, 0x3EBC, 0x3FD3, 0x3F1B, 12.1875, 0x3CF7, 4.46875, 1.0, 0x3F7E, 20.125, 0x383E, 0x5A27, 0x7F80, 0.0, 0x7FC0, 0x7F80, 0.0, 1.0]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.exp %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[1.0, 1.0, 0x402DF854, 0x3EBC5AB2, 0x3FD3094C, 0x3F1B4598, 0x4142EB7F, 0x3CF76081, 0x408F69FF, 0x3F8020C9, 0x3F7E01FF, 0x41A0AF2E, 0x383E6BCE, 0x5A2689FE, 0x7F800000, 0.0, 0x7FC00000, 0x7F800000, 0.0, 1.0]> : tensor<20xf32> ulp 4 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.exp %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[1.0, 1.0, 0x4005BF0A8B145769, 0x3FD78B56362CEF38, 0x3FFA61298E1E069C, 0x3FE368B2FC6F960A, 0x40285D6FD931E0BB, 0x3F9EEC1018E4FF66, 0x4011ED3FE64FC541, 0x3FF0041919B7EE34, 0x3FEFC03FD56AA225, 0x403415E5BF6FB106, 0x3F07CD79B5647C9B, 0x4344D13FBB1A001A, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 1.0]> : tensor<20xf64> ulp 4 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<0.25> : tensor<f32> : tensor<f32>
  %1 = dl.exp %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3FA45AF2> : tensor<f32> ulp 4 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.exp %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 4 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.exp %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3FD3094C]]> : tensor<1x1xf32> ulp 4 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[0.5, 2.0, 1.75, -0.25, 0.25, 0.5, -0.5], [1.0, 0.75, 0.75, 0.0, -0.25, -0.25, -1.0], [1.0, 0.25, -0.75, 0.0, -1.0, -0.25, 1.0], [2.0, 1.5, -0.25, 1.25, 0.25, 0.0, 0.5], [-0.75, 0.25, 1.5, 0.25, -1.0, 0.0, -0.75]], [[0.75, -1.0, 1.75, -0.75, 0.25, -1.0, 0.75], [1.75, 0.0, 0.25, -1.0, 2.0, 1.0, 0.5], [-0.5, -0.5, -0.75, 1.75, 1.75, 0.5, 1.0], [0.0, 1.75, 0.0, 0.0, 0.75, 1.5, -0.25], [1.0, 2.0, 0.25, 0.75, -0.75, 1.25, 0.25]], [[-1.0, 2.0, -0.5, 1.75, 0.5, 0.5, -0.25], [-1.0, 1.25, 1.75, 0.75, 2.0, 1.25, -0.75], [-1.0, 1.75, 1.5, 0.5, 0.75, 2.0, 1.5], [2.0, 1.75, 0.0, -0.25, 0.5, -0.75, 0.25], [1.0, 1.0, -0.5, 0.75, 0.25, 1.5, 2.0]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.exp %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3FD3094C, 0x40EC7326, 0x40B825B5, 0x3F475F7D, 0x3FA45AF2, 0x3FD3094C, 0x3F1B4598], [0x402DF854, 0x40077CEE, 0x40077CEE, 1.0, 0x3F475F7D, 0x3F475F7D, 0x3EBC5AB2], [0x402DF854, 0x3FA45AF2, 0x3EF1DA07, 1.0, 0x3EBC5AB2, 0x3F475F7D, 0x402DF854], [0x40EC7326, 0x408F69FF, 0x3F475F7D, 0x405F61C7, 0x3FA45AF2, 1.0, 0x3FD3094C], [0x3EF1DA07, 0x3FA45AF2, 0x408F69FF, 0x3FA45AF2, 0x3EBC5AB2, 1.0, 0x3EF1DA07]], [[0x40077CEE, 0x3EBC5AB2, 0x40B825B5, 0x3EF1DA07, 0x3FA45AF2, 0x3EBC5AB2, 0x40077CEE], [0x40B825B5, 1.0, 0x3FA45AF2, 0x3EBC5AB2, 0x40EC7326, 0x402DF854, 0x3FD3094C], [0x3F1B4598, 0x3F1B4598, 0x3EF1DA07, 0x40B825B5, 0x40B825B5, 0x3FD3094C, 0x402DF854], [1.0, 0x40B825B5, 1.0, 1.0, 0x40077CEE, 0x408F69FF, 0x3F475F7D], [0x402DF854, 0x40EC7326, 0x3FA45AF2, 0x40077CEE, 0x3EF1DA07, 0x405F61C7, 0x3FA45AF2]], [[0x3EBC5AB2, 0x40EC7326, 0x3F1B4598, 0x40B825B5, 0x3FD3094C, 0x3FD3094C, 0x3F475F7D], [0x3EBC5AB2, 0x405F61C7, 0x40B825B5, 0x40077CEE, 0x40EC7326, 0x405F61C7, 0x3EF1DA07], [0x3EBC5AB2, 0x40B825B5, 0x408F69FF, 0x3FD3094C, 0x40077CEE, 0x40EC7326, 0x408F69FF], [0x40EC7326, 0x40B825B5, 1.0, 0x3F475F7D, 0x3FD3094C, 0x3EF1DA07, 0x3FA45AF2], [0x402DF854, 0x402DF854, 0x3F1B4598, 0x40077CEE, 0x3FA45AF2, 0x408F69FF, 0x40EC7326]]]> : tensor<3x5x7xf32> ulp 4 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.75, 0.75, -0.75], [0.75, -0.75, -0.25], [-1.0, -1.0, 0.5], [-1.0, -0.25, 1.5], [-0.5, 0.5, -0.25]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.exp %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x40B825B5, 0x40077CEE, 0x3EF1DA07], [0x40077CEE, 0x3EF1DA07, 0x3F475F7D], [0x3EBC5AB2, 0x3EBC5AB2, 0x3FD3094C], [0x3EBC5AB2, 0x3F475F7D, 0x408F69FF], [0x3F1B4598, 0x3FD3094C, 0x3F475F7D]]> : tensor<5x3xf32> ulp 4 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
