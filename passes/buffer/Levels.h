//===- Levels.h - Code for several CPUs behind one entry --------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_LEVELS_H
#define DLC_PASSES_BUFFER_LEVELS_H

#include "passes/buffer/Descriptor.h"

namespace dlc::buffer {

/// `m_init`: the best level that the CPU can run does it, and is noted in the state block.
void writeLevelInit(LLVMWriter &w, const ModelInfo &model);

/// The status of an entry of the level that the state block, the first argument, notes.
mlir::Value callLevel(LLVMWriter &w, const ModelInfo &model, llvm::StringRef entry, mlir::ValueRange arguments);

/// The greatest of what a function of each level says, all i64.
mlir::Value mostOfLevels(LLVMWriter &w, const ModelInfo &model, llvm::StringRef function, mlir::ValueRange arguments);

} // namespace dlc::buffer

#endif
