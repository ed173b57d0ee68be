//===- EntryWriter.cpp - An rt function as an entry point -----------------===//
//
// An entry checks its arguments, then runs its launches in order. What does not depend on the model stands in
// compiler/target/support/Support.c; calls to `dlc_rt_*` are resolved when the target links it in. All code written
// here runs on the plainest CPU of the target; only kernels use more.
//
//===----------------------------------------------------------------------===//
#include "passes/buffer/EntryWriter.h"
#include "dialects/dl/Dialect.h"
#include "passes/buffer/Layout.h"
#include "passes/buffer/Levels.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

namespace {

/// Writes one rt.func: `m_ENTRY`, the wrapper of type dlc_entry_fn and the function of the arena's size; or the body
/// of `m_init`.
class EntryWriter {
public:
  EntryWriter(LLVMWriter &w, rt::FuncOp entry, const ModelInfo &model, unsigned &siteTables)
      : w(w), entry(entry), model(model), siteTables(siteTables) {
    if (auto attr = entry->getAttrOfType<DictionaryAttr>("dl.dims"))
      for (NamedAttribute dim : attr)
        dimNames.push_back(dim.getName().getValue());
  }

  LogicalResult write() {
    if (entry->hasAttr("rt.derive"))
      return writeDerive();
    return entry.getName() == "init" ? writeInit() : writeEntry();
  }

private:
  //===--------------------------------------------------------------------===//
  // Functions
  //===--------------------------------------------------------------------===//

  LogicalResult writeInit() {
    w.loc = entry.getLoc();
    auto function = w.function(model.name + "_init", w.i32, {w.ptr, w.ptr, w.ptr}, /*exported=*/true);
    stateBlock = function.getArgument(0);
    host = function.getArgument(2);
    w.returnUnlessOk(
        w.call("dlc_rt_begin_init", w.i32, {w.address("dlc.model"), stateBlock, function.getArgument(1), host}));
    arenaBlock = w.at(stateBlock, model.derivedOffset);
    if (failed(writeBody()))
      return failure();
    w.call("dlc_rt_end_init", w.none, {w.address("dlc.model"), stateBlock});
    LLVM::ReturnOp::create(w, w.loc, w.number(w.i32, 0));
    return success();
  }

  /// `dlc_status dlc.derive(const void *parameters, void *memory, const dlc_host *host)`, which the emitter runs.
  LogicalResult writeDerive() {
    w.loc = entry.getLoc();
    auto function = w.function(kDeriveSymbol, w.i32, {w.ptr, w.ptr, w.ptr}, /*exported=*/true);
    weightsBlock = function.getArgument(0);
    arenaBlock = function.getArgument(1);
    host = function.getArgument(2);
    if (failed(writeBody()))
      return failure();
    LLVM::ReturnOp::create(w, w.loc, w.number(w.i32, 0));
    return success();
  }

  LogicalResult writeEntry() {
    std::string name = entry.getName().str();
    w.loc = entry.getLoc();
    writeArenaBytes(name + ".arena_bytes");
    ArrayRef<Type> tensors = entry.getArgumentTypes();
    SmallVector<Type> types{w.ptr, w.ptr, w.ptr};
    types.append(dimNames.size(), w.i64);
    types.append(tensors.size(), w.ptr);
    auto function = w.function(model.name + "_" + name, w.i32, types, /*exported=*/true);
    if (!model.levels.empty()) {
      LLVM::ReturnOp::create(w, w.loc, callLevel(w, model, name, function.getArguments()));
      writeGeneric(name);
      return success();
    }
    stateBlock = function.getArgument(0);
    arenaBlock = function.getArgument(1);
    host = function.getArgument(2);
    unsigned next = 3;
    Value dimArray = dimNames.empty() ? w.null() : w.stack(8 * int64_t(dimNames.size()));
    for (auto [i, dim] : llvm::enumerate(dimNames)) {
      dims[dim] = function.getArgument(next++);
      w.storeSlot(dims[dim], dimArray, int64_t(i));
    }
    Value pointers = w.stack(8 * int64_t(tensors.size() + 1)), bytes = w.stack(8 * int64_t(tensors.size() + 1));
    Value descriptor = w.at(w.address("dlc.entries"), model.entryOffset(entry.getName()));
    if (!dimNames.empty())
      w.returnUnlessOk(w.call("dlc_rt_check_dims", w.i32, {descriptor, host, dimArray}));
    for (auto [i, type] : llvm::enumerate(tensors)) {
      Value tensor = function.getArgument(next++);
      buffers[entry.getBody().getArgument(unsigned(i))] = tensor;
      w.storeSlot(tensor, pointers, int64_t(i));
      w.storeSlot(bytesOf(type), bytes, int64_t(i));
    }
    Value arenaBytes = w.call(name + ".arena_bytes", w.i64, {dimArray});
    w.returnUnlessOk(
        w.call("dlc_rt_check", w.i32,
               {w.address("dlc.model"), descriptor, stateBlock, arenaBlock, arenaBytes, host, pointers, bytes}));
    if (failed(writeBody()))
      return failure();
    LLVM::ReturnOp::create(w, w.loc, w.number(w.i32, 0));
    writeGeneric(name);
    return success();
  }

  /// The form for callers that do not know the signature.
  void writeGeneric(const std::string &name) {
    auto generic = w.function(name + ".call", w.i32, {w.ptr, w.ptr, w.ptr, w.ptr, w.ptr}, /*exported=*/false);
    SmallVector<Value> arguments(generic.getArguments().take_front(3));
    for (size_t i = 0; i < dimNames.size(); ++i)
      arguments.push_back(w.load(w.i64, w.at(generic.getArgument(3), 8 * int64_t(i))));
    for (size_t i = 0; i < entry.getArgumentTypes().size(); ++i)
      arguments.push_back(w.load(w.ptr, w.at(generic.getArgument(4), 8 * int64_t(i))));
    LLVM::ReturnOp::create(w, w.loc, w.call(model.name + "_" + name, w.i32, arguments));
  }

  /// `uint64_t NAME(const int64_t *dims)`, and with dims also `m_ENTRY_arena_bytes(int64_t dims...)`.
  void writeArenaBytes(std::string name) {
    auto function = w.function(name, w.i64, {w.ptr}, /*exported=*/false);
    dims.clear();
    SmallVector<Type> types(dimNames.size(), w.i64);
    for (auto [i, dim] : llvm::enumerate(dimNames))
      dims[dim] = w.load(w.i64, w.at(function.getArgument(0), 8 * int64_t(i)));
    LLVM::ReturnOp::create(w, w.loc, arenaBytes());
    if (!dimNames.empty()) {
      auto named =
          w.function(model.name + "_" + entry.getName().str() + "_arena_bytes", w.i64, types, /*exported=*/true);
      for (auto [i, dim] : llvm::enumerate(dimNames))
        dims[dim] = named.getArgument(unsigned(i));
      LLVM::ReturnOp::create(w, w.loc, arenaBytes());
    }
    dims.clear();
  }

  Value arenaBytes() {
    if (!model.levels.empty() && !dimNames.empty())
      return mostOfLevels(w, model, entry.getName().str() + "_arena_bytes",
                          llvm::map_to_vector(dimNames, [&](StringRef dim) { return dims[dim]; }));
    if (!entry->hasAttr("rt.arena_by_dims"))
      return w.evaluate(entry.getArenaBytes().getExprs()[0], dims);
    arenaOffsets.clear();
    Value top = w.number(w.i64, 0);
    for (auto arena : entry.getBody().front().getOps<rt::ArenaOp>())
      top = LLVM::UMaxOp::create(w, w.loc, top, endOf(arena));
    arenaOffsets.clear();
    return top;
  }

  //===--------------------------------------------------------------------===//
  // Buffers
  //===--------------------------------------------------------------------===//

  Value bytesOf(Type type) { return w.evaluate(buffer::bytesOf(cast<rt::BufferType>(type).getTensor()), dims); }

  Value offsetOf(rt::ArenaOp arena) {
    auto [it, isNew] = arenaOffsets.try_emplace(arena, Value());
    if (!isNew)
      return it->second;
    Value offset = w.evaluate(arena.getOffset().getExprs()[0], dims);
    Value base;
    for (Value after : arena.getAfter()) {
      Value end = endOf(after.getDefiningOp<rt::ArenaOp>());
      base = base ? LLVM::UMaxOp::create(w, w.loc, base, end) : end;
    }
    if (base)
      offset = LLVM::AddOp::create(w, w.loc, base, offset);
    return arenaOffsets[arena] = offset;
  }

  /// The first aligned offset behind a buffer.
  Value endOf(rt::ArenaOp arena) {
    Value end = LLVM::AddOp::create(w, w.loc, offsetOf(arena), bytesOf(arena.getR().getType()));
    end = LLVM::AddOp::create(w, w.loc, end, w.number(w.i64, kAlignment - 1));
    return LLVM::AndOp::create(w, w.loc, end, w.number(w.i64, -kAlignment));
  }

  /// Fills a dlc_tensor in the frame.
  void describe(Value buffer, Value into) {
    auto type = cast<rt::BufferType>(buffer.getType()).getTensor();
    for (auto [i, dim] : llvm::enumerate(dl::getDims(type)))
      w.storeSlot(w.evaluate(dim, dims), shape, int64_t(i));
    w.call("dlc_rt_tensor", w.none,
           {into, buffers[buffer], w.number(w.i32, dtypeOf(type.getElementType())), w.number(w.i32, type.getRank()),
            shape});
  }

  //===--------------------------------------------------------------------===//
  // Control
  //===--------------------------------------------------------------------===//

  /// A block behind the current one with an argument for each type.
  Block *newBlock(TypeRange bufferTypes) {
    OpBuilder::InsertionGuard guard(w);
    Block *here = w.getInsertionBlock();
    Block *block = w.createBlock(here->getParent(), std::next(Region::iterator(here)));
    for (size_t i = 0; i < bufferTypes.size(); ++i)
      block->addArgument(w.ptr, w.loc);
    return block;
  }

  void jump(Block *to, ValueRange with) { LLVM::BrOp::create(w, w.loc, with, to); }
  void enter(Block *block) { w.setInsertionPointToEnd(block); }
  void bind(ValueRange from, ValueRange to) {
    for (auto [buffer, pointer] : llvm::zip_equal(from, to))
      buffers[buffer] = pointer;
  }
  SmallVector<Value> pointersOf(ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) { return buffers[value]; });
  }
  Value isTrue(Value buffer) {
    return LLVM::ICmpOp::create(w, w.loc, LLVM::ICmpPredicate::ne, w.load(w.i8, buffers[buffer]), w.number(w.i8, 0));
  }

  //===--------------------------------------------------------------------===//
  // Ops
  //===--------------------------------------------------------------------===//

  LogicalResult writeBody() {
    // Frames of the host calls: all of them use the same memory, one after another.
    int64_t mostSlots = 0, mostTensors = 0;
    bool anyShape = false;
    entry.walk([&](Operation *op) {
      if (auto launch = dyn_cast<rt::LaunchOp>(op)) {
        auto names = launch->getAttrOfType<ArrayAttr>("dims");
        mostSlots = std::max<int64_t>(mostSlots, launch->getNumOperands() + (names ? names.size() : 0) + 1);
      } else if (auto call = dyn_cast<rt::EagerCallOp>(op)) {
        mostTensors = std::max<int64_t>(mostTensors, call->getNumOperands());
        anyShape = true;
      } else if (isa<rt::PrintOp>(op)) {
        mostTensors = std::max<int64_t>(mostTensors, 1);
        anyShape = true;
      } else if (auto loop = dyn_cast<rt::WhileOp>(op); isa<rt::ForOp>(op) || (loop && loop.getMax())) {
        indices[op] = Value();
      }
    });
    {
      OpBuilder::InsertionGuard guard(w);
      w.setInsertionPointToStart(&w.getInsertionBlock()->getParent()->front());
      if (mostSlots) {
        slots = w.stack(8 * mostSlots);
        statusWord = w.stack(4);
      }
      if (anyShape)
        shape = w.stack(8 * DLC_MAX_RANK_IR);
      if (mostTensors)
        tensorFrame = w.stack(mostTensors * kTensorBytes);
      for (auto &[op, index] : indices)
        index = w.stack(8);
    }
    return writeOps(entry.getBody().front());
  }

  LogicalResult writeOps(Block &block) {
    for (Operation &op : block.without_terminator()) {
      w.loc = op.getLoc();
      LogicalResult result =
          TypeSwitch<Operation *, LogicalResult>(&op)
              .Case<rt::ArenaOp>([&](auto op) { return place(op.getR(), arenaBlock, offsetOf(op)); })
              .Case<rt::StateOp>(
                  [&](auto op) { return place(op.getR(), stateBlock, w.evaluate(op.getOffset().getExprs()[0], dims)); })
              .Case<rt::DerivedOp>([&](auto op) {
                return place(op.getR(), w.at(stateBlock, model.derivedOffset),
                             w.evaluate(op.getOffset().getExprs()[0], dims));
              })
              .Case<rt::ConstantOp>([&](auto op) {
                // A block of constants without an element is not in the object.
                Value base = model.constantsBytes ? w.address("dlc.constants") : w.null();
                return place(op.getR(), base, w.evaluate(op.getOffset().getExprs()[0], dims));
              })
              .Case<rt::WeightOp>([&](auto op) {
                // The state block's second word; see dlc_rt_state.
                Value base = weightsBlock     ? weightsBlock
                             : model.embedded ? w.address("dlc.weights")
                                              : w.load(w.ptr, w.at(stateBlock, 8));
                return place(op.getR(), base, w.number(w.i64, int64_t(op.getOffset())));
              })
              .Case<rt::ViewOp>([&](auto op) {
                return place(op.getR(), buffers[op.getX()], w.evaluate(op.getOffset().getExprs()[0], dims));
              })
              .Case<rt::LaunchOp, rt::CopyOp, rt::PrintOp, rt::AssertOp, rt::EagerCallOp, rt::ExternCallOp, rt::IfOp,
                    rt::ForOp, rt::WhileOp>([&](auto op) { return writeOp(op); })
              .Default([](Operation *op) { return op->emitOpError("has no lowering to LLVM"); });
      if (failed(result))
        return failure();
    }
    return success();
  }

  LogicalResult place(Value buffer, Value base, Value offset) {
    if (!offset)
      return buffer.getDefiningOp()->emitOpError("has an offset with a dim that the entry does not declare");
    buffers[buffer] = w.at(base, offset);
    return success();
  }

  LogicalResult writeOp(rt::LaunchOp op) {
    int64_t slot = 0;
    for (Value buffer : op->getOperands())
      w.storeSlot(buffers[buffer], slots, slot++);
    if (auto names = op->getAttrOfType<ArrayAttr>("dims"))
      for (auto name : names.getAsRange<StringAttr>()) {
        if (!dims.count(name))
          return op.emitOpError() << "needs the dim " << name << ", which the entry does not declare";
        w.storeSlot(dims[name], slots, slot++);
      }
    w.storeSlot(statusWord, slots, slot);
    bool hasStatus = op->hasAttr("status");
    if (hasStatus)
      w.store(w.number(w.i32, 0), statusWord);
    auto chunksAttr = op->getAttrOfType<dl::DimsAttr>("chunks");
    Value chunks = chunksAttr ? w.evaluate(chunksAttr.getExprs()[0], dims) : w.number(w.i64, 1);
    if (!chunks)
      return op.emitOpError("has a count of chunks with a dim that the entry does not declare");
    std::string thunk = (op.getKernel() + ".thunk").str();
    w.declare(thunk, LLVM::LLVMFunctionType::get(w.none, {w.ptr, w.i64}));
    w.call("dlc_rt_launch", w.none, {host, w.string(op.getKernel()), w.address(thunk), slots, chunks});
    if (!hasStatus)
      return success();
    Value status = w.load(w.i32, statusWord);
    w.returnUnlessOk(status, [&] {
      auto sites = op->getAttrOfType<ArrayAttr>("sites");
      Value siteCount = w.number(w.i32, sites ? int64_t(sites.size()) : 1);
      return w.call("dlc_rt_kernel_failed", w.i32, {host, status, sitesOf(op), siteCount});
    });
    return success();
  }

  /// What each op of the kernel that can fail is, and where it stands; a kernel written by hand is one op.
  Value sitesOf(rt::LaunchOp op) {
    auto sites = op->getAttrOfType<ArrayAttr>("sites");
    std::string name = "dlc.sites." + std::to_string(siteTables++);
    return w.table(name, sites ? int64_t(sites.size()) : 1, [&](int64_t i) {
      if (!sites)
        return w.pack({w.string(op.getKernel()), w.string(errorPlace(op.getLoc()))});
      auto site = cast<ArrayAttr>(sites[unsigned(i)]);
      return w.pack({w.string(cast<StringAttr>(site[0])), w.string(errorPlace(Location(cast<LocationAttr>(site[1]))))});
    });
  }

  LogicalResult writeOp(rt::CopyOp op) {
    // Memory that a view shares with its source is never copied onto itself in part, only as a whole.
    LLVM::MemmoveOp::create(w, w.loc, buffers[op.getTo()], buffers[op.getFrom()], bytesOf(op.getFrom().getType()),
                            /*isVolatile=*/false);
    return success();
  }

  LogicalResult writeOp(rt::PrintOp op) {
    describe(op.getX(), tensorFrame);
    w.call("dlc_rt_print", w.none, {host, w.string(op.getLabel()), tensorFrame, w.string(sourcePlace(op.getLoc()))});
    return success();
  }

  LogicalResult writeOp(rt::AssertOp op) {
    w.returnUnlessOk(w.call("dlc_rt_assert", w.i32,
                            {host, buffers[op.getC()], bytesOf(op.getC().getType()), w.string(op.getMessage()),
                             w.string(errorPlace(op.getLoc()))}));
    return success();
  }

  LogicalResult writeOp(rt::EagerCallOp op) {
    for (auto [i, buffer] : llvm::enumerate(op->getOperands()))
      describe(buffer, w.at(tensorFrame, int64_t(i) * kTensorBytes));
    Value outputs = w.at(tensorFrame, int64_t(op.getIns().size()) * kTensorBytes);
    w.returnUnlessOk(
        w.call("dlc_rt_eager_call", w.i32,
               {host, w.string(op.getCallee()), tensorFrame, w.number(w.i32, int64_t(op.getIns().size())), outputs,
                w.number(w.i32, int64_t(op.getOuts().size())), w.string(errorPlace(op.getLoc()))}));
    return success();
  }

  /// The function is called as C declares it, so that a debugger and a profiler show it.
  LogicalResult writeOp(rt::ExternCallOp op) {
    SmallVector<Value> words{host};
    for (dl::Dim size : op.getSizes().getExprs())
      words.push_back(w.evaluate(size, dims));
    for (Value buffer : op->getOperands())
      words.push_back(buffers[buffer]);
    if (llvm::is_contained(words, Value()))
      return op.emitOpError("has a size with a dim that the entry does not declare");
    Value status = w.call(op.getFunction(), w.i32, words);
    w.returnUnlessOk(status, [&] {
      return w.call("dlc_rt_extern_failed", w.i32,
                    {host, status, w.string(op.getFunction()), w.string(errorPlace(op.getLoc()))});
    });
    return success();
  }

  /// Writes a region's ops and goes on at `next` with what it yields.
  LogicalResult writeRegion(Block &block, Block *next) {
    if (failed(writeOps(block)))
      return failure();
    jump(next, pointersOf(block.getTerminator()->getOperands()));
    return success();
  }

  LogicalResult writeOp(rt::IfOp op) {
    Block *next = newBlock(op.getResultTypes()), *otherwise = newBlock({}), *then = newBlock({});
    bool hasElse = !op.getElseRegion().empty();
    if (!hasElse && op.getNumResults())
      return op.emitOpError("has results but no else region");
    LLVM::CondBrOp::create(w, w.loc, isTrue(op.getC()), then, otherwise);
    enter(then);
    if (failed(writeRegion(op.getThenRegion().front(), next)))
      return failure();
    enter(otherwise);
    if (!hasElse)
      jump(next, {});
    else if (failed(writeRegion(op.getElseRegion().front(), next)))
      return failure();
    enter(next);
    bind(op.getRs(), next->getArguments());
    return success();
  }

  /// The body's arguments are the index (an i64 scalar buffer) and the carried buffers.
  LogicalResult writeOp(rt::ForOp op) {
    Block &body = op.getBody().front();
    size_t carried = op.getInit().size();
    if (body.getNumArguments() != carried + 1)
      return op.emitOpError() << "body has " << body.getNumArguments() << " arguments, expected the index and "
                              << carried << " carried buffers";
    Value count = w.load(w.i64, buffers[op.getCount()]), index = indices[op];
    w.store(w.number(w.i64, 0), index);
    Block *next = newBlock(op.getResultTypes()), *loop = newBlock({}), *head = newBlock(op.getResultTypes());
    jump(head, pointersOf(op.getInit()));
    enter(head);
    Value more = LLVM::ICmpOp::create(w, w.loc, LLVM::ICmpPredicate::slt, w.load(w.i64, index), count);
    LLVM::CondBrOp::create(w, w.loc, more, loop, ValueRange(), next, head->getArguments());
    enter(loop);
    // The body sees a copy of the counter's memory only by reading it.
    buffers[body.getArgument(0)] = index;
    bind(body.getArguments().drop_front(), head->getArguments());
    if (failed(writeOps(body)))
      return failure();
    w.store(LLVM::AddOp::create(w, w.loc, w.load(w.i64, index), w.number(w.i64, 1)), index);
    jump(head, pointersOf(body.getTerminator()->getOperands()));
    enter(next);
    bind(op.getRs(), next->getArguments());
    return success();
  }

  LogicalResult writeOp(rt::WhileOp op) {
    Block &condition = op.getCondition().front(), &body = op.getBody().front();
    if (condition.getTerminator()->getNumOperands() != 1)
      return op.emitOpError("condition yields exactly one bool buffer");
    Block *next = newBlock(op.getResultTypes()), *loop = newBlock({}), *head = newBlock(op.getResultTypes());
    Value trips = op.getMax() ? indices[op] : Value();
    if (trips)
      w.store(w.number(w.i64, 0), trips);
    jump(head, pointersOf(op.getInit()));
    enter(head);
    bind(condition.getArguments(), head->getArguments());
    // The bound comes first: what it ends is not asked for.
    if (trips) {
      Value count = w.load(w.i64, trips);
      w.store(LLVM::AddOp::create(w, w.loc, count, w.number(w.i64, 1)), trips);
      Value more = LLVM::ICmpOp::create(w, w.loc, LLVM::ICmpPredicate::slt, count, w.number(w.i64, *op.getMax()));
      Block *test = newBlock({});
      LLVM::CondBrOp::create(w, w.loc, more, test, ValueRange(), next, head->getArguments());
      enter(test);
    }
    if (failed(writeOps(condition)))
      return failure();
    LLVM::CondBrOp::create(w, w.loc, isTrue(condition.getTerminator()->getOperand(0)), loop, ValueRange(), next,
                           head->getArguments());
    enter(loop);
    bind(body.getArguments(), head->getArguments());
    if (failed(writeRegion(body, head)))
      return failure();
    enter(next);
    bind(op.getRs(), next->getArguments());
    return success();
  }

  static constexpr int64_t DLC_MAX_RANK_IR = 8, kTensorBytes = 80; // sizeof(dlc_tensor)

  LLVMWriter &w;
  rt::FuncOp entry;
  const ModelInfo &model;
  unsigned &siteTables; // of the module
  SmallVector<StringRef> dimNames;
  DimValues dims;
  DenseMap<Value, Value> buffers;
  DenseMap<Operation *, Value> arenaOffsets;
  llvm::MapVector<Operation *, Value> indices;
  Value stateBlock, arenaBlock, host;
  Value weightsBlock; ///< where it is an argument
  Value slots, statusWord, shape, tensorFrame;
};

} // namespace

LogicalResult dlc::buffer::writeEntry(LLVMWriter &w, rt::FuncOp entry, const ModelInfo &model, unsigned &siteTables) {
  return EntryWriter(w, entry, model, siteTables).write();
}
