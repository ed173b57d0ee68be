//===- Storages.h - Where the tensors of a function lie ---------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_STORAGES_H
#define DLC_PASSES_BUFFER_STORAGES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "passes/buffer/FunctionPlan.h"
#include "llvm/ADT/DenseSet.h"

namespace dlc::buffer {

/// A block of memory, and when it is in use.
struct Storage {
  enum Kind { Arena, Argument, Output, Weight, State, Derived, Constant, Index } kind = Arena;
  mlir::RankedTensorType type;
  int64_t offset = 0; // outside the arena; the argument's number; in the arena at the top of the ranges
  int64_t bytes = 0;  // at the top of the ranges
  int64_t first = 0, end = 0;
  int into = -1;        // the storage that it has become a part of
  llvm::StringRef name; // of a weight
  mlir::Value buffer;   // the rt value, once it is made
};

/// Where a tensor lies.
struct Place {
  int storage = -1;
  dl::Dim offset;
};

/// A copy that control flow needs: a tensor, or the whole of a storage, into another storage.
struct Move {
  mlir::Value value;
  int from = -1, to = -1; // `from` where there is no value
};

/// What is decided before the arena is planned. A step is an op, or the terminator of a region; the steps of a region
/// follow that of its op. The numbers of storages in it may have become parts of others: see `find`.
struct Storages {
  std::vector<Storage> all;
  llvm::DenseMap<mlir::Value, Place> places;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<mlir::Operation *>> order;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<std::pair<int64_t, int64_t>>> inPlace;
  llvm::DenseMap<mlir::Operation *, int> scratchOf, copiedUpdates;
  llvm::DenseSet<mlir::Operation *> doneUpdates; // those that a kernel makes in the state's own memory
  /// Copies before a loop's first trip, by the loop; at a region's end, by its terminator. To be made in this order.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<Move>> moves;
  llvm::SmallVector<std::pair<mlir::Value, unsigned>> copies; // returned values and the outputs they are copied into

  int find(int storage) const {
    while (all[storage].into >= 0)
      storage = all[storage].into;
    return storage;
  }
  /// A copy: a place that is taken by reference moves when another is added.
  Place placeOf(mlir::Value value) const {
    Place place = places.lookup(value);
    return {find(place.storage), place.offset};
  }
};

/// The function that is planned, and what it shares with the others of its module.
struct PlannedFunction {
  PlannedFunction(mlir::func::FuncOp function, ModuleLayout &layout, DerivedParts &derived, mlir::SymbolTable &symbols)
      : function(function), layout(layout), derived(derived), symbols(symbols), context(function.getContext()),
        isInit(function.getName() == "init"), zero(dl::constantDim(0, context)) {}

  mlir::func::FuncOp function;
  ModuleLayout &layout;
  DerivedParts &derived;
  mlir::SymbolTable &symbols;
  mlir::MLIRContext *context;
  bool isInit;
  dl::Dim zero;
};

/// Every tensor gets a storage: memory of its own in the arena, that of the operand it is a view of or may overwrite,
/// that of the loop that carries it, the caller's output buffer, or a place in the weights, state or constants.
llvm::FailureOr<Storages> assignStorages(const PlannedFunction &function);

/// The count of chunks that a kernel states.
dl::Dim chunksOf(mlir::Operation *kernel);
/// The largest size of a tensor over the ranges of the function's dims.
std::optional<int64_t> topBytes(mlir::func::FuncOp function, mlir::RankedTensorType type);

} // namespace dlc::buffer

#endif
