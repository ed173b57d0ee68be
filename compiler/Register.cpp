//===- Register.cpp - Every dialect and pass ------------------------------===//
#include "compiler/Register.h"
#include "dialects/check/Dialect.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "passes/Passes.h"

void dlc::registerDialects(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<dl::DLDialect, kernel::KernelDialect, rt::RTDialect, check::CheckDialect>();
}

void dlc::registerPasses() {
  mlir::registerAllPasses();
  registerDlcPasses();
}
