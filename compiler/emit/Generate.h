//===- Generate.h - Machine code of a module --------------------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_GENERATE_H
#define DLC_COMPILER_EMIT_GENERATE_H

#include "compiler/emit/Emit.h"
#include "compiler/target/Target.h"

namespace dlc {

/// An object with the code that `exported` needs of a module past phase `llvm`, and room for `blocks` of data: parts
/// are generated several at a time, and those in `source` not again.
llvm::LogicalResult generateObject(mlir::ModuleOp module, const CompileOptions &options, const Target &target,
                                   llvm::ArrayRef<std::string> exported, llvm::ArrayRef<ObjectBlock> blocks,
                                   CodeSource &source, std::string &object);

/// Writes the constants of a module to their block.
llvm::LogicalResult writeConstants(mlir::ModuleOp module, char *to);

} // namespace dlc

#endif
