//===- Checksum.h - Hashes of bytes -----------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_CHECKSUM_H
#define DLC_RUNTIME_BASE_CHECKSUM_H

#include <cstddef>
#include <cstdint>

namespace dlc {

/// FNV-1a with 64 bits (Fowler, Noll, Vo) over `size` bytes, continued from `seed`.
uint64_t fnv1a64(const void *data, size_t size, uint64_t seed = 0xcbf29ce484222325ull);

/// A hash of a large block: eight lanes of 64-bit words, at the speed of memory. The same stands in
/// compiler/target/support, which verifies weights with it.
uint64_t blockChecksum(const void *data, size_t size);

} // namespace dlc

#endif
