//===- Emit.cpp - The files of a compiled model ---------------------------===//
//
// Weights, constants and the graph never pass through LLVM: the code holds sections of zeros, which are filled in the
// finished object file, or in the finished text.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/Emit.h"
#include "compiler/emit/Derive.h"
#include "compiler/emit/Elements.h"
#include "compiler/emit/Generate.h"
#include "compiler/emit/GraphWriter.h"
#include "compiler/emit/Link.h"
#include "compiler/emit/Split.h"
#include "compiler/emit/States.h"
#include "compiler/emit/StringStream.h"
#include "compiler/machine/Machine.h"
#include "dialects/dl/Dialect.h"
#include "dlc/abi.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "runtime/base/MappedFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace mlir;

namespace dlc {

int64_t moduleNumber(ModuleOp module, StringRef attribute) {
  auto attr = module->getAttrOfType<IntegerAttr>(attribute);
  return attr ? attr.getInt() : 0;
}

std::string modelName(ModuleOp module) {
  auto name = module->getAttrOfType<StringAttr>("dl.name");
  return name && !name.getValue().empty() ? name.str() : "model";
}

std::string machineNames(ModuleOp module, const CompileOptions &options) {
  std::string names;
  if (auto levels = module->getAttrOfType<ArrayAttr>("rt.levels")) {
    for (auto level : levels.getAsRange<DictionaryAttr>())
      names += (names.empty() ? "" : ",") + level.getAs<StringAttr>("machine").str();
    return names;
  }
  const Machine *machine = findMachine(options.targetCpu);
  return machine ? machine->name.str() : options.targetCpu;
}

LogicalResult attachGraph(ModuleOp module) {
  FailureOr<std::string> graph = writeGraph(module);
  if (failed(graph))
    return failure();
  Builder b(module.getContext());
  auto type = RankedTensorType::get({int64_t(graph->size())}, b.getI8Type());
  module->setAttr("dl.graph", DenseResourceElementsAttr::get(type, "dl_graph",
                                                             HeapAsmResourceBlob::allocateAndCopyWithAlign(*graph, 8)));
  SmallVector<Attribute> params, states;
  llvm::DenseSet<std::pair<Attribute, unsigned>> seen;
  auto row = [&](StringAttr name, Type type, StringAttr init) {
    return b.getDictionaryAttr(
        {b.getNamedAttr("name", name), b.getNamedAttr("type", TypeAttr::get(type)), b.getNamedAttr("init", init)});
  };
  module.walk([&](Operation *op) {
    if (auto param = dyn_cast<dl::ParamOp>(op)) {
      if (seen.insert({param.getNameAttr(), 0u}).second)
        params.push_back(row(param.getNameAttr(), param.getR().getType(), param.getInitAttr()));
    } else if (auto state = dyn_cast<dl::StateOp>(op)) {
      if (seen.insert({state.getNameAttr(), 1u}).second)
        states.push_back(row(state.getNameAttr(), state.getR().getType(), state.getInitAttr()));
    }
  });
  module->setAttr("dl.params", b.getArrayAttr(params));
  module->setAttr("dl.states", b.getArrayAttr(states));
  return success();
}

std::vector<EmittedEntry> emittedEntries(ModuleOp module) {
  std::vector<EmittedEntry> entries;
  auto table = module->getAttrOfType<ArrayAttr>("rt.entries");
  if (!table)
    return entries;
  for (auto row : table.getAsRange<DictionaryAttr>()) {
    EmittedEntry entry;
    entry.name = row.getAs<StringAttr>("name").str();
    llvm::StringMap<int64_t> tops;
    if (auto dims = row.getAs<DictionaryAttr>("dims"))
      for (NamedAttribute dim : dims) {
        auto range = cast<DenseI64ArrayAttr>(dim.getValue());
        entry.dims.push_back({dim.getName().str(), range[0], range[1]});
        tops[dim.getName()] = range[1];
      }
    auto tensors = [&](StringRef name, std::vector<EmittedTensor> &to) {
      for (auto tensor : row.getAs<ArrayAttr>(name).getAsRange<DictionaryAttr>()) {
        auto type = cast<RankedTensorType>(tensor.getAs<TypeAttr>("type").getValue());
        int64_t bytes = int64_t((type.getElementTypeBitWidth() + 7) / 8);
        for (dl::Dim dim : dl::getDims(type))
          bytes *= dl::evaluate(dim, [&](StringRef n) -> std::optional<int64_t> { return tops.lookup(n); }).value_or(0);
        to.push_back({tensor.getAs<StringAttr>("name").str(), type, bytes});
      }
    };
    tensors("inputs", entry.inputs);
    tensors("outputs", entry.outputs);
    auto number = [&](StringRef name) {
      auto attr = row.getAs<IntegerAttr>(name);
      return attr ? attr.getInt() : 0;
    };
    entry.arenaTop = number("arena_top");
    entry.maxLive = number("max_live");
    entry.unshared = number("unshared");
    entry.launches = number("launches");
    auto arena = row.getAs<dl::DimsAttr>("arena_bytes");
    bool byDims = bool(row.get("arena_by_dims"));
    entry.arenaIsConstant = !byDims && arena && dl::constantValue(arena.getExprs()[0]);
    if (arena && !byDims)
      entry.arenaBytes = dl::toString(arena.getExprs()[0]);
    // A module that did not come from the plan has no other figure.
    if (entry.arenaIsConstant)
      entry.arenaTop = *dl::constantValue(arena.getExprs()[0]);
    entries.push_back(std::move(entry));
  }
  return entries;
}

std::vector<std::string> externSymbols(ModuleOp module) {
  std::vector<std::string> names;
  if (auto externs = module->getAttrOfType<ArrayAttr>("dl.externs"))
    for (auto declaration : externs.getAsRange<DictionaryAttr>())
      names.push_back(declaration.getAs<StringAttr>("name").str());
  return names;
}

std::vector<std::string> exportedSymbols(ModuleOp module) {
  std::string name = modelName(module);
  std::vector<std::string> symbols{name + "_query", name + "_init"};
  for (const EmittedEntry &entry : emittedEntries(module)) {
    symbols.push_back(name + "_" + entry.name);
    if (!entry.dims.empty())
      symbols.push_back(name + "_" + entry.name + "_arena_bytes");
  }
  if (module->hasAttr("rt.weights_in_file"))
    symbols.push_back(name + "_find_weights");
  return symbols;
}

/// The descriptor's checksum was not known to the phase that wrote it.
static void setChecksum(ModuleOp module, uint64_t checksum) {
  module.walk([&](LLVM::ConstantOp op) {
    if (op->hasAttr("rt.weights_checksum"))
      op.setValueAttr(IntegerAttr::get(IntegerType::get(module.getContext(), 64), APInt(64, checksum)));
  });
}

static bool embeds(const CompileOptions &options, const Weights &weights) {
  return embedsWeights(options.weightsMode) && weights.bytes() > 0;
}

FailureOr<const Target *> prepareTarget(ModuleOp module, const CompileOptions &options) {
  std::string problem;
  const Target *target = findTarget(options.target, &problem);
  if (!target)
    return module.emitError() << "--target: " << problem;
  target->prepare(*module.getContext());
  return target;
}

/// The target, once the module is as it must be before code is made of it.
static FailureOr<const Target *> prepare(ModuleOp module, const CompileOptions &options, const Weights &weights) {
  FailureOr<const Target *> target = prepareTarget(module, options);
  if (failed(target))
    return failure();
  if (embeds(options, weights) && !weights.hasValues())
    return module.emitError() << "the model has parameters and no values for them; give --weights FILE or "
                                 "--random-weights SEED, or leave them "
                                 "to the program with --weights-mode caller";
  setChecksum(module, options.weightsMode == WeightsMode::Caller ? 0 : weights.checksum());
  return target;
}

/// Writes every block of data that the code has room for; `room` gives the memory of a block of that symbol, section
/// and size, or null after saying why not.
static LogicalResult fillBlocks(ModuleOp module, const CompileOptions &options, Weights &weights,
                                llvm::function_ref<char *(StringRef symbol, StringRef section, int64_t bytes)> room) {
  if (embeds(options, weights)) {
    char *to = room("dlc.weights", ".dlc.weights", weights.bytes());
    if (!to)
      return failure();
    if (Status status = weights.write(to); !status.ok())
      return module.emitError() << "the weights: " << status.message;
  }
  if (int64_t size = moduleNumber(module, "rt.constants_bytes")) {
    char *to = room("dlc.constants", ".dlc.const", size);
    if (!to || failed(writeConstants(module, to)))
      return failure();
  }
  if (int64_t size = moduleNumber(module, "rt.state_image_bytes")) {
    char *to = room("dlc.state", ".dlc.state", size);
    if (!to || failed(writeStateImage(module, options, to)))
      return failure();
  }
  if (auto graph = module->getAttrOfType<ElementsAttr>("dl.graph")) {
    char *to = room("dlc.graph", ".dlc.graph", graph.getNumElements());
    Tensor value;
    if (!to)
      return failure();
    if (Status status = toTensor(graph, value); !status.ok())
      return module.emitError() << "dl.graph: " << status.message;
    std::memcpy(to, value.bytes, value.byteCount());
  }
  return success();
}

LogicalResult emitObject(ModuleOp module, const CompileOptions &options, Weights &weights, CodeSource &source,
                         std::string &object) {
  FailureOr<const Target *> target = prepare(module, options, weights);
  if (failed(target))
    return failure();
  object.clear();
  // One allocation, as growing would hold large weights twice; what is not used of it costs nothing.
  constexpr size_t roomForCode = size_t(64) << 20;
  const size_t data = size_t((embeds(options, weights) ? weights.bytes() : 0) +
                             moduleNumber(module, "rt.constants_bytes") + moduleNumber(module, "rt.state_image_bytes"));
  object.reserve(data + roomForCode);
  expectWrites(object.data(), data);
  if (failed(generateObject(module, options, **target, exportedSymbols(module), blocksOf(module), source, object)))
    return failure();
  StringRef bytes(object);
  if (failed(checkUndefinedSymbols(bytes, externSymbols(module), module.getLoc())))
    return failure();

  LogicalResult filled =
      fillBlocks(module, options, weights, [&](StringRef, StringRef section, int64_t size) -> char * {
        auto place = findSection(bytes, section);
        if (place && int64_t(place->size) >= size && place->offset + place->size <= object.size())
          return object.data() + place->offset;
        module.emitError() << "the object has no room of " << size << " bytes in its section " << section
                           << "; this is a fault of dlc";
        return nullptr;
      });
  if (failed(filled) || !embeds(options, weights))
    return filled;
  // No code reads the checksum of weights that are in the object, so it can be written into the descriptor now.
  auto desc = findSymbol(bytes, "dlc.desc");
  uint64_t sum = weights.checksum();
  if (!desc || desc->size < sizeof(dlc_model_desc))
    return module.emitError() << "the object has no descriptor; this is a fault of dlc";
  std::memcpy(object.data() + desc->offset + offsetof(dlc_model_desc, weights_checksum), &sum, sizeof sum);
  return success();
}

/// The directives of an assembler that define these bytes.
static std::string assemblyData(StringRef bytes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (; bytes.size() >= 8; bytes = bytes.drop_front(8))
    os << "\t.quad\t" << llvm::format_hex(llvm::support::endian::read64le(bytes.data()), 18) << "\n";
  for (char byte : bytes)
    os << "\t.byte\t" << int(static_cast<unsigned char>(byte)) << "\n";
  return text;
}

/// The bytes as a constant of LLVM IR.
static std::string llvmData(StringRef bytes) {
  std::string text = "c\"";
  text.reserve(3 * bytes.size() + 3);
  for (unsigned char byte : bytes) {
    text += '\\';
    text += llvm::hexdigit(byte >> 4);
    text += llvm::hexdigit(byte & 15);
  }
  return text + "\"";
}

/// Assembly or LLVM IR that computes what the object does: where the code holds zeros for data, the text gets the data.
static LogicalResult emitText(ModuleOp module, const CompileOptions &options, Weights &weights, bool assembly,
                              std::string &text) {
  // The descriptor's checksum stands in the text before the weights do.
  if (embeds(options, weights) && weights.hasValues()) {
    std::string block(size_t(weights.bytes()), '\0');
    if (Status status = weights.write(block.data()); !status.ok())
      return module.emitError() << "the weights: " << status.message;
  }
  FailureOr<const Target *> target = prepare(module, options, weights);
  if (failed(target))
    return failure();
  {
    StringStream os(text);
    if (failed((*target)->generate(module, options, exportedSymbols(module),
                                   assembly ? TargetFile::Assembly : TargetFile::Llvm, Cache(), os)))
      return failure();
  }
  std::vector<std::pair<std::string, std::string>> blocks;
  blocks.reserve(4); // what `room` gave must stay where it is
  if (failed(fillBlocks(module, options, weights, [&](StringRef symbol, StringRef, int64_t size) {
        blocks.emplace_back(symbol.str(), std::string(size_t(size), '\0'));
        return blocks.back().second.data();
      })))
    return failure();
  for (const auto &[symbol, bytes] : blocks) {
    std::string zeros = assembly ? "\t.zero\t" + std::to_string(bytes.size()) + "\n" : "zeroinitializer";
    std::string start = assembly ? "\n" + symbol + ":\n" : "\n@" + symbol + " = ";
    size_t line = text.find(start), at = line == std::string::npos ? line : text.find(zeros, line);
    // The zeros of another symbol are further than the same, or the next, line.
    if (at == std::string::npos || (assembly ? at != line + start.size() : text.find('\n', line + 1) < at))
      return module.emitError() << "the text has no room of " << bytes.size() << " bytes for " << symbol
                                << "; this is a fault of dlc";
    text.replace(at, zeros.size(), assembly ? assemblyData(bytes) : llvmData(bytes));
  }
  return success();
}

LogicalResult emitModel(ModuleOp module, const CompileOptions &options, const NamedTensors &brought, CodeSource &source,
                        std::vector<OutputFile> &files) {
  std::string name = modelName(module);
  std::unique_ptr<llvm::WritableMemoryBuffer> derived;
  auto weights = options.weightsMode == WeightsMode::Packed ? deriveWeights(module, options, brought, source, derived)
                                                            : Weights::open(module, options, brought);
  if (failed(weights))
    return failure();
  bool assembly = options.emit == EmitKind::Assembly, isText = assembly || options.emit == EmitKind::Llvm;
  std::string object, text, weightFile;
  if (options.weightsMode == WeightsMode::External && weights->hasValues() && weights->bytes()) {
    weightFile = weights->fileHeader();
    size_t start = weightFile.size();
    weightFile.resize(start + size_t(weights->bytes()));
    if (Status status = weights->write(weightFile.data() + start); !status.ok())
      return module.emitError() << "the weights: " << status.message;
  }
  if (failed(isText ? emitText(module, options, *weights, assembly, text)
                    : emitObject(module, options, *weights, source, object)))
    return failure();
  std::string header = writeHeader(module, options), manifest = writeManifest(module, options, *weights, object);
  switch (options.emit) {
  case EmitKind::Library:
    if (failed(makeLibraries(name, object, exportedSymbols(module), externSymbols(module), options.linkFiles,
                             module.getLoc(), files)))
      return failure();
    break;
  case EmitKind::Executable:
    if (failed(makeExecutable(name, object, header, options.linkFiles, module.getLoc(), files)))
      return failure();
    break;
  case EmitKind::Assembly:
    files.push_back({name + ".s", std::move(text), false});
    break;
  case EmitKind::Llvm:
    files.push_back({name + ".ll", std::move(text), false});
    break;
  case EmitKind::Object:
    files.push_back({name + ".o", std::move(object), false});
    break;
  }
  files.push_back({name + ".h", header, false});
  files.push_back({name + ".json", manifest, false});
  if (!weightFile.empty())
    files.push_back({name + ".safetensors", std::move(weightFile), false});
  return success();
}

} // namespace dlc
