/* Calls an entry twice by its description and writes FOLDER/NAME.1 and FOLDER/NAME.2, the bytes of each output. */
#include "inits.h"
#include <stdio.h>

static unsigned char state[INITS_STATE_BYTES] __attribute__((aligned(64)));
static unsigned char arena[INITS_STEP_ARENA_BYTES + 64] __attribute__((aligned(64)));
static unsigned char outputs[32][128] __attribute__((aligned(64)));
static float x[16] __attribute__((aligned(64))) = {0.5f};

static uint64_t bytes_of(const dlc_tensor_desc *tensor) {
  static const unsigned char sizes[] = {1, 1, 1, 2, 4, 8, 2, 2, 4, 8};
  uint64_t bytes = sizes[tensor->dtype];
  int32_t d;
  for (d = 0; d < tensor->rank; ++d)
    bytes *= (uint64_t)tensor->dims[d].size;
  return bytes;
}

int main(int argc, char **argv) {
  const dlc_entry_desc *entry = inits_query(DLC_ABI_VERSION)->entries;
  void *tensors[33];
  int32_t i, call;
  if (argc != 2 || entry->output_count > 32 || inits_init(state, NULL, NULL))
    return 1;
  tensors[0] = x;
  for (i = 0; i < entry->output_count; ++i)
    tensors[1 + i] = outputs[i];
  for (call = 1; call <= 2; ++call) {
    if (entry->call(state, arena, NULL, NULL, tensors))
      return 2;
    for (i = 0; i < entry->output_count; ++i) {
      char path[256];
      FILE *file;
      uint64_t bytes = bytes_of(&entry->outputs[i]);
      sprintf(path, "%.200s/%.40s.%d", argv[1], entry->outputs[i].name, (int)call);
      file = fopen(path, "wb");
      if (!file || fwrite(outputs[i], 1, bytes, file) != bytes || fclose(file))
        return 3;
    }
  }
  return 0;
}
