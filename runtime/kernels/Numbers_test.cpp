//===- Numbers_test.cpp - Small floats, scalar functions, Philox ----------===//
#include "runtime/base/Philox.h"
#include "runtime/base/Testing.h"
#include "runtime/kernels/Scalar.h"
#include <limits>

using namespace dlc;

namespace {

/// The nearest value of a 16-bit type by search, ties to the even pattern.
template <typename Small>
uint16_t nearest(double value, uint16_t infinity) {
  double magnitude = std::fabs(value);
  uint16_t best = 0;
  // Patterns of one sign are ordered as their values.
  uint16_t low = 0, high = infinity;
  auto valueOf = [&](uint16_t bits) {
    Small small;
    small.bits = bits;
    // Infinity stands for the value that would follow the largest finite one.
    if (bits == infinity) {
      Small last, before;
      last.bits = uint16_t(infinity - 1);
      before.bits = uint16_t(infinity - 2);
      return 2 * double(float(last)) - double(float(before));
    }
    return double(float(small));
  };
  while (low < high) {
    auto middle = uint16_t((low + high) / 2);
    if (valueOf(middle) < magnitude)
      low = uint16_t(middle + 1);
    else
      high = middle;
  }
  best = low;
  if (low > 0) {
    double above = valueOf(low) - magnitude, below = magnitude - valueOf(uint16_t(low - 1));
    if (magnitude > valueOf(low))
      best = infinity;
    else if (below < above || (below == above && !((low - 1) & 1)))
      best = uint16_t(low - 1);
  }
  return uint16_t(best | (std::signbit(value) ? 0x8000 : 0));
}

template <typename Small>
void testSmall(uint16_t infinity) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    Small small;
    small.bits = uint16_t(bits);
    float value = float(small);
    if ((bits & 0x7fff) > infinity) {
      CHECK(value != value && float(Small(value)) != float(Small(value)) &&
            float(Small(double(value))) != float(Small(double(value))));
      continue;
    }
    CHECK(Small(value).bits == bits && Small(double(value)).bits == bits);
    if ((bits & 0x7fff) == infinity)
      continue;
    // Halfway to the next, and just beside it: one rounding, also from f64.
    Small next;
    next.bits = uint16_t(bits + 1);
    if ((next.bits & 0x7fff) == infinity || (bits & 0x7fff) == 0x7fff)
      continue;
    double half = (double(value) + double(float(next))) / 2;
    for (double probe : {half, std::nextafter(half, 0), std::nextafter(half, 2 * half)}) {
      CHECK(Small(probe).bits == nearest<Small>(probe, infinity));
      if (double(float(probe)) == probe)
        CHECK(Small(float(probe)).bits == nearest<Small>(probe, infinity));
    }
  }
  CHECK(Small(1e300).bits == infinity && Small(-1e300).bits == (infinity | 0x8000) && Small(1e-300).bits == 0 &&
        Small(-1e-300).bits == 0x8000);
}

template <typename T>
void testIntegers() {
  using namespace scalar;
  constexpr T low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  constexpr int width = int(sizeof(T) * 8);
  CHECK(add(high, T(1)) == low && subtract(low, T(1)) == high && multiply(high, T(2)) == T(-2));
  CHECK(divide(T(7), T(0)) == 0 && remainder(T(7), T(0)) == 0 && modulo(T(7), T(0)) == 0);
  CHECK(shiftLeft(T(1), T(width)) == 0 && shiftLeft(T(3), T(1)) == 6 && shiftRight(high, T(width)) == 0);
  CHECK(power(T(3), T(3)) == 27 && power(T(0), T(0)) == 1 && bitNot(T(0)) == T(-1));
  CHECK(maximum(low, high) == high && minimum(low, high) == low);
  CHECK((convert<T, float>(1e30f)) == high && (convert<T, float>(-1e30f)) == low && (convert<T, double>(NAN)) == 0);
  CHECK((convert<T, double>(2.9)) == 2 && (convert<T, double>(INFINITY)) == high &&
        (convert<T, double>(-INFINITY)) == low);
  if constexpr (std::is_signed_v<T>) {
    CHECK(divide(low, T(-1)) == low && remainder(low, T(-1)) == 0 && absolute(low) == low && negate(low) == low);
    CHECK(divide(T(-7), T(2)) == -3 && remainder(T(-7), T(3)) == -1 && modulo(T(-7), T(3)) == 2 &&
          modulo(T(7), T(-3)) == -2 && modulo(T(6), T(-3)) == 0);
    CHECK(power(T(-1), T(-3)) == -1 && power(T(-1), T(-2)) == 1 && power(T(2), T(-1)) == 0 && power(T(0), T(-1)) == 0 &&
          power(T(1), T(-5)) == 1);
    CHECK(shiftRight(T(-5), T(1)) == -3 && shiftRight(T(-5), T(-1)) == -1 && shiftLeft(T(-5), T(-1)) == 0);
    CHECK(signOf(low) == -1 && signOf(T(0)) == 0);
    CHECK((convert<T, double>(-2.9)) == -2);
  } else {
    CHECK((convert<T, double>(-2.9)) == 0);
  }
}

template <typename T>
void testFloats() {
  using namespace scalar;
  const T nan = std::numeric_limits<T>::quiet_NaN(), infinity = std::numeric_limits<T>::infinity();
  CHECK(maximum(nan, T(1)) != maximum(nan, T(1)) && maximum(T(1), nan) != maximum(T(1), nan) &&
        minimum(T(1), nan) != minimum(T(1), nan));
  CHECK(!std::signbit(maximum(T(-0.0), T(0))) && !std::signbit(maximum(T(0), T(-0.0))) &&
        std::signbit(minimum(T(0), T(-0.0))) && std::signbit(minimum(T(-0.0), T(0))));
  CHECK(modulo(T(-7), T(3)) == 2 && modulo(T(7), T(-3)) == -2 && remainder(T(-7), T(3)) == -1);
  CHECK(std::signbit(modulo(T(6), T(-3))) && !std::signbit(modulo(T(-6), T(3))) &&
        modulo(T(-1), infinity) == infinity && modulo(T(1), T(0)) != modulo(T(1), T(0)));
  CHECK(std::signbit(signOf(T(-0.0))) && signOf(nan) != signOf(nan) && signOf(-infinity) == -1);
  CHECK((convert<bool, T>(nan)) && (convert<bool, T>(T(0.5))) && !(convert<bool, T>(T(-0.0))));
  CHECK((convert<int64_t, T>(T(0x1p63))) == INT64_MAX && (convert<int64_t, T>(-T(0x1p63))) == INT64_MIN);
}

/// The known answers that come with the authors' Random123.
void testPhilox() {
  using Words = std::array<uint32_t, 4>;
  CHECK((philox({0, 0, 0, 0}, {0, 0}) == Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  CHECK((philox({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u}) == Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  CHECK((philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}) ==
         Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
  CHECK(uniformOf(0) == 0 && uniformOf(~0u) == 1 - 0x1p-24f);
  // The distribution function of the result is the probability that it was made of. Where the central formula ends its
  // denominator cancels to 0.003, which costs f32 three digits.
  for (uint64_t step = 0; step < 20000; ++step) {
    auto word = uint32_t(step * 214748 + 100);
    double p = (double(word >> 9) + 0.5) * 0x1p-23, x = normalOf(word), back = 0.5 * std::erfc(-x / std::sqrt(2.0));
    CHECK(std::fabs(back - p) < 1e-3 * std::min(p, 1 - p));
  }
  CHECK(normalOf(0) < -5 && normalOf(~0u) == -normalOf(0));
}

} // namespace

int main() {
  testSmall<Half>(0x7c00);
  testSmall<BFloat16>(0x7f80);
  testIntegers<uint8_t>();
  testIntegers<int8_t>();
  testIntegers<int16_t>();
  testIntegers<int32_t>();
  testIntegers<int64_t>();
  testFloats<float>();
  testFloats<double>();
  testPhilox();
  return dlc::testing::finish();
}
