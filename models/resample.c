/* resample.c - the C functions of keyword.dl: a resampler by a windowed sinc, and its transpose. */
#include "keyword.h"
#include <math.h>
#include <string.h>

#define HALF 16 /* zero crossings on each side */

/* The filter at a distance in input samples; `cut` is 1, or the ratio of the rates where the output's is lower. */
static double filter_at(double distance, double cut) {
  const double pi = 3.14159265358979323846;
  double t = distance * cut, window = 0.5 + 0.5 * cos(pi * t / HALF);
  if (fabs(t) >= HALF)
    return 0;
  return cut * window * (t == 0 ? 1 : sin(pi * t) / (pi * t));
}

/* Calls for each output `u` and each input `t` that it reads. */
static void filter(int64_t T, int64_t U, int64_t up, int64_t down, const float *from, float *to, int transposed) {
  double cut = up < down ? (double)up / (double)down : 1;
  int64_t u, t, reach = (int64_t)(HALF / cut) + 1;
  memset(to, 0, (size_t)(transposed ? T : U) * sizeof *to);
  for (u = 0; u < U; ++u) {
    int64_t middle = u * down / up, first = middle > reach ? middle - reach : 0, last = middle + reach;
    for (t = first; t <= last && t < T; ++t) {
      float weight = (float)filter_at((double)(u * down - t * up) / (double)up, cut);
      if (transposed)
        to[t] += weight * from[u];
      else
        to[u] += weight * from[t];
    }
  }
}

dlc_status resample(const dlc_host *host, int64_t N, int64_t T, int64_t up, int64_t down, const float *x, float *out) {
  int64_t n, U = (T * up + down - 1) / down;
  if (up < 1 || down < 1) {
    if (host && host->error)
      host->error(host->context, DLC_INVALID_ARGUMENT, "resample: the rates must be positive", "");
    return DLC_INVALID_ARGUMENT;
  }
  for (n = 0; n < N; ++n)
    filter(T, U, up, down, x + n * T, out + n * U, 0);
  return DLC_OK;
}

dlc_status resample_transposed(const dlc_host *host, int64_t N, int64_t T, int64_t U, int64_t up, int64_t down,
                               const float *x, const float *g, float *out) {
  int64_t n;
  (void)host;
  (void)x;
  for (n = 0; n < N; ++n)
    filter(T, U, up, down, g + n * U, out + n * T, 1);
  return DLC_OK;
}
