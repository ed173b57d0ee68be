//===- MappedFile.cpp - A file as memory ----------------------------------===//
#include "runtime/base/MappedFile.h"
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dlc {

static Status systemError(const char *what, const std::string &path) {
  int code = errno;
  return error(code == ENOENT ? DLC_NOT_FOUND : DLC_IO_ERROR, "cannot ", what, " ", path, ": ", std::strerror(code));
}

Status mapFile(const std::string &path, MappedFile &file) {
  int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return systemError("open", path);
  struct stat about;
  if (fstat(descriptor, &about)) {
    Status status = systemError("read", path);
    close(descriptor);
    return status;
  }
  if (!S_ISREG(about.st_mode)) {
    close(descriptor);
    return error(DLC_IO_ERROR, path, " is not a file");
  }
  size_t size = size_t(about.st_size);
  file = MappedFile();
  if (size) {
    void *memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (memory == MAP_FAILED) {
      Status status = systemError("map", path);
      close(descriptor);
      return status;
    }
    file.owner = std::shared_ptr<void>(memory, [size](void *mapped) { munmap(mapped, size); });
    file.data = static_cast<const char *>(memory);
  }
  file.size = size;
  close(descriptor);
  return {};
}

void releasePages(const char *data, size_t size) {
  // Whole pages only: others may hold what lies beside.
  uintptr_t page = uintptr_t(sysconf(_SC_PAGESIZE)), from = (uintptr_t(data) + page - 1) / page * page,
            to = (uintptr_t(data) + size) / page * page;
  if (from < to)
    madvise(reinterpret_cast<void *>(from), to - from, MADV_DONTNEED);
}

void expectWrites(char *data, size_t size) {
  constexpr uintptr_t large = uintptr_t(2) << 20;
  uintptr_t from = (uintptr_t(data) + large - 1) / large * large, to = (uintptr_t(data) + size) / large * large;
  if (from < to)
    madvise(reinterpret_cast<void *>(from), to - from, MADV_HUGEPAGE);
}

Status writeFile(const std::string &path, const void *data, size_t size) {
  std::string temporary = path + ".tmp" + std::to_string(getpid());
  FILE *file = std::fopen(temporary.c_str(), "wb");
  if (!file)
    return systemError("write", path);
  bool ok = size == 0 || std::fwrite(data, 1, size, file) == size;
  ok = std::fclose(file) == 0 && ok;
  if (ok && std::rename(temporary.c_str(), path.c_str()) == 0)
    return {};
  Status status = systemError("write", path);
  std::remove(temporary.c_str());
  return status;
}

} // namespace dlc
