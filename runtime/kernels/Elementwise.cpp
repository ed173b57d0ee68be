//===- Elementwise.cpp - Kernels of the elementwise ops -------------------===//
//
// Each op is one plain loop over contiguous blocks of its compute type, made from its record's expression. The driver
// is shared and knows no op: it broadcasts, walks strided views, and converts f16 and bf16 on the way in and out.
//
//===----------------------------------------------------------------------===//
#include "runtime/kernels/Kernel.h"
#include "runtime/kernels/Scalar.h"
#include <cstring>

namespace dlc::kernels {

namespace {

constexpr int64_t blockSize = 512;
constexpr int maxArity = 3;

/// Computes `n` elements from contiguous operands of the compute type.
using BlockFn = void (*)(const void *const *in, void *out, int64_t n);

enum class TypeClass { Float, Num, Int, Bit, Bool, Any };
constexpr bool allows(TypeClass types, DType dtype) {
  switch (types) {
  case TypeClass::Float:
    return dtype >= DLC_F16;
  case TypeClass::Num:
    return dtype != DLC_BOOL;
  case TypeClass::Int:
    return dtype != DLC_BOOL && dtype < DLC_F16;
  case TypeClass::Bit:
    return dtype < DLC_F16;
  case TypeClass::Bool:
    return dtype == DLC_BOOL;
  case TypeClass::Any:
    return true;
  }
  return false;
}

/// What the driver knows of an op: a loop for each element type of its last operand, null where it takes none.
struct ScalarOp {
  int arity;
  bool isPredicate;
  BlockFn loops[dtypeCount];
};

/// Element type in which blocks of `dtype` are computed.
DType computeType(DType dtype) { return dtype == DLC_F16 || dtype == DLC_BF16 ? DLC_F32 : dtype; }

/// `n` elements at `stride` to a contiguous block of the compute type. Bools become 0 or 1.
void loadBlock(DType dtype, const char *from, int64_t stride, int64_t n, void *block) {
  dispatch(dtype, [&](auto element) {
    using T = decltype(element);
    auto *in = reinterpret_cast<const T *>(from);
    auto *out = static_cast<ComputeType<T> *>(block);
    if (stride == 0)
      std::fill(out, out + n, load(*in));
    else
      for (int64_t i = 0; i < n; ++i)
        out[i] = load(in[i * stride]);
  });
}

void storeHalfBlock(DType dtype, const float *block, int64_t n, char *to) {
  if (dtype == DLC_F16) {
    for (int64_t i = 0; i < n; ++i)
      reinterpret_cast<Half *>(to)[i] = Half(block[i]);
  } else {
    for (int64_t i = 0; i < n; ++i)
      reinterpret_cast<BFloat16 *>(to)[i] = BFloat16(block[i]);
  }
}

/// The loop nest over the result: dims in which all operands advance alike are one.
struct Nest {
  Shape shape;
  std::array<int64_t, DLC_MAX_RANK> strides[maxArity];
};

Status makeNest(const Context &context, const Shape &result, Nest &nest) {
  int arity = int(context.operands.size());
  std::array<int64_t, DLC_MAX_RANK> full[maxArity];
  for (int k = 0; k < arity; ++k) {
    const Tensor &operand = context.operands[k];
    int lead = result.rank - operand.shape.rank;
    if (lead < 0)
      return context.fail("operand ", k, " ", operand.typeString(), " has more dims than the result");
    for (int d = 0; d < result.rank; ++d) {
      int64_t size = d < lead ? 1 : operand.shape[d - lead];
      if (size != result[d] && size != 1)
        return context.fail("operand ", k, " ", operand.typeString(), " does not broadcast to ",
                            context.results[0].typeString());
      full[k][d] = size == 1 ? 0 : operand.strides[d - lead];
    }
  }
  // Every dim of the result comes from an operand.
  for (int d = 0; d < result.rank; ++d) {
    bool given = result[d] == 1;
    for (int k = 0; k < arity; ++k) {
      int at = d - (result.rank - context.operands[k].shape.rank);
      given |= at >= 0 && context.operands[k].shape[at] == result[d];
    }
    if (!given)
      return context.fail("no operand has dim ", d, " of the result ", context.results[0].typeString());
  }
  for (int d = 0; d < result.rank; ++d) {
    if (result[d] == 1)
      continue;
    int last = nest.shape.rank - 1;
    bool merge = last >= 0;
    for (int k = 0; merge && k < arity; ++k)
      merge = nest.strides[k][last] == full[k][d] * result[d];
    if (!merge) {
      nest.shape.push(result[d]);
      ++last;
    } else {
      nest.shape[last] *= result[d];
    }
    for (int k = 0; k < arity; ++k)
      nest.strides[k][last] = full[k][d];
  }
  if (nest.shape.rank == 0) {
    nest.shape.push(1);
    for (int k = 0; k < arity; ++k)
      nest.strides[k][0] = 0;
  }
  return {};
}

/// `n` elements from place `first` of the innermost dim, operands at `bases`.
void runRow(const Context &context, const ScalarOp &op, const Nest &nest, const char *const *bases, int64_t first,
            int64_t n, char *out) {
  int arity = op.arity, inner = nest.shape.rank - 1;
  DType resultType = context.results[0].dtype;
  BlockFn loop = op.loops[context.operands[arity - 1].dtype];
  alignas(64) char buffers[maxArity + 1][blockSize * sizeof(double)];
  const void *in[maxArity];
  bool direct[maxArity];
  for (int k = 0; k < arity; ++k) {
    const Tensor &operand = context.operands[k];
    direct[k] = nest.strides[k][inner] == 1 && operand.dtype != DLC_BOOL && computeType(operand.dtype) == operand.dtype;
    if (nest.strides[k][inner] == 0) {
      loadBlock(operand.dtype, bases[k], 0, std::min(n, blockSize), buffers[k]);
      in[k] = buffers[k];
    }
  }
  bool viaFloat = computeType(resultType) != resultType;
  size_t resultSize = sizeOf(resultType);
  for (int64_t done = 0; done < n; done += blockSize) {
    int64_t count = std::min(blockSize, n - done);
    for (int k = 0; k < arity; ++k) {
      const Tensor &operand = context.operands[k];
      int64_t stride = nest.strides[k][inner];
      const char *from = bases[k] + (first + done) * stride * int64_t(sizeOf(operand.dtype));
      if (direct[k]) {
        in[k] = from;
      } else if (stride != 0) {
        loadBlock(operand.dtype, from, stride, count, buffers[k]);
        in[k] = buffers[k];
      }
    }
    char *to = out + size_t(done) * resultSize;
    loop(in, viaFloat ? static_cast<void *>(buffers[maxArity]) : to, count);
    if (viaFloat)
      storeHalfBlock(resultType, reinterpret_cast<const float *>(buffers[maxArity]), count, to);
  }
}

Status runScalar(Context &context, const ScalarOp &op) {
  DLC_TRY(context.expect(size_t(op.arity), 1));
  const Tensor &last = context.operands[op.arity - 1];
  if (!op.loops[last.dtype])
    return context.fail("it does not take ", nameOf(last.dtype));
  for (int k = 0; k < op.arity; ++k) {
    DType wanted = op.arity == 3 && k == 0 ? DLC_BOOL : last.dtype;
    if (context.operands[k].dtype != wanted)
      return context.fail("operand ", k, " is ", nameOf(context.operands[k].dtype), ", not ", nameOf(wanted));
  }
  DType resultType = op.isPredicate ? DLC_BOOL : last.dtype;
  if (context.results[0].dtype != resultType)
    return context.fail("its result is declared ", nameOf(context.results[0].dtype), ", not ", nameOf(resultType));
  Nest nest;
  DLC_TRY(makeNest(context, context.results[0].shape, nest));
  DLC_TRY(context.allocateResult(0));
  const Tensor &result = context.results[0];
  if (result.count() == 0)
    return {};
  int inner = nest.shape.rank - 1;
  Shape outer = nest.shape;
  outer.rank = inner;
  int64_t width = nest.shape[inner], rows = outer.count();
  constexpr int64_t grain = 1 << 15; // elements a chunk
  int64_t pieces = (width + grain - 1) / grain;
  context.parallelRanges(rows * pieces, std::max<int64_t>(1, grain / std::min(width, grain)),
                         [&](int64_t begin, int64_t end) {
                           Walk walk(outer);
                           walk.seek(begin / pieces);
                           for (int64_t i = begin; i < end; ++i) {
                             const char *bases[maxArity];
                             for (int k = 0; k < op.arity; ++k)
                               bases[k] = context.operands[k].bytes +
                                          walk.offset(nest.strides[k]) * int64_t(sizeOf(context.operands[k].dtype));
                             int64_t first = i % pieces * grain, n = std::min(grain, width - first);
                             runRow(context, op, nest, bases, first, n,
                                    result.bytes + size_t(i / pieces * width + first) * sizeOf(result.dtype));
                             if (i % pieces == pieces - 1)
                               walk.next();
                           }
                         });
  return {};
}

/// One element of each operand, by the names of the op's record.
template <int arity, typename T>
struct Elements;
template <typename T>
struct Elements<1, T> {
  T a;
};
template <typename T>
struct Elements<2, T> {
  T a, b;
};
template <typename T>
struct Elements<3, T> {
  bool a;
  T b, c;
};

template <typename Form, int arity, bool isPredicate, typename T>
void blockLoop(const void *const *in, void *out, int64_t n) {
  using Out = std::conditional_t<isPredicate, bool, T>;
  Out *__restrict r = static_cast<Out *>(out);
  if constexpr (arity == 1) {
    auto *__restrict x = static_cast<const T *>(in[0]);
    for (int64_t i = 0; i < n; ++i)
      r[i] = Out(Form::template apply<T>({x[i]}));
  } else if constexpr (arity == 2) {
    auto *__restrict x = static_cast<const T *>(in[0]);
    auto *__restrict y = static_cast<const T *>(in[1]);
    for (int64_t i = 0; i < n; ++i)
      r[i] = Out(Form::template apply<T>({x[i], y[i]}));
  } else {
    auto *__restrict c = static_cast<const bool *>(in[0]);
    auto *__restrict x = static_cast<const T *>(in[1]);
    auto *__restrict y = static_cast<const T *>(in[2]);
    for (int64_t i = 0; i < n; ++i)
      r[i] = Out(Form::template apply<T>({c[i], x[i], y[i]}));
  }
}

template <typename Form, int arity, bool isPredicate, TypeClass types>
Status scalarKernel(Context &context) {
  static const ScalarOp op = [] {
    ScalarOp made{arity, isPredicate, {}};
    auto add = [&](auto element) {
      using Storage = decltype(element);
      if constexpr (allows(types, DTypeOf<Storage>::value))
        made.loops[DTypeOf<Storage>::value] = blockLoop<Form, arity, isPredicate, ComputeType<Storage>>;
    };
    for (int i = 0; i < dtypeCount; ++i)
      dispatch(DType(i), add);
    return made;
  }();
  return runScalar(context, op);
}

namespace forms {
using namespace dlc::scalar;
#define DLC_LIST(...) __VA_ARGS__
#define DLC_KERNEL(...)
#define DLC_SCALAR_KERNEL(Stem, name, version, arity, Class, isPredicate, names, expression)                           \
  struct Stem {                                                                                                        \
    template <typename T>                                                                                              \
    static auto apply(Elements<arity, T> elements) {                                                                   \
      auto [names] = elements;                                                                                         \
      return expression;                                                                                               \
    }                                                                                                                  \
  };
#include "dialects/dl/KernelTable.inc"
} // namespace forms

} // namespace

std::vector<KernelEntry> scalarKernels() {
#define DLC_KERNEL(...)
#define DLC_SCALAR_KERNEL(Stem, name, version, arity, Class, isPredicate, names, expression)                           \
  {name, version, scalarKernel<forms::Stem, arity, isPredicate, TypeClass::Class>},
  return {
#include "dialects/dl/KernelTable.inc"
  };
#undef DLC_LIST
}

namespace {

/// One element from storage to storage. f64 rounds to the small floats once, integers reach them through f32.
template <typename To, typename From>
To castElement(From value) {
  auto x = load(value);
  using X = decltype(x);
  using C = ComputeType<To>;
  if constexpr (std::is_same_v<To, Half> || std::is_same_v<To, BFloat16>) {
    if constexpr (std::is_same_v<X, double>)
      return To(x);
    else
      return To(float(x));
  } else {
    return To(scalar::convert<C, X>(x));
  }
}

} // namespace

Status Cast(Context &context) {
  DLC_TRY(context.expect(1, 1));
  const graph::Attribute *to = context.op.find("to");
  if (!to || to->kind != DLC_GRAPH_DTYPE)
    return context.fail("needs the attribute to");
  DLC_TRY(context.expectResult(0, to->dtype, context.operands[0].shape));
  Tensor x;
  DLC_TRY(context.contiguous(0, x));
  DLC_TRY(context.allocateResult(0));
  Tensor &result = context.results[0];
  dispatch(x.dtype, [&](auto fromElement) {
    dispatch(result.dtype, [&](auto toElement) {
      using From = decltype(fromElement);
      using To = decltype(toElement);
      context.parallelRanges(x.count(), 1 << 15, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          result.data<To>()[i] = castElement<To, From>(x.data<From>()[i]);
      });
    });
  });
  return {};
}

} // namespace dlc::kernels
