//===- Source.h - Source files and diagnostics of the front end -*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_SOURCE_H
#define DLC_COMPILER_FRONTEND_SOURCE_H

#include "compiler/Reporter.h"
#include "compiler/frontend/Codes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace dlc::frontend {

/// One file's text with the starts of its lines.
class SourceFile {
public:
  SourceFile(std::string name, std::string text, bool isLibrary);

  llvm::StringRef getName() const { return name; }
  llvm::StringRef getText() const { return text; }
  /// Part of the embedded library: messages point at the user's line that called into it.
  bool isLibrary() const { return library; }

  /// Line and column of an offset, from 1. Columns count code points.
  std::pair<unsigned, unsigned> lineAndColumn(unsigned offset) const;
  /// The other way.
  unsigned offset(unsigned line, unsigned column) const;
  llvm::StringRef line(unsigned number) const;
  unsigned numLines() const { return lineStarts.size(); }

private:
  std::string name, text;
  bool library;
  std::vector<unsigned> lineStarts;
};

/// A half-open range of a file; invalid without a file.
struct SourceRange {
  const SourceFile *file = nullptr;
  unsigned begin = 0, end = 0;

  explicit operator bool() const { return file; }
  llvm::StringRef text() const { return file ? file->getText().slice(begin, end) : llvm::StringRef(); }
  /// From the start of this one to the end of `other`.
  SourceRange to(SourceRange other) const {
    return other.file == file && other.end >= begin ? SourceRange{file, begin, other.end} : *this;
  }
};

enum class Severity { Error, Warning, Note };

struct Diagnostic {
  Severity severity;
  Code code;
  SourceRange range;
  std::string message;
  std::vector<Diagnostic> notes;

  Diagnostic &note(SourceRange range, std::string message) {
    notes.push_back({Severity::Note, Code::None, range, std::move(message), {}});
    return *this;
  }
};

/// Collects the diagnostics of one run. A second one with the same place and text is dropped: a module that is
/// elaborated a hundred times reports its fault once.
class Diagnostics {
public:
  explicit Diagnostics(Reporter &reporter) : reporter(reporter) {}
  /// Adds a diagnostic; the reference holds until the next one is added.
  Diagnostic &report(Severity severity, Code code, SourceRange range, std::string message);
  Diagnostic &error(Code code, SourceRange range, std::string message) {
    return report(Severity::Error, code, range, std::move(message));
  }
  /// Adds a warning, unless -W silences it; the names and texts of the library give none.
  Diagnostic &warning(Code code, SourceRange range, std::string message);
  bool hasErrors() const { return numErrors != 0; }
  /// Whether so many were reported that going on makes no sense.
  bool isFull() const { return numErrors >= std::max(enough, reporter.options.maxErrors); }
  /// Errors so far, also those that were dropped: a difference says whether what was done in between failed.
  unsigned size() const { return numReported; }

  /// Hands them to the reporter, in the order of their places in each file; of the errors the first ones.
  void print();

private:
  static constexpr unsigned enough = 200;
  Reporter &reporter;
  unsigned numErrors = 0, numReported = 0;
  std::vector<std::unique_ptr<Diagnostic>> all;
  std::set<std::tuple<const SourceFile *, unsigned, std::string>> seen;
  Diagnostic dropped{Severity::Note, Code::None, {}, "", {}};
};

/// The candidate that a misspelt `name` most likely means, if one is near.
std::optional<std::string> suggestSpelling(llvm::StringRef name, llvm::ArrayRef<std::string> candidates);
/// "; did you mean `foo`?", or nothing.
std::string didYouMean(llvm::StringRef name, llvm::ArrayRef<std::string> candidates);

} // namespace dlc::frontend

#endif
