/* How much of the arena a call touches: it runs over an arena filled with two patterns in turn, with a page of guard
 * behind, and looks for the last byte that changed. Prints the stated size and the measured one. */
#include "fashion.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD = 4096 };

int main(void) {
  const size_t size = FASHION_INFER_ARENA_BYTES;
  unsigned char *arena = aligned_alloc(64, size + GUARD + 64 - (size + GUARD) % 64);
  unsigned char *image = aligned_alloc(64, 832);
  float *probs = aligned_alloc(64, 64);
  void *state = aligned_alloc(64, FASHION_STATE_BYTES + 64);
  size_t last = 0;
  if (!arena || !image || !probs || !state || fashion_init(state, NULL, NULL) != DLC_OK)
    return 1;
  for (int i = 0; i < 28 * 28; ++i)
    image[i] = (unsigned char)(i * 37);
  for (int pattern = 0xA5; pattern; pattern = pattern == 0xA5 ? 0x5A : 0) {
    memset(arena, pattern, size + GUARD);
    if (fashion_infer(state, arena, NULL, image, probs) != DLC_OK)
      return 1;
    for (size_t i = size + GUARD; i > last; --i)
      if (arena[i - 1] != pattern)
        last = i;
  }
  printf("%zu %zu\n", size, last);
  return last > size;
}
