//===- ReduceGradient.cpp - Gradients of reductions and scans -------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

/// A value of a reduction's result, repeated along the reduced axes.
static Value expand(GradientRule &rule, Value value, RankedTensorType type, ArrayRef<int64_t> axes) {
  SmallVector<Dim> dims = getDims(type);
  for (int64_t axis : axes)
    dims[axis] = constantDim(1, type.getContext());
  value = rule.reshape(value, getTensorType(dims, tensorTypeOf(value).getElementType()));
  return rule.make<BroadcastToOp>(withElementType(type, tensorTypeOf(value).getElementType()), value);
}

LogicalResult ReduceSumOp::buildGradients(GradientRule &rule) {
  rule.add(0, expand(rule, rule.incoming(), getX().getType(), getAxes()));
  return success();
}

/// The product of the others: of all but the zeros where there is none, or where this one is the only zero.
LogicalResult ReduceProdOp::buildGradients(GradientRule &rule) {
  RankedTensorType type = getX().getType();
  Term x{&rule, getX()};
  Term isZero = x == 0.0;
  Term ones = select(isZero, 1.0, x);
  Term zeros{&rule, rule.make<ReduceSumOp>(rule.make<CastOp>(isZero, type.getElementType()), getAxes())};
  Term product{&rule, expand(rule, rule.make<ReduceProdOp>(ones, getAxes()), type, getAxes())};
  Term none{&rule, expand(rule, zeros == 0.0, type, getAxes())}, one{&rule, expand(rule, zeros == 1.0, type, getAxes())};
  Incoming dr{{&rule, expand(rule, rule.incoming(), type, getAxes())}};
  rule.add(0, dr * select(none | (one & isZero), product / ones, 0.0));
  return success();
}

/// Shared evenly by all that are as large, as PyTorch's amax does.
static void addToExtremes(GradientRule &rule, Value x, Value r, ArrayRef<int64_t> axes) {
  RankedTensorType type = tensorTypeOf(x);
  Term wins{&rule, rule.make<EqOp>(x, expand(rule, r, type, axes))};
  Term count{&rule, rule.make<ReduceSumOp>(rule.make<CastOp>(wins, type.getElementType()), axes)};
  Value dr = rule.incoming();
  count = {&rule, rule.reshape(count, tensorTypeOf(dr))};
  rule.add(0, select(wins, Term{&rule, expand(rule, Term{&rule, dr} / count, type, axes)}, 0.0));
}
LogicalResult ReduceMaxOp::buildGradients(GradientRule &rule) {
  addToExtremes(rule, getX(), getR(), getAxes());
  return success();
}
LogicalResult ReduceMinOp::buildGradients(GradientRule &rule) {
  addToExtremes(rule, getX(), getR(), getAxes());
  return success();
}

LogicalResult CumsumOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<CumsumOp>(rule.incoming(), getAxis(), getExclusive(), !getReverse()));
  return success();
}

} // namespace dlc::dl
