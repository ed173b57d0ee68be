/* modes LIBRARY STATE...: three models of one library get the same calls, with several shapes: in the interpreter, compiled, and
 * by turns in both. Outputs agree within tolerance, integers and the named states of integers exactly. */
#include "dlc/dlc.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { EAGER, GRAPH, TURNS, KINDS, MOST = 16 * 8, CALLS = 7 };
static float x[MOST] __attribute__((aligned(64))), y[KINDS][MOST] __attribute__((aligned(64)));
static int32_t bits[KINDS][16] __attribute__((aligned(64)));

static int failed(const char *what) {
  printf("%s: %s\n", what, dlc_last_error());
  return 1;
}

int main(int argc, char **argv) {
  static const int64_t sizes[] = {1, 3, 16, 2, 2, 7, 1};
  dlc_model *models[KINDS];
  int kind, call, i;
  dlc_eager_register();
  for (kind = 0; kind < KINDS; ++kind)
    if (dlc_model_open_library(argv[1], NULL, &models[kind]))
      return failed(argv[1]);
  if (dlc_model_get_mode(models[TURNS]) != DLC_GRAPH || dlc_model_set_mode(models[EAGER], DLC_EAGER) ||
      dlc_model_get_mode(models[EAGER]) != DLC_EAGER)
    return failed("modes");
  for (call = 0; call < CALLS; ++call) {
    int64_t n = sizes[call];
    if (dlc_model_set_mode(models[TURNS], call % 2 ? DLC_EAGER : DLC_GRAPH))
      return failed("mode");
    for (i = 0; i < n * 8; ++i)
      x[i] = sinf((float)(i + 5 * call));
    for (kind = 0; kind < KINDS; ++kind) {
      dlc_tensor in = {x, DLC_F32, 2, {0, 8}}, out[2] = {{0, DLC_F32, 2, {0, 8}}, {0, DLC_I32, 1, {0}}};
      in.dims[0] = out[0].dims[0] = out[1].dims[0] = n;
      out[0].data = y[kind];
      out[1].data = bits[kind];
      if (dlc_model_run(models[kind], "infer", &in, 1, out, 2))
        return failed("run");
    }
    for (kind = GRAPH; kind < KINDS; ++kind) {
      if (memcmp(bits[kind], bits[EAGER], (size_t)n * 4))
        return printf("call %d, kind %d: other random bits\n", call, kind), 1;
      for (i = 0; i < n * 8; ++i)
        if (!(fabsf(y[kind][i] - y[EAGER][i]) < 1e-4f))
          return printf("call %d, kind %d, element %d: %g, %g\n", call, kind, i, y[kind][i], y[EAGER][i]), 1;
    }
  }
  for (i = 2; i < argc; ++i)
    for (kind = 0; kind < KINDS; ++kind) {
      int64_t value = -1;
      dlc_tensor state = {&value, DLC_I64, 0, {0}};
      if (dlc_model_read_state(models[kind], argv[i], &state))
        return failed(argv[i]);
      if (value != CALLS)
        return printf("%s is %d\n", argv[i], (int)value), 1;
    }
  printf("%s agrees\n", dlc_model_name(models[0]));
  for (kind = 0; kind < KINDS; ++kind)
    dlc_model_close(models[kind]);
  return 0;
}
