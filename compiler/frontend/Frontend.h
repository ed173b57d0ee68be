//===- Frontend.h - From .dl text to the dl dialect -------------*- C++ -*-===//
//
// The language is described in README.md beside this file.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_FRONTEND_FRONTEND_H
#define DLC_COMPILER_FRONTEND_FRONTEND_H

#include "compiler/CompileOptions.h"
#include "compiler/Reporter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace dlc {

/// Reads and elaborates the file at `path` with everything it imports. The reporter gets every error and
/// warning of the file; null if there was an error.
mlir::OwningOpRef<mlir::ModuleOp> importDl(llvm::StringRef path, const CompileOptions &options, Reporter &reporter,
                                           mlir::MLIRContext &context);

/// As importDl, of text at hand; `name` stands for the file in messages.
mlir::OwningOpRef<mlir::ModuleOp> importDlText(llvm::StringRef name, llvm::StringRef text, Reporter &reporter,
                                               mlir::MLIRContext &context);

/// The canonical form of a file's text; parse errors are printed to stderr.
llvm::FailureOr<std::string> formatDl(llvm::StringRef text, llvm::StringRef name);

} // namespace dlc

#endif
