//===- ThreadPool.cpp - Threads that spin, then sleep ---------------------===//
#include "runtime/base/ThreadPool.h"
#include <algorithm>
#include <chrono>
#include <sched.h>

namespace dlc {

namespace {

/// Handing over to a spinning thread takes well under a microsecond, waking a sleeping one up to 30; so a worker spins
/// for about as long as a wake-up costs.
constexpr auto spinTime = std::chrono::microseconds(40);
constexpr int spinBatch = 64;

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::this_thread::yield();
#endif
}

/// Spins until `done` or the time is up.
template <typename Fn>
bool spinUntil(Fn done) {
  auto end = std::chrono::steady_clock::now() + spinTime;
  do {
    for (int i = 0; i < spinBatch; ++i) {
      if (done())
        return true;
      pause();
    }
  } while (std::chrono::steady_clock::now() < end);
  return false;
}

/// Set while this thread runs a chunk of any pool.
thread_local bool insideChunk = false;

} // namespace

int availableThreads() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    return std::max(1, CPU_COUNT(&set));
  return std::max(1, int(std::thread::hardware_concurrency()));
}

ThreadPool::ThreadPool(int threads) {
  for (int i = 1; i < threads; ++i)
    workers.emplace_back([this, i] { work(i); });
}

ThreadPool::~ThreadPool() {
  {
    std::lock_guard<std::mutex> lock(sleepMutex);
    stopping = true;
  }
  wake.notify_all();
  for (std::thread &worker : workers)
    worker.join();
}

void ThreadPool::runPart(int index) {
  int64_t parts = size(), base = count / parts, extra = count % parts;
  int64_t begin = index * base + std::min<int64_t>(index, extra), end = begin + base + (index < extra);
  insideChunk = true;
  for (int64_t i = begin; i < end; ++i)
    fn(arg, i);
  insideChunk = false;
}

void ThreadPool::work(int index) {
  uint64_t seen = 0;
  auto called = [&] { return generation.load() != seen || stopping.load(); };
  while (true) {
    if (!spinUntil(called)) {
      std::unique_lock<std::mutex> lock(sleepMutex);
      ++sleeping;
      wake.wait(lock, called);
      --sleeping;
    }
    if (generation.load() == seen) // no call is left: stopping
      return;
    seen = generation.load();
    runPart(index);
    unfinished.fetch_sub(1);
  }
}

void ThreadPool::parallelFor(int64_t n, dlc_chunk_fn function, void *argument) {
  std::unique_lock<std::mutex> call(callMutex, std::defer_lock);
  if (n <= 1 || workers.empty() || insideChunk || !call.try_lock()) {
    for (int64_t i = 0; i < n; ++i)
      function(argument, i);
    return;
  }
  count = n;
  fn = function;
  arg = argument;
  unfinished.store(int(workers.size()));
  generation.fetch_add(1);
  // A worker raises `sleeping` under the lock before it looks at the generation for the last time.
  if (sleeping.load() > 0) {
    {
      std::lock_guard<std::mutex> lock(sleepMutex);
    }
    wake.notify_all();
  }
  runPart(0);
  while (!spinUntil([&] { return unfinished.load() == 0; }))
    std::this_thread::yield();
}

} // namespace dlc
