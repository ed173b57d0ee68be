//===- Reporter.cpp - Where errors and warnings go ------------------------===//
#include "compiler/Reporter.h"
#include "compiler/frontend/Codes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

namespace dlc {
using llvm::StringRef;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Continuation bytes of UTF-8 take no column.
static size_t countCodePoints(StringRef text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

static void printText(const Report &report, llvm::raw_ostream &os) {
  if (!report.file.empty()) {
    os << report.file << ":";
    if (report.line)
      os << report.line << ":" << report.column << ":";
    os << " ";
  }
  os << report.severity << ": " << report.message;
  if (!report.code.empty())
    os << " [" << report.code << "]";
  os << "\n";
  if (report.line && !report.source.empty()) {
    // Tabs count as one column in both lines, so that the caret stands right.
    std::string source = report.source;
    std::replace(source.begin(), source.end(), '\t', ' ');
    // A very long line (generated text) is cut around the caret.
    constexpr unsigned widest = 160;
    unsigned skip = report.column > widest ? report.column - widest / 2 : 0;
    unsigned lineEnd = std::max<unsigned>(report.column, countCodePoints(source));
    if (source.size() > skip + widest)
      source.resize(skip + widest);
    os << "  " << StringRef(source).drop_front(std::min<size_t>(skip, source.size())) << "\n  ";
    os.indent(report.column - 1 - skip) << "^";
    // A range of several lines is marked to the end of its first.
    unsigned end = report.endLine > report.line ? lineEnd + 1 : report.endColumn;
    for (unsigned column = report.column + 1; column < end && column <= lineEnd && column < report.column + widest;
         ++column)
      os << "~";
    os << "\n";
  }
  for (const Report &note : report.notes)
    printText(note, os);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

/// Names of files may be no UTF-8, which JSON cannot hold.
static std::string utf8(StringRef text) { return json::isUTF8(text) ? text.str() : json::fixUTF8(text); }

static json::Object toJson(const Report &report) {
  json::Object object{{"severity", report.severity}};
  if (!report.code.empty())
    object["code"] = report.code;
  object["message"] = utf8(report.message);
  if (!report.file.empty())
    object["file"] = utf8(report.file);
  if (report.line) {
    object["line"] = report.line;
    object["column"] = report.column;
    object["endLine"] = report.endLine;
    object["endColumn"] = report.endColumn;
  }
  json::Array notes;
  for (const Report &note : report.notes)
    notes.push_back(toJson(note));
  if (!notes.empty())
    object["notes"] = std::move(notes);
  return object;
}

//===----------------------------------------------------------------------===//
// SARIF 2.1.0
//===----------------------------------------------------------------------===//

/// A relative name stays one; an absolute one is a file: URI. What a URI does not hold as it is becomes %XX.
static std::string uri(StringRef file) {
  std::string text = llvm::sys::path::is_absolute(file) ? "file://" : "";
  for (unsigned char c : file)
    if (llvm::isAlnum(c) || StringRef("/._-~").contains(c))
      text += c;
    else
      text += "%" + llvm::utohexstr(c, /*LowerCase=*/false, /*Width=*/2);
  return text;
}

static json::Object sarifLocation(const Report &report) {
  json::Object physical{{"artifactLocation", json::Object{{"uri", uri(report.file)}}}};
  if (report.line)
    physical["region"] = json::Object{{"startLine", report.line},
                                      {"startColumn", report.column},
                                      {"endLine", report.endLine},
                                      {"endColumn", report.endColumn}};
  return json::Object{{"physicalLocation", std::move(physical)}};
}

static json::Object sarifResult(const Report &report) {
  json::Object result{{"level", report.severity}, {"message", json::Object{{"text", utf8(report.message)}}}};
  if (!report.code.empty())
    result["ruleId"] = report.code;
  if (!report.file.empty())
    result["locations"] = json::Array{sarifLocation(report)};
  json::Array related;
  for (const Report &note : report.notes)
    if (!note.file.empty()) {
      json::Object location = sarifLocation(note);
      location["message"] = json::Object{{"text", utf8(note.message)}};
      related.push_back(std::move(location));
    }
  if (!related.empty())
    result["relatedLocations"] = std::move(related);
  return result;
}

static json::Object sarifDocument(const std::vector<Report> &reports) {
  json::Array rules, results;
  for (const frontend::CodeInfo &info : frontend::allCodes())
    if (std::any_of(reports.begin(), reports.end(), [&](const Report &report) { return report.code == info.number; }))
      rules.push_back(json::Object{{"id", info.number},
                                   {"shortDescription", json::Object{{"text", info.title}}},
                                   {"fullDescription", json::Object{{"text", info.explanation}}}});
  for (const Report &report : reports)
    results.push_back(sarifResult(report));
  json::Object driver{{"name", "dlc"}, {"version", DLC_VERSION}, {"rules", std::move(rules)}};
  json::Object run{{"tool", json::Object{{"driver", std::move(driver)}}},
                   {"columnKind", "unicodeCodePoints"},
                   {"results", std::move(results)}};
  return json::Object{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                      {"version", "2.1.0"},
                      {"runs", json::Array{std::move(run)}}};
}

//===----------------------------------------------------------------------===//
// Reporter
//===----------------------------------------------------------------------===//

void Reporter::report(const Report &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (options.format) {
  case DiagnosticFormat::Text:
    printText(report, os);
    break;
  case DiagnosticFormat::Json:
    os << json::Value(toJson(report)) << "\n";
    break;
  case DiagnosticFormat::Sarif:
    collected.push_back(report);
  }
  write(text);
}

void Reporter::finish() {
  if (options.format != DiagnosticFormat::Sarif || std::exchange(finished, true))
    return;
  write(llvm::formatv("{0:2}\n", json::Value(sarifDocument(collected))).str());
}

void Reporter::write(const std::string &text) {
  if (sink)
    *sink += text;
  else
    llvm::errs() << text;
}

} // namespace dlc
