//===- Winograd.cpp - Convolutions by Winograd's algorithm ----------------===//
//
// A convolution whose filter is a kernel.winograd_filter:
//
//   for units (image, group of tiles, part of the blocks):
//     V[point][tile][channel]   = B^T d B of each tile, where the image ends of zeros
//     for blocks of output channels:
//       M[point][tile][channel] = V[point] * U[block][point], in register tiles
//       the tile's results      = epilogue(A^T M A)
//
//===----------------------------------------------------------------------===//
#include "passes/codegen/Winograd.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "passes/codegen/Windows.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Steps of the product that one iteration does; and chunks, each of which has scratch of its own.
static constexpr int64_t kUnroll = 4, kMostChunks = 8;

static kernel::WinogradFilterOp filterOf(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 2)
    return {};
  Value filter = op.getDpsInputs()[1];
  while (isa_and_nonnull<memref::CollapseShapeOp, memref::ExpandShapeOp>(filter.getDefiningOp()))
    filter = filter.getDefiningOp()->getOperand(0);
  return filter.getDefiningOp<kernel::WinogradFilterOp>();
}

namespace {

class Emitter {
public:
  Emitter(OpBuilder &builder, Kernel &kernel, WindowNest &nest, kernel::WinogradFilterOp filter)
      : b(builder), kernel(kernel), w(nest), loc(nest.op.getLoc()), filter(filter), windows(builder, kernel, nest),
        hasFma(kernel.machine.has(1) || kernel.machine.vectorBits >= 256), m(filter.getTile()), n(m + 2),
        lanes(kernel.machine.lanes(32)), vector(VectorType::get({lanes}, b.getF32Type())) {}

  /// False where the convolution is none that this file does.
  bool run(bool alone) {
    auto type = cast<MemRefType>(filter.getTransformed().getType());
    blocks = type.getDimSize(0), channels = type.getDimSize(2), width = type.getDimSize(3);
    if (!findLoops())
      return false;
    std::optional<WinogradPlan> found =
        planWinograd(kernel.machine, {imageHeight, imageWidth, channels, blocks * width, width}, m);
    if (!found)
      return false;
    plan = *found;
    // A line more than the tiles need, lest all points of a tile meet in one set of a cache.
    pointStride[0] = plan.group * channels + 16;
    pointStride[1] = plan.group * width + 16;
    for (int i : {0, 1})
      between[i] = allocate(plan.points() * pointStride[i]);
    edge = allocate(n * n * lanes);
    results = allocate(m * m * lanes);
    u = memref::CollapseShapeOp::create(b, loc, filter.getTransformed(), ArrayRef<ReassociationIndices>{{0, 1, 2, 3}});
    kernel.function->setAttr(kTile, b.getStringAttr("winograd F(" + Twine(m) + ", 3), " + Twine(plan.rows) + " x " +
                                                    Twine(width / lanes) + " vectors"));
    emitUnits(alone);
    return true;
  }

private:
  using Place = WindowTile::Place;

  Value index(int64_t value) { return windows.index(value); }
  Value add(Value a, Value c) { return arith::AddIOp::create(b, loc, a, c); }
  Value add(Value a, int64_t c) { return c ? add(a, index(c)) : a; }
  Value times(Value a, int64_t c) { return c == 1 ? a : Value(arith::MulIOp::create(b, loc, a, index(c))); }
  Value divide(Value a, int64_t c) { return c == 1 ? a : Value(arith::DivUIOp::create(b, loc, a, index(c))); }
  Value remainder(Value a, int64_t c) { return c == 1 ? index(0) : Value(arith::RemUIOp::create(b, loc, a, index(c))); }
  Value load(Value memory, Value at) { return vector::LoadOp::create(b, loc, vector, memory, at); }
  void store(Value value, Value memory, Value at) { vector::StoreOp::create(b, loc, value, memory, at); }

  Value allocate(int64_t size) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&kernel.function.front());
    return memref::AllocOp::create(b, loc, MemRefType::get({size}, b.getF32Type()), b.getI64IntegerAttr(64));
  }

  void loop(Value low, Value high, int64_t step, llvm::function_ref<void(Value)> body) {
    auto op = scf::ForOp::create(b, loc, low, high, index(step));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(op.getBody());
    body(op.getInductionVar());
  }

  /// Which loop is what: images have the strides of the window's taps.
  bool findLoops() {
    SmallVector<int> reductions;
    for (auto [i, loop] : llvm::enumerate(w.loops))
      if (loop.reduction)
        reductions.push_back(i);
    if (reductions.size() != 3)
      return false;
    tapRow = reductions[0], tapColumn = reductions[1], in = reductions[2];
    const Access &x = w.x();
    if (x.strides[in] != 1)
      return false;
    for (int i = 0; i < int(w.loops.size()); ++i) {
      const Loop &loop = w.loops[i];
      if (loop.reduction || i == w.n || (loop.isStatic() && loop.extent == 1))
        continue;
      int &role = !x.strides[i]                          ? block
                  : x.strides[i] == x.strides[tapRow]    ? row
                  : x.strides[i] == x.strides[tapColumn] ? column
                                                         : image;
      if (role >= 0)
        return false;
      role = i;
    }
    if (row < 0 || column < 0 || !w.loops[row].isStatic() || !w.loops[column].isStatic())
      return false;
    imageHeight = w.loops[row].extent, imageWidth = w.loops[column].extent;
    low[0] = low[1] = 0;
    size[0] = imageHeight + 2, size[1] = imageWidth + 2;
    for (const Bound &bound : w.bounds) {
      if (int(bound.loop) != row && int(bound.loop) != column)
        return false;
      low[int(bound.loop) == column] = bound.low;
      size[int(bound.loop) == column] = bound.extent;
    }
    return true;
  }

  /// Chunks of units, each a range of equal size, more or less.
  void emitUnits(bool alone) {
    const int64_t perImage = plan.groups * plan.parts;
    dl::Dim units = dl::constantDim(perImage, kernel.context());
    double cycles = plan.cycles;
    if (image >= 0) {
      const Loop &loop = w.loops[image];
      units = dl::simplify(units * (loop.isStatic() ? dl::constantDim(loop.extent, kernel.context()) : loop.dim));
      cycles *= double(loop.extent);
    }
    Value count = materialize(b, loc, kernel, units), first = index(0), last = count;
    std::optional<int64_t> known = dl::constantValue(units);
    int64_t chunks = std::min<int64_t>(known.value_or(kMostChunks), kMostChunks);
    if (alone && chunks > 1 && (!known || cycles > 2e4)) {
      kernel.chunks = dl::constantDim(chunks, kernel.context());
      first = divide(arith::MulIOp::create(b, loc, kernel.chunk(), count), chunks);
      last = divide(arith::MulIOp::create(b, loc, add(kernel.chunk(), 1), count), chunks);
    }
    loop(first, last, 1, [&](Value unit) {
      Place place = windows.origin();
      Value part = remainder(unit, plan.parts), group = remainder(divide(unit, plan.parts), plan.groups);
      if (image >= 0)
        place = windows.enter(place, image, divide(unit, perImage));
      Value tile = times(group, plan.group);
      Value tiles =
          arith::MinSIOp::create(b, loc, index(plan.group), arith::SubIOp::create(b, loc, index(plan.tiles), tile));
      loop(index(0), tiles, 1, [&](Value t) { emitInput(place, tile, t); });
      Value from = times(part, blocks / plan.parts);
      loop(from, add(from, blocks / plan.parts), 1, [&](Value p) {
        loop(index(0), index(plan.points()), 1, [&](Value point) { emitProduct(p, point, tiles); });
        Place inBlock = block >= 0 ? windows.enter(place, block, p) : place;
        loop(index(0), tiles, 1, [&](Value t) { emitOutput(inBlock, tile, t); });
      });
    });
  }

  /// The first row and column of results of tile `t` of the group.
  std::pair<Value, Value> startOf(Value tile, Value t) {
    Value number = add(tile, t);
    return {times(divide(number, plan.across), m), times(remainder(number, plan.across), m)};
  }

  Value isBetween(Value value, int64_t least, int64_t most) {
    Value above = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, value, index(least));
    Value below = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle, value, index(most));
    return arith::AndIOp::create(b, loc, above, below);
  }

  void emitInput(Place place, Value tile, Value t) {
    Value y, x;
    std::tie(y, x) = startOf(tile, t);
    place = windows.enter(windows.enter(place, row, y), column, x);
    Value whole = arith::AndIOp::create(b, loc, isBetween(y, low[0], low[0] + size[0] - n),
                                        isBetween(x, low[1], low[1] + size[1] - n));
    Value target = times(t, channels);
    auto choice = scf::IfOp::create(b, loc, whole, /*withElse=*/true);
    OpBuilder::InsertionGuard guard(b);
    auto transform = [&](Value channel, WinogradTransform::Load load) {
      Value at = add(target, channel);
      WinogradTransform(b, loc, m, hasFma).input(load, [&](int64_t i, int64_t j, Value value) {
        store(value, between[0], add(at, (i * n + j) * pointStride[0]));
      });
    };
    b.setInsertionPointToStart(choice.thenBlock());
    loop(index(0), index(channels), lanes, [&](Value channel) {
      Place at = windows.enter(place, in, channel);
      transform(channel, [&](int64_t i, int64_t j) {
        at.at[tapRow].constant = i;
        at.at[tapColumn].constant = j;
        return windows.loadVector(0, at, lanes);
      });
    });
    // At an edge: the tile with the zeros around the image.
    b.setInsertionPointToStart(choice.elseBlock());
    loop(index(0), index(channels), lanes, [&](Value channel) {
      Place at = windows.enter(place, in, channel);
      Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(vector));
      loop(index(0), index(n), 1, [&](Value i) {
        Value inRows = isBetween(add(y, i), low[0], low[0] + size[0] - 1);
        Place atRow = windows.enter(at, tapRow, i);
        loop(index(0), index(n), 1, [&](Value j) {
          Value inside = arith::AndIOp::create(b, loc, inRows, isBetween(add(x, j), low[1], low[1] + size[1] - 1));
          auto read = scf::IfOp::create(b, loc, vector, inside, /*withElse=*/true);
          {
            OpBuilder::InsertionGuard guard(b);
            b.setInsertionPointToStart(read.thenBlock());
            scf::YieldOp::create(b, loc, windows.loadVector(0, windows.enter(atRow, tapColumn, j), lanes));
            b.setInsertionPointToStart(read.elseBlock());
            scf::YieldOp::create(b, loc, zero);
          }
          store(read.getResult(0), edge, times(add(times(i, n), j), lanes));
        });
      });
      transform(channel, [&](int64_t i, int64_t j) { return load(edge, index((i * n + j) * lanes)); });
    });
  }

  /// M[point] = V[point] * U[p][point], in whole register tiles: rows behind the last tile hold anything.
  void emitProduct(Value p, Value point, Value tiles) {
    const int64_t vectors = width / lanes;
    Value filterAt = times(add(times(p, plan.points()), point), channels * width);
    Value from = times(point, pointStride[0]), to = times(point, pointStride[1]);
    loop(index(0), tiles, plan.rows, [&](Value t) {
      Value x = add(from, times(t, channels));
      Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(vector));
      SmallVector<Value> sums(plan.rows * vectors, zero);
      auto steps = scf::ForOp::create(b, loc, index(0), index(channels), index(kUnroll), sums);
      {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(steps.getBody());
        sums.assign(steps.getRegionIterArgs().begin(), steps.getRegionIterArgs().end());
        Value k = steps.getInductionVar(), xAt = add(x, k), uAt = add(filterAt, times(k, width));
        for (int64_t step = 0; step < kUnroll; ++step) {
          SmallVector<Value> columns;
          for (int64_t j = 0; j < vectors; ++j)
            columns.push_back(load(u, add(uAt, step * width + j * lanes)));
          for (int64_t i = 0; i < plan.rows; ++i) {
            Value scalar = memref::LoadOp::create(b, loc, between[0], add(xAt, i * channels + step));
            Value spread = vector::BroadcastOp::create(b, loc, vector, scalar);
            for (int64_t j = 0; j < vectors; ++j) {
              Value &sum = sums[i * vectors + j];
              sum = hasFma
                        ? Value(vector::FMAOp::create(b, loc, spread, columns[j], sum))
                        : Value(arith::AddFOp::create(b, loc, sum, arith::MulFOp::create(b, loc, spread, columns[j])));
            }
          }
        }
        scf::YieldOp::create(b, loc, sums);
      }
      Value target = add(to, times(t, width));
      for (int64_t i = 0; i < plan.rows; ++i)
        for (int64_t j = 0; j < vectors; ++j)
          store(steps.getResult(i * vectors + j), between[1], add(target, i * width + j * lanes));
    });
  }

  void emitOutput(Place place, Value tile, Value t) {
    Value y, x;
    std::tie(y, x) = startOf(tile, t);
    auto limit = [&](Value start, int64_t extent) {
      return arith::MinSIOp::create(b, loc, index(m), arith::SubIOp::create(b, loc, index(extent), start));
    };
    Value height = limit(y, imageHeight), breadth = limit(x, imageWidth), source = times(t, width);
    loop(index(0), index(width), lanes, [&](Value channel) {
      Value at = add(source, channel);
      WinogradTransform(b, loc, m, hasFma)
          .output([&](int64_t i, int64_t j) { return load(between[1], add(at, (i * n + j) * pointStride[1])); },
                  [&](int64_t i, int64_t j, Value value) { store(value, results, index((i * m + j) * lanes)); });
      Place inVector = windows.enter(place, w.n, channel);
      loop(index(0), height, 1, [&](Value i) {
        Place inRow = windows.enter(inVector, row, add(y, i));
        loop(index(0), breadth, 1, [&](Value j) {
          Value value = load(results, times(add(times(i, m), j), lanes));
          windows.finish(value, windows.enter(inRow, column, add(x, j)), 0, 0, lanes);
        });
      });
    });
  }

  OpBuilder &b;
  Kernel &kernel;
  WindowNest &w;
  Location loc;
  kernel::WinogradFilterOp filter;
  WindowTile windows;
  bool hasFma;
  int64_t m, n, lanes;
  VectorType vector;
  int tapRow = -1, tapColumn = -1, in = -1, image = -1, row = -1, column = -1, block = -1;
  int64_t imageHeight = 0, imageWidth = 0, blocks = 0, channels = 0, width = 0;
  int64_t low[2], size[2]; ///< of the operand, along rows and columns: padding before, extent
  WinogradPlan plan;
  Value between[2]; ///< V and M
  int64_t pointStride[2];
  Value edge, results, u;
};

} // namespace

LogicalResult codegen::lowerWinograd(Kernel &kernel) {
  SmallVector<linalg::GenericOp> ops;
  kernel.function.walk([&](linalg::GenericOp op) {
    if (filterOf(op))
      ops.push_back(op);
  });
  OpBuilder builder(kernel.context());
  for (linalg::GenericOp op : ops) {
    WindowNest w;
    kernel::WinogradFilterOp filter = filterOf(op);
    if (!matchWindows(kernel, op, w, /*anyReader=*/true))
      continue;
    w.accesses[1].memref = {}; // read as it is, not as a filter
    builder.setInsertionPoint(w.epilogue ? w.epilogue : op);
    if (Emitter(builder, kernel, w, filter).run(isWholeKernel(kernel, w)))
      eraseReplaced(kernel, w);
  }
  // What is left of the filters' views has no reader; a reader that is left is a fault of this file or its pass.
  SmallVector<Operation *> views;
  kernel.function.walk([&](kernel::WinogradFilterOp op) {
    views.push_back(op);
    for (size_t i = views.size() - 1; i < views.size(); ++i)
      for (Operation *user : views[i]->getUsers())
        if (isa<memref::CollapseShapeOp, memref::ExpandShapeOp>(user))
          views.push_back(user);
  });
  for (Operation *view : llvm::reverse(views)) {
    if (!view->use_empty())
      return view->emitError() << "kernel @" << kernel.function.getSymName()
                               << ": what reads a filter in Winograd's form is no convolution that the code generator "
                                  "can do by it; this is a fault of dlc, --no-winograd avoids it";
    view->erase();
  }
  return success();
}
