//===- Autodiff.cpp - Rules of the marks of differentiation ---------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

LogicalResult GradientOp::verify() {
  auto equal = [&](StringRef what, TypeRange types, StringRef other, TypeRange wanted) -> LogicalResult {
    if (types == wanted)
      return success();
    return emitOpError() << "its " << what << " are " << types << ", its " << other << " " << wanted;
  };
  if (failed(equal("seeds", getSeeds().getTypes(), "outputs", getOutputs().getTypes())) ||
      failed(equal("results", getResultTypes(), "variables", getVariables().getTypes())))
    return failure();
  for (Value variable : getVariables())
    if (!variable.getDefiningOp<VariableOp>())
      return emitOpError() << "differentiates with respect to values of dl.variable only";
  return success();
}

LogicalResult VariableOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.incoming());
  return success();
}

} // namespace dlc::dl
