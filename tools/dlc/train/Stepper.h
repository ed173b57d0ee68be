//===- Stepper.h - The entries of a training --------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_STEPPER_H
#define DLC_TOOLS_DLC_TRAIN_STEPPER_H

#include "tools/dlc/Runner.h"
#include "tools/dlc/train/Feed.h"
#include <optional>

namespace dlc::train {

/// Runs `train_step`, behind `augment` where the model has one, and `eval_step`.
class Stepper {
public:
  /// Finds the entries of a model, and checks that their inputs and results go together. With a runner it can step.
  static Status open(dlc_model *model, cli::Runner *runner, const std::map<std::string, double> &numbers,
                     Stepper &stepper);

  dlc_model *model() const { return handle; }
  const Feed &trainFeed() const { return *train; }
  const Feed *evalFeed() const { return eval ? &*eval : nullptr; }
  /// What a training example is: as `augment` takes it, where there is one.
  std::vector<data::Wanted> wanted() const;
  /// Sizes of a batch that both take.
  data::Wanted::Dim batch() const;

  /// Augments the batch.
  Status prepare(NamedTensors &batch);
  Status step(const NamedTensors &batch, std::vector<Tensor> &results) { return run(*train, batch, results); }
  Status evaluate(const NamedTensors &batch, std::vector<Tensor> &results) { return run(*eval, batch, results); }

private:
  Status run(const Feed &feed, const NamedTensors &batch, std::vector<Tensor> &results);
  Status matchAugmented();

  dlc_model *handle = nullptr;
  cli::Runner *runner = nullptr;
  std::optional<Feed> train, eval, augment;
  std::vector<std::string> augmented; ///< the input that each result of `augment` is
};

/// All weights and state at a moment.
class Snapshot {
public:
  Status take(dlc_model *model);
  Status restore(dlc_model *model) const;
  const std::map<std::string, Tensor> &all() const { return tensors; }

private:
  std::map<std::string, Tensor> tensors;
};

/// The name of a float tensor of the model that has a NaN; empty if none has.
Status findNan(dlc_model *model, std::string &name);

} // namespace dlc::train

#endif
