//===- Init.h - Weights by an init string and a seed ------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_INIT_H
#define DLC_RUNTIME_BASE_INIT_H

#include "runtime/base/InitText.h"
#include "runtime/base/Tensor.h"

namespace dlc {

/// `readInit`; a malformed text is DLC_INVALID_ARGUMENT.
Status parseInit(const std::string &text, Init &init);

/// Fills a contiguous tensor. Random numbers are Philox draws with the seed as key and the FNV-1a-64 of the name as
/// counter, scaled in f64 and rounded once, so that the compiler and both engines make the same weights. `None` fills
/// as uniform:-0.05:0.05 if `isFloat`, else zeros: a seed asks for weights whatever the model says.
Status fillInit(const std::string &init, const std::string &name, uint64_t seed, Tensor &tensor);

} // namespace dlc

#endif
