//===- Init.cpp - Weights by an init string and a seed --------------------===//
#include "runtime/base/Init.h"
#include "runtime/base/Checksum.h"
#include "runtime/base/Philox.h"
#include <algorithm>
#include <cmath>
#include <vector>

namespace dlc {

Status parseInit(const std::string &text, Init &init) {
  if (readInit(text, init))
    return {};
  return error(DLC_INVALID_ARGUMENT, "init '", text, "' is none of ", initForms);
}

namespace {
/// Random numbers by index: element i is word i mod 4 of block i / 4.
struct Draws {
  uint64_t seed, counter;
  uint32_t word(uint64_t i) const { return randomBlock(seed, counter, i / 4)[size_t(i % 4)]; }
  double normal(uint64_t i) const { return double(normalOf(word(i))); }
};

/// Drawn anew while it lies outside; each try has blocks of its own.
double truncated(const Draws &draws, uint64_t i, const Init &init) {
  constexpr uint64_t tries = 256;
  double value = 0;
  for (uint64_t attempt = 0; attempt < tries; ++attempt) {
    value = init.a + init.b * draws.normal(i + (attempt << 48));
    if (value >= init.c && value <= init.d)
      return value;
  }
  return std::max(init.c, std::min(init.d, value));
}

/// Rows of normals made orthonormal one after another, each twice against rounding: of the matrix [rows, others], or of
/// its transpose where it is the longer side.
std::vector<double> orthogonal(const Draws &draws, int64_t rows, int64_t columns, double gain) {
  bool isTall = rows > columns;
  int64_t count = std::min(rows, columns), length = std::max(rows, columns);
  std::vector<double> q(size_t(count * length));
  auto row = [&](int64_t i) { return q.data() + i * length; };
  for (int64_t i = 0; i < count; ++i) {
    for (int64_t k = 0; k < length; ++k)
      row(i)[k] = draws.normal(uint64_t(i * length + k));
    for (int pass = 0; pass < 2; ++pass)
      for (int64_t j = 0; j < i; ++j) {
        double dot = 0;
        for (int64_t k = 0; k < length; ++k)
          dot += row(i)[k] * row(j)[k];
        for (int64_t k = 0; k < length; ++k)
          row(i)[k] -= dot * row(j)[k];
      }
    double squares = 0;
    for (int64_t k = 0; k < length; ++k)
      squares += row(i)[k] * row(i)[k];
    double scale = squares > 0 ? 1 / std::sqrt(squares) : 0;
    for (int64_t k = 0; k < length; ++k)
      row(i)[k] *= scale;
  }
  std::vector<double> result(q.size());
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      result[size_t(i * columns + j)] = gain * (isTall ? row(j)[i] : row(i)[j]);
  return result;
}

/// In each column a share of zeros, at the places with the smallest words; normals elsewhere.
std::vector<double> sparse(const Draws &draws, int64_t rows, int64_t columns, double sparsity, double std) {
  std::vector<double> result(size_t(rows * columns));
  auto zeros = int64_t(std::ceil((sparsity > 0 ? std::min(sparsity, 1.0) : 0.0) * double(rows)));
  std::vector<int64_t> order(static_cast<size_t>(rows));
  for (int64_t j = 0; j < columns; ++j) {
    for (int64_t i = 0; i < rows; ++i)
      order[size_t(i)] = i;
    auto key = [&](int64_t i) { return draws.word(uint64_t(i * columns + j) + (uint64_t(1) << 48)); };
    std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return key(a) < key(b); });
    for (int64_t k = zeros; k < rows; ++k) {
      int64_t at = order[size_t(k)] * columns + j;
      result[size_t(at)] = std * draws.normal(uint64_t(at));
    }
  }
  return result;
}

/// 1 where a channel of a group meets itself in the middle of the kernel.
std::vector<double> dirac(const Shape &shape, double groupCount) {
  std::vector<double> result(size_t(shape.count()));
  if (shape.rank < 3 || !(groupCount >= 1 && groupCount <= double(shape[0])))
    return result;
  auto groups = int64_t(groupCount);
  int64_t places = 1, middle = 0;
  for (int d = 2; d < shape.rank; ++d) {
    places *= shape[d];
    middle = middle * shape[d] + shape[d] / 2;
  }
  int64_t each = shape[0] / groups;
  for (int64_t g = 0; g < groups; ++g)
    for (int64_t i = 0; i < std::min(each, shape[1]); ++i)
      if (places)
        result[size_t(((g * each + i) * shape[1] + i) * places + middle)] = 1;
  return result;
}

/// What an init that looks at the shape makes; empty for the others.
std::vector<double> fillShaped(const Init &init, const Shape &shape, const Draws &draws) {
  int64_t rows = shape.rank ? shape[0] : 1, columns = rows ? shape.count() / rows : 0;
  switch (init.kind) {
  case Init::Eye: {
    std::vector<double> result(size_t(rows * columns));
    for (int64_t i = 0; i < std::min(rows, columns); ++i)
      result[size_t(i * columns + i)] = 1;
    return result;
  }
  case Init::Dirac:
    return dirac(shape, init.a);
  case Init::Orthogonal:
    return orthogonal(draws, rows, columns, init.a);
  case Init::Sparse:
    return sparse(draws, rows, columns, init.a, init.b);
  default:
    return {};
  }
}
} // namespace

Status fillInit(const std::string &text, const std::string &name, uint64_t seed, Tensor &tensor) {
  Init init;
  DLC_TRY(parseInit(text, init));
  constexpr double byDefault = 0.05;
  if (init.kind == Init::None)
    init = isFloat(tensor.dtype) ? Init{Init::Uniform, -byDefault, byDefault} : Init{Init::Constant, 0, 0};
  uint64_t counter = fnv1a64(name.data(), name.size());
  std::vector<double> shaped = fillShaped(init, tensor.shape, {seed, counter});
  dispatch(tensor.dtype, [&](auto element) {
    using S = decltype(element);
    auto put = [&](int64_t i, double value) {
      if constexpr (std::is_same_v<S, Bool>)
        tensor.data<S>()[i] = Bool(value != 0);
      else if constexpr (std::is_integral_v<S>)
        tensor.data<S>()[i] = value != value ? S(0) : value >= 0x1p62 || value <= -0x1p62 ? S(0) : S(int64_t(value));
      else
        tensor.data<S>()[i] = S(value);
    };
    int64_t count = tensor.count();
    if (init.kind == Init::Constant) {
      for (int64_t i = 0; i < count; ++i)
        put(i, init.a);
      return;
    }
    if (!shaped.empty()) {
      for (int64_t i = 0; i < count; ++i)
        put(i, shaped[size_t(i)]);
      return;
    }
    if (init.kind == Init::TruncatedNormal) {
      for (int64_t i = 0; i < count; ++i)
        put(i, truncated({seed, counter}, uint64_t(i), init));
      return;
    }
    for (int64_t block = 0; block * 4 < count; ++block) {
      auto words = randomBlock(seed, counter, uint64_t(block));
      for (int64_t i = 0; i < 4 && block * 4 + i < count; ++i) {
        uint32_t word = words[size_t(i)];
        put(block * 4 + i, init.kind == Init::Uniform ? init.a + (init.b - init.a) * double(uniformOf(word))
                                                      : init.a + init.b * double(normalOf(word)));
      }
    }
  });
  return {};
}

} // namespace dlc
