//===- Model.h - A loaded model ---------------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_API_MODEL_H
#define DLC_RUNTIME_API_MODEL_H

#include "dlc/dlc.h"
#include "runtime/api/Tables.h"
#include "runtime/base/Engine.h"
#include "runtime/base/ThreadPool.h"
#include <map>
#include <optional>

/// Compiled code, a graph, or both, with the weights and the state that both engines share.
struct dlc_model : dlc::Store {
  /// The compiled model; null when there is only a graph.
  const dlc_model_desc *compiled = nullptr;
  std::shared_ptr<void> library;
  std::unique_ptr<dlc::Engine> engine;
  dlc::ModelTables tables;
  dlc_mode mode = DLC_GRAPH;

  /// Weights that the program bound, by name; and the block that the compiled code gets.
  std::map<std::string, dlc::Tensor> weights;
  const void *weightsBlock = nullptr;
  std::shared_ptr<void> weightsOwner;
  /// The data of the last weight file; the tensors in `weights` keep it.
  const char *fileBlock = nullptr;
  uint64_t fileBytes = 0;
  std::optional<uint64_t> randomSeed;

  /// The compiled model's state block, in which its state tensors lie; other state is kept by name.
  std::shared_ptr<void> stateBlock;
  bool initialized = false;
  std::map<std::string, dlc::Tensor> states;
  /// Values for state tensors of the block that came with weights: the next init puts them there.
  std::map<std::string, dlc::Tensor> givenStates;
  std::shared_ptr<void> arena;
  uint64_t arenaBytes = 0;

  std::unique_ptr<dlc::ThreadPool> pool;
  dlc_host programHost{};
  dlc_print_fn print = nullptr;
  void *printContext = nullptr;
  dlc_profile_fn profile = nullptr;
  void *profileContext = nullptr;
  dlc::ExternTable externs;
  /// What the hooks said during the call in progress.
  dlc::Status hookError;
  /// Named dims of the compiled code's call in progress, for the eager functions in it.
  const dlc::DimValues *callDims = nullptr;

  /// Makes the interpreter from the graph, or says what is missing.
  dlc::Status ensureEngine();
  /// Runs init on the state block if that has not been done since the weights changed; keeps state tensors.
  dlc::Status ensureInitialized();
  dlc_host hostForCall();

  dlc::Status runCompiled(const dlc_entry_desc &entry, const std::vector<int64_t> &dims, const dlc_tensor *inputs,
                          dlc_tensor *outputs);
  /// Leaves the state as it is; its new values are in `updates`.
  dlc::Status runEager(const std::string &function, const dlc_tensor *inputs, int32_t inputCount, dlc_tensor *outputs,
                       int32_t outputCount);

  // Store
  dlc::Status parameter(const std::string &name, dlc::DType dtype, const dlc::Shape &shape, const std::string &init,
                        dlc::Tensor &value) override;
  dlc::Status state(const std::string &name, dlc::DType dtype, const dlc::Shape &shape, const std::string &init,
                    dlc::Tensor &value) override;
  /// Only noted: results may still be views on the old value. Applied by `applyUpdates`.
  dlc::Status commit(const std::string &name, const dlc::Tensor &value) override;
  dlc::Status applyUpdates();
  /// New weights: what was derived from the old ones is void.
  void weightsChanged();
  /// Makes `value`, of the declared type, the value of a state tensor; to be called with `initialized` false.
  dlc::Status giveState(const std::string &name, const dlc::Tensor &value);
  std::vector<std::pair<std::string, dlc::Tensor>> updates;

  /// A state tensor of the compiled model's block; null if it has none of the name.
  const dlc_weight_desc *findCompiledState(const std::string &name) const;
};

namespace dlc {

/// A tensor of the program as one of ours; its type must be valid.
Tensor viewOf(const dlc_tensor &tensor);
/// Shape of a description without named dims.
Status staticShape(const dlc_tensor_desc &description, Shape &shape);
/// `tensor` has the declared type; `what` is "weight" or "state".
Status checkType(const char *what, const dlc_tensor_desc &declared, const Tensor &tensor);

} // namespace dlc

#endif
