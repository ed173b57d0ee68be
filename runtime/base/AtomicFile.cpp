//===- AtomicFile.cpp - A file that is whole or as before -----------------===//
#include "runtime/base/AtomicFile.h"
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace dlc {

AtomicFile::AtomicFile(std::string path)
    : path(std::move(path)), temporary(this->path + ".tmp" + std::to_string(getpid())) {
  file = open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  problem = file < 0 ? errno : 0;
}

AtomicFile::~AtomicFile() {
  if (file < 0)
    return;
  close(file);
  unlink(temporary.c_str());
}

Status AtomicFile::failed() {
  int code = problem ? problem : errno;
  return error(DLC_IO_ERROR, "cannot write ", path, ": ", std::strerror(code),
               code == ENOSPC || code == EDQUOT ? "; what was there before is as it was" : "");
}

Status AtomicFile::append(const void *data, size_t size) {
  if (file < 0)
    return failed();
  for (const char *at = static_cast<const char *>(data); size;) {
    constexpr size_t mostStep = size_t(1) << 30;
    ssize_t count = write(file, at, std::min(size, mostStep));
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return failed();
    at += count;
    size -= size_t(count);
  }
  return {};
}

Status AtomicFile::commit() {
  if (file < 0 || fsync(file) != 0)
    return failed();
  // Some file systems say only here that the disk is full.
  int descriptor = file;
  file = -1;
  if (close(descriptor) != 0 || std::rename(temporary.c_str(), path.c_str()) != 0) {
    Status status = failed();
    unlink(temporary.c_str());
    return status;
  }
  // The rename itself is on the disk when its folder is. Where folders cannot be synced, that is all there is to do.
  size_t slash = path.rfind('/');
  std::string folder = slash == path.npos ? "." : path.substr(0, slash + 1);
  if (int directory = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); directory >= 0) {
    (void)fsync(directory);
    close(directory);
  }
  return {};
}

} // namespace dlc
