//===- Contraction.cpp - Matmul and the convolutions ----------------------===//
//
// Accumulation: f32 and f64 in f64, rounded once; f16 and bf16 in f32, rounded once; integers wrap.
//
//===----------------------------------------------------------------------===//
#include "runtime/kernels/Gemm.h"
#include "runtime/kernels/Kernel.h"
#include "runtime/kernels/Scalar.h"
#include <atomic>
#include <limits>

namespace dlc::kernels {

namespace {

template <typename Storage>
struct AccumulatorOf {
  using type = std::conditional_t<std::is_integral_v<Storage>, scalar::Wide<Storage>, double>;
};
template <>
struct AccumulatorOf<Half> {
  using type = float;
};
template <>
struct AccumulatorOf<BFloat16> {
  using type = float;
};
template <typename Storage>
using Accumulator = typename AccumulatorOf<Storage>::type;

template <typename Storage>
Storage finish(Accumulator<Storage> value) {
  return Storage(value);
}

/// Converts `count` elements at a stride.
template <typename Storage, typename T>
void convertLine(const Storage *from, int64_t stride, int64_t count, T *out) {
  if (stride == 1)
    for (int64_t i = 0; i < count; ++i)
      out[i] = T(load(from[i]));
  else
    for (int64_t i = 0; i < count; ++i)
      out[i] = T(load(from[i * stride]));
}

/// Tiles of independent products C_i[M, N], which `run` computes one by one.
struct Tiling {
  int64_t products, m, n;
  int64_t rowTiles() const { return (m + tileRows - 1) / tileRows; }
  int64_t columnTiles() const { return (n + tileColumns - 1) / tileColumns; }
  int64_t count() const { return m && n ? products * rowTiles() * columnTiles() : 0; }
};

/// Runs every tile; `operandsOf(product, a, b, store)` gives the functions of one product.
template <typename T, typename Operands>
Status runProducts(Context &context, const Tiling &tiling, int64_t k, Operands operandsOf) {
  std::atomic<bool> ok{true};
  context.parallelFor(tiling.count(), [&](int64_t index) {
    int64_t column = index % tiling.columnTiles(), rest = index / tiling.columnTiles();
    int64_t row = rest % tiling.rowTiles(), product = rest / tiling.rowTiles();
    PackFn<T> a, b;
    std::function<void(int64_t, int64_t, int64_t, const T *)> store;
    operandsOf(product, a, b, store);
    GemmTile<T> tile{row * tileRows,
                     std::min(tileRows, tiling.m - row * tileRows),
                     column * tileColumns,
                     std::min(tileColumns, tiling.n - column * tileColumns),
                     k,
                     a,
                     b,
                     store};
    if (!runTile(tile))
      ok = false;
  });
  return ok ? Status() : error(DLC_NO_MEMORY, context.op.name, ": no memory for its working space");
}

/// The view of one operand of matmul: leading dims are batches, broadcast by a stride of 0.
struct MatrixOperand {
  int64_t rows, columns, rowStride, columnStride;
  int batchRank;
};

MatrixOperand matrixOf(const Tensor &tensor, bool isLeft) {
  int rank = tensor.shape.rank;
  if (rank == 1)
    return isLeft ? MatrixOperand{1, tensor.shape[0], 0, tensor.strides[0], 0}
                  : MatrixOperand{tensor.shape[0], 1, tensor.strides[0], 0, 0};
  return {tensor.shape[rank - 2], tensor.shape[rank - 1], tensor.strides[rank - 2], tensor.strides[rank - 1], rank - 2};
}

} // namespace

Status Matmul(Context &context) {
  DLC_TRY(context.expect(2, 1));
  const Tensor &lhs = context.operands[0], &rhs = context.operands[1];
  if (lhs.dtype != rhs.dtype || lhs.dtype == DLC_BOOL || lhs.shape.rank == 0 || rhs.shape.rank == 0)
    return context.fail("cannot multiply ", lhs.typeString(), " by ", rhs.typeString());
  MatrixOperand x = matrixOf(lhs, true), y = matrixOf(rhs, false);
  if (x.columns != y.rows)
    return context.fail("inner dims differ: ", lhs.typeString(), " and ", rhs.typeString());
  Shape batch, expected;
  batch.rank = std::max(x.batchRank, y.batchRank);
  std::array<int64_t, DLC_MAX_RANK> xStrides{}, yStrides{};
  for (int d = 0; d < batch.rank; ++d) {
    int xd = d - (batch.rank - x.batchRank), yd = d - (batch.rank - y.batchRank);
    int64_t xs = xd < 0 ? 1 : lhs.shape[xd], ys = yd < 0 ? 1 : rhs.shape[yd];
    if (xs != ys && xs != 1 && ys != 1)
      return context.fail("batch dims do not broadcast: ", lhs.typeString(), " and ", rhs.typeString());
    batch[d] = xs == 1 ? ys : xs;
    xStrides[d] = xs == 1 ? 0 : lhs.strides[xd];
    yStrides[d] = ys == 1 ? 0 : rhs.strides[yd];
  }
  expected = batch;
  if (lhs.shape.rank > 1)
    expected.push(x.rows);
  if (rhs.shape.rank > 1)
    expected.push(y.columns);
  DLC_TRY(context.expectResult(0, lhs.dtype, expected));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  // One matrix on the right for many on the left: their rows are one taller matrix.
  int64_t products = batch.count(), rows = x.rows;
  bool tall = y.batchRank == 0 && x.batchRank > 0 && lhs.isContiguous();
  if (tall) {
    rows *= products;
    products = 1;
    x.rowStride = x.columns;
    x.columnStride = 1;
  }
  return dispatch(lhs.dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (std::is_same_v<S, Bool>) {
      return Status();
    } else {
      using T = Accumulator<S>;
      return runProducts<T>(context, {products, rows, y.columns}, x.columns,
                            [&](int64_t product, PackFn<T> &a, PackFn<T> &b, auto &store) {
                              Walk walk(batch);
                              walk.seek(tall ? 0 : product);
                              const S *from = lhs.data<S>() + (tall ? 0 : walk.offset(xStrides)),
                                      *other = rhs.data<S>() + walk.offset(yStrides);
                              S *to = result.data<S>() + product * rows * y.columns;
                              a = [=](int64_t k, int64_t first, int64_t count, T *out) {
                                convertLine(from + first * x.rowStride + k * x.columnStride, x.rowStride, count, out);
                              };
                              b = [=](int64_t k, int64_t first, int64_t count, T *out) {
                                convertLine(other + k * y.rowStride + first * y.columnStride, y.columnStride, count,
                                            out);
                              };
                              store = [=](int64_t row, int64_t column, int64_t count, const T *values) {
                                for (int64_t i = 0; i < count; ++i)
                                  to[row * y.columns + column + i] = finish<S>(values[i]);
                              };
                            });
    }
  });
}

namespace {

/// Both convolutions as a product of the filter with columns of the image: column n is an output place, row (c, k)
/// the input element that place k of the filter meets there, or none.
struct Window {
  int spatial = 0;
  /// Elements from one place of an image to the next: the number of channels where they are last.
  int64_t inputStep = 1, outputStep = 1;
  std::vector<int64_t> input, kernel, output;
  /// For each spatial dim, [kernel place][output place] -> input place or -1.
  std::vector<std::vector<int64_t>> tables;

  int64_t kernelCount() const { return product(kernel); }
  int64_t outputCount() const { return product(output); }
  int64_t inputCount() const { return product(input); }
  static int64_t product(const std::vector<int64_t> &sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  }
};

/// `count` elements of the image's column row for filter place `k` (linear), from output place `first`.
template <typename S, typename T>
void packColumns(const Window &window, const S *channel, int64_t k, int64_t first, int64_t count, T *out) {
  int last = window.spatial - 1;
  int64_t width = window.output[last];
  const int64_t *rows[DLC_MAX_RANK];
  for (int d = last; d >= 0; --d) {
    rows[d] = window.tables[d].data() + k % window.kernel[d] * window.output[d];
    k /= window.kernel[d];
  }
  while (count > 0) {
    int64_t column = first % width, outer = first / width, n = std::min(count, width - column);
    int64_t base = 0, scale = 1;
    bool inside = true;
    // Linear place of the input's line, outer dims from the inside out.
    scale = window.input[last];
    for (int d = last - 1; d >= 0; --d) {
      int64_t place = rows[d][outer % window.output[d]];
      outer /= window.output[d];
      inside &= place >= 0;
      base += place * scale;
      scale *= window.input[d];
    }
    const int64_t *line = rows[last] + column;
    if (!inside) {
      std::fill(out, out + n, T(0));
    } else if (line[0] >= 0 && line[n - 1] - line[0] == n - 1) {
      convertLine(channel + (base + line[0]) * window.inputStep, window.inputStep, n, out);
    } else {
      for (int64_t i = 0; i < n; ++i)
        out[i] = line[i] < 0 ? T(0) : T(load(channel[(base + line[i]) * window.inputStep]));
    }
    out += n;
    first += n;
    count -= n;
  }
}

struct ConvAttributes {
  std::vector<int64_t> strides, pads, dilations;
  int64_t groups;
  bool channelsLast;
};

constexpr int64_t mostAttribute = int64_t(1) << 31;

Status readConv(Context &context, ConvAttributes &attributes) {
  DLC_TRY(context.expect(2, 1));
  const Tensor &x = context.operands[0], &w = context.operands[1];
  attributes.channelsLast = context.integer("channels_last", 0);
  if (!isFloat(x.dtype) || x.dtype != w.dtype || x.shape.rank < 3 ||
      x.shape.rank + attributes.channelsLast != w.shape.rank)
    return context.fail("cannot convolve ", x.typeString(), " with ", w.typeString());
  for (int d = 0; d < w.shape.rank; ++d)
    if ((d < x.shape.rank && x.shape[d] > mostAttribute) || w.shape[d] > mostAttribute)
      return context.fail("sizes beyond ", mostAttribute, ": ", x.typeString(), ", ", w.typeString());
  size_t spatial = size_t(x.shape.rank) - 2;
  DLC_TRY(context.integers("strides", spatial, 1, mostAttribute, attributes.strides));
  DLC_TRY(context.integers("dilations", spatial, 1, mostAttribute, attributes.dilations));
  DLC_TRY(context.integers("pads", 2 * spatial, -mostAttribute, mostAttribute, attributes.pads));
  attributes.groups = context.integer("groups", 1);
  if (attributes.groups < 1 || attributes.groups > mostAttribute)
    return context.fail("groups must be positive, got ", attributes.groups);
  return {};
}

/// Fills the tables by `inputPlace(dim, filter place, output place)`, which is -1 or beyond the input for padding.
template <typename Fn>
Status fillTables(Context &context, Window &window, Fn inputPlace) {
  constexpr int64_t mostEntries = int64_t(1) << 28;
  for (int d = 0; d < window.spatial; ++d) {
    if (window.output[d] && window.kernel[d] > mostEntries / window.output[d])
      return context.fail("a window of ", window.kernel[d], " over ", window.output[d], " places is too large");
    std::vector<int64_t> table(size_t(window.kernel[d] * window.output[d]));
    for (int64_t k = 0, at = 0; k < window.kernel[d]; ++k)
      for (int64_t o = 0; o < window.output[d]; ++o, ++at) {
        int64_t place = inputPlace(d, k, o);
        table[size_t(at)] = place >= 0 && place < window.input[d] ? place : -1;
      }
    window.tables.push_back(std::move(table));
  }
  return {};
}

/// The product for each image and group. `weight(group, o, c, k)` is the element offset in the filter.
template <typename Weight>
Status runConv(Context &context, const Window &window, int64_t groups, int64_t inChannels, int64_t outChannels,
               Weight weight) {
  Tensor x, w;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.contiguous(1, w));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  int64_t inGroup = inChannels / groups, outGroup = outChannels / groups, places = window.kernelCount(),
          columns = window.outputCount();
  // From one channel to the next.
  int64_t inputChannel = window.inputStep == 1 ? window.inputCount() : 1,
          outputChannel = window.outputStep == 1 ? columns : 1;
  return dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (std::is_integral_v<S> || std::is_same_v<S, Bool>) {
      return Status();
    } else {
      using T = Accumulator<S>;
      return runProducts<T>(
          context, {x.shape[0] * groups, outGroup, columns}, inGroup * places,
          [&](int64_t product, PackFn<T> &a, PackFn<T> &b, auto &store) {
            int64_t group = product % groups, image = product / groups;
            const S *from = x.data<S>() + image * inChannels * window.inputCount() + group * inGroup * inputChannel;
            S *to = result.data<S>() + image * outChannels * columns + group * outGroup * outputChannel;
            a = [&, group](int64_t k, int64_t first, int64_t count, T *out) {
              for (int64_t i = 0; i < count; ++i)
                out[i] = T(load(w.data<S>()[weight(group, first + i, k / places, k % places)]));
            };
            b = [&, from, inputChannel](int64_t k, int64_t first, int64_t count, T *out) {
              packColumns(window, from + k / places * inputChannel, k % places, first, count, out);
            };
            store = [to, outputChannel, step = window.outputStep](int64_t row, int64_t column, int64_t count,
                                                                  const T *values) {
              for (int64_t i = 0; i < count; ++i)
                to[row * outputChannel + (column + i) * step] = finish<S>(values[i]);
            };
          });
    }
  });
}

} // namespace

Status Conv(Context &context) {
  ConvAttributes attributes;
  DLC_TRY(readConv(context, attributes));
  const Tensor &x = context.operands[0], &w = context.operands[1];
  Window window;
  window.spatial = x.shape.rank - 2;
  // Channels last: x[N, S.., C], w[B, K.., C / groups, O / B].
  const bool last = attributes.channelsLast;
  const int rank = x.shape.rank, firstPlace = last ? 1 : 2;
  int64_t groups = attributes.groups, inChannels = x.shape[last ? rank - 1 : 1], inGroup = w.shape[last ? rank - 1 : 1];
  int64_t block = last ? w.shape[rank] : w.shape[0], outChannels = last ? w.shape[0] * block : block;
  if (inChannels % groups || inChannels / groups != inGroup || outChannels % groups)
    return context.fail("channels do not fit: ", x.typeString(), ", filter ", w.typeString(), ", groups ", groups);
  Shape expected{x.shape[0]};
  if (!last)
    expected.push(outChannels);
  for (int d = 0; d < window.spatial; ++d) {
    int64_t size = x.shape[firstPlace + d], kernel = w.shape[firstPlace + d];
    int64_t span =
        size + attributes.pads[d] + attributes.pads[window.spatial + d] - attributes.dilations[d] * (kernel - 1) - 1;
    window.input.push_back(size);
    window.kernel.push_back(kernel);
    // Floor division: a filter that just does not fit leaves no place.
    window.output.push_back(span < 0 ? (span - attributes.strides[d] + 1) / attributes.strides[d] + 1
                                     : span / attributes.strides[d] + 1);
    expected.push(window.output.back());
  }
  if (last) {
    expected.push(outChannels);
    window.inputStep = inChannels;
    window.outputStep = outChannels;
  }
  DLC_TRY(context.expectResult(0, x.dtype, expected));
  DLC_TRY(fillTables(context, window, [&](int d, int64_t k, int64_t o) {
    return o * attributes.strides[d] - attributes.pads[d] + k * attributes.dilations[d];
  }));
  int64_t places = window.kernelCount(), outGroup = outChannels / groups;
  return runConv(context, window, groups, inChannels, outChannels, [=](int64_t group, int64_t o, int64_t c, int64_t k) {
    int64_t channel = group * outGroup + o;
    if (last)
      return ((channel / block * places + k) * inGroup + c) * block + channel % block;
    return (channel * inGroup + c) * places + k;
  });
}

Status ConvTranspose(Context &context) {
  ConvAttributes attributes;
  DLC_TRY(readConv(context, attributes));
  const Tensor &x = context.operands[0], &w = context.operands[1];
  Window window;
  window.spatial = x.shape.rank - 2;
  if (attributes.channelsLast)
    return context.fail("has no channels_last");
  std::vector<int64_t> extra;
  DLC_TRY(context.integers("output_padding", size_t(window.spatial), -mostAttribute, mostAttribute, extra));
  int64_t groups = attributes.groups, outGroup = w.shape[1];
  if (x.shape[1] != w.shape[0] || x.shape[1] % groups)
    return context.fail("channels do not fit: ", x.typeString(), ", filter ", w.typeString(), ", groups ", groups);
  int64_t outChannels = 0;
  if (__builtin_mul_overflow(outGroup, groups, &outChannels))
    return context.fail("too many channels");
  Shape expected{x.shape[0], outChannels};
  for (int d = 0; d < window.spatial; ++d) {
    window.input.push_back(x.shape[2 + d]);
    window.kernel.push_back(w.shape[2 + d]);
    window.output.push_back((x.shape[2 + d] - 1) * attributes.strides[d] + extra[size_t(d)] +
                            attributes.dilations[d] * (w.shape[2 + d] - 1) + 1 - attributes.pads[d] -
                            attributes.pads[window.spatial + d]);
    expected.push(window.output.back());
  }
  DLC_TRY(context.expectResult(0, x.dtype, expected));
  DLC_TRY(fillTables(context, window, [&](int d, int64_t k, int64_t o) {
    int64_t scaled = o + attributes.pads[d] - k * attributes.dilations[d];
    return scaled % attributes.strides[d] ? -1 : scaled / attributes.strides[d];
  }));
  int64_t places = window.kernelCount(), inGroup = x.shape[1] / groups;
  return runConv(context, window, groups, x.shape[1], outChannels, [=](int64_t group, int64_t o, int64_t c, int64_t k) {
    return ((group * inGroup + c) * outGroup + o) * places + k;
  });
}

/// A product for each group: its rows are channels of what arrives, its columns places of the filter, contracted over the
/// places of all images.
Status ConvWeightGradient(Context &context) {
  ConvAttributes attributes;
  DLC_TRY(readConv(context, attributes));
  const Tensor &xOperand = context.operands[0], &drOperand = context.operands[1];
  Window window;
  window.spatial = xOperand.shape.rank - 2;
  DLC_TRY(context.integers("kernel", size_t(window.spatial), 1, mostAttribute, window.kernel));
  int64_t groups = attributes.groups, images = xOperand.shape[0], inChannels = xOperand.shape[1],
          outChannels = drOperand.shape[1];
  if (attributes.channelsLast || images != drOperand.shape[0] || inChannels % groups || outChannels % groups)
    return context.fail("batches or channels do not fit: ", xOperand.typeString(), ", ", drOperand.typeString(),
                        ", groups ", groups);
  int64_t inGroup = inChannels / groups, outGroup = outChannels / groups;
  Shape expected{outChannels, inGroup};
  for (int d = 0; d < window.spatial; ++d) {
    window.input.push_back(xOperand.shape[2 + d]);
    window.output.push_back(drOperand.shape[2 + d]);
    expected.push(window.kernel[size_t(d)]);
  }
  DLC_TRY(context.expectResult(0, xOperand.dtype, expected));
  DLC_TRY(fillTables(context, window, [&](int d, int64_t k, int64_t o) {
    return o * attributes.strides[d] - attributes.pads[d] + k * attributes.dilations[d];
  }));
  Tensor x, dr;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.contiguous(1, dr));
  DLC_TRY(context.allocateResult(0));
  int64_t places = window.kernelCount(), outputs = window.outputCount(), inputs = window.inputCount(),
          columns = inGroup * places;
  return dispatch(x.dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (std::is_integral_v<S> || std::is_same_v<S, Bool>) {
      return Status();
    } else {
      using T = Accumulator<S>;
      return runProducts<T>(
          context, {groups, outGroup, columns}, images * outputs,
          [&](int64_t group, PackFn<T> &a, PackFn<T> &b, auto &store) {
            a = [&, group](int64_t k, int64_t first, int64_t count, T *out) {
              const S *from = dr.data<S>() + (k / outputs * outChannels + group * outGroup) * outputs + k % outputs;
              convertLine(from + first * outputs, outputs, count, out);
            };
            b = [&, group](int64_t k, int64_t first, int64_t count, T *out) {
              const S *from = x.data<S>() + (k / outputs * inChannels + group * inGroup) * inputs;
              for (int64_t i = 0; i < count; ++i)
                packColumns(window, from + (first + i) / places * inputs, (first + i) % places, k % outputs, 1, out + i);
            };
            S *to = context.results[0].template data<S>() + group * outGroup * columns;
            store = [to, columns](int64_t row, int64_t column, int64_t count, const T *values) {
              for (int64_t i = 0; i < count; ++i)
                to[row * columns + column + i] = finish<S>(values[i]);
            };
          });
    }
  });
}

} // namespace dlc::kernels
