//===- Examples.cpp - Which examples a training sees, and when ------------===//
#include "tools/dlc/train/Examples.h"
#include <algorithm>
#include <filesystem>
#include <numeric>

namespace dlc::train {

Status splitSpecs(const std::vector<std::string> &texts, const char *option, Specs &files,
                  std::map<std::string, double> *numbers) {
  for (const std::string &text : texts) {
    size_t equals = text.find('=');
    std::string name = text.substr(0, equals);
    if (equals == text.npos || name.empty() || equals + 1 == text.size())
      return error(DLC_INVALID_ARGUMENT, option, " ", text, " is not NAME=FILE");
    std::string value = text.substr(equals + 1);
    double number = 0;
    std::error_code problem;
    if (files.count(name) || (numbers && numbers->count(name)))
      return error(DLC_INVALID_ARGUMENT, option, ": input ", name, " is given twice");
    if (numbers && parseNumber(value, number) && !std::filesystem::exists(value, problem))
      (*numbers)[name] = number;
    else
      files[name] = value;
  }
  return {};
}

Status Examples::open(const ExampleOptions &options, const Stepper &stepper, Examples &examples) {
  examples.options = options;
  Specs files;
  std::map<std::string, double> numbers;
  DLC_TRY(splitSpecs(options.data, "--data", files, &numbers));
  DLC_TRY(Dataset::open(files, stepper.wanted(), nullptr, "--data", examples.trainSet));
  examples.trainList.resize(size_t(examples.trainSet.count()));
  std::iota(examples.trainList.begin(), examples.trainList.end(), 0);
  DLC_TRY(examples.openValidation(stepper));
  DLC_TRY(examples.choose(stepper.batch(), examples.perRank(), "train_step", examples.cut));
  if (examples.hasValidation()) {
    // Where its batch is not fixed, as large as the training's.
    auto takes = stepper.evalFeed()->batch();
    DLC_TRY(examples.choose({takes.low, takes.isFixed() ? takes.high : std::min(takes.high, examples.cut.size)},
                            examples.validationCount(), "eval_step", examples.validationCut));
  }
  return {};
}

Status Examples::openValidation(const Stepper &stepper) {
  if (options.validation.empty())
    return {};
  if (!stepper.evalFeed())
    return error(DLC_NOT_FOUND,
                 "--validation needs `export fn eval_step(x: …, y: …) -> (loss: f32)`, which the model has not");
  double fraction = 0;
  if (options.validation.size() == 1 && parseNumber(options.validation[0], fraction)) {
    int64_t count = trainSet.count(), part = int64_t(double(count) * fraction + 0.5);
    if (!(fraction > 0 && fraction < 1) || part == 0 || part == count)
      return error(DLC_INVALID_ARGUMENT, "--validation ", options.validation[0], ": that is ", part, " of ", count,
                   " examples; both parts need one at least");
    DLC_TRY(trainSet.rebind(stepper.evalFeed()->wanted(), validationSet));
    // At random, as files are often sorted by class; the same for every rank.
    constexpr uint64_t splitStream = ~uint64_t(0);
    std::vector<int64_t> order = shuffled(count, options.seed, splitStream);
    validationList.assign(order.begin(), order.begin() + part);
    trainList.assign(order.begin() + part, order.end());
    std::sort(validationList.begin(), validationList.end());
    std::sort(trainList.begin(), trainList.end());
    return {};
  }
  Specs files;
  DLC_TRY(splitSpecs(options.validation, "--validation", files, nullptr));
  DLC_TRY(Dataset::open(files, stepper.evalFeed()->wanted(), &trainSet, "--validation", validationSet));
  validationList.resize(size_t(validationSet.count()));
  std::iota(validationList.begin(), validationList.end(), 0);
  return {};
}

Status Examples::choose(data::Wanted::Dim takes, int64_t count, const char *entry, Cut &result) const {
  constexpr int64_t usual = 32;
  bool isTraining = entry == std::string("train_step");
  auto range = [&] { return std::to_string(takes.low) + (takes.isFixed() ? "" : "..=" + std::to_string(takes.high)); };
  if (takes.low > takes.high)
    return error(DLC_WRONG_SHAPE, "augment and train_step take no batch of the same size");
  if (isTraining && options.batch && !takes.takes(options.batch))
    return error(DLC_WRONG_SHAPE, "--batch ", options.batch, ": ", entry, " takes batches of ", range());
  result.size = isTraining && options.batch ? options.batch
                : isTraining                ? std::clamp(usual, takes.low, takes.high)
                                            : takes.high;
  result.least = std::max<int64_t>(takes.low, 1);
  if (result.batches(count) == 0)
    return error(DLC_INVALID_ARGUMENT, "there are ", count, " examples",
                 options.world > 1 && isTraining ? " for each rank" : "", ", and ", entry, " takes batches of ",
                 range(), "; it needs one batch at least");
  return {};
}

std::unique_ptr<Batches> Examples::epoch(int64_t number, int64_t firstBatch) const {
  std::vector<int64_t> order =
      options.shuffle ? shuffled(trainCount(), options.seed, uint64_t(number)) : std::vector<int64_t>();
  std::vector<int64_t> mine;
  for (int64_t i = 0; i < perRank(); ++i) {
    int64_t at = i * options.world + options.rank;
    mine.push_back(trainList[size_t(order.empty() ? at : order[size_t(at)])]);
  }
  return std::make_unique<Batches>(trainSet, std::move(mine), cut, firstBatch);
}

std::unique_ptr<Batches> Examples::validation() const {
  return std::make_unique<Batches>(validationSet, validationList, validationCut);
}

Status Examples::sample(bool isValidation, const std::vector<int64_t> &firsts, Batch &batch) const {
  const Dataset &set = isValidation ? validationSet : trainSet;
  const Cut &form = isValidation ? validationCut : cut;
  std::vector<int64_t> examples = firsts;
  for (int64_t i = 0; int64_t(examples.size()) < form.size; ++i)
    examples.push_back(i % set.count());
  examples.resize(size_t(form.size));
  batch.size = form.size;
  return set.read(examples, batch.inputs);
}

std::vector<std::string> Examples::notes() const {
  std::vector<std::string> notes;
  for (auto &[name, column] : trainSet.all())
    notes.push_back(name + ": " + column.describe());
  if (hasValidation())
    for (auto &[name, column] : validationSet.all())
      if (trainSet.all().at(name).spec() != column.spec())
        notes.push_back("validation " + name + ": " + column.describe());
  if (hasValidation())
    notes.push_back(std::to_string(trainCount()) + " examples for training, " + std::to_string(validationCount()) +
                    " for validation");
  auto left = [&](int64_t count, const char *what) {
    if (count)
      notes.push_back("the last " + std::to_string(count) + " examples of " + what +
                      " are left out: they fill no batch");
  };
  left(cut.leftOut(perRank()), options.shuffle ? "each epoch's order" : "the data");
  left(hasValidation() ? validationCut.leftOut(validationCount()) : 0, "the validation");
  if (int64_t rest = trainCount() % options.world)
    notes.push_back(std::to_string(rest) + " examples of each epoch are left out: all ranks take as many");
  return notes;
}

} // namespace dlc::train
