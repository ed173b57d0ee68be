//===- RtToLLVM.cpp - rt functions become the entry points of dlc/abi.h ---===//
//
// Each entry (EntryWriter), the model's descriptor (Descriptor), and the tables that the emitter reads.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Passes.h"
#include "passes/buffer/EntryWriter.h"
#include "passes/buffer/Levels.h"

namespace dlc {
#define GEN_PASS_DEF_RTTOLLVMPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

namespace {

struct RtToLLVMPass : dlc::impl::RtToLLVMPassBase<RtToLLVMPass> {
  using RtToLLVMPassBase::RtToLLVMPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    LLVMWriter writer(module, symbols);
    SmallVector<rt::FuncOp> entries(module.getOps<rt::FuncOp>());
    // Each level has its own.
    if (!module->hasAttr("rt.levels"))
      placeStateImage(module);
    ModelInfo model(module, weightsMode, cpu, cpuFeatures);
    // Symbols of rt functions make way for the code of the same name.
    for (rt::FuncOp entry : entries)
      symbols.remove(entry);
    bool hasInit = false;
    unsigned siteTables = 0;
    for (rt::FuncOp entry : entries) {
      if (failed(noteExterns(entry)))
        return signalPassFailure();
      hasInit |= entry.getName() == "init" && !entry->hasAttr("rt.derive");
      if (entry.getName() == "query" || (entry.getName() == "find_weights" && model.inFile) ||
          (entry.getName() == "init" && entry->hasAttr("dl.export"))) {
        entry.emitError() << "an exported function cannot be named " << entry.getName()
                          << ": the object has a function of that name";
        return signalPassFailure();
      }
      if (failed(writeEntry(writer, entry, model, siteTables)))
        return signalPassFailure();
    }
    writeDescriptor(writer, model, entries);
    writeTables(module, model, entries);
    if (!model.levels.empty())
      writeLevelInit(writer, model);
    else if (!hasInit)
      writeEmptyInit(writer, model);
    if (model.inFile) {
      writeFindWeights(writer, model);
      module->setAttr("rt.weights_in_file", UnitAttr::get(module.getContext()));
    }
    for (rt::FuncOp entry : entries)
      entry.erase();
    // Functions that run in the interpreter stand in the graph.
    for (auto function : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (function->hasAttr("dl.eager"))
        symbols.erase(function);
    dropDlAttributes(module);
  }

  /// What the object needs of the program; a module that was not elaborated declares nothing, its calls do.
  static LogicalResult noteExterns(rt::FuncOp entry) {
    auto module = entry->getParentOfType<ModuleOp>();
    Builder b(module.getContext());
    SmallVector<Attribute> list;
    if (auto known = module->getAttrOfType<ArrayAttr>("dl.externs"))
      llvm::append_range(list, known);
    LogicalResult result = success();
    entry.walk([&](rt::ExternCallOp op) {
      auto shapeOf = [&](Attribute declaration) {
        auto fields = cast<DictionaryAttr>(declaration);
        return std::make_tuple(fields.getAs<ArrayAttr>("sizes").size(), fields.getAs<ArrayAttr>("inputs").size(),
                               fields.getAs<ArrayAttr>("outputs").size());
      };
      auto tensors = [&](ValueRange buffers, StringRef stem) {
        SmallVector<Attribute> rows;
        for (auto [i, buffer] : llvm::enumerate(buffers))
          rows.push_back(
              b.getArrayAttr({b.getStringAttr(stem + Twine(i)),
                              TypeAttr::get(cast<rt::BufferType>(buffer.getType()).getTensor().getElementType())}));
        return b.getArrayAttr(rows);
      };
      SmallVector<Attribute> sizes;
      for (size_t i = 0; i < op.getSizes().getExprs().size(); ++i)
        sizes.push_back(b.getStringAttr("size_" + Twine(i)));
      DictionaryAttr called = b.getDictionaryAttr({b.getNamedAttr("name", op.getFunctionAttr()),
                                                   b.getNamedAttr("sizes", b.getArrayAttr(sizes)),
                                                   b.getNamedAttr("inputs", tensors(op.getIns(), "in_")),
                                                   b.getNamedAttr("outputs", tensors(op.getOuts(), "out_"))});
      auto *same = llvm::find_if(
          list, [&](Attribute each) { return cast<DictionaryAttr>(each).get("name") == op.getFunctionAttr(); });
      if (same == list.end())
        list.push_back(called);
      else if (shapeOf(*same) != shapeOf(called))
        result = op.emitOpError() << "does not call " << op.getFunction() << " as others do";
    });
    if (!list.empty())
      module->setAttr("dl.externs", b.getArrayAttr(list));
    return result;
  }

  /// What the header and the manifest say about the entries and the state block.
  static void writeTables(ModuleOp module, const ModelInfo &model, ArrayRef<rt::FuncOp> entries) {
    Builder b(module.getContext());
    SmallVector<Attribute> rows;
    for (rt::FuncOp entry : entries) {
      if (entry.getName() == "init")
        continue;
      auto tensors = [&](unsigned from, unsigned to) {
        SmallVector<Attribute> list;
        for (unsigned i = from; i < to; ++i)
          list.push_back(b.getDictionaryAttr(
              {b.getNamedAttr("name", b.getStringAttr(tensorName(entry, i))),
               b.getNamedAttr("type", TypeAttr::get(cast<rt::BufferType>(entry.getArgumentTypes()[i]).getTensor()))}));
        return b.getArrayAttr(list);
      };
      unsigned inputs = unsigned(entry.getNumInputs());
      NamedAttrList row;
      row.set("name", entry.getSymNameAttr());
      row.set("inputs", tensors(0, inputs));
      row.set("outputs", tensors(inputs, unsigned(entry.getArgumentTypes().size())));
      row.set("arena_bytes", entry.getArenaBytes());
      int64_t launches = 0;
      entry.walk([&](rt::LaunchOp) { ++launches; });
      row.set("launches", b.getI64IntegerAttr(launches));
      for (StringRef name : {"dl.dims", "rt.arena_by_dims", "rt.arena_top", "rt.max_live", "rt.unshared"})
        if (Attribute value = entry->getAttr(name))
          row.set(name.split('.').second, value);
      rows.push_back(row.getDictionary(module.getContext()));
    }
    module->setAttr("rt.entries", b.getArrayAttr(rows));
    module->setAttr("rt.state_bytes", b.getI64IntegerAttr(model.stateBytes));
  }

  /// The module is plain LLVM dialect from here; tables stay for the emitter.
  static void dropDlAttributes(ModuleOp module) {
    for (StringRef name : {"dl.params", "dl.states"})
      module->removeAttr(name);
  }
};

} // namespace
