//===- Feed.h - How the entries of a training take examples -----*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_FEED_H
#define DLC_TOOLS_DLC_TRAIN_FEED_H

#include "dlc/dlc.h"
#include "runtime/base/Safetensors.h"
#include "runtime/data/Source.h"
#include <map>

namespace dlc::train {

/// One entry's inputs: a batch of examples along the first dim, or a number that --data gave (`--data lr=0.1`).
class Feed {
public:
  /// `numbers` are the inputs that take one. An entry whose inputs have no common batch is an error.
  static Status make(const dlc_entry_desc &entry, const std::map<std::string, double> &numbers, Feed &feed);

  const dlc_entry_desc &entry() const { return *description; }
  /// What each input that takes examples wants of one.
  const std::vector<data::Wanted> &wanted() const { return inputs; }
  const data::Wanted *find(const std::string &input) const;
  /// Sizes of a batch that the entry takes.
  data::Wanted::Dim batch() const { return range; }
  /// The entry's inputs in order, from a batch that has them by name.
  std::vector<Tensor> inputsOf(const NamedTensors &batch) const;

private:
  Status addInput(const dlc_tensor_desc &input);

  const dlc_entry_desc *description = nullptr;
  std::vector<data::Wanted> inputs;
  std::map<std::string, Tensor> constants;
  data::Wanted::Dim range;
};

/// A scalar as a number.
double numberOf(const Tensor &tensor);
/// What follows the '=' of `--data NAME=NUMBER` for a scalar input.
bool parseNumber(const std::string &text, double &value);

} // namespace dlc::train

#endif
