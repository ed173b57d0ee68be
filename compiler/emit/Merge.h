//===- Merge.h - Relocatable objects made one -------------------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_MERGE_H
#define DLC_COMPILER_EMIT_MERGE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <string>

namespace dlc {

/// A piece of an object: an object file itself, as LLVM writes it.
struct ObjectPart {
  std::string bytes;
  /// Every symbol that the part defines for others begins with `partPrefix`; in the whole it begins with `name`.
  std::string name;
};

/// A section of zeros under a local symbol, which the caller fills.
struct ObjectBlock {
  std::string symbol, section;
  uint64_t bytes, alignment;
};

/// Makes one x86-64 ELF object of parts, first the main one, that define what others need: sections of a name are
/// joined in the order of the parts, and all symbols but the exported ones are local. As `ld -r`, without a linker at
/// hand. `object` keeps its reserved memory.
llvm::Error mergeObjects(llvm::ArrayRef<const ObjectPart *> parts, llvm::ArrayRef<ObjectBlock> blocks,
                         llvm::function_ref<bool(llvm::StringRef)> isExported, std::string &object);

} // namespace dlc

#endif
