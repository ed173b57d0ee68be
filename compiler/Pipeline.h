//===- Pipeline.h - Phases of a compilation ---------------------*- C++ -*-===//
//
// Each phase is a function on the module with a name; a dump between two phases resumes with --from.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_PIPELINE_H
#define DLC_COMPILER_PIPELINE_H

#include "compiler/CompileOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dlc {

struct Phase {
  llvm::StringRef name;
  llvm::StringRef summary;
  llvm::LogicalResult (*run)(mlir::ModuleOp module, const CompileOptions &options);
};

/// Puts the ops that compute them in place of gradients. What every model goes through when it is read, so that both
/// engines see the same.
llvm::LogicalResult expandGradients(mlir::ModuleOp module);

/// In order: "import" (the module as elaborated or read; runs nothing), "graph", "fusion", "schedule", "prepack",
/// "lower", "plan", "llvm".
llvm::ArrayRef<Phase> getPhases();

/// Runs the phases after `options.startFrom` up to `options.stopAfter`, verifying between them; `after` sees the
/// module after each, "import" first.
llvm::LogicalResult runPipeline(mlir::ModuleOp module, const CompileOptions &options,
                                llvm::function_ref<void(llvm::StringRef phase, mlir::ModuleOp module)> after = nullptr);

} // namespace dlc

#endif
