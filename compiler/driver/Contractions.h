//===- Contractions.h - How much an op computes -----------------*- C++ -*-===//
#ifndef DLC_COMPILER_DRIVER_CONTRACTIONS_H
#define DLC_COMPILER_DRIVER_CONTRACTIONS_H

#include "dialects/dl/Dims.h"
#include "mlir/IR/Operation.h"
#include "runtime/base/DimExpr.h"
#include <optional>

namespace dlc {

/// Twice the products that an op sums up; null for an op that is no contraction.
dl::Dim flopsOf(mlir::Operation *op);

/// A dim expression as the runtime evaluates it; nullopt for one that it cannot.
std::optional<DimExpr> toRuntime(dl::Dim dim);

} // namespace dlc

#endif
