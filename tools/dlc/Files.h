//===- Files.h - Files that are written whole or not at all -----*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_FILES_H
#define DLC_TOOLS_DLC_FILES_H

#include <optional>
#include <string>
#include <vector>

namespace dlc::cli {

/// The contents of a file; prints why not.
std::optional<std::string> readFile(const std::string &path);

struct FileToWrite {
  std::string path;
  std::string data;
  bool executable = false;
};

/// Writes all of them, or none: each goes to a temporary file in its folder, and when all are on disk they are renamed.
/// Folders are made as needed, and unmade on a failure. Prints what went wrong.
bool writeFiles(const std::vector<FileToWrite> &files);

} // namespace dlc::cli

#endif
