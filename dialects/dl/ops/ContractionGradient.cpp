//===- ContractionGradient.cpp - Gradients of matmul and convolutions -----===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

/// x with its last two dims exchanged.
static Value transposed(GradientRule &rule, Value x) {
  SmallVector<int64_t> perm = llvm::to_vector(llvm::seq<int64_t>(0, tensorTypeOf(x).getRank()));
  std::swap(perm[perm.size() - 1], perm[perm.size() - 2]);
  return rule.transpose(x, perm);
}

/// A row or a column is a matrix here. Where one matrix multiplies a batch, the batch is rows.
LogicalResult MatmulOp::buildGradients(GradientRule &rule) {
  Value x = getLhs(), y = getRhs(), dr = rule.incoming();
  MLIRContext *context = getContext();
  Type element = tensorTypeOf(x).getElementType();
  Dim one = constantDim(1, context);
  SmallVector<Dim> xs = getDims(tensorTypeOf(x)), ys = getDims(tensorTypeOf(y)), rs = getDims(tensorTypeOf(dr));
  if (ys.size() == 1) {
    ys.push_back(one);
    rs.push_back(one);
  }
  if (xs.size() == 1) {
    xs.insert(xs.begin(), one);
    rs.insert(rs.end() - 1, one);
  }
  if (ys.size() == 2 && xs.size() > 2) {
    Dim rows = product(ArrayRef(xs).drop_back(), context);
    xs = {rows, xs.back()};
    rs = {rows, rs.back()};
  }
  x = rule.reshape(x, getTensorType(xs, element));
  y = rule.reshape(y, getTensorType(ys, element));
  dr = rule.reshape(dr, getTensorType(rs, element));
  auto add = [&](unsigned operand, Value gradient, RankedTensorType type) {
    rule.add(operand, rule.reshape(rule.sumTo(gradient, type), tensorTypeOf(getOperand(operand))));
  };
  if (rule.wants(0))
    add(0, rule.make<MatmulOp>(dr, transposed(rule, y)), tensorTypeOf(x));
  if (rule.wants(1))
    add(1, rule.make<MatmulOp>(transposed(rule, x), dr), tensorTypeOf(y));
  return success();
}

/// The adjoint of `conv(y, w)` for a y of the given type: a transposed convolution, of which what the windows leave
/// over at the end is padding of its output, or cut off where the size is known at run time only.
static Value convAdjoint(GradientRule &rule, RankedTensorType type, Value dr, Value w, ArrayRef<int64_t> strides,
                         ArrayRef<int64_t> pads, ArrayRef<int64_t> dilations, int64_t groups) {
  int64_t spatial = strides.size();
  SmallVector<Dim> dims = getDims(type), got = getDims(tensorTypeOf(dr));
  SmallVector<int64_t> extra(spatial);
  bool cut = false;
  for (int64_t i = 0; i < spatial; ++i) {
    Dim full = (got[2 + i] - 1) * strides[i] +
               (dilations[i] * (tensorTypeOf(w).getDimSize(2 + i) - 1) + 1 - pads[i] - pads[spatial + i]);
    auto left = constantValue(simplify(dims[2 + i] - full));
    extra[i] = left.value_or(strides[i] - 1);
    cut |= !left;
  }
  Value dx = rule.make<ConvTransposeOp>(dr, w, strides, pads, dilations, extra, groups);
  if (!cut)
    return dx;
  SmallVector<Dim> starts(dims.size(), constantDim(0, type.getContext()));
  return rule.make<SliceOp>(type, dx, DimsAttr::get(type.getContext(), starts), SmallVector<int64_t>(dims.size(), 1));
}

LogicalResult ConvOp::buildGradients(GradientRule &rule) {
  if (getChannelsLast())
    return emitError() << "gradients are taken before layouts are chosen: this convolution has channels last already";
  Value dr = rule.incoming();
  if (rule.wants(0))
    rule.add(0, convAdjoint(rule, getX().getType(), dr, getW(), getStrides(), getPads(), getDilations(), getGroups()));
  if (rule.wants(1))
    rule.add(1, rule.make<ConvWeightGradientOp>(getX(), dr, getW().getType().getShape().drop_front(2), getStrides(),
                                                getPads(), getDilations(), getGroups()));
  return success();
}

/// It is the adjoint of a convolution with the same filter, so the convolution is its own.
LogicalResult ConvTransposeOp::buildGradients(GradientRule &rule) {
  Value dr = rule.incoming(), x = getX();
  Value dx = rule.make<ConvOp>(dr, getW(), getStrides(), getPads(), getDilations(), getGroups());
  SmallVector<Value> starts(tensorTypeOf(dx).getRank(), rule.constant(0, rule.builder.getI64Type()));
  RankedTensorType wide = tensorTypeOf(dx);
  // Padding of the output as long as a stride leaves room for one more window, in which there is nothing.
  bool isWide = wide != getX().getType();
  if (rule.wants(0))
    rule.add(0, isWide ? rule.make<DynamicSliceOp>(getX().getType(), dx, starts) : dx);
  if (rule.wants(1) && isWide)
    x = rule.make<DynamicUpdateSliceOp>(rule.zeros(wide), x, starts);
  if (rule.wants(1))
    rule.add(1, rule.make<ConvWeightGradientOp>(dr, x, getW().getType().getShape().drop_front(2), getStrides(),
                                                getPads(), getDilations(), getGroups()));
  return success();
}

/// Linear in both: as x and as what arrives at a convolution with the filter that arrives here.
LogicalResult ConvWeightGradientOp::buildGradients(GradientRule &rule) {
  Value w = rule.incoming();
  if (rule.wants(0))
    rule.add(0, convAdjoint(rule, getX().getType(), getDr(), w, getStrides(), getPads(), getDilations(), getGroups()));
  if (rule.wants(1))
    rule.add(1, rule.make<ConvOp>(getX(), w, getStrides(), getPads(), getDilations(), getGroups()));
  return success();
}

LogicalResult ConvWeightGradientOp::inferReturnTypes(MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
                                                     SmallVectorImpl<Type> &types) {
  RankedTensorType x = tensorTypeOf(adaptor.getX()), dr = tensorTypeOf(adaptor.getDr());
  int64_t spatial = x.getRank() - 2, groups = adaptor.getGroups();
  ArrayRef<int64_t> kernel = adaptor.getKernel(), strides = adaptor.getStrides(), pads = adaptor.getPads(),
                    dilations = adaptor.getDilations();
  if (x.getElementType() != dr.getElementType())
    return emitOptionalError(loc, "dl.conv_weight_gradient: operands have element types ",
                             elementName(x.getElementType()), " and ", elementName(dr.getElementType()));
  if (spatial < 1 || dr.getRank() != x.getRank())
    return emitOptionalError(loc, "dl.conv_weight_gradient: input and gradient need the same rank, at least 3, got ",
                             toString(x), " and ", toString(dr));
  if (int64_t(kernel.size()) != spatial || int64_t(strides.size()) != spatial || int64_t(dilations.size()) != spatial ||
      int64_t(pads.size()) != 2 * spatial)
    return emitOptionalError(loc, "dl.conv_weight_gradient: for ", spatial,
                             " spatial dims, kernel, strides and dilations need ", spatial, " values and pads ",
                             2 * spatial, ", got ", kernel.size(), ", ", strides.size(), ", ", dilations.size(),
                             " and ", pads.size());
  for (int64_t i = 0; i < spatial; ++i)
    if (kernel[i] < 1 || strides[i] < 1 || dilations[i] < 1)
      return emitOptionalError(loc, "dl.conv_weight_gradient: kernel, strides and dilations must be positive, got ",
                               kernel[i], ", ", strides[i], " and ", dilations[i]);
  SmallVector<Dim> xs = getDims(x), rs = getDims(dr);
  auto in = constantValue(xs[1]), out = constantValue(rs[1]);
  if (!in || !out)
    return emitOptionalError(loc, "dl.conv_weight_gradient: the numbers of channels must be static, got ", toString(x),
                             " and ", toString(dr));
  if (groups < 1 || *in % groups || *out % groups)
    return emitOptionalError(loc, "dl.conv_weight_gradient: ", *in, " and ", *out, " channels do not divide into ",
                             groups, " groups");
  SmallVector<Dim> wanted{xs[0], rs[1]};
  for (int64_t i = 0; i < spatial; ++i)
    wanted.push_back(windowOutput(xs[2 + i], kernel[i], strides[i], pads[i], pads[spatial + i], dilations[i], false));
  if (wanted != rs)
    return emitOptionalError(loc, "dl.conv_weight_gradient: a convolution of ", toString(x), " gives ",
                             toString(getTensorType(wanted, x.getElementType())), ", the gradient is ", toString(dr));
  SmallVector<Dim> result{rs[1], constantDim(*in / groups, context)};
  for (int64_t size : kernel)
    result.push_back(constantDim(size, context));
  types.push_back(getTensorType(result, x.getElementType()));
  return success();
}

} // namespace dlc::dl
