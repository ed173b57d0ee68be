//===- Checksum.cpp - FNV-1a-64 -------------------------------------------===//
#include "runtime/base/Checksum.h"

uint64_t dlc::fnv1a64(const void *data, size_t size, uint64_t seed) {
  auto *bytes = static_cast<const unsigned char *>(data);
  for (size_t i = 0; i < size; ++i)
    seed = (seed ^ bytes[i]) * 0x100000001b3ull;
  return seed;
}
