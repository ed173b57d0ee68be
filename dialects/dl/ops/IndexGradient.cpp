//===- IndexGradient.cpp - Gradients of ops whose places are data ---------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static SmallVector<int64_t> firstNumbers(int64_t count) { return llvm::to_vector(llvm::seq<int64_t>(0, count)); }

/// Slices add up where an index repeats. Coordinates of one number, along the first axis.
LogicalResult GatherOp::buildGradients(GradientRule &rule) {
  RankedTensorType type = getX().getType(), indices = getIndices().getType();
  int64_t axis = getAxis() < 0 ? getAxis() + type.getRank() : getAxis();
  SmallVector<Dim> dims = getDims(type), places = getDims(indices);
  places.push_back(constantDim(1, getContext()));
  // The axis of x, and the dims of the indices in its place, come first.
  SmallVector<int64_t> toFront, back = firstNumbers(type.getRank());
  for (int64_t i = 0; i < indices.getRank(); ++i)
    toFront.push_back(axis + i);
  for (int64_t i : firstNumbers(tensorTypeOf(getR()).getRank()))
    if (i < axis || i >= axis + indices.getRank())
      toFront.push_back(i);
  std::rotate(back.begin(), back.begin() + 1, back.begin() + axis + 1);
  std::rotate(dims.begin(), dims.begin() + axis, dims.begin() + axis + 1);
  Value dx = rule.make<ScatterNdOp>(rule.zeros(getTensorType(dims, type.getElementType())),
                                    rule.reshape(getIndices(), getTensorType(places, indices.getElementType())),
                                    rule.transpose(rule.incoming(), toFront), ScatterMode::add);
  rule.add(0, rule.transpose(dx, back));
  return success();
}

LogicalResult GatherElementsOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<ScatterElementsOp>(rule.zeros(getX().getType()), getIndices(), rule.incoming(), getAxis(),
                                           ScatterMode::add));
  return success();
}

/// Shared leading dims become coordinates too.
LogicalResult GatherNdOp::buildGradients(GradientRule &rule) {
  Value places = getIndices();
  RankedTensorType type = tensorTypeOf(places);
  if (int64_t batch = getBatchDims()) {
    SmallVector<Dim> dims = getDims(type);
    dims.back() = constantDim(1, getContext());
    SmallVector<Value> parts;
    for (int64_t i = 0; i < batch; ++i)
      parts.push_back(rule.make<IotaOp>(getTensorType(dims, type.getElementType()), i));
    parts.push_back(places);
    places = rule.make<ConcatOp>(parts, type.getRank() - 1);
  }
  rule.add(0, rule.make<ScatterNdOp>(rule.zeros(getX().getType()), places, rule.incoming(), ScatterMode::add));
  return success();
}

/// The rule of both scatters, given how to gather at their places and to scatter to them.
template <typename Gather, typename Scatter>
static LogicalResult scatterGradient(GradientRule &rule, Value x, Value updates, Value r, ScatterMode mode,
                                     RankedTensorType placesType, Gather gather, Scatter scatter) {
  Value dr = rule.incoming();
  MLIRContext *context = x.getContext();
  switch (mode) {
  case ScatterMode::add:
    rule.add(0, dr);
    if (rule.wants(2))
      rule.add(2, gather(dr));
    return success();
  case ScatterMode::replace: {
    rule.add(0, scatter(dr, rule.zeros(tensorTypeOf(updates)), ScatterMode::replace));
    if (!rule.wants(2))
      return success();
    // Of several updates to one place the last one is what stands there.
    auto index = IntegerType::get(context, 64);
    SmallVector<Dim> dims = getDims(placesType);
    RankedTensorType flat = getTensorType({product(dims, context)}, index);
    Value number = rule.reshape(rule.make<IotaOp>(flat, int64_t(0)), getTensorType(dims, index));
    RankedTensorType all = withElementType(tensorTypeOf(updates), index);
    if (dims.size() < size_t(all.getRank())) {
      SmallVector<Dim> padded(dims);
      padded.resize(all.getRank(), constantDim(1, context));
      number = rule.reshape(number, getTensorType(padded, index));
    }
    number = number.getType() == all ? number : rule.make<BroadcastToOp>(all, number);
    Value last = gather(scatter(rule.full(-1, withElementType(tensorTypeOf(x), index)), number, ScatterMode::replace));
    rule.add(2, select(Term{&rule, last} == Term{&rule, number}, Term{&rule, gather(dr)}, 0.0));
    return success();
  }
  case ScatterMode::max:
  case ScatterMode::min: {
    // Shared evenly by all that are the extreme.
    Type element = tensorTypeOf(x).getElementType();
    Term stays{&rule, rule.make<CastOp>(rule.make<EqOp>(x, r), element)};
    Term wins{&rule, rule.make<CastOp>(rule.make<EqOp>(updates, gather(r)), element)};
    Term each = Term{&rule, dr} / Term{&rule, scatter(stays, wins, ScatterMode::add)};
    rule.add(0, select(stays == 1.0, each, 0.0));
    if (rule.wants(2))
      rule.add(2, select(wins == 1.0, Term{&rule, gather(each)}, 0.0));
    return success();
  }
  case ScatterMode::mul: {
    // The product of the others at the place: of all but the zeros where there is none, or this one is the only zero.
    Term isZero = Term{&rule, x} == 0.0, isZeroUpdate = Term{&rule, updates} == 0.0;
    Term ones = select(isZero, 1.0, Term{&rule, x}), oneUpdates = select(isZeroUpdate, 1.0, Term{&rule, updates});
    Type element = tensorTypeOf(x).getElementType();
    Term flags{&rule, rule.make<CastOp>(isZero, element)}, flagsUpdate{&rule, rule.make<CastOp>(isZeroUpdate, element)};
    Value product = scatter(ones, oneUpdates, mode), zeros = scatter(flags, flagsUpdate, ScatterMode::add);
    auto slope = [&](Value all, Term own, Value count, Term ownFlag) {
      return select(Term{&rule, count} == ownFlag, Term{&rule, all} / own, 0.0);
    };
    rule.add(0, Incoming{{&rule, dr}} * slope(product, ones, zeros, flags));
    if (rule.wants(2))
      rule.add(2, Incoming{{&rule, gather(dr)}} * slope(gather(product), oneUpdates, gather(zeros), flagsUpdate));
    return success();
  }
  }
  llvm_unreachable("no such mode");
}

LogicalResult ScatterElementsOp::buildGradients(GradientRule &rule) {
  return scatterGradient(
      rule, getX(), getUpdates(), getR(), getMode(), getUpdates().getType(),
      [&](Value value) { return rule.make<GatherElementsOp>(value, getIndices(), getAxis()); },
      [&](Value into, Value updates, ScatterMode mode) {
        return rule.make<ScatterElementsOp>(into, getIndices(), updates, getAxis(), mode);
      });
}

LogicalResult ScatterNdOp::buildGradients(GradientRule &rule) {
  RankedTensorType indices = getIndices().getType();
  RankedTensorType places = getTensorType(ArrayRef(getDims(indices)).drop_back(), indices.getElementType());
  return scatterGradient(
      rule, getX(), getUpdates(), getR(), getMode(), places,
      [&](Value value) { return rule.make<GatherNdOp>(value, getIndices(), int64_t(0)); },
      [&](Value into, Value updates, ScatterMode mode) {
        return rule.make<ScatterNdOp>(into, getIndices(), updates, mode);
      });
}

LogicalResult OneHotOp::buildGradients(GradientRule &rule) {
  auto boolean = [&](bool value) {
    return rule.make<ConstantOp>(DenseElementsAttr::get(RankedTensorType::get({}, rule.builder.getI1Type()), value));
  };
  Term dr{&rule, rule.incoming()};
  Term hot{&rule, rule.make<OneHotOp>(getIndices(), boolean(true), boolean(false), getDepth(), getAxis())};
  if (rule.wants(1))
    rule.add(1, select(hot, dr, 0.0));
  if (rule.wants(2))
    rule.add(2, select(hot, 0.0, dr));
  return success();
}

LogicalResult DynamicSliceOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<DynamicUpdateSliceOp>(rule.zeros(getX().getType()), rule.incoming(), getStarts()));
  return success();
}

LogicalResult DynamicUpdateSliceOp::buildGradients(GradientRule &rule) {
  Value dr = rule.incoming();
  if (rule.wants(0))
    rule.add(0, rule.make<DynamicUpdateSliceOp>(dr, rule.zeros(getUpdate().getType()), getStarts()));
  if (rule.wants(1))
    rule.add(1, rule.make<DynamicSliceOp>(getUpdate().getType(), dr, getStarts()));
  return success();
}

LogicalResult TopKOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<ScatterElementsOp>(rule.zeros(getX().getType()), getIndices(), rule.incoming(), getAxis(),
                                           ScatterMode::add));
  return success();
}

LogicalResult SortOp::buildGradients(GradientRule &rule) {
  rule.add(0, rule.make<ScatterElementsOp>(rule.zeros(getX().getType()), getIndices(), rule.incoming(), getAxis(),
                                           ScatterMode::add));
  return success();
}

} // namespace dlc::dl
