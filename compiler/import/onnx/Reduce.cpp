//===- Reduce.cpp - ONNX reductions, softmax and normalisations -----------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

/// Which axes a Reduce* node names, and what it does without any.
struct Axes {
  SmallVector<int64_t> axes;
  bool keepdims, none = false; ///< none: the pointwise part applies alone
};

static FailureOr<Axes> axesOf(NodeImporter &n, Value x) {
  const int64_t rank = n.rankOf(x);
  auto named = n.axes(1, rank);
  if (failed(named))
    return failure();
  Axes result;
  result.keepdims = n.integer("keepdims", 1);
  if (*named && !(*named)->empty())
    result.axes = **named;
  else if (n.integer("noop_with_empty_axes", 0))
    result.none = true;
  else
    result.axes = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  return result;
}

template <typename Op>
static Value reduce(NodeImporter &n, Value x, const Axes &axes) {
  if (!x || axes.none)
    return x;
  return n.make<Op>({x}, {n.attr("axes", axes.axes), n.flag("keepdims", axes.keepdims)});
}

/// before(x), reduced by Op, then after(.).
template <typename Op>
static LogicalResult reduceBetween(NodeImporter &n, llvm::function_ref<Value(Value)> before,
                                   llvm::function_ref<Value(Value)> after) {
  Value x = n.in(0);
  if (!x)
    return failure();
  auto axes = axesOf(n, x);
  if (failed(axes))
    return failure();
  Value y = before ? before(x) : x;
  y = reduce<Op>(n, y, *axes);
  return n.result(0, y && after ? after(y) : y);
}
template <typename Op>
static LogicalResult plain(NodeImporter &n) {
  return reduceBetween<Op>(n, nullptr, nullptr);
}

/// Max and Min also take bools.
template <typename Op, typename Bool>
static LogicalResult extreme(NodeImporter &n) {
  Value x = n.in(0);
  return x && n.elementOf(x).isInteger(1) ? plain<Bool>(n) : plain<Op>(n);
}
static Value square(NodeImporter &n, Value x) { return n.make<dl::MulOp>({x, x}); }

static LogicalResult reduceMean(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  auto axes = axesOf(n, x);
  if (failed(axes))
    return failure();
  return n.result(0, axes->none ? x : n.reduceMean(x, axes->axes, axes->keepdims));
}
static LogicalResult reduceL1(NodeImporter &n) {
  return reduceBetween<dl::ReduceSumOp>(n, [&](Value x) { return n.make<dl::AbsOp>({x}); }, nullptr);
}
static LogicalResult reduceL2(NodeImporter &n) {
  return reduceBetween<dl::ReduceSumOp>(
      n, [&](Value x) { return square(n, x); }, [&](Value x) { return n.make<dl::SqrtOp>({x}); });
}
static LogicalResult reduceSumSquare(NodeImporter &n) {
  return reduceBetween<dl::ReduceSumOp>(n, [&](Value x) { return square(n, x); }, nullptr);
}
static LogicalResult reduceLogSum(NodeImporter &n) {
  return reduceBetween<dl::ReduceSumOp>(n, nullptr, [&](Value x) { return n.make<dl::LogOp>({x}); });
}

/// log(sum(exp(x - m))) + m with the largest element m, taken as 0 where it is infinite.
static LogicalResult reduceLogSumExp(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  auto axes = axesOf(n, x);
  if (failed(axes))
    return failure();
  if (axes->none)
    return n.result(0, n.make<dl::LogOp>({n.make<dl::ExpOp>({x})}));
  Axes kept = *axes;
  kept.keepdims = true;
  Value largest = reduce<dl::ReduceMaxOp>(n, x, kept);
  if (!largest)
    return failure();
  Value shift = n.make<dl::SelectOp>({n.make<dl::IsInfOp>({largest}), n.scalar(0, n.elementOf(x)), largest});
  Value sum = reduce<dl::ReduceSumOp>(n, n.make<dl::ExpOp>({n.make<dl::SubOp>({x, shift})}), kept);
  Value y = n.make<dl::AddOp>({n.make<dl::LogOp>({sum}), shift});
  if (y && !axes->keepdims) {
    SmallVector<Dim> dims;
    for (auto [index, dim] : llvm::enumerate(n.dimsOf(y)))
      if (!llvm::is_contained(axes->axes, int64_t(index)))
        dims.push_back(dim);
    y = n.reshape(y, dims);
  }
  return n.result(0, y);
}

template <typename Op>
static LogicalResult argReduce(NodeImporter &n) {
  Value x = n.in(0);
  auto axis = x ? n.axis(n.integer("axis", 0), n.rankOf(x)) : FailureOr<int64_t>(failure());
  if (failed(axis))
    return failure();
  return n.result(0, n.make<Op>({x}, {n.attr("axis", *axis), n.flag("keepdims", n.integer("keepdims", 1)),
                                      n.flag("last", n.integer("select_last_index", 0))}));
}

static LogicalResult cumSum(NodeImporter &n) {
  Value x = n.in(0);
  auto axes = n.integers(1, "the axis");
  if (!x || failed(axes))
    return failure();
  auto axis = n.axis(axes->empty() ? 0 : (*axes)[0], n.rankOf(x));
  if (failed(axis))
    return failure();
  return n.result(0, n.make<dl::CumsumOp>({x}, {n.attr("axis", *axis), n.flag("exclusive", n.integer("exclusive", 0)),
                                                n.flag("reverse", n.integer("reverse", 0))}));
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// Before opset 13 the axis splits the dims: all from it on are normalised together.
static FailureOr<SmallVector<int64_t>> softmaxAxes(NodeImporter &n, Value x) {
  const int64_t rank = n.rankOf(x);
  const int64_t given = n.integer("axis", n.opset() < 13 ? 1 : -1);
  if (n.opset() < 13 && given == rank)
    return SmallVector<int64_t>();
  auto axis = n.axis(given, rank);
  if (failed(axis))
    return failure();
  if (n.opset() < 13)
    return llvm::to_vector(llvm::seq<int64_t>(*axis, rank));
  return SmallVector<int64_t>{*axis};
}

template <bool logarithm>
static LogicalResult softmax(NodeImporter &n) {
  Value x = n.in(0);
  auto axes = x ? softmaxAxes(n, x) : FailureOr<SmallVector<int64_t>>(failure());
  if (failed(axes))
    return failure();
  SmallVector<NamedAttribute> attributes = {n.attr("axes", *axes), n.flag("keepdims", true)};
  Value shifted = n.make<dl::SubOp>({x, n.make<dl::ReduceMaxOp>({x}, attributes)});
  Value exp = n.make<dl::ExpOp>({shifted});
  Value sum = exp ? n.make<dl::ReduceSumOp>({exp}, attributes) : Value();
  if (logarithm)
    return n.result(0, n.make<dl::SubOp>({shifted, n.make<dl::LogOp>({sum})}));
  return n.result(0, n.make<dl::DivOp>({exp, sum}));
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

/// (x - mean) * (scale / sqrt(variance + epsilon)) + shift, the last four broadcast to x.
static Value normalize(NodeImporter &n, Value x, Value mean, Value variance, Value scale, Value shift) {
  if (!x || !variance)
    return {};
  Value epsilon = n.scalar(n.real("epsilon", 1e-5f), n.elementOf(variance));
  Value factor = n.make<dl::RsqrtOp>({n.make<dl::AddOp>({variance, epsilon})});
  if (scale)
    factor = n.make<dl::MulOp>({scale, factor});
  Value y = n.make<dl::MulOp>({n.make<dl::SubOp>({x, mean}), factor});
  return shift && y ? n.make<dl::AddOp>({y, shift}) : y;
}

static LogicalResult batchNormalization(NodeImporter &n) {
  if (n.integer("training_mode", 0))
    return n.error() << "training_mode = 1 is not supported; export the model for inference";
  if (n.opset() < 9 && !n.integer("spatial", 1))
    return n.error() << "spatial = 0 is not supported";
  SmallVector<Value> p;
  for (size_t i = 0; i < 5; ++i) {
    p.push_back(n.in(i));
    if (!p.back())
      return failure();
    if (i > 0 && !(p.back() = n.perChannel(p.back(), n.rankOf(p[0]))))
      return failure();
  }
  return n.result(0, normalize(n, p[0], p[3], p[4], p[1], p[2]));
}

static LogicalResult instanceNormalization(NodeImporter &n) {
  Value x = n.in(0), scale = n.in(1), shift = n.in(2);
  if (!x || !scale || !shift)
    return failure();
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(2, n.rankOf(x)));
  Value mean = n.reduceMean(x, axes, true), difference = n.make<dl::SubOp>({x, mean});
  Value variance = difference ? n.reduceMean(square(n, difference), axes, true) : Value();
  return n.result(0,
                  normalize(n, x, mean, variance, n.perChannel(scale, n.rankOf(x)), n.perChannel(shift, n.rankOf(x))));
}

static LogicalResult layerNormalization(NodeImporter &n) {
  for (size_t i = 1; i < n.node.outputs.size(); ++i)
    if (!n.node.outputs[i].empty())
      return n.error() << "the outputs Mean and InvStdDev are not supported";
  Value x = n.in(0), scale = n.in(1);
  if (!x || !scale)
    return failure();
  auto axis = n.axis(n.integer("axis", -1), n.rankOf(x));
  if (failed(axis))
    return failure();
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(*axis, n.rankOf(x)));
  Value mean = n.reduceMean(x, axes, true);
  Value difference = n.make<dl::SubOp>({x, mean});
  Value variance = difference ? n.reduceMean(square(n, difference), axes, true) : Value();
  if (!variance)
    return failure();
  Value epsilon = n.scalar(n.real("epsilon", 1e-5f), n.elementOf(x));
  Value y = n.make<dl::MulOp>({difference, n.make<dl::RsqrtOp>({n.make<dl::AddOp>({variance, epsilon})})});
  y = n.make<dl::MulOp>({y, scale});
  if (y && n.has(2)) {
    Value shift = n.in(2);
    y = shift ? n.make<dl::AddOp>({y, shift}) : Value();
  }
  return n.result(0, y);
}

void addReduce(llvm::StringMap<Handler> &handlers) {
  handlers["ReduceSum"] = plain<dl::ReduceSumOp>;
  handlers["ReduceProd"] = plain<dl::ReduceProdOp>;
  handlers["ReduceMax"] = extreme<dl::ReduceMaxOp, dl::ReduceOrOp>;
  handlers["ReduceMin"] = extreme<dl::ReduceMinOp, dl::ReduceAndOp>;
  handlers["ReduceMean"] = reduceMean;
  handlers["ReduceL1"] = reduceL1;
  handlers["ReduceL2"] = reduceL2;
  handlers["ReduceSumSquare"] = reduceSumSquare;
  handlers["ReduceLogSum"] = reduceLogSum;
  handlers["ReduceLogSumExp"] = reduceLogSumExp;
  handlers["ArgMax"] = argReduce<dl::ArgmaxOp>;
  handlers["ArgMin"] = argReduce<dl::ArgminOp>;
  handlers["CumSum"] = cumSum;
  handlers["Softmax"] = softmax<false>;
  handlers["LogSoftmax"] = softmax<true>;
  handlers["BatchNormalization"] = batchNormalization;
  handlers["InstanceNormalization"] = instanceNormalization;
  handlers["LayerNormalization"] = layerNormalization;
}

} // namespace dlc::onnx
