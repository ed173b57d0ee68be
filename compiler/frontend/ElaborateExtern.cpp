//===- ElaborateExtern.cpp - C functions of the user's --------------------===//
//
// `extern fn NAME(parameters) -> results` is a declaration: the shape rule is in its types. A call becomes a
// `dl.extern_call` with the sizes that the function gets: the symbols of its parameters' types in order of appearance,
// then its int and dim parameters. `dl.externs` on the module holds the declarations, from which the header's
// prototypes come.
//
//===----------------------------------------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include "runtime/base/Engine.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

/// Whether the parts of the declaration are what C can have; says what is not.
bool Elaborator::checkExtern(const Function &function, const Scope &scope) {
  size_t errorsBefore = diagnostics.size();
  auto checkTensor = [&](const TypeExpr &type) {
    if (!dl::elementTypeOf(type.name, context))
      error(Code::ExternDeclaration, type.nameRange,
            "an extern function is C, which has one type for each parameter: the dtype `" + type.name +
                "` is not one of those of tensors");
    for (const ExprPtr &dim : type.dims)
      if (!dim)
        error(Code::ExternDeclaration, type.range,
              "the rank of an extern function's tensors is fixed; `...` stands for any");
  };
  size_t words = 1;
  for (const Param &param : function.params) {
    if (!param.type)
      error(Code::ExternDeclaration, param.range,
            "`" + param.name + "` of an extern function needs a type, like f32[N], int or dim");
    else if (isTensorType(*param.type, scope))
      checkTensor(*param.type);
    else if (param.type->name != "int" && param.type->name != "dim")
      error(Code::ExternDeclaration, param.type->range,
            "a parameter of an extern function is a tensor, an int or a dim; pass other numbers as tensors");
    words += 1 + (param.type ? param.type->dims.size() : 0);
  }
  if (!function.hasResults || function.results.empty())
    error(Code::ExternDeclaration, function.range, "an extern function declares its results: `-> f32[N]`");
  for (const Result &result : function.results)
    if (!isTensorType(result.type, scope))
      error(Code::ExternDeclaration, result.type.range, "a result of an extern function is a tensor");
    else
      checkTensor(result.type);
  if (words + function.results.size() > maxExternWords)
    error(Code::ExternDeclaration, function.range,
          "an extern function takes at most " + Twine(maxExternWords) + " sizes and tensors");
  checkGradient(function, scope);
  return diagnostics.size() == errorsBefore;
}

/// The gradient takes the inputs and the gradients of the results, and gives those of the float inputs.
void Elaborator::checkGradient(const Function &function, const Scope &scope) {
  if (function.gradient.empty())
    return;
  const Scope::Binding *binding = scope.find(function.gradient);
  if (!binding || !binding->value.isCallable() || !binding->value.get<std::shared_ptr<const Callable>>()->function) {
    error(Code::ExternGradient, function.gradientRange,
          "`" + function.gradient + "` is no function of this file" +
              (binding ? std::string() : didYouMean(function.gradient, scope.allNames())));
    return;
  }
  const Function &gradient = *binding->value.get<std::shared_ptr<const Callable>>()->function;
  auto isFloat = [&](const TypeExpr &type) {
    Type element = dl::elementTypeOf(type.name, context);
    return isTensorType(type, scope) && element && llvm::isa<FloatType>(element);
  };
  size_t wanted = function.params.size() + function.results.size(), gives = 0;
  for (const Param &param : function.params)
    gives += param.type && isFloat(*param.type);
  std::string what = "the gradient of `" + function.name + "` takes its " + std::to_string(function.params.size()) +
                     " parameters and the gradients of its " + std::to_string(function.results.size()) +
                     " results, and returns the gradients of its " + std::to_string(gives) + " float parameters; ";
  if (gradient.params.size() != wanted) {
    error(Code::ExternGradient, function.gradientRange,
          what + "`" + gradient.name + "` takes " + Twine(gradient.params.size()));
    note(gradient.range, "declared here");
  } else if (gradient.hasResults && gradient.results.size() != gives) {
    error(Code::ExternGradient, function.gradientRange,
          what + "`" + gradient.name + "` returns " + Twine(gradient.results.size()));
    note(gradient.range, "declared here");
  }
}

Value Elaborator::callExtern(const Function &function, Scope &scope, SourceRange range) {
  if (!building)
    return error(Code::ExternDeclaration, range,
                 "`" + function.name +
                     "` is an extern function: it is called in functions only, not while modules are built");
  if (externs.try_emplace(&function, false).second)
    externs[&function] = checkExtern(function, *scope.parent);
  if (!externs[&function])
    return {};
  SmallVector<mlir::Value> operands;
  SmallVector<dl::Dim> sizes;
  SmallVector<Attribute> sizeNames, inputs, outputs;
  auto size = [&](llvm::StringRef name) {
    if (llvm::is_contained(sizeNames, builder.getStringAttr(name)))
      return;
    sizeNames.push_back(builder.getStringAttr(name));
    sizes.push_back(toDim(scope.find(name)->value, context));
  };
  // What a symbol is was found by matching: it stands in the call's own scope.
  for (const Param &param : function.params)
    for (const ExprPtr &dim : param.type->dims)
      if (auto *named = llvm::dyn_cast<NameExpr>(dim.get()); named && scope.names.count(named->name))
        size(named->name);
  for (const Param &param : function.params) {
    if (!isTensorType(*param.type, scope)) {
      size(param.name);
      continue;
    }
    operands.push_back(toTensor(scope.find(param.name)->value, dl::elementTypeOf(param.type->name, context), range));
    if (!operands.back())
      return {};
    inputs.push_back(builder.getArrayAttr(
        {builder.getStringAttr(param.name), TypeAttr::get(dl::elementTypeOf(param.type->name, context))}));
  }
  SmallVector<Type> types;
  for (const auto &[index, result] : llvm::enumerate(function.results)) {
    RankedTensorType type = resolveType(result.type, scope);
    if (!type)
      return {};
    for (auto [expr, dim] : llvm::zip(result.type.dims, dl::getDims(type)))
      if (auto least = lower(dim); !least || *least < 0)
        return error(Code::ExternDeclaration, range,
                     "dim " + dl::toString(dim) + " of the result of `" + function.name +
                         "` is negative for some sizes in its range");
    types.push_back(type);
    outputs.push_back(
        builder.getArrayAttr({builder.getStringAttr(result.name.empty() ? "out_" + std::to_string(index) : result.name),
                              TypeAttr::get(type.getElementType())}));
  }
  DictionaryAttr declaration =
      builder.getDictionaryAttr({builder.getNamedAttr("name", builder.getStringAttr(function.name)),
                                 builder.getNamedAttr("sizes", builder.getArrayAttr(sizeNames)),
                                 builder.getNamedAttr("inputs", builder.getArrayAttr(inputs)),
                                 builder.getNamedAttr("outputs", builder.getArrayAttr(outputs))});
  if (!declareExtern(function, declaration))
    return {};
  auto op = dl::ExternCallOp::create(builder, location(range), types, function.name, dl::DimsAttr::get(context, sizes),
                                     /*gradient=*/"", function.hasEffect, operands);
  if (gradients && !function.gradient.empty()) {
    func::FuncOp gradient = declaredGradient(function, scope, operands, op->getResults(), range);
    if (!gradient)
      return {};
    op.setGradient(gradient.getSymName());
  }
  std::vector<Value> results;
  for (mlir::Value result : op->getResults())
    results.push_back(Value(result));
  return results.size() == 1 ? results[0] : Value::list(std::move(results));
}

/// One C function has one declaration in a model.
bool Elaborator::declareExtern(const Function &function, DictionaryAttr declaration) {
  auto known = module->getAttrOfType<ArrayAttr>("dl.externs");
  SmallVector<Attribute> list;
  if (known)
    llvm::append_range(list, known);
  for (Attribute each : list)
    if (llvm::cast<DictionaryAttr>(each).get("name") == declaration.get("name")) {
      if (each != declaration)
        error(Code::ExternDeclaration, function.range,
              "the C function `" + function.name + "` is declared twice, with different parameters");
      return each == declaration;
    }
  list.push_back(declaration);
  module->setAttr("dl.externs", builder.getArrayAttr(list));
  return true;
}

} // namespace dlc::frontend
