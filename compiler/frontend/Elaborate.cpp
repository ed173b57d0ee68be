//===- Elaborate.cpp - Files, entries, locations --------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Messages and locations
//===----------------------------------------------------------------------===//

Value Elaborator::error(Code code, SourceRange range, const Twine &message) {
  // A fault found inside the library is the caller's: the message stands at the innermost line of the user's.
  SourceRange place = range;
  size_t user = frames.size();
  if (range.file && range.file->isLibrary())
    while (user > 0 && place.file->isLibrary())
      place = frames[--user].call;
  if (!place.file || place.file->isLibrary())
    place = range, user = frames.size();
  // What an op of the library's says of its operands is said of the function that the user called.
  bool isInside = code == Code::OpShape && (place.begin != range.begin || place.file != range.file);
  std::string called = isInside && !frames[user].name.empty() ? frames[user].name + ": " : "";
  lastError = &diagnostics.error(code, place, called + message.str());
  if (isInside)
    lastError->note(range, "found here, in the library");
  // The way here, innermost call first.
  unsigned shown = 0;
  for (size_t i = user; i-- > 0 && shown < 3;)
    if (SourceRange at = frames[i].call; at.file && !at.file->isLibrary() &&
                                         !(at.file == place.file && at.begin <= place.begin && place.end <= at.end)) {
      lastError->note(frames[i].call,
                      frames[i].name.empty() ? "called from here" : "in the call of `" + frames[i].name + "`");
      ++shown;
    }
  if (diagnostics.isFull())
    stopped = true;
  return {};
}

void Elaborator::note(SourceRange range, const Twine &message) {
  if (lastError && range)
    lastError->note(range, message.str());
}

void Elaborator::noteOrigin(const Value &value, SourceRange seen) {
  if (!value.isTensor())
    return;
  std::string type = dl::toString(Type(tensorType(value)));
  if (value.is<Field *>()) {
    const Field &field = *value.get<Field *>();
    return note(field.stmt->nameRange, type + " is the parameter `" +
                                           (field.owner->isRooted() ? field.path() : field.stmt->name) +
                                           "`, declared here");
  }
  mlir::Value tensor = value.get<mlir::Value>();
  Location loc = tensor.getLoc();
  std::string path;
  if (auto named = dyn_cast<NameLoc>(loc)) {
    path = named.getName().str();
    loc = named.getChildLoc();
  }
  auto place = dyn_cast<FileLineColLoc>(loc);
  const SourceFile *file = place ? loader.source(place.getFilename()) : nullptr;
  if (!file)
    return;
  unsigned begin = file->offset(place.getLine(), place.getColumn());
  // What stands in the very expression that is wrong needs no pointing to.
  for (SourceRange shown : {seen, lastError ? lastError->range : seen})
    if (shown.file == file && shown.begin <= begin && begin < shown.end)
      return;
  std::string from = "comes from " + (path.empty() ? "here" : "`" + path + "`");
  Operation *op = tensor.getDefiningOp();
  if (isa_and_nonnull<dl::ParamOp, dl::StateOp>(op)) {
    from = "is the parameter `" + op->getAttrOfType<StringAttr>("name").str() + "`";
  } else if (auto argument = dyn_cast<BlockArgument>(tensor)) {
    auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    auto name = function ? function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), "dl.name") : StringAttr();
    if (name)
      from = "is the argument `" + name.str() + "`";
  }
  note({file, begin, begin + 1}, type + " " + from);
}

Location Elaborator::location(SourceRange range) {
  // The user's line rather than the library's. The body of a library composite has none: it is what its caller
  // stands for, and takes the caller's when it is inlined.
  size_t firstFrame = building ? building->firstFrame : 0, firstPath = building ? building->firstPath : 0;
  for (size_t i = frames.size(); i-- > firstFrame && range.file && range.file->isLibrary();)
    range = frames[i].call;
  Location place = builder.getUnknownLoc();
  if (range.file && !(range.file->isLibrary() && firstFrame)) {
    auto [line, column] = range.file->lineAndColumn(range.begin);
    place = FileLineColLoc::get(builder.getStringAttr(range.file->getName()), line, column);
  }
  if (paths.size() <= firstPath || paths.back().empty())
    return place;
  return NameLoc::get(builder.getStringAttr(paths.back()), place);
}

bool Elaborator::step(SourceRange range) {
  if (stopped)
    return false;
  if (++steps > mostSteps) {
    error(Code::TooManySteps, range,
          "elaborating takes more than " + Twine(mostSteps) + " steps; a static loop may be longer than meant");
    stopped = true;
  }
  return !stopped;
}

void Elaborator::charge(const Value &value, unsigned factor) {
  steps += factor * (value.isString() ? value.get<std::string>().size() / 16 : weightOf(value) - 1);
}

Scope *Elaborator::newScope(const Scope *parent) {
  scopes.push_back(std::make_unique<Scope>());
  scopes.back()->parent = parent;
  return scopes.back().get();
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

void Elaborator::bindImports(const File &file, Scope &scope) {
  for (const Import &import : file.imports) {
    std::string name = import.name();
    const File *imported = loader.import(import, file);
    if (imported && evaluating.count(imported)) {
      error(Code::ImportCycle, import.range, "`" + import.path + "` imports this file in turn");
      imported = nullptr;
    }
    if (auto *other = scope.find(name); other && scope.names.count(name)) {
      error(Code::Redefinition, import.range, "`" + name + "` is imported twice; give one another name with `as`");
      note(other->range, "the first one");
    }
    if (!imported) {
      scope.set(name, {}, import.range);
      continue;
    }
    auto space = std::make_unique<Namespace>();
    space->name = name;
    space->scope = evaluateFile(*imported);
    scope.set(name, Value(static_cast<const Namespace *>(space.get())), import.range);
    namespaces.push_back(std::move(space));
  }
}

const Scope *Elaborator::evaluateFile(const File &file) {
  auto [it, isNew] = files.try_emplace(&file, nullptr);
  if (!isNew)
    return it->second;
  const Scope *outer = nullptr;
  if (const File *prelude = loader.library("prelude"); prelude && prelude != &file)
    outer = evaluateFile(*prelude);
  Scope *scope = files[&file] = newScope(outer);
  evaluating.insert(&file);
  bindImports(file, *scope);
  for (const std::string &name : file.brokenNames)
    scope->set(name, {}, {});

  // Modules and functions may be used before they stand.
  for (const File::Item &item : file.items) {
    if (item.binding || item.assertion)
      continue;
    llvm::StringRef name = item.module ? llvm::StringRef(item.module->name) : llvm::StringRef(item.function->name);
    SourceRange range = item.module ? item.module->range : item.function->range;
    if (scope->names.count(name) && scope->find(name)->range) {
      error(Code::Redefinition, range, "`" + name + "` is defined twice");
      note(scope->find(name)->range, "the first one");
      // Which of the two is meant is not guessed.
      scope->set(name, {}, scope->find(name)->range);
      continue;
    }
    if (item.module) {
      moduleValues.push_back(std::make_unique<ModuleValue>(ModuleValue{item.module.get(), scope}));
      scope->set(name, Value(static_cast<const ModuleValue *>(moduleValues.back().get())), range);
    } else {
      auto callable = std::make_shared<Callable>();
      callable->function = item.function.get();
      callable->scope = scope;
      scope->set(name, Value(std::shared_ptr<const Callable>(callable)), range);
    }
  }
  for (const File::Item &item : file.items) {
    if (item.assertion)
      evaluate(*item.assertion->value, *scope);
    if (item.binding) {
      bool isRepeated = false;
      for (const Target &target : item.binding->targets)
        if (scope->names.count(target.name) && scope->find(target.name)->range) {
          isRepeated = true;
          error(Code::Redefinition, target.range,
                "`" + target.name + "` is defined twice; names of a file are not assigned again");
          note(scope->find(target.name)->range, "the first one");
        }
      Value value = evaluateBinding(file, *item.binding, *scope);
      if (isRepeated)
        value = {}; // Which of the two is meant is not guessed.
      if (bindTargets(item.binding->targets, value, item.binding->range, *scope))
        for (const Target &target : item.binding->targets)
          place(scope->find(target.name)->value, nullptr, target.name);
    }
  }
  evaluating.erase(&file);
  return scope;
}

/// The instances in a value, through lists and dicts.
static void collectInstances(const Value &value, SmallVectorImpl<Instance *> &instances) {
  if (value.is<Instance *>())
    instances.push_back(value.get<Instance *>());
  else if (value.isList())
    for (const Value &element : value.elements())
      collectInstances(element, instances);
  else if (value.isDict())
    for (const auto &[key, element] : value.dict())
      collectInstances(element, instances);
}

/// The only root with parameters is no prefix of their names, as a PyTorch model is none of its own; what an optimizer
/// beside it keeps is named after that.
void Elaborator::nameRoots(const File &file, Scope &scope) {
  std::set<const Instance *> owners;
  for (auto &field : fields)
    for (const Instance *owner = field->owner; owner && !field->stmt->isState; owner = owner->parent)
      owners.insert(owner);
  std::vector<llvm::StringRef> roots, withParams;
  for (auto &item : file.items)
    if (item.binding)
      for (const Target &target : item.binding->targets) {
        SmallVector<Instance *> found;
        collectInstances(scope.find(target.name)->value, found);
        llvm::erase_if(
            found, [&](Instance *i) { return i->parent || llvm::StringRef(i->name).split('.').first != target.name; });
        if (!found.empty())
          roots.push_back(target.name);
        if (llvm::any_of(found, [&](Instance *i) { return owners.count(i); }))
          withParams.push_back(target.name);
      }
  if (!withParams.empty())
    roots = withParams;
  if (roots.size() != 1)
    return;
  for (auto &instance : instances)
    if (!instance->parent && instance->isPlaced) {
      auto [first, rest] = llvm::StringRef(instance->name).split('.');
      if (first == roots[0])
        instance->name = rest.str();
    }
}

void Elaborator::run(const File &file) {
  mainFile = file.source;
  auto *scope = const_cast<Scope *>(evaluateFile(file));
  checkDefines(file);
  nameRoots(file, *scope);
  for (const File::Item &item : file.items)
    if (item.function && item.function->kind == FunctionKind::Export && !stopped)
      elaborateEntry(*item.function, scope);
  if (!diagnostics.hasErrors())
    checkEagerNames(file);
  // What no entry reaches is still checked where its parameters say enough.
  for (const File::Item &item : file.items) {
    const Function *function = item.function.get();
    if (function && function->kind == FunctionKind::Extern && !reached.count(function) && !stopped)
      checkExtern(*function, *scope);
    if (!function || function->kind == FunctionKind::Export || function->kind == FunctionKind::Extern ||
        reached.count(function) || stopped || function->params.empty())
      continue;
    if (llvm::all_of(function->params, [&](const Param &param) {
          return param.type && isTensorType(*param.type, *scope) && param.type->hasDims;
        }))
      elaborateEntry(*function, scope);
  }
  settleStates();
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

/// `{N = array<i64: 1, 64>}` from the where clause.
Attribute Elaborator::evaluateRanges(const Function &function, const Scope &scope) {
  NamedAttrList ranges;
  Scope *local = newScope(&scope);
  for (const WhereClause &clause : function.where) {
    auto *bounds = llvm::dyn_cast<RangeExpr>(clause.bounds.get());
    if (!bounds) {
      if (!llvm::isa<ErrorExpr>(*clause.bounds))
        error(Code::BadRange, clause.bounds->range, "the range of `" + clause.name + "` is written like 1..=64");
      continue;
    }
    Value low = evaluate(*bounds->low, *local), high = evaluate(*bounds->high, *local);
    if (low.isError() || high.isError())
      continue;
    if (!low.isInt() || !high.isInt()) {
      error(Code::BadRange, clause.bounds->range,
            "the range of `" + clause.name + "` needs two ints, got " + describe(low) + " and " + describe(high));
      continue;
    }
    int64_t first = low.get<int64_t>(), last = high.get<int64_t>() - !bounds->inclusive;
    if (first < 0 || last < first)
      error(Code::BadRange, clause.bounds->range,
            "the range of `" + clause.name + "` is " + Twine(first) + "..=" + Twine(last) +
                "; it must not be negative or empty");
    else if (last > (int64_t(1) << 40))
      error(Code::BadRange, clause.bounds->range,
            "the range of `" + clause.name + "` goes up to " + Twine(last) + ", more than any tensor has");
    else if (ranges.get(clause.name))
      error(Code::BadRange, clause.range, "`" + clause.name + "` has two ranges");
    else
      ranges.append(clause.name, builder.getDenseI64ArrayAttr({first, last}));
  }
  return ranges.getDictionary(context);
}

/// Whether a call of the function shows nothing of its inputs: no effect, and results from constants alone.
static bool isDead(func::FuncOp function) {
  if (function.getNumArguments() == 0)
    return false;
  // All that the results need; what has regions is not looked into.
  SmallVector<mlir::Value> open(function.getBody().front().getTerminator()->getOperands());
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || op->getNumRegions() || isa<dl::ParamOp, dl::StateOp, dl::EagerCallOp>(op))
      return false;
    if (seen.insert(op).second)
      open.append(op->operand_begin(), op->operand_end());
  }
  return !function
              .walk([](Operation *op) {
                bool hasEffect = op->getNumRegions() || (!isMemoryEffectFree(op) && !isa<dl::StateOp>(op));
                return hasEffect && !isa<func::FuncOp>(op) ? WalkResult::interrupt() : WalkResult::advance();
              })
              .wasInterrupted();
}

void Elaborator::elaborateEntry(const Function &function, const Scope *scope) {
  reached.insert(&function);
  bool isExport = function.kind == FunctionKind::Export;
  if (function.isIncomplete)
    return;
  size_t errorsBefore = diagnostics.size();
  auto ranges = llvm::cast<DictionaryAttr>(evaluateRanges(function, *scope));
  Scope *local = newScope(scope);
  std::string name = isExport ? function.name : "check." + function.name;
  if (name == "init" && isExport) {
    error(Code::ReservedName, function.range,
          "the name `init` is taken: every compiled model has an entry of that name");
    return;
  }

  // A name with a range is a symbol wherever it stands first: `f32[2 * N]` may come before `f32[N]`.
  for (const WhereClause &clause : function.where)
    local->set(clause.name, Value(AffineExpr(dl::namedDim(clause.name, context))), clause.range);
  // Types of the arguments; their unknown names become symbols.
  SmallVector<Type> types;
  for (const Param &param : function.params) {
    if (!param.type || !isTensorType(*param.type, *scope)) {
      error(Code::ExportParameter, param.range,
            "`" + param.name + "` of an exported function needs a tensor type, like `" + param.name +
                ": f32[N, 3]`, or `" + param.name + ": f32` for a number");
      continue;
    }
    if (param.defaultValue)
      error(Code::ExportParameter, param.defaultValue->range,
            "a parameter of an exported function has no default: the caller passes a buffer");
    if (auto type = resolveType(*param.type, *local, &function))
      types.push_back(type);
  }
  if (types.size() != function.params.size())
    return;
  SmallVector<llvm::StringRef> used;
  for (const Param &param : function.params)
    if (auto *dim = local->find(param.name); dim && local->names.count(param.name) && dim->value.isDim()) {
      error(Code::ReservedName, param.range,
            "`" + param.name + "` is a dim of `" + function.name + "`; its parameter needs another name");
      note(dim->range, "the dim stands here");
    }
  for (Type type : types)
    for (dl::Dim dim : dl::getDims(llvm::cast<RankedTensorType>(type)))
      dl::collectNames(dim, used);
  NamedAttrList usedRanges;
  for (const WhereClause &clause : function.where) {
    if (llvm::is_contained(used, clause.name)) {
      if (Attribute range = ranges.get(clause.name))
        usedRanges.append(clause.name, range);
      continue;
    }
    std::vector<std::string> names(used.begin(), used.end());
    diagnostics.warning(Code::UnusedDim, clause.range,
                        "`" + clause.name + "` is no dim of the parameters of `" + function.name + "`" +
                            didYouMean(clause.name, names));
  }
  ranges = usedRanges.getDictionary(context);
  for (llvm::StringRef symbol : used)
    if (isExport && !ranges.get(symbol) &&
        llvm::none_of(function.where, [&](auto &clause) { return clause.name == symbol; })) {
      error(Code::MissingRange, function.range,
            "dim `" + symbol + "` of `" + function.name + "` has no range; add `where " + symbol +
                " in 1..=64`, or another bound");
      for (const Param &param : function.params)
        for (const ExprPtr &dim : param.type->dims)
          if (auto *named = llvm::dyn_cast_or_null<NameExpr>(dim.get()); named && named->name == symbol)
            note(dim->range, "it stands here");
    }
  if (diagnostics.size() != errorsBefore)
    return;

  builder.setInsertionPointToEnd(module.getBody());
  auto func = func::FuncOp::create(builder, location(function.range), name, builder.getFunctionType(types, {}));
  if (isExport)
    func->setAttr("dl.export", builder.getUnitAttr());
  else
    func.setPrivate();
  func->setAttr("dl.dims", ranges);
  mlir::Block *body = func.addEntryBlock();
  for (auto [index, param] : llvm::enumerate(function.params)) {
    func.setArgAttr(index, "dl.name", builder.getStringAttr(param.name));
    body->getArgument(index).setLoc(location(param.range));
    local->set(param.name, Value(mlir::Value(body->getArgument(index))), param.range);
  }

  Building entry;
  entry.function = func;
  entry.ranges = func;
  building = &entry;
  for (auto [param, type] : llvm::zip(function.params, types))
    for (auto [expr, dim] : llvm::zip(param.type->dims, dl::getDims(llvm::cast<RankedTensorType>(type))))
      if (auto least = lower(dim); least && *least < 0 && !dl::constantValue(dim))
        error(Code::BadDim, expr->range,
              "dim " + dl::toString(dim) + " of `" + param.name + "` is " + Twine(*least) +
                  " for some sizes in its range; a dim is not negative");
  builder.setInsertionPointToStart(body);
  Value value = evaluateBody(function, *local, function.range);
  SmallVector<mlir::Value> results;
  bool ok = !value.isError() && diagnostics.size() == errorsBefore;
  if (ok && !value.isNone())
    for (const Value &element : value.isList() ? llvm::ArrayRef(value.elements()) : llvm::ArrayRef(value)) {
      if (!holdsTensor(element) && !element.isNumber() && !element.isDim()) {
        error(Code::ReturnsNoTensor, lastReturn.file == function.range.file ? lastReturn : function.range,
              "`" + function.name + "` returns " + describe(element) + "; an exported function returns tensors");
        ok = false;
        continue;
      }
      results.push_back(toTensor(element, {}, function.range));
      ok &= bool(results.back());
    }
  if (ok)
    finishFunction(func, results, function.range);
  if (ok && isExport)
    for (size_t i = 0; i < results.size(); ++i) {
      std::string resultName = i < function.results.size() ? function.results[i].name : "";
      func.setResultAttr(i, "dl.name",
                         builder.getStringAttr(resultName.empty() ? "out_" + std::to_string(i) : resultName));
    }
  building = nullptr;
  if (ok && isExport && isDead(func))
    diagnostics.warning(Code::DeadExport, function.range,
                        "`" + function.name + "` " +
                            (results.empty() ? "returns nothing and changes nothing"
                                             : "returns the same for all inputs: its results depend on none of them"));
  if (!ok || !isExport)
    func.erase();
}

/// Ends the function that is being built: return, result types.
void Elaborator::finishFunction(func::FuncOp function, ArrayRef<mlir::Value> results, SourceRange range) {
  if (building->draws) {
    Value next = binary("+", Value(building->params["random.counter"]), Value(int64_t(building->draws)), range);
    dl::StateUpdateOp::create(builder, location(range), "random.counter", next.get<mlir::Value>());
  }
  func::ReturnOp::create(builder, location(range), results);
  SmallVector<Type> types;
  for (mlir::Value result : results)
    types.push_back(result.getType());
  function.setType(builder.getFunctionType(function.getArgumentTypes(), types));
}

} // namespace dlc::frontend
