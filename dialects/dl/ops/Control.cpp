//===- Control.cpp - Rules of control flow --------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace dlc::dl {

static bool isScalar(Type type, unsigned width) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.getRank() == 0 && tensor.getElementType().isInteger(width);
}

/// The types of `values` are those of `expected`; says which is not, and where it stands.
static LogicalResult verifyTypes(Operation *op, StringRef what, TypeRange actual, TypeRange expected) {
  if (actual.size() != expected.size())
    return op->emitOpError() << what << " are " << actual.size() << ", its carried values " << expected.size();
  for (auto [i, got, wanted] : llvm::enumerate(actual, expected))
    if (got != wanted)
      return op->emitOpError() << what << " number " << i << " is " << toString(got) << ", its carried value "
                               << toString(wanted);
  return success();
}

//===----------------------------------------------------------------------===//
// If
//===----------------------------------------------------------------------===//

LogicalResult IfOp::verify() {
  if (!isScalar(getC().getType(), 1))
    return emitOpError() << "condition must be a bool scalar, got " << toString(getC().getType());
  return success();
}

void IfOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.push_back(RegionSuccessor(getOperation(), getRs()));
    return;
  }
  regions.push_back(RegionSuccessor(&getThenRegion()));
  regions.push_back(RegionSuccessor(&getElseRegion()));
}

/// Whether a constant condition is true; nullopt for any other.
static std::optional<bool> truthOf(Attribute condition) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(condition);
  return elements ? std::optional<bool>(elements.getSplatValue<bool>()) : std::nullopt;
}

void IfOp::getEntrySuccessorRegions(ArrayRef<Attribute> operands, SmallVectorImpl<RegionSuccessor> &regions) {
  auto truth = truthOf(operands[0]);
  if (!truth || *truth)
    regions.push_back(RegionSuccessor(&getThenRegion()));
  if (!truth || !*truth)
    regions.push_back(RegionSuccessor(&getElseRegion()));
}

namespace {

/// The terminator of a region's only block.
YieldOp yieldOf(Region &region) { return cast<YieldOp>(region.front().getTerminator()); }

/// A known condition: the region that runs stands in its place.
struct KnownCondition : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    Attribute constant;
    if (!matchPattern(op.getC(), m_Constant(&constant)))
      return failure();
    auto truth = truthOf(constant);
    if (!truth)
      return failure();
    Region &taken = *truth ? op.getThenRegion() : op.getElseRegion();
    YieldOp yield = yieldOf(taken);
    SmallVector<Value> values(yield.getValues());
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&taken.front(), op);
    rewriter.replaceOp(op, values);
    return success();
  }
};

/// Results that nobody reads, or that are the same value whichever region runs, are no results.
struct PlainResults : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    YieldOp yes = yieldOf(op.getThenRegion()), no = yieldOf(op.getElseRegion());
    SmallVector<unsigned> kept;
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      // A value that both regions yield stands outside of them.
      if (yes.getValues()[i] == no.getValues()[i])
        rewriter.replaceAllUsesWith(op.getResult(i), yes.getValues()[i]);
      if (!op.getResult(i).use_empty())
        kept.push_back(i);
    }
    if (kept.size() == op.getNumResults())
      return failure();
    SmallVector<Type> types;
    for (unsigned i : kept)
      types.push_back(op.getResult(i).getType());
    auto slim = IfOp::create(rewriter, op.getLoc(), types, op.getC());
    slim->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    for (auto [from, to] : llvm::zip_equal(op->getRegions(), slim->getRegions())) {
      YieldOp yield = yieldOf(from);
      SmallVector<Value> values;
      for (unsigned i : kept)
        values.push_back(yield.getValues()[i]);
      rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(values); });
      rewriter.inlineRegionBefore(from, to, to.begin());
    }
    for (auto [i, old] : llvm::enumerate(kept))
      rewriter.replaceAllUsesWith(op.getResult(old), slim.getResult(i));
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<KnownCondition, PlainResults>(context);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LogicalResult ForOp::verify() {
  if (!isScalar(getCount().getType(), 64))
    return emitOpError() << "count must be an i64 scalar, got " << toString(getCount().getType());
  return verifyTypes(*this, "results", getResultTypes(), getInit().getTypes());
}

LogicalResult ForOp::verifyRegions() {
  Block &block = getBody().front();
  if (block.getNumArguments() == 0 || !isScalar(block.getArgument(0).getType(), 64))
    return emitOpError("region's first argument is the index, an i64 scalar");
  if (failed(verifyTypes(*this, "region's arguments after the index",
                         ValueRange(block.getArguments().drop_front()).getTypes(), getInit().getTypes())))
    return failure();
  return verifyTypes(*this, "yielded values", yieldOf(getBody()).getValues().getTypes(), getInit().getTypes());
}

SmallVector<Region *> ForOp::getLoopRegions() { return {&getBody()}; }

OperandRange ForOp::getEntrySuccessorOperands(RegionSuccessor) { return getInit(); }

void ForOp::getSuccessorRegions(RegionBranchPoint, SmallVectorImpl<RegionSuccessor> &regions) {
  regions.push_back(RegionSuccessor(&getBody(), getBody().getArguments().drop_front()));
  regions.push_back(RegionSuccessor(getOperation(), getRs()));
}

LogicalResult WhileOp::verify() {
  if (getMax() && *getMax() < 0)
    return emitOpError() << "max must not be negative, got " << *getMax();
  return verifyTypes(*this, "results", getResultTypes(), getInit().getTypes());
}

LogicalResult WhileOp::verifyRegions() {
  for (Region *region : {&getCondition(), &getBody()}) {
    if (!isa_and_nonnull<YieldOp>(region->front().empty() ? nullptr : &region->front().back()))
      return emitOpError("regions end in dl.yield");
    if (failed(verifyTypes(*this, region == &getBody() ? "body's arguments" : "condition's arguments",
                           region->getArgumentTypes(), getInit().getTypes())))
      return failure();
  }
  auto condition = yieldOf(getCondition()).getValues();
  if (condition.size() != 1 || !isScalar(condition[0].getType(), 1))
    return emitOpError("condition yields one bool scalar");
  return verifyTypes(*this, "yielded values", yieldOf(getBody()).getValues().getTypes(), getInit().getTypes());
}

SmallVector<Region *> WhileOp::getLoopRegions() { return {&getCondition(), &getBody()}; }

OperandRange WhileOp::getEntrySuccessorOperands(RegionSuccessor) { return getInit(); }

/// The condition hands its arguments on without naming them: to the interface, those of the body and the results come
/// from nowhere.
void WhileOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  Operation *from = point.getTerminatorPredecessorOrNull();
  if (!from || from->getParentRegion() == &getBody()) {
    regions.push_back(RegionSuccessor(&getCondition(), getCondition().getArguments()));
    return;
  }
  regions.push_back(RegionSuccessor(&getBody()));
  regions.push_back(RegionSuccessor(getOperation(), getRs().take_front(0)));
}

MutableOperandRange YieldOp::getMutableSuccessorOperands(RegionSuccessor) {
  auto loop = dyn_cast<WhileOp>((*this)->getParentOp());
  if (loop && (*this)->getParentRegion() == &loop.getCondition())
    return MutableOperandRange(*this, 0, 0);
  return getValuesMutable();
}

namespace {

/// No trip: the results are the initial values.
struct NoTrip : OpRewritePattern<ForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForOp op, PatternRewriter &rewriter) const override {
    DenseElementsAttr count;
    if (!matchPattern(op.getCount(), m_Constant(&count)) || count.getSplatValue<APInt>().isStrictlyPositive())
      return failure();
    rewriter.replaceOp(op, op.getInit());
    return success();
  }
};

/// A carried value that no trip changes is seen from outside; one that nobody reads is not carried.
template <typename Loop>
struct DropCarried : OpRewritePattern<Loop> {
  using OpRewritePattern<Loop>::OpRewritePattern;
  LogicalResult matchAndRewrite(Loop op, PatternRewriter &rewriter) const override {
    const unsigned fixed = op->getNumOperands() - op.getInit().size(); // operands that are not carried
    YieldOp yield = yieldOf(op.getBody());
    SmallVector<unsigned> dropped;
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      SmallVector<BlockArgument> arguments = argumentsOf(op, i);
      const bool same = llvm::is_contained(arguments, yield.getValues()[i]);
      if (same) {
        for (BlockArgument argument : arguments)
          rewriter.replaceAllUsesWith(argument, op.getInit()[i]);
        rewriter.replaceAllUsesWith(op.getResult(i), op.getInit()[i]);
      } else if (!op.getResult(i).use_empty() ||
                 llvm::any_of(arguments, [](BlockArgument argument) { return !argument.use_empty(); })) {
        continue;
      }
      dropped.push_back(i);
    }
    if (dropped.empty())
      return failure();
    for (unsigned i : llvm::reverse(dropped)) {
      rewriter.modifyOpInPlace(yield, [&] { yield->eraseOperand(i); });
      for (BlockArgument argument : argumentsOf(op, i))
        argument.getOwner()->eraseArgument(argument.getArgNumber());
      rewriter.modifyOpInPlace(op, [&] { op->eraseOperand(fixed + i); });
    }
    SmallVector<Type> types;
    SmallVector<Value> results;
    for (unsigned i = 0; i < op.getNumResults(); ++i)
      if (!llvm::is_contained(dropped, i)) {
        types.push_back(op.getResult(i).getType());
        results.push_back(op.getResult(i));
      }
    OperationState state(op.getLoc(), op->getName(), op->getOperands(), types, op->getAttrs());
    for (unsigned i = 0; i < op->getNumRegions(); ++i)
      state.addRegion();
    Operation *slim = rewriter.create(state);
    for (auto [from, to] : llvm::zip_equal(op->getRegions(), slim->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.begin());
    for (auto [from, to] : llvm::zip_equal(results, slim->getResults()))
      rewriter.replaceAllUsesWith(from, to);
    rewriter.eraseOp(op);
    return success();
  }

  /// Of each region, the argument that is carried value `i`.
  static SmallVector<BlockArgument> argumentsOf(Loop op, unsigned i) {
    SmallVector<BlockArgument> arguments;
    for (Region &region : op->getRegions())
      arguments.push_back(region.getArgument(region.getNumArguments() - op.getInit().size() + i));
    return arguments;
  }
};

} // namespace

void ForOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<NoTrip, DropCarried<ForOp>>(context);
}
void WhileOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropCarried<WhileOp>>(context);
}

} // namespace dlc::dl
