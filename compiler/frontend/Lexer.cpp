//===- Lexer.cpp - Tokens of the .dl language -----------------------------===//
#include "compiler/frontend/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace dlc::frontend;
using llvm::StringRef;

namespace {

bool isNameStart(char c) { return llvm::isAlpha(c) || c == '_'; }
bool isNamePart(char c) { return llvm::isAlnum(c) || c == '_'; }

/// Longest first.
constexpr StringRef symbols[] = {"..=", "...", "..", "**", "->", "=>", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||",
                                 "+=",  "-=",  "*=", "/=", "+",  "-",  "*",  "/",  "%",  "@",  "=",  "<",  ">",  "!",
                                 "&",   "|",   "^",  "~",  "(",  ")",  "[",  "]",  "{",  "}",  ",",  ":",  ";",  "."};

struct Lexer {
  const SourceFile &file;
  Diagnostics &diagnostics;
  StringRef text;
  unsigned at = 0;
  bool newLine = true;
  TokenList result;

  Lexer(const SourceFile &file, Diagnostics &diagnostics)
      : file(file), diagnostics(diagnostics), text(file.getText()) {}

  char peek(unsigned ahead = 0) const { return at + ahead < text.size() ? text[at + ahead] : '\0'; }

  void add(TokenKind kind, unsigned begin, bool isMalformed = false) {
    Token token;
    token.isMalformed = isMalformed;
    token.kind = kind;
    token.startsLine = newLine;
    token.range = {&file, begin, at};
    token.text = text.slice(begin, at);
    result.tokens.push_back(token);
    newLine = false;
  }

  void number() {
    unsigned begin = at;
    bool isFloat = false, isMalformed = false;
    if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'X')) {
      at += 2;
      while (llvm::isHexDigit(peek()) || peek() == '_')
        ++at;
      if (text.slice(begin + 2, at).find_first_not_of('_') == StringRef::npos && !isNamePart(peek())) {
        isMalformed = true;
        diagnostics.error(Code::MalformedNumber, {&file, begin, at},
                          "`" + text.slice(begin, at).str() + "` is no number: it has no digits");
      }
    } else {
      auto digits = [&] {
        while (llvm::isDigit(peek()) || peek() == '_')
          ++at;
      };
      digits();
      // `0..n` is a range, `1.5` a float, `1.` is not written.
      if (peek() == '.' && llvm::isDigit(peek(1))) {
        isFloat = true;
        ++at;
        digits();
      } else if (peek() == '.' && peek(1) != '.' && !isNameStart(peek(1))) {
        isFloat = isMalformed = true;
        ++at;
        diagnostics.error(Code::MalformedNumber, {&file, begin, at},
                          "a float has digits after its point: write `" + text.slice(begin, at).str() + "0`");
      }
      unsigned sign = peek(1) == '+' || peek(1) == '-';
      if ((peek() == 'e' || peek() == 'E') && llvm::isDigit(peek(1 + sign))) {
        isFloat = true;
        at += 1 + sign;
        digits();
      }
    }
    if (isNamePart(peek())) {
      while (isNamePart(peek()))
        ++at;
      isMalformed = true;
      diagnostics.error(Code::MalformedNumber, {&file, begin, at},
                        "`" + text.slice(begin, at).str() + "` is no number");
    }
    add(isFloat ? TokenKind::Float : TokenKind::Int, begin, isMalformed);
  }

  void string() {
    unsigned begin = at++;
    while (at < text.size() && peek() != '"' && peek() != '\n') {
      if (peek() == '\\') {
        if (!StringRef("\"\\nt").contains(peek(1)) || peek(1) == '\0')
          diagnostics.error(Code::MalformedString, {&file, at, std::min<unsigned>(at + 2, text.size())},
                            "unknown escape; there are \\\" \\\\ \\n \\t");
        at += peek(1) == '\n' ? 1 : 2;
      } else {
        ++at;
      }
    }
    at = std::min<unsigned>(at, text.size());
    bool isClosed = peek() == '"';
    if (isClosed)
      ++at;
    else
      diagnostics.error(Code::MalformedString, {&file, begin, at}, "string has no closing quote on its line");
    add(TokenKind::String, begin, !isClosed);
  }

  void run() {
    if (text.starts_with("\xEF\xBB\xBF"))
      at = 3;
    while (at < text.size()) {
      char c = peek();
      if (c == '\n') {
        newLine = true;
        ++at;
      } else if (c == ' ' || c == '\t' || c == '\r') {
        ++at;
      } else if (c == '/' && peek(1) == '/') {
        unsigned begin = at;
        at = std::min(text.find('\n', at), text.size());
        result.comments.push_back({{&file, begin, at}, result.tokens.size(), newLine});
      } else if (isNameStart(c)) {
        unsigned begin = at;
        while (isNamePart(peek()))
          ++at;
        add(TokenKind::Name, begin);
      } else if (llvm::isDigit(c)) {
        number();
      } else if (c == '"') {
        string();
      } else {
        symbol();
      }
    }
    newLine = true;
    add(TokenKind::End, text.size());
  }

  void symbol() {
    // `.5`, where no name or bracket ends before the point.
    char before = at ? text[at - 1] : ' ';
    if (peek() == '.' && llvm::isDigit(peek(1)) && !isNamePart(before) && before != ')' && before != ']' &&
        before != '.') {
      unsigned begin = at++;
      while (isNamePart(peek()))
        ++at;
      diagnostics.error(Code::MalformedNumber, {&file, begin, at},
                        "a float has digits before its point: write `0" + text.slice(begin, at).str() + "`");
      return add(TokenKind::Float, begin, /*isMalformed=*/true);
    }
    for (StringRef spelling : symbols)
      if (text.substr(at).starts_with(spelling)) {
        unsigned begin = at;
        at += spelling.size();
        return add(TokenKind::Symbol, begin);
      }
    // 'text', as in Python: one message for the whole.
    if (size_t end = text.find_first_of("'\n", at + 1); peek() == '\'' && end != StringRef::npos && text[end] == '\'') {
      unsigned begin = at;
      at = end + 1;
      diagnostics.error(Code::MalformedString, {&file, begin, at},
                        "strings stand in double quotes: write `\"" + text.slice(begin + 1, end).str() + "\"`");
      return add(TokenKind::String, begin, /*isMalformed=*/true);
    }
    // A whole code point, and one message for a run of them.
    unsigned begin = at;
    do
      ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) >= 0x80 ||
                                (text[at] < ' ' && text[at] != '\n' && text[at] != '\t' && text[at] != '\r')));
    std::string hint = text[begin] == '\''  ? "; strings stand in double quotes"
                       : text[begin] == '#' ? "; a comment starts with //"
                                            : "";
    bool printable = text[begin] >= ' ';
    diagnostics.error(Code::UnexpectedCharacter, {&file, begin, at},
                      "unexpected character" +
                          (printable && text[begin] > 0 ? " `" + text.slice(begin, at).str() + "`" : "") + hint);
    if (text[begin] == '#')
      at = std::min(text.find('\n', at), text.size());
  }
};

} // namespace

TokenList dlc::frontend::lex(const SourceFile &file, Diagnostics &diagnostics) {
  Lexer lexer(file, diagnostics);
  lexer.run();
  return std::move(lexer.result);
}

std::string dlc::frontend::unescape(StringRef quoted) {
  StringRef body = quoted.drop_front();
  std::string value;
  for (size_t i = 0; i < body.size() && body[i] != '"'; ++i) {
    if (body[i] != '\\' || i + 1 == body.size()) {
      value += body[i];
      continue;
    }
    char c = body[++i];
    value += c == 'n' ? '\n' : c == 't' ? '\t' : c;
  }
  return value;
}
