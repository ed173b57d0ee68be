//===- Scalar.cpp - Scalar forms of elementwise ops -----------------------===//
#include "passes/lower/Scalar.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace dlc::lower {

Value ScalarBuilder::integer(int64_t value, Type type) {
  if (type.isIndex())
    return arith::ConstantIndexOp::create(b, loc, value);
  unsigned width = type.getIntOrFloatBitWidth();
  return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, APInt(64, value, true).trunc(width)));
}

Value ScalarBuilder::real(double value, Type type) {
  return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
}

Value ScalarBuilder::number(double value, Type type) {
  return isa<FloatType>(type) ? real(value, type) : integer(int64_t(value), type);
}

Value ScalarBuilder::select(Value condition, Value x, Value y) {
  return arith::SelectOp::create(b, loc, condition, x, y);
}

namespace scalar {

static bool isFloat(Value x) { return isa<FloatType>(x.getType()); }
static bool isNarrowFloat(Type type) { return type.isF16() || type.isBF16(); }
static unsigned width(Value x) { return x.getType().getIntOrFloatBitWidth(); }

static Value compareInt(ScalarBuilder &b, arith::CmpIPredicate predicate, Value x, Value y) {
  return arith::CmpIOp::create(b.b, b.loc, predicate, x, y);
}
static Value compareFloat(ScalarBuilder &b, arith::CmpFPredicate predicate, Value x, Value y) {
  return arith::CmpFOp::create(b.b, b.loc, predicate, x, y);
}

Value widen(ScalarBuilder &b, Value x) {
  return isNarrowFloat(x.getType()) ? Value(arith::ExtFOp::create(b.b, b.loc, b.b.getF32Type(), x)) : x;
}

/// f64 to f32 rounded to odd: towards zero, with the last bit set where that was inexact. Rounding the result once
/// more, to a type with at least two bits fewer, equals rounding the f64 once.
static Value roundToOdd(ScalarBuilder &b, Value x) {
  Type f32 = b.b.getF32Type(), f64 = b.b.getF64Type(), i32 = b.b.getI32Type();
  Value nearest = arith::TruncFOp::create(b.b, b.loc, f32, x);
  Value back = arith::ExtFOp::create(b.b, b.loc, f64, nearest);
  Value bits = arith::BitcastOp::create(b.b, b.loc, i32, nearest);
  Value above = compareFloat(b, arith::CmpFPredicate::OGT, math::AbsFOp::create(b.b, b.loc, back),
                             math::AbsFOp::create(b.b, b.loc, x));
  Value inexact = compareFloat(b, arith::CmpFPredicate::ONE, back, x);
  Value down = arith::SubIOp::create(b.b, b.loc, bits, arith::ExtUIOp::create(b.b, b.loc, i32, above));
  Value odd = arith::OrIOp::create(b.b, b.loc, down, arith::ExtUIOp::create(b.b, b.loc, i32, inexact));
  return arith::BitcastOp::create(b.b, b.loc, f32, odd);
}

Value narrow(ScalarBuilder &b, Value x, Type type) {
  if (x.getType() == type)
    return x;
  if (x.getType().isF64() && isNarrowFloat(type))
    x = roundToOdd(b, x);
  return arith::TruncFOp::create(b.b, b.loc, type, x);
}

/// `fn` in f32 for the narrow types.
template <typename Fn>
static Value inWide(ScalarBuilder &b, Value x, Fn fn) {
  return narrow(b, fn(widen(b, x)), x.getType());
}
template <typename Fn>
static Value inWide(ScalarBuilder &b, Value x, Value y, Fn fn) {
  return narrow(b, fn(widen(b, x), widen(b, y)), x.getType());
}

#define DLC_MATH(FN, OP)                                                                                               \
  Value FN(ScalarBuilder &b, Value x) {                                                                                \
    return inWide(b, x, [&](Value v) -> Value { return OP::create(b.b, b.loc, v); });                                  \
  }
DLC_MATH(sqrt, math::SqrtOp)
DLC_MATH(exp, math::ExpOp)
DLC_MATH(log, math::LogOp)
DLC_MATH(log1p, math::Log1pOp)
DLC_MATH(expm1, math::ExpM1Op)
DLC_MATH(sin, math::SinOp)
DLC_MATH(cos, math::CosOp)
DLC_MATH(tan, math::TanOp)
DLC_MATH(asin, math::AsinOp)
DLC_MATH(acos, math::AcosOp)
DLC_MATH(atan, math::AtanOp)
DLC_MATH(sinh, math::SinhOp)
DLC_MATH(cosh, math::CoshOp)
DLC_MATH(tanh, math::TanhOp)
DLC_MATH(asinh, math::AsinhOp)
DLC_MATH(acosh, math::AcoshOp)
DLC_MATH(atanh, math::AtanhOp)
DLC_MATH(erf, math::ErfOp)
DLC_MATH(ceil, math::CeilOp)
DLC_MATH(floor, math::FloorOp)
DLC_MATH(round, math::RoundEvenOp)
#undef DLC_MATH

Value rsqrt(ScalarBuilder &b, Value x) {
  return inWide(b, x, [&](Value v) -> Value {
    return arith::DivFOp::create(b.b, b.loc, b.real(1, v.getType()), math::SqrtOp::create(b.b, b.loc, v));
  });
}

// e = exp(-|x|) never overflows: 1 / (1 + e) for x >= 0, t = e / (1 + e) below. There the errors of e, the sum and the
// quotient add up; where e is small, e - e t is the same and has the first alone.
Value sigmoid(ScalarBuilder &b, Value x) {
  return inWide(b, x, [&](Value v) -> Value {
    Value one = b.real(1, v.getType());
    Value e = math::ExpOp::create(b.b, b.loc, arith::NegFOp::create(b.b, b.loc, math::AbsFOp::create(b.b, b.loc, v)));
    Value above = compareFloat(b, arith::CmpFPredicate::OGE, v, b.real(0, v.getType()));
    Value t = arith::DivFOp::create(b.b, b.loc, b.select(above, one, e), arith::AddFOp::create(b.b, b.loc, one, e));
    Value far = compareFloat(b, arith::CmpFPredicate::OLT, v, b.real(-1.25, v.getType()));
    Value below = arith::SubFOp::create(b.b, b.loc, e, arith::MulFOp::create(b.b, b.loc, e, t));
    return b.select(far, below, t);
  });
}

Value atan2(ScalarBuilder &b, Value x, Value y) {
  return inWide(b, x, y, [&](Value v, Value w) -> Value {
    // Upstream folds atan2 of two constant zeros to NaN, so that case never depends on it: the angle is 0 or pi by
    // the sign of w, with the sign of v.
    Type type = v.getType();
    Value zero = b.real(0, type), one = b.real(1, type);
    auto isZero = [&](Value value) { return compareFloat(b, arith::CmpFPredicate::OEQ, value, zero); };
    Value negative = compareFloat(b, arith::CmpFPredicate::OLT, math::CopySignOp::create(b.b, b.loc, one, w), zero);
    Value angle = math::CopySignOp::create(b.b, b.loc, b.select(negative, b.real(M_PI, type), zero), v);
    Value both = arith::AndIOp::create(b.b, b.loc, isZero(v), isZero(w));
    return b.select(both, angle, math::Atan2Op::create(b.b, b.loc, v, w));
  });
}

Value isNan(ScalarBuilder &b, Value x) {
  x = widen(b, x);
  return compareFloat(b, arith::CmpFPredicate::UNO, x, x);
}
Value isInf(ScalarBuilder &b, Value x) {
  x = widen(b, x);
  return compareFloat(b, arith::CmpFPredicate::OEQ, math::AbsFOp::create(b.b, b.loc, x), b.real(INFINITY, x.getType()));
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value abs(ScalarBuilder &b, Value x) {
  if (isFloat(x))
    return inWide(b, x, [&](Value v) -> Value { return math::AbsFOp::create(b.b, b.loc, v); });
  return b.isUnsigned() ? x : Value(math::AbsIOp::create(b.b, b.loc, x));
}

Value neg(ScalarBuilder &b, Value x) {
  if (isFloat(x))
    return inWide(b, x, [&](Value v) -> Value { return arith::NegFOp::create(b.b, b.loc, v); });
  return arith::SubIOp::create(b.b, b.loc, b.integer(0, x.getType()), x);
}

Value sign(ScalarBuilder &b, Value x) {
  Value above = gt(b, x, b.number(0, x.getType())), one = b.number(1, x.getType());
  if (b.isUnsigned())
    return b.select(above, one, x);
  return b.select(above, one, b.select(lt(b, x, b.number(0, x.getType())), b.number(-1, x.getType()), x));
}

#define DLC_ARITH(FN, FLOAT, INTEGER)                                                                                  \
  Value FN(ScalarBuilder &b, Value x, Value y) {                                                                       \
    if (!isFloat(x))                                                                                                   \
      return INTEGER::create(b.b, b.loc, x, y);                                                                        \
    return inWide(b, x, y, [&](Value v, Value w) -> Value { return FLOAT::create(b.b, b.loc, v, w); });                \
  }
DLC_ARITH(add, arith::AddFOp, arith::AddIOp)
DLC_ARITH(sub, arith::SubFOp, arith::SubIOp)
DLC_ARITH(mul, arith::MulFOp, arith::MulIOp)
#undef DLC_ARITH

/// The divisor, or 1 where dividing by it is undefined: 0, and -1 under the smallest number.
static Value safeDivisor(ScalarBuilder &b, Value x, Value y) {
  Value one = b.integer(1, y.getType());
  Value bad = eq(b, y, b.integer(0, y.getType()));
  if (!b.isUnsigned()) {
    Value least = b.integer(llvm::minIntN(width(x)), x.getType());
    Value overflow = arith::AndIOp::create(b.b, b.loc, eq(b, x, least), eq(b, y, b.integer(-1, y.getType())));
    bad = arith::OrIOp::create(b.b, b.loc, bad, overflow);
  }
  return b.select(bad, one, y);
}

Value div(ScalarBuilder &b, Value x, Value y) {
  if (isFloat(x))
    return inWide(b, x, y, [&](Value v, Value w) -> Value { return arith::DivFOp::create(b.b, b.loc, v, w); });
  // min / -1 is min / 1.
  Value by = safeDivisor(b, x, y);
  Value quotient = b.isUnsigned() ? Value(arith::DivUIOp::create(b.b, b.loc, x, by))
                                  : Value(arith::DivSIOp::create(b.b, b.loc, x, by));
  Value zero = b.integer(0, x.getType());
  return b.select(eq(b, y, zero), zero, quotient);
}

Value rem(ScalarBuilder &b, Value x, Value y) {
  if (isFloat(x))
    return inWide(b, x, y, [&](Value v, Value w) -> Value { return arith::RemFOp::create(b.b, b.loc, v, w); });
  // By 1 where undefined: 0, which is what is wanted.
  Value by = safeDivisor(b, x, y);
  return b.isUnsigned() ? Value(arith::RemUIOp::create(b.b, b.loc, x, by))
                        : Value(arith::RemSIOp::create(b.b, b.loc, x, by));
}

Value mod(ScalarBuilder &b, Value x, Value y) {
  if (!isFloat(x)) {
    Value r = rem(b, x, y);
    if (b.isUnsigned())
      return r;
    Value zero = b.integer(0, x.getType());
    Value differ = lt(b, arith::XOrIOp::create(b.b, b.loc, r, y), zero);
    Value wrong = arith::AndIOp::create(b.b, b.loc, differ, ne(b, r, zero));
    return b.select(wrong, arith::AddIOp::create(b.b, b.loc, r, y), r);
  }
  return inWide(b, x, y, [&](Value v, Value w) -> Value {
    Value zero = b.real(0, v.getType());
    Value r = arith::RemFOp::create(b.b, b.loc, v, w);
    Value wrong = compareInt(b, arith::CmpIPredicate::ne, compareFloat(b, arith::CmpFPredicate::OLT, r, zero),
                             compareFloat(b, arith::CmpFPredicate::OLT, w, zero));
    Value isZero = compareFloat(b, arith::CmpFPredicate::OEQ, r, zero);
    Value nonZero = b.select(wrong, arith::AddFOp::create(b.b, b.loc, r, w), r);
    return b.select(isZero, math::CopySignOp::create(b.b, b.loc, zero, w), nonZero);
  });
}

/// By squaring, unrolled over the bits of the exponent so that it vectorises.
static Value powInt(ScalarBuilder &b, Value x, Value y) {
  Type type = x.getType();
  Value zero = b.integer(0, type), one = b.integer(1, type);
  Value result = one, base = x;
  // The sign bit of a signed exponent is no power of two.
  unsigned bits = b.isUnsigned() ? width(x) : width(x) - 1;
  for (unsigned i = 0; i < bits; ++i) {
    Value bit = arith::AndIOp::create(b.b, b.loc, y, b.integer(int64_t(uint64_t(1) << i), type));
    Value factor = b.select(compareInt(b, arith::CmpIPredicate::ne, bit, zero), base, one);
    result = arith::MulIOp::create(b.b, b.loc, result, factor);
    if (i + 1 < bits)
      base = arith::MulIOp::create(b.b, b.loc, base, base);
  }
  if (b.isUnsigned())
    return result;
  // A negative power: 1 of 1, 1 or -1 of -1 by the exponent's parity, else 0.
  Value odd = ne(b, arith::AndIOp::create(b.b, b.loc, y, one), zero), minus = b.integer(-1, type);
  Value inverse = b.select(eq(b, x, one), one, b.select(eq(b, x, minus), b.select(odd, minus, one), zero));
  return b.select(lt(b, y, zero), inverse, result);
}

Value pow(ScalarBuilder &b, Value x, Value y) {
  if (!isFloat(x))
    return powInt(b, x, y);
  return inWide(b, x, y, [&](Value v, Value w) -> Value { return math::PowFOp::create(b.b, b.loc, v, w); });
}

Value maximum(ScalarBuilder &b, Value x, Value y) {
  if (isFloat(x))
    return inWide(b, x, y, [&](Value v, Value w) -> Value { return arith::MaximumFOp::create(b.b, b.loc, v, w); });
  return b.isUnsigned() ? Value(arith::MaxUIOp::create(b.b, b.loc, x, y))
                        : Value(arith::MaxSIOp::create(b.b, b.loc, x, y));
}
Value minimum(ScalarBuilder &b, Value x, Value y) {
  if (isFloat(x))
    return inWide(b, x, y, [&](Value v, Value w) -> Value { return arith::MinimumFOp::create(b.b, b.loc, v, w); });
  return b.isUnsigned() ? Value(arith::MinUIOp::create(b.b, b.loc, x, y))
                        : Value(arith::MinSIOp::create(b.b, b.loc, x, y));
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

Value bitNot(ScalarBuilder &b, Value x) { return arith::XOrIOp::create(b.b, b.loc, x, b.integer(-1, x.getType())); }
Value bitAnd(ScalarBuilder &b, Value x, Value y) { return arith::AndIOp::create(b.b, b.loc, x, y); }
Value bitOr(ScalarBuilder &b, Value x, Value y) { return arith::OrIOp::create(b.b, b.loc, x, y); }
Value bitXor(ScalarBuilder &b, Value x, Value y) { return arith::XOrIOp::create(b.b, b.loc, x, y); }

/// True where the count is in 0..width. A negative one is large as unsigned.
static Value inWidth(ScalarBuilder &b, Value x, Value count) {
  return compareInt(b, arith::CmpIPredicate::ult, count, b.integer(width(x), count.getType()));
}

Value shiftLeft(ScalarBuilder &b, Value x, Value y) {
  Value zero = b.integer(0, x.getType()), ok = inWidth(b, x, y);
  return b.select(ok, arith::ShLIOp::create(b.b, b.loc, x, b.select(ok, y, zero)), zero);
}

Value shiftRight(ScalarBuilder &b, Value x, Value y) {
  Value zero = b.integer(0, x.getType()), ok = inWidth(b, x, y);
  if (b.isUnsigned())
    return b.select(ok, arith::ShRUIOp::create(b.b, b.loc, x, b.select(ok, y, zero)), zero);
  return arith::ShRSIOp::create(b.b, b.loc, x, b.select(ok, y, b.integer(width(x) - 1, x.getType())));
}

//===----------------------------------------------------------------------===//
// Comparison and choice
//===----------------------------------------------------------------------===//

static Value compare(ScalarBuilder &b, Value x, Value y, arith::CmpFPredicate real, arith::CmpIPredicate asSigned,
                     arith::CmpIPredicate asUnsigned) {
  if (isFloat(x))
    return compareFloat(b, real, widen(b, x), widen(b, y));
  return compareInt(b, b.isUnsigned() ? asUnsigned : asSigned, x, y);
}

using F = arith::CmpFPredicate;
using I = arith::CmpIPredicate;
Value eq(ScalarBuilder &b, Value x, Value y) { return compare(b, x, y, F::OEQ, I::eq, I::eq); }
Value ne(ScalarBuilder &b, Value x, Value y) { return compare(b, x, y, F::UNE, I::ne, I::ne); }
Value lt(ScalarBuilder &b, Value x, Value y) { return compare(b, x, y, F::OLT, I::slt, I::ult); }
Value le(ScalarBuilder &b, Value x, Value y) { return compare(b, x, y, F::OLE, I::sle, I::ule); }
Value gt(ScalarBuilder &b, Value x, Value y) { return compare(b, x, y, F::OGT, I::sgt, I::ugt); }
Value ge(ScalarBuilder &b, Value x, Value y) { return compare(b, x, y, F::OGE, I::sge, I::uge); }
Value select(ScalarBuilder &b, Value c, Value x, Value y) { return b.select(c, x, y); }
Value mulNoNan(ScalarBuilder &b, Value x, Value y) {
  Value zero = b.real(0, x.getType());
  return b.select(compareFloat(b, F::OEQ, x, zero), zero, mul(b, x, y));
}

//===----------------------------------------------------------------------===//
// Cast
//===----------------------------------------------------------------------===//

/// Truncates towards zero; NaN becomes 0, what is out of range the nearest bound.
static Value floatToInt(ScalarBuilder &b, Value x, Type type, bool isUnsigned) {
  x = widen(b, x);
  unsigned bits = type.getIntOrFloatBitWidth();
  // Powers of two, exact in every float type: the least number, and the one above the greatest.
  double low = isUnsigned ? 0 : -std::ldexp(1.0, bits - 1), high = std::ldexp(1.0, isUnsigned ? bits : bits - 1);
  Value above = compareFloat(b, F::OGE, x, b.real(high, x.getType())),
        below = compareFloat(b, F::OLT, x, b.real(low, x.getType()));
  Value nan = compareFloat(b, F::UNO, x, x);
  Value outside = arith::OrIOp::create(b.b, b.loc, arith::OrIOp::create(b.b, b.loc, above, below), nan);
  Value safe = b.select(outside, b.real(0, x.getType()), x);
  Value inside = isUnsigned ? Value(arith::FPToUIOp::create(b.b, b.loc, type, safe))
                            : Value(arith::FPToSIOp::create(b.b, b.loc, type, safe));
  APInt most = isUnsigned ? APInt::getMaxValue(bits) : APInt::getSignedMaxValue(bits);
  APInt least = isUnsigned ? APInt::getZero(bits) : APInt::getSignedMinValue(bits);
  Value mostValue = arith::ConstantOp::create(b.b, b.loc, b.b.getIntegerAttr(type, most));
  Value leastValue = arith::ConstantOp::create(b.b, b.loc, b.b.getIntegerAttr(type, least));
  return b.select(above, mostValue, b.select(below, leastValue, inside));
}

Value cast(ScalarBuilder &b, Value x, Type to) {
  Type from = b.element;
  if (from == to)
    return x;
  bool toUnsigned = to.isUnsignedInteger();
  Type type = isa<IntegerType>(to) ? Type(IntegerType::get(to.getContext(), to.getIntOrFloatBitWidth())) : to;
  if (isFloat(x)) {
    if (to.isInteger(1)) {
      x = widen(b, x);
      return compareFloat(b, F::UNE, x, b.real(0, x.getType()));
    }
    if (!isa<FloatType>(to))
      return floatToInt(b, x, type, toUnsigned);
    x = widen(b, x);
    if (type.getIntOrFloatBitWidth() > x.getType().getIntOrFloatBitWidth())
      return arith::ExtFOp::create(b.b, b.loc, type, x);
    return narrow(b, x, type);
  }
  if (to.isInteger(1))
    return ne(b, x, b.integer(0, x.getType()));
  if (isa<FloatType>(to)) {
    Type wide = isNarrowFloat(type) ? Type(b.b.getF32Type()) : type;
    Value value = b.isUnsigned() ? Value(arith::UIToFPOp::create(b.b, b.loc, wide, x))
                                 : Value(arith::SIToFPOp::create(b.b, b.loc, wide, x));
    return narrow(b, value, type);
  }
  if (type.getIntOrFloatBitWidth() == width(x))
    return x;
  if (type.getIntOrFloatBitWidth() < width(x))
    return arith::TruncIOp::create(b.b, b.loc, type, x);
  return b.isUnsigned() ? Value(arith::ExtUIOp::create(b.b, b.loc, type, x))
                        : Value(arith::ExtSIOp::create(b.b, b.loc, type, x));
}

} // namespace scalar
} // namespace dlc::lower
