//===- BreakOp.cpp - A pass that makes a model wrong, for tests -----------===//
//
// What `dlc diff` must find: the op of a name gives 1 more than it should. With `fused`, only where its operand has no
// other use: in a traced model, in which every value is an output, it is then right.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {

struct BreakOpPass : PassWrapper<BreakOpPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BreakOpPass)
  BreakOpPass() = default;
  BreakOpPass(const BreakOpPass &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "break-op"; }
  StringRef getDescription() const final { return "Add 1 to the results of an op"; }

  Option<std::string> name{*this, "op", llvm::cl::desc("Which op")};
  Option<bool> fused{*this, "fused", llvm::cl::desc("Only where the operand has one use"), llvm::cl::init(false)};

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == name && (!fused || op->getOperand(0).hasOneUse()))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      // By name: the plugin links against no dialect.
      OpBuilder builder(op->getContext());
      builder.setInsertionPointAfter(op);
      Value result = op->getResult(0);
      auto scalar = RankedTensorType::get({}, cast<RankedTensorType>(result.getType()).getElementType());
      OperationState constant(
          op->getLoc(), "dl.constant", {}, scalar,
          builder.getNamedAttr("value",
                               DenseElementsAttr::get(scalar, builder.getFloatAttr(scalar.getElementType(), 1.0))));
      Value one = builder.create(constant)->getResult(0);
      OperationState add(op->getLoc(), "dl.add", {result, one}, result.getType());
      Operation *sum = builder.create(add);
      result.replaceAllUsesExcept(sum->getResult(0), sum);
    }
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "break-op", "1", [] { PassRegistration<BreakOpPass>(); }};
}
