//===- CanonicalSearch.h - Whether buffers fit a capacity -------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_CANONICALSEARCH_H
#define DLC_PASSES_BUFFER_CANONICALSEARCH_H

#include "passes/buffer/Planner.h"

namespace dlc::buffer {

/// Lays buffers from the bottom up until all of them fit a capacity, by backtracking. The intervals must not be empty.
class CanonicalSearch {
public:
  enum Branching { LowestFirst, PreferredFirst };

  explicit CanonicalSearch(const std::vector<Interval> &intervals) : intervals(intervals) {}

  /// Whether a plan of at most `capacity` bytes was found within `budget` visits of a buffer; `ranks` prefers the
  /// buffers with the smaller one where several can be placed.
  bool run(int64_t capacity, const std::vector<int> &ranks, Branching branching, int64_t budget);

  std::vector<int64_t> offsets; ///< of the plan found
  int64_t visits = 0;           ///< of all runs

private:
  using Buffers = std::vector<int>; // by their first step

  bool placeParts(const Buffers &buffers, int64_t level, int levelRank);
  bool place(const Buffers &buffers, int64_t level, int levelRank);
  bool bounds(const Buffers &buffers, int64_t level, int levelRank, std::vector<int64_t> &bound);
  bool stepsFit(const Buffers &buffers, const std::vector<int64_t> &bound);
  bool meet(int a, int b) const {
    return intervals[a].first < intervals[b].end && intervals[b].first < intervals[a].end;
  }
  int64_t size(int buffer) const { return intervals[buffer].size; }
  /// Whether the buffer, put where it would rest now, comes after the one placed last.
  bool isNext(int buffer, int64_t level, int levelRank) const {
    return std::pair(rest[buffer], (*ranks)[buffer]) > std::pair(level, levelRank);
  }

  const std::vector<Interval> &intervals;
  const std::vector<int> *ranks = nullptr;
  std::vector<int64_t> rest; // the top of what is placed below each
  Branching branching = LowestFirst;
  int64_t capacity = 0, limit = 0;
};

} // namespace dlc::buffer

#endif
