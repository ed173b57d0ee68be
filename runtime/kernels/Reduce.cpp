//===- Reduce.cpp - Reductions over axes and scans along one --------------===//
//
// Sums and products of f16, bf16 and f32 accumulate in f64 and round once; sums of f64 are compensated (Neumaier),
// products of f64 are plain. Integers wrap.
//
//===----------------------------------------------------------------------===//
#include "runtime/kernels/Kernel.h"
#include "runtime/kernels/Scalar.h"
#include <limits>

namespace dlc::kernels {

namespace {

/// The kept dims, in order, and the reduced ones, with the operand's strides.
struct Split {
  Shape kept, reduced;
  std::array<int64_t, DLC_MAX_RANK> keptStrides{}, reducedStrides{};
};

Status split(Context &context, const std::vector<int64_t> &axes, DType resultType, Split &parts) {
  const Tensor &x = context.operands[0];
  bool keepDims = context.integer("keepdims", 0);
  Shape expected;
  size_t next = 0;
  for (int d = 0; d < x.shape.rank; ++d) {
    bool isReduced = next < axes.size() && axes[next] == d;
    if (isReduced) {
      ++next;
      parts.reducedStrides[size_t(parts.reduced.rank)] = x.strides[size_t(d)];
      parts.reduced.push(x.shape[d]);
      if (keepDims)
        expected.push(1);
    } else {
      parts.keptStrides[size_t(parts.kept.rank)] = x.strides[size_t(d)];
      parts.kept.push(x.shape[d]);
      expected.push(x.shape[d]);
    }
  }
  if (next != axes.size())
    return context.fail("axes must be ascending and below ", x.shape.rank);
  return context.expectResult(0, resultType, expected);
}

/// result[i] = finish(fold of step over the reduced elements, from start()), elements in row-major order.
template <typename S, typename Out, typename Start, typename Step, typename Finish>
void fold(Context &context, const Split &parts, Start start, Step step, Finish finish) {
  const Tensor &x = context.operands[0], &result = context.results[0];
  int64_t count = parts.reduced.count();
  int inner = parts.reduced.rank - 1;
  int64_t width = inner < 0 ? 1 : parts.reduced[inner], stride = inner < 0 ? 0 : parts.reducedStrides[size_t(inner)];
  context.parallelRanges(result.count(), std::max<int64_t>(1, 16384 / std::max<int64_t>(count, 1)),
                         [&](int64_t begin, int64_t end) {
                           Walk place(parts.kept);
                           place.seek(begin);
                           for (int64_t i = begin; i < end; ++i, place.next()) {
                             auto state = start();
                             const S *base = x.data<S>() + (count ? place.offset(parts.keptStrides) : 0);
                             Shape outer = parts.reduced;
                             outer.rank = std::max(inner, 0);
                             Walk walk(outer);
                             for (int64_t done = 0; done < count; done += width, walk.next()) {
                               const S *line = base + walk.offset(parts.reducedStrides);
                               for (int64_t j = 0; j < width; ++j)
                                 step(state, load(line[j * stride]));
                             }
                             result.data<Out>()[i] = Out(finish(state));
                           }
                         });
}

/// A sum with the rounding errors carried along.
struct Compensated {
  double sum = 0, rest = 0;
  void add(double value) {
    double next = sum + value;
    rest += std::fabs(sum) >= std::fabs(value) ? (sum - next) + value : (value - next) + sum;
    sum = next;
  }
  double total() const { return std::isfinite(sum) && std::isfinite(rest) ? sum + rest : sum; }
};

template <typename Body>
Status reduce(Context &context, bool boolsOnly, Body body) {
  DLC_TRY(context.expect(1, 1));
  const graph::Attribute *axes = context.op.find("axes");
  if (!axes || axes->kind != DLC_GRAPH_INTS)
    return context.fail("needs the attribute axes");
  DType dtype = context.operands[0].dtype;
  if ((dtype == DLC_BOOL) != boolsOnly)
    return context.fail("does not take ", nameOf(dtype));
  Split parts;
  DLC_TRY(split(context, axes->integers, dtype, parts));
  DLC_TRY(context.allocateResult(0));
  dispatch(dtype, [&](auto element) { body(element, parts); });
  return {};
}

template <typename T>
T lowest() {
  if constexpr (scalar::isFloating<T>)
    return -std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::lowest();
}
template <typename T>
T highest() {
  if constexpr (scalar::isFloating<T>)
    return std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::max();
}

} // namespace

Status ReduceSum(Context &context) {
  return reduce(context, false, [&](auto element, const Split &parts) {
    using S = decltype(element);
    using T = ComputeType<S>;
    if constexpr (std::is_same_v<S, double>)
      fold<S, S>(
          context, parts, [] { return Compensated(); }, [](Compensated &sum, double value) { sum.add(value); },
          [](const Compensated &sum) { return sum.total(); });
    else if constexpr (scalar::isFloating<T>)
      fold<S, S>(
          context, parts, [] { return 0.0; }, [](double &sum, T value) { sum += double(value); },
          [](double sum) { return sum; });
    else
      fold<S, S>(
          context, parts, [] { return T(0); }, [](T &sum, T value) { sum = scalar::add(sum, value); },
          [](T sum) { return sum; });
  });
}

Status ReduceProd(Context &context) {
  return reduce(context, false, [&](auto element, const Split &parts) {
    using S = decltype(element);
    using T = ComputeType<S>;
    if constexpr (scalar::isFloating<T>)
      fold<S, S>(
          context, parts, [] { return 1.0; }, [](double &product, T value) { product *= double(value); },
          [](double product) { return product; });
    else
      fold<S, S>(
          context, parts, [] { return T(1); }, [](T &product, T value) { product = scalar::multiply(product, value); },
          [](T product) { return product; });
  });
}

Status ReduceMax(Context &context) {
  return reduce(context, false, [&](auto element, const Split &parts) {
    using T = ComputeType<decltype(element)>;
    fold<decltype(element), decltype(element)>(
        context, parts, [] { return lowest<T>(); }, [](T &best, T value) { best = scalar::maximum(best, value); },
        [](T best) { return best; });
  });
}

Status ReduceMin(Context &context) {
  return reduce(context, false, [&](auto element, const Split &parts) {
    using T = ComputeType<decltype(element)>;
    fold<decltype(element), decltype(element)>(
        context, parts, [] { return highest<T>(); }, [](T &best, T value) { best = scalar::minimum(best, value); },
        [](T best) { return best; });
  });
}

Status ReduceAnd(Context &context) {
  return reduce(context, true, [&](auto, const Split &parts) {
    fold<Bool, Bool>(
        context, parts, [] { return true; }, [](bool &all, bool value) { all &= value; }, [](bool all) { return all; });
  });
}

Status ReduceOr(Context &context) {
  return reduce(context, true, [&](auto, const Split &parts) {
    fold<Bool, Bool>(
        context, parts, [] { return false; }, [](bool &any, bool value) { any |= value; },
        [](bool any) { return any; });
  });
}

namespace {

/// `better(value, best)`: strictly ahead, or NaN against a number.
template <typename Better>
Status argReduce(Context &context, Better better) {
  DLC_TRY(context.expect(1, 1));
  int axis = 0;
  DLC_TRY(context.axis("axis", context.operands[0].shape.rank, axis));
  if (context.operands[0].dtype == DLC_BOOL)
    return context.fail("does not take bool");
  Split parts;
  DLC_TRY(split(context, {axis}, DLC_I64, parts));
  DLC_TRY(context.allocateResult(0));
  bool last = context.integer("last", 0);
  dispatch(context.operands[0].dtype, [&](auto element) {
    using S = decltype(element);
    using T = ComputeType<S>;
    struct State {
      int64_t index = -1, best = 0;
      T value{};
    };
    fold<S, int64_t>(
        context, parts, [] { return State(); },
        [&](State &state, T value) {
          ++state.index;
          bool ahead = state.index == 0 || better(value, state.value);
          bool level = !ahead && !better(state.value, value);
          if (ahead || (last && level)) {
            state.best = state.index;
            state.value = value;
          }
        },
        [](const State &state) { return state.best; });
  });
  return {};
}

template <typename T>
bool isNan(T x) {
  return x != x;
}

} // namespace

Status Argmax(Context &context) {
  return argReduce(context, [](auto x, auto best) { return x > best || (isNan(x) && !isNan(best)); });
}
Status Argmin(Context &context) {
  return argReduce(context, [](auto x, auto best) { return x < best || (isNan(x) && !isNan(best)); });
}

Status Cumsum(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const Tensor &x = context.operands[0];
  int axis = 0;
  DLC_TRY(context.axis("axis", x.shape.rank, axis));
  if (x.dtype == DLC_BOOL)
    return context.fail("does not take bool");
  DLC_TRY(context.expectResult(0, x.dtype, x.shape));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  bool exclusive = context.integer("exclusive", 0), reverse = context.integer("reverse", 0);
  Shape lines = x.shape;
  lines[axis] = x.shape[axis] ? 1 : 0;
  int64_t size = x.shape[axis], step = x.strides[size_t(axis)], outStep = result.strides[size_t(axis)];
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    using T = ComputeType<S>;
    // f16 and bf16 add in f32 and round each sum to their type, from which the next one goes on; f32 runs in f64.
    using Sum = std::conditional_t<std::is_same_v<S, float>, double, T>;
    context.parallelRanges(lines.count(), std::max<int64_t>(1, 16384 / std::max<int64_t>(size, 1)),
                           [&](int64_t begin, int64_t end) {
                             Walk walk(lines);
                             walk.seek(begin);
                             for (int64_t line = begin; line < end; ++line, walk.next()) {
                               const S *from = x.data<S>() + walk.offset(x.strides);
                               S *to = result.data<S>() + walk.offset(result.strides);
                               Sum sum = 0;
                               for (int64_t i = 0; i < size; ++i) {
                                 int64_t at = reverse ? size - 1 - i : i;
                                 Sum before = sum;
                                 sum = scalar::add(sum, Sum(load(from[at * step])));
                                 if constexpr (std::is_same_v<S, Half> || std::is_same_v<S, BFloat16>)
                                   sum = load(S(sum));
                                 to[at * outStep] = S(exclusive ? before : sum);
                               }
                             }
                           });
  });
  return {};
}

} // namespace dlc::kernels
