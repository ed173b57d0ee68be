/* Compiled elementary functions against libm's in f64, over the whole range of f32: every STRIDE-th bit pattern, and
 * the special ones. An error is counted in ulp of the exact result, as a fraction.
 *
 *     ulp STRIDE BOUND [FUNCTION]...
 *
 * Ends with 1 where a function errs by more than BOUND. */
#include "ulp.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 4096 };

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }
static double rsqrt(double x) { return 1 / sqrt(x); }

typedef dlc_status (*function)(void *, void *, const dlc_host *, const float *, float *);
static const struct {
  const char *name;
  function ours;
  double (*exact)(double);
} functions[] = {
    {"exp", ulp_exp_, exp},       {"log", ulp_log_, log},       {"log1p", ulp_log1p_, log1p}, {"expm1", ulp_expm1_, expm1},
    {"tanh", ulp_tanh_, tanh},    {"erf", ulp_erf_, erf},       {"sigmoid", ulp_sigmoid_, sigmoid},
    {"sin", ulp_sin_, sin},       {"cos", ulp_cos_, cos},       {"tan", ulp_tan_, tan},       {"asin", ulp_asin_, asin},
    {"acos", ulp_acos_, acos},    {"atan", ulp_atan_, atan},    {"sinh", ulp_sinh_, sinh},    {"cosh", ulp_cosh_, cosh},
    {"asinh", ulp_asinh_, asinh}, {"acosh", ulp_acosh_, acosh}, {"atanh", ulp_atanh_, atanh}, {"rsqrt", ulp_rsqrt_, rsqrt},
};

static float from_bits(uint32_t bits) {
  float x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

/* How many ulp of `exact` our result is off: below 0.5 if it is rounded correctly. */
static double error_of(float ours, double exact) {
  float rounded = (float)exact;
  if (isnan(exact) || isnan(ours))
    return isnan(exact) && isnan(ours) ? 0 : INFINITY;
  if (isinf(rounded) || exact == 0) {
    if (ours == rounded && signbit(ours) == signbit(rounded))
      return 0;
    /* The largest finite number for one just beyond it. */
    return isinf(rounded) && !isinf(exact) && fabsf(ours) == 0x1.fffffep127f ? 1 : INFINITY;
  }
  int exponent;
  frexp(exact, &exponent);
  double unit = ldexp(1, exponent - 24 < -149 ? -149 : exponent - 24);
  return isinf(ours) ? (fabs(exact) >= 0x1.fffffep127 ? 1 : INFINITY) : fabs((double)ours - exact) / unit;
}

static _Alignas(64) float x[COUNT], e[COUNT], y[COUNT];

static void note(float base, float ours, double exact, double *most, float *where) {
  double error = error_of(ours, exact);
  if (error > *most)
    *most = error, *where = base;
}

static int wanted(const char *name, int argc, char **argv) {
  int found = argc <= 3;
  for (int i = 3; i < argc; ++i)
    found |= !strcmp(name, argv[i]);
  return found;
}

static int report(const char *name, double most, float where, double bound) {
  printf("%s %.2f at %a%s\n", name, most, (double)where, most > bound ? ": too much" : "");
  fflush(stdout);
  return most > bound;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  uint64_t stride = strtoull(argv[1], NULL, 0);
  double bound = strtod(argv[2], NULL);
  int bad = 0;
  void *state = aligned_alloc(64, ULP_STATE_BYTES ? ULP_STATE_BYTES : 64), *arena = aligned_alloc(64, 1 << 20);
  if (!state || !arena || ulp_init(state, NULL, NULL))
    return 2;
  for (size_t f = 0; f < sizeof functions / sizeof *functions; ++f) {
    double most = 0;
    float where = 0;
    if (!wanted(functions[f].name, argc, argv))
      continue;
    for (uint64_t bits = 0; bits < (1ull << 32); bits += stride * COUNT) {
      for (int i = 0; i < COUNT; ++i)
        x[i] = from_bits((uint32_t)(bits + stride * (uint64_t)i));
      if (bits == 0) { /* both zeros, infinities, the ends of the ranges, a NaN */
        const uint32_t special[] = {0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 1, 0x80000001, 0x007fffff, 0x00800000,
                                    0x7f7fffff, 0xff7fffff, 0x3f800000, 0xbf800000, 0x3f7fffff, 0xbf7fffff};
        for (size_t i = 0; i < sizeof special / sizeof *special; ++i)
          x[i + 1] = from_bits(special[i]);
      }
      if (functions[f].ours(state, arena, NULL, x, y))
        return 3;
      for (int i = 0; i < COUNT; ++i)
        note(x[i], y[i], functions[f].exact(x[i]), &most, &where);
    }
    bad |= report(functions[f].name, most, where, bound);
  }
  /* Pairs: bases and exponents of all magnitudes whose power is no overflow, and any two patterns. */
  double most = 0;
  float where = 0;
  uint64_t random = 1;
  if (!wanted("pow", argc, argv))
    return bad;
  for (uint64_t round = 0; round < (1ull << 32) / (stride * COUNT) + 1; ++round) {
    for (int i = 0; i < COUNT; ++i) {
      random = random * 6364136223846793005ull + 1442695040888963407ull;
      x[i] = from_bits((uint32_t)(random >> 32) & (i & 1 ? 0x7fffffff : 0xffffffff));
      random = random * 6364136223846793005ull + 1442695040888963407ull;
      double unit = (double)(random >> 11) / (1ull << 52) - 1;
      e[i] = i % 4 == 0 ? from_bits((uint32_t)(random >> 32)) : i % 4 == 2 ? (float)(int)(unit * 20) : (float)(unit * 150 / fabs(log2(fabs(x[i]))));
    }
    if (ulp_pow_(state, arena, NULL, x, e, y))
      return 3;
    for (int i = 0; i < COUNT; ++i)
      note(x[i], y[i], pow(x[i], e[i]), &most, &where);
  }
  return bad | report("pow", most, where, bound);
}
