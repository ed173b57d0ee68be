//===- Facts.h - Facts of op records, asked at run time ---------*- C++ -*-===//
#ifndef DLC_PASSES_FACTS_H
#define DLC_PASSES_FACTS_H

#include "mlir/IR/Operation.h"

namespace dlc {

/// The family in the op's record ("Elementwise", "Contraction", ...); empty for an op of another dialect.
llvm::StringRef familyOf(mlir::Operation *op);

/// Whether its data can make the call end with an error, as the op's record says: one that need not run must not.
bool canFail(mlir::Operation *op);

/// "dl.reduce_sum" -> "reduce_sum".
llvm::StringRef mnemonicOf(mlir::Operation *op);

} // namespace dlc

#endif
