//===- Format.h - The canonical form of a file ------------------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_FORMAT_H
#define DLC_COMPILER_FRONTEND_FORMAT_H

#include "compiler/frontend/Lexer.h"

namespace dlc::frontend {

/// Prints tokens that the parser gave their roles. Lines break where the author broke them; indentation, spaces
/// and blank lines are canonical; comments keep their places.
std::string format(const TokenList &list);

} // namespace dlc::frontend

#endif
