//===- Weights.h - The values of parameters, for the object -----*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_WEIGHTS_H
#define DLC_COMPILER_EMIT_WEIGHTS_H

#include "compiler/CompileOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "runtime/base/Safetensors.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dlc {

/// The rows of a planned module's `rt.weights` (or of another such table of it) and where their values come from: the
/// weight file, the seed, or what an .onnx file brought. The block is made once, where it is to lie, and nowhere else:
/// it may be most of the memory there is.
class Weights {
public:
  /// Finds every value; all that are missing or of another type are diagnosed at once. Without any source it succeeds
  /// and has no values.
  static llvm::FailureOr<Weights> open(mlir::ModuleOp module, const CompileOptions &options,
                                       const NamedTensors &brought, llvm::StringRef table = "rt.weights");

  /// Adds bytes of the block that are no parameter; `from` stays until the block is written, and no row lies behind.
  void add(uint64_t offset, const char *from, uint64_t bytes) { parts.push_back({offset, bytes, from}); }

  bool hasValues() const { return values; }
  int64_t bytes() const { return blockBytes; }
  /// Writes the whole block, and knows its checksum from then on.
  Status write(char *block);
  /// A safetensors file up to its data, which are the block.
  std::string fileHeader() const;
  /// blockChecksum of the whole block; 0 if it was not written.
  uint64_t checksum() const { return sum; }

private:
  struct Row {
    std::string name, init;
    uint64_t offset;
    DType dtype;
    Shape shape;
    Tensor value; ///< without bytes where the seed makes it
  };
  bool values = false;
  uint64_t sum = 0, seed = 0;
  int64_t blockBytes = 0;
  std::vector<Row> rows;
  struct Part {
    uint64_t offset, bytes;
    const char *from;
  };
  std::vector<Part> parts;
  Safetensors file;
};

} // namespace dlc

#endif
