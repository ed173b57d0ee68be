// Maps in a chain, each of which reads the one before several times: code grows with its length, not by a factor with
// each link, or the build would not end. Once as maps that become one, once with operands that keep them apart.
// RUN: dlc-opt %s --lower-kernels | FileCheck %s

// CHECK: func.func private @joined
// CHECK: arith.select
kernel.define @joined(%x0: tensor<4x4xf64>, %y0: tensor<4x4xf64>, %x1: tensor<4x4xf64>, %y1: tensor<4x4xf64>, %x2: tensor<4x4xf64>, %y2: tensor<4x4xf64>, %x3: tensor<4x4xf64>, %y3: tensor<4x4xf64>, %x4: tensor<4x4xf64>, %y4: tensor<4x4xf64>, %x5: tensor<4x4xf64>, %y5: tensor<4x4xf64>, %x6: tensor<4x4xf64>, %y6: tensor<4x4xf64>, %x7: tensor<4x4xf64>, %y7: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
  %n1 = dl.is_nan %x1 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m1 = dl.is_nan %x0 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g1 = dl.gt %x1, %x0 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k1 = dl.not %m1 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a1 = dl.and %n1, %k1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t1 = dl.or %g1, %a1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s1 = dl.select %t1, %y1, %y0 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b1 = dl.select %t1, %x1, %x0 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %n2 = dl.is_nan %x2 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m2 = dl.is_nan %b1 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g2 = dl.gt %x2, %b1 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k2 = dl.not %m2 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a2 = dl.and %n2, %k2 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t2 = dl.or %g2, %a2 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s2 = dl.select %t2, %y2, %s1 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b2 = dl.select %t2, %x2, %b1 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %n3 = dl.is_nan %x3 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m3 = dl.is_nan %b2 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g3 = dl.gt %x3, %b2 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k3 = dl.not %m3 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a3 = dl.and %n3, %k3 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t3 = dl.or %g3, %a3 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s3 = dl.select %t3, %y3, %s2 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b3 = dl.select %t3, %x3, %b2 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %n4 = dl.is_nan %x4 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m4 = dl.is_nan %b3 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g4 = dl.gt %x4, %b3 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k4 = dl.not %m4 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a4 = dl.and %n4, %k4 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t4 = dl.or %g4, %a4 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s4 = dl.select %t4, %y4, %s3 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b4 = dl.select %t4, %x4, %b3 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %n5 = dl.is_nan %x5 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m5 = dl.is_nan %b4 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g5 = dl.gt %x5, %b4 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k5 = dl.not %m5 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a5 = dl.and %n5, %k5 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t5 = dl.or %g5, %a5 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s5 = dl.select %t5, %y5, %s4 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b5 = dl.select %t5, %x5, %b4 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %n6 = dl.is_nan %x6 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m6 = dl.is_nan %b5 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g6 = dl.gt %x6, %b5 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k6 = dl.not %m6 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a6 = dl.and %n6, %k6 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t6 = dl.or %g6, %a6 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s6 = dl.select %t6, %y6, %s5 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b6 = dl.select %t6, %x6, %b5 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %n7 = dl.is_nan %x7 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m7 = dl.is_nan %b6 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g7 = dl.gt %x7, %b6 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k7 = dl.not %m7 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a7 = dl.and %n7, %k7 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t7 = dl.or %g7, %a7 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s7 = dl.select %t7, %y7, %s6 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b7 = dl.select %t7, %x7, %b6 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  kernel.yield %s7, %b7 : tensor<4x4xf64>, tensor<4x4xf64>
}

// CHECK: func.func private @apart
// CHECK: arith.select
kernel.define @apart(%x0: tensor<4x4xf64>, %y0: tensor<4x4xf64>, %x1: tensor<4x4xf64>, %y1: tensor<4x4xf64>, %x2: tensor<4x4xf64>, %y2: tensor<4x4xf64>, %x3: tensor<4x4xf64>, %y3: tensor<4x4xf64>, %x4: tensor<4x4xf64>, %y4: tensor<4x4xf64>, %x5: tensor<4x4xf64>, %y5: tensor<4x4xf64>, %x6: tensor<4x4xf64>, %y6: tensor<4x4xf64>, %x7: tensor<4x4xf64>, %y7: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
  %p1 = dl.transpose %x1 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n1 = dl.is_nan %p1 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m1 = dl.is_nan %x0 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g1 = dl.gt %p1, %x0 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k1 = dl.not %m1 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a1 = dl.and %n1, %k1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t1 = dl.or %g1, %a1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s1 = dl.select %t1, %y1, %y0 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b1 = dl.select %t1, %p1, %x0 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %p2 = dl.transpose %x2 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n2 = dl.is_nan %p2 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m2 = dl.is_nan %b1 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g2 = dl.gt %p2, %b1 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k2 = dl.not %m2 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a2 = dl.and %n2, %k2 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t2 = dl.or %g2, %a2 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s2 = dl.select %t2, %y2, %s1 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b2 = dl.select %t2, %p2, %b1 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %p3 = dl.transpose %x3 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n3 = dl.is_nan %p3 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m3 = dl.is_nan %b2 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g3 = dl.gt %p3, %b2 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k3 = dl.not %m3 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a3 = dl.and %n3, %k3 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t3 = dl.or %g3, %a3 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s3 = dl.select %t3, %y3, %s2 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b3 = dl.select %t3, %p3, %b2 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %p4 = dl.transpose %x4 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n4 = dl.is_nan %p4 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m4 = dl.is_nan %b3 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g4 = dl.gt %p4, %b3 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k4 = dl.not %m4 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a4 = dl.and %n4, %k4 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t4 = dl.or %g4, %a4 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s4 = dl.select %t4, %y4, %s3 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b4 = dl.select %t4, %p4, %b3 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %p5 = dl.transpose %x5 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n5 = dl.is_nan %p5 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m5 = dl.is_nan %b4 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g5 = dl.gt %p5, %b4 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k5 = dl.not %m5 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a5 = dl.and %n5, %k5 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t5 = dl.or %g5, %a5 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s5 = dl.select %t5, %y5, %s4 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b5 = dl.select %t5, %p5, %b4 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %p6 = dl.transpose %x6 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n6 = dl.is_nan %p6 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m6 = dl.is_nan %b5 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g6 = dl.gt %p6, %b5 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k6 = dl.not %m6 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a6 = dl.and %n6, %k6 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t6 = dl.or %g6, %a6 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s6 = dl.select %t6, %y6, %s5 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b6 = dl.select %t6, %p6, %b5 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %p7 = dl.transpose %x7 {perm = array<i64: 1, 0>} : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %n7 = dl.is_nan %p7 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %m7 = dl.is_nan %b6 : (tensor<4x4xf64>) -> tensor<4x4xi1>
  %g7 = dl.gt %p7, %b6 : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
  %k7 = dl.not %m7 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %a7 = dl.and %n7, %k7 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %t7 = dl.or %g7, %a7 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  %s7 = dl.select %t7, %y7, %s6 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %b7 = dl.select %t7, %p7, %b6 : (tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  kernel.yield %s7, %b7 : tensor<4x4xf64>, tensor<4x4xf64>
}
