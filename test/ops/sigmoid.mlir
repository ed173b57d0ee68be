// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_special_f16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x1419, 0xA000, 3.0, -10.0, 37.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<20xf16> : tensor<20xf16>
  %1 = dl.sigmoid %x0 : (tensor<20xf16>) -> tensor<20xf16>
  check.close %1, dense<[0.5, 0.5, 0x39D9, 0x344E, 0x38FB, 0x360A, 0x3B65, 0x2781, 0x3A8A, 0x3801, 0x37F8, 0x3B9F, 0x02FA, 1.0, 1.0, 0.0, 0x7E00, 1.0, 0.0, 0.5]> : tensor<20xf16> ulp 1 : tensor<20xf16>
  return
}

func.func @test_special_bf16() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83, 0xBC00, 3.0, -10.0, 37.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<20xbf16> : tensor<20xbf16>
  %1 = dl.sigmoid %x0 : (tensor<20xbf16>) -> tensor<20xbf16>
  check.close %1, dense<[0.5, 0.5, 0x3F3B, 0x3E8A, 0x3F1F, 0x3EC1, 0x3F6D, 0x3CF0, 0x3F51, 0.5, 0x3EFF, 0.953125, 0x383E, 1.0, 1.0, 0.0, 0x7FC0, 1.0, 0.0, 0.5]> : tensor<20xbf16> ulp 1 : tensor<20xbf16>
  return
}

func.func @test_special_f32() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0x3A83126F, 0xBC000000, 3.0, -10.0, 37.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<20xf32> : tensor<20xf32>
  %1 = dl.sigmoid %x0 : (tensor<20xf32>) -> tensor<20xf32>
  check.close %1, dense<[0.5, 0.5, 0x3F3B26A8, 0x3E89B2B1, 0x3F1F597F, 0x3EC14D03, 0x3F6C948F, 0x3CF02034, 0x3F514C90, 0x3F001062, 0x3EFF0000, 0x3F73DBE6, 0x383E6997, 1.0, 1.0, 0.0, 0x7FC00000, 1.0, 0.0, 0.5]> : tensor<20xf32> ulp 8 : tensor<20xf32>
  return
}

func.func @test_special_f64() {
  %x0 = check.input dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, 0xBF80000000000000, 3.0, -10.0, 37.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0000000000000001]> : tensor<20xf64> : tensor<20xf64>
  %1 = dl.sigmoid %x0 : (tensor<20xf64>) -> tensor<20xf64>
  check.close %1, dense<[0.5, 0.5, 0x3FE764D4F5D5A2BD, 0x3FD136561454BA86, 0x3FE3EB2FD4D34391, 0x3FD829A0565978DF, 0x3FED9291DDB596F7, 0x3F9E040681CCAD94, 0x3FEA2991F2A97914, 0x3FE0020C49B78133, 0x3FDFE0000AAAA666, 0x3FEE7B7CBC36FABC, 0x3F07CD32E41DD960, 0x3FEFFFFFFFFFFFFF, 1.0, 0.0, 0x7FF8000000000000, 1.0, 0.0, 0.5]> : tensor<20xf64> ulp 8 : tensor<20xf64>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<1.0> : tensor<f32> : tensor<f32>
  %1 = dl.sigmoid %x0 : (tensor<f32>) -> tensor<f32>
  check.close %1, dense<0x3F3B26A8> : tensor<f32> ulp 8 : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<> : tensor<0x3xf32> : tensor<0x3xf32>
  %1 = dl.sigmoid %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.close %1, dense<> : tensor<0x3xf32> ulp 8 : tensor<0x3xf32>
  return
}

func.func @test_one() {
  %x0 = check.input dense<[[0.5]]> : tensor<1x1xf32> : tensor<1x1xf32>
  %1 = dl.sigmoid %x0 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  check.close %1, dense<[[0x3F1F597F]]> : tensor<1x1xf32> ulp 8 : tensor<1x1xf32>
  return
}

func.func @test_odd() {
  %x0 = check.input dense<[[[-0.5, -0.5, -0.75, 0.75, 1.0, 1.75, -0.25], [0.0, 1.25, -0.5, -1.0, 0.25, 1.0, -0.25], [1.0, 1.25, 0.0, 0.0, 1.0, -0.5, 0.0], [1.5, 1.75, 0.25, 1.25, 0.5, 0.0, 0.75], [0.25, 1.0, -0.25, 1.75, -1.0, -0.25, 1.75]], [[-0.75, 0.75, -0.25, 0.75, 1.25, 0.75, 1.25], [-0.75, 0.5, 0.0, -0.25, -0.75, 0.0, 2.0], [-0.75, 2.0, 0.5, -1.0, 1.0, 0.75, 1.0], [0.25, 1.5, -0.25, -0.75, -1.0, 1.5, 1.5], [1.0, 1.5, 1.25, 0.5, -1.0, 0.25, 0.75]], [[1.25, 0.0, 0.0, 2.0, 0.25, 1.5, 1.5], [1.75, 1.25, 1.25, -0.5, -0.25, 1.75, 1.5], [1.75, -1.0, 0.5, 0.5, 0.5, 0.0, 1.25], [0.25, 0.25, -0.5, -0.25, 0.25, 1.5, -0.75], [0.5, 0.25, 0.25, 0.75, -0.25, 2.0, 1.25]]]> : tensor<3x5x7xf32> : tensor<3x5x7xf32>
  %1 = dl.sigmoid %x0 : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  check.close %1, dense<[[[0x3EC14D03, 0x3EC14D03, 0x3EA442B1, 0x3F2DDEA8, 0x3F3B26A8, 0x3F5A1994, 0x3EE02A67], [0.5, 0x3F46FD20, 0x3EC14D03, 0x3E89B2B1, 0x3F0FEACD, 0x3F3B26A8, 0x3EE02A67], [0x3F3B26A8, 0x3F46FD20, 0.5, 0.5, 0x3F3B26A8, 0x3EC14D03, 0.5], [0x3F514C90, 0x3F5A1994, 0x3F0FEACD, 0x3F46FD20, 0x3F1F597F, 0.5, 0x3F2DDEA8], [0x3F0FEACD, 0x3F3B26A8, 0x3EE02A67, 0x3F5A1994, 0x3E89B2B1, 0x3EE02A67, 0x3F5A1994]], [[0x3EA442B1, 0x3F2DDEA8, 0x3EE02A67, 0x3F2DDEA8, 0x3F46FD20, 0x3F2DDEA8, 0x3F46FD20], [0x3EA442B1, 0x3F1F597F, 0.5, 0x3EE02A67, 0x3EA442B1, 0.5, 0x3F617BEB], [0x3EA442B1, 0x3F617BEB, 0x3F1F597F, 0x3E89B2B1, 0x3F3B26A8, 0x3F2DDEA8, 0x3F3B26A8], [0x3F0FEACD, 0x3F514C90, 0x3EE02A67, 0x3EA442B1, 0x3E89B2B1, 0x3F514C90, 0x3F514C90], [0x3F3B26A8, 0x3F514C90, 0x3F46FD20, 0x3F1F597F, 0x3E89B2B1, 0x3F0FEACD, 0x3F2DDEA8]], [[0x3F46FD20, 0.5, 0.5, 0x3F617BEB, 0x3F0FEACD, 0x3F514C90, 0x3F514C90], [0x3F5A1994, 0x3F46FD20, 0x3F46FD20, 0x3EC14D03, 0x3EE02A67, 0x3F5A1994, 0x3F514C90], [0x3F5A1994, 0x3E89B2B1, 0x3F1F597F, 0x3F1F597F, 0x3F1F597F, 0.5, 0x3F46FD20], [0x3F0FEACD, 0x3F0FEACD, 0x3EC14D03, 0x3EE02A67, 0x3F0FEACD, 0x3F514C90, 0x3EA442B1], [0x3F1F597F, 0x3F0FEACD, 0x3F0FEACD, 0x3F2DDEA8, 0x3EE02A67, 0x3F617BEB, 0x3F46FD20]]]> : tensor<3x5x7xf32> ulp 8 : tensor<3x5x7xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 0, 8>}} {
  %x0 = check.input dense<[[1.5, 0.0, -0.25], [0.75, 1.5, -0.25], [1.75, -0.75, 0.5], [-0.25, 0.25, -0.25], [0.0, 0.5, 0.5]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %1 = dl.sigmoid %x0 : (tensor<?x3xf32, #dl.dims<[N, 3]>>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.close %1, dense<[[0x3F514C90, 0.5, 0x3EE02A67], [0x3F2DDEA8, 0x3F514C90, 0x3EE02A67], [0x3F5A1994, 0x3EA442B1, 0x3F1F597F], [0x3EE02A67, 0x3F0FEACD, 0x3EE02A67], [0.5, 0x3F1F597F, 0x3F1F597F]]> : tensor<5x3xf32> ulp 8 : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
