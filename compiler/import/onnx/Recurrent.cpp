//===- Recurrent.cpp - ONNX RNN, GRU and LSTM -----------------------------===//
//
// Step after step: the number of steps is a constant, and a step is a few ops that make equal kernels, which are one.
// What reads the inputs alone is one product over all steps.
//
//===----------------------------------------------------------------------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

namespace {

/// One of the functions that `activations` may name, with its parameters.
struct Activation {
  std::string name;
  double alpha, beta;
};

/// What the node says, and its weights for one direction at a time.
class Cells {
public:
  Cells(NodeImporter &n, int64_t gates, ArrayRef<StringRef> activations) : n(n), gates(gates), defaults(activations) {}

  LogicalResult run();

private:
  LogicalResult readAttributes();
  LogicalResult readActivations();
  LogicalResult runDirection(int64_t direction, bool reverse);

  /// The new hidden state from `x` (this step's part of the inputs, biases within) and the old one; moves `cell` on.
  Value step(Value x, Value hidden, Value &cell);
  Value lstmStep(Value x, Value hidden, Value &cell);
  Value gruStep(Value x, Value hidden);

  Value activate(size_t which, Value x);
  Value clipped(Value x);
  /// Gate `i` of [batch, gates * hidden].
  Value gate(Value all, int64_t i) { return columns(all, i * size, size); }
  Value columns(Value x, int64_t start, int64_t count);
  /// `x[index]` of the first dim.
  Value at(Value x, int64_t index);
  Value add(Value x, Value y) { return n.make<dl::AddOp>({x, y}); }
  Value mul(Value x, Value y) { return n.make<dl::MulOp>({x, y}); }
  Value one() { return n.scalar(1, element); }
  Value peephole(int64_t i) { return columns(peepholes, i * size, size); }

  NodeImporter &n;
  const int64_t gates;
  SmallVector<StringRef> defaults;
  SmallVector<Activation> activations; ///< of the present direction
  SmallVector<Activation> all;
  Type element;
  Value input;   ///< [steps, batch, inputs]
  Value lengths; ///< [batch, 1], null where all sequences are whole
  Dim batch;
  int64_t steps = 0, size = 0, directions = 1;
  bool batchFirst = false, coupled = false, resetAfter = false;
  double clip = 0;
  // Of the present direction: hidden weights [hidden, gates * hidden], the biases that GRU keeps apart, peepholes.
  Value recurrent, recurrentBias, peepholes;
  // Of all directions.
  SmallVector<Value> sequences, hiddens, cells;
};

Value Cells::columns(Value x, int64_t start, int64_t count) {
  if (!x)
    return {};
  SmallVector<Dim> sizes = n.dimsOf(x), starts(sizes.size(), n.dim(0));
  sizes.back() = n.dim(count);
  starts.back() = n.dim(start);
  return n.slice(x, starts, SmallVector<int64_t>(sizes.size(), 1), sizes);
}

Value Cells::at(Value x, int64_t index) {
  if (!x)
    return {};
  SmallVector<Dim> sizes = n.dimsOf(x), starts(sizes.size(), n.dim(0));
  sizes[0] = n.dim(1);
  starts[0] = n.dim(index);
  return n.reshape(n.slice(x, starts, SmallVector<int64_t>(sizes.size(), 1), sizes), ArrayRef<Dim>(sizes).drop_front());
}

Value Cells::clipped(Value x) {
  if (clip == 0 || !x)
    return x;
  return n.make<dl::MaximumOp>({n.make<dl::MinimumOp>({x, n.scalar(clip, element)}), n.scalar(-clip, element)});
}

Value Cells::activate(size_t which, Value x) {
  const Activation &f = activations[which];
  x = clipped(x);
  if (!x)
    return {};
  auto number = [&](double value) { return n.scalar(value, element); };
  auto negative = [&](Value below) { return n.make<dl::SelectOp>({n.make<dl::LtOp>({x, number(0)}), below, x}); };
  if (f.name == "Sigmoid")
    return n.make<dl::SigmoidOp>({x});
  if (f.name == "Tanh")
    return n.make<dl::TanhOp>({x});
  if (f.name == "Relu")
    return n.make<dl::MaximumOp>({x, number(0)});
  if (f.name == "Affine")
    return add(mul(x, number(f.alpha)), number(f.beta));
  if (f.name == "LeakyRelu")
    return negative(mul(x, number(f.alpha)));
  if (f.name == "Elu")
    return negative(mul(n.make<dl::Expm1Op>({x}), number(f.alpha)));
  if (f.name == "ScaledTanh")
    return mul(n.make<dl::TanhOp>({mul(x, number(f.beta))}), number(f.alpha));
  if (f.name == "HardSigmoid")
    return n.make<dl::MaximumOp>(
        {n.make<dl::MinimumOp>({add(mul(x, number(f.alpha)), number(f.beta)), number(1)}), number(0)});
  if (f.name == "Softsign")
    return n.make<dl::DivOp>({x, add(n.make<dl::AbsOp>({x}), number(1))});
  n.error() << "the activation " << f.name << " is not supported";
  return {};
}

/// Names, and parameters in the order of those that take any.
LogicalResult Cells::readActivations() {
  const Attribute *named = n.attribute("activations");
  std::vector<std::string> names;
  if (named)
    names = named->strings;
  const size_t wanted = defaults.size() * directions;
  while (names.size() < wanted && !named)
    names.push_back(defaults[names.size() % defaults.size()].str());
  if (names.size() != wanted)
    return n.error() << "names " << names.size() << " activations; " << directions
                     << (directions == 1 ? " direction needs " : " directions need ") << wanted;
  struct Default {
    StringRef name;
    std::optional<double> alpha, beta;
  };
  static const Default known[] = {{"Sigmoid", {}, {}},  {"Tanh", {}, {}},         {"Relu", {}, {}},
                                  {"Softsign", {}, {}}, {"Affine", 1.0, 0.0},     {"LeakyRelu", 0.01, {}},
                                  {"Elu", 1.0, {}},     {"ScaledTanh", 1.0, 1.0}, {"HardSigmoid", 0.2, 0.5}};
  const Attribute *alphas = n.attribute("activation_alpha"), *betas = n.attribute("activation_beta");
  size_t nextAlpha = 0, nextBeta = 0;
  for (const std::string &name : names) {
    const auto *found = llvm::find_if(known, [&](const Default &entry) { return entry.name.equals_insensitive(name); });
    if (found == std::end(known))
      return n.error() << "the activation '" << name << "' is not supported";
    Activation f{found->name.str(), found->alpha.value_or(0), found->beta.value_or(0)};
    if (found->alpha && alphas && nextAlpha < alphas->floats.size())
      f.alpha = alphas->floats[nextAlpha++];
    if (found->beta && betas && nextBeta < betas->floats.size())
      f.beta = betas->floats[nextBeta++];
    all.push_back(f);
  }
  return success();
}

LogicalResult Cells::readAttributes() {
  const std::string direction = n.text("direction", "forward");
  if (direction != "forward" && direction != "reverse" && direction != "bidirectional")
    return n.error() << "unknown direction '" << direction << "'";
  directions = direction == "bidirectional" ? 2 : 1;
  batchFirst = n.integer("layout", 0);
  coupled = n.integer("input_forget", 0);
  resetAfter = n.integer("linear_before_reset", 0);
  clip = n.real("clip", 0);
  input = n.in(0);
  Value weights = n.in(1), hiddenWeights = n.in(2);
  if (!input || !weights || !hiddenWeights)
    return failure();
  if (n.rankOf(input) != 3 || n.rankOf(weights) != 3 || n.rankOf(hiddenWeights) != 3)
    return n.error() << "takes tensors of rank 3, got " << dl::toString(input.getType()) << ", "
                     << dl::toString(weights.getType()) << " and " << dl::toString(hiddenWeights.getType());
  if (batchFirst)
    input = n.transpose(input, {1, 0, 2});
  SmallVector<Dim> dims = n.dimsOf(input), own = n.dimsOf(hiddenWeights);
  auto count = dl::constantValue(dims[0]), hidden = dl::constantValue(own[2]);
  if (!count || !hidden)
    return n.error() << "takes " << dl::toString(dims[0]) << " steps of size " << dl::toString(own[2])
                     << "; both must be constant";
  steps = *count;
  size = *hidden;
  batch = dims[1];
  element = n.elementOf(input);
  if (steps < 1)
    return n.error() << "takes no step";
  if (!dl::isConstant(own[0], directions) || !dl::isConstant(own[1], gates * size))
    return n.error() << "the weights are " << dl::toString(hiddenWeights.getType()) << "; " << direction
                     << " with hidden size " << size << " needs [" << directions << ", " << gates * size << ", " << size
                     << "]";
  if (n.has(4)) {
    lengths = n.in(4);
    if (!lengths)
      return failure();
    lengths = n.reshape(n.cast(lengths, n.b.getI64Type()), {batch, n.dim(1)});
    if (!lengths)
      return failure();
  }
  return readActivations();
}

Value Cells::lstmStep(Value x, Value hidden, Value &cell) {
  Value sums = add(n.make<dl::MatmulOp>({hidden, recurrent}), x);
  if (!sums)
    return {};
  auto with = [&](Value sum, Value state, int64_t i) { return peepholes ? add(sum, mul(state, peephole(i))) : sum; };
  Value in = activate(0, with(gate(sums, 0), cell, 0));
  Value forget = coupled ? n.make<dl::SubOp>({one(), in}) : activate(0, with(gate(sums, 2), cell, 2));
  Value candidate = activate(1, gate(sums, 3));
  cell = add(mul(forget, cell), mul(in, candidate));
  if (!cell)
    return {};
  Value out = activate(0, with(gate(sums, 1), cell, 1));
  // The clip is of what gates read, not of the cell.
  const double limit = std::exchange(clip, 0);
  Value shown = activate(2, cell);
  clip = limit;
  return mul(out, shown);
}

Value Cells::gruStep(Value x, Value hidden) {
  Value candidate, update;
  if (resetAfter) {
    Value sums = n.make<dl::MatmulOp>({hidden, recurrent});
    if (recurrentBias)
      sums = add(sums, recurrentBias);
    if (!sums)
      return {};
    update = activate(0, add(gate(x, 0), gate(sums, 0)));
    Value reset = activate(0, add(gate(x, 1), gate(sums, 1)));
    candidate = activate(1, add(gate(x, 2), mul(reset, gate(sums, 2))));
  } else {
    Value sums = add(n.make<dl::MatmulOp>({hidden, columns(recurrent, 0, 2 * size)}), columns(x, 0, 2 * size));
    if (!sums)
      return {};
    update = activate(0, gate(sums, 0));
    Value reset = activate(0, gate(sums, 1));
    candidate =
        activate(1, add(n.make<dl::MatmulOp>({mul(reset, hidden), columns(recurrent, 2 * size, size)}), gate(x, 2)));
  }
  if (!update)
    return {};
  return add(mul(n.make<dl::SubOp>({one(), update}), candidate), mul(update, hidden));
}

Value Cells::step(Value x, Value hidden, Value &cell) {
  if (!x || !hidden)
    return {};
  if (gates == 4)
    return lstmStep(x, hidden, cell);
  if (gates == 3)
    return gruStep(x, hidden);
  return activate(0, add(n.make<dl::MatmulOp>({hidden, recurrent}), x));
}

LogicalResult Cells::runDirection(int64_t direction, bool reverse) {
  const size_t perDirection = defaults.size();
  activations.assign(all.begin() + direction * perDirection, all.begin() + (direction + 1) * perDirection);
  const int64_t width = gates * size;
  SmallVector<Dim> inputDims = n.dimsOf(input), state = {batch, n.dim(size)};
  // All steps' products with the inputs at once, as rows of one matrix.
  Value rows = n.reshape(input, {dl::simplify(inputDims[0] * batch), inputDims[2]});
  Value weights = at(n.in(1), direction);
  Value ahead = weights ? n.make<dl::MatmulOp>({rows, n.transpose(weights, {1, 0})}) : Value();
  Value hiddenWeights = at(n.in(2), direction);
  recurrent = hiddenWeights ? n.transpose(hiddenWeights, {1, 0}) : Value();
  recurrentBias = peepholes = {};
  if (n.has(3)) {
    Value both = at(n.in(3), direction);
    if (!both)
      return failure();
    Value first = columns(both, 0, width), second = columns(both, width, width);
    // Inside a reset the second bias is not just added.
    if (resetAfter && gates == 3)
      recurrentBias = second;
    else
      first = add(first, second);
    ahead = first ? add(ahead, first) : Value();
  }
  if (!ahead || !recurrent)
    return failure();
  ahead = n.reshape(ahead, {n.dim(steps), batch, n.dim(width)});
  auto initial = [&](size_t place) -> Value {
    if (!n.has(place))
      return n.broadcast(n.scalar(0, element), state);
    Value given = n.in(place);
    if (!given || n.rankOf(given) != 3)
      return {};
    return at(batchFirst ? n.transpose(given, {1, 0, 2}) : given, direction);
  };
  Value hidden = initial(5), cell = gates == 4 ? initial(6) : Value();
  if (!hidden || (gates == 4 && !cell))
    return failure();
  if (gates == 4 && n.has(7) && !(peepholes = at(n.in(7), direction)))
    return failure();
  SmallVector<Value> shown(steps);
  for (int64_t k = 0; k < steps; ++k) {
    const int64_t t = reverse ? steps - 1 - k : k;
    Value oldCell = cell, next = step(at(ahead, t), hidden, cell);
    if (!next)
      return failure();
    if (lengths) {
      // Behind its end a sequence keeps its state and shows zeros.
      Value inside = n.make<dl::GtOp>({lengths, n.scalar(t, n.b.getI64Type())});
      shown[t] = n.make<dl::SelectOp>({inside, next, n.scalar(0, element)});
      next = n.make<dl::SelectOp>({inside, next, hidden});
      if (cell)
        cell = n.make<dl::SelectOp>({inside, cell, oldCell});
    } else {
      shown[t] = next;
    }
    hidden = next;
    if (!hidden || !shown[t])
      return failure();
    shown[t] = n.reshape(shown[t], {n.dim(1), n.dim(1), batch, n.dim(size)});
  }
  auto wanted = [&](size_t i) { return i < n.node.outputs.size() && !n.node.outputs[i].empty(); };
  if (wanted(0))
    sequences.push_back(steps == 1 ? shown[0] : n.make<dl::ConcatOp>(shown, {n.attr("axis", int64_t(0))}));
  if (wanted(1))
    hiddens.push_back(n.reshape(hidden, {n.dim(1), batch, n.dim(size)}));
  if (wanted(2) && cell)
    cells.push_back(n.reshape(cell, {n.dim(1), batch, n.dim(size)}));
  return success();
}

LogicalResult Cells::run() {
  if (failed(readAttributes()))
    return failure();
  const bool reverse = n.text("direction", "forward") == "reverse";
  for (int64_t direction = 0; direction < directions; ++direction)
    if (failed(runDirection(direction, reverse || direction == 1)))
      return failure();
  auto give = [&](size_t i, ArrayRef<Value> parts, int64_t axis, ArrayRef<int64_t> batchFirstOrder) -> LogicalResult {
    if (parts.empty())
      return success();
    Value y = parts.size() == 1 ? parts[0] : n.make<dl::ConcatOp>(parts, {n.attr("axis", axis)});
    return n.result(i, y && batchFirst ? n.transpose(y, batchFirstOrder) : y);
  };
  if (failed(give(0, sequences, 1, {2, 0, 1, 3})) || failed(give(1, hiddens, 0, {1, 0, 2})))
    return failure();
  return give(2, cells, 0, {1, 0, 2});
}

} // namespace

static LogicalResult rnn(NodeImporter &n) { return Cells(n, 1, {"Tanh"}).run(); }
static LogicalResult gru(NodeImporter &n) { return Cells(n, 3, {"Sigmoid", "Tanh"}).run(); }
static LogicalResult lstm(NodeImporter &n) { return Cells(n, 4, {"Sigmoid", "Tanh", "Tanh"}).run(); }

void addRecurrent(llvm::StringMap<Handler> &handlers) {
  handlers["RNN"] = rnn;
  handlers["GRU"] = gru;
  handlers["LSTM"] = lstm;
}

} // namespace dlc::onnx
