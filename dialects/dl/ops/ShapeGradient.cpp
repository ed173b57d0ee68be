//===- ShapeGradient.cpp - Gradients of ops that move elements ------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace dlc::dl {

LogicalResult ReshapeOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.reshape(rule.incoming(), getX().getType()));
  return success();
}

LogicalResult TransposeOp::buildGradients(GradientRule &rule) {
  SmallVector<int64_t> inverse(getPerm().size());
  for (auto [i, from] : llvm::enumerate(getPerm()))
    inverse[from] = i;
  rule.add(0, rule.transpose(rule.incoming(), inverse));
  return success();
}

LogicalResult BroadcastToOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.incoming());
  return success();
}

LogicalResult ReverseOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<ReverseOp>(rule.incoming(), getAxes()));
  return success();
}

/// What arrived, in its places among zeros: spread by the steps, then padded.
LogicalResult SliceOp::buildGradients(GradientRule &rule) {
  RankedTensorType type = getX().getType();
  Value dr = rule.incoming();
  SmallVector<Dim> sizes = getDims(getType()), dims = getDims(type), starts = llvm::to_vector(getStarts().getExprs());
  SmallVector<int64_t> steps(getSteps()), reversed;
  MLIRContext *context = getContext();
  for (int64_t i = 0; i < type.getRank(); ++i) {
    // Walking backwards is walking forwards from the last one, turned round.
    if (steps[i] < 0) {
      reversed.push_back(i);
      starts[i] = simplify(starts[i] + (sizes[i] - 1) * steps[i]);
      steps[i] = -steps[i];
    }
  }
  if (!reversed.empty())
    dr = rule.make<ReverseOp>(dr, reversed);
  Value zero = rule.constant(0, type.getElementType());
  // [.., S, ..] -> [.., S, step, ..] -> [.., S * step, ..], the new places zero.
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (steps[i] == 1 || isConstant(sizes[i], 1))
      continue;
    SmallVector<Dim> spread(sizes);
    spread.insert(spread.begin() + i + 1, constantDim(1, context));
    SmallVector<int64_t> none(spread.size()), more(spread.size());
    more[i + 1] = steps[i] - 1;
    dr = rule.make<PadOp>(rule.reshape(dr, getTensorType(spread, type.getElementType())), zero, none, more);
    sizes[i] = simplify(sizes[i] * steps[i]);
    dr = rule.reshape(dr, getTensorType(sizes, type.getElementType()));
  }
  SmallVector<int64_t> low, high;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    auto before = constantValue(starts[i]), after = constantValue(simplify(dims[i] - starts[i] - sizes[i]));
    if (!before || !after)
      break;
    low.push_back(*before);
    high.push_back(*after);
  }
  if (int64_t(low.size()) == type.getRank()) {
    rule.add(0, rule.make<PadOp>(dr, zero, low, high));
    return success();
  }
  if (!llvm::all_of(steps, [](int64_t step) { return step == 1; }))
    return emitError() << "a slice with steps of a dim whose size is known at run time only has no gradient yet";
  SmallVector<Value> places;
  for (Dim start : starts)
    places.push_back(rule.make<DimOp>(DimsAttr::get(context, {start})));
  rule.add(0, rule.make<DynamicUpdateSliceOp>(rule.zeros(type), dr, places));
  return success();
}

LogicalResult ConcatOp::buildGradients(GradientRule &rule) {
  Value dr = rule.incoming();
  MLIRContext *context = getContext();
  int64_t rank = getType().getRank();
  SmallVector<Dim> starts(rank, constantDim(0, context));
  SmallVector<int64_t> steps(rank, 1);
  for (auto [i, x] : llvm::enumerate(getXs())) {
    if (rule.wants(i))
      rule.add(i, rule.make<SliceOp>(x.getType(), dr, DimsAttr::get(context, starts), steps));
    starts[getAxis()] = simplify(starts[getAxis()] + getDims(tensorTypeOf(x))[getAxis()]);
  }
  return success();
}

/// Each axis of a copying mode is a gather, at the places that padding 0, 1, 2, .. gives.
LogicalResult PadOp::buildGradients(GradientRule &rule) {
  RankedTensorType type = getX().getType();
  Value dr = rule.incoming(), zero = rule.constant(0, type.getElementType());
  SmallVector<int64_t> low, high;
  for (auto [a, b] : llvm::zip_equal(getLow(), getHigh())) {
    low.push_back(-a);
    high.push_back(-b);
  }
  if (getMode() == PadMode::constant) {
    Value dx = rule.make<PadOp>(dr, zero, low, high);
    rule.add(0, dx);
    if (rule.wants(1)) {
      auto total = [&](Value value) {
        return rule.make<ReduceSumOp>(value, llvm::to_vector(llvm::seq<int64_t>(0, tensorTypeOf(value).getRank())));
      };
      rule.add(1, rule.make<SubOp>(total(dr), total(dx)));
    }
    return success();
  }
  MLIRContext *context = getContext();
  SmallVector<Dim> dims = getDims(getType()), sizes = getDims(type);
  auto index = IntegerType::get(context, 64);
  for (int64_t axis = 0; axis < type.getRank(); ++axis) {
    if (!low[axis] && !high[axis])
      continue;
    Value count = rule.make<IotaOp>(getTensorType({sizes[axis]}, index), int64_t(0));
    Value places = rule.make<PadOp>(count, rule.constant(0, index), ArrayRef(getLow()[axis]), ArrayRef(getHigh()[axis]), getMode());
    dims[axis] = sizes[axis];
    // Along the first axis, where a scatter of slices adds.
    SmallVector<int64_t> perm = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    std::rotate(perm.begin(), perm.begin() + axis, perm.begin() + axis + 1);
    SmallVector<int64_t> back = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    std::rotate(back.begin(), back.begin() + 1, back.begin() + axis + 1);
    Value turned = rule.transpose(dr, perm);
    SmallVector<Dim> turnedDims;
    for (int64_t i : perm)
      turnedDims.push_back(dims[i]);
    SmallVector<Dim> coordinates = {getDims(tensorTypeOf(places))[0], constantDim(1, context)};
    places = rule.reshape(places, getTensorType(coordinates, index));
    turned = rule.make<ScatterNdOp>(rule.zeros(getTensorType(turnedDims, type.getElementType())), places, turned,
                                    ScatterMode::add);
    dr = rule.transpose(turned, back);
  }
  rule.add(0, dr);
  return success();
}

} // namespace dlc::dl
