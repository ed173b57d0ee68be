//===- Compare.h - How much two tensors differ ------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_COMPARE_H
#define DLC_TOOLS_DLC_COMPARE_H

#include "runtime/base/Tensor.h"
#include <string>

namespace dlc::cli {

/// What counts as equal. NaN equals any NaN, an infinity only itself.
struct Tolerance {
  int64_t ulp = 0; ///< units in the last place of the type; 0 with abs 0: the same bits
  double abs = 0;
  /// If there, one float for each element: `ulp` counts units in the last place at this magnitude where it is the
  /// largest.
  const Tensor *magnitude = nullptr;
};

struct Difference {
  bool typesDiffer = false;
  int64_t count = 0;  ///< elements beyond the tolerance
  int64_t first = -1; ///< the first of them
  int64_t worst = -1; ///< the one with the largest absolute difference
  double maxAbs = 0;  ///< over all elements, also those within the tolerance
  double maxUlp = 0;

  bool any() const { return typesDiffer || count != 0; }
};

/// Compares two contiguous tensors.
Difference compare(const Tensor &actual, const Tensor &expected, const Tolerance &tolerance);

/// The largest finite |x|.
double largestMagnitude(const Tensor &tensor);

/// "[0, 3]": the place of an element.
std::string placeText(const Shape &shape, int64_t index);

/// "3 of 10 elements; the first at [0, 3]: 1.5, not 1.25; at most 0.25 absolute, 2097152 ulp".
std::string describe(const Difference &difference, const Tensor &actual, const Tensor &expected);

} // namespace dlc::cli

#endif
