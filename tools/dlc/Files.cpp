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

/// The file that a path means once links are followed, also where the last of them points to nothing yet.
fs::path followLinks(fs::path path) {
  std::error_code error;
  for (int steps = 0; steps < 40 && fs::is_symlink(path, error); ++steps) {
    fs::path next = fs::read_symlink(path, error);
    if (error)
      break;
    path = next.is_absolute() ? next : path.parent_path() / next;
  }
  return path;
}

bool cannotWrite(const std::string &path, int problem) {
  return fault("cannot write " + path + ": " + std::strerror(problem)), false;
}

/// A device or a pipe: there is nothing to rename.
bool writeThrough(const FileToWrite &file) {
  int to = open(file.path.c_str(), O_WRONLY | O_CLOEXEC);
  if (to < 0)
    return cannotWrite(file.path, errno);
  bool good = writeAll(to, file.data);
  int problem = errno;
  if (close(to) != 0 && good)
    return cannotWrite(file.path, errno);
  return good || cannotWrite(file.path, problem);
}

} // namespace

bool writeFiles(const std::vector<FileToWrite> &files, const std::vector<std::string> &inputs) {
  Undo undo;
  std::vector<std::pair<std::string, std::string>> renames;
  std::vector<const FileToWrite *> special;
  for (const FileToWrite &file : files) {
    std::error_code error;
    fs::file_status status = fs::status(file.path, error);
    // What stands for an open file is no file to replace, whatever it points to.
    bool isSpecial =
        file.path.rfind("/dev/", 0) == 0 || file.path.rfind("/proc/", 0) == 0 || !fs::is_regular_file(status);
    if (fs::exists(status) && !fs::is_directory(status) && isSpecial) {
      special.push_back(&file);
      continue;
    }
    const std::string path = followLinks(file.path).string();
    for (const std::string &input : inputs)
      if (fs::equivalent(path, input, error))
        return fault("cannot write " + file.path + ": it is the input " + input +
                     "; choose another place or another --name"),
               false;
    if (fs::is_directory(status))
      return fault("cannot write " + file.path + ": it is a directory"), false;
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
    int to = mkstemp(temporary.data());
    if (to < 0)
      return cannotWrite(file.path, errno);
    undo.add(temporary);
    renames.emplace_back(temporary, path);
    mode_t mask = umask(0);
    umask(mask);
    mode_t mode = fs::exists(status) ? mode_t(status.permissions()) & 0777 : 0666 & ~mask;
    if (file.executable)
      mode |= 0111 & ~mask;
    bool good = writeAll(to, file.data) && fchmod(to, mode) == 0;
    int problem = errno;
    if (close(to) != 0 && good) {
      good = false;
      problem = errno;
    }
    if (!good)
      return cannotWrite(file.path, problem);
  }
  for (const FileToWrite *file : special)
    if (!writeThrough(*file))
      return false;
  for (const auto &[temporary, path] : renames)
    if (rename(temporary.c_str(), path.c_str()) != 0)
      return cannotWrite(path, errno);
  undo.keep();
  return true;
}

} // namespace dlc::cli
