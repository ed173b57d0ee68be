//===- Philox.h - The counter-based random generator ------------*- C++ -*-===//
//
// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3; SC 2011). Bits, uniforms and
// normals are specified to the bit, so that every engine and target gives the same; what follows is the specification.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_BASE_PHILOX_H
#define DLC_RUNTIME_BASE_PHILOX_H

#include "runtime/base/Half.h"
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace dlc {

/// The block of four words for a counter and a key.
inline std::array<uint32_t, 4> philox(std::array<uint32_t, 4> counter, std::array<uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    uint64_t product0 = uint64_t(0xD2511F53u) * counter[0], product1 = uint64_t(0xCD9E8D57u) * counter[2];
    counter = {uint32_t(product1 >> 32) ^ counter[1] ^ key[0], uint32_t(product1),
               uint32_t(product0 >> 32) ^ counter[3] ^ key[1], uint32_t(product0)};
    key[0] += 0x9E3779B9u;
    key[1] += 0xBB67AE85u;
  }
  return counter;
}

/// The block that holds elements 4 * block .. 4 * block + 3 of draw `counter` under `key`.
inline std::array<uint32_t, 4> randomBlock(uint64_t key, uint64_t counter, uint64_t block) {
  return philox({uint32_t(block), uint32_t(block >> 32), uint32_t(counter), uint32_t(counter >> 32)},
                {uint32_t(key), uint32_t(key >> 32)});
}

/// Uniform in [0, 1): the upper 24 bits times 2^-24.
inline float uniformOf(uint32_t word) { return float(word >> 8) * 0x1p-24f; }

/// c[0] * x^(n-1) + .. + c[n-1] by Horner's scheme, each product and each sum rounded to f32.
template <size_t n>
inline float horner(const float (&c)[n], float x) {
#pragma STDC FP_CONTRACT OFF
  float sum = c[0];
  for (size_t i = 1; i < n; ++i) {
    float product = sum * x;
    sum = product + c[i];
  }
  return sum;
}

/// Standard normal: Acklam's approximation of the inverse distribution function at p = (upper 23 bits + 1/2) * 2^-23,
/// by the operations that dialects/dl/ops/Random.td states, each an f32 operation that rounds by itself.
inline float normalOf(uint32_t word) {
#pragma STDC FP_CONTRACT OFF
  constexpr float a[] = {-39.69683028665376f, 220.9460984245205f,  -275.9285104469687f,
                         138.3577518672690f,  -30.66479806614716f, 2.506628277459239f};
  constexpr float b[] = {-54.47609879822406f, 161.5858368580409f,  -155.6989798598866f,
                         66.80131188771972f,  -13.28068155288572f, 1.0f};
  constexpr float c[] = {-0.007784894002430293f, -0.3223964580411365f, -2.400758277161838f,
                         -2.549732539343734f,    4.374664141464968f,   2.938163982698783f};
  constexpr float d[] = {0.007784695709041462f, 0.3224671290700398f, 2.445134137142996f, 3.754408661907416f, 1.0f};
  constexpr float l[] = {0.070376836292f, -0.11514610310f, 0.11676998740f,  -0.12420140846f, 0.14249322787f,
                         -0.16668057665f, 0.20000714765f,  -0.24999993993f, 0.33333331174f};
  float p = (float(word >> 9) + 0.5f) * 0x1p-23f;
  float t = p < 0.5f ? p : 1.0f - p;
  float v;
  if (t >= 0.02425f) {
    float q = t - 0.5f, r = q * q;
    float n = horner(a, r) * q;
    v = n / horner(b, r);
  } else {
    uint32_t bits = bitCast<uint32_t>(t);
    int32_t e = int32_t(bits - 0x3F3504F3u) >> 23;
    float f = bitCast<float>(bits - (uint32_t(e) << 23)) - 1.0f;
    float z = f * f;
    float h = horner(l, f) * f;
    float hz = h * z, halfZ = 0.5f * z;
    float scaled = float(e) * 0.693147180559945f;
    float mantissa = f + (hz - halfZ);
    float logarithm = mantissa + scaled;
    float s = std::sqrt(-2.0f * logarithm);
    v = horner(c, s) / horner(d, s);
  }
  return p < 0.5f ? v : -v;
}

} // namespace dlc

#endif
