//===- Derive.cpp - Weights in the form their kernels read ----------------===//
//
// What m_init would compute when a program starts, and keep beside the parameters, is computed here instead: by the
// same kernels, so that the same bytes come out.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/Derive.h"
#include "compiler/emit/Generate.h"
#include "compiler/emit/Split.h"
#include "compiler/load/Load.h"
#include "compiler/machine/Machine.h"
#include "passes/buffer/Layout.h"

using namespace mlir;

namespace dlc {

using Memory = std::unique_ptr<llvm::WritableMemoryBuffer>;

/// Not initialised: all of it is written, and it may be large.
static Memory alignedMemory(int64_t bytes) {
  return llvm::WritableMemoryBuffer::getNewUninitMemBuffer(size_t(bytes), "", llvm::Align(buffer::kAlignment));
}

/// Runs the module's `dlc.derive` from the parameters to `to`.
static LogicalResult runDerive(ModuleOp module, const CompileOptions &options, const Target &target,
                               const char *parameters, CodeSource &source, char *to) {
  std::string object, error;
  SmallVector<ObjectBlock> constants;
  for (ObjectBlock &block : blocksOf(module))
    if (block.symbol == "dlc.constants")
      constants.push_back(std::move(block));
  if (failed(generateObject(module, options, target, {buffer::kDeriveSymbol.str()}, constants, source, object)))
    return failure();
  if (!constants.empty()) {
    auto place = findSection(object, constants.front().section);
    if (!place || failed(writeConstants(module, object.data() + place->offset)))
      return failure();
  }
  auto loaded = LoadedObject::load(object, {}, error);
  void *derive = loaded ? loaded->find(buffer::kDeriveSymbol, error) : nullptr;
  if (!derive)
    return module.emitError() << "the code that packs the weights cannot be linked into this process: " << error;
  using Function = dlc_status (*)(const void *, void *, const dlc_host *);
  if (dlc_status status = reinterpret_cast<Function>(derive)(parameters, to, nullptr))
    return module.emitError() << "packing the weights failed with status " << int(status);
  return success();
}

FailureOr<Weights> deriveWeights(ModuleOp module, const CompileOptions &options, const NamedTensors &brought,
                                 CodeSource &source, Memory &memory) {
  auto parts = module->getAttrOfType<ArrayAttr>("rt.derived_parts");
  if (!parts)
    return module.emitError() << "this dump was made for another --weights-mode than packed";
  FailureOr<Weights> parameters = Weights::open(module, options, brought, "rt.source_weights");
  FailureOr<Weights> weights = Weights::open(module, options, brought);
  if (failed(parameters) || failed(weights) || parts.empty() || !parameters->hasValues())
    return weights;
  // The kernels are for the machine that the object is for.
  const Machine *machine = findMachine(options.targetCpu), *host = findMachine("host");
  if (!machine || !host || (machine->cpuFeatures & ~host->cpuFeatures))
    return module.emitError() << "--weights-mode packed runs code for " << options.targetCpu
                              << " while compiling, and this CPU lacks its features; compile on such a CPU, or leave "
                                 "--weights-mode at embed, which packs when the program starts";
  FailureOr<const Target *> target = prepareTarget(module, options);
  if (failed(target))
    return failure();
  memory = alignedMemory(moduleNumber(module, "rt.derive_bytes"));
  {
    Memory block = alignedMemory(parameters->bytes());
    if (!memory || !block)
      return module.emitError() << "there is no memory for the weights and their packed form, "
                                << parameters->bytes() + moduleNumber(module, "rt.derive_bytes") << " bytes";
    if (Status status = parameters->write(block->getBufferStart()); !status.ok())
      return module.emitError() << "the weights: " << status.message;
    if (failed(runDerive(module, options, **target, block->getBufferStart(), source, memory->getBufferStart())))
      return failure();
  }
  for (auto part : parts.getAsRange<DenseI64ArrayAttr>())
    weights->add(uint64_t(part[1]), memory->getBufferStart() + part[0], uint64_t(part[2]));
  return weights;
}

} // namespace dlc
