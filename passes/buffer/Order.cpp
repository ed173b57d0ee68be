//===- Order.cpp - Memory-aware order of independent ops ------------------===//
#include "passes/buffer/Order.h"
#include "dialects/dl/Dialect.h"
#include "passes/Facts.h"
#include "llvm/ADT/DenseSet.h"
#include <queue>

using namespace mlir;
using namespace dlc;

Value dlc::buffer::rootOf(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<dl::ReshapeOp, dl::SliceOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

namespace {

/// The block as a graph over indices: what each op waits for, and which memory it makes and uses.
struct Graph {
  SmallVector<Operation *> ops;
  SmallVector<SmallVector<int>> after; // ops that wait for this one
  SmallVector<int> waits;              // how many this one waits for
  SmallVector<int64_t> allocates;      // bytes that its results take
  SmallVector<SmallVector<int>> reads; // indices of memories
  SmallVector<int> readers;            // per memory
  SmallVector<int64_t> bytes;          // per memory

  Graph(Block &block, llvm::function_ref<int64_t(Value)> bytesOf, ArrayRef<buffer::Wish> wishes) {
    DenseMap<Operation *, int> index;
    DenseMap<Value, int> memory;
    for (Operation &op : block.without_terminator()) {
      index[&op] = ops.size();
      ops.push_back(&op);
    }
    auto memoryOf = [&](Value value) {
      value = buffer::rootOf(value);
      auto [it, isNew] = memory.try_emplace(value, int(bytes.size()));
      if (isNew) {
        bytes.push_back(bytesOf(value));
        readers.push_back(0);
      }
      return it->second;
    };
    after.resize(ops.size());
    waits.assign(ops.size(), 0);
    allocates.assign(ops.size(), 0);
    reads.resize(ops.size());
    int lastEffect = -1;
    for (auto [i, op] : llvm::enumerate(ops)) {
      SmallVector<int> from;
      // What its regions read of the outside counts as read by it.
      op->walk([&, op = op, i = i](Operation *reader) {
        for (Value operand : reader->getOperands()) {
          if (reader != op && op->isAncestor(operand.getParentRegion()->getParentOp()))
            continue;
          if (auto it = index.find(operand.getDefiningOp()); operand.getDefiningOp() && it != index.end())
            from.push_back(it->second);
          if (!isa<dl::ReshapeOp, dl::SliceOp>(op))
            reads[i].push_back(memoryOf(operand));
        }
      });
      if (isOrdered(op)) {
        if (lastEffect >= 0)
          from.push_back(lastEffect);
        lastEffect = int(i);
      }
      llvm::sort(from);
      from.erase(llvm::unique(from), from.end());
      llvm::sort(reads[i]);
      reads[i].erase(llvm::unique(reads[i]), reads[i].end());
      for (int f : from)
        after[f].push_back(int(i));
      waits[i] = int(from.size());
      for (int m : reads[i])
        ++readers[m];
      for (Value result : op->getResults())
        if (buffer::rootOf(result) == result)
          allocates[i] += bytes[memoryOf(result)];
    }
    for (const buffer::Wish &wish : wishes)
      follow(index.lookup(wish.op), llvm::map_to_vector(wish.after, [&](Operation *op) { return index.lookup(op); }));
    // What the terminator and the updates of the state read lives to the end.
    for (Operation &op : block)
      if (op.hasTrait<OpTrait::IsTerminator>() || isa<dl::StateUpdateOp>(op))
        for (Value operand : op.getOperands())
          ++readers[memoryOf(operand)];
  }

  /// Makes `op` wait for `before`, unless one of those waits for it.
  void follow(int op, ArrayRef<int> before) {
    llvm::SmallDenseSet<int> reached{op};
    SmallVector<int> open{op};
    while (!open.empty())
      for (int next : after[open.pop_back_val()])
        if (reached.insert(next).second)
          open.push_back(next);
    if (llvm::any_of(before, [&](int other) { return reached.contains(other); }))
      return;
    for (int other : before) {
      after[other].push_back(op);
      ++waits[op];
    }
  }

  int64_t freed(int op, ArrayRef<int> left) const {
    int64_t sum = 0;
    for (int m : reads[op])
      if (left[m] == 1)
        sum += bytes[m];
    return sum;
  }

  int64_t peak(ArrayRef<int> order) const {
    SmallVector<int> left(readers.begin(), readers.end());
    int64_t live = 0, most = 0;
    for (int op : order) {
      most = std::max(most, live += allocates[op]);
      live -= freed(op, left);
      for (int m : reads[op])
        --left[m];
      for (Value result : ops[op]->getResults())
        if (result.use_empty())
          live -= allocates[op] / std::max<int64_t>(1, ops[op]->getNumResults());
    }
    return most;
  }

  /// List scheduling: of the ready ops, the one that frees most over what it allocates; `latestFirst` says whether a
  /// tie goes to the one that became ready last (depth first) or to the one that stands first.
  SmallVector<int> greedy(bool latestFirst) const {
    SmallVector<int> waiting(waits.begin(), waits.end()), left(readers.begin(), readers.end()), ready, order;
    for (int i = 0, e = int(ops.size()); i < e; ++i)
      if (!waiting[i])
        ready.push_back(i);
    while (!ready.empty()) {
      size_t best = 0;
      int64_t bestGain = INT64_MIN;
      for (auto [place, op] : llvm::enumerate(ready)) {
        int64_t gain = freed(op, left) - allocates[op];
        bool wins = gain > bestGain || (gain == bestGain && (latestFirst ? true : op < ready[best]));
        if (wins) {
          best = place;
          bestGain = gain;
        }
      }
      int op = ready[best];
      ready.erase(ready.begin() + best);
      order.push_back(op);
      for (int m : reads[op])
        --left[m];
      for (int next : after[op])
        if (!--waiting[next])
          ready.push_back(next);
    }
    return order;
  }

  /// As the ops stand, but for those that wishes move back.
  SmallVector<int> given() const {
    SmallVector<int> waiting(waits.begin(), waits.end()), order;
    std::priority_queue<int, std::vector<int>, std::greater<>> ready;
    for (int i = 0, e = int(ops.size()); i < e; ++i)
      if (!waiting[i])
        ready.push(i);
    while (!ready.empty()) {
      order.push_back(ready.top());
      ready.pop();
      for (int next : after[order.back()])
        if (!--waiting[next])
          ready.push(next);
    }
    return order;
  }

  /// Depth first from the last op backwards, so that each op stands as near before its first user as possible.
  SmallVector<int> late() const {
    SmallVector<SmallVector<int>> before(ops.size());
    for (int i = 0, e = int(ops.size()); i < e; ++i)
      for (int next : after[i])
        before[next].push_back(i);
    SmallVector<int> order;
    SmallVector<char> done(ops.size(), 0);
    SmallVector<std::pair<int, size_t>> stack;
    for (int root = 0, e = int(ops.size()); root < e; ++root) {
      if (done[root] || !after[root].empty())
        continue;
      stack.push_back({root, 0});
      while (!stack.empty()) {
        auto &[op, next] = stack.back();
        if (next < before[op].size()) {
          int child = before[op][next++];
          if (!done[child])
            stack.push_back({child, 0});
          continue;
        }
        if (!done[op]) {
          done[op] = 1;
          order.push_back(op);
        }
        stack.pop_back();
      }
    }
    return order;
  }
};

} // namespace

SmallVector<Operation *> dlc::buffer::chooseOrder(Block &block, llvm::function_ref<int64_t(Value)> bytesOf,
                                                  ArrayRef<Wish> wishes) {
  Graph graph(block, bytesOf, wishes);
  SmallVector<int> best = graph.given();
  int64_t bestPeak = graph.peak(best);
  for (const SmallVector<int> &order : {graph.greedy(false), graph.greedy(true), graph.late()}) {
    int64_t peak = graph.peak(order);
    if (order.size() == best.size() && peak < bestPeak) {
      best = order;
      bestPeak = peak;
    }
  }
  SmallVector<Operation *> ops;
  for (int i : best)
    ops.push_back(graph.ops[i]);
  return ops;
}
