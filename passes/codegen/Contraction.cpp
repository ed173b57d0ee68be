//===- Contraction.cpp - Contractions with their epilogues ----------------===//
//
// After bufferisation a contraction is a fill, a generic that adds products to the filled memory, and perhaps one
// generic that reads the sums at its own place. The three become one loop nest around register tiles (MicroKernel.cpp):
// sums never reach memory, the epilogue works on registers before the only store.
//
//   for outer loops, for panels of n (packed where y is read often), for tiles of m: register tile over all reductions
//
// The reduction is not blocked: a panel of K x 16 floats stays in L2 up to K = 4096. What does not fit the pattern is
// left to Loops.cpp.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/codegen/MicroKernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// Time of one step of a register tile in cycles: multiply-adds, loads, or the latency of one accumulator, which takes
/// a little more than its count where nothing hides it; and a part of the loop's own instructions and of the loads,
/// which do not always hit L1.
static double cyclesOf(const Machine &machine, int64_t rows, int64_t vectors, bool xShared, bool yShared) {
  double loads = (xShared ? rows : rows * vectors) + (yShared ? vectors : rows * vectors);
  return 0.25 + 0.05 * loads +
         std::max(
             {double(rows * vectors) / machine.fmaPerCycle, loads / machine.loadsPerCycle, 1.15 * machine.fmaLatency});
}

namespace {
struct RegisterTile {
  int64_t rows = 1, vectors = 1;
};
} // namespace

/// The tile that does `height` rows of `extent` columns, in each of `parts`, in the fewest cycles, remainders included;
/// `vectors` fixes its width unless 0.
static RegisterTile chooseTile(const Machine &machine, int64_t height, int64_t extent, int64_t parts, int64_t lanes,
                               bool xShared, bool yShared, int64_t vectors) {
  RegisterTile best;
  double bestTime = std::numeric_limits<double>::infinity();
  int64_t least = vectors ? vectors : 1,
          most = vectors ? vectors : std::min<int64_t>(12, llvm::divideCeil(extent, lanes));
  for (int64_t width = least; width <= most; ++width) {
    for (int64_t rows = 1; rows <= std::min<int64_t>(height, 14); ++rows) {
      if ((rows + 1) * width * parts + 1 > int64_t(machine.vectorRegisters))
        break;
      // Tiles and their remainders, in cycles for one step of the reduction.
      int64_t panel = width * lanes, fullRows = height / rows, restRows = height % rows;
      auto column = [&](int64_t count) {
        return double(fullRows) * cyclesOf(machine, rows, count * parts, xShared, yShared) +
               (restRows ? cyclesOf(machine, restRows, count * parts, xShared, yShared) : 0);
      };
      double time = double(extent / panel) * column(width);
      if (int64_t rest = extent % panel)
        time += column(llvm::divideCeil(rest, lanes));
      if (time < bestTime * 0.999) {
        bestTime = time;
        best = {rows, width};
      }
    }
  }
  return best;
}

int64_t codegen::panelColumns(const Machine &machine, int64_t columns, int64_t parts, Type accumulator) {
  int64_t lanes = machine.lanes(accumulator.getIntOrFloatBitWidth());
  RegisterTile tile =
      chooseTile(machine, 1 << 20, columns / parts, parts, lanes, /*xShared=*/true, /*yShared=*/true, 0);
  return lanes * parts * tile.vectors;
}

/// Chooses the loops m and n and the register tile; false if no loop makes vectors.
static bool decide(const Machine &machine, Contraction &c) {
  SmallVector<Loop> &loops = c.nest.loops;
  for (auto [i, loop] : llvm::enumerate(loops))
    if (!loop.reduction && c.result().strides[i] == 1)
      c.n = i;
  if (c.n < 0)
    return false;
  // A vector is loaded by strides known while compiling.
  if (llvm::any_of(c.nest.accesses, [&](const Access &access) { return ShapedType::isDynamic(access.strides[c.n]); }))
    return false;
  // y is the operand that has vectors; all along n, not far apart.
  auto swap = [&] { std::swap(c.nest.accesses[0], c.nest.accesses[1]); };
  if (c.x().strides[c.n] == 1 && c.y().strides[c.n] != 1)
    swap();
  if (c.y().strides[c.n] == 0)
    swap();
  if (c.y().strides[c.n] < 1 || c.y().strides[c.n] > 4)
    return false;
  // Panels are those of a weight, and walked as such.
  if (c.x().panelLoop >= 0 ||
      (c.y().panelLoop >= 0 &&
       (c.y().panelLoop != c.n || c.y().panelWidth % machine.lanes(c.accumulator.getIntOrFloatBitWidth()))))
    return false;

  // m: rows that share y's vectors; else rows that share x.
  auto weight = [&](unsigned i) { return loops[i].isStatic() ? loops[i].extent : int64_t(1) << 30; };
  int64_t best = 0;
  for (bool sharesY : {true, false}) {
    for (unsigned i = 0; i < loops.size(); ++i) {
      if (loops[i].reduction || int(i) == c.n || weight(i) <= best)
        continue;
      bool fits =
          sharesY ? c.y().strides[i] == 0 && c.x().strides[i] != 0 : c.x().strides[i] == 0 && c.y().strides[i] != 0;
      if (fits) {
        c.m = i;
        best = weight(i);
      }
    }
    if (c.m >= 0)
      break;
  }
  for (unsigned i = 0; i < loops.size(); ++i) {
    if (loops[i].reduction)
      c.reductions.push_back(i);
    else if (int(i) != c.n && int(i) != c.m)
      c.outer.push_back(i);
  }

  c.lanes = machine.lanes(c.accumulator.getIntOrFloatBitWidth());
  const Loop &n = loops[c.n];
  int64_t extent = n.isStatic() ? n.extent : 1 << 20;
  int64_t height = c.m < 0 ? 1 : loops[c.m].isStatic() ? loops[c.m].extent : 1 << 20;
  bool xShared = c.x().strides[c.n] == 0, yShared = c.m < 0 || c.y().strides[c.m] == 0;
  RegisterTile tile = chooseTile(machine, height, extent, c.parts, c.lanes, xShared, yShared,
                                 c.y().panelLoop >= 0 ? c.y().panelWidth / c.lanes : 0);
  c.rows = tile.rows;
  c.vectors = tile.vectors;
  return true;
}

/// Exact vectors for `count` columns.
static SmallVector<int64_t> widthsOf(int64_t count, int64_t lanes) {
  SmallVector<int64_t> widths(count / lanes, lanes);
  if (count % lanes)
    widths.push_back(count % lanes);
  return widths;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {

class Emitter {
public:
  Emitter(OpBuilder &builder, Kernel &kernel, Contraction &contraction, bool alone)
      : b(builder), kernel(kernel), c(contraction), loc(contraction.op.getLoc()), alone(alone),
        tile(builder, loc, kernel, contraction, kernel.machine.has(1) || kernel.machine.vectorBits >= 256) {}

  void run() {
    choosePacking();
    chooseChunks();
    SmallVector<Value> at(c.nest.loops.size());
    emitOuter(0, at);
  }

private:
  using Body = llvm::function_ref<void(Value)>;

  void loop(Value low, Value high, int64_t step, Body body) {
    auto op = scf::ForOp::create(b, loc, low, high, tile.index(step));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(op.getBody());
    body(op.getInductionVar());
  }

  /// Units of `unit` indices of a loop that this chunk does: [low, high) in units below `count`.
  std::pair<Value, Value> chunkRange(Value count) {
    Value first = arith::MulIOp::create(b, loc, kernel.chunk(), tile.index(unitsPerChunk));
    Value next = arith::AddIOp::create(b, loc, first, tile.index(unitsPerChunk));
    return {arith::MinSIOp::create(b, loc, first, count), arith::MinSIOp::create(b, loc, next, count)};
  }

  /// Full blocks of `size` indices of a loop, then the rest: exact if the loop is static, else in the blocks of
  /// `smaller`.
  void blocks(unsigned index, int64_t size, ArrayRef<int64_t> smaller, llvm::function_ref<void(Value, int64_t)> body) {
    const Loop &info = c.nest.loops[index];
    bool chunked = chunkLoop == int(index);
    if (info.isStatic()) {
      int64_t full = info.extent / size, rest = info.extent % size;
      if (chunked) {
        auto [low, high] = chunkRange(tile.index(full));
        Value step = tile.index(size);
        if (full)
          loop(arith::MulIOp::create(b, loc, low, step), arith::MulIOp::create(b, loc, high, step), size,
               [&](Value i) { body(i, size); });
        if (!rest)
          return;
        // The rest is the last unit.
        Value owner =
            arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, kernel.chunk(), tile.index(full / unitsPerChunk));
        auto branch = scf::IfOp::create(b, loc, owner, /*withElse=*/false);
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(branch.thenBlock());
        body(tile.index(full * size), rest);
        return;
      }
      if (full == 1)
        body(tile.index(0), size);
      else if (full)
        loop(tile.index(0), tile.index(full * size), size, [&](Value i) { body(i, size); });
      if (rest)
        body(tile.index(full * size), rest);
      return;
    }
    Value extent = tile.extent(info), low = tile.index(0);
    auto range = [&](Value from, Value to, int64_t step) {
      Value length = arith::SubIOp::create(b, loc, to, from);
      Value full =
          arith::MulIOp::create(b, loc, arith::DivUIOp::create(b, loc, length, tile.index(step)), tile.index(step));
      Value end = arith::AddIOp::create(b, loc, from, full);
      loop(from, end, step, [&](Value i) { body(i, step); });
      return end;
    };
    Value high = extent;
    if (chunked) {
      Value first = arith::MulIOp::create(b, loc, kernel.chunk(), tile.index(unitsPerChunk * size));
      Value next = arith::AddIOp::create(b, loc, first, tile.index(unitsPerChunk * size));
      low = arith::MinSIOp::create(b, loc, first, extent);
      high = arith::MinSIOp::create(b, loc, next, extent);
    }
    Value end = range(low, high, size);
    for (int64_t step : smaller)
      if (step < size)
        end = range(end, high, step);
  }

  void emitOuter(unsigned depth, SmallVector<Value> &at) {
    if (depth == c.outer.size())
      return emitPanels(at);
    unsigned index = c.outer[depth];
    blocks(index, 1, {}, [&](Value i, int64_t) {
      at[index] = i;
      emitOuter(depth + 1, at);
      at[index] = {};
    });
  }

  void emitPanels(ArrayRef<Value> at) {
    SmallVector<int64_t> smaller{c.lanes, 1};
    blocks(c.n, c.vectors * c.lanes, smaller, [&](Value n, int64_t columns) {
      SmallVector<int64_t> widths = widthsOf(columns, c.lanes);
      if (packed)
        tile.pack(at, n, widths, packed);
      if (c.m < 0)
        return tile.emit(at, {}, 1, n, widths, packed);
      blocks(c.m, c.rows, {4, 2, 1}, [&](Value m, int64_t rows) {
        if (int64_t lines = rows == c.rows ? prefetchedLines() : 0) {
          // The first tiles fetch; those behind them ask for what is there.
          Value number = arith::DivUIOp::create(b, loc, m, tile.index(rows));
          tile.prefetch(arith::MinUIOp::create(b, loc, number, tile.index(c.across() / lines - 1)), lines);
        }
        tile.emit(at, m, rows, n, widths, packed);
        tile.prefetch({}, 0);
      });
    });
  }

  /// How many vectors of the next panel each step of a tile fetches, so that a weight comes from memory while the panel
  /// before it is worked on, evenly, and not in the first tile of rows alone. 0 where it is in the cache anyway, or one
  /// tile reads all.
  int64_t prefetchedLines() {
    const Loop &m = c.nest.loops[c.m];
    if (c.y().panelLoop != c.n || chunkLoop == c.m)
      return 0;
    int64_t bytes = c.accumulator.getIntOrFloatBitWidth() / 8;
    for (auto [loop, stride] : llvm::zip_equal(c.nest.loops, c.y().strides))
      bytes *= stride ? loop.extent : 1;
    bytes *= c.parts;
    int64_t tiles = m.isStatic() ? m.extent / c.rows : c.across();
    if (bytes <= kernel.machine.l2Bytes || tiles < 2)
      return 0;
    int64_t lines = llvm::divideCeil(c.across(), std::min(tiles, c.across()));
    while (c.across() % lines)
      ++lines;
    return lines;
  }

  /// Splits one loop into chunks worth a hand-over.
  void chooseChunks() {
    if (!alone)
      return;
    auto extentOf = [](const Loop &loop) { return loop.extent; };
    double operations = 2 * c.parts;
    for (const Loop &loop : c.nest.loops)
      operations *= extentOf(loop);
    // A matrix that few rows use is as dear as its bytes, at some 100 a nanosecond where it may be in a cache and 10
    // where not: counted as operations.
    double perMicrosecond = 2.0 * c.lanes * kernel.machine.fmaPerCycle * 2500;
    double bytes = double(c.parts * c.accumulator.getIntOrFloatBitWidth()) / 8;
    for (auto [loop, stride] : llvm::zip_equal(c.nest.loops, c.y().strides))
      bytes *= stride ? extentOf(loop) : 1;
    double bytesPerMicrosecond = bytes <= kernel.machine.l3Bytes ? 100e3 : 10e3;
    operations = std::max(operations, bytes / bytesPerMicrosecond * perMicrosecond);
    struct Candidate {
      int index;
      int64_t unit;
    };
    SmallVector<Candidate> candidates;
    for (unsigned outer : c.outer)
      candidates.push_back({int(outer), 1});
    candidates.push_back({c.n, c.vectors * c.lanes});
    if (c.m >= 0)
      candidates.push_back({c.m, c.rows});
    // Each chunk of rows packs y's panels anew.
    const int64_t leastTiles = packed ? 8 : 1;
    Candidate best{-1, 1};
    int64_t bestCount = 0;
    for (Candidate candidate : candidates) {
      const Loop &loop = c.nest.loops[candidate.index];
      int64_t least = candidate.index == c.m ? leastTiles : 1;
      int64_t count = loop.isStatic() ? llvm::divideCeil(loop.extent, candidate.unit * least) : 1 << 20;
      // The outermost that gives enough pieces.
      if (bestCount < 8 && count > bestCount) {
        best = candidate;
        bestCount = count;
      }
    }
    if (best.index < 0)
      return;
    const Loop &loop = c.nest.loops[best.index];
    int64_t units = llvm::divideCeil(loop.extent, best.unit);
    double perUnit = operations / units / perMicrosecond;
    double target = loop.isStatic() ? chunkTime(operations / perMicrosecond) : kChunkTime;
    if (!target)
      return;
    unitsPerChunk = std::max<int64_t>(best.index == c.m ? leastTiles : 1, int64_t(target / std::max(perUnit, 1e-6)));
    if (loop.isStatic()) {
      unitsPerChunk = std::max<int64_t>(unitsPerChunk, llvm::divideCeil(units, kMaxChunks));
      if (unitsPerChunk > leastTiles)
        unitsPerChunk = std::max(evenChunk(units, unitsPerChunk), leastTiles);
      int64_t chunks = llvm::divideCeil(units, unitsPerChunk);
      if (chunks <= 1)
        return;
      kernel.chunks = dl::constantDim(chunks, kernel.context());
    } else {
      kernel.chunks = dl::simplify(loop.dim.ceilDiv(unitsPerChunk * best.unit));
    }
    chunkLoop = best.index;
  }

  /// Packs y's panels where many tiles of rows read each.
  void choosePacking() {
    if (c.m < 0 || !c.fromZero || c.parts > 1 || c.y().panelLoop >= 0 || c.reductions.size() != 1 ||
        c.y().strides[c.m] != 0 || c.y().strides[c.n] != 1 || c.x().strides[c.n] != 0)
      return;
    const Loop &m = c.nest.loops[c.m], &n = c.nest.loops[c.n], &k = c.nest.loops[c.reductions[0]];
    // The epilogue's vectors are exact anyway; a symbolic n has no panels of one shape.
    if (!k.isStatic() || !n.isStatic() || k.extent < 8 || (m.isStatic() && m.extent < 4 * c.rows))
      return;
    int64_t size = k.extent * c.vectors * c.lanes;
    if (size * 8 > kernel.machine.l2Bytes * 4)
      return;
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&kernel.function.front());
    packed = memref::AllocOp::create(b, loc, MemRefType::get({size}, c.accumulator), b.getI64IntegerAttr(64));
  }

  OpBuilder &b;
  Kernel &kernel;
  Contraction &c;
  Location loc;
  bool alone;
  MicroKernel tile;
  int chunkLoop = -1;
  int64_t unitsPerChunk = 1;
  Value packed;
};

} // namespace

LogicalResult codegen::lowerContractions(Kernel &kernel) {
  SmallVector<linalg::GenericOp> ops;
  kernel.function.walk([&](linalg::GenericOp op) { ops.push_back(op); });
  OpBuilder builder(kernel.context());
  SmallPtrSet<Operation *, 4> erased;
  for (linalg::GenericOp op : ops) {
    if (erased.contains(op))
      continue;
    builder.setInsertionPoint(op);
    Contraction c;
    if (!matchContraction(builder, kernel, op, c))
      continue;
    simplify(c.nest);
    if (!decide(kernel.machine, c))
      continue;
    noteTile(kernel.function, c.rows, c.across());
    // Chunks divide the whole kernel, so nothing else may be in it.
    unsigned others = 0;
    kernel.function.walk([&](linalg::LinalgOp) { ++others; });
    bool alone = op->getBlock() == &kernel.function.front() && others == 1u + bool(c.fill) + bool(c.epilogue) &&
                 !kernel.hasStatus && dl::isConstant(kernel.chunks, 1);
    builder.setInsertionPoint(c.epilogue ? c.epilogue : op);
    Emitter(builder, kernel, c, alone).run();
    Value sums = op.getDpsInits()[0];
    if (c.epilogue) {
      erased.insert(c.epilogue);
      c.epilogue.erase();
    }
    op.erase();
    if (c.fill)
      c.fill.erase();
    for (Operation *user : llvm::make_early_inc_range(sums.getUsers()))
      if (isa<memref::SubViewOp>(user) && user->use_empty())
        user->erase();
    eraseIfUnread(sums);
  }
  return success();
}
