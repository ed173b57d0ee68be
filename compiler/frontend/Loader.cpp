//===- Loader.cpp - Finds and parses the files of a program ---------------===//
#include "compiler/frontend/Loader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace dlc::frontend;
using llvm::StringRef;

namespace {
constexpr LibraryFile embedded[] = {
#include "compiler/library/Library.inc"
};
/// More than any model; a front end that reads a weight file by mistake says so at once.
constexpr uint64_t maxFileSize = 16u << 20;
} // namespace

llvm::ArrayRef<LibraryFile> dlc::frontend::libraryFiles() { return embedded; }

std::vector<std::string> dlc::frontend::libraryNames() {
  std::vector<std::string> names;
  for (const LibraryFile &file : embedded)
    if (!file.name.contains('.'))
      names.push_back(file.name.str());
  return names;
}

File *Loader::addText(std::string name, std::string text, bool isLibrary) {
  sources.push_back(std::make_unique<SourceFile>(std::move(name), std::move(text), isLibrary));
  TokenList tokens = lex(*sources.back(), diagnostics);
  files.push_back(std::make_unique<File>(parse(*sources.back(), tokens, diagnostics)));
  return files.back().get();
}

const SourceFile *Loader::addSource(std::string name, std::string text) {
  sources.push_back(std::make_unique<SourceFile>(std::move(name), std::move(text), /*isLibrary=*/false));
  return sources.back().get();
}

const File *Loader::addFile(StringRef path, SourceRange range) {
  // One file is one file by whatever way it is reached.
  llvm::SmallString<128> real;
  if (llvm::sys::fs::real_path(path, real))
    real = path;
  auto [it, isNew] = byPath.try_emplace(real, nullptr);
  if (!isNew)
    return it->second;
  uint64_t size = 0;
  std::error_code code = llvm::sys::fs::file_size(path, size);
  if (!code && size > maxFileSize) {
    diagnostics.error(Code::FileTooLarge, range,
                      "`" + path.str() + "` has " + std::to_string(size) + " bytes, more than the " +
                          std::to_string(maxFileSize) + " that a .dl file may have");
    return nullptr;
  }
  auto buffer = code ? llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>(code)
                     : llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer) {
    diagnostics.error(Code::CannotRead, range, "cannot read `" + path.str() + "`: " + buffer.getError().message());
    return nullptr;
  }
  // Parsing does not import, so the entry cannot move.
  return it->second = addText(path.str(), (*buffer)->getBuffer().str(), /*isLibrary=*/false);
}

const File *Loader::library(StringRef name) {
  if (libraries)
    return libraries->library(name);
  auto [it, isNew] = byPath.try_emplace(("<library>/" + name).str(), nullptr);
  if (!isNew)
    return it->second;
  File *whole = nullptr;
  for (const LibraryFile &file : embedded) {
    if (file.name.split('.').first != name)
      continue;
    File *part = addText((file.name + ".dl").str(), file.text.str(), /*isLibrary=*/true);
    if (!whole)
      it->second = whole = part;
    else
      std::move(part->items.begin(), part->items.end(), std::back_inserter(whole->items));
  }
  return whole;
}

const SourceFile *Loader::source(StringRef name) const {
  for (auto &source : sources)
    if (source->getName() == name)
      return source.get();
  return libraries ? libraries->source(name) : nullptr;
}

const File *Loader::import(const Import &import, const File &from) {
  if (!from.source->isLibrary()) {
    std::vector<std::string> folders{llvm::sys::path::parent_path(from.source->getName()).str()};
    folders.insert(folders.end(), importPaths.begin(), importPaths.end());
    for (StringRef folder : folders) {
      llvm::SmallString<128> path(folder);
      llvm::sys::path::append(path, import.path);
      if (!path.ends_with(".dl"))
        path += ".dl";
      llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
      llvm::sys::fs::file_status status;
      if (!llvm::sys::fs::status(path, status) && llvm::sys::fs::is_regular_file(status))
        return addFile(path, import.range);
    }
  }
  if (const File *file = library(import.path))
    return file;
  std::string searched = "beside this file";
  for (const std::string &path : importPaths)
    searched += ", in " + path;
  diagnostics.error(Code::ImportNotFound, import.range,
                    "there is no `" + import.path + ".dl` " + searched + " or in the library" +
                        didYouMean(import.path, libraryNames()));
  return nullptr;
}
