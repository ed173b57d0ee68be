//===- Loops.cpp - What has no schedule of its own becomes loops ----------===//
//
// Loops over what every operand walks as one are one loop, so that LLVM's vectoriser sees long ones. A kernel that is a
// single map is divided into chunks here.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "passes/codegen/Nest.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// The nest of a generic whose accesses are linear and whose body knows no places; nullopt for others.
static std::optional<Nest> nestOf(linalg::GenericOp op) {
  bool plain = true;
  op.getBody()->walk([&](linalg::IndexOp) { plain = false; });
  if (!plain)
    return std::nullopt;
  Nest nest;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    // A view with an offset keeps its own indexing.
    if (!type || !type.getLayout().isIdentity())
      return std::nullopt;
    auto strides = linearStrides(op.getMatchingIndexingMap(&operand), operand.get());
    if (!strides)
      return std::nullopt;
    nest.accesses.push_back({operand.get(), *strides, {}});
  }
  for (auto [range, kind] : llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray())) {
    if (ShapedType::isDynamic(range))
      return std::nullopt;
    nest.loops.push_back({range, {}, kind != utils::IteratorType::parallel});
  }
  return nest;
}

/// Emits loops over a nest around the generic's body.
static void emitNest(OpBuilder &b, Kernel &kernel, linalg::GenericOp op, Nest &nest, int64_t perChunk) {
  Location loc = op.getLoc();
  auto index = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, loc, value); };
  SmallVector<Value> flat;
  for (Access &access : nest.accesses) {
    auto type = cast<MemRefType>(access.memref.getType());
    if (type.getRank() == 1) {
      flat.push_back(access.memref);
      continue;
    }
    auto flatType = MemRefType::get({type.getNumElements()}, type.getElementType());
    flat.push_back(memref::ReinterpretCastOp::create(b, loc, flatType, access.memref, /*offset=*/0,
                                                     ArrayRef<int64_t>{type.getNumElements()}, ArrayRef<int64_t>{1}));
  }
  SmallVector<Value> place;
  OpBuilder::InsertionGuard guard(b);
  for (auto [i, loop] : llvm::enumerate(nest.loops)) {
    Value low = index(0), high = index(loop.extent);
    if (i == 0 && perChunk) {
      Value first = arith::MulIOp::create(b, loc, kernel.chunk(), index(perChunk));
      Value next = arith::AddIOp::create(b, loc, first, index(perChunk));
      low = arith::MinSIOp::create(b, loc, first, high);
      high = arith::MinSIOp::create(b, loc, next, high);
    }
    auto forOp = scf::ForOp::create(b, loc, low, high, index(1));
    b.setInsertionPointToStart(forOp.getBody());
    place.push_back(forOp.getInductionVar());
  }
  auto at = [&](unsigned access) {
    Value sum;
    for (auto [value, stride] : llvm::zip_equal(place, nest.accesses[access].strides)) {
      if (!stride)
        continue;
      Value term = stride == 1 ? value : Value(arith::MulIOp::create(b, loc, value, index(stride)));
      sum = sum ? Value(arith::AddIOp::create(b, loc, sum, term)) : term;
    }
    return sum ? sum : index(0);
  };
  IRMapping map;
  Block &body = *op.getBody();
  SmallVector<Value> offsets;
  for (unsigned i = 0; i < flat.size(); ++i)
    offsets.push_back(at(i));
  for (unsigned i = 0; i < flat.size(); ++i) {
    if (body.getArgument(i).use_empty())
      continue;
    bool scalar = cast<MemRefType>(flat[i].getType()).getRank() == 0;
    map.map(body.getArgument(i),
            memref::LoadOp::create(b, loc, flat[i], scalar ? ValueRange() : ValueRange(offsets[i])));
  }
  for (Operation &inner : body.without_terminator())
    b.clone(inner, map);
  unsigned inputs = op.getNumDpsInputs();
  for (auto [i, value] : llvm::enumerate(body.getTerminator()->getOperands()))
    memref::StoreOp::create(b, loc, map.lookupOrDefault(value), flat[inputs + i], ValueRange(offsets[inputs + i]));
}

/// How many indices of the outermost loop a chunk takes; 0: the kernel is not worth dividing.
static int64_t chunkSize(Kernel &kernel, linalg::GenericOp op, const Nest &nest) {
  double cheap = 1, dear = 0, points = 1;
  for (const Loop &loop : nest.loops)
    points *= loop.extent;
  op.getBody()->walk([&](Operation *inner) {
    inner->getDialect()->getNamespace() == "math" || isa<arith::DivFOp>(inner) ? ++dear : ++cheap;
  });
  constexpr double target = 10e3;
  double cost = points * (0.06 * cheap + 0.5 * dear) * 256 / kernel.machine.vectorBits;
  if (cost < 2 * target || nest.loops.empty() || nest.loops[0].reduction)
    return 0;
  int64_t extent = nest.loops[0].extent;
  int64_t size = std::max<int64_t>({1, int64_t(target / cost * double(extent)), int64_t(llvm::divideCeil(extent, 64))});
  if (nest.loops.size() == 1)
    size = llvm::alignTo(size, 64);
  return size < extent ? size : 0;
}

LogicalResult codegen::lowerToLoops(Kernel &kernel) {
  IRRewriter rewriter(kernel.context());
  SmallVector<linalg::LinalgOp> ops;
  bool loops = false;
  kernel.function.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  kernel.function.walk([&](LoopLikeOpInterface) { loops = true; });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (auto generic = dyn_cast<linalg::GenericOp>(op.getOperation())) {
      if (std::optional<Nest> nest = nestOf(generic)) {
        simplify(*nest);
        bool alone = ops.size() == 1 && !loops && !kernel.hasStatus && dl::isConstant(kernel.chunks, 1);
        int64_t size = alone ? chunkSize(kernel, generic, *nest) : 0;
        if (size)
          kernel.chunks = dl::constantDim(llvm::divideCeil(nest->loops[0].extent, size), kernel.context());
        emitNest(rewriter, kernel, generic, *nest, size);
        rewriter.eraseOp(op);
        continue;
      }
    }
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op->emitError() << "kernel @" << kernel.function.getSymName() << ": no loops for this op";
    rewriter.eraseOp(op);
  }
  if (failed(runOnFunction(kernel.function, "fold-memref-alias-ops,canonicalize")))
    return failure();
  resolveDims(kernel);
  return runOnFunction(kernel.function, "fold-memref-alias-ops,canonicalize,cse,loop-invariant-code-motion");
}
