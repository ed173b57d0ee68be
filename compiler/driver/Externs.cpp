//===- Externs.cpp - The user's C functions in this process ---------------===//
#include "compiler/driver/State.h"
#include "compiler/emit/Link.h"
#include "dialects/dl/Dialect.h"
#include "dialects/rt/Dialect.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <dlfcn.h>

using namespace mlir;

namespace dlc {

/// Loads the files of --link: libraries as they are, objects and archives joined into one.
static LogicalResult loadFiles(ArrayRef<std::string> files, Location loc, std::vector<void *> &handles) {
  std::vector<std::string> objects;
  auto open = [&](const std::string &file, StringRef what) -> LogicalResult {
    SmallString<128> path(file);
    llvm::sys::fs::make_absolute(path);
    handles.push_back(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL));
    if (handles.back())
      return success();
    return emitError(loc) << "--link: cannot load " << what << ": " << dlerror();
  };
  for (const std::string &file : files) {
    if (!llvm::sys::fs::exists(file))
      return emitError(loc) << "--link: there is no file " << file;
    if (!StringRef(file).ends_with(".so"))
      objects.push_back(file);
    else if (failed(open(file, file)))
      return failure();
  }
  if (objects.empty())
    return success();
  FailureOr<std::string> bytes = linkObjects(objects, loc);
  SmallString<128> path;
  int file = -1;
  if (failed(bytes) || llvm::sys::fs::createTemporaryFile("dlc-link", "so", file, path))
    return failure();
  {
    llvm::raw_fd_ostream os(file, /*shouldClose=*/true);
    os << *bytes;
  }
  LogicalResult result = open(path.str().str(), "the objects");
  llvm::sys::fs::remove(path);
  return result;
}

bool Driver::linkExterns() {
  State &state = *impl;
  if (state.linked)
    return true;
  // With the place of the first call of each. A dump past `llvm` has its declarations alone.
  llvm::MapVector<StringRef, Location> wanted;
  state.module->walk([&](Operation *op) {
    if (auto call = dyn_cast<dl::ExternCallOp>(op))
      wanted.insert({call.getFunction(), op->getLoc()});
  });
  if (wanted.empty())
    return true;
  Location loc = state.module->getLoc();
  std::vector<void *> handles;
  if (failed(loadFiles(state.options.linkFiles, loc, handles)))
    return false;
  bool good = true;
  for (auto [name, place] : wanted) {
    void *address = nullptr;
    for (void *handle : handles)
      if (!address)
        address = dlsym(handle, name.str().c_str());
    if (address)
      state.externs[name.str()] = reinterpret_cast<dlc_extern_fn>(address);
    else if (handles.empty())
      good = (emitError(place) << "the extern function '" << name
                               << "' is not there: --link FILE names the object or library that defines it",
              false);
    else
      good = (emitError(place) << "the extern function '" << name << "' is in no file of --link", false);
  }
  state.linked = good;
  return good;
}

const std::map<std::string, dlc_extern_fn> &Driver::externs() const { return impl->externs; }

} // namespace dlc
