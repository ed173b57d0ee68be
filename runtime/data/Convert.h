//===- Convert.h - Elements of a file as the model's ------------*- C++ -*-===//
#ifndef DLC_RUNTIME_DATA_CONVERT_H
#define DLC_RUNTIME_DATA_CONVERT_H

#include "runtime/base/Tensor.h"

namespace dlc::data {

enum class Conversion {
  None,  ///< the same type
  Scale, ///< u8 to a float: divided by 255
  Round, ///< to a float
  Check, ///< to an integer or bool that must hold the value
  Never  ///< from a float to an integer
};

/// `isNumber`: an example is a single number, a label, and no picture.
Conversion conversionOf(DType from, DType to, bool isNumber);

/// Converts `count` elements; fails at the first that the type cannot hold, with its value in the message.
Status convert(DType from, const char *source, DType to, char *target, int64_t count, Conversion conversion);

} // namespace dlc::data

#endif
