//===- FormKernels.cpp - Groups ops into kernels --------------------------===//
#include "dialects/kernel/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Facts.h"
#include "passes/Passes.h"
#include "passes/fusion/Groups.h"
#include "passes/lower/Lower.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace dlc {
#define GEN_PASS_DEF_FORMKERNELSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using namespace dlc::fusion;

namespace {

/// Kernels of a module by what they do: the printed body, which holds neither locations nor names.
class KernelTable {
public:
  KernelTable(ModuleOp module) : symbols(module), insertion(module.getBody()->begin()) {}

  /// The kernel for `define`, an earlier equal one or `define` itself under its name.
  kernel::DefineOp intern(kernel::DefineOp define, StringRef stem) {
    std::string key;
    llvm::raw_string_ostream os(key);
    define.getFunctionType().print(os);
    os << define->getAttr("dl.dims") << define->getAttr("kernel.root");
    define.getBody().front().walk([&](Operation *op) {
      op->print(os, OpPrintingFlags().useLocalScope().printNameLocAsPrefix(false));
      os << "\n";
    });
    auto [it, isNew] = kernels.try_emplace(key, define);
    if (!isNew) {
      define.erase();
      return it->second;
    }
    define.setSymName(("k" + Twine(count++) + "_" + stem).str());
    symbols.insert(define, insertion);
    return define;
  }

private:
  SymbolTable symbols;
  Block::iterator insertion; // kernels stand before the functions, in order of first use
  llvm::StringMap<kernel::DefineOp> kernels;
  unsigned count = 0;
};

/// A splat, read by a kernel rather than passed to it.
dl::ConstantOp splatOf(Value value) {
  auto constant = value.getDefiningOp<dl::ConstantOp>();
  return constant && roleOf(constant) == Role::Splat ? constant : nullptr;
}

/// Writes a splat into a kernel: a scalar, broadcast where it has a shape, so that it is a value in a register and
/// never a table in memory.
Value sink(dl::ConstantOp splat, OpBuilder &builder) {
  auto type = cast<RankedTensorType>(splat.getResult().getType());
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value constant =
      dl::ConstantOp::create(builder, splat.getLoc(), cast<SplatElementsAttr>(splat.getValue()).resizeSplat(scalar));
  return type.getRank() == 0 ? constant : dl::BroadcastToOp::create(builder, splat.getLoc(), type, constant);
}

/// "conv_add_maximum"; long chains are cut.
std::string stemOf(const Group &group) {
  constexpr unsigned most = 4;
  std::string stem;
  for (auto [index, op] : llvm::enumerate(group.ops)) {
    if (index == most) {
      stem += "_etc";
      break;
    }
    stem += (index ? "_" : "") + mnemonicOf(op).str();
  }
  return stem;
}

/// Replaces the group's ops by a call, placed at the builder.
LogicalResult outline(const Group &group, func::FuncOp function, KernelTable &table, OpBuilder &builder) {
  MLIRContext *context = builder.getContext();
  llvm::SetVector<Operation *> members(group.ops.begin(), group.ops.end());
  llvm::SetVector<Value> args;
  SmallVector<Value> results;
  SmallVector<Location> locs = {group.root->getLoc()};
  for (Operation *op : group.ops) {
    for (Value operand : op->getOperands())
      if (!splatOf(operand) && !members.contains(operand.getDefiningOp()))
        args.insert(operand);
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !members.contains(user); }))
        results.push_back(result);
    if (op != group.root)
      locs.push_back(op->getLoc());
  }
  // Nothing reads it: graph's DCE normally leaves none.
  if (results.empty()) {
    for (Operation *op : llvm::reverse(group.ops))
      op->erase();
    return success();
  }
  SmallVector<Type> argTypes, resultTypes;
  for (Value arg : args)
    argTypes.push_back(arg.getType());
  for (Value result : results)
    resultTypes.push_back(result.getType());

  OperationState state(builder.getFusedLoc(locs), kernel::DefineOp::getOperationName());
  state.addAttribute("sym_name", builder.getStringAttr("kernel"));
  state.addAttribute("function_type", TypeAttr::get(FunctionType::get(context, argTypes, resultTypes)));
  state.addAttribute("kernel.root", builder.getStringAttr(mnemonicOf(group.root)));
  if (group.parts > 1)
    state.addAttribute("kernel.parts", builder.getI64IntegerAttr(group.parts));
  state.addRegion();
  auto define = cast<kernel::DefineOp>(Operation::create(state));
  Block *body = new Block();
  define.getBody().push_back(body);
  IRMapping map;
  for (Value arg : args)
    map.map(arg, body->addArgument(arg.getType(), arg.getLoc()));
  OpBuilder inner = OpBuilder::atBlockEnd(body);
  for (Operation *op : group.ops) {
    for (Value operand : op->getOperands())
      if (dl::ConstantOp splat = splatOf(operand); splat && !map.contains(operand))
        map.map(operand, sink(splat, inner));
    inner.clone(*op, map);
  }
  SmallVector<Value> yielded;
  for (Value result : results)
    yielded.push_back(map.lookup(result));
  kernel::YieldOp::create(inner, define.getLoc(), yielded);

  // Ranges of the named dims that its types or attributes use.
  SmallVector<NamedAttribute> ranges;
  if (auto dims = function->getAttrOfType<DictionaryAttr>("dl.dims")) {
    llvm::SmallDenseSet<StringRef> used;
    auto useType = [&](Type type) {
      for (StringRef name : dl::collectNames(dl::getDims(cast<RankedTensorType>(type))))
        used.insert(name);
    };
    define.walk([&](Operation *op) {
      llvm::for_each(op->getOperandTypes(), useType);
      llvm::for_each(op->getResultTypes(), useType);
      for (NamedAttribute attribute : op->getAttrs())
        if (auto exprs = dyn_cast<dl::DimsAttr>(attribute.getValue()))
          for (StringRef name : dl::collectNames(exprs.getExprs()))
            used.insert(name);
    });
    for (NamedAttribute range : dims)
      if (used.contains(range.getName()))
        ranges.push_back(range);
  }
  if (!ranges.empty())
    define->setAttr("dl.dims", builder.getDictionaryAttr(ranges));

  define = table.intern(define, stemOf(group));
  auto call =
      kernel::CallOp::create(builder, builder.getFusedLoc(locs), resultTypes, define.getSymName(), args.getArrayRef());
  // What the calls of one kernel do not share: where its ops that can fail come from.
  SmallVector<Attribute> sites;
  for (Operation *op : group.ops)
    if (canFail(op))
      sites.push_back(builder.getArrayAttr({op->getName().getIdentifier(), op->getLoc()}));
  if (!sites.empty())
    call->setAttr("sites", builder.getArrayAttr(sites));
  for (auto [result, value] : llvm::zip_equal(results, call.getResults()))
    result.replaceUsesWithIf(value, [&](OpOperand &use) { return !members.contains(use.getOwner()); });
  for (Operation *op : llvm::reverse(group.ops))
    op->erase();
  return success();
}

struct FormKernelsPass : dlc::impl::FormKernelsPassBase<FormKernelsPass> {
  using FormKernelsPassBase::FormKernelsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FusionLimits limits;
    limits.fuse = fuse;
    limits.maxOps = maxOps;
    limits.maxRowBytes = maxRowBytes;
    KernelTable table(module);
    for (auto function : llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
      // Eager functions stay as they are: the interpreter runs them from the graph.
      if (function.isExternal() || function->hasAttr("dl.eager"))
        continue;
      if (failed(form(function, limits, table)))
        return signalPassFailure();
    }
  }

  LogicalResult form(func::FuncOp function, const FusionLimits &limits, KernelTable &table) {
    if (!function.getBody().hasOneBlock())
      return function.emitError() << "function " << function.getSymName() << " has "
                                  << function.getBody().getBlocks().size()
                                  << " blocks; kernels are formed from functions of one";
    auto call = function.walk([](Operation *op) {
      if (!isa<func::CallOp, dl::CompositeOp>(op))
        return WalkResult::advance();
      op->emitError() << "is still there at fusion; phase graph inlines calls and composites";
      return WalkResult::interrupt();
    });
    return call.wasInterrupted() ? failure() : form(function.getBody().front(), function, limits, table);
  }

  /// A splat that control flow carries is made by a kernel: it may be large, and a table in the object is not wanted.
  static void materializeSplats(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (!isa<dl::ForOp, dl::WhileOp, dl::YieldOp>(op))
        continue;
      OpBuilder builder(&op);
      for (OpOperand &operand : op.getOpOperands())
        if (dl::ConstantOp splat = splatOf(operand.get()); splat && cast<RankedTensorType>(splat.getType()).getRank())
          operand.set(sink(splat, builder));
    }
  }

  /// The regions inside first: their kernels read what is outside.
  LogicalResult form(Block &block, func::FuncOp function, const FusionLimits &limits, KernelTable &table) {
    for (Operation &op : block)
      for (Region &region : op.getRegions())
        if (failed(form(region.front(), function, limits, table)))
          return failure();
    materializeSplats(block);
    const bool empty = block.without_terminator().empty();
    std::vector<Group> groups = formGroups(block, function, limits);
    if (groups.empty() && !empty &&
        llvm::any_of(block.without_terminator(), [](Operation &op) { return roleOf(&op) != Role::Splat; }))
      return function.emitError() << "the kernels of " << function.getSymName()
                                  << " need each other in a circle; this is a fault of dlc";
    OpBuilder builder(block.getTerminator());
    for (const Group &group : groups) {
      if (!group.isKernel()) {
        group.ops.front()->moveBefore(block.getTerminator());
        continue;
      }
      builder.setInsertionPoint(block.getTerminator());
      if (failed(outline(group, function, table, builder)))
        return failure();
    }
    // Splats that a function itself reads (returns, prints) stay, before everything else.
    for (Operation &op : llvm::make_early_inc_range(block))
      if (auto constant = dyn_cast<dl::ConstantOp>(op);
          constant && roleOf(constant) == Role::Splat && constant->use_empty())
        constant->erase();
    return success();
  }
};

} // namespace
