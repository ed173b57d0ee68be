/* Goes on training on the device, with the compiled model and nothing else, and prints the loss of each hundred steps:
 *   cc train.c lenet_train.o -lm && ./a.out train-images-idx3-ubyte train-labels-idx1-ubyte 500 */
#include "lenet_train.h"
#include <stdio.h>
#include <stdlib.h>

enum { BATCH = 64, PIXELS = 28 * 28 };

int main(int argc, char **argv) {
  FILE *images = argc == 4 ? fopen(argv[1], "rb") : NULL, *labels = argc == 4 ? fopen(argv[2], "rb") : NULL;
  void *state = aligned_alloc(DLC_ALIGNMENT, LENET_TRAIN_STATE_BYTES);
  void *arena = aligned_alloc(DLC_ALIGNMENT, lenet_train_train_step_arena_bytes(BATCH));
  float *x = aligned_alloc(DLC_ALIGNMENT, BATCH * PIXELS * sizeof(float)),
        *loss = aligned_alloc(DLC_ALIGNMENT, DLC_ALIGNMENT);
  int32_t *y = aligned_alloc(DLC_ALIGNMENT, BATCH * sizeof(int32_t)),
          *correct = aligned_alloc(DLC_ALIGNMENT, DLC_ALIGNMENT);
  /* The state is what the checkpoint held: weights, momentum, and how many steps were taken. */
  if (!images || !labels || fseek(images, 16, SEEK_SET) || fseek(labels, 8, SEEK_SET) ||
      lenet_train_init(state, NULL, NULL) != DLC_OK)
    return 1;
  double sum = 0;
  for (int step = 1; step <= atoi(argv[3]); ++step) {
    for (int i = 0; i < BATCH; ++i)
      y[i] = fgetc(labels);
    for (int i = 0; i < BATCH * PIXELS; ++i)
      x[i] = (float)fgetc(images) / 255;
    if (feof(images) || lenet_train_train_step(state, arena, NULL, BATCH, x, y, loss, correct) != DLC_OK)
      return 1;
    sum += *loss;
    if (step % 100 == 0) {
      printf("steps %d: loss %.4f\n", step, sum / 100);
      sum = 0;
    }
  }
  return 0;
}
