//===- Half.h - f16 and bf16 in software ------------------------*- C++ -*-===//
//
// Conversions round to nearest, ties to even, and round once also from f64.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_BASE_HALF_H
#define DLC_RUNTIME_BASE_HALF_H

#include <cstdint>
#include <cstring>

namespace dlc {

template <typename To, typename From>
To bitCast(const From &from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

/// `value` as a binary format of `exponentBits` and `mantissaBits` (at most 16 bits with the sign).
inline uint16_t encodeSmallFloat(double value, int exponentBits, int mantissaBits) {
  uint64_t bits = bitCast<uint64_t>(value);
  uint16_t sign = uint16_t((bits >> 63) << (exponentBits + mantissaBits));
  int exponent = int((bits >> 52) & 0x7ff);
  uint64_t mantissa = bits & ((uint64_t(1) << 52) - 1);
  uint16_t infinity = uint16_t(((1 << exponentBits) - 1) << mantissaBits);
  if (exponent == 0x7ff) {
    if (!mantissa)
      return sign | infinity;
    return uint16_t(sign | infinity | (1 << (mantissaBits - 1)) | (mantissa >> (52 - mantissaBits)));
  }
  if (exponent == 0)
    return sign; // zero, or far below the smallest subnormal
  int bias = (1 << (exponentBits - 1)) - 1, unbiased = exponent - 1023;
  if (unbiased > bias)
    return sign | infinity;
  int shift = 52 - mantissaBits, excess = 1 - bias - unbiased;
  if (excess > 0)
    shift += excess;
  if (shift >= 54)
    return sign;
  uint64_t significand = mantissa | (uint64_t(1) << 52);
  uint64_t quotient = significand >> shift, rest = significand & ((uint64_t(1) << shift) - 1),
           half = uint64_t(1) << (shift - 1);
  if (rest > half || (rest == half && (quotient & 1)))
    ++quotient;
  // A carry out of the mantissa moves into the exponent, as it should, up to infinity.
  uint64_t base = excess > 0 ? 0 : (uint64_t(unbiased + bias) << mantissaBits) - (uint64_t(1) << mantissaBits);
  return uint16_t(sign | (base + quotient));
}

struct Half {
  uint16_t bits = 0;
  Half() = default;
  explicit Half(double value) : bits(encodeSmallFloat(value, 5, 10)) {}
  explicit Half(float value) : Half(double(value)) {}
  explicit operator float() const {
    uint32_t sign = uint32_t(bits & 0x8000) << 16, exponent = (bits >> 10) & 31, mantissa = bits & 1023;
    if (exponent == 0) {
      float magnitude = float(mantissa) * 0x1p-24f;
      return sign ? -magnitude : magnitude;
    }
    exponent = exponent == 31 ? 255 : exponent + 112;
    return bitCast<float>(sign | (exponent << 23) | (mantissa << 13));
  }
};

struct BFloat16 {
  uint16_t bits = 0;
  BFloat16() = default;
  explicit BFloat16(double value) : bits(encodeSmallFloat(value, 8, 7)) {}
  explicit BFloat16(float value) {
    uint32_t word = bitCast<uint32_t>(value);
    if ((word & 0x7fffffff) > 0x7f800000)
      bits = uint16_t((word >> 16) | 0x40);
    else
      bits = uint16_t((word + 0x7fff + ((word >> 16) & 1)) >> 16);
  }
  explicit operator float() const { return bitCast<float>(uint32_t(bits) << 16); }
};

} // namespace dlc

#endif
