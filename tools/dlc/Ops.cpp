//===- Ops.cpp - dlc ops: the op reference --------------------------------===//
#include "tools/dlc/Command.h"
#include <iostream>
#include <sstream>

namespace dlc::cli {

void addOps(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("ops", "Print the table of ops, made from their records");
  auto word = std::make_shared<std::string>();
  command->add_option("WORD", *word, "Only rows that hold this word");
  command->footer("Examples:\n  dlc ops > ops.md\n  dlc ops Resize           # by ONNX name, too");
  command->callback([=, &chosen] {
    chosen = [=]() -> int {
      if (word->empty()) {
        std::cout << opReference();
        return Good;
      }
      bool found = false;
      std::istringstream lines(opReference());
      for (std::string line; std::getline(lines, line);)
        if (line.rfind("| `dl.", 0) == 0 && line.find(*word) != std::string::npos) {
          std::cout << line << "\n";
          found = true;
        }
      return found ? int(Good) : fault("no op's row holds '" + *word + "'");
    };
  });
}

} // namespace dlc::cli
