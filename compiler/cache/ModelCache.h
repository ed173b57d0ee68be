//===- ModelCache.h - Models that were compiled before ----------*- C++ -*-===//
//
// Kernels are cached where code is generated from them; these entries save the phases before that, for a model that did
// not change: its module past phase `llvm` without the kernels, and the kernels' objects. Values of weights are in
// neither.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_CACHE_MODELCACHE_H
#define DLC_COMPILER_CACHE_MODELCACHE_H

#include "compiler/CompileOptions.h"
#include "compiler/cache/Cache.h"
#include "compiler/emit/Merge.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <vector>

namespace dlc {

/// What a model, as it was read, goes by with these options; empty if it is not to be cached.
std::string modelKey(const Cache &cache, mlir::ModuleOp module, const CompileOptions &options);

/// The module that `storeModel` got, without its kernels, and those; null if there is none.
mlir::OwningOpRef<mlir::ModuleOp> findModel(const Cache &cache, llvm::StringRef key, mlir::MLIRContext &context,
                                            std::vector<ObjectPart> &kernels);

void storeModel(const Cache &cache, llvm::StringRef key, mlir::ModuleOp module, llvm::ArrayRef<ObjectPart> kernels);

} // namespace dlc

#endif
