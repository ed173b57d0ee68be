//===- KernelCalls.h - Who calls a kernel with what -------------*- C++ -*-===//
#ifndef DLC_PASSES_GRAPH_KERNELCALLS_H
#define DLC_PASSES_GRAPH_KERNELCALLS_H

#include "dialects/kernel/Dialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

namespace dlc {

/// The calls of a kernel, with the arguments that parameters decide in all of them. What @init or an eager function
/// calls has none.
struct KernelCalls {
  llvm::SmallVector<kernel::CallOp> calls;
  llvm::BitVector parametric;

  /// A kernel that depends on parameters alone is no work of an entry.
  bool isOfParameters() const { return parametric.all(); }
};

/// The calls of all kernels of a module, by name.
llvm::MapVector<mlir::StringAttr, KernelCalls> findKernelCalls(mlir::ModuleOp module);

/// The op itself, or the control flow around it that stands in the function's own block.
mlir::Operation *outsideRegions(mlir::Operation *op);

/// A kernel with one block and no ops yet, before `user`, called `name`, or with a number behind it where that is
/// taken.
kernel::DefineOp createKernel(kernel::DefineOp user, llvm::StringRef name, llvm::StringRef root, mlir::TypeRange inputs,
                              mlir::TypeRange results);

/// Sets the type of an argument of a kernel, in its signature too.
void setArgumentType(kernel::DefineOp define, mlir::BlockArgument argument, mlir::Type type);

} // namespace dlc

#endif
