//===- Overwrites.cpp - Updates of state in place -------------------------===//
#include "passes/buffer/Overwrites.h"
#include "passes/buffer/Layout.h"
#include "passes/buffer/Order.h"
#include "passes/buffer/Storages.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

/// Whether the op, or one inside it, may end the call.
static bool mayFail(Operation *op, SymbolTable &symbols) {
  return op
      ->walk([&](Operation *inner) {
        auto call = dyn_cast<kernel::CallOp>(inner);
        bool fails = isa<dl::AssertOp, dl::EagerCallOp, dl::ExternCallOp>(inner) ||
                     (call && symbols.lookup(call.getCallee())->hasAttr("kernel.status"));
        return fails ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// What reads the old value of a state: ops of the function's block.
struct Readers {
  llvm::SetVector<Operation *> ops;
  bool atEnd = false; ///< it is returned, or another state's next value
};
} // namespace

static void collectReaders(Value value, Block &block, Readers &readers) {
  for (Operation *user : value.getUsers()) {
    if (isa<dl::ReshapeOp, dl::SliceOp>(user))
      collectReaders(user->getResult(0), block, readers);
    readers.atEnd |= user->hasTrait<OpTrait::IsTerminator>() || isa<dl::StateUpdateOp>(user);
    readers.ops.insert(block.findAncestorOpInBlock(*user));
  }
}

static bool mayShare(Operation *callee, int64_t output, int64_t input) {
  auto pairs = callee->getAttrOfType<ArrayAttr>("kernel.in_place");
  auto isPair = [&](ArrayAttr pair) {
    return pair.size() == 2 && cast<IntegerAttr>(pair[0]).getInt() == output &&
           cast<IntegerAttr>(pair[1]).getInt() == input;
  };
  return pairs && llvm::any_of(pairs.getAsRange<ArrayAttr>(), isPair);
}

llvm::DenseMap<Value, Overwrite> dlc::buffer::findOverwrites(func::FuncOp function, SymbolTable &symbols) {
  Block &block = function.getBody().front();
  llvm::DenseMap<Value, Overwrite> found;
  if (block.getOps<dl::StateUpdateOp>().empty())
    return found;
  llvm::StringMap<Readers> readers;
  SmallVector<Operation *> fallible;
  function.walk([&](dl::StateOp state) { collectReaders(state, block, readers[state.getName()]); });
  for (Operation &op : block)
    if (mayFail(&op, symbols))
      fallible.push_back(&op);
  llvm::MapVector<Operation *, int64_t> saved; // bytes by call
  for (auto update : block.getOps<dl::StateUpdateOp>()) {
    Value value = rootOf(update.getX());
    auto call = value.getDefiningOp<kernel::CallOp>();
    const Readers &old = readers[update.getName()];
    auto bytes = topBytes(function, cast<RankedTensorType>(value.getType()));
    if (!call || call->getBlock() != &block || found.count(value) || old.atEnd ||
        llvm::is_contained(fallible, call.getOperation()) || !bytes ||
        bytes != topBytes(function, cast<RankedTensorType>(update.getX().getType())))
      continue;
    Overwrite overwrite{update, call, cast<OpResult>(value).getResultNumber(), -1, fallible};
    bool fine = true;
    for (auto [index, operand] : llvm::enumerate(call.getOperands())) {
      auto state = rootOf(operand).getDefiningOp<dl::StateOp>();
      if (!state || state.getName() != update.getName())
        continue;
      fine &= overwrite.input < 0 && operand.getType() == value.getType() &&
              mayShare(symbols.lookup(call.getCallee()), overwrite.output, int64_t(index));
      overwrite.input = int64_t(index);
    }
    if (!fine)
      continue;
    for (Operation *reader : old.ops)
      if (reader != call && !isa<dl::ReshapeOp, dl::SliceOp>(reader))
        overwrite.after.push_back(reader);
    saved[call] += *bytes;
    found[value] = std::move(overwrite);
  }
  // Where a call that comes later keeps more alive than the copies would take, as one that reads all of a batch for a
  // running mean: let it be.
  constexpr int64_t small = 1024;
  for (auto [op, bytes] : saved) {
    auto call = cast<kernel::CallOp>(op);
    int64_t kept = 0;
    for (Value operand : call.getOperands())
      if (!rootOf(operand).getDefiningOp() ||
          !isa<dl::StateOp, dl::ParamOp, dl::ConstantOp>(rootOf(operand).getDefiningOp()))
        kept += topBytes(function, cast<RankedTensorType>(operand.getType())).value_or(0);
    if (kept > bytes + small)
      for (Value result : call.getResults())
        found.erase(result);
  }
  return found;
}
