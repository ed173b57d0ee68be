//===- Contraction.cpp - ONNX convolutions, matrix products and pools -----===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

/// What convolutions and pools say about their window.
struct Window {
  SmallVector<int64_t> kernel, strides, pads, dilations;
};

/// Reads kernel_shape, strides, pads, dilations and auto_pad for `x`; the kernel's shape from the weights where it is
/// left out.
static FailureOr<Window> windowOf(NodeImporter &n, Value x, ArrayRef<int64_t> kernel) {
  const int64_t spatial = n.rankOf(x) - 2;
  if (spatial < 1)
    return n.error() << "needs a batch, a channel and at least one spatial dim, got " << dl::toString(x.getType());
  Window w;
  w.kernel = n.list("kernel_shape").value_or(SmallVector<int64_t>(kernel));
  w.strides = n.list("strides").value_or(SmallVector<int64_t>(spatial, 1));
  w.dilations = n.list("dilations").value_or(SmallVector<int64_t>(spatial, 1));
  w.pads = n.list("pads").value_or(SmallVector<int64_t>(2 * spatial, 0));
  if (int64_t(w.kernel.size()) != spatial || int64_t(w.strides.size()) != spatial ||
      int64_t(w.dilations.size()) != spatial || int64_t(w.pads.size()) != 2 * spatial)
    return n.error() << "kernel_shape, strides, dilations and pads have " << w.kernel.size() << ", " << w.strides.size()
                     << ", " << w.dilations.size() << " and " << w.pads.size() << " entries; " << spatial
                     << " spatial dims need " << spatial << ", " << spatial << ", " << spatial << " and "
                     << 2 * spatial;
  if (!kernel.empty() && ArrayRef<int64_t>(w.kernel) != kernel)
    return n.error() << "kernel_shape [" << w.kernel << "] is not that of the weights, [" << kernel << "]";
  for (int64_t i = 0; i < spatial; ++i)
    if (w.kernel[i] < 1 || w.strides[i] < 1 || w.dilations[i] < 1)
      return n.error() << "kernel_shape, strides and dilations must be at least 1";
  return w;
}

/// Pads of auto_pad SAME_UPPER and SAME_LOWER, so that the output has ceil(size / stride) places.
static LogicalResult applyAutoPad(NodeImporter &n, Value x, Window &w) {
  const std::string mode = n.text("auto_pad", "NOTSET");
  if (mode == "NOTSET" || mode.empty())
    return success();
  w.pads.assign(w.pads.size(), 0);
  if (mode == "VALID")
    return success();
  if (mode != "SAME_UPPER" && mode != "SAME_LOWER")
    return n.error() << "unknown auto_pad '" << mode << "'";
  const size_t spatial = w.kernel.size();
  SmallVector<Dim> dims = n.dimsOf(x);
  for (size_t i = 0; i < spatial; ++i) {
    const int64_t reach = w.dilations[i] * (w.kernel[i] - 1) + 1;
    auto size = dl::constantValue(dims[i + 2]);
    if (!size && w.strides[i] != 1)
      return n.error() << "auto_pad with stride " << w.strides[i] << " depends on the named dim "
                       << dl::toString(dims[i + 2]) << "; export it with explicit pads";
    const int64_t stride = w.strides[i];
    const int64_t total =
        size ? std::max<int64_t>(((*size + stride - 1) / stride - 1) * stride + reach - *size, 0) : reach - 1;
    w.pads[i] = mode == "SAME_UPPER" ? total / 2 : total - total / 2;
    w.pads[spatial + i] = total - w.pads[i];
  }
  return success();
}

static Value addBias(NodeImporter &n, Value y, size_t input) {
  if (!y || !n.has(input))
    return y;
  Value bias = n.perChannel(n.in(input), n.rankOf(y));
  return bias ? n.make<dl::AddOp>({y, bias}) : Value();
}

/// The window of a convolution of `x` with the weights `w`, either of which may be missing.
static FailureOr<Window> convWindow(NodeImporter &n, Value x, Value w) {
  if (!x || !w)
    return failure();
  if (!n.typeOf(w).hasStaticShape() || n.rankOf(w) != n.rankOf(x))
    return n.error() << "input " << dl::toString(x.getType()) << " and weights " << dl::toString(w.getType())
                     << " do not go together";
  return windowOf(n, x, n.typeOf(w).getShape().drop_front(2));
}

static LogicalResult conv(NodeImporter &n) {
  Value x = n.in(0), w = n.in(1);
  auto window = convWindow(n, x, w);
  if (failed(window) || failed(applyAutoPad(n, x, *window)))
    return failure();
  Value y =
      n.make<dl::ConvOp>({x, w}, {n.attr("strides", window->strides), n.attr("pads", window->pads),
                                  n.attr("dilations", window->dilations), n.attr("groups", n.integer("group", 1))});
  return n.result(0, addBias(n, y, 2));
}

static LogicalResult convTranspose(NodeImporter &n) {
  Value x = n.in(0), w = n.in(1);
  auto window = convWindow(n, x, w);
  if (failed(window))
    return failure();
  const size_t spatial = window->kernel.size();
  SmallVector<int64_t> extra = n.list("output_padding").value_or(SmallVector<int64_t>(spatial, 0));
  auto wanted = n.list("output_shape");
  if (wanted && wanted->size() == spatial + 2)
    wanted->erase(wanted->begin(), wanted->begin() + 2);
  if (extra.size() != spatial || (wanted && wanted->size() != spatial))
    return n.error() << "output_padding and output_shape need " << spatial << " entries";
  const std::string mode = n.text("auto_pad", "NOTSET");
  if (wanted || mode == "SAME_UPPER" || mode == "SAME_LOWER") {
    SmallVector<Dim> dims = n.dimsOf(x);
    for (size_t i = 0; i < spatial; ++i) {
      auto size = dl::constantValue(dims[i + 2]);
      if (!size)
        return n.error() << "output_shape or auto_pad depends on the named dim " << dl::toString(dims[i + 2]);
      const int64_t full =
          window->strides[i] * (*size - 1) + extra[i] + (window->kernel[i] - 1) * window->dilations[i] + 1;
      int64_t total = full - (wanted ? (*wanted)[i] : *size * window->strides[i]);
      // Short of the wanted size, the rest is padding of the output.
      if (total < 0) {
        extra[i] -= total;
        total = 0;
      }
      window->pads[i] = mode == "SAME_UPPER" ? total / 2 : total - total / 2;
      window->pads[spatial + i] = total - window->pads[i];
    }
  } else if (mode == "VALID") {
    window->pads.assign(2 * spatial, 0);
  }
  Value y = n.make<dl::ConvTransposeOp>(
      {x, w}, {n.attr("strides", window->strides), n.attr("pads", window->pads), n.attr("dilations", window->dilations),
               n.attr("output_padding", extra), n.attr("groups", n.integer("group", 1))});
  return n.result(0, addBias(n, y, 2));
}

static LogicalResult maxPool(NodeImporter &n) {
  if (n.node.outputs.size() > 1 && !n.node.outputs[1].empty())
    return n.error() << "the output Indices is not supported";
  Value x = n.in(0);
  auto window = x ? windowOf(n, x, {}) : FailureOr<Window>(failure());
  if (failed(window) || failed(applyAutoPad(n, x, *window)))
    return failure();
  Type element = n.elementOf(x);
  // 8-bit integers are exact in f32.
  if (isa<IntegerType>(element))
    x = n.cast(x, n.b.getF32Type());
  Value y = n.make<dl::MaxPoolOp>({x}, {n.attr("kernel", window->kernel), n.attr("strides", window->strides),
                                        n.attr("pads", window->pads), n.attr("dilations", window->dilations),
                                        n.flag("ceil_mode", n.integer("ceil_mode", 0))});
  return n.result(0, n.cast(y, element));
}

static LogicalResult averagePool(NodeImporter &n) {
  Value x = n.in(0);
  auto window = x ? windowOf(n, x, {}) : FailureOr<Window>(failure());
  if (failed(window) || failed(applyAutoPad(n, x, *window)))
    return failure();
  if (llvm::any_of(window->dilations, [](int64_t d) { return d != 1; }))
    return n.error() << "dilations are not supported";
  return n.result(
      0, n.make<dl::AvgPoolOp>({x}, {n.attr("kernel", window->kernel), n.attr("strides", window->strides),
                                     n.attr("pads", window->pads), n.flag("ceil_mode", n.integer("ceil_mode", 0)),
                                     n.flag("count_include_pad", n.integer("count_include_pad", 0))}));
}

static SmallVector<int64_t> spatialAxes(Value x) {
  return llvm::to_vector(llvm::seq<int64_t>(2, std::max<int64_t>(NodeImporter::rankOf(x), 2)));
}
static LogicalResult globalAveragePool(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, n.reduceMean(x, spatialAxes(x), /*keepdims=*/true)) : failure();
}
static LogicalResult globalMaxPool(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, n.make<dl::ReduceMaxOp>({x}, {n.attr("axes", spatialAxes(x)), n.flag("keepdims", true)}))
           : failure();
}

static LogicalResult gemm(NodeImporter &n) {
  Value a = n.in(0), w = n.in(1);
  if (!a || !w)
    return failure();
  if (n.rankOf(a) != 2 || n.rankOf(w) != 2)
    return n.error() << "takes matrices, got " << dl::toString(a.getType()) << " and " << dl::toString(w.getType());
  if (n.integer("transA", 0))
    a = n.transpose(a, {1, 0});
  if (n.integer("transB", 0))
    w = n.transpose(w, {1, 0});
  Value y = n.make<dl::MatmulOp>({a, w});
  if (!y)
    return failure();
  Type element = n.elementOf(y);
  if (float alpha = n.real("alpha", 1); alpha != 1)
    y = n.make<dl::MulOp>({y, n.scalar(alpha, element)});
  if (n.has(2)) {
    Value c = n.in(2);
    if (float beta = n.real("beta", 1); c && beta != 1)
      c = n.make<dl::MulOp>({c, n.scalar(beta, element)});
    y = c ? n.make<dl::AddOp>({y, c}) : Value();
  }
  return n.result(0, y);
}

void addContraction(llvm::StringMap<Handler> &handlers) {
  handlers["Conv"] = conv;
  handlers["ConvTranspose"] = convTranspose;
  handlers["MaxPool"] = maxPool;
  handlers["AveragePool"] = averagePool;
  handlers["GlobalAveragePool"] = globalAveragePool;
  handlers["GlobalMaxPool"] = globalMaxPool;
  handlers["Gemm"] = gemm;
}

} // namespace dlc::onnx
