//===- Layout.cpp - Weights, state and constants of a module --------------===//
#include "passes/buffer/Layout.h"
#include "dialects/dl/Dialect.h"

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
  auto preset = [&](StringRef attribute, bool isState) {
    auto list = module->getAttrOfType<ArrayAttr>(attribute);
    if (!list)
      return;
    for (auto entry : list.getAsRange<DictionaryAttr>()) {
      auto name = entry.getAs<StringAttr>("name"), init = entry.getAs<StringAttr>("init");
      auto type = entry.getAs<TypeAttr>("type");
      if (!name || !type || !isa<RankedTensorType>(type.getValue()))
        continue;
      (void)place(isState ? states : weights, isState ? "state tensor" : "parameter", name, cast<RankedTensorType>(type.getValue()),
                  init ? init.getValue() : StringRef(), module.getLoc());
    }
  };
  preset("dl.params", false);
  preset("dl.states", true);
}

FailureOr<int64_t> ModuleLayout::place(Table &table, StringRef what, StringRef name, RankedTensorType type, StringRef init, Location loc) {
  auto key = StringAttr::get(module.getContext(), name);
  if (auto it = table.entries.find(key); it != table.entries.end()) {
    if (it->second.type == type)
      return it->second.offset;
    return emitError(loc) << what << " \"" << name << "\" is " << dl::toString(type) << " here and " << dl::toString(it->second.type)
                          << " elsewhere";
  }
  if (!type.hasStaticShape())
    return emitError(loc) << what << " \"" << name << "\" is " << dl::toString(type) << ": its size must be known while compiling";
  int64_t bytes = type.getNumElements() * elementBytes(type.getElementType());
  int64_t offset = alignUp(table.end);
  table.end = offset + bytes;
  table.entries[key] = {type, offset, bytes, init.str()};
  return offset;
}

FailureOr<int64_t> ModuleLayout::weight(StringRef name, RankedTensorType type, StringRef init, Location loc) {
  return place(weights, "parameter", name, type, init, loc);
}

FailureOr<int64_t> ModuleLayout::state(StringRef name, RankedTensorType type, StringRef init, Location loc) {
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
      rows.push_back(b.getDictionaryAttr({b.getNamedAttr("name", key), b.getNamedAttr("type", TypeAttr::get(entry.type)),
                                          b.getNamedAttr("offset", b.getI64IntegerAttr(entry.offset)),
                                          b.getNamedAttr("bytes", b.getI64IntegerAttr(entry.bytes)),
                                          b.getNamedAttr("init", b.getStringAttr(entry.init))}));
    module->setAttr(name, b.getArrayAttr(rows));
  };
  table("rt.weights", weights);
  table("rt.states", states);
  SmallVector<Attribute> rows;
  for (auto &[value, offset] : constants)
    rows.push_back(b.getDictionaryAttr({b.getNamedAttr("value", value), b.getNamedAttr("offset", b.getI64IntegerAttr(offset))}));
  module->setAttr("rt.constants", b.getArrayAttr(rows));
  number("rt.weights_bytes", weights.end);
  number("rt.constants_bytes", alignUp(constantsEnd));
  int64_t derived = alignUp(states.end);
  number("rt.derived_offset", derived);
  number("rt.state_bytes", derived + alignUp(derivedBytes));
}
