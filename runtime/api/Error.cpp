//===- Error.cpp - Status codes across the C interface --------------------===//
#include "runtime/api/Error.h"
#include "dlc/dlc.h"
#include "runtime/base/Tensor.h"
#include <cstdlib>

namespace dlc {

static thread_local std::string lastError;

dlc_status report(const Status &status) {
  if (status.ok())
    lastError.clear();
  else
    lastError = status.where.empty() ? status.message : status.place() + ": " + status.message;
  return status.code;
}

} // namespace dlc

extern "C" {

const char *dlc_last_error(void) { return dlc::lastError.c_str(); }

const char *dlc_version(void) { return DLC_VERSION_TEXT; }

const char *dlc_status_name(dlc_status status) {
#define DLC_NAME(name)                                                                                                 \
  case name:                                                                                                           \
    return #name;
  switch (status) {
    DLC_NAME(DLC_OK)
    DLC_NAME(DLC_INVALID_ARGUMENT)
    DLC_NAME(DLC_WRONG_SHAPE)
    DLC_NAME(DLC_WRONG_DTYPE)
    DLC_NAME(DLC_OUT_OF_RANGE)
    DLC_NAME(DLC_ASSERTION_FAILED)
    DLC_NAME(DLC_UNSUPPORTED_CPU)
    DLC_NAME(DLC_WRONG_VERSION)
    DLC_NAME(DLC_CORRUPT)
    DLC_NAME(DLC_NOT_FOUND)
    DLC_NAME(DLC_NO_ENGINE)
    DLC_NAME(DLC_NO_MEMORY)
    DLC_NAME(DLC_IO_ERROR)
    DLC_NAME(DLC_NOT_INITIALIZED)
    DLC_NAME(DLC_INTERNAL)
  }
#undef DLC_NAME
  return "unknown status";
}

void *dlc_alloc(uint64_t bytes) {
  if (bytes > SIZE_MAX - DLC_ALIGNMENT)
    return nullptr;
  return std::aligned_alloc(DLC_ALIGNMENT, (size_t(bytes) / DLC_ALIGNMENT + 1) * DLC_ALIGNMENT);
}

void dlc_free(void *memory) { std::free(memory); }

uint64_t dlc_tensor_bytes(const dlc_tensor *tensor) {
  if (!tensor || !dlc::isDType(tensor->dtype) || tensor->rank < 0 || tensor->rank > DLC_MAX_RANK)
    return 0;
  dlc::Shape shape;
  for (int d = 0; d < tensor->rank; ++d)
    shape.push(tensor->dims[d]);
  size_t bytes = 0;
  return dlc::byteSize(dlc::DType(tensor->dtype), shape, bytes).ok() ? bytes : 0;
}

} // extern "C"
