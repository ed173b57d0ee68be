//===- Kernel.cpp - What a kernel sees ------------------------------------===//
#include "runtime/kernels/Kernel.h"
#include <cstdlib>
#include <unordered_map>

namespace dlc::kernels {

BufferPool::~BufferPool() {
  for (auto &[size, block] : free)
    std::free(block);
}

Status BufferPool::allocate(DType dtype, const Shape &shape, uint64_t limit, Tensor &tensor) {
  size_t bytes = 0;
  DLC_TRY(byteSize(dtype, shape, bytes));
  // Classes an eighth apart, so that a block serves similar sizes.
  size_t size = DLC_ALIGNMENT;
  while (size < bytes) {
    if (size > SIZE_MAX / 4)
      return error(DLC_NO_MEMORY, "no memory for ", toString(dtype, shape));
    size *= 2;
  }
  size_t step = std::max<size_t>(size / 16, DLC_ALIGNMENT);
  size = std::max<size_t>((bytes + step - 1) / step * step, DLC_ALIGNMENT);
  void *block = nullptr;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (limit && inUse + size > limit)
      return error(DLC_NO_MEMORY, toString(dtype, shape), " goes beyond the limit of ", limit, " bytes, ", inUse,
                   " are in use");
    for (size_t i = free.size(); i-- > 0;)
      if (free[i].first == size) {
        block = free[i].second;
        free.erase(free.begin() + int64_t(i));
        kept -= size;
        break;
      }
    inUse += size;
  }
  if (!block)
    block = std::aligned_alloc(DLC_ALIGNMENT, size);
  if (!block) {
    std::lock_guard<std::mutex> lock(mutex);
    inUse -= size;
    return error(DLC_NO_MEMORY, "no memory for ", toString(dtype, shape), ", ", bytes, " bytes");
  }
  auto self = shared_from_this();
  tensor = viewOf(dtype, shape, block,
                  std::shared_ptr<void>(block, [self, size](void *memory) { self->release(memory, size); }));
  return {};
}

void BufferPool::release(void *block, size_t size) {
  constexpr uint64_t mostKept = uint64_t(256) << 20;
  std::lock_guard<std::mutex> lock(mutex);
  inUse -= size;
  if (kept + size > mostKept) {
    std::free(block);
    return;
  }
  kept += size;
  free.emplace_back(size, block);
}

Status Context::expect(size_t operandCount, size_t resultCount) const {
  if (operands.size() != operandCount || results.size() != resultCount)
    return fail("it has ", operands.size(), " operands and ", results.size(), " results, not ", operandCount, " and ",
                resultCount);
  return {};
}

Status Context::expectScalar(size_t i, DType dtype) const {
  if (operands[i].dtype != dtype || operands[i].shape.rank != 0)
    return fail("operand ", i, " must be a scalar ", nameOf(dtype), ", got ", operands[i].typeString());
  return {};
}

Status Context::expectResult(size_t i, DType dtype, const Shape &shape) const {
  if (results[i].dtype != dtype || results[i].shape != shape)
    return fail("result ", i, " is declared ", results[i].typeString(), ", its operands make ",
                dlc::toString(dtype, shape));
  return {};
}

Status Context::contiguous(size_t i, Tensor &tensor) const {
  if (operands[i].isContiguous()) {
    tensor = operands[i];
    tensor.setRowMajor();
    return {};
  }
  Tensor copy;
  DLC_TRY(temporary(operands[i].dtype, operands[i].shape, copy));
  copyElements(operands[i], copy.bytes);
  tensor = std::move(copy);
  return {};
}

Status Context::setView(size_t i, const Tensor &view) {
  DLC_TRY(expectResult(i, view.dtype, view.shape));
  results[i] = view;
  return {};
}

int64_t Context::integer(std::string_view name, int64_t byDefault) const {
  const graph::Attribute *attribute = op.find(name);
  return attribute && attribute->kind == DLC_GRAPH_INT ? attribute->integer : byDefault;
}

Status Context::integers(std::string_view name, size_t count, int64_t low, int64_t high,
                         std::vector<int64_t> &values) const {
  const graph::Attribute *attribute = op.find(name);
  if (!attribute || attribute->kind != DLC_GRAPH_INTS || attribute->integers.size() != count)
    return fail("attribute ", name, " must be ", count, " integers");
  for (int64_t value : attribute->integers)
    if (value < low || value > high)
      return fail("attribute ", name, " must hold integers in ", low, "..=", high, ", got ", value);
  values = attribute->integers;
  return {};
}

Status Context::axis(std::string_view name, int rank, int &value) const {
  int64_t axis = integer(name, -1);
  if (axis < 0 || axis >= rank)
    return fail("attribute ", name, " must be in 0..", rank, ", got ", axis);
  value = int(axis);
  return {};
}

void Context::parallelFor(int64_t count, const std::function<void(int64_t)> &fn) const {
  if (count > 1 && host && host->parallel_for) {
    auto run = [](void *arg, int64_t index) { (*static_cast<const std::function<void(int64_t)> *>(arg))(index); };
    host->parallel_for(host->context, count, run, const_cast<std::function<void(int64_t)> *>(&fn));
    return;
  }
  for (int64_t i = 0; i < count; ++i)
    fn(i);
}

void Context::parallelRanges(int64_t count, int64_t grain, const std::function<void(int64_t, int64_t)> &fn) const {
  grain = std::max<int64_t>(grain, 1);
  parallelFor((count + grain - 1) / grain,
              [&](int64_t chunk) { fn(chunk * grain, std::min(count, (chunk + 1) * grain)); });
}

#define DLC_LIST(...)
#define DLC_SCALAR_KERNEL(...)
#define DLC_KERNEL(Stem, name, version) {name, version, Stem},
static const KernelEntry structuredKernels[] = {
#include "dialects/dl/KernelTable.inc"
};
#undef DLC_LIST

const KernelEntry *findKernel(std::string_view name) {
  static const auto table = [] {
    std::unordered_map<std::string_view, KernelEntry> map;
    for (const KernelEntry &entry : structuredKernels)
      map.emplace(entry.name, entry);
    for (const KernelEntry &entry : scalarKernels())
      map.emplace(entry.name, entry);
    return map;
  }();
  auto it = table.find(name);
  return it == table.end() ? nullptr : &it->second;
}

} // namespace dlc::kernels
