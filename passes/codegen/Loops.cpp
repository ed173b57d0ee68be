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
#include "mlir/Dialect/Vector/IR/VectorOps.h"
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

/// A memref's elements as one dim.
static Value flatten(OpBuilder &b, Location loc, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  if (type.getRank() == 1)
    return memref;
  auto flatType = MemRefType::get({type.getNumElements()}, type.getElementType());
  return memref::ReinterpretCastOp::create(b, loc, flatType, memref, /*offset=*/0,
                                           ArrayRef<int64_t>{type.getNumElements()}, ArrayRef<int64_t>{1});
}

/// The indices below `high` that this chunk takes of the outermost loop.
static std::pair<Value, Value> chunkRange(OpBuilder &b, Location loc, Kernel &kernel, int64_t perChunk, Value high) {
  Value size = arith::ConstantIndexOp::create(b, loc, perChunk);
  Value first = arith::MulIOp::create(b, loc, kernel.chunk(), size);
  Value next = arith::AddIOp::create(b, loc, first, size);
  return {arith::MinSIOp::create(b, loc, first, high), arith::MinSIOp::create(b, loc, next, high)};
}

/// Emits loops over a nest around the generic's body.
static void emitNest(OpBuilder &b, Kernel &kernel, linalg::GenericOp op, Nest &nest, int64_t perChunk) {
  Location loc = op.getLoc();
  auto index = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, loc, value); };
  SmallVector<Value> flat;
  for (Access &access : nest.accesses)
    flat.push_back(flatten(b, loc, access.memref));
  SmallVector<Value> place;
  OpBuilder::InsertionGuard guard(b);
  for (auto [i, loop] : llvm::enumerate(nest.loops)) {
    Value low = index(0), high = index(loop.extent);
    if (i == 0 && perChunk)
      std::tie(low, high) = chunkRange(b, loc, kernel, perChunk, high);
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

/// Tile x Tile elements of 32 bits, row i in vector i: rows become columns. In each stage blocks of `size` x `size`
/// change places with their neighbours across the diagonal.
static void transposeTile(OpBuilder &b, Location loc, MutableArrayRef<Value> rows) {
  int64_t count = rows.size();
  for (int64_t size = 1; size < count; size *= 2) {
    SmallVector<int64_t> upper, lower;
    for (int64_t lane = 0; lane < count; ++lane) {
      upper.push_back(lane & size ? count + lane - size : lane);
      lower.push_back(lane & size ? count + lane : lane + size);
    }
    for (int64_t i = 0; i < count; ++i) {
      if (i & size)
        continue;
      Value first = rows[i], second = rows[i + size];
      rows[i] = vector::ShuffleOp::create(b, loc, first, second, upper);
      rows[i + size] = vector::ShuffleOp::create(b, loc, first, second, lower);
    }
  }
}

/// Emits a copy that exchanges two loops as tiles of registers, and what is over as single elements; false for other
/// ops.
static bool emitTranspose(OpBuilder &b, Kernel &kernel, linalg::GenericOp op, Nest &nest, int64_t perChunk) {
  if (op.getNumDpsInputs() != 1 || nest.accesses.size() != 2 || nest.loops.size() < 2 ||
      op.getBody()->getTerminator()->getOperand(0) != op.getBody()->getArgument(0))
    return false;
  const Access &from = nest.accesses[0], &to = nest.accesses[1];
  auto type = cast<MemRefType>(from.memref.getType());
  int64_t lanes = kernel.machine.lanes(32);
  if (!type.getElementType().isIntOrFloat() || type.getElementTypeBitWidth() != 32)
    return false;
  // Elements are neighbours along `rows` in what is read and along `columns` in what is written.
  int rows = -1, columns = -1;
  for (unsigned i = 0; i < nest.loops.size(); ++i) {
    if (from.strides[i] == 1 && to.strides[i] > 1)
      rows = i;
    if (to.strides[i] == 1 && from.strides[i] > 1)
      columns = i;
  }
  if (rows < 0 || columns < 0 || nest.loops[rows].extent < lanes || nest.loops[columns].extent < lanes)
    return false;

  Location loc = op.getLoc();
  auto index = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, loc, value); };
  SmallVector<Value> flat;
  for (Access &access : nest.accesses)
    flat.push_back(flatten(b, loc, access.memref));
  SmallVector<Value> place(nest.loops.size());
  auto at = [&](const Access &access, unsigned moved, int64_t by) {
    Value sum = index(by * access.strides[moved]);
    for (auto [value, stride] : llvm::zip_equal(place, access.strides))
      sum = arith::AddIOp::create(b, loc, sum, arith::MulIOp::create(b, loc, value, index(stride)));
    return sum;
  };
  auto rangeOf = [&](unsigned i) -> std::pair<Value, Value> {
    Value high = index(nest.loops[i].extent);
    return i == 0 && perChunk ? chunkRange(b, loc, kernel, perChunk, high) : std::pair(index(0), high);
  };
  auto loop = [&](unsigned i, Value low, Value high, int64_t step, llvm::function_ref<void()> body) {
    auto forOp = scf::ForOp::create(b, loc, low, high, index(step));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(forOp.getBody());
    place[i] = forOp.getInductionVar();
    body();
  };
  auto single = [&] {
    Value element = memref::LoadOp::create(b, loc, flat[0], at(from, rows, 0));
    memref::StoreOp::create(b, loc, element, flat[1], ValueRange(at(to, rows, 0)));
  };
  auto registers = [&] {
    auto vector = VectorType::get({lanes}, type.getElementType());
    SmallVector<Value> tile;
    for (int64_t i = 0; i < lanes; ++i)
      tile.push_back(vector::LoadOp::create(b, loc, vector, flat[0], at(from, columns, i)));
    transposeTile(b, loc, tile);
    for (int64_t i = 0; i < lanes; ++i)
      vector::StoreOp::create(b, loc, tile[i], flat[1], at(to, rows, i));
  };
  auto tiles = [&] {
    Value low, high, left, right;
    std::tie(low, high) = rangeOf(rows);
    std::tie(left, right) = rangeOf(columns);
    auto wholeEnd = [&](Value first, Value end) -> Value {
      Value length = arith::SubIOp::create(b, loc, end, first);
      return arith::SubIOp::create(b, loc, end, arith::RemUIOp::create(b, loc, length, index(lanes)));
    };
    Value middle = wholeEnd(low, high), centre = wholeEnd(left, right);
    loop(rows, low, middle, lanes, [&] {
      Value row = place[rows];
      loop(columns, left, centre, lanes, registers);
      loop(rows, row, arith::AddIOp::create(b, loc, row, index(lanes)), 1,
           [&] { loop(columns, centre, right, 1, single); });
    });
    loop(rows, middle, high, 1, [&] { loop(columns, left, right, 1, single); });
  };
  std::function<void(unsigned)> emit = [&](unsigned i) {
    if (i == nest.loops.size())
      return tiles();
    if (int(i) == rows || int(i) == columns)
      return emit(i + 1);
    auto [low, high] = rangeOf(i);
    loop(i, low, high, 1, [&] { emit(i + 1); });
  };
  emit(0);
  return true;
}

/// Rough time of a map in us on one core.
static double costOf(const Machine &machine, linalg::LinalgOp op, double points) {
  double cheap = 1, dear = 0;
  op->walk([&](Operation *inner) {
    inner->getDialect()->getNamespace() == "math" || isa<arith::DivFOp>(inner) ? ++dear : ++cheap;
  });
  return 1e-3 * points * (0.06 * cheap + 0.5 * dear) * 256 / machine.vectorBits;
}

/// How many of the `extent` indices of the loop that is divided a chunk takes; 0: it is not worth dividing.
static int64_t chunkSize(double cost, int64_t extent, int64_t multiple) {
  double target = chunkTime(cost);
  if (!target)
    return 0;
  int64_t most = std::max<int64_t>(int64_t(target / cost * double(extent)), llvm::divideCeil(extent, kMaxChunks));
  int64_t size = llvm::alignTo(evenChunk(extent, most), multiple);
  return size < extent ? size : 0;
}

namespace {
/// Which loop of each op is divided, and how many of its indices a chunk takes.
struct Division {
  unsigned loop = 0;
  int64_t perChunk = 0;
};
} // namespace

/// The argument of the kernel behind views.
static BlockArgument argumentOf(Value memref) {
  while (Operation *view = memref.getDefiningOp()) {
    if (!isa<memref::SubViewOp, memref::CollapseShapeOp, memref::ExpandShapeOp>(view))
      return {};
    memref = view->getOperand(0);
  }
  return dyn_cast<BlockArgument>(memref);
}

/// Whether two results are parts of one output that share no element.
static bool areApart(Value first, Value second) {
  auto a = first.getDefiningOp<memref::SubViewOp>(), b = second.getDefiningOp<memref::SubViewOp>();
  if (!a || !b || a.getSource() != b.getSource())
    return false;
  for (auto [aStart, aSize, aStep, bStart, bSize, bStep] :
       llvm::zip_equal(a.getStaticOffsets(), a.getStaticSizes(), a.getStaticStrides(), b.getStaticOffsets(),
                       b.getStaticSizes(), b.getStaticStrides()))
    if (aStep == 1 && bStep == 1 && !ShapedType::isDynamic(aStart) && !ShapedType::isDynamic(aSize) &&
        !ShapedType::isDynamic(bStart) && !ShapedType::isDynamic(bSize) &&
        (aStart + aSize <= bStart || bStart + bSize <= aStart))
      return true;
  return false;
}

/// Maps from inputs into parts of the outputs (concat, slices) are divided along the first loop that all have.
static Division divide(Kernel &kernel, ArrayRef<linalg::LinalgOp> ops) {
  Division division;
  SmallVector<Value> written;
  double cost = 0;
  int64_t extent = 0;
  for (linalg::LinalgOp op : ops) {
    SmallVector<int64_t> ranges = op.getStaticLoopRanges();
    if (op.getNumReductionLoops() || op.getNumDpsInits() != 1 || llvm::is_contained(ranges, ShapedType::kDynamic))
      return {};
    Value result = op.getDpsInits()[0];
    BlockArgument output = argumentOf(result);
    if (!output || output.getArgNumber() < kernel.numInputs ||
        !llvm::all_of(written, [&](Value other) { return argumentOf(other) != output || areApart(other, result); }))
      return {};
    written.push_back(result);
    for (Value input : op.getDpsInputs()) {
      BlockArgument argument = argumentOf(input);
      if (isa<MemRefType>(input.getType()) && (!argument || argument.getArgNumber() >= kernel.numInputs))
        return {};
    }
    WalkResult reads = op->walk([&](memref::LoadOp load) {
      BlockArgument argument = argumentOf(load.getMemRef());
      return argument && argument.getArgNumber() < kernel.numInputs ? WalkResult::advance() : WalkResult::interrupt();
    });
    if (reads.wasInterrupted())
      return {};
    unsigned first = llvm::find_if(ranges, [](int64_t range) { return range != 1; }) - ranges.begin();
    if (first == ranges.size() || (extent && (first != division.loop || ranges[first] != extent)))
      return {};
    division.loop = first;
    extent = ranges[first];
    cost += costOf(kernel.machine, op, double(ShapedType::getNumElements(ranges)));
  }
  division.perChunk = chunkSize(cost, extent, /*multiple=*/1);
  if (division.perChunk)
    kernel.chunks = dl::constantDim(llvm::divideCeil(extent, division.perChunk), kernel.context());
  return division;
}

LogicalResult codegen::lowerToLoops(Kernel &kernel) {
  IRRewriter rewriter(kernel.context());
  SmallVector<linalg::LinalgOp> ops;
  bool free = !kernel.hasStatus && dl::isConstant(kernel.chunks, 1);
  kernel.function.walk([&](linalg::LinalgOp op) {
    ops.push_back(op);
    free &= op->getBlock() == &kernel.function.front();
  });
  kernel.function.walk([&](LoopLikeOpInterface) { free = false; });
  auto nestOfOnly = [&]() -> std::optional<Nest> {
    auto generic = dyn_cast<linalg::GenericOp>(ops.front().getOperation());
    return ops.size() == 1 && generic ? nestOf(generic) : std::nullopt;
  };
  bool single = !ops.empty() && nestOfOnly();
  Division division = free && !single && !ops.empty() ? divide(kernel, ops) : Division();
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    std::optional<Nest> nest = generic && !division.perChunk ? nestOf(generic) : std::nullopt;
    if (nest) {
      simplify(*nest);
      int64_t size = 0;
      if (free && single && !nest->loops.empty() && !nest->loops[0].reduction) {
        double points = 1;
        for (const Loop &loop : nest->loops)
          points *= double(loop.extent);
        size = chunkSize(costOf(kernel.machine, op, points), nest->loops[0].extent, nest->loops.size() == 1 ? 64 : 1);
      }
      if (size)
        kernel.chunks = dl::constantDim(llvm::divideCeil(nest->loops[0].extent, size), kernel.context());
      if (!emitTranspose(rewriter, kernel, generic, *nest, size))
        emitNest(rewriter, kernel, generic, *nest, size);
      rewriter.eraseOp(op);
      continue;
    }
    FailureOr<linalg::LinalgLoops> loops = linalg::linalgOpToLoops(rewriter, op);
    if (failed(loops))
      return op->emitError() << "kernel @" << kernel.function.getSymName() << ": no loops for this op";
    if (division.perChunk) {
      auto loop = cast<scf::ForOp>((*loops)[division.loop]);
      rewriter.setInsertionPoint(loop);
      auto [low, high] = chunkRange(rewriter, op.getLoc(), kernel, division.perChunk, loop.getUpperBound());
      loop.setLowerBound(low);
      loop.setUpperBound(high);
    }
    rewriter.eraseOp(op);
  }
  if (failed(runOnFunction(kernel.function, "fold-memref-alias-ops,canonicalize")))
    return failure();
  resolveDims(kernel);
  return runOnFunction(kernel.function, "fold-memref-alias-ops,canonicalize,cse,loop-invariant-code-motion");
}
