//===- Contractions.h - How much an op computes -----------------*- C++ -*-===//
#ifndef DLC_COMPILER_DRIVER_CONTRACTIONS_H
#define DLC_COMPILER_DRIVER_CONTRACTIONS_H

#include "dialects/dl/Dims.h"
#include "mlir/IR/Operation.h"

namespace dlc {

/// Twice the products that an op sums up; null for an op that is no contraction.
dl::Dim flopsOf(mlir::Operation *op);

} // namespace dlc

#endif
