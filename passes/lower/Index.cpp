//===- Index.cpp - Lowering of gather, scatter, one-hot, dynamic slices ---===//
//
// Indices are data. Each is counted from the end if negative and clamped, so that nothing outside the tensor is ever
// touched; a reduction over the indices gives the status that the kernel returns. Gathers read in the body of a
// linalg.generic over the result; scatters are loops over the updates in row-major order.
//
//===----------------------------------------------------------------------===//
#include "dlc/abi.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

namespace {
/// An index from the data: the place it means, forced into the dim, and whether it was there.
struct Bounded {
  Value place, ok;
};
} // namespace

static Bounded bound(ScalarBuilder &s, Value integer, Value size) {
  Value zero = arith::ConstantIndexOp::create(s.b, s.loc, 0), one = arith::ConstantIndexOp::create(s.b, s.loc, 1);
  Value place = arith::IndexCastOp::create(s.b, s.loc, s.b.getIndexType(), integer);
  Value negative = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::slt, place, zero);
  place = s.select(negative, arith::AddIOp::create(s.b, s.loc, place, size), place);
  Value ok = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::ult, place, size);
  Value last = arith::SubIOp::create(s.b, s.loc, size, one);
  return {arith::MaxSIOp::create(s.b, s.loc, arith::MinSIOp::create(s.b, s.loc, place, last), zero), ok};
}

static bool isZero(dl::Dim dim) { return dl::isConstant(dim, 0); }

/// Whether a dim can be 0 for some value of the named dims in the ranges that the kernel states.
static bool mayBeZero(Operation *op, dl::Dim dim) {
  if (auto value = dl::constantValue(dim))
    return *value == 0;
  auto least = dl::upperBound(op->getParentOp(), dl::simplify(-dim));
  return !least || *least >= 0;
}

/// DLC_OUT_OF_RANGE unless every element of `indices` is a place in its dim; the last dim of `indices` counts through
/// `extents` if there are several.
static void check(Lowering &l, Value indices, ArrayRef<dl::Dim> dims, ArrayRef<Value> extents) {
  Type i32 = l.b.getI32Type();
  ScalarBuilder s{l.b, l.loc, i32};
  unsigned rank = dims.size();
  Value init = l.filled({}, s.integer(DLC_OK, i32));
  auto body = [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
    Value size = extents[0];
    if (extents.size() > 1) {
      Value which = linalg::IndexOp::create(s.b, s.loc, rank - 1);
      for (unsigned i = 1; i < extents.size(); ++i) {
        Value isThis = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::eq, which,
                                             arith::ConstantIndexOp::create(s.b, s.loc, i));
        size = s.select(isThis, extents[i], size);
      }
    }
    Value ok = bound(s, args[0], size).ok;
    return {arith::MaxUIOp::create(s.b, s.loc, args[1],
                                   s.select(ok, s.integer(DLC_OK, i32), s.integer(DLC_OUT_OF_RANGE, i32)))};
  };
  l.context.addStatus(l.generic(indices, init, {l.identity(rank), l.mapOf(rank, {})}, 0, rank, i32, body).getResult(0));
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// `x` read at a place per result element; zero where a dim of x that is indexed by data is empty.
static Value gather(Lowering &l, Operation *op, Value x, ArrayRef<dl::Dim> dims, ArrayRef<unsigned> indexed,
                    RankedTensorType result, ValueRange ins, ArrayRef<AffineMap> maps,
                    llvm::function_ref<SmallVector<Value>(ScalarBuilder &, ValueRange, ArrayRef<Value>)> from) {
  Type type = lowerType(result.getElementType());
  SmallVector<Value> guards;
  for (unsigned i : indexed) {
    if (isZero(dims[i])) {
      ScalarBuilder s{l.b, l.loc, result.getElementType()};
      return l.filled(dl::getDims(result), s.number(0, type));
    }
    if (mayBeZero(op, dims[i]))
      guards.push_back(l.size(dims[i]));
  }
  return l.elementwise(result, ins, maps, result.getElementType(),
                       [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
                         SmallVector<Value> place;
                         for (int64_t i = 0; i < result.getRank(); ++i)
                           place.push_back(linalg::IndexOp::create(s.b, s.loc, i));
                         SmallVector<Value> at = from(s, args, place);
                         if (guards.empty())
                           return {tensor::ExtractOp::create(s.b, s.loc, x, at)};
                         Value product = guards[0], zero = arith::ConstantIndexOp::create(s.b, s.loc, 0);
                         for (Value guard : ArrayRef(guards).drop_front())
                           product = arith::MulIOp::create(s.b, s.loc, product, guard);
                         Value hasData = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::ne, product, zero);
                         auto read = scf::IfOp::create(
                             s.b, s.loc, hasData,
                             [&](OpBuilder &b, Location loc) {
                               scf::YieldOp::create(b, loc, ValueRange{tensor::ExtractOp::create(b, loc, x, at)});
                             },
                             [&](OpBuilder &b, Location loc) {
                               scf::YieldOp::create(b, loc, ValueRange{ScalarBuilder{b, loc, {}}.number(0, type)});
                             });
                         return {read.getResult(0)};
                       });
}

LogicalResult lower(dl::GatherOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(op.getX())), places = dl::getDims(l.typeOf(op.getIndices()));
  unsigned axis = op.getAxis(), count = places.size();
  Value size = l.size(dims[axis]), indices = l.get(op.getIndices());
  check(l, indices, places, size);
  SmallVector<AffineExpr> map;
  for (unsigned i = 0; i < count; ++i)
    map.push_back(l.dim(axis + i));
  l.set(op.getR(), gather(l, op, l.get(op.getX()), dims, axis, result, indices, l.mapOf(result.getRank(), map),
                          [&](ScalarBuilder &s, ValueRange args, ArrayRef<Value> place) {
                            SmallVector<Value> from(place.take_front(axis));
                            from.push_back(bound(s, args[0], size).place);
                            from.append(place.begin() + axis + count, place.end());
                            return from;
                          }));
  return success();
}

LogicalResult lower(dl::GatherElementsOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(op.getX()));
  unsigned axis = op.getAxis(), rank = dims.size();
  Value size = l.size(dims[axis]), indices = l.get(op.getIndices());
  check(l, indices, dl::getDims(l.typeOf(op.getIndices())), size);
  l.set(op.getR(), gather(l, op, l.get(op.getX()), dims, axis, result, indices, l.identity(rank),
                          [&](ScalarBuilder &s, ValueRange args, ArrayRef<Value> place) {
                            SmallVector<Value> from(place);
                            from[axis] = bound(s, args[0], size).place;
                            return from;
                          }));
  return success();
}

/// Coordinates at `place` of `indices`, whose last dim counts through `extents`.
static SmallVector<Bounded> coordinates(ScalarBuilder &s, Value indices, ArrayRef<Value> place,
                                        ArrayRef<Value> extents) {
  SmallVector<Bounded> result;
  for (auto [i, size] : llvm::enumerate(extents)) {
    SmallVector<Value> at(place);
    at.push_back(arith::ConstantIndexOp::create(s.b, s.loc, i));
    result.push_back(bound(s, tensor::ExtractOp::create(s.b, s.loc, indices, at), size));
  }
  return result;
}

LogicalResult lower(dl::GatherNdOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(op.getX())), places = dl::getDims(l.typeOf(op.getIndices()));
  unsigned batch = op.getBatchDims(), depth = *dl::constantValue(places.back()), prefix = places.size() - 1;
  Value indices = l.get(op.getIndices());
  SmallVector<Value> extents;
  SmallVector<unsigned> indexed;
  for (unsigned i = 0; i < depth; ++i) {
    extents.push_back(l.size(dims[batch + i]));
    indexed.push_back(batch + i);
  }
  if (depth)
    check(l, indices, places, extents);
  l.set(op.getR(), gather(l, op, l.get(op.getX()), dims, indexed, result, {}, {},
                          [&](ScalarBuilder &s, ValueRange, ArrayRef<Value> place) {
                            SmallVector<Value> from(place.take_front(batch));
                            for (Bounded at : coordinates(s, indices, place.take_front(prefix), extents))
                              from.push_back(at.place);
                            from.append(place.begin() + prefix, place.end());
                            return from;
                          }));
  return success();
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

static Value combine(ScalarBuilder &s, dl::ScatterMode mode, Value old, Value update) {
  switch (mode) {
  case dl::ScatterMode::replace:
    return update;
  case dl::ScatterMode::add:
    return scalar::add(s, old, update);
  case dl::ScatterMode::mul:
    return scalar::mul(s, old, update);
  case dl::ScatterMode::max:
    return scalar::maximum(s, old, update);
  case dl::ScatterMode::min:
    return scalar::minimum(s, old, update);
  }
}

/// A copy of `x` changed by each update in row-major order. `to` gives the places in x for one of the updates and
/// whether its indices were in range; where not, the element keeps its value.
static Value scatter(Lowering &l, Operation *op, Value x, ArrayRef<dl::Dim> dims, ArrayRef<unsigned> indexed,
                     Value updates, ArrayRef<dl::Dim> updateDims, dl::ScatterMode mode, Type element,
                     llvm::function_ref<std::pair<SmallVector<Value>, Value>(ScalarBuilder &, ArrayRef<Value>)> to) {
  Value init = l.copy(x, dims);
  if (llvm::any_of(dims, isZero))
    return init;
  Value zero = l.index(0), one = l.index(1);
  SmallVector<Value> lower(updateDims.size(), zero), upper, steps(updateDims.size(), one);
  for (dl::Dim dim : updateDims)
    upper.push_back(l.size(dim));
  // No trip where an indexed dim of x is empty: there is no place to keep.
  for (unsigned i : indexed)
    if (mayBeZero(op, dims[i]) && !upper.empty()) {
      Value isEmpty = arith::CmpIOp::create(l.b, l.loc, arith::CmpIPredicate::eq, l.size(dims[i]), zero);
      upper[0] = arith::SelectOp::create(l.b, l.loc, isEmpty, zero, upper[0]);
    }
  auto body = [&](OpBuilder &b, Location loc, ValueRange place, ValueRange carried) -> scf::ValueVector {
    ScalarBuilder s{b, loc, element};
    auto [at, ok] = to(s, llvm::to_vector(place));
    Value old = tensor::ExtractOp::create(b, loc, carried[0], at);
    Value changed = combine(s, mode, old, tensor::ExtractOp::create(b, loc, updates, place));
    return {tensor::InsertOp::create(b, loc, ok ? s.select(ok, changed, old) : changed, carried[0], at)};
  };
  if (updateDims.empty())
    return body(l.b, l.loc, {}, init)[0];
  return scf::buildLoopNest(l.b, l.loc, lower, upper, steps, init, body).results[0];
}

LogicalResult lower(dl::ScatterElementsOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX());
  SmallVector<dl::Dim> dims = dl::getDims(type), updateDims = dl::getDims(l.typeOf(op.getUpdates()));
  unsigned axis = op.getAxis();
  Value size = l.size(dims[axis]), indices = l.get(op.getIndices());
  check(l, indices, updateDims, size);
  l.set(op.getR(), scatter(l, op, l.get(op.getX()), dims, axis, l.get(op.getUpdates()), updateDims, op.getMode(),
                           type.getElementType(), [&](ScalarBuilder &s, ArrayRef<Value> place) {
                             SmallVector<Value> at(place);
                             Bounded index = bound(s, tensor::ExtractOp::create(s.b, s.loc, indices, place), size);
                             at[axis] = index.place;
                             return std::make_pair(at, index.ok);
                           }));
  return success();
}

LogicalResult lower(dl::ScatterNdOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX());
  SmallVector<dl::Dim> dims = dl::getDims(type), places = dl::getDims(l.typeOf(op.getIndices()));
  unsigned depth = *dl::constantValue(places.back()), prefix = places.size() - 1;
  Value indices = l.get(op.getIndices());
  SmallVector<Value> extents;
  SmallVector<unsigned> indexed;
  for (unsigned i = 0; i < depth; ++i) {
    extents.push_back(l.size(dims[i]));
    indexed.push_back(i);
  }
  if (depth)
    check(l, indices, places, extents);
  l.set(op.getR(),
        scatter(l, op, l.get(op.getX()), dims, indexed, l.get(op.getUpdates()), dl::getDims(l.typeOf(op.getUpdates())),
                op.getMode(), type.getElementType(), [&](ScalarBuilder &s, ArrayRef<Value> place) {
                  SmallVector<Value> at;
                  Value ok;
                  for (Bounded index : coordinates(s, indices, place.take_front(prefix), extents)) {
                    at.push_back(index.place);
                    ok = ok ? Value(arith::AndIOp::create(s.b, s.loc, ok, index.ok)) : index.ok;
                  }
                  at.append(place.begin() + prefix, place.end());
                  return std::make_pair(at, ok);
                }));
  return success();
}

//===----------------------------------------------------------------------===//
// One-hot, dynamic slices
//===----------------------------------------------------------------------===//

LogicalResult lower(dl::OneHotOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  unsigned axis = op.getAxis(), rank = result.getRank();
  Value on = l.extract(l.get(op.getOn())), off = l.extract(l.get(op.getOff())), depth = l.index(op.getDepth());
  SmallVector<AffineExpr> map;
  for (unsigned i = 0; i < rank; ++i)
    if (i != axis)
      map.push_back(l.dim(i));
  l.set(op.getR(), l.elementwise(result, l.get(op.getIndices()), l.mapOf(rank, map), result.getElementType(),
                                 [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
                                   Bounded index = bound(s, args[0], depth);
                                   Value here = arith::CmpIOp::create(s.b, s.loc, arith::CmpIPredicate::eq, index.place,
                                                                      linalg::IndexOp::create(s.b, s.loc, axis));
                                   return {s.select(arith::AndIOp::create(s.b, s.loc, here, index.ok), on, off)};
                                 }));
  return success();
}

/// Where a block of `block` starts in `dims`: from the end where negative, then clamped so that it fits.
static Sizes blockOffsets(Lowering &l, ValueRange starts, ArrayRef<dl::Dim> dims, ArrayRef<dl::Dim> block) {
  Sizes offsets;
  Value zero = l.index(0);
  for (auto [start, dim, part] : llvm::zip_equal(starts, dims, block)) {
    dl::Dim slack = dl::simplify(dim - part);
    if (isZero(slack)) {
      offsets.push_back(l.b.getIndexAttr(0));
      continue;
    }
    Value at = arith::IndexCastOp::create(l.b, l.loc, l.b.getIndexType(), l.extract(l.get(start)));
    Value negative = arith::CmpIOp::create(l.b, l.loc, arith::CmpIPredicate::slt, at, zero);
    at = arith::SelectOp::create(l.b, l.loc, negative, arith::AddIOp::create(l.b, l.loc, at, l.size(dim)), at);
    at = arith::MinSIOp::create(l.b, l.loc, at, l.size(slack));
    offsets.push_back(Value(arith::MaxSIOp::create(l.b, l.loc, at, zero)));
  }
  return offsets;
}

LogicalResult lower(dl::DynamicSliceOp op, Lowering &l) {
  RankedTensorType result = l.typeOf(op.getR());
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(op.getX())), block = dl::getDims(result);
  Sizes offsets = blockOffsets(l, op.getStarts(), dims, block), strides(dims.size(), l.b.getIndexAttr(1));
  l.set(op.getR(), tensor::ExtractSliceOp::create(l.b, l.loc, cast<RankedTensorType>(lowerType(result)),
                                                  l.get(op.getX()), offsets, l.sizes(block), strides));
  return success();
}

LogicalResult lower(dl::DynamicUpdateSliceOp op, Lowering &l) {
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(op.getX())), block = dl::getDims(l.typeOf(op.getUpdate()));
  Sizes offsets = blockOffsets(l, op.getStarts(), dims, block), strides(dims.size(), l.b.getIndexAttr(1));
  Value target = l.copy(l.get(op.getX()), dims);
  l.set(op.getR(),
        tensor::InsertSliceOp::create(l.b, l.loc, l.get(op.getUpdate()), target, offsets, l.sizes(block), strides));
  return success();
}

} // namespace dlc::lower
