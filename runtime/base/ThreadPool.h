//===- ThreadPool.h - Threads that spin, then sleep -------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_THREADPOOL_H
#define DLC_RUNTIME_BASE_THREADPOOL_H

#include "dlc/abi.h"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace dlc {

/// How many CPUs this process may use.
int availableThreads();

/// `threads` in all, of which one is the caller. Thread t gets the t-th part of the indices: which thread does what
/// depends on the numbers alone. A call from inside a chunk, or while another thread's call runs, is done by its caller
/// alone.
class ThreadPool {
public:
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  void parallelFor(int64_t count, dlc_chunk_fn fn, void *arg);
  int size() const { return int(workers.size()) + 1; }

private:
  void work(int index);
  void runPart(int index);

  std::vector<std::thread> workers;
  std::mutex callMutex; // one call at a time
  int64_t count = 0;
  dlc_chunk_fn fn = nullptr;
  void *arg = nullptr;
  /// Raised for each call; workers wait for its change.
  std::atomic<uint64_t> generation{0};
  std::atomic<int> unfinished{0};
  std::atomic<bool> stopping{false};
  std::mutex sleepMutex;
  std::condition_variable wake;
  std::atomic<int> sleeping{0};
};

} // namespace dlc

#endif
