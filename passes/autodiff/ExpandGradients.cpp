//===- ExpandGradients.cpp - Replaces dl.gradient by what computes it -----===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "passes/Passes.h"
#include "passes/autodiff/Sweep.h"
#include "passes/graph/InlineCall.h"

namespace dlc {
#define GEN_PASS_DEF_EXPANDGRADIENTSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

/// A call whose gradient is that of its body.
bool isInlined(Operation *op) {
  auto composite = dyn_cast<dl::CompositeOp>(op);
  return isa<func::CallOp>(op) || (composite && !composite.getGradientAttr());
}

struct ExpandGradientsPass : dlc::impl::ExpandGradientsPassBase<ExpandGradientsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
    bool changed = false;
    for (func::FuncOp function : functions)
      if (failed(expandIn(function, symbols, changed)))
        return signalPassFailure();
    // Callers stand before what they call.
    for (func::FuncOp function : functions)
      if (changed && function.isPrivate() && !function->hasAttr("dl.eager") &&
          SymbolTable::symbolKnownUseEmpty(function, module))
        symbols.erase(function);
    // The marks have done their work.
    module.walk([](Operation *op) {
      if (isa<dl::VariableOp, dl::StopGradientOp>(op)) {
        op->getResult(0).replaceAllUsesWith(op->getOperand(0));
        op->erase();
      }
    });
  }

  /// Those of inner functions stand before those that differentiate them again.
  LogicalResult expandIn(func::FuncOp function, SymbolTable &symbols, bool &changed) {
    bool found = false;
    while (dl::GradientOp op = findFirst(function)) {
      changed = found = true;
      if (failed(inlineCalls(op, symbols)) || failed(expand(op)))
        return failure();
    }
    if (!found)
      return success();
    // Gradient functions of the user's become part of this one.
    SmallVector<Operation *> calls;
    function.walk([&](func::CallOp call) { calls.push_back(call); });
    for (Operation *call : calls)
      if (failed(inlineCall(call, symbols)))
        return failure();
    if (!calls.empty() && findFirst(function))
      return expandIn(function, symbols, changed);
    eraseDead(function.getBody());
    return success();
  }

  static dl::GradientOp findFirst(func::FuncOp function) {
    dl::GradientOp first;
    function.walk([&](dl::GradientOp op) {
      first = op;
      return WalkResult::interrupt();
    });
    return first;
  }

  /// Puts bodies in place of the calls on the way, until there is none.
  LogicalResult inlineCalls(dl::GradientOp op, SymbolTable &symbols) {
    for (;;) {
      Slice slice(llvm::to_vector(op.getOutputs()), llvm::to_vector(op.getVariables()));
      SmallVector<Operation *> calls;
      for (Operation *between : slice.getOps())
        if (slice.isActive(between))
          between->walk([&](Operation *inner) {
            if (isInlined(inner))
              calls.push_back(inner);
          });
      if (calls.empty())
        return success();
      for (Operation *call : calls)
        if (failed(inlineCall(call, symbols)))
          return failure();
    }
  }

  LogicalResult expand(dl::GradientOp op) {
    SmallVector<Value> outputs(op.getOutputs()), seeds(op.getSeeds()), variables(op.getVariables());
    Slice slice(outputs, variables);
    for (Value variable : variables)
      if (llvm::none_of(outputs, [&](Value output) { return dependsOn(slice, output, variable); }))
        if (SmallVector<Operation *> way = slice.findWay(variable); !way.empty())
          return reportWay(op, variable, way);
    OpBuilder builder(op);
    auto gradients = differentiate(builder, outputs, seeds, variables);
    if (failed(gradients))
      return failure();
    for (auto [result, variable, gradient] : llvm::zip_equal(op.getResults(), variables, *gradients)) {
      Value value = gradient;
      if (!value)
        value = zeros(builder, op.getLoc(), dl::tensorTypeOf(variable));
      result.replaceAllUsesWith(value);
    }
    op.erase();
    return success();
  }

  /// Whether a smooth way leads from one variable to an output.
  static bool dependsOn(const Slice &slice, Value output, Value variable) {
    if (output == variable)
      return true;
    DenseSet<Value> reached = {variable};
    for (Operation *op : slice.getOps()) {
      if (!slice.isActive(op) || llvm::none_of(readBy(op), [&](Value value) { return reached.contains(value); }))
        continue;
      for (Value result : op->getResults())
        if (slice.isActive(result))
          reached.insert(result);
    }
    return reached.contains(output);
  }

  /// An output depends on the variable, but not smoothly: says by which way.
  static LogicalResult reportWay(dl::GradientOp op, Value variable, ArrayRef<Operation *> way) {
    auto name = variable.getDefiningOp()->getAttrOfType<StringAttr>("name");
    auto diagnostic = op.emitError() << "the gradient with respect to "
                                     << (name ? "`" + name.getValue() + "`" : Twine("this value"))
                                     << " is zero everywhere: every way to it is discrete; take it out of what is "
                                        "differentiated, or write stop_gradient where that is meant";
    for (Operation *step : way) {
      auto rule = dyn_cast<dl::GradientInterface>(step);
      StringRef why = rule ? rule.whyNoGradient() : "";
      auto &note = diagnostic.attachNote(step->getLoc()) << "by way of `" << step->getName().stripDialect() << "`";
      if (!why.empty())
        note << ", which passes no gradient: " << why;
    }
    return diagnostic;
  }

  static Value zeros(OpBuilder &builder, Location loc, RankedTensorType type) {
    auto scalar = RankedTensorType::get({}, type.getElementType());
    Value zero = dl::ConstantOp::create(
        builder, loc, scalar, DenseElementsAttr::get(scalar, builder.getZeroAttr(type.getElementType())));
    return type.getRank() ? dl::BroadcastToOp::create(builder, loc, type, zero).getResult() : zero;
  }

  /// What nobody reads, from the end on: rules build more than is asked for.
  static void eraseDead(Region &region) {
    for (Block &block : region)
      for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
        for (Region &inner : op.getRegions())
          eraseDead(inner);
        if (isOpTriviallyDead(&op))
          op.erase();
      }
  }
};

} // namespace
