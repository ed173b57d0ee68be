/* A model by hand, as a shared library: entry `twice`. */
#include "dlc/abi.h"

static dlc_status call(void *state, void *arena, const dlc_host *host, const int64_t *dims, void *const *tensors) {
  const float *x = tensors[0];
  float *y = tensors[1];
  (void)state, (void)arena, (void)host, (void)dims;
  y[0] = 2 * x[0];
  y[1] = 2 * x[1];
  return DLC_OK;
}

static uint64_t arena(const int64_t *dims) {
  (void)dims;
  return 0;
}

static const dlc_dim two[] = {{2, NULL}};
static const dlc_tensor_desc x[] = {{"x", DLC_F32, 1, two}}, y[] = {{"y", DLC_F32, 1, two}};
static const dlc_entry_desc entries[] = {{"twice", 0, 1, 1, 0, NULL, x, y, arena, call}};
static const dlc_model_desc model = {DLC_ABI_VERSION, DLC_WEIGHTS_NONE, "tiny", "by hand", "any", 0, 0, 0, 0, NULL, 1, 0, 0, 0, entries, NULL, NULL, NULL, 0, NULL, NULL};

const dlc_model_desc *tiny_query(uint32_t version);
const dlc_model_desc *tiny_query(uint32_t version) { return version == DLC_ABI_VERSION ? &model : NULL; }
