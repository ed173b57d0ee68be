//===- Parser.cpp - Files, modules, functions, statements -----------------===//
#include "compiler/frontend/ParserImpl.h"
#include "llvm/ADT/StringSwitch.h"

using namespace dlc::frontend;
using llvm::StringRef;
using llvm::Twine;

LambdaExpr::LambdaExpr(SourceRange range) : ExprOf(range) {}
LambdaExpr::~LambdaExpr() = default;

bool dlc::frontend::isKeyword(StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases({"import", "module", "fn", "return", "static", "if", "else", "for", "in", "while", "where", "true", "false", "none"}, true)
      .Default(false);
}

Nested::Nested(Parser &parser) : parser(parser), ok(++parser.nesting <= maxNesting) {
  if (!ok)
    parser.error("nested more than " + Twine(maxNesting) + " deep");
}

//===----------------------------------------------------------------------===//
// Tokens and recovery
//===----------------------------------------------------------------------===//

bool Parser::isWord(StringRef word) const {
  const Token &next = token(1);
  return is(word) && next.kind == TokenKind::Name && !next.startsLine;
}

bool Parser::accept(StringRef spelling) {
  if (!is(spelling))
    return false;
  take();
  return true;
}

void Parser::error(SourceRange range, const Twine &message) {
  // One message a statement: what follows from a fault is not told.
  if (!failed)
    diagnostics.error(range, message.str());
  failed = incomplete = true;
}

void Parser::expected(const Twine &what) {
  const Token &t = token();
  std::string found = t.kind == TokenKind::End ? "the end of the file" : "`" + t.text.str() + "`";
  if (t.kind == TokenKind::Name && isKeyword(t.text))
    found = "the keyword " + found;
  // At a new line the fault is at the end of the one before.
  SourceRange range = t.range;
  if (t.startsLine && at) {
    range = {previous().file, previous().end, previous().end + 1};
    found = t.kind == TokenKind::End ? found : "the end of the line";
  }
  error(range, "expected " + what + ", found " + found);
}

bool Parser::expect(StringRef spelling, const Twine &where) {
  if (accept(spelling))
    return true;
  expected("`" + spelling + "`" + (where.isTriviallyEmpty() ? Twine() : " " + where));
  return false;
}

std::optional<Token> Parser::expectName(const Twine &what) {
  if (token().kind == TokenKind::Name && !isKeyword(token().text))
    return take();
  expected(what);
  return std::nullopt;
}

void Parser::recover() {
  unsigned braces = 0;
  for (; token().kind != TokenKind::End; take()) {
    if (token().startsLine && !braces && !is(")") && !is("]") && !is(",") && !is("."))
      break;
    if (atTopLevel())
      break;
    if (is("{"))
      ++braces;
    else if (is("}") && braces-- == 0)
      break;
  }
  failed = false;
  brackets = 0;
}

void Parser::endOfStatement() {
  if (!failed && !accept(";") && !token().startsLine && !is("}"))
    expected("the end of the line");
}

bool Parser::atTopLevel() const {
  const Token &t = token();
  bool isFirst = t.startsLine && (t.range.begin == 0 || source.getText()[t.range.begin - 1] == '\n');
  return isFirst && (is("import") || is("module") || atFunction());
}

/// `{ element* }`; each element reports its own errors.
template <typename Fn> void Parser::parseBraced(const char *what, Fn element) {
  SourceRange open = token().range;
  if (!expect("{", what))
    return;
  unsigned outer = std::exchange(brackets, 0);
  while (!is("}") && token().kind != TokenKind::End && !diagnostics.isFull() && !atTopLevel()) {
    size_t before = at;
    element();
    if (failed)
      recover();
    if (at == before && !is("}"))
      take(); // No progress: never loop.
  }
  brackets = outer;
  if (!accept("}") && !diagnostics.isFull()) {
    if (!failed)
      diagnostics.error(token().range, (token().kind == TokenKind::End ? "the file ends" : "the next definition begins") + std::string(" inside a block that lacks its `}`"))
          .note(open, "opened here");
    failed = incomplete = true;
  }
}

//===----------------------------------------------------------------------===//
// Files, modules
//===----------------------------------------------------------------------===//

File Parser::parseFile() {
  File file;
  file.source = &source;
  while (token().kind != TokenKind::End && !diagnostics.isFull()) {
    size_t before = at;
    incomplete = false;
    if (is("import")) {
      parseImport(file);
      endOfStatement();
    } else if (is("module")) {
      if (token(1).kind == TokenKind::Name)
        file.brokenNames.push_back(token(1).text.str());
      auto module = parseModule();
      if (module)
        file.brokenNames.pop_back();
      if (module)
        file.items.push_back({std::move(module), nullptr, nullptr});
      endOfStatement();
    } else if (atFunction()) {
      if (auto function = parseFunction())
        file.items.push_back({nullptr, std::move(function), nullptr});
      endOfStatement();
    } else if (token().kind == TokenKind::Name && !isKeyword(token().text)) {
      std::unique_ptr<Stmt> stmt = parseAssignOrExpr();
      auto *assign = llvm::dyn_cast_or_null<AssignStmt>(stmt.get());
      if (assign && assign->op.empty()) {
        stmt.release();
        file.items.push_back({nullptr, nullptr, std::unique_ptr<AssignStmt>(assign)});
      } else if (stmt) {
        error(stmt->range, "a file holds imports, modules, functions and `name = value`; statements stand in functions");
      }
      endOfStatement();
    } else if (!accept(";")) {
      if (is("}"))
        error("this `}` closes nothing");
      else
        expected("`import`, `module`, `fn`, `export fn` or `name = value`");
    }
    // What a broken statement would have named is not reported as unknown.
    if (failed && tokens[before].kind == TokenKind::Name && !isKeyword(tokens[before].text))
      for (size_t i = before; i < at && tokens[i].kind == TokenKind::Name; i += 2)
        file.brokenNames.push_back(tokens[i].text.str());
    if (failed)
      recover();
    if (at == before)
      take();
    // A stray closing brace at the line's start is reported once and skipped.
    failed = false;
  }
  return file;
}

void Parser::parseImport(File &file) {
  Import import;
  SourceRange start = take().range;
  if (token().kind != TokenKind::String)
    return expected("the imported file's name as a string, like \"nn\"");
  Token path = take();
  import.path = unescape(path.text);
  import.range = start.to(path.range);
  if (isWord("as")) {
    take();
    import.alias = take().text.str();
  }
  file.imports.push_back(std::move(import));
}

std::unique_ptr<Module> Parser::parseModule() {
  auto module = std::make_unique<Module>();
  take();
  auto name = expectName("the module's name");
  if (!name)
    return nullptr;
  module->name = name->text.str();
  module->range = name->range;
  module->params = parseParams();
  if (failed)
    return nullptr;
  incomplete = false;
  module->members = parseMembers();
  module->isIncomplete = incomplete;
  return module;
}

Block Parser::parseMembers() {
  Block members;
  if (failed)
    return members;
  parseBraced("before the members", [&] {
    if (auto member = parseMember())
      members.push_back(std::move(member));
  });
  return members;
}

/// `assert(…)`: what a module demands of its parameters.
static bool isAssertion(const Stmt &stmt) {
  auto *expr = llvm::dyn_cast<ExprStmt>(&stmt);
  auto *call = expr ? llvm::dyn_cast<CallExpr>(expr->value.get()) : nullptr;
  auto *callee = call ? llvm::dyn_cast<NameExpr>(call->callee.get()) : nullptr;
  return callee && callee->name == "assert";
}

std::unique_ptr<Stmt> Parser::parseMember() {
  std::unique_ptr<Stmt> member;
  if (isWord("param") || isWord("state")) {
    member = parseField();
  } else if (atFunction()) {
    SourceRange start = token().range;
    if (auto function = parseFunction()) {
      auto stmt = std::make_unique<FunctionStmt>(start);
      stmt->function = std::move(function);
      member = std::move(stmt);
    }
  } else if (is("static") && token(1).is("if")) {
    take();
    member = parseIf(/*isStatic=*/true, /*inModule=*/true);
  } else if (token().kind == TokenKind::Name && !isKeyword(token().text)) {
    member = parseAssignOrExpr();
    if (member && !llvm::isa<AssignStmt>(*member) && !isAssertion(*member) && !failed)
      error(member->range, "a module holds `param`, `state`, `name = value`, functions, `static if` and `assert(…)`");
  } else {
    expected("a member of the module");
  }
  endOfStatement();
  return member;
}

std::unique_ptr<Stmt> Parser::parseField() {
  auto field = std::make_unique<FieldStmt>(token().range);
  field->isState = take().text == "state";
  auto name = expectName("a name");
  if (!name)
    return nullptr;
  field->name = field->fileName = name->text.str();
  field->nameRange = name->range;
  if (token().kind == TokenKind::String)
    field->fileName = unescape(take().text);
  setRole(TokenRole::TypeColon);
  if (!expect(":", "and the type"))
    return nullptr;
  field->type = parseType();
  if (!failed && continues() && accept("="))
    field->init = parseExpr();
  return field;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

bool Parser::atFunction() const {
  if (is("fn"))
    return true;
  if (is("export") || is("eager"))
    return token(1).is("fn");
  return is("composite") && (token(1).is("fn") || (token(1).kind == TokenKind::String && token(2).is("fn")));
}

std::unique_ptr<Function> Parser::parseFunction() {
  auto function = std::make_unique<Function>();
  // A fault inside a method is the method's, not its module's.
  bool outer = std::exchange(incomplete, false);
  if (accept("export")) {
    function->kind = FunctionKind::Export;
  } else if (accept("eager")) {
    function->kind = FunctionKind::Eager;
  } else if (accept("composite")) {
    function->kind = FunctionKind::Composite;
    if (token().kind == TokenKind::String)
      function->publicName = unescape(take().text);
  }
  take(); // fn
  auto name = expectName("the function's name");
  if (!name)
    return nullptr;
  function->name = name->text.str();
  function->range = name->range;
  function->params = parseParams();
  if (!failed && accept("->"))
    parseResults(*function);
  if (!failed && is("where"))
    parseWhere(*function);
  if (failed) {
    // The body is still read, for its own errors.
    while (!is("{") && !token().startsLine && token().kind != TokenKind::End)
      take();
    if (!is("{"))
      return nullptr;
    failed = false;
    brackets = 0;
  }
  if (accept("=>"))
    function->expression = parseExpr();
  else
    function->body = parseBlock();
  function->isIncomplete = std::exchange(incomplete, outer);
  return function;
}

std::vector<Param> Parser::parseParams(bool afterName) {
  std::vector<Param> params;
  if (afterName)
    setRole(TokenRole::Call);
  if (failed || !expect("(", "before the parameters"))
    return params;
  ++brackets;
  while (!failed && !is(")")) {
    auto name = expectName("a parameter's name");
    if (!name)
      break;
    Param param;
    param.name = name->text.str();
    param.range = name->range;
    for (const Param &other : params)
      if (other.name == param.name)
        diagnostics.error(param.range, "two parameters are named `" + param.name + "`").note(other.range, "the first one");
    if (is(":")) {
      setRole(TokenRole::TypeColon);
      take();
      param.type = parseType();
    }
    if (!failed && is("=")) {
      if (!param.type)
        setRole(TokenRole::Tight);
      take();
      param.defaultValue = parseExpr();
    }
    params.push_back(std::move(param));
    if (!accept(","))
      break;
  }
  if (!failed)
    expect(")", "after the parameters");
  --brackets;
  return params;
}

void Parser::parseResults(Function &function) {
  function.hasResults = true;
  auto one = [&](bool named) {
    Result result;
    result.range = token().range;
    if (named && token(1).is(":")) {
      auto name = expectName("the result's name");
      if (!name)
        return;
      result.name = name->text.str();
      setRole(TokenRole::TypeColon);
      take();
    }
    result.type = parseType();
    function.results.push_back(std::move(result));
  };
  if (!accept("("))
    return one(/*named=*/false);
  ++brackets;
  do {
    if (is(")"))
      break;
    one(/*named=*/true);
  } while (!failed && accept(","));
  --brackets;
  if (!failed)
    expect(")", "after the results");
}

void Parser::parseWhere(Function &function) {
  take();
  do {
    auto name = expectName("the name of a dim");
    if (!name)
      return;
    WhereClause clause;
    clause.name = name->text.str();
    clause.range = name->range;
    if (!expect("in", "and a range like 1..=64"))
      return;
    clause.bounds = parseRange();
    function.where.push_back(std::move(clause));
  } while (!failed && accept(","));
}

TypeExpr Parser::parseType() {
  TypeExpr type;
  type.range = type.nameRange = token().range;
  if (is("fn")) { // `fn` as the type of a function value
    take();
    type.name = "fn";
    return type;
  }
  auto name = expectName("a type");
  if (!name)
    return type;
  type.name = name->text.str();
  if (!is("[") || !continues())
    return type;
  setRole(TokenRole::Call);
  take();
  type.hasDims = true;
  ++brackets;
  while (!failed && !is("]")) {
    if (accept("..."))
      type.dims.push_back(nullptr);
    else
      type.dims.push_back(parseExpr());
    if (!accept(","))
      break;
  }
  --brackets;
  if (!failed)
    expect("]", "after the dims");
  type.range = type.range.to(previous());
  return type;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

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
    if (!failed)
      stmt->body = parseBlock();
    return stmt;
  }
  if (atFunction() && token(1).kind == TokenKind::Name && !token(1).is("fn")) {
    error("functions stand at the top of a file or in a module; a local one is a value: `" + token(1).text + " = fn (x) => …`");
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
  bool isAssign = token().kind == TokenKind::Symbol && continues() && (op == "=" || op == "+=" || op == "-=" || op == "*=" || op == "/=");
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
      error(expr.range, "tensors are values: elements are not assigned; see dynamic_update_slice, scatter_nd and concat");
    else if (llvm::isa<MemberExpr>(expr))
      error(expr.range, "fields are not assigned; state changes by `update " + expr.range.text() + " = …`");
    else
      error(expr.range, "only a name can be assigned");
  };
  if (auto *tuple = llvm::dyn_cast<TupleExpr>(left.get()))
    for (ExprPtr &element : tuple->elements)
      target(*element);
  else
    target(*left);
  take();
  stmt->op = op.drop_back().str();
  if (!stmt->op.empty() && stmt->targets.size() > 1)
    error(start, "`" + op + "` takes one name");
  ExprPtr value = parseExprs();
  if (failed)
    return nullptr;
  stmt->value = std::move(value);
  stmt->range = start.to(previous());
  return stmt;
}

File dlc::frontend::parse(const SourceFile &source, TokenList &tokens, Diagnostics &diagnostics) {
  return Parser(source, tokens, diagnostics).parseFile();
}
