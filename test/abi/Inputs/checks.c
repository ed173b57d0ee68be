/* Every argument that cannot be right has its own message; then a call that is right, with and without threads. */
#include "small.h"
#include <stdio.h>
#include <string.h>

#define MOST 64
static unsigned char state[SMALL_STATE_BYTES + 64] __attribute__((aligned(64)));
static unsigned char arena[SMALL_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
static float x[MOST * 8 + 16] __attribute__((aligned(64)));
static float y[MOST * 16 + 16] __attribute__((aligned(64))), z[MOST * 16] __attribute__((aligned(64)));

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s %s\n", (int)status, message, where);
}

/* Runs chunks backwards: their order must not matter. */
static int launches;
static void backwards(void *context, int64_t count, dlc_chunk_fn fn, void *arg) {
  (void)context;
  ++launches;
  while (count-- > 0)
    fn(arg, count);
}

int main(void) {
  dlc_host host, old;
  int i;
  memset(&host, 0, sizeof host);
  host.abi_version = DLC_ABI_VERSION;
  host.error = on_error;
  old = host;
  old.abi_version = 99;
  for (i = 0; i < MOST * 8; ++i)
    x[i] = (float)(i % 13) * 0.1f - 0.5f;
  small_init(NULL, NULL, &host);
  small_init(state + 1, NULL, &host);
  small_init(state, NULL, &old);
  small_infer(state, arena, &host, 3, x, y);
  if (small_init(state, NULL, &host))
    return 1;
  small_infer(NULL, arena, &host, 3, x, y);
  small_infer(state, arena, &host, 0, x, y);
  small_infer(state, arena, &host, 65, x, y);
  small_infer(state, arena, &host, 3, NULL, y);
  small_infer(state, arena, &host, 3, x, NULL);
  small_infer(state, arena, &host, 3, x + 1, y);
  small_infer(state, arena, &host, 3, x, y + 1);
  small_infer(state, arena, &host, 3, y, y);
  small_infer(state, arena, &host, 3, x, (float *)(void *)(state));
  small_infer(state, arena, &old, 3, x, y);
  if (small_query(DLC_ABI_VERSION + 1) || !small_query(DLC_ABI_VERSION))
    return 1;
  if (small_infer(state, arena, NULL, MOST, x, y))
    return 1;
  host.parallel_for = backwards;
  {
    const dlc_entry_desc *entry = &small_query(DLC_ABI_VERSION)->entries[0];
    int64_t dims[1] = {MOST};
    void *tensors[2];
    tensors[0] = x;
    tensors[1] = z;
    printf("%s %s %s %d\n", entry->name, entry->dims[0].name, entry->inputs[0].dims[0].expr, (int)entry->outputs[0].dims[1].size);
    if (entry->arena_bytes(dims) != small_infer_arena_bytes(MOST) || entry->arena_bytes(dims) > SMALL_INFER_ARENA_BYTES)
      return 1;
    if (entry->call(state, arena, &host, dims, tensors))
      return 1;
  }
  printf("%s\n", memcmp(y, z, sizeof z) ? "threads change the result" : "same bits");
  return 0;
}
