//===- main.cpp - The dlc command -----------------------------------------===//
#include "tools/dlc/Command.h"
#include <iostream>

using namespace dlc::cli;

/// The exit code; a full disk under stdout is a fault, too.
static int printed(int code) {
  std::cout.flush();
  return std::cout || code != Good ? code : fault("cannot write to stdout");
}

int main(int argc, char **argv) {
  CLI::App app("dlc: compiles deep-learning models ahead of time, and runs the same file op by op", "dlc");
  app.set_version_flag("--version", dlc::versionText);
  app.require_subcommand(1);
  app.get_formatter()->column_width(36);
  app.footer("Examples:\n"
             "  dlc run model.dl --weights w.safetensors --input x=x.npy --eager\n"
             "  dlc build model.dl --weights w.safetensors -o out && cc main.c out/model.o -lm\n"
             "`dlc COMMAND --help` has more of them. Exit codes: 0, 1 (the input's fault), 2 (usage).");

  Action chosen;
  addBuild(app, chosen);
  addRun(app, chosen);
  addDump(app, chosen);
  addDiff(app, chosen);
  addTrain(app, chosen);
  addFmt(app, chosen);
  addCheck(app, chosen);
  addInfo(app, chosen);
  addBench(app, chosen);
  addExplain(app, chosen);
  addMachine(app, chosen);
  addImport(app, chosen);
  addCache(app, chosen);
  addOps(app, chosen);
  addHelp(app, chosen);
  addDoc(app, chosen);

  // CLI11 would say only that a subcommand is missing.
  if (argc > 1 && argv[1][0] != '-') {
    std::string names;
    bool known = false;
    for (const CLI::App *sub : app.get_subcommands(nullptr)) {
      known |= sub->check_name(argv[1]);
      names += (names.empty() ? "" : ", ") + sub->get_name();
    }
    if (!known)
      return usage("there is no command '" + std::string(argv[1]) + "'; commands are " + names);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &help) {
    return printed(app.exit(help));
  } catch (const CLI::ParseError &error) {
    std::cerr << "dlc: " << error.what() << "\n";
    std::string command = "dlc";
    for (const CLI::App *sub : app.get_subcommands())
      command += " " + sub->get_name();
    std::cerr << "See `" << command << " --help`.\n";
    return Usage;
  }
  try {
    int code = printed(chosen());
    finishDiagnostics();
    return code;
  } catch (const std::exception &error) {
    // The standard library's own: out of memory, a full disk under a stream.
    return fault(error.what());
  }
}
