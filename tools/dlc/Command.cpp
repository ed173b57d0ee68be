//===- Command.cpp - What the subcommands of dlc share --------------------===//
#include "tools/dlc/Command.h"
#include <iostream>

namespace dlc::cli {

int fault(const std::string &message) {
  std::cerr << "dlc: error: " << message << "\n";
  return Fault;
}

int usage(const std::string &message) {
  std::cerr << "dlc: " << message << "\n";
  return Usage;
}

void ModelArguments::declare(CLI::App &command) {
  command.add_option("MODEL", path, "A .dl, .onnx or .mlir file")->required();
  command.add_option("--weights", options.weightsFile, "Parameters, as safetensors (.onnx files bring theirs)")->type_name("FILE");
  command.add_option("--random-weights", options.randomWeights, "Parameters by their initialisers, from this seed")->type_name("SEED");
  command.add_option("-I,--import-path", options.importPaths, "Where `import` looks before the standard library")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command.add_option("--name", options.name, "C identifier that prefixes the symbols (default: from the file's name)")->type_name("NAME");
}

void ModelArguments::declareTarget(CLI::App &command) {
  command.add_option("--target", options.target, "What to compile for")->capture_default_str();
  command.add_option("--target-cpu", options.targetCpu, "host, x86-64-v3, x86-64-v4, or another machine description")
      ->type_name("CPU")
      ->capture_default_str();
  command.add_option("-O", options.optLevel, "0: each op a kernel of its own; 1: fusion; 2: everything")
      ->type_name("LEVEL")
      ->check(CLI::Range(0, 2))
      ->capture_default_str();
  command.add_flag("--strict", options.strict, "No rewrite that changes rounding");
  command.add_flag("--fast-math", options.fastMath, "Also rewrites that are wrong for some inputs");
}

} // namespace dlc::cli
