//===- Dataset.h - The examples of a training -------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_DATASET_H
#define DLC_TOOLS_DLC_TRAIN_DATASET_H

#include "tools/dlc/train/Feed.h"

namespace dlc::train {

/// NAME=PATH of --data and --validation, by input.
using Specs = std::map<std::string, std::string>;

/// A column for each input, all of as many examples.
class Dataset {
public:
  /// `like`: the training's, when this is for validation; may be null. `option` is for messages.
  static Status open(const Specs &specs, const std::vector<data::Wanted> &wanted, const Dataset *like,
                     const char *option, Dataset &set);
  /// The same files for another entry.
  Status rebind(const std::vector<data::Wanted> &wanted, Dataset &set) const;

  int64_t count() const { return columns.empty() ? 0 : columns.begin()->second.count(); }
  /// Examples as a batch.
  Status read(const std::vector<int64_t> &examples, NamedTensors &batch) const;
  const std::map<std::string, data::Column> &all() const { return columns; }

  /// The smallest and the largest of the integers that an input has for its examples.
  struct Labels {
    std::string input;
    int64_t low = 0, high = 0, lowAt = 0, highAt = 0;
  };
  Status labels(std::vector<Labels> &found) const;
  /// "y of labels.csv goes from 0 (labels.csv:2) to 9 (labels.csv:17)".
  std::string describe(const Labels &labels) const;

private:
  Status checkCounts() const;

  std::map<std::string, data::Column> columns;
};

} // namespace dlc::train

#endif
