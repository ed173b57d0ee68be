//===- Target.h - What stands behind code generation ------------*- C++ -*-===//
//
// Nothing above this interface knows a processor family: the phases end in the LLVM dialect, and a target turns that
// into files. Another one (nvptx64) joins by another subclass.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_TARGET_TARGET_H
#define DLC_COMPILER_TARGET_TARGET_H

#include "compiler/CompileOptions.h"
#include "compiler/cache/Cache.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/raw_ostream.h"

namespace dlc {

enum class TargetFile { Object, Assembly, Llvm };

class Target {
public:
  virtual ~Target() = default;
  virtual llvm::StringRef name() const = 0;

  /// Loads what `generate` needs into the context, before several threads may call it.
  virtual void prepare(mlir::MLIRContext &context) const = 0;

  /// Writes the code of a module that is past phase `llvm`. `exported` are the symbols that the outside sees. The
  /// module is not changed. An object comes from the cache, or goes there. Problems are diagnosed at the module.
  virtual llvm::LogicalResult generate(mlir::ModuleOp module, const CompileOptions &options,
                                       llvm::ArrayRef<std::string> exported, TargetFile kind, const Cache &cache,
                                       llvm::raw_pwrite_stream &os) const = 0;
};

/// The target that `--target` names; null and a message with what there is for another.
const Target *findTarget(llvm::StringRef name, std::string *error = nullptr);

/// Whether an object may leave this symbol to the program: memcpy, memmove, memset, and libm's functions.
bool isAllowedSymbol(llvm::StringRef name);

/// Fails, naming every symbol, if the object asks for more than it may; `externs` are the model's C functions.
llvm::LogicalResult checkUndefinedSymbols(llvm::StringRef object, llvm::ArrayRef<std::string> externs,
                                          mlir::Location loc);

/// An object file's section as a place in its bytes.
struct SectionPlace {
  uint64_t offset = 0, size = 0;
};
/// Where the named section's contents lie in an object; nullopt if it has none.
std::optional<SectionPlace> findSection(llvm::StringRef object, llvm::StringRef section);

/// Where the data of a symbol lie in an object; nullopt if it defines none of the name.
std::optional<SectionPlace> findSymbol(llvm::StringRef object, llvm::StringRef symbol);

} // namespace dlc

#endif
