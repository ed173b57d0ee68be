/* The arena's errors, and every pair of buffers that must not share memory; inputs may. */
#include "pair.h"
#include <stdio.h>
#include <string.h>

static unsigned char state[PAIR_STATE_BYTES + 64] __attribute__((aligned(64)));
static unsigned char arena[PAIR_INFER_ARENA_BYTES + 128] __attribute__((aligned(64)));
static uint16_t a[128] __attribute__((aligned(64))), b[128] __attribute__((aligned(64)));
static uint16_t s[128] __attribute__((aligned(64))), t[128] __attribute__((aligned(64)));

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s %s\n", (int)status, message, where);
}

int main(void) {
  dlc_host host;
  memset(&host, 0, sizeof host);
  host.abi_version = DLC_ABI_VERSION;
  host.error = on_error;
  if (pair_init(PAIR_STATE_BYTES ? state : NULL, NULL, &host))
    return 1;
  pair_infer(state, NULL, &host, 8, a, b, s, t);
  pair_infer(state, arena + 1, &host, 8, a, b, s, t);
  pair_infer(state, arena, &host, 8, (uint16_t *)(void *)arena, b, s, t);
  pair_infer(state, arena, &host, 8, a, b, s, (uint16_t *)(void *)arena);
  pair_infer(state, arena, &host, 8, a, b, b, t);
  pair_infer(state, arena, &host, 8, a, b, s, s);
  pair_infer(state, arena, &host, 8, a, b, s + 1, t);
  pair_infer(state, arena, &host, -1, a, b, s, t);
  pair_infer(state, arena, &host, 9, a, b, s, t);
  pair_infer(state, arena, &host, 8, a, NULL, s, t);
  /* Half a buffer: 4 rows of 16 bytes, the next output right behind. */
  if (pair_infer(state, arena, &host, 4, a, a, s, s + 32))
    return 1;
  printf("shared inputs and neighbours are good\n");
  return 0;
}
