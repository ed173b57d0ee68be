//===- Resolve.h - Checks names, also in what is never called ---*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_RESOLVE_H
#define DLC_COMPILER_FRONTEND_RESOLVE_H

#include "compiler/frontend/Loader.h"

namespace dlc::frontend {

/// Reports every name of `file` that nothing defines. Elaboration meets only what is reached with the values at
/// hand; the expressions returned are those it need not report again.
std::set<const Expr *> resolve(const File &file, Loader &loader, Diagnostics &diagnostics);

} // namespace dlc::frontend

#endif
