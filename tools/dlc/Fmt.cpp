//===- Fmt.cpp - dlc fmt: the canonical form of .dl files -----------------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include <iostream>
#include <iterator>

namespace dlc::cli {

void addFmt(CLI::App &app, Action &chosen) {
  struct Fmt {
    std::vector<std::string> paths;
    bool check = false, inPlace = false;
  };
  auto *command = app.add_subcommand("fmt", "Print .dl files in the canonical form");
  auto state = std::make_shared<Fmt>();
  command->add_option("FILE", state->paths, ".dl files, or - for stdin")->required();
  auto *check =
      command->add_flag("--check", state->check, "Change nothing; exit 1 if a file is not in the canonical form");
  command->add_flag("-i,--in-place", state->inPlace, "Write the files back")->excludes(check);
  command->footer("Examples:\n  dlc fmt -i *.dl\n  dlc fmt --check model.dl\n  dlc fmt - < model.dl");
  command->callback([=, &chosen] {
    chosen = [=]() -> int {
      std::vector<FileToWrite> changed;
      bool good = true;
      for (const std::string &path : state->paths) {
        std::optional<std::string> text;
        if (path == "-")
          text = std::string(std::istreambuf_iterator<char>(std::cin), {});
        else
          text = readFile(path);
        std::string formatted;
        if (!text || !formatSource(*text, path == "-" ? "<stdin>" : path, formatted)) {
          good = false;
          continue;
        }
        if (state->check) {
          if (formatted != *text) {
            std::cout << path << ": not in the canonical form; `dlc fmt -i " << path << "` mends it\n";
            good = false;
          }
        } else if (!state->inPlace || path == "-") {
          std::cout << formatted;
        } else if (formatted != *text) {
          changed.push_back({path, std::move(formatted)});
        }
      }
      return writeFiles(changed) && good ? Good : Fault;
    };
  });
}

} // namespace dlc::cli
