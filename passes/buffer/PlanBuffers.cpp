//===- PlanBuffers.cpp - Tensors become places in memory ------------------===//
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "passes/Passes.h"
#include "passes/buffer/FunctionPlan.h"

namespace dlc {
#define GEN_PASS_DEF_PLANBUFFERSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

struct PlanBuffersPass : dlc::impl::PlanBuffersPassBase<PlanBuffersPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    buffer::ModuleLayout layout(module);
    buffer::DerivedParts derived;
    int64_t derivedBytes = 0;
    // init first: the entries read what it derives.
    SmallVector<func::FuncOp> functions;
    for (auto function : module.getOps<func::FuncOp>()) {
      bool isInit = function.getName() == "init";
      if (!function.isExternal() && (isInit || function->hasAttr("dl.export")))
        functions.insert(isInit ? functions.begin() : functions.end(), function);
    }
    for (func::FuncOp function : functions) {
      bool isInit = function.getName() == "init";
      auto bytes = buffer::planFunction(function, layout, derived, symbols);
      if (failed(bytes))
        return signalPassFailure();
      if (isInit)
        derivedBytes = *bytes;
    }
    layout.write(derivedBytes);
    // Kernels of which only in-place variants are used.
    for (auto function : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (function.isPrivate() && function->hasAttr("kernel.inputs") &&
          SymbolTable::symbolKnownUseEmpty(function, module))
        symbols.erase(function);
  }
};

} // namespace
