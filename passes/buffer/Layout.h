//===- Layout.h - Weights, state and constants of a module ------*- C++ -*-===//
//
// The plan gives every parameter, state tensor and constant its place, and leaves the tables as attributes of the
// module, from which the llvm phase makes the descriptor and the emitter fills the object's sections:
//
//   rt.weights   = [{name = "fc.weight", type = tensor<..>, offset = 0, bytes = 512, init = ".."}, ...]
//   rt.weights_bytes
//   rt.states    = [{name, type, offset, bytes, init}, ...]  offsets from the start of the state block; the compiler
//                  adds `given` where the weight file has the value, the llvm phase `image`, see Descriptor.h
//   rt.constants = [{value = dense<..>, offset = 0}, ...], rt.constants_bytes
//   rt.state_bytes, rt.derived_offset                        the state block: header, state tensors, derived part
//
// Pass derive-weights, for an object that has the weights in the form its kernels read and no others, changes them:
//
//   rt.weights, rt.weights_bytes, rt.state_bytes    the parameters that entries read; with the derived parts; without
//   rt.source_weights, rt.source_weights_bytes      all parameters, as above
//   rt.derived_parts = [array<i64: from, to, bytes>, ...]    of what `rt.derive` computes, to the weights block
//   rt.derive_bytes                                 memory in which it computes them
//
// The weights lie without holes, so that the data of a safetensors file, in which others' readers refuse holes, are the
// block: first the tensors whose size is a multiple of 64 bytes, which so begin at one, then the others by the size of
// their elements, the largest first; within each group in the order of the model.
//
// `dl.params` and `dl.states` on the module (written with the graph, before optimisation) list what the eager engine
// needs; without them, what the functions use is taken.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_BUFFER_LAYOUT_H
#define DLC_PASSES_BUFFER_LAYOUT_H

#include "dialects/dl/Dims.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

namespace dlc::buffer {

/// Alignment of everything the plan places; DLC_ALIGNMENT of the ABI.
constexpr int64_t kAlignment = 64;
/// Bytes at the start of a state block: magic, fingerprint, weights pointer. See compiler/support/Support.h.
constexpr int64_t kStateHeader = 64;

/// The function that computes the weights of a packed module; see pass derive-weights.
inline constexpr llvm::StringLiteral kDeriveSymbol = "dlc.derive";

inline int64_t alignUp(int64_t bytes, int64_t alignment = kAlignment) {
  return int64_t(llvm::alignTo(uint64_t(bytes), uint64_t(alignment)));
}

/// Bytes of one element in memory; bool takes one.
int64_t elementBytes(mlir::Type elementType);
/// Bytes of a tensor; null where a dim has no expression.
dl::Dim bytesOf(mlir::RankedTensorType type);

class ModuleLayout {
public:
  explicit ModuleLayout(mlir::ModuleOp module);

  /// Byte offsets; a tensor that is not known yet is added. Fails, with a message at `loc`, when the same name stands
  /// for two types or two inits, or the type is symbolic. A place that only writes a state knows no init.
  using Init = std::optional<llvm::StringRef>;
  llvm::FailureOr<int64_t> weight(llvm::StringRef name, mlir::RankedTensorType type, Init init, mlir::Location loc);
  llvm::FailureOr<int64_t> state(llvm::StringRef name, mlir::RankedTensorType type, Init init, mlir::Location loc);
  int64_t constant(mlir::ElementsAttr value);

  /// Writes the tables; `derivedBytes` is what `init` needs for the derived parts and its own intermediates.
  void write(int64_t derivedBytes);

private:
  struct Entry {
    mlir::RankedTensorType type;
    int64_t offset, bytes;
    std::optional<std::string> init;
  };
  struct Table {
    llvm::MapVector<mlir::StringAttr, Entry> entries;
    int64_t end = 0;
    bool dense = false; ///< aligned to elements only
  };
  llvm::FailureOr<int64_t> place(Table &table, llvm::StringRef what, llvm::StringRef name, mlir::RankedTensorType type,
                                 Init init, mlir::Location loc);

  mlir::ModuleOp module;
  Table weights, states;
  llvm::MapVector<mlir::Attribute, int64_t> constants;
  int64_t constantsEnd = 0;
};

} // namespace dlc::buffer

#endif
