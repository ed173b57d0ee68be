//===- Planner.cpp - Offsets of buffers with known lifetimes --------------===//
//
// A placement takes the buffers in some order and gives each the lowest (or the tightest) gap among those placed
// before it that share a step with it. A portfolio of orders is tried first; if none meets the lower bound, a local
// search goes on from the best: buffers that touch the top are moved forward in the order, now and then at random.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/Planner.h"
#include <algorithm>
#include <numeric>

using namespace dlc::buffer;

namespace {

/// SplitMix64: the same numbers on every platform.
struct Random {
  uint64_t state;
  uint64_t below(uint64_t limit) {
    uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return (z ^ (z >> 31)) % limit;
  }
};

class Placer {
public:
  Placer(const std::vector<Interval> &intervals, int64_t alignment) : intervals(intervals) {
    auto count = intervals.size();
    for (const Interval &interval : intervals)
      sizes.push_back((interval.size + alignment - 1) / alignment * alignment);
    neighbours.resize(count);
    // By first step, so that each buffer meets only those that start before it ends.
    std::vector<int> byStart(count);
    std::iota(byStart.begin(), byStart.end(), 0);
    sortBy(byStart, [&](int i) { return intervals[i].first; });
    for (size_t i = 0; i < count; ++i)
      for (size_t j = i + 1; j < count && intervals[byStart[j]].first < intervals[byStart[i]].end; ++j)
        if (sizes[byStart[i]] && sizes[byStart[j]] && intervals[byStart[j]].first < intervals[byStart[j]].end) {
          neighbours[byStart[i]].push_back(byStart[j]);
          neighbours[byStart[j]].push_back(byStart[i]);
        }
  }

  /// Places all in `order`; gives up as soon as the top reaches `limit`.
  int64_t place(const std::vector<int> &order, bool bestFit, int64_t limit, std::vector<int64_t> &offsets) {
    offsets.assign(sizes.size(), -1);
    int64_t top = 0;
    for (int index : order) {
      taken.clear();
      for (int other : neighbours[index])
        if (offsets[other] >= 0)
          taken.push_back({offsets[other], offsets[other] + sizes[other]});
      visits += int64_t(neighbours[index].size() + 2 * taken.size()) + 1;
      std::sort(taken.begin(), taken.end());
      int64_t end = 0, best = -1, bestGap = INT64_MAX;
      for (auto [from, to] : taken) {
        int64_t gap = from - end;
        if (gap >= sizes[index] && gap < bestGap) {
          best = end;
          bestGap = gap;
          if (!bestFit)
            break;
        }
        end = std::max(end, to);
      }
      offsets[index] = best >= 0 ? best : end;
      top = std::max(top, offsets[index] + sizes[index]);
      if (top >= limit)
        return top;
    }
    return top;
  }

  const std::vector<Interval> &intervals;
  std::vector<int64_t> sizes;
  std::vector<std::vector<int>> neighbours;
  std::vector<std::pair<int64_t, int64_t>> taken;
  int64_t visits = 0;
};

} // namespace

static int64_t maxLiveOf(const std::vector<Interval> &intervals, const std::vector<int64_t> &sizes) {
  std::vector<std::pair<int64_t, int64_t>> events; // (step, change); frees sort before allocations
  for (size_t i = 0; i < intervals.size(); ++i)
    if (intervals[i].first < intervals[i].end) {
      events.push_back({intervals[i].first, sizes[i]});
      events.push_back({intervals[i].end, -sizes[i]});
    }
  std::sort(events.begin(), events.end());
  int64_t live = 0, most = 0;
  for (auto [step, change] : events)
    most = std::max(most, live += change);
  return most;
}

Plan dlc::buffer::planArena(const std::vector<Interval> &intervals, const PlannerOptions &options) {
  Plan plan;
  Placer placer(intervals, options.alignment);
  const auto &sizes = placer.sizes;
  plan.maxLive = maxLiveOf(intervals, sizes);
  plan.total = std::accumulate(sizes.begin(), sizes.end(), int64_t(0));
  size_t count = intervals.size();
  plan.offsets.assign(count, 0);
  if (!count)
    return plan;

  auto life = [&](int i) { return intervals[i].end - intervals[i].first; };
  std::vector<int> definition(count);
  std::iota(definition.begin(), definition.end(), 0);
  sortBy(definition, [&](int i) { return intervals[i].first; });
  std::vector<int> best;
  bool bestFits = false;
  plan.arena = INT64_MAX;
  std::vector<int64_t> offsets;
  auto attempt = [&](const std::vector<int> &order, bool bestFit) {
    int64_t top = placer.place(order, bestFit, INT64_MAX, offsets);
    if (top < plan.arena) {
      plan.arena = top;
      plan.offsets = offsets;
      best = order;
      bestFits = bestFit;
    }
  };
  auto sorted = [&](auto key) {
    std::vector<int> order = definition;
    sortBy(order, [&](int i) { return -key(i); });
    return order;
  };
  const std::vector<int> orders[] = {
      sorted([&](int i) { return sizes[i]; }),
      sorted([&](int i) { return double(sizes[i]) * double(life(i)); }),
      sorted([&](int i) { return life(i); }),
      definition,
  };
  for (const std::vector<int> &order : orders)
    for (bool bestFit : {false, true})
      attempt(order, bestFit);

  // Iterated insertion and swap; equal results are accepted, so that the search can cross plateaus.
  Random random{count * 0x51ed27ull + uint64_t(plan.maxLive)};
  std::vector<int> order = best, trial;
  std::vector<int64_t> current = plan.offsets;
  int64_t currentTop = plan.arena, start = placer.visits;
  while (plan.arena > plan.maxLive && count > 1 && placer.visits - start < options.budget) {
    trial = order;
    size_t from = random.below(count), to;
    if (random.below(4)) {
      // One of those that reach the top goes to an earlier turn.
      std::vector<size_t> tops;
      for (size_t turn = 0; turn < count; ++turn)
        if (current[order[turn]] + sizes[order[turn]] == currentTop)
          tops.push_back(turn);
      from = tops[random.below(tops.size())];
      to = random.below(from + 1);
    } else {
      to = random.below(count);
    }
    if (random.below(3)) {
      int moved = trial[from];
      trial.erase(trial.begin() + from);
      trial.insert(trial.begin() + to, moved);
    } else {
      std::swap(trial[from], trial[to]);
    }
    bool fit = random.below(8) ? bestFits : !bestFits;
    int64_t top = placer.place(trial, fit, currentTop + 1, offsets);
    if (top > currentTop)
      continue;
    order.swap(trial);
    current = offsets;
    currentTop = top;
    bestFits = fit;
    if (top < plan.arena) {
      plan.arena = top;
      plan.offsets = offsets;
    }
  }
  return plan;
}
