//===- Shape.cpp - Rules of constants and ops that move elements ----------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  auto type = dyn_cast<RankedTensorType>(adaptor.getValue().getType());
  if (!type)
    return emitOptionalError(loc, "dl.constant: its value must be a ranked tensor");
  types.push_back(type);
  return success();
}
OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult IotaOp::verify() {
  auto type = tensorOf(getR());
  if (getAxis() >= uint64_t(type.getRank()))
    return emitOpError() << "axis must be in 0.." << type.getRank() << " for " << toString(type) << ", got "
                         << int64_t(getAxis());
  return success();
}

LogicalResult DimOp::inferReturnTypes(MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  if (adaptor.getValue().getExprs().size() != 1)
    return emitOptionalError(loc, "dl.dim: needs one dim expression, got ", adaptor.getValue().getExprs().size());
  types.push_back(RankedTensorType::get({}, IntegerType::get(context, 64)));
  return success();
}

LogicalResult ReshapeOp::verify() {
  RankedTensorType from = tensorOf(getX()), to = tensorOf(getR());
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "cannot change the element type: " << toString(from) << " to " << toString(to);
  Dim before = product(getDims(from), getContext()), after = product(getDims(to), getContext());
  if (before != after)
    return emitOpError() << "changes the number of elements: " << toString(from) << " has " << toString(before) << ", "
                         << toString(to) << " has " << toString(after);
  return success();
}
OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getX().getType() == getType())
    return getX();
  if (auto inner = getX().getDefiningOp<ReshapeOp>()) {
    setOperand(inner.getX());
    return getResult();
  }
  auto value = dyn_cast_or_null<DenseElementsAttr>(adaptor.getX());
  if (value && getType().hasStaticShape())
    return value.reshape(getType());
  return {};
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  RankedTensorType type = tensorOf(adaptor.getX());
  SmallVector<Dim> dims = getDims(type), result;
  SmallVector<bool> seen(dims.size());
  ArrayRef<int64_t> perm = adaptor.getPerm();
  bool ok = perm.size() == dims.size();
  for (int64_t p : perm) {
    ok = ok && p >= 0 && p < type.getRank() && !seen[p];
    if (!ok)
      break;
    seen[p] = true;
    result.push_back(dims[p]);
  }
  if (!ok)
    return emitOptionalError(loc, "dl.transpose: perm must name each of the ", type.getRank(), " dims of ",
                             toString(type), " once, got [", perm, "]");
  types.push_back(getTensorType(result, type.getElementType()));
  return success();
}
OpFoldResult TransposeOp::fold(FoldAdaptor) {
  if (llvm::equal(getPerm(), llvm::seq<int64_t>(0, getPerm().size())))
    return getX();
  if (auto inner = getX().getDefiningOp<TransposeOp>()) {
    SmallVector<int64_t> perm;
    for (int64_t p : getPerm())
      perm.push_back(inner.getPerm()[p]);
    setPerm(perm);
    setOperand(inner.getX());
    return getResult();
  }
  return {};
}

LogicalResult BroadcastToOp::verify() {
  RankedTensorType from = tensorOf(getX()), to = tensorOf(getR());
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "cannot change the element type: " << toString(from) << " to " << toString(to);
  SmallVector<Dim> x = getDims(from), r = getDims(to);
  bool ok = x.size() <= r.size();
  for (size_t i = 0; ok && i < x.size(); ++i) {
    Dim a = x[x.size() - 1 - i], b = r[r.size() - 1 - i];
    ok = a == b || isConstant(a, 1);
  }
  if (!ok)
    return emitOpError() << toString(from) << " does not broadcast to " << toString(to);
  return success();
}
OpFoldResult BroadcastToOp::fold(FoldAdaptor adaptor) {
  if (getX().getType() == getType())
    return getX();
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(adaptor.getX()); splat && getType().hasStaticShape())
    return splat.resizeSplat(getType());
  return {};
}

LogicalResult SliceOp::verify() {
  RankedTensorType from = tensorOf(getX()), to = tensorOf(getR());
  if (from.getElementType() != to.getElementType() || from.getRank() != to.getRank())
    return emitOpError() << "keeps element type and rank: " << toString(from) << " to " << toString(to);
  SmallVector<Dim> x = getDims(from), r = getDims(to);
  ArrayRef<Dim> starts = getStarts().getExprs();
  if (starts.size() != x.size() || getSteps().size() != x.size())
    return emitOpError() << "needs a start and a step for each of the " << x.size() << " dims, got " << starts.size()
                         << " and " << getSteps().size();
  for (auto [index, start, step] : llvm::enumerate(starts, getSteps())) {
    if (step == 0)
      return emitOpError() << "step of dim " << index << " is 0";
    auto size = constantValue(r[index]);
    if (size && *size == 0)
      continue;
    Dim last = simplify(start + (r[index] - 1) * step);
    auto first = constantValue(start), lastValue = constantValue(last), extent = constantValue(x[index]);
    // Symbolic bounds are checked as far as they are decided: the difference to the extent must not be negative.
    auto slack = constantValue(simplify(x[index] - 1 - (step > 0 ? last : start)));
    if ((first && *first < 0) || (lastValue && *lastValue < 0) || (slack && *slack < 0))
      return emitOpError() << "reads dim " << index << " of " << toString(from) << " from " << toString(start) << " to "
                           << toString(last) << ", outside 0.."
                           << (extent ? std::to_string(*extent) : toString(x[index]));
  }
  return success();
}
OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  if (getX().getType() == getType() && llvm::all_of(getStarts().getExprs(), [](Dim d) { return isConstant(d, 0); }) &&
      llvm::all_of(getSteps(), [](int64_t s) { return s == 1; }))
    return getX();
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(adaptor.getX()); splat && getType().hasStaticShape())
    return splat.resizeSplat(getType());
  return {};
}

LogicalResult ConcatOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  if (adaptor.getXs().empty())
    return emitOptionalError(loc, "dl.concat: needs at least one operand");
  RankedTensorType first = tensorOf(adaptor.getXs()[0]);
  int64_t axis = adaptor.getAxis();
  if (axis < 0 || axis >= first.getRank())
    return emitOptionalError(loc, "dl.concat: axis must be in 0..", first.getRank(), " for ", toString(first), ", got ",
                             axis);
  SmallVector<Dim> result = getDims(first);
  for (Value x : adaptor.getXs().drop_front()) {
    RankedTensorType type = tensorOf(x);
    SmallVector<Dim> dims = getDims(type);
    bool ok = type.getElementType() == first.getElementType() && dims.size() == result.size();
    for (size_t i = 0; ok && i < dims.size(); ++i)
      ok = int64_t(i) == axis || dims[i] == result[i];
    if (!ok)
      return emitOptionalError(loc, "dl.concat: ", toString(first), " and ", toString(type), " differ outside axis ",
                               axis);
    result[axis] = result[axis] + dims[axis];
  }
  types.push_back(getTensorType(result, first.getElementType()));
  return success();
}
OpFoldResult ConcatOp::fold(FoldAdaptor) { return getXs().size() == 1 ? OpFoldResult(getXs()[0]) : OpFoldResult(); }

LogicalResult PadOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  RankedTensorType type = tensorOf(adaptor.getX()), value = tensorOf(adaptor.getValue());
  ArrayRef<int64_t> low = adaptor.getLow(), high = adaptor.getHigh();
  if (value.getRank() != 0 || value.getElementType() != type.getElementType())
    return emitOptionalError(loc, "dl.pad: value must be a scalar ", elementName(type.getElementType()), ", got ",
                             toString(value));
  if (int64_t(low.size()) != type.getRank() || int64_t(high.size()) != type.getRank())
    return emitOptionalError(loc, "dl.pad: needs a count for both ends of the ", type.getRank(), " dims of ",
                             toString(type), ", got ", low.size(), " and ", high.size());
  SmallVector<Dim> dims = getDims(type);
  for (auto [index, dim] : llvm::enumerate(dims)) {
    auto size = constantValue(dim);
    int64_t most = std::max(low[index], high[index]);
    // What each mode can read: reflect leaves out the edge, wrap repeats once, edge needs one element.
    bool ok = true;
    if (size && most > 0)
      switch (adaptor.getMode()) {
      case PadMode::constant:
        break;
      case PadMode::reflect:
        ok = most < *size;
        break;
      case PadMode::edge:
        ok = *size > 0;
        break;
      case PadMode::wrap:
        ok = most <= *size;
        break;
      }
    dim = simplify(dim + (low[index] + high[index]));
    auto result = constantValue(dim);
    if (!ok || (result && *result < 0))
      return emitOptionalError(loc, "dl.pad: ", low[index], " before and ", high[index], " after do not fit dim ",
                               index, " of ", toString(type), " in mode ", stringifyPadMode(adaptor.getMode()));
  }
  types.push_back(getTensorType(dims, type.getElementType()));
  return success();
}

LogicalResult ReverseOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  RankedTensorType type = tensorOf(adaptor.getX());
  for (int64_t axis : adaptor.getAxes())
    if (axis < 0 || axis >= type.getRank())
      return emitOptionalError(loc, "dl.reverse: axes must be in 0..", type.getRank(), " for ", toString(type),
                               ", got ", axis);
  types.push_back(type);
  return success();
}

} // namespace dlc::dl
