/* Support.c - the part of every object that is not the model: checks of arguments, CPU and state, launches, host hooks.
 *
 * Compiled to LLVM bitcode with the compiler itself, for the plainest CPU of the target (it runs before the CPU check),
 * and linked into each object with internal linkage. No library is called but memset and memmove. The functions and
 * their parameters are declared a second time, by name, in passes/buffer/RtToLLVM.cpp. */
#include "Support.h"

/* ---- messages: no allocation, no libc ---- */

typedef struct text {
  char bytes[480];
  unsigned length;
} text;

static void put(text *t, const char *s) {
  while (*s && t->length < sizeof t->bytes - 1)
    t->bytes[t->length++] = *s++;
  t->bytes[t->length] = 0;
}

static void put_size(text *t, uint64_t value) {
  char digits[24];
  unsigned n = sizeof digits - 1;
  digits[n] = 0;
  do
    digits[--n] = (char)('0' + value % 10);
  while (value /= 10);
  put(t, digits + n);
}

static void put_int(text *t, int64_t value) {
  if (value < 0)
    put(t, "-");
  put_size(t, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

dlc_status dlc_rt_fail(const dlc_host *host, dlc_status status, const char *message, const char *where) {
  if (host && host->error)
    host->error(host->context, status, message, where);
  return status;
}

static dlc_status fail(const dlc_host *host, dlc_status status, text *t) {
  return dlc_rt_fail(host, status, t->bytes, "");
}

static dlc_status fail2(const dlc_host *host, dlc_status status, const char *name, const char *what) {
  text t;
  t.length = 0;
  put(&t, name);
  put(&t, what);
  return fail(host, status, &t);
}

static int misaligned(const void *p) { return ((uintptr_t)p & (DLC_ALIGNMENT - 1)) != 0; }

/* ---- the CPU ---- */

#if defined(__x86_64__)
static void cpuid(uint32_t leaf, uint32_t sub, uint32_t r[4]) {
  __asm__ volatile("cpuid" : "=a"(r[0]), "=b"(r[1]), "=c"(r[2]), "=d"(r[3]) : "a"(leaf), "c"(sub));
}

/* The DLC_CPU_* bits of `needed` that this CPU or its operating system lacks; bit 63 stands for x86-64-v2. */
static uint64_t missing_features(uint64_t needed) {
  uint32_t r[4], one[4], ext[4], seven[4] = {0, 0, 0, 0}, seven1[4] = {0, 0, 0, 0}, xcr0 = 0, high;
  uint64_t have = 0;
  cpuid(0, 0, r);
  uint32_t last = r[0];
  cpuid(1, 0, one);
  cpuid(0x80000001u, 0, ext);
  if (last >= 7) {
    cpuid(7, 0, seven);
    if (seven[0] >= 1)
      cpuid(7, 1, seven1);
  }
  if (one[2] >> 27 & 1)
    __asm__ volatile("xgetbv" : "=a"(xcr0), "=d"(high) : "c"(0));
  /* SSE3, SSSE3, CX16, SSE4.1, SSE4.2, POPCNT */
  const uint32_t v2 = 1u << 0 | 1u << 9 | 1u << 13 | 1u << 19 | 1u << 20 | 1u << 23;
  /* FMA, MOVBE, AVX, F16C; BMI1, AVX2, BMI2; LZCNT */
  const uint32_t v3 = 1u << 12 | 1u << 22 | 1u << 28 | 1u << 29, v3seven = 1u << 3 | 1u << 5 | 1u << 8;
  /* F, DQ, CD, BW, VL */
  const uint32_t v4seven = 1u << 16 | 1u << 17 | 1u << 28 | 1u << 30 | 1u << 31;
  if ((one[2] & v3) == v3 && (seven[1] & v3seven) == v3seven && (ext[2] >> 5 & 1) && (xcr0 & 6) == 6) {
    have |= DLC_CPU_AVX2;
    if ((seven[1] & v4seven) == v4seven && (xcr0 & 0xe6) == 0xe6) {
      have |= DLC_CPU_AVX512;
      if (seven[2] >> 11 & 1)
        have |= DLC_CPU_AVX512_VNNI;
      if (seven1[0] >> 5 & 1)
        have |= DLC_CPU_AVX512_BF16;
      if (seven[3] >> 23 & 1)
        have |= DLC_CPU_AVX512_FP16;
    }
  }
  return (needed & ~have) | ((one[2] & v2) == v2 ? 0 : 1ull << 63);
}
#else
static uint64_t missing_features(uint64_t needed) { return needed; }
#endif

dlc_status dlc_rt_check_cpu(const dlc_model_desc *model, const dlc_host *host) {
  uint64_t missing = missing_features(model->cpu_features);
  if (!missing)
    return DLC_OK;
  text t;
  t.length = 0;
  put(&t, model->name);
  put(&t, " was compiled for ");
  put(&t, model->target_cpu);
  put(&t, "; this CPU lacks");
  static const char *const names[] = {" AVX2/FMA/BMI2 (x86-64-v3)", " AVX-512 (x86-64-v4)", " AVX512-VNNI",
                                      " AVX512-BF16", " AVX512-FP16"};
  for (unsigned bit = 0; bit < sizeof names / sizeof *names; ++bit)
    if (missing >> bit & 1)
      put(&t, names[bit]);
  if (missing >> 63)
    put(&t, " SSE4.2/POPCNT (x86-64-v2)");
  if (missing & ~(1ull << 63) & ~0x1full)
    put(&t, " a feature that this object does not name");
  return fail(host, DLC_UNSUPPORTED_CPU, &t);
}

/* ---- init ---- */

static dlc_status check_host(const dlc_host *host) {
  if (host && host->abi_version != DLC_ABI_VERSION)
    return fail2(host, DLC_WRONG_VERSION, "dlc_host.abi_version", " is not the version this object was compiled for");
  return DLC_OK;
}

/* blockChecksum of runtime/base/Checksum.cpp. */
static uint64_t mix(uint64_t lane, uint64_t word) {
  lane = (lane ^ word) * 0x9e3779b97f4a7c15ull;
  return lane ^ lane >> 32;
}

static uint64_t checksum(const unsigned char *bytes, uint64_t size) {
  uint64_t lanes[8] = {1, 2, 3, 4, 5, 6, 7, 8}, sum = size, at = 0;
  for (; at + sizeof lanes <= size; at += sizeof lanes)
    for (int i = 0; i < 8; ++i) {
      uint64_t word;
      __builtin_memcpy(&word, bytes + at + 8 * i, 8);
      lanes[i] = mix(lanes[i], word);
    }
  for (int i = 0; i < 8; ++i)
    sum = mix(sum, lanes[i]);
  for (; at < size; ++at)
    sum = mix(sum, bytes[at]);
  return sum;
}

/* What m_init is called with; `*weights` become those in the object where it has them. */
dlc_status dlc_rt_check_init(const dlc_rt_model *m, void *state, const void **weights, const dlc_host *host) {
  const dlc_model_desc *model = m->desc;
  dlc_status status = check_host(host);
  if (status || (status = dlc_rt_check_cpu(model, host)))
    return status;
  if (model->state_bytes && !state)
    return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "state is NULL", "");
  if (misaligned(state))
    return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "state is not aligned to 64 bytes", "");
  if (model->flags & DLC_WEIGHTS_EXTERNAL) {
    if (!*weights)
      return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "weights are NULL: this object does not carry them", "");
    if (misaligned(*weights))
      return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "weights are not aligned to 64 bytes", "");
    if (model->weights_checksum &&
        checksum((const unsigned char *)*weights, model->weights_bytes) != model->weights_checksum)
      return dlc_rt_fail(host, DLC_CORRUPT,
                         "the weights are not those this object was compiled with: their checksum differs", "");
  } else {
    *weights = model->weights;
  }
  return DLC_OK;
}

dlc_status dlc_rt_begin_init(const dlc_rt_model *m, void *state, const void *weights, const dlc_host *host) {
  dlc_status status = dlc_rt_check_init(m, state, &weights, host);
  if (status)
    return status;
  if (!state || !m->desc->state_bytes)
    return DLC_OK;
  dlc_rt_state *header = (dlc_rt_state *)state;
  header->magic = 0;
  header->weights = weights;
  header->level = 0;
  for (uint64_t i = 0; i < sizeof header->reserved / sizeof *header->reserved; ++i)
    header->reserved[i] = 0;
  unsigned char *block = (unsigned char *)state;
  __builtin_memset(block + sizeof *header, 0, m->derived_offset - sizeof *header);
  for (uint64_t i = 0; i < m->fill_count; ++i) {
    const dlc_rt_fill *fill = &m->fills[i];
    if (!fill->element) {
      __builtin_memcpy(block + fill->offset, m->state_image + fill->pattern, fill->bytes);
      continue;
    }
    for (uint64_t at = 0; at < fill->bytes; at += fill->element)
      __builtin_memcpy(block + fill->offset + at, &fill->pattern, fill->element <= 8 ? fill->element : 8);
  }
  return DLC_OK;
}

/* The weights block in the bytes of a safetensors file: u64 size of the header, little-endian; the header; the block.
 * Its checksum is m_init's business. */
dlc_status dlc_rt_find_weights(const dlc_rt_model *m, const void *file, uint64_t bytes, const dlc_host *host,
                               const void **weights) {
  dlc_status status = check_host(host);
  if (status)
    return status;
  if (!file || !weights)
    return dlc_rt_fail(host, DLC_INVALID_ARGUMENT,
                       file ? "where to put the weights is NULL" : "the weight file is NULL", "");
  *weights = 0;
  const unsigned char *head = (const unsigned char *)file;
  uint64_t skip = 0;
  text t;
  t.length = 0;
  if (bytes < 8) {
    put(&t, "the weight file is cut off: it has ");
    put_size(&t, bytes);
    put(&t, " bytes");
    return fail(host, DLC_CORRUPT, &t);
  }
  for (int i = 7; i >= 0; --i)
    skip = skip << 8 | head[i];
  if (skip > bytes - 8) {
    put(&t, "the weight file is cut off or no safetensors file: its header is said to have ");
    put_size(&t, skip);
    put(&t, " bytes, the file has ");
    put_size(&t, bytes);
    return fail(host, DLC_CORRUPT, &t);
  }
  if (bytes - 8 - skip != m->desc->weights_bytes) {
    put(&t, "the weight file has ");
    put_size(&t, bytes - 8 - skip);
    put(&t, " bytes of data, ");
    put(&t, m->desc->name);
    put(&t, " wants ");
    put_size(&t, m->desc->weights_bytes);
    return fail(host, DLC_CORRUPT, &t);
  }
  if (misaligned(head + 8 + skip))
    return dlc_rt_fail(
        host, DLC_INVALID_ARGUMENT,
        "the weight file's data are not aligned to 64 bytes: map the file, or read it to memory that is aligned so",
        "");
  *weights = head + 8 + skip;
  return DLC_OK;
}

void dlc_rt_end_init(const dlc_rt_model *m, void *state) {
  if (state && m->desc->state_bytes)
    ((dlc_rt_state *)state)->magic = m->fingerprint;
}

/* ---- several CPU levels in one object ---- */

/* The best level that this CPU has does m_init, and is noted in the state block: asking the CPU takes microseconds
 * where it is virtual. */
dlc_status dlc_rt_init_level(const dlc_rt_model *m, void *state, const void *weights, const dlc_host *host,
                             const dlc_rt_level *levels, int32_t count) {
  dlc_status status = dlc_rt_check_init(m, state, &weights, host);
  if (status)
    return status;
  int32_t best = count - 1;
  while (best > 0 && missing_features(levels[best].features))
    --best;
  if ((status = levels[best].init(state, weights, host)))
    return status;
  ((dlc_rt_state *)state)->level = (uint64_t)best + 1;
  return DLC_OK;
}

/* Where the level of a state block stands in a table of pointers; the first, whose code says what is wrong with the
 * block, where it is none of m_init. */
uint64_t dlc_rt_level_offset(const void *state, int32_t count) {
  if (!state || misaligned(state))
    return 0;
  uint64_t level = ((const dlc_rt_state *)state)->level;
  return level >= 1 && level <= (uint64_t)count ? (level - 1) * sizeof(void *) : 0;
}

/* ---- arguments ---- */

dlc_status dlc_rt_check_dims(const dlc_entry_desc *entry, const dlc_host *host, const int64_t *dims) {
  for (int32_t i = 0; i < entry->dim_count; ++i) {
    const dlc_dim_desc *d = &entry->dims[i];
    if (dims[i] >= d->low && dims[i] <= d->high)
      continue;
    text t;
    t.length = 0;
    put(&t, "dim ");
    put(&t, d->name);
    put(&t, " is ");
    put_int(&t, dims[i]);
    put(&t, ", outside its range ");
    put_int(&t, d->low);
    put(&t, "..=");
    put_int(&t, d->high);
    return fail(host, DLC_WRONG_SHAPE, &t);
  }
  return DLC_OK;
}

typedef struct span {
  const char *name;
  uintptr_t from, to;
} span;

static dlc_status check_apart(const dlc_host *host, span a, span b) {
  if (a.from == a.to || b.from == b.to || a.to <= b.from || b.to <= a.from)
    return DLC_OK;
  text t;
  t.length = 0;
  put(&t, a.name);
  put(&t, " overlaps ");
  put(&t, b.name);
  return fail(host, DLC_INVALID_ARGUMENT, &t);
}

static span span_of(const char *name, const void *p, uint64_t bytes) {
  span s;
  s.name = name;
  s.from = (uintptr_t)p;
  s.to = s.from + bytes;
  return s;
}

dlc_status dlc_rt_check(const dlc_rt_model *m, const dlc_entry_desc *entry, void *state, void *arena,
                        uint64_t arena_bytes, const dlc_host *host, void *const *tensors, const uint64_t *bytes) {
  dlc_status status = check_host(host);
  if (status)
    return status;
  uint64_t state_bytes = m->desc->state_bytes;
  if (state_bytes) {
    if (!state)
      return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "state is NULL", "");
    if (misaligned(state))
      return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "state is not aligned to 64 bytes", "");
    if (((const dlc_rt_state *)state)->magic != m->fingerprint)
      return fail2(host, DLC_NOT_INITIALIZED, m->desc->name,
                   ": the state block was not initialised by this model's init");
  }
  if (arena_bytes && !arena)
    return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "arena is NULL", "");
  if (misaligned(arena))
    return dlc_rt_fail(host, DLC_INVALID_ARGUMENT, "arena is not aligned to 64 bytes", "");
  span state_span = span_of("state", state, state_bytes), arena_span = span_of("arena", arena, arena_bytes);
  if ((status = check_apart(host, arena_span, state_span)))
    return status;
  int32_t count = entry->input_count + entry->output_count;
  for (int32_t i = 0; i < count; ++i) {
    const dlc_tensor_desc *desc = i < entry->input_count ? &entry->inputs[i] : &entry->outputs[i - entry->input_count];
    if (!tensors[i] && bytes[i])
      return fail2(host, DLC_INVALID_ARGUMENT, desc->name, " is NULL");
    if (misaligned(tensors[i]))
      return fail2(host, DLC_INVALID_ARGUMENT, desc->name, " is not aligned to 64 bytes");
    span s = span_of(desc->name, tensors[i], bytes[i]);
    if ((status = check_apart(host, s, arena_span)) || (status = check_apart(host, s, state_span)))
      return status;
    /* Inputs may share memory with each other, outputs with nothing. */
    if (i >= entry->input_count)
      for (int32_t j = 0; j < i; ++j) {
        const dlc_tensor_desc *other =
            j < entry->input_count ? &entry->inputs[j] : &entry->outputs[j - entry->input_count];
        if ((status = check_apart(host, s, span_of(other->name, tensors[j], bytes[j]))))
          return status;
      }
  }
  return DLC_OK;
}

/* ---- running ---- */

void dlc_rt_launch(const dlc_host *host, const char *kernel, dlc_chunk_fn fn, void *slots, int64_t chunks) {
  if (host && host->launch) {
    host->launch(host->context, kernel, fn, slots, chunks);
    return;
  }
  if (chunks > 1 && host && host->parallel_for) {
    host->parallel_for(host->context, chunks, fn, slots);
    return;
  }
  for (int64_t i = 0; i < chunks; ++i)
    fn(slots, i);
}

/* `word`: the status, and above its byte which of the kernel's ops that can fail it was, counted from the top down;
 * that is left out where there is only one. `sites`: what each is, and where it stands. */
dlc_status dlc_rt_kernel_failed(const dlc_host *host, uint32_t word, const char *const *sites, int32_t count) {
  uint32_t site = word >> 8 ? 0xffffffu - (word >> 8) : 0;
  int known = site < (uint32_t)count;
  dlc_status status = (dlc_status)(word & 0xff);
  text t;
  t.length = 0;
  put(&t, known ? sites[2 * site] : "a kernel");
  put(&t, status == DLC_OUT_OF_RANGE ? ": an index in the data is outside its tensor" : ": it reported an error");
  return dlc_rt_fail(host, status, t.bytes, known ? sites[2 * site + 1] : "");
}

void dlc_rt_tensor(dlc_tensor *tensor, void *data, int32_t dtype, int32_t rank, const int64_t *dims) {
  tensor->data = data;
  tensor->dtype = dtype;
  tensor->rank = rank;
  for (int32_t i = 0; i < DLC_MAX_RANK; ++i)
    tensor->dims[i] = i < rank ? dims[i] : 0;
}

void dlc_rt_print(const dlc_host *host, const char *label, const dlc_tensor *tensor, const char *where) {
  if (host && host->print)
    host->print(host->context, label, tensor, where);
}

dlc_status dlc_rt_assert(const dlc_host *host, const unsigned char *values, int64_t count, const char *message,
                         const char *where) {
  int64_t i = 0;
  while (i < count && values[i])
    ++i;
  if (i >= count)
    return DLC_OK;
  /* The interpreter's words. */
  text t;
  t.length = 0;
  put(&t, "assertion failed: ");
  put(&t, message);
  if (count > 1) {
    put(&t, " (element ");
    put_int(&t, i);
    put(&t, ")");
  }
  return dlc_rt_fail(host, DLC_ASSERTION_FAILED, t.bytes, where);
}

dlc_status dlc_rt_extern_failed(const dlc_host *host, dlc_status status, const char *function, const char *where) {
  text t;
  t.length = 0;
  put(&t, "the extern function ");
  put(&t, function);
  put(&t, " failed");
  return dlc_rt_fail(host, status, t.bytes, where);
}

dlc_status dlc_rt_eager_call(const dlc_host *host, const char *function, const dlc_tensor *inputs, int32_t input_count,
                             dlc_tensor *outputs, int32_t output_count, const char *where) {
  if (!host || !host->eager_call)
    return dlc_rt_fail(host, DLC_NO_ENGINE, "an eager function is called, and the host has no eager engine", where);
  dlc_status status = host->eager_call(host->context, function, inputs, input_count, outputs, output_count);
  return status ? dlc_rt_fail(host, status, "an eager function failed", where) : DLC_OK;
}
