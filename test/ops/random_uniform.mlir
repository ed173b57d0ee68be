// RUN: dlc-opt %s -verify-roundtrip -o /dev/null
// RUN: dlc run %s --eager
// RUN: dlc run %s
// RUN: dlc run %s --target-cpu x86-64-v2
// Written by tools/scripts/op_vectors.py.

func.func @test_zero_f16() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0x3662, 0x3B0B, 0x39E2, 0x38D8, 0x3BC7], [0x35CA, 0x398D, 0x28B0, 0x24E0, 0x351C], [0.140625, 0x3458, 0x3A4C, 0x36A4, 0x38D6]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_small_f16() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0x367E, 0x3B2A, 0x36C6, 0x3556, 0x3B2E], [0.375, 0x387E, 0x3190, 0x309C, 0.9375], [0x3570, 0x3A98, 0x38A2, 0x37E4, 0x383A]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_large_f16() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0x35DA, 0x319C, 0x38BC, 0x3A0E, 0x3698], [0x39D0, 0x352E, 0x3632, 0x399A, 0x353E], [0x37B8, 0x38F4, 0x3BF3, 0x3A2B, 0x3886]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_negative_f16() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf16>
  check.eq %2, dense<[[0x33A4, 0x3716, 0.4375, 0x32D8, 0x3899], [0x353E, 0x3A97, 0x39A6, 0x3B90, 0x3030], [0x3B0B, 0x28C0, 0x34A0, 0x348A, 0x3766]]> : tensor<3x5xf16> : tensor<3x5xf16>
  return
}

func.func @test_zero_bf16() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0x3ECC, 0x3F61, 0.734375, 0x3F1B, 0.96875], [0.359375, 0x3F31, 0x3D10, 0.015625, 0x3EA2], [0.140625, 0x3E8A, 0x3F49, 0x3ED4, 0x3F1A]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_small_bf16() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0x3ECE, 0x3F65, 0.421875, 0x3EAA, 0x3F65], [0.375, 0x3F0F, 0.171875, 0.140625, 0.9375], [0x3EAE, 0x3F53, 0.578125, 0x3EFC, 0x3F07]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_large_bf16() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0x3EBA, 0.171875, 0x3F17, 0x3F41, 0x3ED2], [0x3F3A, 0x3EA4, 0x3EC6, 0x3F33, 0x3EA6], [0x3EF6, 0x3F1E, 0x3F7E, 0x3F45, 0.5625]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_negative_bf16() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xbf16>
  check.eq %2, dense<[[0x3E74, 0x3EE2, 0.4375, 0x3E58, 0x3F13], [0x3EA6, 0x3F52, 0.703125, 0x3F72, 0x3E04], [0x3F61, 0x3D10, 0x3E94, 0.28125, 0x3EEC]]> : tensor<3x5xbf16> : tensor<3x5xbf16>
  return
}

func.func @test_zero_f32() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0x3ECC4FD0, 0x3F6169C5, 0x3F3C57AC, 0x3F1B00DB, 0x3F78E4CC], [0x3EB96400, 0x3F31A574, 0x3D17EFF0, 0x3C9F5460, 0x3EA38E64], [0x3E10544C, 0x3E8B226A, 0x3F4990EF, 0x3ED488E8, 0x3F1AC913]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_small_f32() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0x3ECFDCDE, 0x3F655410, 0x3ED8FD94, 0x3EAAE730, 0x3F65DDE9], [0x3EC01EC2, 0x3F0FCDF8, 0x3E323B60, 0x3E13B3F0, 0x3F7000AA], [0x3EAE3498, 0x3F5301A3, 0x3F145BCA, 0x3EFC85AA, 0x3F0747D5]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_large_f32() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0x3EBB602E, 0x3E33DFD0, 0x3F179548, 0x3F41C6F1, 0x3ED30E32], [0x3F3A0C44, 0x3EA5C24C, 0x3EC66BA0, 0x3F334DB5, 0x3EA7D0A4], [0x3EF706BE, 0x3F1E816F, 0x3F7E7DA0, 0x3F456E55, 0x3F10D094]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_negative_f32() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
  check.eq %2, dense<[[0x3E74EF8C, 0x3EE2D306, 0x3EE01296, 0x3E5B0F3C, 0x3F133684], [0x3EA7CB40, 0x3F52FD02, 0x3F34C93C, 0x3F72192E, 0x3E0673B4], [0x3F616995, 0x3D18F7F0, 0x3E943BE4, 0x3E91573E, 0x3EECE7B8]]> : tensor<3x5xf32> : tensor<3x5xf32>
  return
}

func.func @test_zero_f64() {
  %x0 = check.input dense<0> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<0> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0x3FD989FA00000000, 0x3FEC2D38A0000000, 0x3FE78AF580000000, 0x3FE3601B60000000, 0x3FEF1C9980000000], [0x3FD72C8000000000, 0x3FE634AE80000000, 0x3FA2FDFE00000000, 0x3F93EA8C00000000, 0x3FD471CC80000000], [0x3FC20A8980000000, 0x3FD1644D40000000, 0x3FE9321DE0000000, 0x3FDA911D00000000, 0x3FE3592260000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_small_f64() {
  %x0 = check.input dense<42> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<7> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0x3FD9FB9BC0000000, 0x3FECAA8200000000, 0x3FDB1FB280000000, 0x3FD55CE600000000, 0x3FECBBBD20000000], [0x3FD803D840000000, 0x3FE1F9BF00000000, 0x3FC6476C00000000, 0x3FC2767E00000000, 0x3FEE001540000000], [0x3FD5C69300000000, 0x3FEA603460000000, 0x3FE28B7940000000, 0x3FDF90B540000000, 0x3FE0E8FAA0000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_large_f64() {
  %x0 = check.input dense<1311768467463790320> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<1147797409030816545> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0x3FD76C05C0000000, 0x3FC67BFA00000000, 0x3FE2F2A900000000, 0x3FE838DE20000000, 0x3FDA61C640000000], [0x3FE7418880000000, 0x3FD4B84980000000, 0x3FD8CD7400000000, 0x3FE669B6A0000000, 0x3FD4FA1480000000], [0x3FDEE0D7C0000000, 0x3FE3D02DE0000000, 0x3FEFCFB400000000, 0x3FE8ADCAA0000000, 0x3FE21A1280000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_negative_f64() {
  %x0 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<-1> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<3x5xf64>
  check.eq %2, dense<[[0x3FCE9DF180000000, 0x3FDC5A60C0000000, 0x3FDC0252C0000000, 0x3FCB61E780000000, 0x3FE266D080000000], [0x3FD4F96800000000, 0x3FEA5FA040000000, 0x3FE6992780000000, 0x3FEE4325C0000000, 0x3FC0CE7680000000], [0x3FEC2D32A0000000, 0x3FA31EFE00000000, 0x3FD2877C80000000, 0x3FD22AE7C0000000, 0x3FDD9CF700000000]]> : tensor<3x5xf64> : tensor<3x5xf64>
  return
}

func.func @test_one() {
  %x0 = check.input dense<3> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<4> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<1xf32>
  check.eq %2, dense<[0x3EEDEC7A]> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @test_scalar() {
  %x0 = check.input dense<3> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<4> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<f32>
  check.eq %2, dense<0x3EEDEC7A> : tensor<f32> : tensor<f32>
  return
}

func.func @test_empty() {
  %x0 = check.input dense<3> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<4> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<0x2xf32>
  check.eq %2, dense<> : tensor<0x2xf32> : tensor<0x2xf32>
  return
}

func.func @test_many() {
  %x0 = check.input dense<5> : tensor<i64> : tensor<i64>
  %x1 = check.input dense<6> : tensor<i64> : tensor<i64>
  %2 = dl.random_uniform %x0, %x1 : (tensor<i64>, tensor<i64>) -> tensor<301xf32>
  check.eq %2, dense<[0x3C76B980, 0x3F58AB4D, 0x3F6A5792, 0x3E2D648C, 0x3D946770, 0x3C5B9F40, 0x3F3F5D16, 0x3EAD4398, 0x3F32AC09, 0x3E0F30B0, 0x3F7DF226, 0x3E24A560, 0x3F6A5D67, 0x3E403E60, 0x3D83FF20, 0x3F7F6CEB, 0x3EE198EC, 0x3EF66F1E, 0x3EE4F772, 0x3F3A6196, 0x3D2A78D0, 0x3F6B2055, 0x3EDF6416, 0x3D4423F0, 0x3F5C9183, 0x3F34476D, 0x3CA1BDE0, 0x3B84AD00, 0x3F3C1FC0, 0x3EBAD5A0, 0x3EEA6E1C, 0x3F05DBA3, 0x3EFC447A, 0x3F17C81A, 0x3F5C1662, 0x3F0FB04E, 0x3F39BC82, 0x3E6D63DC, 0x3F1C1DD8, 0x3F738718, 0x3C3B7180, 0x3F2F511B, 0x3F270081, 0x3F791A57, 0x3F7D7BC0, 0x3F786FB9, 0x3EDF22E8, 0x3F67D6B8, 0x3EB36886, 0x3F1F20E1, 0x3EABBDCC, 0x3E506D78, 0x3F2C1353, 0x3F46783F, 0x3E0CBB14, 0x3E7B3F80, 0x3E865CAE, 0x3F1EAA7D, 0x3F2DCA60, 0x3ECDA9DA, 0x3F424D48, 0x3EE3EFEA, 0x3ECD0722, 0x3F730120, 0x3D821508, 0x3EFD9240, 0x3EE8F7C6, 0x3D73B930, 0x3F152E60, 0x3F1D0351, 0x3F38AB0B, 0x3E9696C0, 0x3F6DA070, 0x3F3D58D4, 0x3F48B3F5, 0x3EF73292, 0x3F2760EC, 0x3DC41698, 0x3F3D5CF3, 0x3E55261C, 0x3F0FA61B, 0x3DD3FE28, 0x3F4B9479, 0x3F53BFFD, 0x3F35F63C, 0x3EBC9362, 0x3DC8F538, 0x3EF6CF8E, 0x3C860160, 0x3EA2B73E, 0x3F6E2792, 0x3F33BF36, 0x3EE98EE4, 0x3EFCDCA2, 0x3DA23B68, 0x3E0F7B60, 0x3D0755C0, 0x3F7409F2, 0x3E46031C, 0x3F2B9A99, 0x3F7A47E0, 0x3E8D3798, 0x3F21799E, 0x3E9D831A, 0x3F08B31B, 0x3F24CF23, 0x3E6C6F4C, 0x3F1F1908, 0x3C2A9180, 0x3F14370A, 0x3F1C4F47, 0x3E3E4D80, 0x3F110F07, 0x3DCC9DA8, 0x3F4B0264, 0x3EF9D138, 0x3F1C1500, 0x3EB54E5E, 0x3ED87C16, 0x3F3F14C6, 0x3F108B7F, 0x3F2C41A9, 0x3F60904F, 0x3EBB4C52, 0x3DAB5948, 0x3F7EABBF, 0x3F777D1F, 0x3C487400, 0x3DC3FED0, 0x3F3D7985, 0x3F7713E1, 0x3F7AF2E1, 0x3EA88BEE, 0x3F7574D2, 0x3EE48AC2, 0x3EBCCEF4, 0x3E43A88C, 0x3F42D2B6, 0x3F0B9846, 0x3F1A9D99, 0x3F471C7B, 0x3E325088, 0x3E976520, 0x3E8D8F6E, 0x3ED839CE, 0x3F1A9E0C, 0x3F119F99, 0x3E789CB4, 0x3F559696, 0x3F721D8D, 0x3CFB93C0, 0x3D3A7700, 0x3DF224F8, 0x3D9535E8, 0x3F7BD3D0, 0x3E666908, 0x3EB4983C, 0x3EB15BCC, 0x3F6A49E8, 0x3EAFA126, 0x3F01FFFC, 0x3F719DA0, 0x3F307478, 0x3F6EBF0E, 0x3F0BF7F2, 0x3ED0A7FC, 0x3F475B42, 0x3E490A84, 0x3CA7F7E0, 0x3E06A46C, 0x3F4AE90E, 0x3F16D17F, 0x3E9B831A, 0x3F28C090, 0x3EA3FED0, 0x3F4EA4B0, 0x3F625E01, 0x3D837FD0, 0x3F2381EE, 0x3F06BA44, 0x3F025E4A, 0x3E52180C, 0x3D7A91D0, 0x3D1BE640, 0x3F78AC81, 0x3D92ABD8, 0x3D8B8178, 0x3F13887A, 0x3F3888A3, 0x3F365AFF, 0x3EA09DB6, 0x3EB0EF0A, 0x3D9E1B50, 0x3F307B74, 0x3E3FE2AC, 0x3E82FCFE, 0x3F3837CD, 0x3F7467AA, 0x3E89E5C0, 0x3F70564D, 0x3DE54848, 0x3F780DB0, 0x3EB8FD76, 0x3DA3E318, 0x3F76546F, 0x3E94368A, 0x3F796434, 0x3E1DEDE8, 0x3E05669C, 0x3F7D3EAC, 0x3E2A5C30, 0x3F3642D8, 0x3F0BE40B, 0x3EDE5828, 0x3E52B3A0, 0x3EE45440, 0x3EEB22C8, 0x3F44270C, 0x3ECFF9AC, 0x3DC2BD28, 0x3F7F2AF5, 0x3EB16F16, 0x3EE53AB0, 0x3E32C424, 0x3F35F521, 0x3F3CFBC1, 0x3EE493FC, 0x3E8372F6, 0x3EE7C7F8, 0x3EA0D0EE, 0x3E2C49A4, 0x3F434527, 0x3ED382A4, 0x3F5F77A0, 0x3E029348, 0x3EAE5738, 0x3F5E9DF2, 0x3E1920F0, 0x3F03285F, 0x3ED29D70, 0x3F4E49A7, 0x3D8499D0, 0x3F0FC7E8, 0x3F2102FF, 0x3E9274F0, 0x3D652760, 0x3F6B06D7, 0x3D6A56A0, 0x3F425DC0, 0x3F23C3CC, 0x3F37932A, 0x3F4B333E, 0x3EDF1808, 0x3F4FB1A6, 0x3ECA41D2, 0x3F764C26, 0x3ECEC94E, 0x3EEECF16, 0x3F28A630, 0x3F603656, 0x3ED9FE10, 0x3F769045, 0x3E29D910, 0x3F39F599, 0x3F77F119, 0x3BB87F00, 0x3F0B71D3, 0x3F78441F, 0x3EF826AA, 0x3F2B1104, 0x3F2849CA, 0x3F0D585D, 0x3E6994F8, 0x3F14D941, 0x3F4307F1, 0x3F48E290, 0x3F6867DC, 0x3F1DA216, 0x3EC7ECB0, 0x3BDF5800, 0x3E302690, 0x3F502E37, 0x3F13281B, 0x3F2CB32B, 0x3D3E8740, 0x3E90AFA6, 0x3F62FC1B, 0x3EB53C62, 0x3E93267E, 0x3EA31E4A, 0x3E3B27F8, 0x3F5919BD, 0x3EF7AC50, 0x3F1D3696, 0x3EB3BC8E, 0x3B845400, 0x3E7AE764, 0x3F1E5312, 0x3E2C55C8, 0x3B6D8A00, 0x3E77555C]> : tensor<301xf32> : tensor<301xf32>
  return
}

func.func @test_symbolic() attributes {dl.dims = {N = array<i64: 1, 8>}} {
  %x0 = check.input dense<0.0> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  %x1 = check.input dense<5> : tensor<i64> : tensor<i64>
  %x2 = check.input dense<6> : tensor<i64> : tensor<i64>
  %3 = dl.random_uniform %x1, %x2 : (tensor<i64>, tensor<i64>) -> tensor<?x3xf32, #dl.dims<[N, 3]>>
  check.eq %3, dense<[[0x3C76B980, 0x3F58AB4D, 0x3F6A5792], [0x3E2D648C, 0x3D946770, 0x3C5B9F40], [0x3F3F5D16, 0x3EAD4398, 0x3F32AC09], [0x3E0F30B0, 0x3F7DF226, 0x3E24A560], [0x3F6A5D67, 0x3E403E60, 0x3D83FF20]]> : tensor<5x3xf32> : tensor<?x3xf32, #dl.dims<[N, 3]>>
  return
}
