//===- PoolGradient.cpp - Gradients of pooling ----------------------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

LogicalResult MaxPoolOp::buildGradients(GradientRule &rule) {
  if (getChannelsLast())
    return emitError() << "gradients are taken before layouts are chosen: this pool has channels last already";
  rule.add(0, rule.make<MaxPoolGradientOp>(getX(), rule.incoming(), getKernel(), getStrides(), getPads(),
                                           getDilations(), getCeilMode()));
  return success();
}

/// The windows' sums are a convolution with ones, one group a channel; what each window is divided by is the same sum
/// of ones.
LogicalResult AvgPoolOp::buildGradients(GradientRule &rule) {
  if (getChannelsLast())
    return emitError() << "gradients are taken before layouts are chosen: this pool has channels last already";
  RankedTensorType type = getX().getType();
  MLIRContext *context = getContext();
  SmallVector<Dim> dims = getDims(type), sizes = getDims(getType());
  auto channels = constantValue(dims[1]);
  if (!channels)
    return emitError() << "the gradient of avg_pool needs a number of channels known while compiling, got "
                       << toString(type);
  int64_t spatial = getKernel().size();
  SmallVector<int64_t> ones(spatial, 1), pads(getPads()), none(2 * spatial, 0), before(spatial), after(spatial);
  SmallVector<Dim> filter{dims[1], constantDim(1, context)}, one{constantDim(1, context), constantDim(1, context)};
  for (int64_t size : getKernel())
    filter.push_back(constantDim(size, context));
  Value dr = rule.incoming();
  Value w = rule.full(1, getTensorType(filter, type.getElementType()));
  // How far the windows reach: with ceil_mode beyond the padding, without it perhaps not to its end.
  SmallVector<Dim> reach(dims), count(one), padded(one);
  SmallVector<int64_t> low{0, 0}, high{0, 0}, lowPad{0, 0}, highPad{0, 0};
  for (int64_t i = 0; i < spatial; ++i) {
    Dim covered = (sizes[2 + i] - 1) * getStrides()[i] + getKernel()[i];
    auto beyond = constantValue(simplify(covered - dims[2 + i] - pads[i]));
    if (!beyond)
      return emitError() << "the gradient of avg_pool needs sizes known while compiling, got " << toString(type);
    // Counted are the elements, and the padding where the op says so; never what is beyond.
    int64_t counted = std::min(pads[spatial + i], *beyond);
    count.push_back(dims[2 + i]);
    lowPad.push_back(pads[i]);
    highPad.push_back(getCountIncludePad() ? counted : std::min<int64_t>(*beyond, 0));
    low.push_back(0);
    high.push_back(getCountIncludePad() ? *beyond - counted : std::max<int64_t>(*beyond, 0));
    before[i] = pads[i];
    after[i] = *beyond;
  }
  // 1 where an element counts, 0 in the rest of the windows' reach.
  Value counts = rule.full(1, getTensorType(count, type.getElementType()));
  Value pad = rule.constant(getCountIncludePad() ? 1 : 0, type.getElementType());
  counts = rule.make<PadOp>(counts, pad, lowPad, highPad);
  counts = rule.make<PadOp>(counts, rule.constant(0, type.getElementType()), low, high);
  SmallVector<Dim> oneFilter(filter);
  oneFilter[0] = constantDim(1, context);
  Value divisor = rule.make<ConvOp>(counts, rule.full(1, getTensorType(oneFilter, type.getElementType())), getStrides(),
                                    none, ones);
  Value each = rule.make<DivOp>(dr, divisor);
  // Back to the reach of the windows, then to the tensor.
  Value wide =
      rule.make<ConvTransposeOp>(each, w, getStrides(), none, ones, SmallVector<int64_t>(spatial, 0), *channels);
  SmallVector<int64_t> cutLow{0, 0}, cutHigh{0, 0};
  for (int64_t i = 0; i < spatial; ++i) {
    cutLow.push_back(-before[i]);
    cutHigh.push_back(-after[i]);
  }
  rule.add(0, rule.make<PadOp>(wide, rule.constant(0, type.getElementType()), cutLow, cutHigh));
  return success();
}

/// By what arrives it is linear: of each window the place that its first largest element has, found one place of the
/// window after the other. By x it is constant, almost everywhere.
LogicalResult MaxPoolGradientOp::buildGradients(GradientRule &rule) {
  if (!rule.wants(1))
    return success();
  RankedTensorType type = getX().getType(), result = getDr().getType();
  MLIRContext *context = getContext();
  int64_t spatial = getKernel().size();
  SmallVector<int64_t> low{0, 0}, high{0, 0}, steps{1, 1};
  for (int64_t i = 0; i < spatial; ++i) {
    low.push_back(getPads()[i]);
    high.push_back(getPads()[spatial + i] + (getCeilMode() ? getStrides()[i] - 1 : 0));
    steps.push_back(getStrides()[i]);
  }
  double lowest = -std::numeric_limits<double>::infinity();
  Value x = rule.make<PadOp>(getX(), rule.constant(lowest, type.getElementType()), low, high);
  Value arrived = rule.make<PadOp>(rule.incoming(), rule.constant(0, type.getElementType()), low, high);
  Term best{&rule, rule.full(lowest, result)}, found{&rule, rule.zeros(result)};
  SmallVector<int64_t> place(spatial);
  for (bool more = true; more;) {
    SmallVector<Dim> starts(2, constantDim(0, context));
    for (int64_t i = 0; i < spatial; ++i)
      starts.push_back(constantDim(place[i] * getDilations()[i], context));
    auto at = [&](Value from) {
      return Term{&rule, rule.make<SliceOp>(result, from, DimsAttr::get(context, starts), steps)};
    };
    Term element = at(x);
    Term isNan{&rule, rule.make<IsNanOp>(element)}, wasNan{&rule, rule.make<IsNanOp>(best)};
    Term wins = (element > best) | (isNan & Term{&rule, rule.make<NotOp>(wasNan)});
    found = select(wins, at(arrived), found);
    best = select(wins, element, best);
    more = false;
    for (int64_t i = spatial; i-- && !more;)
      place[i] = (more = place[i] + 1 < getKernel()[i]) ? place[i] + 1 : 0;
  }
  rule.add(1, found);
  return success();
}

} // namespace dlc::dl
