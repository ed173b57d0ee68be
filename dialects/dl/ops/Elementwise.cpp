//===- Elementwise.cpp - Rules of the elementwise ops ---------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace dlc::dl {

LogicalResult CastOp::inferReturnTypes(MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  auto type = cast<RankedTensorType>(adaptor.getX().getType());
  if (!isElementType(adaptor.getTo()))
    return emitOptionalError(loc, "dl.cast: ", adaptor.getTo(), " is not an element type of dl");
  types.push_back(withElementType(type, adaptor.getTo()));
  return success();
}

/// A splat constant of the integer `value`, or of +0.0 or 1.0 exactly.
static bool isSplat(Attribute attr, int64_t value) {
  auto splat = dyn_cast_or_null<SplatElementsAttr>(attr);
  if (!splat)
    return false;
  if (auto number = dyn_cast<FloatAttr>(splat.getSplatValue<Attribute>()))
    return number.getValue().isExactlyValue(double(value)) && !number.getValue().isNegative();
  auto number = dyn_cast<IntegerAttr>(splat.getSplatValue<Attribute>());
  return number && (value == 0 ? number.getValue().isZero() : number.getValue().isOne());
}

/// The operand itself where the constant leaves every element as it is, and broadcasting leaves the shape.
static OpFoldResult keep(Operation *op, Value operand) {
  return operand.getType() == op->getResult(0).getType() ? OpFoldResult(operand) : OpFoldResult();
}
static bool isInteger(Operation *op) { return isa<IntegerType>(getElementTypeOrSelf(op->getResult(0).getType())); }

// x + 0 keeps x for integers only: -0 + 0 is +0.
OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (isInteger(*this) && isSplat(adaptor.getY(), 0))
    return keep(*this, getX());
  if (isInteger(*this) && isSplat(adaptor.getX(), 0))
    return keep(*this, getY());
  return {};
}
// x - 0 is x, also for -0.
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  return isSplat(adaptor.getY(), 0) ? keep(*this, getX()) : OpFoldResult();
}
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (isSplat(adaptor.getY(), 1))
    return keep(*this, getX());
  return isSplat(adaptor.getX(), 1) ? keep(*this, getY()) : OpFoldResult();
}
OpFoldResult MulNoNanOp::fold(FoldAdaptor adaptor) {
  if (isSplat(adaptor.getY(), 1))
    return keep(*this, getX());
  return isSplat(adaptor.getX(), 1) ? keep(*this, getY()) : OpFoldResult();
}
OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return isSplat(adaptor.getY(), 1) ? keep(*this, getX()) : OpFoldResult();
}

} // namespace dlc::dl
