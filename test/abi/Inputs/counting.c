/* malloc and its kin, counted; linked before libc's. */
#include <stdio.h>
#include "small.h"

static int allocations, armed;
void *malloc(size_t size) {
  static char pool[1 << 20];
  static size_t used;
  void *p = pool + used;
  used += (size + 63) / 64 * 64;
  allocations += armed;
  return p;
}
void free(void *p) { (void)p; }
void *calloc(size_t n, size_t size) { return malloc(n * size); }
void *realloc(void *p, size_t size) { (void)p; return malloc(size); }

static unsigned char state[SMALL_STATE_BYTES] __attribute__((aligned(64)));
static unsigned char arena[SMALL_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
static float x[64 * 8] __attribute__((aligned(64))), y[64 * 16] __attribute__((aligned(64)));

int main(void) {
  int i, failed = 0;
  size_t at;
  if (small_init(state, NULL, NULL))
    return 1;
  /* The stated arena is all that is touched. */
  for (at = 0; at < sizeof arena; ++at)
    arena[at] = 0xa5;
  armed = 1;
  for (i = 1; i <= 64; ++i)
    failed |= small_infer(state, arena, NULL, i, x, y);
  armed = 0;
  for (at = SMALL_INFER_ARENA_BYTES; at < sizeof arena; ++at)
    failed |= arena[at] != 0xa5;
  printf("%d allocations, %s\n", allocations, failed ? "failed" : "good");
  return failed;
}
