//===- Files.h - Files that are written whole or not at all -----*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_FILES_H
#define DLC_TOOLS_DLC_FILES_H

#include <optional>
#include <string>
#include <vector>

namespace dlc::cli {

/// The contents of a file; prints why not.
std::optional<std::string> readFile(const std::string &path);

/// Writes all of it to an open file; false, with errno.
bool writeAll(int file, const std::string &data);

struct FileToWrite {
  std::string path;
  std::string data;
  bool executable = false;
};

/// Writes all of them, or none: each goes to a temporary file in its folder, and when all are on disk they are renamed.
/// Folders are made as needed, and unmade on a failure. Links are followed, an existing file's mode is kept, and a
/// device or a pipe is written to as it is. Refuses to replace a file of `inputs`. Prints what went wrong.
bool writeFiles(const std::vector<FileToWrite> &files, const std::vector<std::string> &inputs = {});

} // namespace dlc::cli

#endif
