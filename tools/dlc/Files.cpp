//===- Files.cpp - Files that are written whole or not at all -------------===//
#include "tools/dlc/Files.h"
#include "tools/dlc/Command.h"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace dlc::cli {

std::optional<std::string> readFile(const std::string &path) {
  std::error_code error;
  std::ifstream in(path, std::ios::binary);
  if (!in || fs::is_directory(path, error)) {
    fault(path + ": " + (in ? "is a directory" : std::strerror(errno)));
    return std::nullopt;
  }
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

namespace {

/// Removes what was begun, unless `keep` was called.
class Undo {
public:
  ~Undo() {
    if (kept)
      return;
    std::error_code error;
    for (auto path = paths.rbegin(); path != paths.rend(); ++path)
      fs::remove(*path, error); // a folder only if it is empty
  }
  void add(fs::path path) { paths.push_back(std::move(path)); }
  void keep() { kept = true; }

private:
  std::vector<fs::path> paths;
  bool kept = false;
};

bool writeAll(int file, const std::string &data) {
  size_t done = 0;
  while (done < data.size()) {
    ssize_t count = write(file, data.data() + done, data.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return false;
    done += size_t(count);
  }
  return true;
}

} // namespace

bool writeFiles(const std::vector<FileToWrite> &files) {
  Undo undo;
  std::vector<std::string> temporaries;
  for (const auto &[path, data, executable] : files) {
    std::error_code error;
    if (fs::is_directory(path, error))
      return fault("cannot write " + path + ": it is a directory"), false;
    fs::path folder = fs::path(path).parent_path();
    fs::path at;
    for (const fs::path &part : folder) {
      at /= part;
      if (fs::create_directory(at, error))
        undo.add(at);
      else if (error)
        return fault("cannot make the folder " + at.string() + ": " + error.message()), false;
    }
    std::string temporary = path + ".tmpXXXXXX";
    int file = mkstemp(temporary.data());
    if (file < 0)
      return fault("cannot write " + path + ": " + std::strerror(errno)), false;
    undo.add(temporary);
    temporaries.push_back(temporary);
    mode_t mask = umask(0);
    umask(mask);
    bool good = writeAll(file, data) && fchmod(file, (executable ? 0777 : 0666) & ~mask) == 0;
    int problem = errno;
    if (close(file) != 0 && good) {
      good = false;
      problem = errno;
    }
    if (!good)
      return fault("cannot write " + path + ": " + std::strerror(problem)), false;
  }
  for (size_t i = 0; i < files.size(); ++i)
    if (rename(temporaries[i].c_str(), files[i].path.c_str()) != 0)
      return fault("cannot write " + files[i].path + ": " + std::strerror(errno)), false;
  undo.keep();
  return true;
}

} // namespace dlc::cli
