//===- Stepper.cpp - The entries of a training ----------------------------===//
#include "tools/dlc/train/Stepper.h"
#include "runtime/api/Checkpoint.h"
#include <algorithm>
#include <cmath>

namespace dlc::train {

using data::Wanted;

static Status find(dlc_model *model, const char *name, const std::map<std::string, double> &numbers,
                   std::optional<Feed> &feed) {
  if (const dlc_entry_desc *entry = dlc_model_find_entry(model, name))
    return Feed::make(*entry, numbers, feed.emplace());
  return {};
}

Status Stepper::open(dlc_model *model, cli::Runner *runner, const std::map<std::string, double> &numbers,
                     Stepper &stepper) {
  stepper = Stepper();
  stepper.handle = model;
  stepper.runner = runner;
  DLC_TRY(find(model, "train_step", numbers, stepper.train));
  if (!stepper.train) {
    std::string names;
    for (int32_t i = 0; i < dlc_model_entry_count(model); ++i)
      names += (i ? ", " : "") + std::string(dlc_model_entry(model, i)->name);
    return error(DLC_NOT_FOUND, "the model has no train_step; its entries are ", names.empty() ? "none" : names,
                 ". Training needs `export fn train_step(x: …, y: …) -> (loss: f32)` that updates state");
  }
  DLC_TRY(find(model, "eval_step", numbers, stepper.eval));
  DLC_TRY(find(model, "augment", numbers, stepper.augment));
  for (auto &[name, value] : numbers) {
    bool used = false;
    for (const auto *feed : {&stepper.train, &stepper.eval, &stepper.augment})
      for (int32_t i = 0; *feed && i < (*feed)->entry().input_count; ++i)
        used |= name == (*feed)->entry().inputs[i].name && (*feed)->entry().inputs[i].rank == 0;
    if (!used)
      return error(DLC_NOT_FOUND, "--data ", name, "=", value,
                   ": no file is called so, and the model has no scalar input ", name);
  }
  return stepper.augment ? stepper.matchAugmented() : Status();
}

Status Stepper::matchAugmented() {
  const dlc_entry_desc &entry = augment->entry();
  for (const Wanted &each : augment->wanted())
    if (!train->find(each.input))
      return error(DLC_NOT_FOUND, "augment takes ", each.input, ", and train_step has no such input");
  for (int32_t i = 0; i < entry.output_count; ++i) {
    // Results without a name stand for the inputs in order.
    std::string name = entry.outputs[i].name;
    if (name == "out_" + std::to_string(i) && size_t(i) < augment->wanted().size())
      name = augment->wanted()[size_t(i)].input;
    const Wanted *input = train->find(name);
    if (!input)
      return error(DLC_NOT_FOUND, "augment returns ", name, ", and train_step has no such input");
    if (entry.outputs[i].dtype != input->dtype || entry.outputs[i].rank != int32_t(input->dims.size()) + 1)
      return error(DLC_WRONG_SHAPE, "augment returns ", name, " as ", cli::toString(entry.outputs[i]),
                   ", and train_step takes ", input->typeString(), " for each example");
    augmented.push_back(name);
  }
  for (const Wanted &each : augment->wanted())
    if (std::find(augmented.begin(), augmented.end(), each.input) == augmented.end())
      return error(DLC_INVALID_ARGUMENT, "augment takes ", each.input, " and does not return it");
  return {};
}

std::vector<Wanted> Stepper::wanted() const {
  std::vector<Wanted> result = train->wanted();
  for (Wanted &each : result)
    if (const Wanted *before = augment ? augment->find(each.input) : nullptr)
      each = *before;
  return result;
}

Wanted::Dim Stepper::batch() const {
  Wanted::Dim range = train->batch();
  if (augment)
    range = {std::max(range.low, augment->batch().low), std::min(range.high, augment->batch().high)};
  return range;
}

Status Stepper::run(const Feed &feed, const NamedTensors &batch, std::vector<Tensor> &results) {
  dlc_status code = runner->tryRun(feed.entry(), feed.inputsOf(batch), results);
  return code == DLC_OK ? Status() : error(code, feed.entry().name, ": ", dlc_last_error());
}

Status Stepper::prepare(NamedTensors &batch) {
  if (!augment)
    return {};
  std::vector<Tensor> results;
  DLC_TRY(run(*augment, batch, results));
  for (size_t i = 0; i < results.size(); ++i)
    for (auto &[name, tensor] : batch)
      if (name == augmented[i])
        tensor = results[i];
  return {};
}

Status Snapshot::take(dlc_model *model) {
  NamedTensors views;
  DLC_TRY(collectTensors(*model, views));
  tensors.clear();
  for (auto &[name, view] : views) {
    DLC_TRY(allocate(view.dtype, view.shape, tensors[name]));
    copyElements(view, tensors[name].bytes);
  }
  return {};
}

Status Snapshot::restore(dlc_model *model) const { return loadTensors(*model, tensors, "the state before the step"); }

Status findNan(dlc_model *model, std::string &name) {
  name.clear();
  NamedTensors tensors;
  DLC_TRY(collectTensors(*model, tensors));
  for (auto &[each, tensor] : tensors) {
    Tensor flat;
    if (!isFloat(tensor.dtype))
      continue;
    DLC_TRY(makeContiguous(tensor, flat));
    bool has = dispatch(flat.dtype, [&](auto storage) {
      auto *elements = flat.data<decltype(storage)>();
      bool any = false;
      for (int64_t i = 0; i < flat.count(); ++i)
        any |= std::isnan(double(load(elements[i])));
      return any;
    });
    if (has) {
      name = each;
      return {};
    }
  }
  return {};
}

} // namespace dlc::train
