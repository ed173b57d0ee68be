/* dlc.h - running models from a program: load, reflect, run, switch modes.
 *
 * C99 and C++. No function throws, prints or ends the process. A function that can fail returns a dlc_status; why it
 * failed says dlc_last_error(), for the calling thread. A model may be used by one thread at a time; different models,
 * also of the same file, run side by side.
 *
 *   dlc_model *model;
 *   dlc_tensor x = {input, DLC_F32, 2, {1, 784}}, y = {output, DLC_F32, 2, {1, 10}};
 *   if (dlc_model_open(lenet_query(DLC_ABI_VERSION), &model) || dlc_model_run(model, "infer", &x, 1, &y, 1))
 *     fprintf(stderr, "%s\n", dlc_last_error());
 *   dlc_model_close(model);
 */
#ifndef DLC_DLC_H
#define DLC_DLC_H

#include "dlc/abi.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct dlc_model dlc_model;

/* Which engine runs a model. */
typedef enum dlc_mode {
  DLC_EAGER = 0, /* op by op in the interpreter; needs the model's graph and libdlc_eager, registered */
  DLC_GRAPH = 1  /* the compiled code */
} dlc_mode;

/* "DLC_WRONG_SHAPE"; for unknown values "unknown status". */
const char *dlc_status_name(dlc_status status);
/* Why the last call on this thread failed, with the place in the model's source where there is one; "" if it did not.
 */
const char *dlc_last_error(void);
/* "0.1.0" */
const char *dlc_version(void);

/* Makes the interpreter known. In libdlc_eager, which programs that only run compiled code leave out. */
void dlc_eager_register(void);

/* Memory aligned to DLC_ALIGNMENT, for tensors; NULL when there is none. */
void *dlc_alloc(uint64_t bytes);
void dlc_free(void *memory);
/* Bytes of a contiguous tensor; 0 if its type, rank or a dim is invalid. `data` is not read. */
uint64_t dlc_tensor_bytes(const dlc_tensor *tensor);

/* --- opening ------------------------------------------------------------------------------------------------- */

/* A model linked into the program: `description` is what its m_query returned (NULL: the object has another ABI). It
 * starts in graph mode. */
dlc_status dlc_model_open(const dlc_model_desc *description, dlc_model **model);
/* A shared library made by `dlc build --emit lib`; `name` is the model's, NULL takes it from the file name (libNAME.so
 * or NAME.so). */
dlc_status dlc_model_open_library(const char *path, const char *name, dlc_model **model);
/* A serialised graph, copied. It runs in eager mode only. */
dlc_status dlc_model_open_graph(const void *graph, uint64_t bytes, dlc_model **model);
dlc_status dlc_model_open_graph_file(const char *path, dlc_model **model);
void dlc_model_close(dlc_model *model);

/* --- weights and state ----------------------------------------------------------------------------------------- */

/* Maps a safetensors file and binds every parameter of the model to the tensor of its name. State tensors that the file
 * has as well get its values; others keep theirs. */
dlc_status dlc_model_load_weights(dlc_model *model, const char *path);
/* Binds one parameter; the memory stays the caller's and must stay until the model is closed. It is aligned to its
 * elements at least. */
dlc_status dlc_model_set_weight(dlc_model *model, const char *name, const dlc_tensor *tensor);
/* The whole weights block of a compiled model, laid out by its weight table; kept as above. */
dlc_status dlc_model_set_weights_block(dlc_model *model, const void *weights, uint64_t bytes);
/* Fills every parameter and state tensor as its `init` says, from a seed; the same numbers as `dlc build
 * --random-weights`. Needs the graph. */
dlc_status dlc_model_random_weights(dlc_model *model, uint64_t seed);
/* Copies a state tensor out or in. Its value is the same in both modes. `tensor` must have its type. */
dlc_status dlc_model_read_state(dlc_model *model, const char *name, dlc_tensor *tensor);
dlc_status dlc_model_write_state(dlc_model *model, const char *name, const dlc_tensor *tensor);

/* A checkpoint: all weights and state tensors by name, as safetensors. Atomic: the file is what it was before, or all of
 * the new one, and on the disk when the call returns. Between the calls of a training, by one model and by another of
 * the same source, compiled or not, the training goes on as if it had never stopped. */
dlc_status dlc_model_save(dlc_model *model, const char *path);
/* Takes all of them back; DLC_NOT_FOUND, DLC_WRONG_DTYPE or DLC_WRONG_SHAPE where it is the checkpoint of another model,
 * DLC_CORRUPT where it is cut off. After a failure the model is as before. An object with its weights inside takes the
 * state alone, and the weights must be the same. */
dlc_status dlc_model_load(dlc_model *model, const char *path);

/* --- reflection ------------------------------------------------------------------------------------------------ */

const char *dlc_model_name(const dlc_model *model);
int32_t dlc_model_entry_count(const dlc_model *model);
/* Names, dims and tensors of an entry; NULL beyond the last. `call` is NULL in a model that has only a graph. */
const dlc_entry_desc *dlc_model_entry(const dlc_model *model, int32_t index);
const dlc_entry_desc *dlc_model_find_entry(const dlc_model *model, const char *name);
int32_t dlc_model_weight_count(const dlc_model *model);
const dlc_tensor_desc *dlc_model_weight(const dlc_model *model, int32_t index);
int32_t dlc_model_state_count(const dlc_model *model);
const dlc_tensor_desc *dlc_model_state(const dlc_model *model, int32_t index);

/* --- running --------------------------------------------------------------------------------------------------- */

/* DLC_NO_ENGINE where the mode's engine is missing; the message says which part. State carries over. */
dlc_status dlc_model_set_mode(dlc_model *model, dlc_mode mode);
dlc_mode dlc_model_get_mode(const dlc_model *model);

/* Threads of the model's own pool: they spin during a run and up to 150 us after it, then sleep. 1: none. 0: one for
 * each CPU this process may use. */
dlc_status dlc_model_set_threads(dlc_model *model, int32_t threads);
/* The program's own hooks; those that are NULL stay the model's. Copied. NULL takes them all back. */
dlc_status dlc_model_set_host(dlc_model *model, const dlc_host *host);
typedef void (*dlc_print_fn)(void *context, const char *label, const dlc_tensor *tensor, const char *where);
dlc_status dlc_model_set_print(dlc_model *model, dlc_print_fn print, void *context);
/* Calls `profile` after each kernel of compiled code, from the thread that runs the model: the kernel's name, how many
 * pieces it was split into, and its time. NULL: no longer. Eager mode has no kernels and calls nothing. */
typedef void (*dlc_profile_fn)(void *context, const char *kernel, int64_t chunks, int64_t nanoseconds);
dlc_status dlc_model_set_profile(dlc_model *model, dlc_profile_fn profile, void *context);

/* The C function that the interpreter calls for an `extern fn` of that name. Compiled code calls the one that it is
 * linked with, and its model knows it; a model opened from a graph has to be told. */
dlc_status dlc_model_set_extern(dlc_model *model, const char *name, dlc_extern_fn function);

/* Fills dtype, rank and dims of each output for these inputs; data is left alone. */
dlc_status dlc_model_output_types(dlc_model *model, const char *entry, const dlc_tensor *inputs, int32_t input_count,
                                  dlc_tensor *outputs, int32_t output_count);
/* Runs an entry (NULL: the only one). Buffers are contiguous, aligned to DLC_ALIGNMENT; an output overlaps no other
 * buffer. Named dims follow from the inputs. Everything is checked before anything runs. */
dlc_status dlc_model_run(dlc_model *model, const char *entry, const dlc_tensor *inputs, int32_t input_count,
                         dlc_tensor *outputs, int32_t output_count);

#ifdef __cplusplus
}
#endif
#endif
