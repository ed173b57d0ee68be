//===- Value.cpp - What an expression evaluates to ------------------------===//
#include "compiler/frontend/Value.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace dlc;
using namespace dlc::frontend;

List::List(std::vector<Value> elements) : std::vector<Value>(std::move(elements)) {
  for (const Value &element : *this) {
    weight += weightOf(element);
    height = std::max(height, heightOf(element) + 1);
  }
}

Dict::Dict(std::vector<std::pair<std::string, Value>> entries)
    : std::vector<std::pair<std::string, Value>>(std::move(entries)) {
  for (const auto &[key, value] : *this) {
    places.try_emplace(key, places.size());
    weight += weightOf(value);
    height = std::max(height, heightOf(value) + 1);
  }
}

const Value *Dict::find(llvm::StringRef key) const {
  auto it = places.find(key);
  return it == places.end() ? nullptr : &(*this)[it->second].second;
}

std::vector<std::string> Dict::keys() const {
  std::vector<std::string> names;
  for (const auto &[key, value] : *this)
    names.push_back(key);
  return names;
}

Value Value::dict(std::vector<std::pair<std::string, Value>> entries) {
  return Value(DictPtr(std::make_shared<const Dict>(std::move(entries))));
}

uint64_t dlc::frontend::weightOf(const Value &value) {
  return value.isList() ? value.get<ListPtr>()->weight : value.isDict() ? value.dict().weight : 1;
}
unsigned dlc::frontend::heightOf(const Value &value) {
  return value.isList() ? value.get<ListPtr>()->height : value.isDict() ? value.dict().height : 0;
}

std::vector<std::string> Scope::allNames() const {
  std::vector<std::string> result;
  for (const Scope *scope = this; scope; scope = scope->parent)
    for (auto &entry : scope->names)
      result.push_back(entry.getKey().str());
  llvm::sort(result);
  return result;
}

mlir::RankedTensorType dlc::frontend::tensorType(const Value &value) {
  if (value.is<Field *>())
    return value.get<Field *>()->type;
  return llvm::cast<mlir::RankedTensorType>(value.get<mlir::Value>().getType());
}

bool dlc::frontend::holdsTensor(const Value &value) {
  if (value.isDict())
    return llvm::any_of(value.dict(), [](auto &entry) { return holdsTensor(entry.second); });
  return value.isTensor() || (value.isList() && llvm::any_of(value.elements(), holdsTensor));
}

dl::Dim dlc::frontend::toDim(const Value &value, mlir::MLIRContext *context) {
  if (value.isInt())
    return dl::constantDim(value.get<int64_t>(), context);
  return value.isDim() ? value.get<mlir::AffineExpr>() : dl::Dim();
}

Value dlc::frontend::fromDim(dl::Dim dim) {
  dim = dl::simplify(dim);
  if (auto constant = dl::constantValue(dim))
    return Value(*constant);
  return Value(dim);
}

static std::string spellFloat(double value) {
  // The fewest digits that read back as the same number.
  std::string text;
  for (int digits = 1; digits <= 17; ++digits) {
    text.clear();
    llvm::raw_string_ostream(text) << llvm::format("%.*g", digits, value);
    double back;
    if (!llvm::StringRef(text).getAsDouble(back) && back == value)
      break;
  }
  // 70000.0 rather than 7e+04.
  if (text.find('e') != std::string::npos && std::fabs(value) >= 1e-4 && std::fabs(value) < 1e16) {
    std::string plain;
    for (int places = 0; places <= 20; ++places) {
      plain.clear();
      llvm::raw_string_ostream(plain) << llvm::format("%.*f", places, value);
      double back;
      if (!llvm::StringRef(plain).getAsDouble(back) && back == value)
        break;
    }
    text = plain;
  }
  return text.find_first_of(".einf") == std::string::npos ? text + ".0" : text;
}

std::string dlc::frontend::spell(const Value &value) {
  if (value.isNone())
    return "none";
  if (value.is<bool>())
    return value.get<bool>() ? "true" : "false";
  if (value.isInt())
    return std::to_string(value.get<int64_t>());
  if (value.isFloat())
    return spellFloat(value.get<double>());
  if (value.isString())
    return "\"" + value.get<std::string>() + "\"";
  if (value.isDType())
    return dl::elementName(value.get<mlir::Type>());
  if (value.isDim())
    return dl::toString(value.get<mlir::AffineExpr>());
  if (value.isList()) {
    std::string text = "[";
    for (size_t i = 0; i < value.elements().size(); ++i)
      text += (i ? ", " : "") + spell(value.elements()[i]);
    return text + "]";
  }
  if (value.isDict()) {
    std::string text = "{";
    for (const auto &[key, element] : value.dict()) {
      bool isName = !key.empty() && !llvm::isDigit(key[0]) &&
                    llvm::all_of(key, [](char c) { return llvm::isAlnum(c) || c == '_'; });
      text += (text.size() > 1 ? ", " : "") + (isName ? key : "\"" + key + "\"") + ": " + spell(element);
    }
    return text + "}";
  }
  if (value.isTensor())
    return dl::toString(mlir::Type(tensorType(value)));
  return describe(value);
}

std::string dlc::frontend::describe(const Value &value) {
  if (value.isError())
    return "an error";
  if (value.is<std::shared_ptr<const Unusable>>())
    return "no value";
  if (value.is<bool>())
    return "the bool " + spell(value);
  if (value.isInt())
    return "the int " + spell(value);
  if (value.isFloat())
    return "the float " + spell(value);
  if (value.isString())
    return "the string " + spell(value);
  if (value.isDType())
    return "the dtype " + spell(value);
  if (value.isDim())
    return "the dim " + spell(value);
  if (value.isList())
    return value.elements().size() > 6 ? "a list of " + std::to_string(value.elements().size())
                                       : "the list " + spell(value);
  if (value.isDict())
    return value.dict().size() > 4 ? "a dict of " + std::to_string(value.dict().size()) + " keys"
                                   : "the dict " + spell(value);
  if (value.isCallable()) {
    const Callable &callable = *value.get<std::shared_ptr<const Callable>>();
    std::string name = callable.function ? callable.function->name : callable.builtin;
    return name.empty() ? "a function" : "the function `" + name + "`";
  }
  if (value.is<const ModuleValue *>())
    return "the module `" + value.get<const ModuleValue *>()->module->name + "`";
  if (value.is<Instance *>())
    return "an instance of `" + value.get<Instance *>()->module->name + "`";
  if (value.is<const Namespace *>())
    return "the import `" + value.get<const Namespace *>()->name + "`";
  return spell(value);
}
