//===- FoldConstants.cpp - Evaluates constant ops by the eager engine -----===//
//
// Ops on constants alone are serialised as a small graph and run by the interpreter: one meaning of every op, not a
// second one for folding. What the engine refuses (an index out of range) stays in the program, where it is an error
// when it runs.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/GraphWriter.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Passes.h"
#include "passes/graph/Parametric.h"
#include "runtime/base/MemoryStore.h"
#include "runtime/eager/Interpreter.h"
#include "llvm/ADT/SetVector.h"

namespace dlc {
#define GEN_PASS_DEF_FOLDCONSTANTSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

int64_t bytesOf(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

/// Cheaper in the kernel that reads it than as a table: stays as it is, and feeds what is folded.
bool isGenerator(Operation *op) { return isa<dl::ConstantOp, dl::IotaOp, dl::BroadcastToOp, dl::ReshapeOp>(op); }

/// The engine's tensor as an attribute; one element where all are equal.
DenseElementsAttr attributeOf(const dlc::Tensor &tensor, RankedTensorType type) {
  std::vector<char> bytes(tensor.byteCount());
  copyElements(tensor, bytes.data());
  if (type.getElementType().isInteger(1)) {
    SmallVector<bool> values(bytes.begin(), bytes.end());
    return DenseElementsAttr::get(type, values);
  }
  const size_t size = (type.getElementTypeBitWidth() + 7) / 8;
  bool splat = !bytes.empty();
  for (size_t i = size; splat && i < bytes.size(); ++i)
    splat = bytes[i] == bytes[i - size];
  return DenseElementsAttr::getFromRawBuffer(type,
                                             splat ? ArrayRef<char>(bytes).take_front(size) : ArrayRef<char>(bytes));
}

struct FoldConstantsPass : dlc::impl::FoldConstantsPassBase<FoldConstantsPass> {
  using FoldConstantsPassBase::FoldConstantsPassBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && !function->hasAttr("dl.eager"))
        for (Block &block : function.getBody())
          run(block);
  }

  void run(Block &block) {
    DenseSet<Value> known;
    for (Operation &op : block)
      if (isPure(&op) && op.getNumResults() && op.getNumRegions() == 0 && op.getName().getDialectNamespace() == "dl" &&
          !isa<dl::ParamOp>(op) && !readsDims(&op) &&
          llvm::all_of(op.getResults(), [](Value r) { return cast<RankedTensorType>(r.getType()).hasStaticShape(); }) &&
          llvm::all_of(op.getResults(), [&](Value r) { return bytesOf(r) <= maxWorkBytes; }) &&
          llvm::all_of(op.getOperands(), [&](Value operand) { return known.contains(operand); }))
        known.insert(op.result_begin(), op.result_end());
    // Only what leaves the constant part becomes a constant.
    SmallVector<Value> wanted;
    for (Operation &op : block)
      for (Value result : op.getResults())
        if (known.contains(result) && !isGenerator(&op) && bytesOf(result) <= maxBytes &&
            llvm::any_of(result.getUsers(), [&](Operation *user) {
              return user->getNumResults() == 0 || !known.contains(user->getResult(0));
            }))
          wanted.push_back(result);
    if (wanted.empty())
      return;
    // Together, and one by one if one of them cannot be computed.
    if (failed(fold(wanted)))
      for (Value value : wanted)
        (void)fold(value);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (op.getNumResults() && known.contains(op.getResult(0)) && op.use_empty())
        op.erase();
  }

  /// Replaces the values by constants; fails, and changes nothing, if the engine cannot compute one.
  LogicalResult fold(ArrayRef<Value> values) {
    OpBuilder builder(&getContext());
    OwningOpRef<ModuleOp> module = ModuleOp::create(getOperation().getLoc());
    builder.setInsertionPointToStart(module->getBody());
    SmallVector<Type> types(ValueRange(values).getTypes());
    auto function = func::FuncOp::create(builder, module->getLoc(), "fold", builder.getFunctionType({}, types));
    function->setAttr("dl.export", builder.getUnitAttr());
    builder.setInsertionPointToStart(function.addEntryBlock());
    IRMapping map;
    llvm::SetVector<Operation *> ops;
    for (Value value : values)
      collectOps(value, ops);
    for (Operation *op : ops)
      builder.clone(*op, map);
    SmallVector<Value> results;
    for (Value value : values)
      results.push_back(map.lookup(value));
    func::ReturnOp::create(builder, module->getLoc(), results);

    auto bytes = writeGraph(*module);
    std::unique_ptr<eager::Interpreter> engine;
    if (failed(bytes) || !eager::Interpreter::load(bytes->data(), bytes->size(), /*verifyChecksum=*/false, engine).ok())
      return failure();
    std::vector<dlc::Tensor> outputs;
    MemoryStore store;
    if (!engine->run(*engine->module().find("fold"), {}, outputs, store, RunOptions()).ok() ||
        outputs.size() != values.size())
      return failure();
    for (auto [folding, output] : llvm::zip_equal(values, outputs)) {
      Value value = folding;
      OpBuilder at(value.getDefiningOp());
      auto constant =
          dl::ConstantOp::create(at, value.getLoc(), attributeOf(output, cast<RankedTensorType>(value.getType())));
      value.replaceAllUsesWith(constant.getResult());
      ++folded;
    }
    return success();
  }
};

} // namespace
