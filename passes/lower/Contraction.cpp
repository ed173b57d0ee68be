//===- Contraction.cpp - Lowering of matmul and the convolutions ----------===//
//
// Each becomes one linalg.generic of multiply and add over zeros. f16 and bf16 are extended in the body and
// accumulate in f32; one more generic rounds the result.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

/// acc + x * y, in the type of acc.
static SmallVector<Value> multiplyAdd(ScalarBuilder &s, ValueRange args) {
  Value x = args[0], y = args[1], acc = args[2];
  if (!isa<FloatType>(acc.getType()))
    return {arith::AddIOp::create(s.b, s.loc, acc, arith::MulIOp::create(s.b, s.loc, x, y))};
  return {arith::AddFOp::create(s.b, s.loc, acc,
                                arith::MulFOp::create(s.b, s.loc, scalar::widen(s, x), scalar::widen(s, y)))};
}

/// The contraction of x and y into dims `out`, rounded to the element type.
static Value contract(Lowering &l, Value x, AffineMap xMap, Value y, AffineMap yMap, AffineMap outMap,
                      ArrayRef<dl::Dim> out, unsigned reduction, Type element) {
  Type accumulator = accumulatorOf(element), type = lowerType(accumulator);
  ScalarBuilder s{l.b, l.loc, accumulator};
  Value zeros = l.filled(out, s.number(0, type));
  unsigned parallel = xMap.getNumDims() - reduction;
  Value sum = l.generic({x, y}, zeros, {xMap, yMap, outMap}, parallel, reduction, element, multiplyAdd).getResult(0);
  return l.castTo(sum, out, accumulator, element);
}

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

/// An operand without the batch dims that are 1 and broadcast, so that every map is a projected permutation; `loops`
/// receives the loop of each batch dim that stays.
static Value dropRepeatedBatch(Lowering &l, Value tensor, SmallVector<dl::Dim> dims, unsigned batch,
                               ArrayRef<dl::Dim> result, SmallVectorImpl<AffineExpr> &loops) {
  SmallVector<dl::Dim> kept;
  unsigned resultBatch = result.size();
  for (unsigned i = 0; i < dims.size(); ++i) {
    if (i < batch) {
      unsigned loop = resultBatch - batch + i;
      if (dl::isConstant(dims[i], 1) && !dl::isConstant(result[loop], 1))
        continue;
      loops.push_back(l.dim(loop));
    }
    kept.push_back(dims[i]);
  }
  return l.reshape(tensor, dims, kept);
}

LogicalResult lower(dl::MatmulOp op, Lowering &l) {
  RankedTensorType lhsType = l.typeOf(op.getLhs()), rhsType = l.typeOf(op.getRhs());
  SmallVector<dl::Dim> lhs = dl::getDims(lhsType), rhs = dl::getDims(rhsType), out = dl::getDims(l.typeOf(op.getR()));
  bool hasRow = lhs.size() > 1, hasColumn = rhs.size() > 1;
  // Loops: batch.., row if there is one, column if there is one, then the contracted dim.
  unsigned batch = out.size() - hasRow - hasColumn, row = batch, column = batch + hasRow, k = out.size(), loops = k + 1;
  ArrayRef<dl::Dim> batchDims = ArrayRef(out).take_front(batch);
  SmallVector<AffineExpr> x, y;
  Value a = dropRepeatedBatch(l, l.get(op.getLhs()), lhs, lhs.size() - 1 - hasRow, batchDims, x);
  Value c = dropRepeatedBatch(l, l.get(op.getRhs()), rhs, rhs.size() - 1 - hasColumn, batchDims, y);
  if (hasRow)
    x.push_back(l.dim(row));
  x.push_back(l.dim(k));
  y.push_back(l.dim(k));
  if (hasColumn)
    y.push_back(l.dim(column));
  // Not a sub-map of the identity: of no results, a product of two vectors, that is the null map.
  AffineMap outMap =
      AffineMap::get(loops, 0, l.b.getMultiDimIdentityMap(loops).getResults().take_front(out.size()), l.b.getContext());
  l.set(op.getR(), contract(l, a, l.mapOf(loops, x), c, l.mapOf(loops, y), outMap, out, 1, lhsType.getElementType()));
  return success();
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// A filter of a convolution, `w` as [groups, O / groups, C / groups, K..] without dims that are 1.
struct Filter {
  Value tensor;
  int64_t groups, outPerGroup, inPerGroup;
  ArrayRef<int64_t> kernel;
};

/// The convolution of `x` (dims `xDims`, already padded) into `out`. Loops: batch, group, channel, places.., then the
/// contracted channel and window; group, channel and contracted channel only where there is more than one.
static Value convolve(Lowering &l, Value x, SmallVector<dl::Dim> xDims, const Filter &w, ArrayRef<int64_t> strides,
                      ArrayRef<int64_t> dilations, SmallVector<dl::Dim> out, Type element) {
  MLIRContext *context = l.b.getContext();
  unsigned spatial = strides.size();
  bool hasGroups = w.groups > 1, hasIn = w.inPerGroup > 1 || !hasGroups, hasOut = w.outPerGroup > 1 || !hasGroups;
  auto constant = [&](int64_t value) { return dl::constantDim(value, context); };

  // Channels as group and channel within it.
  SmallVector<dl::Dim> xSplit{xDims[0]}, outSplit{out[0]}, wDims, wSplit;
  wDims = {constant(w.groups * w.outPerGroup), constant(w.inPerGroup)};
  if (hasGroups) {
    xSplit.push_back(constant(w.groups));
    outSplit.push_back(constant(w.groups));
    wSplit.push_back(constant(w.groups));
  }
  if (hasOut) {
    outSplit.push_back(constant(w.outPerGroup));
    wSplit.push_back(constant(w.outPerGroup));
  }
  if (hasIn) {
    xSplit.push_back(constant(w.inPerGroup));
    wSplit.push_back(constant(w.inPerGroup));
  }
  for (unsigned i = 0; i < spatial; ++i) {
    xSplit.push_back(xDims[2 + i]);
    outSplit.push_back(out[2 + i]);
    wDims.push_back(constant(w.kernel[i]));
    wSplit.push_back(constant(w.kernel[i]));
  }

  unsigned parallel = outSplit.size(), reduction = hasIn + spatial, loops = parallel + reduction;
  unsigned group = 1, channel = 1 + hasGroups, place = 1 + hasGroups + hasOut, in = parallel, window = parallel + hasIn;
  SmallVector<AffineExpr> xExprs{l.dim(0)}, wExprs;
  if (hasGroups) {
    xExprs.push_back(l.dim(group));
    wExprs.push_back(l.dim(group));
  }
  if (hasOut)
    wExprs.push_back(l.dim(channel));
  if (hasIn) {
    xExprs.push_back(l.dim(in));
    wExprs.push_back(l.dim(in));
  }
  for (unsigned i = 0; i < spatial; ++i) {
    xExprs.push_back(l.dim(place + i) * strides[i] + l.dim(window + i) * dilations[i]);
    wExprs.push_back(l.dim(window + i));
  }
  AffineMap outMap = AffineMap::getMultiDimIdentityMap(loops, context).getMajorSubMap(parallel);
  Value result = contract(l, l.reshape(x, xDims, xSplit), l.mapOf(loops, xExprs), l.reshape(w.tensor, wDims, wSplit),
                          l.mapOf(loops, wExprs), outMap, outSplit, reduction, element);
  return l.reshape(result, outSplit, out);
}

/// The same with channels last and a filter in blocks of output channels (dl.conv), not yet padded. Loops: batch,
/// places.., group, block, channel in it, then the window and the contracted channel; so the result's innermost loop is
/// one that the filter walks alone.
static LogicalResult lowerChannelsLast(dl::ConvOp op, Lowering &l) {
  RankedTensorType wType = l.typeOf(op.getW());
  Type element = wType.getElementType();
  MLIRContext *context = l.b.getContext();
  dl::ConvFilter filter = dl::filterOf(wType, true);
  SmallVector<dl::Dim> x = dl::getDims(l.typeOf(op.getX())), out = dl::getDims(l.typeOf(op.getR()));
  ArrayRef<int64_t> pads = op.getPads();
  const unsigned spatial = filter.kernel.size();
  const int64_t groups = op.getGroups();
  ScalarBuilder s{l.b, l.loc, element};
  if (filter.outChannels == 0) {
    l.set(op.getR(), l.empty(out, lowerType(element)));
    return success();
  }
  // Blocks within groups, or all groups in one block.
  const int64_t blocks = filter.blocks == 1 ? 1 : filter.blocks / groups,
                outPerBlock = filter.blocks == 1 ? filter.outChannels / groups : filter.blockSize();
  const bool hasGroups = groups > 1, hasBlocks = blocks > 1, hasIn = filter.inPerGroup > 1 || !hasGroups,
             hasOut = outPerBlock > 1 || !hasGroups;
  auto constant = [&](int64_t value) { return dl::constantDim(value, context); };

  SmallVector<dl::Dim> xSplit{x[0]}, outSplit{out[0]}, wSplit;
  SmallVector<int64_t> low{0}, high{0};
  for (unsigned i = 0; i < spatial; ++i) {
    xSplit.push_back(x[1 + i]);
    outSplit.push_back(out[1 + i]);
    low.push_back(pads[i]);
    high.push_back(Lowering::trimmedPadding(x[1 + i], pads[i], pads[spatial + i], out[1 + i], op.getStrides()[i],
                                            op.getDilations()[i] * (filter.kernel[i] - 1) + 1));
  }
  const unsigned group = 1 + spatial, block = group + hasGroups, channel = block + hasBlocks,
                 parallel = channel + hasOut;
  const unsigned window = parallel, in = window + spatial, loops = in + hasIn;
  if (hasGroups)
    outSplit.push_back(constant(groups));
  if (hasBlocks)
    outSplit.push_back(constant(blocks));
  if (hasOut)
    outSplit.push_back(constant(outPerBlock));
  SmallVector<AffineExpr> xExprs{l.dim(0)}, wExprs;
  for (unsigned i = 0; i < spatial; ++i)
    xExprs.push_back(l.dim(1 + i) * op.getStrides()[i] + l.dim(window + i) * op.getDilations()[i]);
  auto add = [&](SmallVector<dl::Dim> &dims, SmallVector<AffineExpr> &exprs, bool present, int64_t size,
                 unsigned loop) {
    if (!present)
      return;
    dims.push_back(constant(size));
    exprs.push_back(l.dim(loop));
  };
  const bool groupsInBlock = filter.blocks == 1;
  add(xSplit, xExprs, hasGroups, groups, group);
  add(xSplit, xExprs, hasIn, filter.inPerGroup, in);
  add(wSplit, wExprs, hasGroups && !groupsInBlock, groups, group);
  add(wSplit, wExprs, hasBlocks, blocks, block);
  for (unsigned i = 0; i < spatial; ++i)
    add(wSplit, wExprs, true, filter.kernel[i], window + i);
  add(wSplit, wExprs, hasIn, filter.inPerGroup, in);
  add(wSplit, wExprs, hasGroups && groupsInBlock, groups, group);
  add(wSplit, wExprs, hasOut, outPerBlock, channel);
  low.resize(xSplit.size());
  high.resize(xSplit.size());

  Value padded = l.reshape(l.get(op.getX()), x, xSplit);
  padded = l.pad(padded, xSplit, low, high, s.real(0, element));
  Value weights = l.reshape(l.get(op.getW()), dl::getDims(wType), wSplit);
  AffineMap outMap = AffineMap::getMultiDimIdentityMap(loops, context).getMajorSubMap(parallel);
  Value result = contract(l, padded, l.mapOf(loops, xExprs), weights, l.mapOf(loops, wExprs), outMap, outSplit,
                          loops - parallel, element);
  l.set(op.getR(), l.reshape(result, outSplit, out));
  return success();
}

LogicalResult lower(dl::ConvOp op, Lowering &l) {
  if (op.getChannelsLast())
    return lowerChannelsLast(op, l);
  RankedTensorType xType = l.typeOf(op.getX()), wType = l.typeOf(op.getW());
  Type element = xType.getElementType();
  SmallVector<dl::Dim> dims = dl::getDims(xType);
  unsigned spatial = dims.size() - 2;
  ArrayRef<int64_t> pads = op.getPads();
  SmallVector<dl::Dim> out = dl::getDims(l.typeOf(op.getR()));
  SmallVector<int64_t> low{0, 0}, high{0, 0};
  for (unsigned i = 0; i < spatial; ++i) {
    low.push_back(pads[i]);
    int64_t span = op.getDilations()[i] * (wType.getDimSize(2 + i) - 1) + 1;
    high.push_back(
        Lowering::trimmedPadding(dims[2 + i], pads[i], pads[spatial + i], out[2 + i], op.getStrides()[i], span));
  }
  ScalarBuilder s{l.b, l.loc, element};
  Value padded = l.pad(l.get(op.getX()), dims, low, high, s.real(0, element));
  int64_t groups = op.getGroups();
  Filter filter{l.get(op.getW()), groups, wType.getDimSize(0) / groups, wType.getDimSize(1),
                wType.getShape().drop_front(2)};
  l.set(op.getR(), convolve(l, padded, dims, filter, op.getStrides(), op.getDilations(), out, element));
  return success();
}

// The input with stride - 1 zeros between its elements, padded by dilation * (K - 1) - pad, convolved with the filter
// turned round and with its channels exchanged.
LogicalResult lower(dl::ConvTransposeOp op, Lowering &l) {
  RankedTensorType xType = l.typeOf(op.getX()), wType = l.typeOf(op.getW());
  Type element = xType.getElementType();
  MLIRContext *context = l.b.getContext();
  SmallVector<dl::Dim> dims = dl::getDims(xType), out = dl::getDims(l.typeOf(op.getR()));
  unsigned spatial = dims.size() - 2;
  ArrayRef<int64_t> pads = op.getPads(), strides = op.getStrides(), dilations = op.getDilations();
  ArrayRef<int64_t> kernel = wType.getShape().drop_front(2);
  ScalarBuilder s{l.b, l.loc, element};
  Value zero = s.real(0, element);

  // Zeros between.
  Value x = l.get(op.getX());
  if (llvm::any_of(strides, [](int64_t stride) { return stride > 1; })) {
    SmallVector<dl::Dim> stuffed(dims);
    Sizes offsets(dims.size(), l.b.getIndexAttr(0)), steps(dims.size(), l.b.getIndexAttr(1));
    bool isEmpty = false;
    for (unsigned i = 0; i < spatial; ++i) {
      isEmpty |= dl::isConstant(dims[2 + i], 0);
      stuffed[2 + i] = dl::simplify((dims[2 + i] - 1) * strides[i] + 1);
      steps[2 + i] = l.b.getIndexAttr(strides[i]);
    }
    if (isEmpty) {
      l.set(op.getR(), l.filled(out, zero));
      return success();
    }
    Value target = l.filled(stuffed, zero);
    x = tensor::InsertSliceOp::create(l.b, l.loc, x, target, offsets, l.sizes(dims), steps);
    dims = stuffed;
  }
  SmallVector<int64_t> low{0, 0}, high{0, 0};
  for (unsigned i = 0; i < spatial; ++i) {
    int64_t span = dilations[i] * (kernel[i] - 1);
    low.push_back(span - pads[i]);
    high.push_back(span - pads[spatial + i] + op.getOutputPadding()[i]);
  }
  x = l.pad(x, dims, low, high, zero);

  // [C, O / groups, K..] as [groups, O / groups, C / groups, K.. turned round].
  int64_t groups = op.getGroups(), outPerGroup = wType.getDimSize(1), inPerGroup = wType.getDimSize(0) / groups;
  SmallVector<dl::Dim> turned{dl::constantDim(groups * outPerGroup, context), dl::constantDim(inPerGroup, context)};
  for (int64_t size : kernel)
    turned.push_back(dl::constantDim(size, context));
  Value source = l.get(op.getW());
  Value filter =
      l.fromIndices(dl::getTensorType(turned, element), [&](ScalarBuilder &s, ArrayRef<Value> place) -> Value {
        auto constant = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(s.b, s.loc, value); };
        Value group = arith::DivUIOp::create(s.b, s.loc, place[0], constant(outPerGroup));
        Value channel = arith::RemUIOp::create(s.b, s.loc, place[0], constant(outPerGroup));
        SmallVector<Value> from{
            arith::AddIOp::create(s.b, s.loc, arith::MulIOp::create(s.b, s.loc, group, constant(inPerGroup)), place[1]),
            channel};
        for (unsigned i = 0; i < spatial; ++i)
          from.push_back(arith::SubIOp::create(s.b, s.loc, constant(kernel[i] - 1), place[2 + i]));
        return tensor::ExtractOp::create(s.b, s.loc, source, from);
      });
  SmallVector<int64_t> ones(spatial, 1);
  l.set(op.getR(),
        convolve(l, x, dims, Filter{filter, groups, outPerGroup, inPerGroup, kernel}, ones, dilations, out, element));
  return success();
}

/// Loops: group, output channel, input channel, filter places, then the contracted images and places. Groups only where
/// there is more than one.
LogicalResult lower(dl::ConvWeightGradientOp op, Lowering &l) {
  RankedTensorType xType = l.typeOf(op.getX()), drType = l.typeOf(op.getDr());
  Type element = xType.getElementType();
  MLIRContext *context = l.b.getContext();
  SmallVector<dl::Dim> x = dl::getDims(xType), dr = dl::getDims(drType), out = dl::getDims(l.typeOf(op.getR()));
  const unsigned spatial = op.getKernel().size();
  const int64_t groups = op.getGroups(), outPerGroup = drType.getDimSize(1) / groups,
                inPerGroup = xType.getDimSize(1) / groups;
  auto constant = [&](int64_t value) { return dl::constantDim(value, context); };
  SmallVector<int64_t> low{0, 0}, high{0, 0};
  for (unsigned i = 0; i < spatial; ++i) {
    low.push_back(op.getPads()[i]);
    high.push_back(Lowering::trimmedPadding(x[2 + i], op.getPads()[i], op.getPads()[spatial + i], dr[2 + i],
                                            op.getStrides()[i], op.getDilations()[i] * (op.getKernel()[i] - 1) + 1));
  }
  ScalarBuilder s{l.b, l.loc, element};
  Value padded = l.pad(l.get(op.getX()), x, low, high, s.real(0, element));
  const bool hasGroups = groups > 1;
  SmallVector<dl::Dim> xSplit{x[0]}, drSplit{dr[0]}, outSplit;
  if (hasGroups)
    for (auto *dims : {&xSplit, &drSplit, &outSplit})
      dims->push_back(constant(groups));
  xSplit.push_back(constant(inPerGroup));
  drSplit.push_back(constant(outPerGroup));
  outSplit.append({constant(outPerGroup), constant(inPerGroup)});
  for (unsigned i = 0; i < spatial; ++i) {
    xSplit.push_back(x[2 + i]);
    drSplit.push_back(dr[2 + i]);
    outSplit.push_back(out[2 + i]);
  }
  const unsigned channel = hasGroups, in = channel + 1, window = in + 1, image = window + spatial, place = image + 1,
                 loops = place + spatial;
  SmallVector<AffineExpr> xExprs{l.dim(image)}, drExprs{l.dim(image)};
  if (hasGroups)
    for (auto *exprs : {&xExprs, &drExprs})
      exprs->push_back(l.dim(0));
  xExprs.push_back(l.dim(in));
  drExprs.push_back(l.dim(channel));
  for (unsigned i = 0; i < spatial; ++i) {
    xExprs.push_back(l.dim(place + i) * op.getStrides()[i] + l.dim(window + i) * op.getDilations()[i]);
    drExprs.push_back(l.dim(place + i));
  }
  AffineMap outMap = AffineMap::getMultiDimIdentityMap(loops, context).getMajorSubMap(image);
  Value result = contract(l, l.reshape(l.get(op.getDr()), dr, drSplit), l.mapOf(loops, drExprs),
                          l.reshape(padded, x, xSplit), l.mapOf(loops, xExprs), outMap, outSplit, 1 + spatial, element);
  l.set(op.getR(), l.reshape(result, outSplit, out));
  return success();
}

} // namespace dlc::lower
