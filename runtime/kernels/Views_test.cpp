//===- Views_test.cpp - Strided operands and threads change no bit --------===//
//
// Each structured kernel runs on contiguous operands with one thread, then on the same values behind permuted, negative
// and padded strides with three: the results are the same bits.
//
//===----------------------------------------------------------------------===//
#include "runtime/base/Philox.h"
#include "runtime/base/Testing.h"
#include "runtime/base/ThreadPool.h"
#include "runtime/graph/Builder.h"
#include "runtime/kernels/Kernel.h"

using namespace dlc;
using dlc::graph::Builder;

namespace {

ThreadPool &pool() {
  static ThreadPool threads(3);
  return threads;
}

Tensor random(DType dtype, const Shape &shape, uint64_t key, double scale = 4, double offset = -2) {
  Tensor result;
  if (!allocate(dtype, shape, result).ok())
    return result;
  dispatch(dtype, [&](auto element) {
    using S = decltype(element);
    for (int64_t i = 0; i < result.count(); ++i) {
      double value = offset + scale * uniformOf(randomBlock(key, 0, uint64_t(i))[0]);
      if constexpr (std::is_same_v<S, Bool>)
        result.data<S>()[i] = S(value > 0);
      else if constexpr (std::is_integral_v<S>)
        result.data<S>()[i] = S(int64_t(std::floor(value)));
      else
        result.data<S>()[i] = S(value);
    }
  });
  return result;
}

/// The same values with dims stored in reverse order, each backwards, and two elements apart.
Tensor scattered(const Tensor &tensor) {
  Tensor view = tensor;
  int64_t stride = 2;
  for (int d = 0; d < tensor.shape.rank; ++d) {
    view.strides[size_t(d)] = -stride;
    stride *= tensor.shape[d];
  }
  size_t size = sizeOf(tensor.dtype);
  view.owner = allocateAligned(size_t(stride) * size);
  std::memset(view.owner.get(), 0x7b, size_t(stride) * size);
  view.bytes = static_cast<char *>(view.owner.get()) + size_t(stride - 2) * size;
  kernels::Walk walk(tensor.shape);
  for (int64_t i = 0; i < tensor.count(); ++i, walk.next())
    std::memcpy(view.bytes + walk.offset(view.strides) * int64_t(size), tensor.bytes + size_t(i) * size, size);
  return view;
}

void compare(const std::string &name, const std::vector<Tensor> &operands,
             const std::vector<std::pair<DType, Shape>> &resultTypes, std::vector<graph::Attribute> attributes = {}) {
  const kernels::KernelEntry *entry = kernels::findKernel(name);
  CHECK(entry);
  if (!entry)
    return;
  graph::Op op;
  op.name = name;
  op.attributes = std::move(attributes);
  DimValues dims;
  auto buffers = std::make_shared<kernels::BufferPool>();
  auto run = [&](std::vector<Tensor> inputs, const dlc_host *host) {
    std::vector<Tensor> results;
    for (auto &[dtype, shape] : resultTypes) {
      results.emplace_back();
      results.back().dtype = dtype;
      results.back().shape = shape;
    }
    kernels::Context context(op, dims, std::move(inputs), std::move(results), host, *buffers, 0);
    Status status = entry->kernel(context);
    dlc::testing::check(status.ok(), name.c_str(), __FILE__, __LINE__, status.message);
    return context.results;
  };
  std::vector<Tensor> views;
  for (const Tensor &operand : operands)
    views.push_back(operand.shape.rank ? scattered(operand) : operand);
  dlc_host host{};
  host.context = &pool();
  host.parallel_for = [](void *context, int64_t count, dlc_chunk_fn fn, void *arg) {
    static_cast<ThreadPool *>(context)->parallelFor(count, fn, arg);
  };
  std::vector<Tensor> plain = run(operands, nullptr), strided = run(views, &host);
  for (size_t i = 0; i < plain.size(); ++i) {
    Tensor a, b;
    CHECK_OK(makeContiguous(plain[i], a));
    CHECK_OK(makeContiguous(strided[i], b));
    dlc::testing::check(!std::memcmp(a.bytes, b.bytes, a.byteCount()), (name + " on views").c_str(), __FILE__, __LINE__,
                        a.typeString());
  }
}

using B = Builder;

void testType(DType t) {
  compare("dl.matmul", {random(t, {2, 1, 7, 300}, 1), random(t, {3, 300, 5}, 2)}, {{t, {2, 3, 7, 5}}});
  compare("dl.matmul", {random(t, {3, 5, 8}, 1), random(t, {8, 400}, 2)}, {{t, {3, 5, 400}}});
  compare("dl.matmul", {random(t, {9}, 1), random(t, {2, 9, 4}, 2)}, {{t, {2, 4}}});
  compare("dl.matmul", {random(t, {200, 9}, 1), random(t, {9}, 2)}, {{t, {200}}});
  for (const char *reduce : {"dl.reduce_sum", "dl.reduce_prod", "dl.reduce_max", "dl.reduce_min"})
    compare(reduce, {random(t, {40, 6, 70}, 3)}, {{t, {40, 70}}}, {B::integers("axes", {1})});
  compare("dl.argmax", {random(t, {5, 9, 3}, 4)}, {{DLC_I64, {5, 3}}}, {B::integer("axis", 1)});
  compare("dl.cumsum", {random(t, {5, 9, 3}, 4)}, {{t, {5, 9, 3}}}, {B::integer("axis", 1), B::integer("reverse", 1)});
  compare("dl.sort", {random(t, {5, 9, 3}, 4)}, {{t, {5, 9, 3}}, {DLC_I64, {5, 9, 3}}}, {B::integer("axis", 1)});
  compare("dl.top_k", {random(t, {5, 9, 3}, 4)}, {{t, {5, 4, 3}}, {DLC_I64, {5, 4, 3}}},
          {B::integer("axis", 1), B::integer("k", 4)});
}

void testFloat(DType t) {
  compare("dl.conv", {random(t, {2, 4, 9, 8}, 5), random(t, {6, 2, 3, 2}, 6)}, {{t, {2, 6, 5, 4}}},
          {B::integers("strides", {2, 2}), B::integers("pads", {1, 0, 2, 0}), B::integers("dilations", {1, 1}),
           B::integer("groups", 2)});
  compare("dl.conv_transpose", {random(t, {2, 4, 5}, 5), random(t, {4, 3, 3}, 6)}, {{t, {2, 6, 12}}},
          {B::integers("strides", {2}), B::integers("pads", {0, 0}), B::integers("dilations", {1}),
           B::integers("output_padding", {1}), B::integer("groups", 2)});
  compare("dl.max_pool", {random(t, {2, 40, 9, 8}, 7)}, {{t, {2, 40, 5, 4}}},
          {B::integers("kernel", {3, 2}), B::integers("strides", {2, 2}), B::integers("pads", {1, 0, 1, 0}),
           B::integers("dilations", {1, 1})});
  compare("dl.avg_pool", {random(t, {2, 40, 9, 8}, 7)}, {{t, {2, 40, 5, 4}}},
          {B::integers("kernel", {3, 2}), B::integers("strides", {2, 2}), B::integers("pads", {1, 0, 1, 0}),
           B::integer("count_include_pad", 1)});
  compare("dl.exp", {random(t, {30, 40, 50}, 8)}, {{t, {30, 40, 50}}});
}

void testMoving(DType t) {
  Tensor x = random(t, {4, 6, 5}, 9), scalar = random(t, {}, 10);
  compare("dl.select", {random(DLC_BOOL, {6, 1}, 11), x, random(t, {5}, 12)}, {{t, {4, 6, 5}}});
  compare("dl.maximum", {random(t, {40, 1, 700}, 13), random(t, {9, 1}, 14)}, {{t, {40, 9, 700}}});
  compare("dl.cast", {x}, {{DLC_F16, {4, 6, 5}}}, {B::dtype("to", DLC_F16)});
  compare("dl.cast", {x}, {{DLC_I8, {4, 6, 5}}}, {B::dtype("to", DLC_I8)});
  compare("dl.reshape", {x}, {{t, {24, 5}}});
  compare("dl.transpose", {x}, {{t, {5, 4, 6}}}, {B::integers("perm", {2, 0, 1})});
  compare("dl.slice", {x}, {{t, {2, 3, 5}}}, {B::dims("starts", {"3", "0", "4"}), B::integers("steps", {-2, 2, -1})});
  compare("dl.reverse", {x}, {{t, {4, 6, 5}}}, {B::integers("axes", {0, 2})});
  compare("dl.broadcast_to", {random(t, {6, 1}, 15)}, {{t, {4, 6, 5}}});
  compare("dl.concat", {x, random(t, {4, 2, 5}, 16)}, {{t, {4, 8, 5}}}, {B::integer("axis", 1)});
  for (int64_t mode = 0; mode < 4; ++mode)
    compare("dl.pad", {x, scalar}, {{t, {6, 5, 8}}},
            {B::integers("low", {1, -2, 0}), B::integers("high", {1, 1, 3}), B::integer("mode", mode)});
  Tensor at = random(DLC_I32, {3, 2}, 17, 8, -4), deep = random(DLC_I64, {4, 2, 5}, 18, 4, -2);
  compare("dl.gather", {x, at}, {{t, {3, 2, 6, 5}}}, {B::integer("axis", 0)});
  compare("dl.gather_elements", {x, deep}, {{t, {4, 2, 5}}}, {B::integer("axis", 1)});
  compare("dl.scatter_elements", {x, deep, random(t, {4, 2, 5}, 19)}, {{t, {4, 6, 5}}},
          {B::integer("axis", 1), B::integer("mode", 1)});
  compare("dl.gather_nd", {x, random(DLC_I64, {4, 3, 1}, 20, 8, -4)}, {{t, {4, 3, 5}}}, {B::integer("batch_dims", 1)});
  compare("dl.scatter_nd", {x, random(DLC_I64, {3, 2}, 21, 8, -4), random(t, {3, 5}, 22)}, {{t, {4, 6, 5}}},
          {B::integer("mode", 3)});
  compare("dl.one_hot", {at, scalar, random(t, {}, 23)}, {{t, {3, 4, 2}}},
          {B::integer("axis", 1), B::integer("depth", 4)});
  Tensor one = dlc::testing::tensor<int64_t>({}, {1}), back = dlc::testing::tensor<int64_t>({}, {-2});
  compare("dl.dynamic_slice", {x, one, back, one}, {{t, {2, 3, 2}}});
  compare("dl.dynamic_update_slice", {x, random(t, {2, 3, 2}, 24), one, back, one}, {{t, {4, 6, 5}}});
}

} // namespace

int main() {
  for (int t = DLC_U8; t <= DLC_F64; ++t)
    testType(DType(t));
  for (int t = DLC_F16; t <= DLC_F64; ++t)
    testFloat(DType(t));
  for (int t = DLC_BOOL; t <= DLC_F64; ++t)
    testMoving(DType(t));
  return dlc::testing::finish();
}
