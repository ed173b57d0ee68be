/* The state changes once, at the end of a call that succeeds; two states do not see each other. */
#include "counter.h"
#include <stdio.h>
#include <string.h>

static unsigned char first[COUNTER_STATE_BYTES] __attribute__((aligned(64)));
static unsigned char second[COUNTER_STATE_BYTES] __attribute__((aligned(64)));
static unsigned char arena[COUNTER_STEP_ARENA_BYTES + 64] __attribute__((aligned(64)));
static float x[16] __attribute__((aligned(64))) = {1, 2, 3, 4}, old[16] __attribute__((aligned(64)));
static unsigned char yes[64] __attribute__((aligned(64))) = {1}, no[64] __attribute__((aligned(64)));

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s at %s\n", (int)status, message, where);
}
static void on_print(void *context, const char *label, const dlc_tensor *tensor, const char *where) {
  const float *values = (const float *)tensor->data;
  (void)context;
  printf("%s: %s f32=%d rank=%d [%d] %g %g\n", where, label, tensor->dtype == DLC_F32, (int)tensor->rank,
         (int)tensor->dims[0], (double)values[0], (double)values[3]);
}
static void step(void *state, const unsigned char *ok, const dlc_host *host) {
  dlc_status status = counter_step(state, arena, host, x, ok, old);
  printf("%d old %g\n", (int)status, (double)old[3]);
}

int main(void) {
  dlc_host host;
  memset(&host, 0, sizeof host);
  host.abi_version = DLC_ABI_VERSION;
  host.error = on_error;
  host.print = on_print;
  if (counter_init(first, NULL, &host) || counter_init(second, NULL, NULL))
    return 1;
  step(first, yes, &host);
  step(first, no, &host);
  step(first, yes, NULL);
  step(second, yes, NULL);
  printf("%s at %d\n", counter_query(DLC_ABI_VERSION)->state_table[0].tensor.name, (int)counter_query(DLC_ABI_VERSION)->state_table[0].offset);
  return 0;
}
