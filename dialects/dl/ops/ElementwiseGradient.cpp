//===- ElementwiseGradient.cpp - Gradient of a conversion -----------------===//
//
// Those of the other elementwise ops stand in their records.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

LogicalResult CastOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<CastOp>(rule.incoming(), tensorTypeOf(getX()).getElementType()));
  return success();
}

} // namespace dlc::dl
