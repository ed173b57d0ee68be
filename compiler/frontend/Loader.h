//===- Loader.h - Finds and parses the files of a program -------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_LOADER_H
#define DLC_COMPILER_FRONTEND_LOADER_H

#include "compiler/frontend/Parser.h"
#include "llvm/ADT/StringMap.h"

namespace dlc::frontend {

/// Owns sources and trees for as long as they are elaborated.
class Loader {
public:
  /// `libraries`: whose libraries these are, already parsed; for those who read many programs.
  Loader(std::vector<std::string> importPaths, Diagnostics &diagnostics, Loader *libraries = nullptr)
      : importPaths(std::move(importPaths)), diagnostics(diagnostics), libraries(libraries) {}

  /// Parses text at hand.
  File *addText(std::string name, std::string text, bool isLibrary);
  /// A text that messages point into, and that is not parsed.
  const SourceFile *addSource(std::string name, std::string text);
  /// Reads and parses a file; null after reporting that it cannot be read.
  const File *addFile(llvm::StringRef path, SourceRange range);
  /// What `import` names: a file beside the importing one, on the import paths, or in the library.
  const File *import(const Import &import, const File &from);
  /// A library that is embedded, its parts in one file; null if there is none.
  const File *library(llvm::StringRef name);
  /// The text that a location names; null for another's.
  const SourceFile *source(llvm::StringRef name) const;

private:
  std::vector<std::string> importPaths;
  Diagnostics &diagnostics;
  Loader *libraries;
  std::vector<std::unique_ptr<SourceFile>> sources;
  std::vector<std::unique_ptr<File>> files;
  llvm::StringMap<const File *> byPath;
};

/// compiler/library/*.dl, embedded. `nn.loss.dl` is a part of `nn.dl`: one library, one scope.
struct LibraryFile {
  llvm::StringRef name, text;
};
llvm::ArrayRef<LibraryFile> libraryFiles();
/// Names of the embedded libraries.
std::vector<std::string> libraryNames();

} // namespace dlc::frontend

#endif
