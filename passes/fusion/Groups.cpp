//===- Groups.cpp - Which ops become one kernel ---------------------------===//
//
// One walk in block order. Each op that can join the group of one of its operands does, the most valuable kind of group
// first (behind a Root, then into a chain of reductions, then into maps); the groups of its other operands then join as
// well where they are maps of the same shape. A join is undone before it happens if it would close a cycle.
//
//===----------------------------------------------------------------------===//
#include "passes/fusion/Groups.h"
#include "passes/Facts.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <queue>

using namespace mlir;

namespace dlc::fusion {

using dl::Dim;

static RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }
static SmallVector<Dim> shapeOf(Value value) { return dl::getDims(tensorOf(value)); }

namespace {

class Partition {
public:
  Partition(Block &block, Operation *function, const FusionLimits &limits)
      : block(block), function(function), limits(limits) {}

  std::vector<Group> run();

private:
  struct Entry : Group {
    int after = -1;       // the ordered op (print, assert, eager call) before this one
    bool neutral = false; // generators alone: neither parametric nor not
    bool closed = false;  // trimmed: nothing joins again
  };

  int find(int index) {
    while (forward[index] != index)
      index = forward[index] = forward[forward[index]];
    return index;
  }
  int groupOf(Operation *op) {
    auto it = entryOf.find(op);
    return it == entryOf.end() ? -1 : find(it->second);
  }

  /// The groups that `index` reads, or must come after; some may repeat.
  SmallVector<int> readsOf(int index);
  int add(Operation *op);
  bool reaches(int from, int to);
  bool closesCycle(int a, int b);
  void merge(int into, int from);
  bool sameSource(const Entry &a, const Entry &b) const {
    return a.neutral || b.neutral || a.parametric == b.parametric;
  }
  bool accepts(Entry &group, Operation *op, Role role);
  bool fitsRow(const Entry &group);
  bool onlyUsedBy(const Entry &group, const Entry &user) const;
  void join(int index, Role role);
  void takeTranspose(int index);
  void takeParts(int index);
  void trim(int index);
  bool isParametric(Operation *op, bool &neutral);

  Block &block;
  Operation *function;
  const FusionLimits &limits;
  std::vector<Entry> groups;
  std::vector<int> forward; // a merged group's index -> what it was merged into
  llvm::DenseMap<Operation *, int> entryOf;
  llvm::DenseMap<Operation *, int> position;
  llvm::DenseSet<Value> parametricValues;
  int lastOrdered = -1; // the last op that must keep its place among its like
};

/// Values from parameters and constants alone, of static shape (init knows no dims).
bool Partition::isParametric(Operation *op, bool &neutral) {
  neutral = false;
  if (isa<dl::ParamOp, dl::ConstantOp>(op))
    return true;
  if (!isPure(op) || isa<dl::DimOp>(op) || op->getNumRegions())
    return false;
  for (Value result : op->getResults())
    if (!tensorOf(result).hasStaticShape())
      return false;
  neutral = op->getNumOperands() == 0;
  return llvm::all_of(op->getOperands(), [&](Value value) { return parametricValues.contains(value); });
}

int Partition::add(Operation *op) {
  int index = groups.size();
  Entry entry;
  Role role = roleOf(op);
  entry.ops.push_back(op);
  entry.root = op;
  switch (role) {
  case Role::Program:
  case Role::View:
  case Role::Splat:
    entry.kind = Group::Program;
    break;
  case Role::Map:
    entry.kind = Group::Map;
    break;
  case Role::Reduce:
    entry.kind = Group::Rows;
    break;
  case Role::Root:
    entry.kind = Group::Root;
    break;
  case Role::Single:
    entry.kind = Group::Single;
    break;
  }
  if (role == Role::Reduce) {
    entry.shape = shapeOf(op->getOperand(0));
    entry.axes = llvm::to_vector(op->getAttrOfType<DenseI64ArrayAttr>("axes").asArrayRef());
  } else if (entry.isKernel()) {
    entry.shape = shapeOf(op->getResult(0));
  }
  entry.parametric = isParametric(op, entry.neutral);
  if (entry.parametric)
    parametricValues.insert(op->result_begin(), op->result_end());
  if (isOrdered(op)) {
    entry.after = lastOrdered;
    lastOrdered = index;
  }
  groups.push_back(std::move(entry));
  forward.push_back(index);
  entryOf[op] = index;
  return index;
}

SmallVector<int> Partition::readsOf(int index) {
  SmallVector<int> reads;
  if (groups[index].after >= 0)
    reads.push_back(find(groups[index].after));
  for (Operation *op : groups[index].ops)
    op->walk([&](Operation *reader) { // what its regions read, too
      for (Value operand : reader->getOperands())
        if (int producer = operand.getDefiningOp() ? groupOf(operand.getDefiningOp()) : -1;
            producer >= 0 && producer != index)
          reads.push_back(producer);
    });
  return reads;
}

/// `from` reads `to`, perhaps through others.
bool Partition::reaches(int from, int to) {
  from = find(from), to = find(to);
  llvm::DenseSet<int> seen;
  SmallVector<int> worklist = {from};
  while (!worklist.empty()) {
    int index = worklist.pop_back_val();
    if (index == to)
      return true;
    for (int read : readsOf(index))
      if (seen.insert(read).second)
        worklist.push_back(read);
  }
  return false;
}

/// One of the two reads the other through a third.
bool Partition::closesCycle(int a, int b) {
  a = find(a), b = find(b);
  auto through = [&](int from, int to) {
    return llvm::any_of(readsOf(from), [&](int read) { return read != to && reaches(read, to); });
  };
  return through(a, b) || through(b, a);
}

void Partition::merge(int into, int from) {
  into = find(into), from = find(from);
  Entry &a = groups[into], &b = groups[from];
  // The kind that shapes the loops stays.
  if ((b.kind == Group::Root && a.kind != Group::Root) || (b.kind == Group::Rows && a.kind == Group::Map)) {
    a.kind = b.kind;
    a.root = b.root;
    a.shape = b.shape;
    a.axes = b.axes;
  }
  if (a.neutral) {
    a.neutral = b.neutral;
    a.parametric = b.parametric;
  }
  a.ops.append(b.ops);
  llvm::sort(a.ops, [&](Operation *x, Operation *y) { return position.lookup(x) < position.lookup(y); });
  if (a.kind == Group::Map)
    a.root = a.ops.back();
  forward[from] = into;
  b.ops.clear();
}

/// What one row of a chain of reductions keeps between them stays within the limit.
bool Partition::fitsRow(const Entry &group) {
  const int64_t rank = group.shape.size(), count = group.axes.size();
  // The last `count` axes: a row is one piece of memory.
  for (auto [index, axis] : llvm::enumerate(group.axes))
    if (axis != rank - count + int64_t(index))
      return false;
  int64_t elements = 1;
  for (int64_t axis : group.axes) {
    auto bound = dl::upperBound(function, group.shape[axis]);
    if (!bound || *bound > limits.maxRowBytes)
      return false;
    elements *= std::max<int64_t>(*bound, 1);
  }
  return elements * 8 <= limits.maxRowBytes;
}

/// Whether `op` may stand behind the ops of `group`.
bool Partition::accepts(Entry &group, Operation *op, Role role) {
  if (group.closed || group.ops.size() >= limits.maxOps)
    return false;
  if (role == Role::Map) {
    SmallVector<Dim> shape = shapeOf(op->getResult(0));
    if (group.kind == Group::Map || group.kind == Group::Root)
      return group.shape == shape;
    if (group.kind != Group::Rows)
      return false;
    // Behind a reduction: maps of its result's shape; maps of the full shape only where rows can be kept.
    if (group.shape == shape)
      return fitsRow(group);
    return llvm::any_of(group.ops, [&](Operation *member) {
      return roleOf(member) == Role::Reduce && shapeOf(member->getResult(0)) == shape;
    });
  }
  if (role == Role::Reduce) {
    if (group.shape != shapeOf(op->getOperand(0)))
      return false;
    // Where rows are not kept, the maps' values must not be wanted elsewhere: the loops do not pass them in order.
    if (group.kind == Group::Map) {
      Entry reduction;
      reduction.ops = {op};
      reduction.shape = group.shape;
      reduction.axes = llvm::to_vector(op->getAttrOfType<DenseI64ArrayAttr>("axes").asArrayRef());
      return fitsRow(reduction) || onlyUsedBy(group, reduction);
    }
    return group.kind == Group::Rows && fitsRow(group) &&
           llvm::equal(group.axes, op->getAttrOfType<DenseI64ArrayAttr>("axes").asArrayRef());
  }
  return false;
}

/// Every value of `group` that leaves it goes to `user`.
bool Partition::onlyUsedBy(const Entry &group, const Entry &user) const {
  for (Operation *op : group.ops)
    for (Operation *reader : op->getUsers())
      if (!llvm::is_contained(group.ops, reader) && !llvm::is_contained(user.ops, reader))
        return false;
  return true;
}

void Partition::join(int index, Role role) {
  Operation *op = groups[index].ops.front();
  // Candidates: Root groups before Rows before Map, later before earlier.
  llvm::SetVector<int> candidates;
  for (Value operand : op->getOperands())
    if (Operation *producer = operand.getDefiningOp())
      if (int candidate = groupOf(producer); candidate >= 0 && groups[candidate].isKernel())
        candidates.insert(candidate);
  SmallVector<int> order = candidates.takeVector();
  auto last = [&](int group) { return position.lookup(groups[group].ops.back()); };
  llvm::sort(order, [&](int a, int b) {
    return std::make_tuple(groups[a].kind, last(a)) > std::make_tuple(groups[b].kind, last(b));
  });
  bool joined = false;
  for (int candidate : order) {
    Entry &group = groups[candidate], &self = groups[find(index)];
    if (group.closed || !sameSource(group, self) || closesCycle(candidate, index))
      continue;
    if (!joined) {
      if (!accepts(group, op, role))
        continue;
      merge(candidate, index);
      joined = true;
      continue;
    }
    // The op has its group: others join that it alone would keep apart.
    const bool same = group.shape == self.shape && group.ops.size() + self.ops.size() <= limits.maxOps;
    const bool maps = group.kind == Group::Map && (self.kind != Group::Root || onlyUsedBy(group, self));
    const bool rows =
        group.kind == Group::Rows && self.kind == Group::Rows && group.axes == self.axes && fitsRow(group);
    if (same && (maps || rows))
      merge(index, candidate);
  }
}

/// A convolution that multiplies whole vectors by single elements of its operand reads these as well in the order from
/// before a transpose; if there are few channels, whose lines then stay in L1 together.
void Partition::takeTranspose(int index) {
  auto conv = dyn_cast<dl::ConvOp>(groups[index].root);
  auto transpose = conv ? conv.getX().getDefiningOp<dl::TransposeOp>() : nullptr;
  if (!transpose || !conv.getChannelsLast() || conv.getGroups() != 1 || !transpose->hasOneUse() ||
      tensorOf(conv.getX()).getShape().back() > limits.maxTransposedChannels)
    return;
  int producer = groupOf(transpose);
  if (groups[producer].ops.size() == 1 && groups[producer].isKernel() && sameSource(groups[producer], groups[index]))
    merge(index, producer);
}

/// A matmul whose columns are parts, which nothing but maps of one part's shape read (gates of a recurrent cell, gated
/// linear units): they join behind it, so that a tile computes the same columns of each part and what becomes of them.
void Partition::takeParts(int index) {
  Entry &group = groups[index];
  if (!isa<dl::MatmulOp>(group.root))
    return;
  SmallVector<Value> results;
  for (Operation *op : group.ops)
    for (Value result : op->getResults())
      if (!llvm::all_of(result.getUsers(), [&](Operation *user) { return llvm::is_contained(group.ops, user); }))
        results.push_back(result);
  auto type = results.size() == 1 ? tensorOf(results[0]) : RankedTensorType();
  if (!type || type.getRank() < 2 || type.isDynamicDim(type.getRank() - 1) || !isa<FloatType>(type.getElementType()))
    return;
  // Slices of equal size, side by side, and the groups that read them.
  const int64_t columns = type.getShape().back(), axis = type.getRank() - 1;
  SmallVector<Dim> part;
  llvm::SetVector<int> joining;
  joining.insert(index);
  for (Operation *user : results[0].getUsers()) {
    auto slice = dyn_cast<dl::SliceOp>(user);
    auto from = slice ? dl::constantValue(slice.getStarts().getExprs()[axis]) : std::nullopt;
    if (!from || !llvm::all_of(slice.getSteps(), [](int64_t step) { return step == 1; }))
      return;
    SmallVector<Dim> shape = shapeOf(slice.getResult());
    const int64_t size = slice.getType().getDimSize(axis);
    if ((!part.empty() && shape != part) || ArrayRef(shape).drop_back() != ArrayRef(group.shape).drop_back() ||
        size < limits.minPartColumns || columns % size != 0 || columns / size > limits.maxParts || *from % size != 0)
      return;
    part = shape;
    joining.insert(groupOf(slice));
    for (Operation *reader : slice->getUsers()) {
      int other = groupOf(reader);
      if (other < 0)
        return;
      joining.insert(other);
    }
  }
  // Nothing but maps of that shape, which need one another's results through nobody else.
  size_t ops = 0;
  unsigned leaving = 0;
  for (int member : joining) {
    Entry &other = groups[member];
    const bool sliced = isa<dl::SliceOp>(other.root) && other.root->getOperand(0) == results[0];
    if (member != index && !sliced && (other.kind != Group::Map || other.shape != part))
      return;
    if (member != index && (other.closed || (other.isKernel() && !sameSource(group, other))))
      return;
    ops += other.ops.size();
    for (int read : readsOf(member))
      if (!joining.contains(read) && llvm::any_of(joining, [&](int end) { return reaches(read, end); }))
        return;
    for (Operation *op : other.ops)
      for (Value result : op->getResults())
        leaving += llvm::any_of(result.getUsers(), [&](Operation *user) { return !joining.contains(groupOf(user)); });
  }
  if (part.empty() || ops > limits.maxOps || leaving > limits.maxPartResults)
    return;
  for (int member : joining)
    if (member != index)
      merge(index, member);
  group.shape = part;
  group.parts = columns / *dl::constantValue(part.back());
  group.closed = true;
}

/// Ops from the end leave a Root group until it has no more results than the limit; they become a group of maps.
void Partition::trim(int index) {
  Entry &group = groups[index];
  if (group.parts > 1)
    return;
  auto results = [&] {
    unsigned count = 0;
    for (Operation *op : group.ops)
      for (Value result : op->getResults())
        count += llvm::any_of(result.getUsers(), [&](Operation *user) { return !llvm::is_contained(group.ops, user); });
    return count;
  };
  SmallVector<Operation *> evicted;
  while (group.ops.size() > 1 && results() > limits.maxRootResults) {
    // The Root itself may stand behind maps that only later ones read.
    Operation *last = group.ops.back() == group.root ? group.ops[group.ops.size() - 2] : group.ops.back();
    group.ops.erase(llvm::find(group.ops, last));
    evicted.push_back(last);
  }
  if (evicted.empty())
    return;
  group.closed = true;
  // Each goes into the group of its predecessor among the evicted where it can, by the usual rules.
  for (Operation *op : llvm::reverse(evicted)) {
    entryOf.erase(op);
    int fresh = add(op);
    join(fresh, Role::Map);
  }
}

std::vector<Group> Partition::run() {
  int count = 0;
  for (Operation &op : block.without_terminator()) {
    position[&op] = count++;
    Role role = roleOf(&op);
    if (role == Role::Splat) {
      parametricValues.insert(op.getResult(0));
      continue;
    }
    int index = add(&op);
    if (limits.fuse && role == Role::Root)
      takeTranspose(index);
    if (limits.fuse && (role == Role::Map || role == Role::Reduce))
      join(index, role);
  }
  for (int i = 0, n = groups.size(); i < n; ++i)
    if (forward[i] == i && groups[i].kind == Group::Root) {
      if (limits.fuse)
        takeParts(i);
      trim(i);
    }

  // A stable topological order: of those that are ready, the one that stood first.
  SmallVector<int> live;
  for (int i = 0, n = groups.size(); i < n; ++i)
    if (find(i) == i)
      live.push_back(i);
  llvm::DenseMap<int, SmallVector<int>> readers;
  llvm::DenseMap<int, llvm::DenseSet<int>> waits;
  for (int i : live)
    for (int producer : readsOf(i))
      waits[i].insert(producer);
  for (int i : live)
    for (int producer : waits[i])
      readers[producer].push_back(i);
  auto later = [&](int a, int b) {
    return position.lookup(groups[a].ops.front()) > position.lookup(groups[b].ops.front());
  };
  std::priority_queue<int, std::vector<int>, decltype(later)> ready(later);
  for (int i : live)
    if (waits[i].empty())
      ready.push(i);
  std::vector<Group> result;
  while (!ready.empty()) {
    int index = ready.top();
    ready.pop();
    result.push_back(groups[index]);
    for (int reader : readers[index]) {
      waits[reader].erase(index);
      if (waits[reader].empty())
        ready.push(reader);
    }
  }
  // closesCycle keeps this true; the caller checks it.
  if (result.size() != live.size())
    result.clear();
  return result;
}

} // namespace

std::vector<Group> formGroups(Block &block, Operation *function, const FusionLimits &limits) {
  return Partition(block, function, limits).run();
}

} // namespace dlc::fusion
