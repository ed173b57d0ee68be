//===- Tensors.cpp - Tensors from static values; print, assert ------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include <cmath>

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

/// A number as an attribute of `element`; null after reporting that it does not fit.
TypedAttr Elaborator::numberAttribute(const Value &value, Type element, SourceRange range) {
  auto refuse = [&](const Twine &why) {
    error(Code::LiteralDoesNotFit, range, describe(value) + " does not fit " + dl::elementName(element) + why);
    return TypedAttr();
  };
  if (auto floatType = dyn_cast<FloatType>(element)) {
    if (value.is<bool>())
      return refuse("; true and false are bools");
    double number = value.isFloat() ? value.get<double>() : double(value.get<int64_t>());
    if (value.isInt() && element.isF64() && int64_t(number) != value.get<int64_t>())
      return refuse(": it has more than 53 bits");
    APFloat exact(number);
    bool loses;
    exact.convert(floatType.getFloatSemantics(), APFloat::rmNearestTiesToEven, &loses);
    if (exact.isInfinity() && !std::isinf(number))
      return refuse(": it is too large");
    return FloatAttr::get(element, exact);
  }
  if (element.isInteger(1)) {
    if (!value.is<bool>())
      return refuse("; bools are true and false");
    return builder.getBoolAttr(value.get<bool>());
  }
  if (!value.isInt())
    return refuse("; convert the tensor with f32(…), or the number with int(…)");
  unsigned width = element.getIntOrFloatBitWidth();
  int64_t number = value.get<int64_t>();
  if (element.isUnsignedInteger() ? !llvm::isUIntN(width, number) || number < 0 : !llvm::isIntN(width, number))
    return refuse(": it is out of range");
  return IntegerAttr::get(element, APInt(width, uint64_t(number), /*isSigned=*/true, /*implicitTrunc=*/true));
}

mlir::Value Elaborator::toTensor(const Value &value, Type element, SourceRange range) {
  if (value.is<mlir::Value>())
    return value.get<mlir::Value>();
  if (value.is<Field *>())
    return readField(*value.get<Field *>(), range);
  if (value.isError())
    return {};
  if (!building) {
    error(Code::StaticContext, range, "a tensor is needed, which only functions compute; here values are static");
    return {};
  }
  if (value.isDim()) {
    // The size becomes a number at run time.
    Value size(mlir::Value(dl::DimOp::create(builder, location(range), RankedTensorType::get({}, builder.getI64Type()),
                                             dl::DimsAttr::get(context, {value.get<AffineExpr>()}))));
    Value converted = element && !element.isInteger(64) ? cast(size, element, range) : size;
    return converted.isError() ? mlir::Value() : converted.get<mlir::Value>();
  }
  if (!value.isNumber() && !value.is<bool>()) {
    error(Code::OpArgument, range, "a tensor is needed here, got " + describe(value));
    return {};
  }
  if (!element)
    element = value.isFloat() ? Type(builder.getF32Type())
              : value.isInt() ? Type(builder.getI64Type())
                              : Type(builder.getI1Type());
  TypedAttr attribute = numberAttribute(value, element, range);
  if (!attribute)
    return {};
  auto type = RankedTensorType::get({}, element);
  return dl::ConstantOp::create(builder, location(range), type, DenseElementsAttr::get(type, Attribute(attribute)));
}

/// Nested lists of numbers of one shape.
ElementsAttr Elaborator::elementsAttribute(const Value &value, Type element, SourceRange range) {
  charge(value, 4);
  SmallVector<int64_t> shape;
  for (const Value *level = &value; level->isList(); level = &level->elements()[0]) {
    shape.push_back(level->elements().size());
    if (level->elements().empty())
      break;
  }
  std::vector<const Value *> numbers;
  bool regular = true;
  std::function<void(const Value &, size_t)> flatten = [&](const Value &part, size_t depth) {
    if (!regular || numbers.size() > maxList)
      return;
    if (depth == shape.size()) {
      regular &= part.isNumber() || part.is<bool>();
      numbers.push_back(&part);
    } else if (!part.isList() || int64_t(part.elements().size()) != shape[depth]) {
      regular = false;
    } else {
      for (const Value &inner : part.elements())
        flatten(inner, depth + 1);
    }
  };
  flatten(value, 0);
  if (!regular || numbers.size() > maxList) {
    error(Code::OpArgument, range,
          "`value` is a number or nested lists of numbers with equal lengths, at most " + Twine(maxList) + ", got " +
              describe(value));
    return {};
  }
  if (!element) {
    bool floats = llvm::any_of(numbers, [](const Value *number) { return number->isFloat(); });
    bool bools = !numbers.empty() && numbers[0]->is<bool>();
    element = floats || numbers.empty() ? Type(builder.getF32Type())
              : bools                   ? Type(builder.getI1Type())
                                        : Type(builder.getI64Type());
  }
  SmallVector<Attribute> attributes;
  for (const Value *number : numbers) {
    attributes.push_back(numberAttribute(*number, element, range));
    if (!attributes.back())
      return {};
  }
  return DenseElementsAttr::get(RankedTensorType::get(shape, element), attributes);
}

Value Elaborator::cast(const Value &value, Type element, SourceRange range) {
  if (!value.isTensor()) {
    // `bool(1)` and `bool(none)` make no sense, `f32(2)` is a scalar tensor.
    if (value.isNumber() || value.is<bool>() || value.isDim()) {
      if (!building && value.is<bool>() && element.isInteger(1))
        return value;
      Value number = value;
      if (value.isFloat() && isa<IntegerType>(element) && !element.isInteger(1) && std::isfinite(value.get<double>()) &&
          std::abs(value.get<double>()) < 9e18)
        number = Value(int64_t(value.get<double>()));
      mlir::Value tensor = toTensor(number, element, range);
      return tensor ? Value(tensor) : Value();
    }
    return error(Code::BadCast, range,
                 "`" + dl::elementName(element) + "(…)` converts a tensor or a number, got " + describe(value));
  }
  if (tensorType(value).getElementType() == element)
    return value;
  CallArgs args;
  args.args.push_back({"", value, range});
  args.args.push_back({"to", Value(element), range});
  return callOp(*findBuiltin("cast"), args, range);
}

Value Elaborator::callPrint(const CallExpr &expr, Scope &scope) {
  if (expr.args.empty())
    return error(Code::MissingArgument, expr.range, "`print` takes what to print");
  for (const Argument &arg : expr.args) {
    Value value = evaluate(*arg.value, scope);
    std::string label = arg.value->range.text().str();
    if (value.isError())
      continue;
    if (value.is<Instance *>() || value.isCallable() || value.is<const ModuleValue *>() || value.isString() ||
        !building) {
      // What is known while compiling is told while compiling.
      diagnostics.report(Severity::Note, Code::None, arg.value->range,
                         "print: " + (value.isString() ? value.get<std::string>() : label + " is " + describe(value)));
      continue;
    }
    if (building->isComposite) {
      error(Code::CompositeEffect, expr.range, "a composite has no effects; print outside it");
      continue;
    }
    for (auto [index, element] :
         llvm::enumerate(value.isList() ? llvm::ArrayRef(value.elements()) : llvm::ArrayRef(value))) {
      std::string name = value.isList() ? label + "[" + std::to_string(index) + "]" : label;
      if (mlir::Value tensor = toTensor(element, {}, arg.value->range))
        dl::PrintOp::create(builder, location(expr.range), name, tensor);
    }
  }
  return Value::none();
}

Value Elaborator::callAssert(const CallExpr &expr, Scope &scope) {
  if (expr.args.empty() || expr.args.size() > 2)
    return error(Code::MissingArgument, expr.range, "`assert` takes a condition and a message");
  Value condition = evaluate(*expr.args[0].value, scope);
  Value message =
      expr.args.size() == 2 ? evaluate(*expr.args[1].value, scope) : Value(expr.args[0].value->range.text().str());
  if (condition.isError() || message.isError())
    return {};
  if (!message.isString())
    return error(Code::NotBool, expr.args[1].value->range,
                 "the message of `assert` is a string, got " + describe(message));
  if (condition.is<bool>()) {
    if (!condition.get<bool>())
      return error(Code::AssertionFailed, expr.range, "assertion failed: " + message.get<std::string>());
    return Value::none();
  }
  if (!condition.isTensor() || !tensorType(condition).getElementType().isInteger(1))
    return error(Code::NotBool, expr.args[0].value->range,
                 "`assert` needs a bool or a tensor of bools, got " + describe(condition));
  mlir::Value tensor = toTensor(condition, {}, expr.range);
  if (!tensor)
    return {};
  if (building->isComposite)
    return error(Code::CompositeEffect, expr.range, "a composite has no effects; assert outside it");
  dl::AssertOp::create(builder, location(expr.range), tensor, message.get<std::string>());
  return Value::none();
}

} // namespace dlc::frontend
