//===- Dump.cpp - dlc dump: the module between two phases -----------------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include <iomanip>
#include <iostream>

namespace dlc::cli {

namespace {

struct Dump {
  ModelArguments model;
  std::string phase = "import", output, all;

  int run() {
    if (!all.empty())
      return runAll();
    if (!isPhase(phase)) {
      std::string names;
      for (const PhaseInfo &known : listPhases())
        names += (names.empty() ? "" : ", ") + known.name;
      return usage("there is no phase '" + phase + "'; phases are " + names);
    }
    model.options.stopAfter = phase;
    auto driver = model.open(model.options.startFrom.empty() ? Dialects::Source : Dialects::All);
    if (!driver || !driver->compile())
      return Fault;
    if (output.empty() || output == "-") {
      std::cout << driver->text() << std::flush;
      return std::cout ? Good : fault("cannot write to stdout");
    }
    return writeFiles({{output, driver->text()}}, model.files()) ? Good : Fault;
  }

  /// One file a phase, numbered in order.
  int runAll() {
    auto driver = model.open(model.options.startFrom.empty() ? Dialects::Source : Dialects::All);
    if (!driver)
      return Fault;
    std::vector<FileToWrite> files;
    std::vector<PhaseInfo> phases = listPhases();
    bool good = driver->compile([&](const std::string &name) {
      size_t index = 0;
      while (phases[index].name != name)
        ++index;
      files.push_back({all + "/" + std::to_string(index) + "-" + name + ".mlir", driver->text()});
      return true;
    });
    // The phases before a failed one are what a person needs to see it.
    return writeFiles(files, model.files()) && good ? Good : Fault;
  }
};

void list() {
  for (const PhaseInfo &phase : listPhases())
    std::cout << std::left << std::setw(10) << phase.name << phase.summary << "\n";
}

} // namespace

void addDump(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("dump", "Print the module as it is after a phase");
  auto state = std::make_shared<Dump>();
  auto listing = std::make_shared<bool>(false);
  state->model.declare(*command);
  state->model.declareTarget(*command);
  command->get_option("MODEL")->required(false);
  command->add_option("--phase", state->phase, "After which phase")->type_name("NAME")->capture_default_str();
  auto *all = command->add_option("--all", state->all, "Write DIR/N-PHASE.mlir after every phase")->type_name("DIR");
  command->add_option("--from", state->model.options.startFrom, "MODEL is a dump taken after this phase")
      ->type_name("NAME");
  command->add_option("-o,--output", state->output, "Where to (default: stdout)")->type_name("FILE")->excludes(all);
  command->add_flag("--list", *listing, "List the phases");
  command->footer("A dump resumes: `dlc build dump.mlir --from=NAME` gives the object that the model itself gives.\n"
                  "Examples:\n"
                  "  dlc dump model.dl --phase=fusion | less\n"
                  "  dlc dump model.dl --all phases");
  command->callback([=, &chosen] {
    if (!*listing && state->model.path.empty())
      throw CLI::RequiredError("MODEL");
    chosen = [=] { return *listing ? (list(), int(Good)) : state->run(); };
  });
}

} // namespace dlc::cli
