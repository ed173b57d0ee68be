//===- Layout.cpp - Weights, state and constants of a module --------------===//
#include "passes/buffer/Layout.h"
#include "dialects/dl/Dialect.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

int64_t dlc::buffer::elementBytes(Type elementType) { return (elementType.getIntOrFloatBitWidth() + 7) / 8; }

dl::Dim dlc::buffer::bytesOf(RankedTensorType type) {
  SmallVector<dl::Dim> dims = dl::getDims(type);
  if (llvm::is_contained(dims, dl::Dim()))
    return {};
  dims.push_back(dl::constantDim(elementBytes(type.getElementType()), type.getContext()));
  return dl::product(dims, type.getContext());
}

ModuleLayout::ModuleLayout(ModuleOp module) : module(module) {
  states.end = kStateHeader;
  weights.dense = true;
  struct Declared {
    StringRef name;
    RankedTensorType type;
    Init init;
  };
  auto declared = [&](StringRef attribute) {
    std::vector<Declared> list;
    if (auto rows = module->getAttrOfType<ArrayAttr>(attribute))
      for (auto row : rows.getAsRange<DictionaryAttr>()) {
        auto name = row.getAs<StringAttr>("name"), init = row.getAs<StringAttr>("init");
        auto type = row.getAs<TypeAttr>("type");
        if (name && type && isa<RankedTensorType>(type.getValue()))
          list.push_back({name, cast<RankedTensorType>(type.getValue()), init ? Init(init.getValue()) : Init()});
      }
    return list;
  };
  std::vector<Declared> params = declared("dl.params");
  // Those of a module without its graph. What is wrong with them is said where they are planned.
  module.walk([&](dl::ParamOp param) {
    if (auto type = cast<RankedTensorType>(param.getType()); type.hasStaticShape())
      params.push_back({param.getName(), type, param.getInit()});
  });
  std::map<int64_t, std::vector<Declared>> groups; // of the weights block, see Layout.h
  llvm::StringSet<> seen;
  for (const Declared &param : params) {
    int64_t element = elementBytes(param.type.getElementType());
    bool isWhole = !param.type.hasStaticShape() || param.type.getNumElements() * element % kAlignment == 0;
    if (seen.insert(param.name).second)
      groups[isWhole ? 0 : 16 - element].push_back(param);
  }
  for (const auto &[group, members] : groups)
    for (const Declared &param : members)
      (void)place(weights, "parameter", param.name, param.type, param.init, module.getLoc());
  for (const Declared &state : declared("dl.states"))
    (void)place(states, "state tensor", state.name, state.type, state.init, module.getLoc());
}

FailureOr<int64_t> ModuleLayout::place(Table &table, StringRef what, StringRef name, RankedTensorType type, Init init,
                                       Location loc) {
  auto key = StringAttr::get(module.getContext(), name);
  if (auto it = table.entries.find(key); it != table.entries.end()) {
    Entry &known = it->second;
    if (known.type != type)
      return emitError(loc) << what << " \"" << name << "\" is " << dl::toString(type) << " here and "
                            << dl::toString(known.type) << " elsewhere";
    if (init && known.init && *init != *known.init)
      return emitError(loc) << what << " \"" << name << "\" has the init \"" << *init << "\" here and \"" << *known.init
                            << "\" elsewhere";
    if (init && !known.init)
      known.init = init->str();
    return known.offset;
  }
  if (!type.hasStaticShape())
    return emitError(loc) << what << " \"" << name << "\" is " << dl::toString(type)
                          << ": its size must be known while compiling";
  int64_t element = elementBytes(type.getElementType()), bytes = type.getNumElements() * element;
  int64_t offset = alignUp(table.end, table.dense ? element : kAlignment);
  table.end = offset + bytes;
  table.entries[key] = {type, offset, bytes, init ? std::optional<std::string>(init->str()) : std::nullopt};
  return offset;
}

FailureOr<int64_t> ModuleLayout::weight(StringRef name, RankedTensorType type, Init init, Location loc) {
  return place(weights, "parameter", name, type, init, loc);
}

FailureOr<int64_t> ModuleLayout::state(StringRef name, RankedTensorType type, Init init, Location loc) {
  return place(states, "state tensor", name, type, init, loc);
}

int64_t ModuleLayout::constant(ElementsAttr value) {
  auto [it, isNew] = constants.insert({value, alignUp(constantsEnd)});
  if (isNew)
    constantsEnd = it->second + value.getNumElements() * elementBytes(value.getElementType());
  return it->second;
}

void ModuleLayout::write(int64_t derivedBytes) {
  Builder b(module.getContext());
  auto number = [&](StringRef name, int64_t value) { module->setAttr(name, b.getI64IntegerAttr(value)); };
  auto table = [&](StringRef name, Table &from) {
    SmallVector<Attribute> rows;
    for (auto &[key, entry] : from.entries)
      rows.push_back(
          b.getDictionaryAttr({b.getNamedAttr("name", key), b.getNamedAttr("type", TypeAttr::get(entry.type)),
                               b.getNamedAttr("offset", b.getI64IntegerAttr(entry.offset)),
                               b.getNamedAttr("bytes", b.getI64IntegerAttr(entry.bytes)),
                               b.getNamedAttr("init", b.getStringAttr(entry.init.value_or("zeros")))}));
    module->setAttr(name, b.getArrayAttr(rows));
  };
  table("rt.weights", weights);
  table("rt.states", states);
  SmallVector<Attribute> rows;
  for (auto &[value, offset] : constants)
    rows.push_back(
        b.getDictionaryAttr({b.getNamedAttr("value", value), b.getNamedAttr("offset", b.getI64IntegerAttr(offset))}));
  module->setAttr("rt.constants", b.getArrayAttr(rows));
  number("rt.weights_bytes", weights.end);
  number("rt.constants_bytes", alignUp(constantsEnd));
  int64_t derived = alignUp(states.end);
  number("rt.derived_offset", derived);
  number("rt.state_bytes", derived + alignUp(derivedBytes));
}
