//===- Derive.h - Weights in the form their kernels read --------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_DERIVE_H
#define DLC_COMPILER_EMIT_DERIVE_H

#include "compiler/emit/Emit.h"
#include "llvm/Support/MemoryBuffer.h"

namespace dlc {

/// The weights of a module for WeightsMode::Packed: runs the code that derives them, on this machine, from the values
/// of the parameters. `memory` holds what it computed, and must stay until they are written.
llvm::FailureOr<Weights> deriveWeights(mlir::ModuleOp module, const CompileOptions &options,
                                       const NamedTensors &brought, CodeSource &source,
                                       std::unique_ptr<llvm::WritableMemoryBuffer> &memory);

} // namespace dlc

#endif
