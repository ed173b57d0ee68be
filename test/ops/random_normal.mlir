// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_zero_f16() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0xB418, 0x3CB6, 0x390B, 0x3448, 0x3FA9], [0xB5A5, 0x380E, 0xBF24, 0xC021, 0xB782], [0xBC4E, 0xB8DC, 0x3A61, 0xB2DD, 0x343F]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_small_f16() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0xB39D, 0x3D08, 0xB226, 0xB6DF, 0x3D14], [0xB517, 0x30F9, 0xBB82, 0xBC3F, 0x3E23], [0xB697, 0x3B74, 0x326C, 0xA45C, 0x2C91]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_large_f16() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0xB57B, 0xBB75, 0x3375, 0x3992, 0xB319], [0x38D3, 0xB751, 0xB492, 0x3834, 0xB723], [0xA9A0, 0x34DA, 0x4109, 0x39F1, 0x314B]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_negative_f16() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0xB9AC, 0xB096, 0xB106, 0xBA58, 0x320E], [0xB724, 0x3B73, 0x3857, 0x3E6B, 0xBC7B], [0x3CB6, 0xBF21, 0xB870, 0xB892, 0xADFE]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_zero_bf16() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0xBE83, 0x3F97, 0x3F21, 0x3E89, 0x3FF5], [0xBEB5, 0x3F02, 0xBFE5, -2.0625, -0.46875], [0xBF8A, 0xBF1C, 0.796875, 0xBE5C, 0.265625]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_small_bf16() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0xBE74, 0x3FA1, 0xBE45, 0xBEDC, 0x3FA3], [0xBEA3, 0x3E1F, -0.9375, -1.0625, 1.53125], [0xBED3, 0x3F6F, 0x3E4D, 0xBC8B, 0x3D92]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_large_bf16() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0xBEAF, 0xBF6F, 0x3E6F, 0x3F32, 0xBE63], [0x3F1A, 0xBEEA, 0xBE92, 0x3F07, 0xBEE4], [0xBD34, 0x3E9B, 2.515625, 0x3F3E, 0x3E29]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_negative_bf16() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0xBF35, 0xBE13, 0xBE21, 0xBF4B, 0x3E42], [0xBEE4, 0x3F6E, 0x3F0B, 0x3FCD, 0xBF8F], [0x3F97, -1.78125, 0xBF0E, 0xBF12, -0.09375]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_zero_f32() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0xBE82FA4F, 0x3F96BB3B, 0x3F2153B9, 0x3E88FDE7, 0x3FF5163A], [0xBEB4AC05, 0x3F01CC4F, 0xBFE489D1, 0xC0042D25, 0xBEF0416C], [0xBF89BCDC, 0xBF1B879D, 0x3F4C1D3D, 0xBE5B92BB, 0x3E87DC27]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_small_f32() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0xBE739A47, 0x3FA107DC, 0xBE44C4BE, 0xBEDBE1DC, 0x3FA287E2], [0xBEA2D397, 0x3E1F1A49, 0xBF7031F7, 0xBF87DDCA, 0x3FC46047], [0xBED2D6B5, 0x3F6E8137, 0x3E4D7F17, 0xBC8B7D96, 0x3D921F2F]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_large_f32() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0xBEAF62D5, 0xBF6E9A06, 0x3E6E9926, 0x3F324DC4, 0xBE632B10], [0x3F1A5F01, 0xBEEA1BCE, 0xBE924C13, 0x3F068B5E, 0xBEE466C5], [0xBD3401CD, 0x3E9B47C6, 0x40212C66, 0x3F3E2BA6, 0x3E295CD0]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_negative_f32() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0xBF357A17, 0xBE12C424, 0xBE20B7B8, 0xBF4AF9DA, 0x3E41CA24], [0xBEE475B3, 0x3F6E6F54, 0x3F0AD479, 0x3FCD5F3D, 0xBF8F64C2], [0x3F96BACC, 0xBFE4242E, 0xBF0E06A7, 0xBF124668, 0xBDBFBBF1]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_zero_f64() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0xBFD05F49E0000000, 0x3FF2D76760000000, 0x3FE42A7720000000, 0x3FD11FBCE0000000, 0x3FFEA2C740000000], [0xBFD69580A0000000, 0x3FE03989E0000000, 0xBFFC913A20000000, 0xC00085A4A0000000, 0xBFDE082D80000000], [0xBFF1379B80000000, 0xBFE370F3A0000000, 0x3FE983A7A0000000, 0xBFCB725760000000, 0x3FD0FB84E0000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_small_f64() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0xBFCE7348E0000000, 0x3FF420FB80000000, 0xBFC89897C0000000, 0xBFDB7C3B80000000, 0x3FF450FC40000000], [0xBFD45A72E0000000, 0x3FC3E34920000000, 0xBFEE063EE0000000, 0xBFF0FBB940000000, 0x3FF88C08E0000000], [0xBFDA5AD6A0000000, 0x3FEDD026E0000000, 0x3FC9AFE2E0000000, 0xBF916FB2C0000000, 0x3FB243E5E0000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_large_f64() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0xBFD5EC5AA0000000, 0xBFEDD340C0000000, 0x3FCDD324C0000000, 0x3FE649B880000000, 0xBFCC656200000000], [0x3FE34BE020000000, 0xBFDD4379C0000000, 0xBFD2498260000000, 0x3FE0D16BC0000000, 0xBFDC8CD8A0000000], [0xBFA68039A0000000, 0x3FD368F8C0000000, 0x4004258CC0000000, 0x3FE7C574C0000000, 0x3FC52B9A00000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_negative_f64() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0xBFE6AF42E0000000, 0xBFC2588480000000, 0xBFC416F700000000, 0xBFE95F3B40000000, 0x3FC8394480000000], [0xBFDC8EB660000000, 0x3FEDCDEA80000000, 0x3FE15A8F20000000, 0x3FF9ABE7A0000000, 0xBFF1EC9840000000], [0x3FF2D75980000000, 0xBFFC8485C0000000, 0xBFE1C0D4E0000000, 0xBFE248CD00000000, 0xBFB7F77E20000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_one() {
  %x0 = check.input dense<3> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<4> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<1xf32>
  check.eq %2, dense<[0xBDB57AA8]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<3> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<4> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<f32>
  check.eq %2, dense<0xBDB57AA8> : tensor<f32> : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<3> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<4> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<0x2xf32>
  check.eq %2, dense<> : tensor<0x2xf32> : tensor<0x2xf32>
  return
}

func.func @test_many() {
  %x0 = check.input dense<5> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<6> : tensor<i64> : tensor<i64>
  %2 = dl.random_normal %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<301xf32>
  check.eq %2, dense<[0xC00AC94F, 0x3F82AEE8, 0x3FAFF89E, 0xBF74F235, 0xBFBA958B, 0xC00DB6CE, 0x3F2AAC0D, 0xBED568F3, 0x3F04BAF6, 0xBF8A6049, 0x401A19E9, 0xBF7DC118, 0x3FB00B02, 0xBF62E21B, 0xBFC25BB2, 0x4035DCFE, 0xBE18FBBB, 0xBD3FE579, 0xBE07EC6E, 0x3F1B5FD1, 0xBFDDB750, 0x3FB2889E, 0xBE242D9C, 0xBFD53638, 0x3F8B33A2, 0x3F095C1F, 0xC003C7C5, 0xC029781B, 0x3F20A8E5, 0xBEB0D348, 0xBDD8AC8A, 0x3D6B1187, 0xBC95B468, 0x3E70A4D6, 0x3F8A1E31, 0x3E1DED45, 0x3F196F7B, 0xBF3B9BC7, 0x3E8EC8FB, 0x3FD425FE, 0xC011A04F, 0x3EF666AB, 0x3EC889D8, 0x3FF6BD1B, 0x40154BE9, 0x3FF1996E, 0xBE257897, 0x3FA8398E, 0xBEC4B8CB, 0x3E9E8D8C, 0xBED99483, 0xBF543B8C, 0x3EE44EAC, 0x3F419E69, 0xBF8BC443, 0xBF306D2B, 0xBF22C953, 0x3E9C1F55, 0x3EEDD819, 0xBE7EF5B9, 0x3F33FBED, 0xBE0D21B9, 0xBE811FBF, 0x3FD198AF, 0xBFC3508E, 0xBC42D06D, 0xBDE76C6F, 0xBFC78C18, 0x3E55EB49, 0x3E937686, 0x3F163E2B, 0xBF0A989F, 0x3FBB3A6B, 0x3F2468EA, 0x3F49278F, 0xBD309215, 0x3ECA942D, 0xBFA730B9, 0x3F24759A, 0xBF5016AB, 0x3E1D85C0, 0xBFA18263, 0x3F5320BD, 0x3F716583, 0x3F0E41B2, 0xBEAC3320, 0xBFA56A8A, 0xBD385593, 0xC008ACD8, 0xBEF29C28, 0x3FBD2DE0, 0x3F07D276, 0xBDE177B8, 0xBC7BBA4F, 0xBFB486C5, 0xBF8A365A, 0xBFEB4029, 0x3FD6B6DC, 0xBF5D940A, 0x3EE1B2F0, 0x40007D30, 0xBF1866E3, 0x3EAAF150, 0xBF00A706, 0x3DAEAA5A, 0x3EBCB8A6, 0xBF3C647B, 0x3E9E644C, 0xC013EACE, 0x3E4C072D, 0x3E8FCAAE, 0xBF64B0AF, 0x3E2BD7AB, 0xBFA41AA6, 0x3F511FED, 0xBCF8007E, 0x3E8E9AE4, 0xBEBF9C2A, 0xBE475A38, 0x3F29C9EE, 0x3E269EBC, 0x3EE54F5D, 0x3F949F56, 0xBEAF97A1, 0xBFB0BECC, 0x4024049F, 0x3FEAE424, 0xC00FFAB3, 0xBFA7397F, 0x3F24CDA9, 0x3FE8296B, 0x4003CC03, 0xBEE260AB, 0x3FDE56BB, 0xBE0A1235, 0xBEAB951F, 0xBF5FBB36, 0x3F35A929, 0x3DE90364, 0x3E86FA6E, 0x3F43C420, 0xBF701D69, 0xBF096D83, 0xBF17E38B, 0xBE48ACE7, 0x3E86FCC9, 0x3E319676, 0xBF3286EA, 0x3F78AEA0, 0x3FCD72F4, 0xBFEF687D, 0xBFD84D7B, 0xBF97889F, 0xBFBA381C, 0x4008C487, 0xBF4160AA, 0xBEC18623, 0xBECA43CB, 0x3FAFCC58, 0xBECEF59D, 0x3CA06E49, 0x3FCB35FE, 0x3EFCD3B4, 0x3FBF6B2C, 0x3DF08EC5, 0xBE6F833B, 0x3F449733, 0xBF5AD497, 0xC002C7E4, 0xBF8F4836, 0x3F50C74C, 0x3E66B9D5, 0xBF038125, 0x3ED20C26, 0xBEEF0700, 0x3F5E1CBC, 0x3F99267B, 0xBFC29B92, 0x3EB5C138, 0x3D8701BB, 0x3CBDFC65, 0xBF52C385, 0xBFC5C1F4, 0xBFE305D0, 0x3FF3661A, 0xBFBB5F61, 0xBFBEB692, 0x3E450F08, 0x3F15D7C4, 0x3F0F68CB, 0xBEF883C9, 0xBECB6AB1, 0xBFB64AD8, 0x3EFCFB43, 0xBF633743, 0xBF27FF07, 0x3F14E789, 0x3FD89B96, 0xBF1D65FD, 0x3FC5BF05, 0xBF9BAC67, 0x3FEECDD1, 0xBEB5BDAD, 0xBFB3D434, 0x3FE37688, 0xBF0E0E7E, 0x3FF91C20, 0xBF825D21, 0xBF900317, 0x40131D15, 0xBF77F77E, 0x3F0F21FE, 0x3DEEFCD8, 0xBE297EB7, 0xBF523ACC, 0xBE0B25F2, 0xBDD18F30, 0x3F39F920, 0xBE7305B2, 0xBFA7B00B, 0x402E2A9F, 0xBECA0F8C, 0xBE069855, 0xBF6FAD08, 0x3F0E3E72, 0x3F234A92, 0xBE09E37D, 0xBF2747D1, 0xBDF366FE, 0xBEF7F364, 0xBF760AF3, 0x3F371AE2, 0xBE60D4DD, 0x3F91F553, 0xBF91B113, 0xBED27840, 0x3F8FEF3C, 0xBF84EA8F, 0x3CFD537B, 0xBE656E88, 0x3F5CD0F7, 0xBFC20F24, 0x3E1EDCC3, 0x3EA87D07, 0xBF10A19C, 0xBFCB7CA9, 0x3FB23461, 0xBFCA0FEC, 0x3F3430D0, 0x3EB72113, 0x3F12FFDB, 0x3F51CB0F, 0xBE25AFD5, 0x3F61F985, 0xBE884E7D, 0x3FE34631, 0xBE792850, 0xBDAC920C, 0x3ED17C59, 0x3F93C2E7, 0xBE3FA796, 0x3FE4E6E8, 0xBF787AF7, 0x3F1A1ADF, 0x3FEE04AC, 0xC0223535, 0x3DE5FB58, 0x3FF05569, 0xBD1D6F30, 0x3EDEBBCF, 0x3ECF8516, 0x3E063046, 0xBF3EBE80, 0x3E52833F, 0x3F3654F0, 0x3F49C6CD, 0x3FA9ECCB, 0x3E96B4F8, 0xBE8E5FBD, 0xC01DE05A, 0xBF723A6E, 0x3F63C7F0, 0x3E413705, 0x3EE7C51F, 0xBFD6FC62, 0xBF133DF8, 0x3F9ABEEA, 0xBEBFCC84, 0xBF0F9CE0, 0xBEF17B50, 0xBF67A4EB, 0x3F8398D0, 0xBD27067A, 0x3E948289, 0xBEC3D618, 0xC02986A4, 0xBF30B337, 0x3E9A547E, 0xBF75FEE5, 0xC02BD9DE, 0xBF338CE2]> : tensor<301xf32> : tensor<301xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<0.0> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<5> : tensor<i64> : tensor<i64>
  %x2 = check.input dense<6> : tensor<i64> : tensor<i64>
  %3 = dl.random_normal %x1, %x2 : (tensor<i64>, tensor<i64>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %3, dense<[[0xC00AC94F, 0x3F82AEE8, 0x3FAFF89E], [0xBF74F235, 0xBFBA958B, 0xC00DB6CE], [0x3F2AAC0D, 0xBED568F3, 0x3F04BAF6], [0xBF8A6049, 0x401A19E9, 0xBF7DC118], [0x3FB00B02, 0xBF62E21B, 0xBFC25BB2]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
