//===- Index.cpp - Gather, scatter, dynamic slices, top-k, sort -----------===//
#include "runtime/kernels/Kernel.h"
#include "runtime/kernels/Scalar.h"
#include <cstring>
#include <numeric>

namespace dlc::kernels {

namespace {

int64_t indexAt(const Tensor &indices, int64_t i) {
  return indices.dtype == DLC_I32 ? indices.data<int32_t>()[i] : indices.data<int64_t>()[i];
}

Status checkIndices(const Context &context, const Tensor &indices) {
  return indices.dtype == DLC_I32 || indices.dtype == DLC_I64
             ? Status()
             : context.fail("indices must be i32 or i64, got ", indices.typeString());
}

/// Indices as i64 below `size`, negative ones counted from the end.
Status resolve(const Context &context, const Tensor &indices, int64_t size, std::vector<int64_t> &resolved) {
  resolved.resize(size_t(indices.count()));
  for (size_t i = 0; i < resolved.size(); ++i) {
    int64_t index = indexAt(indices, int64_t(i));
    resolved[i] = index < 0 ? index + size : index;
    if (resolved[i] < 0 || resolved[i] >= size)
      return context.outOfRange("index ", index, " at place ", i, " is outside a dim of ", size);
  }
  return {};
}

/// Product of dims [begin, end).
int64_t product(const Shape &shape, int begin, int end) {
  int64_t result = 1;
  for (int d = begin; d < end; ++d)
    result *= shape[d];
  return result;
}

/// Coordinates in the last dim of `indices`: offsets, in slices of what is left of `x` after `batch` + depth dims.
Status resolveCoordinates(const Context &context, const Tensor &x, const Tensor &indices, int batch,
                          std::vector<int64_t> &slices) {
  int depth = int(indices.shape[indices.shape.rank - 1]);
  int64_t places = product(indices.shape, 0, indices.shape.rank - 1);
  int64_t perBatch = product(indices.shape, batch, indices.shape.rank - 1);
  slices.assign(size_t(places), 0);
  for (int64_t i = 0; i < places; ++i) {
    int64_t slice = i / perBatch; // the batch: 0 where there are no batch dims
    for (int d = 0; d < depth; ++d) {
      int64_t size = x.shape[batch + d], index = indexAt(indices, i * depth + d), at = index < 0 ? index + size : index;
      if (at < 0 || at >= size)
        return context.outOfRange("coordinate ", index, " at place ", i, " is outside dim ", batch + d, " of ",
                                  x.typeString());
      slice = slice * size + at;
    }
    slices[size_t(i)] = slice;
  }
  return {};
}

} // namespace

Status Gather(Context &context) {
  DLC_TRY(context.expect(2, 1));
  DLC_TRY(checkIndices(context, context.operands[1]));
  int axis = 0, rank = context.operands[0].shape.rank, places = context.operands[1].shape.rank;
  DLC_TRY(context.axis("axis", rank, axis));
  if (rank - 1 + places > DLC_MAX_RANK)
    return context.fail("its result has more than ", DLC_MAX_RANK, " dims");
  Tensor x, indices;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.contiguous(1, indices));
  Shape expected;
  for (int d = 0; d < axis; ++d)
    expected.push(x.shape[d]);
  for (int d = 0; d < places; ++d)
    expected.push(indices.shape[d]);
  for (int d = axis + 1; d < rank; ++d)
    expected.push(x.shape[d]);
  DLC_TRY(context.expectResult(0, x.dtype, expected));
  std::vector<int64_t> at;
  DLC_TRY(resolve(context, indices, x.shape[axis], at));
  DLC_TRY(context.allocateResult(0));
  if (context.results[0].count() == 0)
    return {};
  int64_t outer = product(x.shape, 0, axis), size = x.shape[axis];
  size_t slice = size_t(product(x.shape, axis + 1, rank)) * sizeOf(x.dtype);
  char *out = context.results[0].bytes;
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t index : at) {
      std::memcpy(out, x.bytes + size_t(o * size + index) * slice, slice);
      out += slice;
    }
  return {};
}

Status GatherElements(Context &context) {
  DLC_TRY(context.expect(2, 1));
  DLC_TRY(checkIndices(context, context.operands[1]));
  int axis = 0;
  const Tensor &x = context.operands[0];
  DLC_TRY(context.axis("axis", x.shape.rank, axis));
  Tensor indices;
  DLC_TRY(context.contiguous(1, indices));
  if (indices.shape.rank != x.shape.rank)
    return context.fail(x.typeString(), " and indices ", indices.typeString(), " differ in rank");
  for (int d = 0; d < x.shape.rank; ++d)
    if (d != axis && indices.shape[d] > x.shape[d])
      return error(DLC_WRONG_SHAPE, context.op.name, ": indices ", indices.typeString(), " reach beyond ",
                   x.typeString());
  DLC_TRY(context.expectResult(0, x.dtype, indices.shape));
  std::vector<int64_t> at;
  DLC_TRY(resolve(context, indices, x.shape[axis], at));
  DLC_TRY(context.allocateResult(0));
  dispatchSize(x.dtype, [&](auto element) {
    using T = decltype(element);
    Walk walk(indices.shape);
    for (size_t i = 0; i < at.size(); ++i, walk.next()) {
      int64_t offset = walk.offset(x.strides) + (at[i] - walk.index[size_t(axis)]) * x.strides[size_t(axis)];
      context.results[0].data<T>()[i] = x.data<T>()[offset];
    }
  });
  return {};
}

Status GatherNd(Context &context) {
  DLC_TRY(context.expect(2, 1));
  DLC_TRY(checkIndices(context, context.operands[1]));
  Tensor x, indices;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.contiguous(1, indices));
  int64_t batch = context.integer("batch_dims", 0);
  int rank = x.shape.rank, places = indices.shape.rank;
  if (batch < 0 || batch >= std::min(rank, places) || indices.shape[places - 1] > rank - batch)
    return context.fail("coordinates ", indices.typeString(), " with ", batch, " batch dims do not fit ",
                        x.typeString());
  int depth = int(indices.shape[places - 1]);
  Shape expected;
  if (places - 1 + rank - int(batch) - depth > DLC_MAX_RANK)
    return context.fail("its result has more than ", DLC_MAX_RANK, " dims");
  for (int d = 0; d < places - 1; ++d) {
    if (d < batch && indices.shape[d] != x.shape[d])
      return context.fail("batch dims of ", x.typeString(), " and ", indices.typeString(), " differ");
    expected.push(indices.shape[d]);
  }
  for (int d = int(batch) + depth; d < rank; ++d)
    expected.push(x.shape[d]);
  DLC_TRY(context.expectResult(0, x.dtype, expected));
  std::vector<int64_t> slices;
  DLC_TRY(resolveCoordinates(context, x, indices, int(batch), slices));
  DLC_TRY(context.allocateResult(0));
  if (context.results[0].count() == 0)
    return {};
  size_t slice = size_t(product(x.shape, int(batch) + depth, rank)) * sizeOf(x.dtype);
  for (size_t i = 0; i < slices.size(); ++i)
    std::memcpy(context.results[0].bytes + i * slice, x.bytes + size_t(slices[i]) * slice, slice);
  return {};
}

namespace {

enum ScatterMode { Replace, Add, Multiply, Max, Min };

template <typename S>
S combine(int64_t mode, S oldElement, S update) {
  auto x = load(oldElement), y = load(update);
  using T = decltype(x);
  if constexpr (std::is_same_v<T, bool>) { // as integers of one bit
    switch (mode) {
    case Add:
      return S(x != y);
    case Multiply:
      return S(x && y);
    }
  } else {
    switch (mode) {
    case Add:
      return store<S>(scalar::add(x, y));
    case Multiply:
      return store<S>(scalar::multiply(x, y));
    }
  }
  switch (mode) {
  case Max:
    return store<S>(scalar::maximum(x, y));
  case Min:
    return store<S>(scalar::minimum(x, y));
  }
  return update;
}

Status scatterMode(const Context &context, int64_t &mode) {
  mode = context.integer("mode", Replace);
  return mode >= Replace && mode <= Min ? Status() : context.fail("unknown mode ", mode);
}

} // namespace

Status ScatterElements(Context &context) {
  DLC_TRY(context.expect(3, 1));
  DLC_TRY(checkIndices(context, context.operands[1]));
  int axis = 0;
  int64_t mode = 0;
  const Tensor &x = context.operands[0];
  DLC_TRY(context.axis("axis", x.shape.rank, axis));
  DLC_TRY(scatterMode(context, mode));
  Tensor indices, updates;
  DLC_TRY(context.contiguous(1, indices));
  DLC_TRY(context.contiguous(2, updates));
  if (indices.shape != updates.shape || indices.shape.rank != x.shape.rank || updates.dtype != x.dtype)
    return context.fail("indices ", indices.typeString(), " and updates ", updates.typeString(), " do not fit ",
                        x.typeString());
  for (int d = 0; d < x.shape.rank; ++d)
    if (d != axis && indices.shape[d] > x.shape[d])
      return error(DLC_WRONG_SHAPE, context.op.name, ": indices ", indices.typeString(), " reach beyond ",
                   x.typeString());
  DLC_TRY(context.expectResult(0, x.dtype, x.shape));
  std::vector<int64_t> at;
  DLC_TRY(resolve(context, indices, x.shape[axis], at));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  copyElements(x, result.bytes);
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    Walk walk(indices.shape);
    for (size_t i = 0; i < at.size(); ++i, walk.next()) {
      S &place = result.data<S>()[walk.offset(result.strides) +
                                  (at[i] - walk.index[size_t(axis)]) * result.strides[size_t(axis)]];
      place = combine<S>(mode, place, updates.data<S>()[i]);
    }
  });
  return {};
}

Status ScatterNd(Context &context) {
  DLC_TRY(context.expect(3, 1));
  DLC_TRY(checkIndices(context, context.operands[1]));
  int64_t mode = 0;
  DLC_TRY(scatterMode(context, mode));
  const Tensor &x = context.operands[0];
  Tensor indices, updates;
  DLC_TRY(context.contiguous(1, indices));
  DLC_TRY(context.contiguous(2, updates));
  int rank = x.shape.rank, places = indices.shape.rank;
  if (places < 1 || indices.shape[places - 1] > rank || updates.dtype != x.dtype)
    return context.fail("coordinates ", indices.typeString(), " and updates ", updates.typeString(), " do not fit ",
                        x.typeString());
  int depth = int(indices.shape[places - 1]);
  bool fits = updates.shape.rank == places - 1 + rank - depth;
  for (int d = 0; fits && d < updates.shape.rank; ++d)
    fits = updates.shape[d] == (d < places - 1 ? indices.shape[d] : x.shape[depth + d - (places - 1)]);
  if (!fits)
    return context.fail("updates ", updates.typeString(), " do not fit coordinates ", indices.typeString(), " into ",
                        x.typeString());
  DLC_TRY(context.expectResult(0, x.dtype, x.shape));
  std::vector<int64_t> slices;
  // No batch dims: the whole operand is one batch.
  DLC_TRY(resolveCoordinates(context, x, indices, 0, slices));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  copyElements(x, result.bytes);
  int64_t slice = product(x.shape, depth, rank);
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    for (size_t i = 0; i < slices.size(); ++i)
      for (int64_t j = 0; j < slice; ++j) {
        S &place = result.data<S>()[slices[i] * slice + j];
        place = combine<S>(mode, place, updates.data<S>()[int64_t(i) * slice + j]);
      }
  });
  return {};
}

Status OneHot(Context &context) {
  DLC_TRY(context.expect(3, 1));
  DLC_TRY(checkIndices(context, context.operands[0]));
  DLC_TRY(context.expectScalar(1, context.results[0].dtype));
  DLC_TRY(context.expectScalar(2, context.results[0].dtype));
  Tensor indices;
  DLC_TRY(context.contiguous(0, indices));
  int axis = 0;
  DLC_TRY(context.axis("axis", indices.shape.rank + 1, axis));
  int64_t depth = context.integer("depth", -1);
  if (depth < 0 || indices.shape.rank == DLC_MAX_RANK)
    return context.fail("depth ", depth, " does not fit ", indices.typeString());
  Shape expected;
  for (int d = 0; d <= indices.shape.rank; ++d)
    expected.push(d == axis ? depth : indices.shape[d < axis ? d : d - 1]);
  DLC_TRY(context.expectResult(0, context.operands[1].dtype, expected));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  int64_t inner = product(indices.shape, axis, indices.shape.rank), count = indices.count();
  dispatchSize(result.dtype, [&](auto element) {
    using T = decltype(element);
    T on = *context.operands[1].data<T>(), off = *context.operands[2].data<T>();
    std::fill(result.data<T>(), result.data<T>() + result.count(), off);
    for (int64_t i = 0; i < count; ++i) {
      int64_t index = indexAt(indices, i), at = index < 0 ? index + depth : index;
      if (at >= 0 && at < depth)
        result.data<T>()[(i / inner * depth + at) * inner + i % inner] = on;
    }
  });
  return {};
}

namespace {

/// Starts from operand `first` on, one for each dim of `x`: a negative one counts from the end, then it is clamped so
/// that `block` fits.
Status clampStarts(const Context &context, size_t first, const Tensor &x, const Shape &block, int64_t &offset,
                   const std::array<int64_t, DLC_MAX_RANK> &strides) {
  if (block.rank != x.shape.rank)
    return context.fail("a block of rank ", block.rank, " in ", x.typeString());
  offset = 0;
  for (int d = 0; d < x.shape.rank; ++d) {
    const Tensor &start = context.operands[first + size_t(d)];
    DLC_TRY(checkIndices(context, start));
    if (start.shape.rank != 0)
      return context.fail("starts must be scalars, got ", start.typeString());
    if (block[d] > x.shape[d])
      return error(DLC_WRONG_SHAPE, context.op.name, ": a block of ", block[d], " does not fit into dim ", d, " of ",
                   x.typeString());
    int64_t at = indexAt(start, 0);
    at = std::min(std::max<int64_t>(at < 0 ? at + x.shape[d] : at, 0), x.shape[d] - block[d]);
    offset += at * strides[size_t(d)];
  }
  return {};
}

} // namespace

Status DynamicSlice(Context &context) {
  if (context.operands.empty())
    return context.fail("needs an operand");
  const Tensor &x = context.operands[0];
  DLC_TRY(context.expect(size_t(x.shape.rank) + 1, 1));
  int64_t offset = 0;
  DLC_TRY(clampStarts(context, 1, x, context.results[0].shape, offset, x.strides));
  Tensor view = x;
  view.shape = context.results[0].shape;
  if (view.count())
    view.bytes += offset * int64_t(sizeOf(x.dtype));
  return context.setView(0, view);
}

Status DynamicUpdateSlice(Context &context) {
  if (context.operands.size() < 2)
    return context.fail("needs two operands");
  const Tensor &x = context.operands[0];
  DLC_TRY(context.expect(size_t(x.shape.rank) + 2, 1));
  Tensor update;
  DLC_TRY(context.contiguous(1, update));
  if (update.dtype != x.dtype)
    return context.fail("cannot put ", update.typeString(), " into ", x.typeString());
  DLC_TRY(context.expectResult(0, x.dtype, x.shape));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  copyElements(x, result.bytes);
  int64_t offset = 0;
  DLC_TRY(clampStarts(context, 2, x, update.shape, offset, result.strides));
  dispatchSize(x.dtype, [&](auto element) {
    using T = decltype(element);
    Walk walk(update.shape);
    for (int64_t i = 0, count = update.count(); i < count; ++i, walk.next())
      result.data<T>()[offset + walk.offset(result.strides)] = update.data<T>()[i];
  });
  return {};
}

namespace {

/// The first `k` of each line along `axis` in the order of `before`, which is strict; ties by lower index.
Status order(Context &context, int64_t k, bool descending) {
  DLC_TRY(context.expect(1, 2));
  const Tensor &x = context.operands[0];
  int axis = 0;
  DLC_TRY(context.axis("axis", x.shape.rank, axis));
  if (x.dtype == DLC_BOOL)
    return context.fail("does not take bool");
  int64_t size = x.shape[axis];
  if (k < 0)
    k = size;
  if (k > size)
    return context.outOfRange("k is ", k, ", dim ", axis, " of ", x.typeString(), " has ", size);
  Shape expected = x.shape;
  expected[axis] = k;
  DLC_TRY(context.expectResult(0, x.dtype, expected));
  DLC_TRY(context.expectResult(1, DLC_I64, expected));
  DLC_TRY(context.allocateResult(0));
  DLC_TRY(context.allocateResult(1));
  const Tensor &values = context.results[0], &indices = context.results[1];
  if (values.count() == 0)
    return {};
  Shape lines = x.shape;
  lines[axis] = 1;
  int64_t step = x.strides[size_t(axis)], outStep = values.strides[size_t(axis)];
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    context.parallelRanges(lines.count(), std::max<int64_t>(1, 4096 / size), [&](int64_t begin, int64_t end) {
      std::vector<int64_t> places(static_cast<size_t>(size));
      Walk walk(lines);
      walk.seek(begin);
      for (int64_t line = begin; line < end; ++line, walk.next()) {
        const S *from = x.data<S>() + walk.offset(x.strides);
        std::iota(places.begin(), places.end(), 0);
        auto less = [&](int64_t i, int64_t j) { // NaN is the largest
          auto a = load(from[i * step]), b = load(from[j * step]);
          return a < b || (b != b && a == a);
        };
        auto before = [&](int64_t i, int64_t j) {
          bool ahead = descending ? less(j, i) : less(i, j), behind = descending ? less(i, j) : less(j, i);
          return ahead || (!behind && i < j);
        };
        std::partial_sort(places.begin(), places.begin() + k, places.end(), before);
        int64_t out = walk.offset(values.strides);
        for (int64_t i = 0; i < k; ++i) {
          values.data<S>()[out + i * outStep] = from[places[size_t(i)] * step];
          indices.data<int64_t>()[out + i * outStep] = places[size_t(i)];
        }
      }
    });
  });
  return {};
}

} // namespace

Status TopK(Context &context) {
  int64_t k = context.integer("k", -1);
  if (k < 0)
    return context.fail("k must not be negative, got ", k);
  return order(context, k, context.integer("largest", 1));
}
Status Sort(Context &context) { return order(context, -1, context.integer("descending", 0)); }

} // namespace dlc::kernels
