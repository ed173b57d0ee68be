//===- Parser.h - Recursive-descent parser of .dl files ---------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_PARSER_H
#define DLC_COMPILER_FRONTEND_PARSER_H

#include "compiler/frontend/Ast.h"
#include "compiler/frontend/Lexer.h"

namespace dlc::frontend {

/// The tree of a file. After an error the parser goes on at the next statement; nodes of kind Error stand for
/// what it could not read. Gives each token its role for the formatter.
File parse(const SourceFile &source, TokenList &tokens, Diagnostics &diagnostics);

} // namespace dlc::frontend

#endif
