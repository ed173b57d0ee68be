//===- Reduce.cpp - Lowering of reductions and scans ----------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

//===----------------------------------------------------------------------===//
// Reductions, by the combining function and neutral element that their records state
//===----------------------------------------------------------------------===//

namespace neutral {
static Value zero(ScalarBuilder &s) { return s.number(0, lowerType(s.element)); }
static Value one(ScalarBuilder &s) { return s.number(1, lowerType(s.element)); }
static Value lowest(ScalarBuilder &s) { return Lowering::lowest(s, s.element); }
static Value highest(ScalarBuilder &s) { return Lowering::highest(s, s.element); }
} // namespace neutral

using CombineFn = Value (*)(ScalarBuilder &, Value, Value);
using NeutralFn = Value (*)(ScalarBuilder &);

static std::pair<CombineFn, NeutralFn> reductionOf(Operation *op) {
#define DLC_SCALAR(Class, fn)
#define DLC_STRUCTURED(Class)
#define DLC_REDUCE(Class, combine, neutralElement)                                                                     \
  if (isa<dl::Class>(op))                                                                                              \
    return {scalar::combine, neutral::neutralElement};
#include "dialects/dl/LoweringTable.inc"
  return {};
}

/// Dims of `dims` outside `axes`, and the loops over them.
static SmallVector<dl::Dim> outside(ArrayRef<dl::Dim> dims, ArrayRef<int64_t> axes, SmallVectorImpl<unsigned> &kept) {
  SmallVector<dl::Dim> result;
  for (auto [index, dim] : llvm::enumerate(dims))
    if (!llvm::is_contained(axes, int64_t(index))) {
      result.push_back(dim);
      kept.push_back(index);
    }
  return result;
}

/// Loops in the order of the operand's dims, those of `axes` reduced.
static linalg::GenericOp reduce(Lowering &l, Value x, unsigned rank, ArrayRef<int64_t> axes, ValueRange inits,
                                Type element, BodyFn body) {
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  for (int64_t axis : axes)
    iterators[axis] = utils::IteratorType::reduction;
  SmallVector<AffineExpr> kept;
  for (unsigned i = 0; i < rank; ++i)
    if (iterators[i] == utils::IteratorType::parallel)
      kept.push_back(l.dim(i));
  SmallVector<AffineMap> maps{l.identity(rank)};
  maps.append(inits.size(), l.mapOf(rank, kept));
  return linalg::GenericOp::create(l.b, l.loc, TypeRange(inits), x, inits, maps, iterators,
                                   [&](OpBuilder &inner, Location loc, ValueRange args) {
                                     ScalarBuilder s{inner, loc, element};
                                     linalg::YieldOp::create(inner, loc, body(s, args));
                                   });
}

// The result without the reduced dims, which come back as unit dims by a view; consumers look through it.
LogicalResult lowerReduce(Operation *op, Lowering &l) {
  auto [combine, neutralElement] = reductionOf(op);
  Value operand = op->getOperand(0), result = op->getResult(0);
  ArrayRef<int64_t> axes = op->getAttrOfType<DenseI64ArrayAttr>("axes").asArrayRef();
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(operand));
  Type element = l.elementOf(operand);
  SmallVector<unsigned> kept;
  SmallVector<dl::Dim> out = outside(dims, axes, kept);
  Value reduced = l.get(operand);
  if (!axes.empty()) {
    // Sums and products of the narrow types accumulate in f32; for the others of the family that changes nothing.
    Type accumulator = accumulatorOf(element);
    ScalarBuilder s{l.b, l.loc, accumulator};
    Value init = l.filled(out, neutralElement(s));
    reduced = reduce(l, reduced, dims.size(), axes, init, accumulator,
                     [combine = combine](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
                       return {combine(s, args[1], scalar::widen(s, args[0]))};
                     })
                  .getResult(0);
    reduced = l.castTo(reduced, out, accumulator, element);
  }
  l.set(result, l.reshape(reduced, out, dl::getDims(l.typeOf(result))));
  return success();
}

//===----------------------------------------------------------------------===//
// argmax, argmin
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult lowerArg(Op op, Lowering &l, bool largest) {
  SmallVector<dl::Dim> dims = dl::getDims(l.typeOf(op.getX()));
  Type element = l.elementOf(op.getX()), type = lowerType(element), i64 = l.b.getI64Type();
  int64_t axis = op.getAxis();
  SmallVector<unsigned> kept;
  SmallVector<dl::Dim> out = outside(dims, axis, kept);
  ScalarBuilder s{l.b, l.loc, element};
  // From the worst value at place 0: all elements equal to it leave place 0 for the first and move on for the last.
  Value worst = largest ? Lowering::lowest(s, element) : Lowering::highest(s, element);
  Value inits[] = {l.filled(out, worst), l.filled(out, s.integer(0, i64))};
  bool last = op.getLast();
  auto generic =
      reduce(l, l.get(op.getX()), dims.size(), axis, inits, element,
             [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
               Value x = args[0], best = args[1];
               Value better = largest ? (last ? scalar::ge(s, x, best) : scalar::gt(s, x, best))
                                      : (last ? scalar::le(s, x, best) : scalar::lt(s, x, best));
               if (isa<FloatType>(type)) {
                 Value isNan = scalar::isNan(s, x), hasNan = scalar::isNan(s, best);
                 // A NaN wins over numbers; over an earlier NaN only as the last one.
                 Value wins = last ? isNan : Value(arith::AndIOp::create(s.b, s.loc, isNan, scalar::bitNot(s, hasNan)));
                 better = arith::OrIOp::create(s.b, s.loc, better, wins);
               }
               Value place = arith::IndexCastOp::create(s.b, s.loc, i64, linalg::IndexOp::create(s.b, s.loc, axis));
               return {s.select(better, x, best), s.select(better, place, args[2])};
             });
  l.set(op.getR(), l.reshape(generic.getResult(1), out, dl::getDims(l.typeOf(op.getR()))));
  return success();
}

LogicalResult lower(dl::ArgmaxOp op, Lowering &l) { return lowerArg(op, l, true); }
LogicalResult lower(dl::ArgminOp op, Lowering &l) { return lowerArg(op, l, false); }

//===----------------------------------------------------------------------===//
// cumsum
//===----------------------------------------------------------------------===//

// Loops over all other dims, then along the axis with the running sum carried.
LogicalResult lower(dl::CumsumOp op, Lowering &l) {
  RankedTensorType type = l.typeOf(op.getX());
  Type element = type.getElementType();
  SmallVector<dl::Dim> dims = dl::getDims(type);
  int64_t axis = op.getAxis();
  Value x = l.get(op.getX()), zero = l.index(0), one = l.index(1);
  Value length = l.size(dims[axis]), last = arith::SubIOp::create(l.b, l.loc, length, one);
  ScalarBuilder s{l.b, l.loc, element};
  Value start = s.number(0, lowerType(element));
  SmallVector<Value> lower, upper, steps;
  for (auto [index, dim] : llvm::enumerate(dims))
    if (int64_t(index) != axis) {
      lower.push_back(zero);
      upper.push_back(l.size(dim));
      steps.push_back(one);
    }
  auto scan = [&](OpBuilder &b, Location loc, ValueRange place, ValueRange carried) -> scf::ValueVector {
    auto loop = scf::ForOp::create(
        b, loc, zero, length, one, ValueRange{carried[0], start},
        [&](OpBuilder &b, Location loc, Value step, ValueRange args) {
          ScalarBuilder s{b, loc, element};
          SmallVector<Value> at(place);
          at.insert(at.begin() + axis, op.getReverse() ? Value(arith::SubIOp::create(b, loc, last, step)) : step);
          Value sum = scalar::add(s, args[1], tensor::ExtractOp::create(b, loc, x, at));
          Value stored = tensor::InsertOp::create(b, loc, op.getExclusive() ? args[1] : sum, args[0], at);
          scf::YieldOp::create(b, loc, ValueRange{stored, sum});
        });
    return {loop.getResult(0)};
  };
  Value init = l.empty(type);
  if (lower.empty()) {
    l.set(op.getR(), scan(l.b, l.loc, {}, init)[0]);
    return success();
  }
  l.set(op.getR(), scf::buildLoopNest(l.b, l.loc, lower, upper, steps, init, scan).results[0]);
  return success();
}

} // namespace dlc::lower
