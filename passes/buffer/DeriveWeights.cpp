//===- DeriveWeights.cpp - Weights in the form their kernels read ---------===//
//
// For --weights-mode packed. The derived parts that the entries read take places in the weights block, and init, which
// computes them, becomes `rt.derive`: the emitter runs it while it compiles, and leaves it out of the object.
//
//===----------------------------------------------------------------------===//
#include "dialects/rt/Dialect.h"
#include "passes/Passes.h"
#include "passes/buffer/Layout.h"
#include "llvm/ADT/StringSet.h"
#include <map>

namespace dlc {
#define GEN_PASS_DEF_DERIVEWEIGHTSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

namespace {

struct DeriveWeightsPass : dlc::impl::DeriveWeightsPassBase<DeriveWeightsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    rt::FuncOp init;
    SmallVector<rt::WeightOp> weights;
    SmallVector<rt::DerivedOp> derived;
    llvm::StringSet<> read;
    for (auto function : module.getOps<rt::FuncOp>()) {
      if (function.getName() == "init") {
        init = function;
        continue;
      }
      function.walk([&](rt::WeightOp op) {
        weights.push_back(op);
        read.insert(op.getName());
      });
      function.walk([&](rt::DerivedOp op) { derived.push_back(op); });
    }
    // The entries keep the parameters that they read as they are, in their order, which keeps each aligned.
    llvm::StringMap<int64_t> places;
    SmallVector<Attribute> rows;
    Builder b(module.getContext());
    int64_t end = 0;
    for (auto row : module->getAttrOfType<ArrayAttr>("rt.weights").getAsRange<DictionaryAttr>()) {
      auto name = row.getAs<StringAttr>("name");
      if (!read.contains(name))
        continue;
      int64_t element = elementBytes(cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue()).getElementType());
      end = alignUp(end, element);
      places[name] = end;
      NamedAttrList fields(row);
      fields.set("offset", b.getI64IntegerAttr(end));
      rows.push_back(fields.getDictionary(module.getContext()));
      end += row.getAs<IntegerAttr>("bytes").getInt();
    }
    for (rt::WeightOp op : weights)
      op.setOffset(places.lookup(op.getName()));

    std::map<int64_t, int64_t> sizes; // of derived parts, by their offset where init computes them
    auto offsetOf = [](rt::DerivedOp op) { return *dl::constantValue(op.getOffset().getExprs()[0]); };
    for (rt::DerivedOp op : derived) {
      int64_t &bytes = sizes[offsetOf(op)];
      bytes = std::max(bytes, *dl::constantValue(bytesOf(op.getR().getType().getTensor())));
    }
    std::map<int64_t, int64_t> moved;
    SmallVector<Attribute> parts;
    for (auto [from, bytes] : sizes) {
      moved[from] = end = alignUp(end);
      parts.push_back(b.getDenseI64ArrayAttr({from, end, bytes}));
      end += bytes;
    }
    for (rt::DerivedOp op : derived) {
      OpBuilder builder(op);
      int64_t from = offsetOf(op);
      auto weight = rt::WeightOp::create(builder, op.getLoc(), op.getR().getType(), "derived." + std::to_string(from),
                                         moved[from]);
      op.replaceAllUsesWith(weight.getR());
      op.erase();
    }

    Attribute derivedOffset = module->getAttr("rt.derived_offset"), stateBytes = module->getAttr("rt.state_bytes");
    int64_t deriveBytes = cast<IntegerAttr>(stateBytes).getInt() - cast<IntegerAttr>(derivedOffset).getInt();
    module->setAttr("rt.source_weights", module->getAttr("rt.weights"));
    module->setAttr("rt.source_weights_bytes", module->getAttr("rt.weights_bytes"));
    module->setAttr("rt.weights", b.getArrayAttr(rows));
    module->setAttr("rt.weights_bytes", b.getI64IntegerAttr(end));
    module->setAttr("rt.derived_parts", b.getArrayAttr(parts));
    module->setAttr("rt.derive_bytes", b.getI64IntegerAttr(deriveBytes));
    module->setAttr("rt.state_bytes", derivedOffset);
    if (init)
      init->setAttr("rt.derive", b.getUnitAttr());
  }
};

} // namespace
