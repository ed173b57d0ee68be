//===- Infer.h - Shape and type rules shared by several ops -----*- C++ -*-===//
#ifndef DLC_DIALECTS_DL_INFER_H
#define DLC_DIALECTS_DL_INFER_H

#include "dialects/dl/Dims.h"
#include "mlir/IR/ValueRange.h"
#include "mlir/IR/Diagnostics.h"

namespace dlc::dl {

using OptionalLoc = std::optional<mlir::Location>;
using Types = llvm::SmallVectorImpl<mlir::Type>;

/// Broadcasts shapes as NumPy does: aligned at the end, equal or 1. Reports both shapes and the dim on failure.
llvm::FailureOr<llvm::SmallVector<Dim>> broadcastDims(OptionalLoc loc, llvm::StringRef op, llvm::ArrayRef<Dim> x, llvm::ArrayRef<Dim> y);

/// Operands of one element type, broadcast; `resultElement` replaces the element type if set.
llvm::LogicalResult inferElementwise(OptionalLoc loc, llvm::StringRef op, mlir::ValueRange operands, mlir::Type resultElement, Types &types);
llvm::LogicalResult inferSelect(OptionalLoc loc, mlir::ValueRange operands, Types &types);
llvm::LogicalResult inferReduce(OptionalLoc loc, llvm::StringRef op, mlir::Value x, llvm::ArrayRef<int64_t> axes, bool keepdims, mlir::Type resultElement, Types &types);

/// Size of a sliding window's output: (size + pads - dilation * (kernel - 1) - 1) / stride + 1.
Dim windowOutput(Dim size, int64_t kernel, int64_t stride, int64_t padLow, int64_t padHigh, int64_t dilation, bool ceilMode);

} // namespace dlc::dl

#endif
