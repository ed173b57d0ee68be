//===- InlineCall.h - A body in place of its call ---------------*- C++ -*-===//
#ifndef DLC_PASSES_GRAPH_INLINECALL_H
#define DLC_PASSES_GRAPH_INLINECALL_H

#include "mlir/IR/SymbolTable.h"

namespace dlc {

/// What `op` calls, if it is a composite or a plain call; null otherwise. Eager calls stay.
mlir::FlatSymbolRefAttr calleeOf(mlir::Operation *op);

/// Replaces a call by a copy of the body of what it calls. Reports a callee that there is not, or that cannot be copied.
mlir::LogicalResult inlineCall(mlir::Operation *call, const mlir::SymbolTable &symbols);

} // namespace dlc

#endif
