//===- Contraction.cpp - Rules of matmul and the convolutions -------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

static LogicalResult sameElement(OptionalLoc loc, StringRef op, Value x, Value y) {
  Type a = tensorOf(x).getElementType(), b = tensorOf(y).getElementType();
  if (a == b)
    return success();
  return emitOptionalError(loc, op, ": operands have element types ", elementName(a), " and ", elementName(b),
                           "; convert one with a cast");
}

LogicalResult MatmulOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  RankedTensorType lhs = tensorOf(adaptor.getLhs()), rhs = tensorOf(adaptor.getRhs());
  if (failed(sameElement(loc, "dl.matmul", adaptor.getLhs(), adaptor.getRhs())))
    return failure();
  if (lhs.getRank() == 0 || rhs.getRank() == 0)
    return emitOptionalError(loc, "dl.matmul: a scalar is not a matrix: ", toString(lhs), " and ", toString(rhs));
  SmallVector<Dim> x = getDims(lhs), y = getDims(rhs);
  Dim k = x.back(), k2 = rhs.getRank() == 1 ? y.back() : y[y.size() - 2];
  if (k != k2)
    return emitOptionalError(loc, "dl.matmul: the last dim of ", toString(lhs), " is ", toString(k), ", the ",
                             rhs.getRank() == 1 ? "only" : "second to last", " of ", toString(rhs), " is ",
                             toString(k2));
  SmallVector<Dim> tail;
  if (lhs.getRank() > 1)
    tail.push_back(x[x.size() - 2]);
  if (rhs.getRank() > 1)
    tail.push_back(y.back());
  auto batch = broadcastDims(loc, "dl.matmul", ArrayRef(x).drop_back(std::min<size_t>(2, x.size())),
                             ArrayRef(y).drop_back(std::min<size_t>(2, y.size())));
  if (failed(batch))
    return failure();
  batch->append(tail);
  types.push_back(getTensorType(*batch, lhs.getElementType()));
  return success();
}

SmallVector<Dim> toChannelsLast(ArrayRef<Dim> dims) {
  SmallVector<Dim> last(dims);
  std::rotate(last.begin() + 1, last.begin() + 2, last.end());
  return last;
}

SmallVector<Dim> toChannelsFirst(ArrayRef<Dim> dims) {
  SmallVector<Dim> first(dims);
  std::rotate(first.begin() + 1, first.end() - 1, first.end());
  return first;
}

ConvFilter filterOf(RankedTensorType w, bool channelsLast) {
  ArrayRef<int64_t> shape = w.getShape();
  if (channelsLast)
    return {shape.front() * shape.back(), shape[shape.size() - 2], shape.front(), shape.drop_front().drop_back(2)};
  return {shape[0], shape[1], 1, shape.drop_front(2)};
}

/// Checks shared by both convolutions; `spatial` is the number of spatial dims.
static LogicalResult checkConv(OptionalLoc loc, StringRef op, Value x, Value w, ArrayRef<int64_t> strides,
                               ArrayRef<int64_t> pads, ArrayRef<int64_t> dilations, int64_t groups, int64_t &spatial,
                               bool channelsLast = false) {
  RankedTensorType xt = tensorOf(x), wt = tensorOf(w);
  if (failed(sameElement(loc, op, x, w)))
    return failure();
  spatial = xt.getRank() - 2;
  if (channelsLast && (spatial < 1 || wt.getRank() != xt.getRank() + 1))
    return emitOptionalError(loc, op, ": channels last, the input needs rank 3 at least and the filter one more, got ",
                             toString(xt), " and ", toString(wt));
  if (!channelsLast && (spatial < 1 || wt.getRank() != xt.getRank()))
    return emitOptionalError(loc, op, ": input and filter need the same rank, at least 3, got ", toString(xt), " and ",
                             toString(wt));
  if (int64_t(strides.size()) != spatial || int64_t(dilations.size()) != spatial || int64_t(pads.size()) != 2 * spatial)
    return emitOptionalError(loc, op, ": for ", spatial, " spatial dims, strides and dilations need ", spatial,
                             " values and pads ", 2 * spatial, ", got ", strides.size(), ", ", dilations.size(),
                             " and ", pads.size());
  for (int64_t i = 0; i < spatial; ++i)
    if (strides[i] < 1 || dilations[i] < 1)
      return emitOptionalError(loc, op, ": strides and dilations must be positive, got ", strides[i], " and ",
                               dilations[i]);
  if (groups < 1)
    return emitOptionalError(loc, op, ": groups must be positive, got ", groups);
  for (Dim dim : getDims(wt))
    if (!constantValue(dim))
      return emitOptionalError(loc, op, ": the filter's shape must be static, got ", toString(wt));
  return success();
}

LogicalResult ConvOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  int64_t spatial, groups = adaptor.getGroups();
  ArrayRef<int64_t> strides = adaptor.getStrides(), pads = adaptor.getPads(), dilations = adaptor.getDilations();
  const bool last = isTrue(adaptor.getChannelsLastAttr());
  if (failed(
          checkConv(loc, "dl.conv", adaptor.getX(), adaptor.getW(), strides, pads, dilations, groups, spatial, last)))
    return failure();
  RankedTensorType xt = tensorOf(adaptor.getX()), wt = tensorOf(adaptor.getW());
  ConvFilter filter = filterOf(wt, last);
  SmallVector<Dim> x = getDims(xt);
  if (last)
    x = toChannelsFirst(x);
  SmallVector<Dim> result{x[0], constantDim(filter.outChannels, xt.getContext())};
  if (!isConstant(x[1], filter.inPerGroup * groups))
    return emitOptionalError(loc, "dl.conv: input ", toString(xt), " has ", toString(x[1]), " channels, filter ",
                             toString(wt), " with ", groups, " groups wants ", filter.inPerGroup * groups);
  if (filter.outChannels % groups)
    return emitOptionalError(loc, "dl.conv: ", filter.outChannels, " output channels do not divide into ", groups,
                             " groups");
  if (filter.blocks != 1 && filter.blocks % groups)
    return emitOptionalError(loc, "dl.conv: the filter's ", filter.blocks,
                             " blocks of output channels are neither 1 nor a multiple of ", groups, " groups");
  for (int64_t i = 0; i < spatial; ++i) {
    Dim size = windowOutput(x[2 + i], filter.kernel[i], strides[i], pads[i], pads[spatial + i], dilations[i], false);
    if (auto value = constantValue(size); value && *value < 0)
      return emitOptionalError(loc, "dl.conv: the filter does not fit: spatial dim ", i, " of ", toString(xt),
                               " with pads ", pads[i], " and ", pads[spatial + i], " is smaller than ",
                               dilations[i] * (filter.kernel[i] - 1) + 1);
    result.push_back(size);
  }
  types.push_back(getTensorType(last ? toChannelsLast(result) : result, xt.getElementType()));
  return success();
}

LogicalResult ConvTransposeOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                                SmallVectorImpl<Type> &types) {
  int64_t spatial, groups = adaptor.getGroups();
  ArrayRef<int64_t> strides = adaptor.getStrides(), pads = adaptor.getPads(), dilations = adaptor.getDilations();
  ArrayRef<int64_t> extra = adaptor.getOutputPadding();
  if (failed(checkConv(loc, "dl.conv_transpose", adaptor.getX(), adaptor.getW(), strides, pads, dilations, groups,
                       spatial)))
    return failure();
  if (int64_t(extra.size()) != spatial)
    return emitOptionalError(loc, "dl.conv_transpose: output_padding needs ", spatial, " values, got ", extra.size());
  RankedTensorType xt = tensorOf(adaptor.getX()), wt = tensorOf(adaptor.getW());
  SmallVector<Dim> x = getDims(xt), result{x[0], constantDim(wt.getDimSize(1) * groups, xt.getContext())};
  if (!isConstant(x[1], wt.getDimSize(0)))
    return emitOptionalError(loc, "dl.conv_transpose: input ", toString(xt), " has ", toString(x[1]),
                             " channels, filter ", toString(wt), " wants ", wt.getDimSize(0));
  if (wt.getDimSize(0) % groups)
    return emitOptionalError(loc, "dl.conv_transpose: ", wt.getDimSize(0), " input channels do not divide into ",
                             groups, " groups");
  for (int64_t i = 0; i < spatial; ++i)
    result.push_back((x[2 + i] - 1) * strides[i] +
                     (extra[i] + dilations[i] * (wt.getDimSize(2 + i) - 1) + 1 - pads[i] - pads[spatial + i]));
  types.push_back(getTensorType(result, xt.getElementType()));
  return success();
}

} // namespace dlc::dl
