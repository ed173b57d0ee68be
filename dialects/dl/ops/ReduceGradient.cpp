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

/// The product of the others. Where zeros are among them it is written by way of the zeros, at most one of which is
/// another: 0 in value, it has a slope for the next derivative.
LogicalResult ReduceProdOp::buildGradients(GradientRule &rule) {
  RankedTensorType type = getX().getType();
  Term x{&rule, getX()};
  Term isZero = x == 0.0, ones = select(isZero, 1.0, x), zero = select(isZero, x, 0.0);
  auto sum = [&](Term value) {
    return Term{&rule, expand(rule, rule.make<ReduceSumOp>(value, getAxes()), type, getAxes())};
  };
  Term product{&rule, expand(rule, rule.make<ReduceProdOp>(ones, getAxes()), type, getAxes())};
  Term flags{&rule, rule.make<CastOp>(isZero, type.getElementType())};
  Term others = sum(flags) - flags;
  Incoming dr{{&rule, expand(rule, rule.incoming(), type, getAxes())}};
  rule.add(0, dr * (product / ones * select(others == 0.0, 1.0, select(others == 1.0, sum(zero) - zero, 0.0))));
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
