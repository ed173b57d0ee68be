//===- MemoryStore.h - Parameters and state in memory -----------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_MEMORYSTORE_H
#define DLC_RUNTIME_BASE_MEMORYSTORE_H

#include "runtime/base/Engine.h"
#include <map>
#include <optional>

namespace dlc {

/// Named tensors; parameters that have none are made from their `init` and a seed, if one is set, and kept.
class MemoryStore : public Store {
public:
  std::map<std::string, Tensor> parameters, states;
  std::optional<uint64_t> randomSeed;

  Status parameter(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                   Tensor &value) override;
  /// A state tensor that was never written is made from its `init`.
  Status state(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
               Tensor &value) override;
  Status commit(const std::string &name, const Tensor &value) override;
};

} // namespace dlc

#endif
