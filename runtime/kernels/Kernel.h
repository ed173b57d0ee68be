//===- Kernel.h - What a kernel sees ----------------------------*- C++ -*-===//
//
// A kernel gets operands (strided views are allowed), attributes and the types of its results, whose shapes the engine
// evaluated from the graph's dim expressions. It trusts none of them to fit together: a graph may be damaged.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_KERNELS_KERNEL_H
#define DLC_RUNTIME_KERNELS_KERNEL_H

#include "runtime/graph/Graph.h"
#include <algorithm>
#include <functional>
#include <mutex>

namespace dlc::kernels {

/// Keeps freed blocks for the next tensor, since fresh pages cost more than most ops.
class BufferPool : public std::enable_shared_from_this<BufferPool> {
public:
  ~BufferPool();
  /// A contiguous tensor, not initialised. `limit` bounds the bytes in use; 0: no bound.
  Status allocate(DType dtype, const Shape &shape, uint64_t limit, Tensor &tensor);

private:
  void release(void *block, size_t size);
  std::mutex mutex;
  std::vector<std::pair<size_t, void *>> free;
  uint64_t inUse = 0, kept = 0;
};

class Context {
public:
  Context(const graph::Op &op, const DimValues &dims, std::vector<Tensor> operands, std::vector<Tensor> results,
          const dlc_host *host, BufferPool &pool, uint64_t memoryLimit)
      : op(op), dims(dims), operands(std::move(operands)), results(std::move(results)), host(host), pool(pool),
        memoryLimit(memoryLimit) {}

  const graph::Op &op;
  const DimValues &dims;
  std::vector<Tensor> operands;
  /// Types on entry; a kernel fills each by `allocateResult` or `setView`.
  std::vector<Tensor> results;

  /// A failed status that names the op.
  template <typename... Parts>
  Status fail(const Parts &...parts) const {
    return error(DLC_CORRUPT, op.name, ": ", parts...);
  }
  template <typename... Parts>
  Status outOfRange(const Parts &...parts) const {
    return error(DLC_OUT_OF_RANGE, op.name, ": ", parts...);
  }

  /// Checks the numbers of operands and results.
  Status expect(size_t operandCount, size_t resultCount) const;
  /// Checks that operand `i` is a scalar of the type.
  Status expectScalar(size_t i, DType dtype) const;
  Status expectResult(size_t i, DType dtype, const Shape &shape) const;

  Status contiguous(size_t i, Tensor &tensor) const;
  Status allocateResult(size_t i) { return pool.allocate(results[i].dtype, results[i].shape, memoryLimit, results[i]); }
  Status temporary(DType dtype, const Shape &shape, Tensor &tensor) const {
    return pool.allocate(dtype, shape, memoryLimit, tensor);
  }
  /// The result is a view on an operand's memory; its type must be the declared one.
  Status setView(size_t i, const Tensor &view);

  int64_t integer(std::string_view name, int64_t byDefault) const;
  /// A list of exactly `count` integers in low..=high.
  Status integers(std::string_view name, size_t count, int64_t low, int64_t high, std::vector<int64_t> &values) const;
  /// An axis below `rank`.
  Status axis(std::string_view name, int rank, int &value) const;

  /// Runs fn(i) for each i below count, on several threads where the host lends them.
  void parallelFor(int64_t count, const std::function<void(int64_t)> &fn) const;
  /// As above in ranges [begin, end) of about `grain` items.
  void parallelRanges(int64_t count, int64_t grain, const std::function<void(int64_t, int64_t)> &fn) const;

private:
  const dlc_host *host;
  BufferPool &pool;
  uint64_t memoryLimit;
};

using Kernel = Status (*)(Context &);

struct KernelEntry {
  const char *name;
  uint32_t version;
  Kernel kernel;
};
/// The kernel of an op, or null. The table comes from the op records; an op without a kernel does not link.
const KernelEntry *findKernel(std::string_view name);

#define DLC_LIST(...)
#define DLC_SCALAR_KERNEL(...)
#define DLC_KERNEL(Stem, name, version) Status Stem(Context &context);
#include "dialects/dl/KernelTable.inc"
#undef DLC_LIST
/// The table's rows for ops with a scalar form (Elementwise.cpp).
std::vector<KernelEntry> scalarKernels();

/// Row-major walk over a shape, with the offset of the current place in tensors of that shape.
class Walk {
public:
  explicit Walk(const Shape &shape) : shape(shape) {}
  void next() {
    for (int d = shape.rank - 1; d >= 0; --d) {
      if (++index[d] < shape[d])
        return;
      index[d] = 0;
    }
  }
  void seek(int64_t linear) {
    for (int d = shape.rank - 1; d >= 0; --d) {
      index[d] = shape[d] ? linear % shape[d] : 0;
      linear = shape[d] ? linear / shape[d] : 0;
    }
  }
  int64_t offset(const std::array<int64_t, DLC_MAX_RANK> &strides) const {
    int64_t sum = 0;
    for (int d = 0; d < shape.rank; ++d)
      sum += index[d] * strides[d];
    return sum;
  }
  Shape shape;
  std::array<int64_t, DLC_MAX_RANK> index{};
};

} // namespace dlc::kernels

#endif
