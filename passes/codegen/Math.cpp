//===- Math.cpp - Elementary functions as polynomials ---------------------===//
//
// f32 functions become straight-line code without calls, so that loops over them vectorise. The hot ones (exp, exp2,
// log, erf, tanh) work in f32; the others compute in f64, where a plain polynomial leaves the f32 result within 1 ulp
// and denormal results come from the final rounding. f64 functions are libm's.
//
// All hold over the whole range: NaN, infinities, zeros with their sign, denormals. None converts an out-of-range float
// to an integer, which would be poison.
//
//===----------------------------------------------------------------------===//
#include "passes/codegen/Math.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/codegen/Kernel.h"
#include "passes/codegen/MathBuilder.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

static constexpr double kInf = std::numeric_limits<double>::infinity();
static constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
static constexpr double kLog2e = 1.4426950408889634, kLn2 = 0.6931471805599453;

//===----------------------------------------------------------------------===//
// f64 kernels: relative error below 1e-12
//===----------------------------------------------------------------------===//

/// 2^k for |k| <= 1022, k given as 1.5 * 2^52 + k.
static Num powerOfTwo(Num shifted) {
  return (shifted.toBits() + shifted.toBits().constant(1023)).shl(52).bitcastTo(shifted.element());
}

static constexpr double kShift64 = 6755399441055744.0; // 1.5 * 2^52

/// exp(x) for |x| below 700 (NaN passes).
static Num exp64(Num x) {
  Num shifted = fma(x, x.constant(kLog2e), x.constant(kShift64));
  Num k = shifted - kShift64;
  Num r = fma(k, x.constant(-0.6931471803691238), x);
  r = fma(k, x.constant(-1.9082149292705877e-10), r);
  static constexpr double taylor[] = {
      1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040, 1.0 / 720,
      1.0 / 120,       1.0 / 24,       1.0 / 6,       0.5,          1.0,         1.0};
  return horner(r, taylor) * powerOfTwo(shifted);
}

/// 2 atanh(s) for |s| <= 0.18.
static Num atanhSeries(Num s) {
  Num z = s * s;
  static constexpr double odd[] = {2.0 / 17, 2.0 / 15, 2.0 / 13, 2.0 / 11, 2.0 / 9, 2.0 / 7, 2.0 / 5, 2.0 / 3};
  return fma(horner(z, odd) * z, s, s * 2.0);
}

/// log(x) for finite normal x > 0.
static Num log64(Num x) {
  Num bits = x.toBits();
  // m in [sqrt(1/2), sqrt(2)), x = m 2^k.
  Num offset = bits - bits.bits(0x3FE6A09E667F3BCDull);
  Num k = offset.ashr(52);
  Num m = (bits - k.shl(52)).bitcastTo(x.element());
  Num s = (m - 1.0) / (m + 1.0);
  // k is small: exact by way of the low bits of 1.5 * 2^52.
  Num kf = (k + k.bits(0x4338000000000000ull)).bitcastTo(x.element()) - kShift64;
  return fma(kf, x.constant(kLn2), atanhSeries(s));
}

/// x clamped to [low, high]; NaN stays.
static Num clamp(Num x, double low, double high) {
  x = select(x < low, x.constant(low), x);
  return select(x > high, x.constant(high), x);
}

//===----------------------------------------------------------------------===//
// f32 functions by way of f32
//===----------------------------------------------------------------------===//

static constexpr double kShift32 = 12582912.0; // 1.5 * 2^23

/// poly(r) 2^k for k = shifted - 1.5 * 2^23 in [-160, 160], right also where the result is denormal or infinite.
static Num scale32(Num poly, Num shifted) {
  Num k = shifted.toBits() - shifted.toBits().bits(0x4B400000);
  Num half = k.ashr(1), rest = k - half;
  auto power = [&](Num e) { return (e + e.constant(127)).shl(23).bitcastTo(poly.element()); };
  return poly * power(half) * power(rest);
}

/// exp(x) as a factor near 1 and a power of two, that of scale32.
static std::pair<Num, Num> splitExp32(Num x) {
  Num shifted = fma(x, x.constant(kLog2e), x.constant(kShift32));
  Num k = shifted - kShift32;
  Num r = fma(k, x.constant(-0.693359375), x);
  r = fma(k, x.constant(2.12194440e-4), r);
  static constexpr double c[] = {1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3,
                                 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1};
  return {fma(horner(r, c), r * r, r) + 1.0, shifted};
}

static Num exp32(Num x) {
  auto [factor, shifted] = splitExp32(clamp(x, -105, 90));
  return scale32(factor, shifted);
}

/// 1 - 4^q for q = log4(erfc |x|), as -(4^r - 1) 4^k - (4^k - 1), where nothing is lost near 0. To base 4 the first
/// coefficients of both polynomials, in t and in r, are near 1: written as a term of its own, it is not rounded.
static Num erf32(Num x) {
  static constexpr double logarithm[] = {6.55958866e-6, -8.35402752e-5, 4.51172877e-4,  -1.19233096e-3, 1.05722625e-4,
                                         1.38209844e-2, -7.4139677e-2,  -4.59223688e-1, 1.86046451e-1};
  static constexpr double power[] = {9.74001177e-3, 4.28512096e-2, 1.53903276e-1,
                                     4.44028765e-1, 9.60905671e-1, 3.86294305e-1};
  Num a = x.abs(), t = select(a > 4.0, x.constant(4), a);
  Num q = fma(horner(t, logarithm), t, -t);
  // k is a multiple of 1/2, so that 4^k >= 2^-26 is a power of two: the low bits of `shifted` are its exponent.
  Num shifted = q + kShift32 / 2;
  Num r = q - (shifted - kShift32 / 2);
  Num scale = (shifted.toBits().shl(23) + shifted.toBits().bits(0x3F800000)).bitcastTo(x.element());
  return fma(scale, fma(horner(r, power), r, r), scale - 1.0).copySign(x);
}

/// An odd polynomial (minimax, fitted for this file) near 0; 1 - 2 / (exp(2|x|) + 1) beyond, where tanh(x) is 1 from
/// 9.02 on.
static Num tanh32(Num x) {
  static constexpr double near[] = {-5.895157810300589e-3, 2.0795971155166626e-2, -5.3783830255270004e-2,
                                    1.3331924378871918e-1, -3.3333298563957214e-1};
  Num z = x * x;
  Num small = fma(horner(z, near) * z, x, x);
  Num a = x.abs(), t = select(a > 10.0, x.constant(10), a);
  // The power of two stays below 2^30: its exponent is added to the factor's.
  auto [factor, shifted] = splitExp32(t + t);
  Num power = (factor.toBits() + shifted.toBits().shl(23)).bitcastTo(x.element());
  Num large = x.constant(1) - x.constant(2) / (power + 1.0);
  return select(a > 0.6, large, small).copySign(x); // -0 too
}

static Num exp2_32(Num x) {
  x = clamp(x, -151, 129);
  Num shifted = x + kShift32;
  Num r = (x - (shifted - kShift32)) * kLn2;
  static constexpr double c[] = {1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3,
                                 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1};
  return scale32(fma(horner(r, c), r * r, r) + 1.0, shifted);
}

static Num log32(Num x) {
  Num one = x.constant(1);
  // Denormals are scaled up.
  Num tiny = x < 1.17549435e-38;
  Num y = select(tiny, x * 8388608.0, x);
  Num bits = y.toBits();
  Num offset = bits - bits.bits(0x3F3504F3); // sqrt(1/2)
  Num k = offset.ashr(23);
  Num m = (bits - k.shl(23)).bitcastTo(x.element());
  Num kf = k.signedTo(x.element());
  kf = select(tiny, kf - 23.0, kf);
  Num r = m - one;
  static constexpr double c[] = {7.0376836292e-2,  -1.1514610310e-1, 1.1676998740e-1,
                                 -1.2420140846e-1, 1.4249322787e-1,  -1.6668057665e-1,
                                 2.0000714765e-1,  -2.4999993993e-1, 3.3333331174e-1};
  Num z = r * r;
  Num p = horner(r, c) * r * z;
  p = fma(kf, x.constant(-2.12194440e-4), p);
  p = fma(z, x.constant(-0.5), p);
  Num result = fma(kf, x.constant(0.693359375), r + p);
  result = select(x == x.constant(kInf), x, result);
  result = select(x < 0.0, x.constant(kNan), result);
  result = select(x == x.constant(0), x.constant(-kInf), result);
  return select(x.isNan(), x, result);
}

//===----------------------------------------------------------------------===//
// f32 functions by way of f64
//===----------------------------------------------------------------------===//

static Num expm1_32(Num x32) {
  Num x = clamp(x32.toF64(), -50, 100);
  static constexpr double taylor[] = {1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040, 1.0 / 720,
                                      1.0 / 120,     1.0 / 24,     1.0 / 6,     0.5};
  Num small = fma(horner(x, taylor), x * x, x);
  Num result = select(x.abs() < 0.3, small, exp64(x) - 1.0).toF32();
  return select(x32 == x32.constant(0), x32, result); // -0
}

static Num log1p_32(Num x32) {
  Num x = x32.toF64();
  Num small = atanhSeries(x / (x + 2.0));
  Num u = x + 1.0;
  Num result = select(x.abs() < 0.25, small, log64(u)).toF32();
  result = select(x32 == x32.constant(kInf), x32, result);
  result = select(x32 < -1.0, x32.constant(kNan), result);
  result = select(x32 == x32.constant(-1), x32.constant(-kInf), result);
  result = select(x32 == x32.constant(0), x32, result);
  return select(x32.isNan(), x32, result);
}

static Num sinh_32(Num x32) {
  Num x = x32.toF64();
  Num a = clamp(x.abs(), 0, 100);
  Num e = exp64(a);
  Num z = a * a;
  static constexpr double odd[] = {1.0 / 362880, 1.0 / 5040, 1.0 / 120, 1.0 / 6};
  Num small = fma(horner(z, odd) * z, a, a);
  Num large = (e - a.constant(1) / e) * 0.5;
  return select(a < 0.3, small, large).copySign(x).toF32();
}

static Num cosh_32(Num x32) {
  Num a = clamp(x32.toF64().abs(), 0, 100);
  Num e = exp64(a);
  return ((e + a.constant(1) / e) * 0.5).toF32();
}

static Num asinh_32(Num x32) {
  Num x = x32.toF64(), a = x.abs(), z = a * a;
  static constexpr double odd[] = {-5.0 / 112, 3.0 / 40, -1.0 / 6};
  Num small = fma(horner(z, odd) * z, a, a);
  Num large = log64(a + (z + 1.0).sqrt());
  Num result = select(a < 0.01, small, large).copySign(x).toF32();
  result = select(x32.abs() == x32.constant(kInf), x32, result);
  return select(x32.isNan(), x32, result);
}

static Num acosh_32(Num x32) {
  Num x = x32.toF64();
  Num result = log64(x + (x * x - 1.0).sqrt()).toF32();
  result = select(x32 < 1.0, x32.constant(kNan), result);
  result = select(x32 == x32.constant(kInf), x32, result);
  return select(x32.isNan(), x32, result);
}

static Num atanh_32(Num x32) {
  Num x = x32.toF64(), a = x.abs();
  Num small = atanhSeries(a) * 0.5;
  Num large = log64((a + 1.0) / (a.constant(1) - a)) * 0.5;
  Num result = select(a < 0.15, small, large).copySign(x).toF32();
  result = select(x32.abs() == x32.constant(1), x32.constant(kInf).copySign(x32), result);
  result = select(x32.abs() > 1.0, x32.constant(kNan), result);
  return select(x32.isNan(), x32, result);
}

/// x to the power y with the special cases of C's pow.
static Num pow_32(Num x32, Num y32) {
  Num x = x32.toF64(), y = y32.toF64(), a = x.abs();
  Num zero = x.constant(0), one = x.constant(1), infinity = x.constant(kInf);
  // Finite, positive base for the logarithm; the others are selected below.
  Num ordinary = (a > 0.0) & (a < kInf);
  Num t = clamp(y * log64(select(ordinary, a, one)), -200, 200);
  Num result = exp64(t);
  // Base 0 or infinity: 0, 1 or infinity by the exponent's sign.
  Num grows = (a == zero) ^ (y > 0.0);
  Num extreme = select(grows, infinity, zero);
  result = select(ordinary, result, extreme);
  // Infinite exponent: by whether |x| is above or below 1.
  Num yInfinite = y.abs() == infinity;
  Num far = select((a > 1.0) ^ (y < 0.0), infinity, zero);
  far = select(a == one, one, far);
  result = select(yInfinite, far, result);
  // A negative base: odd integers keep the sign, other non-integers are invalid.
  Num integer = y.trunc() == y;
  Num halfY = y * 0.5;
  Num odd =
      integer &
      (halfY.trunc() == halfY ^
       halfY.make<arith::ConstantOp>(cast<TypedAttr>(
           isa<VectorType>(integer.type()) ? Attribute(DenseElementsAttr::get(cast<ShapedType>(integer.type()), true))
                                           : Attribute(x.m->builder.getBoolAttr(true)))));
  Num negative = x.toBits().compare(arith::CmpIPredicate::slt, x.toBits().constant(0));
  result = select(odd & negative, -result, result);
  result = select((x < 0.0) & (a < kInf) & select(integer | yInfinite, (x < 0.0) ^ (x < 0.0), x < 0.0),
                  x.constant(kNan), result);
  result = select(x.isNan() | y.isNan(), x + y, result);
  result = select((y == zero) | (x == one), one, result);
  return result.toF32();
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

using Unary = Num (*)(Num);

template <typename Op>
struct Expand : OpRewritePattern<Op> {
  Expand(MLIRContext *context, bool hasFma, Unary function)
      : OpRewritePattern<Op>(context, /*benefit=*/2), hasFma(hasFma), function(function) {}
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    MathBuilder m{rewriter, op.getLoc(), hasFma};
    rewriter.replaceOp(op, function({&m, op.getOperand()}).v);
    return success();
  }
  bool hasFma;
  Unary function;
};

template <typename Op>
struct ExpandBinary : OpRewritePattern<Op> {
  ExpandBinary(MLIRContext *context, bool hasFma, Num (*function)(Num, Num))
      : OpRewritePattern<Op>(context, /*benefit=*/2), hasFma(hasFma), function(function) {}
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    MathBuilder m{rewriter, op.getLoc(), hasFma};
    rewriter.replaceOp(op, function({&m, op->getOperand(0)}, {&m, op->getOperand(1)}).v);
    return success();
  }
  bool hasFma;
  Num (*function)(Num, Num);
};

/// Without the instruction an fma is a call; polynomials do not need its exactness.
struct SplitFma : OpRewritePattern<math::FmaOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::FmaOp op, PatternRewriter &rewriter) const override {
    Value product = arith::MulFOp::create(rewriter, op.getLoc(), op.getA(), op.getB());
    rewriter.replaceOpWithNewOp<arith::AddFOp>(op, product, op.getC());
    return success();
  }
};

struct ExpandRsqrt : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::RsqrtOp op, PatternRewriter &rewriter) const override {
    MathBuilder m{rewriter, op.getLoc(), false};
    Num x{&m, op.getOperand()};
    rewriter.replaceOp(op, (x.constant(1) / x.sqrt()).v);
    return success();
  }
};

LogicalResult codegen::expandMath(Kernel &kernel) {
  MLIRContext *context = kernel.context();
  func::FuncOp function = kernel.function;
  bool fma = kernel.machine.vectorBits >= 256;
  // f16 and bf16 functions by way of f32; arithmetic too, save conversions, which come last.
  if (failed(runOnFunction(function, "math-extend-to-supported-types{extra-types=f64 target-type=f32}")))
    return failure();
  RewritePatternSet patterns(context);
  patterns.add<Expand<math::ExpOp>>(context, fma, exp32);
  patterns.add<Expand<math::Exp2Op>>(context, fma, exp2_32);
  patterns.add<Expand<math::LogOp>>(context, fma, log32);
  patterns.add<Expand<math::ErfOp>>(context, fma, erf32);
  patterns.add<Expand<math::Log1pOp>>(context, fma, log1p_32);
  patterns.add<Expand<math::ExpM1Op>>(context, fma, expm1_32);
  patterns.add<Expand<math::SinhOp>>(context, fma, sinh_32);
  patterns.add<Expand<math::CoshOp>>(context, fma, cosh_32);
  patterns.add<Expand<math::AsinhOp>>(context, fma, asinh_32);
  patterns.add<Expand<math::AcoshOp>>(context, fma, acosh_32);
  patterns.add<Expand<math::AtanhOp>>(context, fma, atanh_32);
  patterns.add<Expand<math::SinOp>>(context, fma, sin32);
  patterns.add<Expand<math::CosOp>>(context, fma, cos32);
  patterns.add<Expand<math::TanOp>>(context, fma, tan32);
  patterns.add<Expand<math::AsinOp>>(context, fma, asin32);
  patterns.add<Expand<math::AcosOp>>(context, fma, acos32);
  patterns.add<Expand<math::AtanOp>>(context, fma, atan32);
  patterns.add<ExpandBinary<math::Atan2Op>>(context, fma, atan2_32);
  patterns.add<ExpandBinary<math::PowFOp>>(context, fma, pow_32);
  patterns.add<ExpandRsqrt>(context);
  patterns.add<Expand<math::TanhOp>>(context, fma, tanh32);
  if (!fma)
    patterns.add<SplitFma>(context);
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return function.emitError() << "kernel @" << function.getSymName() << ": expansion of math does not end";
  return expandFloats(kernel);
}
