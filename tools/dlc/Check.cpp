//===- Check.cpp - dlc check: is this a model, and what is wrong with it --===//
#include "tools/dlc/Command.h"
#include <iostream>

namespace dlc::cli {

void addCheck(CLI::App &app, Action &chosen) {
  struct Check {
    ModelArguments model;
    bool quiet = false;
  };
  auto *command = app.add_subcommand("check", "Report every error of a model, without compiling it");
  auto state = std::make_shared<Check>();
  state->model.declare(*command);
  command->add_flag("-q,--quiet", state->quiet, "Say nothing about a model without errors");
  command->footer("Examples:\n  dlc check model.dl\n  dlc check model.onnx     # lists every op that is not supported");
  command->callback([=, &chosen] {
    chosen = [=]() -> int {
      auto driver = state->model.open();
      if (!driver || !driver->checkMissingWeights())
        return Fault;
      if (state->quiet)
        return Good;
      ModelInfo info = driver->info();
      int64_t elements = 0;
      for (const ParamInfo &param : info.params)
        elements += param.elements;
      std::cout << state->model.path << ": no errors; entries:";
      for (const EntryInfo &entry : info.entries)
        std::cout << " " << entry.name;
      std::cout << (info.entries.empty() ? " none" : "") << "; " << info.params.size() << " parameter tensors of "
                << elements << " elements\n";
      return Good;
    };
  });
}

} // namespace dlc::cli
