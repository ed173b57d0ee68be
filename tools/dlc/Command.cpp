//===- Command.cpp - What the subcommands of dlc share --------------------===//
#include "tools/dlc/Command.h"
#include "compiler/Reporter.h"
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace dlc::cli {

/// One for the process, as stderr is.
static std::shared_ptr<Reporter> &reporter() {
  static auto reporter = std::make_shared<Reporter>();
  return reporter;
}

int fault(const std::string &message) {
  Report report;
  report.severity = "error";
  report.file = "dlc";
  report.message = message;
  reporter()->report(report);
  return Fault;
}

void finishDiagnostics() { reporter()->finish(); }

std::string indented(const std::string &text) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    result += (line.empty() ? "" : "    " + line) + "\n";
  return result;
}

int usage(const std::string &message) {
  std::cerr << "dlc: " << message << "\n";
  return Usage;
}

/// `-W error`, `-W no-unused-import`, `-W unused-import`.
static void chooseWarning(const std::string &text) {
  DiagnosticOptions &options = reporter()->options;
  if (text == "error") {
    options.warningsAreErrors = true;
    return;
  }
  bool isOff = text.rfind("no-", 0) == 0;
  std::string name = isOff ? text.substr(3) : text, names;
  for (const CodeHelp &code : listCodes()) {
    if (code.flag == name && isOff)
      options.silenced.insert(name);
    else if (code.flag == name)
      options.silenced.erase(name);
    if (code.flag == name)
      return;
    if (!code.flag.empty())
      names += (names.empty() ? "" : ", ") + code.flag;
  }
  throw CLI::ValidationError("-W", "there is no warning '" + name + "'; warnings are " + names +
                                       "; `-W no-NAME` silences one, `-W error` makes all errors");
}

static void declareDiagnostics(CLI::App &command) {
  const std::map<std::string, DiagnosticFormat> formats = {
      {"text", DiagnosticFormat::Text}, {"json", DiagnosticFormat::Json}, {"sarif", DiagnosticFormat::Sarif}};
  command
      .add_option_function<std::string>(
          "--diagnostics", [formats](const std::string &format) { reporter()->options.format = formats.at(format); },
          "How errors and warnings stand on stderr: text; json, an object a line; sarif, one document")
      ->check(CLI::IsMember(formats))
      ->type_name("FORM")
      ->default_str("text");
  command.add_option("--max-errors", reporter()->options.maxErrors, "Of a .dl file; 0: all of them")
      ->type_name("COUNT")
      ->capture_default_str();
  command
      .add_option_function<std::vector<std::string>>(
          "-W",
          [](const std::vector<std::string> &names) {
            for (const std::string &name : names)
              chooseWarning(name);
          },
          "error: warnings are errors; no-NAME: without this one; NAME: with it (`dlc help --list`)")
      ->type_name("NAME")
      ->allow_extra_args(false);
}

void ModelArguments::declare(CLI::App &command) {
  command.add_option("MODEL", path, "A .dl, .onnx or .mlir file; - is .mlir from stdin")->required();
  auto *weights =
      command.add_option("--weights", options.weightsFile, "Parameters, as safetensors (.onnx files bring theirs)")
          ->type_name("FILE");
  command
      .add_option_function<std::string>(
          "--random-weights",
          [this](const std::string &text) {
            // CLI11 would take -1 and wrap larger numbers around.
            uint64_t seed = 0;
            auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
            if (error != std::errc() || end != text.data() + text.size())
              throw CLI::ValidationError("--random-weights",
                                         "'" + text + "' is not a whole number from 0 to 18446744073709551615");
            options.randomWeights = seed;
          },
          "Parameters by their initialisers, from this seed")
      ->type_name("SEED")
      ->excludes(weights);
  command.add_option("-I,--import-path", options.importPaths, "Where `import` looks before the standard library")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command.add_option("--link", options.linkFiles, "An object, archive or library that defines extern functions")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      .add_option("--eager-fn", options.eagerFunctions,
                  "A function (`attend`), method (`Block.forward`) or instance (`blocks.3`) runs in the interpreter")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command.add_option("--name", options.name, "C identifier that prefixes the symbols (default: from the file's name)")
      ->type_name("NAME")
      ->check([](const std::string &name) {
        auto isLetter = [](char c) { return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
        bool good = !name.empty() && isLetter(name[0]);
        for (char c : name)
          good &= isLetter(c) || (c >= '0' && c <= '9');
        return good ? "" : "'" + name + "' is no C identifier";
      });
  command
      .add_option("-D", options.defines,
                  "Another value for a `NAME = …` of the file, or a key of it: -D layers=24, -D config=config.json, "
                  "-D config.layers=24")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false)
      ->check([](const std::string &text) {
        size_t equals = text.find('=');
        return equals == 0 || equals == std::string::npos ? "'" + text + "' is not NAME=VALUE" : "";
      });
  declareDiagnostics(command);
  options.reporter = reporter();
}

std::unique_ptr<Driver> ModelArguments::open(Dialects dialects) const {
  if (!options.weightsFile.empty()) {
    std::error_code error;
    std::ifstream file(options.weightsFile);
    if (!file)
      return fault("--weights: cannot open " + options.weightsFile + ": " + std::strerror(errno)), nullptr;
    if (std::filesystem::is_directory(options.weightsFile, error))
      return fault("--weights: " + options.weightsFile + " is a directory"), nullptr;
  }
  auto driver = Driver::open(path, options, dialects);
  // In a dump of a later phase the parameters stand elsewhere.
  if (driver && options.startFrom.empty() && !driver->checkUnusedWeights())
    return nullptr;
  return driver;
}

void ModelArguments::declareTarget(CLI::App &command) {
  command.add_option("--target", options.target, "What to compile for")->capture_default_str();
  command
      .add_option("--target-cpu", options.targetCpu,
                  "host, x86-64-v3, x86-64-v4, or another machine description; `build` takes several with commas")
      ->type_name("CPU")
      ->capture_default_str();
  command.add_option("-O", options.optLevel, "0: each op a kernel of its own; 1: fusion; 2: everything")
      ->type_name("LEVEL")
      ->check(CLI::Range(0, 2))
      ->capture_default_str();
  command.add_flag("--strict", options.strict, "No rewrite that changes rounding");
  command.add_flag("!--no-channels-last", options.channelsLast,
                   "Activations keep the layout that the model gives them");
  command.add_flag("!--no-winograd", options.winograd, "3 x 3 convolutions are computed directly");
  command.add_flag("--fast-math", options.fastMath, "Also rewrites that are wrong for some inputs");
  command.add_flag("!--no-cache", options.cache, "Compile everything again (`dlc cache --help`)");
  command
      .add_option("--load-pass-plugin", options.passPlugins, "A library of passes of your own (tools/plugin-template)")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      .add_option("--pass-after", options.passesAfter,
                  "PHASE=PASSES: passes, as dlc-opt's --pass-pipeline takes them, that run after a phase")
      ->type_name("SPEC")
      ->allow_extra_args(false)
      ->each([](const std::string &text) {
        size_t equals = text.find('=');
        if (equals == std::string::npos || !isPhase(text.substr(0, equals)))
          throw CLI::ValidationError("--pass-after",
                                     "'" + text + "' is not PHASE=PASSES; `dlc dump --list` has the phases");
      });
}

} // namespace dlc::cli
