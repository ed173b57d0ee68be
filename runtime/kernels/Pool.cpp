//===- Pool.cpp - Reductions over sliding windows -------------------------===//
//
// avg_pool sums in f64 and rounds once.
//
//===----------------------------------------------------------------------===//
#include "runtime/kernels/Kernel.h"
#include "runtime/kernels/Scalar.h"
#include <cmath>
#include <limits>

namespace dlc::kernels {

namespace {

struct Pool {
  int spatial = 0;
  bool channelsLast = false;
  /// The dim of a tensor that holds spatial dim `d`, or the channels.
  int place(int d) const { return channelsLast ? 1 + d : 2 + d; }
  int channel() const { return channelsLast ? 1 + spatial : 1; }
  std::vector<int64_t> kernel, strides, pads, dilations;
};

constexpr int64_t mostAttribute = int64_t(1) << 31;

/// `pooled`: the shape of the windows, which is the result's, or that of what arrives there.
Status readWindows(Context &context, bool hasDilations, const Shape &pooled, Pool &pool, Shape &expected) {
  const Tensor &x = context.operands[0];
  if (!isFloat(x.dtype) || x.shape.rank < 3)
    return context.fail("cannot pool ", x.typeString());
  size_t spatial = size_t(x.shape.rank) - 2;
  pool.spatial = int(spatial);
  DLC_TRY(context.integers("kernel", spatial, 1, mostAttribute, pool.kernel));
  DLC_TRY(context.integers("strides", spatial, 1, mostAttribute, pool.strides));
  DLC_TRY(context.integers("pads", 2 * spatial, 0, mostAttribute, pool.pads));
  pool.dilations.assign(spatial, 1);
  if (hasDilations)
    DLC_TRY(context.integers("dilations", spatial, 1, mostAttribute, pool.dilations));
  bool ceilMode = context.integer("ceil_mode", 0);
  pool.channelsLast = context.integer("channels_last", 0);
  expected = {x.shape[0]};
  if (!pool.channelsLast)
    expected.push(x.shape[1]);
  for (size_t d = 0; d < spatial; ++d) {
    int64_t size = x.shape[pool.place(int(d))], extent = pool.dilations[d] * (pool.kernel[d] - 1) + 1;
    if (size > mostAttribute || pool.pads[d] >= extent || pool.pads[spatial + d] >= extent)
      return context.fail("pads and kernel do not fit ", x.typeString());
    int64_t span = size + pool.pads[d] + pool.pads[spatial + d] - extent, stride = pool.strides[d];
    int64_t count = 0;
    if (span >= 0) {
      count = (ceilMode ? span + stride - 1 : span) / stride + 1;
      // A window that would start in the end padding does not exist.
      if (ceilMode && (count - 1) * stride >= size + pool.pads[d])
        --count;
    } else if (pooled.rank == x.shape.rank && pooled[pool.place(int(d))] != 0) {
      return context.fail("the window of ", extent, " does not fit into ", x.typeString());
    }
    expected.push(count);
  }
  if (pool.channelsLast)
    expected.push(x.shape[pool.channel()]);
  return {};
}

Status readPool(Context &context, bool hasDilations, Pool &pool) {
  DLC_TRY(context.expect(1, 1));
  Shape expected;
  DLC_TRY(readWindows(context, hasDilations, context.results[0].shape, pool, expected));
  return context.expectResult(0, context.operands[0].dtype, expected);
}

/// Calls `fn(first input offset..)` for each window of each channel: `visit(channel, output, value)` for its elements.
template <typename Storage, typename Start, typename Visit, typename Finish>
void forWindows(Context &context, const Pool &pool, const Tensor &x, Start start, Visit visit, Finish finish) {
  const Tensor &result = context.results[0];
  Shape out, in, kernel;
  for (int d = 0; d < pool.spatial; ++d) {
    out.push(result.shape[pool.place(d)]);
    in.push(x.shape[pool.place(d)]);
    kernel.push(pool.kernel[size_t(d)]);
  }
  int64_t inCount = in.count(), outCount = out.count(), channels = x.shape[pool.channel()];
  // Elements from one place to the next.
  int64_t step = pool.channelsLast ? channels : 1;
  context.parallelRanges(
      x.shape[0] * channels, std::max<int64_t>(1, 8192 / std::max<int64_t>(outCount, 1)),
      [&](int64_t begin, int64_t end) {
        for (int64_t channel = begin; channel < end; ++channel) {
          int64_t images = pool.channelsLast ? channel / channels * channels : channel,
                  within = pool.channelsLast ? channel % channels : 0;
          const Storage *from = x.data<Storage>() + images * inCount + within;
          Storage *to = result.data<Storage>() + images * outCount + within;
          Walk place(out);
          for (int64_t o = 0; o < outCount; ++o, place.next()) {
            // The part of the window that holds data.
            int64_t low[DLC_MAX_RANK], high[DLC_MAX_RANK], origin[DLC_MAX_RANK];
            Shape inside;
            for (int d = 0; d < pool.spatial; ++d) {
              int64_t dilation = pool.dilations[size_t(d)];
              origin[d] = place.index[d] * pool.strides[size_t(d)] - pool.pads[size_t(d)];
              low[d] = origin[d] < 0 ? (-origin[d] + dilation - 1) / dilation : 0;
              high[d] = std::min(kernel[d], origin[d] >= in[d] ? 0 : (in[d] - 1 - origin[d]) / dilation + 1);
              inside.push(std::max<int64_t>(0, high[d] - low[d]));
            }
            auto state = start(origin);
            int64_t places = inside.count(), last = pool.spatial - 1;
            Walk window(inside);
            while (places > 0) {
              int64_t offset = 0;
              for (int d = 0; d < pool.spatial; ++d)
                offset = offset * in[d] + origin[d] + (low[d] + window.index[d]) * pool.dilations[size_t(d)];
              for (int64_t i = 0; i < inside[int(last)]; ++i)
                visit(state, load(from[(offset + i * pool.dilations[size_t(last)]) * step]));
              places -= inside[int(last)];
              window.index[size_t(last)] = inside[int(last)] - 1;
              window.next();
            }
            to[o * step] = Storage(finish(state));
          }
        }
      });
}

} // namespace

Status MaxPool(Context &context) {
  Pool pool;
  DLC_TRY(readPool(context, true, pool));
  Tensor x;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.allocateResult(0));
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (!std::is_integral_v<S> && !std::is_same_v<S, Bool>) {
      using T = ComputeType<S>;
      forWindows<S>(
          context, pool, x, [](const int64_t *) { return -std::numeric_limits<T>::infinity(); },
          [](T &best, T value) { best = scalar::maximum(best, value); }, [](T best) { return best; });
    }
  });
  return {};
}

Status AvgPool(Context &context) {
  Pool pool;
  DLC_TRY(readPool(context, false, pool));
  Tensor x;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.allocateResult(0));
  bool countPad = context.integer("count_include_pad", 0);
  struct State {
    double sum = 0;
    int64_t seen = 0, padded = 0;
  };
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (!std::is_integral_v<S> && !std::is_same_v<S, Bool>) {
      forWindows<S>(
          context, pool, x,
          [&](const int64_t *origin) {
            State state;
            state.padded = 1;
            // Padding counts, what ceil_mode adds beyond it does not.
            for (int d = 0; d < pool.spatial; ++d)
              state.padded *= std::min(origin[d] + pool.kernel[size_t(d)],
                                       x.shape[pool.place(d)] + pool.pads[size_t(pool.spatial + d)]) -
                              origin[d];
            return state;
          },
          [](State &state, ComputeType<S> value) { state.sum += double(value), ++state.seen; },
          [&](const State &state) { return state.sum / double(countPad ? state.padded : state.seen); });
    }
  });
  return {};
}

Status MaxPoolGradient(Context &context) {
  DLC_TRY(context.expect(2, 1));
  Pool pool;
  Shape pooled;
  DLC_TRY(readWindows(context, true, context.operands[1].shape, pool, pooled));
  if (pool.channelsLast || context.operands[1].shape != pooled || context.operands[1].dtype != context.operands[0].dtype)
    return context.fail("cannot take back ", context.operands[1].typeString(), " to ", context.operands[0].typeString());
  DLC_TRY(context.expectResult(0, context.operands[0].dtype, context.operands[0].shape));
  Tensor x, dr;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.contiguous(1, dr));
  DLC_TRY(context.allocateResult(0));
  Shape in, out, kernel;
  for (int d = 0; d < pool.spatial; ++d) {
    in.push(x.shape[2 + d]);
    out.push(dr.shape[2 + d]);
    kernel.push(pool.kernel[size_t(d)]);
  }
  int64_t inCount = in.count(), outCount = out.count(), places = kernel.count();
  dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (!std::is_integral_v<S> && !std::is_same_v<S, Bool>) {
      using T = ComputeType<S>;
      context.parallelRanges(
          x.shape[0] * x.shape[1], std::max<int64_t>(1, 8192 / std::max<int64_t>(outCount, 1)),
          [&](int64_t begin, int64_t end) {
            std::vector<T> sums(size_t(inCount), T(0));
            for (int64_t channel = begin; channel < end; ++channel) {
              const S *from = x.data<S>() + channel * inCount, *arriving = dr.data<S>() + channel * outCount;
              std::fill(sums.begin(), sums.end(), T(0));
              Walk place(out);
              for (int64_t o = 0; o < outCount; ++o, place.next()) {
                int64_t best = -1;
                Walk window(kernel);
                for (int64_t k = 0; k < places; ++k, window.next()) {
                  int64_t offset = 0;
                  bool inside = true;
                  for (int d = 0; d < pool.spatial; ++d) {
                    int64_t at = place.index[d] * pool.strides[size_t(d)] - pool.pads[size_t(d)] +
                                 window.index[d] * pool.dilations[size_t(d)];
                    inside &= at >= 0 && at < in[d];
                    offset = offset * in[d] + at;
                  }
                  if (!inside)
                    continue;
                  // The first of equals; a NaN is larger than any number.
                  if (best < 0 || T(load(from[offset])) > T(load(from[best])) ||
                      (std::isnan(T(load(from[offset]))) && !std::isnan(T(load(from[best])))))
                    best = offset;
                }
                if (best >= 0)
                  sums[size_t(best)] += T(load(arriving[o]));
              }
              for (int64_t i = 0; i < inCount; ++i)
                context.results[0].template data<S>()[channel * inCount + i] = S(sums[size_t(i)]);
            }
          });
    }
  });
  return {};
}

} // namespace dlc::kernels
