//===- Source.cpp - Source files and diagnostics of the front end ---------===//
#include "compiler/frontend/Source.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <map>

using namespace dlc::frontend;
using llvm::StringRef;

SourceFile::SourceFile(std::string name, std::string text, bool isLibrary)
    : name(std::move(name)), text(std::move(text)), library(isLibrary) {
  lineStarts.push_back(0);
  for (unsigned i = 0; i < this->text.size(); ++i)
    if (this->text[i] == '\n')
      lineStarts.push_back(i + 1);
}

/// Continuation bytes of UTF-8 take no column.
static bool startsCodePoint(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

std::pair<unsigned, unsigned> SourceFile::lineAndColumn(unsigned offset) const {
  auto it = std::upper_bound(lineStarts.begin(), lineStarts.end(), offset);
  unsigned line = it - lineStarts.begin(), column = 1;
  for (unsigned i = lineStarts[line - 1]; i < offset && i < text.size(); ++i)
    column += startsCodePoint(text[i]);
  return {line, column};
}

StringRef SourceFile::line(unsigned number) const {
  unsigned begin = lineStarts[number - 1];
  unsigned end = number < lineStarts.size() ? lineStarts[number] - 1 : text.size();
  return StringRef(text).slice(begin, end).rtrim('\r');
}

Diagnostic &Diagnostics::report(Severity severity, Code code, SourceRange range, std::string message) {
  numReported += severity == Severity::Error;
  if (!seen.emplace(range.file, range.begin, message).second)
    return dropped = {Severity::Note, Code::None, {}, "", {}};
  numErrors += severity == Severity::Error;
  all.push_back(std::make_unique<Diagnostic>(Diagnostic{severity, code, range, std::move(message), {}}));
  return *all.back();
}

static void printOne(const Diagnostic &diagnostic, llvm::raw_ostream &os) {
  const SourceFile *file = diagnostic.range.file;
  unsigned line = 0, column = 0;
  if (file) {
    std::tie(line, column) = file->lineAndColumn(diagnostic.range.begin);
    os << file->getName() << ":" << line << ":" << column << ": ";
  }
  switch (diagnostic.severity) {
  case Severity::Error:
    os << "error: ";
    break;
  case Severity::Warning:
    os << "warning: ";
    break;
  case Severity::Note:
    os << "note: ";
    break;
  }
  os << diagnostic.message;
  if (diagnostic.code != Code::None)
    os << " [" << infoOf(diagnostic.code).number << "]";
  os << "\n";
  if (file) {
    // Tabs count as one column in both lines, so that the caret stands right.
    std::string source = file->line(line).str();
    std::replace(source.begin(), source.end(), '\t', ' ');
    // A very long line (generated text) is cut around the caret.
    constexpr unsigned widest = 160;
    unsigned skip = column > widest ? column - widest / 2 : 0;
    if (source.size() > skip + widest)
      source.resize(skip + widest);
    os << "  " << StringRef(source).drop_front(std::min<size_t>(skip, source.size())) << "\n  ";
    os.indent(column - 1 - skip) << "^";
    unsigned lineEnd = column + std::max<int>(0, int(file->line(line).size()) - int(column));
    unsigned width =
        std::max(1u, std::min(diagnostic.range.end - std::min(diagnostic.range.end, diagnostic.range.begin), widest));
    for (unsigned i = 1; i < width && column + i <= lineEnd; ++i)
      os << "~";
    os << "\n";
  }
  for (const Diagnostic &note : diagnostic.notes)
    printOne(note, os);
}

void Diagnostics::print(llvm::raw_ostream &os) {
  // By place in each file; files in order of their first diagnostic.
  std::map<const SourceFile *, unsigned> order;
  for (auto &diagnostic : all)
    order.try_emplace(diagnostic->range.file, order.size());
  std::map<std::tuple<unsigned, unsigned, size_t>, const Diagnostic *> sorted;
  for (auto &diagnostic : all)
    sorted.emplace(std::make_tuple(order[diagnostic->range.file], diagnostic->range.begin, sorted.size()),
                   diagnostic.get());
  for (auto &[place, diagnostic] : sorted)
    printOne(*diagnostic, os);
  all.clear();
}

/// `f23` for `f32`: two neighbours exchanged, which an edit distance takes for two faults.
static bool isTransposed(StringRef name, StringRef candidate) {
  if (name.size() != candidate.size())
    return false;
  size_t i = 0;
  while (i < name.size() && name[i] == candidate[i])
    ++i;
  return i + 1 < name.size() && name[i] == candidate[i + 1] && name[i + 1] == candidate[i] &&
         name.substr(i + 2) == candidate.substr(i + 2);
}

std::optional<std::string> dlc::frontend::suggestSpelling(StringRef name, llvm::ArrayRef<std::string> candidates) {
  unsigned best = std::max<unsigned>(1, name.size() / 3) + 1;
  std::optional<std::string> result;
  for (StringRef candidate : candidates) {
    unsigned distance = name.edit_distance(candidate, /*AllowReplacements=*/true, best);
    // Names that differ in case or underscores only are always near.
    if (name.equals_insensitive(candidate))
      distance = 0;
    else if (isTransposed(name, candidate))
      distance = 1;
    if (distance < best && distance < candidate.size()) {
      best = distance;
      result = candidate.str();
    }
  }
  // `kernel_size` for `kernel`, `elementwise_affine` for `affine`: one begins or ends with the other.
  for (StringRef candidate : candidates) {
    auto holds = [](StringRef longer, StringRef part) {
      return part.size() >= 3 && (longer.starts_with(part) || longer.ends_with(part));
    };
    if (!result && (holds(name, candidate) || holds(candidate, name)))
      result = candidate.str();
  }
  return result;
}

std::string dlc::frontend::didYouMean(StringRef name, llvm::ArrayRef<std::string> candidates) {
  auto suggestion = suggestSpelling(name, candidates);
  return suggestion ? "; did you mean `" + *suggestion + "`?" : "";
}
