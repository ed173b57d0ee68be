//===- Batches.h - Examples in order, a batch at a time ---------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_BATCHES_H
#define DLC_TOOLS_DLC_TRAIN_BATCHES_H

#include "tools/dlc/train/Dataset.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace dlc::train {

/// 0 .. count-1 in an order that depends on the seed and the stream alone (Fisher-Yates by Philox).
std::vector<int64_t> shuffled(int64_t count, uint64_t seed, uint64_t stream);

/// How a list of examples is cut into batches.
struct Cut {
  int64_t size = 1;
  /// The smallest batch that the entry takes: what is left at the end is one more batch if it has so many.
  int64_t least = 1;

  int64_t batches(int64_t examples) const { return examples / size + (examples % size >= least ? 1 : 0); }
  int64_t leftOut(int64_t examples) const { return examples % size >= least ? 0 : examples % size; }
};

struct Batch {
  NamedTensors inputs;
  int64_t size = 0;
};

/// Reads batches in a thread of its own, a few ahead.
class Batches {
public:
  /// From batch `first` of the order.
  Batches(const Dataset &set, std::vector<int64_t> order, Cut cut, int64_t first = 0);
  ~Batches();
  Batches(const Batches &) = delete;
  Batches &operator=(const Batches &) = delete;

  /// False at the end, and on an error, which `status` has.
  bool next(Batch &batch, Status &status);

private:
  void readAll();
  bool put(Batch batch, Status status);

  const Dataset &set;
  std::vector<int64_t> order;
  Cut cut;
  int64_t first;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::pair<Batch, Status>> ready;
  bool ended = false, stopping = false;
  std::thread reader; ///< last: it uses all of the above
};

} // namespace dlc::train

#endif
