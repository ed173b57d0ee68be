//===- Figures.h - What a step says of itself -------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_FIGURES_H
#define DLC_TOOLS_DLC_TRAIN_FIGURES_H

#include "dlc/dlc.h"
#include "runtime/base/Tensor.h"
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace dlc::train {

/// The results of train_step or eval_step: the loss, then metrics, each a scalar. Over several batches a float is the
/// mean over the examples, an integer the sum: a count.
class Figures {
public:
  static Status of(const dlc_entry_desc &entry, Figures &figures);

  void clear();
  /// Adds a batch; `values` are the entry's results.
  void add(const std::vector<Tensor> &values, int64_t examples);
  size_t count() const { return names.size(); }
  const std::string &name(size_t i) const { return names[i]; }
  /// -1 for an unknown name.
  int find(const std::string &name) const;
  double value(size_t i) const;
  /// The value for files: a count is an integer there.
  nlohmann::ordered_json json(size_t i) const;
  int64_t examples() const { return seen; }
  /// "loss 0.25  correct 31/32".
  std::string text() const;

  nlohmann::ordered_json save() const;
  void restore(const nlohmann::ordered_json &saved);

private:
  std::vector<std::string> names;
  std::vector<bool> isCount;
  std::vector<double> sums;
  int64_t seen = 0;
};

/// Four digits, for people.
std::string shortNumber(double value);

} // namespace dlc::train

#endif
