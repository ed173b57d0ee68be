//===- Gemm.h - A blocked matrix product ------------------------*- C++ -*-===//
//
// C[M, N] = A[M, K] * B[K, N] in the accumulation type T: double for f32 and f64, float for f16 and bf16, an unsigned
// integer for integers. Operands come through functions that write packed blocks, so that strides, conversions and
// the image-to-columns view of a convolution cost one pass.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_KERNELS_GEMM_H
#define DLC_RUNTIME_KERNELS_GEMM_H

#include <cstddef>
#include <cstdint>
#include <functional>

namespace dlc::kernels {

/// Writes `count` values of row `k` (of B), or column `k` (of A), from place `first` to `out`.
template <typename T>
using PackFn = std::function<void(int64_t k, int64_t first, int64_t count, T *out)>;

/// One tile of C: rows m0.. and columns n0.. . `store` gets each finished row.
template <typename T>
struct GemmTile {
  int64_t m0, m, n0, n, k;
  const PackFn<T> &packA, &packB;
  const std::function<void(int64_t row, int64_t column, int64_t count, const T *values)> &store;
};

/// The most rows and columns of a tile.
inline constexpr int64_t tileRows = 192, tileColumns = 256;

/// Computes a tile; false when there is no memory. The order of summation depends on K alone.
template <typename T>
bool runTile(const GemmTile<T> &tile);

} // namespace dlc::kernels

#endif
