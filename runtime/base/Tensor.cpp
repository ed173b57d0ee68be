//===- Tensor.cpp - A strided view on shared memory -----------------------===//
#include "runtime/base/Tensor.h"
#include <cstdlib>
#include <cstring>

namespace dlc {

Shape::Shape(std::initializer_list<int64_t> sizes) {
  for (int64_t size : sizes)
    push(size);
}

Shape Shape::of(const std::vector<int64_t> &sizes) {
  Shape shape;
  for (int64_t size : sizes)
    shape.push(size);
  return shape;
}

bool Shape::operator==(const Shape &other) const {
  if (rank != other.rank)
    return false;
  for (int i = 0; i < rank; ++i)
    if (dims[i] != other.dims[i])
      return false;
  return true;
}

int64_t Shape::count() const {
  int64_t product = 1;
  for (int i = 0; i < rank; ++i)
    product *= dims[i];
  return product;
}

std::string toString(DType dtype, const Shape &shape) {
  std::string text = std::string(nameOf(dtype)) + "[";
  for (int i = 0; i < shape.rank; ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

Status byteSize(DType dtype, const Shape &shape, size_t &bytes) {
  int64_t total = int64_t(sizeOf(dtype));
  bool empty = false;
  for (int i = 0; i < shape.rank; ++i) {
    if (shape[i] < 0)
      return error(DLC_WRONG_SHAPE, "negative size in ", toString(dtype, shape));
    empty |= shape[i] == 0;
    // Sizes of an empty tensor count too: its strides must not overflow.
    if (__builtin_mul_overflow(total, shape[i] ? shape[i] : 1, &total))
      return error(DLC_NO_MEMORY, toString(dtype, shape), " is larger than the address space");
  }
  bytes = empty ? 0 : size_t(total);
  return {};
}

bool Tensor::isContiguous() const {
  if (count() == 0)
    return true;
  int64_t expected = 1;
  for (int i = shape.rank - 1; i >= 0; --i) {
    if (shape[i] != 1 && strides[i] != expected)
      return false;
    expected *= shape[i];
  }
  return true;
}

void Tensor::setRowMajor() {
  int64_t stride = 1;
  for (int i = shape.rank - 1; i >= 0; --i) {
    strides[i] = stride;
    stride *= shape[i];
  }
}

std::shared_ptr<void> allocateAligned(size_t bytes) {
  size_t rounded = (bytes / DLC_ALIGNMENT + 1) * DLC_ALIGNMENT;
  if (rounded < bytes)
    return nullptr;
  void *memory = std::aligned_alloc(DLC_ALIGNMENT, rounded);
  return memory ? std::shared_ptr<void>(memory, std::free) : nullptr;
}

Status allocate(DType dtype, const Shape &shape, Tensor &tensor) {
  size_t bytes = 0;
  DLC_TRY(byteSize(dtype, shape, bytes));
  auto owner = allocateAligned(bytes);
  if (!owner)
    return error(DLC_NO_MEMORY, "no memory for ", toString(dtype, shape), ", ", bytes, " bytes");
  void *data = owner.get();
  tensor = viewOf(dtype, shape, data, std::move(owner));
  return {};
}

Tensor viewOf(DType dtype, const Shape &shape, const void *data, std::shared_ptr<void> owner) {
  Tensor tensor;
  tensor.dtype = dtype;
  tensor.shape = shape;
  tensor.setRowMajor();
  tensor.bytes = static_cast<char *>(const_cast<void *>(data));
  tensor.owner = std::move(owner);
  return tensor;
}

void copyElements(const Tensor &from, void *to) {
  if (from.count() == 0)
    return;
  if (from.isContiguous()) {
    std::memcpy(to, from.bytes, from.byteCount());
    return;
  }
  dispatchSize(from.dtype, [&](auto element) {
    using T = decltype(element);
    T *out = static_cast<T *>(to);
    int rank = from.shape.rank;
    int64_t inner = from.shape[rank - 1], stride = from.strides[rank - 1];
    std::array<int64_t, DLC_MAX_RANK> index{};
    const T *in = from.data<T>();
    for (int64_t done = 0, total = from.count(); done < total; done += inner) {
      for (int64_t i = 0; i < inner; ++i)
        out[i] = in[i * stride];
      out += inner;
      for (int d = rank - 2; d >= 0; --d) {
        in += from.strides[d];
        if (++index[d] < from.shape[d])
          break;
        in -= from.strides[d] * from.shape[d];
        index[d] = 0;
      }
    }
  });
}

Status makeContiguous(const Tensor &tensor, Tensor &result) {
  if (tensor.isContiguous()) {
    result = tensor;
    result.setRowMajor();
    return {};
  }
  Tensor copy;
  DLC_TRY(allocate(tensor.dtype, tensor.shape, copy));
  copyElements(tensor, copy.bytes);
  result = std::move(copy);
  return {};
}

} // namespace dlc
