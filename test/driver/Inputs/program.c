#include "m.h"
#include <stdio.h>

static unsigned char state[M_STATE_BYTES + 64] __attribute__((aligned(64)));
static unsigned char arena[M_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
static float x[16] __attribute__((aligned(64))) = {1, 2, 3, 4}, y[16] __attribute__((aligned(64)));

int main(void) {
  const dlc_model_desc *model = m_query(DLC_ABI_VERSION);
  const unsigned char *graph = (const unsigned char *)model->graph;
  unsigned sum = 0, i;
  if (m_init(state, NULL, NULL) || m_infer(state, arena, NULL, x, y))
    return 1;
  for (i = 0; i < model->graph_bytes; ++i)
    sum += graph[i];
  printf("y %.9g %.9g\n", (double)y[0], (double)y[1]);
  printf("graph %u bytes %u\n", sum, (unsigned)model->graph_bytes);
  return 0;
}
