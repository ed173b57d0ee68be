//===- ElaborateCall.cpp - Calls of functions and modules -----------------===//
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Foreign.h"
#include "dialects/dl/Dialect.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

Value Elaborator::evaluateCall(const CallExpr &expr, Scope &scope) {
  if (auto *name = llvm::dyn_cast<NameExpr>(expr.callee.get()); name && !scope.find(name->name)) {
    if (name->name == "print")
      return callPrint(expr, scope);
    if (name->name == "assert")
      return callAssert(expr, scope);
  }
  Value callee = evaluate(*expr.callee, scope);
  CallArgs args;
  for (const Argument &arg : expr.args) {
    args.args.push_back({arg.name, evaluate(*arg.value, scope),
                         arg.name.empty() ? arg.value->range : arg.nameRange.to(arg.value->range)});
    args.hasError |= args.args.back().value.isError();
  }
  if (callee.isError() || args.hasError || stopped)
    return {};
  if (callee.isTensor() || callee.isNumber() || callee.isString() || callee.isList() || callee.isDict() ||
      callee.isNone()) {
    error(Code::NotCallable, expr.range, describe(callee) + " cannot be called");
    if (auto *name = llvm::dyn_cast<NameExpr>(expr.callee.get()))
      if (auto *binding = scope.find(name->name))
        note(binding->range, "`" + name->name + "` got this value here");
    return {};
  }
  return call(callee, args, expr.range);
}

Value Elaborator::call(const Value &callee, const CallArgs &args, SourceRange range) {
  if (callee.is<const ModuleValue *>())
    return instantiate(*callee.get<const ModuleValue *>(), args, range);
  if (callee.is<Instance *>()) {
    Instance &instance = *callee.get<Instance *>();
    auto it = instance.scope->names.find("forward");
    if (it == instance.scope->names.end() || !it->second.value.isCallable()) {
      error(Code::NotCallable, range,
            "module `" + instance.module->name + "` has no `fn forward`, so its instances cannot be called");
      note(instance.module->range, "the module is declared here");
      return {};
    }
    return call(it->second.value, args, range);
  }
  if (callee.isDType()) {
    Callable cast;
    cast.builtin = "to";
    CallArgs all = args;
    if (all.args.size() != 1)
      return error(Code::BadCast, range,
                   "`" + spell(callee) + "(…)` converts one value, got " + Twine(all.args.size()));
    all.args.push_back({"", callee, range});
    return callBuiltin(cast, all, range);
  }
  if (!callee.isCallable())
    return error(Code::NotCallable, range, describe(callee) + " cannot be called");
  const Callable &callable = *callee.get<std::shared_ptr<const Callable>>();
  if (callable.transform)
    return callTransform(*callable.transform, args, range);
  if (!callable.receiver)
    return callable.function ? callFunction(callable, args, range) : callBuiltin(callable, args, range);
  CallArgs all;
  all.args.push_back({"", *callable.receiver, range});
  all.args.insert(all.args.end(), args.args.begin(), args.args.end());
  return callable.function ? callFunction(callable, all, range) : callBuiltin(callable, all, range);
}

bool Elaborator::bindArguments(ArrayRef<Param> params, const CallArgs &args, llvm::StringRef name,
                               SourceRange declaration, SourceRange range, Scope &scope) {
  std::string what = name.empty() ? std::string("the function") : ("`" + name + "`").str();
  SmallVector<bool> given(params.size());
  size_t errorsBefore = diagnostics.size();
  for (size_t position = 0; position < args.args.size(); ++position) {
    const CallArgs::Arg &arg = args.args[position];
    size_t index = position;
    if (!arg.name.empty()) {
      index = llvm::find_if(params, [&](const Param &param) { return param.name == arg.name; }) - params.begin();
      if (index == params.size()) {
        std::vector<std::string> names;
        for (const Param &param : params)
          names.push_back(param.name);
        error(Code::UnknownArgument, arg.range,
              what + " has no parameter `" + arg.name + "`" + hintForArgument(arg.name, names));
        note(declaration, "declared here");
        continue;
      }
    } else if (index >= params.size()) {
      error(Code::TooManyArguments, arg.range,
            what + " takes " + Twine(params.size()) + (params.size() == 1 ? " argument, got " : " arguments, got ") +
                Twine(args.args.size()));
      note(declaration, "declared here");
      break;
    }
    if (given[index]) {
      error(Code::GivenTwice, arg.range, "`" + params[index].name + "` is given twice");
      continue;
    }
    given[index] = true;
    scope.set(params[index].name, arg.value, arg.range);
  }
  for (auto [index, param] : llvm::enumerate(params)) {
    if (given[index] || diagnostics.size() != errorsBefore)
      continue;
    if (!param.defaultValue) {
      error(Code::MissingArgument, range, what + " needs an argument `" + param.name + "`");
      note(param.range, "declared here");
      continue;
    }
    Value value = evaluate(*param.defaultValue, scope);
    if (value.isError())
      return false;
    scope.set(param.name, value, param.defaultValue->range);
  }
  return diagnostics.size() == errorsBefore;
}

Value Elaborator::callFunction(const Callable &callable, const CallArgs &args, SourceRange range) {
  const Function &function = *callable.function;
  reached.insert(&function);
  if (function.isIncomplete)
    return {};
  // sum([1, 2]) is the static function, sum(x) the library's: the library has no say over what is no tensor.
  if (function.range.file && function.range.file->isLibrary() && !callable.self && isStaticFunction(function.name) &&
      llvm::none_of(args.args, [](const CallArgs::Arg &arg) { return holdsTensor(arg.value); })) {
    Callable builtin;
    builtin.builtin = function.name;
    return callBuiltin(builtin, args, range);
  }
  if (function.kind == FunctionKind::Export)
    return error(Code::ExportCalled, range,
                 "`" + function.name + "` is exported and is not called from inside; put the shared part into an `fn`");
  if (frames.size() >= maxCallDepth) {
    stopped = true;
    return error(Code::TooDeep, range,
                 "calls are nested more than " + Twine(maxCallDepth) + " deep; `" + function.name +
                     "` may call itself");
  }
  Scope *scope = newScope(callable.scope);
  frames.push_back({range, function.name});
  bool isMethod = callable.self;
  if (isMethod)
    paths.push_back(callable.self->path());
  Value result;
  if (bindArguments(function.params, args, function.name, function.range, range, *scope) &&
      matchParams(function.params, function.name, range, *scope)) {
    bool isEager = function.kind == FunctionKind::Eager || isMadeEager(callable);
    if (function.kind == FunctionKind::Extern)
      result = callExtern(function, *scope, range);
    else if (building && (isEager || function.kind == FunctionKind::Composite ||
                          (gradients && !function.gradient.empty())))
      result = callOutlined(callable, /*isComposite=*/!isEager, *scope, range);
    else
      result = evaluateBody(function, *scope, range);
  }
  if (isMethod)
    paths.pop_back();
  frames.pop_back();
  return result;
}

Value Elaborator::evaluateBody(const Function &function, Scope &scope, SourceRange range) {
  Value value;
  if (function.expression) {
    value = evaluate(*function.expression, scope);
    lastReturn = function.expression->range;
  } else {
    size_t errorsBefore = diagnostics.size();
    Returned returned = execute(function.body, scope);
    // A fault in a statement may have left names without a value: what is returned then is not to be trusted.
    if (stopped || diagnostics.size() != errorsBefore)
      return {};
    value = returned ? *returned : Value::none();
    if (!returned)
      lastReturn = function.range;
    if (!returned && function.hasResults) {
      error(Code::ResultCount, function.range, "`" + function.name + "` ends without `return`, but declares a result");
      return {};
    }
  }
  return matchResults(function, std::move(value), range, scope);
}

} // namespace dlc::frontend
