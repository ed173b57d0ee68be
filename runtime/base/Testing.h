//===- Testing.h - Checks for the *_test.cpp programs -----------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_TESTING_H
#define DLC_RUNTIME_BASE_TESTING_H

#include "runtime/base/Tensor.h"
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace dlc::testing {

inline int &failures() {
  static int count = 0;
  return count;
}
inline int &checks() {
  static int count = 0;
  return count;
}

inline void check(bool ok, const char *text, const char *file, int line, const std::string &detail = {}) {
  ++checks();
  if (ok)
    return;
  ++failures();
  std::fprintf(stderr, "%s:%d: %s%s%s\n", file, line, text, detail.empty() ? "" : ": ", detail.c_str());
}

/// Prints the outcome; main returns it.
inline int finish() {
  std::printf("%d checks, %d failed\n", checks(), failures());
  return failures() != 0;
}

template <typename S>
Tensor tensor(const Shape &shape, const std::vector<double> &values) {
  Tensor result;
  if (!allocate(DTypeOf<S>::value, shape, result).ok())
    return result;
  for (size_t i = 0; i < values.size(); ++i) {
    if constexpr (std::is_same_v<S, Bool>)
      result.data<S>()[i] = Bool(values[i] != 0);
    else
      result.data<S>()[i] = S(values[i]);
  }
  return result;
}

/// All elements as doubles, in row-major order.
inline std::vector<double> values(const Tensor &tensor) {
  Tensor flat;
  if (!makeContiguous(tensor, flat).ok())
    return {};
  std::vector<double> result;
  dispatch(flat.dtype, [&](auto element) {
    using S = decltype(element);
    for (int64_t i = 0; i < flat.count(); ++i)
      result.push_back(double(load(flat.data<S>()[i])));
  });
  return result;
}

/// Equal bit by bit as f64, but any NaN equals any NaN.
inline bool same(const std::vector<double> &a, const std::vector<double> &b) {
  if (a.size() != b.size())
    return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (std::memcmp(&a[i], &b[i], sizeof a[i]) && !(a[i] != a[i] && b[i] != b[i]))
      return false;
  return true;
}
inline std::string show(const std::vector<double> &v) {
  std::string text = "[";
  for (double x : v)
    text += (text.size() > 1 ? ", " : "") + std::to_string(x);
  return text + "]";
}

} // namespace dlc::testing

#define CHECK(condition) ::dlc::testing::check(bool(condition), #condition, __FILE__, __LINE__)
#define CHECK_OK(expression)                                                                                           \
  do {                                                                                                                 \
    ::dlc::Status dlcChecked = (expression);                                                                           \
    ::dlc::testing::check(dlcChecked.ok(), #expression, __FILE__, __LINE__, dlcChecked.message);                       \
  } while (false)
#define CHECK_STATUS(expression, wanted, part)                                                                         \
  do {                                                                                                                 \
    ::dlc::Status dlcChecked = (expression);                                                                           \
    ::dlc::testing::check(dlcChecked.code == (wanted) && dlcChecked.message.find(part) != std::string::npos,           \
                          #expression, __FILE__, __LINE__,                                                             \
                          std::to_string(dlcChecked.code) + " " + dlcChecked.message);                                 \
  } while (false)
#define CHECK_VALUES(actual, ...)                                                                                      \
  do {                                                                                                                 \
    std::vector<double> dlcActual = ::dlc::testing::values(actual), dlcWanted = __VA_ARGS__;                           \
    ::dlc::testing::check(::dlc::testing::same(dlcActual, dlcWanted), #actual " == " #__VA_ARGS__, __FILE__, __LINE__, \
                          ::dlc::testing::show(dlcActual));                                                            \
  } while (false)

#endif
