//===- ControlGradient.cpp - Gradients through control flow ---------------===//
//
// What a region computes is computed again where its gradient is: of a branch, only of the one that ran. A loop keeps
// on tapes what it carried into each trip; the reverse loop goes through them from the end.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace dlc::dl {

static bool isFloat(Value value) { return isa<FloatType>(tensorTypeOf(value).getElementType()); }

/// What the regions see from outside and a gradient is asked of.
static SmallVector<Value> activeCaptures(GradientRule &rule) {
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(rule.op->getRegions(), captured);
  return llvm::to_vector(llvm::make_filter_range(captured, [&](Value value) { return rule.isActive(value); }));
}

/// Copies a region's ops to where the builder stands and gives what they yield. It was printed and checked before.
static SmallVector<Value> copyOps(OpBuilder &builder, Block &block, IRMapping &map) {
  for (Operation &op : block.without_terminator()) {
    if (isa<PrintOp, AssertOp>(op))
      continue;
    Operation *copy = builder.clone(op, map);
    copy->walk([](Operation *inner) {
      if (isa<PrintOp, AssertOp>(inner))
        inner->erase();
    });
  }
  SmallVector<Value> yields;
  for (Value value : block.getTerminator()->getOperands())
    yields.push_back(map.lookupOrDefault(value));
  return yields;
}

static void eraseDead(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

LogicalResult IfOp::buildGradients(GradientRule &rule) {
  SmallVector<Value> captured = activeCaptures(rule), seeds;
  for (unsigned i = 0; i < getNumResults(); ++i)
    seeds.push_back(rule.arrived(i));
  auto reverse = IfOp::create(rule.builder, rule.loc, ValueRange(captured).getTypes(), getC());
  for (auto [from, to] : llvm::zip_equal((*this)->getRegions(), reverse->getRegions())) {
    OpBuilder::InsertionGuard guard(rule.builder);
    rule.builder.setInsertionPointToStart(to.empty() ? &to.emplaceBlock() : &to.front());
    IRMapping map;
    SmallVector<Value> outputs = copyOps(rule.builder, from.front(), map);
    auto gradients = rule.differentiate(outputs, seeds, captured);
    if (failed(gradients))
      return failure();
    for (auto [value, gradient] : llvm::zip_equal(captured, *gradients))
      if (!gradient)
        gradient = rule.zeros(tensorTypeOf(value));
    YieldOp::create(rule.builder, rule.loc, *gradients);
    eraseDead(to.front());
  }
  for (auto [value, gradient] : llvm::zip_equal(captured, reverse.getResults()))
    rule.accumulate(value, gradient);
  return success();
}

namespace {

/// The reverse of a loop. `body` is its region, whose last arguments are the carried values.
class LoopGradient {
public:
  LoopGradient(GradientRule &rule, Region &body, OperandRange init)
      : rule(rule), builder(rule.builder), body(body), init(init), fixed(body.getNumArguments() - init.size()) {}

  /// `mostTrips`: the declared bound. `augment` builds the loop anew with the tapes carried too, and gives its tapes
  /// and the number of its trips.
  using Augment = llvm::function_ref<std::pair<SmallVector<Value>, Value>(ArrayRef<Value>)>;
  LogicalResult build(Dim mostTrips, Augment augment);
  /// In a trip of the forward loop: writes the carried values to row `trip` of the tapes.
  SmallVector<Value> record(Value trip, ValueRange tapes, ValueRange carried);

private:
  Value tapeRow(Value tape, Value trip, RankedTensorType type);
  SmallVector<Value> placeOf(Value trip, int64_t rank);

  GradientRule &rule;
  OpBuilder &builder;
  Region &body;
  OperandRange init;
  unsigned fixed;
  SmallVector<unsigned> taped;
};

RankedTensorType tapeType(RankedTensorType type, Dim trips) {
  SmallVector<Dim> dims = getDims(type);
  dims.insert(dims.begin(), trips);
  return getTensorType(dims, type.getElementType());
}
RankedTensorType rowType(RankedTensorType type) { return tapeType(type, constantDim(1, type.getContext())); }

SmallVector<Value> LoopGradient::placeOf(Value trip, int64_t rank) {
  SmallVector<Value> place(rank, Value());
  for (int64_t i = 0; i < rank; ++i)
    place[i] = i ? rule.constant(0, builder.getI64Type()) : trip;
  return place;
}

Value LoopGradient::tapeRow(Value tape, Value trip, RankedTensorType type) {
  RankedTensorType row = rowType(type);
  return rule.reshape(rule.make<DynamicSliceOp>(row, tape, placeOf(trip, row.getRank())), type);
}

SmallVector<Value> LoopGradient::record(Value trip, ValueRange tapes, ValueRange carried) {
  SmallVector<Value> next;
  for (auto [tape, i] : llvm::zip_equal(tapes, taped)) {
    RankedTensorType row = rowType(tensorTypeOf(carried[i]));
    next.push_back(rule.make<DynamicUpdateSliceOp>(tape, rule.reshape(carried[i], row), placeOf(trip, row.getRank())));
  }
  return next;
}

LogicalResult LoopGradient::build(Dim mostTrips, Augment augment) {
  SmallVector<Value> captured = activeCaptures(rule);
  SmallVector<unsigned> flowing;
  for (unsigned i = 0; i < init.size(); ++i)
    if (isFloat(init[i]))
      flowing.push_back(i);

  // Tapes stand for themselves until it is known which of them are read.
  Operation *loop = rule.op;
  SmallVector<Value> empty;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(loop);
    for (Value value : init)
      empty.push_back(rule.zeros(tapeType(tensorTypeOf(value), mostTrips)));
  }
  Value trips = rule.constant(0, builder.getI64Type()); // replaced by the number that the forward loop made
  SmallVector<Value> start;
  for (unsigned i : flowing)
    start.push_back(rule.incoming(i));
  for (Value value : captured)
    start.push_back(rule.zeros(tensorTypeOf(value)));
  auto reverse = ForOp::create(builder, rule.loc, ValueRange(start).getTypes(), trips, start);
  {
    OpBuilder::InsertionGuard guard(builder);
    Block &block = reverse.getBody().empty() ? reverse.getBody().emplaceBlock() : reverse.getBody().front();
    if (block.getNumArguments() == 0) {
      block.addArgument(tensorTypeOf(trips), rule.loc);
      for (Value value : start)
        block.addArgument(value.getType(), rule.loc);
    }
    builder.setInsertionPointToStart(&block);
    Value one = rule.constant(1, builder.getI64Type());
    Value trip = rule.make<SubOp>(rule.make<SubOp>(trips, one), block.getArgument(0));
    IRMapping map;
    if (fixed)
      map.map(body.getArgument(0), trip);
    SmallVector<Value> carried;
    for (auto [i, value] : llvm::enumerate(init)) {
      carried.push_back(tapeRow(empty[i], trip, tensorTypeOf(value)));
      map.map(body.getArgument(fixed + i), carried.back());
    }
    SmallVector<Value> yields = copyOps(builder, body.front(), map), outputs, seeds, inputs;
    for (auto [k, i] : llvm::enumerate(flowing)) {
      outputs.push_back(yields[i]);
      seeds.push_back(block.getArgument(1 + k));
      inputs.push_back(carried[i]);
    }
    inputs.append(captured.begin(), captured.end());
    auto gradients = rule.differentiate(outputs, seeds, inputs);
    if (failed(gradients))
      return failure();
    SmallVector<Value> next;
    for (auto [k, gradient] : llvm::enumerate(*gradients)) {
      Value sum = k < flowing.size() ? Value() : Value(block.getArgument(1 + k));
      Value value = gradient ? gradient : sum ? Value() : rule.zeros(tensorTypeOf(inputs[k]));
      next.push_back(!sum ? value : value ? rule.make<AddOp>(sum, value) : sum);
    }
    YieldOp::create(builder, rule.loc, next);
    eraseDead(block);
  }
  for (auto [k, i] : llvm::enumerate(flowing))
    if (rule.isActive(init[i]))
      rule.accumulate(init[i], reverse.getResult(k));
  for (auto [k, value] : llvm::enumerate(captured))
    rule.accumulate(value, reverse.getResult(flowing.size() + k));

  SmallVector<Value> tapes;
  for (auto [i, tape] : llvm::enumerate(empty))
    if (!tape.use_empty()) {
      taped.push_back(i);
      tapes.push_back(tape);
    }
  auto [full, made] = augment(tapes);
  for (auto [tape, replacement] : llvm::zip_equal(tapes, full)) {
    Value filled = replacement;
    tape.replaceUsesWithIf(filled, [&](OpOperand &use) { return reverse->isProperAncestor(use.getOwner()); });
  }
  trips.replaceAllUsesWith(made);
  return success();
}

/// A number of trips that the program declares: a constant, a dim, or the smaller one of anything and a constant.
Dim boundOf(Value count) {
  DenseElementsAttr constant;
  MLIRContext *context = count.getContext();
  if (matchPattern(count, m_Constant(&constant)))
    return constantDim(std::max<int64_t>(0, constant.getSplatValue<APInt>().getSExtValue()), context);
  Operation *op = count.getDefiningOp();
  if (auto dim = dyn_cast_or_null<DimOp>(op))
    return dim.getValue().getExprs()[0];
  if (auto reshape = dyn_cast_or_null<ReshapeOp>(op))
    return boundOf(reshape.getX());
  if (auto cast = dyn_cast_or_null<CastOp>(op))
    return tensorTypeOf(cast.getX()).getElementType().isInteger() ? boundOf(cast.getX()) : Dim();
  if (auto minimum = dyn_cast_or_null<MinimumOp>(op)) {
    Dim x = boundOf(minimum.getX());
    return x ? x : boundOf(minimum.getY());
  }
  if (auto difference = dyn_cast_or_null<SubOp>(op)) {
    Dim x = boundOf(difference.getX()), y = boundOf(difference.getY());
    auto low = y ? constantValue(y) : std::nullopt;
    return x && low ? simplify(x - *low) : Dim();
  }
  return {};
}

} // namespace

LogicalResult ForOp::buildGradients(GradientRule &rule) {
  Dim most = boundOf(getCount());
  if (!most)
    return emitError() << "the gradient of a loop needs to know how many trips there are at most; write the end of the "
                          "range as min(n, 1000)";
  LoopGradient gradient(rule, getBody(), getInit());
  return gradient.build(most, [&](ArrayRef<Value> tapes) {
    OpBuilder::InsertionGuard guard(rule.builder);
    rule.builder.setInsertionPoint(*this);
    SmallVector<Value> start(getInit());
    start.append(tapes.begin(), tapes.end());
    auto loop = ForOp::create(rule.builder, getLoc(), ValueRange(start).getTypes(), getCount(), start);
    loop->setDiscardableAttrs((*this)->getDiscardableAttrDictionary());
    loop.getBody().takeBody(getBody());
    Block &block = loop.getBody().front();
    Operation *yield = block.getTerminator();
    SmallVector<Value> carried(block.getArguments().drop_front()), rows;
    for (Value tape : tapes)
      rows.push_back(block.addArgument(tape.getType(), getLoc()));
    rule.builder.setInsertionPointToStart(&block);
    SmallVector<Value> next = gradient.record(block.getArgument(0), rows, carried);
    yield->insertOperands(yield->getNumOperands(), next);
    (*this)->replaceAllUsesWith(loop.getResults().take_front(getNumResults()));
    SmallVector<Value> full(loop.getResults().drop_front(getNumResults()));
    return std::make_pair(full, getCount());
  });
}

LogicalResult WhileOp::buildGradients(GradientRule &rule) {
  if (!getMax())
    return emitError() << "the gradient of a `while` needs to know how many trips there are at most; declare it: "
                          "`while condition max 1000 { .. }`";
  Dim most = constantDim(*getMax(), getContext());
  LoopGradient gradient(rule, getBody(), getInit());
  return gradient.build(most, [&](ArrayRef<Value> tapes) {
    OpBuilder::InsertionGuard guard(rule.builder);
    rule.builder.setInsertionPoint(*this);
    SmallVector<Value> start(getInit());
    start.append(tapes.begin(), tapes.end());
    start.push_back(rule.constant(0, rule.builder.getI64Type()));
    auto loop = WhileOp::create(rule.builder, getLoc(), ValueRange(start).getTypes(), start, getMaxAttr());
    loop->setDiscardableAttrs((*this)->getDiscardableAttrDictionary());
    loop.getCondition().takeBody(getCondition());
    loop.getBody().takeBody(getBody());
    for (Value value : ArrayRef(start).drop_front(getNumResults()))
      loop.getCondition().addArgument(value.getType(), getLoc());
    Block &block = loop.getBody().front();
    Operation *yield = block.getTerminator();
    SmallVector<Value> carried(block.getArguments()), rows;
    for (Value tape : tapes)
      rows.push_back(block.addArgument(tape.getType(), getLoc()));
    Value trip = block.addArgument(start.back().getType(), getLoc());
    rule.builder.setInsertionPointToStart(&block);
    SmallVector<Value> next = gradient.record(trip, rows, carried);
    next.push_back(rule.make<AddOp>(trip, rule.constant(1, rule.builder.getI64Type())));
    yield->insertOperands(yield->getNumOperands(), next);
    (*this)->replaceAllUsesWith(loop.getResults().take_front(getNumResults()));
    SmallVector<Value> full(loop.getResults().drop_front(getNumResults()).drop_back());
    // What the next derivative has to know of it.
    rule.builder.setInsertionPointAfter(loop);
    Value made =
        rule.make<MinimumOp>(loop.getResults().back(), rule.constant(double(*getMax()), rule.builder.getI64Type()));
    return std::make_pair(full, made);
  });
}

} // namespace dlc::dl
