//===- Flops.cpp - How much a model computes ------------------------------===//
#include "compiler/driver/Flops.h"
#include "compiler/driver/Contractions.h"
#include "compiler/driver/State.h"
#include "compiler/emit/GraphWriter.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace dlc {

dl::Dim flopsOf(Operation *op) {
  auto dimsOf = [](Value value) { return dl::getDims(cast<RankedTensorType>(value.getType())); };
  MLIRContext *context = op->getContext();
  if (auto matmul = dyn_cast<dl::MatmulOp>(op)) {
    SmallVector<dl::Dim> lhs = dimsOf(matmul.getLhs());
    return dl::product(dimsOf(matmul.getR()), context) * lhs.back() * 2;
  }
  // Each weight meets every output place (conv) or input place (conv_transpose) of its channel, once a batch element.
  auto convolution = [&](SmallVector<dl::Dim> places, Value weights) {
    places.erase(places.begin() + 1);
    return dl::product(places, context) * dl::product(dimsOf(weights), context) * 2;
  };
  if (auto conv = dyn_cast<dl::ConvOp>(op))
    return convolution(conv.getChannelsLast() ? dl::toChannelsFirst(dimsOf(conv.getR())) : dimsOf(conv.getR()),
                       conv.getW());
  if (auto conv = dyn_cast<dl::ConvTransposeOp>(op))
    return convolution(dimsOf(conv.getX()), conv.getW());
  return nullptr;
}

std::optional<DimExpr> toRuntime(dl::Dim dim) {
  DimExpr expr;
  if (!DimExpr::parse(toPostfix(dl::simplify(dim)), expr).ok())
    return std::nullopt;
  return expr;
}

/// Adds the terms of a function and of what it calls.
static void collect(func::FuncOp function, std::vector<DimExpr> &terms) {
  auto module = function->getParentOfType<ModuleOp>();
  function.walk([&](Operation *op) {
    FlatSymbolRefAttr callee;
    if (auto call = dyn_cast<func::CallOp>(op))
      callee = call.getCalleeAttr();
    else if (auto composite = dyn_cast<dl::CompositeOp>(op))
      callee = composite.getBodyAttr();
    if (callee) {
      // Bodies are generic in no dim: a call's types are the body's.
      if (auto body = module.lookupSymbol<func::FuncOp>(callee))
        collect(body, terms);
      return;
    }
    dl::Dim flops = flopsOf(op);
    if (auto term = flops ? toRuntime(flops) : std::nullopt)
      terms.push_back(*term);
  });
}

ModelFlops::ModelFlops(Driver &driver) {
  for (auto function : driver.state().module->getOps<func::FuncOp>())
    if (function->hasAttr("dl.export"))
      collect(function, terms[function.getName().str()]);
}

double ModelFlops::count(const std::string &entry, const DimValues &dims) const {
  double sum = 0;
  auto found = terms.find(entry);
  if (found == terms.end())
    return 0;
  for (const DimExpr &term : found->second) {
    int64_t value = 0;
    if (term.evaluate(dims, value).ok())
      sum += double(value);
  }
  return sum;
}

} // namespace dlc
