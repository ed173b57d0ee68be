//===- DType.h - Element types ----------------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_DTYPE_H
#define DLC_RUNTIME_BASE_DTYPE_H

#include "dlc/abi.h"
#include "runtime/base/Half.h"
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace dlc {

using DType = dlc_dtype;
inline constexpr int dtypeCount = 10;

inline bool isDType(int64_t value) { return value >= 0 && value < dtypeCount; }
/// Bytes of one element.
inline size_t sizeOf(DType dtype) {
  constexpr unsigned char sizes[dtypeCount] = {1, 1, 1, 2, 4, 8, 2, 2, 4, 8};
  return isDType(dtype) ? sizes[dtype] : 0;
}
/// The language's name: "f32".
inline const char *nameOf(DType dtype) {
  constexpr const char *names[dtypeCount] = {"bool", "u8", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"};
  return isDType(dtype) ? names[dtype] : "unknown";
}
/// The element type of a language name; false for an unknown one.
inline bool parseDType(std::string_view name, DType &dtype) {
  for (int i = 0; i < dtypeCount; ++i)
    if (name == nameOf(DType(i))) {
      dtype = DType(i);
      return true;
    }
  return false;
}
inline bool isFloat(DType dtype) { return dtype >= DLC_F16; }

/// How a bool lies in memory. Any byte but 0 is true, so that foreign data cannot make an invalid `bool`.
struct Bool {
  uint8_t byte = 0;
  Bool() = default;
  explicit Bool(bool value) : byte(value) {}
  explicit operator bool() const { return byte != 0; }
};

/// What one computes with: bool for Bool, float for the small floats, else the type itself.
template <typename Storage>
using ComputeType = std::conditional_t<
    std::is_same_v<Storage, Bool>, bool,
    std::conditional_t<std::is_same_v<Storage, Half> || std::is_same_v<Storage, BFloat16>, float, Storage>>;

template <typename Storage>
inline ComputeType<Storage> load(const Storage &value) {
  return static_cast<ComputeType<Storage>>(value);
}
template <typename Storage>
inline Storage store(ComputeType<Storage> value) {
  return static_cast<Storage>(value);
}

template <typename Storage>
struct DTypeOf;
template <>
struct DTypeOf<Bool> {
  static constexpr DType value = DLC_BOOL;
};
template <>
struct DTypeOf<uint8_t> {
  static constexpr DType value = DLC_U8;
};
template <>
struct DTypeOf<int8_t> {
  static constexpr DType value = DLC_I8;
};
template <>
struct DTypeOf<int16_t> {
  static constexpr DType value = DLC_I16;
};
template <>
struct DTypeOf<int32_t> {
  static constexpr DType value = DLC_I32;
};
template <>
struct DTypeOf<int64_t> {
  static constexpr DType value = DLC_I64;
};
template <>
struct DTypeOf<Half> {
  static constexpr DType value = DLC_F16;
};
template <>
struct DTypeOf<BFloat16> {
  static constexpr DType value = DLC_BF16;
};
template <>
struct DTypeOf<float> {
  static constexpr DType value = DLC_F32;
};
template <>
struct DTypeOf<double> {
  static constexpr DType value = DLC_F64;
};

/// Calls `fn` with a value of the storage type of `dtype`, which must be valid; only its type matters.
template <typename Fn>
decltype(auto) dispatch(DType dtype, Fn &&fn) {
  switch (dtype) {
  case DLC_BOOL:
    return fn(Bool());
  case DLC_U8:
    return fn(uint8_t());
  case DLC_I8:
    return fn(int8_t());
  case DLC_I16:
    return fn(int16_t());
  case DLC_I32:
    return fn(int32_t());
  case DLC_I64:
    return fn(int64_t());
  case DLC_F16:
    return fn(Half());
  case DLC_BF16:
    return fn(BFloat16());
  case DLC_F32:
    return fn(float());
  case DLC_F64:
    break;
  }
  return fn(double());
}

/// As `dispatch`, by size alone, for kernels that only move elements.
template <typename Fn>
decltype(auto) dispatchSize(DType dtype, Fn &&fn) {
  switch (sizeOf(dtype)) {
  case 1:
    return fn(uint8_t());
  case 2:
    return fn(uint16_t());
  case 4:
    return fn(uint32_t());
  default:
    return fn(uint64_t());
  }
}

} // namespace dlc

#endif
