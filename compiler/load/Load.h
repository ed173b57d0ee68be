//===- Load.h - An object file linked into this process ---------*- C++ -*-===//
#ifndef DLC_COMPILER_LOAD_LOAD_H
#define DLC_COMPILER_LOAD_LOAD_H

#include "dlc/abi.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <memory>
#include <string>

namespace dlc {

/// The code of an object in memory.
class LoadedObject {
public:
  /// Links the object with LLVM's JITLink. Only libm, memcpy, memmove, memset and `externs` are offered to it. Null and
  /// a message on an error.
  static std::unique_ptr<LoadedObject> load(llvm::StringRef object, const std::map<std::string, dlc_extern_fn> &externs,
                                            std::string &error);
  ~LoadedObject();

  /// The address of an exported symbol, valid as long as this; null and a message on an error.
  void *find(llvm::StringRef symbol, std::string &error) const;

private:
  LoadedObject();
  struct State;
  std::unique_ptr<State> state;
};

/// The code of an object as `dlc build` writes it, in memory. What a program that links the object would run, so that
/// `dlc run` and a deployed model cannot differ.
class LoadedModel {
public:
  /// Null and a message on an error.
  static std::unique_ptr<LoadedModel> load(llvm::StringRef object, llvm::StringRef modelName,
                                           const std::map<std::string, dlc_extern_fn> &externs, std::string &error);

  /// Valid as long as this.
  const dlc_model_desc *description() const { return desc; }

private:
  std::unique_ptr<LoadedObject> object;
  const dlc_model_desc *desc = nullptr;
};

} // namespace dlc

#endif
