//===- Index.cpp - Rules of gather, scatter, top-k, sort ------------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

static LogicalResult checkAxis(OptionalLoc loc, StringRef op, int64_t axis, RankedTensorType type) {
  if (axis >= 0 && axis < type.getRank())
    return success();
  return emitOptionalError(loc, op, ": axis must be in 0..", type.getRank(), " for ", toString(type), ", got ", axis);
}

LogicalResult GatherOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorOf(adaptor.getX());
  int64_t axis = adaptor.getAxis();
  if (failed(checkAxis(loc, "dl.gather", axis, x)))
    return failure();
  SmallVector<Dim> dims = getDims(x), result(dims.begin(), dims.begin() + axis);
  result.append(getDims(tensorOf(adaptor.getIndices())));
  result.append(dims.begin() + axis + 1, dims.end());
  types.push_back(getTensorType(result, x.getElementType()));
  return success();
}

LogicalResult GatherElementsOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                                 SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorOf(adaptor.getX()), indices = tensorOf(adaptor.getIndices());
  if (failed(checkAxis(loc, "dl.gather_elements", adaptor.getAxis(), x)))
    return failure();
  if (x.getRank() != indices.getRank())
    return emitOptionalError(loc, "dl.gather_elements: ", toString(x), " and indices ", toString(indices),
                             " need the same rank");
  types.push_back(getTensorType(getDims(indices), x.getElementType()));
  return success();
}

LogicalResult GatherNdOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorOf(adaptor.getX()), indices = tensorOf(adaptor.getIndices());
  int64_t batch = adaptor.getBatchDims();
  SmallVector<Dim> dims = getDims(x), places = getDims(indices);
  auto depth = places.empty() ? std::nullopt : constantValue(places.back());
  if (batch < 0 || batch >= std::min(x.getRank(), indices.getRank()) || !depth || *depth < 0 ||
      batch + *depth > x.getRank())
    return emitOptionalError(loc, "dl.gather_nd: the last dim of indices ", toString(indices),
                             " must be static and at most rank - batch_dims of ", toString(x), ", with batch_dims ",
                             batch, " below both ranks");
  for (int64_t i = 0; i < batch; ++i)
    if (dims[i] != places[i])
      return emitOptionalError(loc, "dl.gather_nd: batch dim ", i, " is ", toString(dims[i]), " in ", toString(x),
                               " and ", toString(places[i]), " in ", toString(indices));
  SmallVector<Dim> result(places.begin(), places.end() - 1);
  result.append(dims.begin() + batch + *depth, dims.end());
  types.push_back(getTensorType(result, x.getElementType()));
  return success();
}

/// Sums and products are of numbers.
static LogicalResult checkMode(OptionalLoc loc, StringRef op, ScatterMode mode, RankedTensorType x) {
  if (!x.getElementType().isInteger(1) || (mode != ScatterMode::add && mode != ScatterMode::mul))
    return success();
  return emitOptionalError(loc, op, ": mode ", stringifyScatterMode(mode), " needs numbers, got ", toString(x));
}

LogicalResult ScatterElementsOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                                  SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorOf(adaptor.getX()), indices = tensorOf(adaptor.getIndices()),
                   updates = tensorOf(adaptor.getUpdates());
  if (failed(checkAxis(loc, "dl.scatter_elements", adaptor.getAxis(), x)) ||
      failed(checkMode(loc, "dl.scatter_elements", adaptor.getMode(), x)))
    return failure();
  if (x.getRank() != indices.getRank() || getDims(indices) != getDims(updates) ||
      x.getElementType() != updates.getElementType())
    return emitOptionalError(
        loc, "dl.scatter_elements: indices and updates need one shape, of the rank and with the element type of ",
        toString(x), ", got ", toString(indices), " and ", toString(updates));
  types.push_back(x);
  return success();
}

LogicalResult ScatterNdOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorOf(adaptor.getX()), indices = tensorOf(adaptor.getIndices()),
                   updates = tensorOf(adaptor.getUpdates());
  SmallVector<Dim> dims = getDims(x), places = getDims(indices);
  auto depth = places.empty() ? std::nullopt : constantValue(places.back());
  if (failed(checkMode(loc, "dl.scatter_nd", adaptor.getMode(), x)))
    return failure();
  if (!depth || *depth < 0 || *depth > x.getRank())
    return emitOptionalError(loc, "dl.scatter_nd: the last dim of indices ", toString(indices),
                             " must be static and at most the rank of ", toString(x));
  SmallVector<Dim> expected(places.begin(), places.end() - 1);
  expected.append(dims.begin() + *depth, dims.end());
  if (getDims(updates) != expected || updates.getElementType() != x.getElementType())
    return emitOptionalError(loc, "dl.scatter_nd: updates must be ",
                             toString(getTensorType(expected, x.getElementType())), ", got ", toString(updates));
  types.push_back(x);
  return success();
}

LogicalResult OneHotOp::inferReturnTypes(MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  RankedTensorType indices = tensorOf(adaptor.getIndices()), on = tensorOf(adaptor.getOn()),
                   off = tensorOf(adaptor.getOff());
  int64_t axis = adaptor.getAxis(), depth = adaptor.getDepth();
  if (on.getRank() || on != off)
    return emitOptionalError(loc, "dl.one_hot: on and off must be scalars of one type, got ", toString(on), " and ",
                             toString(off));
  if (axis < 0 || axis > indices.getRank() || depth < 0)
    return emitOptionalError(loc, "dl.one_hot: axis must be in 0..=", indices.getRank(),
                             " and depth not negative, got ", axis, " and ", depth);
  SmallVector<Dim> dims = getDims(indices);
  dims.insert(dims.begin() + axis, constantDim(depth, context));
  types.push_back(getTensorType(dims, on.getElementType()));
  return success();
}

static LogicalResult checkStarts(OptionalLoc loc, StringRef op, ValueRange starts, RankedTensorType x) {
  bool ok = int64_t(starts.size()) == x.getRank();
  for (Value start : starts)
    ok = ok && tensorOf(start).getRank() == 0 && start.getType() == starts[0].getType();
  if (!ok)
    return emitOptionalError(loc, op, ": needs a scalar start of one type for each dim of ", toString(x), ", got ",
                             starts.size());
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  RankedTensorType x = tensorOf(getX()), r = tensorOf(getR());
  if (failed(checkStarts(getLoc(), "dl.dynamic_slice", getStarts(), x)))
    return failure();
  bool ok = x.getRank() == r.getRank() && x.getElementType() == r.getElementType();
  for (int64_t i = 0; ok && i < x.getRank(); ++i)
    ok = x.isDynamicDim(i) || r.isDynamicDim(i) || r.getDimSize(i) <= x.getDimSize(i);
  if (!ok)
    return emitOpError() << "a block " << toString(r) << " does not fit into " << toString(x);
  return success();
}

LogicalResult DynamicUpdateSliceOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                                     SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorOf(adaptor.getX()), update = tensorOf(adaptor.getUpdate());
  if (failed(checkStarts(loc, "dl.dynamic_update_slice", adaptor.getStarts(), x)))
    return failure();
  bool ok = x.getRank() == update.getRank() && x.getElementType() == update.getElementType();
  for (int64_t i = 0; ok && i < x.getRank(); ++i)
    ok = x.isDynamicDim(i) || update.isDynamicDim(i) || update.getDimSize(i) <= x.getDimSize(i);
  if (!ok)
    return emitOptionalError(loc, "dl.dynamic_update_slice: a block ", toString(update), " does not fit into ",
                             toString(x));
  types.push_back(x);
  return success();
}

/// Types of values and indices with dim `axis` of size `k`, or as it is for a negative `k`.
static LogicalResult inferOrdered(MLIRContext *context, OptionalLoc loc, StringRef op, Value x, int64_t axis, int64_t k,
                                  Types &types) {
  RankedTensorType type = tensorOf(x);
  if (failed(checkAxis(loc, op, axis, type)))
    return failure();
  SmallVector<Dim> dims = getDims(type);
  if (k >= 0) {
    if (!type.isDynamicDim(axis) && k > type.getDimSize(axis))
      return emitOptionalError(loc, op, ": k is ", k, ", but dim ", axis, " of ", toString(type), " has ",
                               type.getDimSize(axis));
    dims[axis] = constantDim(k, context);
  }
  types.push_back(getTensorType(dims, type.getElementType()));
  types.push_back(getTensorType(dims, IntegerType::get(context, 64)));
  return success();
}

LogicalResult TopKOp::inferReturnTypes(MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  if (int64_t(adaptor.getK()) < 0)
    return emitOptionalError(loc, "dl.top_k: k must not be negative, got ", int64_t(adaptor.getK()));
  return inferOrdered(context, loc, "dl.top_k", adaptor.getX(), adaptor.getAxis(), adaptor.getK(), types);
}
LogicalResult SortOp::inferReturnTypes(MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  return inferOrdered(context, loc, "dl.sort", adaptor.getX(), adaptor.getAxis(), -1, types);
}

} // namespace dlc::dl
