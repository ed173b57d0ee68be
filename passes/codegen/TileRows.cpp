//===- TileRows.cpp - Work chunks and row fusion --------------------------===//
//
// A kernel of maps and reductions (softmax, layer norm, pooling) is walked row by row: its last op is tiled by 1 along
// the loops that every op of the kernel shares, and all others are computed inside for that row, so that a row stays in
// L1 and nothing but results goes through memory. Chunks divide the outermost of these loops.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

namespace {

/// For each op reached from the root, which loop of the root each of its own follows: -1 for none.
class LoopMap {
public:
  explicit LoopMap(linalg::LinalgOp root) : shared(root.getNumLoops(), true) {
    SmallVector<int> own;
    for (unsigned i = 0; i < root.getNumLoops(); ++i) {
      bool parallel = root.getIteratorTypesArray()[i] == utils::IteratorType::parallel;
      own.push_back(parallel ? int(i) : -1);
      shared[i] = parallel;
    }
    visit(root, own);
  }

  bool contains(Operation *op) const { return loops.contains(op); }
  size_t size() const { return loops.size(); }
  /// Loops of the root that no op computes twice for.
  llvm::SmallVector<bool> shared;
  bool regular = true;

private:
  void visit(linalg::LinalgOp op, ArrayRef<int> own) {
    auto [it, isNew] = loops.try_emplace(op, own);
    if (!isNew) {
      // Two consumers that ask for different places of one loop.
      for (auto [before, now] : llvm::zip_equal(it->second, own)) {
        if (before == now)
          continue;
        drop(before);
        drop(now);
      }
      return;
    }
    SmallVector<int> copy(own);
    for (OpOperand &operand : op->getOpOperands()) {
      auto producer = operand.get().getDefiningOp<linalg::LinalgOp>();
      AffineMap map = op.getMatchingIndexingMap(&operand);
      if (!producer)
        continue;
      AffineMap out = producer.getIndexingMapMatchingResult(cast<OpResult>(operand.get()));
      if (!out.isProjectedPermutation() || !map.isProjectedPermutation()) {
        // All of the producer for each place of these loops.
        for (int loop : copy)
          drop(loop);
        regular = false;
        continue;
      }
      SmallVector<int> theirs(producer.getNumLoops(), -1);
      llvm::SmallBitVector followed(op.getNumLoops());
      for (auto [i, expr] : llvm::enumerate(out.getResults())) {
        unsigned from = cast<AffineDimExpr>(map.getResult(i)).getPosition();
        theirs[cast<AffineDimExpr>(expr).getPosition()] = copy[from];
        followed.set(from);
      }
      // A loop that the producer does not follow would compute it again each time.
      for (unsigned i = 0; i < op.getNumLoops(); ++i)
        if (!followed[i] && !isa<linalg::FillOp>(producer))
          again.push_back(copy[i]);
      visit(producer, theirs);
    }
  }
  void drop(int loop) {
    if (loop >= 0)
      shared[loop] = false;
  }

public:
  /// Loops along which some producer would be computed again.
  SmallVector<int> again;

private:
  llvm::MapVector<Operation *, SmallVector<int>> loops;
};

} // namespace

/// Rough time of all ops in us on one core, with the sizes that are known (others count 1).
static double costOf(const Machine &machine, func::FuncOp function) {
  double total = 0;
  function.walk([&](linalg::LinalgOp op) {
    double points = 1, dear = 0, cheap = 1;
    for (int64_t range : op.getStaticLoopRanges())
      points *= ShapedType::isDynamic(range) ? 1 : range;
    op->walk([&](Operation *inner) {
      inner->getDialect()->getNamespace() == "math" || isa<arith::DivFOp>(inner) ? ++dear : ++cheap;
    });
    total += 1e-3 * points * (0.03 * cheap + 0.5 * dear) * 256 / machine.vectorBits;
  });
  return total;
}

/// Limits a loop from 0 to the iterations of this chunk.
static void splitChunks(Kernel &kernel, scf::ForOp loop, int64_t perChunk) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value size = arith::ConstantIndexOp::create(builder, loc, perChunk);
  Value first = arith::MulIOp::create(builder, loc, kernel.chunk(), size);
  Value next = arith::AddIOp::create(builder, loc, first, size);
  Value end = loop.getUpperBound();
  loop.setLowerBound(arith::MinSIOp::create(builder, loc, first, end));
  loop.setUpperBound(arith::MinSIOp::create(builder, loc, next, end));
}

LogicalResult codegen::tileRows(Kernel &kernel) {
  func::FuncOp function = kernel.function;
  // The root: the last op whose value is a result.
  linalg::LinalgOp root;
  SmallVector<Value> results;
  function.walk([&](bufferization::MaterializeInDestinationOp op) {
    results.push_back(op.getSource());
    auto producer = op.getSource().getDefiningOp<linalg::LinalgOp>();
    if (producer && (!root || root->isBeforeInBlock(producer)))
      root = producer;
  });
  // A scalar has no rows.
  if (!root || root->getNumResults() != 1 || root.getNumLoops() == 0 || isa<linalg::FillOp, linalg::CopyOp>(root))
    return success();
  unsigned reductions = 0, all = 0;
  function.walk([&](linalg::LinalgOp op) {
    reductions += op.getNumReductionLoops() != 0;
    ++all;
  });
  // What stands outside the loop would be done by every chunk.
  bool whole = true;
  function.walk([&](Operation *op) {
    whole &= !isa<tensor::PadOp, tensor::InsertSliceOp, tensor::ConcatOp, LoopLikeOpInterface>(op);
  });
  LoopMap map(root);
  // Pure maps are one loop nest already; one that reads by computed places as well.
  if (reductions == 0 || !map.regular || map.size() != all)
    return success();
  for (Value result : results)
    if (result != root->getResult(0) && !map.contains(result.getDefiningOp()))
      return success();

  unsigned loops = root.getNumLoops();
  if (loops == 0)
    return success();
  SmallVector<bool> tiled(map.shared);
  // A reduction over more than one consumer loop stays outside what it would be repeated for.
  for (int loop : map.again)
    if (loop >= 0)
      tiled[loop] = false;
  // The last loop makes the vectors, unless it is a reduction with a row of its own.
  AffineMap last = root.getMatchingIndexingMap(root.getDpsInitOperand(0));
  bool reduces = root.getNumReductionLoops() != 0;
  if (!reduces || root.getIteratorTypesArray().back() == utils::IteratorType::parallel)
    tiled[loops - 1] = false;
  // A contraction has its own tiles, and so have windows.
  bool contraction = false;
  function.walk([&](linalg::GenericOp op) { contraction |= isContraction(op) || isChannelsLast(op); });
  if (contraction || last.getNumResults() == 0 || !llvm::is_contained(tiled, true))
    return success();

  double cost = costOf(kernel.machine, function);
  SmallVector<int64_t> ranges = root.getStaticLoopRanges();
  IRRewriter rewriter(kernel.context());
  SmallVector<OpFoldResult> sizes;
  int outermost = -1;
  for (unsigned i = 0; i < loops; ++i) {
    bool unit = ranges[i] == 1;
    sizes.push_back(rewriter.getIndexAttr(tiled[i] && !unit));
    if (tiled[i] && !unit && outermost < 0)
      outermost = i;
  }
  if (outermost < 0)
    return success();

  scf::SCFTileAndFuseOptions options;
  options.tilingOptions.setTileSizes(sizes);
  options.setFusionControlFn([&](tensor::ExtractSliceOp, OpResult producer,
                                 bool) -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
    if (!map.contains(producer.getOwner()))
      return std::nullopt;
    return scf::SCFTileAndFuseOptions::ControlFnResult{llvm::is_contained(results, Value(producer))};
  });
  rewriter.setInsertionPoint(root);
  auto tiling =
      scf::tileConsumerAndFuseProducersUsingSCF(rewriter, cast<TilingInterface>(root.getOperation()), options);
  if (failed(tiling) || tiling->loops.empty())
    return success();
  for (auto [from, to] : tiling->replacements)
    rewriter.replaceAllUsesWith(from, to);

  RewritePatternSet patterns(kernel.context());
  tensor::populateFoldTensorEmptyPatterns(patterns);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, kernel.context());
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return function.emitError() << "kernel @" << function.getSymName() << ": folding of tiles does not end";

  // The chunks.
  auto outer = cast<scf::ForOp>(tiling->loops.front());
  dl::Dim count = ranges[outermost] >= 0 ? dl::constantDim(ranges[outermost], kernel.context())
                                         : boundOf(kernel, outer.getUpperBound());
  bool dynamic = ShapedType::isDynamic(ranges[outermost]);
  double target = dynamic ? kChunkTime : chunkTime(cost);
  if (whole && !kernel.hasStatus && count && target) {
    double perRow = cost / (dynamic ? 1 : double(ranges[outermost]));
    int64_t perChunk = std::max<int64_t>(1, int64_t(target / std::max(perRow, 1e-4)));
    if (!dynamic)
      perChunk =
          evenChunk(ranges[outermost], std::max<int64_t>(perChunk, llvm::divideCeil(ranges[outermost], kMaxChunks)));
    dl::Dim chunks = dl::simplify(count.ceilDiv(perChunk));
    if (!dl::isConstant(chunks, 1)) {
      kernel.chunks = chunks;
      splitChunks(kernel, outer, perChunk);
    }
  }
  return runOnFunction(function, "canonicalize,cse");
}
