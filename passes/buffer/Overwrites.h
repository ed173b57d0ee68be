//===- Overwrites.h - Updates of state in place -----------------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_OVERWRITES_H
#define DLC_PASSES_BUFFER_OVERWRITES_H

#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace dlc::buffer {

/// An update of a state tensor whose next value a kernel may compute over the old one, provided that the call comes
/// after all that reads the old value, and after all that can fail: a call that fails changes no state.
struct Overwrite {
  dl::StateUpdateOp update;
  kernel::CallOp call;
  int64_t output, input; ///< input: the old value, which the kernel may write over; -1 if it does not read it
  llvm::SmallVector<mlir::Operation *> after;
};

/// By the value that is computed.
llvm::DenseMap<mlir::Value, Overwrite> findOverwrites(mlir::func::FuncOp function, mlir::SymbolTable &symbols);

} // namespace dlc::buffer

#endif
