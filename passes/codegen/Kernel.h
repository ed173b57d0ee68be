//===- Kernel.h - Steps of kernel code generation ---------------*- C++ -*-===//
//
// What the files of this folder offer each other. A kernel goes through the steps in the order of this header; each
// works on one `func.func`. Private to passes/codegen.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_CODEGEN_KERNEL_H
#define DLC_PASSES_CODEGEN_KERNEL_H

#include "compiler/machine/Machine.h"
#include "dialects/dl/Dims.h"
#include "dialects/kernel/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include <algorithm>

namespace dlc::codegen {

/// Work is divided into this many pieces at most, where its size is known.
inline constexpr int64_t kMaxChunks = 64;

/// How long a piece of work of `total` microseconds is to take: threads that spin hand over in a fraction of one, and
/// eight pieces balance. 0: not worth dividing.
inline double chunkTime(double total) { return total < 3 ? 0 : std::clamp(total / 8, 1.5, 10.0); }
/// The same where the size is not known.
inline constexpr double kChunkTime = 10;

/// How many of `units` a chunk takes: `most`, or less where two and four threads are then done sooner.
inline int64_t evenChunk(int64_t units, int64_t most) {
  auto slowest = [&](int64_t chunk) {
    int64_t chunks = llvm::divideCeil(units, chunk);
    return 2 * chunk * int64_t(llvm::divideCeil(chunks, 2)) + chunk * int64_t(llvm::divideCeil(chunks, 4));
  };
  int64_t best = std::clamp<int64_t>(most, 1, units);
  for (int64_t chunk = best; 2 * chunk >= most && chunk > 0; --chunk)
    if (slowest(chunk) < slowest(best) && int64_t(llvm::divideCeil(units, chunk)) <= kMaxChunks)
      best = chunk;
  return best;
}

/// A kernel on its way from tensors to loops.
struct Kernel {
  explicit Kernel(const Machine &machine) : machine(machine) {}

  mlir::func::FuncOp function;
  const Machine &machine;
  unsigned numInputs = 0, numOutputs = 0;
  /// Dim expressions of inputs, then outputs.
  llvm::SmallVector<llvm::SmallVector<dl::Dim>> shapes;
  /// Names of the `index` arguments behind the tensors, in order.
  llvm::SmallVector<llvm::StringRef> dims;
  /// How many chunks the work is split into.
  dl::Dim chunks;
  bool hasStatus = false;

  mlir::MLIRContext *context() { return function.getContext(); }
  /// The arguments are inputs, outputs, (scratch, added last,) dims, chunk.
  mlir::BlockArgument input(unsigned i) { return function.getArgument(i); }
  mlir::BlockArgument output(unsigned i) { return function.getArgument(numInputs + i); }
  mlir::BlockArgument chunk() { return function.getArgument(function.getNumArguments() - 1); }
};

/// Attributes of a lowered kernel (passes/README.md).
inline constexpr llvm::StringLiteral kInputs = "kernel.inputs", kOutputs = "kernel.outputs", kDims = "kernel.dims",
                                     kChunks = "kernel.chunks", kScratch = "kernel.scratch",
                                     kInPlace = "kernel.in_place", kStatus = "kernel.status", kTile = "kernel.tile";
/// Argument attributes: the dims of a memref with symbolic ones; the name of a named dim.
inline constexpr llvm::StringLiteral kShape = "kernel.shape", kDim = "kernel.dim";

/// Turns a definition into `func.func private` on memrefs (inputs, outputs, named dims, chunk) with a body of linalg on
/// tensors, by passes/lower. The definition is erased.
llvm::FailureOr<Kernel> makeFunction(kernel::DefineOp define, const Machine &machine);

/// Fuses elementwise ops, collapses dims that are walked together, gives reductions the freedom to reassociate.
llvm::LogicalResult optimizeTensors(Kernel &kernel);

/// Splits the work into chunks and fuses what one row needs into a loop over rows. Sets `kernel.chunks`.
llvm::LogicalResult tileRows(Kernel &kernel);

/// Tensors -> memrefs, in destination-passing style; copies become linalg ops.
llvm::LogicalResult bufferize(Kernel &kernel);

/// Sets kernel.in_place from what the ops on memrefs access.
llvm::LogicalResult findInPlace(Kernel &kernel);

/// Convolutions by filters in the form for Winograd's algorithm -> vector loops; their padding stays virtual.
llvm::LogicalResult lowerWinograd(Kernel &kernel);

/// Reductions over windows, and of leading dims, whose result is contiguous along the last dim that the operand is ->
/// register-tiled vector loops; their padding stays virtual.
llvm::LogicalResult lowerWindows(Kernel &kernel);

/// Contractions with their epilogues -> register-tiled vector loops.
llvm::LogicalResult lowerContractions(Kernel &kernel);

/// Every linalg op that is left -> scf loops.
llvm::LogicalResult lowerToLoops(Kernel &kernel);

/// Allocations -> stack or views into %scratch. Fails on an allocation or copy inside a loop.
llvm::LogicalResult assignScratch(Kernel &kernel);

/// Scalar and vector math -> polynomials, libm for f64; f16 and bf16 arithmetic by way of f32.
llvm::LogicalResult expandMath(Kernel &kernel);

/// bf16 and f16 as i16 in a function that only moves them: LLVM turns a select of their bits into one of floats, for
/// which it then calls libgcc.
void carryAsBits(mlir::LLVM::LLVMFuncOp function);

/// Sets `fastmath` of the op that folds a new element into the accumulator of each reduction in `op`.
void allowReassociation(mlir::Operation *op);

/// Whether a map reads each element of a shape at its own place.
bool isIdentityOn(mlir::AffineMap map, mlir::Type shaped);

/// Whether a generic sums ext(x) * ext(y) of its two inputs.
bool isContraction(mlir::linalg::GenericOp op);

/// Whether a generic folds windows, or leading dims, of its first input with channels last: for lowerWindows.
bool isChannelsLast(mlir::linalg::GenericOp op);

/// How many columns a panel of a packed weight has, in as many parts as the weight's columns are: those of the register
/// tile for many rows.
int64_t panelColumns(const Machine &machine, int64_t columns, int64_t parts, mlir::Type accumulator);

/// Where panels of `width` columns have element (k, n) of a matrix (kernel.unpack).
mlir::AffineMap panelMap(unsigned dims, mlir::AffineExpr k, mlir::AffineExpr n, int64_t columns, int64_t width,
                         int64_t parts);

/// The dim expression that an index value computed from arguments and constants has, rounded up where only a bound is
/// known; null if there is none.
dl::Dim boundOf(Kernel &kernel, mlir::Value value);

/// The value of a dim expression over the kernel's dim arguments.
mlir::Value materialize(mlir::OpBuilder &builder, mlir::Location loc, Kernel &kernel, dl::Dim dim);

/// Replaces `memref.dim` of an argument by the dim's expression, so that nothing depends on descriptors.
void resolveDims(Kernel &kernel);

/// Runs a pass list, as dlc-opt takes it, on one kernel.
llvm::LogicalResult runOnFunction(mlir::func::FuncOp function, llvm::StringRef passes);

} // namespace dlc::codegen

#endif
