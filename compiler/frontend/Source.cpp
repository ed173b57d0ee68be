//===- Source.cpp - Source files and diagnostics of the front end ---------===//
#include "compiler/frontend/Source.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <map>

using namespace dlc;
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

unsigned SourceFile::offset(unsigned line, unsigned column) const {
  unsigned i = line && line <= lineStarts.size() ? lineStarts[line - 1] : text.size();
  for (unsigned at = 1; i < text.size() && (at < column || !startsCodePoint(text[i])); ++i)
    at += startsCodePoint(text[i]);
  return i;
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

Diagnostic &Diagnostics::warning(Code code, SourceRange range, std::string message) {
  const DiagnosticOptions &options = reporter.options;
  if (options.silenced.count(infoOf(code).flag.str()) || (range.file && range.file->isLibrary()))
    return dropped = {Severity::Note, Code::None, {}, "", {}};
  return report(options.warningsAreErrors ? Severity::Error : Severity::Warning, code, range, std::move(message));
}

static Report toReport(const Diagnostic &diagnostic) {
  Report report;
  report.severity = diagnostic.severity == Severity::Error     ? "error"
                    : diagnostic.severity == Severity::Warning ? "warning"
                                                               : "note";
  if (diagnostic.code != Code::None)
    report.code = infoOf(diagnostic.code).number;
  report.message = diagnostic.message;
  if (const SourceFile *file = diagnostic.range.file) {
    report.file = file->getName().str();
    std::tie(report.line, report.column) = file->lineAndColumn(diagnostic.range.begin);
    // An empty range is a place; the caret stands there.
    std::tie(report.endLine, report.endColumn) =
        file->lineAndColumn(std::max(diagnostic.range.begin, diagnostic.range.end));
    report.source = file->line(report.line).str();
  }
  for (const Diagnostic &note : diagnostic.notes)
    report.notes.push_back(toReport(note));
  return report;
}

void Diagnostics::print() {
  // By place in each file; files in order of their first diagnostic.
  std::map<const SourceFile *, unsigned> order;
  for (auto &diagnostic : all)
    order.try_emplace(diagnostic->range.file, order.size());
  std::map<std::tuple<unsigned, unsigned, size_t>, const Diagnostic *> sorted;
  for (auto &diagnostic : all)
    sorted.emplace(std::make_tuple(order[diagnostic->range.file], diagnostic->range.begin, sorted.size()),
                   diagnostic.get());
  unsigned shown = 0, most = reporter.options.maxErrors;
  for (auto &[place, diagnostic] : sorted)
    if (diagnostic->severity != Severity::Error || !most || shown++ < most)
      reporter.report(toReport(*diagnostic));
  if (most && shown > most)
    reporter.report({"note",
                     "",
                     std::to_string(shown - most) + " more errors; --max-errors 0 shows all of them",
                     "",
                     0,
                     0,
                     0,
                     0,
                     "",
                     {}});
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
  // Of names that differ in case alone, the one with the fewest letters that do.
  for (unsigned fewest = ~0u; StringRef candidate : candidates)
    if (unsigned edits = name.equals_insensitive(candidate) ? name.edit_distance(candidate) : ~0u; edits < fewest) {
      fewest = edits;
      result = candidate.str();
    }
  if (result)
    return result;
  for (StringRef candidate : candidates) {
    unsigned distance = name.edit_distance(candidate, /*AllowReplacements=*/true, best);
    if (isTransposed(name, candidate))
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
