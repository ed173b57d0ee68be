//===- Descriptor.cpp - The constant data that describes a model ----------===//
#include "passes/buffer/Descriptor.h"
#include "compiler/emit/GraphWriter.h"
#include "dialects/dl/Dialect.h"
#include "dlc/abi.h"
#include "passes/buffer/Layout.h"
#include "runtime/base/Checksum.h"
#include "runtime/base/Init.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

static int64_t numberOf(ModuleOp module, StringRef name) {
  auto attr = module->getAttrOfType<IntegerAttr>(name);
  return attr ? attr.getInt() : 0;
}

static SmallVector<DictionaryAttr> rowsOf(ModuleOp module, StringRef name) {
  auto list = module->getAttrOfType<ArrayAttr>(name);
  return list ? SmallVector<DictionaryAttr>(list.getAsRange<DictionaryAttr>()) : SmallVector<DictionaryAttr>();
}

ModelInfo::ModelInfo(ModuleOp module, StringRef weightsMode, StringRef cpu, uint64_t cpuFeatures)
    : embedded(weightsMode == "embed"), inFile(weightsMode == "external" && !rowsOf(module, "rt.weights").empty()),
      cpu(cpu), cpuFeatures(cpuFeatures), weightsBytes(numberOf(module, "rt.weights_bytes")),
      constantsBytes(numberOf(module, "rt.constants_bytes")), stateBytes(numberOf(module, "rt.state_bytes")),
      derivedOffset(numberOf(module, "rt.derived_offset")), imageBytes(numberOf(module, "rt.state_image_bytes")),
      graphBytes(0) {
  auto nameAttr = module->getAttrOfType<StringAttr>("dl.name");
  name = nameAttr && !nameAttr.getValue().empty() ? nameAttr.getValue().str() : std::string("model");
  auto titleAttr = module->getAttrOfType<StringAttr>("rt.title");
  title = titleAttr ? titleAttr.getValue().str() : name;
  if (auto graph = module->getAttrOfType<ElementsAttr>("dl.graph"))
    graphBytes = graph.getNumElements();
  for (auto entry : module.getOps<rt::FuncOp>())
    if (entry.getName() != "init")
      entryNames.push_back(entry.getName().str());
  for (DictionaryAttr row : rowsOf(module, "rt.levels")) {
    this->cpu = (levels.empty() ? "" : this->cpu + ",") + row.getAs<StringAttr>("machine").str();
    levels.push_back({row.getAs<StringAttr>("name").str(), uint64_t(row.getAs<IntegerAttr>("features").getInt())});
  }
  // Only an object for the plainest CPU that keeps nothing between calls does without the state block: it could not
  // tell that the CPU was never checked.
  derivedOffset = std::max(derivedOffset, kStateHeader);
  stateBytes = std::max(stateBytes, derivedOffset);
  bool usesWeights = !rowsOf(module, "rt.weights").empty() && !embedded;
  if (levels.empty() && stateBytes == kStateHeader && !usesWeights && cpuFeatures == 0 &&
      (cpu.empty() || cpu == "x86-64"))
    stateBytes = 0;
  std::string text = name + "|" + this->cpu + "|" + std::to_string(cpuFeatures) + "|" + std::to_string(stateBytes);
  llvm::raw_string_ostream os(text);
  for (StringRef attr : {"rt.weights", "rt.states"})
    if (Attribute table = module->getAttr(attr))
      os << "|" << table;
  for (auto entry : module.getOps<rt::FuncOp>())
    os << "|" << entry.getName() << entry.getFunctionType();
  fingerprint = fnv1a64(text.data(), text.size()) | 1;
}

/// The bits of one element where all elements of a state tensor start as the same value.
static std::optional<uint64_t> patternOf(DictionaryAttr row) {
  auto type = cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue());
  std::string text = row.getAs<StringAttr>("init").str();
  Init init;
  Tensor element;
  if (row.get("given") || !readInit(text, init) || init.kind != Init::Constant ||
      !allocate(DType(dtypeOf(type.getElementType())), Shape(), element).ok() || !fillInit(text, "", 0, element).ok())
    return std::nullopt;
  uint64_t bits = 0;
  std::memcpy(&bits, element.bytes, element.byteCount());
  return bits;
}

void dlc::buffer::placeStateImage(ModuleOp module) {
  Builder b(module.getContext());
  int64_t end = 0;
  SmallVector<Attribute> rows;
  for (DictionaryAttr row : rowsOf(module, "rt.states")) {
    NamedAttrList fields(row);
    if (!patternOf(row)) {
      fields.set("image", b.getI64IntegerAttr(alignUp(end)));
      end = alignUp(end) + row.getAs<IntegerAttr>("bytes").getInt();
    }
    rows.push_back(fields.getDictionary(module.getContext()));
  }
  if (!end)
    return;
  module->setAttr("rt.states", b.getArrayAttr(rows));
  module->setAttr("rt.state_image_bytes", b.getI64IntegerAttr(end));
}

int64_t ModelInfo::entryOffset(StringRef entry) const {
  auto it = llvm::find(entryNames, entry);
  return int64_t(it - entryNames.begin()) * int64_t(sizeof(dlc_entry_desc));
}

std::string dlc::buffer::tensorName(rt::FuncOp entry, unsigned index) {
  if (auto name = entry.getArgAttrOfType<StringAttr>(index, "dl.name"))
    return name.getValue().str();
  unsigned inputs = unsigned(entry.getNumInputs());
  return index < inputs ? "in_" + std::to_string(index) : "out_" + std::to_string(index - inputs);
}

namespace {
struct DescriptorWriter {
  LLVMWriter &w;
  const ModelInfo &model;

  Value tensor(StringRef name, RankedTensorType type, StringRef table) {
    SmallVector<dl::Dim> dims = dl::getDims(type);
    Value rows = w.table((table + ".dims").str(), int64_t(dims.size()), [&](int64_t i) {
      auto value = dl::constantValue(dims[i]);
      return w.pack({w.number(w.i64, value.value_or(0)), value ? w.null() : w.string(toPostfix(dims[i]))});
    });
    return w.pack(
        {w.string(name), w.number(w.i32, dtypeOf(type.getElementType())), w.number(w.i32, int64_t(dims.size())), rows});
  }

  Value tensors(rt::FuncOp entry, unsigned first, unsigned count, StringRef kind) {
    std::string name = (entry.getName() + "." + kind).str();
    return w.table(name, count, [&](int64_t i) {
      unsigned index = first + unsigned(i);
      return tensor(tensorName(entry, index), cast<rt::BufferType>(entry.getArgumentTypes()[index]).getTensor(),
                    name + std::to_string(i));
    });
  }

  Value dims(rt::FuncOp entry, DictionaryAttr ranges) {
    return w.table((entry.getName() + ".dims").str(), ranges ? int64_t(ranges.size()) : 0, [&](int64_t i) {
      NamedAttribute dim = ranges.getValue()[size_t(i)];
      auto range = cast<DenseI64ArrayAttr>(dim.getValue());
      return w.pack({w.string(dim.getName()), w.number(w.i64, range[0]), w.number(w.i64, range[1])});
    });
  }

  Value entry(rt::FuncOp entry) {
    auto ranges = entry->getAttrOfType<DictionaryAttr>("dl.dims");
    unsigned inputs = unsigned(entry.getNumInputs()), all = unsigned(entry.getArgumentTypes().size());
    std::string name = entry.getName().str();
    return w.pack({w.string(name), w.number(w.i32, ranges ? int64_t(ranges.size()) : 0), w.number(w.i32, inputs),
                   w.number(w.i32, all - inputs), w.number(w.i32, 0), dims(entry, ranges),
                   tensors(entry, 0, inputs, "inputs"), tensors(entry, inputs, all - inputs, "outputs"),
                   w.address(name + ".arena_bytes"), w.address(name + ".call")});
  }

  Value weights(StringRef attr, StringRef name) {
    SmallVector<DictionaryAttr> rows = rowsOf(w.module, attr);
    return w.table(name, int64_t(rows.size()), [&](int64_t i) {
      DictionaryAttr row = rows[size_t(i)];
      Value desc = tensor(row.getAs<StringAttr>("name"), cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue()),
                          (name + std::to_string(i)).str());
      return w.pack({desc, w.number(w.i64, row.getAs<IntegerAttr>("offset").getInt()),
                     w.number(w.i64, row.getAs<IntegerAttr>("bytes").getInt())});
    });
  }

  /// The C functions that the program links, for the interpreter.
  Value externs() {
    SmallVector<DictionaryAttr> rows = rowsOf(w.module, "dl.externs");
    return w.table("dlc.externs", int64_t(rows.size()), [&](int64_t i) {
      StringRef name = rows[size_t(i)].getAs<StringAttr>("name").getValue();
      // The interpreter calls it also where compiled code found that it need not, or stands in other objects.
      w.declare(name, LLVM::LLVMFunctionType::get(w.i32, {w.ptr}, /*isVarArg=*/true));
      return w.pack({w.string(name), w.address(name)});
    });
  }

  /// State tensors that do not start as zeros.
  Value fills(int64_t &count) {
    SmallVector<DictionaryAttr> filled;
    for (DictionaryAttr row : rowsOf(w.module, "rt.states"))
      if (row.get("image") || patternOf(row).value_or(0))
        filled.push_back(row);
    count = int64_t(filled.size());
    return w.table("dlc.fills", count, [&](int64_t i) {
      DictionaryAttr row = filled[size_t(i)];
      auto number = [&](StringRef name) { return row.getAs<IntegerAttr>(name).getInt(); };
      auto type = cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue());
      bool copied = bool(row.get("image"));
      return w.pack({w.number(w.i64, number("offset")), w.number(w.i64, number("bytes")),
                     w.number(w.i64, copied ? 0 : elementBytes(type.getElementType())),
                     w.number(w.i64, copied ? number("image") : int64_t(*patternOf(row)))});
    });
  }
};
} // namespace

void dlc::buffer::writeDescriptor(LLVMWriter &w, const ModelInfo &model, ArrayRef<rt::FuncOp> entries) {
  DescriptorWriter d{w, model};
  SmallVector<rt::FuncOp> exported;
  for (rt::FuncOp entry : entries)
    if (entry.getName() != "init")
      exported.push_back(entry);
  w.setInsertionPointToEnd(w.module.getBody());
  w.loc = w.module.getLoc();
  if (model.embedded && model.weightsBytes)
    w.block("dlc.weights", ".dlc.weights", model.weightsBytes);
  if (model.constantsBytes)
    w.block("dlc.constants", ".dlc.const", model.constantsBytes);
  if (model.imageBytes)
    w.block("dlc.state", ".dlc.state", model.imageBytes);
  if (model.graphBytes)
    w.block("dlc.graph", ".dlc.graph", model.graphBytes);
  bool hasWeights = model.weightsBytes || !rowsOf(w.module, "rt.weights").empty();
  uint32_t flags = !hasWeights ? DLC_WEIGHTS_NONE : model.embedded ? DLC_WEIGHTS_EMBEDDED : DLC_WEIGHTS_EXTERNAL;

  auto descGlobal = w.constant("dlc.desc", w.ptr, [&] {
    Value entryTable =
        w.table("dlc.entries", int64_t(exported.size()), [&](int64_t i) { return d.entry(exported[size_t(i)]); });
    // The emitter knows the checksum once it has read the weights.
    Value checksum = w.number(w.i64, 0);
    checksum.getDefiningOp()->setAttr("rt.weights_checksum", w.getUnitAttr());
    SmallVector<Value> fields{w.number(w.i32, DLC_ABI_VERSION),
                              w.number(w.i32, flags),
                              w.string(model.title),
                              w.string("dlc " DLC_VERSION),
                              w.string(model.cpu),
                              w.number(w.i64, int64_t(model.cpuFeatures)),
                              w.number(w.i64, model.stateBytes),
                              w.number(w.i64, model.weightsBytes),
                              checksum,
                              hasWeights && model.embedded ? w.address("dlc.weights") : w.null(),
                              w.number(w.i32, int64_t(exported.size())),
                              w.number(w.i32, int64_t(rowsOf(w.module, "rt.weights").size())),
                              w.number(w.i32, int64_t(rowsOf(w.module, "rt.states").size())),
                              w.number(w.i32, int64_t(rowsOf(w.module, "dl.externs").size())),
                              entryTable,
                              d.weights("rt.weights", "dlc.weight_table"),
                              d.weights("rt.states", "dlc.state_table"),
                              model.graphBytes ? w.address("dlc.graph") : w.null(),
                              w.number(w.i64, model.graphBytes),
                              w.address(model.name + "_init"),
                              d.externs()};
    return w.pack(fields);
  });
  descGlobal.setGlobalType(descGlobal.getInitializerRegion().front().getTerminator()->getOperand(0).getType());

  auto modelGlobal = w.constant("dlc.model", w.ptr, [&] {
    int64_t count = 0;
    Value fills = d.fills(count);
    return w.pack({w.address("dlc.desc"), w.number(w.i64, int64_t(model.fingerprint)),
                   w.number(w.i64, model.derivedOffset), w.number(w.i64, count), fills,
                   model.imageBytes ? w.address("dlc.state") : w.null()});
  });
  modelGlobal.setGlobalType(modelGlobal.getInitializerRegion().front().getTerminator()->getOperand(0).getType());

  auto query = w.function(model.name + "_query", w.ptr, {w.i32}, /*exported=*/true);
  Value same =
      LLVM::ICmpOp::create(w, w.loc, LLVM::ICmpPredicate::eq, query.getArgument(0), w.number(w.i32, DLC_ABI_VERSION));
  Value result = LLVM::SelectOp::create(w, w.loc, same, w.address("dlc.desc"), w.null());
  LLVM::ReturnOp::create(w, w.loc, result);
}

void dlc::buffer::writeFindWeights(LLVMWriter &w, const ModelInfo &model) {
  auto function = w.function(model.name + "_find_weights", w.i32, {w.ptr, w.i64, w.ptr, w.ptr}, /*exported=*/true);
  SmallVector<Value> arguments{w.address("dlc.model")};
  arguments.append(function.getArguments().begin(), function.getArguments().end());
  LLVM::ReturnOp::create(w, w.loc, w.call("dlc_rt_find_weights", w.i32, arguments));
}

void dlc::buffer::writeEmptyInit(LLVMWriter &w, const ModelInfo &model) {
  auto function = w.function(model.name + "_init", w.i32, {w.ptr, w.ptr, w.ptr}, /*exported=*/true);
  Value status =
      w.call("dlc_rt_begin_init", w.i32,
             {w.address("dlc.model"), function.getArgument(0), function.getArgument(1), function.getArgument(2)});
  w.returnUnlessOk(status);
  w.call("dlc_rt_end_init", w.none, {w.address("dlc.model"), function.getArgument(0)});
  LLVM::ReturnOp::create(w, w.loc, w.number(w.i32, 0));
}
