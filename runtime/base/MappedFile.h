//===- MappedFile.h - A file as memory --------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_MAPPEDFILE_H
#define DLC_RUNTIME_BASE_MAPPEDFILE_H

#include "runtime/base/Status.h"
#include <memory>
#include <string>

namespace dlc {

/// A whole file, mapped for reading.
struct MappedFile {
  std::shared_ptr<void> owner; ///< keeps the mapping
  const char *data = nullptr;
  size_t size = 0;
};
Status mapFile(const std::string &path, MappedFile &file);

/// Gives the memory of a part of a mapped file back, which reads it again if it is wanted again.
void releasePages(const char *data, size_t size);

/// Says that a large piece of memory will be written throughout: in large pages, if the system has any.
void expectWrites(char *data, size_t size);

/// Writes a file under a temporary name and renames it when it is whole.
Status writeFile(const std::string &path, const void *data, size_t size);

} // namespace dlc

#endif
