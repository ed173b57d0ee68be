//===- Shape.cpp - Constants, and ops that move elements ------------------===//
//
// Most results are views: tensors are never written once they are made.
//
//===----------------------------------------------------------------------===//
#include "runtime/kernels/Kernel.h"
#include "runtime/kernels/Scalar.h"
#include <cstring>

namespace dlc::kernels {

Status Constant(Context &context) {
  DLC_TRY(context.expect(0, 1));
  const graph::Attribute *value = context.op.find("value");
  if (!value || value->kind != DLC_GRAPH_TENSOR)
    return context.fail("needs the attribute value");
  Tensor view = value->tensor;
  const Tensor &result = context.results[0];
  if (view.shape.rank == 0 && view.dtype == result.dtype) { // a splat
    view.shape = result.shape;
    view.strides.fill(0);
  }
  return context.setView(0, view);
}

Status Dim(Context &context) {
  DLC_TRY(context.expect(0, 1));
  const graph::Attribute *value = context.op.find("value");
  if (!value || value->kind != DLC_GRAPH_DIMS || value->dims.size() != 1)
    return context.fail("needs the attribute value, one dim");
  DLC_TRY(context.expectResult(0, DLC_I64, {}));
  int64_t size = 0;
  DLC_TRY(value->dims[0].evaluate(context.dims, size));
  DLC_TRY(context.allocateResult(0));
  *context.results[0].data<int64_t>() = size;
  return {};
}

Status Iota(Context &context) {
  DLC_TRY(context.expect(0, 1));
  int axis = 0;
  DLC_TRY(context.axis("axis", context.results[0].shape.rank, axis));
  if (context.results[0].dtype == DLC_BOOL)
    return context.fail("does not make bool");
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  int64_t step = result.strides[size_t(axis)], size = result.shape[axis];
  dispatch(result.dtype, [&](auto element) {
    using S = decltype(element);
    for (int64_t i = 0, count = result.count(); i < count; ++i) {
      int64_t value = i / step % size;
      if constexpr (std::is_integral_v<S>)
        result.data<S>()[i] = S(value);
      else if constexpr (!std::is_same_v<S, Bool>)
        result.data<S>()[i] = S(double(value));
    }
  });
  return {};
}

Status Reshape(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const Tensor &x = context.operands[0], &declared = context.results[0];
  if (x.dtype != declared.dtype || x.count() != declared.count())
    return context.fail("cannot make ", declared.typeString(), " of ", x.typeString());
  Tensor view;
  DLC_TRY(context.contiguous(0, view));
  view.shape = declared.shape;
  view.setRowMajor();
  return context.setView(0, view);
}

Status Transpose(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const Tensor &x = context.operands[0];
  std::vector<int64_t> perm;
  DLC_TRY(context.integers("perm", size_t(x.shape.rank), 0, x.shape.rank - 1, perm));
  Tensor view = x;
  unsigned seen = 0;
  for (int d = 0; d < x.shape.rank; ++d) {
    int64_t from = perm[size_t(d)];
    seen |= 1u << from;
    view.shape[d] = x.shape[int(from)];
    view.strides[size_t(d)] = x.strides[size_t(from)];
  }
  if (seen != (1u << x.shape.rank) - 1)
    return context.fail("perm names a dim twice");
  return context.setView(0, view);
}

Status BroadcastTo(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const Tensor &x = context.operands[0], &declared = context.results[0];
  int lead = declared.shape.rank - x.shape.rank;
  if (lead < 0 || x.dtype != declared.dtype)
    return context.fail("cannot broadcast ", x.typeString(), " to ", declared.typeString());
  Tensor view = x;
  view.shape = declared.shape;
  for (int d = 0; d < declared.shape.rank; ++d) {
    int64_t size = d < lead ? 1 : x.shape[d - lead];
    if (size != 1 && size != declared.shape[d])
      return context.fail("cannot broadcast ", x.typeString(), " to ", declared.typeString());
    view.strides[size_t(d)] = size == 1 ? 0 : x.strides[size_t(d - lead)];
  }
  return context.setView(0, view);
}

Status Slice(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const Tensor &x = context.operands[0], &declared = context.results[0];
  const graph::Attribute *starts = context.op.find("starts");
  std::vector<int64_t> steps;
  constexpr int64_t most = int64_t(1) << 40;
  DLC_TRY(context.integers("steps", size_t(x.shape.rank), -most, most, steps));
  if (!starts || starts->kind != DLC_GRAPH_DIMS || starts->dims.size() != size_t(x.shape.rank) ||
      declared.shape.rank != x.shape.rank)
    return context.fail("needs a start for each dim of ", x.typeString());
  Tensor view = x;
  view.shape = declared.shape;
  int64_t offset = 0;
  bool empty = declared.count() == 0;
  for (int d = 0; d < x.shape.rank; ++d) {
    int64_t start = 0, last = 0, step = steps[size_t(d)], size = declared.shape[d];
    DLC_TRY(starts->dims[size_t(d)].evaluate(context.dims, start));
    if (step == 0)
      return context.fail("step of dim ", d, " is 0");
    if (size == 0)
      continue;
    if (__builtin_mul_overflow(size - 1, step, &last) || __builtin_add_overflow(start, last, &last) || start < 0 ||
        start >= x.shape[d] || last < 0 || last >= x.shape[d])
      return error(DLC_WRONG_SHAPE, context.op.name, ": reads dim ", d, " of ", x.typeString(), " from ", start, ", ",
                   size, " elements by ", step, ", outside it");
    offset += start * x.strides[size_t(d)];
    // A step that is not taken must not overflow the stride.
    view.strides[size_t(d)] = size == 1 ? 0 : x.strides[size_t(d)] * step;
  }
  if (!empty)
    view.bytes += offset * int64_t(sizeOf(x.dtype));
  return context.setView(0, view);
}

Status Reverse(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const graph::Attribute *axes = context.op.find("axes");
  if (!axes || axes->kind != DLC_GRAPH_INTS)
    return context.fail("needs the attribute axes");
  const Tensor &x = context.operands[0];
  Tensor view = x;
  unsigned turned = 0;
  for (int64_t axis : axes->integers) {
    if (axis < 0 || axis >= x.shape.rank)
      return context.fail("axes must be below ", x.shape.rank, ", got ", axis);
    turned |= 1u << axis; // named twice is turned once
  }
  for (int d = 0; d < x.shape.rank; ++d)
    if ((turned >> d & 1) && x.count()) {
      view.bytes += (x.shape[d] - 1) * x.strides[size_t(d)] * int64_t(sizeOf(x.dtype));
      view.strides[size_t(d)] = -x.strides[size_t(d)];
    }
  return context.setView(0, view);
}

namespace {

/// Copies `from` into the block of `to` that starts at `offset` elements and has `from`'s shape and `to`'s strides.
void copyBlock(const Tensor &from, const Tensor &to, int64_t offset) {
  int64_t count = from.count();
  if (!count)
    return;
  int last = from.shape.rank - 1;
  int64_t width = last < 0 ? 1 : from.shape[last], step = last < 0 ? 0 : from.strides[size_t(last)],
          outStep = last < 0 ? 0 : to.strides[size_t(last)];
  Shape outer = from.shape;
  outer.rank = std::max(last, 0);
  dispatchSize(from.dtype, [&](auto element) {
    using T = decltype(element);
    Walk walk(outer);
    for (int64_t done = 0; done < count; done += width, walk.next()) {
      const T *in = from.data<T>() + walk.offset(from.strides);
      T *out = to.data<T>() + offset + walk.offset(to.strides);
      for (int64_t i = 0; i < width; ++i)
        out[i * outStep] = in[i * step];
    }
  });
}

} // namespace

Status Concat(Context &context) {
  if (context.operands.empty() || context.results.size() != 1)
    return context.fail("needs operands and one result");
  int axis = 0;
  DLC_TRY(context.axis("axis", context.operands[0].shape.rank, axis));
  Shape expected = context.operands[0].shape;
  expected[axis] = 0;
  for (const Tensor &x : context.operands) {
    Shape other = x.shape;
    if (other.rank != expected.rank || x.dtype != context.operands[0].dtype)
      return context.fail("operands ", context.operands[0].typeString(), " and ", x.typeString(), " do not fit");
    int64_t sum = 0;
    if (__builtin_add_overflow(expected[axis], other[axis], &sum))
      return context.fail("the result is too large");
    other[axis] = expected[axis];
    if (other != expected)
      return context.fail("operands ", context.operands[0].typeString(), " and ", x.typeString(),
                          " differ outside axis ", axis);
    expected[axis] = sum;
  }
  DLC_TRY(context.expectResult(0, context.operands[0].dtype, expected));
  DLC_TRY(context.allocateResult(0));
  int64_t at = 0;
  for (const Tensor &x : context.operands) {
    copyBlock(x, context.results[0], at * context.results[0].strides[size_t(axis)]);
    at += x.shape[axis];
  }
  return {};
}

Status Pad(Context &context) {
  DLC_TRY(context.expect(2, 1));
  const Tensor &x = context.operands[0];
  DLC_TRY(context.expectScalar(1, x.dtype));
  constexpr int64_t most = int64_t(1) << 40;
  std::vector<int64_t> low, high;
  DLC_TRY(context.integers("low", size_t(x.shape.rank), -most, most, low));
  DLC_TRY(context.integers("high", size_t(x.shape.rank), -most, most, high));
  enum { FillConstant, FillReflect, FillEdge, FillWrap };
  int64_t mode = context.integer("mode", FillConstant);
  if (mode < FillConstant || mode > FillWrap)
    return context.fail("unknown mode ", mode);
  Shape expected = x.shape;
  for (int d = 0; d < x.shape.rank; ++d)
    if (__builtin_add_overflow(x.shape[d], low[size_t(d)] + high[size_t(d)], &expected[d]))
      return context.fail("the result is too large");
  DLC_TRY(context.expectResult(0, x.dtype, expected));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  if (result.count() == 0)
    return {};
  // For each dim, the operand's place for each place of the result; -1 where it is filled.
  std::vector<int64_t> places[DLC_MAX_RANK];
  for (int d = 0; d < x.shape.rank; ++d) {
    int64_t size = x.shape[d];
    for (int64_t i = 0; i < expected[d]; ++i) {
      int64_t at = i - low[size_t(d)];
      if (at < 0 || at >= size) {
        switch (mode) {
        case FillConstant:
          at = -1;
          break;
        case FillReflect:
          at = at < 0 ? -at : 2 * (size - 1) - at;
          break;
        case FillEdge:
          at = at < 0 ? 0 : size - 1;
          break;
        case FillWrap:
          at = at < 0 ? at + size : at - size;
          break;
        }
        if (mode != FillConstant && (at < 0 || at >= size))
          return error(DLC_WRONG_SHAPE, context.op.name, ": pads ", low[size_t(d)], " and ", high[size_t(d)],
                       " are too large for dim ", d, " of ", x.typeString());
      }
      places[d].push_back(at);
    }
  }
  dispatchSize(x.dtype, [&](auto element) {
    using T = decltype(element);
    T fill = *context.operands[1].data<T>();
    Walk walk(expected);
    for (int64_t i = 0, count = result.count(); i < count; ++i, walk.next()) {
      int64_t offset = 0;
      bool inside = true;
      for (int d = 0; inside && d < expected.rank; ++d) {
        int64_t at = places[d][size_t(walk.index[size_t(d)])];
        inside = at >= 0;
        offset += at * x.strides[size_t(d)];
      }
      result.data<T>()[i] = inside ? x.data<T>()[offset] : fill;
    }
  });
  return {};
}

} // namespace dlc::kernels
