//===- Emit.h - The files of a compiled model -------------------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_EMIT_H
#define DLC_COMPILER_EMIT_EMIT_H

#include "compiler/CompileOptions.h"
#include "compiler/Driver.h"
#include "compiler/cache/Cache.h"
#include "compiler/emit/Merge.h"
#include "compiler/emit/Weights.h"
#include "mlir/IR/BuiltinOps.h"

namespace dlc {

class Target;

/// Puts the interpreter's graph into the module as `dl.graph`, and what it needs of parameters and state as `dl.params`
/// and `dl.states`. Called on the module as it was imported; without it, an object runs in graph mode only.
llvm::LogicalResult attachGraph(mlir::ModuleOp module);

/// Where compiled code comes from and goes to.
struct CodeSource {
  Cache cache;
  /// The objects of kernels that the module only declares; emitObject adds those it compiles.
  std::vector<ObjectPart> kernels;
  /// Whole objects that the module calls: its levels (Levels.h).
  std::vector<ObjectPart> levels;
};

/// The target that the options name, with what it needs in the module's context; fails with a message.
llvm::FailureOr<const Target *> prepareTarget(mlir::ModuleOp module, const CompileOptions &options);

/// The object file of a module that is past phase `llvm`. `weights` fill it where they are embedded; where they lie in
/// a file, their checksum is known already.
llvm::LogicalResult emitObject(mlir::ModuleOp module, const CompileOptions &options, Weights &weights,
                               CodeSource &source, std::string &object);

/// Names of the C functions that the program must define.
std::vector<std::string> externSymbols(mlir::ModuleOp module);
/// What the outside sees of an object.
std::vector<std::string> exportedSymbols(mlir::ModuleOp module);

/// The C header: the ABI, sizes, and the declarations of the entries.
std::string writeHeader(mlir::ModuleOp module, const CompileOptions &options);

/// The manifest, JSON: everything that the object was made of and needs. `object` is empty where only text was made.
std::string writeManifest(mlir::ModuleOp module, const CompileOptions &options, const Weights &weights,
                          llvm::StringRef object);

/// All files that the options ask for, of a module that is past phase `llvm`. `brought` are the weights that an .onnx
/// file came with.
llvm::LogicalResult emitModel(mlir::ModuleOp module, const CompileOptions &options, const NamedTensors &brought,
                              CodeSource &source, std::vector<OutputFile> &files);

/// One entry of a planned module, read back from its attributes.
struct EmittedTensor {
  std::string name;
  mlir::RankedTensorType type;
  int64_t mostBytes; ///< at the top of the dims' ranges
};
struct EmittedEntry {
  std::string name;
  std::vector<DimInfo> dims;
  std::vector<EmittedTensor> inputs, outputs;
  bool arenaIsConstant;
  int64_t arenaTop, maxLive, unshared, launches;
  std::string arenaBytes; ///< the expression; empty where it is only a function
};
std::vector<EmittedEntry> emittedEntries(mlir::ModuleOp module);

/// A number attribute of the module; 0 if it has none.
int64_t moduleNumber(mlir::ModuleOp module, llvm::StringRef attribute);
/// The CPUs that a module has code for, or is to have: "x86-64-v3", or several with commas.
std::string machineNames(mlir::ModuleOp module, const CompileOptions &options);
/// The prefix of the model's symbols.
std::string modelName(mlir::ModuleOp module);

} // namespace dlc

#endif
