//===- Parametric.cpp - What depends on parameters alone ------------------===//
#include "passes/graph/Parametric.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace dlc {

bool readsDims(Operation *op) {
  for (NamedAttribute attr : op->getAttrs())
    if (auto dims = dyn_cast<dl::DimsAttr>(attr.getValue()); dims && !dl::collectNames(dims.getExprs()).empty())
      return true;
  auto call = dyn_cast<kernel::CallOp>(op);
  Operation *define = call ? SymbolTable::lookupNearestSymbolFrom(call, call.getCalleeAttr()) : nullptr;
  return define &&
         define
             ->walk([](Operation *inner) { return readsDims(inner) ? WalkResult::interrupt() : WalkResult::advance(); })
             .wasInterrupted();
}

void collectOps(Value value, llvm::SetVector<Operation *> &ops) {
  Operation *op = value.getDefiningOp();
  if (ops.contains(op))
    return;
  for (Value operand : op->getOperands())
    collectOps(operand, ops);
  ops.insert(op);
}

ParametricValues::ParametricValues(Block &block) {
  for (Operation &op : block)
    add(&op);
}

void ParametricValues::add(Operation *op) {
  if (!isPure(op) || op->getNumRegions() != 0 || readsDims(op) || op->getNumResults() == 0)
    return;
  for (Value result : op->getResults())
    if (auto type = dyn_cast<RankedTensorType>(result.getType()); !type || !type.hasStaticShape())
      return;
  if (!llvm::all_of(op->getOperands(), [&](Value value) { return all.contains(value); }))
    return;
  const bool param =
      isa<dl::ParamOp>(op) || llvm::any_of(op->getOperands(), [&](Value value) { return fromParam.contains(value); });
  for (Value result : op->getResults()) {
    all.insert(result);
    if (param)
      fromParam.insert(result);
  }
}

} // namespace dlc
