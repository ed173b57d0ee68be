//===- Command.h - What the subcommands of dlc share ------------*- C++ -*-===//
//
// One file a subcommand: `addX` declares its options and, when the command line chose it, leaves what to do in
// `chosen`. Exit codes: 0, 1 (the input's fault, said on stderr), 2 (the command line's fault).
//
//===----------------------------------------------------------------------===//
#ifndef DLC_TOOLS_DLC_COMMAND_H
#define DLC_TOOLS_DLC_COMMAND_H

#include "compiler/Driver.h"
#include <CLI/CLI.hpp>
#include <functional>
#include <string>

namespace dlc::cli {

/// What main runs after the command line was read; returns the exit code.
using Action = std::function<int()>;

enum ExitCode { Good = 0, Fault = 1, Usage = 2 };

void addBench(CLI::App &app, Action &chosen);
void addBuild(CLI::App &app, Action &chosen);
void addCache(CLI::App &app, Action &chosen);
void addCheck(CLI::App &app, Action &chosen);
void addDiff(CLI::App &app, Action &chosen);
void addDoc(CLI::App &app, Action &chosen);
void addDump(CLI::App &app, Action &chosen);
void addExplain(CLI::App &app, Action &chosen);
void addFmt(CLI::App &app, Action &chosen);
void addHelp(CLI::App &app, Action &chosen);
void addImport(CLI::App &app, Action &chosen);
void addInfo(CLI::App &app, Action &chosen);
void addMachine(CLI::App &app, Action &chosen);
void addOps(CLI::App &app, Action &chosen);
void addRun(CLI::App &app, Action &chosen);
void addTrain(CLI::App &app, Action &chosen);

/// Prints "dlc: error: ..." to stderr, or in the form that --diagnostics chose.
int fault(const std::string &message);
/// Ends what is printed on stderr: main, when the command has run.
void finishDiagnostics();
/// As `fault`, for a command line that cannot be meant.
int usage(const std::string &message);

/// The text with its lines four spaces further in.
std::string indented(const std::string &text);

/// A model and how to read it: the options that every command on a model takes.
struct ModelArguments {
  std::string path;
  CompileOptions options;

  /// Declares `MODEL`, --weights, --random-weights, -I, --name, and how errors are printed.
  void declare(CLI::App &command);
  /// Declares what code generation reads: --target-cpu, -O, --strict, ....
  void declareTarget(CLI::App &command);
  /// Reads the model; first finds out whether the weights are there, before minutes go into compiling.
  std::unique_ptr<Driver> open(Dialects dialects = Dialects::Source) const;
  /// What no command may write over.
  std::vector<std::string> files() const { return {path, options.weightsFile}; }
};

} // namespace dlc::cli

#endif
