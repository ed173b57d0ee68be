//===- FoldBatchNorm.cpp - Scales behind contractions move into weights ---===//
//
// Inference batch norm, however it is spelled, is a chain of elementwise steps by per-channel tensors that parameters
// alone decide. The chain is an affine map of each channel, t -> t * scale + shift; this pass composes it step by step,
// multiplies the weights by the scale and leaves one addition of the shift.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Passes.h"
#include "passes/graph/Parametric.h"

namespace dlc {
#define GEN_PASS_DEF_FOLDBATCHNORMPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using dl::Dim;

namespace {

RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

/// A contraction whose weights take a factor for each channel of the result.
struct Contraction {
  Operation *op;
  Value weights;
  int64_t channel;  ///< dim of the result
  int64_t channels; ///< its size
  int64_t groups = 1;
};

/// `op` as one with parametric weights; nullopt otherwise.
std::optional<Contraction> contractionOf(Operation *op, const ParametricValues &parametric) {
  Contraction result{op, nullptr, 0, 0};
  if (auto conv = dyn_cast<dl::ConvOp>(op)) {
    result.weights = conv.getW();
    result.channel = 1;
    result.channels = tensorOf(conv.getW()).getDimSize(0);
  } else if (auto conv = dyn_cast<dl::ConvTransposeOp>(op)) {
    result.weights = conv.getW();
    result.channel = 1;
    result.groups = conv.getGroups();
    result.channels = tensorOf(conv.getW()).getDimSize(1) * result.groups;
  } else if (auto matmul = dyn_cast<dl::MatmulOp>(op)) {
    if (tensorOf(matmul.getRhs()).getRank() != 2 || tensorOf(matmul.getR()).getRank() < 1)
      return std::nullopt;
    result.weights = matmul.getRhs();
    result.channel = tensorOf(matmul.getR()).getRank() - 1;
    result.channels = tensorOf(matmul.getRhs()).getDimSize(1);
  } else {
    return std::nullopt;
  }
  // In f16 and bf16 the product would be rounded to few bits a second time.
  Type element = tensorOf(result.weights).getElementType();
  if (!parametric.contains(result.weights) || !(element.isF32() || element.isF64()))
    return std::nullopt;
  return result;
}

/// `value` varies along the channel alone when broadcast to a result of rank `rank`.
bool isPerChannel(Value value, int64_t rank, const Contraction &contraction) {
  ArrayRef<int64_t> shape = tensorOf(value).getShape();
  const int64_t offset = rank - int64_t(shape.size());
  for (auto [index, size] : llvm::enumerate(shape))
    if (size != 1 && (int64_t(index) + offset != contraction.channel || size != contraction.channels))
      return false;
  return offset >= 0;
}

struct FoldBatchNormPass : dlc::impl::FoldBatchNormPassBase<FoldBatchNormPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && !function->hasAttr("dl.eager"))
        for (Block &block : function.getBody())
          run(block);
  }

  void run(Block &block) {
    ParametricValues parametric(block);
    SmallVector<Contraction> contractions;
    for (Operation &op : block)
      if (auto contraction = contractionOf(&op, parametric))
        contractions.push_back(*contraction);
    for (const Contraction &contraction : contractions)
      fold(contraction, parametric);
  }

  void fold(const Contraction &contraction, ParametricValues &parametric) {
    Value scale, shift, value = contraction.op->getResult(0);
    const Type type = value.getType();
    const int64_t rank = tensorOf(value).getRank();
    SmallVector<Operation *> chain;
    // What the steps compute stands before the last of them, where every factor is defined; collected first, built
    // after.
    struct Step {
      enum Kind { Mul, Div, Add, Sub, SubFrom } kind;
      Value by;
    };
    SmallVector<Step> steps;
    bool scaled = false;
    while (value.hasOneUse()) {
      Operation *user = *value.getUsers().begin();
      if (user->getNumOperands() != 2 || user->getNumResults() != 1 || user->getResult(0).getType() != type ||
          user->getBlock() != contraction.op->getBlock())
        break;
      const bool first = user->getOperand(0) == value;
      Value by = user->getOperand(first ? 1 : 0);
      if (!parametric.contains(by) || !isPerChannel(by, rank, contraction))
        break;
      if (isa<dl::MulOp>(user))
        steps.push_back({Step::Mul, by});
      else if (isa<dl::DivOp>(user) && first)
        steps.push_back({Step::Div, by});
      else if (isa<dl::AddOp>(user))
        steps.push_back({Step::Add, by});
      else if (isa<dl::SubOp>(user))
        steps.push_back({first ? Step::Sub : Step::SubFrom, by});
      else
        break;
      chain.push_back(user);
      value = user->getResult(0);
      // A factor known while compiling is the model's arithmetic, not a batch norm.
      scaled |= (steps.back().kind == Step::Mul || steps.back().kind == Step::Div) && parametric.dependsOnParam(by);
    }
    if (!scaled)
      return;
    Operation *last = chain.back();
    OpBuilder builder(last);
    SmallVector<Location> locs = {contraction.op->getLoc()};
    for (Operation *op : chain)
      locs.push_back(op->getLoc());
    Location loc = builder.getFusedLoc(locs);
    auto remember = [&](auto op) {
      parametric.add(op);
      return op->getResult(0);
    };
    auto combine = [&](Value x, Value y, auto make) -> Value { return remember(make(x, y)); };
    auto mul = [&](Value x, Value y) {
      return combine(x, y, [&](Value a, Value b) { return dl::MulOp::create(builder, loc, a, b); });
    };
    auto div = [&](Value x, Value y) {
      return combine(x, y, [&](Value a, Value b) { return dl::DivOp::create(builder, loc, a, b); });
    };
    auto add = [&](Value x, Value y) {
      return combine(x, y, [&](Value a, Value b) { return dl::AddOp::create(builder, loc, a, b); });
    };
    auto sub = [&](Value x, Value y) {
      return combine(x, y, [&](Value a, Value b) { return dl::SubOp::create(builder, loc, a, b); });
    };
    auto neg = [&](Value x) { return remember(dl::NegOp::create(builder, loc, x)); };
    auto one = [&]() -> Value {
      Type element = tensorOf(contraction.weights).getElementType();
      auto scalar = RankedTensorType::get({}, element);
      return remember(
          dl::ConstantOp::create(builder, loc, DenseElementsAttr::get(scalar, builder.getFloatAttr(element, 1.0))));
    };
    for (const Step &step : steps)
      switch (step.kind) {
      case Step::Mul:
        scale = scale ? mul(scale, step.by) : step.by;
        shift = shift ? mul(shift, step.by) : shift;
        break;
      case Step::Div:
        scale = div(scale ? scale : one(), step.by);
        shift = shift ? div(shift, step.by) : shift;
        break;
      case Step::Add:
        shift = shift ? add(shift, step.by) : step.by;
        break;
      case Step::Sub:
        shift = shift ? sub(shift, step.by) : neg(step.by);
        break;
      case Step::SubFrom:
        scale = neg(scale ? scale : one());
        shift = shift ? sub(step.by, shift) : step.by;
        break;
      }
    Value weights = scaleWeights(contraction, scale, builder, loc, parametric);
    Operation *copy = builder.clone(*contraction.op);
    copy->setOperand(1, weights);
    copy->setLoc(loc);
    Value result = copy->getResult(0);
    if (shift)
      result = dl::AddOp::create(builder, loc, result, shift);
    last->getResult(0).replaceAllUsesWith(result);
    for (Operation *op : llvm::reverse(chain))
      op->erase();
    contraction.op->erase();
    ++folded;
  }

  /// weights * scale, the scale along the dim of the weights that makes the result's channels.
  Value scaleWeights(const Contraction &contraction, Value scale, OpBuilder &builder, Location loc,
                     ParametricValues &parametric) {
    RankedTensorType type = tensorOf(contraction.weights);
    auto reshape = [&](Value value, ArrayRef<int64_t> shape) -> Value {
      auto to = RankedTensorType::get(shape, type.getElementType());
      if (value.getType() == to)
        return value;
      auto op = dl::ReshapeOp::create(builder, loc, to, value);
      parametric.add(op);
      return op;
    };
    auto mul = [&](Value x, Value y) -> Value {
      auto op = dl::MulOp::create(builder, loc, x, y);
      parametric.add(op);
      return op;
    };
    if (tensorOf(scale).getNumElements() == 1)
      return mul(contraction.weights, reshape(scale, SmallVector<int64_t>(type.getRank(), 1)));
    if (isa<dl::MatmulOp>(contraction.op))
      return mul(contraction.weights, reshape(scale, {1, contraction.channels}));
    SmallVector<int64_t> factor(type.getRank(), 1);
    if (isa<dl::ConvOp>(contraction.op)) {
      factor[0] = contraction.channels;
      return mul(contraction.weights, reshape(scale, factor));
    }
    // conv_transpose: channel o of the result is o mod (O / groups) of group o / (O / groups), whose weights are a
    // block of the first dim.
    const int64_t groups = contraction.groups, inside = contraction.channels / groups;
    SmallVector<int64_t> split = {groups, type.getDimSize(0) / groups, inside}, spread = {groups, 1, inside};
    for (int64_t size : type.getShape().drop_front(2)) {
      split.push_back(size);
      spread.push_back(1);
    }
    return reshape(mul(reshape(contraction.weights, split), reshape(scale, spread)), type.getShape());
  }
};

} // namespace
