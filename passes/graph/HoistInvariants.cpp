//===- HoistInvariants.cpp - What regions need not compute again ----------===//
//
// Two moves. What is the same in every trip of a loop leaves it (upstream's loop-invariant code motion). What
// parameters and constants alone decide leaves all regions, those of an `if` too: `prepack` computes it in init. What
// its data can make fail stays, since the region may not run; so do ops that make values from their place or by
// repeating, which cost less in the kernel that reads them than in memory.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "passes/Facts.h"
#include "passes/Passes.h"
#include "passes/graph/Parametric.h"

namespace dlc {
#define GEN_PASS_DEF_HOISTINVARIANTSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

bool mayHoist(Operation *op) {
  return isPure(op) && !op->hasTrait<OpTrait::IsTerminator>() && !op->walk([](Operation *inner) {
                                                                      return canFail(inner) ? WalkResult::interrupt()
                                                                                            : WalkResult::advance();
                                                                    }).wasInterrupted();
}

struct HoistInvariantsPass : dlc::impl::HoistInvariantsPassBase<HoistInvariantsPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal() || function->hasAttr("dl.eager"))
        continue;
      // Inner loops first, so that what leaves them may leave the outer ones as well.
      function.walk([](LoopLikeOpInterface loop) {
        moveLoopInvariantCode(
            loop.getLoopRegions(), [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
            [](Operation *op, Region *) { return mayHoist(op); },
            [&](Operation *op, Region *) { loop.moveOutOfLoop(op); });
      });
      Block &entry = function.getBody().front();
      ParametricValues parametric(entry);
      for (Operation &op : llvm::make_early_inc_range(entry))
        for (Region &region : op.getRegions())
          hoistParametric(region, &op, parametric);
      for (Operation &op : entry)
        for (Region &region : op.getRegions())
          region.walk([&](Operation *reader) { makeHere(reader, entry); });
    }
  }

  static void hoistParametric(Region &region, Operation *before, ParametricValues &parametric) {
    for (Operation &op : llvm::make_early_inc_range(region.front())) {
      for (Region &inner : op.getRegions())
        hoistParametric(inner, before, parametric);
      if (!mayHoist(&op))
        continue;
      parametric.add(&op);
      if (op.getNumResults() && parametric.contains(op.getResult(0)))
        op.moveBefore(before);
    }
  }

  /// Generators that have left a region come back to their readers, once a block.
  static void makeHere(Operation *reader, Block &entry) {
    for (OpOperand &operand : reader->getOpOperands()) {
      Operation *op = operand.get().getDefiningOp();
      if (!isa_and_nonnull<dl::IotaOp, dl::BroadcastToOp>(op) || op->getBlock() == reader->getBlock())
        continue;
      OpBuilder builder(reader);
      operand.set(builder.clone(*op)->getResult(0));
    }
  }
};

} // namespace
