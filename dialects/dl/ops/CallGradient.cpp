//===- CallGradient.cpp - Gradients of calls that name theirs -------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace dlc::dl {

/// Calls the gradient function on the operands and what arrived, and hands on what it gives.
static void callGradient(GradientRule &rule, FlatSymbolRefAttr gradient) {
  SmallVector<Value> arguments(rule.op->getOperands());
  SmallVector<Type> types;
  SmallVector<unsigned> operands;
  for (auto [i, type] : llvm::enumerate(rule.op->getOperandTypes()))
    if (isa<FloatType>(cast<RankedTensorType>(type).getElementType())) {
      operands.push_back(i);
      types.push_back(type);
    }
  for (auto [i, type] : llvm::enumerate(rule.op->getResultTypes()))
    if (isa<FloatType>(cast<RankedTensorType>(type).getElementType()))
      arguments.push_back(rule.incoming(i));
  auto call = func::CallOp::create(rule.builder, rule.loc, gradient, types, arguments);
  for (auto [operand, value] : llvm::zip_equal(operands, call.getResults()))
    rule.add(operand, value);
}

LogicalResult CompositeOp::buildGradients(GradientRule &rule) {
  // Without one of its own it has been inlined by now.
  callGradient(rule, getGradientAttr());
  return success();
}

LogicalResult EagerCallOp::buildGradients(GradientRule &) {
  return emitError() << "an eager function has no gradient: the compiler does not see into it; take `eager` away, or pass "
                        "what it gives through stop_gradient";
}

LogicalResult ExternCallOp::buildGradients(GradientRule &rule) {
  if (getGradient().empty())
    return emitError() << "`" << getFunction() << "` is a C function without a gradient; declare one by `gradient NAME`, or "
                       << "pass what it gives through stop_gradient";
  callGradient(rule, FlatSymbolRefAttr::get(getContext(), getGradient()));
  return success();
}

} // namespace dlc::dl
