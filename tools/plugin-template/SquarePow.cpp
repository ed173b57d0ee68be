//===- SquarePow.cpp - An example pass: pow(x, 2) becomes x * x -----------===//
//
// A plugin for dlc-opt: one pass over the `dl` dialect. Replace the pattern by yours; the pass below runs it to a
// fixed point, and the registration at the end makes `-square-pow` known to the tool.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace {

/// x * x is pow(x, 2) rounded once; NaN, infinities and -0 come out alike.
struct SquarePow : OpRewritePattern<dlc::dl::PowOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(dlc::dl::PowOp op, PatternRewriter &rewriter) const override {
    DenseElementsAttr exponent;
    if (!matchPattern(op.getY(), m_Constant(&exponent)) || !exponent.isSplat() ||
        !isa<FloatType>(exponent.getElementType()))
      return rewriter.notifyMatchFailure(op, "the exponent is no float constant with one value");
    if (!exponent.getSplatValue<APFloat>().isExactlyValue(2.0))
      return rewriter.notifyMatchFailure(op, "the exponent is not 2");
    // The exponent may broadcast the base to a larger shape, which x * x would lose.
    if (op.getX().getType() != op.getType())
      return rewriter.notifyMatchFailure(op, "the exponent has the larger shape");
    rewriter.replaceOpWithNewOp<dlc::dl::MulOp>(op, op.getX(), op.getX());
    return success();
  }
};

struct SquarePowPass : PassWrapper<SquarePowPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SquarePowPass)
  StringRef getArgument() const final { return "square-pow"; }
  StringRef getDescription() const final { return "Turn pow(x, 2) into x * x"; }

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<SquarePow>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "square-pow", "1", [] { PassRegistration<SquarePowPass>(); }};
}
