//===- Build.cpp - dlc build: a model's object, header and manifest -------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include <filesystem>
#include <iostream>

namespace dlc::cli {

namespace {

struct Build {
  ModelArguments model;
  bool noGraph = false;

  int run() {
    CompileOptions &options = model.options;
    options.embedGraph = !noGraph;
    auto driver = model.open(options.startFrom.empty() ? Dialects::Source : Dialects::All);
    std::vector<OutputFile> made;
    if (!driver || !driver->emit(made))
      return Fault;
    std::vector<std::pair<std::string, std::string>> files;
    for (OutputFile &file : made)
      files.emplace_back(options.outputDir + "/" + file.name, std::move(file.contents));
    if (!writeFiles(files))
      return Fault;
    namespace fs = std::filesystem;
    for (size_t i = 0; i < made.size(); ++i) {
      std::error_code error;
      if (made[i].executable)
        fs::permissions(files[i].first, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec, fs::perm_options::add, error);
      if (error)
        return fault("cannot make " + files[i].first + " executable: " + error.message());
    }
    return Good;
  }
};

} // namespace

void addBuild(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("build", "Compile a model into an object, a C header and a manifest");
  auto state = std::make_shared<Build>();
  state->model.declare(*command);
  state->model.declareTarget(*command);
  CompileOptions &options = state->model.options;
  static const std::map<std::string, EmitKind> kinds = {{"obj", EmitKind::Object},
                                                        {"lib", EmitKind::Library},
                                                        {"exe", EmitKind::Executable},
                                                        {"asm", EmitKind::Assembly},
                                                        {"llvm", EmitKind::Llvm}};
  static const std::map<std::string, WeightsMode> modes = {
      {"embed", WeightsMode::Embed}, {"external", WeightsMode::External}, {"caller", WeightsMode::Caller}};
  command->add_option("-o,--output-dir", options.outputDir, "Where to")->type_name("DIR")->capture_default_str();
  command->add_option("--emit", options.emit, "obj: NAME.o; lib: libNAME.a and libNAME.so; exe: a program on raw files; asm, llvm: text")
      ->transform(CLI::Transformer(kinds))
      ->type_name("obj|lib|exe|asm|llvm");
  command->add_option("--weights-mode", options.weightsMode,
                      "embed: in the object; external: NAME.safetensors beside it, checked by init; caller: the program passes any")
      ->transform(CLI::Transformer(modes))
      ->type_name("embed|external|caller");
  command->add_option("--from", options.startFrom, "MODEL is a dump taken after this phase")->type_name("NAME");
  command->add_flag("--no-graph", state->noGraph, "Leave out what eager mode needs; the object runs compiled only");
  command->footer("Examples:\n"
                  "  dlc build model.dl --weights w.safetensors -o out && cc main.c out/model.o -lm\n"
                  "  dlc build model.onnx --target-cpu x86-64-v3 --weights-mode external -o out\n"
                  "  dlc build model.dl --random-weights 1 --emit asm -o out");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
