//===- Call.cpp - Rules of composites and eager calls ---------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace dlc::dl {

/// The callee exists and its signature is that of the call.
static LogicalResult verifyCallee(Operation *op, SymbolTableCollection &symbols, FlatSymbolRefAttr name, TypeRange args,
                                  TypeRange results) {
  auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, name);
  if (!callee)
    return op->emitOpError() << "there is no function " << name;
  auto type = FunctionType::get(op->getContext(), args, results);
  if (callee.getFunctionType() != type) {
    auto diagnostic = op->emitOpError() << "is of type " << type << ", its function of type "
                                        << callee.getFunctionType();
    diagnostic.attachNote(callee.getLoc()) << "the function is here";
    return diagnostic;
  }
  return success();
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyCallee(*this, symbols, getBodyAttr(), getArgs().getTypes(), getRs().getTypes());
}
LogicalResult EagerCallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyCallee(*this, symbols, getCalleeAttr(), getArgs().getTypes(), getRs().getTypes());
}

void ExternCallOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (getEffect())
    effects.emplace_back(MemoryEffects::Write::get());
}

} // namespace dlc::dl
