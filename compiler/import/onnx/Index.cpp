//===- Index.cpp - ONNX ops whose places are data -------------------------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

template <typename Op>
static LogicalResult gather(NodeImporter &n) {
  Value x = n.in(0), indices = n.in(1);
  auto axis = x && indices ? n.axis(n.integer("axis", 0), n.rankOf(x)) : FailureOr<int64_t>(failure());
  return failed(axis) ? failure() : n.result(0, n.make<Op>({x, indices}, {n.attr("axis", *axis)}));
}
static LogicalResult gatherNd(NodeImporter &n) {
  Value x = n.in(0), indices = n.in(1);
  return n.result(0, n.make<dl::GatherNdOp>({x, indices}, {n.attr("batch_dims", n.integer("batch_dims", 0))}));
}

static FailureOr<NamedAttribute> scatterMode(NodeImporter &n) {
  const std::string reduction = n.text("reduction", "none");
  auto mode = dl::symbolizeScatterMode(reduction == "none" ? "replace" : reduction);
  if (!mode)
    return n.error() << "unknown reduction '" << reduction << "'";
  return n.b.getNamedAttr("mode", dl::ScatterModeAttr::get(n.context(), *mode));
}
static LogicalResult scatterElements(NodeImporter &n) {
  Value x = n.in(0), indices = n.in(1), updates = n.in(2);
  auto axis = x ? n.axis(n.integer("axis", 0), n.rankOf(x)) : FailureOr<int64_t>(failure());
  auto mode = scatterMode(n);
  if (failed(axis) || failed(mode))
    return failure();
  return n.result(0, n.make<dl::ScatterElementsOp>({x, indices, updates}, {n.attr("axis", *axis), *mode}));
}
static LogicalResult scatterNd(NodeImporter &n) {
  Value x = n.in(0), indices = n.in(1), updates = n.in(2);
  auto mode = scatterMode(n);
  return failed(mode) ? failure() : n.result(0, n.make<dl::ScatterNdOp>({x, indices, updates}, {*mode}));
}

/// Indices may have any type, and count from the end where negative.
static LogicalResult oneHot(NodeImporter &n) {
  Value indices = n.in(0), values = n.in(2);
  auto depth = n.integers(1, "the depth");
  if (!indices || !values || failed(depth))
    return failure();
  Type i64 = n.b.getI64Type();
  indices = n.cast(indices, i64);
  const int64_t count = depth->empty() ? 0 : (*depth)[0];
  Value wrapped = n.make<dl::AddOp>({indices, n.scalar(count, i64)});
  indices = n.make<dl::SelectOp>({n.make<dl::LtOp>({indices, n.scalar(0, i64)}), wrapped, indices});
  auto axis = n.axis(n.integer("axis", -1), n.rankOf(indices) + 1);
  if (failed(axis))
    return failure();
  Value off = n.reshape(n.slice(values, {n.dim(0)}, {1}, {n.dim(1)}), {}),
        on = n.reshape(n.slice(values, {n.dim(1)}, {1}, {n.dim(1)}), {});
  return n.result(0, n.make<dl::OneHotOp>({indices, on, off}, {n.attr("depth", count), n.attr("axis", *axis)}));
}

static LogicalResult topK(NodeImporter &n) {
  Value x = n.in(0);
  int64_t k = n.integer("k", 0);
  if (n.opset() >= 10) {
    auto value = n.integers(1, "k");
    if (failed(value))
      return failure();
    k = value->empty() ? 0 : (*value)[0];
  }
  auto axis = x ? n.axis(n.integer("axis", -1), n.rankOf(x)) : FailureOr<int64_t>(failure());
  if (failed(axis))
    return failure();
  Operation *op =
      n.makeOp<dl::TopKOp>({x}, {n.attr("k", k), n.attr("axis", *axis), n.flag("largest", n.integer("largest", 1))});
  if (!op || failed(n.result(0, op->getResult(0))))
    return failure();
  return n.result(1, op->getResult(1));
}

void addIndex(llvm::StringMap<Handler> &handlers) {
  handlers["Gather"] = gather<dl::GatherOp>;
  handlers["GatherElements"] = gather<dl::GatherElementsOp>;
  handlers["GatherND"] = gatherNd;
  handlers["ScatterElements"] = scatterElements;
  handlers["Scatter"] = scatterElements;
  handlers["ScatterND"] = scatterNd;
  handlers["OneHot"] = oneHot;
  handlers["TopK"] = topK;
}

} // namespace dlc::onnx
