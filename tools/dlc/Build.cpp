//===- Build.cpp - dlc build: object, header, manifest --------------------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include <iostream>
#include <map>

namespace dlc::cli {

void addBuild(CLI::App &app, Action &chosen) {
  struct Build {
    ModelArguments model;
    bool noGraph = false, quiet = false;
  };
  auto *command = app.add_subcommand("build", "Compile a model into an object, a header and a manifest");
  auto state = std::make_shared<Build>();
  CompileOptions &options = state->model.options;
  state->model.declare(*command);
  state->model.declareTarget(*command);
  command->add_option("-o,--output-dir", options.outputDir, "Where NAME.o, NAME.h and NAME.json go")
      ->type_name("DIR")
      ->capture_default_str();
  const std::map<std::string, EmitKind> kinds = {{"obj", EmitKind::Object},
                                                 {"lib", EmitKind::Library},
                                                 {"exe", EmitKind::Executable},
                                                 {"asm", EmitKind::Assembly},
                                                 {"llvm", EmitKind::Llvm}};
  command
      ->add_option_function<std::string>(
          "--emit", [state, kinds](const std::string &kind) { state->model.options.emit = kinds.at(kind); },
          "obj: NAME.o; lib: libNAME.a and libNAME.so; exe: a program on raw files; asm, llvm: text")
      ->check(CLI::IsMember(kinds))
      ->type_name("KIND")
      ->default_str("obj");
  const std::map<std::string, WeightsMode> modes = {{"embed", WeightsMode::Embed},
                                                    {"packed", WeightsMode::Packed},
                                                    {"external", WeightsMode::External},
                                                    {"caller", WeightsMode::Caller}};
  command
      ->add_option_function<std::string>(
          "--weights-mode",
          [state, modes](const std::string &mode) { state->model.options.weightsMode = modes.at(mode); },
          "embed: in the object; packed: in it and only as its kernels read them, for graph mode alone; external: "
          "NAME.safetensors beside it, verified; caller: passed to NAME_init, "
          "unchecked")
      ->check(CLI::IsMember(modes))
      ->type_name("MODE")
      ->default_str("embed");
  command->add_flag("--no-graph", state->noGraph, "Leave the graph for eager mode out of the object");
  command->add_option("--from", options.startFrom, "MODEL is a dump taken after this phase")->type_name("PHASE");
  command->add_flag("--verify-each", options.verifyEach, "Verify the module after every pass");
  command->footer("Examples:\n"
                  "  dlc build model.dl --weights w.safetensors -o out && cc main.c out/model.o -lm\n"
                  "  dlc build model.dl --weights w.safetensors --weights-mode external --target-cpu x86-64-v3 -o out\n"
                  "  dlc build model.dl --weights w.safetensors --target-cpu x86-64-v2,x86-64-v3,x86-64-v4 -o out   # "
                  "the best that the CPU runs\n"
                  "  dlc build dump.mlir --from=fusion --weights w.safetensors -o out");
  command->callback([=, &chosen] {
    if (!state->model.options.startFrom.empty() && !isPhase(state->model.options.startFrom))
      throw CLI::ValidationError("--from", "there is no phase '" + state->model.options.startFrom +
                                               "'; `dlc dump --list` has them");
    chosen = [=]() -> int {
      CompileOptions &options = state->model.options;
      bool isPacked = options.weightsMode == WeightsMode::Packed;
      options.embedGraph = !state->noGraph && !isPacked;
      if (options.emit == EmitKind::Executable && !embedsWeights(options.weightsMode))
        return usage("--emit exe: nothing would pass the program its weights; leave --weights-mode at embed");
      bool isText = options.emit == EmitKind::Assembly || options.emit == EmitKind::Llvm;
      bool hasLevels = options.hasLevels();
      if (hasLevels && isText)
        return usage("--target-cpu with several CPUs: --emit asm and llvm are for one");
      if (hasLevels && isPacked)
        return usage("--target-cpu with several CPUs: each packs weights in its own way when the program starts; "
                     "leave --weights-mode packed out");
      if (hasLevels && !options.startFrom.empty())
        return usage("--target-cpu with several CPUs: --from resumes a dump for one");
      if (isPacked && isText)
        return usage("--emit asm and llvm have the weights as they are; leave --weights-mode at embed");
      auto driver = state->model.open(state->model.options.startFrom.empty() ? Dialects::Source : Dialects::All);
      std::vector<OutputFile> outputs;
      if (!driver || !driver->emit(outputs))
        return Fault;
      std::vector<FileToWrite> files;
      for (OutputFile &output : outputs)
        files.push_back(
            {state->model.options.outputDir + "/" + output.name, std::move(output.contents), output.executable});
      return writeFiles(files, state->model.files()) ? Good : Fault;
    };
  });
}

} // namespace dlc::cli
