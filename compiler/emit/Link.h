//===- Link.h - Libraries and executables of an object ----------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_LINK_H
#define DLC_COMPILER_EMIT_LINK_H

#include "compiler/Driver.h"
#include "mlir/IR/Location.h"

namespace dlc {

/// `libNAME.a` and, by the system's `cc`, `libNAME.so`, which shows nothing but `exported`; the shared one with
/// `linked`, the user's files that define `externs`.
llvm::LogicalResult makeLibraries(llvm::StringRef name, llvm::StringRef object, llvm::ArrayRef<std::string> exported,
                                  llvm::ArrayRef<std::string> externs, llvm::ArrayRef<std::string> linked,
                                  mlir::Location loc, std::vector<OutputFile> &files);

/// A program that runs the entries on raw files, linked by the system's `cc`.
llvm::LogicalResult makeExecutable(llvm::StringRef name, llvm::StringRef object, llvm::StringRef header,
                                   llvm::ArrayRef<std::string> linked, mlir::Location loc,
                                   std::vector<OutputFile> &files);

/// A shared library of objects and archives, for this process.
llvm::FailureOr<std::string> linkObjects(llvm::ArrayRef<std::string> linked, mlir::Location loc);

} // namespace dlc

#endif
