//===- Lexer.h - Tokens of the .dl language ---------------------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_LEXER_H
#define DLC_COMPILER_FRONTEND_LEXER_H

#include "compiler/frontend/Source.h"

namespace dlc::frontend {

enum class TokenKind : uint8_t { End, Name, Int, Float, String, Symbol, Error };

/// What the parser found a token to be, where its spelling leaves that open; for the formatter.
enum class TokenRole : uint8_t {
  Plain,
  Unary,     ///< prefix operator: no space after it
  Call,      ///< `(` or `[` directly after what it applies to
  Tight,     ///< no space on either side: `=` of a keyword argument, `:` of a slice
  TypeColon, ///< `:` before a type or after a key: a space after it only
  Dict       ///< `{` or `}` of a dict
};

struct Token {
  TokenKind kind = TokenKind::End;
  TokenRole role = TokenRole::Plain;
  bool startsLine = false;  ///< first token of its line
  bool isMalformed = false; ///< reported already
  SourceRange range;
  llvm::StringRef text; ///< as spelt, with quotes for strings

  bool is(llvm::StringRef spelling) const {
    return (kind == TokenKind::Symbol || kind == TokenKind::Name) && text == spelling;
  }
};

/// A `//` comment without its line end; `before` is the index of the token that follows it.
struct Comment {
  SourceRange range;
  size_t before;
  bool startsLine;
};

/// All tokens of a file, ended by one of kind End. Malformed ones are reported and skipped.
struct TokenList {
  std::vector<Token> tokens;
  std::vector<Comment> comments;
};
TokenList lex(const SourceFile &file, Diagnostics &diagnostics);

/// The value of a string token: escapes resolved.
std::string unescape(llvm::StringRef quoted);

} // namespace dlc::frontend

#endif
