//===- Planner.cpp - Offsets of buffers with known lifetimes --------------===//
//
// A placement takes the buffers in some order and gives each the lowest (or the tightest) gap among those placed
// before it that share a step with it. A portfolio of orders is tried first. If none meets the lower bound, runs of
// the canonical search with preferences that differ by chance look for plans between the bound and the best so far.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/Planner.h"
#include "passes/buffer/CanonicalSearch.h"
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
  /// 1 - spread ... 1 + spread
  double around1(double spread) { return 1 + spread * (double(below(2001)) / 1000 - 1); }
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

  /// Places all in `order`; returns the top.
  int64_t place(const std::vector<int> &order, bool bestFit, std::vector<int64_t> &offsets) {
    offsets.assign(sizes.size(), -1);
    int64_t top = 0;
    for (int index : order) {
      taken.clear();
      for (int other : neighbours[index])
        if (offsets[other] >= 0)
          taken.push_back({offsets[other], offsets[other] + sizes[other]});
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
    }
    return top;
  }

  const std::vector<Interval> &intervals;
  std::vector<int64_t> sizes;
  std::vector<std::vector<int>> neighbours;
  std::vector<std::pair<int64_t, int64_t>> taken;
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

/// Searches with the capacity between the lower bound and the best plan: halfway, and nearer to what is known to be
/// possible after each few runs without success.
static void improve(Plan &plan, const std::vector<Interval> &intervals, const std::vector<int64_t> &sizes,
                    const PlannerOptions &options) {
  std::vector<int> indices;
  std::vector<Interval> buffers;
  for (size_t i = 0; i < intervals.size(); ++i)
    if (sizes[i] && intervals[i].first < intervals[i].end) {
      indices.push_back(int(i));
      buffers.push_back({intervals[i].first, intervals[i].end, sizes[i]});
    }
  // The most bytes that are alive beside each buffer: those of crowded steps come first.
  std::vector<double> crowd(buffers.size());
  for (size_t i = 0; i < buffers.size(); ++i) {
    std::vector<Interval> beside;
    std::vector<int64_t> besideSizes;
    for (const Interval &other : buffers)
      if (other.first < buffers[i].end && buffers[i].first < other.end) {
        beside.push_back({std::max(other.first, buffers[i].first), std::min(other.end, buffers[i].end), other.size});
        besideSizes.push_back(other.size);
      }
    crowd[i] = double(maxLiveOf(beside, besideSizes));
  }

  CanonicalSearch search(buffers);
  Random random{buffers.size() * 0x51ed27ull + uint64_t(plan.maxLive)};
  double share = 0.5; // of the way from the bound to the best plan
  for (int64_t run = 0, failures = 0; plan.arena > plan.maxLive && search.visits < options.budget; ++run) {
    std::vector<double> keys;
    for (size_t i = 0; i < buffers.size(); ++i) {
      double life = double(buffers[i].end - buffers[i].first), spread = run < 2 ? 0 : 0.3;
      double key = run % 2 ? life : crowd[i];
      keys.push_back(key * random.around1(spread / 2) +
                     1e-6 * double(buffers[i].size) * life / double(plan.maxLive) * random.around1(spread));
    }
    std::vector<int> order(buffers.size()), ranks(buffers.size());
    std::iota(order.begin(), order.end(), 0);
    sortBy(order, [&](int i) { return -keys[i]; });
    for (size_t turn = 0; turn < order.size(); ++turn)
      ranks[order[turn]] = int(turn);
    auto capacity = plan.maxLive + int64_t(double(plan.arena - 1 - plan.maxLive) * share);
    if (!search.run(capacity, ranks, CanonicalSearch::LowestFirst, options.budget / 16)) {
      if (++failures % 4 == 0)
        share = (1 + share) / 2;
      continue;
    }
    share = 0.5;
    plan.arena = 0;
    for (size_t i = 0; i < buffers.size(); ++i) {
      plan.offsets[indices[i]] = search.offsets[i];
      plan.arena = std::max(plan.arena, search.offsets[i] + sizes[indices[i]]);
    }
  }
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
  plan.arena = INT64_MAX;
  std::vector<int64_t> offsets;
  auto attempt = [&](const std::vector<int> &order, bool bestFit) {
    int64_t top = placer.place(order, bestFit, offsets);
    if (top < plan.arena) {
      plan.arena = top;
      plan.offsets = offsets;
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

  if (plan.arena > plan.maxLive)
    improve(plan, intervals, sizes, options);
  return plan;
}
