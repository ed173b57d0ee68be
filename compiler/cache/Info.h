//===- Info.h - The cache as a folder ---------------------------*- C++ -*-===//
#ifndef DLC_COMPILER_CACHE_INFO_H
#define DLC_COMPILER_CACHE_INFO_H

#include <cstdint>
#include <string>
#include <utility>

namespace dlc {

/// Where dlc may keep files for this user, of any kind: "dlc" in the user's cache; empty if the environment names none.
std::string userFolder();
/// The folder of the cache, whether or not it is there: DLC_CACHE_DIR, else the user's folder; empty if there is none.
std::string cacheFolder();
/// How many bytes the cache may hold.
uint64_t cacheLimit();
/// Bytes and number of the entries that are there.
std::pair<uint64_t, uint64_t> cacheContents();
/// Removes them; false if that cannot be done.
bool clearCache();

} // namespace dlc

#endif
