//===- WindowTile.cpp - A register tile over windows ----------------------===//
//
// Padding is never read: taps along an outer loop have dynamic limits; along the tile's rows, tiles at the edges are
// emitted one by one, with the rows known that a tap has an element for.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/codegen/Windows.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// A rest of the reduction with at most this many steps is unrolled; a longer innermost loop by up to this much.
static constexpr int64_t kUnrolledSteps = 9, kUnroll = 4;

WindowTile::WindowTile(OpBuilder &builder, Kernel &kernel, WindowNest &nest)
    : b(builder), w(nest), loc(nest.op.getLoc()), hasFma(kernel.machine.has(1) || kernel.machine.vectorBits >= 256) {
  for (Access &access : w.accesses) {
    flat.push_back({});
    start.push_back({});
    if (!access.memref)
      continue;
    auto type = cast<MemRefType>(access.memref.getType());
    auto metadata = memref::ExtractStridedMetadataOp::create(b, loc, access.memref);
    int64_t size = type.hasStaticShape() && type.getLayout().isIdentity() ? type.getNumElements()
                                                                          : std::numeric_limits<int64_t>::max();
    auto flatType = MemRefType::get({ShapedType::kDynamic}, type.getElementType());
    flat.back() = memref::ReinterpretCastOp::create(
        b, loc, flatType, metadata.getBaseBuffer(), OpFoldResult(b.getIndexAttr(0)),
        ArrayRef<OpFoldResult>{index(size)}, ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
    SmallVector<int64_t> strides;
    int64_t first = 0;
    (void)type.getStridesAndOffset(strides, first);
    start.back() = ShapedType::isDynamic(first) ? Value(metadata.getOffset()) : first ? index(first) : Value();
  }
}

Value WindowTile::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }

WindowTile::Place WindowTile::enter(Place place, unsigned loop, Value value) {
  place.at[loop] = {value, 0};
  for (auto [base, access] : llvm::zip_equal(place.base, w.accesses)) {
    int64_t stride = access.memref ? access.strides[loop] : 0;
    if (stride == 0)
      continue;
    Value distance = stride == 1 ? value : Value(arith::MulIOp::create(b, loc, value, index(stride)));
    base = base ? Value(arith::AddIOp::create(b, loc, base, distance)) : distance;
  }
  return place;
}

Value WindowTile::offset(unsigned access, const Place &place, int64_t row, int64_t column) {
  const Access &operand = w.accesses[access];
  int64_t constant = column * operand.strides[w.n] + (w.m >= 0 ? row * operand.strides[w.m] : 0);
  for (auto [at, stride] : llvm::zip_equal(place.at, operand.strides))
    constant += at.constant * stride;
  // The padded tensor's first element lies before the tensor's.
  if (access == 0)
    for (const Bound &bound : w.bounds)
      constant -= bound.low * (operand.strides[bound.loop] / bound.stride);
  // The constant becomes the displacement of an address.
  Value base = place.base[access];
  if (!base)
    return index(constant);
  return constant ? Value(arith::AddIOp::create(b, loc, base, index(constant))) : base;
}

Value WindowTile::spread(Value value, int64_t width) {
  if (isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(b, loc, VectorType::get({width}, value.getType()), value);
}

Value WindowTile::load(unsigned access, const Place &place, int64_t row, int64_t column, int64_t width) {
  Value at = offset(access, place, row, column);
  if (w.accesses[access].strides[w.n] == 0)
    return memref::LoadOp::create(b, loc, flat[access], at);
  Type element = cast<MemRefType>(flat[access].getType()).getElementType();
  return vector::LoadOp::create(b, loc, VectorType::get({width}, element), flat[access], at);
}

bool WindowTile::isInside(const Place &place, int64_t row) const {
  return llvm::all_of(w.bounds, [&](const Bound &bound) {
    return int(bound.loop) != w.m || bound.holds(place.at[w.m].constant + row, place.at[bound.tap].constant);
  });
}

Value WindowTile::apply(Block &body, IRMapping &map, int64_t width) {
  for (Operation &op : body.without_terminator()) {
    for (Value operand : op.getOperands())
      map.map(operand, spread(map.lookupOrDefault(operand), width));
    Operation *copy = b.clone(op, map);
    for (Value result : copy->getResults())
      result.setType(VectorType::get({width}, result.getType()));
    // A constant keeps its scalar value.
    if (auto constant = dyn_cast<arith::ConstantOp>(copy))
      constant.setValueAttr(DenseElementsAttr::get(cast<ShapedType>(constant.getType()),
                                                   Attribute(cast<arith::ConstantOp>(op).getValue())));
  }
  return spread(map.lookupOrDefault(body.getTerminator()->getOperand(0)), width);
}

void WindowTile::step(const Place &place, int64_t rows, ArrayRef<int64_t> widths, bool edges,
                      SmallVectorImpl<Value> &sums) {
  Block &body = *w.op.getBody();
  // Each operand's value once for all rows and vectors that share it.
  DenseMap<std::tuple<unsigned, int64_t, int64_t>, Value> known;
  auto get = [&](unsigned access, int64_t row, int64_t vector) {
    const Access &operand = w.accesses[access];
    bool byRow = w.m >= 0 && operand.strides[w.m], byVector = operand.strides[w.n];
    int64_t column = 0;
    for (int64_t width : widths.take_front(vector))
      column += width;
    Value &value = known[{access, byRow ? row : 0, byVector ? vector : -widths[vector]}];
    if (!value)
      value = load(access, place, row, column, widths[vector]);
    if (!w.isContraction)
      return value = spread(value, widths[vector]);
    Type element = getElementTypeOrSelf(value.getType()), sum = getElementTypeOrSelf(sums[0].getType());
    if (element != sum) {
      Type type = sum;
      if (auto vector = dyn_cast<VectorType>(value.getType()))
        type = vector.clone(sum);
      value = arith::ExtFOp::create(b, loc, type, value);
    }
    return value = spread(value, widths[vector]);
  };
  // Vectors that all rows share come first.
  for (unsigned access = 1; access < w.inputs; ++access)
    if (w.isContraction && (w.m < 0 || !w.accesses[access].strides[w.m]))
      for (unsigned j = 0; j < widths.size(); ++j)
        get(access, 0, j);
  for (int64_t row = 0; row < rows; ++row) {
    if (edges && !isInside(place, row))
      continue;
    for (auto [j, width] : llvm::enumerate(widths)) {
      Value &sum = sums[row * widths.size() + j];
      if (w.isContraction) {
        Value x = get(0, row, j), y = get(1, row, j);
        sum = hasFma ? Value(vector::FMAOp::create(b, loc, x, y, sum))
                     : Value(arith::AddFOp::create(b, loc, sum, arith::MulFOp::create(b, loc, x, y)));
        continue;
      }
      IRMapping map;
      for (unsigned access = 0; access < w.inputs; ++access)
        if (!body.getArgument(access).use_empty())
          map.map(body.getArgument(access), get(access, row, j));
      map.map(body.getArgument(w.inputs), sum);
      sum = apply(body, map, width);
    }
  }
}

void WindowTile::reduce(unsigned depth, Place place, int64_t rows, ArrayRef<int64_t> widths, bool edges,
                        SmallVectorImpl<Value> &sums) {
  if (depth == w.reductions.size())
    return step(place, rows, widths, edges, sums);
  unsigned loop = w.reductions[depth];
  int64_t extent = w.loops[loop].extent, steps = 1;
  for (unsigned inner : ArrayRef(w.reductions).drop_front(depth))
    steps = std::min<int64_t>(steps * w.loops[inner].extent, 1 << 20);
  const Bound *bound = w.boundOf(loop);
  bool dynamic = bound && int(bound->loop) != w.m, known = bound && !dynamic && edges;
  if (known || (!dynamic && (steps <= kUnrolledSteps || extent == 1))) {
    for (int64_t i = 0; i < extent; ++i) {
      place.at[loop].constant = i;
      // No row has an element here.
      if (known && llvm::none_of(llvm::seq<int64_t>(0, rows),
                                 [&](int64_t row) { return bound->holds(place.at[w.m].constant + row, i); }))
        continue;
      reduce(depth + 1, place, rows, widths, edges, sums);
    }
    return;
  }
  Value low = index(0), high = index(extent);
  if (dynamic) {
    // ceil((low - at) / dilation) and floor((low + extent - 1 - at) / dilation) + 1, within the window.
    const Index &at = place.at[bound->loop];
    Value from = at.value ? Value(arith::MulIOp::create(b, loc, at.value, index(bound->stride))) : index(0);
    auto limit = [&](int64_t first, int64_t more) -> Value {
      Value distance = arith::SubIOp::create(b, loc, index(first - at.constant * bound->stride + more), from);
      // Rounded towards zero, where below zero does not matter.
      distance = arith::MaxSIOp::create(b, loc, distance, index(0));
      Value steps =
          bound->dilation == 1 ? distance : Value(arith::DivUIOp::create(b, loc, distance, index(bound->dilation)));
      return arith::MinSIOp::create(b, loc, steps, index(extent));
    };
    low = limit(bound->low, bound->dilation - 1);
    // floor(x / d) + 1 = floor((x + d) / d) for x >= -d.
    high = limit(bound->low + bound->extent - 1, bound->dilation);
  }
  int64_t unroll = 1;
  if (!dynamic && depth + 1 == w.reductions.size())
    for (int64_t factor : {kUnroll, kUnroll / 2})
      if (unroll == 1 && extent % factor == 0)
        unroll = factor;
  auto loopOp = scf::ForOp::create(b, loc, low, high, index(unroll), sums);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loopOp.getBody());
  SmallVector<Value> carried(loopOp.getRegionIterArgs());
  place = enter(place, loop, loopOp.getInductionVar());
  for (int64_t i = 0; i < unroll; ++i) {
    place.at[loop].constant = i;
    reduce(depth + 1, place, rows, widths, edges, carried);
  }
  b.setInsertionPointToEnd(loopOp.getBody());
  scf::YieldOp::create(b, loc, carried);
  sums.assign(loopOp.getResults().begin(), loopOp.getResults().end());
}

void WindowTile::emit(const Place &place, int64_t rows, ArrayRef<int64_t> widths, bool edges) {
  SmallVector<Value> sums;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t width : widths)
      sums.push_back(spread(w.initial, width));
  reduce(0, place, rows, widths, edges, sums);
  for (int64_t row = 0; row < rows; ++row) {
    int64_t column = 0;
    for (auto [j, width] : llvm::enumerate(widths)) {
      finish(sums[row * widths.size() + j], place, row, column, width);
      column += width;
    }
  }
}

Value WindowTile::loadVector(unsigned access, const Place &place, int64_t width) {
  Type element = cast<MemRefType>(flat[access].getType()).getElementType();
  return vector::LoadOp::create(b, loc, VectorType::get({width}, element), flat[access], offset(access, place, 0, 0));
}

void WindowTile::finish(Value result, const Place &place, int64_t row, int64_t column, int64_t width) {
  if (w.epilogue) {
    IRMapping map;
    Block &body = *w.epilogue.getBody();
    for (unsigned i = 0; i < unsigned(w.epilogue.getNumDpsInputs()); ++i) {
      BlockArgument argument = body.getArgument(i);
      if (!w.accesses[w.inputs + i].memref)
        map.map(argument, result);
      else if (!argument.use_empty())
        map.map(argument, spread(load(w.inputs + i, place, row, column, width), width));
    }
    result = apply(body, map, width);
  }
  unsigned last = w.accesses.size() - 1;
  vector::StoreOp::create(b, loc, result, flat[last], offset(last, place, row, column));
}
