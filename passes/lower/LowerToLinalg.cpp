//===- LowerToLinalg.cpp - dl functions to linalg, for tests and reading --===//
#include "passes/Passes.h"
#include "passes/lower/Lower.h"

namespace dlc {
#define GEN_PASS_DEF_LOWERTOLINALGPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

struct LowerToLinalgPass : dlc::impl::LowerToLinalgPassBase<LowerToLinalgPass> {
  void runOnOperation() override {
    for (auto function : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (!function.isExternal() && failed(translate(function)))
        return signalPassFailure();
  }

  LogicalResult translate(func::FuncOp function) {
    OpBuilder b(function);
    auto lowered = [](TypeRange types) {
      return llvm::map_to_vector(types, [](Type type) { return lower::lowerType(type); });
    };
    FunctionType type = function.getFunctionType();
    auto result = func::FuncOp::create(b, function.getLoc(), function.getName(),
                                       b.getFunctionType(lowered(type.getInputs()), lowered(type.getResults())));
    Block *entry = result.addEntryBlock();
    b.setInsertionPointToStart(entry);
    // Each named dim from the first argument that has it as a dim.
    llvm::StringMap<Value> dims;
    IRMapping map;
    for (auto [argument, value] : llvm::zip_equal(function.getArguments(), entry->getArguments())) {
      map.map(argument, value);
      auto tensor = dyn_cast<RankedTensorType>(argument.getType());
      if (!tensor)
        continue;
      for (auto [index, dim] : llvm::enumerate(dl::getDims(tensor)))
        if (dim && isa<AffineSymbolExpr>(dim) && !dims.count(dl::toString(dim)))
          dims[dl::toString(dim)] = tensor::DimOp::create(b, function.getLoc(), value, index);
    }
    bool known = true;
    lower::LowerContext context([&](StringRef name) -> Value {
      Value &value = dims[name];
      if (!value) {
        known = false;
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(entry);
        value = arith::ConstantIndexOp::create(b, function.getLoc(), 0);
      }
      return value;
    });
    Block &body = function.getBody().front();
    if (failed(lower::lowerBlock(body, map, b, context)))
      return failure();
    if (!known)
      return function.emitError("no argument has each of its named dims as a dim of its own");
    if (Value status = context.status(b, function.getLoc())) {
      SmallVector<Type> results(result.getFunctionType().getResults());
      results.push_back(b.getI32Type());
      result.setFunctionType(b.getFunctionType(result.getFunctionType().getInputs(), results));
      SmallVector<Value> values =
          llvm::map_to_vector(body.getTerminator()->getOperands(), [&](Value v) { return map.lookup(v); });
      values.push_back(status);
      func::ReturnOp::create(b, body.getTerminator()->getLoc(), values);
    } else {
      b.clone(*body.getTerminator(), map);
    }
    function.erase();
    return success();
  }
};

} // namespace
