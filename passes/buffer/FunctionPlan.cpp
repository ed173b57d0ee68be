//===- FunctionPlan.cpp - The plan of one function ------------------------===//
//
// 1. The ops are put into a memory-aware order (Order.h).
// 2. Every tensor gets a storage: memory of its own in the arena, that of the operand it is a view of or may
//    overwrite, the caller's output buffer, or a place in the weights, state or constants.
// 3. The planner gives the arena's storages their offsets (Planner.h), sized at the top of the ranges of the dims.
//    With one symbolic factor common to all sizes the offsets are multiples of it; otherwise a storage stands `after`
//    those below it, and the offsets follow from the sizes of the call.
// 4. The ops are written again as rt ops.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/FunctionPlan.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "passes/buffer/Order.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

namespace {

/// A block of memory, and when it is in use.
struct Storage {
  enum Kind { Arena, Argument, Output, Weight, State, Derived, Constant } kind = Arena;
  RankedTensorType type;
  int64_t offset = 0; // outside the arena; the argument's number; in the arena at the top of the ranges
  int64_t bytes = 0;  // at the top of the ranges
  int64_t first = 0, end = 0;
  StringRef name; // of a weight
  Value buffer;   // the rt value, once it is made
};

/// Where a tensor lies.
struct Place {
  int storage = -1;
  dl::Dim offset;
};

class FunctionPlanner {
public:
  FunctionPlanner(func::FuncOp function, ModuleLayout &layout, DerivedParts &derived, SymbolTable &symbols)
      : function(function), layout(layout), derived(derived), symbols(symbols), context(function.getContext()),
        isInit(function.getName() == "init"), builder(context), zero(dl::constantDim(0, context)) {}

  FailureOr<int64_t> run() {
    Block &block = function.getBody().front();
    if (failed(check(block)))
      return failure();
    ops = chooseOrder(block, [&](Value value) { return arenaBytes(value); });
    if (failed(assignStorages(block)) || failed(placeArena()))
      return failure();
    return write(block);
  }

private:
  //===--------------------------------------------------------------------===//
  // Sizes
  //===--------------------------------------------------------------------===//

  std::optional<int64_t> topBytes(RankedTensorType type) {
    dl::Dim bytes = bytesOf(type);
    return bytes ? dl::upperBound(function, bytes) : std::nullopt;
  }

  /// For the order: what a value would take in the arena.
  int64_t arenaBytes(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || isa<dl::ParamOp, dl::StateOp, dl::ConstantOp>(op))
      return 0;
    // Written into the caller's buffer.
    if (llvm::any_of(function.getBody().front().getTerminator()->getOperands(),
                     [&](Value returned) { return rootOf(returned) == value; }))
      return 0;
    return topBytes(cast<RankedTensorType>(value.getType())).value_or(0);
  }

  LogicalResult check(Block &block) {
    for (Operation &op : block) {
      if (!isa<kernel::CallOp, dl::ParamOp, dl::StateOp, dl::StateUpdateOp, dl::ConstantOp, dl::ReshapeOp, dl::SliceOp,
               dl::PrintOp, dl::AssertOp, dl::EagerCallOp, func::ReturnOp>(op))
        return op.emitOpError(
            "cannot be planned: expected kernel calls, views, state and host calls; run the fusion phase first");
      for (Type type : op.getResultTypes())
        if (!topBytes(cast<RankedTensorType>(type)))
          return op.emitOpError() << "has no largest size: a dim of " << dl::toString(type)
                                  << " has no range in dl.dims of @" << function.getName();
    }
    for (BlockArgument arg : block.getArguments())
      if (!isa<RankedTensorType>(arg.getType()) || !topBytes(cast<RankedTensorType>(arg.getType())))
        return function.emitOpError() << "argument " << arg.getArgNumber() << " is " << dl::toString(arg.getType())
                                      << ", which has no largest size: give its dims a range";
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Storages
  //===--------------------------------------------------------------------===//

  int newStorage(Storage::Kind kind, RankedTensorType type, int64_t at, int64_t offset = 0) {
    Storage storage;
    storage.kind = kind;
    storage.type = type;
    storage.offset = offset;
    storage.bytes = *topBytes(type);
    storage.first = at;
    storage.end = at + 1;
    storages.push_back(storage);
    return int(storages.size()) - 1;
  }

  Place wholeOf(int storage) { return {storage, zero}; }
  /// A copy: a place that is taken by reference moves when another is added.
  Place placeOf(Value value) const { return places.lookup(value); }

  /// The byte offset of a contiguous slice in its operand; null if it is not contiguous.
  dl::Dim sliceOffset(dl::SliceOp op) {
    auto from = cast<RankedTensorType>(op.getX().getType()), to = cast<RankedTensorType>(op.getR().getType());
    SmallVector<dl::Dim> fromDims = dl::getDims(from), toDims = dl::getDims(to);
    bool full = true; // all later dims are taken whole
    dl::Dim offset = zero, stride = dl::constantDim(elementBytes(from.getElementType()), context);
    for (int64_t i = from.getRank() - 1; i >= 0; --i) {
      bool one = dl::isConstant(toDims[i], 1);
      if ((!one && op.getSteps()[i] != 1) || (!full && !one))
        return {};
      full &= fromDims[i] == toDims[i];
      offset = offset + op.getStarts().getExprs()[i] * stride;
      stride = stride * fromDims[i];
    }
    return dl::simplify(offset);
  }

  /// The last step at which the memory of each root is read; the number of steps if the end of the function does.
  void findLastUses(Block &block) {
    int64_t end = int64_t(ops.size());
    for (auto [step, op] : llvm::enumerate(ops))
      for (Value operand : op->getOperands()) {
        int64_t at = isa<dl::StateUpdateOp>(op) ? end : int64_t(step);
        // A view reads nothing, but what it views must be there as long as it is used.
        lastUse[rootOf(operand)] = std::max(lastUse.lookup(rootOf(operand)), at);
      }
    for (Value operand : block.getTerminator()->getOperands())
      lastUse[rootOf(operand)] = end;
  }

  LogicalResult assignStorages(Block &block) {
    findLastUses(block);
    for (BlockArgument arg : block.getArguments())
      places[arg] =
          wholeOf(newStorage(Storage::Argument, cast<RankedTensorType>(arg.getType()), 0, arg.getArgNumber()));
    for (auto [index, op] : llvm::enumerate(ops)) {
      int64_t step = int64_t(index);
      auto result = [op = op] { return cast<RankedTensorType>(op->getResult(0).getType()); };
      if (auto param = dyn_cast<dl::ParamOp>(op)) {
        auto offset = layout.weight(param.getName(), result(), param.getInit(), op->getLoc());
        if (failed(offset))
          return failure();
        places[param] = wholeOf(newStorage(Storage::Weight, result(), step, *offset));
        storages.back().name = param.getName();
      } else if (auto state = dyn_cast<dl::StateOp>(op)) {
        if (op->hasAttr("derived")) {
          auto it = derived.find(state.getName());
          if (it == derived.end() || it->second.first != result())
            return op->emitOpError() << "there is no derived part \"" << state.getName() << "\" of type "
                                     << dl::toString(result()) << ": @init must write it";
          places[state] = wholeOf(newStorage(Storage::Derived, result(), step, it->second.second));
        } else {
          auto offset = layout.state(state.getName(), result(), state.getInit(), op->getLoc());
          if (failed(offset))
            return failure();
          places[state] = wholeOf(newStorage(Storage::State, result(), step, *offset));
        }
      } else if (auto constant = dyn_cast<dl::ConstantOp>(op)) {
        places[constant] = wholeOf(
            newStorage(Storage::Constant, result(), step, layout.constant(cast<ElementsAttr>(constant.getValue()))));
      } else if (auto reshape = dyn_cast<dl::ReshapeOp>(op)) {
        places[reshape] = placeOf(reshape.getX());
      } else if (auto slice = dyn_cast<dl::SliceOp>(op)) {
        dl::Dim offset = sliceOffset(slice);
        if (!offset)
          return op->emitOpError("is not contiguous, so it cannot be a view: it belongs into a kernel");
        Place from = placeOf(slice.getX());
        places[slice] = {from.storage, dl::simplify(from.offset + offset)};
      } else if (auto call = dyn_cast<kernel::CallOp>(op)) {
        if (failed(assignCall(call, step)))
          return failure();
      } else if (auto update = dyn_cast<dl::StateUpdateOp>(op)) {
        assignUpdate(update, step);
      } else {
        for (Value value : op->getResults())
          places[value] = wholeOf(newStorage(Storage::Arena, cast<RankedTensorType>(value.getType()), step));
      }
      for (Value value : op->getResults())
        if (auto it = lastUse.find(rootOf(value)); it != lastUse.end()) {
          Storage &storage = storages[placeOf(value).storage];
          storage.end = std::max(storage.end, it->second + 1);
        }
    }
    assignOutputs(block);
    return success();
  }

  bool isWhole(Place place, Type type) {
    return dl::isConstant(place.offset, 0) &&
           bytesOf(storages[place.storage].type) == bytesOf(cast<RankedTensorType>(type));
  }

  /// A derived part is the value's own memory in the arena of init, else a copy. A new value of the state that is the
  /// old one of another is kept in the arena first, as that may be committed before.
  void assignUpdate(dl::StateUpdateOp update, int64_t step) {
    Place place = placeOf(update.getX());
    Storage::Kind kind = storages[place.storage].kind;
    bool copied = isInit ? kind != Storage::Arena || !isWhole(place, update.getX().getType()) : kind == Storage::State;
    if (!copied)
      return;
    int storage = newStorage(Storage::Arena, cast<RankedTensorType>(update.getX().getType()), step);
    storages[storage].end = int64_t(ops.size()) + 1;
    copiedUpdates[update] = storage;
  }

  LogicalResult assignCall(kernel::CallOp call, int64_t step) {
    Operation *callee = symbols.lookup(call.getCallee());
    SmallVector<std::pair<int64_t, int64_t>> shared;
    for (auto pair : callee->getAttrOfType<ArrayAttr>("kernel.in_place")
                         ? callee->getAttrOfType<ArrayAttr>("kernel.in_place").getAsRange<ArrayAttr>()
                         : ArrayAttr::get(context, {}).getAsRange<ArrayAttr>()) {
      if (pair.size() != 2)
        return callee->emitOpError("kernel.in_place holds pairs of an output's and an input's number");
      int64_t output = cast<IntegerAttr>(pair[0]).getInt(), input = cast<IntegerAttr>(pair[1]).getInt();
      if (output < 0 || output >= call.getNumResults() || input < 0 || input >= call.getNumOperands())
        return callee->emitOpError() << "kernel.in_place pairs output " << output << " with input " << input
                                     << " of a kernel with " << call.getNumResults() << " outputs and "
                                     << call.getNumOperands() << " inputs";
      if (llvm::none_of(shared, [output = output, input = input](
                                    auto other) { return other.first == output || other.second == input; }) &&
          canShare(call, output, input, step))
        shared.push_back({output, input});
    }
    for (auto [index, value] : llvm::enumerate(call.getResults())) {
      auto *pair = llvm::find_if(shared, [output = int64_t(index)](auto p) { return p.first == output; });
      places[value] = pair != shared.end()
                          ? wholeOf(placeOf(call.getOperand(pair->second)).storage)
                          : wholeOf(newStorage(Storage::Arena, cast<RankedTensorType>(value.getType()), step));
    }
    if (!shared.empty())
      inPlace[call] = shared;
    auto scratch = callee->getAttrOfType<dl::DimsAttr>("kernel.scratch");
    if (!scratch)
      return success();
    dl::Dim bytes = dl::simplify(scratch.getExprs()[0] * chunksOf(callee));
    auto type = dl::getTensorType({bytes}, IntegerType::get(context, 8));
    if (!topBytes(type))
      return call.emitOpError() << "scratch of " << dl::toString(bytes) << " bytes has no largest size";
    scratchOf[call] = newStorage(Storage::Arena, type, step);
    return success();
  }

  dl::Dim chunksOf(Operation *callee) {
    auto chunks = callee->getAttrOfType<dl::DimsAttr>("kernel.chunks");
    return chunks && !chunks.getExprs().empty() ? chunks.getExprs()[0] : dl::constantDim(1, context);
  }

  /// Whether the call may write an output over an input: the input's memory is the arena's, holds nothing else that is
  /// needed later, is not read through another operand, and is as large as the output.
  bool canShare(kernel::CallOp call, int64_t output, int64_t input, int64_t step) {
    Value operand = call.getOperand(input);
    Place place = placeOf(operand);
    const Storage &storage = storages[place.storage];
    if (storage.kind != Storage::Arena || !isWhole(place, operand.getType()) ||
        lastUse.lookup(rootOf(operand)) > step || storage.end > step + 1)
      return false;
    if (operand.getType() != call.getResult(output).getType())
      return false;
    for (auto [index, other] : llvm::enumerate(call.getOperands()))
      if (int64_t(index) != input && placeOf(other).storage == place.storage)
        return false;
    return true;
  }

  /// A returned value whose memory is the arena's and all its own goes into the caller's buffer from the start.
  void assignOutputs(Block &block) {
    for (auto [index, value] : llvm::enumerate(block.getTerminator()->getOperands())) {
      Place place = placeOf(value);
      Storage &storage = storages[place.storage];
      if (storage.kind == Storage::Arena && isWhole(place, value.getType())) {
        storage.kind = Storage::Output;
        storage.offset = int64_t(block.getNumArguments() + index);
      } else {
        copies.push_back({value, unsigned(index)});
      }
    }
  }

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
    for (auto [index, storage] : llvm::enumerate(storages)) {
      if (storage.kind != Storage::Arena || storage.bytes == 0)
        continue;
      inArena.push_back(int(index));
      auto [by, unit] = split(bytesOf(storage.type));
      linear &= !factor || factor == by;
      factor = by;
    }
    if (!factor)
      factor = dl::constantDim(1, context);
    for (int index : inArena) {
      Storage &storage = storages[index];
      int64_t bytes = linear ? split(bytesOf(storage.type)).second : storage.bytes;
      intervals.push_back({storage.first, storage.end, bytes});
    }
    plan = planArena(intervals);
    byDims = !linear;
    for (auto [i, index] : llvm::enumerate(inArena))
      storages[index].offset = plan.offsets[i];
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
    sortBy(order, [&](int i) { return storages[i].offset; });
    SmallVector<llvm::BitVector> below; // all that stand below each, directly or not
    for (auto [turn, index] : llvm::enumerate(order)) {
      Storage &storage = storages[index];
      SmallVector<Value> after;
      dl::Dim offset = zero;
      below.emplace_back(unsigned(order.size()));
      if (!byDims) {
        offset = dl::simplify(factor * storage.offset);
      } else {
        // From the nearest down: one that a nearer one already stands on is implied.
        for (size_t other = turn; other-- > 0;) {
          const Storage &lower = storages[order[other]];
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

  Value storageBuffer(Storage &storage, Location loc) {
    if (storage.buffer)
      return storage.buffer;
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
    Place place = placeOf(tensor);
    Value base = storageBuffer(storages[place.storage], loc);
    Type type = bufferType(tensor.getType());
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
    auto shared = inPlace.lookup(call);
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
    if (auto it = scratchOf.find(call); it != scratchOf.end())
      scratch.push_back(storageBuffer(storages[it->second], call.getLoc()));
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

    for (Operation *op : ops) {
      Location loc = op->getLoc();
      if (auto call = dyn_cast<kernel::CallOp>(op)) {
        if (failed(writeCall(call)))
          return failure();
      } else if (auto print = dyn_cast<dl::PrintOp>(op)) {
        rt::PrintOp::create(builder, loc, print.getLabel(), buffer(print.getX(), loc));
      } else if (auto assertion = dyn_cast<dl::AssertOp>(op)) {
        rt::AssertOp::create(builder, loc, buffer(assertion.getC(), loc), assertion.getMessage());
      } else if (auto eager = dyn_cast<dl::EagerCallOp>(op)) {
        rt::EagerCallOp::create(builder, loc, eager.getCallee(), buffersOf(eager.getArgs(), loc),
                                buffersOf(eager.getResults(), loc));
      }
    }
    for (auto [value, index] : copies)
      rt::CopyOp::create(builder, block.getTerminator()->getLoc(), buffer(value, value.getLoc()),
                         body->getArgument(unsigned(numInputs) + index));
    if (failed(commit()))
      return failure();
    rt::ReturnOp::create(builder, block.getTerminator()->getLoc());
    symbols.remove(function);
    function.erase();
    return plan.arena;
  }

  /// Writes the updates of the state, after everything that can fail or reads the old values.
  LogicalResult commit() {
    for (Operation *op : ops)
      if (auto it = copiedUpdates.find(op); it != copiedUpdates.end()) {
        Value x = cast<dl::StateUpdateOp>(op).getX();
        rt::CopyOp::create(builder, op->getLoc(), buffer(x, op->getLoc()), storages[it->second].buffer);
      }
    for (Operation *op : ops) {
      auto update = dyn_cast<dl::StateUpdateOp>(op);
      if (!update)
        continue;
      auto type = cast<RankedTensorType>(update.getX().getType());
      auto copied = copiedUpdates.find(op);
      if (isInit) {
        // The derived part is this function's arena, so the value is already where the entries read it.
        const Storage &storage =
            storages[copied != copiedUpdates.end() ? copied->second : placeOf(update.getX()).storage];
        derived[update.getName()] = {type, storage.offset};
        continue;
      }
      auto offset = layout.state(update.getName(), type, std::nullopt, op->getLoc());
      if (failed(offset))
        return failure();
      Value to = rt::StateOp::create(builder, op->getLoc(), bufferType(type), dims(dl::constantDim(*offset, context)));
      Value from =
          copied != copiedUpdates.end() ? storages[copied->second].buffer : buffer(update.getX(), op->getLoc());
      rt::CopyOp::create(builder, op->getLoc(), from, to);
    }
    return success();
  }

  func::FuncOp function;
  ModuleLayout &layout;
  DerivedParts &derived;
  SymbolTable &symbols;
  MLIRContext *context;
  bool isInit;
  OpBuilder builder;
  dl::Dim zero;

  SmallVector<Operation *> ops;
  std::vector<Storage> storages;
  DenseMap<Value, Place> places;
  DenseMap<Value, int64_t> lastUse;
  DenseMap<Operation *, SmallVector<std::pair<int64_t, int64_t>>> inPlace;
  DenseMap<Operation *, int> scratchOf, copiedUpdates;
  SmallVector<std::pair<Value, unsigned>> copies; // returned values and the outputs they are copied into
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
  return FunctionPlanner(function, layout, derived, symbols).run();
}
