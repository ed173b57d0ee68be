//===- Windows.cpp - Convolutions and pools, channels last ----------------===//
//
// A generic over windows of its first operand whose result is contiguous along channels:
//
//   for blocks of channels, for rows of the image: register tiles along the row, over all taps and input channels
//
// Vectors run along channels: those of the filter (then the operand's elements are broadcast), or those of the operand
// too (depthwise convolutions, pools, reductions of leading dims). A padded copy of the operand is taken apart again:
// the padding is never read (WindowTile.cpp). What does not fit is left to Contraction.cpp and Loops.cpp.
//
//===----------------------------------------------------------------------===//
#include "passes/codegen/Windows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <numeric>

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// More tiles at the edges than this are not worth their code.
static constexpr int64_t kEdgeTiles = 6;

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// Whether lines `stride` bytes apart do not fit into L1 together. Its ways hold a page each, and leave one for others.
static bool isCrowded(const Machine &machine, int64_t lines, int64_t stride) {
  constexpr int64_t page = 4096;
  int64_t sets = page / std::gcd<int64_t>(std::abs(stride), page);
  return lines > sets * (machine.l1Bytes / page - 1);
}

/// Cycles that one step of a tile takes: arithmetic, loads, or the latency of one accumulator.
static double cyclesOf(const Machine &machine, const WindowNest &w, int64_t rows, int64_t vectors) {
  double loads = 0;
  for (unsigned i = 0; i < w.inputs; ++i) {
    if (!w.accesses[i].memref)
      continue;
    bool byRow = w.m >= 0 && w.accesses[i].strides[w.m], byVector = w.accesses[i].strides[w.n];
    loads += double(byRow ? rows : 1) * double(byVector ? vectors : 1);
  }
  // Rows whose elements meet in one set of L1 push each other out before a line is read to its end.
  int64_t elementBytes = cast<MemRefType>(w.x().memref.getType()).getElementTypeBitWidth() / 8;
  bool byRow = w.m >= 0 && w.isContraction && w.x().strides[w.m] && !w.x().strides[w.n];
  double refills = byRow && isCrowded(machine, rows, w.x().strides[w.m] * elementBytes) ? double(rows) : 0;
  return std::max({double(rows * vectors) / machine.fmaPerCycle, loads / machine.loadsPerCycle + refills,
                   double(machine.fmaLatency)});
}

/// Tiles of nearly equal size along a loop: `count` in all, the first `larger` of them one row longer than `size`.
struct Split {
  int64_t count, size, larger;
  Split(int64_t extent, int64_t most)
      : count(llvm::divideCeil(extent, most)), size(extent / count), larger(extent % count) {}
  int64_t start(int64_t i) const { return i * size + std::min(i, larger); }
  int64_t rows(int64_t i) const { return size + (i < larger); }
};

/// Whether some row of [from, to) has a tap in the padding.
static bool isEdge(const WindowNest &w, int64_t from, int64_t to) {
  for (const Bound &bound : w.bounds)
    if (int(bound.loop) == w.m && (!bound.holds(from, 0) || !bound.holds(to - 1, w.loops[bound.tap].extent - 1)))
      return true;
  return false;
}

/// Chooses m and the tile; false where the padding along m cannot be left out.
static bool decide(const Machine &machine, WindowNest &w) {
  // m: the innermost other loop that reads the operand in windows, else one that it varies with.
  for (unsigned i = 0; i < unsigned(w.n); ++i)
    if (w.x().strides[i] && w.loops[i].extent > 1 && w.loops[i].isStatic())
      w.m = i;
  for (const Bound &bound : w.bounds)
    if (!w.loops[bound.loop].isStatic())
      return false;
  // Blocks of the filter outside, so that one stays in cache while the image passes.
  SmallVector<unsigned> others;
  for (unsigned i = 0; i < w.loops.size(); ++i) {
    if (w.loops[i].reduction)
      w.reductions.push_back(i);
    else if (int(i) != w.n && int(i) != w.m)
      (w.isContraction && w.accesses[1].strides[i] ? w.outer : others).push_back(i);
  }
  w.outer.append(others);

  w.lanes = machine.lanes(cast<MemRefType>(w.result().memref.getType()).getElementType().getIntOrFloatBitWidth());
  int64_t columns = w.loops[w.n].extent, height = w.m < 0 ? 1 : w.loops[w.m].extent;
  // A fold that is no multiply-add needs registers for its own steps.
  // Vectors of the operand that taps of neighbouring rows share take half of all registers: more rows would spill.
  int64_t spare = w.isContraction ? 1 : 4;
  if (w.x().strides[w.n])
    spare = machine.vectorRegisters / 2;
  double bestTime = std::numeric_limits<double>::infinity();
  for (int64_t vectors = 1; vectors <= 8 && vectors <= int64_t(llvm::divideCeil(columns, w.lanes)); ++vectors) {
    for (int64_t most = 1; most <= std::min<int64_t>(height, 14); ++most) {
      if (most * vectors + vectors + spare > int64_t(machine.vectorRegisters))
        break;
      Split split(height, most);
      auto column = [&](int64_t count) {
        return double(split.larger) * cyclesOf(machine, w, split.size + 1, count) +
               double(split.count - split.larger) * cyclesOf(machine, w, split.size, count);
      };
      int64_t panel = vectors * w.lanes;
      double time = double(columns / panel) * column(vectors);
      if (int64_t rest = columns % panel)
        time += column(llvm::divideCeil(rest, w.lanes));
      // Fewer, larger tiles where it is the same.
      if (time < bestTime * 0.999 || (time < bestTime * 1.001 && most * vectors > w.rows * w.vectors)) {
        bestTime = std::min(time, bestTime);
        w.rows = most;
        w.vectors = vectors;
      }
    }
  }
  Split split(height, w.rows);
  int64_t edges = 0;
  for (int64_t i = 0; i < split.count; ++i)
    edges += isEdge(w, split.start(i), split.start(i) + split.rows(i));
  return edges <= kEdgeTiles;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {

class Emitter {
public:
  Emitter(OpBuilder &builder, Kernel &kernel, WindowNest &nest)
      : b(builder), kernel(kernel), w(nest), loc(nest.op.getLoc()), tile(builder, kernel, nest) {}

  void run(bool alone) {
    using Place = WindowTile::Place;
    auto [low, high] = chooseChunks(alone);
    auto units = [&, low = low, high = high](const Place &place, llvm::function_ref<void(const Place &)> body) {
      loop(low, high, 1, [&](Value unit) { body(decode(unit, place)); });
    };
    auto row = [&](const Place &place, int64_t columns) { emitRow(place, columns); };
    // Where the operand has vectors too, all of a place's channels are read before the next row's.
    if (w.x().strides[w.n])
      units(tile.origin(), [&](const Place &place) { panels(place, row); });
    else
      panels(tile.origin(), [&](const Place &panel, int64_t columns) {
        units(panel, [&](const Place &place) { row(place, columns); });
      });
  }

private:
  void loop(Value low, Value high, int64_t step, llvm::function_ref<void(Value)> body) {
    auto op = scf::ForOp::create(b, loc, low, high, tile.index(step));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(op.getBody());
    body(op.getInductionVar());
  }

  Value extentOf(unsigned i) {
    const Loop &loop = w.loops[i];
    return loop.isStatic() ? tile.index(loop.extent) : materialize(b, loc, kernel, loop.dim);
  }

  /// `place` with the indices of the outer loops of unit `unit`.
  WindowTile::Place decode(Value unit, WindowTile::Place place) {
    SmallVector<unsigned> real;
    for (unsigned i : w.outer)
      if (!w.loops[i].isStatic() || w.loops[i].extent != 1)
        real.push_back(i);
    for (size_t i = real.size(); i-- > 1;) {
      Value extent = extentOf(real[i]);
      place = tile.enter(place, real[i], arith::RemUIOp::create(b, loc, unit, extent));
      unit = arith::DivUIOp::create(b, loc, unit, extent);
    }
    return real.empty() ? place : tile.enter(place, real[0], unit);
  }

  void panels(WindowTile::Place place, llvm::function_ref<void(const WindowTile::Place &, int64_t)> body) {
    int64_t columns = w.loops[w.n].extent, width = w.vectors * w.lanes, full = columns / width, rest = columns % width;
    if (full == 1)
      body(place, width);
    else if (full > 1)
      loop(tile.index(0), tile.index(full * width), width, [&](Value n) { body(tile.enter(place, w.n, n), width); });
    if (rest) {
      place.at[w.n].constant = full * width;
      body(place, rest);
    }
  }

  void emitRow(WindowTile::Place place, int64_t columns) {
    SmallVector<int64_t> widths(columns / w.lanes, w.lanes);
    if (columns % w.lanes)
      widths.push_back(columns % w.lanes);
    if (w.m < 0)
      return tile.emit(place, 1, widths, false);
    Split split(w.loops[w.m].extent, w.rows);
    for (int64_t i = 0; i < split.count;) {
      int64_t start = split.start(i), rows = split.rows(i), end = i + 1;
      bool edge = isEdge(w, start, start + rows);
      while (!edge && end < split.count && split.rows(end) == rows &&
             !isEdge(w, split.start(end), split.start(end) + rows))
        ++end;
      if (end == i + 1) {
        place.at[w.m].constant = start;
        tile.emit(place, rows, widths, edge);
        place.at[w.m].constant = 0;
      } else {
        loop(tile.index(start), tile.index(split.start(end)), rows,
             [&](Value m) { tile.emit(tile.enter(place, w.m, m), rows, widths, false); });
      }
      i = end;
    }
  }

  /// The units that this call does: all, or those of a chunk.
  std::pair<Value, Value> chooseChunks(bool alone) {
    int64_t known = 1, inner = 1;
    dl::Dim units = dl::constantDim(1, kernel.context());
    for (unsigned i : w.outer) {
      known *= w.loops[i].extent;
      units = units * (w.loops[i].isStatic() ? dl::constantDim(w.loops[i].extent, kernel.context()) : w.loops[i].dim);
    }
    units = dl::simplify(units);
    double perUnit = 1;
    for (const Loop &loop : w.loops)
      perUnit *= double(loop.extent);
    perUnit /= double(known) * w.lanes * (w.isContraction ? kernel.machine.fmaPerCycle : 0.5) * 2500;
    // Of the units of one block, or image, a chunk takes all or a part.
    if (!w.outer.empty() && w.loops[w.outer.back()].isStatic())
      inner = w.loops[w.outer.back()].extent;
    bool isStatic = bool(dl::constantValue(units));
    double target = isStatic ? chunkTime(perUnit * double(known)) : kChunkTime;
    int64_t perChunk = std::max<int64_t>(1, int64_t(target / std::max(perUnit, 1e-6)));
    if (isStatic)
      perChunk = std::max<int64_t>(perChunk, llvm::divideCeil(known, kMaxChunks));
    if (perChunk > inner)
      perChunk = perChunk / inner * inner;
    else
      perChunk = llvm::divideCeil(inner, llvm::divideCeil(inner, perChunk));
    dl::Dim chunks = dl::simplify(units.ceilDiv(perChunk));
    Value all = materialize(b, loc, kernel, units), low = tile.index(0);
    if (!alone || dl::isConstant(chunks, 1) || !target)
      return {low, all};
    kernel.chunks = chunks;
    Value first = arith::MulIOp::create(b, loc, kernel.chunk(), tile.index(perChunk));
    Value next = arith::AddIOp::create(b, loc, first, tile.index(perChunk));
    return {arith::MinSIOp::create(b, loc, first, all), arith::MinSIOp::create(b, loc, next, all)};
  }

  OpBuilder &b;
  Kernel &kernel;
  WindowNest &w;
  Location loc;
  WindowTile tile;
};

} // namespace

/// The operand of a window is read while results are written: the two may not share memory any more.
static void forbidInPlace(Kernel &kernel, Value source) {
  while (Operation *view = source.getDefiningOp()) {
    if (!isa<memref::SubViewOp, memref::CollapseShapeOp, memref::ExpandShapeOp>(view))
      return;
    source = view->getOperand(0);
  }
  auto pairs = kernel.function->getAttrOfType<ArrayAttr>(kInPlace);
  auto argument = dyn_cast<BlockArgument>(source);
  if (!pairs || !argument)
    return;
  SmallVector<Attribute> kept;
  for (Attribute pair : pairs)
    if (cast<IntegerAttr>(cast<ArrayAttr>(pair)[1]).getInt() != argument.getArgNumber())
      kept.push_back(pair);
  kept.empty() ? void(kernel.function->removeAttr(kInPlace))
               : kernel.function->setAttr(kInPlace, ArrayAttr::get(kernel.context(), kept));
}

bool codegen::isWholeKernel(Kernel &kernel, const WindowNest &w) {
  unsigned others = 0, own = 2 + bool(w.epilogue);
  kernel.function.walk([&](linalg::LinalgOp) { ++others; });
  for (Operation *padding : w.padding)
    own += isa<linalg::LinalgOp>(padding);
  return w.op->getBlock() == &kernel.function.front() && others == own && !kernel.hasStatus &&
         dl::isConstant(kernel.chunks, 1);
}

void codegen::eraseReplaced(Kernel &kernel, WindowNest &w) {
  forbidInPlace(kernel, w.x().memref);
  Value sums = w.op.getDpsInits()[0];
  if (w.epilogue)
    w.epilogue.erase();
  w.op.erase();
  w.fill.erase();
  for (Operation *padding : w.padding)
    padding->erase();
  eraseIfUnread(sums);
}

LogicalResult codegen::lowerWindows(Kernel &kernel) {
  SmallVector<linalg::GenericOp> ops;
  kernel.function.walk([&](linalg::GenericOp op) { ops.push_back(op); });
  OpBuilder builder(kernel.context());
  SmallPtrSet<Operation *, 4> erased;
  for (linalg::GenericOp op : ops) {
    WindowNest w;
    if (erased.contains(op) || !matchWindows(kernel, op, w) || !decide(kernel.machine, w))
      continue;
    builder.setInsertionPoint(w.epilogue ? w.epilogue : op);
    Emitter(builder, kernel, w).run(isWholeKernel(kernel, w));
    noteTile(kernel.function, w.rows, w.vectors);
    if (w.epilogue)
      erased.insert(w.epilogue);
    eraseReplaced(kernel, w);
  }
  return success();
}
