//===- Order.h - Memory-aware order of independent ops ----------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_ORDER_H
#define DLC_PASSES_BUFFER_ORDER_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace dlc::buffer {

/// The value that owns the memory of `value`: through reshapes and contiguous slices.
mlir::Value rootOf(mlir::Value value);

/// An order of the block's ops (without its terminator) that keeps uses after definitions and the order of ops with
/// effects. Of several candidates, the one with the fewest bytes live at its peak; the given order on a tie.
/// `bytesOf` says what a value takes in the arena, 0 for one that lies elsewhere.
/// Each wish is followed that no op's operands, effects or another wish forbid.
struct Wish {
  mlir::Operation *op;
  llvm::ArrayRef<mlir::Operation *> after;
};
llvm::SmallVector<mlir::Operation *> chooseOrder(mlir::Block &block, llvm::function_ref<int64_t(mlir::Value)> bytesOf,
                                                 llvm::ArrayRef<Wish> wishes = {});

} // namespace dlc::buffer

#endif
