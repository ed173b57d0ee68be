//===- MicroKernel.h - A register tile of a contraction ---------*- C++ -*-===//
#ifndef DLC_PASSES_CODEGEN_MICROKERNEL_H
#define DLC_PASSES_CODEGEN_MICROKERNEL_H

#include "passes/codegen/Nest.h"

namespace dlc::codegen {

/// A contraction with its epilogue over a nest: results = epilogue(sum of x * y). Accesses of the nest are x, y, the
/// epilogue's inputs (with a null memref for the sum itself), the results.
///
/// Where the columns are parts of equal size, n runs over those of one part; at each the epilogue has a sum of every
/// part.
struct Contraction {
  Nest nest;
  mlir::linalg::GenericOp op;
  mlir::linalg::GenericOp epilogue; ///< null: the sum is the result
  mlir::linalg::FillOp fill;        ///< that starts the sums, if there is one
  mlir::Type accumulator;
  bool fromZero = false; ///< else the sum is added to what the result holds

  /// Roles of loops; `m` may be absent (-1).
  int m = -1, n = -1;
  llvm::SmallVector<unsigned> outer, reductions;
  int64_t rows = 1, vectors = 1, lanes = 1; ///< the register tile; vectors of each part
  int64_t parts = 1;
  unsigned numResults = 1;

  /// Whether y's vectors are whole everywhere: its panels are filled up with zeros.
  bool isPadded() const { return y().panelLoop >= 0; }
  const Access &x() const { return nest.accesses[0]; }
  const Access &y() const { return nest.accesses[1]; }
  const Access &result() const { return nest.accesses.back(); }
  /// Vectors in a row of the tile.
  int64_t across() const { return parts * vectors; }
};

/// Fills in nest and epilogue; false if the op is none of ours.
bool matchContraction(mlir::OpBuilder &builder, Kernel &kernel, mlir::linalg::GenericOp op, Contraction &contraction);

/// Emits register tiles.
class MicroKernel {
public:
  MicroKernel(mlir::OpBuilder &builder, mlir::Location loc, Kernel &kernel, Contraction &contraction, bool hasFma);

  /// The tile of `rows` rows at `m` and one vector of each of `widths` at `n`; `at` holds the index of each outer loop.
  /// Where y is packed, `packed` is the panel and `widths` says what is stored.
  void emit(llvm::ArrayRef<mlir::Value> at, mlir::Value m, int64_t rows, mlir::Value n, llvm::ArrayRef<int64_t> widths,
            mlir::Value packed);

  /// From the next tile on, each step of the reduction asks for `lines` cache lines of the panel behind the one it
  /// reads: those that the row of tiles number `tile` takes. 0 lines: none.
  void prefetch(mlir::Value tile, int64_t lines) {
    prefetchTile = tile;
    prefetchLines = lines;
  }

  /// Copies the panel of y at `n` to `packed`: for each index of the reduction, `vectors` vectors, zero behind
  /// `widths`.
  void pack(llvm::ArrayRef<mlir::Value> at, mlir::Value n, llvm::ArrayRef<int64_t> widths, mlir::Value packed);

  mlir::Value index(int64_t value);
  /// extent of a loop as a value.
  mlir::Value extent(const Loop &loop);

private:
  using Place = llvm::SmallVector<mlir::Value>; ///< index of each loop, null for 0
  mlir::Value add(mlir::Value a, mlir::Value b);
  /// Element offset of an access at a place, `row` rows and a constant further.
  mlir::Value offset(unsigned access, llvm::ArrayRef<mlir::Value> place, int64_t row, int64_t constant);
  mlir::Value loadScalar(unsigned access, mlir::Value offset);
  /// `width` elements from `offset` on, `stride` apart, as a vector; a broadcast where the stride is 0.
  mlir::Value loadVector(unsigned access, mlir::Value offset, int64_t stride, int64_t width);
  mlir::Value widen(mlir::Value value);
  mlir::Value multiplyAdd(mlir::Value a, mlir::Value b, mlir::Value sum);
  void emitStep(Place &place, int64_t rows, llvm::ArrayRef<int64_t> widths, mlir::Value packed,
                llvm::SmallVectorImpl<mlir::Value> &sums);
  void emitReduction(unsigned depth, Place &place, int64_t rows, llvm::ArrayRef<int64_t> widths, mlir::Value packed,
                     llvm::SmallVectorImpl<mlir::Value> &sums);
  /// The epilogue's results for a vector of each part.
  llvm::SmallVector<mlir::Value> finish(llvm::ArrayRef<mlir::Value> sums, Place &place, int64_t row, int64_t column,
                                        int64_t width);

  mlir::OpBuilder &b;
  mlir::Location loc;
  Kernel &kernel;
  Contraction &c;
  bool hasFma;
  mlir::Value prefetchTile;
  int64_t prefetchLines = 0;
  llvm::SmallVector<mlir::Value> flat;  ///< each access's memory as one dim
  llvm::SmallVector<mlir::Value> start; ///< its first element
};

} // namespace dlc::codegen

#endif
