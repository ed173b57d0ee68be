//===- Print.h - Tensors for people -----------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_PRINT_H
#define DLC_TOOLS_DLC_PRINT_H

#include "dlc/abi.h"
#include "runtime/base/Tensor.h"
#include <ostream>

namespace dlc::cli {

/// One element of a contiguous tensor, in full precision.
std::string elementText(const Tensor &tensor, int64_t index);

/// "label: f32[2, 3] [[1, 2, 3], [4, 5, 6]]", long rows cut in the middle.
void printTensor(std::ostream &os, const char *label, const dlc_tensor &tensor);

/// "probs: f32[1, 10]  min 0.001  max 0.9  mean 0.1  first [0.01, ...]".
void printSummary(std::ostream &os, const char *label, const Tensor &tensor);

} // namespace dlc::cli

#endif
