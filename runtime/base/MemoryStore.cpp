//===- MemoryStore.cpp - Parameters and state in memory -------------------===//
#include "runtime/base/MemoryStore.h"
#include "runtime/base/Init.h"

namespace dlc {

static Status checkType(const char *what, const std::string &name, const Tensor &tensor, DType dtype,
                        const Shape &shape) {
  if (tensor.dtype != dtype)
    return error(DLC_WRONG_DTYPE, what, " ", name, " is ", tensor.typeString(), ", the model wants ",
                 toString(dtype, shape));
  if (tensor.shape != shape)
    return error(DLC_WRONG_SHAPE, what, " ", name, " is ", tensor.typeString(), ", the model wants ",
                 toString(dtype, shape));
  return {};
}

Status MemoryStore::parameter(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                              Tensor &value) {
  auto it = parameters.find(name);
  if (it == parameters.end()) {
    if (!randomSeed)
      return error(DLC_NOT_FOUND, "no weights for parameter ", name, ", ", toString(dtype, shape));
    Tensor made;
    DLC_TRY(allocate(dtype, shape, made));
    DLC_TRY(fillInit(init, name, *randomSeed, made));
    it = parameters.emplace(name, std::move(made)).first;
  }
  DLC_TRY(checkType("parameter", name, it->second, dtype, shape));
  value = it->second;
  return {};
}

Status MemoryStore::state(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                          Tensor &value) {
  auto it = states.find(name);
  if (it == states.end()) {
    Tensor made;
    DLC_TRY(allocate(dtype, shape, made));
    DLC_TRY(fillInit(init, name, randomSeed.value_or(0), made));
    it = states.emplace(name, std::move(made)).first;
  }
  DLC_TRY(checkType("state", name, it->second, dtype, shape));
  value = it->second;
  return {};
}

Status MemoryStore::commit(const std::string &name, const Tensor &value) {
  auto it = states.find(name);
  if (it != states.end())
    DLC_TRY(checkType("state", name, value, it->second.dtype, it->second.shape));
  return makeContiguous(value, states[name]);
}

} // namespace dlc
