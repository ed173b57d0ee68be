//===- Pool.cpp - Rules of the pooling ops --------------------------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static LogicalResult inferPool(OptionalLoc loc, StringRef op, Value x, ArrayRef<int64_t> kernel,
                               ArrayRef<int64_t> strides, ArrayRef<int64_t> pads, ArrayRef<int64_t> dilations,
                               bool ceilMode, bool channelsLast, Types &types) {
  auto type = cast<RankedTensorType>(x.getType());
  int64_t spatial = type.getRank() - 2;
  if (spatial < 1)
    return emitOptionalError(loc, op, ": needs at least one spatial dim after batch and channels, got ",
                             toString(type));
  if (int64_t(kernel.size()) != spatial || int64_t(strides.size()) != spatial || int64_t(dilations.size()) != spatial ||
      int64_t(pads.size()) != 2 * spatial)
    return emitOptionalError(loc, op, ": for ", spatial, " spatial dims, kernel, strides and dilations need ", spatial,
                             " values and pads ", 2 * spatial, ", got ", kernel.size(), ", ", strides.size(), ", ",
                             dilations.size(), " and ", pads.size());
  SmallVector<Dim> dims = getDims(type);
  if (channelsLast)
    dims = toChannelsFirst(dims);
  for (int64_t i = 0; i < spatial; ++i) {
    if (kernel[i] < 1 || strides[i] < 1 || dilations[i] < 1)
      return emitOptionalError(loc, op, ": kernel, strides and dilations must be positive");
    int64_t span = dilations[i] * (kernel[i] - 1) + 1;
    if (pads[i] < 0 || pads[spatial + i] < 0 || pads[i] >= span || pads[spatial + i] >= span)
      return emitOptionalError(loc, op, ": pads must be in 0..", span, " so that every window holds data, got ",
                               pads[i], " and ", pads[spatial + i]);
    Dim size = windowOutput(dims[2 + i], kernel[i], strides[i], pads[i], pads[spatial + i], dilations[i], ceilMode);
    if (auto value = constantValue(size); value && *value < 0)
      return emitOptionalError(loc, op, ": the window of ", span, " does not fit into spatial dim ", i, " of ",
                               toString(type));
    if (ceilMode && !constantValue(size))
      return emitOptionalError(loc, op, ": ceil_mode needs static spatial dims, got ", toString(type));
    dims[2 + i] = size;
  }
  types.push_back(getTensorType(channelsLast ? toChannelsLast(dims) : dims, type.getElementType()));
  return success();
}

LogicalResult MaxPoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  return inferPool(loc, "dl.max_pool", adaptor.getX(), adaptor.getKernel(), adaptor.getStrides(), adaptor.getPads(),
                   adaptor.getDilations(), adaptor.getCeilMode(), isTrue(adaptor.getChannelsLastAttr()), types);
}

LogicalResult AvgPoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  SmallVector<int64_t> dilations(adaptor.getKernel().size(), 1);
  return inferPool(loc, "dl.avg_pool", adaptor.getX(), adaptor.getKernel(), adaptor.getStrides(), adaptor.getPads(),
                   dilations, adaptor.getCeilMode(), isTrue(adaptor.getChannelsLastAttr()), types);
}

LogicalResult MaxPoolGradientOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                                  SmallVectorImpl<Type> &types) {
  SmallVector<Type> pooled;
  Type x = adaptor.getX().getType(), dr = adaptor.getDr().getType();
  if (getElementTypeOrSelf(x) != getElementTypeOrSelf(dr))
    return emitOptionalError(loc, "dl.max_pool_gradient: input and gradient are of one element type, got ", toString(x),
                             " and ", toString(dr));
  if (failed(inferPool(loc, "dl.max_pool_gradient", adaptor.getX(), adaptor.getKernel(), adaptor.getStrides(),
                       adaptor.getPads(), adaptor.getDilations(), adaptor.getCeilMode(), /*channelsLast=*/false,
                       pooled)))
    return failure();
  if (pooled[0] != dr)
    return emitOptionalError(loc, "dl.max_pool_gradient: a pool of ", toString(x), " gives ", toString(pooled[0]),
                             ", the gradient is ", toString(dr));
  types.push_back(x);
  return success();
}

} // namespace dlc::dl
