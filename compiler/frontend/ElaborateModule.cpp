//===- ElaborateModule.cpp - Instances, parameters, state -----------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include "runtime/base/InitText.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

Value Elaborator::instantiate(const ModuleValue &value, const CallArgs &args, SourceRange range) {
  const Module &declared = *value.module;
  if (declared.isIncomplete)
    return {};
  if (frames.size() >= maxCallDepth) {
    stopped = true;
    return error(Code::TooDeep, range,
                 "calls are nested more than " + Twine(maxCallDepth) + " deep; `" + declared.name +
                     "` may contain itself");
  }
  Scope *scope = newScope(value.scope);
  instances.push_back(std::make_unique<Instance>());
  Instance *instance = instances.back().get();
  instance->module = &declared;
  instance->scope = scope;
  size_t errorsBefore = diagnostics.size();
  frames.push_back({range, declared.name});
  if (bindArguments(declared.params, args, declared.name, declared.range, range, *scope) &&
      matchParams(declared.params, declared.name, range, *scope)) {
    // What is built in the call itself is a field under the parameter's name.
    for (const Param &param : declared.params)
      place(scope->find(param.name)->value, instance, param.name);
    elaborateMembers(declared.members, *instance);
  }
  frames.pop_back();
  return diagnostics.size() == errorsBefore && !stopped ? Value(instance) : Value();
}

void Elaborator::elaborateMembers(const Block &members, Instance &instance) {
  Scope &scope = *instance.scope;
  for (auto &member : members) {
    if (!step(member->range))
      return;
    auto isNew = [&](llvm::StringRef name, SourceRange range) {
      auto it = scope.names.find(name);
      if (it == scope.names.end())
        return true;
      bool isParam = llvm::any_of(instance.module->params, [&](const Param &param) { return param.name == name; });
      error(Code::Redefinition, range,
            "`" + name + "` is " +
                (isParam ? "a parameter of the module already" +
                               Twine("; a field may have another name here and this one in files: `param b \"") + name +
                               "\": …`"
                         : Twine("defined twice in `") + instance.module->name + "`"));
      note(it->second.range, "the first one");
      return false;
    };
    switch (member->kind) {
    case StmtKind::Assign: {
      auto &assign = llvm::cast<AssignStmt>(*member);
      if (!assign.op.empty()) {
        execute(assign, scope);
        break;
      }
      bool ok = llvm::all_of(assign.targets, [&](const Target &target) { return isNew(target.name, target.range); });
      Value value = evaluate(*assign.value, scope);
      if (!ok || !bindTargets(assign.targets, value, assign.range, scope))
        break;
      for (const Target &target : assign.targets)
        place(scope.find(target.name)->value, &instance, target.name);
      break;
    }
    case StmtKind::Field: {
      auto &field = llvm::cast<FieldStmt>(*member);
      if (isNew(field.name, field.nameRange))
        elaborateField(field, instance);
      break;
    }
    case StmtKind::Function: {
      const Function &function = *llvm::cast<FunctionStmt>(*member).function;
      if (!isNew(function.name, function.range))
        break;
      if (function.kind != FunctionKind::Plain && function.kind != FunctionKind::Eager)
        error(Code::MisplacedStatement, function.range,
              "functions of a module are plain or eager ones; `export`, `extern` and `composite` stand at the top of "
              "the file");
      auto callable = std::make_shared<Callable>();
      callable->function = &function;
      callable->scope = &scope;
      callable->self = &instance;
      scope.set(function.name, Value(std::shared_ptr<const Callable>(callable)), function.range);
      break;
    }
    case StmtKind::If: {
      auto &branch = llvm::cast<IfStmt>(*member);
      if (auto condition = evaluateCondition(*branch.condition, scope, "static if"))
        elaborateMembers(*condition ? branch.yes : branch.no, instance);
      break;
    }
    case StmtKind::Expr:
      execute(*member, scope); // An assertion.
      break;
    default:
      error(Code::MisplacedStatement, member->range, "this cannot stand in a module");
    }
  }
}

void Elaborator::elaborateField(const FieldStmt &stmt, Instance &instance) {
  instance.hasFields = true;
  std::string fileName = stmt.fileName;
  const Field *under = nullptr;
  if (stmt.computedName) {
    Value name = evaluate(*stmt.computedName, *instance.scope);
    if (name.isString()) {
      fileName = name.get<std::string>();
    } else if (name.is<Field *>()) {
      under = name.get<Field *>();
    } else {
      if (!name.isError())
        error(Code::StaticArgument, stmt.computedName->range,
              "a name in weight files is a string, or a parameter to be named after, got " + describe(name));
      instance.scope->set(stmt.name, {}, stmt.nameRange);
      return;
    }
  }
  for (auto &other : fields)
    if (other->owner == &instance && other->stmt != &stmt && other->under == under && other->fileName == fileName) {
      error(Code::DuplicateParameter, stmt.nameRange,
            "`" + other->stmt->name + "` and `" + stmt.name + "` have one name in weight files, `" + fileName + "`");
      note(other->stmt->nameRange, "the first one");
    }
  RankedTensorType type = resolveType(stmt.type, *instance.scope);
  Value value;
  if (type && !type.hasStaticShape()) {
    error(Code::BadFieldShape, stmt.type.range,
          llvm::Twine(stmt.isState ? "a state" : "a parameter") + " needs a shape that is known while compiling, got " +
              dl::toString(Type(type)));
  } else if (type) {
    auto field = std::make_unique<Field>();
    field->owner = &instance;
    field->stmt = &stmt;
    field->fileName = fileName;
    field->type = type;
    field->init = evaluateInit(stmt, type, instance);
    field->under = under;
    value = Value(field.get());
    fields.push_back(std::move(field));
  }
  instance.scope->set(stmt.name, value, stmt.nameRange);
}

/// The init string: written as one, or what a function makes of the shape.
std::string Elaborator::evaluateInit(const FieldStmt &stmt, RankedTensorType type, Instance &instance) {
  if (!stmt.init)
    return stmt.isState ? "zeros" : "";
  Value value = evaluate(*stmt.init, *instance.scope);
  if (value.isCallable()) {
    std::vector<Value> shape;
    for (int64_t size : type.getShape())
      shape.push_back(Value(size));
    CallArgs args;
    args.args.push_back({"", Value::list(std::move(shape)), stmt.init->range});
    value = call(value, args, stmt.init->range);
  }
  if (value.isNone())
    return "";
  if (value.isNumber())
    return "constant:" + spell(value.isFloat() ? value : Value(double(value.get<int64_t>())));
  if (Init init; value.isString() && readInit(value.get<std::string>(), init))
    return value.get<std::string>();
  if (!value.isError())
    error(Code::BadInitialiser, stmt.init->range,
          "`" + stmt.name +
              "` needs an initialiser: a function from the shape like zeros or he_normal, a number, or a string, "
              "one of " +
              initForms + "; got " + describe(value));
  return "";
}

void Elaborator::place(const Value &value, Instance *parent, llvm::StringRef name) {
  if (value.is<Instance *>()) {
    Instance *instance = value.get<Instance *>();
    // An instance that two fields share keeps its first name.
    if (!instance->isPlaced) {
      instance->parent = parent;
      // A private field is no part of its parameters' names.
      instance->name = name.starts_with("_") ? "" : name.str();
      instance->isPlaced = true;
    }
  } else if (value.isList()) {
    for (auto [index, element] : llvm::enumerate(value.elements()))
      place(element, parent, name.starts_with("_") ? name.str() : (name + "." + Twine(index)).str());
  } else if (value.isDict()) {
    for (const auto &[key, element] : value.dict())
      place(element, parent, name.starts_with("_") ? name.str() : (name + "." + key).str());
  }
}

mlir::Value Elaborator::readField(Field &field, SourceRange range) {
  if (!building) {
    error(Code::StaticContext, range,
          "the value of `" + field.stmt->name + "` is read in functions only; fields are built before there is one");
    return {};
  }
  if (!field.owner->isRooted()) {
    error(Code::UnnamedInstance, range,
          "this instance of `" + field.owner->module->name + "` has no name, so neither has its parameter `" +
              field.stmt->name + "`; make it a field of a module or a name of the file");
    return {};
  }
  if (building->isComposite) {
    error(Code::CompositeEffect, range,
          "a composite reads no parameters; pass `" + field.stmt->name + "` as an argument");
    return {};
  }
  paths.push_back(field.owner->path());
  Location loc = location(field.stmt->nameRange);
  paths.pop_back();
  // The library's running statistics may turn out to be parameters.
  if (field.stmt->isState && field.stmt->nameRange.file->isLibrary())
    libraryStates.insert(field.path());
  return readNamed(field.path(), field.type, field.stmt->isState, field.init, loc, range);
}

mlir::Value Elaborator::readNamed(const std::string &path, RankedTensorType type, bool isState, llvm::StringRef init,
                                  Location loc, SourceRange range) {
  mlir::Value &known = building->params[path];
  if (known) {
    if (known.getType() != type)
      error(Code::DuplicateParameter, range,
            "two parameters are named `" + path + "`, " + dl::toString(known.getType()) + " and " +
                dl::toString(Type(type)));
    return known;
  }
  // Read once, at the start and in order of first use: every use then is the same value.
  OpBuilder::InsertionGuard guard(builder);
  if (building->lastParam)
    builder.setInsertionPointAfter(building->lastParam);
  else
    builder.setInsertionPointToStart(&building->function.getBody().front());
  if (isState)
    known = dl::StateOp::create(builder, loc, type, path, init);
  else
    known = dl::ParamOp::create(builder, loc, type, path, init);
  building->lastParam = known.getDefiningOp();
  return known;
}

/// A key and a counter that no other draw of the model has: the n-th draw of a call adds n to a state, and the
/// call's last act is to move that state on.
Value Elaborator::nextRandom(SourceRange range) {
  if (!building || building->isComposite || building->function->hasAttr("dl.eager"))
    return error(Code::CompositeEffect, range,
                 "random numbers are drawn in a function of the model, not in a composite or an eager function");
  if (refuseInLoop("random.counter", range))
    return Value();
  auto type = RankedTensorType::get({}, builder.getI64Type());
  Location loc = location(range);
  mlir::Value seed = readNamed("random.seed", type, /*isState=*/true, "zeros", loc, range);
  mlir::Value counter = readNamed("random.counter", type, /*isState=*/true, "zeros", loc, range);
  Value draw = binary("+", Value(counter), Value(int64_t(building->draws++)), range);
  return draw.isError() ? Value() : Value::list({Value(seed), draw});
}

/// A parameter that any function updates is state in all of them. What the library keeps as state and no entry moves on
/// is a parameter: a batch norm that is not trained is folded.
void Elaborator::settleStates() {
  llvm::StringSet<> updated;
  module.walk([&](dl::StateUpdateOp op) { updated.insert(op.getName()); });
  auto replace = [&](Operation *op, Operation *with) {
    op->replaceAllUsesWith(with);
    op->erase();
  };
  module.walk([&](Operation *op) {
    builder.setInsertionPoint(op);
    if (auto state = dyn_cast<dl::StateOp>(op)) {
      if (libraryStates.contains(state.getName()) && !updated.contains(state.getName()))
        replace(op, dl::ParamOp::create(builder, op->getLoc(), state.getType(), state.getName(), state.getInit()));
    } else if (auto param = dyn_cast<dl::ParamOp>(op); param && updated.contains(param.getName())) {
      auto trained = dl::StateOp::create(builder, op->getLoc(), param.getType(), param.getName(), param.getInit());
      trained.setIsParameter(true);
      replace(op, trained);
    }
  });
}

void Elaborator::update(const UpdateStmt &stmt, Scope &scope) {
  if (!stmt.value) {
    unsigned before = updateCount;
    Value result = evaluate(*stmt.target, scope);
    if (updateCount == before && !result.isError())
      error(Code::BadUpdate, stmt.range,
            llvm::isa<CallExpr>(*stmt.target)
                ? Twine("this call updates nothing")
                : "`update` stands before a call that updates states, or before `name = value`; this is " +
                      describe(result));
    return;
  }
  Value place = evaluate(*stmt.target, scope), value = evaluate(*stmt.value, scope);
  if (place.isError() || value.isError())
    return;
  if (!place.is<Field *>()) {
    error(Code::BadUpdate, stmt.target->range,
          "only a `state` or a `param` of a module is updated, this is " + describe(place));
    return;
  }
  Field &field = *place.get<Field *>();
  if (!building || building->isComposite || !field.owner->isRooted()) {
    error(Code::BadUpdate, stmt.range,
          "states and parameters are updated in a function of the model, not in a composite or while building modules");
    return;
  }
  mlir::Value tensor = toTensor(value, field.type.getElementType(), stmt.value->range);
  if (!tensor)
    return;
  if (tensor.getType() != field.type) {
    error(Code::BadUpdate, stmt.value->range,
          "`" + field.stmt->name + "` is " + dl::toString(Type(field.type)) + ", its next value " +
              dl::toString(tensor.getType()));
    note(field.stmt->nameRange, "declared here");
    return;
  }
  recordUpdate(field.path(), {&field, tensor, stmt.range});
}

bool Elaborator::refuseInLoop(llvm::StringRef path, SourceRange range) {
  auto *loop = llvm::find_if(building->control, [](const Control &control) { return control.isLoop; });
  if (loop == building->control.end())
    return false;
  error(Code::LoopUpdate, range,
        "`" + path + "` is updated in a loop; a state gets one next value in a call: carry it in a variable, and " +
            "update it after the loop");
  note(loop->range, "the loop");
  return true;
}

/// In a branch at run time the value waits for what the other branch says.
void Elaborator::recordUpdate(const std::string &path, const PendingUpdate &update) {
  ++updateCount;
  const SourceRange *first = nullptr;
  if (auto it = building->updates.find(path); it != building->updates.end())
    first = &it->second;
  if (refuseInLoop(path, update.range))
    return;
  for (Control &control : building->control)
    if (auto it = control.updates.find(path); it != control.updates.end())
      first = &it->second.range;
  if (first) {
    error(Code::BadUpdate, update.range, "`" + path + "` is updated twice in one call");
    note(*first, "the first update");
    return;
  }
  if (!building->control.empty()) {
    building->control.back().updates[path] = update;
    return;
  }
  building->updates[path] = update.range;
  if (!update.value)
    return;
  // The old value is read, so that the state is known where only its next value is used.
  readField(*update.field, update.range);
  dl::StateUpdateOp::create(builder, location(update.range), path, update.value);
}

} // namespace dlc::frontend
