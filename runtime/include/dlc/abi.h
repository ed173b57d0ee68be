/* abi.h - what a compiled object and the program that links it agree on.
 *
 * Standalone: C99 and C++, includes <stddef.h> and <stdint.h> only. The compiler writes objects against this file and
 * the runtime and bare C programs read them through it.
 *
 * A model `m` exports
 *   const dlc_model_desc *m_query(uint32_t abi_version);   NULL if the object does not speak that version
 *   dlc_status m_init(void *state, const void *weights, const dlc_host *host);
 *   dlc_status m_find_weights(const void *file, uint64_t bytes, const dlc_host *host, const void **weights);
 *                                                          only with weights in a file: the block in its bytes
 *   dlc_status m_ENTRY(void *state, void *arena, const dlc_host *host, int64_t dims..., tensors...);
 * An object has no writable static data: the caller owns all memory, so that calls with separate state and arena
 * run side by side.
 */
#ifndef DLC_ABI_H
#define DLC_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when anything below changes its meaning or layout. */
#define DLC_ABI_VERSION 1u

/* What a call came to. Every function that can fail returns one; 0 is success. */
typedef int32_t dlc_status;
enum {
  DLC_OK = 0,
  DLC_INVALID_ARGUMENT = 1, /* null, misaligned, overlapping, wrong name */
  DLC_WRONG_SHAPE = 2,      /* rank or size, or a named dim outside its range */
  DLC_WRONG_DTYPE = 3,
  DLC_OUT_OF_RANGE = 4,     /* an index in the data is outside its tensor */
  DLC_ASSERTION_FAILED = 5, /* an `assert` of the model */
  DLC_UNSUPPORTED_CPU = 6,  /* the object needs features that this CPU lacks */
  DLC_WRONG_VERSION = 7,    /* ABI, graph or file version */
  DLC_CORRUPT = 8,          /* a checksum or a bound does not hold */
  DLC_NOT_FOUND = 9,        /* file, symbol, tensor or entry */
  DLC_NO_ENGINE = 10,       /* the eager engine, or compiled code, is not there */
  DLC_NO_MEMORY = 11,
  DLC_IO_ERROR = 12,
  DLC_NOT_INITIALIZED = 13, /* the state block was not through m_init */
  DLC_INTERNAL = 14
};

/* Element types, as stored. bool is one byte, 0 or 1. */
typedef enum dlc_dtype {
  DLC_BOOL = 0,
  DLC_U8 = 1,
  DLC_I8 = 2,
  DLC_I16 = 3,
  DLC_I32 = 4,
  DLC_I64 = 5,
  DLC_F16 = 6,
  DLC_BF16 = 7,
  DLC_F32 = 8,
  DLC_F64 = 9
} dlc_dtype;

#define DLC_MAX_RANK 8
/* Alignment of every buffer that a program passes: tensors, arena, state, weights. */
#define DLC_ALIGNMENT 64

/* One dim of a tensor: `size` if `expr` is NULL, else an expression over the model's named dims in postfix:
 * "N 2 / 1 +" with + - * / (floor) ^ (ceiling division) % over names and integers. */
typedef struct dlc_dim {
  int64_t size;
  const char *expr;
} dlc_dim;

typedef struct dlc_tensor_desc {
  const char *name;
  int32_t dtype; /* dlc_dtype */
  int32_t rank;
  const dlc_dim *dims;
} dlc_tensor_desc;

/* A named dim of an entry, with its inclusive range; entries take them in this order. */
typedef struct dlc_dim_desc {
  const char *name;
  int64_t low, high;
} dlc_dim_desc;

typedef struct dlc_weight_desc {
  dlc_tensor_desc tensor;
  uint64_t offset; /* in the weights block, which has no holes: a multiple of the element's size, and of 64
                    * where the tensor's size is one; or in the state block */
  uint64_t bytes;
} dlc_weight_desc;

/* Runs fn(arg, i) for i in 0..count, in any order and on any thread; returns when all are done. */
typedef void (*dlc_chunk_fn)(void *arg, int64_t index);

/* A tensor that passes through a host hook: contiguous, row-major. */
typedef struct dlc_tensor {
  void *data;
  int32_t dtype;
  int32_t rank;
  int64_t dims[DLC_MAX_RANK];
} dlc_tensor;

/* What a program lends to a call. Any member may be NULL; so may the whole. */
typedef struct dlc_host {
  uint32_t abi_version;
  uint32_t reserved;
  void *context; /* first argument of each hook */
  void (*parallel_for)(void *context, int64_t count, dlc_chunk_fn fn, void *arg);
  /* A `print` of the model. Here and below, `where` is the place in its source, file:line:column without a folder, or
   * "". */
  void (*print)(void *context, const char *label, const dlc_tensor *tensor, const char *where);
  /* Why a call is about to return something other than DLC_OK. `where` goes on with the module of the op where there is
   * one: "net.dl:12:7: in blocks.3.attn". */
  void (*error)(void *context, dlc_status status, const char *message, const char *where);
  dlc_status (*eager_call)(void *context, const char *function, const dlc_tensor *inputs, int32_t input_count,
                           dlc_tensor *outputs, int32_t output_count);
  /* Runs a kernel in place of parallel_for: must call fn(slots, i) for each i in 0..chunks. For profilers. */
  void (*launch)(void *context, const char *kernel, dlc_chunk_fn fn, void *slots, int64_t chunks);
} dlc_host;

/* Every entry, in one shape for callers that do not know its signature: dims in order, then inputs, then outputs. */
typedef dlc_status (*dlc_entry_fn)(void *state, void *arena, const dlc_host *host, const int64_t *dims,
                                   void *const *tensors);

typedef struct dlc_entry_desc {
  const char *name;
  int32_t dim_count, input_count, output_count, reserved;
  const dlc_dim_desc *dims;
  const dlc_tensor_desc *inputs;
  const dlc_tensor_desc *outputs;
  uint64_t (*arena_bytes)(const int64_t *dims);
  dlc_entry_fn call;
} dlc_entry_desc;

/* A C function of the program's that the model calls, an `extern fn`:
 *   dlc_status NAME(const dlc_host *host, int64_t sizes..., const inputs *..., outputs *...);
 * as the model's header declares it. Tensors are contiguous and aligned to their elements; outputs overlap nothing.
 * What it returns other than DLC_OK ends the call; it may say why through host->error, if there is a host. */
typedef void (*dlc_extern_fn)(void);
typedef struct dlc_extern_desc {
  const char *name;
  dlc_extern_fn function;
} dlc_extern_desc;

typedef struct dlc_model_desc {
  uint32_t abi_version;
  uint32_t flags; /* DLC_WEIGHTS_* */
  const char *name;
  const char *compiler;   /* "dlc 0.1.0" */
  const char *target_cpu; /* the machine description it was compiled for */
  uint64_t cpu_features;  /* DLC_CPU_* bits that it needs */
  uint64_t state_bytes;   /* 0: no state block is needed, and `state` may be NULL */
  uint64_t weights_bytes;
  uint64_t weights_checksum; /* of the weights block, for init; 0: any weights of that size */
  const void *weights;       /* embedded block, or NULL */
  int32_t entry_count, weight_count, state_count, extern_count;
  const dlc_entry_desc *entries;
  const dlc_weight_desc *weight_table;
  const dlc_weight_desc *state_table; /* named state tensors; offsets into the state block. m_init gives them
                                       * the values of the weight file the model was compiled with, else
                                       * those of their inits */
  const void *graph;                  /* the dl graph before optimisation (runtime/graph/Format.h), or NULL */
  uint64_t graph_bytes;
  dlc_status (*init)(void *state, const void *weights, const dlc_host *host);
  const dlc_extern_desc *externs; /* not there where extern_count is 0: objects of before have none */
} dlc_model_desc;

#define DLC_WEIGHTS_NONE 0u /* the model has no parameters */
#define DLC_WEIGHTS_EMBEDDED 1u
#define DLC_WEIGHTS_EXTERNAL 2u /* m_init wants them */

#define DLC_CPU_AVX2 (1ull << 0)   /* AVX2, FMA, F16C, BMI2: x86-64-v3 */
#define DLC_CPU_AVX512 (1ull << 1) /* F, BW, CD, DQ, VL: x86-64-v4 */
#define DLC_CPU_AVX512_VNNI (1ull << 2)
#define DLC_CPU_AVX512_BF16 (1ull << 3)
#define DLC_CPU_AVX512_FP16 (1ull << 4)

#ifdef __cplusplus
}
#endif
#endif
