//===- InlineComposites.cpp - Replaces composites and calls by bodies -----===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Passes.h"
#include "passes/graph/InlineCall.h"

namespace dlc {
#define GEN_PASS_DEF_INLINECOMPOSITESPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

FlatSymbolRefAttr dlc::calleeOf(Operation *op) {
  if (auto composite = dyn_cast<dl::CompositeOp>(op))
    return composite.getBodyAttr();
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr();
  return {};
}

/// The function that is called; null, after an error, if its body cannot be copied.
static func::FuncOp findBody(Operation *call, const SymbolTable &symbols) {
  auto callee = symbols.lookup<func::FuncOp>(calleeOf(call).getValue());
  if (callee && !callee.isExternal() && callee.getBody().hasOneBlock())
    return callee;
  call->emitError() << "cannot inline " << calleeOf(call)
                    << (!callee               ? ": there is no such function"
                        : callee.isExternal() ? ": it has no body"
                                              : ": its body has several blocks");
  return {};
}

/// Copies keep both places: where the op stands in the callee, and who called.
static void copyBody(Operation *call, func::FuncOp callee) {
  IRMapping map;
  map.map(callee.getArguments(), call->getOperands());
  OpBuilder builder(call);
  Block &body = callee.getBody().front();
  for (Operation &inner : body.without_terminator()) {
    Operation *copy = builder.clone(inner, map);
    copy->walk([&](Operation *op) { op->setLoc(CallSiteLoc::get(op->getLoc(), call->getLoc())); });
  }
  for (auto [result, value] : llvm::zip_equal(call->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(map.lookupOrDefault(value));
  call->erase();
}

LogicalResult dlc::inlineCall(Operation *call, const SymbolTable &symbols) {
  func::FuncOp callee = findBody(call, symbols);
  if (!callee)
    return failure();
  copyBody(call, callee);
  return success();
}

namespace {

struct InlineCompositesPass : dlc::impl::InlineCompositesPassBase<InlineCompositesPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
    // Callees first, so that each body is copied in its final form; `open` are those being worked on.
    for (func::FuncOp function : functions)
      if (failed(flatten(function, symbols)))
        return signalPassFailure();
    for (func::FuncOp function : functions)
      if (inlined.contains(function) && function.isPrivate() && SymbolTable::symbolKnownUseEmpty(function, module))
        symbols.erase(function);
  }

  /// Replaces every call in `function`, those in its callees first.
  LogicalResult flatten(func::FuncOp function, SymbolTable &symbols) {
    if (done.contains(function) || function.isExternal())
      return success();
    open.push_back(function);
    SmallVector<Operation *> calls;
    function.walk([&](Operation *op) {
      if (calleeOf(op))
        calls.push_back(op);
    });
    for (Operation *call : calls) {
      func::FuncOp callee = findBody(call, symbols);
      if (!callee)
        return failure();
      if (auto *it = llvm::find(open, callee); it != open.end()) {
        auto diagnostic = call->emitError() << "function " << calleeOf(call) << " calls itself";
        for (func::FuncOp through : llvm::drop_begin(ArrayRef<func::FuncOp>(open), it - open.begin() + 1))
          diagnostic.attachNote(through.getLoc()) << "by way of @" << through.getSymName();
        return diagnostic;
      }
      if (failed(flatten(callee, symbols)))
        return failure();
      copyBody(call, callee);
      inlined.insert(callee);
    }
    open.pop_back();
    done.insert(function);
    return success();
  }

  SmallVector<func::FuncOp> open;
  DenseSet<Operation *> done, inlined;
};

} // namespace
