//===- Checksum.cpp - Hashes of bytes -------------------------------------===//
#include "runtime/base/Checksum.h"
#include <cstring>

uint64_t dlc::fnv1a64(const void *data, size_t size, uint64_t seed) {
  auto *bytes = static_cast<const unsigned char *>(data);
  for (size_t i = 0; i < size; ++i)
    seed = (seed ^ bytes[i]) * 0x100000001b3ull;
  return seed;
}

/// The high bits come down again, or two flipped signs of one lane would cancel out.
static uint64_t mix(uint64_t lane, uint64_t word) {
  lane = (lane ^ word) * 0x9e3779b97f4a7c15ull;
  return lane ^ lane >> 32;
}

uint64_t dlc::blockChecksum(const void *data, size_t size) {
  auto *bytes = static_cast<const unsigned char *>(data);
  uint64_t lanes[8] = {1, 2, 3, 4, 5, 6, 7, 8}, sum = size;
  size_t at = 0;
  for (; at + sizeof lanes <= size; at += sizeof lanes)
    for (size_t i = 0; i < 8; ++i) {
      uint64_t word;
      std::memcpy(&word, bytes + at + 8 * i, 8);
      lanes[i] = mix(lanes[i], word);
    }
  for (uint64_t lane : lanes)
    sum = mix(sum, lane);
  for (; at < size; ++at)
    sum = mix(sum, bytes[at]);
  return sum;
}
