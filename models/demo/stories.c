/* Tells a story, always by the likeliest token, one token a step; prints the tokens' ids, and on stderr how fast it
 * was.
 *
 *   tools/scripts/llama2c.py convert stories260K.bin stories.safetensors
 *   dlc build models/stories.dl --weights stories.safetensors -o .
 *   cc -I. -Iruntime/include models/demo/stories.c stories.o build/lib/libdlc_eager.a build/lib/libdlc.a -lstdc++
 * -lpthread -ldl -lm -o stories
 *   ./stories graph 200
 *   ./stories eager 200 */
#include "stories.h"
#include "dlc/dlc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { VOCAB = 512, CONTEXT = 512 };

int main(int argc, char **argv) {
  int count = argc == 3 ? atoi(argv[2]) : 0;
  if (count < 1 || count > CONTEXT || (strcmp(argv[1], "eager") && strcmp(argv[1], "graph"))) {
    fprintf(stderr, "usage: %s eager|graph COUNT, of %d tokens at most\n", argv[0], CONTEXT);
    return 2;
  }
  int32_t *token = dlc_alloc(sizeof *token), *position = dlc_alloc(sizeof *position), *next = dlc_alloc(sizeof *next);
  float *logits = dlc_alloc(VOCAB * sizeof *logits);
  dlc_tensor inputs[] = {{token, DLC_I32, 0, {0}}, {position, DLC_I32, 0, {0}}};
  dlc_tensor outputs[] = {{next, DLC_I32, 0, {0}}, {logits, DLC_F32, 1, {VOCAB}}};
  dlc_model *model;
  dlc_eager_register();
  if (dlc_model_open(stories_query(DLC_ABI_VERSION), &model) ||
      dlc_model_set_mode(model, strcmp(argv[1], "eager") ? DLC_GRAPH : DLC_EAGER)) {
    fprintf(stderr, "%s\n", dlc_last_error());
    return 1;
  }
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  *token = 1; /* begins a text */
  for (*position = 0; *position < count; ++*position) {
    if (dlc_model_run(model, "step", inputs, 2, outputs, 2)) {
      fprintf(stderr, "%s\n", dlc_last_error());
      return 1;
    }
    printf("%d\n", *next);
    *token = *next;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  fprintf(stderr, "%.0f tokens a second\n",
          count / ((double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec)));
  dlc_model_close(model);
  return 0;
}
