#include "calls.h"
#include <string.h>

dlc_status scale(const dlc_host *host, int64_t N, int64_t K, const float *x, const float *by, float *out_0) {
  int64_t i;
  (void)host;
  for (i = 0; i < N * K; ++i)
    out_0[i] = x[i] * *by;
  return DLC_OK;
}

dlc_status histogram(const dlc_host *host, int64_t N, int64_t bins, int64_t length, const uint8_t *codes, int64_t *counts,
                     uint8_t *seen, uint16_t *half) {
  int64_t i;
  (void)host;
  memset(counts, 0, (size_t)bins * sizeof *counts);
  for (i = 0; i < N; ++i)
    counts[codes[i] % bins]++;
  for (i = 0; i < bins; ++i)
    seen[i] = counts[i] > 0;
  for (i = 0; i < 2 * length; ++i)
    half[i] = i % 2 ? 0x3c00 : 0xc000; /* 1 and -2 */
  return DLC_OK;
}

dlc_status count_call(const dlc_host *host, int64_t N, const float *x, int32_t *calls) {
  static int32_t count;
  (void)host;
  (void)N;
  (void)x;
  *calls = ++count;
  return DLC_OK;
}

dlc_status positive(const dlc_host *host, int64_t N, const float *x, float *y) {
  int64_t i;
  for (i = 0; i < N; ++i) {
    if (x[i] == -3) /* without a word */
      return DLC_CORRUPT;
    if (x[i] < 0) {
      if (host && host->error)
        host->error(host->context, DLC_OUT_OF_RANGE, "an element is negative", "");
      return DLC_OUT_OF_RANGE;
    }
    y[i] = x[i];
  }
  return DLC_OK;
}

dlc_status mix_(const dlc_host *host, int64_t N, const double *double_, const int8_t *int_, double *out) {
  int64_t i;
  (void)host;
  for (i = 0; i < N; ++i)
    out[i] = double_[i] + int_[i];
  return DLC_OK;
}
