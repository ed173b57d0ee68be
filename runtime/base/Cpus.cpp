//===- Cpus.cpp - How many CPUs this process may use ----------------------===//
#include "runtime/base/Cpus.h"
#include <algorithm>
#include <fstream>
#include <sched.h>
#include <sstream>
#include <thread>

namespace dlc {

namespace {

std::string readAll(const std::string &path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

} // namespace

int cpusOfGroups(const std::string &groups, const std::string &root, int limit) {
  std::istringstream lines(groups);
  for (std::string line; std::getline(lines, line);) {
    // ID:CONTROLLERS:PATH; of version 2 are those without controllers.
    size_t first = line.find(':'), second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos)
      continue;
    std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",", path = line.substr(second + 1);
    bool unified = controllers == ",,";
    if (!unified && controllers.find(",cpu,") == std::string::npos)
      continue;
    // The quotas of all groups around this one hold too; seen from a container, some paths do not exist.
    while (true) {
      std::string group = root + (unified ? "" : "/cpu") + path + "/";
      std::istringstream text(unified
                                  ? readAll(group + "cpu.max")
                                  : readAll(group + "cpu.cfs_quota_us") + " " + readAll(group + "cpu.cfs_period_us"));
      int64_t quota = 0, period = 0;
      if (text >> quota >> period && quota > 0 && period > 0)
        limit = int(std::min<int64_t>(limit, std::max<int64_t>(1, quota / period)));
      size_t slash = path.rfind('/');
      if (slash == std::string::npos)
        break;
      path.resize(slash);
    }
  }
  return std::max(limit, 1);
}

int availableThreads() {
  cpu_set_t set;
  int cpus = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : int(std::thread::hardware_concurrency());
  return cpusOfGroups(readAll("/proc/self/cgroup"), "/sys/fs/cgroup", cpus);
}

} // namespace dlc
