//===- FunctionPlan.h - The plan of one function ----------------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_FUNCTIONPLAN_H
#define DLC_PASSES_BUFFER_FUNCTIONPLAN_H

#include "dialects/rt/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "passes/buffer/Layout.h"
#include "passes/buffer/Planner.h"
#include "llvm/ADT/StringMap.h"

namespace dlc::buffer {

/// Where `init` put each derived part, by name: byte offset in the derived part of the state block.
using DerivedParts = llvm::StringMap<std::pair<mlir::RankedTensorType, int64_t>>;

/// Replaces `function` by an rt.func. `init` fills `derived`; the entries read it.
/// Returns the bytes of the arena at the top of the ranges.
llvm::FailureOr<int64_t> planFunction(mlir::func::FuncOp function, ModuleLayout &layout, DerivedParts &derived,
                                      mlir::SymbolTable &symbols);

} // namespace dlc::buffer

#endif
