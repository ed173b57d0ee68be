//===- ElaborateType.cpp - Types of parameters and results ----------------===//
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Foreign.h"
#include "dialects/dl/Dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

/// Where a call keeps the dims that `...` stands for; no name of the language.
constexpr llvm::StringLiteral packName = "...";

std::string unknownDType(llvm::StringRef name) {
  std::string hint = hintFor(name, {"bool", "u8", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "tensor"});
  if (hint.empty() && !llvm::isUpper(name[0]))
    hint = "; a name for any dtype begins with a capital, like T";
  return ("there is no dtype `" + name + "`" + hint).str();
}

static bool isStaticTypeName(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"int", "float", "str", "list", "dict", "dtype", "any", "dim", "fn", "bool"}, true)
      .Default(false);
}

/// `f32[...]`, `T[N]`, `f32`: everything that is not one of the static types. `tensor` is any tensor.
bool Elaborator::isTensorType(const TypeExpr &type, const Scope &scope) {
  return type.hasDims || !isStaticTypeName(type.name);
}

bool Elaborator::matchStatic(const Value &value, const TypeExpr &type, const Twine &what, SourceRange range) {
  bool ok = llvm::StringSwitch<bool>(type.name)
                .Case("int", value.isInt())
                .Case("float", value.isNumber())
                .Case("str", value.isString())
                .Case("list", value.isList())
                .Case("dict", value.isDict())
                .Case("dtype", value.isDType())
                .Case("dim", value.isInt() || value.isDim())
                .Case("fn", value.isCallable() || value.is<const ModuleValue *>() || value.is<Instance *>())
                .Case("bool", value.is<bool>())
                .Default(true);
  if (ok || value.isError())
    return ok;
  std::string hint = value.isDim() && type.name == "int" ? "; its size is known only at run time" : "";
  error(Code::ArgumentType, range, what + " is of type `" + type.name + "`, got " + describe(value) + hint);
  note(type.range, "declared here");
  return false;
}

bool Elaborator::matchParams(ArrayRef<Param> params, llvm::StringRef name, SourceRange range, Scope &scope) {
  size_t errorsBefore = diagnostics.size();
  auto place = [&](const Param &param) {
    // The argument's own place, unless it is a default.
    SourceRange own = scope.find(param.name)->range;
    return own.file == range.file ? own : range;
  };
  // A default of none stands for an optional parameter of any type.
  auto isAbsent = [&](const Param &param) {
    return param.defaultValue && llvm::isa<NoneExpr>(*param.defaultValue) && scope.find(param.name)->value.isNone();
  };
  SmallVector<const Param *> tensors;
  for (const Param &param : params) {
    if (!param.type || isAbsent(param))
      continue;
    if (isTensorType(*param.type, scope))
      tensors.push_back(&param);
    else
      matchStatic(scope.find(param.name)->value, *param.type,
                  "`" + param.name + "`" + (name.empty() ? "" : " of `" + name + "`"), place(param));
  }
  if (diagnostics.size() != errorsBefore)
    return false;
  // Bare symbols are bound first, so that `f32[2 * n]` may stand before `f32[n]`; numbers wait for dtypes.
  for (bool bindOnly : {true, false})
    for (const Param *param : tensors) {
      Value value = scope.find(param->name)->value;
      std::string what = ("`" + param->name + "`" + (name.empty() ? "" : " of `" + name + "`")).str();
      if (value.isTensor()) {
        if (!matchTensor(tensorType(value), *param->type, bindOnly, what, place(*param), scope) && !bindOnly)
          noteOrigin(value, place(*param));
      } else if (value.isNumber() || value.isDim() || value.is<bool>()) {
        if (bindOnly || !building)
          continue;
        Type element = dl::elementTypeOf(param->type->name, context);
        if (auto *bound = scope.find(param->type->name); bound && bound->value.isDType())
          element = bound->value.get<Type>();
        mlir::Value tensor = toTensor(value, element, place(*param));
        if (!tensor)
          continue;
        if (matchTensor(llvm::cast<RankedTensorType>(tensor.getType()), *param->type, true, what, place(*param),
                        scope) &&
            matchTensor(llvm::cast<RankedTensorType>(tensor.getType()), *param->type, false, what, place(*param),
                        scope))
          scope.set(param->name, Value(tensor), place(*param));
      } else if (bindOnly && !value.isError()) {
        error(Code::ArgumentType, place(*param), what + " is a tensor, got " + describe(value));
        note(param->type->range, "declared here");
      }
    }
  return diagnostics.size() == errorsBefore;
}

bool Elaborator::matchTensor(RankedTensorType actual, const TypeExpr &type, bool bindOnly, const Twine &what,
                             SourceRange range, Scope &scope) {
  auto fail = [&](Code code, const Twine &reason) {
    error(code, range, what + " is " + dl::toString(Type(actual)) + ", declared " + type.range.text() + reason);
    note(type.range, "declared here");
    return false;
  };
  // Element type.
  if (type.name != "tensor") {
    Type element = dl::elementTypeOf(type.name, context);
    if (!element) {
      auto *bound = scope.find(type.name);
      if (bound && bound->value.isError())
        return false;
      if (bound && bound->value.isDType())
        element = bound->value.get<Type>();
      else if (type.hasDims && bindOnly && (!bound || !bound->value.isDType()))
        scope.set(type.name, Value(element = actual.getElementType()), range);
      else if (!type.hasDims) {
        std::vector<std::string> names{"int",    "float", "str", "list", "dict", "dtype", "any", "dim",  "fn",  "bool",
                                       "tensor", "u8",    "i8",  "i16",  "i32",  "i64",   "f16", "bf16", "f32", "f64"};
        error(Code::UnknownType, type.nameRange, "there is no type `" + type.name + "`" + hintFor(type.name, names));
        return false;
      }
    }
    if (element && element != actual.getElementType())
      return bindOnly ? false
                      : fail(Code::DTypeMismatch, ": the dtypes differ" +
                                                      (type.name == dl::elementName(element)
                                                           ? Twine()
                                                           : ", " + type.name + " is " + dl::elementName(element)) +
                                                      "; convert with `.to(" + dl::elementName(element) + ")`");
  } else if (!type.hasDims) {
    return true;
  }
  // The name of a list stands for its elements.
  struct Wanted {
    const Expr *expr;
    Value value;
  };
  SmallVector<Wanted> wanted;
  for (const ExprPtr &dim : type.dims) {
    auto *named = llvm::dyn_cast_or_null<NameExpr>(dim.get());
    auto *bound = named ? scope.find(named->name) : nullptr;
    if (bound && bound->value.isList())
      for (const Value &element : bound->value.elements())
        wanted.push_back({dim.get(), element});
    else
      wanted.push_back({dim.get(), Value()});
  }
  // Rank and `...`.
  SmallVector<dl::Dim> dims = dl::getDims(actual);
  size_t pack = llvm::find_if(wanted, [](const Wanted &dim) { return !dim.expr; }) - wanted.begin();
  bool hasPack = pack < wanted.size();
  if (hasPack ? dims.size() + 1 < wanted.size() : dims.size() != wanted.size())
    return bindOnly ? false
                    : fail(Code::ShapeMismatch, ": it has " + Twine(dims.size()) + " dims, not " +
                                                    (hasPack ? "at least " : "") + Twine(wanted.size() - hasPack));
  size_t packed = hasPack ? dims.size() + 1 - wanted.size() : 0;
  if (hasPack) {
    std::vector<Value> leading;
    for (size_t i = 0; i < packed; ++i)
      leading.push_back(fromDim(dims[pack + i]));
    auto *bound = scope.names.count(packName) ? scope.find(packName) : nullptr;
    if (!bound)
      scope.set(packName, Value::list(leading), range);
    else if (!bindOnly && bound->value.isList() &&
             equal(bound->value, Value::list(leading), range) != std::optional<bool>(true))
      return fail(Code::ShapeMismatch, ": `...` is " + spell(bound->value) + " elsewhere");
  }
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (!wanted[i].expr)
      continue;
    size_t index = hasPack && i > pack ? i + packed - 1 : i;
    const Expr &expr = *wanted[i].expr;
    auto *named = llvm::dyn_cast<NameExpr>(&expr);
    auto *bound = named ? scope.find(named->name) : nullptr;
    bool isElement = !wanted[i].value.isError();
    bool isSymbol =
        named && !isElement && (!bound || !(bound->value.isInt() || bound->value.isDim() || bound->value.isError()));
    if (isSymbol) {
      if (bindOnly)
        scope.set(named->name, fromDim(dims[index]), range);
      continue;
    }
    if (bindOnly)
      continue;
    Value value = isElement ? wanted[i].value : evaluate(expr, scope);
    if (value.isError())
      return false;
    dl::Dim expected = toDim(value, context);
    if (!expected) {
      error(Code::BadDim, expr.range, "a dim is an int, got " + describe(value));
      return false;
    }
    if (dl::simplify(expected) != dl::simplify(dims[index])) {
      fail(Code::ShapeMismatch,
           ": dim " + Twine(index) + " is " + dl::toString(dims[index]) + ", not " + dl::toString(expected) +
               (named ? " (`" + named->name + "`" + (isElement ? " is " + spell(bound->value) : "") + ")" : ""));
      if (bound && bound->range && !bound->range.file->isLibrary() && bound->range.begin != range.begin)
        note(bound->range, "`" + named->name + "` is " + spell(bound->value) + " from here");
      return false;
    }
  }
  return true;
}

Value Elaborator::matchResults(const Function &function, Value value, SourceRange range, Scope &scope) {
  if (value.isError() || !function.hasResults || stopped)
    return value;
  std::vector<Value> values = value.isNone()                                   ? std::vector<Value>()
                              : value.isList() && function.results.size() != 1 ? value.elements()
                                                                               : std::vector<Value>{value};
  SourceRange at = lastReturn.file == function.range.file ? lastReturn : function.range;
  if (values.size() != function.results.size()) {
    error(Code::ResultCount, at,
          "`" + function.name + "` returns " + Twine(values.size()) + (values.size() == 1 ? " value" : " values") +
              ", declared are " + Twine(function.results.size()));
    note(function.range, "declared here");
    return {};
  }
  size_t errorsBefore = diagnostics.size();
  for (auto [index, result] : llvm::enumerate(function.results)) {
    Value &one = values[index];
    std::string what = function.results.size() == 1 ? "the result of `" + function.name + "`"
                                                    : "result " + std::to_string(index) + " of `" + function.name + "`";
    if (!isTensorType(result.type, scope)) {
      matchStatic(one, result.type, what, at);
      continue;
    }
    if (!one.isTensor() && (one.isNumber() || one.isDim() || one.is<bool>()) && building) {
      Type element = dl::elementTypeOf(result.type.name, context);
      if (auto *bound = scope.find(result.type.name); bound && bound->value.isDType())
        element = bound->value.get<Type>();
      mlir::Value tensor = toTensor(one, element, at);
      one = tensor ? Value(tensor) : Value();
    }
    if (one.isError())
      continue;
    if (!one.isTensor()) {
      error(Code::ReturnsNoTensor, at, what + " is " + describe(one) + ", declared " + result.type.range.text());
      note(result.type.range, "declared here");
      continue;
    }
    matchTensor(tensorType(one), result.type, /*bindOnly=*/true, what, at, scope);
    if (!matchTensor(tensorType(one), result.type, /*bindOnly=*/false, what, at, scope))
      noteOrigin(one, at);
  }
  if (diagnostics.size() != errorsBefore)
    return {};
  return function.results.size() == 1 ? values[0] : values.empty() ? Value::none() : Value::list(std::move(values));
}

RankedTensorType Elaborator::resolveType(const TypeExpr &type, Scope &scope, const Function *openSymbols) {
  Type element = dl::elementTypeOf(type.name, context);
  auto *bound = element ? nullptr : scope.find(type.name);
  if (bound && bound->value.isDType())
    element = bound->value.get<Type>();
  if (!element) {
    error(Code::UnknownType, type.nameRange, unknownDType(type.name));
    return {};
  }
  SmallVector<dl::Dim> dims;
  bool ok = true;
  for (const ExprPtr &expr : type.dims) {
    if (auto *pack = expr ? nullptr : scope.find(packName); pack && pack->value.isList() && !openSymbols) {
      for (const Value &element : pack->value.elements())
        dims.push_back(toDim(element, context));
      continue;
    }
    if (!expr) {
      error(Code::BadShape, type.range, "`...` is no shape: here all dims are needed");
      return {};
    }
    auto *named = llvm::dyn_cast<NameExpr>(expr.get());
    auto *known = named ? scope.find(named->name) : nullptr;
    if (openSymbols && named &&
        (!known || !(known->value.isInt() || known->value.isDim() || known->value.isList() || known->value.isError())))
      scope.set(named->name, Value(AffineExpr(dl::namedDim(named->name, context))), named->range);
    Value value = evaluate(*expr, scope);
    // A list stands for its elements.
    for (const Value &element : value.isList() ? llvm::ArrayRef(value.elements()) : llvm::ArrayRef(value)) {
      dl::Dim dim = toDim(element, context);
      if (!dim) {
        if (!element.isError())
          error(Code::BadDim, expr->range, "a dim is an int, got " + describe(element));
        ok = false;
        continue;
      }
      if (auto size = dl::constantValue(dim); size && *size < 0) {
        error(Code::BadDim, expr->range, "a dim is not negative, got " + Twine(*size));
        ok = false;
      }
      dims.push_back(dim);
    }
  }
  if (!ok)
    return {};
  RankedTensorType result = dl::getTensorType(dims, element);
  return checkSize(result, type.range) ? result : RankedTensorType();
}

bool Elaborator::checkSize(RankedTensorType type, SourceRange range) {
  int64_t elements = 1;
  for (dl::Dim dim : dl::getDims(type)) {
    auto size = upper(dim);
    if (size && *size > 0 && (llvm::MulOverflow(elements, *size, elements) || elements > maxElements)) {
      error(Code::TensorTooLarge, range, dl::toString(Type(type)) + " has more than 2^48 elements");
      return false;
    }
  }
  return true;
}

} // namespace dlc::frontend
