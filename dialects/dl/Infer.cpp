//===- Infer.cpp - Shape and type rules shared by several ops -------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

/// "[N, 3]".
static std::string shapeOf(ArrayRef<Dim> dims) {
  std::string text = "[";
  llvm::interleave(dims, [&](Dim dim) { text += toString(dim); }, [&] { text += ", "; });
  return text + "]";
}

FailureOr<SmallVector<Dim>> broadcastDims(OptionalLoc loc, StringRef op, ArrayRef<Dim> x, ArrayRef<Dim> y) {
  SmallVector<Dim> result(std::max(x.size(), y.size()));
  for (size_t i = 0; i < result.size(); ++i) {
    // Counted from the end.
    Dim a = i < x.size() ? x[x.size() - 1 - i] : Dim(), b = i < y.size() ? y[y.size() - 1 - i] : Dim();
    Dim &r = result[result.size() - 1 - i];
    if (!a || !b)
      r = a ? a : b;
    else if (a == b || isConstant(b, 1))
      r = a;
    else if (isConstant(a, 1))
      r = b;
    else
      return emitOptionalError(loc, op, ": shapes do not broadcast: ", shapeOf(x), " and ", shapeOf(y), ": dim ",
                               int64_t(result.size() - 1 - i), " is ", toString(a), " and ", toString(b),
                               ", and neither is 1");
  }
  return result;
}

LogicalResult inferElementwise(OptionalLoc loc, StringRef op, ValueRange operands, Type resultElement, Types &types) {
  Type element = tensorOf(operands[0]).getElementType();
  SmallVector<Dim> dims = getDims(tensorOf(operands[0]));
  for (Value operand : operands.drop_front()) {
    if (Type other = tensorOf(operand).getElementType(); other != element)
      return emitOptionalError(loc, op, ": operands have element types ", elementName(element), " and ",
                               elementName(other), "; convert one with a cast");
    auto joined = broadcastDims(loc, op, dims, getDims(tensorOf(operand)));
    if (failed(joined))
      return failure();
    dims = *joined;
  }
  types.push_back(getTensorType(dims, resultElement ? resultElement : element));
  return success();
}

LogicalResult inferSelect(OptionalLoc loc, ValueRange operands, Types &types) {
  if (failed(inferElementwise(loc, "dl.select", operands.drop_front(), {}, types)))
    return failure();
  auto values = cast<RankedTensorType>(types.pop_back_val());
  auto dims = broadcastDims(loc, "dl.select", getDims(tensorOf(operands[0])), getDims(values));
  if (failed(dims))
    return failure();
  types.push_back(getTensorType(*dims, values.getElementType()));
  return success();
}

LogicalResult inferReduce(OptionalLoc loc, StringRef op, Value x, ArrayRef<int64_t> axes, bool keepdims,
                          Type resultElement, Types &types) {
  RankedTensorType type = tensorOf(x);
  SmallVector<Dim> dims = getDims(type), result;
  for (auto [index, axis] : llvm::enumerate(axes))
    if (axis < 0 || axis >= type.getRank() || (index && axes[index - 1] >= axis))
      return emitOptionalError(loc, op, ": axes must be ascending and in 0..", type.getRank(), " for ", toString(type),
                               ", got ", axis);
  for (auto [index, dim] : llvm::enumerate(dims)) {
    if (!llvm::is_contained(axes, int64_t(index)))
      result.push_back(dim);
    else if (keepdims)
      result.push_back(constantDim(1, type.getContext()));
  }
  types.push_back(getTensorType(result, resultElement ? resultElement : type.getElementType()));
  return success();
}

Dim windowOutput(Dim size, int64_t kernel, int64_t stride, int64_t padLow, int64_t padHigh, int64_t dilation,
                 bool ceilMode) {
  Dim span = size + (padLow + padHigh - dilation * (kernel - 1) - 1);
  if (!ceilMode)
    return simplify(span.floorDiv(stride) + 1);
  Dim rounded = simplify(span.ceilDiv(stride) + 1);
  // The last window must start inside the data or the low padding.
  if (auto value = constantValue(rounded))
    if (auto in = constantValue(size); in && (*value - 1) * stride >= *in + padLow)
      return rounded - 1;
  return rounded;
}

} // namespace dlc::dl
