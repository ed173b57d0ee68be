#include "counter.h"
#include <stdio.h>

static unsigned char state[COUNTER_STATE_BYTES] __attribute__((aligned(64)));
static unsigned char arena[COUNTER_STEP_ARENA_BYTES + 64] __attribute__((aligned(64)));
static unsigned char ok[64] __attribute__((aligned(64)));
static float x[16] __attribute__((aligned(64))), y[16] __attribute__((aligned(64)));

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s%s\n", (int)status, message, where);
}

int main(void) {
  dlc_host host = {DLC_ABI_VERSION, 0, 0, 0, 0, on_error, 0, 0};
  int refused = counter_init(state, NULL, &host) == DLC_UNSUPPORTED_CPU;
  return !(refused && counter_step(state, arena, &host, x, ok, y) == DLC_NOT_INITIALIZED);
}
