//===- Sweep.h - Reverse mode over the ops between two sets of values -*- C++ -*-===//
#ifndef DLC_PASSES_AUTODIFF_SWEEP_H
#define DLC_PASSES_AUTODIFF_SWEEP_H

#include "dialects/dl/Gradient.h"
#include "mlir/IR/Builders.h"

namespace dlc {

/// The ops through which `outputs` depend on `inputs`, which end the search; operands before users. Values from outside
/// of `within` end it too, if that is given.
class Slice {
public:
  Slice(llvm::ArrayRef<mlir::Value> outputs, llvm::ArrayRef<mlir::Value> inputs, mlir::Region *within = nullptr);

  /// All that an output depends on in any way, operands first.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }
  /// Whether a value depends smoothly on an input.
  bool isActive(mlir::Value value) const { return active.contains(value); }
  bool isActive(mlir::Operation *op) const;
  /// From an output down to `input` by whatever way there is: the ops, ending with the one that reads it. Empty if there
  /// is none, or none but through dl.stop_gradient.
  llvm::SmallVector<mlir::Operation *> findWay(mlir::Value input) const;

private:
  llvm::SmallVector<mlir::Value> outputs;
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::DenseSet<mlir::Value> active;
};

/// The values that an op reads: its operands, and what its regions see from outside.
llvm::SmallVector<mlir::Value> readBy(mlir::Operation *op);

/// The gradients of `inputs`, null where zero, when `seeds` arrive at `outputs` (null where nothing does); built where
/// `builder` stands.
mlir::FailureOr<llvm::SmallVector<mlir::Value>>
differentiate(mlir::OpBuilder &builder, llvm::ArrayRef<mlir::Value> outputs, llvm::ArrayRef<mlir::Value> seeds,
              llvm::ArrayRef<mlir::Value> inputs, mlir::Region *within = nullptr);

} // namespace dlc

#endif
