//===- Statics.cpp - Operators on static values and tensors ---------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

/// The largest value over one name's range, tried one by one: intervals take N - N floordiv 2 for the difference of two
/// unrelated numbers. Null for several names, or a range too long for that.
static std::optional<int64_t> exactUpper(Operation *ranges, dl::Dim dim) {
  constexpr int64_t mostTries = 1024;
  SmallVector<llvm::StringRef> names;
  dl::collectNames(dim, names);
  unsigned uses = 0;
  dim.walk([&](AffineExpr part) { uses += part.getKind() == AffineExprKind::SymbolId; });
  auto range = names.size() == 1 ? dl::rangeOf(ranges, names[0]) : std::nullopt;
  if (!range || uses < 2 || range->high - range->low >= mostTries)
    return std::nullopt;
  std::optional<int64_t> most;
  for (int64_t value = range->low; value <= range->high; ++value) {
    auto result = dl::evaluate(dim, [&](llvm::StringRef) { return std::optional<int64_t>(value); });
    if (!result)
      return std::nullopt;
    most = std::max(most.value_or(*result), *result);
  }
  return most;
}

std::optional<int64_t> Elaborator::upper(dl::Dim dim) const {
  if (auto constant = dl::constantValue(dim))
    return constant;
  if (!building || !building->ranges)
    return std::nullopt;
  auto exact = exactUpper(building->ranges, dim);
  return exact ? exact : dl::upperBound(building->ranges, dim);
}
std::optional<int64_t> Elaborator::lower(dl::Dim dim) const {
  auto bound = upper(dl::simplify(-dim));
  return bound ? std::optional<int64_t>(-*bound) : std::nullopt;
}

/// The op that an operator stands for on tensors.
static llvm::StringRef opOf(llvm::StringRef op) {
  return llvm::StringSwitch<llvm::StringRef>(op)
      .Case("+", "add")
      .Case("-", "sub")
      .Case("*", "mul")
      .Case("/", "div")
      .Case("%", "mod")
      .Case("**", "pow")
      .Case("@", "matmul")
      .Case("==", "eq")
      .Case("!=", "ne")
      .Case("<", "lt")
      .Case("<=", "le")
      .Case(">", "gt")
      .Case(">=", "ge")
      .Cases({"&", "&&"}, "and")
      .Cases({"|", "||"}, "or")
      .Case("^", "xor")
      .Case("<<", "shl")
      .Case(">>", "shr");
}

Value Elaborator::binary(llvm::StringRef op, const Value &lhs, const Value &rhs, SourceRange range,
                         ArrayRef<SourceRange> places) {
  if (lhs.isError() || rhs.isError())
    return {};
  charge(lhs);
  charge(rhs);
  bool isLogic = op == "&&" || op == "||";
  if (lhs.isTensor() || rhs.isTensor()) {
    // A tensor is never none; the question is asked of optional parameters.
    if ((op == "==" || op == "!=") && (lhs.isNone() || rhs.isNone()))
      return Value(op == "!=");
    for (const Value *side : {&lhs, &rhs})
      if (!side->isTensor() && !side->isNumber() && !side->isDim() && !side->is<bool>())
        return error(Code::OperatorTypes, range,
                     "`" + op + "` takes tensors and numbers, got " + describe(lhs) + " and " + describe(rhs));
    for (const Value *side : {&lhs, &rhs})
      if (isLogic && side->isTensor() && !tensorType(*side).getElementType().isInteger(1))
        return error(Code::OperatorTypes, range,
                     "`" + op + "` takes bools, got " + describe(lhs) + " and " + describe(rhs) + "; " +
                         (op == "&&" ? "`&`" : "`|`") + " works on the bits of integers");
    return apply(opOf(op), {lhs, rhs}, range, places);
  }
  return staticBinary(op, lhs, rhs, range);
}

/// Equality of static values; nullopt after reporting that it depends on run-time sizes.
std::optional<bool> Elaborator::equal(const Value &lhs, const Value &rhs, SourceRange range) {
  if (lhs.isNumber() && rhs.isNumber() && (lhs.isFloat() || rhs.isFloat()))
    return (lhs.isInt() ? double(lhs.get<int64_t>()) : lhs.get<double>()) ==
           (rhs.isInt() ? double(rhs.get<int64_t>()) : rhs.get<double>());
  if (lhs.isList() && rhs.isList()) {
    if (lhs.elements().size() != rhs.elements().size())
      return false;
    for (auto [a, b] : llvm::zip(lhs.elements(), rhs.elements())) {
      auto same = equal(a, b, range);
      if (!same || !*same)
        return same;
    }
    return true;
  }
  if (lhs.isDict() && rhs.isDict()) {
    if (lhs.dict().size() != rhs.dict().size())
      return false;
    for (const auto &[key, value] : lhs.dict()) {
      const Value *other = rhs.dict().find(key);
      auto same = other ? equal(value, *other, range) : std::optional<bool>(false);
      if (!same || !*same)
        return same;
    }
    return true;
  }
  dl::Dim x = toDim(lhs, context), y = toDim(rhs, context);
  if (x && y) {
    dl::Dim difference = dl::simplify(x - y);
    if (auto constant = dl::constantValue(difference))
      return *constant == 0;
    auto most = upper(difference), least = lower(difference);
    if ((most && *most < 0) || (least && *least > 0))
      return false;
    error(Code::RuntimeSize, range, "whether " + spell(lhs) + " equals " + spell(rhs) + " is known only at run time");
    return std::nullopt;
  }
  if (lhs.isDType() && rhs.isDType())
    return lhs.get<Type>() == rhs.get<Type>();
  if (lhs.is<Instance *>() && rhs.is<Instance *>())
    return lhs.get<Instance *>() == rhs.get<Instance *>();
  if (lhs.isTensor() || rhs.isTensor() || lhs.isCallable() || rhs.isCallable())
    return false;
  return spell(lhs) == spell(rhs) && lhs.isNone() == rhs.isNone() && lhs.isString() == rhs.isString();
}

Value Elaborator::compareStatic(llvm::StringRef op, const Value &lhs, const Value &rhs, SourceRange range) {
  if (op == "==" || op == "!=") {
    auto same = equal(lhs, rhs, range);
    return same ? Value(*same == (op == "==")) : Value();
  }
  auto compare = [&](auto a, auto b) {
    return Value(op == "<" ? a < b : op == "<=" ? a <= b : op == ">" ? a > b : a >= b);
  };
  if (lhs.isInt() && rhs.isInt())
    return compare(lhs.get<int64_t>(), rhs.get<int64_t>());
  if (lhs.isNumber() && rhs.isNumber())
    return compare(lhs.isInt() ? double(lhs.get<int64_t>()) : lhs.get<double>(),
                   rhs.isInt() ? double(rhs.get<int64_t>()) : rhs.get<double>());
  if (lhs.isString() && rhs.isString())
    return compare(lhs.get<std::string>(), rhs.get<std::string>());
  dl::Dim x = toDim(lhs, context), y = toDim(rhs, context);
  if (!x || !y)
    return error(Code::OperatorTypes, range,
                 "`" + op + "` compares numbers or strings, got " + describe(lhs) + " and " + describe(rhs));
  dl::Dim difference = dl::simplify(x - y);
  auto most = upper(difference), least = lower(difference);
  // x < y where the difference is below zero for all sizes.
  bool strict = op == "<" || op == ">=";
  auto below = [&](int64_t bound) { return strict ? bound < 0 : bound <= 0; };
  if (most && below(*most))
    return Value(op == "<" || op == "<=");
  if (least && !below(*least))
    return Value(op == ">" || op == ">=");
  return error(Code::RuntimeSize, range,
               "whether " + spell(lhs) + " " + op + " " + spell(rhs) +
                   " depends on sizes that are known only at run time");
}

static std::optional<int64_t> power(int64_t base, int64_t exponent) {
  int64_t result = 1;
  for (; exponent > 0; exponent >>= 1) {
    if ((exponent & 1) && llvm::MulOverflow(result, base, result))
      return std::nullopt;
    if (exponent > 1 && llvm::MulOverflow(base, base, base))
      return std::nullopt;
  }
  return result;
}

Value Elaborator::staticBinary(llvm::StringRef op, const Value &lhs, const Value &rhs, SourceRange range) {
  auto mismatch = [&]() -> Value {
    return error(Code::OperatorTypes, range, "`" + op + "` does not take " + describe(lhs) + " and " + describe(rhs));
  };
  if (op == "==" || op == "!=" || op == "<" || op == "<=" || op == ">" || op == ">=")
    return compareStatic(op, lhs, rhs, range);
  if (lhs.is<bool>() && rhs.is<bool>()) {
    bool a = lhs.get<bool>(), b = rhs.get<bool>();
    if (op == "&&" || op == "&")
      return Value(a && b);
    if (op == "||" || op == "|")
      return Value(a || b);
    return op == "^" ? Value(a != b) : mismatch();
  }
  if (op == "+" && lhs.isList() && rhs.isList()) {
    if (lhs.elements().size() + rhs.elements().size() > maxList)
      return error(Code::ListTooLong, range, "the list has more than " + Twine(maxList) + " elements");
    std::vector<Value> joined = lhs.elements();
    joined.insert(joined.end(), rhs.elements().begin(), rhs.elements().end());
    return Value::list(std::move(joined));
  }
  if (op == "|" && lhs.isDict() && rhs.isDict())
    return mergeDicts(lhs.dict(), rhs.dict());
  if (op == "*" && lhs.isList() && rhs.isInt()) {
    int64_t count = std::max<int64_t>(0, rhs.get<int64_t>());
    if (!lhs.elements().empty() && uint64_t(count) > maxList / lhs.elements().size())
      return error(Code::ListTooLong, range, "the list has more than " + Twine(maxList) + " elements");
    // Repeated instances would be one and the same; that is rarely meant.
    if (llvm::any_of(lhs.elements(), [](const Value &element) { return element.is<Instance *>(); }))
      return error(
          Code::RepeatedInstance, range,
          "this repeats one instance with one set of parameters; for several write a comprehension `[… for i in 0.." +
              Twine(count) + "]`");
    steps += uint64_t(count) * lhs.elements().size();
    std::vector<Value> repeated;
    for (int64_t i = 0; i < count && !lhs.elements().empty(); ++i)
      repeated.insert(repeated.end(), lhs.elements().begin(), lhs.elements().end());
    return Value::list(std::move(repeated));
  }
  if (op == "+" && lhs.isString() && rhs.isString()) {
    if (lhs.get<std::string>().size() + rhs.get<std::string>().size() > maxList)
      return error(Code::ListTooLong, range, "the string has more than " + Twine(maxList) + " bytes");
    return Value(lhs.get<std::string>() + rhs.get<std::string>());
  }
  if (lhs.isInt() && rhs.isInt()) {
    int64_t a = lhs.get<int64_t>(), b = rhs.get<int64_t>(), r = 0;
    bool overflow = false;
    if (op == "+")
      overflow = llvm::AddOverflow(a, b, r);
    else if (op == "-")
      overflow = llvm::SubOverflow(a, b, r);
    else if (op == "*")
      overflow = llvm::MulOverflow(a, b, r);
    else if (op == "&")
      r = a & b;
    else if (op == "|")
      r = a | b;
    else if (op == "^")
      r = a ^ b;
    else if (op == "/" || op == "%") {
      if (b == 0)
        return error(Code::Arithmetic, range, "division of " + Twine(a) + " by zero");
      overflow = a == INT64_MIN && b == -1;
      if (!overflow)
        r = op == "/" ? llvm::divideFloorSigned(a, b) : a - b * llvm::divideFloorSigned(a, b);
    } else if (op == "<<" || op == ">>") {
      if (b < 0 || b > 62)
        return error(Code::Arithmetic, range, "shift by " + Twine(b) + " is not in 0..=62");
      r = op == "<<" ? int64_t(uint64_t(a) << b) : a >> b;
      overflow = op == "<<" && r >> b != a;
    } else if (op == "**") {
      if (b < 0)
        return Value(std::pow(double(a), double(b)));
      auto result = power(a, b);
      overflow = !result;
      r = result.value_or(0);
    } else {
      return mismatch();
    }
    if (overflow)
      return error(Code::Arithmetic, range, Twine(a) + " " + op + " " + Twine(b) + " does not fit in 64 bits");
    return Value(r);
  }
  if (lhs.isNumber() && rhs.isNumber()) {
    double a = lhs.isInt() ? double(lhs.get<int64_t>()) : lhs.get<double>(),
           b = rhs.isInt() ? double(rhs.get<int64_t>()) : rhs.get<double>();
    if (op == "+")
      return Value(a + b);
    if (op == "-")
      return Value(a - b);
    if (op == "*")
      return Value(a * b);
    if (op == "/")
      return Value(a / b);
    if (op == "**")
      return Value(std::pow(a, b));
    if (op == "%")
      return Value(a - b * std::floor(a / b));
    return mismatch();
  }
  dl::Dim x = toDim(lhs, context), y = toDim(rhs, context);
  if (x && y) {
    if (op == "+")
      return fromDim(x + y);
    if (op == "-")
      return fromDim(x - y);
    if (op == "*")
      return fromDim(x * y);
    if (op == "/" || op == "%") {
      auto least = lower(y);
      if (!least || *least < 1)
        return error(Code::RuntimeSize, range, "the divisor " + spell(rhs) + " must be positive for all sizes");
      return fromDim(op == "/" ? x.floorDiv(y) : x % y);
    }
  }
  // A size beside a float is a number at run time.
  if (building && ((lhs.isDim() && rhs.isFloat()) || (lhs.isFloat() && rhs.isDim())))
    return error(Code::RuntimeSize, range,
                 "`" + op + "` of " + describe(lhs) + " and " + describe(rhs) +
                     ": a size that is known only at run time becomes a number by f32(" +
                     (lhs.isDim() ? spell(lhs) : spell(rhs)) + ")");
  return mismatch();
}

Value Elaborator::unary(llvm::StringRef op, const Value &operand, SourceRange range) {
  if (operand.isTensor())
    return apply(op == "-" ? "neg" : "not", {operand}, range);
  if (op == "-") {
    if (operand.isInt()) {
      if (operand.get<int64_t>() == INT64_MIN)
        return error(Code::Arithmetic, range, "-" + spell(operand) + " does not fit in 64 bits");
      return Value(-operand.get<int64_t>());
    }
    if (operand.isFloat())
      return Value(-operand.get<double>());
    if (operand.isDim())
      return fromDim(-operand.get<AffineExpr>());
  } else if (operand.is<bool>()) {
    return Value(!operand.get<bool>());
  } else if (op == "~" && operand.isInt()) {
    return Value(~operand.get<int64_t>());
  }
  return error(Code::OperatorTypes, range, "`" + op + "` does not take " + describe(operand));
}

} // namespace dlc::frontend
