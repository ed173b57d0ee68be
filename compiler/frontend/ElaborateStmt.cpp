//===- ElaborateStmt.cpp - Statements -------------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"

namespace dlc::frontend {
using llvm::Twine;

Elaborator::Returned Elaborator::execute(const Block &block, Scope &scope) {
  for (auto &stmt : block) {
    if (!step(stmt->range))
      return Value();
    if (Returned returned = execute(*stmt, scope))
      return returned;
  }
  return std::nullopt;
}

bool Elaborator::bindTargets(llvm::ArrayRef<Target> targets, const Value &value, SourceRange range, Scope &scope) {
  if (targets.size() == 1) {
    scope.set(targets[0].name, value, targets[0].range);
    return true;
  }
  bool ok = value.isList() && value.elements().size() == targets.size();
  if (!ok && !value.isError())
    error(Code::UnpackCount, range,
          Twine(targets.size()) + " names on the left, " +
              (value.isList() ? Twine(value.elements().size()) + " values"
                              : Twine("one value, ") + describe(value) + ",") +
              " on the right");
  for (auto [index, target] : llvm::enumerate(targets))
    scope.set(target.name, ok ? value.elements()[index] : Value(), target.range);
  return ok;
}

Elaborator::Returned Elaborator::executeFor(const ForStmt &stmt, Scope &scope) {
  if (!stmt.isStatic)
    return executeRuntimeFor(stmt, scope);
  ListPtr elements = iterate(evaluate(*stmt.iterable, scope), stmt.iterable->range);
  if (!elements)
    return Value();
  for (const Value &element : *elements) {
    if (!step(stmt.range))
      return Value();
    if (!bindTargets(stmt.targets, element, stmt.range, scope))
      return std::nullopt;
    if (Returned returned = execute(stmt.body, scope))
      return returned;
  }
  return std::nullopt;
}

Elaborator::Returned Elaborator::execute(const Stmt &stmt, Scope &scope) {
  switch (stmt.kind) {
  case StmtKind::Expr:
    evaluate(*llvm::cast<ExprStmt>(stmt).value, scope);
    return std::nullopt;
  case StmtKind::Assign: {
    auto &assign = llvm::cast<AssignStmt>(stmt);
    Value value = evaluate(*assign.value, scope);
    if (!assign.op.empty()) {
      const Target &name = assign.targets[0];
      auto *old = scope.find(name.name);
      if (!old)
        error(Code::NoValueYet, name.range,
              "`" + name.name + "` has no value yet" + didYouMean(name.name, scope.allNames()));
      else if (old->value.is<std::shared_ptr<const Unusable>>())
        value = reportUnusable(*old->value.get<std::shared_ptr<const Unusable>>(), name.range);
      else
        value = binary(assign.op, old->value, value, stmt.range);
      if (!old)
        value = Value();
    }
    bindTargets(assign.targets, value, stmt.range, scope);
    return std::nullopt;
  }
  case StmtKind::Return: {
    auto &ret = llvm::cast<ReturnStmt>(stmt);
    if (refuseReturn(ret))
      return Value();
    Value value = ret.value ? evaluate(*ret.value, scope) : Value::none();
    lastReturn = ret.value ? ret.value->range : ret.range;
    return value;
  }
  case StmtKind::Update:
    update(llvm::cast<UpdateStmt>(stmt), scope);
    return std::nullopt;
  case StmtKind::For:
    return executeFor(llvm::cast<ForStmt>(stmt), scope);
  case StmtKind::While:
    return executeWhile(llvm::cast<WhileStmt>(stmt), scope);
  case StmtKind::If: {
    auto &branch = llvm::cast<IfStmt>(stmt);
    if (branch.isStatic) {
      auto condition = evaluateCondition(*branch.condition, scope, "static if");
      return condition ? execute(*condition ? branch.yes : branch.no, scope) : std::nullopt;
    }
    Value condition = evaluate(*branch.condition, scope);
    if (condition.is<bool>())
      return execute(condition.get<bool>() ? branch.yes : branch.no, scope);
    mlir::Value scalar = scalarCondition(condition, branch.condition->range, "if");
    return scalar ? executeIf(branch, scalar, scope) : std::nullopt;
  }
  case StmtKind::Field:
  case StmtKind::Function:
    break; // Members, handled by the module.
  }
  return std::nullopt;
}

} // namespace dlc::frontend
