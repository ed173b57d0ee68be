//===- AtomicFile.h - A file that is whole or as before ---------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_ATOMICFILE_H
#define DLC_RUNTIME_BASE_ATOMICFILE_H

#include "runtime/base/Status.h"
#include <string>

namespace dlc {

/// Writes PATH.tmpNNN beside a file and renames it when all of it is on the disk: whatever happens, also a loss of
/// power, PATH is what it was or all of the new. Without `commit` nothing is left.
class AtomicFile {
public:
  explicit AtomicFile(std::string path);
  ~AtomicFile();
  AtomicFile(const AtomicFile &) = delete;
  AtomicFile &operator=(const AtomicFile &) = delete;

  Status append(const void *data, size_t size);
  /// Waits for the disk, then renames.
  Status commit();

private:
  Status failed();

  std::string path, temporary;
  int file = -1;
  int problem = 0; ///< errno of the open that failed
};

} // namespace dlc

#endif
