//===- Facts.h - Facts of op records, asked at run time ---------*- C++ -*-===//
#ifndef DLC_PASSES_FACTS_H
#define DLC_PASSES_FACTS_H

#include "mlir/IR/Operation.h"

namespace dlc {

/// The family in the op's record ("Elementwise", "Contraction", ...); empty for an op of another dialect.
llvm::StringRef familyOf(mlir::Operation *op);

/// Whether its data can make the call end with an error, as the op's record says: one that need not run must not, and a
/// kernel that holds one needs `kernel.status`.
bool canFail(mlir::Operation *op);

/// Whether it keeps its place among others of its kind: prints, asserts, calls with effects, and what holds such ops. A
/// read of the state does not, as updates are committed at the end; nor does an update.
bool isOrdered(mlir::Operation *op);

/// "dl.reduce_sum" -> "reduce_sum".
llvm::StringRef mnemonicOf(mlir::Operation *op);

} // namespace dlc

#endif
