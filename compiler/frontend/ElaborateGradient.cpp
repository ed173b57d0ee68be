//===- ElaborateGradient.cpp - grad, value_and_grad, vjp, jvp -------------===//
//
// A function is elaborated as in a call, with dl.variable in place of what it is differentiated by; a dl.gradient then
// stands for the gradient, which the pass expand-gradients builds. Names of the arguments stay as they are.
//
//===----------------------------------------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Foreign.h"
#include "dialects/dl/Dialect.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

namespace {
/// The tensors of a value, in order.
void collectTensors(const Value &value, SmallVectorImpl<Value> &leaves) {
  if (value.isList())
    for (const Value &element : value.elements())
      collectTensors(element, leaves);
  else
    leaves.push_back(value);
}

/// A value of the same lists with other tensors in it, taken from the front.
Value rebuild(const Value &like, ArrayRef<mlir::Value> &tensors) {
  if (!like.isList()) {
    mlir::Value tensor = tensors.front();
    tensors = tensors.drop_front();
    return Value(tensor);
  }
  std::vector<Value> elements;
  for (const Value &element : like.elements())
    elements.push_back(rebuild(element, tensors));
  return Value::list(std::move(elements));
}

/// How many parameters a function of the language has; nullopt of anything else.
std::optional<size_t> arityOf(const Value &value) {
  if (!value.isCallable())
    return std::nullopt;
  const Callable &callable = *value.get<std::shared_ptr<const Callable>>();
  return callable.function ? std::optional(callable.function->params.size() - bool(callable.receiver)) : std::nullopt;
}
} // namespace

bool isGradientFunction(llvm::StringRef name) {
  return llvm::is_contained({"grad", "value_and_grad", "vjp", "jvp", "stop_gradient"}, name);
}

Value Elaborator::callGradient(llvm::StringRef name, const CallArgs &args, SourceRange range) {
  if (!building && name != "grad" && name != "value_and_grad")
    return error(Code::StaticContext, range, "`" + name + "` computes tensors, which only functions do");
  llvm::StringRef second = name == "vjp" || name == "jvp" ? "inputs" : "wrt", third = name == "vjp" ? "seeds" : "tangents";
  std::vector<std::string> names = {name == "stop_gradient" ? "x" : "f"};
  if (name != "stop_gradient")
    names.push_back(second.str());
  if (second == "inputs")
    names.push_back(third.str());
  std::vector<std::optional<Value>> values(names.size());
  std::vector<SourceRange> places(names.size(), range);
  for (auto [position, arg] : llvm::enumerate(args.args)) {
    size_t index = arg.name.empty() ? position : llvm::find(names, arg.name) - names.begin();
    if (index >= names.size())
      return error(arg.name.empty() ? Code::TooManyArguments : Code::UnknownArgument, arg.range,
                   arg.name.empty() ? "`" + name + "` takes " + Twine(names.size()) + " arguments at most"
                                    : "`" + name + "` has no parameter `" + arg.name + "`" +
                                          hintForArgument(arg.name, names));
    if (values[index])
      return error(Code::GivenTwice, arg.range, "`" + names[index] + "` is given twice");
    values[index] = arg.value;
    places[index] = arg.range;
  }
  for (size_t i = 0; i < names.size(); ++i)
    if (!values[i] && names[i] != "wrt")
      return error(Code::MissingArgument, range, "`" + name + "` needs an argument `" + names[i] + "`");
  if (name == "stop_gradient")
    return stopGradient(*values[0], range);
  if (!values[0]->isCallable() && !values[0]->is<Instance *>())
    return error(Code::BadGradient, places[0],
                 "`" + name + "` differentiates a function, got " + describe(*values[0]) +
                     "; write `fn () => …` around an expression");
  if (second == "inputs")
    return callProduct(*values[0], *values[1], *values[2], name == "jvp", range);
  auto transform = std::make_shared<Transform>();
  transform->function = *values[0];
  transform->wrt = values[1].value_or(Value::none());
  transform->wrtRange = places[1];
  transform->withValue = name == "value_and_grad";
  // Of a function that takes nothing, this is the call.
  if (arityOf(*values[0]) == size_t(0))
    return callTransform(*transform, {}, range);
  auto callable = std::make_shared<Callable>();
  callable->builtin = name.str();
  callable->transform = transform;
  return Value(std::shared_ptr<const Callable>(callable));
}

Value Elaborator::stopGradient(const Value &value, SourceRange range) {
  SmallVector<Value> leaves;
  collectTensors(value, leaves);
  SmallVector<mlir::Value> stopped;
  for (const Value &leaf : leaves) {
    mlir::Value tensor = toTensor(leaf, {}, range);
    if (!tensor)
      return {};
    stopped.push_back(dl::StopGradientOp::create(builder, location(range), tensor));
  }
  ArrayRef<mlir::Value> rest = stopped;
  return rebuild(value, rest);
}

/// The function that a declaration names by `gradient`, for the arguments of this call: of the operands and what arrives
/// at the float results, the gradients of the float operands. Null after an error.
func::FuncOp Elaborator::declaredGradient(const Function &function, const Scope &scope, ValueRange operands,
                                          ValueRange results, SourceRange range) {
  const Scope::Binding *binding = scope.parent->find(function.gradient);
  if (!binding || !binding->value.isCallable()) {
    error(Code::ExternGradient, function.gradientRange,
          "`" + function.gradient + "` is no function of this file" +
              (binding ? std::string() : didYouMean(function.gradient, scope.allNames())));
    return {};
  }
  auto isFloat = [](Type type) { return isa<FloatType>(getElementTypeOrSelf(type)); };
  SmallVector<Type> inputs(operands.getTypes()), wanted;
  for (Type type : operands.getTypes())
    if (isFloat(type))
      wanted.push_back(type);
  for (Type type : results.getTypes())
    if (isFloat(type))
      inputs.push_back(type);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  std::string symbol;
  do
    symbol = function.name + ".gradient" + (symbolNames[function.name + ".gradient"]
                                                ? "." + std::to_string(symbolNames[function.name + ".gradient"])
                                                : std::string());
  while (++symbolNames[function.name + ".gradient"], module.lookupSymbol(symbol));
  auto func = func::FuncOp::create(builder, location(function.gradientRange), symbol, builder.getFunctionType(inputs, {}));
  func.setPrivate();
  mlir::Block *entry = func.addEntryBlock();
  Building body;
  body.function = func;
  body.ranges = building->ranges;
  body.isComposite = true;
  body.firstFrame = frames.size();
  body.firstPath = paths.size();
  Building *outer = std::exchange(building, &body);
  builder.setInsertionPointToStart(entry);
  CallArgs args;
  unsigned next = 0;
  for (const Param &param : function.params) {
    Value value = scope.find(param.name)->value;
    args.args.push_back({"", value.isTensor() ? Value(mlir::Value(entry->getArgument(next++))) : value, range});
  }
  while (next < entry->getNumArguments())
    args.args.push_back({"", Value(mlir::Value(entry->getArgument(next++))), range});
  Value value = call(binding->value, args, range);
  SmallVector<mlir::Value> given;
  bool ok = !value.isError();
  if (ok) {
    SmallVector<Value> leaves;
    collectTensors(value, leaves);
    for (auto [i, leaf] : llvm::enumerate(leaves)) {
      mlir::Value tensor =
          leaf.isNone() ? mlir::Value()
                        : toTensor(leaf, i < wanted.size() ? getElementTypeOrSelf(wanted[i]) : Type(), range);
      if (!leaf.isNone())
        given.push_back(tensor);
    }
    ok = llvm::all_of(given, [](mlir::Value each) { return bool(each); });
    if (ok && ValueRange(given).getTypes() != TypeRange(wanted)) {
      std::string has, needs;
      for (mlir::Value each : given)
        has += (has.empty() ? "" : ", ") + dl::toString(each.getType());
      for (Type type : wanted)
        needs += (needs.empty() ? "" : ", ") + dl::toString(type);
      error(Code::ExternGradient, function.gradientRange,
            "the gradient of `" + function.name + "` gives " + (has.empty() ? "nothing" : has) +
                ", its float parameters are " + (needs.empty() ? "none" : needs));
      ok = false;
    }
  }
  if (ok)
    finishFunction(func, given, function.gradientRange);
  building = outer;
  if (ok)
    return func;
  func.erase();
  return {};
}

mlir::Value Elaborator::makeVariable(mlir::Value tensor, llvm::StringRef name, SourceRange range) {
  if (!isa<FloatType>(getElementTypeOrSelf(tensor.getType()))) {
    error(Code::BadGradient, range,
          "there is no gradient with respect to " + dl::toString(tensor.getType()) +
              ": only float tensors vary smoothly");
    return {};
  }
  auto variable = dl::VariableOp::create(builder, location(range), tensor.getType(), tensor);
  if (!name.empty())
    variable->setAttr("name", builder.getStringAttr(name));
  return variable;
}

/// The tensors of a value as variables; false after an error.
bool Elaborator::makeVariables(const Value &value, llvm::StringRef name, SourceRange range,
                               SmallVectorImpl<mlir::Value> &variables) {
  SmallVector<Value> leaves;
  collectTensors(value, leaves);
  for (const Value &leaf : leaves) {
    mlir::Value tensor = leaf.isTensor() ? toTensor(leaf, {}, range) : mlir::Value();
    if (!leaf.isTensor())
      error(Code::BadGradient, range, "there is no gradient with respect to " + describe(leaf));
    mlir::Value variable = tensor ? makeVariable(tensor, name, range) : mlir::Value();
    if (!variable)
      return false;
    variables.push_back(variable);
  }
  return true;
}

Value Elaborator::callTransform(const Transform &transform, const CallArgs &args, SourceRange range) {
  if (!building)
    return error(Code::StaticContext, range, "a gradient is computed in a function; here values are static");
  // Positions, or parameters.
  SmallVector<Value> wanted;
  bool isList = transform.wrt.isList();
  collectTensors(transform.wrt.isNone() ? Value(int64_t(0)) : transform.wrt, wanted);
  bool byPosition = llvm::all_of(wanted, [](const Value &value) { return value.isInt(); }) && !(isList && wanted.empty());
  SmallVector<mlir::Value> variables;
  CallArgs inner = args;
  SmallVector<Value> shapes; // of each position, the lists that it is made of
  std::vector<std::pair<std::string, mlir::Value>> hidden;
  auto restore = [&] {
    for (auto &[path, value] : llvm::reverse(hidden))
      building->params[path] = value;
  };
  if (byPosition) {
    for (const Value &value : wanted) {
      int64_t position = value.get<int64_t>(), count = args.args.size();
      if (position < 0)
        position += count;
      if (position < 0 || position >= count)
        return error(Code::BadGradient, transform.wrt.isNone() ? range : transform.wrtRange,
                     count ? "there is no argument " + Twine(value.get<int64_t>()) + ", the function is given " +
                                 Twine(count)
                           : Twine("the function takes no argument to differentiate by; name parameters, "
                                   "`wrt=params(net)`"));
      CallArgs::Arg &arg = inner.args[position];
      if (inner.args[position].value.is<mlir::Value>() && llvm::is_contained(variables, arg.value.get<mlir::Value>()))
        return error(Code::BadGradient, transform.wrtRange, "`wrt` names argument " + Twine(position) + " twice");
      size_t before = variables.size();
      if (!makeVariables(arg.value, arg.name.empty() ? "argument " + std::to_string(position) : arg.name, arg.range,
                         variables))
        return {};
      shapes.push_back(arg.value);
      ArrayRef<mlir::Value> made = ArrayRef(variables).drop_front(before);
      arg.value = rebuild(arg.value, made);
    }
  } else {
    for (const Value &value : wanted) {
      if (!value.is<Field *>())
        return error(Code::BadGradient, transform.wrtRange,
                     "`wrt` takes positions of arguments, or parameters, got " + describe(value) +
                         "; make a tensor an argument: grad(fn (v) => …)(x)");
      Field &field = *value.get<Field *>();
      mlir::Value tensor = readField(field, transform.wrtRange);
      mlir::Value variable = tensor ? makeVariable(tensor, field.path(), transform.wrtRange) : mlir::Value();
      if (!variable) {
        restore();
        return {};
      }
      variables.push_back(variable);
      hidden.emplace_back(field.path(), tensor);
      building->params[field.path()] = variable;
    }
    shapes.push_back(transform.wrt);
  }
  ++gradients;
  Value result = call(transform.function, inner, range);
  --gradients;
  restore();
  if (result.isError())
    return {};
  Value loss = result.isList() && !result.elements().empty() ? result.elements()[0] : result;
  mlir::Value output = loss.isTensor() ? toTensor(loss, {}, range) : mlir::Value();
  if (!output || tensorType(Value(output)).getRank() || !isa<FloatType>(tensorType(Value(output)).getElementType()))
    return error(Code::BadGradient, range,
                 "a gradient is that of a float scalar, the function gives " + describe(loss) +
                     (output ? "; reduce it by sum or mean, or use vjp" : ""));
  auto type = tensorType(Value(output));
  mlir::Value seed = dl::ConstantOp::create(
      builder, location(range), type,
      DenseElementsAttr::get(type, Attribute(builder.getFloatAttr(type.getElementType(), 1.0))));
  auto gradient =
      dl::GradientOp::create(builder, location(range), ValueRange(variables).getTypes(), output, seed, variables);
  SmallVector<mlir::Value> gradients(gradient.getResults());
  ArrayRef<mlir::Value> rest = gradients;
  std::vector<Value> parts;
  for (const Value &shape : shapes)
    parts.push_back(rebuild(shape, rest));
  Value all = byPosition && isList ? Value::list(std::move(parts)) : parts[0];
  return transform.withValue ? Value::list({result, all}) : all;
}

/// vjp and jvp as in torch.autograd.functional: [f(inputs), the product].
Value Elaborator::callProduct(const Value &function, const Value &inputs, const Value &vector, bool isForward,
                              SourceRange range) {
  SmallVector<mlir::Value> variables;
  if (!makeVariables(inputs, "inputs", range, variables))
    return {};
  ArrayRef<mlir::Value> rest = variables;
  CallArgs args;
  if (inputs.isList())
    for (const Value &element : inputs.elements())
      args.args.push_back({"", rebuild(element, rest), range});
  else
    args.args.push_back({"", rebuild(inputs, rest), range});
  ++gradients;
  Value result = call(function, args, range);
  --gradients;
  if (result.isError())
    return {};
  SmallVector<Value> leaves, given;
  collectTensors(result, leaves);
  collectTensors(vector, given);
  SmallVector<mlir::Value> outputs, seeds, tangents;
  for (const Value &leaf : leaves) {
    mlir::Value output = leaf.isTensor() ? toTensor(leaf, {}, range) : mlir::Value();
    if (!output || !isa<FloatType>(tensorType(Value(output)).getElementType()))
      return error(Code::BadGradient, range, "only float tensors have gradients, the function gives " + describe(leaf));
    outputs.push_back(output);
  }
  // What is multiplied by: of the outputs' types, or forwards of the inputs'.
  ArrayRef<mlir::Value> like = isForward ? ArrayRef<mlir::Value>(variables) : ArrayRef<mlir::Value>(outputs);
  if (given.size() != like.size())
    return error(Code::BadGradient, range,
                 Twine(given.size()) + (isForward ? " tangents for " : " seeds for ") + Twine(like.size()) +
                     (isForward ? " inputs" : " results"));
  for (auto [value, tensor] : llvm::zip_equal(given, like)) {
    auto type = tensorType(Value(tensor));
    mlir::Value seed = toTensor(value, type.getElementType(), range);
    if (seed && seed.getType() != type && tensorType(Value(seed)).getRank() == 0 &&
        tensorType(Value(seed)).getElementType() == type.getElementType())
      seed = dl::BroadcastToOp::create(builder, location(range), type, seed);
    if (!seed)
      return {};
    if (seed.getType() != type)
      return error(Code::BadGradient, range,
                   "what is multiplied by is " + dl::toString(seed.getType()) + ", the " +
                       (isForward ? "input " : "result ") + dl::toString(Type(type)));
    (isForward ? tangents : seeds).push_back(seed);
  }
  Location loc = location(range);
  if (!isForward) {
    auto gradient = dl::GradientOp::create(builder, loc, ValueRange(variables).getTypes(), outputs, seeds, variables);
    SmallVector<mlir::Value> gradients(gradient.getResults());
    rest = gradients;
    return Value::list({result, rebuild(inputs, rest)});
  }
  // The product with the transposed Jacobian is linear in its seeds: its own gradient by them is the forward product.
  for (mlir::Value output : outputs) {
    auto type = tensorType(Value(output));
    mlir::Value scalar = toTensor(Value(0.0), type.getElementType(), range);
    if (type.getRank())
      scalar = dl::BroadcastToOp::create(builder, loc, type, scalar);
    seeds.push_back(makeVariable(scalar, "", range));
  }
  auto backward = dl::GradientOp::create(builder, loc, ValueRange(variables).getTypes(), outputs, seeds, variables);
  auto forward = dl::GradientOp::create(builder, loc, ValueRange(seeds).getTypes(), backward.getResults(), tangents, seeds);
  SmallVector<mlir::Value> products(forward.getResults());
  rest = products;
  return Value::list({result, rebuild(result, rest)});
}

} // namespace dlc::frontend
