//===- Help.cpp - dlc help: what an error means ---------------------------===//
#include "compiler/Reporter.h"
#include "tools/dlc/Command.h"
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace dlc::cli {

namespace {

/// In lines of at most 100 columns.
void printWrapped(const std::string &text) {
  std::istringstream words(text);
  std::string word;
  for (size_t column = 0; words >> word; column += word.size() + 1) {
    if (column + word.size() > 100) {
      std::cout << "\n";
      column = 0;
    } else if (column) {
      std::cout << " ";
    }
    std::cout << word;
  }
  std::cout << "\n";
}

struct Help {
  CLI::App &app;
  std::string topic, example;
  bool list = false;

  int run() {
    if (list) {
      for (const CodeHelp &code : listCodes())
        std::cout << code.number << "  " << code.title << (code.flag.empty() ? "" : " (-W " + code.flag + ")") << "\n";
      return Good;
    }
    if (topic.empty()) {
      std::cout << app.help();
      return Good;
    }
    for (const CLI::App *command : app.get_subcommands(nullptr))
      if (command->check_name(topic)) {
        std::cout << command->help();
        return Good;
      }
    std::string number = topic;
    std::transform(number.begin(), number.end(), number.begin(), [](unsigned char c) { return std::toupper(c); });
    for (const CodeHelp &code : listCodes())
      if (code.number == number || (!code.flag.empty() && code.flag == topic))
        return explain(code);
    return usage("there is no command, error or warning '" + topic +
                 "'; `dlc help --list` has the errors and warnings");
  }

  int explain(const CodeHelp &code) {
    if (!example.empty()) {
      std::cout << (example == "wrong" ? code.wrong : code.right);
      return Good;
    }
    std::cout << code.number << ": " << code.title << "\n\n";
    printWrapped(code.explanation);
    if (!code.flag.empty() && !DiagnosticOptions().silenced.count(code.flag))
      std::cout << "`-W no-" << code.flag << "` silences it.\n";
    std::cout << "\nWrong:\n\n" << indented(code.wrong) << "\nRight:\n\n" << indented(code.right);
    return Good;
  }
};

} // namespace

void addHelp(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("help", "Explain an error or warning by its number, or a command");
  auto state = std::make_shared<Help>(Help{app, "", "", false});
  command->add_option("TOPIC", state->topic, "E0203, W0101, unused-import, or a command");
  command->add_flag("--list", state->list, "List all errors and warnings");
  command->add_option("--example", state->example, "Print one of the two examples alone")
      ->check(CLI::IsMember({"wrong", "right"}))
      ->type_name("WHICH");
  command->footer("Examples:\n  dlc help E0203\n  dlc help --list\n  dlc help E0203 --example=right > right.dl");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
