//===- StaticFunctions.cpp - len, zip, sum, sqrt, ... ----------------------===//
#include "compiler/frontend/Elaborator.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

static constexpr llvm::StringLiteral names[] = {
    "len",   "enumerate", "zip",     "reversed", "sum",         "min",         "max",   "prod",
    "abs",   "sqrt",      "exp",     "log",      "floor",       "ceil",        "round", "str",
    "int",   "float",     "is_list", "is_int",   "is_dict",     "json",        "keys",  "values",
    "items", "has",       "get",     "sorted",   "is_training", "next_random", "is_fn", "params",
    "grad",  "value_and_grad", "vjp", "jvp",     "stop_gradient"};

bool isStaticFunction(llvm::StringRef name) { return llvm::is_contained(names, name); }
std::vector<std::string> staticFunctionNames() { return std::vector<std::string>(std::begin(names), std::end(names)); }
bool isTrainingName(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"checkpoint", "autocast", "training"}, true)
      .Default(false);
}

static double toDouble(const Value &value) {
  return value.isInt() ? double(value.get<int64_t>()) : value.get<double>();
}

Value Elaborator::callMath(llvm::StringRef name, ArrayRef<Value> args, SourceRange range) {
  if (!args[0].isNumber())
    return error(Code::StaticArgument, range, "`" + name + "` takes a number or a tensor, got " + describe(args[0]));
  if (name == "abs" && args[0].isInt())
    return args[0].get<int64_t>() < 0 ? unary("-", args[0], range) : args[0];
  double x = toDouble(args[0]);
  if (name == "abs")
    return Value(std::fabs(x));
  if (name == "exp")
    return Value(std::exp(x));
  if (name == "sqrt" || name == "log") {
    if (x < 0)
      return error(Code::Arithmetic, range, "`" + name + "` of " + spell(args[0]) + " is no number");
    return Value(name == "sqrt" ? std::sqrt(x) : std::log(x));
  }
  // floor, ceil, round, int: to an int.
  double whole = name == "floor"   ? std::floor(x)
                 : name == "ceil"  ? std::ceil(x)
                 : name == "round" ? std::nearbyint(x)
                                   : std::trunc(x);
  if (!(std::fabs(whole) < 9.2e18))
    return error(Code::Arithmetic, range, spell(args[0]) + " has no 64-bit int");
  return args[0].isInt() ? args[0] : Value(int64_t(whole));
}

/// sum, prod, min, max of a list or of several arguments.
Value Elaborator::callReduction(llvm::StringRef name, ArrayRef<Value> args, SourceRange range) {
  ArrayRef<Value> values = args.size() == 1 && args[0].isList() ? ArrayRef<Value>(args[0].elements()) : args;
  if (name == "sum" || name == "prod") {
    Value result(int64_t(name == "prod"));
    for (const Value &value : values) {
      if (!value.isNumber() && !value.isDim())
        return error(Code::StaticArgument, range, "`" + name + "` takes numbers, got " + describe(value));
      result = staticBinary(name == "sum" ? "+" : "*", result, value, range);
      if (result.isError())
        return {};
    }
    return result;
  }
  if (values.empty())
    return error(Code::StaticArgument, range, "`" + name + "` of nothing has no value");
  Value result = values[0];
  for (const Value &value : values.drop_front()) {
    Value less = compareStatic("<", value, result, range);
    if (less.isError())
      return {};
    if (less.get<bool>() == (name == "min"))
      result = value;
  }
  return result;
}

/// Numbers, or strings, in ascending order.
Value Elaborator::sorted(std::vector<Value> values, SourceRange range) {
  for (const Value &value : values)
    if (!(value.isNumber() && values[0].isNumber()) && !(value.isString() && values[0].isString()))
      return error(Code::StaticArgument, range,
                   "`sorted` takes numbers or strings, got " + describe(values[0]) + " and " + describe(value));
  llvm::sort(values, [](const Value &a, const Value &b) {
    if (a.isString())
      return a.get<std::string>() < b.get<std::string>();
    // A NaN is below all else: an order without a place for it would be none.
    double x = toDouble(a), y = toDouble(b);
    if (a.isInt() && b.isInt())
      return a.get<int64_t>() < b.get<int64_t>();
    return std::isnan(x) || std::isnan(y) ? std::isnan(x) && !std::isnan(y) : x < y;
  });
  return Value::list(std::move(values));
}

Value Elaborator::callStatic(llvm::StringRef name, ArrayRef<Value> args, SourceRange range) {
  for (const Value &arg : args)
    charge(arg, name == "sorted" ? 4 : 1);
  if (name == "sum" || name == "prod" || name == "min" || name == "max") {
    if (args.empty())
      return error(Code::MissingArgument, range, "`" + name + "` takes numbers or a list of them");
    return callReduction(name, args, range);
  }
  if (name == "zip") {
    size_t count = SIZE_MAX;
    for (const Value &arg : args) {
      if (!arg.isList())
        return error(Code::StaticArgument, range, "`zip` takes lists, got " + describe(arg));
      if (count != SIZE_MAX && count != arg.elements().size())
        return error(Code::StaticArgument, range,
                     "`zip` takes lists of one length, got " + Twine(count) + " and " + Twine(arg.elements().size()));
      count = arg.elements().size();
    }
    std::vector<Value> rows;
    for (size_t i = 0; !args.empty() && i < count; ++i) {
      std::vector<Value> row;
      for (const Value &arg : args)
        row.push_back(arg.elements()[i]);
      rows.push_back(Value::list(std::move(row)));
    }
    return Value::list(std::move(rows));
  }
  if (name == "keys" || name == "values" || name == "items" || name == "has" || name == "get")
    return callOnDict(name, args, range);
  bool takesOne = name != "is_training" && name != "next_random";
  if (args.size() != takesOne)
    return error(Code::TooManyArguments, range,
                 "`" + name + "` takes " + (takesOne ? "one argument" : "no arguments") + ", got " +
                     Twine(args.size()));
  if (name == "is_training")
    return Value(isTraining);
  if (name == "next_random")
    return nextRandom(range);
  const Value &x = args[0];
  if (name == "len") {
    if (x.isList())
      return Value(int64_t(x.elements().size()));
    if (x.isString())
      return Value(int64_t(x.get<std::string>().size()));
    if (x.isDict())
      return Value(int64_t(x.dict().size()));
    return error(Code::StaticArgument, range,
                 "`len` takes a list, a dict or a string, got " + describe(x) +
                     (x.isTensor() ? "; a tensor has x.shape" : ""));
  }
  if (name == "is_list")
    return Value(x.isList());
  if (name == "is_int")
    return Value(x.isInt());
  if (name == "is_dict")
    return Value(x.isDict());
  if (name == "is_fn")
    return Value(x.isCallable());
  if (name == "json")
    return callJson(x, range);
  if (name == "enumerate" || name == "reversed" || name == "sorted") {
    ListPtr list = iterate(x, range);
    if (!list)
      return {};
    std::vector<Value> result = *list;
    if (name == "sorted")
      return sorted(std::move(result), range);
    if (name == "reversed")
      std::reverse(result.begin(), result.end());
    else
      for (auto [index, element] : llvm::enumerate(result))
        element = Value::list({Value(int64_t(index)), element});
    return Value::list(std::move(result));
  }
  if (name == "str")
    return x.isString() ? x : Value(spell(x));
  if (name == "float")
    return x.isNumber() ? Value(toDouble(x))
                        : error(Code::StaticArgument, range,
                                "`float` takes a number that is known while compiling, got " + describe(x) +
                                    (x.isTensor() || x.isDim() ? "; f32(…) converts at run time" : ""));
  if (name == "int" && x.isDim())
    return error(Code::RuntimeSize, range, "the size " + spell(x) + " is known only at run time");
  return callMath(name, args, range);
}

} // namespace dlc::frontend
