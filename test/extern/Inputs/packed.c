#include "packed.h"
#include <stdio.h>
dlc_status tell(const dlc_host *host, const float *x, int32_t *calls) {
  static int32_t count;
  (void)host;
  printf("tell %g\n", *x);
  fflush(stdout);
  *calls = ++count;
  return DLC_OK;
}
dlc_status scale(const dlc_host *host, int64_t N, int64_t K, const float *x, const float *by, float *out_0) {
  int64_t i;
  (void)host;
  for (i = 0; i < N * K; ++i)
    out_0[i] = x[i] * *by;
  return DLC_OK;
}
