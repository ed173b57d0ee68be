//===- Weights.cpp - Binding weights, and the state block -----------------===//
#include "runtime/api/Error.h"
#include "runtime/api/Model.h"
#include "runtime/base/Init.h"
#include "runtime/base/Safetensors.h"
#include <cstring>

using namespace dlc;

Tensor dlc::viewOf(const dlc_tensor &tensor) {
  Shape shape;
  for (int32_t d = 0; d < tensor.rank; ++d)
    shape.push(tensor.dims[d]);
  return viewOf(DType(tensor.dtype), shape, tensor.data);
}

Status dlc::staticShape(const dlc_tensor_desc &description, Shape &shape) {
  shape = Shape();
  for (int32_t d = 0; d < description.rank; ++d) {
    if (description.dims[d].expr)
      return error(DLC_WRONG_SHAPE, "tensor ", description.name, " has the named dim ", description.dims[d].expr,
                   "; weights and state have fixed shapes");
    shape.push(description.dims[d].size);
  }
  return {};
}

Status dlc::checkType(const char *what, const dlc_tensor_desc &declared, const Tensor &tensor) {
  Shape shape;
  DLC_TRY(staticShape(declared, shape));
  if (tensor.dtype != declared.dtype)
    return error(DLC_WRONG_DTYPE, what, " ", declared.name, " is ", tensor.typeString(), ", expected ",
                 toString(DType(declared.dtype), shape));
  if (tensor.shape != shape)
    return error(DLC_WRONG_SHAPE, what, " ", declared.name, " is ", tensor.typeString(), ", expected ",
                 toString(DType(declared.dtype), shape));
  return {};
}

void dlc_model::weightsChanged() {
  initialized = false;
  weightsBlock = nullptr;
  weightsOwner.reset();
}

namespace {

const dlc_tensor_desc *findTensor(const std::vector<dlc_tensor_desc> &list, const char *name) {
  for (const dlc_tensor_desc &tensor : list)
    if (!std::strcmp(tensor.name, name))
      return &tensor;
  return nullptr;
}

Status requireExternal(const dlc_model &model) {
  if (model.compiled && model.compiled->flags == DLC_WEIGHTS_EMBEDDED)
    return error(DLC_INVALID_ARGUMENT, "the weights of ", model.compiled->name,
                 " are inside the object; build it with external weights to set them");
  return {};
}

/// Lays the bound weights out as the compiled code wants them.
Status makeBlock(dlc_model &model) {
  const dlc_model_desc &compiled = *model.compiled;
  if (model.weightsBlock || compiled.flags != DLC_WEIGHTS_EXTERNAL)
    return {};
  std::string missing;
  int32_t missingCount = 0;
  bool inPlace = true;
  for (int32_t i = 0; i < compiled.weight_count; ++i) {
    const dlc_weight_desc &weight = compiled.weight_table[i];
    auto it = model.weights.find(weight.tensor.name);
    if (it == model.weights.end()) {
      constexpr int32_t shown = 3;
      if (missingCount++ < shown)
        missing += (missing.empty() ? "" : ", ") + std::string(weight.tensor.name);
      continue;
    }
    inPlace &= weight.offset <= model.fileBytes && it->second.bytes == model.fileBlock + weight.offset;
  }
  if (missingCount)
    return error(DLC_NOT_INITIALIZED, missingCount, " of ", compiled.weight_count, " weights are not set: ", missing,
                 missingCount > 3 ? ", ..." : "");
  // A file that is laid out as the block is used where it is.
  if (inPlace && model.fileBytes == compiled.weights_bytes && uintptr_t(model.fileBlock) % DLC_ALIGNMENT == 0) {
    model.weightsBlock = model.fileBlock;
    return {};
  }
  model.weightsOwner = allocateAligned(size_t(compiled.weights_bytes));
  if (!model.weightsOwner)
    return error(DLC_NO_MEMORY, "no memory for ", compiled.weights_bytes, " bytes of weights");
  char *block = static_cast<char *>(model.weightsOwner.get());
  std::memset(block, 0, size_t(compiled.weights_bytes));
  for (int32_t i = 0; i < compiled.weight_count; ++i) {
    const dlc_weight_desc &weight = compiled.weight_table[i];
    const Tensor &tensor = model.weights[weight.tensor.name];
    if (tensor.byteCount() != weight.bytes || weight.offset > compiled.weights_bytes ||
        weight.bytes > compiled.weights_bytes - weight.offset)
      return error(DLC_CORRUPT, "the model's weight table has ", weight.bytes, " bytes for ", weight.tensor.name, ", ",
                   tensor.typeString());
    copyElements(tensor, block + weight.offset);
  }
  model.weightsBlock = block;
  return {};
}

} // namespace

const dlc_weight_desc *dlc_model::findCompiledState(const std::string &name) const {
  for (int32_t i = 0; compiled && i < compiled->state_count; ++i)
    if (name == compiled->state_table[i].tensor.name)
      return &compiled->state_table[i];
  return nullptr;
}

Status dlc_model::ensureInitialized() {
  if (initialized || !compiled)
    return {};
  DLC_TRY(makeBlock(*this));
  auto old = stateBlock;
  if (compiled->state_bytes) {
    stateBlock = allocateAligned(size_t(compiled->state_bytes));
    if (!stateBlock) {
      stateBlock = old;
      return error(DLC_NO_MEMORY, "no memory for the state block of ", compiled->state_bytes, " bytes");
    }
    std::memset(stateBlock.get(), 0, size_t(compiled->state_bytes));
  }
  if (compiled->init) {
    hookError = Status();
    dlc_host host = hostForCall();
    dlc_status code = compiled->init(stateBlock.get(), weightsBlock, &host);
    if (code != DLC_OK) {
      stateBlock = old;
      return hookError.code == code
                 ? hookError
                 : error(code, "the init of ", compiled->name, " failed with ", dlc_status_name(code));
    }
  }
  // State outlives new weights.
  for (int32_t i = 0; old && i < compiled->state_count; ++i) {
    const dlc_weight_desc &each = compiled->state_table[i];
    std::memcpy(static_cast<char *>(stateBlock.get()) + each.offset, static_cast<char *>(old.get()) + each.offset,
                size_t(each.bytes));
  }
  for (const auto &[name, value] : givenStates)
    copyElements(value, static_cast<char *>(stateBlock.get()) + findCompiledState(name)->offset);
  givenStates.clear();
  initialized = true;
  return {};
}

Status dlc_model::giveState(const std::string &name, const Tensor &value) {
  if (findCompiledState(name)) {
    givenStates[name] = value;
    return {};
  }
  Tensor copy; // a call may write it
  DLC_TRY(allocate(value.dtype, value.shape, copy));
  copyElements(value, copy.bytes);
  states[name] = std::move(copy);
  return {};
}

Status dlc_model::parameter(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                            Tensor &value) {
  auto found = weights.find(name);
  const void *block = compiled && compiled->weights ? compiled->weights : weightsBlock;
  if (found != weights.end()) {
    value = found->second;
  } else if (randomSeed) {
    Tensor made;
    DLC_TRY(allocate(dtype, shape, made));
    DLC_TRY(fillInit(init, name, *randomSeed, made));
    value = weights.emplace(name, std::move(made)).first->second;
  } else {
    const dlc_weight_desc *weight = nullptr;
    for (int32_t i = 0; block && i < compiled->weight_count; ++i)
      if (name == compiled->weight_table[i].tensor.name)
        weight = &compiled->weight_table[i];
    if (!weight)
      return error(DLC_NOT_INITIALIZED, "weight ", name, ", ", toString(dtype, shape), ", is not set");
    Shape declared;
    DLC_TRY(staticShape(weight->tensor, declared));
    value = viewOf(DType(weight->tensor.dtype), declared, static_cast<const char *>(block) + weight->offset);
  }
  if (value.dtype != dtype || value.shape != shape)
    return error(value.dtype != dtype ? DLC_WRONG_DTYPE : DLC_WRONG_SHAPE, "weight ", name, " is ", value.typeString(),
                 ", the model wants ", toString(dtype, shape));
  return {};
}

Status dlc_model::state(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                        Tensor &value) {
  if (const dlc_weight_desc *found = findCompiledState(name)) {
    DLC_TRY(ensureInitialized());
    Shape declared;
    DLC_TRY(staticShape(found->tensor, declared));
    value =
        viewOf(DType(found->tensor.dtype), declared, static_cast<char *>(stateBlock.get()) + found->offset, stateBlock);
  } else {
    auto it = states.find(name);
    if (it == states.end()) {
      Tensor made;
      DLC_TRY(allocate(dtype, shape, made));
      DLC_TRY(fillInit(init, name, randomSeed.value_or(0), made));
      it = states.emplace(name, std::move(made)).first;
    }
    value = it->second;
  }
  if (value.dtype != dtype || value.shape != shape)
    return error(value.dtype != dtype ? DLC_WRONG_DTYPE : DLC_WRONG_SHAPE, "state ", name, " is ", value.typeString(),
                 ", the model wants ", toString(dtype, shape));
  return {};
}

Status dlc_model::commit(const std::string &name, const Tensor &value) {
  updates.emplace_back(name, value);
  return {};
}

Status dlc_model::applyUpdates() {
  // Copies first: one state's new value may be a view on another's old one.
  auto pending = std::move(updates);
  updates.clear();
  for (auto &[name, value] : pending) {
    Tensor copy;
    DLC_TRY(allocate(value.dtype, value.shape, copy));
    copyElements(value, copy.bytes);
    value = std::move(copy);
  }
  for (auto &[name, value] : pending) {
    const dlc_weight_desc *found = findCompiledState(name);
    if (!found) {
      states[name] = std::move(value);
      continue;
    }
    DLC_TRY(ensureInitialized());
    DLC_TRY(checkType("state", found->tensor, value));
    std::memcpy(static_cast<char *>(stateBlock.get()) + found->offset, value.bytes, size_t(found->bytes));
  }
  return {};
}

extern "C" {

dlc_status dlc_model_load_weights(dlc_model *model, const char *path) {
  return guarded([&] {
    if (!model || !path)
      return error(DLC_INVALID_ARGUMENT, model ? "the path is null" : "the model is null");
    DLC_TRY(requireExternal(*model));
    Safetensors file;
    DLC_TRY(Safetensors::open(path, file));
    std::string missing;
    int missingCount = 0;
    constexpr int shown = 3;
    auto miss = [&](const char *name) {
      if (missingCount++ < shown)
        missing += (missing.empty() ? "" : ", ") + std::string(name);
    };
    for (const dlc_tensor_desc &weight : model->tables.weights) {
      const Tensor *tensor = file.find(weight.name);
      if (!tensor) {
        miss(weight.name);
        continue;
      }
      Status status = checkType("weight", weight, *tensor);
      if (!status.ok()) {
        status.message = std::string(path) + ": " + status.message;
        return status;
      }
    }
    size_t weightCount = model->tables.weights.size();
    for (size_t i = 0; i < model->tables.states.size(); ++i) {
      const dlc_tensor_desc &state = model->tables.states[i];
      bool isParameter = i < model->tables.isParameter.size() && model->tables.isParameter[i];
      weightCount += isParameter;
      if (const Tensor *tensor = file.find(state.name)) {
        Status status = checkType("state", state, *tensor);
        if (!status.ok()) {
          status.message = std::string(path) + ": " + status.message;
          return status;
        }
      } else if (isParameter) {
        miss(state.name);
      }
    }
    if (missingCount)
      return error(DLC_NOT_FOUND, path, " lacks ", missingCount, " of ", weightCount, " weights: ", missing,
                   missingCount > shown ? ", ..." : "");
    for (const dlc_tensor_desc &weight : model->tables.weights)
      model->weights[weight.name] = *file.find(weight.name);
    model->weightsChanged();
    for (const dlc_tensor_desc &state : model->tables.states)
      if (const Tensor *tensor = file.find(state.name))
        DLC_TRY(model->giveState(state.name, *tensor));
    model->fileBlock = file.block();
    model->fileBytes = file.blockBytes();
    return Status();
  });
}

dlc_status dlc_model_set_weight(dlc_model *model, const char *name, const dlc_tensor *tensor) {
  return guarded([&] {
    if (!model || !name || !tensor)
      return error(DLC_INVALID_ARGUMENT, !model ? "the model is null"
                                         : name ? "the tensor is null"
                                                : "the name is null");
    DLC_TRY(requireExternal(*model));
    const dlc_tensor_desc *weight = findTensor(model->tables.weights, name);
    if (!weight)
      return error(DLC_NOT_FOUND, "the model has no weight ", name);
    if (!isDType(tensor->dtype) || tensor->rank < 0 || tensor->rank > DLC_MAX_RANK)
      return error(DLC_INVALID_ARGUMENT, "weight ", name, ": element type ", tensor->dtype, " or rank ", tensor->rank,
                   " is invalid");
    Tensor view = viewOf(*tensor);
    DLC_TRY(checkType("weight", *weight, view));
    if (!tensor->data && view.count())
      return error(DLC_INVALID_ARGUMENT, "weight ", name, ": its data is null");
    if (uintptr_t(tensor->data) % sizeOf(view.dtype))
      return error(DLC_INVALID_ARGUMENT, "weight ", name, ": its data at ", tensor->data, " is not aligned to its ",
                   sizeOf(view.dtype), "-byte elements");
    model->weights[name] = view;
    model->weightsChanged();
    return Status();
  });
}

dlc_status dlc_model_set_weights_block(dlc_model *model, const void *weights, uint64_t bytes) {
  return guarded([&] {
    if (!model || !weights)
      return error(DLC_INVALID_ARGUMENT, model ? "the weights block is null" : "the model is null");
    DLC_TRY(requireExternal(*model));
    if (!model->compiled)
      return error(
          DLC_INVALID_ARGUMENT,
          "a model opened from a graph has no weights block; use dlc_model_load_weights or dlc_model_set_weight");
    if (bytes != model->compiled->weights_bytes)
      return error(DLC_INVALID_ARGUMENT, "the weights block has ", bytes, " bytes, the model wants ",
                   model->compiled->weights_bytes);
    if (uintptr_t(weights) % DLC_ALIGNMENT)
      return error(DLC_INVALID_ARGUMENT, "the weights block is not aligned to ", DLC_ALIGNMENT, " bytes");
    model->weights.clear();
    model->weightsChanged();
    model->weightsBlock = weights;
    return Status();
  });
}

dlc_status dlc_model_random_weights(dlc_model *model, uint64_t seed) {
  return guarded([&] {
    if (!model)
      return error(DLC_INVALID_ARGUMENT, "the model is null");
    DLC_TRY(requireExternal(*model));
    DLC_TRY(model->ensureEngine());
    ModelTables graph;
    graph.readGraph(model->engine->module());
    model->weights.clear();
    model->weightsChanged();
    model->randomSeed = seed;
    for (size_t i = 0; i < graph.states.size(); ++i) {
      Shape shape;
      Tensor made;
      DLC_TRY(staticShape(graph.states[i], shape));
      DLC_TRY(allocate(DType(graph.states[i].dtype), shape, made));
      DLC_TRY(fillInit(graph.stateInits[i], graph.states[i].name, seed, made));
      DLC_TRY(model->giveState(graph.states[i].name, made));
    }
    for (size_t i = 0; i < graph.weights.size(); ++i) {
      Shape shape;
      Tensor ignored;
      DLC_TRY(staticShape(graph.weights[i], shape));
      DLC_TRY(
          model->parameter(graph.weights[i].name, DType(graph.weights[i].dtype), shape, graph.weightInits[i], ignored));
    }
    return Status();
  });
}

/// The state tensor of a name with its declared type, checked against `tensor`.
static Status findState(dlc_model *model, const char *name, const dlc_tensor *tensor, Tensor &state) {
  if (!model || !name || !tensor || !tensor->data)
    return error(DLC_INVALID_ARGUMENT, !model  ? "the model is null"
                                       : !name ? "the name is null"
                                               : "the tensor is null");
  const dlc_tensor_desc *declared = findTensor(model->tables.states, name);
  if (!declared)
    return error(DLC_NOT_FOUND, "the model has no state ", name);
  if (!isDType(tensor->dtype) || tensor->rank < 0 || tensor->rank > DLC_MAX_RANK)
    return error(DLC_INVALID_ARGUMENT, "state ", name, ": element type ", tensor->dtype, " or rank ", tensor->rank,
                 " is invalid");
  DLC_TRY(checkType("state", *declared, viewOf(*tensor)));
  // Before the first call a graph's state is what its init says; a compiled model's own init has filled its block.
  size_t index = size_t(declared - model->tables.states.data());
  std::string init = index < model->tables.stateInits.size() ? model->tables.stateInits[index] : "zeros";
  Shape shape;
  DLC_TRY(staticShape(*declared, shape));
  return model->state(name, DType(declared->dtype), shape, init, state);
}

dlc_status dlc_model_read_state(dlc_model *model, const char *name, dlc_tensor *tensor) {
  return guarded([&] {
    Tensor state;
    DLC_TRY(findState(model, name, tensor, state));
    copyElements(state, tensor->data);
    return Status();
  });
}

dlc_status dlc_model_write_state(dlc_model *model, const char *name, const dlc_tensor *tensor) {
  return guarded([&] {
    Tensor state;
    DLC_TRY(findState(model, name, tensor, state));
    DLC_TRY(model->commit(name, viewOf(*tensor)));
    return model->applyUpdates();
  });
}

} // extern "C"
