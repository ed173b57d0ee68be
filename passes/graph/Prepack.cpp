//===- Prepack.cpp - Work on parameters alone moves into init -------------===//
//
// After fusion, a kernel.call whose operands parameters and constants decide gives the same values in every call of the
// model. It moves into @init; entries read the result as a derived state tensor. Equal work of several entries is done
// once.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Passes.h"
#include "passes/graph/Parametric.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include <map>

namespace dlc {
#define GEN_PASS_DEF_PREPACKPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

int64_t bytesOf(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.getNumElements() * ((tensor.getElementTypeBitWidth() + 7) / 8);
}

struct PrepackPass : dlc::impl::PrepackPassBase<PrepackPass> {
  using PrepackPassBase::PrepackPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    init = module.lookupSymbol<func::FuncOp>("init");
    if (init && !init.isPrivate()) {
      init.emitError() << "an exported function cannot be called `init`: the object's m_init has that name";
      return signalPassFailure();
    }
    for (auto function : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (!function.isExternal() && function != init && !function->hasAttr("dl.eager"))
        for (Block &block : function.getBody())
          run(block);
  }

  void run(Block &block) {
    // Erased values of the last block must not be taken for this one's.
    ids.clear();
    map = IRMapping();
    ParametricValues parametric(block);
    // Calls to move, decided from the end: a result that is read outside and too large to keep stays, and then what
    // it reads is read outside.
    llvm::SetVector<Operation *> moved;
    for (Operation &op : block)
      if (isa<kernel::CallOp>(op) && op.getNumResults() && parametric.contains(op.getResult(0)))
        moved.insert(&op);
    for (Operation &op : llvm::reverse(block))
      if (moved.contains(&op) && llvm::any_of(op.getResults(), [&](Value r) { return leaves(r, moved) && !pays(r); }))
        moved.remove(&op);
    // All go to @init before the first is replaced: one may be computed from another through a view.
    SmallVector<std::pair<Value, StringRef>> kept;
    for (Operation *op : moved)
      for (Value result : op->getResults())
        if (leaves(result, moved))
          kept.push_back({result, derive(result)});
    OpBuilder builder(&block, block.begin());
    for (auto [result, name] : kept) {
      builder.setInsertionPointAfterValue(result);
      auto read = dl::StateOp::create(builder, result.getLoc(), result.getType(), name, "zeros");
      read->setAttr("derived", builder.getUnitAttr());
      result.replaceUsesWithIf(read.getResult(), [&](OpOperand &use) { return !moved.contains(use.getOwner()); });
    }
    // What is left of the work has no reader but itself.
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isPure(&op) && op.use_empty() &&
          (moved.contains(&op) || isa<dl::ParamOp, dl::ConstantOp, dl::ReshapeOp, dl::SliceOp>(op)))
        op.erase();
  }

  /// Some reader of `value`, through views, stays in the entry.
  bool leaves(Value value, const llvm::SetVector<Operation *> &moved) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      if (isa<dl::ReshapeOp, dl::SliceOp>(user))
        return leaves(user->getResult(0), moved);
      return !moved.contains(user);
    });
  }

  /// A derived tensor is memory for good: small ones, and those in proportion to the parameters they come from.
  bool pays(Value value) {
    const int64_t bytes = bytesOf(value.getType());
    if (bytes <= smallBytes)
      return true;
    llvm::SetVector<Operation *> ops;
    collectOps(value, ops);
    int64_t source = 0;
    for (Operation *op : ops)
      if (isa<dl::ParamOp>(op))
        source += bytesOf(op->getResult(0).getType());
    return bytes <= source * maxGrowth;
  }

  /// A number for what a value is computed from: equal for equal work, in any entry.
  unsigned idOf(Value value) {
    auto it = ids.find(value);
    if (it != ids.end())
      return it->second;
    Operation *op = value.getDefiningOp();
    std::string key;
    llvm::raw_string_ostream os(key);
    os << op->getName() << op->getAttrDictionary() << value.getType() << "#" << cast<OpResult>(value).getResultNumber()
       << "(";
    for (Value operand : op->getOperands())
      os << idOf(operand) << ",";
    return ids[value] = numbers.try_emplace(key, numbers.size()).first->second;
  }

  /// Computes `value` in @init; the name of its state tensor.
  StringRef derive(Value value) {
    auto [it, isNew] = names.try_emplace(idOf(value));
    if (!isNew)
      return it->second;
    it->second = "derived." + std::to_string(names.size() - 1);
    if (!init) {
      OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
      init = func::FuncOp::create(builder, getOperation().getLoc(), "init", builder.getFunctionType({}, {}));
      init.setPrivate();
      builder.setInsertionPointToStart(init.addEntryBlock());
      func::ReturnOp::create(builder, init.getLoc());
    }
    OpBuilder builder(init.getBody().front().getTerminator());
    llvm::SetVector<Operation *> ops;
    collectOps(value, ops);
    for (Operation *op : ops) {
      // Work shared by two derived values, or two entries, is done once.
      if (llvm::all_of(op->getResults(), [&](Value result) { return map.contains(result); }))
        continue;
      Operation *&earlier = computed[idOf(op->getResult(0))];
      if (earlier)
        map.map(op->getResults(), earlier->getResults());
      else
        earlier = builder.clone(*op, map);
    }
    auto update = dl::StateUpdateOp::create(builder, value.getLoc(), it->second, map.lookup(value));
    update->setAttr("derived", builder.getUnitAttr());
    return it->second;
  }

  func::FuncOp init;
  IRMapping map;                       // values of the entries -> values of @init
  llvm::DenseMap<Value, unsigned> ids; // of the block at hand
  llvm::StringMap<unsigned> numbers;
  std::map<unsigned, std::string> names; // of state tensors, by id
  llvm::DenseMap<unsigned, Operation *> computed;
};

} // namespace
