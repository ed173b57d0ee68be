/* Weights in the object, from the file beside it, and from memory. */
#include "caller.h"
#include "embed.h"
#include "external.h"
#include <stdio.h>
#include <string.h>

static unsigned char state[EMBED_STATE_BYTES + EXTERNAL_STATE_BYTES + 64] __attribute__((aligned(64)));
static unsigned char arena[EMBED_INFER_ARENA_BYTES + 64] __attribute__((aligned(64)));
static unsigned char block[EXTERNAL_WEIGHTS_BYTES + 64] __attribute__((aligned(64)));
static float x[64 * 8] __attribute__((aligned(64))), y[3][64 * 16] __attribute__((aligned(64)));

static void on_error(void *context, dlc_status status, const char *message, const char *where) {
  printf("%s: %d: %s%s\n", (const char *)context, (int)status, message, where);
}

int main(int argc, char **argv) {
  char name[] = "external";
  dlc_host host;
  unsigned char head[8];
  size_t i;
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  memset(&host, 0, sizeof host);
  host.abi_version = DLC_ABI_VERSION;
  host.context = name;
  host.error = on_error;
  for (i = 0; i < 64 * 8; ++i)
    x[i] = (float)(i % 7) * 0.25f;
  /* The file's data are the block. */
  if (!file || fread(head, 1, 8, file) != 8 || fseek(file, (long)(8 + head[0] + 256 * head[1]), SEEK_SET) ||
      fread(block, 1, EXTERNAL_WEIGHTS_BYTES, file) != EXTERNAL_WEIGHTS_BYTES)
    return 1;
  fclose(file);
  if (embed_init(state, NULL, NULL) || embed_infer(state, arena, NULL, 64, x, y[0]))
    return 1;
  external_init(state, NULL, &host);
  block[5] ^= 1;
  external_init(state, block, &host);
  block[5] ^= 1;
  if (external_init(state, block, &host) || external_infer(state, arena, &host, 64, x, y[1]))
    return 1;
  if (caller_init(state, block, &host) || caller_infer(state, arena, &host, 64, x, y[2]))
    return 1;
  puts(memcmp(y[0], y[1], sizeof y[0]) || memcmp(y[0], y[2], sizeof y[0]) ? "they differ" : "same bits three times");
  return 0;
}
