//===- ElaborateOutlined.cpp - Composites and eager functions -------------===//
//
// They become functions of the module, one for each set of argument types and static arguments.
//
//===----------------------------------------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

/// What a pass may want to know of a composite: its static arguments.
DictionaryAttr Elaborator::configOf(const Function &function, const Scope &scope) {
  NamedAttrList config;
  std::function<Attribute(const Value &)> attribute = [&](const Value &value) -> Attribute {
    if (value.is<bool>())
      return builder.getBoolAttr(value.get<bool>());
    if (value.isInt())
      return builder.getI64IntegerAttr(value.get<int64_t>());
    if (value.isFloat())
      return builder.getF64FloatAttr(value.get<double>());
    if (value.isString())
      return builder.getStringAttr(value.get<std::string>());
    if (value.isDType())
      return TypeAttr::get(value.get<Type>());
    if (value.isDim())
      return dl::DimsAttr::get(context, {value.get<AffineExpr>()});
    if (value.isDict()) {
      NamedAttrList entries;
      for (const auto &[key, element] : value.dict())
        if (Attribute inner = key.empty() ? Attribute() : attribute(element))
          entries.append(key, inner);
      return entries.getDictionary(context);
    }
    if (!value.isList())
      return {};
    if (llvm::all_of(value.elements(), [](const Value &element) { return element.isInt(); })) {
      SmallVector<int64_t> ints;
      for (const Value &element : value.elements())
        ints.push_back(element.get<int64_t>());
      return builder.getDenseI64ArrayAttr(ints);
    }
    SmallVector<Attribute> elements;
    for (const Value &element : value.elements())
      if (Attribute inner = attribute(element))
        elements.push_back(inner);
    return builder.getArrayAttr(elements);
  };
  for (const Param &param : function.params) {
    const Value &value = scope.find(param.name)->value;
    if (Attribute attr = value.isTensor() ? Attribute() : attribute(value))
      config.append(param.name, attr);
  }
  return config.getDictionary(context);
}

/// The file's stem and the function's name.
static std::string qualifiedName(const Function &function, llvm::StringRef name) {
  llvm::StringRef file = function.range.file->getName();
  return (file.substr(file.rfind('/') + 1).rsplit('.').first + "." + name).str();
}

/// As declared, or the qualified one.
static std::string publicName(const Function &function) {
  return function.publicName.empty() ? qualifiedName(function, function.name) : function.publicName;
}

/// A static value as a part of the key; nullopt for one that may close over tensors of the caller.
static std::optional<std::string> keyOf(const Value &value) {
  if (value.is<Instance *>())
    return "instance " + std::to_string(reinterpret_cast<uintptr_t>(value.get<Instance *>()));
  if (value.isCallable()) {
    const Callable &callable = *value.get<std::shared_ptr<const Callable>>();
    if (callable.receiver || callable.transform || (callable.function && callable.function->name.empty()))
      return std::nullopt;
    return callable.builtin + " function " + std::to_string(reinterpret_cast<uintptr_t>(callable.function)) + " of " +
           std::to_string(reinterpret_cast<uintptr_t>(callable.self));
  }
  if (holdsTensor(value) || value.is<const ModuleValue *>())
    return std::nullopt;
  // Two lists of functions may be spelt alike.
  if (value.isList() || value.isDict()) {
    std::string text = value.isList() ? "[" : "{";
    auto add = [&](const Value &element) {
      std::optional<std::string> part = keyOf(element);
      text += part.value_or("") + ",";
      return part.has_value();
    };
    if (value.isList() && !llvm::all_of(value.elements(), add))
      return std::nullopt;
    if (value.isDict())
      for (const auto &[key, element] : value.dict()) {
        text += spell(Value(key)) + ":";
        if (!add(element))
          return std::nullopt;
      }
    return text;
  }
  return spell(value);
}

Value Elaborator::callOutlined(const Callable &callable, bool isComposite, Scope &scope, SourceRange range) {
  const Function &function = *callable.function;
  std::string key = std::to_string(reinterpret_cast<uintptr_t>(&function)) + (isTraining ? "t" : "") +
                    (gradients ? "g" : "");
  // Each instance has parameters of its own, and the same symbol may have another range in another entry.
  if (!isComposite)
    llvm::raw_string_ostream(key) << callable.self << building->ranges->getAttr("dl.dims");
  SmallVector<mlir::Value> operands;
  for (const Param &param : function.params) {
    Value value = scope.find(param.name)->value;
    charge(value, 8);
    if (value.isTensor()) {
      mlir::Value tensor = toTensor(value, {}, range);
      if (!tensor)
        return {};
      operands.push_back(tensor);
      key += "|" + spell(value);
    } else if (auto part = keyOf(value); part && (!isComposite || !(value.is<Instance *>() || value.isCallable()))) {
      key += "|" + *part;
    } else {
      return error(Code::OutlinedArgument, range,
                   "an argument of " + Twine(isComposite ? "a composite" : "an eager function") +
                       " is a tensor or a static value, got " + describe(value) + " for `" + param.name + "`");
    }
  }
  func::FuncOp callee = outlined.try_emplace(key).first->second;
  if (!callee) {
    callee = outline(callable, isComposite, scope, operands, range);
    if (!callee)
      return {};
    outlined[key] = callee;
  }
  auto symbol = FlatSymbolRefAttr::get(callee.getSymNameAttr());
  Operation *op;
  if (isComposite) {
    op = dl::CompositeOp::create(builder, location(range), callee.getResultTypes(),
                                 builder.getStringAttr(publicName(function)), symbol, configOf(function, scope),
                                 operands);
    if (gradients && !function.gradient.empty()) {
      func::FuncOp &gradient = outlined.try_emplace("gradient " + key).first->second;
      if (!gradient)
        gradient = declaredGradient(function, scope, operands, op->getResults(), range);
      if (!gradient)
        return {};
      llvm::cast<dl::CompositeOp>(op).setGradientAttr(FlatSymbolRefAttr::get(gradient.getSymNameAttr()));
    }
  } else {
    op = dl::EagerCallOp::create(builder, location(range), callee.getResultTypes(), symbol, operands);
    takeUpdates(callee, range);
  }
  std::vector<Value> results;
  for (mlir::Value result : op->getResults())
    results.push_back(Value(result));
  return results.empty() ? Value::none() : results.size() == 1 ? results[0] : Value::list(std::move(results));
}

/// Builds the function; null after an error.
func::FuncOp Elaborator::outline(const Callable &callable, bool isComposite, Scope &scope,
                                 ArrayRef<mlir::Value> operands, SourceRange range) {
  const Function &function = *callable.function;
  std::string name = isComposite     ? publicName(function)
                     : callable.self ? callable.self->module->name + "." + function.name
                                     : function.name;
  std::string symbol = name;
  do
    if (unsigned &count = symbolNames[name]; count++)
      symbol = name + "." + std::to_string(count - 1);
  while (module.lookupSymbol(symbol));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  auto func = func::FuncOp::create(builder, location(function.range), symbol,
                                   builder.getFunctionType(llvm::to_vector(ValueRange(operands).getTypes()), {}));
  func.setPrivate();
  if (!isComposite) {
    func->setAttr("dl.eager", builder.getUnitAttr());
    func->setAttr("dl.dims", building->ranges->getAttr("dl.dims"));
  }
  mlir::Block *entry = func.addEntryBlock();
  Scope *inner = newScope(&scope);
  unsigned index = 0;
  for (const Param &param : function.params)
    if (Value value = scope.find(param.name)->value; value.isTensor()) {
      if (!isComposite)
        func.setArgAttr(index, "dl.name", builder.getStringAttr(param.name));
      inner->set(param.name, Value(mlir::Value(entry->getArgument(index++))), param.range);
    }
  Building body;
  body.function = func;
  body.ranges = building->ranges;
  body.isComposite = isComposite;
  body.firstFrame = frames.size();
  // A method is its instance's alone, so that the path to it holds for all callers.
  body.firstPath = paths.size() - (callable.self ? 1 : 0);
  Building *outer = std::exchange(building, &body);
  builder.setInsertionPointToStart(entry);
  Value value = evaluateBody(function, *inner, range);
  SmallVector<mlir::Value> results;
  bool ok = !value.isError();
  if (ok && !value.isNone())
    for (const Value &element : value.isList() ? llvm::ArrayRef(value.elements()) : llvm::ArrayRef(value)) {
      if (!element.isTensor()) {
        error(Code::ReturnsNoTensor, range,
              "`" + function.name + "` returns " + describe(element) +
                  "; a composite or eager function returns tensors");
        ok = false;
        break;
      }
      results.push_back(toTensor(element, {}, range));
      ok &= bool(results.back());
    }
  if (ok)
    finishFunction(func, results, function.range);
  building = outer;
  if (!ok) {
    func.erase();
    return {};
  }
  for (auto &update : body.updates)
    outlinedUpdates[func][update.getKey().str()] = update.getValue();
  return func;
}

/// What a callee updates, its caller updates: once in all.
void Elaborator::takeUpdates(func::FuncOp callee, SourceRange range) {
  for (auto &[path, place] : outlinedUpdates.lookup(callee)) {
    if (!building->isComposite) {
      recordUpdate(path, {nullptr, {}, range});
      continue;
    }
    ++updateCount;
    error(Code::CompositeEffect, range, "this updates the state `" + path + "`, and a composite updates none");
    note(place, "the update");
  }
}

//===----------------------------------------------------------------------===//
// --eager-fn
//===----------------------------------------------------------------------===//

/// Whether one of the names that were asked for is the function's: `attend`, `Block.forward`, with the file's stem
/// before it where that is not the model's own; or the instance's: `blocks.3`, `blocks.3.attend`.
bool Elaborator::isMadeEager(const Callable &callable) {
  if (eagerNames.empty() || !building || building->isComposite)
    return false;
  const Function &function = *callable.function;
  SmallVector<std::string> names;
  std::string name = callable.self ? callable.self->module->name + "." + function.name : function.name;
  if (name.empty())
    return false;
  if (function.range.file != mainFile)
    name = qualifiedName(function, name);
  names.push_back(name);
  if (callable.self) {
    std::string path = callable.self->path();
    if (function.name == "forward")
      names.push_back(path);
    names.push_back(path.empty() ? function.name : path + "." + function.name);
  }
  bool found = false;
  for (const std::string &candidate : names) {
    callNames.insert(candidate);
    if (auto it = eagerNames.find(candidate); it != eagerNames.end())
      found = it->second = true;
  }
  return found;
}

void Elaborator::checkEagerNames(const File &file) {
  std::map<std::string, const Function *> declared;
  for (const File::Item &item : file.items)
    if (item.function)
      declared[item.function->name] = item.function.get();
  for (const auto &[name, isFound] : eagerNames) {
    if (isFound)
      continue;
    auto it = declared.find(name);
    if (it == declared.end()) {
      std::vector<std::string> names(callNames.begin(), callNames.end());
      error(Code::EagerName, {file.source, 0, 0},
            "--eager-fn: no function `" + name + "` is called" + didYouMean(name, names));
    } else if (it->second->kind == FunctionKind::Export) {
      error(Code::EagerName, it->second->range,
            "--eager-fn: `" + name +
                "` is exported; a program runs all of it in the interpreter by "
                "dlc_model_set_mode, `dlc run` by --eager");
    } else {
      error(Code::EagerName, it->second->range, "--eager-fn: `" + name + "` is not called by an exported function");
    }
  }
}

} // namespace dlc::frontend
