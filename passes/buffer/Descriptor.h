//===- Descriptor.h - The constant data that describes a model --*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_DESCRIPTOR_H
#define DLC_PASSES_BUFFER_DESCRIPTOR_H

#include "dialects/rt/Dialect.h"
#include "passes/buffer/LLVMWriter.h"

namespace dlc::buffer {

/// A CPU that an object with several has code for: module attribute `rt.levels`, from the plainest on. The code is an
/// object of its own, with symbols that `name` prefixes.
struct Level {
  std::string name;
  uint64_t cpuFeatures;
};

/// What all entries of a module share.
struct ModelInfo {
  ModelInfo(mlir::ModuleOp module, llvm::StringRef weightsMode, llvm::StringRef cpu, uint64_t cpuFeatures);

  /// Byte offset of an entry in the array of dlc_entry_desc.
  int64_t entryOffset(llvm::StringRef entry) const;

  std::string name;  ///< prefix of the symbols
  std::string title; ///< what messages call it: the name, but for a level, which says that of the whole (`rt.title`)
  bool embedded;     ///< the object holds the weights
  bool inFile;       ///< they lie in a file beside it
  std::string cpu;
  uint64_t cpuFeatures;
  int64_t weightsBytes, constantsBytes, stateBytes, derivedOffset, imageBytes, graphBytes;
  uint64_t fingerprint;
  llvm::SmallVector<std::string> entryNames;
  llvm::SmallVector<Level> levels; ///< none: the module has the code itself
};

/// Gives each row of `rt.states` that starts neither as zeros nor as one value throughout its place `image` in the
/// object's section .dlc.state, which the emitter fills and init copies from; `rt.state_image_bytes` is its size.
/// Called before the ModelInfo is made.
void placeStateImage(mlir::ModuleOp module);

/// The name of an entry's tensor; `in_K` and `out_K` where it has none.
std::string tensorName(rt::FuncOp entry, unsigned argument);

/// `m_query`, the globals `model`, `desc`, `entries`, and the blocks `weights`, `constants`, `state` and `graph`.
void writeDescriptor(LLVMWriter &w, const ModelInfo &model, llvm::ArrayRef<rt::FuncOp> entries);

/// `m_find_weights`.
void writeFindWeights(LLVMWriter &w, const ModelInfo &model);

/// `m_init` of a model that derives nothing.
void writeEmptyInit(LLVMWriter &w, const ModelInfo &model);

} // namespace dlc::buffer

#endif
