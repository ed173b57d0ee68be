//===- Pipeline.cpp - Phases of a compilation -----------------------------===//
//
// Each phase is a pass list. State between phases lives in the module alone, so that a dump taken between two of them
// resumes; passes/README.md says what each leaves behind.
//
//===----------------------------------------------------------------------===//
#include "compiler/Pipeline.h"
#include "compiler/emit/Emit.h"
#include "compiler/emit/States.h"
#include "compiler/machine/Machine.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "passes/Passes.h"

using namespace mlir;

namespace dlc {

/// Module attribute: the name of the machine description that kernels are made for.
static constexpr llvm::StringLiteral machineAttr = "kernel.machine";

/// Runs a textual pass list, as `dlc-opt --pass-pipeline` takes it.
static LogicalResult runPasses(ModuleOp module, const CompileOptions &options, StringRef passes) {
  PassManager manager(module.getContext(), ModuleOp::getOperationName());
  // Between phases runPipeline verifies; between passes on demand.
  manager.enableVerifier(options.verifyEach);
  std::string problem;
  llvm::raw_string_ostream os(problem);
  if (failed(parsePassPipeline(passes, manager, os)))
    return module.emitError() << "cannot build the pass list '" << passes << "': " << problem;
  return manager.run(module);
}

LogicalResult expandGradients(ModuleOp module) {
  // By hand: reading a model registers no passes.
  PassManager manager(module.getContext(), ModuleOp::getOperationName());
  manager.addPass(createExpandGradientsPass());
  return manager.run(module);
}

/// The interpreter gets the model as it is before any phase touches it.
static LogicalResult runImport(ModuleOp module, const CompileOptions &options) {
  if (failed(checkGivenParameters(module, options)))
    return failure();
  return options.embedGraph ? attachGraph(module) : success();
}

static LogicalResult runGraph(ModuleOp module, const CompileOptions &options) {
  std::string passes = "inline-composites,simplify,fold-constants,canonicalize,cse,hoist-invariants";
  if (!options.strict && options.optLevel > 0)
    passes += ",fold-batch-norm,canonicalize,cse";
  if (options.channelsLast && options.optLevel > 1)
    passes += ",conv-transpose-to-matmul,channels-last{cpu=" + options.targetCpu +
              " winograd=" + (options.usesWinograd() ? "true" : "false") + "},canonicalize,cse";
  // Folding and layouts have made new work on parameters.
  return runPasses(module, options, passes + ",hoist-invariants,cse,symbol-dce");
}

static LogicalResult runFusion(ModuleOp module, const CompileOptions &options) {
  return runPasses(module, options, options.optLevel == 0 ? "form-kernels{fuse=false}" : "form-kernels");
}

/// The machine is chosen here, once: what comes after, in this run or a resumed one, reads it from the module.
static LogicalResult runSchedule(ModuleOp module, const CompileOptions &options) {
  std::string error;
  const Machine *machine = findMachine(options.targetCpu, &error);
  if (!machine)
    return module.emitError() << "--target-cpu: " << error;
  module->setAttr(machineAttr, StringAttr::get(module.getContext(), machine->name));
  return success();
}

/// A module that skipped the schedule (kernels written by hand) is for the CPU that the options name.
static std::string machineOf(ModuleOp module, const CompileOptions &options) {
  auto machine = module->getAttrOfType<StringAttr>(machineAttr);
  return machine ? machine.str() : options.targetCpu;
}

static LogicalResult runPrepack(ModuleOp module, const CompileOptions &options) {
  if (options.optLevel == 0)
    return success();
  std::string machine = "{cpu=" + machineOf(module, options) + "},", passes = "pack-weights" + machine + "prepack";
  if (options.usesWinograd())
    passes = "winograd" + machine + passes;
  return runPasses(module, options, passes);
}
static LogicalResult runLower(ModuleOp module, const CompileOptions &options) {
  return runPasses(module, options, "lower-kernels{cpu=" + machineOf(module, options) + "}");
}
static LogicalResult runPlan(ModuleOp module, const CompileOptions &options) {
  bool isPacked = options.weightsMode == WeightsMode::Packed;
  return runPasses(module, options, isPacked ? "plan-buffers,derive-weights" : "plan-buffers");
}
static LogicalResult runLlvm(ModuleOp module, const CompileOptions &options) {
  std::string error;
  const Machine *machine = findMachine(options.targetCpu, &error);
  if (!machine)
    return module.emitError() << "--target-cpu: " << error;
  if (failed(markGivenStates(module, options)))
    return failure();
  StringRef mode = embedsWeights(options.weightsMode)             ? "embed"
                   : options.weightsMode == WeightsMode::External ? "external"
                                                                  : "caller";
  return runPasses(module, options,
                   ("kernels-to-llvm,rt-to-llvm{weights-mode=" + mode + " cpu=" + machine->name +
                    " cpu-features=" + Twine(machine->cpuFeatures) + "}")
                       .str());
}

ArrayRef<Phase> getPhases() {
  static const Phase phases[] = {
      {"import", "the module as elaborated from source or read, gradients expanded", runImport},
      {"graph", "composites and calls inlined, algebra, constants folded, batch norms folded", runGraph},
      {"fusion", "ops grouped into kernels", runFusion},
      {"schedule", "layout, tiles and work chunks decided for each kernel", runSchedule},
      {"prepack", "what depends on parameters alone moved into init", runPrepack},
      {"lower", "kernels as loops over vectors and memory", runLower},
      {"plan", "buffers at offsets in the arena, launches in order", runPlan},
      {"llvm", "the LLVM dialect", runLlvm},
  };
  return phases;
}

/// The index of a phase by name; reports an unknown one with the names there are.
static FailureOr<size_t> indexOf(ModuleOp module, StringRef option, StringRef name) {
  ArrayRef<Phase> phases = getPhases();
  for (auto [index, phase] : llvm::enumerate(phases))
    if (phase.name == name)
      return index;
  auto diagnostic = module.emitError() << option << ": there is no phase '" << name << "'; phases are ";
  llvm::interleaveComma(phases, diagnostic, [&](const Phase &phase) { diagnostic << phase.name; });
  return failure();
}

/// The user's passes that follow a phase.
static LogicalResult runPassesAfter(StringRef phase, ModuleOp module, const CompileOptions &options) {
  for (StringRef text : options.passesAfter) {
    auto [name, passes] = text.split('=');
    if (name != phase)
      continue;
    if (failed(runPasses(module, options, passes)))
      return failure();
    if (failed(verify(module)))
      return module.emitError() << "the module is not valid after '" << passes << "', which --pass-after asked for";
  }
  return success();
}

LogicalResult runPipeline(ModuleOp module, const CompileOptions &options,
                          llvm::function_ref<void(StringRef, ModuleOp)> after) {
  ArrayRef<Phase> phases = getPhases();
  size_t first = 0, last = phases.size() - 1;
  if (!options.startFrom.empty()) {
    auto index = indexOf(module, "--from", options.startFrom);
    if (failed(index))
      return failure();
    first = *index + 1;
  }
  if (!options.stopAfter.empty()) {
    auto index = indexOf(module, "--stop-after", options.stopAfter);
    if (failed(index))
      return failure();
    last = *index;
  }
  if (first > last + 1)
    return module.emitError() << "phase '" << options.stopAfter << "' to stop after comes before '" << options.startFrom
                              << "' to resume from";
  for (size_t i = first; i <= last; ++i) {
    if (failed(phases[i].run(module, options)))
      return failure();
    // A fault here is the compiler's: say where it arose.
    if (failed(verify(module)))
      return module.emitError() << "the module is not valid after phase '" << phases[i].name
                                << "'; this is a fault of dlc";
    if (failed(runPassesAfter(phases[i].name, module, options)))
      return failure();
    if (after)
      after(phases[i].name, module);
  }
  return success();
}

} // namespace dlc
