//===- ThreadPool_test.cpp - Every index once, from any caller ------------===//
#include "runtime/base/Cpus.h"
#include "runtime/base/Testing.h"
#include "runtime/base/ThreadPool.h"
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sys/stat.h>

using namespace dlc;

namespace {

struct Job {
  std::vector<std::atomic<int>> hits;
  ThreadPool *pool = nullptr;
  explicit Job(size_t n) : hits(n) {}
};

void count(void *arg, int64_t i) { ++static_cast<Job *>(arg)->hits[size_t(i)]; }

bool allHit(const Job &job, int times) {
  for (auto &hit : job.hits)
    if (hit != times)
      return false;
  return true;
}

void sleepFor(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// Waits for as long as it takes: the test's own limit of time ends it where workers never sleep.
void waitUntilAsleep(const ThreadPool &pool) {
  while (pool.asleep() != pool.size() - 1)
    sleepFor(1);
}

void testPool(int threads) {
  ThreadPool pool(threads);
  CHECK(pool.size() == threads);
  for (int64_t n : {0, 1, 2, 5, 1000}) {
    Job job(static_cast<size_t>(n));
    for (int round = 0; round < 50; ++round)
      pool.parallelFor(n, count, &job);
    CHECK(allHit(job, 50));
  }
  // Workers that have gone to sleep wake up.
  waitUntilAsleep(pool);
  Job job(64);
  pool.parallelFor(64, count, &job);
  CHECK(allHit(job, 1));
  // From inside a chunk, and from two threads at once.
  Job nested(64);
  nested.pool = &pool;
  pool.parallelFor(4, [](void *arg, int64_t) { static_cast<Job *>(arg)->pool->parallelFor(64, count, arg); }, &nested);
  CHECK(allHit(nested, 4));
  Job shared(100);
  auto callOften = [&] {
    for (int i = 0; i < 200; ++i)
      pool.parallelFor(100, count, &shared);
  };
  std::thread other(callOften);
  callOften();
  other.join();
  CHECK(allHit(shared, 400));
}

/// A call that follows at once may not see the one before: each has its own memory, which is freed between.
void testCallsInARow(int threads) {
  ThreadPool pool(threads);
  bool good = true;
  for (int round = 0; round < 3000; ++round) {
    ThreadPool::Run run(&pool);
    auto job = std::make_unique<Job>(size_t(2 + round % 9));
    pool.parallelFor(int64_t(job->hits.size()), count, job.get());
    good &= allHit(*job, 1);
  }
  CHECK(good);
}

/// Chunks of unequal length: whoever is done takes those of the others.
void testUnequal(int threads) {
  ThreadPool pool(threads);
  ThreadPool::Run run(&pool);
  for (size_t slow : {0, 31, 63}) {
    Job job(64);
    struct Slow {
      Job *job;
      size_t index;
    } argument{&job, slow};
    pool.parallelFor(
        64,
        [](void *arg, int64_t i) {
          auto &slow = *static_cast<Slow *>(arg);
          if (size_t(i) == slow.index)
            sleepFor(1);
          count(slow.job, i);
        },
        &argument);
    CHECK(allHit(job, 1));
  }
}

/// A run without calls, one after which nothing follows, and one with more threads than CPUs leave the CPUs alone.
void testSleep() {
  ThreadPool pool(2);
  Job job(8);
  {
    ThreadPool::Run run(&pool);
    pool.parallelFor(8, count, &job);
    waitUntilAsleep(pool);
    pool.parallelFor(8, count, &job);
  }
  waitUntilAsleep(pool);
  ThreadPool many(availableThreads() + 3);
  ThreadPool::Run run(&many);
  many.parallelFor(8, count, &job);
  waitUntilAsleep(many);
  many.parallelFor(8, count, &job);
  CHECK(allHit(job, 4));
}

/// Two programs' worth of runs, each with threads of its own, and more threads than CPUs in all.
void testTwoPools(int threads) {
  ThreadPool first(threads), second(threads);
  auto runOften = [](ThreadPool &pool, Job &job) {
    for (int i = 0; i < 300; ++i) {
      ThreadPool::Run run(&pool);
      for (int call = 0; call < 3; ++call)
        pool.parallelFor(int64_t(job.hits.size()), count, &job);
    }
  };
  Job a(17), b(40);
  std::thread other([&] { runOften(second, b); });
  runOften(first, a);
  other.join();
  CHECK(allHit(a, 900));
  CHECK(allHit(b, 900));
  // One pool, two runs at once: the second caller works alone.
  Job c(17);
  std::thread another([&] { runOften(first, c); });
  runOften(first, c);
  another.join();
  CHECK(allHit(c, 1800));
}

void testControlGroups() {
  char name[] = "/tmp/dlc-groups-XXXXXX";
  std::string root = mkdtemp(name);
  auto write = [](const std::string &path, const char *text) { std::ofstream(path) << text; };
  for (const char *folder : {"/a", "/a/b", "/cpu", "/cpu/a"})
    mkdir((root + folder).c_str(), 0700);
  CHECK(cpusOfGroups("0::/a/b\n", root, 8) == 8);
  write(root + "/a/b/cpu.max", "max 100000\n");
  CHECK(cpusOfGroups("0::/a/b\n", root, 8) == 8);
  write(root + "/a/cpu.max", "350000 100000\n");
  CHECK(cpusOfGroups("0::/a/b\n", root, 8) == 3);
  CHECK(cpusOfGroups("0::/a/b\n", root, 2) == 2);
  write(root + "/a/b/cpu.max", "20000 100000\n");
  CHECK(cpusOfGroups("0::/a/b\n", root, 8) == 1);
  CHECK(cpusOfGroups("0::/elsewhere\n", root, 8) == 8);
  write(root + "/cpu/a/cpu.cfs_quota_us", "-1\n");
  write(root + "/cpu/a/cpu.cfs_period_us", "100000\n");
  CHECK(cpusOfGroups("3:cpuset:/a\n2:cpu,cpuacct:/a\n", root, 8) == 8);
  write(root + "/cpu/a/cpu.cfs_quota_us", "400000\n");
  CHECK(cpusOfGroups("3:cpuset:/a\n2:cpu,cpuacct:/a\n", root, 8) == 4);
  CHECK(cpusOfGroups("no groups", root, 0) == 1);
  for (const char *path : {"/a/b/cpu.max", "/a/cpu.max", "/cpu/a/cpu.cfs_quota_us", "/cpu/a/cpu.cfs_period_us", "/a/b",
                           "/a", "/cpu/a", "/cpu", ""})
    std::remove((root + path).c_str());
}

} // namespace

int main() {
  for (int threads : {1, 2, 3, 7}) {
    testPool(threads);
    testCallsInARow(threads);
    testUnequal(threads);
    testTwoPools(threads);
  }
  testSleep();
  testControlGroups();
  CHECK(availableThreads() >= 1);
  return dlc::testing::finish();
}
