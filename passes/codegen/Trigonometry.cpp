//===- Trigonometry.cpp - Circular functions of f32 -----------------------===//
//
// Arguments are reduced modulo pi / 2 exactly, after Payne and Hanek: the 24-bit significand times a 96-bit window of
// 2 / pi, in 64-bit integers. What is left is computed in f64.
//
//===----------------------------------------------------------------------===//
#include "passes/codegen/Math.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

static constexpr double kPi = 3.141592653589793, kNan = std::numeric_limits<double>::quiet_NaN();

namespace {
struct Reduced {
  Num quadrant; ///< i64, its low two bits count
  Num r;        ///< f64 in [-pi/4, pi/4]
};
} // namespace

/// |x| = quadrant * pi/2 + r. Any finite x; garbage, but no poison, for others.
static Reduced reduce(Num x) {
  Num bits = (x.toBits() & 0x7FFFFFFF).zext(64);
  Num exponent = bits.lshr(23);
  // Below pi/4 nothing is to be done; the exponent is raised so that the shifts stay in range.
  Num small = exponent < exponent.constant(126);
  Num safe = select(small, exponent.constant(126), exponent);
  Num significand = (bits & 0x7FFFFF) | 0x800000;
  // |x| = significand * 2^(exponent - 150). The window starts at bit exponent - 151 of 2/pi, behind 32 zeros.
  Num start = safe - safe.constant(120);
  Num word = start.lshr(5), shift = start & 31;
  static constexpr uint64_t twoOverPi[] = {0x0,        0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0,
                                           0xDB629599, 0x3C439041, 0xFE5163AB, 0xDEBBC561};
  Num is[5] = {word == word.constant(0), word == word.constant(1), word == word.constant(2), word == word.constant(3),
               word};
  auto table = [&](unsigned offset) {
    Num value = word.bits(twoOverPi[4 + offset]);
    for (unsigned i = 0; i < 4; ++i)
      value = select(is[i], word.bits(twoOverPi[i + offset]), value);
    return value;
  };
  Num words[4] = {table(0), table(1), table(2), table(3)};
  auto window = [&](unsigned i) { return (words[i].shl(32) | words[i + 1]).shl(shift).lshr(32); };
  // Two integer bits, 62 of the fraction; higher ones wrap.
  Num product = (significand * window(0)).shl(32) + significand * window(1) + (significand * window(2)).lshr(32);
  Num quadrant = (product + product.bits(1ull << 61)).lshr(62);
  Num fraction = product - quadrant.shl(62);
  Num r = fraction.signedTo(x.m->builder.getF64Type()) * (kPi / 2 / 4611686018427387904.0);
  return {select(small, quadrant.constant(0), quadrant), select(small, x.abs().toF64(), r)};
}

static Num sinPolynomial(Num r) {
  Num z = r * r;
  static constexpr double c[] = {-1.0 / 39916800, 1.0 / 362880, -1.0 / 5040, 1.0 / 120, -1.0 / 6};
  return fma(horner(z, c) * z, r, r);
}
static Num cosPolynomial(Num r) {
  static constexpr double c[] = {1.0 / 479001600, -1.0 / 3628800, 1.0 / 40320, -1.0 / 720, 1.0 / 24, -0.5, 1.0};
  return horner(r * r, c);
}

/// `result` where x is finite, else NaN.
static Num finiteOrNan(Num x, Num result) {
  Num finite = (x.toBits() & 0x7FFFFFFF) < x.toBits().bits(0x7F800000);
  return select(finite, result, x.constant(kNan));
}

/// Moves bit `bit` of i64 `flags` to the sign of the f64 `value`.
static Num flipSign(Num value, Num flags, unsigned bit) {
  return (value.toBits() ^ flags.shl(63 - bit) & 0x8000000000000000ull).bitcastTo(value.element());
}

Num codegen::sin32(Num x) {
  Reduced a = reduce(x);
  Num swap = (a.quadrant & 1).truncTo(1);
  Num s = flipSign(select(swap, cosPolynomial(a.r), sinPolynomial(a.r)), a.quadrant, 1).toF32();
  s = (s.toBits() ^ (x.toBits() & 0x80000000)).bitcastTo(x.element());
  return finiteOrNan(x, s);
}

Num codegen::cos32(Num x) {
  Reduced a = reduce(x);
  Num swap = (a.quadrant & 1).truncTo(1);
  Num c = select(swap, sinPolynomial(a.r), cosPolynomial(a.r));
  return finiteOrNan(x, flipSign(c, a.quadrant + a.quadrant.constant(1), 1).toF32());
}

Num codegen::tan32(Num x) {
  Reduced a = reduce(x);
  Num swap = (a.quadrant & 1).truncTo(1);
  Num s = sinPolynomial(a.r), c = cosPolynomial(a.r);
  Num t = (select(swap, -c, s) / select(swap, s, c)).toF32();
  t = (t.toBits() ^ (x.toBits() & 0x80000000)).bitcastTo(x.element());
  return finiteOrNan(x, t);
}

/// atan of f64 a >= 0 (or NaN).
static Num atanPositive(Num a) {
  Num large = a > 2.414213562373095, middle = a > 0.4142135623730951;
  Num one = a.constant(1);
  Num numerator = select(large, -one, select(middle, a - one, a));
  Num denominator = select(large, a, select(middle, a + one, one));
  Num base = select(large, a.constant(kPi / 2), select(middle, a.constant(kPi / 4), a.constant(0)));
  Num t = numerator / denominator, z = t * t;
  static constexpr double c[] = {-0.037697686211121156, 0.06976779311209738, -0.08993168086026605, 0.11103529641978385,
                                 -0.14285390971622441,  0.19999993181488568, -0.33333333278314253, 0.99999999999927};
  return base + t * horner(z, c);
}

/// asin of f64 |s| <= 0.5.
static Num asinSmall(Num s) {
  static constexpr double c[] = {0.03309660144962306,  0.0017780501505243133, 0.02073659580160493,
                                 0.021844188755287094, 0.03042945578228046,   0.044640480807353985,
                                 0.0750000591391517,   0.16666666610259978,   1.0000000000008828};
  return s * horner(s * s, c);
}

Num codegen::atan32(Num x32) {
  Num x = x32.toF64();
  return atanPositive(x.abs()).copySign(x).toF32();
}

Num codegen::asin32(Num x32) {
  Num x = x32.toF64(), a = x.abs();
  Num large = a > 0.5;
  Num s = select(large, ((a.constant(1) - a) * 0.5).sqrt(), a);
  Num p = asinSmall(s);
  return select(large, a.constant(kPi / 2) - p * 2.0, p).copySign(x).toF32();
}

Num codegen::acos32(Num x32) {
  Num x = x32.toF64(), a = x.abs();
  Num large = a > 0.5;
  Num p = asinSmall(select(large, ((a.constant(1) - a) * 0.5).sqrt(), x));
  Num outer = select(x < 0.0, a.constant(kPi) - p * 2.0, p * 2.0);
  return select(large, outer, a.constant(kPi / 2) - p).toF32();
}

Num codegen::atan2_32(Num y32, Num x32) {
  Num x = x32.toF64(), y = y32.toF64(), ax = x.abs(), ay = y.abs();
  Num ratio = ay / ax;
  ratio = select(ay == ay.constant(0), ay, ratio);
  ratio = select(ay == ax & ay > 0.0, ay.constant(1), ratio); // infinity over infinity
  Num angle = atanPositive(ratio);
  Num negative = x.toBits().compare(arith::CmpIPredicate::slt, x.toBits().constant(0));
  angle = select(negative, angle.constant(kPi) - angle, angle).copySign(y);
  return select(x.isNan() | y.isNan(), x + y, angle).toF32();
}
