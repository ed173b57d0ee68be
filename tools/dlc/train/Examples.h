//===- Examples.h - Which examples a training sees, and when ----*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_EXAMPLES_H
#define DLC_TOOLS_DLC_TRAIN_EXAMPLES_H

#include "tools/dlc/train/Batches.h"
#include "tools/dlc/train/Stepper.h"

namespace dlc::train {

struct ExampleOptions {
  std::vector<std::string> data, validation;
  int64_t batch = 0; ///< 0: the entry's own, or 32
  uint64_t seed = 0;
  bool shuffle = true;
  int64_t rank = 0, world = 1;
};

/// NAME=TEXT of --data: numbers for scalar inputs, and files.
Status splitSpecs(const std::vector<std::string> &texts, const char *option, Specs &files,
                  std::map<std::string, double> *numbers);

/// The data sets, the split between training and validation, and the order of every epoch.
class Examples {
public:
  static Status open(const ExampleOptions &options, const Stepper &stepper, Examples &examples);

  /// The batches of an epoch from one on.
  std::unique_ptr<Batches> epoch(int64_t number, int64_t firstBatch) const;
  std::unique_ptr<Batches> validation() const;
  bool hasValidation() const { return validationSet.count() > 0; }

  int64_t batchesInEpoch() const { return cut.batches(perRank()); }
  int64_t trainCount() const { return int64_t(trainList.size()); }
  int64_t validationCount() const { return int64_t(validationList.size()); }
  int64_t batchSize() const { return cut.size; }
  const Dataset &training() const { return trainSet; }
  const Dataset &validating() const { return validationSet; }
  /// A batch of the first examples, after `firsts`.
  Status sample(bool isValidation, const std::vector<int64_t> &firsts, Batch &batch) const;
  /// What a user should know: how files are read, what is left out.
  std::vector<std::string> notes() const;

private:
  Status openValidation(const Stepper &stepper);
  Status choose(data::Wanted::Dim takes, int64_t count, const char *entry, Cut &cut) const;
  int64_t perRank() const { return int64_t(trainList.size()) / options.world; }

  ExampleOptions options;
  Dataset trainSet, validationSet;
  std::vector<int64_t> trainList, validationList;
  Cut cut, validationCut;
};

} // namespace dlc::train

#endif
