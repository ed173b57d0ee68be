//===- Link.h - Libraries and executables of an object ----------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_LINK_H
#define DLC_COMPILER_EMIT_LINK_H

#include "compiler/Driver.h"
#include "mlir/IR/Location.h"

namespace dlc {

/// `libNAME.a` and, by the system's `cc`, `libNAME.so`, which shows nothing but `exported`.
llvm::LogicalResult makeLibraries(llvm::StringRef name, llvm::StringRef object, llvm::ArrayRef<std::string> exported,
                                  mlir::Location loc, std::vector<OutputFile> &files);

/// A program that runs the entries on raw files, linked by the system's `cc`.
llvm::LogicalResult makeExecutable(llvm::StringRef name, llvm::StringRef object, llvm::StringRef header,
                                   mlir::Location loc, std::vector<OutputFile> &files);

} // namespace dlc

#endif
