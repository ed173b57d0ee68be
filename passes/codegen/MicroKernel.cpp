//===- MicroKernel.cpp - A register tile of a contraction -----------------===//
//
// rows x vectors accumulators stay in registers through all reduction loops. For each index of the reduction each
// vector of y is loaded once and each element of x broadcast once. Vectors are as long as what they hold: no masks,
// nothing outside the tensors is touched.
//
//===----------------------------------------------------------------------===//
#include "passes/codegen/MicroKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Loops of the reduction with at most this many steps in all are unrolled.
static constexpr int64_t kUnrolledSteps = 9;

MicroKernel::MicroKernel(OpBuilder &builder, Location loc, Kernel &kernel, Contraction &contraction, bool hasFma)
    : b(builder), loc(loc), kernel(kernel), c(contraction), hasFma(hasFma) {
  for (Access &access : c.nest.accesses) {
    if (!access.memref) {
      flat.push_back({});
      start.push_back({});
      continue;
    }
    auto type = cast<MemRefType>(access.memref.getType());
    auto metadata = memref::ExtractStridedMetadataOp::create(b, loc, access.memref);
    int64_t size = type.hasStaticShape() && type.getLayout().isIdentity() ? type.getNumElements()
                                                                          : std::numeric_limits<int64_t>::max();
    auto flatType = MemRefType::get({ShapedType::kDynamic}, type.getElementType());
    flat.push_back(memref::ReinterpretCastOp::create(
        b, loc, flatType, metadata.getBaseBuffer(), OpFoldResult(b.getIndexAttr(0)),
        ArrayRef<OpFoldResult>{index(size)}, ArrayRef<OpFoldResult>{b.getIndexAttr(1)}));
    SmallVector<int64_t> strides;
    int64_t first = 0;
    (void)type.getStridesAndOffset(strides, first);
    start.push_back(ShapedType::isDynamic(first) ? Value(metadata.getOffset()) : first ? index(first) : Value());
  }
}

Value MicroKernel::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
Value MicroKernel::extent(const Loop &loop) {
  if (loop.isStatic())
    return index(loop.extent);
  return materialize(b, loc, kernel, loop.dim);
}
Value MicroKernel::add(Value a, Value other) {
  return !a ? other : !other ? a : Value(arith::AddIOp::create(b, loc, a, other));
}

Value MicroKernel::offset(unsigned access, ArrayRef<Value> place, int64_t row, int64_t constant) {
  Value sum = start[access];
  const Access &operand = c.nest.accesses[access];
  for (auto [i, value, stride] : llvm::enumerate(place, operand.strides)) {
    dl::Dim symbolic = operand.symbolicStride(i);
    if (int(i) == operand.panelLoop) {
      // Tiles start where panels do, and are as wide: n / W panels of K x W elements.
      if (value)
        sum = add(sum, arith::MulIOp::create(b, loc, value, index(operand.panelStride / operand.panelWidth)));
      continue;
    }
    // Rows a symbolic stride apart: an index of their own.
    Value at = symbolic && row && int(i) == c.m ? add(value, index(row)) : value;
    if (!at || !stride)
      continue;
    Value factor = symbolic ? materialize(b, loc, kernel, symbolic) : Value();
    sum = add(sum, stride == 1 ? at : Value(arith::MulIOp::create(b, loc, at, factor ? factor : index(stride))));
  }
  if (row && c.m >= 0 && !operand.symbolicStride(c.m))
    constant += row * operand.strides[c.m];
  // Last, so that it becomes the displacement of an address.
  return constant || !sum ? add(sum, index(constant)) : sum;
}

Value MicroKernel::loadScalar(unsigned access, Value offset) {
  return memref::LoadOp::create(b, loc, flat[access], offset);
}

Value MicroKernel::loadVector(unsigned access, Value offset, int64_t stride, int64_t width) {
  Type element = cast<MemRefType>(flat[access].getType()).getElementType();
  auto type = VectorType::get({width}, element);
  if (stride == 1)
    return vector::LoadOp::create(b, loc, type, flat[access], offset);
  if (stride == 0)
    return vector::BroadcastOp::create(b, loc, type, loadScalar(access, offset));
  SmallVector<Value> elements;
  for (int64_t i = 0; i < width; ++i)
    elements.push_back(loadScalar(access, add(offset, index(i * stride))));
  return vector::FromElementsOp::create(b, loc, type, elements);
}

Value MicroKernel::widen(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  if (element == c.accumulator)
    return value;
  Type type = c.accumulator;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    type = vector.clone(c.accumulator);
  return arith::ExtFOp::create(b, loc, type, value);
}

Value MicroKernel::multiplyAdd(Value a, Value other, Value sum) {
  if (hasFma)
    return vector::FMAOp::create(b, loc, a, other, sum);
  return arith::AddFOp::create(b, loc, sum, arith::MulFOp::create(b, loc, a, other));
}

void MicroKernel::emitStep(Place &place, int64_t rows, ArrayRef<int64_t> widths, Value packed,
                           SmallVectorImpl<Value> &sums) {
  // Per operand: its value for (row, vector), loaded once where it does not depend on one of them.
  auto load = [&](unsigned access, int64_t row, int64_t vector) -> Value {
    const Access &operand = c.nest.accesses[access];
    int64_t nStride = operand.strides[c.n], part = vector / int64_t(widths.size());
    int64_t column = 0;
    vector %= widths.size();
    for (int64_t width : widths.take_front(vector))
      column += width;
    int64_t width = access == 1 && c.isPadded() ? c.lanes : widths[vector];
    int64_t constant = column * nStride + part * operand.partStride;
    return widen(loadVector(access, offset(access, place, row, constant), nStride, width));
  };
  auto scalarOf = [&](unsigned access, int64_t row, int64_t width) -> Value {
    Value scalar = widen(loadScalar(access, offset(access, place, row, 0)));
    return vector::BroadcastOp::create(b, loc, VectorType::get({width}, c.accumulator), scalar);
  };
  int64_t count = c.parts * widths.size();
  bool padded = packed || c.isPadded();
  bool varies[2][2]; // operand, (with row, with vector)
  for (unsigned access : {0, 1}) {
    varies[access][0] = c.m >= 0 && c.nest.accesses[access].strides[c.m] != 0;
    varies[access][1] = c.nest.accesses[access].strides[c.n] != 0;
  }
  DenseMap<std::pair<int64_t, int64_t>, Value> cache[2];
  auto get = [&](unsigned access, int64_t row, int64_t vector) -> Value {
    int64_t width = widths[vector % widths.size()];
    std::pair<int64_t, int64_t> key{varies[access][0] ? row : 0, varies[access][1] ? vector : width << 8};
    Value &value = cache[access][key];
    if (value)
      return value;
    if (access == 1 && packed) {
      Value k = place[c.reductions.front()];
      Value at = add(arith::MulIOp::create(b, loc, k, index(c.vectors * c.lanes)), index(vector * c.lanes));
      return value = vector::LoadOp::create(b, loc, VectorType::get({c.lanes}, c.accumulator), packed, at);
    }
    return value = varies[access][1] ? load(access, row, vector) : scalarOf(access, row, padded ? c.lanes : width);
  };
  // Vectors of the panel behind this one: its own row of the reduction, so that the stream has no gap.
  for (int64_t j = 0; j < prefetchLines; ++j) {
    Value vector = add(arith::MulIOp::create(b, loc, prefetchTile, index(prefetchLines * c.lanes)),
                       index(c.y().panelStride + j * c.lanes));
    memref::PrefetchOp::create(b, loc, flat[1], ValueRange{add(offset(1, place, 0, 0), vector)}, /*isWrite=*/false,
                               /*localityHint=*/2, /*isDataCache=*/true);
  }
  // Vectors first: they are needed by every row.
  for (int64_t j = 0; j < count; ++j)
    if (!varies[1][0])
      get(1, 0, j);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < count; ++j)
      sums[i * count + j] = multiplyAdd(get(0, i, j), get(1, i, j), sums[i * count + j]);
}

void MicroKernel::emitReduction(unsigned depth, Place &place, int64_t rows, ArrayRef<int64_t> widths, Value packed,
                                SmallVectorImpl<Value> &sums) {
  if (depth == c.reductions.size())
    return emitStep(place, rows, widths, packed, sums);
  unsigned loop = c.reductions[depth];
  const Loop &info = c.nest.loops[loop];
  int64_t steps = 1;
  bool known = true;
  for (unsigned i = depth; i < c.reductions.size(); ++i) {
    known &= c.nest.loops[c.reductions[i]].isStatic();
    steps = known ? std::min<int64_t>(steps * c.nest.loops[c.reductions[i]].extent, 1 << 20) : steps;
  }
  if (known && steps <= kUnrolledSteps) {
    for (int64_t i = 0; i < info.extent; ++i) {
      place[loop] = i ? index(i) : Value();
      if (packed && !place[loop])
        place[loop] = index(0);
      emitReduction(depth + 1, place, rows, widths, packed, sums);
    }
    place[loop] = {};
    return;
  }
  // Too few accumulators to hide the latency of one: more sets of them, for every `sets`-th step each.
  int64_t wanted = int64_t(kernel.machine.fmaPerCycle) * kernel.machine.fmaLatency, sets = 1;
  if (depth + 1 == c.reductions.size() && (!info.isStatic() || info.extent >= 16))
    while (sets * int64_t(sums.size()) < wanted && sets < 8)
      sets *= 2;
  // Steps [low, high) of the loop, `unroll` at a time, each with a set of its own.
  auto run = [&](Value low, Value high, int64_t unroll, SmallVectorImpl<Value> &all) {
    auto loopOp = scf::ForOp::create(b, loc, low, high, index(unroll), all);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loopOp.getBody());
    SmallVector<Value> carried;
    for (int64_t i = 0; i < unroll; ++i) {
      SmallVector<Value> set(loopOp.getRegionIterArgs().slice(i * sums.size(), sums.size()));
      place[loop] = i ? add(loopOp.getInductionVar(), index(i)) : Value(loopOp.getInductionVar());
      emitReduction(depth + 1, place, rows, widths, packed, set);
      carried.append(set);
    }
    place[loop] = {};
    b.setInsertionPointToEnd(loopOp.getBody());
    scf::YieldOp::create(b, loc, carried);
    all.assign(loopOp.getResults().begin(), loopOp.getResults().end());
  };
  Value low = index(0), high = extent(info);
  if (sets > 1) {
    SmallVector<Value> all(sums.begin(), sums.end());
    for (size_t i = sums.size(); i < sums.size() * sets; ++i)
      all.push_back(
          arith::ConstantOp::create(b, loc, b.getZeroAttr(cast<VectorType>(sums[i % sums.size()].getType()))));
    Value end = arith::SubIOp::create(b, loc, high, arith::RemUIOp::create(b, loc, high, index(sets)));
    run(low, end, sets, all);
    for (size_t half = all.size() / 2; half >= sums.size(); half /= 2)
      for (size_t i = 0; i < half; ++i)
        all[i] = arith::AddFOp::create(b, loc, all[i], all[i + half]);
    sums.assign(all.begin(), all.begin() + sums.size());
    if (info.isStatic() && info.extent % sets == 0)
      return;
    low = end;
  }
  SmallVector<Value> rest(sums.begin(), sums.end());
  run(low, high, 1, rest);
  sums.assign(rest.begin(), rest.end());
}

SmallVector<Value> MicroKernel::finish(ArrayRef<Value> sums, Place &place, int64_t row, int64_t column, int64_t width) {
  if (!c.epilogue)
    return {sums.front()};
  IRMapping map;
  Block &body = *c.epilogue.getBody();
  auto spread = [&](Value value) -> Value {
    return isa<VectorType>(value.getType())
               ? value
               : Value(vector::BroadcastOp::create(b, loc, VectorType::get({width}, value.getType()), value));
  };
  for (unsigned i = 0; i < unsigned(c.epilogue.getNumDpsInputs()); ++i) {
    unsigned access = 2 + i;
    BlockArgument argument = body.getArgument(i);
    if (!c.nest.accesses[access].memref) {
      map.map(argument, sums[c.nest.accesses[access].partStride]);
      continue;
    }
    if (argument.use_empty())
      continue;
    const Access &operand = c.nest.accesses[access];
    int64_t nStride = operand.strides[c.n];
    map.map(argument, loadVector(access, offset(access, place, row, column * nStride), nStride, width));
  }
  for (Operation &op : body.without_terminator()) {
    for (Value operand : op.getOperands())
      map.map(operand, spread(map.lookupOrDefault(operand)));
    Operation *copy = b.clone(op, map);
    for (Value result : copy->getResults())
      result.setType(VectorType::get({width}, result.getType()));
    // A constant keeps its scalar value.
    if (auto constant = dyn_cast<arith::ConstantOp>(copy))
      constant.setValueAttr(DenseElementsAttr::get(cast<ShapedType>(constant.getType()),
                                                   Attribute(cast<arith::ConstantOp>(op).getValue())));
  }
  SmallVector<Value> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(spread(map.lookupOrDefault(result)));
  return results;
}

void MicroKernel::emit(ArrayRef<Value> at, Value m, int64_t rows, Value n, ArrayRef<int64_t> widths, Value packed) {
  Place place(at);
  place.resize(c.nest.loops.size());
  if (c.m >= 0)
    place[c.m] = m;
  place[c.n] = n;
  unsigned last = c.nest.accesses.size() - 1;
  bool padded = packed || c.isPadded();
  SmallVector<Value> sums;
  for (int64_t i = 0; i < rows * c.parts; ++i) {
    int64_t column = 0, row = i / c.parts;
    for (int64_t width : widths) {
      auto type = VectorType::get({padded ? c.lanes : width}, c.accumulator);
      if (c.fromZero)
        sums.push_back(arith::ConstantOp::create(b, loc, b.getZeroAttr(type)));
      else
        sums.push_back(loadVector(last, offset(last, place, row, column), 1, width));
      column += width;
    }
  }
  emitReduction(0, place, rows, widths, packed, sums);
  for (int64_t row = 0; row < rows; ++row) {
    int64_t column = 0;
    for (auto [j, width] : llvm::enumerate(widths)) {
      SmallVector<Value> parts;
      for (int64_t part = 0; part < c.parts; ++part) {
        Value sum = sums[(row * c.parts + part) * widths.size() + j];
        if (cast<VectorType>(sum.getType()).getDimSize(0) != width)
          sum = vector::ExtractStridedSliceOp::create(b, loc, sum, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{width},
                                                      ArrayRef<int64_t>{1});
        parts.push_back(sum);
      }
      for (auto [i, result] : llvm::enumerate(finish(parts, place, row, column, width))) {
        unsigned access = last + 1 - c.numResults + i;
        vector::StoreOp::create(b, loc, result, flat[access], offset(access, place, row, column));
      }
      column += width;
    }
  }
}

void MicroKernel::pack(ArrayRef<Value> at, Value n, ArrayRef<int64_t> widths, Value packed) {
  Place place(at);
  place.resize(c.nest.loops.size());
  place[c.n] = n;
  unsigned k = c.reductions.front();
  auto loop = scf::ForOp::create(b, loc, index(0), extent(c.nest.loops[k]), index(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  place[k] = loop.getInductionVar();
  Value row = arith::MulIOp::create(b, loc, place[k], index(c.vectors * c.lanes));
  auto full = VectorType::get({c.lanes}, c.accumulator);
  for (int64_t j = 0, column = 0; j < int64_t(widths.size()); column += widths[j++]) {
    Value value = widen(loadVector(1, offset(1, place, 0, column), 1, widths[j]));
    if (widths[j] != c.lanes) {
      Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(full));
      value = vector::InsertStridedSliceOp::create(b, loc, value, zero, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
    }
    vector::StoreOp::create(b, loc, value, packed, add(row, index(j * c.lanes)));
  }
}
