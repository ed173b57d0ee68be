//===- Tensor.h - A strided view on shared memory ---------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_TENSOR_H
#define DLC_RUNTIME_BASE_TENSOR_H

#include "runtime/base/DType.h"
#include "runtime/base/Status.h"
#include <array>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace dlc {

/// Sizes of at most DLC_MAX_RANK dims.
struct Shape {
  int rank = 0;
  std::array<int64_t, DLC_MAX_RANK> dims{};

  Shape() = default;
  Shape(std::initializer_list<int64_t> sizes);
  static Shape of(const std::vector<int64_t> &sizes);

  int64_t operator[](int i) const { return dims[i]; }
  int64_t &operator[](int i) { return dims[i]; }
  bool operator==(const Shape &other) const;
  bool operator!=(const Shape &other) const { return !(*this == other); }
  /// Number of elements. The sizes were checked before.
  int64_t count() const;
  void push(int64_t size) { dims[rank++] = size; }
};

/// Bytes of a contiguous tensor, or an error for a negative size or an overflow.
Status byteSize(DType dtype, const Shape &shape, size_t &bytes);
/// "f32[2, 3]".
std::string toString(DType dtype, const Shape &shape);

/// Element (i, j, ..) lies at data + (i * strides[0] + j * strides[1] + ..) * sizeOf(dtype). Copies share the memory.
struct Tensor {
  DType dtype = DLC_F32;
  Shape shape;
  std::array<int64_t, DLC_MAX_RANK> strides{};
  char *bytes = nullptr;
  std::shared_ptr<void> owner;

  template <typename T>
  T *data() const {
    return reinterpret_cast<T *>(bytes);
  }
  int64_t count() const { return shape.count(); }
  size_t byteCount() const { return size_t(count()) * sizeOf(dtype); }
  bool isContiguous() const;
  void setRowMajor();
  std::string typeString() const { return toString(dtype, shape); }
};

/// Memory aligned to DLC_ALIGNMENT; null when there is none.
std::shared_ptr<void> allocateAligned(size_t bytes);

/// A new contiguous tensor, not initialised.
Status allocate(DType dtype, const Shape &shape, Tensor &tensor);
/// A view on memory that someone else keeps, or `owner`.
Tensor viewOf(DType dtype, const Shape &shape, const void *data, std::shared_ptr<void> owner = nullptr);
/// Copies the elements in order of `from` to the contiguous `to`.
void copyElements(const Tensor &from, void *to);
/// `tensor` itself, or a contiguous copy.
Status makeContiguous(const Tensor &tensor, Tensor &result);

} // namespace dlc

#endif
