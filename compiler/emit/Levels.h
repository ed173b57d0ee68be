//===- Levels.h - Several CPUs in one object --------------------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_LEVELS_H
#define DLC_COMPILER_EMIT_LEVELS_H

#include "compiler/emit/Emit.h"
#include "compiler/machine/Machine.h"
#include "mlir/IR/OwningOpRef.h"

namespace dlc {

/// The machines of `--target-cpu A,B,..`, each once, from the plainest on; empty and a message where one is unknown.
std::vector<const Machine *> levelsOf(const std::string &targetCpu, std::string &problem);

/// Compiles an imported module for each of several machines, whose objects `source.levels` then has. Gives a module
/// past phase `llvm` whose entries call theirs: m_init finds out which the CPU can run, and notes it in the state
/// block.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>> compileLevels(mlir::ModuleOp module, const CompileOptions &options,
                                                                 llvm::ArrayRef<const Machine *> machines,
                                                                 CodeSource &source);

} // namespace dlc

#endif
