//===- ModelCache.cpp - Models that were compiled before ------------------===//
#include "compiler/cache/ModelCache.h"
#include "compiler/emit/Emit.h"
#include "compiler/emit/Split.h"
#include "compiler/machine/Machine.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Parser/Parser.h"
#include "passes/buffer/Layout.h"
#include "runtime/base/Safetensors.h"
#include "llvm/Support/Endian.h"

using namespace mlir;

namespace dlc {

/// Module attribute: where the values of an .onnx file's parameters are, which is no part of the code.
static constexpr StringLiteral weightsAttr = "dl.weights";

static std::string bytecodeOf(ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  return failed(writeBytecodeToFile(module, os)) ? std::string() : bytes;
}

/// The tensors of the weight file, without values: state that it gives starts otherwise.
static std::string givenTensors(const CompileOptions &options) {
  Safetensors file;
  std::string text;
  if (!options.weightsFile.empty() && Safetensors::open(options.weightsFile, file).ok())
    for (const auto &[name, tensor] : file.all())
      text += name + " " + tensor.typeString() + "\n";
  return text;
}

std::string modelKey(const Cache &cache, ModuleOp module, const CompileOptions &options) {
  const Machine *machine = findMachine(options.targetCpu);
  bool isText = options.emit == EmitKind::Assembly || options.emit == EmitKind::Llvm;
  // A plugin's passes may do anything; half a pipeline is for who looks at it.
  if (!cache.isOpen() || !machine || isText || options.verifyEach || !options.passPlugins.empty() ||
      !options.passesAfter.empty() || !options.stopAfter.empty() || !options.startFrom.empty())
    return {};
  Attribute weights = module->removeAttr(weightsAttr);
  std::string bytecode = bytecodeOf(module);
  if (weights)
    module->setAttr(weightsAttr, weights);
  if (bytecode.empty())
    return {};
  std::string given;
  module.walk([&](dl::StateOp) {
    given = givenTensors(options);
    return WalkResult::interrupt();
  });
  // All options that change code.
  const int flags[] = {options.optLevel, options.strict,     options.fastMath,        options.channelsLast,
                       options.winograd, options.embedGraph, int(options.weightsMode)};
  std::string text = options.target + "\n" + machine->name.str();
  for (int flag : flags)
    text += "\n" + std::to_string(flag);
  return cache.key({"model", text, given, bytecode});
}

static void put(std::string &bytes, StringRef text) {
  char size[8];
  llvm::support::endian::write64le(size, text.size());
  bytes.append(size, sizeof size).append(text.data(), text.size());
}

/// The text that `put` wrote at the start of `bytes`, which it is dropped from.
static StringRef take(StringRef &bytes) {
  uint64_t size = bytes.size() < 8 ? 0 : llvm::support::endian::read64le(bytes.data());
  StringRef text = bytes.drop_front(std::min<size_t>(bytes.size(), 8)).take_front(size);
  bytes = bytes.drop_front(std::min<size_t>(bytes.size(), 8 + text.size()));
  return text;
}

OwningOpRef<ModuleOp> findModel(const Cache &cache, StringRef key, MLIRContext &context,
                                std::vector<ObjectPart> &kernels) {
  auto entry = cache.find(key);
  if (!entry)
    return nullptr;
  DialectRegistry registry;
  registry.insert<dl::DLDialect, kernel::KernelDialect, rt::RTDialect, LLVM::LLVMDialect>();
  context.appendDialectRegistry(registry);
  StringRef rest = *entry;
  StringRef bytecode = take(rest);
  auto module = parseSourceString<ModuleOp>(bytecode, ParserConfig(&context, /*verifyAfterParse=*/false));
  while (module && !rest.empty()) {
    StringRef name = take(rest);
    kernels.push_back({take(rest).str(), name.str()});
  }
  return module;
}

void storeModel(const Cache &cache, StringRef key, ModuleOp module, ArrayRef<ObjectPart> kernels) {
  std::vector<std::string> kept = exportedSymbols(module);
  kept.push_back(buffer::kDeriveSymbol.str()); // if there is one
  OwningOpRef<ModuleOp> rest = withoutKernels(module, kept);
  (*rest)->removeAttr(weightsAttr);
  std::string entry;
  put(entry, bytecodeOf(*rest));
  for (const ObjectPart &kernel : kernels) {
    put(entry, kernel.name);
    put(entry, kernel.bytes);
  }
  cache.store(key, entry);
}

} // namespace dlc
