/* Maps a weight file, as the header says, and compares with the object that carries the same weights. */
#define _POSIX_C_SOURCE 200809L
#include "inside.h"
#include "outside.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

static unsigned char state[2][OUTSIDE_STATE_BYTES + INSIDE_STATE_BYTES + 64] __attribute__((aligned(64)));
static unsigned char arena[INSIDE_INFER_ARENA_BYTES + OUTSIDE_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
static unsigned char outputs[2][16][128] __attribute__((aligned(64)));
static unsigned char copy[4096] __attribute__((aligned(64)));
static float x[16] __attribute__((aligned(64))) = {1, 2, 3};

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  (void)context;
  printf("%d: %s%s\n", (int)status, message, where);
}

int main(int argc, char **argv) {
  dlc_host host;
  struct stat about;
  const void *weights = NULL;
  const unsigned char *file;
  void *tensors[2][17];
  int descriptor = argc == 2 ? open(argv[1], O_RDONLY) : -1, i, k;
  uint64_t size, head;
  memset(&host, 0, sizeof host);
  host.abi_version = DLC_ABI_VERSION;
  host.error = on_error;
  if (descriptor < 0 || fstat(descriptor, &about))
    return 1;
  size = (uint64_t)about.st_size;
  file = (const unsigned char *)mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (file == MAP_FAILED || size > sizeof copy - 64 || outside_find_weights(file, size, &host, &weights) ||
      outside_init(state[0], weights, &host) || inside_init(state[1], NULL, &host))
    return 2;
  for (k = 0; k < 2; ++k) {
    tensors[k][0] = x;
    for (i = 0; i < 16; ++i)
      tensors[k][1 + i] = outputs[k][i];
  }
  if (outside_query(DLC_ABI_VERSION)->entries->call(state[0], arena, &host, NULL, tensors[0]) ||
      inside_query(DLC_ABI_VERSION)->entries->call(state[1], arena, &host, NULL, tensors[1]))
    return 3;
  puts(memcmp(outputs[0], outputs[1], sizeof outputs[0]) ? "they differ" : "same bits");

  /* What is wrong with a file is said. */
  memcpy(&head, file, 8);
  outside_find_weights(NULL, size, &host, &weights);
  outside_find_weights(file, size, &host, NULL);
  outside_find_weights(file, 7, &host, &weights);
  outside_find_weights(file, 8 + head - 1, &host, &weights);
  outside_find_weights(file, 8 + head, &host, &weights);
  outside_find_weights(file, size - 1, &host, &weights);
  memcpy(copy + 1, file, size);
  outside_find_weights(copy + 1, size, &host, &weights);
  memcpy(copy, file, size);
  copy[7] = 0xff;
  outside_find_weights(copy, size, &host, &weights);
  copy[7] = 0;
  if (outside_find_weights(copy, size, &host, &weights))
    return 4;
  copy[size - 1] ^= 1;
  outside_init(state[0], weights, &host);
  copy[size - 1] ^= 1;
  return outside_init(state[0], weights, &host);
}
