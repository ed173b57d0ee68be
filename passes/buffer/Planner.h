//===- Planner.h - Offsets of buffers with known lifetimes ------*- C++ -*-===//
//
// Pure data in, pure data out: knows nothing of the IR. Also run on the recorded allocation problems by
// `dlc-plan` (tools/dlc-plan).
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_BUFFER_PLANNER_H
#define DLC_PASSES_BUFFER_PLANNER_H

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

namespace dlc::buffer {

/// Sorts indices by ascending `key(index)`; ties keep their order. (Not std::stable_sort: libstdc++'s asks for a
/// deprecated temporary buffer, which is a warning at every use.)
template <typename Indices, typename Key>
void sortBy(Indices &indices, Key key) {
  using Entry = std::tuple<decltype(key(0)), size_t, int>;
  std::vector<Entry> entries;
  for (int index : indices)
    entries.emplace_back(key(index), entries.size(), index);
  std::sort(entries.begin(), entries.end());
  for (size_t i = 0; i < entries.size(); ++i)
    indices[i] = std::get<2>(entries[i]);
}

/// A buffer that is needed at the steps first, first + 1, ..., end - 1.
struct Interval {
  int64_t first = 0, end = 0;
  int64_t size = 0;
};

struct PlannerOptions {
  int64_t alignment = 64;
  /// Bound of the search, in visits of a buffer that is not yet placed. Steps and not seconds, so that every machine
  /// finds the same plan.
  int64_t budget = 20'000'000;
};

struct Plan {
  std::vector<int64_t> offsets; ///< one for each interval
  int64_t arena = 0;            ///< bytes
  int64_t maxLive = 0;          ///< most bytes needed at one step: no plan is smaller
  int64_t total = 0;            ///< sum of all sizes: what no reuse would take
  double ratio() const { return maxLive ? double(arena) / double(maxLive) : 1.0; }
};

/// Offsets such that no two intervals that share a step overlap; multiples of the alignment. Deterministic.
Plan planArena(const std::vector<Interval> &intervals, const PlannerOptions &options = {});

} // namespace dlc::buffer

#endif
