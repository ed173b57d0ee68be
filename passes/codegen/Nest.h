//===- Nest.h - A loop nest with linear accesses ----------------*- C++ -*-===//
//
// A linalg op on memrefs as loops with extents, and its operands as linear functions of them: what the contraction
// generator works on. Loops of extent 1 are gone, loops that every operand walks as one are one. Private to
// passes/codegen.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_CODEGEN_NEST_H
#define DLC_PASSES_CODEGEN_NEST_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "passes/codegen/Kernel.h"

namespace dlc::codegen {

/// One operand: element = base[offset + sum of stride_i * loop_i].
struct Access {
  mlir::Value memref;
  llvm::SmallVector<int64_t> strides;  ///< one a loop; ShapedType::kDynamic: an expression in `symbolic`
  llvm::SmallVector<dl::Dim> symbolic; ///< one a loop, null for static strides; empty if all are static

  /// Columns in panels: loop `panelLoop` has stride 1 within `panelWidth` indices, and a panel is `panelStride`
  /// elements.
  int panelLoop = -1;
  int64_t panelWidth = 0, panelStride = 0;
  /// Where the columns are parts: how far the same column of the next one is. Without memory: which part's sum it is.
  int64_t partStride = 0;

  dl::Dim symbolicStride(unsigned loop) const { return symbolic.empty() ? dl::Dim() : symbolic[loop]; }
};

struct Loop {
  int64_t extent; ///< where `dim` is set, a factor of it
  dl::Dim dim;    ///< extent of a dynamic loop, null otherwise
  bool reduction;
  bool isStatic() const { return !dim; }
};

struct Nest {
  llvm::SmallVector<Loop> loops;
  llvm::SmallVector<Access> accesses;
};

/// Strides of `map`'s value in `memref` for each loop; nullopt unless it is linear and every used stride is static.
std::optional<llvm::SmallVector<int64_t>> linearStrides(mlir::AffineMap map, mlir::Value memref);

/// As linearStrides, for a memref whose dims are known expressions: fills in all of the access.
std::optional<Access> linearAccess(Kernel &kernel, mlir::AffineMap map, mlir::Value memref);

/// The access of a matrix of `columns` in panels by the map of kernel.unpack, with its columns in `parts`; nullopt for
/// other maps.
std::optional<Access> panelAccess(mlir::AffineMap map, mlir::Value memref, int64_t columns, int64_t parts);

/// The dims of a memref as exact expressions over the kernel's dims; nullopt where one is not known.
std::optional<llvm::SmallVector<dl::Dim>> dimsOf(Kernel &kernel, mlir::Value memref);

/// Drops loops of extent 1 and joins neighbours (in the order of the last access, the result) that all accesses walk as
/// one.
void simplify(Nest &nest);

/// Erases the allocation of `memref` and its deallocations, if nothing else uses it.
void eraseIfUnread(mlir::Value memref);

/// Leaves a register tile on the function, for people.
void noteTile(mlir::func::FuncOp function, int64_t rows, int64_t vectors);

} // namespace dlc::codegen

#endif
