//===- Elementwise.cpp - ONNX ops on single elements ----------------------===//
//
// What is one dl op comes from the table of the op records (Table.cpp); here is the rest.
//
//===----------------------------------------------------------------------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

static LogicalResult identity(NodeImporter &n) {
  auto it = n.has(0) ? n.scope.items.find(n.node.inputs[0]) : n.scope.items.end();
  if (it == n.scope.items.end() || n.node.outputs.empty())
    return n.result(0, n.in(0));
  Item item = it->second;
  n.scope.items[n.node.outputs[0]] = item;
  return success();
}

/// Inference: the input as it is, the mask all true.
static LogicalResult dropout(NodeImporter &n) {
  if (const Known *training = n.known(2);
      (training && !dl::isConstant(training->values[0], 0)) || (n.has(2) && !training))
    return n.error() << "training_mode is not supported; export the model for inference";
  Value x = n.in(0);
  if (failed(n.result(0, x)))
    return failure();
  if (n.node.outputs.size() > 1 && !n.node.outputs[1].empty())
    return n.result(1, n.broadcast(n.scalar(1, n.b.getI1Type()), n.dimsOf(x)));
  return success();
}

static LogicalResult relu(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, n.make<dl::MaximumOp>({x, n.scalar(0, n.elementOf(x))})) : failure();
}

/// x where it is not negative, else what `negative` makes of it.
static LogicalResult halves(NodeImporter &n, llvm::function_ref<Value(Value)> negative,
                            llvm::function_ref<Value(Value)> positive = nullptr) {
  Value x = n.in(0);
  if (!x)
    return failure();
  Value below = n.make<dl::LtOp>({x, n.scalar(0, n.elementOf(x))});
  return n.result(0, n.make<dl::SelectOp>({below, negative(x), positive ? positive(x) : x}));
}
static LogicalResult leakyRelu(NodeImporter &n) {
  return halves(n, [&](Value x) { return n.make<dl::MulOp>({x, n.scalar(n.real("alpha", 0.01f), n.elementOf(x))}); });
}
static LogicalResult prelu(NodeImporter &n) {
  Value slope = n.in(1), x = n.in(0);
  // Before opset 7 a vector of slopes is one for each channel.
  if (slope && x && n.opset() < 7 && n.rankOf(slope) == 1 && n.rankOf(x) > 2)
    slope = n.perChannel(slope, n.rankOf(x));
  return slope ? halves(n, [&](Value x) { return n.make<dl::MulOp>({x, slope}); }) : failure();
}
static LogicalResult elu(NodeImporter &n) {
  return halves(n, [&](Value x) {
    return n.make<dl::MulOp>({n.make<dl::Expm1Op>({x}), n.scalar(n.real("alpha", 1), n.elementOf(x))});
  });
}
static LogicalResult celu(NodeImporter &n) {
  const float alpha = n.real("alpha", 1);
  return halves(n, [&](Value x) {
    Value factor = n.scalar(alpha, n.elementOf(x));
    return n.make<dl::MulOp>({n.make<dl::Expm1Op>({n.make<dl::DivOp>({x, factor})}), factor});
  });
}
static LogicalResult selu(NodeImporter &n) {
  const float alpha = n.real("alpha", 1.67326319217681884765625f), gamma = n.real("gamma", 1.05070102214813232421875f);
  return halves(
      n,
      [&](Value x) {
        return n.make<dl::MulOp>({n.make<dl::Expm1Op>({x}), n.scalar(double(alpha) * gamma, n.elementOf(x))});
      },
      [&](Value x) { return n.make<dl::MulOp>({x, n.scalar(gamma, n.elementOf(x))}); });
}
static LogicalResult thresholdedRelu(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  Value above = n.make<dl::GtOp>({x, n.scalar(n.real("alpha", 1), n.elementOf(x))});
  return n.result(0, n.make<dl::SelectOp>({above, x, n.scalar(0, n.elementOf(x))}));
}

/// max(low, min(x, high)), either bound perhaps missing.
static Value clamp(NodeImporter &n, Value x, Value low, Value high) {
  if (high)
    x = n.make<dl::MinimumOp>({x, high});
  return low ? n.make<dl::MaximumOp>({x, low}) : x;
}
static LogicalResult clip(NodeImporter &n) {
  Value x = n.in(0), low, high;
  if (!x)
    return failure();
  if (n.opset() < 11) {
    if (n.attribute("min"))
      low = n.scalar(n.real("min", 0), n.elementOf(x));
    if (n.attribute("max"))
      high = n.scalar(n.real("max", 0), n.elementOf(x));
  } else {
    if (n.has(1) && !(low = n.in(1)))
      return failure();
    if (n.has(2) && !(high = n.in(2)))
      return failure();
  }
  // The upper bound wins where they cross, so it comes last.
  if (low)
    x = n.make<dl::MaximumOp>({x, low});
  if (high)
    x = n.make<dl::MinimumOp>({x, high});
  return n.result(0, x);
}
/// clamp(alpha * x + beta, 0, 1).
static Value hardSigmoidOf(NodeImporter &n, Value x, double alpha, double beta) {
  Type element = n.elementOf(x);
  Value line = n.make<dl::AddOp>({n.make<dl::MulOp>({x, n.scalar(alpha, element)}), n.scalar(beta, element)});
  return clamp(n, line, n.scalar(0, element), n.scalar(1, element));
}
static LogicalResult hardSigmoid(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, hardSigmoidOf(n, x, n.real("alpha", 0.2f), n.real("beta", 0.5f))) : failure();
}
static LogicalResult hardSwish(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, n.make<dl::MulOp>({x, hardSigmoidOf(n, x, 1.0 / 6.0, 0.5)})) : failure();
}

/// log(1 + exp x) as max(x, 0) + log1p(exp(-|x|)): no overflow, and accurate in the tail.
static Value softplusOf(NodeImporter &n, Value x) {
  Value tail = n.make<dl::Log1pOp>({n.make<dl::ExpOp>({n.make<dl::NegOp>({n.make<dl::AbsOp>({x})})})});
  return n.make<dl::AddOp>({n.make<dl::MaximumOp>({x, n.scalar(0, n.elementOf(x))}), tail});
}
static LogicalResult softplus(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, softplusOf(n, x)) : failure();
}
static LogicalResult mish(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, n.make<dl::MulOp>({x, n.make<dl::TanhOp>({softplusOf(n, x)})})) : failure();
}
static LogicalResult softsign(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  return n.result(0, n.make<dl::DivOp>({x, n.make<dl::AddOp>({n.make<dl::AbsOp>({x}), n.scalar(1, n.elementOf(x))})}));
}
static LogicalResult gelu(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  Type element = n.elementOf(x);
  Value inner;
  if (n.text("approximate", "none") == "tanh") {
    Value cube = n.make<dl::MulOp>({n.make<dl::MulOp>({x, x}), x});
    Value line = n.make<dl::AddOp>({x, n.make<dl::MulOp>({cube, n.scalar(0.044715, element)})});
    inner = n.make<dl::TanhOp>({n.make<dl::MulOp>({line, n.scalar(0.7978845608028654, element)})});
  } else {
    inner = n.make<dl::ErfOp>({n.make<dl::MulOp>({x, n.scalar(0.7071067811865476, element)})});
  }
  Value half = n.make<dl::MulOp>({x, n.scalar(0.5, element)});
  return n.result(0, n.make<dl::MulOp>({half, n.make<dl::AddOp>({inner, n.scalar(1, element)})}));
}
static LogicalResult swish(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  Value scaled = n.real("alpha", 1) == 1 ? x : n.make<dl::MulOp>({x, n.scalar(n.real("alpha", 1), n.elementOf(x))});
  return n.result(0, n.make<dl::MulOp>({x, n.make<dl::SigmoidOp>({scaled})}));
}
static LogicalResult reciprocal(NodeImporter &n) {
  Value x = n.in(0);
  return x ? n.result(0, n.make<dl::DivOp>({n.scalar(1, n.elementOf(x)), x})) : failure();
}

/// Any number of inputs, two at a time.
template <typename Op>
static Value chain(NodeImporter &n) {
  Value all = n.in(0);
  for (size_t i = 1; all && i < n.numInputs(); ++i) {
    Value next = n.in(i);
    all = next ? n.make<Op>({all, next}) : Value();
  }
  return all;
}
template <typename Op>
static LogicalResult variadic(NodeImporter &n) {
  return n.result(0, chain<Op>(n));
}
static LogicalResult mean(NodeImporter &n) {
  Value sum = chain<dl::AddOp>(n);
  return sum ? n.result(0, n.make<dl::DivOp>({sum, n.scalar(n.numInputs(), n.elementOf(sum))})) : failure();
}

/// The exponent may have a type of its own.
static LogicalResult pow(NodeImporter &n) {
  Value x = n.in(0), y = n.in(1);
  if (!x || !y)
    return failure();
  Type base = n.elementOf(x), exponent = n.elementOf(y);
  // An integer to a real power is computed in the exponent's type.
  if (isa<IntegerType>(base) && isa<FloatType>(exponent))
    return n.result(0, n.cast(n.make<dl::PowOp>({n.cast(x, exponent), y}), base));
  return n.result(0, n.make<dl::PowOp>({x, n.cast(y, base)}));
}
static LogicalResult mod(NodeImporter &n) {
  Value x = n.in(0), y = n.in(1);
  if (!x || !y)
    return failure();
  return n.result(0, n.integer("fmod", 0) ? n.make<dl::RemOp>({x, y}) : n.make<dl::ModOp>({x, y}));
}
static LogicalResult bitShift(NodeImporter &n) {
  Value x = n.in(0), y = n.in(1);
  if (!x || !y)
    return failure();
  const std::string direction = n.text("direction", "");
  if (direction == "LEFT")
    return n.result(0, n.make<dl::ShlOp>({x, y}));
  if (direction == "RIGHT")
    return n.result(0, n.make<dl::ShrOp>({x, y}));
  return n.error() << "direction must be LEFT or RIGHT, got '" << direction << "'";
}
static LogicalResult isInf(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  const bool negative = n.integer("detect_negative", 1), positive = n.integer("detect_positive", 1);
  Value infinite = n.make<dl::IsInfOp>({x}), zero = n.scalar(0, n.elementOf(x));
  if (negative && positive)
    return n.result(0, infinite);
  Value side = positive ? n.make<dl::GtOp>({x, zero}) : n.make<dl::LtOp>({x, zero});
  if (!negative && !positive)
    side = n.make<dl::NeOp>({zero, zero});
  return n.result(0, n.make<dl::AndOp>({infinite, side}));
}
static LogicalResult castTo(NodeImporter &n) {
  Value x = n.in(0);
  const int32_t to = n.integer("to", 0);
  Type element = elementType(to, n.context());
  if (!element)
    return n.error() << "casts to " << dataTypeName(to) << ", which is not supported";
  return n.result(0, n.cast(x, element));
}
static LogicalResult castLike(NodeImporter &n) {
  Value x = n.in(0), like = n.in(1);
  return like ? n.result(0, n.cast(x, n.elementOf(like))) : failure();
}

void addElementwise(llvm::StringMap<Handler> &handlers) {
  handlers["Identity"] = identity;
  handlers["Dropout"] = dropout;
  handlers["Relu"] = relu;
  handlers["LeakyRelu"] = leakyRelu;
  handlers["PRelu"] = prelu;
  handlers["Elu"] = elu;
  handlers["Celu"] = celu;
  handlers["Selu"] = selu;
  handlers["ThresholdedRelu"] = thresholdedRelu;
  handlers["Clip"] = clip;
  handlers["HardSigmoid"] = hardSigmoid;
  handlers["HardSwish"] = hardSwish;
  handlers["Softplus"] = softplus;
  handlers["Mish"] = mish;
  handlers["Softsign"] = softsign;
  handlers["Gelu"] = gelu;
  handlers["Swish"] = swish;
  handlers["Reciprocal"] = reciprocal;
  handlers["Sum"] = variadic<dl::AddOp>;
  handlers["Max"] = variadic<dl::MaximumOp>;
  handlers["Min"] = variadic<dl::MinimumOp>;
  handlers["Mean"] = mean;
  handlers["Pow"] = pow;
  handlers["Mod"] = mod;
  handlers["BitShift"] = bitShift;
  handlers["IsInf"] = isInf;
  handlers["Cast"] = castTo;
  handlers["CastLike"] = castLike;
}

} // namespace dlc::onnx
