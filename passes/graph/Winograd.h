//===- Winograd.h - Which convolutions Winograd's algorithm does -*- C++ -*-===//
#ifndef DLC_PASSES_GRAPH_WINOGRAD_H
#define DLC_PASSES_GRAPH_WINOGRAD_H

#include "dialects/dl/Dialect.h"
#include "passes/codegen/Winograd.h"

namespace dlc {

/// The sizes of a convolution in either layout that codegen can do by Winograd's algorithm with channels last, its
/// filter in `blocks` blocks of output channels; nullopt for others.
std::optional<codegen::WinogradShape> winogradShapeOf(dl::ConvOp conv, int64_t blocks);

} // namespace dlc

#endif
