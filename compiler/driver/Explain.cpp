//===- Explain.cpp - What became of a model's ops -------------------------===//
#include "compiler/driver/Explain.h"
#include "compiler/driver/Contractions.h"
#include "compiler/driver/State.h"
#include "compiler/emit/GraphWriter.h"
#include "dialects/kernel/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "passes/buffer/Layout.h"
#include "passes/codegen/Kernel.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace dlc {

/// As `toRuntime`; 0 where it has nothing.
static DimExpr quantity(dl::Dim dim) { return toRuntime(dim).value_or(DimExpr(0)); }

void Explanation::see(const std::string &phase) {
  if (phase == "prepack")
    seeKernels();
  else if (phase == "plan")
    seeLaunches();
}

void Explanation::seeKernels() {
  for (auto define : driver.state().module->getOps<kernel::DefineOp>()) {
    Body &body = bodies[define.getSymName().str()];
    dl::Dim flops = dl::constantDim(0, define.getContext());
    for (Operation &op : define.getBody().front().without_terminator()) {
      if (isa<dl::ConstantOp>(op))
        continue;
      body.ops.push_back(op.getName().stripDialect().str());
      if (dl::Dim own = flopsOf(&op))
        flops = flops + own;
    }
    body.flops = quantity(flops);
  }
}

/// What stands at the bottom of a chain of views.
static Value rootOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<rt::ViewOp>())
    buffer = view.getX();
  return buffer;
}

void Explanation::seeLaunches() {
  ModuleOp module = *driver.state().module;
  SymbolTable symbols(module);
  for (auto entry : module.getOps<rt::FuncOp>()) {
    std::vector<LaunchInfo> &list = entries[entry.getName().str()];
    entry.walk([&](rt::LaunchOp launch) {
      LaunchInfo info;
      info.kernel = launch.getKernel().str();
      SourcePlace source = sourcePlace(launch.getLoc());
      info.place = source.location;
      info.path = source.path;
      // An in-place variant does what its kernel does.
      if (auto body = bodies.find(launch.getKernel().split(".in_place").first.str()); body != bodies.end()) {
        info.ops = body->second.ops;
        info.flops = body->second.flops;
      }
      if (Operation *function = symbols.lookup(launch.getKernel()))
        if (auto tile = function->getAttrOfType<StringAttr>(codegen::kTile))
          info.tile = tile.str();
      auto chunks = launch->getAttrOfType<dl::DimsAttr>("chunks");
      info.chunks = chunks ? quantity(chunks.getExprs()[0]) : DimExpr(1);
      dl::Dim weights = dl::constantDim(0, module.getContext()), activations = weights;
      llvm::SetVector<Value> seen;
      for (Value buffer : llvm::concat<Value>(launch.getIns(), launch.getOuts())) {
        auto type = cast<rt::BufferType>(buffer.getType()).getTensor();
        info.operands.push_back(dl::toString(type));
        dl::Dim bytes = buffer::bytesOf(type);
        if (!seen.insert(buffer) || !bytes)
          continue;
        bool isWeight = isa_and_nonnull<rt::WeightOp, rt::DerivedOp, rt::ConstantOp>(rootOf(buffer).getDefiningOp());
        dl::Dim &sum = isWeight ? weights : activations;
        sum = sum + bytes;
      }
      info.weightBytes = quantity(weights);
      info.activationBytes = quantity(activations);
      list.push_back(std::move(info));
    });
  }
}

} // namespace dlc
