//===- Scalar.h - The functions of the ops' eager forms ---------*- C++ -*-===//
//
// What dialects/dl/ops/Elementwise.td says of each op, for one element of type T: bool, an integer, float or double.
// None has undefined behaviour for any operand.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_KERNELS_SCALAR_H
#define DLC_RUNTIME_KERNELS_SCALAR_H

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace dlc::scalar {

/// An unsigned type in which T's arithmetic wraps without promotion to int.
template <typename T>
using Wide = std::conditional_t<sizeof(T) <= 4, uint32_t, uint64_t>;
template <typename T>
inline constexpr bool isFloating = std::is_floating_point_v<T>;

template <typename T>
T add(T x, T y) {
  if constexpr (isFloating<T>)
    return x + y;
  else
    return T(Wide<T>(x) + Wide<T>(y));
}
template <typename T>
T subtract(T x, T y) {
  if constexpr (isFloating<T>)
    return x - y;
  else
    return T(Wide<T>(x) - Wide<T>(y));
}
template <typename T>
T multiply(T x, T y) {
  if constexpr (isFloating<T>)
    return x * y;
  else
    return T(Wide<T>(x) * Wide<T>(y));
}
template <typename T>
T negate(T x) {
  if constexpr (isFloating<T>)
    return -x;
  else
    return T(Wide<T>(0) - Wide<T>(x));
}
template <typename T>
T absolute(T x) {
  if constexpr (isFloating<T>)
    return std::fabs(x);
  else
    return x < 0 ? negate(x) : x;
}
template <typename T>
T divide(T x, T y) {
  if constexpr (isFloating<T>)
    return x / y;
  else if (y == 0)
    return 0;
  else if (std::is_signed_v<T> && y == T(-1))
    return negate(x);
  else
    return T(x / y);
}
/// With the sign of the dividend.
template <typename T>
T remainder(T x, T y) {
  if constexpr (isFloating<T>)
    return std::fmod(x, y);
  else if (y == 0 || (std::is_signed_v<T> && y == T(-1)))
    return 0;
  else
    return T(x % y);
}
/// With the sign of the divisor; a zero too.
template <typename T>
T modulo(T x, T y) {
  T r = remainder(x, y);
  if constexpr (isFloating<T>) {
    if (r == 0)
      return std::copysign(T(0), y);
    return (r < 0) != (y < 0) ? r + y : r;
  } else {
    return r != 0 && (r < 0) != (y < 0) ? T(r + y) : r;
  }
}
template <typename T>
T power(T x, T y) {
  if constexpr (isFloating<T>) {
    return std::pow(x, y);
  } else {
    if (std::is_signed_v<T> && y < 0)
      return x == 1 ? T(1) : x == T(-1) ? ((y & 1) ? T(-1) : T(1)) : T(0);
    T result = 1;
    for (T exponent = y; exponent != 0; exponent = T(exponent >> 1)) {
      if (exponent & 1)
        result = multiply(result, x);
      x = multiply(x, x);
    }
    return result;
  }
}
/// NaN if either is; +0 is larger than -0.
template <typename T>
T maximum(T x, T y) {
  if constexpr (isFloating<T>) {
    if (x != x)
      return x;
    if (x == y)
      return std::signbit(x) ? y : x;
  }
  return x > y ? x : y;
}
template <typename T>
T minimum(T x, T y) {
  if constexpr (isFloating<T>) {
    if (x != x)
      return x;
    if (x == y)
      return std::signbit(x) ? x : y;
  }
  return x < y ? x : y;
}
template <typename T>
T signOf(T x) {
  if constexpr (isFloating<T>)
    return x > 0 ? T(1) : x < 0 ? T(-1) : x;
  else
    return T((x > 0) - (x < 0));
}
template <typename T>
T bitNot(T x) {
  if constexpr (std::is_same_v<T, bool>)
    return !x;
  else
    return T(~Wide<T>(x));
}
template <typename T>
T bitAnd(T x, T y) {
  return T(x & y);
}
template <typename T>
T bitOr(T x, T y) {
  return T(x | y);
}
template <typename T>
T bitXor(T x, T y) {
  return T(x ^ y);
}

template <typename T>
inline constexpr int widthOf = int(sizeof(T) * 8);
template <typename T>
T shiftLeft(T x, T y) {
  return y < 0 || y >= T(widthOf<T>) ? T(0) : T(Wide<T>(x) << y);
}
template <typename T>
T shiftRight(T x, T y) {
  if (y < 0 || y >= T(widthOf<T>))
    return x < 0 ? T(-1) : T(0);
  return T(x >> y); // arithmetic with every compiler that we build with
}

/// Float to integer: towards zero, NaN to 0, out of range to the nearest bound. Else a C++ conversion; integers wrap.
template <typename To, typename From>
To convert(From x) {
  if constexpr (std::is_same_v<To, bool>) {
    return x != From(0);
  } else if constexpr (isFloating<From> && std::is_integral_v<To>) {
    // Bounds as powers of two, exact in every float type.
    const From high = std::ldexp(From(1), std::numeric_limits<To>::digits),
               low = std::is_signed_v<To> ? -high : From(0);
    if (x != x)
      return 0;
    if (x >= high)
      return std::numeric_limits<To>::max();
    if (x <= low)
      return std::numeric_limits<To>::min();
    return To(x);
  } else {
    return To(x);
  }
}

} // namespace dlc::scalar

#endif
