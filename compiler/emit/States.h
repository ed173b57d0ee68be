//===- States.h - What state tensors start as -------------------*- C++ -*-===//
//
// The value in the weight file wins; else the state's init says, with the seed of --random-weights or 0. Constants are
// a pattern in the descriptor; all else lies in the object's section .dlc.state, whatever becomes of the weights.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_EMIT_STATES_H
#define DLC_COMPILER_EMIT_STATES_H

#include "compiler/CompileOptions.h"
#include "mlir/IR/BuiltinOps.h"

namespace dlc {

/// Every init of a parameter or state tensor is well formed and the same wherever its name stands; those that are not
/// are diagnosed where they stand.
llvm::LogicalResult checkInits(mlir::ModuleOp module);

/// The weight file, if there is one, has the parameters that are state because a function updates them.
llvm::LogicalResult checkGivenParameters(mlir::ModuleOp module, const CompileOptions &options);

/// Marks the rows of `rt.states` that the weight file has as `given`; the llvm phase reserves their room. Those of
/// another type in the file are diagnosed, all at once.
llvm::LogicalResult markGivenStates(mlir::ModuleOp module, const CompileOptions &options);

/// Writes the values of all rows with an `image` to the start of that section.
llvm::LogicalResult writeStateImage(mlir::ModuleOp module, const CompileOptions &options, char *section);

} // namespace dlc

#endif
