//===- State.h - What a Driver holds ----------------------------*- C++ -*-===//
#ifndef DLC_COMPILER_DRIVER_STATE_H
#define DLC_COMPILER_DRIVER_STATE_H

#include "compiler/Driver.h"
#include "compiler/Reporter.h"
#include "compiler/emit/Emit.h"
#include "compiler/import/onnx/Importer.h"
#include "compiler/load/Load.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace dlc {

struct Driver::State {
  CompileOptions options;
  std::string path;
  mlir::MLIRContext context;
  std::shared_ptr<Reporter> reporter;
  /// As text, shows the line that a diagnostic is about, with a caret; reads files as it needs them.
  llvm::SourceMgr sources;
  std::unique_ptr<mlir::ScopedDiagnosticHandler> diagnostics;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// What an .onnx file brought with it: its weights, unless --weights names others. Their module has moved to
  /// `module`.
  ImportedModel imported;
  CodeSource code;
  /// What the cache calls the model; empty if it does not hold it.
  std::string modelKey;
  /// The user's C functions, once they were looked up; their libraries stay.
  std::map<std::string, dlc_extern_fn> externs;
  bool linked = false;
  /// The object that `load` linked.
  std::unique_ptr<LoadedModel> loaded;

  State(const mlir::DialectRegistry &registry, std::shared_ptr<Reporter> reporter);
  /// Reports an error that has no line; `file` may be empty.
  void fault(const std::string &file, const std::string &message);
};

/// The place in a file that a location stands for: through names, and at the innermost call. Null without one.
mlir::FileLineColLoc fileLocOf(mlir::Location loc);
/// Says where it is, if the location has a place in a file.
void setPlace(Report &report, mlir::Location loc);

} // namespace dlc

#endif
