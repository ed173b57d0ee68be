/* A build for several CPUs computes what the best of them computes alone, bit for bit. */
#include "best.h"
#include "levels.h"
#include "plain.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *room(size_t bytes) { return aligned_alloc(DLC_ALIGNMENT, (bytes + 63) / 64 * 64 + 64); }

static void say(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s%s\n", (int)status, message, where);
}

int main(void) {
  enum { N = 33 };
  static _Alignas(DLC_ALIGNMENT) float x[N * 64], a[N * 96], b[N * 96], c[N * 96];
  for (int i = 0; i < N * 64; ++i)
    x[i] = (float)(i % 13) / 7 - 1;
  void *one = room(LEVELS_STATE_BYTES), *two = room(BEST_STATE_BYTES), *three = room(PLAIN_STATE_BYTES);
  if (levels_infer_arena_bytes(N) < best_infer_arena_bytes(N) || levels_infer_arena_bytes(N) < plain_infer_arena_bytes(N) ||
      LEVELS_FIXED_ARENA_BYTES < BEST_FIXED_ARENA_BYTES || LEVELS_FIXED_ARENA_BYTES < PLAIN_FIXED_ARENA_BYTES ||
      LEVELS_STATE_BYTES < BEST_STATE_BYTES || LEVELS_STATE_BYTES < PLAIN_STATE_BYTES)
    return 2;
  void *arena = room(levels_infer_arena_bytes(N) + LEVELS_FIXED_ARENA_BYTES);
  dlc_host host;
  memset(&host, 0, sizeof host);
  host.abi_version = DLC_ABI_VERSION;
  host.error = say;
  memset(one, 0, 64);
  levels_infer(one, arena, &host, N, x, a);
  levels_infer(NULL, arena, &host, N, x, a);
  levels_init(NULL, NULL, &host);
  if (levels_init(one, NULL, &host) || best_init(two, NULL, &host) || plain_init(three, NULL, &host))
    return 3;
  for (int call = 0; call < 3; ++call) {
    if (levels_infer(one, arena, &host, N, x, a) || best_infer(two, arena, &host, N, x, b) ||
        plain_infer(three, arena, &host, N, x, c))
      return 4;
    printf("%s, %s\n", memcmp(a, b, sizeof a) ? "other bits" : "same bits", memcmp(a, c, sizeof a) ? "not the plain ones" : "the plain ones");
  }
  if (levels_fixed(one, arena, &host, x, a) || best_fixed(two, arena, &host, x, b))
    return 5;
  printf("%s\n", memcmp(a, b, 7 * 96 * sizeof *a) ? "other bits" : "same bits");
  levels_infer(one, arena, &host, 41, x, a);
  return 0;
}
