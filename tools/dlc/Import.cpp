//===- Import.cpp - dlc import: an ONNX model as .dl and safetensors ------===//
#include "runtime/base/Safetensors.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include <filesystem>
#include <iostream>

namespace dlc::cli {

namespace {

int importModel(const std::string &path, std::string output) {
  auto driver = Driver::open(path, {});
  std::string text;
  NamedTensors weights;
  if (!driver || !driver->writeSource(text, weights))
    return Fault;
  std::string formatted, bytes;
  if (!formatSource(text, path, formatted))
    return fault("the .dl file that import made does not parse; this is a fault of dlc");
  if (Status status = writeSafetensors(weights, {{"format", "pt"}}, bytes); !status.ok())
    return fault(status.message);
  if (output.empty())
    output = std::filesystem::path(path).filename().replace_extension(".dl").string();
  std::string weightsPath = std::filesystem::path(output).replace_extension(".safetensors").string();
  if (weightsPath == output)
    return usage("-o " + output + ": the weights go there; give the name of the .dl file");
  if (!writeFiles({{output, formatted}, {weightsPath, bytes}}, {path}))
    return Fault;
  std::cout << output << ", " << weightsPath << ": " << weights.size() << " tensors\n";
  return Good;
}

} // namespace

void addImport(CLI::App &app, Action &chosen) {
  auto *command =
      app.add_subcommand("import", "Write an ONNX model as a readable .dl file and its weights as safetensors");
  auto path = std::make_shared<std::string>(), output = std::make_shared<std::string>();
  command->add_option("MODEL", *path, "An .onnx file")->required();
  command
      ->add_option("-o,--output", *output,
                   "The .dl file; the weights go beside it (default: MODEL's name, in this folder)")
      ->type_name("FILE");
  command->footer("Every other command takes .onnx files as they are.\n"
                  "Examples:\n"
                  "  dlc import model.onnx && dlc run model.dl --weights model.safetensors --input x=x.npy");
  command->callback([=, &chosen] { chosen = [=] { return importModel(*path, *output); }; });
}

} // namespace dlc::cli
