//===- Foreign.h - Suggestions for names that are none ----------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_FOREIGN_H
#define DLC_COMPILER_FRONTEND_FOREIGN_H

#include "compiler/frontend/Source.h"

namespace dlc::frontend {

/// "; write `concat([x, y], axis=0)`" for what another framework calls `cat`, else the nearest of the candidates, or
/// nothing.
std::string hintFor(llvm::StringRef name, llvm::ArrayRef<std::string> candidates);
/// The same for the name of an argument.
std::string hintForArgument(llvm::StringRef name, llvm::ArrayRef<std::string> candidates);
/// What to write instead of a word that begins a statement or expression elsewhere; empty if it is none.
llvm::StringRef hintForWord(llvm::StringRef word);
/// `torch`, `np`: what ops are prefixed with elsewhere.
bool isFramework(llvm::StringRef name);

} // namespace dlc::frontend

#endif
