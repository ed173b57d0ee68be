#include "mixed.h"
#include <stdio.h>

static unsigned char state[MIXED_STATE_BYTES + 64] __attribute__((aligned(64)));
static unsigned char arena[MIXED_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
static float x[16] __attribute__((aligned(64))), y[16] __attribute__((aligned(64)));

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s (%s)\n", (int)status, message, where);
}

int main(void) {
  dlc_host host = {DLC_ABI_VERSION, 0, 0, 0, 0, on_error, 0, 0};
  int first;
  if (mixed_init(state, NULL, &host))
    return 1;
  first = (int)mixed_infer(state, arena, &host, x, y);
  printf("%d %d\n", first, (int)mixed_infer(state, arena, NULL, x, y));
  return 0;
}
