//===- Init.cpp - Weights by an init string and a seed --------------------===//
#include "runtime/base/Init.h"
#include "runtime/base/Checksum.h"
#include "runtime/base/Philox.h"

namespace dlc {

Status parseInit(const std::string &text, Init &init) {
  if (readInit(text, init))
    return {};
  return error(DLC_INVALID_ARGUMENT, "init '", text, "' is none of ", initForms);
}

Status fillInit(const std::string &text, const std::string &name, uint64_t seed, Tensor &tensor) {
  Init init;
  DLC_TRY(parseInit(text, init));
  constexpr double byDefault = 0.05;
  if (init.kind == Init::None)
    init = isFloat(tensor.dtype) ? Init{Init::Uniform, -byDefault, byDefault} : Init{Init::Constant, 0, 0};
  uint64_t counter = fnv1a64(name.data(), name.size());
  dispatch(tensor.dtype, [&](auto element) {
    using S = decltype(element);
    auto put = [&](int64_t i, double value) {
      if constexpr (std::is_same_v<S, Bool>)
        tensor.data<S>()[i] = Bool(value != 0);
      else if constexpr (std::is_integral_v<S>)
        tensor.data<S>()[i] = value != value ? S(0) : value >= 0x1p62 || value <= -0x1p62 ? S(0) : S(int64_t(value));
      else
        tensor.data<S>()[i] = S(value);
    };
    int64_t count = tensor.count();
    if (init.kind == Init::Constant) {
      for (int64_t i = 0; i < count; ++i)
        put(i, init.a);
      return;
    }
    for (int64_t block = 0; block * 4 < count; ++block) {
      auto words = randomBlock(seed, counter, uint64_t(block));
      for (int64_t i = 0; i < 4 && block * 4 + i < count; ++i) {
        uint32_t word = words[size_t(i)];
        put(block * 4 + i, init.kind == Init::Uniform ? init.a + (init.b - init.a) * double(uniformOf(word))
                                                      : init.a + init.b * double(normalOf(word)));
      }
    }
  });
  return {};
}

} // namespace dlc
