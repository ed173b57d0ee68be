//===- Levels.cpp - Several CPUs in one object ----------------------------===//
//
// Each level is a whole object of the model, but for weights and graph, under names of its own. They agree on the
// places of weights and state, which follow from the tables that attachGraph makes; each packs for itself, in m_init.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/Levels.h"
#include "compiler/Pipeline.h"
#include "dialects/dl/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace dlc {

std::vector<const Machine *> levelsOf(const std::string &targetCpu, std::string &problem) {
  std::vector<const Machine *> machines;
  for (StringRef name : llvm::split(targetCpu, ',')) {
    const Machine *machine = findMachine(name.str(), &problem);
    if (!machine)
      return {};
    if (!llvm::is_contained(machines, machine))
      machines.push_back(machine);
  }
  llvm::stable_sort(machines, [](const Machine *a, const Machine *b) {
    return llvm::popcount(a->cpuFeatures) < llvm::popcount(b->cpuFeatures);
  });
  return machines;
}

namespace {
/// What the object must offer to run any of its levels.
struct Needs {
  int64_t stateBytes = 0;
  llvm::StringMap<NamedAttrList> entries; ///< the greatest figures of each

  void take(ModuleOp level) {
    stateBytes = std::max(stateBytes, moduleNumber(level, "rt.state_bytes"));
    Builder b(level.getContext());
    for (const EmittedEntry &entry : emittedEntries(level)) {
      NamedAttrList &most = entries[entry.name];
      auto raise = [&](StringRef name, int64_t value) {
        auto old = dyn_cast_or_null<IntegerAttr>(most.get(name));
        most.set(name, b.getI64IntegerAttr(std::max(old ? old.getInt() : 0, value)));
      };
      raise("rt.arena_top", entry.arenaTop);
      raise("rt.max_live", entry.maxLive);
      raise("rt.unshared", entry.unshared);
    }
  }
};
} // namespace

/// The frame of all levels: a planned module, without kernels, whose entries only call.
static LogicalResult writeFrame(ModuleOp frame, const CompileOptions &options, ArrayRef<const Machine *> machines,
                                StringRef name, Attribute graph, const Needs &needs) {
  Builder b(frame.getContext());
  SmallVector<Attribute> levels;
  for (const Machine *machine : machines)
    levels.push_back(
        b.getDictionaryAttr({b.getNamedAttr("name", b.getStringAttr(name + "." + machine->name)),
                             b.getNamedAttr("machine", b.getStringAttr(machine->name)),
                             b.getNamedAttr("features", b.getI64IntegerAttr(int64_t(machine->cpuFeatures)))}));
  frame->setAttr("dl.name", b.getStringAttr(name));
  frame->removeAttr("rt.title");
  frame->setAttr("rt.levels", b.getArrayAttr(levels));
  frame->setAttr("rt.state_bytes", b.getI64IntegerAttr(needs.stateBytes));
  frame->setAttr("rt.constants", b.getArrayAttr({}));
  frame->setAttr("rt.constants_bytes", b.getI64IntegerAttr(0));
  if (graph && options.embedGraph)
    frame->setAttr("dl.graph", graph);
  for (auto entry : llvm::make_early_inc_range(frame.getOps<rt::FuncOp>())) {
    if (entry.getName() == "init") {
      entry.erase();
      continue;
    }
    for (NamedAttribute figure : needs.entries.lookup(entry.getName()))
      entry->setAttr(figure.getName(), figure.getValue());
    if (entry->hasAttr("dl.dims"))
      entry->setAttr("rt.arena_by_dims", b.getUnitAttr());
    else
      entry.setArenaBytesAttr(dl::DimsAttr::get(
          frame.getContext(),
          {dl::constantDim(entry->getAttrOfType<IntegerAttr>("rt.arena_top").getInt(), frame.getContext())}));
  }
  for (auto function : llvm::make_early_inc_range(frame.getOps<func::FuncOp>()))
    if (function->hasAttr("kernel.inputs"))
      function.erase();
  CompileOptions own = options;
  own.targetCpu = machines.front()->name.str();
  return getPhases().back().run(frame, own);
}

FailureOr<OwningOpRef<ModuleOp>> compileLevels(ModuleOp module, const CompileOptions &options,
                                               ArrayRef<const Machine *> machines, CodeSource &source) {
  if (failed(attachGraph(module)))
    return failure();
  std::string name = modelName(module);
  Attribute graph = module->removeAttr("dl.graph");
  OwningOpRef<ModuleOp> frame;
  Needs needs;
  for (const Machine *machine : machines) {
    OwningOpRef<ModuleOp> level = module.clone();
    (*level)->setAttr("dl.name", StringAttr::get(module.getContext(), name + "." + machine->name));
    (*level)->setAttr("rt.title", StringAttr::get(module.getContext(), name));
    CompileOptions own = options;
    own.targetCpu = machine->name.str();
    own.weightsMode = WeightsMode::Caller;
    own.embedGraph = false;
    bool agrees = true;
    if (failed(runPipeline(*level, own, [&](StringRef phase, ModuleOp planned) {
          if (phase != "plan")
            return;
          if (!frame)
            frame = planned.clone();
          for (StringRef table : {"rt.weights", "rt.states"})
            agrees &= (*frame)->getAttr(table) == planned->getAttr(table);
        })))
      return failure();
    if (!agrees)
      return module.emitError("the levels of --target-cpu place weights or state differently; this is a fault of dlc");
    needs.take(*level);
    Weights none;
    CodeSource code{source.cache, {}, {}};
    ObjectPart object;
    if (failed(emitObject(*level, own, none, code, object.bytes)))
      return failure();
    source.levels.push_back(std::move(object));
  }
  if (failed(writeFrame(*frame, options, machines, name, graph, needs)))
    return failure();
  return frame;
}

} // namespace dlc
