/* Runs one model in both modes and compares the answers. */
#include "linear.h"
#include <dlc/dlc.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  dlc_model *model;
  float *x = dlc_alloc(2 * 4 * sizeof(float)), *y = dlc_alloc(2 * 3 * sizeof(float));
  dlc_tensor input = {0, DLC_F32, 2, {2, 4}}, output = {0, DLC_F32, 2, {2, 3}};
  float graph[6];
  int i;
  input.data = x;
  output.data = y;
  for (i = 0; i < 8; ++i) x[i] = (float)i;
  dlc_eager_register();
  if (dlc_model_open(linear_query(DLC_ABI_VERSION), &model) || dlc_model_run(model, "infer", &input, 1, &output, 1)) {
    fprintf(stderr, "%s\n", dlc_last_error());
    return 1;
  }
  for (i = 0; i < 6; ++i) graph[i] = y[i];
  if (dlc_model_set_mode(model, DLC_EAGER) || dlc_model_run(model, "infer", &input, 1, &output, 1)) {
    fprintf(stderr, "%s\n", dlc_last_error());
    return 1;
  }
  for (i = 0; i < 6; ++i)
    if (fabsf(graph[i] - y[i]) > 1e-5f) return 2;
  printf("dlc %s: both modes agree\n", dlc_version());
  dlc_model_close(model);
  dlc_free(x);
  dlc_free(y);
  return 0;
}
