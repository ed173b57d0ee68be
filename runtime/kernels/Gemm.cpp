//===- Gemm.cpp - A blocked matrix product --------------------------------===//
#include "runtime/kernels/Gemm.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace dlc::kernels {

namespace {

constexpr int64_t depth = 256; // of a packed block
constexpr int microRows = 6;

template <typename T>
struct Micro {
  typedef T Vector __attribute__((vector_size(32)));
  static constexpr int lanes = int(sizeof(Vector) / sizeof(T));
  static constexpr int columns = 2 * lanes;
};

/// c[6][columns] += a[k][6]^T * b[k][columns]
template <typename T>
[[gnu::always_inline]] inline void microBody(int64_t k, const T *a, const T *b, T *c, int64_t stride) {
  using Vector = typename Micro<T>::Vector;
  constexpr int lanes = Micro<T>::lanes;
  Vector sum[microRows][2];
  for (int i = 0; i < microRows; ++i)
    for (int j = 0; j < 2; ++j)
      std::memcpy(&sum[i][j], c + i * stride + j * lanes, sizeof(Vector));
  for (int64_t p = 0; p < k; ++p) {
    Vector right[2];
    std::memcpy(right, b + p * 2 * lanes, sizeof right);
    for (int i = 0; i < microRows; ++i) {
      Vector left = a[p * microRows + i] - Vector{}; // x - 0 is x for every x, so this is a plain broadcast
      sum[i][0] += left * right[0];
      sum[i][1] += left * right[1];
    }
  }
  for (int i = 0; i < microRows; ++i)
    for (int j = 0; j < 2; ++j)
      std::memcpy(c + i * stride + j * lanes, &sum[i][j], sizeof(Vector));
}

template <typename T>
using MicroFn = void (*)(int64_t k, const T *a, const T *b, T *c, int64_t stride);

template <typename T>
void microBaseline(int64_t k, const T *a, const T *b, T *c, int64_t stride) {
  microBody(k, a, b, c, stride);
}

#if defined(__x86_64__)
template <typename T>
__attribute__((target("avx2,fma"))) void microAvx2(int64_t k, const T *a, const T *b, T *c, int64_t stride) {
  microBody(k, a, b, c, stride);
}
#endif

template <typename T>
MicroFn<T> chooseMicro() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return microAvx2<T>;
#endif
  return microBaseline<T>;
}

template <typename T>
struct Scratch {
  explicit Scratch(int64_t count)
      : data(static_cast<T *>(std::aligned_alloc(64, (size_t(count) * sizeof(T) + 63) / 64 * 64)), std::free) {}
  std::unique_ptr<T, void (*)(void *)> data;
};

int64_t roundUp(int64_t value, int64_t unit) { return (value + unit - 1) / unit * unit; }

/// Packs `count` lines of `k` values as panels of `width` lines, [panel][k][width], zeros beyond `count`.
template <typename T>
void packPanels(const PackFn<T> &pack, int64_t k0, int64_t k, int64_t first, int64_t count, int width, T *line,
                T *out) {
  int64_t panels = (count + width - 1) / width;
  for (int64_t p = 0; p < k; ++p) {
    pack(k0 + p, first, count, line);
    std::fill(line + count, line + panels * width, T(0));
    for (int64_t panel = 0; panel < panels; ++panel)
      std::memcpy(out + (panel * k + p) * width, line + panel * width, size_t(width) * sizeof(T));
  }
}

} // namespace

template <typename T>
bool runTile(const GemmTile<T> &tile) {
  static const MicroFn<T> micro = chooseMicro<T>();
  constexpr int columns = Micro<T>::columns;
  int64_t rows = roundUp(tile.m, microRows), width = roundUp(tile.n, columns),
          block = std::min(depth, std::max<int64_t>(tile.k, 1));
  Scratch<T> a(rows * block), b(width * block), c(rows * width), line(std::max(rows, width));
  if (!a.data || !b.data || !c.data || !line.data)
    return false;
  std::fill(c.data.get(), c.data.get() + rows * width, T(0));
  for (int64_t k0 = 0; k0 < tile.k; k0 += block) {
    int64_t k = std::min(block, tile.k - k0);
    packPanels(tile.packA, k0, k, tile.m0, tile.m, microRows, line.data.get(), a.data.get());
    packPanels(tile.packB, k0, k, tile.n0, tile.n, columns, line.data.get(), b.data.get());
    for (int64_t j = 0; j < width; j += columns)
      for (int64_t i = 0; i < rows; i += microRows)
        micro(k, a.data.get() + i * k, b.data.get() + j * k, c.data.get() + i * width + j, width);
  }
  for (int64_t i = 0; i < tile.m; ++i)
    tile.store(tile.m0 + i, tile.n0, tile.n, c.data.get() + i * width);
  return true;
}

template bool runTile<double>(const GemmTile<double> &);
template bool runTile<float>(const GemmTile<float> &);
template bool runTile<uint32_t>(const GemmTile<uint32_t> &);
template bool runTile<uint64_t>(const GemmTile<uint64_t> &);

} // namespace dlc::kernels
