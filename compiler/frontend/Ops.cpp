//===- Ops.cpp - Ops of the dl dialect as functions -----------------------===//
//
// The table comes from the ops' records; nothing here knows one op from another, except where a record cannot
// say what the language adds (`reshape` infers a dim given as -1).
//
//===----------------------------------------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Foreign.h"
#include "dialects/dl/Dialect.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Verifier.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

static const llvm::StringMap<Builtin> &builtinTable() {
  static const llvm::StringMap<Builtin> table = [] {
    const Builtin all[] = {
#include "dialects/dl/Builtins.inc"
    };
    llvm::StringMap<Builtin> map;
    for (const Builtin &builtin : all)
      map[builtin.name] = builtin;
    return map;
  }();
  return table;
}

const Builtin *findBuiltin(llvm::StringRef name) {
  auto it = builtinTable().find(name);
  return it == builtinTable().end() ? nullptr : &it->second;
}

std::vector<std::string> builtinNames() {
  std::vector<std::string> names;
  for (auto &entry : builtinTable())
    names.push_back(entry.getKey().str());
  llvm::sort(names);
  return names;
}

static bool allows(llvm::StringRef elements, Type type) {
  SmallVector<llvm::StringRef> names;
  elements.split(names, ' ');
  return llvm::is_contained(names, dl::elementName(type));
}

/// "f16, bf16, f32 or f64".
static std::string listOf(llvm::StringRef elements) {
  SmallVector<llvm::StringRef> names;
  elements.split(names, ' ');
  std::string text;
  for (auto [index, name] : llvm::enumerate(names))
    text += (index == 0 ? "" : index + 1 == names.size() ? " or " : ", ") + name.str();
  return text;
}

Value Elaborator::callBuiltin(const Callable &callable, const CallArgs &args, SourceRange range) {
  const std::string &name = callable.builtin;
  bool named = llvm::any_of(args.args, [](const CallArgs::Arg &arg) { return !arg.name.empty(); });
  bool tensors = llvm::any_of(args.args, [](const CallArgs::Arg &arg) { return holdsTensor(arg.value); });
  if (isGradientFunction(name))
    return callGradient(name, args, range);
  const Builtin *builtin = findBuiltin(name);
  SmallVector<Value> values;
  for (const CallArgs::Arg &arg : args.args)
    values.push_back(arg.value);
  if (name == "to") {
    if (values.size() != 2 || named || !values[1].isDType())
      return error(Code::BadCast, range, "`to` takes a dtype, like x.to(f16)");
    return cast(values[0], values[1].get<Type>(), range);
  }
  if (name == "params")
    return callParams(args, range);
  // A name of both is the op where there is a tensor, or a parameter by name.
  bool isStatic = isStaticFunction(name) && !callable.opOnly;
  if (isStatic && (!builtin || (!tensors && !named))) {
    if (named)
      return error(Code::UnknownArgument, range, "`" + name + "` takes its arguments by position");
    return callStatic(name, values, range);
  }
  return callOp(*builtin, args, range);
}

Value Elaborator::callOp(const Builtin &builtin, const CallArgs &args, SourceRange range) {
  if (!building)
    return error(Code::StaticContext, range,
                 "`" + builtin.name + "` makes a tensor, which only functions compute; here values are static");
  // Ops whose result type is free take it as two more parameters.
  std::vector<std::string> names;
  for (const BuiltinParam &param : builtin.params)
    names.push_back(param.name);
  if (!builtin.infersTypes) {
    names.push_back("shape");
    names.push_back("dtype");
  } else if (builtin.name == "constant") {
    names.push_back("dtype");
  }
  std::vector<std::optional<Value>> values(names.size());
  std::vector<SourceRange> places(names.size(), range);
  for (auto [position, arg] : llvm::enumerate(args.args)) {
    size_t index = arg.name.empty() ? position : llvm::find(names, arg.name) - names.begin();
    if (index >= names.size()) {
      std::string list;
      for (const std::string &name : names)
        list += (list.empty() ? "" : ", ") + name;
      return error(arg.name.empty() ? Code::TooManyArguments : Code::UnknownArgument, arg.range,
                   arg.name.empty() ? "`" + builtin.name + "` takes " + Twine(names.size()) + " arguments (" + list +
                                          "), got " + Twine(args.args.size())
                                    : "`" + builtin.name + "` has no parameter `" + arg.name + "`; it has " + list +
                                          hintForArgument(arg.name, names));
    }
    if (values[index])
      return error(Code::GivenTwice, arg.range, "`" + names[index] + "` is given twice");
    values[index] = arg.value;
    // A default of the library's own stands nowhere in the call.
    if (arg.range.file == range.file)
      places[index] = arg.range;
  }
  for (size_t i = 0; i < builtin.params.size(); ++i)
    if (!values[i] && !builtin.params[i].defaultValue)
      return error(Code::MissingArgument, range, "`" + builtin.name + "` needs an argument `" + names[i] + "`");

  SmallVector<mlir::Value> operands;
  if (!collectOperands(builtin, values, places, operands))
    return {};
  int64_t rank = operands.empty() ? 0 : llvm::cast<RankedTensorType>(operands[0].getType()).getRank();
  // Its axis is a dim of the result, which has one more.
  if (builtin.name == "one_hot")
    ++rank;
  const Value *dtype = values.size() > builtin.params.size() && values.back() ? &*values.back() : nullptr;
  if (dtype && !dtype->isDType())
    return error(Code::OpArgument, range, "`dtype` is a dtype, got " + describe(*dtype));
  NamedAttrList attributes;
  for (auto [param, value, place] : llvm::zip(builtin.params, values, places)) {
    if (param.kind == BuiltinParam::Operand || param.kind == BuiltinParam::Operands || !value)
      continue;
    Attribute attribute = param.kind == BuiltinParam::Elements
                              ? Attribute(elementsAttribute(*value, dtype ? dtype->get<Type>() : Type(), place))
                              : makeAttribute(builtin, param, *value, rank, place);
    if (!attribute)
      return {};
    attributes.append(param.name, attribute);
  }
  RankedTensorType result;
  if (!builtin.infersTypes) {
    auto &shape = values[builtin.params.size()];
    result = freeResultType(builtin, operands, shape ? &*shape : nullptr, dtype, range);
    if (!result)
      return {};
  }
  return createOp(builtin, operands, std::move(attributes), result, range);
}

bool Elaborator::collectOperands(const Builtin &builtin, ArrayRef<std::optional<Value>> values,
                                 ArrayRef<SourceRange> places, SmallVectorImpl<mlir::Value> &operands) {
  // Flattened, each with its parameter; numbers take the dtype of a tensor that may have the same dtypes.
  SmallVector<std::pair<const BuiltinParam *, Value>> flat;
  SmallVector<SourceRange> ranges;
  for (auto [param, value, range] : llvm::zip(builtin.params, values, places)) {
    if (param.kind == BuiltinParam::Operand) {
      flat.push_back({&param, *value});
      ranges.push_back(range);
    } else if (param.kind == BuiltinParam::Operands) {
      if (!value->isList()) {
        error(Code::OpArgument, range,
              "`" + param.name + "` of `" + builtin.name + "` is a list of tensors, got " + describe(*value));
        return false;
      }
      for (const Value &element : value->elements()) {
        flat.push_back({&param, element});
        ranges.push_back(range);
      }
    }
  }
  operands.assign(flat.size(), {});
  for (bool numbers : {false, true})
    for (auto [index, entry] : llvm::enumerate(flat)) {
      auto &[param, value] = entry;
      SourceRange range = ranges[index];
      if (value.isTensor() == numbers)
        continue;
      Type element;
      if (numbers) {
        if (!value.isNumber() && !value.isDim() && !value.is<bool>()) {
          error(Code::OpArgument, range,
                "`" + param->name + "` of `" + builtin.name + "` is a tensor, got " + describe(value));
          return false;
        }
        // A dtype from operands of the same kind; else the literal's own default.
        for (auto [other, operand] : llvm::zip(flat, operands))
          if (operand && other.first->what == param->what && !element)
            element = llvm::cast<RankedTensorType>(operand.getType()).getElementType();
        if (!element && !allows(param->what, value.isFloat() ? builder.getF32Type() : Type(builder.getI64Type())))
          element = allows(param->what, builder.getF32Type()) ? Type(builder.getF32Type()) : Type(builder.getI1Type());
      }
      operands[index] = toTensor(value, element, range);
      if (!operands[index])
        return false;
      Type actual = llvm::cast<RankedTensorType>(operands[index].getType()).getElementType();
      if (!allows(param->what, actual)) {
        bool isFloat = llvm::StringRef(param->what).starts_with("f16");
        error(Code::OpDType, range,
              "`" + builtin.name + "` takes " + listOf(param->what) + " for `" + param->name + "`, got " +
                  dl::toString(operands[index].getType()) + (isFloat ? "; convert it with f32(…)" : ""));
        return false;
      }
    }
  return true;
}

Attribute Elaborator::makeAttribute(const Builtin &builtin, const BuiltinParam &param, const Value &value, int64_t rank,
                                    SourceRange range) {
  auto wrong = [&](llvm::StringRef wanted) {
    error(Code::OpArgument, range,
          "`" + param.name + "` of `" + builtin.name + "` is " + wanted + ", got " + describe(value));
    return Attribute();
  };
  // Places among the first operand's dims count from the end when negative.
  bool isPlace = param.name == "axis" || param.name == "axes" || param.name == "perm";
  auto fromEnd = [&](int64_t place) { return isPlace && place < 0 ? place + rank : place; };
  switch (param.kind) {
  case BuiltinParam::Int:
    return value.isInt() ? builder.getI64IntegerAttr(fromEnd(value.get<int64_t>())) : wrong("an int");
  case BuiltinParam::Bool:
    return value.is<bool>() ? builder.getBoolAttr(value.get<bool>()) : wrong("a bool");
  case BuiltinParam::String:
    return value.isString() ? builder.getStringAttr(value.get<std::string>()) : wrong("a string");
  case BuiltinParam::Type:
    return value.isDType() ? TypeAttr::get(value.get<Type>()) : wrong("a dtype");
  case BuiltinParam::Ints: {
    if (!value.isList() || !llvm::all_of(value.elements(), [](const Value &element) { return element.isInt(); }))
      return wrong("a list of ints");
    SmallVector<int64_t> ints;
    for (const Value &element : value.elements())
      ints.push_back(fromEnd(element.get<int64_t>()));
    if (param.name == "axes")
      llvm::sort(ints);
    return builder.getDenseI64ArrayAttr(ints);
  }
  case BuiltinParam::Dims: {
    SmallVector<dl::Dim> dims;
    for (const Value &element : value.isList() ? llvm::ArrayRef(value.elements()) : llvm::ArrayRef(value)) {
      dims.push_back(toDim(element, context));
      if (!dims.back())
        return wrong("a list of dims");
    }
    return dl::DimsAttr::get(context, dims);
  }
  case BuiltinParam::Enum: {
    SmallVector<llvm::StringRef> words;
    llvm::StringRef(param.what).split(words, ' ');
    std::vector<std::string> cases(words.begin() + 1, words.end());
    std::string list;
    for (const std::string &name : cases)
      list += (list.empty() ? "" : ", ") + name;
    if (!value.isString() || !llvm::is_contained(cases, value.get<std::string>()))
      return wrong("one of the strings " + list);
    return parseAttribute("#dl<" + words[0].str() + " " + value.get<std::string>() + ">", context);
  }
  default:
    return {};
  }
}

/// The quotient of two dims if it is whole for all sizes: common factors cancel.
static dl::Dim divideExactly(dl::Dim product, ArrayRef<dl::Dim> divisors, MLIRContext *context) {
  SmallVector<dl::Dim> factors;
  int64_t constant = 1;
  std::function<void(dl::Dim)> split = [&](dl::Dim dim) {
    if (auto value = dl::constantValue(dim)) {
      constant *= *value;
    } else if (dim.getKind() == AffineExprKind::Mul) {
      split(cast<AffineBinaryOpExpr>(dim).getLHS());
      split(cast<AffineBinaryOpExpr>(dim).getRHS());
    } else {
      factors.push_back(dim);
    }
  };
  split(product);
  SmallVector<dl::Dim> own = std::move(factors);
  int64_t ownConstant = std::exchange(constant, 1);
  factors.clear();
  for (dl::Dim divisor : divisors)
    split(divisor);
  for (dl::Dim factor : factors) {
    auto *it = llvm::find(own, factor);
    if (it == own.end())
      return {};
    own.erase(it);
  }
  if (constant == 0 || ownConstant % constant)
    return {};
  own.push_back(dl::constantDim(ownConstant / constant, context));
  return dl::product(own, context);
}

RankedTensorType Elaborator::freeResultType(const Builtin &builtin, ArrayRef<mlir::Value> operands, const Value *shape,
                                            const Value *dtype, SourceRange range) {
  auto first = operands.empty() ? RankedTensorType() : llvm::cast<RankedTensorType>(operands[0].getType());
  if (!shape || !shape->isList()) {
    error(Code::BadShape, range,
          "`" + builtin.name + "` needs `shape`, a list of dims" + (shape ? ", got " + describe(*shape) : ""));
    return {};
  }
  SmallVector<dl::Dim> dims;
  std::optional<size_t> open;
  for (auto [index, value] : llvm::enumerate(shape->elements())) {
    dl::Dim dim = toDim(value, context);
    if (!dim) {
      error(Code::BadShape, range,
            "`shape` of `" + builtin.name + "` is a list of ints and dims, got " + describe(value) + " in it");
      return {};
    }
    if (value.isInt() && value.get<int64_t>() < 0) {
      if (builtin.name != "reshape" || value.get<int64_t>() != -1 || open) {
        error(Code::BadShape, range,
              "`shape` of `" + builtin.name + "` is " + spell(*shape) +
                  (builtin.name == "reshape" ? ": one -1 at most stands for what is left" : ": a dim is not negative"));
        return {};
      }
      open = index;
    }
    dims.push_back(dim);
  }
  if (open) {
    SmallVector<dl::Dim> others;
    for (auto [index, dim] : llvm::enumerate(dims))
      if (index != *open)
        others.push_back(dim);
    dl::Dim all = dl::product(dl::getDims(first), context);
    dl::Dim rest = divideExactly(all, others, context);
    if (!rest) {
      error(Code::BadShape, range,
            "the -1 in shape " + spell(*shape) + " has no value: " + dl::toString(Type(first)) + " has " +
                dl::toString(all) + " elements, the other dims " + dl::toString(dl::product(others, context)));
      return {};
    }
    dims[*open] = rest;
  }
  // One possible dtype needs no choice; else that of the operand, where the result may have it.
  llvm::StringRef allowed = builtin.results[0];
  Type element = dtype ? dtype->get<Type>() : Type();
  if (!element && !allowed.contains(' '))
    element = dl::elementTypeOf(allowed, context);
  if (!element && first && builtin.params[0].what == allowed)
    element = first.getElementType();
  if (!element && !llvm::StringRef(builtin.name).starts_with("random"))
    error(Code::NeedsDType, range, "`" + builtin.name + "` needs `dtype`, one of " + listOf(allowed));
  else if (!element)
    element = builder.getF32Type();
  if (!element)
    return {};
  return dl::getTensorType(dims, element);
}

Value Elaborator::createOp(const Builtin &builtin, ArrayRef<mlir::Value> operands, NamedAttrList attributes,
                           RankedTensorType result, SourceRange range) {
  if (++ops > mostOps) {
    stopped = true;
    return error(Code::TooManyOps, range,
                 "the program has more than " + Twine(mostOps) + " ops; a static loop may be longer than meant");
  }
  // What inference and the verifier say becomes an error of ours.
  std::string message;
  ScopedDiagnosticHandler handler(context, [&](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error && message.empty())
      message = diagnostic.str();
    return success();
  });
  auto failed = [&]() -> Value {
    // "'dl.slice' op reads …" and "dl.matmul: …" begin with the name of what was called.
    llvm::StringRef text = message;
    if (text.consume_front("'dl." + builtin.name + "' op "))
      message = builtin.name + ": " + text.str();
    else if (text.consume_front("dl."))
      message = text.str();
    error(Code::OpShape, range, message.empty() ? "`" + builtin.name + "` does not fit its arguments" : message);
    for (mlir::Value operand : operands)
      noteOrigin(Value(operand), range);
    return {};
  };
  OperationState state(location(range), "dl." + builtin.name);
  state.addOperands(operands);
  RegisteredOperationName info = *state.name.getRegisteredInfo();
  info.populateDefaultAttrs(attributes);
  for (const BuiltinParam &param : builtin.params)
    if (param.defaultValue && !attributes.get(param.name)) {
      Value value(*param.defaultValue);
      int64_t number;
      if (param.kind == BuiltinParam::Int && !llvm::StringRef(*param.defaultValue).getAsInteger(10, number))
        value = Value(number);
      else if (param.kind == BuiltinParam::Bool)
        value = Value(*param.defaultValue == "true");
      if (Attribute attribute = makeAttribute(builtin, param, value, 0, range))
        attributes.append(param.name, attribute);
    }
  state.addAttributes(attributes);
  if (result) {
    state.addTypes(result);
  } else if (builtin.infersTypes) {
    // As OperationState wants it: properties are filled from the attributes before inference reads them.
    DictionaryAttr dictionary = attributes.getDictionary(context);
    SmallVector<Type> types;
    auto infer = [&](OpaqueProperties properties) {
      auto *interface = info.getInterface<InferTypeOpInterface>();
      return interface->inferReturnTypes(context, state.location, state.operands, dictionary, properties, state.regions,
                                         types);
    };
    LogicalResult inferred = failure();
    if (int size = info.getOpPropertyByteSize()) {
      auto storage = std::make_unique<char[]>(size);
      OpaqueProperties properties(storage.get());
      info.initOpProperties(properties, OpaqueProperties(nullptr));
      auto emit = [&] { return mlir::emitError(state.location); };
      if (succeeded(info.setOpPropertiesFromAttribute(state.name, properties, dictionary, emit)))
        inferred = infer(properties);
      info.destroyOpProperties(properties);
    } else {
      inferred = infer(OpaqueProperties(nullptr));
    }
    if (mlir::failed(inferred))
      return failed();
    state.addTypes(types);
  }
  Operation *op = builder.create(state);
  if (mlir::failed(mlir::verify(op))) {
    op->erase();
    return failed();
  }
  for (Type type : op->getResultTypes())
    if (!checkSize(llvm::cast<RankedTensorType>(type), range)) {
      op->erase();
      return {};
    }
  if (op->getNumResults() == 1)
    return Value(mlir::Value(op->getResult(0)));
  std::vector<Value> results;
  for (mlir::Value value : op->getResults())
    results.push_back(Value(value));
  return Value::list(std::move(results));
}

Value Elaborator::apply(llvm::StringRef mnemonic, ArrayRef<Value> operands, SourceRange range,
                        ArrayRef<SourceRange> places) {
  CallArgs args;
  for (auto [index, operand] : llvm::enumerate(operands))
    args.args.push_back({"", operand, index < places.size() ? places[index] : range});
  return callOp(*findBuiltin(mnemonic), args, range);
}

} // namespace dlc::frontend
