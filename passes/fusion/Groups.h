//===- Groups.h - Which ops become one kernel -------------------*- C++ -*-===//
//
// A partition of a block's ops, such that no group needs another's result and the other way round. README.md in this
// folder has the rules.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_FUSION_GROUPS_H
#define DLC_PASSES_FUSION_GROUPS_H

#include "passes/fusion/Roles.h"

namespace dlc::fusion {

struct FusionLimits {
  bool fuse = true;                  ///< false: one kernel for each op
  unsigned maxOps = 48;              ///< of one group: bounds live registers and code size
  unsigned maxRootResults = 1;       ///< of a group with a Root
  int64_t maxParts = 4;              ///< of a matmul's columns, put together in its epilogue: each has accumulators
  int64_t minPartColumns = 16;       ///< a vector
  unsigned maxPartResults = 2;       ///< of such an epilogue
  int64_t maxTransposedChannels = 8; ///< of the operand of a convolution that reads it from before a transpose
  int64_t maxRowBytes = 256 * 1024;  ///< of one row of a chain of reductions: its intermediates stay in cache
};

struct Group {
  enum Kind {
    Program, ///< one op that stays in the function
    Map,     ///< maps of one shape
    Rows,    ///< maps of one shape, and reductions of it over the same axes with maps of their shape
    Root,    ///< one Root op, and maps of its result's shape
    Single   ///< one op
  };
  Kind kind = Program;
  llvm::SmallVector<mlir::Operation *> ops; ///< in block order
  llvm::SmallVector<dl::Dim> shape;         ///< of the maps; of a Rows group the one that its reductions read
  llvm::SmallVector<int64_t> axes;          ///< of Rows: those reduced
  mlir::Operation *root = nullptr;          ///< the op that names the loops: the Root, the first Reduce, or the last op
  int64_t parts = 1;                        ///< of the Root's columns; above 1, `shape` is that of one
  bool parametric = false;                  ///< depends on parameters and constants alone: prepack moves it to init

  bool isKernel() const { return kind != Program; }
};

/// The groups of `block` (its terminator and splat constants excepted) in an order in which each comes after those it
/// reads. `function` carries the ranges of named dims.
std::vector<Group> formGroups(mlir::Block &block, mlir::Operation *function, const FusionLimits &limits);

} // namespace dlc::fusion

#endif
