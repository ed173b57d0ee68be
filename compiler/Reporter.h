//===- Reporter.h - Where errors and warnings go ----------------*- C++ -*-===//
//
// As text with source lines and carets, as one JSON object a line, or as one SARIF document at the end: on stderr,
// since stdout is what a command is for. No MLIR type is in this header: the command line includes it.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_REPORTER_H
#define DLC_COMPILER_REPORTER_H

#include <set>
#include <string>
#include <vector>

namespace dlc {

enum class DiagnosticFormat { Text, Json, Sarif };

struct DiagnosticOptions {
  DiagnosticFormat format = DiagnosticFormat::Text;
  unsigned maxErrors = 20;        ///< of a .dl file; 0: all
  bool warningsAreErrors = false; ///< -W error
  /// -W no-NAME. What a file defines may be there for those that import it.
  std::set<std::string> silenced = {"unused-definition"};
};

/// One diagnostic, ready to be printed.
struct Report {
  std::string severity; ///< error, warning or note
  std::string code;     ///< E0203; empty where there is none
  std::string message;
  std::string file; ///< empty without a place; then lines and columns are 0
  unsigned line = 0, column = 0, endLine = 0, endColumn = 0;
  std::string source; ///< the line itself, for text; may be empty
  std::vector<Report> notes;
};

class Reporter {
public:
  Reporter() = default;
  explicit Reporter(DiagnosticOptions options) : options(std::move(options)) {}
  Reporter(const Reporter &) = delete;
  ~Reporter() { finish(); }

  void report(const Report &report);
  /// Prints the SARIF document; nothing in the other formats.
  void finish();
  bool isText() const { return options.format == DiagnosticFormat::Text; }

  DiagnosticOptions options;
  std::string *sink = nullptr; ///< instead of stderr

private:
  void write(const std::string &text);
  std::vector<Report> collected;
  bool finished = false;
};

} // namespace dlc

#endif
