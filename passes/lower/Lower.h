//===- Lower.h - dl ops inside a kernel to linalg on tensors ----*- C++ -*-===//
//
// The body of a kernel is translated op by op, in order, into a new function whose named dims are index values:
//
//     LowerContext context([&](StringRef name) { return /* the index argument of that name */; });
//     IRMapping map;                       // kernel arguments -> tensors of lowerType(argument type)
//     if (failed(lowerBlock(kernel.getBody().front(), map, builder, context))) ...
//     // map.lookup(operand of kernel.yield) is the result, on tensors; the terminator itself is not translated
//     Value status = context.status(builder, loc);   // i32, or null if nothing in the kernel can fail
//
// Types on the way: `#dl.dims` encodings are dropped, ui8 becomes signless i8, bool stays i1 (a buffer holds it as
// i8: `fromMemory`, `toMemory`). Lowered ops are linalg.generic / fill / copy, tensor ops, and scf.for / scf.while over
// tensors for what is sequential (scans, scatters, sort).
//
// A family's file implements `LogicalResult lower(dl::XOp, Lowering &)` for each of its structured ops; the table that
// dlc-tblgen derives from the records calls them, so that a missing one does not link.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_LOWER_LOWER_H
#define DLC_PASSES_LOWER_LOWER_H

#include "dialects/dl/Dialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include <functional>

namespace dlc::lower {

/// What the ops of one kernel share while they are lowered.
class LowerContext {
public:
  /// `namedDim` gives the index value of a named dim; it must dominate every op of the kernel.
  explicit LowerContext(std::function<mlir::Value(llvm::StringRef name)> namedDim) : namedDim(std::move(namedDim)) {}

  /// The index value of a dim expression, computed where the builder stands.
  mlir::Value dimValue(mlir::OpBuilder &b, mlir::Location loc, dl::Dim dim);
  /// The same, an attribute where the dim is constant.
  mlir::OpFoldResult dimFold(mlir::OpBuilder &b, mlir::Location loc, dl::Dim dim);

  /// `code` is a tensor<i32>: 0, or the dlc_status with which the kernel fails. Reads and writes of the failing op
  /// are clamped or skipped, so that checking may come last.
  void addStatus(mlir::Value code) { statuses.push_back({code, site}); }
  /// The status of the first op that fails as an i32; null if no op of the kernel can fail. Where several can, the
  /// bits above the status's byte say which it was: the first is 0xffffff, the next one less.
  mlir::Value status(mlir::OpBuilder &b, mlir::Location loc);

private:
  friend llvm::LogicalResult lowerBlock(mlir::Block &, mlir::IRMapping &, mlir::OpBuilder &, LowerContext &);
  std::function<mlir::Value(llvm::StringRef)> namedDim;
  llvm::SmallVector<std::pair<mlir::Value, int>> statuses; // with the op that gives it
  int site = -1;                                           // of the op that is lowered, among those that can fail
};

/// ui8 -> i8; tensors without encoding. Other types stay.
mlir::Type lowerType(mlir::Type type);

/// A tensor read from a buffer (bool as i8) as the type the lowered ops use, and back.
mlir::Value fromMemory(mlir::OpBuilder &b, mlir::Location loc, mlir::Value tensor, mlir::RankedTensorType dlType);
mlir::Value toMemory(mlir::OpBuilder &b, mlir::Location loc, mlir::Value tensor);

/// Translates every op before the terminator of `block` at the builder's place. `map` holds the block's arguments and
/// receives every result. Ops of other dialects are cloned. On failure the op has an error.
llvm::LogicalResult lowerBlock(mlir::Block &block, mlir::IRMapping &map, mlir::OpBuilder &b, LowerContext &context);

} // namespace dlc::lower

#endif
