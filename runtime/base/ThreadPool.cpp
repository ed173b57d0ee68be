//===- ThreadPool.cpp - Threads that spin while a run lasts ---------------===//
#include "runtime/base/ThreadPool.h"
#include "runtime/base/Cpus.h"
#include <algorithm>
#include <chrono>

namespace dlc {

namespace {

using Clock = std::chrono::steady_clock;

/// Handing over to a spinning thread takes well under a microsecond, waking a sleeping one up to 30. Between the calls
/// of a run lie kernels of one chunk, between runs that follow each other what the program does with the results.
constexpr auto spinInRun = std::chrono::milliseconds(3);
constexpr auto spinAfterRun = std::chrono::microseconds(150);
/// Looks at what is awaited between two looks at the clock.
constexpr int spinBatch = 32;
/// Then the CPU is offered to others from time to time: where another process has one, caller and worker may share what
/// is left, and the one that spins would take it from the one that works.
constexpr auto spinAlone = std::chrono::microseconds(10);

/// Threads that the runs of this process would like to use at the moment.
std::atomic<int> wanted{0};

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::this_thread::yield();
#endif
}

/// Set while this thread runs a chunk of any pool.
thread_local bool insideChunk = false;

} // namespace

ThreadPool::ThreadPool(int threads) : parts(size_t(std::max(threads, 1))), cpus(availableThreads()) {
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

ThreadPool::Run::Run(ThreadPool *pool) : pool(pool) {
  if (!pool)
    return;
  wanted.fetch_add(pool->size());
  pool->runs.fetch_add(1);
}

ThreadPool::Run::~Run() {
  if (!pool)
    return;
  pool->runs.fetch_sub(1);
  wanted.fetch_sub(pool->size());
}

bool ThreadPool::maySpin() const { return std::max(size(), wanted.load(std::memory_order_relaxed)) <= cpus; }

/// Does this thread's part, then what is left of the others'.
void ThreadPool::takeChunks(int index) {
  int64_t done = 0, threads = size();
  insideChunk = true;
  for (int64_t turn = 0; turn < threads; ++turn) {
    int64_t part = (index + turn) % threads;
    std::atomic<int64_t> &left = parts[size_t(part)].left;
    // What was taken holds the call, and with it the numbers, until it is reported below.
    while (left.load(std::memory_order_relaxed) > 0) {
      int64_t place = left.fetch_sub(1);
      if (place <= 0)
        break;
      int64_t end = (part + 1) * (count / threads) + std::min(part + 1, count % threads);
      fn(arg, end - place);
      ++done;
    }
  }
  insideChunk = false;
  if (done)
    unfinished.fetch_sub(done);
}

void ThreadPool::waitForCall(uint64_t seen) {
  Clock::time_point idle = Clock::now(), lastRun = idle;
  while (maySpin()) {
    for (int i = 0; i < spinBatch; ++i) {
      if (called(seen))
        return;
      pause();
    }
    Clock::time_point now = Clock::now();
    if (runs.load(std::memory_order_relaxed) > 0)
      lastRun = now;
    if (now - lastRun > spinAfterRun || now - idle > spinInRun)
      break;
    if (now - idle > spinAlone)
      std::this_thread::yield();
  }
  std::unique_lock<std::mutex> lock(sleepMutex);
  ++sleeping;
  wake.wait(lock, [&] { return called(seen); });
  --sleeping;
}

void ThreadPool::work(int index) {
  uint64_t seen = 0;
  while (true) {
    waitForCall(seen);
    if (stopping.load())
      return;
    seen = generation.load();
    takeChunks(index);
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
  unfinished.store(n, std::memory_order_relaxed);
  int64_t threads = size();
  for (int64_t part = 0; part < threads; ++part)
    parts[size_t(part)].left.store(n / threads + (part < n % threads), std::memory_order_release);
  generation.fetch_add(1);
  // A worker raises `sleeping` under the lock before it looks at the generation for the last time.
  if (sleeping.load() > 0) {
    {
      std::lock_guard<std::mutex> lock(sleepMutex);
    }
    wake.notify_all();
  }
  takeChunks(0);
  // What the others have taken.
  for (int spins = 0; unfinished.load() != 0; ++spins)
    spins < 1000 && maySpin() ? pause() : std::this_thread::yield();
}

} // namespace dlc
