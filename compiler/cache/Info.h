//===- Info.h - The cache as a folder ---------------------------*- C++ -*-===//
#ifndef DLC_COMPILER_CACHE_INFO_H
#define DLC_COMPILER_CACHE_INFO_H

#include <cstdint>
#include <string>
#include <utility>

namespace dlc {

/// The folder of the cache, whether or not it is there; empty if the environment names none.
std::string cacheFolder();
/// How many bytes the cache may hold.
uint64_t cacheLimit();
/// Bytes and number of the entries that are there.
std::pair<uint64_t, uint64_t> cacheContents();
/// Removes them; false if that cannot be done.
bool clearCache();

} // namespace dlc

#endif
