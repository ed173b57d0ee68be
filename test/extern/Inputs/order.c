#include "order.h"
#include <stdio.h>
dlc_status tell(const dlc_host *host, const float *x, int32_t *calls) {
  static int32_t count;
  (void)host;
  printf("tell %g\n", *x);
  fflush(stdout);
  *calls = ++count;
  return DLC_OK;
}
