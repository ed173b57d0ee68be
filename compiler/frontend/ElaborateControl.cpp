//===- ElaborateControl.cpp - if, for and while at run time ---------------===//
//
// A function has one scope, also with control flow in it. A loop's body is elaborated with the names that it assigns
// bound to the region's arguments; both branches of an `if` from the same bindings. Afterwards the names mean results
// of the op, where both ways agree on their types; what has no value on one way is `Unusable`, with the reason.
//
//===----------------------------------------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include "llvm/ADT/SetVector.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

/// Names that a block assigns, in order; the targets of loops belong to the loops.
static void collectAssigned(const Block &block, llvm::SetVector<llvm::StringRef> &names) {
  for (auto &stmt : block) {
    if (auto *assign = llvm::dyn_cast<AssignStmt>(stmt.get())) {
      for (const Target &target : assign->targets)
        names.insert(target.name);
    } else if (auto *loop = llvm::dyn_cast<ForStmt>(stmt.get())) {
      collectAssigned(loop->body, names);
    } else if (auto *loop = llvm::dyn_cast<WhileStmt>(stmt.get())) {
      collectAssigned(loop->body, names);
    } else if (auto *branch = llvm::dyn_cast<IfStmt>(stmt.get())) {
      collectAssigned(branch->yes, names);
      collectAssigned(branch->no, names);
    }
  }
}

static std::vector<std::string> sortedNames(const llvm::StringMap<Scope::Binding> &names) {
  std::vector<std::string> result;
  for (auto &entry : names)
    result.push_back(entry.getKey().str());
  llvm::sort(result);
  return result;
}

static bool isScalarValue(const Value &value) {
  return value.isTensor() || value.isNumber() || value.isDim() || value.is<bool>();
}

/// Whether control flow can hand the value on: a tensor, a number (which becomes one), or a list of both.
static bool isCarried(const Value &value) {
  if (!value.isList())
    return isScalarValue(value);
  return holdsTensor(value) && llvm::all_of(value.elements(), [](const Value &element) { return isCarried(element); });
}

/// The elements of a value and of its lists, in order.
static void flatten(const Value &value, SmallVectorImpl<Value> &leaves) {
  if (!value.isList())
    leaves.push_back(value);
  else
    for (const Value &element : value.elements())
      flatten(element, leaves);
}

/// A value of the form of `like` with other leaves, which are taken from the front of `leaves`.
static Value rebuild(const Value &like, ArrayRef<Value> &leaves) {
  if (!like.isList()) {
    Value leaf = leaves.front();
    leaves = leaves.drop_front();
    return leaf;
  }
  std::vector<Value> elements;
  for (const Value &element : like.elements())
    elements.push_back(rebuild(element, leaves));
  return Value::list(std::move(elements));
}

static bool sameForm(const Value &a, const Value &b) {
  if (!a.isList() || !b.isList())
    return !a.isList() && !b.isList();
  return llvm::equal(a.elements(), b.elements(), sameForm);
}

/// One value, known while compiling or the very same tensor.
static bool isSame(const Value &a, const Value &b) {
  if (a.is<mlir::Value>() || b.is<mlir::Value>())
    return a.is<mlir::Value>() && b.is<mlir::Value>() && a.get<mlir::Value>() == b.get<mlir::Value>();
  if (a.is<Field *>() || b.is<Field *>())
    return a.is<Field *>() && b.is<Field *>() && a.get<Field *>() == b.get<Field *>();
  if (a.is<Instance *>() || b.is<Instance *>())
    return a.is<Instance *>() && b.is<Instance *>() && a.get<Instance *>() == b.get<Instance *>();
  if (a.isCallable() || b.isCallable())
    return a.isCallable() && b.isCallable() &&
           a.get<std::shared_ptr<const Callable>>() == b.get<std::shared_ptr<const Callable>>();
  if (a.isList() && b.isList())
    return llvm::equal(a.elements(), b.elements(), isSame);
  return a.isList() == b.isList() && describe(a) == describe(b);
}

static Value unusable(const Twine &why, std::vector<std::pair<SourceRange, std::string>> notes) {
  return Value(std::make_shared<const Unusable>(Unusable{why.str(), std::move(notes)}));
}

mlir::Value Elaborator::scalarCondition(const Value &value, SourceRange range, llvm::StringRef what) {
  if (value.isError())
    return {};
  if (value.isTensor()) {
    RankedTensorType type = tensorType(value);
    if (type.getRank() == 0 && type.getElementType().isInteger(1))
      return toTensor(value, {}, range);
    error(Code::RuntimeCondition, range,
          "`" + what + "` needs one bool, got " + describe(value) +
              (type.getRank() == 0 ? "; compare it, as in `x != 0`" : "; all(c) and any(c) make one of many"));
    return {};
  }
  if (value.is<bool>())
    return toTensor(value, {}, range);
  error(Code::NotBool, range, "`" + what + "` needs a bool, got " + describe(value));
  return {};
}

bool Elaborator::refuseReturn(const ReturnStmt &stmt) {
  if (!building || building->control.empty() || building->control.back().frame != frames.size())
    return false;
  const Control &control = building->control.back();
  error(Code::RuntimeReturn, stmt.range,
        Twine("`return` stands in ") + (control.isLoop ? "a loop" : "an `if`") + " that is decided at run time; " +
            (control.isLoop ? "keep the result in a variable and end the loop by its condition, then return it"
                            : "assign the result to one variable in both branches and return it after them"));
  note(control.range, "decided here");
  return true;
}

//===----------------------------------------------------------------------===//
// If
//===----------------------------------------------------------------------===//

/// Elaborates one way of an `if` into a block of its own.
template <typename Fn>
static void inBlock(OpBuilder &builder, Region &region, Fn fill) {
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&region);
  fill();
}

Value Elaborator::unify(const Value &yes, const Value &no, SourceRange range, Ways &ways) {
  SmallVector<Value> left, right, leaves;
  if (!sameForm(yes, no))
    return {};
  flatten(yes, left);
  flatten(no, right);
  for (auto [a, b] : llvm::zip_equal(left, right)) {
    if (isSame(a, b)) {
      leaves.push_back(a);
      continue;
    }
    if (!isScalarValue(a) || !isScalarValue(b))
      return {};
    // A number takes the tensor's dtype; two numbers one that holds both.
    Type element = a.isTensor()                   ? tensorType(a).getElementType()
                   : b.isTensor()                 ? tensorType(b).getElementType()
                   : a.isFloat() || b.isFloat()   ? Type(builder.getF32Type())
                   : a.is<bool>() && b.is<bool>() ? Type(builder.getI1Type())
                                                  : Type(builder.getI64Type());
    for (const Value *side : {&a, &b})
      if (!side->isTensor() &&
          (side->is<bool>() != element.isInteger(1) || (side->isFloat() && !isa<FloatType>(element))))
        return {};
    if (a.isTensor() && b.isTensor() && tensorType(a) != tensorType(b))
      return {};
    if (a.isTensor() != b.isTensor() && tensorType(a.isTensor() ? a : b).getRank() != 0)
      return {};
    mlir::Value values[2];
    for (unsigned way : {0, 1}) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToEnd(&ways.op->getRegion(way).front());
      values[way] = toTensor(way ? b : a, element, range);
      if (!values[way])
        return {};
    }
    ways.yields[0].push_back(values[0]);
    ways.yields[1].push_back(values[1]);
    // Stands for the result until there is one.
    leaves.push_back(
        Value(mlir::Value(ways.op->getRegion(0).front().addArgument(values[0].getType(), location(range)))));
  }
  ArrayRef<Value> rest = leaves;
  return rebuild(yes, rest);
}

/// The op with its results; what stood for them is replaced in `values`.
void Elaborator::finishIf(Ways &ways, llvm::MutableArrayRef<Value *> values) {
  Location loc = ways.op->getLoc();
  SmallVector<Type> types;
  for (mlir::Value value : ways.yields[0])
    types.push_back(value.getType());
  auto op = dl::IfOp::create(builder, loc, types, ways.op->getOperand(0));
  llvm::DenseMap<mlir::Value, mlir::Value> results;
  mlir::Block &then = ways.op->getRegion(0).front();
  for (auto [argument, result] : llvm::zip_equal(then.getArguments(), op.getResults()))
    results[argument] = result;
  std::function<Value(const Value &)> replace = [&](const Value &value) {
    if (value.isList()) {
      std::vector<Value> elements;
      for (const Value &element : value.elements())
        elements.push_back(replace(element));
      return Value::list(std::move(elements));
    }
    mlir::Value result = value.is<mlir::Value>() ? results.lookup(value.get<mlir::Value>()) : mlir::Value();
    return result ? Value(result) : value;
  };
  for (Value *value : values)
    *value = replace(*value);
  then.eraseArguments(0, then.getNumArguments());
  for (auto [from, to, yields] : llvm::zip(ways.op->getRegions(), op->getRegions(), ways.yields)) {
    to.takeBody(from);
    OpBuilder end = OpBuilder::atBlockEnd(&to.front());
    dl::YieldOp::create(end, loc, yields);
  }
  ways.op->erase();
}

Elaborator::Ways Elaborator::startIf(mlir::Value condition, SourceRange range) {
  Ways ways;
  OperationState state(location(range), dl::IfOp::getOperationName(), condition, {}, {});
  state.addRegion();
  state.addRegion();
  ways.op = builder.create(state);
  return ways;
}

Value Elaborator::chooseValue(mlir::Value condition, const ConditionalExpr &expr, Scope &scope) {
  Ways ways = startIf(condition, expr.range);
  Value values[2];
  std::map<std::string, PendingUpdate> updates[2];
  for (unsigned way : {0, 1}) {
    building->control.push_back({false, expr.condition->range, frames.size(), {}});
    inBlock(builder, ways.op->getRegion(way), [&] { values[way] = evaluate(way ? *expr.no : *expr.yes, scope); });
    updates[way] = std::move(building->control.back().updates);
    building->control.pop_back();
  }
  Value result;
  if (!values[0].isError() && !values[1].isError()) {
    result = unify(values[0], values[1], expr.range, ways);
    if (result.isError())
      error(Code::BranchTypes, expr.range,
            "both sides of `if` must be of one type, got " + describe(values[0]) + " and " + describe(values[1]));
  }
  mergeUpdates(updates, ways, {&result}, expr.range);
  return result;
}

/// Gives each state that a way has updated its next value: on the other way its old one. What eager functions update
/// has its value by then.
void Elaborator::mergeUpdates(std::map<std::string, PendingUpdate> (&updates)[2], Ways &ways,
                              std::vector<Value *> values, SourceRange range) {
  std::map<std::string, PendingUpdate> merged = updates[0];
  for (auto &[path, update] : updates[1])
    if (auto [it, isNew] = merged.try_emplace(path, update); !isNew && !it->second.value != !update.value) {
      error(Code::BadUpdate, update.range,
            "`" + path + "` is updated by an eager function in one branch and by `update` in the other");
      note(it->second.range, "in the other branch");
    }
  std::vector<Value> nexts;
  for (auto &[path, update] : merged) {
    if (!update.value)
      continue;
    Value sides[2];
    for (unsigned way : {0, 1}) {
      auto it = updates[way].find(path);
      bool isGiven = it != updates[way].end() && it->second.value;
      sides[way] = Value(isGiven ? it->second.value : readField(*update.field, update.range));
    }
    nexts.push_back(unify(sides[0], sides[1], range, ways));
  }
  for (Value &next : nexts)
    values.push_back(&next);
  finishIf(ways, values);
  size_t index = 0;
  for (auto &[path, update] : merged) {
    if (update.value)
      update.value = nexts[index++].get<mlir::Value>();
    recordUpdate(path, update);
  }
}

Elaborator::Returned Elaborator::executeIf(const IfStmt &stmt, mlir::Value condition, Scope &scope) {
  Ways ways = startIf(condition, stmt.range);
  const auto before = scope.names;
  llvm::StringMap<Scope::Binding> after[2];
  std::map<std::string, PendingUpdate> updates[2];
  Returned returned;
  for (unsigned way : {0, 1}) {
    building->control.push_back({false, stmt.condition->range, frames.size(), {}});
    scope.names = before;
    inBlock(builder, ways.op->getRegion(way), [&] {
      if (Returned early = execute(way ? stmt.no : stmt.yes, scope))
        returned = early;
    });
    after[way] = std::move(scope.names);
    updates[way] = std::move(building->control.back().updates);
    building->control.pop_back();
  }
  scope.names = before;
  std::vector<std::string> names = sortedNames(after[0]);
  for (const std::string &name : sortedNames(after[1]))
    if (!after[0].count(name))
      names.push_back(name);
  std::vector<std::pair<std::string, Value>> changed;
  for (const std::string &name : names) {
    const Scope::Binding *sides[2], *outside = scope.parent ? scope.parent->find(name) : nullptr;
    for (unsigned way : {0, 1}) {
      auto it = after[way].find(name);
      sides[way] = it != after[way].end() ? &it->second : outside && isCarried(outside->value) ? outside : nullptr;
    }
    if (!sides[0] || !sides[1]) {
      // A function of the file or the library that only a branch hides is there again.
      if (outside)
        continue;
      const Scope::Binding *only = sides[0] ? sides[0] : sides[1];
      changed.push_back({name, unusable(Twine("`") + name + "` gets a value in only one branch of the `if`",
                                        {{only->range, "here; give it one in the other branch, or before the `if`"}})});
      continue;
    }
    if (isSame(sides[0]->value, sides[1]->value)) {
      if (auto it = before.find(name); it == before.end() || !isSame(it->second.value, sides[0]->value))
        changed.push_back({name, sides[0]->value});
      continue;
    }
    bool broken = false;
    for (const Scope::Binding *side : sides)
      if (side->value.isError() || side->value.is<std::shared_ptr<const Unusable>>()) {
        changed.push_back({name, side->value});
        broken = true;
        break;
      }
    if (broken)
      continue;
    Value value = unify(sides[0]->value, sides[1]->value, stmt.range, ways);
    if (value.isError())
      value = unusable(Twine("`") + name + "` is " + describe(sides[0]->value) + " or " + describe(sides[1]->value) +
                           ", by which branch of the `if` has run; a value has one type",
                       {{sides[0]->range, describe(sides[0]->value) + " here"},
                        {sides[1]->range, describe(sides[1]->value) + " here"}});
    changed.push_back({name, value});
  }
  std::vector<Value *> values;
  for (auto &[name, value] : changed)
    values.push_back(&value);
  mergeUpdates(updates, ways, values, stmt.range);
  for (auto &[name, value] : changed) {
    auto it = after[0].find(name);
    scope.set(name, value, it != after[0].end() ? it->second.range : after[1].find(name)->second.range);
  }
  return returned;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// What the loop carries: names that its body assigns and that have a value before it.
std::vector<Elaborator::Carried> Elaborator::findCarried(const Block &body, Scope &scope) {
  llvm::SetVector<llvm::StringRef> assigned;
  collectAssigned(body, assigned);
  std::vector<Carried> carried;
  for (llvm::StringRef name : assigned) {
    const Scope::Binding *binding = scope.find(name);
    if (!binding || !isCarried(binding->value))
      continue;
    Carried entry{name.str(), *binding, {}};
    SmallVector<Value> leaves;
    flatten(binding->value, leaves);
    bool ok = true;
    for (const Value &leaf : leaves) {
      mlir::Value tensor = toTensor(leaf, {}, binding->range);
      ok &= bool(tensor);
      entry.initial.push_back(tensor);
    }
    if (ok)
      carried.push_back(std::move(entry));
  }
  return carried;
}

/// What the loop is given of it, in order.
SmallVector<mlir::Value> Elaborator::initialValues(ArrayRef<Carried> carried) {
  SmallVector<mlir::Value> initial;
  for (const Carried &entry : carried)
    llvm::append_range(initial, entry.initial);
  return initial;
}

/// Binds the carried names to values, the next of `from` in order.
void Elaborator::bindCarried(ArrayRef<Carried> carried, mlir::ValueRange from, Scope &scope) {
  size_t next = 0;
  for (const Carried &entry : carried) {
    SmallVector<Value> leaves;
    for (size_t i = 0; i < entry.initial.size(); ++i)
      leaves.push_back(Value(mlir::Value(from[next++])));
    ArrayRef<Value> rest = leaves;
    scope.set(entry.name, rebuild(entry.before.value, rest), entry.before.range);
  }
}

/// The next values of what is carried, from the names after a trip; `arguments` where they are wrong.
SmallVector<mlir::Value> Elaborator::nextValues(ArrayRef<Carried> carried, mlir::ValueRange arguments, Scope &scope) {
  SmallVector<mlir::Value> next;
  for (const Carried &entry : carried) {
    const Scope::Binding after = *scope.find(entry.name);
    SmallVector<Value> leaves;
    flatten(after.value, leaves);
    bool ok = sameForm(entry.before.value, after.value), known = !after.value.isError();
    SmallVector<mlir::Value> values;
    for (size_t i = 0; ok && known && i < leaves.size(); ++i) {
      Type wanted = entry.initial[i].getType();
      ok = isScalarValue(leaves[i]);
      // A number may stay one.
      Type element = llvm::cast<RankedTensorType>(wanted).getElementType();
      if (ok && !leaves[i].isTensor())
        ok = leaves[i].is<bool>() == element.isInteger(1) && (!leaves[i].isFloat() || isa<FloatType>(element));
      mlir::Value value = ok ? toTensor(leaves[i], element, after.range) : mlir::Value();
      ok = value && value.getType() == wanted;
      values.push_back(value);
    }
    if (known && after.value.is<std::shared_ptr<const Unusable>>()) {
      reportUnusable(*after.value.get<std::shared_ptr<const Unusable>>(), after.range);
      ok = false;
    } else if (known && !ok) {
      SmallVector<Value> first;
      for (mlir::Value value : entry.initial)
        first.push_back(Value(value));
      ArrayRef<Value> rest = first;
      Value initial = rebuild(entry.before.value, rest);
      bool isNumber = entry.before.value.isNumber() && after.value.isTensor() && tensorType(after.value).getRank() == 0;
      error(Code::LoopTypes, after.range,
            "`" + entry.name + "` is " + describe(initial) + " before the loop and " + describe(after.value) +
                " after a trip; what a loop carries keeps its type");
      note(entry.before.range, "its value before the loop" +
                                   (isNumber ? "; write " + dl::elementName(tensorType(after.value).getElementType()) +
                                                   "(" + spell(entry.before.value) + ")"
                                             : std::string()));
    }
    if (ok && known)
      llvm::append_range(next, values);
    else
      llvm::append_range(next, arguments.slice(next.size(), entry.initial.size()));
  }
  return next;
}

/// Elaborates a body from the carried values; returns what they are after it.
Elaborator::Returned Elaborator::elaborateTrip(const Block &body, ArrayRef<Carried> carried, mlir::ValueRange arguments,
                                               SourceRange range, Scope &scope, SmallVectorImpl<mlir::Value> &next) {
  const auto before = scope.names;
  bindCarried(carried, arguments, scope);
  building->control.push_back({true, range, frames.size(), {}});
  Returned returned = execute(body, scope);
  next = nextValues(carried, arguments, scope);
  building->control.pop_back();
  const auto after = std::exchange(scope.names, before);
  llvm::SetVector<llvm::StringRef> assigned;
  collectAssigned(body, assigned);
  for (llvm::StringRef name : assigned) {
    if (llvm::any_of(carried, [&](const Carried &entry) { return entry.name == name; }))
      continue;
    auto it = after.find(name);
    if (it == after.end())
      continue;
    if (auto old = before.find(name); old == before.end()) {
      if (scope.find(name))
        continue; // of the file or the library, and hidden in the loop only
      scope.set(name,
                unusable(Twine("`") + name + "` gets its value in the loop only, which may make no trip",
                         {{it->second.range, "here; give it a value before the loop"}}),
                it->second.range);
    } else if (!isSame(old->second.value, it->second.value) && !old->second.value.isError() &&
               !it->second.value.isError() && !old->second.value.is<std::shared_ptr<const Unusable>>()) {
      error(Code::LoopTypes, it->second.range,
            "`" + name + "` is " + describe(old->second.value) +
                " before the loop; a loop at run time carries tensors and numbers and cannot change it");
      note(old->second.range, "its value before the loop");
    }
  }
  return returned;
}

Elaborator::Returned Elaborator::executeRuntimeFor(const ForStmt &stmt, Scope &scope) {
  if (!building) {
    error(Code::RuntimeLoop, stmt.range,
          "a loop at run time stands in a function that is computed on tensors; here it is `static for`");
    return Value();
  }
  auto *bounds = llvm::dyn_cast<RangeExpr>(stmt.iterable.get());
  if (!bounds || stmt.targets.size() != 1) {
    Value value = bounds ? Value() : evaluate(*stmt.iterable, scope);
    if (bounds || !value.isError())
      error(Code::RuntimeLoop, bounds ? stmt.targets[1].range : stmt.iterable->range,
            bounds ? Twine("a range has one index")
                   : "`for` at run time goes through a range, as in `for i in 0..n`, got " + describe(value) +
                         (value.isTensor() ? "; its elements are x[i]" : "; `static for` goes through a list"));
    return Value();
  }
  Value low = evaluate(*bounds->low, scope), high = evaluate(*bounds->high, scope);
  for (auto [value, expr] : {std::make_pair(&low, bounds->low.get()), std::make_pair(&high, bounds->high.get())}) {
    if (value->isError())
      return Value();
    if (value->isTensor() && tensorType(*value).getRank() == 0 &&
        isa<IntegerType>(tensorType(*value).getElementType()) && !tensorType(*value).getElementType().isInteger(1)) {
      *value = cast(*value, builder.getI64Type(), expr->range);
    } else if (!value->isInt() && !value->isDim()) {
      error(Code::RuntimeLoop, expr->range,
            "a bound of a range is an int, a dim or an integer scalar, got " + describe(*value));
      return Value();
    }
  }
  bool fromZero = low.isInt() && low.get<int64_t>() == 0;
  Value trips = fromZero ? high : binary("-", high, low, bounds->range);
  if (bounds->inclusive)
    trips = binary("+", trips, Value(int64_t(1)), bounds->range);
  mlir::Value count = toTensor(trips, builder.getI64Type(), bounds->range);
  if (!count)
    return Value();

  std::vector<Carried> carried = findCarried(stmt.body, scope);
  SmallVector<mlir::Value> initial = initialValues(carried), next;
  Location loc = location(stmt.range);
  auto op = dl::ForOp::create(builder, loc, mlir::ValueRange(initial).getTypes(), count, initial);
  Returned returned;
  {
    OpBuilder::InsertionGuard guard(builder);
    mlir::Block *block = builder.createBlock(&op.getBody());
    mlir::Value index = block->addArgument(RankedTensorType::get({}, builder.getI64Type()), loc);
    for (mlir::Value value : initial)
      block->addArgument(value.getType(), loc);
    const Target &target = stmt.targets[0];
    auto hidden = scope.names.find(target.name);
    std::optional<Scope::Binding> outer = hidden != scope.names.end() ? std::optional(hidden->second) : std::nullopt;
    scope.set(target.name, fromZero ? Value(index) : binary("+", Value(index), low, bounds->range), target.range);
    returned = elaborateTrip(stmt.body, carried, block->getArguments().drop_front(), stmt.range, scope, next);
    dl::YieldOp::create(builder, loc, next);
    if (outer)
      scope.names[target.name] = *outer;
    else
      scope.set(
          target.name,
          unusable(Twine("`") + target.name + "` is the index of a loop", {{target.range, "which ends before this"}}),
          target.range);
  }
  bindCarried(carried, op.getResults(), scope);
  return returned;
}

Elaborator::Returned Elaborator::executeWhile(const WhileStmt &stmt, Scope &scope) {
  if (!building) {
    error(Code::RuntimeLoop, stmt.range, "`while` stands in a function that is computed on tensors");
    return Value();
  }
  mlir::IntegerAttr most;
  if (stmt.most) {
    Value value = evaluate(*stmt.most, scope);
    if (value.isError())
      return Value();
    if (!value.isInt() || value.get<int64_t>() < 0) {
      error(Code::RuntimeLoop, stmt.most->range,
            "the bound of a `while` is an int from 0 up, known while compiling, got " + describe(value));
      return Value();
    }
    most = builder.getI64IntegerAttr(value.get<int64_t>());
  }
  std::vector<Carried> carried = findCarried(stmt.body, scope);
  SmallVector<mlir::Value> initial = initialValues(carried), next;
  Location loc = location(stmt.range);
  auto op = dl::WhileOp::create(builder, loc, mlir::ValueRange(initial).getTypes(), initial, most);
  OpBuilder::InsertionGuard guard(builder);
  auto addBlock = [&](Region &region) {
    mlir::Block *block = builder.createBlock(&region);
    for (mlir::Value value : initial)
      block->addArgument(value.getType(), loc);
    return block;
  };
  mlir::Block *block = addBlock(op.getCondition());
  const auto before = scope.names;
  bindCarried(carried, block->getArguments(), scope);
  building->control.push_back({true, stmt.range, frames.size(), {}});
  Value asked = evaluate(*stmt.condition, scope);
  building->control.pop_back();
  scope.names = before;
  if (asked.is<bool>() && asked.get<bool>() && !most) {
    error(Code::RuntimeLoop, stmt.condition->range,
          "the condition is always true, so that the loop never ends; bound it, as in `while true max 100`");
    asked = Value();
  }
  mlir::Value condition = scalarCondition(asked, stmt.condition->range, "while");
  if (!condition) // After an error: any will do.
    condition = toTensor(Value(false), {}, stmt.range);
  dl::YieldOp::create(builder, loc, condition);

  block = addBlock(op.getBody());
  Returned returned = elaborateTrip(stmt.body, carried, block->getArguments(), stmt.range, scope, next);
  dl::YieldOp::create(builder, loc, next);
  bindCarried(carried, op.getResults(), scope);
  return returned;
}

} // namespace dlc::frontend
