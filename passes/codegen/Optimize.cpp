//===- Optimize.cpp - Fusion inside a kernel, on tensors ------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

void codegen::allowReassociation(Operation *root) {
  root->walk([](linalg::GenericOp generic) {
    if (generic.getNumReductionLoops() == 0)
      return;
    Block &body = *generic.getBody();
    for (Value accumulator : generic.getRegionOutputArgs())
      for (Operation *user : accumulator.getUsers())
        // Sums and products only: their order is fixed while compiling, but not specified.
        if (isa<arith::AddFOp, arith::MulFOp>(user) &&
            llvm::is_contained(body.getTerminator()->getOperands(), user->getResult(0)))
          user->setAttr("fastmath", arith::FastMathFlagsAttr::get(user->getContext(), arith::FastMathFlags::reassoc));
  });
}

/// A producer is computed again by each consumer it is fused into; one that is dear is computed once. A consumer of a
/// chain, each link of which is read several times, would double with each link: it grows to a size only.
static bool isCheap(linalg::GenericOp producer, linalg::GenericOp consumer) {
  unsigned operations = 0;
  bool dear = false;
  producer.getBody()->walk([&](Operation *op) {
    ++operations;
    dear |= op->getDialect()->getNamespace() == "math" || isa<arith::DivFOp, scf::ForOp, scf::WhileOp>(op);
  });
  return !dear && operations <= 8 && consumer.getBody()->getOperations().size() <= 64;
}

/// Fuses an elementwise producer into `operand`'s owner.
static bool shouldFuse(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer)
    return false;
  // What moves elements only is another way to read them.
  if (isa<BlockArgument>(producer.getBody()->getTerminator()->getOperand(0)) && producer.getNumDpsInputs() == 1 &&
      isContraction(consumer))
    return true;
  // A contraction's operand is read many times; what feeds it is computed once.
  bool reused = false;
  AffineMap map = consumer.getMatchingIndexingMap(operand);
  for (auto [dim, extent] : llvm::enumerate(consumer.getStaticLoopRanges()))
    reused |= extent != 1 && !map.isFunctionOfDim(dim);
  bool single =
      producer->hasOneUse() || llvm::all_of(producer->getUsers(), [&](Operation *user) { return user == consumer; });
  if (reused)
    return isCheap(producer, consumer) && consumer.getNumReductionLoops() == 0;
  return single || isCheap(producer, consumer);
}

/// Drops dims of size 1 (of keepdims reductions above all), so that rows are seen as such; the results get views of
/// their outputs.
static LogicalResult dropUnitDims(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  linalg::ControlDropUnitDims options;
  // A window's loop is bounded by its own operand; without the loop of its place the input's dim would bound it.
  options.controlFn = [](Operation *op) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    bool plain = generic && llvm::all_of(generic.getIndexingMapsArray(), [](AffineMap map) {
                   return map.isProjectedPermutation(/*allowZeroInResults=*/true);
                 });
    return plain ? llvm::to_vector(llvm::seq<unsigned>(0, generic.getNumLoops())) : SmallVector<unsigned>();
  };
  linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
  linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(patterns, options);
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return failure();
  function.walk([](bufferization::MaterializeInDestinationOp op) {
    auto expand = op.getSource().getDefiningOp<tensor::ExpandShapeOp>();
    auto type = dyn_cast<MemRefType>(op.getDest().getType());
    if (!expand || !type || !type.hasStaticShape())
      return;
    OpBuilder builder(op);
    Value view = memref::CollapseShapeOp::create(builder, op.getLoc(), op.getDest(), expand.getReassociationIndices());
    op.getSourceMutable().assign(expand.getSrc());
    op.getDestMutable().assign(view);
  });
  return success();
}

/// Operands of elementwise ops lose the unit dims that the op reads at 0, as upstream expands through projected
/// permutations only.
static void dropBroadcastDims(func::FuncOp function) {
  function.walk([](linalg::GenericOp op) {
    if (op.getNumReductionLoops() != 0)
      return;
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    for (OpOperand *operand : op.getDpsInputOperands()) {
      AffineMap &map = maps[operand->getOperandNumber()];
      auto type = dyn_cast<RankedTensorType>(operand->get().getType());
      if (!type || type.getEncoding())
        continue;
      SmallVector<ReassociationIndices> groups;
      SmallVector<AffineExpr> exprs;
      ReassociationIndices leading;
      for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
        if (isa<AffineConstantExpr>(expr) && type.getDimSize(dim) == 1) {
          (groups.empty() ? leading : groups.back()).push_back(dim);
          continue;
        }
        groups.push_back(leading);
        leading.clear();
        groups.back().push_back(dim);
        exprs.push_back(expr);
      }
      if (exprs.size() == map.getNumResults())
        continue;
      OpBuilder builder(op);
      operand->set(tensor::CollapseShapeOp::create(builder, op.getLoc(), operand->get(), groups));
      map = AffineMap::get(map.getNumDims(), 0, exprs, op.getContext());
    }
    op.setIndexingMapsAttr(OpBuilder(op).getAffineMapArrayAttr(maps));
  });
}

/// A contraction that makes its result's channels as blocks or groups times those within: what follows works on the
/// split dims too, and the split reaches the result as a view, so that epilogues stay behind their sums.
static LogicalResult expandBehindContractions(func::FuncOp function) {
  dropBroadcastDims(function);
  RewritePatternSet patterns(function.getContext());
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, [](OpOperand *operand) {
    auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>();
    auto producer = collapse ? collapse.getSrc().getDefiningOp<linalg::GenericOp>() : linalg::GenericOp();
    auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
    auto isMap = [](Operation *user) {
      auto generic = dyn_cast<linalg::GenericOp>(user);
      return generic && generic.getNumReductionLoops() == 0;
    };
    return producer && consumer && llvm::all_of(collapse->getUsers(), isMap) &&
           (isContraction(producer) || producer.getNumReductionLoops() == 0);
  });
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return failure();
  function.walk([](bufferization::MaterializeInDestinationOp op) {
    auto collapse = op.getSource().getDefiningOp<tensor::CollapseShapeOp>();
    if (!collapse || !collapse->hasOneUse() || !isa<MemRefType>(op.getDest().getType()))
      return;
    auto type = cast<RankedTensorType>(collapse.getSrcType());
    OpBuilder builder(op);
    FailureOr<MemRefType> view = memref::ExpandShapeOp::computeExpandedType(
        cast<MemRefType>(op.getDest().getType()), type.getShape(), collapse.getReassociationIndices());
    // At most one dynamic dim a group: the whole group's size over the static ones.
    if (failed(view) || llvm::count(type.getShape(), ShapedType::kDynamic) > 1)
      return;
    SmallVector<OpFoldResult> sizes;
    for (auto [i, group] : llvm::enumerate(collapse.getReassociationIndices())) {
      for (int64_t dim : group) {
        if (!type.isDynamicDim(dim)) {
          sizes.push_back(builder.getIndexAttr(type.getDimSize(dim)));
          continue;
        }
        if (group.size() != 1)
          return;
        sizes.push_back(memref::DimOp::create(builder, op.getLoc(), op.getDest(), i).getResult());
      }
    }
    Value expanded = memref::ExpandShapeOp::create(builder, op.getLoc(), *view, op.getDest(),
                                                   collapse.getReassociationIndices(), sizes);
    op.getSourceMutable().assign(collapse.getSrc());
    op.getDestMutable().assign(expanded);
  });
  return success();
}

/// Slices of what maps compute behind a contraction become maps of slices, so that the contraction's own result is what
/// is in parts.
static void sliceBeforeMaps(func::FuncOp function) {
  SmallVector<tensor::ExtractSliceOp> slices;
  function.walk([&](tensor::ExtractSliceOp slice) { slices.push_back(slice); });
  while (!slices.empty()) {
    tensor::ExtractSliceOp slice = slices.pop_back_val();
    auto map = slice.getSource().getDefiningOp<linalg::GenericOp>();
    if (!map || map.getNumReductionLoops() != 0 || map->getNumResults() != 1 || !slice.hasUnitStride() ||
        slice.getType().getRank() != slice.getSourceType().getRank() ||
        !map.getIndexingMapsArray().back().isIdentity() || map.hasIndexSemantics() ||
        !llvm::all_of(map.getIndexingMapsArray(),
                      [](AffineMap access) { return access.isProjectedPermutation(/*allowZeroInResults=*/true); }))
      continue;
    OpBuilder b(slice);
    SmallVector<OpFoldResult> offsets = slice.getMixedOffsets(), sizes = slice.getMixedSizes();
    auto sliceOf = [&](Value value, AffineMap access) -> Value {
      if (!isa<RankedTensorType>(value.getType()) || access.getNumResults() == 0)
        return value;
      SmallVector<OpFoldResult> from, size, step(access.getNumResults(), b.getIndexAttr(1));
      for (AffineExpr expr : access.getResults()) {
        auto dim = dyn_cast<AffineDimExpr>(expr);
        from.push_back(dim ? offsets[dim.getPosition()] : b.getIndexAttr(0));
        size.push_back(dim ? sizes[dim.getPosition()] : b.getIndexAttr(1));
      }
      auto part = tensor::ExtractSliceOp::create(b, slice.getLoc(), value, from, size, step);
      slices.push_back(part);
      return part;
    };
    SmallVector<Value> operands;
    for (OpOperand &operand : map->getOpOperands())
      operands.push_back(sliceOf(operand.get(), map.getMatchingIndexingMap(&operand)));
    Operation *copy = mlir::clone(b, map, slice.getType(), operands);
    slice.replaceAllUsesWith(copy->getResult(0));
    slice.erase();
  }
}

/// A map that one other reads, and else only the kernel's caller, becomes part of it, its result a second one: before
/// anything cheap is computed twice.
static void joinMaps(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  RewritePatternSet patterns(function.getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  FrozenRewritePatternSet readOnce(std::move(patterns));
  auto joinable = [](OpOperand &operand) {
    auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
    auto consumer = cast<linalg::GenericOp>(operand.getOwner());
    return producer && producer.getNumReductionLoops() == 0 && consumer.getNumReductionLoops() == 0 &&
           producer.getNumLoops() == consumer.getNumLoops() &&
           llvm::count_if(consumer->getOperands(), [&](Value value) { return value.getDefiningOp() == producer; }) ==
               1 &&
           isIdentityOn(consumer.getMatchingIndexingMap(&operand), operand.get().getType()) &&
           llvm::all_of(producer->getUsers(),
                        [&](Operation *user) {
                          return user == consumer || (isa<bufferization::MaterializeInDestinationOp>(user) &&
                                                      consumer->isBeforeInBlock(user));
                        }) &&
           linalg::areElementwiseOpsFusable(&operand);
  };
  for (bool changed = true; changed;) {
    changed = false;
    (void)applyPatternsGreedily(function, readOnce);
    function.walk([&](linalg::GenericOp op) {
      auto operand = llvm::find_if(op->getOpOperands(), joinable);
      if (operand == op->getOpOperands().end())
        return WalkResult::advance();
      Operation *producer = operand->get().getDefiningOp();
      rewriter.setInsertionPoint(op);
      FailureOr<linalg::ElementwiseOpFusionResult> joined = linalg::fuseElementwiseOps(rewriter, &*operand);
      if (failed(joined))
        return WalkResult::advance();
      for (auto [before, after] : joined->replacements)
        rewriter.replaceAllUsesWith(before, after);
      rewriter.eraseOp(op);
      rewriter.eraseOp(producer);
      changed = true;
      return WalkResult::interrupt();
    });
  }
}

/// Maps of one shape become one with several results, as the update of a parameter and of what an optimizer knows of
/// it: one pass over memory, in which each result may take over what is read at its own place.
static void joinSiblings(func::FuncOp function) {
  SmallVector<linalg::GenericOp> maps;
  function.walk([&](linalg::GenericOp op) { maps.push_back(op); });
  if (maps.size() < 2)
    return;
  linalg::GenericOp last = maps.back();
  auto shapeOf = [](Value value) {
    return cast<RankedTensorType>(value.getType()).clone(IndexType::get(value.getContext()));
  };
  auto ascends = [](AffineMap map) {
    return map.isProjectedPermutation() && llvm::is_sorted(map.getResults(), [](AffineExpr a, AffineExpr b) {
             return cast<AffineDimExpr>(a).getPosition() < cast<AffineDimExpr>(b).getPosition();
           });
  };
  for (linalg::GenericOp map : maps) {
    if (map->getBlock() != last->getBlock() || !map.hasPureTensorSemantics() || map.getNumReductionLoops() != 0 ||
        map.hasIndexSemantics())
      return;
    for (OpOperand &operand : map->getOpOperands()) {
      bool isOutput = map.isDpsInit(&operand), isOwn = llvm::is_contained(maps, operand.get().getDefiningOp());
      AffineMap access = map.getMatchingIndexingMap(&operand);
      if (!ascends(access) || ((isOutput || isOwn) && !access.isIdentity()) ||
          (isOutput &&
           (map.payloadUsesValueFromOperand(&operand) || shapeOf(operand.get()) != shapeOf(last.getDpsInits()[0]))))
        return;
    }
    for (Operation *user : map->getUsers())
      if (!llvm::is_contained(maps, user) &&
          (user->getBlock() != last->getBlock() ||
           (user->isBeforeInBlock(last) && !isa<bufferization::MaterializeInDestinationOp>(user))))
        return;
  }
  SmallVector<Value> inputs, outputs;
  SmallVector<AffineMap> access;
  SmallVector<Type> types;
  for (linalg::GenericOp map : maps)
    for (OpOperand *operand : map.getDpsInputOperands())
      if (!llvm::is_contained(maps, operand->get().getDefiningOp())) {
        inputs.push_back(operand->get());
        access.push_back(map.getMatchingIndexingMap(operand));
      }
  for (linalg::GenericOp map : maps)
    for (OpOperand &init : map.getDpsInitsMutable()) {
      outputs.push_back(init.get());
      types.push_back(init.get().getType());
      access.push_back(map.getMatchingIndexingMap(&init));
    }
  OpBuilder builder(last);
  auto body = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    DenseMap<Value, Value> elements; // of the results so far
    SmallVector<Value> results;
    for (linalg::GenericOp map : maps) {
      IRMapping mapping;
      for (OpOperand *operand : map.getDpsInputOperands()) {
        Value element = elements.lookup(operand->get());
        if (!element) {
          element = arguments.front();
          arguments = arguments.drop_front();
        }
        mapping.map(map.getMatchingBlockArgument(operand), element);
      }
      for (Operation &op : map.getBody()->without_terminator())
        b.clone(op, mapping);
      for (auto [result, value] : llvm::zip_equal(map.getResults(), map.getBody()->getTerminator()->getOperands())) {
        results.push_back(mapping.lookupOrDefault(value));
        elements[result] = results.back();
      }
    }
    linalg::YieldOp::create(b, loc, results);
  };
  auto joined = linalg::GenericOp::create(builder, last.getLoc(), types, inputs, outputs, access,
                                          last.getIteratorTypesArray(), body);
  ValueRange results = joined.getResults();
  for (linalg::GenericOp map : maps) {
    for (Operation *user : map->getUsers())
      if (isa<bufferization::MaterializeInDestinationOp>(user) && user->isBeforeInBlock(joined))
        user->moveAfter(joined);
    map->replaceAllUsesWith(results.take_front(map->getNumResults()));
    results = results.drop_front(map->getNumResults());
  }
  for (linalg::GenericOp map : llvm::reverse(maps))
    map->erase();
}

/// Fills with equal values are one by now; sums started from one memory would need copies.
static void splitFills(func::FuncOp function) {
  SmallVector<linalg::FillOp> fills;
  function.walk([&](linalg::FillOp fill) { fills.push_back(fill); });
  for (linalg::FillOp fill : fills) {
    auto empty = fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
    if (!empty)
      continue;
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : fill->getUses())
      uses.push_back(&use);
    for (OpOperand *use : ArrayRef(uses).drop_back()) {
      OpBuilder builder(use->getOwner());
      IRMapping map;
      map.map(empty.getResult(), builder.clone(*empty)->getResult(0));
      use->set(builder.clone(*fill, map)->getResult(0));
    }
  }
}

/// Whether some op reduces, and whether one contracts.
static std::pair<bool, bool> reductionsIn(func::FuncOp function) {
  bool reduces = false, contracts = false;
  function.walk([&](linalg::GenericOp op) {
    reduces |= op.getNumReductionLoops() != 0;
    contracts |= isContraction(op);
  });
  return {reduces, contracts};
}

LogicalResult codegen::optimizeTensors(Kernel &kernel) {
  func::FuncOp function = kernel.function;
  if (failed(runOnFunction(function, "canonicalize,cse")))
    return failure();
  auto [reduces, contracts] = reductionsIn(function);
  if (reduces && !contracts && failed(dropUnitDims(function)))
    return function.emitError() << "kernel @" << function.getSymName() << ": its unit dims do not go";
  if (contracts && failed(expandBehindContractions(function)))
    return function.emitError() << "kernel @" << function.getSymName() << ": its split channels do not go";
  if (contracts) {
    sliceBeforeMaps(function);
    joinMaps(function);
  }
  // First of all: what is joined is not computed again for each of its readers.
  if (!reduces && !contracts)
    joinSiblings(function);
  RewritePatternSet patterns(kernel.context());
  linalg::populateElementwiseOpsFusionPatterns(patterns, shouldFuse);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::FillOp::getCanonicalizationPatterns(patterns, kernel.context());
  linalg::GenericOp::getCanonicalizationPatterns(patterns, kernel.context());
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, kernel.context());
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return function.emitError() << "kernel @" << function.getSymName() << ": fusion does not end";
  if (!reduces && !contracts)
    joinSiblings(function);
  allowReassociation(function);
  if (failed(runOnFunction(function, "canonicalize,cse")))
    return failure();
  splitFills(function);
  return success();
}
