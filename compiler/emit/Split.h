//===- Split.h - Code in parts that compile apart ---------------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_SPLIT_H
#define DLC_COMPILER_EMIT_SPLIT_H

#include "compiler/emit/Merge.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <vector>

namespace dlc {

/// What the symbols of a kernel's part begin with, whatever the kernel is called: equal kernels are equal parts.
inline constexpr llvm::StringLiteral partPrefix = "kernel";

/// Some definitions of a module, to be compiled alone.
struct CodePart {
  std::string name; ///< the kernel's; empty: everything that is no kernel
  std::vector<mlir::Operation *> definitions;
  std::vector<mlir::Operation *> declarations; ///< defined by other parts
};

/// The parts of a module that is past phase `llvm`: first what `exported` needs, then each kernel that it launches with
/// what that needs, in the order of the module. A kernel that is only declared is no part.
std::vector<CodePart> splitCode(mlir::ModuleOp module, llvm::ArrayRef<std::string> exported);

/// The kernels that a part launches, in the order of the module.
std::vector<std::string> kernelsOf(const CodePart &part);

/// The part as a module of its own, with the blocks of data declared only. Parts can be made by several threads.
mlir::OwningOpRef<mlir::ModuleOp> makePart(const CodePart &part);

/// A copy of the module in which kernels are declared only.
mlir::OwningOpRef<mlir::ModuleOp> withoutKernels(mlir::ModuleOp module, llvm::ArrayRef<std::string> exported);

/// The symbols that others use of a part, as `makePart` names them.
std::vector<std::string> definedFor(const CodePart &part, llvm::ArrayRef<std::string> exported);

/// The blocks of data that the code refers to.
std::vector<ObjectBlock> blocksOf(mlir::ModuleOp module);

} // namespace dlc

#endif
