/* same_bits LIBRARY...: every entry of each model gives the same bits for any number of threads and in any number of
 * calls; the interpreter, switched to and from at run time, gives the same but for roundings. */
#include "dlc/dlc.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 32

static int failed(const char *what) {
  printf("%s: %s\n", what, dlc_last_error());
  return 1;
}

/* Dims are sizes or names here; a name gets a size inside its range. */
static int64_t size_of(const dlc_entry_desc *entry, const dlc_dim *dim) {
  int32_t i;
  if (!dim->expr)
    return dim->size;
  for (i = 0; i < entry->dim_count; ++i)
    if (!strcmp(entry->dims[i].name, dim->expr))
      return entry->dims[i].low + 2 <= entry->dims[i].high ? entry->dims[i].low + 2 : entry->dims[i].high;
  printf("the dim %s is no name\n", dim->expr);
  exit(1);
}

static void fill(dlc_tensor *tensor, uint32_t seed) {
  static const unsigned sizes[] = {1, 1, 1, 2, 4, 8, 2, 2, 4, 8};
  uint64_t i, count = dlc_tensor_bytes(tensor) / sizes[tensor->dtype];
  memset(tensor->data, 0, dlc_tensor_bytes(tensor));
  for (i = 0; i < count; ++i) {
    seed = seed * 1664525u + 1013904223u;
    if (tensor->dtype == DLC_F32)
      ((float *)tensor->data)[i] = (float)(seed >> 8) / 8388608.0f - 1.0f;
    else if (tensor->dtype == DLC_F64)
      ((double *)tensor->data)[i] = (double)(seed >> 8) / 8388608.0 - 1.0;
    else if (tensor->dtype != DLC_F16 && tensor->dtype != DLC_BF16)
      ((unsigned char *)tensor->data)[i * sizes[tensor->dtype]] = (unsigned char)(seed >> 31);
  }
}

static double distance(const dlc_tensor *a, const dlc_tensor *b) {
  double most = 0, largest = 1e-6;
  uint64_t i, count = dlc_tensor_bytes(a) / 4;
  if (a->dtype != DLC_F32)
    return 0;
  for (i = 0; i < count; ++i) {
    most = fmax(most, fabs((double)((float *)a->data)[i] - (double)((float *)b->data)[i]));
    largest = fmax(largest, fabs((double)((float *)a->data)[i]));
  }
  return most / largest;
}

static int check(dlc_model *model, const dlc_entry_desc *entry) {
  static const int32_t threads[] = {1, 2, 3, 7, 1};
  dlc_tensor in[MOST], first[MOST], again[MOST];
  int32_t i, d, t;
  if (entry->input_count > MOST || entry->output_count > MOST)
    return 1;
  for (i = 0; i < entry->input_count; ++i) {
    in[i].dtype = entry->inputs[i].dtype;
    in[i].rank = entry->inputs[i].rank;
    for (d = 0; d < in[i].rank; ++d)
      in[i].dims[d] = size_of(entry, &entry->inputs[i].dims[d]);
    in[i].data = dlc_alloc(dlc_tensor_bytes(&in[i]) + 64);
    fill(&in[i], 17u + (uint32_t)i);
  }
  if (dlc_model_output_types(model, entry->name, in, entry->input_count, first, entry->output_count))
    return failed("types");
  for (i = 0; i < entry->output_count; ++i) {
    again[i] = first[i];
    first[i].data = dlc_alloc(dlc_tensor_bytes(&first[i]) + 64);
    again[i].data = dlc_alloc(dlc_tensor_bytes(&first[i]) + 64);
  }
  if (dlc_model_run(model, entry->name, in, entry->input_count, first, entry->output_count))
    return failed("run");
  for (t = 0; t < (int32_t)(sizeof threads / sizeof *threads); ++t) {
    if (dlc_model_set_threads(model, threads[t]))
      return failed("threads");
    if (dlc_model_run(model, entry->name, in, entry->input_count, again, entry->output_count))
      return failed("run");
    for (i = 0; i < entry->output_count; ++i)
      if (memcmp(first[i].data, again[i].data, dlc_tensor_bytes(&first[i])))
        return printf("%s, output %s: %d threads give other bits\n", entry->name, entry->outputs[i].name,
                      (int)threads[t]),
               1;
    /* Between two runs the other engine. */
    if (dlc_model_set_mode(model, DLC_EAGER) ||
        dlc_model_run(model, entry->name, in, entry->input_count, again, entry->output_count) ||
        dlc_model_set_mode(model, DLC_GRAPH))
      return failed("eager");
    for (i = 0; i < entry->output_count; ++i)
      if (!(distance(&first[i], &again[i]) < 1e-3))
        return printf("%s, output %s: the interpreter differs by %g\n", entry->name, entry->outputs[i].name,
                      distance(&first[i], &again[i])),
               1;
  }
  return 0;
}

int main(int argc, char **argv) {
  int a;
  int32_t e;
  dlc_eager_register();
  for (a = 1; a < argc; ++a) {
    dlc_model *model;
    if (dlc_model_open_library(argv[a], NULL, &model))
      return failed(argv[a]);
    for (e = 0; e < dlc_model_entry_count(model); ++e)
      if (check(model, dlc_model_entry(model, e)))
        return 1;
    printf("%s: same bits\n", dlc_model_name(model));
    dlc_model_close(model);
  }
  return 0;
}
