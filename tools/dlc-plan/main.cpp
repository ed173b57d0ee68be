//===- main.cpp - dlc-plan: the arena planner on recorded problems --------===//
//
//   dlc-plan [--max-ratio R] [--budget N] FILE.csv...
//
// A file has the columns id, lower, upper, size (steps; upper is exclusive). Prints a line for each file and fails
// when a plan overlaps or its arena is more than R times the most bytes live at once. With `--budget 0` the planner
// does not search after its greedy placements.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/Planner.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace dlc::buffer;

static bool read(const char *path, std::vector<Interval> &intervals) {
  FILE *file = std::fopen(path, "r");
  if (!file)
    return false;
  char line[512];
  while (std::fgets(line, sizeof line, file)) {
    Interval interval;
    char id[128];
    long long first, end, size;
    if (std::sscanf(line, "%127[^,],%lld,%lld,%lld", id, &first, &end, &size) != 4)
      continue; // the heading
    interval.first = first;
    interval.end = end;
    interval.size = size;
    intervals.push_back(interval);
  }
  std::fclose(file);
  return true;
}

int main(int argc, char **argv) {
  double maxRatio = 0;
  int failures = 0, files = 0;
  PlannerOptions options;
  options.alignment = 1;
  for (int i = 1; i < argc; ++i) {
    if (!std::strcmp(argv[i], "--max-ratio") && i + 1 < argc) {
      maxRatio = std::atof(argv[++i]);
      continue;
    }
    if (!std::strcmp(argv[i], "--budget") && i + 1 < argc) {
      options.budget = std::atoll(argv[++i]);
      continue;
    }
    std::vector<Interval> intervals;
    ++files;
    if (!read(argv[i], intervals)) {
      std::fprintf(stderr, "dlc-plan: cannot read %s\n", argv[i]);
      return 1;
    }
    Plan plan = planArena(intervals, options);
    const char *name = std::strrchr(argv[i], '/');
    bool overlap = false;
    for (size_t a = 0; a < intervals.size(); ++a)
      for (size_t b = a + 1; b < intervals.size(); ++b)
        overlap |= intervals[a].first < intervals[b].end && intervals[b].first < intervals[a].end &&
                   plan.offsets[a] < plan.offsets[b] + intervals[b].size &&
                   plan.offsets[b] < plan.offsets[a] + intervals[a].size;
    bool bad = overlap || (maxRatio > 0 && plan.ratio() > maxRatio);
    failures += bad;
    std::printf("%-28s %4zu buffers  arena %11lld  max_live %11lld  ratio %.4f  sum %12lld%s\n",
                name ? name + 1 : argv[i], intervals.size(), (long long)plan.arena, (long long)plan.maxLive,
                plan.ratio(), (long long)plan.total,
                overlap ? "  OVERLAP"
                : bad   ? "  TOO LARGE"
                        : "");
  }
  if (!files) {
    std::fprintf(stderr, "usage: dlc-plan [--max-ratio R] [--budget N] FILE.csv...\n");
    return 2;
  }
  return failures != 0;
}
