//===- States.cpp - What state tensors start as ---------------------------===//
#include "compiler/emit/States.h"
#include "dialects/dl/Dialect.h"
#include "runtime/base/Init.h"
#include "runtime/base/Safetensors.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace dlc {

LogicalResult checkInits(ModuleOp module) {
  bool good = true;
  llvm::StringMap<std::pair<Operation *, StringRef>> params, states;
  auto check = [&](Operation *op, StringRef name, StringRef text,
                   llvm::StringMap<std::pair<Operation *, StringRef>> &known) {
    Init init;
    if (!readInit(text, init)) {
      good = false;
      op->emitOpError() << "has the init \"" << text << "\" for \"" << name << "\", which is none of " << initForms
                        << ", and not empty for what a weight file gives";
      return;
    }
    auto [it, isNew] = known.try_emplace(name, op, text);
    if (isNew || it->second.second == text)
      return;
    good = false;
    auto diagnostic = op->emitOpError() << "has the init \"" << text << "\" for \"" << name
                                        << "\", which has the init \"" << it->second.second << "\" elsewhere";
    diagnostic.attachNote(it->second.first->getLoc()) << "it is here";
  };
  module.walk([&](Operation *op) {
    if (auto param = dyn_cast<dl::ParamOp>(op))
      check(op, param.getName(), param.getInit(), params);
    else if (auto state = dyn_cast<dl::StateOp>(op); state && !op->hasAttr("derived"))
      check(op, state.getName(), state.getInit(), states);
  });
  return success(good);
}

LogicalResult checkGivenParameters(ModuleOp module, const CompileOptions &options) {
  Safetensors file;
  // What cannot be read is told by who reads the values.
  if (options.weightsFile.empty() || !Safetensors::open(options.weightsFile, file).ok())
    return success();
  llvm::StringSet<> seen;
  std::string missing;
  module.walk([&](dl::StateOp op) {
    if (op.getIsParameter() && seen.insert(op.getName()).second && !file.find(op.getName().str()))
      missing += "\n  \"" + op.getName().str() + "\", " + dl::toString(op.getType()) + ", is not there";
  });
  if (missing.empty())
    return success();
  return module.emitError() << "parameters that are trained cannot be taken from " << options.weightsFile << ":"
                            << missing;
}

namespace {
/// A row of rt.states, with its value in the weight file if that has one.
struct StateRow {
  DictionaryAttr row;
  std::string name;
  RankedTensorType type;
  DType dtype;
  Shape shape;
  const Tensor *found;
};
} // namespace

/// Opens the weight file, if there is one, and reads the table beside it.
static LogicalResult readStates(ModuleOp module, const CompileOptions &options, Safetensors &file,
                                SmallVectorImpl<StateRow> &rows) {
  auto table = module->getAttrOfType<ArrayAttr>("rt.states");
  if (!table || table.empty())
    return success();
  if (!options.weightsFile.empty())
    if (Status status = Safetensors::open(options.weightsFile, file); !status.ok())
      return module.emitError() << "--weights: " << status.message;
  for (auto row : table.getAsRange<DictionaryAttr>()) {
    StateRow state{row,
                   row.getAs<StringAttr>("name").str(),
                   cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue()),
                   DLC_F32,
                   {},
                   nullptr};
    if (!parseDType(dl::elementName(state.type.getElementType()), state.dtype))
      return module.emitError() << "state tensor \"" << state.name << "\" is of type " << dl::toString(state.type)
                                << ", which files do not hold";
    state.shape = Shape::of(state.type.getShape().vec());
    state.found = file.find(state.name);
    rows.push_back(std::move(state));
  }
  return success();
}

LogicalResult markGivenStates(ModuleOp module, const CompileOptions &options) {
  Safetensors file;
  SmallVector<StateRow> states;
  if (failed(readStates(module, options, file, states)))
    return failure();
  Builder b(module.getContext());
  SmallVector<Attribute> rows;
  std::string wrong;
  for (const StateRow &state : states) {
    NamedAttrList fields(state.row);
    if (state.found) {
      fields.set("given", b.getUnitAttr());
      if (state.found->dtype != state.dtype || state.found->shape != state.shape)
        wrong += "\n  \"" + state.name + "\" is " + dl::toString(state.type) + " in the model and " +
                 state.found->typeString() + " in the file";
    }
    rows.push_back(fields.getDictionary(module.getContext()));
  }
  if (!wrong.empty())
    return module.emitError() << "state tensors cannot be taken from " << options.weightsFile << ":" << wrong;
  if (!rows.empty())
    module->setAttr("rt.states", b.getArrayAttr(rows));
  return success();
}

LogicalResult writeStateImage(ModuleOp module, const CompileOptions &options, char *section) {
  Safetensors file;
  SmallVector<StateRow> states;
  if (failed(readStates(module, options, file, states)))
    return failure();
  for (const StateRow &state : states) {
    auto image = state.row.getAs<IntegerAttr>("image");
    if (bool(state.found) != bool(state.row.get("given")))
      return module.emitError() << "state tensor \"" << state.name << "\" has " << (state.found ? "a" : "no")
                                << " value in the weight file, and this module was made with a file that has "
                                << (state.found ? "none" : "one") << "; resume from a phase before 'llvm'";
    if (!image)
      continue;
    Tensor to = viewOf(state.dtype, state.shape, section + image.getInt());
    if (state.found)
      copyElements(*state.found, to.bytes);
    else if (Status status =
                 fillInit(state.row.getAs<StringAttr>("init").str(), state.name, options.randomWeights.value_or(0), to);
             !status.ok())
      return module.emitError() << "state tensor \"" << state.name << "\": " << status.message;
  }
  return success();
}

} // namespace dlc
