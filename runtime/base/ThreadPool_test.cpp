//===- ThreadPool_test.cpp - Every index once, from any caller ------------===//
#include "runtime/base/Testing.h"
#include "runtime/base/ThreadPool.h"
#include <chrono>

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

} // namespace

int main() {
  for (int threads : {1, 2, 3, 7}) {
    ThreadPool pool(threads);
    CHECK(pool.size() == threads);
    for (int64_t n : {0, 1, 2, 5, 1000}) {
      Job job(static_cast<size_t>(n));
      for (int round = 0; round < 50; ++round)
        pool.parallelFor(n, count, &job);
      CHECK(allHit(job, 50));
    }
    // Workers that have gone to sleep wake up.
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    Job job(64);
    pool.parallelFor(64, count, &job);
    CHECK(allHit(job, 1));
    // From inside a chunk, and from two threads at once.
    Job nested(64);
    nested.pool = &pool;
    pool.parallelFor(
        4, [](void *arg, int64_t) { static_cast<Job *>(arg)->pool->parallelFor(64, count, arg); }, &nested);
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
  CHECK(availableThreads() >= 1);
  return dlc::testing::finish();
}
