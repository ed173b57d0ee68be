//===- Position.h - Where a training stands ---------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_POSITION_H
#define DLC_TOOLS_DLC_TRAIN_POSITION_H

#include "runtime/api/Checkpoint.h"
#include "tools/dlc/train/Figures.h"
#include <optional>

namespace dlc::train {

/// What a checkpoint holds beside weights and state, so that a training goes on as if it had never stopped.
struct Position {
  int64_t epoch = 0;           ///< those that are done
  int64_t batch = 0;           ///< of the epoch, done
  int64_t step = 0;            ///< in all
  nlohmann::ordered_json sums; ///< the epoch's figures so far
  std::optional<double> best;  ///< of the figure that is watched
  int64_t bestEpoch = 0, waited = 0;
  /// What decides the order of the examples: a training that goes on has the same.
  nlohmann::ordered_json plan;

  Metadata metadata() const;
  /// Reads what `metadata` wrote; `path` is for messages.
  static Status read(const Metadata &metadata, const std::string &path, Position &position);
  /// Whether a checkpoint's plan is this one; says which value differs.
  Status checkPlan(const nlohmann::ordered_json &mine, const std::string &path) const;
};

} // namespace dlc::train

#endif
