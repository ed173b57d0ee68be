//===- Order.cpp - Lowering of top-k and sort -----------------------------===//
//
// Both select the first k places in an order that knows no ties: by value, then by place, which makes the sort stable.
// A heap of places in the result itself, its root the last of those kept; every further element that comes before the
// root replaces it; then heap sort. O(n log k), no scratch.
//
//===----------------------------------------------------------------------===//
#include "dlc/abi.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

namespace {
/// The heap of one row: `axis` of `x` at fixed other coordinates.
struct Heap {
  OpBuilder &b;
  Location loc;
  Type element;
  Value x;
  SmallVector<Value> place;
  int64_t axis;
  bool largest;

  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value compare(arith::CmpIPredicate predicate, Value a, Value c) {
    return arith::CmpIOp::create(b, loc, predicate, a, c);
  }
  Value add(Value a, Value c) { return arith::AddIOp::create(b, loc, a, c); }
  Value sub(Value a, Value c) { return arith::SubIOp::create(b, loc, a, c); }
  Value select(Value c, Value t, Value e) { return arith::SelectOp::create(b, loc, c, t, e); }

  SmallVector<Value> at(Value i) {
    SmallVector<Value> result(place);
    result[axis] = i;
    return result;
  }
  /// The place in the row that slot `slot` of the heap holds.
  Value load(Value heap, Value slot) {
    return arith::IndexCastOp::create(b, loc, b.getIndexType(), tensor::ExtractOp::create(b, loc, heap, at(slot)));
  }
  Value store(Value heap, Value slot, Value value) {
    return tensor::InsertOp::create(b, loc, arith::IndexCastOp::create(b, loc, b.getI64Type(), value), heap, at(slot));
  }

  /// NaN above all numbers.
  Value less(Value v, Value w) {
    ScalarBuilder s{b, loc, element};
    Value result = scalar::lt(s, v, w);
    if (!isa<FloatType>(v.getType()))
      return result;
    Value onlySecond = arith::AndIOp::create(b, loc, scalar::bitNot(s, scalar::isNan(s, v)), scalar::isNan(s, w));
    return arith::OrIOp::create(b, loc, result, onlySecond);
  }
  /// Whether place i of the row comes before place j in the wanted order.
  Value before(Value i, Value j) {
    Value v = tensor::ExtractOp::create(b, loc, x, at(i)), w = tensor::ExtractOp::create(b, loc, x, at(j));
    Value first = largest ? less(w, v) : less(v, w), second = largest ? less(v, w) : less(w, v);
    Value neither = compare(arith::CmpIPredicate::eq, first, second);
    return select(neither, compare(arith::CmpIPredicate::ult, i, j), first);
  }

  /// A loop that carries the heap.
  Value loop(Value count, Value heap, llvm::function_ref<Value(Heap &, Value i, Value heap)> body) {
    auto result = scf::ForOp::create(b, loc, constant(0), count, constant(1), heap,
                                     [&](OpBuilder &inner, Location loc, Value i, ValueRange args) {
                                       Heap nested{inner, loc, element, x, place, axis, largest};
                                       scf::YieldOp::create(inner, loc, ValueRange{body(nested, i, args[0])});
                                     });
    return result.getResult(0);
  }

  /// Lets the slot sink until both children come before it; `size` slots are in the heap.
  Value sink(Value heap, Value slot, Value size) {
    Type types[] = {b.getIndexType(), heap.getType()};
    auto result = scf::WhileOp::create(
        b, loc, types, ValueRange{slot, heap},
        [&](OpBuilder &inner, Location loc, ValueRange args) {
          Heap h{inner, loc, element, x, place, axis, largest};
          Value child = h.add(h.add(args[0], args[0]), h.constant(1));
          scf::ConditionOp::create(inner, loc, h.compare(arith::CmpIPredicate::ult, child, size), args);
        },
        [&](OpBuilder &inner, Location loc, ValueRange args) {
          Heap h{inner, loc, element, x, place, axis, largest};
          Value parent = args[0], child = h.add(h.add(parent, parent), h.constant(1)),
                next = h.add(child, h.constant(1));
          Value other = h.select(h.compare(arith::CmpIPredicate::ult, next, size), next, child);
          Value left = h.load(args[1], child), right = h.load(args[1], other);
          Value takeOther = h.before(left, right);
          Value last = h.select(takeOther, right, left), lastSlot = h.select(takeOther, other, child);
          Value own = h.load(args[1], parent), swap = h.before(own, last);
          Value heap = h.store(args[1], parent, h.select(swap, last, own));
          heap = h.store(heap, lastSlot, h.select(swap, own, last));
          scf::YieldOp::create(inner, loc, ValueRange{h.select(swap, lastSlot, size), heap});
        });
    return result.getResult(1);
  }

  /// Slots 0..k hold the first k of n places, in order.
  Value sort(Value heap, Value n, Value k) {
    heap = loop(k, heap, [](Heap &h, Value i, Value heap) { return h.store(heap, i, i); });
    Value half = arith::DivUIOp::create(b, loc, k, constant(2));
    heap = loop(half, heap,
                [&](Heap &h, Value i, Value heap) { return h.sink(heap, h.sub(h.sub(half, i), h.constant(1)), k); });
    heap = loop(sub(n, k), heap, [&](Heap &h, Value i, Value heap) {
      Value candidate = h.add(k, i), zero = h.constant(0), root = h.load(heap, zero),
            better = h.before(candidate, root);
      // A heap whose root stays sinks nowhere.
      return h.sink(h.store(heap, zero, h.select(better, candidate, root)), h.select(better, zero, k), k);
    });
    return loop(k, heap, [&](Heap &h, Value i, Value heap) {
      Value end = h.sub(h.sub(k, i), h.constant(1)), zero = h.constant(0);
      Value first = h.load(heap, zero), last = h.load(heap, end);
      return h.sink(h.store(h.store(heap, zero, last), end, first), zero, end);
    });
  }
};
} // namespace

/// Values and places of the first `k` (all, if null) along `axis` in order.
static void order(Lowering &l, Value xOperand, Value valuesResult, Value indicesResult, int64_t axis, bool largest,
                  Value k, bool canBeShort) {
  RankedTensorType type = l.typeOf(xOperand);
  Type element = type.getElementType();
  SmallVector<dl::Dim> dims = dl::getDims(type), out = dl::getDims(l.typeOf(valuesResult));
  Value x = l.get(xOperand), n = l.size(dims[axis]), zero = l.index(0), one = l.index(1);
  Type i64 = l.b.getI64Type();
  ScalarBuilder s{l.b, l.loc, element};
  Value values, indices;
  if (canBeShort) {
    // Fewer elements than wanted: the rest is 0, and the status says so.
    values = l.filled(out, s.number(0, lowerType(element)));
    indices = l.filled(out, s.integer(0, i64));
    Value isShort = arith::CmpIOp::create(l.b, l.loc, arith::CmpIPredicate::ult, n, k);
    Type i32 = l.b.getI32Type();
    l.context.addStatus(l.filled({}, s.select(isShort, s.integer(DLC_OUT_OF_RANGE, i32), s.integer(DLC_OK, i32))));
    k = arith::MinUIOp::create(l.b, l.loc, n, k);
  } else {
    values = l.empty(out, lowerType(element));
    indices = l.empty(out, i64);
  }
  if (!k)
    k = n;
  SmallVector<Value> lower, upper, steps;
  for (auto [index, dim] : llvm::enumerate(dims))
    if (int64_t(index) != axis) {
      lower.push_back(zero);
      upper.push_back(l.size(dim));
      steps.push_back(one);
    }
  auto row = [&](OpBuilder &b, Location loc, ValueRange outer, ValueRange carried) -> scf::ValueVector {
    SmallVector<Value> place(outer);
    place.insert(place.begin() + axis, Value());
    Heap heap{b, loc, element, x, place, axis, largest};
    Value sorted = heap.sort(carried[1], n, k);
    Value moved = heap.loop(k, carried[0], [&](Heap &h, Value i, Value values) -> Value {
      Value v = tensor::ExtractOp::create(h.b, h.loc, x, h.at(h.load(sorted, i)));
      return tensor::InsertOp::create(h.b, h.loc, v, values, h.at(i));
    });
    return {moved, sorted};
  };
  SmallVector<Value> both{values, indices};
  scf::ValueVector results = lower.empty() ? row(l.b, l.loc, {}, both)
                                           : scf::buildLoopNest(l.b, l.loc, lower, upper, steps, both, row).results;
  l.set(valuesResult, results[0]);
  l.set(indicesResult, results[1]);
}

LogicalResult lower(dl::TopKOp op, Lowering &l) {
  bool canBeShort = l.typeOf(op.getX()).isDynamicDim(op.getAxis());
  order(l, op.getX(), op.getValues(), op.getIndices(), op.getAxis(), op.getLargest(), l.index(op.getK()), canBeShort);
  return success();
}

LogicalResult lower(dl::SortOp op, Lowering &l) {
  order(l, op.getX(), op.getValues(), op.getIndices(), op.getAxis(), op.getDescending(), {}, false);
  return success();
}

} // namespace dlc::lower
