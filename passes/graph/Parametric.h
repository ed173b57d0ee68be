//===- Parametric.h - What depends on parameters alone ----------*- C++ -*-===//
#ifndef DLC_PASSES_GRAPH_PARAMETRIC_H
#define DLC_PASSES_GRAPH_PARAMETRIC_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace dlc {

/// Whether an op reads a named dim that its operands' types do not bring along: dl.dim, a slice from a symbolic start,
/// a kernel with either. Only an entry that is called knows it.
bool readsDims(mlir::Operation *op);

/// Adds the op of `value`, which has one, and all that it is computed from, operands first.
void collectOps(mlir::Value value, llvm::SetVector<mlir::Operation *> &ops);

/// The values of a block that parameters and constants alone decide, and that have static shapes: `init` can compute
/// them. `fromParam` are those that some parameter reaches.
struct ParametricValues {
  explicit ParametricValues(mlir::Block &block);

  bool contains(mlir::Value value) const { return all.contains(value); }
  bool dependsOnParam(mlir::Value value) const { return fromParam.contains(value); }
  /// Enters the results of an op made after the construction.
  void add(mlir::Operation *op);

private:
  llvm::DenseSet<mlir::Value> all, fromParam;
};

} // namespace dlc

#endif
