//===- Passes.h - All passes ------------------------------------*- C++ -*-===//
#ifndef DLC_PASSES_PASSES_H
#define DLC_PASSES_PASSES_H

#include "mlir/Pass/Pass.h"

namespace dlc {
#define GEN_PASS_DECL
#include "passes/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "passes/Passes.h.inc"
} // namespace dlc

#endif
