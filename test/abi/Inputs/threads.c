#include "small.h"
#include <pthread.h>
#include <string.h>

typedef struct call {
  unsigned char state[SMALL_STATE_BYTES] __attribute__((aligned(64)));
  unsigned char arena[SMALL_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
  float x[64 * 8] __attribute__((aligned(64))), y[64 * 16] __attribute__((aligned(64))), first[64 * 16];
  int seed, failed;
} call;
static call calls[2];

static void *run(void *p) {
  call *c = (call *)p;
  int i;
  for (i = 0; i < 64 * 8; ++i)
    c->x[i] = (float)((i * c->seed) % 11) * 0.1f;
  c->failed = small_init(c->state, 0, 0) || small_infer(c->state, c->arena, 0, 64, c->x, c->first);
  for (i = 0; i < 2000 && !c->failed; ++i)
    c->failed = small_infer(c->state, c->arena, 0, 64, c->x, c->y) || memcmp(c->y, c->first, sizeof c->first);
  return 0;
}

int main(void) {
  pthread_t other;
  calls[0].seed = 3;
  calls[1].seed = 5;
  if (pthread_create(&other, 0, run, &calls[1]))
    return 1;
  run(&calls[0]);
  pthread_join(other, 0);
  return calls[0].failed || calls[1].failed || !memcmp(calls[0].first, calls[1].first, sizeof calls[0].first);
}
