//===- ThreadPool.h - Threads that spin while a run lasts -------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_THREADPOOL_H
#define DLC_RUNTIME_BASE_THREADPOOL_H

#include "dlc/abi.h"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace dlc {

/// `threads` in all, of which one is the caller. Each thread has a part of the indices that depends on the numbers
/// alone, so that what it read for one call is in its cache for the next; whoever is done with its own takes from the
/// others, so that a call never waits for a thread that has not started. A call from inside a chunk, or while another
/// thread's call runs, is done by its caller alone.
///
/// Waking a thread costs as much as a whole kernel, so workers spin for work while a `Run` lasts and a little after,
/// unless the runs of this process have more threads than it may use CPUs.
class ThreadPool {
public:
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  void parallelFor(int64_t count, dlc_chunk_fn fn, void *arg);
  int size() const { return int(parts.size()); }
  /// How many workers sleep, for tests.
  int asleep() const { return sleeping.load(); }

  /// While one exists, calls are expected. A null pool has none.
  class Run {
  public:
    explicit Run(ThreadPool *pool);
    ~Run();
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;

  private:
    ThreadPool *pool;
  };

private:
  /// One thread's share of the call's indices, [begin, end) by the numbers; `left` of them nobody has taken.
  struct alignas(128) Part {
    std::atomic<int64_t> left{0};
  };

  void work(int index);
  void waitForCall(uint64_t seen);
  void takeChunks(int index);
  bool called(uint64_t seen) const { return generation.load() != seen || stopping.load(); }
  bool maySpin() const;

  std::vector<Part> parts;
  std::vector<std::thread> workers;
  std::mutex callMutex; // one call at a time

  // The call. Written before the parts are filled, read by those who have taken an index: a call lasts until all taken
  // indices are done.
  alignas(128) std::atomic<uint64_t> generation{0}; ///< raised for each call; workers wait for its change
  int64_t count = 0;
  dlc_chunk_fn fn = nullptr;
  void *arg = nullptr;
  alignas(128) std::atomic<int64_t> unfinished{0};

  alignas(128) std::atomic<int> runs{0};
  std::atomic<bool> stopping{false};
  std::mutex sleepMutex;
  std::condition_variable wake;
  std::atomic<int> sleeping{0};
  int cpus;
};

} // namespace dlc

#endif
