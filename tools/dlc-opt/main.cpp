//===- main.cpp - dlc-opt: runs passes, for tests and people --------------===//
#include "compiler/Register.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include <vector>

/// Loads the plugins that the command line names and takes those arguments out. MLIR would load them after it has made
/// an option of every pass, so that a plugin's passes could stand in --pass-pipeline only and not in --help.
static bool loadPlugins(std::vector<char *> &arguments) {
  auto flag = [](llvm::StringRef argument) {
    return argument.consume_front("--") || argument.consume_front("-") ? argument : "";
  };
  std::vector<char *> rest;
  for (size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef name = flag(arguments[i]);
    std::string path;
    if (name.consume_front("load-pass-plugin=")) {
      path = name.str();
    } else if (name == "load-pass-plugin" && i + 1 < arguments.size()) {
      path = arguments[++i];
    } else {
      rest.push_back(arguments[i]);
      continue;
    }
    llvm::Expected<mlir::PassPlugin> plugin = mlir::PassPlugin::load(path);
    if (!plugin) {
      llvm::errs() << "dlc-opt: cannot load the pass plugin " << path << ": " << llvm::toString(plugin.takeError())
                   << "\n";
      return false;
    }
    plugin->registerPassRegistryCallbacks();
  }
  arguments = std::move(rest);
  return true;
}

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  dlc::registerDialects(registry);
  dlc::registerPasses();
  std::vector<char *> arguments(argv, argv + argc);
  if (!loadPlugins(arguments))
    return 1;
  arguments.push_back(nullptr);
  return mlir::asMainReturnCode(mlir::MlirOptMain(int(arguments.size()) - 1, arguments.data(),
                                                  "dlc-opt: passes of the deep-learning compiler\n", registry));
}
