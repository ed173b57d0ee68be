//===- Checksum.h - FNV-1a-64 -----------------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_CHECKSUM_H
#define DLC_RUNTIME_BASE_CHECKSUM_H

#include <cstddef>
#include <cstdint>

namespace dlc {

/// FNV-1a with 64 bits (Fowler, Noll, Vo) over `size` bytes, continued from `seed`.
uint64_t fnv1a64(const void *data, size_t size, uint64_t seed = 0xcbf29ce484222325ull);

} // namespace dlc

#endif
