//===- Convert.cpp - Elements of a file as the model's --------------------===//
#include "runtime/data/Convert.h"
#include <cstring>
#include <limits>

namespace dlc::data {

Conversion conversionOf(DType from, DType to, bool isNumber) {
  if (from == to)
    return Conversion::None;
  if (isFloat(to))
    return from == DLC_U8 && !isNumber ? Conversion::Scale : Conversion::Round;
  return isFloat(from) ? Conversion::Never : Conversion::Check;
}

namespace {

/// Integers of at most 64 bits, none of them an unsigned one of that size.
template <typename To>
bool holds(int64_t value) {
  if constexpr (std::is_same_v<To, bool>)
    return value == 0 || value == 1;
  else
    return value >= int64_t(std::numeric_limits<To>::min()) && value <= int64_t(std::numeric_limits<To>::max());
}

template <typename From, typename To>
Status convertAll(const From *source, To *target, int64_t count, Conversion conversion) {
  using FromValue = ComputeType<From>;
  using ToValue = ComputeType<To>;
  for (int64_t i = 0; i < count; ++i) {
    FromValue value = load(source[i]);
    if constexpr (std::is_floating_point_v<ToValue>) {
      ToValue result = ToValue(value);
      if constexpr (std::is_same_v<From, uint8_t>)
        result /= ToValue(conversion == Conversion::Scale ? 255 : 1);
      target[i] = store<To>(result);
    } else if constexpr (!std::is_floating_point_v<FromValue>) {
      if (!holds<ToValue>(int64_t(value)))
        return error(DLC_OUT_OF_RANGE, int64_t(value), " does not fit ", nameOf(DTypeOf<To>::value));
      target[i] = store<To>(ToValue(value));
    }
  }
  return {};
}

} // namespace

Status convert(DType from, const char *source, DType to, char *target, int64_t count, Conversion conversion) {
  if (from == to) {
    std::memcpy(target, source, size_t(count) * sizeOf(to));
    return {};
  }
  return dispatch(from, [&](auto fromElement) {
    using From = decltype(fromElement);
    return dispatch(to, [&](auto toElement) {
      using To = decltype(toElement);
      return convertAll(reinterpret_cast<const From *>(source), reinterpret_cast<To *>(target), count, conversion);
    });
  });
}

} // namespace dlc::data
