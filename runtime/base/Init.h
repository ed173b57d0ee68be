//===- Init.h - Weights by an init string and a seed ------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_INIT_H
#define DLC_RUNTIME_BASE_INIT_H

#include "runtime/base/Tensor.h"

namespace dlc {

/// An `init` of dl.param or dl.state: zeros, ones, constant:V, uniform:LOW:HIGH, normal:MEAN:STD.
struct Init {
  enum Kind { None, Constant, Uniform, Normal } kind = None;
  double a = 0, b = 0; ///< V; LOW and HIGH; MEAN and STD
};
/// An empty text is `None`: only a weight file can fill it. A malformed one is DLC_INVALID_ARGUMENT.
Status parseInit(const std::string &text, Init &init);

/// Fills a contiguous tensor. Random numbers are Philox draws with the seed as key and the FNV-1a-64 of the name as
/// counter, scaled in f64 and rounded once, so that the compiler and both engines make the same weights. `None` fills as uniform:-0.05:0.05
/// if `isFloat`, else zeros: a seed asks for weights whatever the model says.
Status fillInit(const std::string &init, const std::string &name, uint64_t seed, Tensor &tensor);

} // namespace dlc

#endif
