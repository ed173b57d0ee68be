//===- Resolve.cpp - Checks names, also in what is never called -----------===//
#include "compiler/frontend/Resolve.h"
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Foreign.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace dlc;
using namespace dlc::frontend;

namespace {

struct Names {
  const Names *outer = nullptr;
  llvm::StringSet<> own;
  /// Inside a function or module, not of the file or the prelude.
  bool isLocal = true;
  /// Those of `own` that something reads.
  mutable llvm::StringSet<> read = {};
  /// Notes that the name is read, in the scope that has it.
  void mark(llvm::StringRef name) const {
    if (own.count(name))
      read.insert(name);
    else if (outer)
      outer->mark(name);
  }
  bool hasLocal(llvm::StringRef name) const { return isLocal && (own.count(name) || (outer && outer->hasLocal(name))); }
  bool has(llvm::StringRef name) const { return own.count(name) || (outer && outer->has(name)); }
  void all(std::vector<std::string> &result) const {
    for (auto &entry : own)
      result.push_back(entry.getKey().str());
    if (outer)
      outer->all(result);
  }
};

void addFileNames(const File &file, llvm::StringSet<> &names) {
  for (const File::Item &item : file.items) {
    if (item.module)
      names.insert(item.module->name);
    if (item.function)
      names.insert(item.function->name);
    if (item.binding)
      for (const Target &target : item.binding->targets)
        names.insert(target.name);
  }
}

struct Resolver {
  Loader &loader;
  Diagnostics &diagnostics;
  std::set<const Expr *> unresolved;
  /// Names that each import offers.
  llvm::StringMap<llvm::StringSet<>> imports;
  llvm::StringMap<const File *> importedFiles;
  const File *current = nullptr;

  /// Told already, in the function or module at hand: one misspelling is one error.
  std::set<std::string> told;

  void unknown(const Expr &expr, SourceRange range, std::string what, llvm::StringRef name,
               std::vector<std::string> candidates) {
    unresolved.insert(&expr);
    if (!told.insert(what).second)
      return;
    llvm::sort(candidates);
    diagnostics.error(Code::UnknownName, range, what + hintFor(name, candidates));
  }

  /// Warnings, kept back until the file is known to be without errors: a broken part may have used the name.
  struct Pending {
    Code code;
    SourceRange range;
    std::string message;
  };
  std::vector<Pending> warnings;
  void unused(Code code, SourceRange range, llvm::StringRef what, llvm::StringRef name) {
    if (!name.starts_with("_"))
      warnings.push_back({code, range, (what + " `" + name + "` is never used").str()});
  }

  /// A name in a type's place that is no dtype stands for any, if it looks so: `T[N]`. `f23[N]` is a misspelling.
  void dtype(const TypeExpr &type, const Names &names) {
    llvm::StringRef name = type.name;
    names.mark(name);
    if (!type.hasDims || name == "tensor" || isBuiltinWord(name) || names.has(name) || llvm::isUpper(name[0]))
      return;
    diagnostics.error(Code::UnknownType, type.nameRange, unknownDType(name));
  }

  void name(const NameExpr &expr, const Names &names) {
    llvm::StringRef name = expr.name;
    names.mark(name);
    if (names.has(name) || findBuiltin(name) || isStaticFunction(name) || isTrainingName(name) || isBuiltinWord(name))
      return;
    std::vector<std::string> candidates = builtinNames();
    for (auto &other : staticFunctionNames())
      candidates.push_back(other);
    names.all(candidates);
    bool isLibrary = llvm::is_contained(libraryNames(), expr.name);
    unknown(expr, expr.range,
            "there is no `" + expr.name + "` here" +
                (isLibrary ? "; write `import \"" + expr.name + "\"` at the top of the file" : ""),
            isLibrary ? "" : name, std::move(candidates));
  }

  static bool isBuiltinWord(llvm::StringRef name) {
    static const llvm::StringSet<> words{"bool", "u8",  "i8", "i16",   "i32",    "i64", "f16", "bf16",
                                         "f32",  "f64", "dl", "print", "assert", "inf", "nan", "pi"};
    return words.count(name);
  }

  /// `torch.cat`, `np.float32`: one error for the whole, which says what to write.
  bool foreign(const MemberExpr &expr, const Names &names) {
    const Expr *root = expr.base.get();
    while (auto *member = llvm::dyn_cast<MemberExpr>(root))
      root = member->base.get();
    auto *base = llvm::dyn_cast<NameExpr>(root);
    if (!base || names.has(base->name) || !isFramework(base->name))
      return false;
    std::string hint = hintFor(expr.name, {});
    if (hint.empty() && (names.has(expr.name) || findBuiltin(expr.name) || isBuiltinWord(expr.name)))
      hint = "; write `" + expr.name + "` alone: ops belong to the language";
    if (hint.empty())
      hint = "; ops belong to the language, `dlc ops` lists them";
    unresolved.insert(base);
    diagnostics.error(Code::UnknownName, expr.range, "there is no `" + expr.range.text().str() + "` here" + hint);
    return true;
  }

  void member(const MemberExpr &expr, const Names &names) {
    if (foreign(expr, names))
      return;
    walk(expr.base.get(), names);
    names.mark(expr.name); // x.f(a) is f(x, a)
    auto *base = llvm::dyn_cast<NameExpr>(expr.base.get());
    auto it = base && names.has(base->name) ? imports.find(base->name) : imports.end();
    if (it == imports.end() || it->second.count(expr.name))
      return;
    std::vector<std::string> candidates;
    for (auto &entry : it->second)
      candidates.push_back(entry.getKey().str());
    unknown(expr, expr.nameRange, "`" + base->name + "` has no `" + expr.name + "`", expr.name, std::move(candidates));
  }

  /// Names of arguments, where it is known what is called.
  void arguments(const CallExpr &call, const Names &names) {
    const std::vector<Param> *params = nullptr;
    std::string name;
    SourceRange declaration;
    auto find = [&](const File *file) {
      for (size_t i = 0; file && i < file->items.size(); ++i)
        if (const File::Item &item = file->items[i]; item.module && item.module->name == name)
          params = &item.module->params, declaration = item.module->range;
        else if (item.function && item.function->name == name)
          params = &item.function->params, declaration = item.function->range;
    };
    if (auto *member = llvm::dyn_cast<MemberExpr>(call.callee.get())) {
      auto *base = llvm::dyn_cast<NameExpr>(member->base.get());
      auto it = base && !names.hasLocal(base->name) ? importedFiles.find(base->name) : importedFiles.end();
      if (it == importedFiles.end())
        return;
      name = member->name;
      find(it->second);
    } else if (auto *callee = llvm::dyn_cast<NameExpr>(call.callee.get()); callee && !names.hasLocal(callee->name)) {
      name = callee->name;
      find(current);
    }
    for (const Argument &arg : call.args) {
      if (!params || arg.name.empty() ||
          llvm::any_of(*params, [&](const Param &param) { return param.name == arg.name; }))
        continue;
      std::vector<std::string> candidates;
      for (const Param &param : *params)
        candidates.push_back(param.name);
      // In the elaborator's words and at its place, so that it is told once.
      SourceRange range = arg.nameRange.to(arg.value->range);
      diagnostics
          .error(Code::UnknownArgument, range,
                 "`" + name + "` has no parameter `" + arg.name + "`" + hintForArgument(arg.name, candidates))
          .note(declaration, "declared here");
    }
  }

  void walk(const Expr *expr, const Names &names) {
    if (!expr)
      return;
    switch (expr->kind) {
    case ExprKind::Name:
      return name(llvm::cast<NameExpr>(*expr), names);
    case ExprKind::Member:
      return member(llvm::cast<MemberExpr>(*expr), names);
    case ExprKind::List:
      for (auto &element : llvm::cast<ListExpr>(expr)->elements)
        walk(element.get(), names);
      return;
    case ExprKind::Tuple:
      for (auto &element : llvm::cast<TupleExpr>(expr)->elements)
        walk(element.get(), names);
      return;
    case ExprKind::Dict:
      for (auto &entry : llvm::cast<DictExpr>(expr)->entries)
        walk(entry.value.get(), names);
      return;
    case ExprKind::Comprehension: {
      auto &comprehension = llvm::cast<ComprehensionExpr>(*expr);
      Names inner{&names, {}, true};
      for (auto &clause : comprehension.clauses) {
        walk(clause.iterable.get(), inner);
        for (const Target &target : clause.targets)
          inner.own.insert(target.name);
        walk(clause.condition.get(), inner);
      }
      return walk(comprehension.element.get(), inner);
    }
    case ExprKind::Call: {
      auto &call = llvm::cast<CallExpr>(*expr);
      walk(call.callee.get(), names);
      arguments(call, names);
      for (const Argument &arg : call.args)
        walk(arg.value.get(), names);
      return;
    }
    case ExprKind::Index:
      walk(llvm::cast<IndexExpr>(expr)->base.get(), names);
      for (auto &index : llvm::cast<IndexExpr>(expr)->indices)
        walk(index.get(), names);
      return;
    case ExprKind::Slice: {
      auto &slice = llvm::cast<SliceExpr>(*expr);
      walk(slice.start.get(), names);
      walk(slice.stop.get(), names);
      return walk(slice.step.get(), names);
    }
    case ExprKind::Unary:
      return walk(llvm::cast<UnaryExpr>(expr)->operand.get(), names);
    case ExprKind::Binary:
      walk(llvm::cast<BinaryExpr>(expr)->lhs.get(), names);
      return walk(llvm::cast<BinaryExpr>(expr)->rhs.get(), names);
    case ExprKind::Conditional: {
      auto &conditional = llvm::cast<ConditionalExpr>(*expr);
      walk(conditional.yes.get(), names);
      walk(conditional.condition.get(), names);
      return walk(conditional.no.get(), names);
    }
    case ExprKind::Range:
      walk(llvm::cast<RangeExpr>(expr)->low.get(), names);
      return walk(llvm::cast<RangeExpr>(expr)->high.get(), names);
    case ExprKind::Lambda:
      return function(*llvm::cast<LambdaExpr>(expr)->function, names);
    case ExprKind::Int:
    case ExprKind::Float:
    case ExprKind::String:
    case ExprKind::Bool:
    case ExprKind::None:
    case ExprKind::Ellipsis:
    case ExprKind::Error:
      return;
    case ExprKind::Training: {
      Names inner{&names, {}, true};
      addAssigned(llvm::cast<TrainingExpr>(expr)->body, inner.own);
      return walk(llvm::cast<TrainingExpr>(expr)->body, inner);
    }
    }
  }

  /// A statement that is a value and does nothing, like the `-y` that should go on with the line before.
  void dropped(const Expr &expr) {
    if (!llvm::isa<CallExpr, TrainingExpr, ErrorExpr>(expr))
      warnings.push_back({Code::UnusedValue, expr.range, "this value is computed and dropped"});
  }

  /// Names assigned anywhere in a block, and in those inside it: a function has one scope.
  void addAssigned(const Block &block, llvm::StringSet<> &names) {
    for (auto &stmt : block) {
      if (auto *assign = llvm::dyn_cast<AssignStmt>(stmt.get())) {
        for (const Target &target : assign->targets)
          names.insert(target.name);
      } else if (auto *loop = llvm::dyn_cast<ForStmt>(stmt.get())) {
        for (const Target &target : loop->targets)
          names.insert(target.name);
        addAssigned(loop->body, names);
      } else if (auto *branch = llvm::dyn_cast<IfStmt>(stmt.get())) {
        addAssigned(branch->yes, names);
        addAssigned(branch->no, names);
      } else if (auto *loop = llvm::dyn_cast<WhileStmt>(stmt.get())) {
        addAssigned(loop->body, names);
      } else if (auto *field = llvm::dyn_cast<FieldStmt>(stmt.get())) {
        names.insert(field->name);
      } else if (auto *inner = llvm::dyn_cast<FunctionStmt>(stmt.get())) {
        names.insert(inner->function->name);
      }
    }
  }

  void walk(const Block &block, const Names &names) {
    for (auto &stmt : block)
      switch (stmt->kind) {
      case StmtKind::Expr:
        dropped(*llvm::cast<ExprStmt>(*stmt).value);
        walk(llvm::cast<ExprStmt>(*stmt).value.get(), names);
        break;
      case StmtKind::Assign:
        walk(llvm::cast<AssignStmt>(*stmt).value.get(), names);
        break;
      case StmtKind::Return:
        walk(llvm::cast<ReturnStmt>(*stmt).value.get(), names);
        break;
      case StmtKind::Update:
        walk(llvm::cast<UpdateStmt>(*stmt).target.get(), names);
        walk(llvm::cast<UpdateStmt>(*stmt).value.get(), names);
        break;
      case StmtKind::For:
        walk(llvm::cast<ForStmt>(*stmt).iterable.get(), names);
        walk(llvm::cast<ForStmt>(*stmt).body, names);
        break;
      case StmtKind::While:
        walk(llvm::cast<WhileStmt>(*stmt).condition.get(), names);
        walk(llvm::cast<WhileStmt>(*stmt).most.get(), names);
        walk(llvm::cast<WhileStmt>(*stmt).body, names);
        break;
      case StmtKind::If:
        walk(llvm::cast<IfStmt>(*stmt).condition.get(), names);
        walk(llvm::cast<IfStmt>(*stmt).yes, names);
        walk(llvm::cast<IfStmt>(*stmt).no, names);
        break;
      case StmtKind::Field:
        dtype(llvm::cast<FieldStmt>(*stmt).type, names);
        walk(llvm::cast<FieldStmt>(*stmt).computedName.get(), names);
        for (auto &dim : llvm::cast<FieldStmt>(*stmt).type.dims)
          walk(dim.get(), names);
        walk(llvm::cast<FieldStmt>(*stmt).init.get(), names);
        break;
      case StmtKind::Function:
        function(*llvm::cast<FunctionStmt>(*stmt).function, names);
        break;
      }
  }

  /// Bare names in the types of parameters and results are symbols where nothing else has the name.
  static void addSymbols(const TypeExpr &type, Names &names) {
    names.own.insert(type.name);
    for (auto &dim : type.dims)
      if (auto *name = llvm::dyn_cast_or_null<NameExpr>(dim.get())) {
        names.outer->mark(name->name);
        names.own.insert(name->name);
      }
  }

  /// Variables of a function that nothing reads; of several that get the results of one call, one is enough.
  void unusedVariables(const Block &block, const Names &names, llvm::StringSet<> &told) {
    for (auto &stmt : block) {
      if (auto *assign = llvm::dyn_cast<AssignStmt>(stmt.get())) {
        if (llvm::none_of(assign->targets, [&](const Target &target) { return names.read.count(target.name); }))
          for (const Target &target : assign->targets)
            if (told.insert(target.name).second)
              unused(Code::UnusedVariable, target.range, "variable", target.name);
      } else if (auto *loop = llvm::dyn_cast<ForStmt>(stmt.get())) {
        unusedVariables(loop->body, names, told);
      } else if (auto *branch = llvm::dyn_cast<IfStmt>(stmt.get())) {
        unusedVariables(branch->yes, names, told);
        unusedVariables(branch->no, names, told);
      } else if (auto *loop = llvm::dyn_cast<WhileStmt>(stmt.get())) {
        unusedVariables(loop->body, names, told);
      }
    }
  }

  void function(const Function &function, const Names &outer) {
    if (function.isIncomplete)
      return;
    outer.mark(function.gradient);
    Names names{&outer, {}, true};
    for (const Param &param : function.params)
      if (param.type)
        dtype(*param.type, outer);
    for (const Result &result : function.results)
      dtype(result.type, outer);
    for (const WhereClause &clause : function.where)
      names.own.insert(clause.name);
    for (const Param &param : function.params) {
      names.own.insert(param.name);
      if (param.type)
        addSymbols(*param.type, names);
    }
    for (const Param &param : function.params) {
      if (param.type)
        for (auto &dim : param.type->dims)
          walk(dim.get(), names);
      walk(param.defaultValue.get(), names);
    }
    for (const WhereClause &clause : function.where)
      walk(clause.bounds.get(), names);
    Names body{&names, {}, true};
    addAssigned(function.body, body.own);
    walk(function.body, body);
    walk(function.expression.get(), body);
    Names results{&body, {}, true};
    for (const Result &result : function.results)
      addSymbols(result.type, results);
    for (const Result &result : function.results)
      for (auto &dim : result.type.dims)
        walk(dim.get(), results);
    // A lambda takes what it is called with, and a function without a body is written elsewhere.
    if (function.name.empty() || (!function.expression && function.body.empty()))
      return;
    for (const Param &param : function.params)
      if (!names.read.count(param.name) && !body.read.count(param.name))
        unused(Code::UnusedParameter, param.range, "parameter", param.name);
    llvm::StringSet<> told;
    unusedVariables(function.body, body, told);
  }

  void module(const Module &module, const Names &outer) {
    Names members{&outer, {}, true};
    for (const Param &param : module.params) {
      members.own.insert(param.name);
      if (param.type)
        dtype(*param.type, outer);
      walk(param.defaultValue.get(), members);
    }
    addAssigned(module.members, members.own);
    walk(module.members, members);
    for (const Param &param : module.params)
      if (!members.read.count(param.name))
        unused(Code::UnusedParameter, param.range, "parameter", param.name);
  }

  void file(const File &file) {
    Names prelude{nullptr, {}, false}, names{&prelude, {}, false};
    current = &file;
    if (const File *library = loader.library("prelude"))
      addFileNames(*library, prelude.own);
    addFileNames(file, names.own);
    for (const std::string &name : file.brokenNames)
      names.own.insert(name);
    for (const Import &import : file.imports) {
      std::string name = import.name();
      names.own.insert(name);
      // Of what cannot be imported nothing more is said.
      if (const File *imported = loader.import(import, file)) {
        importedFiles[name] = imported;
        addFileNames(*imported, imports[name]);
        for (const std::string &broken : imported->brokenNames)
          imports[name].insert(broken);
        for (auto &entry : prelude.own)
          imports[name].insert(entry.getKey());
        for (const Import &inner : imported->imports)
          imports[name].insert(inner.name());
      }
    }
    for (const File::Item &item : file.items) {
      told.clear();
      if (item.binding)
        walk(item.binding->value.get(), names);
      if (item.assertion)
        walk(item.assertion->value.get(), names);
      if (item.function)
        function(*item.function, names);
      if (item.module && !item.module->isIncomplete)
        module(*item.module, names);
    }
    unusedNames(file, names);
    if (!diagnostics.hasErrors())
      for (Pending &warning : warnings)
        diagnostics.warning(warning.code, warning.range, std::move(warning.message));
  }

  void unusedNames(const File &file, const Names &names) {
    for (const Import &import : file.imports)
      if (!names.read.count(import.name()))
        unused(Code::UnusedImport, import.range, "import", import.name());
    // A file without exports is for others to use.
    auto isExport = [](const File::Item &item) { return item.function && item.function->kind == FunctionKind::Export; };
    if (llvm::none_of(file.items, isExport))
      return;
    for (const File::Item &item : file.items) {
      if (item.module && !names.read.count(item.module->name))
        unused(Code::UnusedDefinition, item.module->range, "module", item.module->name);
      if (item.function && !isExport(item) && !names.read.count(item.function->name))
        unused(Code::UnusedDefinition, item.function->range, "function", item.function->name);
      if (item.binding &&
          llvm::none_of(item.binding->targets, [&](const Target &target) { return names.read.count(target.name); }))
        for (const Target &target : item.binding->targets)
          unused(Code::UnusedDefinition, target.range, "name", target.name);
    }
  }
};

} // namespace

std::set<const Expr *> dlc::frontend::resolve(const File &file, Loader &loader, Diagnostics &diagnostics) {
  Resolver resolver{loader, diagnostics, {}, {}, {}, nullptr, {}, {}};
  resolver.file(file);
  return std::move(resolver.unresolved);
}
