//===- Random.cpp - Lowering of the random ops ----------------------------===//
//
// Philox4x32-10 and what is made of its words, as dialects/dl/ops/Random.td states them.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

namespace {
/// Scalar code on i32 words and f32 numbers.
struct Words {
  ScalarBuilder &s;

  Type i32() { return s.b.getI32Type(); }
  Type i64() { return s.b.getI64Type(); }
  Value word(uint32_t value) { return s.integer(int64_t(value), i32()); }
  Value real(double value) { return s.real(value, s.b.getF32Type()); }
  Value low(Value wide) { return arith::TruncIOp::create(s.b, s.loc, i32(), wide); }
  Value high(Value wide) { return low(arith::ShRUIOp::create(s.b, s.loc, wide, s.integer(32, i64()))); }
  Value exclusive(Value x, Value y) { return arith::XOrIOp::create(s.b, s.loc, x, y); }
  Value plus(Value x, Value y) { return arith::AddIOp::create(s.b, s.loc, x, y); }
  Value times(Value x, uint32_t by) {
    Value wide = arith::ExtUIOp::create(s.b, s.loc, i64(), x);
    return arith::MulIOp::create(s.b, s.loc, wide, s.integer(int64_t(by), i64()));
  }
  Value shiftRight(Value x, unsigned by) { return arith::ShRUIOp::create(s.b, s.loc, x, word(by)); }
  Value add(Value x, Value y) { return arith::AddFOp::create(s.b, s.loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(s.b, s.loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(s.b, s.loc, x, y); }
  Value toFloat(Value unsignedWord) { return arith::SIToFPOp::create(s.b, s.loc, s.b.getF32Type(), unsignedWord); }
  /// Horner's scheme, each product and sum rounded.
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value sum = real(coefficients[0]);
    for (double c : coefficients.drop_front())
      sum = add(mul(sum, x), real(c));
    return sum;
  }

  /// The word of element `index` (i64) for this key and counter (i64).
  Value philox(Value key, Value counter, Value index) {
    Value block = arith::ShRUIOp::create(s.b, s.loc, index, s.integer(2, i64()));
    Value c[] = {low(block), high(block), low(counter), high(counter)};
    Value k0 = low(key), k1 = high(key);
    for (unsigned round = 0; round < 10; ++round) {
      Value p0 = times(c[0], 0xD2511F53), p1 = times(c[2], 0xCD9E8D57);
      Value next[] = {exclusive(exclusive(high(p1), c[1]), k0), low(p1), exclusive(exclusive(high(p0), c[3]), k1),
                      low(p0)};
      std::copy(std::begin(next), std::end(next), c);
      k0 = plus(k0, word(0x9E3779B9));
      k1 = plus(k1, word(0xBB67AE85));
    }
    Value lane = low(index);
    auto isSet = [&](uint32_t bit) -> Value {
      return arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::ne,
                                   arith::AndIOp::create(s.b, s.loc, lane, word(bit)), word(0));
    };
    Value odd = isSet(1), upper = isSet(2);
    return s.select(upper, s.select(odd, c[3], c[2]), s.select(odd, c[1], c[0]));
  }

  /// Natural logarithm of a normal number below 1, by the stated operations.
  Value log(Value t) {
    Type f32 = s.b.getF32Type();
    Value bits = arith::BitcastOp::create(s.b, s.loc, i32(), t);
    Value e = arith::ShRSIOp::create(s.b, s.loc, arith::SubIOp::create(s.b, s.loc, bits, word(0x3F3504F3)), word(23));
    Value mantissa = arith::SubIOp::create(s.b, s.loc, bits, arith::ShLIOp::create(s.b, s.loc, e, word(23)));
    Value f = sub(arith::BitcastOp::create(s.b, s.loc, f32, mantissa), real(1));
    Value z = mul(f, f);
    Value h = polynomial(f, {0.070376836292, -0.11514610310, 0.11676998740, -0.12420140846, 0.14249322787,
                             -0.16668057665, 0.20000714765, -0.24999993993, 0.33333331174});
    return add(add(f, sub(mul(mul(h, f), z), mul(real(0.5), z))), mul(toFloat(e), real(0.693147180559945)));
  }

  Value normal(Value bits) {
    Value half = real(0.5);
    Value p = mul(add(toFloat(shiftRight(bits, 9)), half), real(0x1p-23));
    Value below = arith::CmpFOp::create(s.b, s.loc, arith::CmpFPredicate::OLT, p, half);
    Value t = s.select(below, p, sub(real(1), p));
    Value q = sub(t, half), r = mul(q, q);
    Value n = mul(polynomial(r, {-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.3577518672690,
                                 -30.66479806614716, 2.506628277459239}),
                  q);
    Value d = add(mul(polynomial(r, {-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972,
                                     -13.28068155288572}),
                      r),
                  real(1));
    // Both branches are computed, so that the loop vectorises; the tail's is finite for every t.
    Value root = math::SqrtOp::create(s.b, s.loc, mul(real(-2), log(t)));
    Value tailN = polynomial(root, {-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
                                    4.374664141464968, 2.938163982698783});
    Value tailD = add(
        mul(polynomial(root, {0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416}), root),
        real(1));
    Value central = arith::CmpFOp::create(s.b, s.loc, arith::CmpFPredicate::OGE, t, real(0.02425));
    Value v = arith::DivFOp::create(s.b, s.loc, s.select(central, n, tailN), s.select(central, d, tailD));
    return s.select(below, v, arith::NegFOp::create(s.b, s.loc, v));
  }
};
} // namespace

/// Each element from the word of its row-major place.
template <typename Op>
static LogicalResult lowerRandom(Op op, Lowering &l, llvm::function_ref<Value(Words &, Value word)> finish) {
  RankedTensorType type = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(type);
  Value key = l.extract(l.get(op.getKey())), counter = l.extract(l.get(op.getCounter()));
  SmallVector<Value> extents;
  for (dl::Dim dim : dims)
    extents.push_back(l.size(dim));
  l.set(op.getR(), l.fromIndices(type, [&](ScalarBuilder &s, ArrayRef<Value> place) -> Value {
    Value index = arith::ConstantIndexOp::create(s.b, s.loc, 0);
    for (auto [at, extent] : llvm::zip_equal(place, extents))
      index = arith::AddIOp::create(s.b, s.loc, arith::MulIOp::create(s.b, s.loc, index, extent), at);
    Words words{s};
    Value wide = arith::IndexCastOp::create(s.b, s.loc, s.b.getI64Type(), index);
    return finish(words, words.philox(key, counter, wide));
  }));
  return success();
}

LogicalResult lower(dl::RandomBitsOp op, Lowering &l) {
  return lowerRandom(op, l, [](Words &, Value word) { return word; });
}

LogicalResult lower(dl::RandomUniformOp op, Lowering &l) {
  Type element = l.elementOf(op.getR());
  // As many upper bits as the type holds exactly below 1.
  unsigned bits = element.isF16() ? 11 : element.isBF16() ? 8 : 24;
  return lowerRandom(op, l, [&](Words &words, Value word) -> Value {
    Value number = words.mul(words.toFloat(words.shiftRight(word, 32 - bits)), words.real(std::ldexp(1.0, -int(bits))));
    ScalarBuilder s{words.s.b, words.s.loc, words.s.b.getF32Type()};
    return scalar::cast(s, number, element);
  });
}

LogicalResult lower(dl::RandomNormalOp op, Lowering &l) {
  Type element = l.elementOf(op.getR());
  return lowerRandom(op, l, [&](Words &words, Value word) -> Value {
    ScalarBuilder s{words.s.b, words.s.loc, words.s.b.getF32Type()};
    return scalar::cast(s, words.normal(word), element);
  });
}

} // namespace dlc::lower
