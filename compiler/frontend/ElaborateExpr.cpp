//===- ElaborateExpr.cpp - Expressions ------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Foreign.h"
#include "dialects/dl/Dialect.h"
#include "llvm/Support/SaveAndRestore.h"
#include <cmath>

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

namespace {
struct Deeper {
  explicit Deeper(unsigned &depth) : depth(++depth) {}
  ~Deeper() { --depth; }
  unsigned &depth;
};
} // namespace

Value Elaborator::evaluate(const Expr &expr, Scope &scope) {
  Deeper deeper(depth);
  if (!step(expr.range))
    return {};
  if (depth > maxDepth) {
    stopped = true;
    return error(Code::TooDeep, expr.range, "calls and expressions are nested more than " + Twine(maxDepth) + " deep");
  }
  Value value = evaluateKind(expr, scope);
  if (value.isList() || value.isDict())
    if (heightOf(value) > maxListHeight || weightOf(value) > 4 * maxList)
      return error(Code::ListTooLong, expr.range,
                   heightOf(value) > maxListHeight
                       ? "lists are nested more than " + Twine(maxListHeight) + " deep"
                       : "the list and its lists have more than " + Twine(4 * maxList) + " elements");
  return value;
}

Value Elaborator::evaluateKind(const Expr &expr, Scope &scope) {
  switch (expr.kind) {
  case ExprKind::Int:
    return Value(llvm::cast<IntExpr>(expr).value);
  case ExprKind::Float:
    return Value(llvm::cast<FloatExpr>(expr).value);
  case ExprKind::String:
    return Value(llvm::cast<StringExpr>(expr).value);
  case ExprKind::Bool:
    return Value(llvm::cast<BoolExpr>(expr).value);
  case ExprKind::None:
    return Value::none();
  case ExprKind::Error:
    return {};
  case ExprKind::Name:
    return evaluateName(llvm::cast<NameExpr>(expr), scope);
  case ExprKind::Member:
    return evaluateMember(llvm::cast<MemberExpr>(expr), scope);
  case ExprKind::Call:
    return evaluateCall(llvm::cast<CallExpr>(expr), scope);
  case ExprKind::Index:
    return evaluateIndex(llvm::cast<IndexExpr>(expr), scope);
  case ExprKind::Comprehension:
    return evaluateComprehension(llvm::cast<ComprehensionExpr>(expr), scope);
  case ExprKind::Range:
    return evaluateRange(llvm::cast<RangeExpr>(expr), scope);
  case ExprKind::List:
  case ExprKind::Tuple: {
    auto &elements =
        expr.kind == ExprKind::List ? llvm::cast<ListExpr>(expr).elements : llvm::cast<TupleExpr>(expr).elements;
    std::vector<Value> values;
    bool ok = true;
    for (const ExprPtr &element : elements) {
      values.push_back(evaluate(*element, scope));
      ok &= !values.back().isError();
    }
    return ok ? Value::list(std::move(values)) : Value();
  }
  case ExprKind::Dict: {
    std::vector<std::pair<std::string, Value>> entries;
    bool ok = true;
    for (const DictExpr::Entry &entry : llvm::cast<DictExpr>(expr).entries) {
      entries.emplace_back(entry.key, evaluate(*entry.value, scope));
      ok &= !entries.back().second.isError();
    }
    return ok ? Value::dict(std::move(entries)) : Value();
  }
  case ExprKind::Unary: {
    auto &unaryExpr = llvm::cast<UnaryExpr>(expr);
    Value operand = evaluate(*unaryExpr.operand, scope);
    return operand.isError() ? Value() : unary(unaryExpr.op, operand, expr.range);
  }
  case ExprKind::Binary: {
    auto &binaryExpr = llvm::cast<BinaryExpr>(expr);
    Value lhs = evaluate(*binaryExpr.lhs, scope);
    // The right side is not looked at where the left one decides.
    if (lhs.is<bool>() && ((binaryExpr.op == "&&" && !lhs.get<bool>()) || (binaryExpr.op == "||" && lhs.get<bool>())))
      return lhs;
    Value rhs = evaluate(*binaryExpr.rhs, scope);
    return lhs.isError() || rhs.isError()
               ? Value()
               : binary(binaryExpr.op, lhs, rhs, expr.range, {binaryExpr.lhs->range, binaryExpr.rhs->range});
  }
  case ExprKind::Conditional: {
    auto &conditional = llvm::cast<ConditionalExpr>(expr);
    Value condition = evaluate(*conditional.condition, scope);
    if (condition.is<bool>())
      return evaluate(condition.get<bool>() ? *conditional.yes : *conditional.no, scope);
    mlir::Value scalar = scalarCondition(condition, conditional.condition->range, "a if c else b");
    return scalar ? chooseValue(scalar, conditional, scope) : Value();
  }
  case ExprKind::Lambda: {
    auto callable = std::make_shared<Callable>();
    callable->function = llvm::cast<LambdaExpr>(expr).function.get();
    callable->scope = &scope;
    return Value(std::shared_ptr<const Callable>(callable));
  }
  case ExprKind::Training:
    return evaluateTraining(llvm::cast<TrainingExpr>(expr), scope);
  case ExprKind::Slice:
  case ExprKind::Ellipsis:
    break;
  }
  return error(Code::UnexpectedToken, expr.range, "this stands only in an index");
}

/// The value of the last expression; what is called inside sees `is_training()`.
Value Elaborator::evaluateTraining(const TrainingExpr &expr, Scope &scope) {
  llvm::SaveAndRestore inside(isTraining, true);
  Value value = Value::none();
  for (auto &stmt : expr.body) {
    if (llvm::isa<ReturnStmt>(*stmt))
      return error(Code::MisplacedStatement, stmt->range,
                   "`return` stands outside `training { … }`, whose value is its last expression");
    if (auto *last = llvm::dyn_cast<ExprStmt>(stmt.get()); last && stmt == expr.body.back())
      value = evaluate(*last->value, scope);
    else if (Returned returned = execute(*stmt, scope))
      return *returned;
  }
  return value;
}

Value Elaborator::evaluateName(const NameExpr &expr, Scope &scope) {
  llvm::StringRef name = expr.name;
  if (auto *binding = scope.find(name)) {
    if (binding->value.is<std::shared_ptr<const Unusable>>())
      return reportUnusable(*binding->value.get<std::shared_ptr<const Unusable>>(), expr.range);
    return binding->value;
  }
  if (Type type = dl::elementTypeOf(name, context))
    return Value(type);
  bool isOp = findBuiltin(name);
  if (isOp || isStaticFunction(name)) {
    auto callable = std::make_shared<Callable>();
    callable->builtin = expr.name;
    return Value(std::shared_ptr<const Callable>(callable));
  }
  if (name == "dl") {
    static const Namespace ops{"dl", nullptr};
    return Value(&ops);
  }
  if (name == "inf" || name == "nan" || name == "pi")
    return Value(name == "pi" ? 3.141592653589793 : name == "inf" ? HUGE_VAL : std::nan(""));
  if (isTrainingName(name))
    return error(Code::NotYet, expr.range, "`" + name + "` comes with training, which is not there yet");
  if (unresolved.count(&expr))
    return {};
  std::vector<std::string> candidates = scope.allNames();
  for (const std::string &other : builtinNames())
    candidates.push_back(other);
  for (const std::string &other : staticFunctionNames())
    candidates.push_back(other);
  return error(Code::UnknownName, expr.range, "there is no `" + name + "` here" + hintFor(name, candidates));
}

Value Elaborator::reportUnusable(const Unusable &what, SourceRange range) {
  error(Code::NotAlwaysSet, range, what.why);
  for (auto &[place, text] : what.notes)
    note(place, text);
  return {};
}

Value Elaborator::evaluateMember(const MemberExpr &expr, Scope &scope) {
  Value base = evaluate(*expr.base, scope);
  return base.isError() ? Value() : memberOf(base, expr, scope);
}

Value Elaborator::memberOf(const Value &base, const MemberExpr &expr, Scope &scope) {
  llvm::StringRef name = expr.name;
  if (base.is<const Namespace *>()) {
    const Namespace &space = *base.get<const Namespace *>();
    if (!space.scope) {
      if (findBuiltin(name)) {
        auto callable = std::make_shared<Callable>();
        callable->builtin = expr.name;
        callable->opOnly = true;
        return Value(std::shared_ptr<const Callable>(callable));
      }
      return error(Code::UnknownName, expr.nameRange, "there is no op dl." + name + hintFor(name, builtinNames()));
    }
    if (auto *binding = space.scope->find(name))
      return binding->value;
    if (unresolved.count(&expr))
      return {};
    return error(Code::UnknownName, expr.nameRange,
                 "`" + space.name + "` has no `" + name + "`" + hintFor(name, space.scope->allNames()));
  }
  if (base.is<Instance *>()) {
    Instance &instance = *base.get<Instance *>();
    if (auto it = instance.scope->names.find(name); it != instance.scope->names.end())
      return it->second.value;
    std::vector<std::string> names;
    for (auto &entry : instance.scope->names)
      names.push_back(entry.getKey().str());
    llvm::sort(names);
    error(Code::UnknownMember, expr.nameRange,
          "module `" + instance.module->name + "` has no `" + name + "`" + hintFor(name, names));
    note(instance.module->range, "the module is declared here");
    return {};
  }
  if (base.isDict())
    if (const Value *value = base.dict().find(name))
      return *value;
  if (base.isTensor()) {
    RankedTensorType type = tensorType(base);
    if (name == "shape") {
      std::vector<Value> dims;
      for (dl::Dim dim : dl::getDims(type))
        dims.push_back(fromDim(dim));
      return Value::list(std::move(dims));
    }
    if (name == "rank")
      return Value(int64_t(type.getRank()));
    if (name == "dtype")
      return Value(type.getElementType());
    if (name == "size")
      return fromDim(dl::product(dl::getDims(type), context));
  }
  // x.f(a) is f(x, a).
  const Scope::Binding *binding = scope.find(name);
  if (binding && binding->value.isError())
    return {};
  auto callable = std::make_shared<Callable>();
  if (binding && binding->value.isCallable())
    *callable = *binding->value.get<std::shared_ptr<const Callable>>();
  else if ((base.isTensor() && findBuiltin(name)) || isStaticFunction(name) || name == "to")
    callable->builtin = expr.name;
  else {
    if (base.isDict())
      return error(Code::UnknownMember, expr.nameRange,
                   "the dict has no key `" + name + "`" + didYouMean(name, base.dict().keys()));
    std::vector<std::string> names = builtinNames();
    for (auto &entry : scope.allNames())
      if (scope.find(entry)->value.isCallable())
        names.push_back(entry);
    for (llvm::StringRef property : {"shape", "rank", "dtype", "size", "to"})
      names.push_back(property.str());
    return error(Code::UnknownMember, expr.nameRange, describe(base) + " has no `" + name + "`" + hintFor(name, names));
  }
  callable->receiver = base;
  return Value(std::shared_ptr<const Callable>(callable));
}

ListPtr Elaborator::iterate(const Value &value, SourceRange range) {
  if (value.isList())
    return value.get<ListPtr>();
  if (value.isDict())
    error(Code::NotIterable, range, "a dict has keys(d), values(d) and items(d) to go through");
  else if (!value.isError())
    error(Code::NotIterable, range,
          "needs a list or a range to go through, got " + describe(value) +
              (value.isTensor() ? "; a loop over a tensor's first dim is `static for i in 0..x.shape[0]`" : ""));
  return nullptr;
}

Value Elaborator::evaluateRange(const RangeExpr &expr, Scope &scope) {
  Value low = evaluate(*expr.low, scope), high = evaluate(*expr.high, scope);
  if (low.isError() || high.isError())
    return {};
  if (!low.isInt() || !high.isInt())
    return error(Code::NotIterable, expr.range,
                 "a range needs two ints that are known while compiling, got " + describe(low) + " and " +
                     describe(high));
  int64_t first = low.get<int64_t>(), last = high.get<int64_t>();
  // Without overflow at the ends of the type.
  uint64_t count = last < first ? 0 : uint64_t(last) - uint64_t(first) + expr.inclusive;
  if (count > maxList)
    return error(Code::ListTooLong, expr.range,
                 "the range has " + Twine(count) + " elements, more than " + Twine(maxList));
  steps += count;
  std::vector<Value> values;
  for (uint64_t i = 0; i < count; ++i)
    values.push_back(Value(int64_t(first + i)));
  return Value::list(std::move(values));
}

Value Elaborator::evaluateComprehension(const ComprehensionExpr &expr, Scope &scope) {
  std::vector<Value> values;
  bool ok = true;
  // The names of the clauses live in a scope of their own.
  Scope *inner = newScope(&scope);
  std::function<void(size_t)> clause = [&](size_t index) {
    if (index == expr.clauses.size()) {
      if (values.size() == maxList) {
        error(Code::ListTooLong, expr.range, "the list has more than " + Twine(maxList) + " elements");
        ok = false;
        stopped = true;
        return;
      }
      values.push_back(evaluate(*expr.element, *inner));
      ok &= !values.back().isError();
      return;
    }
    const ComprehensionExpr::Clause &c = expr.clauses[index];
    ListPtr elements = iterate(evaluate(*c.iterable, *inner), c.iterable->range);
    if (!elements) {
      ok = false;
      return;
    }
    for (const Value &element : *elements) {
      if (!step(expr.range) || !bindTargets(c.targets, element, c.targets[0].range, *inner)) {
        ok = false;
        return;
      }
      if (c.condition) {
        auto condition = evaluateCondition(*c.condition, *inner, "the condition of a comprehension");
        if (!condition) {
          ok = false;
          return;
        }
        if (!*condition)
          continue;
      }
      clause(index + 1);
    }
  };
  clause(0);
  return ok ? Value::list(std::move(values)) : Value();
}

std::optional<bool> Elaborator::evaluateCondition(const Expr &expr, Scope &scope, llvm::StringRef what) {
  Value value = evaluate(expr, scope);
  if (value.is<bool>())
    return value.get<bool>();
  if (value.isTensor())
    error(Code::TensorCondition, expr.range,
          "`" + what + "` needs a bool that is known while compiling, got the tensor " + describe(value) +
              "; select(c, a, b) chooses element by element");
  else if (!value.isError())
    error(Code::NotBool, expr.range, "`" + what + "` needs a bool, got " + describe(value));
  return std::nullopt;
}

} // namespace dlc::frontend
