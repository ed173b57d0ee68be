/* Classifies the images of an idx file with the compiled model and nothing else:
 *   cc main.c fashion.o -lm && ./a.out t10k-images-idx3-ubyte */
#include "fashion.h"
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  unsigned char *image = aligned_alloc(64, 832);
  float *probs = aligned_alloc(64, 64);
  void *state = aligned_alloc(64, FASHION_STATE_BYTES + 64), *arena = aligned_alloc(64, FASHION_INFER_ARENA_BYTES + 64);
  if (!file || fseek(file, 16, SEEK_SET) || fashion_init(state, NULL, NULL) != DLC_OK)
    return 1;
  while (fread(image, 1, 28 * 28, file) == 28 * 28) {
    int best = 0;
    if (fashion_infer(state, arena, NULL, image, probs) != DLC_OK)
      return 1;
    for (int i = 1; i < 10; ++i)
      if (probs[i] > probs[best])
        best = i;
    printf("%d\n", best);
  }
  return 0;
}
