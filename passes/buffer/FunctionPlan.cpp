//===- FunctionPlan.cpp - The plan of one function ------------------------===//
//
// 1. The ops of each block are put into a memory-aware order (Order.h).
// 2. Every tensor gets a storage (Storages.h).
// 3. The planner gives the arena's storages their offsets (Planner.h), sized at the top of the ranges of the dims.
//    With one symbolic factor common to all sizes the offsets are multiples of it; otherwise a storage stands `after`
//    those below it, and the offsets follow from the sizes of the call.
// 4. The ops are written again as rt ops. Every buffer stands outside of the regions that use it: control flow carries
//    none, what goes from trip to trip is memory.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/FunctionPlan.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "passes/buffer/Storages.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

namespace {

class FunctionPlanner : PlannedFunction {
public:
  explicit FunctionPlanner(const PlannedFunction &function) : PlannedFunction(function), builder(context) {}

  FailureOr<int64_t> run() {
    auto assigned = assignStorages(*this);
    if (failed(assigned))
      return failure();
    s = std::move(*assigned);
    if (failed(placeArena()))
      return failure();
    return write(function.getBody().front());
  }

private:
  //===--------------------------------------------------------------------===//
  // The arena
  //===--------------------------------------------------------------------===//

  /// `factor` and `unit` with size = factor * unit.
  std::pair<dl::Dim, int64_t> split(dl::Dim bytes) {
    if (auto value = dl::constantValue(bytes))
      return {dl::constantDim(1, context), *value};
    if (auto binary = dyn_cast<AffineBinaryOpExpr>(bytes); binary && binary.getKind() == AffineExprKind::Mul)
      if (auto unit = dl::constantValue(binary.getRHS()))
        return {binary.getLHS(), *unit};
    return {bytes, 1};
  }

  LogicalResult placeArena() {
    std::vector<Interval> intervals;
    bool linear = true;
    for (auto [index, storage] : llvm::enumerate(s.all)) {
      if (storage.kind != Storage::Arena || storage.bytes == 0 || storage.into >= 0)
        continue;
      inArena.push_back(int(index));
      auto [by, unit] = split(bytesOf(storage.type));
      linear &= !factor || factor == by;
      factor = by;
    }
    if (!factor)
      factor = dl::constantDim(1, context);
    for (int index : inArena) {
      Storage &storage = s.all[index];
      int64_t bytes = linear ? split(bytesOf(storage.type)).second : storage.bytes;
      intervals.push_back({storage.first, storage.end, bytes});
    }
    plan = planArena(intervals);
    byDims = !linear;
    for (auto [i, index] : llvm::enumerate(inArena))
      s.all[index].offset = plan.offsets[i];
    if (!linear)
      return success();
    arena = dl::simplify(factor * plan.arena);
    int64_t top = dl::upperBound(function, factor).value_or(1);
    plan.arena *= top;
    plan.maxLive *= top;
    plan.total *= top;
    return success();
  }

  /// Makes the arena's buffers, at the top of the function, lower ones first.
  void makeArenaBuffers() {
    SmallVector<int> order(inArena);
    sortBy(order, [&](int i) { return s.all[i].offset; });
    SmallVector<llvm::BitVector> below; // all that stand below each, directly or not
    for (auto [turn, index] : llvm::enumerate(order)) {
      Storage &storage = s.all[index];
      SmallVector<Value> after;
      dl::Dim offset = zero;
      below.emplace_back(unsigned(order.size()));
      if (!byDims) {
        offset = dl::simplify(factor * storage.offset);
      } else {
        // From the nearest down: one that a nearer one already stands on is implied.
        for (size_t other = turn; other-- > 0;) {
          const Storage &lower = s.all[order[other]];
          bool meets = lower.first < storage.end && storage.first < lower.end;
          if (!meets || below[turn].test(unsigned(other)))
            continue;
          below[turn] |= below[other];
          below[turn].set(unsigned(other));
          after.push_back(lower.buffer);
        }
      }
      storage.buffer = rt::ArenaOp::create(builder, function.getLoc(), rt::BufferType::get(context, storage.type),
                                           dims(offset), after);
    }
  }

  //===--------------------------------------------------------------------===//
  // The rt function
  //===--------------------------------------------------------------------===//

  dl::DimsAttr dims(dl::Dim dim) { return dl::DimsAttr::get(context, {dim}); }
  rt::BufferType bufferType(Type tensor) { return rt::BufferType::get(context, cast<RankedTensorType>(tensor)); }

  /// Buffers stand where all of the function sees them.
  void leaveRegions() {
    Operation *outermost = builder.getInsertionBlock()->getParentOp();
    if (outermost == entry)
      return;
    while (outermost->getParentOp() != entry)
      outermost = outermost->getParentOp();
    builder.setInsertionPoint(outermost);
  }

  Value storageBuffer(Storage &storage, Location loc) {
    if (storage.buffer)
      return storage.buffer;
    OpBuilder::InsertionGuard guard(builder);
    leaveRegions();
    Type type = bufferType(storage.type);
    dl::DimsAttr offset = dims(dl::constantDim(storage.offset, context));
    switch (storage.kind) {
    case Storage::Argument:
    case Storage::Output:
      storage.buffer = entry.getBody().front().getArgument(unsigned(storage.offset));
      break;
    case Storage::Weight:
      storage.buffer = rt::WeightOp::create(builder, loc, type, storage.name, storage.offset);
      break;
    case Storage::State:
      storage.buffer = rt::StateOp::create(builder, loc, type, offset);
      break;
    case Storage::Derived:
      storage.buffer = rt::DerivedOp::create(builder, loc, type, offset);
      break;
    case Storage::Constant:
      storage.buffer = rt::ConstantOp::create(builder, loc, type, offset);
      break;
    case Storage::Index: // made with its loop
      break;
    // Of size zero; the others are made at the top.
    case Storage::Arena:
      storage.buffer = rt::ArenaOp::create(builder, loc, type, offset, ValueRange());
      break;
    }
    return storage.buffer;
  }

  Value buffer(Value tensor, Location loc) {
    if (Value known = buffers.lookup(tensor))
      return known;
    Place place = s.placeOf(tensor);
    Value base = storageBuffer(s.all[place.storage], loc);
    Type type = bufferType(tensor.getType());
    OpBuilder::InsertionGuard guard(builder);
    if (auto index = dyn_cast<BlockArgument>(base); index && index.getOwner()->getParentOp() != entry)
      builder.setInsertionPointToStart(index.getOwner());
    else
      leaveRegions();
    if (base.getType() != type || !dl::isConstant(place.offset, 0))
      base = rt::ViewOp::create(builder, loc, type, base, dims(place.offset));
    return buffers[tensor] = base;
  }

  SmallVector<Value> buffersOf(ValueRange tensors, Location loc) {
    return llvm::map_to_vector(tensors, [&](Value value) { return buffer(value, loc); });
  }

  /// The kernel with each shared output and input as one argument.
  FlatSymbolRefAttr inPlaceVariant(Operation *callee, ArrayRef<std::pair<int64_t, int64_t>> shared) {
    std::string name = SymbolTable::getSymbolName(callee).str() + ".in_place";
    SmallVector<Attribute> pairs;
    for (auto [output, input] : shared) {
      name += "_" + std::to_string(output) + "_" + std::to_string(input);
      pairs.push_back(builder.getI64ArrayAttr({output, input}));
    }
    if (symbols.lookup(name))
      return FlatSymbolRefAttr::get(context, name);
    auto variant = cast<func::FuncOp>(callee->clone());
    variant.setName(name);
    int64_t inputs = variant->getAttrOfType<IntegerAttr>("kernel.inputs").getInt();
    llvm::BitVector gone(variant.getNumArguments());
    for (auto [output, input] : shared) {
      if (!variant.isExternal())
        variant.getArgument(unsigned(inputs + output)).replaceAllUsesWith(variant.getArgument(unsigned(input)));
      gone.set(unsigned(inputs + output));
    }
    (void)variant.eraseArguments(gone);
    int64_t outputs = variant->getAttrOfType<IntegerAttr>("kernel.outputs").getInt();
    variant->setAttr("kernel.outputs", builder.getI64IntegerAttr(outputs - int64_t(shared.size())));
    variant->setAttr("kernel.shared", builder.getArrayAttr(pairs));
    variant->removeAttr("kernel.in_place");
    symbols.insert(variant, ++Block::iterator(callee));
    return FlatSymbolRefAttr::get(context, name);
  }

  LogicalResult writeCall(kernel::CallOp call) {
    Operation *callee = symbols.lookup(call.getCallee());
    auto shared = s.inPlace.lookup(call);
    FlatSymbolRefAttr target = call.getCalleeAttr();
    if (!shared.empty()) {
      if (!isa<func::FuncOp>(callee) || !callee->getAttr("kernel.inputs") || !callee->getAttr("kernel.outputs"))
        return callee->emitOpError(
            "has kernel.in_place, but is not a lowered kernel with kernel.inputs and kernel.outputs");
      target = inPlaceVariant(callee, shared);
    }
    SmallVector<Value> outs, scratch;
    for (auto [index, value] : llvm::enumerate(call.getResults()))
      if (llvm::none_of(shared, [output = int64_t(index)](auto pair) { return pair.first == output; }))
        outs.push_back(buffer(value, call.getLoc()));
    if (auto it = s.scratchOf.find(call); it != s.scratchOf.end())
      scratch.push_back(storageBuffer(s.all[it->second], call.getLoc()));
    auto launch =
        rt::LaunchOp::create(builder, call.getLoc(), target, buffersOf(call.getArgs(), call.getLoc()), outs, scratch);
    launch->setAttr("chunks", dims(chunksOf(callee)));
    if (auto names = callee->getAttrOfType<ArrayAttr>("kernel.dims"); names && !names.empty()) {
      for (auto name : names.getAsRange<StringAttr>())
        if (!dl::rangeOf(function, name))
          return call.emitOpError() << "kernel " << target << " needs the dim " << name << ", which @"
                                    << function.getName() << " does not declare";
      launch->setAttr("dims", names);
    }
    if (callee->hasAttr("kernel.status"))
      launch->setAttr("status", builder.getUnitAttr());
    if (Attribute sites = call->getAttr("sites"))
      launch->setAttr("sites", sites);
    return success();
  }

  LogicalResult writeBlock(Block &block) {
    for (Operation *op : s.order[&block]) {
      Location loc = op->getLoc();
      if (auto call = dyn_cast<kernel::CallOp>(op)) {
        if (failed(writeCall(call)))
          return failure();
      } else if (auto print = dyn_cast<dl::PrintOp>(op)) {
        rt::PrintOp::create(builder, loc, print.getLabel(), buffer(print.getX(), loc));
      } else if (auto assertion = dyn_cast<dl::AssertOp>(op)) {
        rt::AssertOp::create(builder, loc, buffer(assertion.getC(), loc), assertion.getMessage());
      } else if (auto eager = dyn_cast<dl::EagerCallOp>(op)) {
        SmallVector<Value> ins = buffersOf(eager.getArgs(), loc), outs = buffersOf(eager.getResults(), loc);
        rt::EagerCallOp::create(builder, loc, eager.getCallee(), ins, outs);
      } else if (auto call = dyn_cast<dl::ExternCallOp>(op)) {
        SmallVector<Value> ins = buffersOf(call.getArgs(), loc), outs = buffersOf(call.getResults(), loc);
        rt::ExternCallOp::create(builder, loc, call.getFunction(), call.getSizes(), ins, outs);
      } else if (op->getNumRegions()) {
        if (failed(writeControl(op)))
          return failure();
      }
    }
    return success();
  }

  void writeMoves(Operation *at) {
    for (const Move &move : s.moves.lookup(at)) {
      Value from =
          move.value ? buffer(move.value, at->getLoc()) : storageBuffer(s.all[s.find(move.from)], at->getLoc());
      Value to = storageBuffer(s.all[s.find(move.to)], at->getLoc());
      rt::CopyOp::create(builder, at->getLoc(), from, to);
    }
  }

  LogicalResult writeControl(Operation *op) {
    Location loc = op->getLoc();
    writeMoves(op);
    Operation *made;
    if (auto branch = dyn_cast<dl::IfOp>(op)) {
      made = rt::IfOp::create(builder, loc, TypeRange(), buffer(branch.getC(), loc));
    } else if (auto loop = dyn_cast<dl::ForOp>(op)) {
      made = rt::ForOp::create(builder, loc, TypeRange(), buffer(loop.getCount(), loc), ValueRange());
    } else {
      made = rt::WhileOp::create(builder, loc, TypeRange(), ValueRange(), cast<dl::WhileOp>(op).getMaxAttr());
    }
    for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions())) {
      OpBuilder::InsertionGuard guard(builder);
      Block *block = builder.createBlock(&to);
      if (isa<dl::ForOp>(op)) {
        Value index = from.getArgument(0);
        s.all[s.placeOf(index).storage].buffer = block->addArgument(bufferType(index.getType()), loc);
      }
      if (failed(writeBlock(from.front())))
        return failure();
      Operation *yield = from.front().getTerminator();
      writeMoves(yield);
      SmallVector<Value> asked;
      if (isa<dl::WhileOp>(op) && from.getRegionNumber() == 0)
        asked.push_back(buffer(yield->getOperand(0), loc));
      rt::YieldOp::create(builder, loc, asked);
    }
    return success();
  }

  FailureOr<int64_t> write(Block &block) {
    SmallVector<Type> types;
    SmallVector<Attribute> argAttrs;
    DictionaryAttr none = builder.getDictionaryAttr({});
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
      types.push_back(bufferType(type));
      DictionaryAttr attrs = function.getArgAttrDict(unsigned(i));
      argAttrs.push_back(attrs ? attrs : none);
    }
    for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
      types.push_back(bufferType(type));
      DictionaryAttr attrs = function.getResultAttrDict(unsigned(i));
      argAttrs.push_back(attrs ? attrs : none);
    }
    int64_t numInputs = function.getNumArguments();
    builder.setInsertionPoint(function);
    if (!arena)
      arena = dl::constantDim(plan.arena, context);
    entry = rt::FuncOp::create(builder, function.getLoc(), function.getName(), builder.getFunctionType(types, {}),
                               numInputs, dims(arena), function.getSymVisibilityAttr(), builder.getArrayAttr(argAttrs),
                               ArrayAttr());
    for (NamedAttribute attr : function->getDiscardableAttrs())
      entry->setAttr(attr.getName(), attr.getValue());
    if (byDims)
      entry->setAttr("rt.arena_by_dims", builder.getUnitAttr());
    entry->setAttr("rt.arena_top", builder.getI64IntegerAttr(plan.arena));
    entry->setAttr("rt.max_live", builder.getI64IntegerAttr(plan.maxLive));
    entry->setAttr("rt.unshared", builder.getI64IntegerAttr(plan.total));
    Block *body = builder.createBlock(&entry.getBody());
    for (Type type : types)
      body->addArgument(type, function.getLoc());
    makeArenaBuffers();

    if (failed(writeBlock(block)))
      return failure();
    for (auto [value, index] : s.copies)
      rt::CopyOp::create(builder, block.getTerminator()->getLoc(), buffer(value, value.getLoc()),
                         body->getArgument(unsigned(numInputs) + index));
    if (failed(commit()))
      return failure();
    rt::ReturnOp::create(builder, block.getTerminator()->getLoc());
    symbols.remove(function);
    function.erase();
    return plan.arena;
  }

  /// Writes the updates of the state that no kernel has made, after everything that can fail or reads the old values.
  LogicalResult commit() {
    for (Operation *op : s.order[&function.getBody().front()])
      if (auto it = s.copiedUpdates.find(op); it != s.copiedUpdates.end()) {
        Value x = cast<dl::StateUpdateOp>(op).getX();
        rt::CopyOp::create(builder, op->getLoc(), buffer(x, op->getLoc()), s.all[it->second].buffer);
      }
    for (Operation *op : s.order[&function.getBody().front()]) {
      auto update = dyn_cast<dl::StateUpdateOp>(op);
      if (!update || s.doneUpdates.contains(op))
        continue;
      auto type = cast<RankedTensorType>(update.getX().getType());
      auto copied = s.copiedUpdates.find(op);
      if (isInit) {
        // The derived part is this function's arena, so the value is already where the entries read it.
        const Storage &storage =
            s.all[copied != s.copiedUpdates.end() ? copied->second : s.placeOf(update.getX()).storage];
        derived[update.getName()] = {type, storage.offset};
        continue;
      }
      auto offset = layout.state(update.getName(), type, std::nullopt, op->getLoc());
      if (failed(offset))
        return failure();
      Value to = rt::StateOp::create(builder, op->getLoc(), bufferType(type), dims(dl::constantDim(*offset, context)));
      Value from = copied != s.copiedUpdates.end() ? s.all[copied->second].buffer : buffer(update.getX(), op->getLoc());
      rt::CopyOp::create(builder, op->getLoc(), from, to);
    }
    return success();
  }

  OpBuilder builder;
  Storages s;
  SmallVector<int> inArena;
  Plan plan;
  dl::Dim factor, arena;
  bool byDims = false;
  rt::FuncOp entry;
  DenseMap<Value, Value> buffers;
};

} // namespace

FailureOr<int64_t> dlc::buffer::planFunction(func::FuncOp function, ModuleLayout &layout, DerivedParts &derived,
                                             SymbolTable &symbols) {
  return FunctionPlanner({function, layout, derived, symbols}).run();
}
