//===- Cpus.h - How many CPUs this process may use --------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_CPUS_H
#define DLC_RUNTIME_BASE_CPUS_H

#include <string>

namespace dlc {

/// How many CPUs this process may use: by its affinity and by the quota of its control groups; at least 1.
int availableThreads();

/// CPUs that the quotas of control groups allow, rounded down; `limit` where they allow more, at least 1. `groups` is
/// the text of /proc/self/cgroup, `root` where the hierarchies are mounted.
int cpusOfGroups(const std::string &groups, const std::string &root, int limit);

} // namespace dlc

#endif
