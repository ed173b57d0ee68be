//===- main.cpp - dlc-opt: passes on IR files, for tests and plugins ------===//
#include "compiler/Register.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  dlc::registerDialects(registry);
  dlc::registerPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "dlc-opt: passes of the deep-learning compiler\n", registry));
}
