//===- Compare.cpp - How much two tensors differ --------------------------===//
#include "tools/dlc/Compare.h"
#include "tools/dlc/Print.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <sstream>

namespace dlc::cli {

namespace {

/// The distance from |x| to the next value of a float type with so many explicit mantissa bits and this smallest
/// exponent.
double spacing(DType dtype, double x) {
  int mantissa = 23, smallest = -126;
  switch (dtype) {
  case DLC_F16:
    mantissa = 10, smallest = -14;
    break;
  case DLC_BF16:
    mantissa = 7;
    break;
  case DLC_F64:
    mantissa = 52, smallest = -1022;
    break;
  default:
    break;
  }
  int exponent = smallest;
  if (x != 0)
    exponent = std::max(smallest, std::ilogb(x));
  return std::ldexp(1.0, exponent - mantissa);
}

/// The position of a float among the floats of its type: neighbours differ by 1.
template <typename Storage>
int64_t position(const Storage &value) {
  using Bits =
      std::conditional_t<sizeof(Storage) == 2, int16_t, std::conditional_t<sizeof(Storage) == 4, int32_t, int64_t>>;
  Bits bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits < 0 ? int64_t(std::numeric_limits<Bits>::min()) - bits : bits;
}

} // namespace

Difference compare(const Tensor &actual, const Tensor &expected, const Tolerance &tolerance) {
  Difference difference;
  if (actual.dtype != expected.dtype || actual.shape != expected.shape) {
    difference.typesDiffer = true;
    return difference;
  }
  bool exact = tolerance.ulp == 0 && tolerance.abs == 0;
  int64_t count = actual.count();
  dispatch(actual.dtype, [&](auto storage) {
    using Storage = decltype(storage);
    constexpr bool isFloat = std::is_floating_point_v<ComputeType<Storage>>;
    for (int64_t i = 0; i < count; ++i) {
      const Storage &a = actual.data<Storage>()[i], &b = expected.data<Storage>()[i];
      if (std::memcmp(&a, &b, sizeof a) == 0)
        continue;
      double x = double(load(a)), y = double(load(b)), abs, ulp;
      bool within;
      if constexpr (isFloat) {
        if (std::isnan(x) && std::isnan(y))
          continue;
        if (std::isfinite(x) && std::isfinite(y)) {
          abs = std::fabs(x - y);
          ulp = std::fabs(double(position(a)) - double(position(b)));
          within = !exact && (ulp <= double(tolerance.ulp) || abs <= tolerance.abs);
          if (!within && tolerance.magnitude) {
            double magnitude = std::max(
                {std::fabs(x), std::fabs(y), std::fabs(double(load(tolerance.magnitude->data<Storage>()[i])))});
            within = std::isfinite(magnitude) && abs <= double(tolerance.ulp) * spacing(actual.dtype, magnitude);
          }
        } else {
          abs = ulp = INFINITY;
          within = false;
        }
      } else {
        abs = ulp = std::fabs(x - y);
        within = !exact && (abs <= double(tolerance.ulp) || abs <= tolerance.abs);
      }
      if (abs > difference.maxAbs || difference.worst < 0) {
        difference.maxAbs = std::max(difference.maxAbs, abs);
        difference.worst = i;
      }
      difference.maxUlp = std::max(difference.maxUlp, ulp);
      if (within)
        continue;
      if (difference.count++ == 0)
        difference.first = i;
    }
  });
  return difference;
}

double largestMagnitude(const Tensor &tensor) {
  double largest = 0;
  dispatch(tensor.dtype, [&](auto storage) {
    for (int64_t i = 0, count = tensor.count(); i < count; ++i) {
      double value = std::fabs(double(load(tensor.data<decltype(storage)>()[i])));
      if (std::isfinite(value))
        largest = std::max(largest, value);
    }
  });
  return largest;
}

std::string placeText(const Shape &shape, int64_t index) {
  std::string text;
  for (int d = shape.rank - 1; d >= 0; --d) {
    text = std::to_string(index % shape[d]) + (text.empty() ? "" : ", ") + text;
    index /= shape[d];
  }
  return "[" + text + "]";
}

std::string describe(const Difference &difference, const Tensor &actual, const Tensor &expected) {
  if (difference.typesDiffer)
    return "the type is " + actual.typeString() + ", not " + expected.typeString();
  std::ostringstream os;
  os << difference.count << " of " << actual.count() << " elements; the first at "
     << placeText(actual.shape, difference.first) << ": " << elementText(actual, difference.first) << ", not "
     << elementText(expected, difference.first) << "; at most " << difference.maxAbs << " absolute, "
     << difference.maxUlp << " ulp";
  return os.str();
}

} // namespace dlc::cli
