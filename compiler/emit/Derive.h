//===- Derive.h - Weights in the form their kernels read --------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_DERIVE_H
#define DLC_COMPILER_EMIT_DERIVE_H

#include "compiler/emit/Emit.h"

namespace dlc {

/// What `dlc.derive` of a packed module is called.
inline constexpr llvm::StringLiteral deriveSymbol = "dlc.derive";

/// The weights of a module for WeightsMode::Packed: runs the code that derives them, on this machine, from the values
/// of the parameters. `memory` holds what it computed, and must stay until they are written.
llvm::FailureOr<Weights> deriveWeights(mlir::ModuleOp module, const CompileOptions &options,
                                       const NamedTensors &brought, CodeSource &source, std::string &memory);

} // namespace dlc

#endif
