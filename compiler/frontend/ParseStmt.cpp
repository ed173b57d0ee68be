//===- ParseStmt.cpp - Statements -----------------------------------------===//
#include "compiler/frontend/ParserImpl.h"

using namespace dlc::frontend;
using llvm::StringRef;
using llvm::Twine;

Block Parser::parseBlock() {
  Block block;
  Nested nested(*this);
  if (!nested)
    return block;
  parseBraced("before the statements", [&] {
    if (accept(";"))
      return;
    if (auto stmt = parseStmt())
      block.push_back(std::move(stmt));
    endOfStatement();
  });
  return block;
}

std::unique_ptr<Stmt> Parser::parseStmt() {
  SourceRange start = token().range;
  if (is("return")) {
    take();
    auto stmt = std::make_unique<ReturnStmt>(start);
    if (continues() && !is("}") && !is(";"))
      stmt->value = parseExprs();
    return stmt;
  }
  if (isWord("update")) {
    take();
    auto stmt = std::make_unique<UpdateStmt>(start);
    stmt->target = parsePostfix();
    if (!failed && continues() && accept("="))
      stmt->value = parseExpr();
    stmt->range = start.to(previous());
    return stmt;
  }
  bool isStatic = accept("static");
  if (is("for"))
    return parseFor(isStatic);
  if (is("if"))
    return parseIf(isStatic, /*inModule=*/false);
  if (isStatic) {
    expected("`for` or `if` after `static`");
    return nullptr;
  }
  if (is("while")) {
    take();
    auto stmt = std::make_unique<WhileStmt>(start);
    stmt->condition = parseExpr();
    if (!failed && is("max")) {
      take();
      stmt->most = parseExpr();
    }
    if (!failed)
      stmt->body = parseBlock();
    return stmt;
  }
  if (atForeignWord()) {
    expected("a statement");
    take();
    return nullptr;
  }
  if (atFunction() && token(1).kind == TokenKind::Name && !token(1).is("fn")) {
    error(Code::MisplacedStatement, "functions stand at the top of a file or in a module; a local one is a value: `" +
                                        token(1).text + " = fn (x) => …`");
    return nullptr;
  }
  return parseAssignOrExpr();
}

std::unique_ptr<Stmt> Parser::parseIf(bool isStatic, bool inModule) {
  auto stmt = std::make_unique<IfStmt>(token().range);
  Nested nested(*this);
  if (!nested)
    return nullptr;
  take();
  stmt->isStatic = isStatic;
  stmt->condition = parseExpr();
  auto block = [&] { return inModule ? parseMembers() : parseBlock(); };
  if (failed)
    return nullptr;
  stmt->yes = block();
  if (failed || !accept("else"))
    return stmt;
  bool elseStatic = is("static") && token(1).is("if");
  if (elseStatic)
    take();
  if (is("if")) {
    if (auto inner = parseIf(isStatic || elseStatic, inModule))
      stmt->no.push_back(std::move(inner));
  } else {
    stmt->no = block();
  }
  return stmt;
}

std::vector<Target> Parser::parseTargets() {
  std::vector<Target> targets;
  do {
    auto name = expectName("a name");
    if (!name)
      break;
    targets.push_back({name->text.str(), name->range});
  } while (accept(","));
  return targets;
}

std::unique_ptr<Stmt> Parser::parseFor(bool isStatic) {
  auto stmt = std::make_unique<ForStmt>(token().range);
  take();
  stmt->isStatic = isStatic;
  stmt->targets = parseTargets();
  if (failed || !expect("in", "and what to go through"))
    return nullptr;
  stmt->iterable = parseExpr();
  if (failed)
    return nullptr;
  stmt->body = parseBlock();
  return stmt;
}

std::unique_ptr<Stmt> Parser::parseAssignOrExpr() {
  SourceRange start = token().range;
  ExprPtr left = parseExprs();
  StringRef op = token().text;
  bool isAssign = token().kind == TokenKind::Symbol && continues() &&
                  (op == "=" || op == "+=" || op == "-=" || op == "*=" || op == "/=");
  if (failed)
    return nullptr;
  if (!isAssign) {
    auto stmt = std::make_unique<ExprStmt>(left->range);
    stmt->value = std::move(left);
    return stmt;
  }
  auto stmt = std::make_unique<AssignStmt>(start);
  auto target = [&](const Expr &expr) {
    if (auto *name = llvm::dyn_cast<NameExpr>(&expr))
      stmt->targets.push_back({name->name, name->range});
    else if (llvm::isa<IndexExpr>(expr))
      error(Code::NotAssignable, expr.range,
            "tensors are values: elements are not assigned; see dynamic_update_slice, scatter_nd and concat");
    else if (llvm::isa<MemberExpr>(expr))
      error(Code::NotAssignable, expr.range,
            "fields are not assigned; state changes by `update " + expr.range.text() + " = …`");
    else
      error(Code::NotAssignable, expr.range, "only a name can be assigned");
  };
  if (auto *tuple = llvm::dyn_cast<TupleExpr>(left.get()))
    for (ExprPtr &element : tuple->elements)
      target(*element);
  else
    target(*left);
  take();
  stmt->op = op.drop_back().str();
  if (!stmt->op.empty() && stmt->targets.size() > 1)
    error(Code::NotAssignable, start, "`" + op + "` takes one name");
  ExprPtr value = parseExprs();
  if (failed)
    return nullptr;
  stmt->value = std::move(value);
  stmt->range = start.to(previous());
  return stmt;
}
