//===- Random.cpp - Counter-based random numbers --------------------------===//
#include "runtime/base/Philox.h"
#include "runtime/kernels/Kernel.h"

namespace dlc::kernels {

namespace {

/// Uniforms keep only the bits that the type holds, so that rounding never reaches 1.
template <typename S>
S uniform(uint32_t word) {
  if constexpr (std::is_same_v<S, Half>)
    return Half(double(word >> 21) * 0x1p-11);
  else if constexpr (std::is_same_v<S, BFloat16>)
    return BFloat16(double(word >> 24) * 0x1p-8);
  else
    return S(uniformOf(word));
}

template <typename Fn>
Status fill(Context &context, Fn fn) {
  DLC_TRY(context.expect(2, 1));
  DLC_TRY(context.expectScalar(0, DLC_I64));
  DLC_TRY(context.expectScalar(1, DLC_I64));
  uint64_t key = uint64_t(*context.operands[0].data<int64_t>()),
           counter = uint64_t(*context.operands[1].data<int64_t>());
  DLC_TRY(context.allocateResult(0));
  int64_t count = context.results[0].count();
  context.parallelRanges((count + 3) / 4, 4096, [&](int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; ++block) {
      auto words = randomBlock(key, counter, uint64_t(block));
      for (int64_t i = 0; i < 4 && block * 4 + i < count; ++i)
        fn(block * 4 + i, words[size_t(i)]);
    }
  });
  return {};
}

template <typename Fn>
Status fillFloats(Context &context, Fn fn) {
  if (context.results.size() != 1 || !isFloat(context.results[0].dtype))
    return context.fail("makes floats");
  return dispatch(context.results[0].dtype, [&](auto element) {
    using S = decltype(element);
    if constexpr (std::is_integral_v<S> || std::is_same_v<S, Bool>)
      return Status();
    else
      return fill(context,
                  [&](int64_t i, uint32_t word) { context.results[0].template data<S>()[i] = fn(element, word); });
  });
}

} // namespace

Status RandomBits(Context &context) {
  if (context.results.size() != 1 || context.results[0].dtype != DLC_I32)
    return context.fail("makes i32");
  return fill(context, [&](int64_t i, uint32_t word) { context.results[0].data<uint32_t>()[i] = word; });
}

Status RandomUniform(Context &context) {
  return fillFloats(context, [](auto element, uint32_t word) { return uniform<decltype(element)>(word); });
}

Status RandomNormal(Context &context) {
  return fillFloats(context, [](auto element, uint32_t word) { return decltype(element)(normalOf(word)); });
}

} // namespace dlc::kernels
