//===- Format.cpp - The canonical form of a file --------------------------===//
#include "compiler/frontend/Format.h"
#include "llvm/ADT/STLExtras.h"

using namespace dlc::frontend;
using llvm::StringRef;

namespace {

struct Printer {
  const TokenList &list;
  std::string out;
  /// For each open bracket: whether a line broke since it opened, which indents what follows.
  std::vector<std::pair<char, bool>> open;
  bool lineStart = true;
  /// Where in `out` a comment stands after code.
  std::vector<size_t> trailing;

  unsigned depth() const {
    return llvm::count_if(open, [](auto &bracket) { return bracket.second; });
  }
  void newline(unsigned count) {
    while (!out.empty() && out.back() == ' ')
      out.pop_back();
    if (out.empty())
      return;
    unsigned have = 0;
    for (size_t i = out.size(); i && out[i - 1] == '\n' && have < 2; --i)
      ++have;
    for (; have < count; ++have)
      out += '\n';
    lineStart = true;
  }
  void text(StringRef piece, unsigned extra = 0) {
    if (lineStart)
      out.append(2 * (depth() + extra), ' ');
    lineStart = false;
    out += piece.str();
  }
  /// 1, or 2 where the author left lines empty.
  static unsigned breaks(SourceRange before, SourceRange after) {
    return before.file && StringRef(before.file->getText().slice(before.end, after.begin)).count('\n') > 1 ? 2 : 1;
  }

  static bool isOpening(const Token &t) {
    return t.kind == TokenKind::Symbol && (t.text == "(" || t.text == "[" || t.text == "{");
  }
  static bool isClosing(const Token &t) {
    return t.kind == TokenKind::Symbol && (t.text == ")" || t.text == "]" || t.text == "}");
  }

  static bool spaceBetween(const Token &a, const Token &b) {
    // Also before the colon of a slice, which is tight.
    if (a.is(",") && !isClosing(b))
      return true;
    if (a.role == TokenRole::Tight || b.role == TokenRole::Tight || a.role == TokenRole::Unary ||
        b.role == TokenRole::Call)
      return false;
    if (b.role == TokenRole::TypeColon || b.is(",") || b.is(";"))
      return false;
    if (a.is("(") || a.is("[") || b.is(")") || b.is("]"))
      return false;
    if ((a.is("{") && a.role == TokenRole::Dict) || (b.is("}") && b.role == TokenRole::Dict))
      return false;
    if (a.is("{") && b.is("}"))
      return false;
    auto joins = [](const Token &t) {
      return t.kind == TokenKind::Symbol && (t.text == "." || t.text == ".." || t.text == "..=");
    };
    return !joins(a) && !joins(b);
  }

  std::string run() {
    size_t comment = 0;
    SourceRange previous;
    const Token *last = nullptr;
    for (auto [index, token] : llvm::enumerate(list.tokens)) {
      bool comments = false;
      for (; comment < list.comments.size() && list.comments[comment].before == index; ++comment) {
        const Comment &c = list.comments[comment];
        // A comment before a closing bracket belongs to what stands inside it.
        if (c.startsLine || !previous.file) {
          if (previous.file)
            breakLine(last && isOpening(*last) && previous.begin == last->range.begin ? 1 : breaks(previous, c.range));
          text(c.range.text().rtrim());
        } else {
          trailing.push_back(out.size());
          out += "  " + c.range.text().rtrim().str();
        }
        previous = c.range;
        comments = true;
      }
      if (token.kind == TokenKind::End)
        break;
      bool broken = token.startsLine || comments;
      // The `;` between statements is needed only on one line.
      if (token.is(";") && (index + 1 >= list.tokens.size() || list.tokens[index + 1].startsLine ||
                            list.tokens[index + 1].is("}") || (last && last->is(";")))) {
        continue;
      }
      if (broken && previous.file) {
        unsigned count = breaks(previous, token.range);
        // No empty line directly inside braces.
        if (last && !comments && isOpening(*last))
          count = 1;
        if (isClosing(token))
          count = 1;
        breakLine(count);
      } else if (last && !lineStart && spaceBetween(*last, token)) {
        out += ' ';
      }
      if (isClosing(token) && !open.empty())
        open.pop_back();
      text(token.text, continuation(index));
      if (isOpening(token))
        // In a dict lines go on, as in other brackets.
        open.push_back({token.role == TokenRole::Dict ? '[' : token.text[0], false});
      previous = token.range;
      last = &token;
    }
    newline(1);
    return alignComments();
  }

  /// Comments after code on consecutive lines start in one column.
  std::string alignComments() const {
    std::string result;
    size_t done = 0;
    auto lineOf = [&](size_t at) {
      return std::make_pair(StringRef(out).rfind('\n', at) + 1, StringRef(out).find('\n', at));
    };
    auto width = [&](size_t at) {
      return llvm::count_if(StringRef(out).slice(lineOf(at).first, at),
                            [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    };
    for (size_t first = 0; first < trailing.size();) {
      size_t last = first + 1;
      while (last < trailing.size() && lineOf(trailing[last]).first == lineOf(trailing[last - 1]).second + 1)
        ++last;
      auto widest = width(trailing[first]);
      for (size_t i = first; i < last; ++i)
        widest = std::max(widest, width(trailing[i]));
      for (; first < last; ++first) {
        result.append(out, done, trailing[first] - done);
        result.append(widest - width(trailing[first]), ' ');
        done = trailing[first];
      }
    }
    return result.append(out, done);
  }

  void breakLine(unsigned count) {
    if (!open.empty()) {
      // Brackets that open on one line indent once.
      open.back().second = true;
      for (size_t i = open.size() - 1; i-- > 0;)
        if (!open[i].second && open[i].first != '{')
          open[i].second = false;
    }
    newline(count);
  }

  /// A line that goes on with the statement before it, outside brackets, is indented once more.
  unsigned continuation(size_t index) const {
    if (index == 0 || !list.tokens[index].startsLine)
      return 0;
    const Token &before = list.tokens[index - 1], &token = list.tokens[index];
    if (isClosing(token) || (!open.empty() && open.back().first != '{'))
      return 0;
    if (token.is("."))
      return 1;
    static constexpr StringRef joins[] = {
        "=", "+", "-",  "*",  "/",  "%",  "@",  "&&", "||", "==", "!=", "<",  "<=", ">",    ">=", "&",
        "|", "^", "**", "<<", ">>", "->", "=>", ",",  "+=", "-=", "*=", "/=", "if", "else", "in", "where"};
    return llvm::any_of(joins, [&](StringRef word) { return before.is(word); });
  }
};

} // namespace

std::string dlc::frontend::format(const TokenList &list) { return Printer{list, {}, {}, true, {}}.run(); }
