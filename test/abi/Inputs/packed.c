/* Two builds of a model give the same bits; with `packed` the process is as large as the header says. */
#include "embed.h"
#include "packed.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *room(size_t bytes) { return aligned_alloc(DLC_ALIGNMENT, (bytes + 63) / 64 * 64); }

/* The most memory that the process had, in kB; the stack and what the linker mapped are in it. */
static long peak(void) {
  char line[256];
  long kilobytes = -1;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status))
    sscanf(line, "VmHWM: %ld", &kilobytes);
  if (status)
    fclose(status);
  return kilobytes;
}

int main(int argc, char **argv) {
  static _Alignas(DLC_ALIGNMENT) float x[1024], given[4096];
  static _Alignas(DLC_ALIGNMENT) float wanted[4096];
  for (int i = 0; i < 1024; ++i)
    x[i] = (float)(i % 7) - 3;
  int packed = argc > 1 && !strcmp(argv[1], "packed");
  if (packed) {
    if (packed_init(room(PACKED_STATE_BYTES), NULL, NULL))
      return 2;
    void *state = room(PACKED_STATE_BYTES), *arena = room(PACKED_INFER_ARENA_BYTES);
    if (packed_init(state, NULL, NULL) || packed_infer(state, arena, NULL, x, given))
      return 3;
    long stated = (long)((2 * PACKED_STATE_BYTES + PACKED_WEIGHTS_BYTES + PACKED_INFER_ARENA_BYTES) / 1024);
    printf("%s\n", peak() <= stated + 8 * 1024 ? "as stated" : "larger than stated");
    printf("%s\n", peak() >= (long)(PACKED_WEIGHTS_BYTES / 1024) ? "all read" : "not all read");
    return 0;
  }
  void *one = room(PACKED_STATE_BYTES), *two = room(EMBED_STATE_BYTES);
  void *arena = room(PACKED_INFER_ARENA_BYTES + EMBED_INFER_ARENA_BYTES);
  if (packed_init(one, NULL, NULL) || packed_infer(one, arena, NULL, x, given) || embed_init(two, NULL, NULL) ||
      embed_infer(two, arena, NULL, x, wanted))
    return 4;
  printf("%s\n", memcmp(given, wanted, sizeof given) ? "other bits" : "same bits");
  /* What is derived takes no state. */
  printf("%d %d\n", PACKED_STATE_BYTES < 32768, EMBED_STATE_BYTES > 16 << 20);
  return 0;
}
