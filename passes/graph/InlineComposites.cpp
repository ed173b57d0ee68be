//===- InlineComposites.cpp - Replaces composites by their bodies ---------===//
#include "dialects/dl/Dialect.h"
#include "passes/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

namespace dlc {
#define GEN_PASS_DEF_INLINECOMPOSITESPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

struct InlineCompositesPass : dlc::impl::InlineCompositesPassBase<InlineCompositesPass> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SmallVector<dl::CompositeOp> worklist;
    getOperation().walk([&](dl::CompositeOp op) { worklist.push_back(op); });
    SmallPtrSet<Operation *, 8> bodies;
    while (!worklist.empty()) {
      dl::CompositeOp op = worklist.pop_back_val();
      auto body = symbols.lookup<func::FuncOp>(op.getBody());
      bodies.insert(body);
      IRMapping map;
      map.map(body.getArguments(), op.getArgs());
      OpBuilder builder(op);
      for (Operation &inner : body.getBody().front().without_terminator()) {
        Operation *copy = builder.clone(inner, map);
        copy->walk([&](dl::CompositeOp nested) { worklist.push_back(nested); });
      }
      Operation *terminator = body.getBody().front().getTerminator();
      for (auto [result, value] : llvm::zip_equal(op.getResults(), terminator->getOperands()))
        result.replaceAllUsesWith(map.lookupOrDefault(value));
      op.erase();
    }
    for (Operation *body : bodies)
      if (SymbolTable::symbolKnownUseEmpty(body, getOperation()))
        symbols.erase(body);
  }
};

} // namespace
