//===- KernelCalls.cpp - Who calls a kernel with what ---------------------===//
#include "passes/graph/KernelCalls.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/graph/Parametric.h"

using namespace mlir;
using namespace dlc;

llvm::MapVector<StringAttr, KernelCalls> dlc::findKernelCalls(ModuleOp module) {
  llvm::MapVector<StringAttr, KernelCalls> callsOf;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    // Those in regions too; what decides them stands outside, where `hoist-invariants` puts it.
    ParametricValues parametric(function.getBody().front());
    bool entry = function.getSymName() != "init" && !function->hasAttr("dl.eager");
    function.walk([&](kernel::CallOp call) {
      auto [it, isNew] = callsOf.try_emplace(call.getCalleeAttr().getAttr());
      KernelCalls &known = it->second;
      if (isNew)
        known.parametric.resize(call.getArgs().size(), true);
      known.calls.push_back(call);
      for (auto [i, value] : llvm::enumerate(call.getArgs()))
        if (!entry || !parametric.dependsOnParam(value))
          known.parametric.reset(i);
    });
  }
  return callsOf;
}

Operation *dlc::outsideRegions(Operation *op) {
  return op->getParentOfType<func::FuncOp>().getBody().findAncestorOpInRegion(*op);
}

kernel::DefineOp dlc::createKernel(kernel::DefineOp user, StringRef name, StringRef root, TypeRange inputs,
                                   TypeRange results) {
  OpBuilder b(user);
  std::string symbol = name.str();
  for (int i = 0; SymbolTable::lookupNearestSymbolFrom(user, b.getStringAttr(symbol)); ++i)
    symbol = (name + "_" + Twine(i)).str();
  OperationState state(user.getLoc(), kernel::DefineOp::getOperationName());
  state.addAttribute("sym_name", b.getStringAttr(symbol));
  state.addAttribute("function_type", TypeAttr::get(b.getFunctionType(inputs, results)));
  SmallVector<Location> locs(inputs.size(), user.getLoc());
  state.addRegion()->emplaceBlock().addArguments(inputs, locs);
  auto define = cast<kernel::DefineOp>(b.create(state));
  define->setAttr("kernel.root", b.getStringAttr(root));
  return define;
}

void dlc::setArgumentType(kernel::DefineOp define, BlockArgument argument, Type type) {
  argument.setType(type);
  SmallVector<Type> inputs(define.getBody().getArgumentTypes());
  define.setFunctionType(FunctionType::get(define.getContext(), inputs, define.getFunctionType().getResults()));
}
