//===- Windows.h - Reductions over windows, channels last -------*- C++ -*-===//
//
// A generic that sums, or folds otherwise, over windows of an operand, as loops with linear accesses; with its padding,
// which stays virtual, and its epilogue. Private to passes/codegen.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_CODEGEN_WINDOWS_H
#define DLC_PASSES_CODEGEN_WINDOWS_H

#include "passes/codegen/Nest.h"

namespace dlc::codegen {

/// Where a place of the operand may lie in the padding: it is inside if 0 <= loop * stride + tap * dilation - low <
/// extent.
struct Bound {
  unsigned loop, tap;
  int64_t stride, dilation, low, extent;
  /// Whether the operand has a place for these.
  bool holds(int64_t at, int64_t step) const {
    int64_t place = at * stride + step * dilation - low;
    return place >= 0 && place < extent;
  }
};

/// result = epilogue(fold of body over the reduction loops). Accesses: the generic's inputs, the epilogue's (with a
/// null memref for the folded value), the result.
struct WindowNest {
  mlir::linalg::GenericOp op, epilogue; ///< no epilogue: null
  mlir::linalg::FillOp fill;
  mlir::Value initial; ///< the scalar that the fold starts from
  bool isContraction = false;
  llvm::SmallVector<Loop> loops;
  llvm::SmallVector<Access> accesses;
  unsigned inputs = 0; ///< of the generic
  llvm::SmallVector<Bound> bounds;
  /// What copies the padded operand, not needed any more; users before what they use.
  llvm::SmallVector<mlir::Operation *> padding;

  /// `n`: contiguous in the result; `m`: along it the tile has rows (-1: none).
  int m = -1, n = -1;
  llvm::SmallVector<unsigned> outer, reductions;
  int64_t rows = 1, vectors = 1, lanes = 1;

  const Access &x() const { return accesses[0]; }
  const Access &result() const { return accesses.back(); }
  /// The bound whose loop, or tap, is `loop`.
  const Bound *boundOf(unsigned loop) const {
    for (const Bound &bound : bounds)
      if (bound.loop == loop || bound.tap == loop)
        return &bound;
    return nullptr;
  }
};

/// Fills in what `op` reads, writes and loops over; false if it is no fold over windows with channels last
/// (isChannelsLast), or is used in a way that the tiles do not serve.
/// With `anyReader`, what reads the result in another way than an epilogue does is left as it is.
bool matchWindows(Kernel &kernel, mlir::linalg::GenericOp op, WindowNest &nest, bool anyReader = false);

/// Whether nothing else is in the kernel, so that chunks may divide it.
bool isWholeKernel(Kernel &kernel, const WindowNest &nest);

/// Erases the ops that tiles have taken the place of.
void eraseReplaced(Kernel &kernel, WindowNest &nest);

/// Emits register tiles: rows x vectors values that stay in registers through all reduction loops.
class WindowTile {
public:
  /// The index of a loop: a value, a constant, or their sum.
  struct Index {
    mlir::Value value;
    int64_t constant = 0;
  };
  /// Where the loops are.
  struct Place {
    llvm::SmallVector<Index> at;         ///< by loop
    llvm::SmallVector<mlir::Value> base; ///< by access: the element that the values in `at` lead to; null: the first
  };

  WindowTile(mlir::OpBuilder &builder, Kernel &kernel, WindowNest &nest);

  /// No loop has a value yet.
  Place origin() const { return {llvm::SmallVector<Index>(w.loops.size()), start}; }
  /// Inside a loop: where its index is `value`. Addresses are computed here, once for all that the body reads.
  Place enter(Place place, unsigned loop, mlir::Value value);

  /// `widths`: one vector each along n. `edges`: the place along m is constant, and rows leave out what lies in the
  /// padding.
  void emit(const Place &place, int64_t rows, llvm::ArrayRef<int64_t> widths, bool edges);
  mlir::Value index(int64_t value);

  /// `width` contiguous elements of an access from a place on.
  mlir::Value loadVector(unsigned access, const Place &place, int64_t width);
  /// Stores one vector of folded values, by way of the epilogue.
  void finish(mlir::Value result, const Place &place, int64_t row, int64_t column, int64_t width);

private:
  mlir::Value offset(unsigned access, const Place &place, int64_t row, int64_t column);
  mlir::Value load(unsigned access, const Place &place, int64_t row, int64_t column, int64_t width);
  mlir::Value spread(mlir::Value scalar, int64_t width);
  void step(const Place &place, int64_t rows, llvm::ArrayRef<int64_t> widths, bool edges,
            llvm::SmallVectorImpl<mlir::Value> &sums);
  void reduce(unsigned depth, Place place, int64_t rows, llvm::ArrayRef<int64_t> widths, bool edges,
              llvm::SmallVectorImpl<mlir::Value> &sums);
  /// Whether row `row` of an edge tile has an element for the current taps.
  bool isInside(const Place &place, int64_t row) const;
  /// A body on vectors; `map` has its arguments.
  mlir::Value apply(mlir::Block &body, mlir::IRMapping &map, int64_t width);

  mlir::OpBuilder &b;
  WindowNest &w;
  mlir::Location loc;
  bool hasFma;
  llvm::SmallVector<mlir::Value> flat, start; ///< each access's memory as one dim; its first element
};

} // namespace dlc::codegen

#endif
