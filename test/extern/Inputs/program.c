/* Links the model and its C functions; then runs the graph alone, which has to be told the functions. */
#include "calls.h"
#include "dlc/dlc.h"
#include <stdio.h>

static float x[4] __attribute__((aligned(64))) = {1, 2, 3, 4}, y[4] __attribute__((aligned(64)));
static unsigned char state[CALLS_STATE_BYTES + 64] __attribute__((aligned(64))), arena[CALLS_FAILS_ARENA_BYTES + 64] __attribute__((aligned(64)));

static void say(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s (%s)\n", (int)status, message, where);
}

int main(void) {
  dlc_host host = {DLC_ABI_VERSION, 0, 0, 0, 0, say, 0, 0};
  dlc_tensor in = {x, DLC_F32, 1, {4}}, out = {y, DLC_F32, 1, {4}};
  const dlc_model_desc *description = calls_query(DLC_ABI_VERSION);
  dlc_model *model;
  int i;
  if (calls_init(state, NULL, &host) || calls_fails(state, arena, &host, x, y))
    return 1;
  for (i = 0; i < description->extern_count; ++i)
    printf("%s\n", description->externs[i].name);
  x[2] = -1;
  if (calls_fails(state, arena, &host, x, y) != DLC_OUT_OF_RANGE || calls_fails(state, arena, NULL, x, y) != DLC_OUT_OF_RANGE)
    return 2;
  dlc_eager_register();
  if (dlc_model_open(description, &model) || dlc_model_set_mode(model, DLC_EAGER))
    return 3;
  i = (int)dlc_model_run(model, "fails", &in, 1, &out, 1);
  printf("%d: %s\n", i, dlc_last_error());
  dlc_model_close(model);
  if (dlc_model_open_graph(description->graph, description->graph_bytes, &model))
    return 4;
  i = (int)dlc_model_run(model, "fails", &in, 1, &out, 1);
  printf("%d: %s\n", i, dlc_last_error());
  x[2] = 3;
  if (dlc_model_set_extern(model, "positive", (dlc_extern_fn)positive) || dlc_model_run(model, "fails", &in, 1, &out, 1))
    return 5;
  printf("%g %g\n", y[2], y[3]);
  dlc_model_close(model);
  return 0;
}
