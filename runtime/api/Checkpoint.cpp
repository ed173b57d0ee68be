//===- Checkpoint.cpp - All weights and state, in a file ------------------===//
#include "runtime/api/Checkpoint.h"
#include "runtime/api/Error.h"
#include "runtime/api/Model.h"
#include "runtime/base/AtomicFile.h"
#include <cstring>
#include <set>

using namespace dlc;

namespace {

/// A few names of many.
class Names {
public:
  void add(const std::string &name) {
    constexpr int shown = 3;
    if (count++ < shown)
      text += (text.empty() ? "" : ", ") + name;
    else if (count == shown + 2)
      text += ", ...";
  }
  int count = 0;
  std::string text;
};

bool isEmbedded(const dlc_model &model) { return model.compiled && model.compiled->flags == DLC_WEIGHTS_EMBEDDED; }

/// State tensors that the compiled code has not, kept by name for the interpreter.
template <typename Fn>
Status eachOtherState(dlc_model &model, Fn fn) {
  std::set<std::string> known;
  for (const dlc_tensor_desc &state : model.tables.states)
    known.insert(state.name);
  for (auto &[name, value] : model.states)
    if (!known.count(name))
      DLC_TRY(fn(name, value));
  return {};
}

Status collect(dlc_model &model, bool withWeights, NamedTensors &tensors) {
  for (size_t i = 0; withWeights && i < model.tables.weights.size(); ++i) {
    const dlc_tensor_desc &weight = model.tables.weights[i];
    const auto &inits = model.tables.weightInits;
    Shape shape;
    Tensor value;
    DLC_TRY(staticShape(weight, shape));
    DLC_TRY(model.parameter(weight.name, DType(weight.dtype), shape, i < inits.size() ? inits[i] : "", value));
    tensors.emplace_back(weight.name, value);
  }
  for (size_t i = 0; i < model.tables.states.size(); ++i) {
    const dlc_tensor_desc &state = model.tables.states[i];
    const auto &inits = model.tables.stateInits;
    Shape shape;
    Tensor value;
    DLC_TRY(staticShape(state, shape));
    DLC_TRY(model.state(state.name, DType(state.dtype), shape, i < inits.size() ? inits[i] : "zeros", value));
    tensors.emplace_back(state.name, value);
  }
  return eachOtherState(model, [&](const std::string &name, const Tensor &value) {
    tensors.emplace_back(name, value);
    return Status();
  });
}

/// Whether the interpreter's graph has a state of the name, which compiled code may do without.
bool graphHasState(dlc_model &model, const std::string &name) {
  if (!model.ensureEngine().ok())
    return false;
  ModelTables graph;
  graph.readGraph(model.engine->module());
  for (const dlc_tensor_desc &state : graph.states)
    if (name == state.name)
      return true;
  return false;
}

} // namespace

Status dlc::collectTensors(dlc_model &model, NamedTensors &tensors) {
  tensors.clear();
  return collect(model, /*withWeights=*/true, tensors);
}

Status dlc::saveModel(dlc_model &model, const std::string &path, const Metadata &metadata) {
  NamedTensors tensors;
  DLC_TRY(collectTensors(model, tensors));
  AtomicFile file(path);
  std::string header = safetensorsHeader(tensors, metadata);
  DLC_TRY(file.append(header.data(), header.size()));
  for (auto &[name, tensor] : tensors) {
    Tensor contiguous;
    DLC_TRY(makeContiguous(tensor, contiguous));
    DLC_TRY(file.append(contiguous.bytes, contiguous.byteCount()));
  }
  return file.commit();
}

Status dlc::loadTensors(dlc_model &model, const std::map<std::string, Tensor> &tensors, const std::string &what) {
  // All checks come first: a model is never half of one checkpoint and half of another.
  NamedTensors known;
  for (const auto *list : {&model.tables.weights, &model.tables.states})
    for (const dlc_tensor_desc &declared : *list)
      known.emplace_back(declared.name, Tensor());
  Names missing, unknown;
  std::set<std::string> names;
  for (auto &[name, ignored] : known) {
    names.insert(name);
    if (!tensors.count(name))
      missing.add(name);
  }
  for (auto &[name, tensor] : tensors)
    if (!names.count(name) && !graphHasState(model, name))
      unknown.add(name);
  if (missing.count)
    return error(DLC_NOT_FOUND, what, " is no checkpoint of this model: it lacks ", missing.count, " of ", known.size(),
                 " tensors: ", missing.text);
  if (unknown.count)
    return error(DLC_NOT_FOUND, what, " is no checkpoint of this model: it has ", unknown.count,
                 " tensors that the model has not: ", unknown.text);
  for (const dlc_tensor_desc &weight : model.tables.weights)
    if (Status status = checkType("weight", weight, tensors.at(weight.name)); !status.ok())
      return error(status.code, what, " is no checkpoint of this model: ", status.message);
  for (const dlc_tensor_desc &state : model.tables.states)
    if (Status status = checkType("state", state, tensors.at(state.name)); !status.ok())
      return error(status.code, what, " is no checkpoint of this model: ", status.message);
  if (isEmbedded(model)) {
    for (const dlc_tensor_desc &weight : model.tables.weights) {
      Tensor value;
      const Tensor &given = tensors.at(weight.name);
      DLC_TRY(model.parameter(weight.name, given.dtype, given.shape, "", value));
      if (std::memcmp(value.bytes, given.bytes, given.byteCount()) != 0)
        return error(DLC_INVALID_ARGUMENT, what, " has other values of ", weight.name,
                     ", and this object has its own inside; build it with external weights to load them");
    }
  }
  bool embedded = isEmbedded(model);
  for (const dlc_tensor_desc &weight : model.tables.weights)
    if (!embedded)
      model.weights[weight.name] = tensors.at(weight.name);
  model.weightsChanged();
  for (auto &[name, tensor] : tensors) {
    bool isWeight = false;
    for (const dlc_tensor_desc &weight : model.tables.weights)
      isWeight |= name == weight.name;
    if (!isWeight)
      DLC_TRY(model.giveState(name, tensor));
  }
  return {};
}

Status dlc::loadModel(dlc_model &model, const std::string &path, Metadata *metadata) {
  Safetensors file;
  DLC_TRY(Safetensors::open(path, file));
  DLC_TRY(loadTensors(model, file.all(), path));
  if (!isEmbedded(model)) {
    model.fileBlock = file.block();
    model.fileBytes = file.blockBytes();
  }
  if (metadata)
    *metadata = file.metadata();
  return {};
}

extern "C" {

dlc_status dlc_model_save(dlc_model *model, const char *path) {
  return guarded([&] {
    if (!model || !path)
      return error(DLC_INVALID_ARGUMENT, model ? "the path is null" : "the model is null");
    return saveModel(*model, path, {});
  });
}

dlc_status dlc_model_load(dlc_model *model, const char *path) {
  return guarded([&] {
    if (!model || !path)
      return error(DLC_INVALID_ARGUMENT, model ? "the path is null" : "the model is null");
    return loadModel(*model, path);
  });
}

} // extern "C"
