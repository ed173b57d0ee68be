//===- Pool.cpp - Lowering of the pooling ops -----------------------------===//
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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

} // namespace dlc::lower
