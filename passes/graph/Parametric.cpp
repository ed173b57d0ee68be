//===- Parametric.cpp - What depends on parameters alone ------------------===//
#include "passes/graph/Parametric.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace dlc {

ParametricValues::ParametricValues(Block &block) {
  for (Operation &op : block)
    add(&op);
}

void ParametricValues::add(Operation *op) {
  // A dim is known only when an entry is called.
  if (!isPure(op) || op->getNumRegions() != 0 || isa<dl::DimOp>(op) || op->getNumResults() == 0)
    return;
  for (Value result : op->getResults())
    if (auto type = dyn_cast<RankedTensorType>(result.getType()); !type || !type.hasStaticShape())
      return;
  if (!llvm::all_of(op->getOperands(), [&](Value value) { return all.contains(value); }))
    return;
  const bool param = isa<dl::ParamOp>(op) || llvm::any_of(op->getOperands(), [&](Value value) { return fromParam.contains(value); });
  for (Value result : op->getResults()) {
    all.insert(result);
    if (param)
      fromParam.insert(result);
  }
}

} // namespace dlc
