/* Support.h - what generated code and Support.c agree on, beyond dlc/abi.h. */
#ifndef DLC_COMPILER_SUPPORT_H
#define DLC_COMPILER_SUPPORT_H

#include "dlc/abi.h"

/* The first 64 bytes of a state block. */
typedef struct dlc_rt_state {
  uint64_t magic; /* dlc_rt_model.fingerprint once init is through */
  const void *weights;
  uint64_t level; /* from 1, of an object with several CPU levels */
  uint64_t reserved[5];
} dlc_rt_state;

/* A state tensor that does not start as zeros: `pattern` holds one element of `element` bytes; with no element it is
 * where the tensor begins in dlc_rt_model.state_image. */
typedef struct dlc_rt_fill {
  uint64_t offset, bytes, element, pattern;
} dlc_rt_fill;

typedef struct dlc_rt_model {
  const dlc_model_desc *desc;
  uint64_t fingerprint;    /* of the model and its layout; never 0 */
  uint64_t derived_offset; /* end of the state tensors in the state block */
  uint64_t fill_count;
  const dlc_rt_fill *fills;
  const unsigned char *state_image;
} dlc_rt_model;

/* A CPU that an object with several has code for, from the plainest on. */
typedef struct dlc_rt_level {
  uint64_t features;
  dlc_status (*init)(void *state, const void *weights, const dlc_host *host);
} dlc_rt_level;

#endif
