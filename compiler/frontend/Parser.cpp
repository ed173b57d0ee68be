//===- Parser.cpp - Tokens and recovery, files, modules -------------------===//
#include "compiler/frontend/Foreign.h"
#include "compiler/frontend/ParserImpl.h"
#include "llvm/ADT/StringSwitch.h"

using namespace dlc::frontend;
using llvm::StringRef;
using llvm::Twine;

LambdaExpr::LambdaExpr(SourceRange range) : ExprOf(range) {}
LambdaExpr::~LambdaExpr() = default;

bool dlc::frontend::isKeyword(StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases({"import", "module", "fn", "return", "static", "if", "else", "for", "in", "while", "where", "true",
              "false", "none"},
             true)
      .Default(false);
}

Nested::Nested(Parser &parser) : parser(parser), ok(++parser.nesting <= maxNesting) {
  if (!ok)
    parser.error(Code::TooDeep, "nested more than " + Twine(maxNesting) + " deep");
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

void Parser::error(Code code, SourceRange range, const Twine &message) {
  // One message a statement: what follows from a fault is not told.
  if (!failed)
    diagnostics.error(code, range, message.str());
  failed = incomplete = true;
}

void Parser::expected(const Twine &what) {
  const Token &t = token();
  // `def f(x):` fails at the name after the word.
  for (const Token *word : {&t, at && !t.startsLine ? &tokens[at - 1] : &t})
    if (word->kind == TokenKind::Name)
      if (StringRef hint = hintForWord(word->text); !hint.empty())
        return error(Code::UnexpectedToken, word->range, "`" + word->text + "` is no word of the language: " + hint);
  std::string found = t.kind == TokenKind::End ? "the end of the file" : "`" + t.text.str() + "`";
  if (t.kind == TokenKind::Name && isKeyword(t.text))
    found = "the keyword " + found;
  // At a new line the fault is at the end of the one before.
  SourceRange range = t.range;
  if (t.startsLine && at) {
    range = {previous().file, previous().end, previous().end + 1};
    found = t.kind == TokenKind::End ? found : "the end of the line";
  }
  error(Code::UnexpectedToken, range, "expected " + what + ", found " + found);
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

bool Parser::atLineStart() const {
  const Token &t = token();
  return t.startsLine && (t.range.begin == 0 || source.getText()[t.range.begin - 1] == '\n');
}

bool Parser::atForeignWord() const {
  return token().kind == TokenKind::Name && token(1).kind == TokenKind::Name && !token(1).startsLine &&
         !hintForWord(token().text).empty();
}

bool Parser::atTopLevel() const { return atLineStart() && (is("import") || is("module") || atFunction()); }

//===----------------------------------------------------------------------===//
// Files, modules
//===----------------------------------------------------------------------===//

/// `assert(…)`: what a file or module demands of its values.
static bool isAssertion(const Stmt &stmt) {
  auto *expr = llvm::dyn_cast<ExprStmt>(&stmt);
  auto *call = expr ? llvm::dyn_cast<CallExpr>(expr->value.get()) : nullptr;
  auto *callee = call ? llvm::dyn_cast<NameExpr>(call->callee.get()) : nullptr;
  return callee && callee->name == "assert";
}

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
        file.items.push_back({std::move(module), nullptr, nullptr, nullptr});
      endOfStatement();
    } else if (atFunction()) {
      size_t name = at;
      while (!tokens[name].is("fn"))
        ++name;
      if (auto function = parseFunction())
        file.items.push_back({nullptr, std::move(function), nullptr, nullptr});
      else if (tokens[name + 1].kind == TokenKind::Name)
        file.brokenNames.push_back(tokens[name + 1].text.str());
      endOfStatement();
    } else if (atForeignWord()) {
      expected("a definition");
      // What belongs to it stands further right.
      do
        take();
      while (token().kind != TokenKind::End && !atLineStart());
      failed = false;
    } else if (token().kind == TokenKind::Name && !isKeyword(token().text)) {
      std::unique_ptr<Stmt> stmt = parseAssignOrExpr();
      auto *assign = llvm::dyn_cast_or_null<AssignStmt>(stmt.get());
      if (assign && assign->op.empty()) {
        stmt.release();
        file.items.push_back({nullptr, nullptr, std::unique_ptr<AssignStmt>(assign), nullptr});
      } else if (stmt && isAssertion(*stmt)) {
        file.items.push_back(
            {nullptr, nullptr, nullptr, std::unique_ptr<ExprStmt>(llvm::cast<ExprStmt>(stmt.release()))});
      } else if (stmt) {
        error(
            Code::MisplacedStatement, stmt->range,
            "a file holds imports, modules, functions, `name = value` and `assert(…)`; statements stand in functions");
      }
      endOfStatement();
    } else if (!accept(";")) {
      if (is("}"))
        error(Code::UnexpectedToken, "this `}` closes nothing");
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
  if (is("as") && !token().startsLine) {
    take();
    auto alias = token().startsLine ? std::nullopt : expectName("a name after `as`");
    if (!alias)
      return failed ? void() : error(Code::UnexpectedToken, previous(), "`as` needs a name after it");
    import.alias = alias->text.str();
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
      error(Code::MisplacedStatement, member->range,
            "a module holds `param`, `state`, `name = value`, functions, `static if` and `assert(…)`");
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
  else if (is("(") && !token().startsLine)
    field->computedName = parseExpr();
  setRole(TokenRole::TypeColon);
  if (!expect(":", "and the type"))
    return nullptr;
  field->type = parseType();
  if (!failed && continues() && accept("="))
    field->init = parseExpr();
  return field;
}

File dlc::frontend::parse(const SourceFile &source, TokenList &tokens, Diagnostics &diagnostics) {
  return Parser(source, tokens, diagnostics).parseFile();
}
