//===- Shape.cpp - Lowering of constants and ops that move elements -------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

LogicalResult lower(dl::ConstantOp op, Lowering &l) {
  auto type = cast<RankedTensorType>(lowerType(op.getType()));
  auto value = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!value)
    return op.emitOpError("is not a splat: fusion passes such a constant to the kernel as an argument");
  // Only the type differs: ui8 is signless from here.
  value = DenseElementsAttr::getFromRawBuffer(type, value.getRawData());
  l.set(op.getR(), arith::ConstantOp::create(l.b, l.loc, value));
  return success();
}

LogicalResult lower(dl::IotaOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getR());
  Type i64 = l.b.getI64Type();
  l.set(op.getR(), l.fromIndices(type, [&](ScalarBuilder &s, ArrayRef<Value> place) -> Value {
    ScalarBuilder from{s.b, s.loc, i64};
    return scalar::cast(from, arith::IndexCastOp::create(s.b, s.loc, i64, place[op.getAxis()]), type.getElementType());
  }));
  return success();
}

LogicalResult lower(dl::DimOp op, Lowering &l) {
  Value value = arith::IndexCastOp::create(l.b, l.loc, l.b.getI64Type(), l.size(op.getValue().getExprs()[0]));
  l.set(op.getR(), l.filled({}, value));
  return success();
}

LogicalResult lower(dl::ReshapeOp op, Lowering &l) {
  l.set(op.getR(), l.reshape(l.get(op.getX()), dl::getDims(l.typeOf(op.getX())), dl::getDims(l.typeOf(op.getR()))));
  return success();
}

/// The result reads `operand` at `map` of its own place.
static Value moved(Lowering &l, Value operand, AffineMap map, RankedTensorType result) {
  return l.elementwise(result, operand, map, result.getElementType(),
                       [](ScalarBuilder &, ValueRange args) -> SmallVector<Value> { return {args[0]}; });
}

LogicalResult lower(dl::TransposeOp op, Lowering &l) {
  SmallVector<AffineExpr> from(op.getPerm().size());
  for (auto [index, p] : llvm::enumerate(op.getPerm()))
    from[p] = l.dim(index);
  l.set(op.getR(), moved(l, l.get(op.getX()), l.mapOf(from.size(), from), l.typeOf(op.getR())));
  return success();
}

LogicalResult lower(dl::BroadcastToOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  auto [source, map] = l.broadcast(l.get(op.getX()), dl::getDims(l.typeOf(op.getX())), dl::getDims(result));
  l.set(op.getR(), moved(l, source, map, result));
  return success();
}

/// `source` read at a place that `from` gives for the result's; every place must exist.
static Value readAt(Lowering &l, Value source, RankedTensorType result,
                    llvm::function_ref<SmallVector<Value>(ScalarBuilder &, ArrayRef<Value>)> from) {
  return l.fromIndices(result, [&](ScalarBuilder &s, ArrayRef<Value> place) -> Value {
    return tensor::ExtractOp::create(s.b, s.loc, source, from(s, place));
  });
}

LogicalResult lower(dl::SliceOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  ArrayRef<dl::Dim> starts = op.getStarts().getExprs();
  ArrayRef<int64_t> steps = op.getSteps();
  Value x = l.get(op.getX());
  // Steps forward are a view.
  if (llvm::all_of(steps, [](int64_t step) { return step > 0; })) {
    Sizes strides;
    for (int64_t step : steps)
      strides.push_back(l.b.getIndexAttr(step));
    SmallVector<dl::Dim> dims = dl::getDims(result);
    l.set(op.getR(), tensor::ExtractSliceOp::create(l.b, l.loc, cast<RankedTensorType>(lowerType(result)), x,
                                                    l.sizes(starts), l.sizes(dims), strides));
    return success();
  }
  SmallVector<Value> startValues;
  for (dl::Dim start : starts)
    startValues.push_back(l.size(start));
  l.set(op.getR(), readAt(l, x, result, [&](ScalarBuilder &s, ArrayRef<Value> place) {
          SmallVector<Value> from;
          for (auto [start, step, at] : llvm::zip_equal(startValues, steps, place))
            from.push_back(arith::AddIOp::create(
                s.b, s.loc, start,
                arith::MulIOp::create(s.b, s.loc, at, arith::ConstantIndexOp::create(s.b, s.loc, step))));
          return from;
        }));
  return success();
}

LogicalResult lower(dl::ReverseOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX());
  SmallVector<dl::Dim> dims = dl::getDims(type);
  SmallVector<Value> last(dims.size());
  for (int64_t axis : op.getAxes())
    last[axis] = l.size(dl::simplify(dims[axis] - 1));
  l.set(op.getR(), readAt(l, l.get(op.getX()), type, [&](ScalarBuilder &s, ArrayRef<Value> place) {
          SmallVector<Value> from(place);
          for (int64_t axis : op.getAxes())
            from[axis] = arith::SubIOp::create(s.b, s.loc, last[axis], place[axis]);
          return from;
        }));
  return success();
}

LogicalResult lower(dl::ConcatOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(type);
  int64_t axis = op.getAxis();
  Value result = l.empty(type);
  dl::Dim start = dl::constantDim(0, l.b.getContext());
  Sizes offsets(dims.size(), l.b.getIndexAttr(0)), strides(dims.size(), l.b.getIndexAttr(1));
  for (Value x : op.getXs()) {
    SmallVector<dl::Dim> part = dl::getDims(l.typeOf(x));
    offsets[axis] = l.context.dimFold(l.b, l.loc, start);
    result = tensor::InsertSliceOp::create(l.b, l.loc, l.get(x), result, offsets, l.sizes(part), strides);
    start = dl::simplify(start + part[axis]);
  }
  l.set(op.getR(), result);
  return success();
}

/// The place in 0..size that a place in the padded dim reads.
static Value padSource(ScalarBuilder &s, dl::PadMode mode, Value place, int64_t low, Value size) {
  auto constant = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(s.b, s.loc, value); };
  Value zero = constant(0), last = arith::SubIOp::create(s.b, s.loc, size, constant(1));
  Value at = arith::SubIOp::create(s.b, s.loc, place, constant(low));
  Value before = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::slt, at, zero);
  Value after = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::sgt, at, last);
  Value source;
  if (mode == dl::PadMode::reflect) {
    Value mirrored = arith::SubIOp::create(s.b, s.loc, arith::AddIOp::create(s.b, s.loc, last, last), at);
    source = s.select(before, arith::SubIOp::create(s.b, s.loc, zero, at), s.select(after, mirrored, at));
  } else if (mode == dl::PadMode::wrap) {
    source = s.select(before, arith::AddIOp::create(s.b, s.loc, at, size),
                      s.select(after, arith::SubIOp::create(s.b, s.loc, at, size), at));
  } else {
    source = at;
  }
  // The edge's mode; and a bound for a symbolic dim that is smaller than the padding needs.
  return arith::MaxSIOp::create(s.b, s.loc, arith::MinSIOp::create(s.b, s.loc, source, last), zero);
}

LogicalResult lower(dl::PadOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX()), result = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(type);
  Value x = l.get(op.getX());
  if (op.getMode() == dl::PadMode::constant) {
    l.set(op.getR(), l.pad(x, dims, op.getLow(), op.getHigh(), l.extract(l.get(op.getValue()))));
    return success();
  }
  SmallVector<Value> extents;
  for (dl::Dim dim : dims)
    extents.push_back(l.size(dim));
  l.set(op.getR(), readAt(l, x, result, [&](ScalarBuilder &s, ArrayRef<Value> place) {
          SmallVector<Value> from;
          for (auto [index, at] : llvm::enumerate(place)) {
            int64_t low = op.getLow()[index];
            bool untouched = low == 0 && op.getHigh()[index] == 0;
            from.push_back(untouched ? at : padSource(s, op.getMode(), at, low, extents[index]));
          }
          return from;
        }));
  return success();
}

} // namespace dlc::lower
