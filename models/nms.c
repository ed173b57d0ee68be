/* nms.c - the C function of detector.dl: non-maximum suppression. */
#include "detector.h"

static float smaller(float a, float b) { return a < b ? a : b; }
static float larger(float a, float b) { return a > b ? a : b; }

/* Intersection over union of two boxes. */
static float overlap_of(const float *a, const float *b) {
  float width = larger(0, smaller(a[2], b[2]) - larger(a[0], b[0])),
        height = larger(0, smaller(a[3], b[3]) - larger(a[1], b[1]));
  float both = width * height, areas = (a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]);
  return areas > both ? both / (areas - both) : 0;
}

dlc_status nms(const dlc_host *host, int64_t K, const float *boxes, const float *scores, const float *overlap,
               uint8_t *keep) {
  int64_t i, j;
  (void)host;
  /* A box stays unless a better one, which stays itself, covers it: the better one comes first, in each round. */
  for (i = 0; i < K; ++i)
    keep[i] = 2;
  for (;;) {
    int64_t best = -1;
    for (i = 0; i < K; ++i)
      if (keep[i] == 2 && (best < 0 || scores[i] > scores[best]))
        best = i;
    if (best < 0)
      return DLC_OK;
    keep[best] = 1;
    for (j = 0; j < K; ++j)
      if (keep[j] == 2 && overlap_of(boxes + 4 * best, boxes + 4 * j) > *overlap)
        keep[j] = 0;
  }
}
