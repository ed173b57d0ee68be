//===- CanonicalSearch.cpp - Whether buffers fit a capacity ---------------===//
//
// Any plan can be pushed down until each buffer rests on the ground or on another that shares a step with it. So it is
// enough to search these canonical plans, and to place their buffers in the order of (offset, rank): then nothing lies
// above what is placed, and a buffer's place is known. This is the search of MiniMalloc (Moffitt, ISPD 2023). It is cut
// off where
//  * a step has no room for what is still to be placed there above the lowest offset that one of it can have;
//  * a buffer that comes too late to rest on what is placed finds no other to rest on;
//  * another buffer would still fit below the one to be placed: the plans that leave it out can be pushed down;
//  * buffers fall apart into groups that share no step: each is searched by itself.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/CanonicalSearch.h"
#include <functional>
#include <numeric>
#include <queue>

using namespace dlc::buffer;

bool CanonicalSearch::run(int64_t capacity, const std::vector<int> &ranks, Branching branching, int64_t budget) {
  this->capacity = capacity;
  this->ranks = &ranks;
  this->branching = branching;
  limit = visits + budget;
  rest.assign(intervals.size(), 0);
  offsets.assign(intervals.size(), 0);
  Buffers buffers(intervals.size());
  std::iota(buffers.begin(), buffers.end(), 0);
  sortBy(buffers, [&](int buffer) { return intervals[buffer].first; });
  return placeParts(buffers, 0, -1);
}

/// Places each group of buffers that shares no step with another; the smallest, which fail soonest, first.
bool CanonicalSearch::placeParts(const Buffers &buffers, int64_t level, int levelRank) {
  std::vector<Buffers> parts;
  int64_t end = INT64_MIN;
  for (int buffer : buffers) {
    if (intervals[buffer].first >= end)
      parts.emplace_back();
    parts.back().push_back(buffer);
    end = std::max(end, intervals[buffer].end);
  }
  std::vector<int> order(parts.size());
  std::iota(order.begin(), order.end(), 0);
  sortBy(order, [&](int part) { return parts[part].size(); });
  return std::all_of(order.begin(), order.end(), [&](int part) { return place(parts[part], level, levelRank); });
}

/// Places the buffers, all of them at `level` or above.
bool CanonicalSearch::place(const Buffers &buffers, int64_t level, int levelRank) {
  if (buffers.size() == 1) {
    offsets[buffers[0]] = rest[buffers[0]];
    return rest[buffers[0]] + size(buffers[0]) <= capacity;
  }
  std::vector<int64_t> bound;
  if (!bounds(buffers, level, levelRank, bound) || !stepsFit(buffers, bound))
    return false;

  int64_t lowestTop = INT64_MAX;
  for (size_t i = 0; i < buffers.size(); ++i)
    lowestTop = std::min(lowestTop, bound[i] + size(buffers[i]));
  Buffers candidates, left;
  for (int buffer : buffers)
    if (isNext(buffer, level, levelRank) && rest[buffer] < lowestTop)
      candidates.push_back(buffer);
  sortBy(candidates,
         [&](int buffer) { return std::pair(branching == LowestFirst ? rest[buffer] : 0, (*ranks)[buffer]); });
  std::vector<std::pair<int, int64_t>> changed;
  for (int placed : candidates) {
    int64_t offset = offsets[placed] = rest[placed], top = offset + size(placed);
    left.clear();
    for (int other : buffers)
      if (other != placed) {
        left.push_back(other);
        if (meet(placed, other) && rest[other] < top) {
          changed.push_back({other, rest[other]});
          rest[other] = top;
        }
      }
    if (placeParts(left, offset, (*ranks)[placed]))
      return true;
    for (auto [other, before] : changed)
      rest[other] = before;
    changed.clear();
    if (visits > limit)
      return false;
  }
  return false;
}

/// The least offset that each buffer can have; false if one cannot have any.
bool CanonicalSearch::bounds(const Buffers &buffers, int64_t level, int levelRank, std::vector<int64_t> &bound) {
  visits += int64_t(2 * buffers.size());
  if (visits > limit)
    return false;
  for (int buffer : buffers) {
    int64_t least = std::max(rest[buffer], level);
    if (!isNext(buffer, level, levelRank)) {
      int64_t lowest = INT64_MAX;
      for (int other : buffers) {
        if (intervals[other].first >= intervals[buffer].end)
          break;
        if (other != buffer && meet(buffer, other))
          lowest = std::min(lowest, std::max(rest[other], level) + size(other));
      }
      least = lowest;
    }
    if (least > capacity - size(buffer))
      return false;
    bound.push_back(least);
  }
  return true;
}

/// Whether each step has room for its buffers above the least of their offsets.
bool CanonicalSearch::stepsFit(const Buffers &buffers, const std::vector<int64_t> &bound) {
  std::vector<std::pair<int64_t, int>> events; // (step, a place in buffers, or ~ of one that ends)
  for (size_t i = 0; i < buffers.size(); ++i) {
    events.push_back({intervals[buffers[i]].first, int(i)});
    events.push_back({intervals[buffers[i]].end, ~int(i)});
  }
  std::sort(events.begin(), events.end());
  using Entry = std::pair<int64_t, int64_t>; // (bound, end)
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> alive;
  int64_t bytes = 0;
  for (size_t i = 0; i < events.size(); ++i) {
    auto [step, event] = events[i];
    bytes += event < 0 ? -size(buffers[~event]) : size(buffers[event]);
    if (event >= 0)
      alive.push({bound[event], intervals[buffers[event]].end});
    if (i + 1 < events.size() && events[i + 1].first == step)
      continue;
    while (!alive.empty() && alive.top().second <= step)
      alive.pop();
    if (!alive.empty() && alive.top().first + bytes > capacity)
      return false;
  }
  return true;
}
