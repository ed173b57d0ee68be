//===- Sweep.cpp - Reverse mode over the ops between two sets of values ---===//
//
// It knows no op: dl::GradientInterface says what goes on from an op's results to its operands, and the ops with regions
// come back here for what is inside.
//
//===----------------------------------------------------------------------===//
#include "passes/autodiff/Sweep.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace dlc {

SmallVector<Value> readBy(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  if (op->getNumRegions()) {
    SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    values.append(captured.begin(), captured.end());
  }
  return values;
}

static bool isFloat(Value value) { return isa<FloatType>(getElementTypeOrSelf(value.getType())); }

Slice::Slice(ArrayRef<Value> outputs, ArrayRef<Value> inputs, Region *within)
    : outputs(outputs.begin(), outputs.end()), active(inputs.begin(), inputs.end()) {
  // Postorder without recursion: models are deep.
  struct Frame {
    Operation *op;
    SmallVector<Value> reads;
    unsigned next = 0;
  };
  DenseSet<Operation *> seen;
  SmallVector<Frame> stack;
  auto visit = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || llvm::is_contained(inputs, value) || (within && op->getParentRegion() != within) ||
        !seen.insert(op).second)
      return;
    stack.push_back({op, readBy(op)});
  };
  for (Value output : outputs) {
    visit(output);
    while (!stack.empty()) {
      Frame &frame = stack.back();
      if (frame.next < frame.reads.size()) {
        visit(frame.reads[frame.next++]);
        continue;
      }
      ops.push_back(frame.op);
      stack.pop_back();
    }
  }
  for (Operation *op : ops) {
    if (!isActive(op))
      continue;
    auto rule = dyn_cast<dl::GradientInterface>(op);
    if (rule && !rule.whyNoGradient().empty())
      continue;
    for (Value result : op->getResults())
      if (isFloat(result))
        active.insert(result);
  }
}

bool Slice::isActive(Operation *op) const {
  return llvm::any_of(readBy(op), [&](Value value) { return active.contains(value); });
}

SmallVector<Operation *> Slice::findWay(Value input) const {
  // Along the postorder, each value knows an op through which it depends on the input.
  DenseMap<Operation *, Value> towards;
  for (Operation *op : ops) {
    if (isa<dl::StopGradientOp>(op))
      continue;
    for (Value value : readBy(op))
      if (value == input || (value.getDefiningOp() && towards.count(value.getDefiningOp()))) {
        towards[op] = value;
        break;
      }
  }
  SmallVector<Operation *> way;
  for (Value output : outputs) {
    Operation *op = output.getDefiningOp();
    while (op && towards.count(op)) {
      way.push_back(op);
      Value next = towards[op];
      if (next == input)
        return way;
      op = next.getDefiningOp();
    }
  }
  return {};
}

namespace {

class Rule final : public dl::GradientRule {
public:
  Rule(OpBuilder &builder, Operation *op, const Slice &slice, DenseMap<Value, Value> &gradients)
      : GradientRule(builder, op), slice(slice), gradients(gradients) {
    for (Value result : op->getResults())
      results.push_back(gradients.lookup(result));
  }

  bool isActive(Value value) const override { return slice.isActive(value); }
  Value arrived(unsigned result) const override { return results[result]; }
  void accumulate(Value value, Value gradient) override {
    assert(value.getType() == gradient.getType() && "a gradient has the type of its value");
    Value &sum = gradients[value];
    sum = sum ? make<dl::AddOp>(sum, gradient) : gradient;
  }
  FailureOr<SmallVector<Value>> differentiate(ArrayRef<Value> outputs, ArrayRef<Value> seeds,
                                              ArrayRef<Value> inputs) override {
    return dlc::differentiate(builder, outputs, seeds, inputs, builder.getInsertionBlock()->getParent());
  }

private:
  const Slice &slice;
  DenseMap<Value, Value> &gradients;
  SmallVector<Value> results;
};

} // namespace

FailureOr<SmallVector<Value>> differentiate(OpBuilder &builder, ArrayRef<Value> outputs, ArrayRef<Value> seeds,
                                            ArrayRef<Value> inputs, Region *within) {
  Slice slice(outputs, inputs, within);
  DenseMap<Value, Value> gradients;
  for (auto [output, seed] : llvm::zip_equal(outputs, seeds)) {
    if (!seed || !slice.isActive(output))
      continue;
    Value &sum = gradients[output];
    sum = sum ? dl::AddOp::create(builder, output.getLoc(), sum, seed).getResult() : seed;
  }
  SmallVector<Operation *> ops(slice.getOps());
  for (Operation *op : llvm::reverse(ops)) {
    if (!slice.isActive(op) || llvm::none_of(op->getResults(), [&](Value result) { return gradients.contains(result); }))
      continue;
    auto gradient = dyn_cast<dl::GradientInterface>(op);
    if (!gradient)
      return op->emitError() << "'" << op->getName() << "' has no gradient";
    Rule rule(builder, op, slice, gradients);
    if (failed(gradient.buildGradients(rule)))
      return failure();
  }
  SmallVector<Value> results;
  for (Value input : inputs)
    results.push_back(gradients.lookup(input));
  return results;
}

} // namespace dlc
