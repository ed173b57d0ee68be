//===- Batches.cpp - Examples in order, a batch at a time -----------------===//
#include "tools/dlc/train/Batches.h"
#include "runtime/base/Philox.h"
#include <algorithm>
#include <numeric>

namespace dlc::train {

std::vector<int64_t> shuffled(int64_t count, uint64_t seed, uint64_t stream) {
  std::vector<int64_t> order(static_cast<size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  for (int64_t i = count - 1; i > 0; --i) {
    auto words = randomBlock(seed, stream, uint64_t(i));
    // 64 random bits scaled to 0 .. i: no value is likelier than another by more than 2^-32 of it.
    auto random = static_cast<unsigned __int128>(uint64_t(words[0]) << 32 | words[1]);
    std::swap(order[size_t(i)], order[size_t(random * uint64_t(i + 1) >> 64)]);
  }
  return order;
}

Batches::Batches(const Dataset &set, std::vector<int64_t> order, Cut cut, int64_t first)
    : set(set), order(std::move(order)), cut(cut), first(first), reader([this] { readAll(); }) {}

Batches::~Batches() {
  {
    std::lock_guard lock(mutex);
    stopping = true;
  }
  changed.notify_all();
  reader.join();
}

void Batches::readAll() {
  auto examples = int64_t(order.size());
  for (int64_t i = first; i < cut.batches(examples); ++i) {
    Batch batch;
    batch.size = std::min(cut.size, examples - i * cut.size);
    Status status;
    try {
      status = set.read({order.begin() + i * cut.size, order.begin() + i * cut.size + batch.size}, batch.inputs);
    } catch (const std::exception &problem) {
      status = error(DLC_NO_MEMORY, problem.what());
    }
    bool failed = !status.ok();
    if (!put(std::move(batch), std::move(status)) || failed)
      return;
  }
  std::lock_guard lock(mutex);
  ended = true;
  changed.notify_all();
}

bool Batches::put(Batch batch, Status status) {
  constexpr size_t ahead = 4;
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return stopping || ready.size() < ahead; });
  ready.emplace_back(std::move(batch), std::move(status));
  changed.notify_all();
  return !stopping;
}

bool Batches::next(Batch &batch, Status &status) {
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return ended || !ready.empty(); });
  if (ready.empty())
    return false;
  batch = std::move(ready.front().first);
  status = std::move(ready.front().second);
  ready.pop_front();
  changed.notify_all();
  return status.ok();
}

} // namespace dlc::train
