//===- Weights.h - The values of parameters, for the object -----*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_WEIGHTS_H
#define DLC_COMPILER_EMIT_WEIGHTS_H

#include "compiler/CompileOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "runtime/base/Safetensors.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dlc {

/// The rows of a planned module's `rt.weights` with their values: from the weight file, the seed, or what an .onnx file
/// brought. Nothing is copied but random numbers.
class Weights {
public:
  /// Finds every value; all that are missing or of another type are diagnosed at once. Without any source it succeeds
  /// and has no values.
  static llvm::FailureOr<Weights> open(mlir::ModuleOp module, const CompileOptions &options, const NamedTensors &brought);

  bool hasValues() const { return values; }
  /// FNV-1a-64 of the whole block.
  uint64_t checksum() const { return sum; }
  int64_t bytes() const { return blockBytes; }
  /// The tensors in the order of the table.
  const NamedTensors &tensors() const { return rows; }
  /// The block's parts, in order; what is between them is zero.
  void forEach(llvm::function_ref<void(uint64_t offset, llvm::StringRef bytes)> part) const;

private:
  bool values = false;
  uint64_t sum = 0;
  int64_t blockBytes = 0;
  NamedTensors rows;
  std::vector<uint64_t> offsets;
  Safetensors file;
};

} // namespace dlc

#endif
