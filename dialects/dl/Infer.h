//===- Infer.h - Shape and type rules shared by several ops -----*- C++ -*-===//
#ifndef DLC_DIALECTS_DL_INFER_H
#define DLC_DIALECTS_DL_INFER_H

#include "dialects/dl/Dims.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ValueRange.h"

namespace dlc::dl {

using OptionalLoc = std::optional<mlir::Location>;
using Types = llvm::SmallVectorImpl<mlir::Type>;

/// Broadcasts shapes as NumPy does: aligned at the end, equal or 1. Reports both shapes and the dim on failure.
llvm::FailureOr<llvm::SmallVector<Dim>> broadcastDims(OptionalLoc loc, llvm::StringRef op, llvm::ArrayRef<Dim> x,
                                                      llvm::ArrayRef<Dim> y);

/// Operands of one element type, broadcast; `resultElement` replaces the element type if set.
llvm::LogicalResult inferElementwise(OptionalLoc loc, llvm::StringRef op, mlir::ValueRange operands,
                                     mlir::Type resultElement, Types &types);
llvm::LogicalResult inferSelect(OptionalLoc loc, mlir::ValueRange operands, Types &types);
llvm::LogicalResult inferReduce(OptionalLoc loc, llvm::StringRef op, mlir::Value x, llvm::ArrayRef<int64_t> axes,
                                bool keepdims, mlir::Type resultElement, Types &types);

/// A bool attribute with default false; ops made without it have none until they exist.
inline bool isTrue(mlir::BoolAttr attribute) { return attribute && attribute.getValue(); }

/// [N, S.., C] of [N, C, S..], and back.
llvm::SmallVector<Dim> toChannelsLast(llvm::ArrayRef<Dim> dims);
llvm::SmallVector<Dim> toChannelsFirst(llvm::ArrayRef<Dim> dims);

/// Sizes of a convolution's filter in either layout of dl.conv.
struct ConvFilter {
  int64_t outChannels, inPerGroup, blocks; ///< `blocks` of output channels: 1 with channels first
  llvm::ArrayRef<int64_t> kernel;
  int64_t blockSize() const { return outChannels / blocks; }
};
ConvFilter filterOf(mlir::RankedTensorType w, bool channelsLast);

/// Size of a sliding window's output: (size + pads - dilation * (kernel - 1) - 1) / stride + 1.
Dim windowOutput(Dim size, int64_t kernel, int64_t stride, int64_t padLow, int64_t padHigh, int64_t dilation,
                 bool ceilMode);

} // namespace dlc::dl

#endif
