//===- ParserImpl.h - The parser's state and rules --------------*- C++ -*-===//
//
// One method a rule of the grammar in README.md; expressions in ParseExpr.cpp, statements in ParseStmt.cpp, functions
// and types in ParseFunction.cpp, files and modules in Parser.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_FRONTEND_PARSERIMPL_H
#define DLC_COMPILER_FRONTEND_PARSERIMPL_H

#include "compiler/frontend/Parser.h"
#include "llvm/ADT/Twine.h"

namespace dlc::frontend {

class Parser {
public:
  Parser(const SourceFile &source, TokenList &list, Diagnostics &diagnostics)
      : source(source), tokens(list.tokens), diagnostics(diagnostics) {}

  File parseFile();

private:
  // Files, modules, functions.
  void parseImport(File &file);
  std::unique_ptr<Module> parseModule();
  Block parseMembers();
  std::unique_ptr<Stmt> parseMember();
  std::unique_ptr<Stmt> parseField();
  bool atFunction() const;
  std::unique_ptr<Function> parseFunction();
  std::vector<Param> parseParams(bool afterName = true);
  void parseResults(Function &function);
  void parseWhere(Function &function);
  void parseFunctionEnd(Function &function);
  TypeExpr parseType();

  // Statements.
  Block parseBlock();
  std::unique_ptr<Stmt> parseStmt();
  std::unique_ptr<Stmt> parseIf(bool isStatic, bool inModule);
  std::unique_ptr<Stmt> parseFor(bool isStatic);
  std::unique_ptr<Stmt> parseAssignOrExpr();
  std::vector<Target> parseTargets();
  void endOfStatement();
  /// `{ element* }`; each element reports its own errors.
  template <typename Fn>
  void parseBraced(const char *what, Fn element);

  // Expressions.
  ExprPtr parseExprs();
  ExprPtr parseExpr();
  ExprPtr parseRange();
  ExprPtr parseBinary(unsigned level);
  ExprPtr parseUnary();
  ExprPtr parsePower();
  ExprPtr parsePostfix();
  ExprPtr parsePrimary();
  ExprPtr parseNumber();
  ExprPtr parseBracketed();
  ExprPtr parseDict();
  ExprPtr parseLambda();
  ExprPtr parseIndex();
  void parseArgs(CallExpr &call);

  // Tokens.
  const Token &token(unsigned ahead = 0) const { return tokens[std::min<size_t>(at + ahead, tokens.size() - 1)]; }
  bool is(llvm::StringRef spelling) const { return token().is(spelling); }
  /// The next token goes on with the statement: on the same line, or inside a bracket.
  bool continues() const { return !token().startsLine || brackets > 0; }
  /// `word` used as a keyword: a name follows on the line.
  bool isWord(llvm::StringRef word) const;
  Token take() {
    Token result = token();
    at += at + 1 < tokens.size();
    return result;
  }
  bool accept(llvm::StringRef spelling);
  bool expect(llvm::StringRef spelling, const llvm::Twine &where);
  /// The line begins a definition at the file's top: the blocks before it lack their `}`.
  bool atTopLevel() const;
  bool atLineStart() const;
  /// `def f`, `class Net`: what begins a definition elsewhere.
  bool atForeignWord() const;
  /// A name that is no keyword, or an error.
  std::optional<Token> expectName(const llvm::Twine &what);
  void setRole(TokenRole role) { tokens[at].role = role; }
  SourceRange previous() const { return tokens[at ? at - 1 : 0].range; }
  void error(Code code, const llvm::Twine &message) { error(code, token().range, message); }
  void error(Code code, SourceRange range, const llvm::Twine &message);
  void expected(const llvm::Twine &what);
  /// After an error: skips to the start of the next statement of the block.
  void recover();
  ExprPtr errorExpr() { return std::make_unique<ErrorExpr>(token().range); }
  /// `expr` with its height from its children, refused when too high.
  template <typename T>
  ExprPtr finish(std::unique_ptr<T> expr, std::initializer_list<const Expr *> children);

  const SourceFile &source;
  std::vector<Token> &tokens;
  Diagnostics &diagnostics;
  size_t at = 0;
  unsigned brackets = 0;   ///< open ( and [ since the last {
  unsigned nesting = 0;    ///< rules entered that can enter themselves
  bool failed = false;     ///< an error in the current statement was reported
  bool incomplete = false; ///< as is one in the current function or module
  friend struct Nested;
};

/// Words that cannot name anything.
bool isKeyword(llvm::StringRef word);

/// Counts nesting while it lives; false when there is too much of it.
struct Nested {
  explicit Nested(Parser &parser);
  ~Nested() { --parser.nesting; }
  explicit operator bool() const { return ok; }
  Parser &parser;
  bool ok;
};

constexpr unsigned maxNesting = 200;

template <typename T>
ExprPtr Parser::finish(std::unique_ptr<T> expr, std::initializer_list<const Expr *> children) {
  for (const Expr *child : children)
    if (child)
      expr->height = std::max(expr->height, child->height + 1);
  if (expr->height > maxNesting) {
    error(Code::TooDeep, expr->range,
          "expression is nested more than " + llvm::Twine(maxNesting) + " deep; name its parts");
    return std::make_unique<ErrorExpr>(expr->range);
  }
  return expr;
}

template <typename Fn>
void Parser::parseBraced(const char *what, Fn element) {
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
      diagnostics
          .error(Code::MissingBrace, token().range,
                 (token().kind == TokenKind::End ? "the file ends" : "the next definition begins") +
                     std::string(" inside a block that lacks its `}`"))
          .note(open, "opened here");
    failed = incomplete = true;
  }
}

} // namespace dlc::frontend

#endif
