//===- Storages.cpp - Where the tensors of a function lie -----------------===//
//
// Control flow: the steps of regions follow that of their op, so that the two regions of an `if` share memory, and what
// a loop reads of the outside lives to the loop's end. A carried value has one storage for all trips and for the
// result. It is the initial value's where that dies there, and the next value is computed in it where the last one is
// dead by then; otherwise they are copied. So memory does not depend on the number of trips.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/Storages.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "passes/buffer/Order.h"
#include "passes/buffer/Overwrites.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

std::optional<int64_t> dlc::buffer::topBytes(func::FuncOp function, RankedTensorType type) {
  dl::Dim bytes = bytesOf(type);
  return bytes ? dl::upperBound(function, bytes) : std::nullopt;
}

dl::Dim dlc::buffer::chunksOf(Operation *kernel) {
  auto chunks = kernel->getAttrOfType<dl::DimsAttr>("kernel.chunks");
  return chunks && !chunks.getExprs().empty() ? chunks.getExprs()[0] : dl::constantDim(1, kernel->getContext());
}

namespace {

class Assigner : PlannedFunction {
public:
  explicit Assigner(const PlannedFunction &function) : PlannedFunction(function) {}

  FailureOr<Storages> run() {
    Block &block = function.getBody().front();
    for (BlockArgument arg : block.getArguments())
      if (!isa<RankedTensorType>(arg.getType()) || !topBytes(cast<RankedTensorType>(arg.getType())))
        return function.emitOpError() << "argument " << arg.getArgNumber() << " is " << dl::toString(arg.getType())
                                      << ", which has no largest size: give its dims a range";
    if (failed(check(block)))
      return failure();
    if (!isInit)
      overwrites = findOverwrites(function, symbols);
    number(block);
    for (Operation *op : steps)
      findUses(op);
    for (Value operand : block.getTerminator()->getOperands())
      lastUse[rootOf(operand)] = end();
    for (BlockArgument arg : block.getArguments())
      s.places[arg] =
          wholeOf(newStorage(Storage::Argument, cast<RankedTensorType>(arg.getType()), 0, arg.getArgNumber()));
    if (failed(assign(block)))
      return failure();
    assignOutputs(block);
    return std::move(s);
  }

private:
  //===--------------------------------------------------------------------===//
  // Steps
  //===--------------------------------------------------------------------===//

  std::optional<int64_t> topBytes(RankedTensorType type) { return buffer::topBytes(function, type); }
  int64_t end() const { return int64_t(steps.size()); }

  LogicalResult check(Block &block) {
    for (Operation &op : block) {
      if (!isa<kernel::CallOp, dl::ParamOp, dl::StateOp, dl::StateUpdateOp, dl::ConstantOp, dl::ReshapeOp, dl::SliceOp,
               dl::PrintOp, dl::AssertOp, dl::EagerCallOp, dl::ExternCallOp, dl::IfOp, dl::ForOp, dl::WhileOp,
               dl::YieldOp, func::ReturnOp>(op) ||
          (isa<dl::StateUpdateOp>(op) && op.getParentOp() != function))
        return op.emitOpError(
            "cannot be planned: expected kernel calls, views, state and host calls; run the fusion phase first");
      for (Type type : op.getResultTypes())
        if (!topBytes(cast<RankedTensorType>(type)))
          return op.emitOpError() << "has no largest size: a dim of " << dl::toString(type)
                                  << " has no range in dl.dims of @" << function.getName();
      for (Region &region : op.getRegions())
        if (failed(check(region.front())))
          return failure();
    }
    return success();
  }

  /// For the order: what a value would take in the arena.
  int64_t arenaBytes(Value value, Block &block) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != &block || isa<dl::ParamOp, dl::StateOp, dl::ConstantOp>(op))
      return 0;
    if (overwrites.count(value))
      return 0;
    // Written into the caller's buffer, or where control flow carries it.
    if (llvm::any_of(block.getTerminator()->getOperands(), [&](Value returned) { return rootOf(returned) == value; }))
      return 0;
    return topBytes(cast<RankedTensorType>(value.getType())).value_or(0);
  }

  void number(Block &block) {
    SmallVector<Wish> wishes;
    if (&block == &function.getBody().front())
      for (auto update : block.getOps<dl::StateUpdateOp>())
        if (auto it = overwrites.find(rootOf(update.getX())); it != overwrites.end() && it->second.update == update)
          wishes.push_back({it->second.call, it->second.after});
    s.order[&block] = chooseOrder(block, [&](Value value) { return arenaBytes(value, block); }, wishes);
    for (Operation *op : SmallVector<Operation *>(s.order[&block])) {
      addStep(op);
      for (Region &region : op->getRegions()) {
        number(region.front());
        addStep(region.front().getTerminator());
      }
      lastStep[op] = end() - 1;
    }
  }
  void addStep(Operation *op) {
    stepOf[op] = end();
    steps.push_back(op);
  }

  /// The last step at which the memory of each root is read; the number of steps if the end of the function does.
  void findUses(Operation *op) {
    for (Value operand : op->getOperands()) {
      // A view reads nothing, but what it views must be there as long as it is used.
      Value root = rootOf(operand);
      int64_t at = isa<dl::StateUpdateOp>(op) ? end() : stepOf.lookup(op);
      // What comes from outside a loop is read in every trip.
      for (Operation *around = op->getParentOp(); around != function; around = around->getParentOp()) {
        if (around->isAncestor(root.getParentRegion()->getParentOp()))
          break;
        if (isa<dl::ForOp, dl::WhileOp>(around))
          at = lastStep.lookup(around);
      }
      lastUse[root] = std::max(lastUse.lookup(root), at);
    }
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
    s.all.push_back(storage);
    return int(s.all.size()) - 1;
  }

  /// Whether what is computed in step `step` may take over the value's memory: it is the arena's, and nothing in it is
  /// needed after that step.
  bool endsAt(int64_t step, Value value) {
    Place place = placeOf(value);
    const Storage &storage = s.all[place.storage];
    return storage.kind == Storage::Arena && isWhole(place, value.getType()) && lastUse.lookup(rootOf(value)) <= step &&
           storage.end <= step + 1;
  }

  Place wholeOf(int storage) { return {storage, zero}; }
  Place placeOf(Value value) const { return s.placeOf(value); }
  Storage &storageOf(Value value) { return s.all[placeOf(value).storage]; }
  /// A value that is read at all keeps its storage until then.
  void keep(Value value) {
    if (auto it = lastUse.find(rootOf(value)); it != lastUse.end()) {
      Storage &storage = storageOf(value);
      storage.end = std::max(storage.end, it->second + 1);
    }
  }

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

  LogicalResult assign(Block &block) {
    for (Operation *op : SmallVector<Operation *>(s.order[&block])) {
      int64_t step = stepOf.lookup(op);
      auto result = [op = op] { return cast<RankedTensorType>(op->getResult(0).getType()); };
      if (auto param = dyn_cast<dl::ParamOp>(op)) {
        auto offset = layout.weight(param.getName(), result(), param.getInit(), op->getLoc());
        if (failed(offset))
          return failure();
        s.places[param] = wholeOf(newStorage(Storage::Weight, result(), step, *offset));
        s.all.back().name = param.getName();
      } else if (auto state = dyn_cast<dl::StateOp>(op)) {
        if (op->hasAttr("derived")) {
          auto it = derived.find(state.getName());
          if (it == derived.end() || it->second.first != result())
            return op->emitOpError() << "there is no derived part \"" << state.getName() << "\" of type "
                                     << dl::toString(result()) << ": @init must write it";
          s.places[state] = wholeOf(newStorage(Storage::Derived, result(), step, it->second.second));
        } else {
          auto offset = layout.state(state.getName(), result(), state.getInit(), op->getLoc());
          if (failed(offset))
            return failure();
          s.places[state] = wholeOf(newStorage(Storage::State, result(), step, *offset));
        }
      } else if (auto constant = dyn_cast<dl::ConstantOp>(op)) {
        s.places[constant] = wholeOf(
            newStorage(Storage::Constant, result(), step, layout.constant(cast<ElementsAttr>(constant.getValue()))));
      } else if (auto reshape = dyn_cast<dl::ReshapeOp>(op)) {
        s.places[reshape] = placeOf(reshape.getX());
      } else if (auto slice = dyn_cast<dl::SliceOp>(op)) {
        dl::Dim offset = sliceOffset(slice);
        if (!offset)
          return op->emitOpError("is not contiguous, so it cannot be a view: it belongs into a kernel");
        Place from = placeOf(slice.getX());
        s.places[slice] = {from.storage, dl::simplify(from.offset + offset)};
      } else if (auto call = dyn_cast<kernel::CallOp>(op)) {
        if (failed(assignCall(call, step)))
          return failure();
      } else if (auto update = dyn_cast<dl::StateUpdateOp>(op)) {
        assignUpdate(update, step);
      } else if (auto branch = dyn_cast<dl::IfOp>(op)) {
        if (failed(assignIf(branch, step)))
          return failure();
      } else if (isa<dl::ForOp, dl::WhileOp>(op)) {
        if (failed(assignLoop(op, step)))
          return failure();
      } else {
        for (Value value : op->getResults())
          s.places[value] = wholeOf(newStorage(Storage::Arena, cast<RankedTensorType>(value.getType()), step));
      }
      for (Value value : op->getResults())
        keep(value);
    }
    return success();
  }

  bool isWhole(Place place, Type type) {
    return dl::isConstant(place.offset, 0) &&
           bytesOf(s.all[place.storage].type) == bytesOf(cast<RankedTensorType>(type));
  }

  /// A derived part is the value's own memory in the arena of init, else a copy. A new value of the state that is the
  /// old one of another is kept in the arena first, as that may be committed before.
  void assignUpdate(dl::StateUpdateOp update, int64_t step) {
    if (s.doneUpdates.contains(update))
      return;
    Place place = placeOf(update.getX());
    Storage::Kind kind = s.all[place.storage].kind;
    bool copied = isInit ? kind != Storage::Arena || !isWhole(place, update.getX().getType()) : kind == Storage::State;
    if (!copied)
      return;
    int storage = newStorage(Storage::Arena, cast<RankedTensorType>(update.getX().getType()), step);
    s.all[storage].end = end() + 1;
    s.copiedUpdates[update] = storage;
  }

  LogicalResult assignCall(kernel::CallOp call, int64_t step) {
    Operation *callee = symbols.lookup(call.getCallee());
    SmallVector<std::pair<int64_t, int64_t>> shared;
    llvm::SmallDenseMap<int64_t, int> inState; // storages of outputs that are the next values of states
    for (Value result : call.getResults()) {
      auto it = overwrites.find(result);
      if (it == overwrites.end() ||
          !llvm::all_of(it->second.after, [&](Operation *op) { return lastStep.lookup(op) < step; }))
        continue;
      auto [update, maker, output, input, after] = it->second;
      auto type = cast<RankedTensorType>(update.getX().getType());
      auto offset = layout.state(update.getName(), type, std::nullopt, update.getLoc());
      if (failed(offset))
        return failure();
      inState[output] = newStorage(Storage::State, type, step, *offset);
      s.doneUpdates.insert(update);
      if (input >= 0)
        shared.push_back({output, input});
    }
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
      if (!inState.contains(output) &&
          llvm::none_of(shared, [output = output, input = input](
                                    auto other) { return other.first == output || other.second == input; }) &&
          canShare(call, output, input, step))
        shared.push_back({output, input});
    }
    for (auto [index, value] : llvm::enumerate(call.getResults())) {
      auto *pair = llvm::find_if(shared, [output = int64_t(index)](auto p) { return p.first == output; });
      auto state = inState.find(int64_t(index));
      s.places[value] = state != inState.end() ? wholeOf(state->second)
                        : pair != shared.end()
                            ? wholeOf(placeOf(call.getOperand(pair->second)).storage)
                            : wholeOf(newStorage(Storage::Arena, cast<RankedTensorType>(value.getType()), step));
    }
    if (!shared.empty())
      s.inPlace[call] = shared;
    auto scratch = callee->getAttrOfType<dl::DimsAttr>("kernel.scratch");
    if (!scratch)
      return success();
    dl::Dim bytes = dl::simplify(scratch.getExprs()[0] * chunksOf(callee));
    auto type = dl::getTensorType({bytes}, IntegerType::get(context, 8));
    if (!topBytes(type))
      return call.emitOpError() << "scratch of " << dl::toString(bytes) << " bytes has no largest size";
    s.scratchOf[call] = newStorage(Storage::Arena, type, step);
    return success();
  }

  /// Whether the call may write an output over an input: the input's memory is the arena's, holds nothing else that is
  /// needed later, is not read through another operand, and is as large as the output.
  bool canShare(kernel::CallOp call, int64_t output, int64_t input, int64_t step) {
    Value operand = call.getOperand(input);
    if (!endsAt(step, operand) || operand.getType() != call.getResult(output).getType())
      return false;
    for (auto [index, other] : llvm::enumerate(call.getOperands()))
      if (int64_t(index) != input && placeOf(other).storage == placeOf(operand).storage)
        return false;
    return true;
  }

  /// A returned value whose memory is the arena's and all its own goes into the caller's buffer from the start.
  void assignOutputs(Block &block) {
    for (auto [index, value] : llvm::enumerate(block.getTerminator()->getOperands())) {
      Place place = placeOf(value);
      Storage &storage = s.all[place.storage];
      if (storage.kind == Storage::Arena && isWhole(place, value.getType())) {
        storage.kind = Storage::Output;
        storage.offset = int64_t(block.getNumArguments() + index);
      } else {
        s.copies.push_back({value, unsigned(index)});
      }
    }
  }

  //===--------------------------------------------------------------------===//
  // Control flow
  //===--------------------------------------------------------------------===//

  /// Makes the memory of `value` a part of `target`, so that it is computed there: it has its own memory in the arena,
  /// written from step `from` on, and what `target` holds is dead by then.
  bool mergeInto(Value value, int target, int64_t from) {
    Place place = placeOf(value);
    Storage &own = s.all[place.storage], &into = s.all[target];
    if (place.storage == target)
      return isWhole(place, value.getType());
    if (own.kind != Storage::Arena || into.kind != Storage::Arena || own.first < from || own.first < into.end ||
        !isWhole(place, value.getType()) || bytesOf(own.type) != bytesOf(into.type))
      return false;
    own.into = target;
    into.end = std::max(into.end, own.end);
    return true;
  }

  /// The copies of `values` into `targets`, all at once: in an order, and over more memory where they go in a circle,
  /// such that no source is overwritten before it is read.
  void move(Operation *at, ArrayRef<std::pair<Value, int>> values, int64_t step) {
    SmallVector<Move> left, &moves = s.moves[at];
    for (auto [value, target] : values)
      left.push_back({value, -1, target});
    auto source = [&](const Move &move) { return move.value ? placeOf(move.value).storage : move.from; };
    while (!left.empty()) {
      auto *ready = llvm::find_if(left, [&](const Move &move) {
        return llvm::none_of(left, [&](const Move &other) { return &other != &move && source(other) == move.to; });
      });
      if (ready != left.end()) {
        moves.push_back(*ready);
        left.erase(ready);
        continue;
      }
      Move &first = left.front();
      int kept = newStorage(Storage::Arena, cast<RankedTensorType>(first.value.getType()), step);
      moves.push_back({first.value, -1, kept});
      first = {Value(), kept, first.to};
    }
  }

  LogicalResult assignIf(dl::IfOp op, int64_t step) {
    SmallVector<int> targets(op.getNumResults(), -1);
    for (Region &region : op->getRegions()) {
      Block &block = region.front();
      // The other region's steps come later, but it does not run after this one.
      int64_t from = block.empty() || s.order.lookup(&block).empty() ? stepOf.lookup(block.getTerminator())
                                                                     : stepOf.lookup(s.order.lookup(&block).front());
      if (failed(assign(block)))
        return failure();
      Operation *yield = block.getTerminator();
      int64_t at = stepOf.lookup(yield);
      SmallVector<std::pair<Value, int>> copied;
      for (auto [i, value] : llvm::enumerate(yield->getOperands())) {
        int &target = targets[i];
        Place place = placeOf(value);
        Storage &own = s.all[place.storage];
        bool isOwn = own.kind == Storage::Arena && own.first >= from && isWhole(place, value.getType()) &&
                     !llvm::is_contained(ArrayRef<int>(targets), place.storage);
        if (target < 0 && isOwn) {
          target = place.storage;
        } else if (target < 0) {
          target = newStorage(Storage::Arena, cast<RankedTensorType>(value.getType()), at);
          copied.push_back({value, target});
        } else if (isOwn && bytesOf(own.type) == bytesOf(s.all[target].type)) {
          // No value of the other region is alive in this one.
          own.into = target;
          s.all[target].end = std::max(s.all[target].end, own.end);
        } else {
          copied.push_back({value, target});
        }
      }
      move(yield, copied, at);
    }
    for (auto [result, target] : llvm::zip_equal(op.getResults(), targets)) {
      s.places[result] = wholeOf(target);
      s.all[target].end = std::max(s.all[target].end, lastStep.lookup(op) + 1);
    }
    return success();
  }

  LogicalResult assignLoop(Operation *op, int64_t step) {
    auto loop = dyn_cast<dl::WhileOp>(op);
    ValueRange initial = loop ? ValueRange(loop.getInit()) : ValueRange(cast<dl::ForOp>(op).getInit());
    Region &bodyRegion = op->getRegion(op->getNumRegions() - 1);
    Block &body = bodyRegion.front();
    SmallVector<int> carried;
    SmallVector<std::pair<Value, int>> copied;
    for (Value value : initial) {
      int own = placeOf(value).storage;
      bool taken = endsAt(step, value) && !llvm::is_contained(carried, own);
      carried.push_back(taken ? own : newStorage(Storage::Arena, cast<RankedTensorType>(value.getType()), step));
      if (!taken)
        copied.push_back({value, carried.back()});
    }
    move(op, copied, step);
    auto bind = [&](Region &region) {
      for (auto [argument, storage] : llvm::zip_equal(region.getArguments().take_back(carried.size()), carried)) {
        s.places[argument] = wholeOf(storage);
        keep(argument);
      }
    };
    if (loop) {
      // The condition leaves what it reads as it is: the body and the results want it.
      Operation *asks = loop.getCondition().front().getTerminator();
      for (BlockArgument argument : loop.getCondition().getArguments())
        lastUse[argument] = std::max(lastUse.lookup(argument), stepOf.lookup(asks));
      bind(loop.getCondition());
      if (failed(assign(loop.getCondition().front())))
        return failure();
    } else {
      Value index = body.getArgument(0);
      s.places[index] = wholeOf(newStorage(Storage::Index, cast<RankedTensorType>(index.getType()), step));
    }
    bind(bodyRegion);
    if (failed(assign(body)))
      return failure();
    Operation *yield = body.getTerminator();
    int64_t at = stepOf.lookup(yield), from = loop ? stepOf.lookup(loop.getCondition().front().getTerminator()) : step;
    copied.clear();
    for (auto [value, storage] : llvm::zip_equal(yield->getOperands(), carried)) {
      // A value that is yielded twice is computed in the place of the first.
      Place place = placeOf(value);
      bool elsewhere = place.storage != storage && llvm::is_contained(carried, place.storage);
      if (elsewhere || !mergeInto(value, storage, from + 1))
        copied.push_back({value, storage});
    }
    move(yield, copied, at);
    for (auto [result, storage] : llvm::zip_equal(op->getResults(), carried)) {
      s.places[result] = wholeOf(storage);
      s.all[storage].end = std::max(s.all[storage].end, lastStep.lookup(op) + 1);
    }
    return success();
  }

  SmallVector<Operation *> steps;
  DenseMap<Operation *, int64_t> stepOf, lastStep;
  DenseMap<Value, int64_t> lastUse;
  DenseMap<Value, Overwrite> overwrites;
  Storages s;
};

} // namespace

FailureOr<Storages> dlc::buffer::assignStorages(const PlannedFunction &function) { return Assigner(function).run(); }
