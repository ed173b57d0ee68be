//===- Pool.cpp - Lowering of the pooling ops -----------------------------===//
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

namespace {
struct Window {
  ArrayRef<int64_t> kernel, strides, pads;
  SmallVector<int64_t> dilations;
  bool channelsLast = false;
  /// The dim of spatial dim `i`.
  unsigned place(unsigned i) const { return channelsLast ? 1 + i : 2 + i; }
  int64_t span(unsigned i) const { return dilations[i] * (kernel[i] - 1) + 1; }
};
} // namespace

/// Padding at the end that ceil_mode needs beyond `pads`, per spatial dim; its sizes are static then.
static SmallVector<int64_t> ceilPadding(const Window &w, ArrayRef<dl::Dim> in, ArrayRef<dl::Dim> out) {
  unsigned spatial = w.kernel.size();
  SmallVector<int64_t> extra(spatial, 0);
  for (unsigned i = 0; i < spatial; ++i) {
    auto size = dl::constantValue(in[w.place(i)]), result = dl::constantValue(out[w.place(i)]);
    if (size && result)
      extra[i] =
          std::max<int64_t>(0, (*result - 1) * w.strides[i] + w.span(i) - (*size + w.pads[i] + w.pads[spatial + i]));
  }
  return extra;
}

/// Combines each window of `x`, padded by `fill`, from `init`. The window's extent is the shape of a tensor that is
/// never read.
static Value slide(Lowering &l, Value x, RankedTensorType xType, const Window &w, ArrayRef<dl::Dim> out, Value fill,
                   Value init, Type accumulator,
                   llvm::function_ref<Value(ScalarBuilder &, Value acc, Value x)> combine) {
  unsigned spatial = w.kernel.size(), rank = spatial + 2;
  SmallVector<dl::Dim> dims = dl::getDims(xType), window;
  SmallVector<int64_t> low(rank, 0), high(rank, 0), extra = ceilPadding(w, dims, out);
  SmallVector<AffineExpr> xExprs, windowExprs;
  for (unsigned i = 0; i < rank; ++i)
    xExprs.push_back(l.dim(i));
  for (unsigned i = 0; i < spatial; ++i) {
    unsigned place = w.place(i);
    low[place] = w.pads[i];
    high[place] = Lowering::trimmedPadding(dims[place], w.pads[i], w.pads[spatial + i] + extra[i], out[place],
                                           w.strides[i], w.span(i));
    xExprs[place] = l.dim(place) * w.strides[i] + l.dim(rank + i) * w.dilations[i];
    windowExprs.push_back(l.dim(rank + i));
    window.push_back(dl::constantDim(w.kernel[i], l.b.getContext()));
  }
  x = l.pad(x, dims, low, high, fill);
  unsigned loops = rank + spatial;
  AffineMap outMap = AffineMap::getMultiDimIdentityMap(loops, l.b.getContext()).getMajorSubMap(rank);
  Value shape = l.empty(window, lowerType(xType.getElementType()));
  return l
      .generic({x, shape}, l.filled(out, init), {l.mapOf(loops, xExprs), l.mapOf(loops, windowExprs), outMap}, rank,
               spatial, accumulator,
               [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> { return {combine(s, args[2], args[0])}; })
      .getResult(0);
}

LogicalResult lower(dl::MaxPoolOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX());
  Type element = type.getElementType();
  Window w{op.getKernel(), op.getStrides(), op.getPads(), llvm::to_vector(op.getDilations()), op.getChannelsLast()};
  ScalarBuilder s{l.b, l.loc, element};
  Value least = Lowering::lowest(s, element);
  l.set(op.getR(), slide(l, l.get(op.getX()), type, w, dl::getDims(l.typeOf(op.getR())), least, least, element,
                         [](ScalarBuilder &s, Value acc, Value x) { return scalar::maximum(s, acc, x); }));
  return success();
}

/// How many places along dim `i` the divisor counts for output place `place`, as a float.
static Value countAlong(ScalarBuilder &s, const Window &w, unsigned i, Value place, Value size, bool countPadding,
                        Type type) {
  unsigned spatial = w.kernel.size();
  auto constant = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(s.b, s.loc, value); };
  Value from = arith::SubIOp::create(s.b, s.loc, arith::MulIOp::create(s.b, s.loc, place, constant(w.strides[i])),
                                     constant(w.pads[i]));
  Value to = arith::AddIOp::create(s.b, s.loc, from, constant(w.kernel[i]));
  Value end = countPadding ? Value(arith::AddIOp::create(s.b, s.loc, size, constant(w.pads[spatial + i]))) : size;
  to = arith::MinSIOp::create(s.b, s.loc, to, end);
  if (!countPadding)
    from = arith::MaxSIOp::create(s.b, s.loc, from, constant(0));
  Value count = arith::IndexCastOp::create(s.b, s.loc, s.b.getI32Type(), arith::SubIOp::create(s.b, s.loc, to, from));
  return arith::SIToFPOp::create(s.b, s.loc, type, count);
}

LogicalResult lower(dl::AvgPoolOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX()), resultType = l.typeOf(op.getR());
  Type element = type.getElementType(), accumulator = accumulatorOf(element);
  unsigned spatial = op.getKernel().size(), rank = spatial + 2;
  Window w{op.getKernel(), op.getStrides(), op.getPads(), SmallVector<int64_t>(spatial, 1), op.getChannelsLast()};
  SmallVector<dl::Dim> dims = dl::getDims(type), out = dl::getDims(resultType);
  ScalarBuilder s{l.b, l.loc, accumulator};
  Value sum = slide(l, l.get(op.getX()), type, w, out, ScalarBuilder{l.b, l.loc, element}.real(0, element),
                    s.real(0, accumulator), accumulator,
                    [](ScalarBuilder &s, Value acc, Value x) { return scalar::add(s, acc, scalar::widen(s, x)); });
  // One divisor for all places, unless some window is cut by padding that does not count or by ceil_mode.
  bool countPadding = op.getCountIncludePad();
  bool isUniform = llvm::all_of(ceilPadding(w, dims, out), [](int64_t extra) { return extra == 0; }) &&
                   (countPadding || llvm::all_of(w.pads, [](int64_t pad) { return pad == 0; }));
  int64_t all = 1;
  for (int64_t size : w.kernel)
    all *= size;
  SmallVector<Value> extents;
  if (!isUniform)
    for (unsigned i = 0; i < spatial; ++i)
      extents.push_back(l.size(dims[w.place(i)]));
  l.set(op.getR(),
        l.elementwise(resultType, sum, {l.identity(rank)}, accumulator,
                      [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
                        Value count = s.real(all, accumulator);
                        if (!isUniform)
                          for (unsigned i = 0; i < spatial; ++i) {
                            Value along = countAlong(s, w, i, linalg::IndexOp::create(s.b, s.loc, w.place(i)),
                                                     extents[i], countPadding, accumulator);
                            count = i ? Value(arith::MulFOp::create(s.b, s.loc, count, along)) : along;
                          }
                        return {scalar::narrow(s, arith::DivFOp::create(s.b, s.loc, args[0], count), element)};
                      }));
  return success();
}

/// Loops over the windows, each of which looks for its largest element and adds what arrived there. f16 and bf16
/// accumulate in f32.
LogicalResult lower(dl::MaxPoolGradientOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX());
  Type element = type.getElementType(), accumulator = accumulatorOf(element);
  SmallVector<dl::Dim> dims = dl::getDims(type), windows = dl::getDims(l.typeOf(op.getDr()));
  const unsigned spatial = op.getKernel().size(), rank = spatial + 2;
  Value x = l.get(op.getX()), dr = l.get(op.getDr()), zero = l.index(0), one = l.index(1);
  ScalarBuilder outer{l.b, l.loc, accumulator};
  Value sums = l.filled(dims, outer.real(0, accumulator));
  SmallVector<Value> sizes, counts;
  for (unsigned i = 0; i < rank; ++i)
    counts.push_back(l.size(windows[i]));
  for (unsigned i = 0; i < spatial; ++i)
    sizes.push_back(l.size(dims[2 + i]));
  auto ofWindow = [&](OpBuilder &b, Location loc, ValueRange window, ValueRange carried) -> scf::ValueVector {
    auto constant = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, loc, value); };
    SmallVector<Value> origin, lower(spatial, zero), upper, steps(spatial, one);
    for (unsigned i = 0; i < spatial; ++i) {
      origin.push_back(arith::SubIOp::create(
          b, loc, arith::MulIOp::create(b, loc, window[2 + i], constant(op.getStrides()[i])), constant(op.getPads()[i])));
      upper.push_back(constant(op.getKernel()[i]));
    }
    // The largest element so far, its place, and whether there is one.
    Type wide = lowerType(accumulator);
    ScalarBuilder s{b, loc, accumulator};
    SmallVector<Value> best{s.real(0, wide), arith::ConstantIntOp::create(b, loc, b.getI1Type(), 0)};
    best.append(spatial, zero);
    auto look = [&](OpBuilder &b, Location loc, ValueRange k, ValueRange found) -> scf::ValueVector {
      ScalarBuilder s{b, loc, accumulator};
      SmallVector<Value> at{window[0], window[1]};
      Value inside;
      for (unsigned i = 0; i < spatial; ++i) {
        Value place = arith::AddIOp::create(
            b, loc, origin[i],
            arith::MulIOp::create(b, loc, k[i], arith::ConstantIndexOp::create(b, loc, op.getDilations()[i])));
        // Unsigned: a negative place is beyond the end, too.
        Value ok = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, place, sizes[i]);
        inside = inside ? Value(arith::AndIOp::create(b, loc, inside, ok)) : ok;
        at.push_back(s.select(ok, place, zero));
      }
      Value value = scalar::widen(s, tensor::ExtractOp::create(b, loc, x, at));
      auto compare = [&](arith::CmpFPredicate predicate, Value a, Value c) -> Value {
        return arith::CmpFOp::create(b, loc, predicate, a, c);
      };
      auto both = [&](Value a, Value c) -> Value { return arith::AndIOp::create(b, loc, a, c); };
      auto either = [&](Value a, Value c) -> Value { return arith::OrIOp::create(b, loc, a, c); };
      using F = arith::CmpFPredicate;
      // A NaN is larger than any number.
      Value larger = either(compare(F::OGT, value, found[0]),
                            both(compare(F::UNO, value, value), compare(F::ORD, found[0], found[0])));
      Value yes = arith::ConstantIntOp::create(b, loc, b.getI1Type(), 1);
      Value none = arith::XOrIOp::create(b, loc, found[1], yes);
      Value takes = both(inside, either(none, larger));
      scf::ValueVector next{s.select(takes, value, found[0]), either(found[1], inside)};
      for (unsigned i = 0; i < spatial; ++i)
        next.push_back(s.select(takes, at[2 + i], found[2 + i]));
      return next;
    };
    auto found = scf::buildLoopNest(b, loc, lower, upper, steps, best, look).results;
    SmallVector<Value> at{window[0], window[1]};
    at.append(found.begin() + 2, found.end());
    Value old = tensor::ExtractOp::create(b, loc, carried[0], at);
    Value more = scalar::add(s, old, scalar::widen(s, tensor::ExtractOp::create(b, loc, dr, window)));
    return {tensor::InsertOp::create(b, loc, s.select(found[1], more, old), carried[0], at)};
  };
  SmallVector<Value> lower(rank, zero), steps(rank, one);
  Value result = scf::buildLoopNest(l.b, l.loc, lower, counts, steps, sums, ofWindow).results[0];
  l.set(op.getR(), l.castTo(result, dims, accumulator, element));
  return success();
}

} // namespace dlc::lower
