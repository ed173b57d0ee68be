//===- Cache.h - What was compiled before -----------------------*- C++ -*-===//
//
// Bytes by the hash of what they are made from, in a folder that processes and models share. A cache never fails: what
// it cannot read or write is compiled as if there were none.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_CACHE_CACHE_H
#define DLC_COMPILER_CACHE_CACHE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace dlc {

class Cache {
public:
  /// The folder that the environment names: DLC_CACHE_DIR, else dlc in XDG_CACHE_HOME or ~/.cache; holds at most
  /// DLC_CACHE_SIZE bytes (a number that may end in K, M or G; 0: no cache; 1G if it is not set).
  static Cache open();
  /// Without a folder: finds nothing and keeps nothing.
  Cache() = default;

  bool isOpen() const { return bool(state); }
  /// What bytes go by: the hash of `texts` and of the compiler itself.
  std::string key(llvm::ArrayRef<llvm::StringRef> texts) const;
  /// The bytes; nullopt if there are none, or if they are damaged. Several threads may ask.
  std::optional<std::string> find(llvm::StringRef key) const;
  void store(llvm::StringRef key, llvm::StringRef bytes) const;

private:
  struct State;
  /// The last one that goes removes what is too much.
  std::shared_ptr<State> state;
};

} // namespace dlc

#endif
