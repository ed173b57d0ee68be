//===- Known.cpp - Shape arithmetic while importing -----------------------===//
//
// Exporters compute shapes by nodes: Shape, Gather, Concat, Mul, ... on small integer tensors. Those are evaluated
// here, on dim expressions, so that a Reshape's target is static or symbolic and no integer op is left at run time.
//
//===----------------------------------------------------------------------===//
#include "compiler/import/onnx/NodeImporter.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

static Known vectorOf(NodeImporter &n, ArrayRef<Dim> values) {
  return {{int64_t(values.size())}, SmallVector<Dim>(values), n.b.getI64Type()};
}

/// Shape, with `start` and `end` from opset 15; Size.
static std::optional<Known> shapeOf(NodeImporter &n) {
  SmallVector<Dim> dims;
  if (const Known *x = n.known(0)) {
    for (int64_t size : x->shape)
      dims.push_back(n.dim(size));
  } else if (n.has(0)) {
    auto it = n.scope.items.find(n.node.inputs[0]);
    if (it == n.scope.items.end())
      return std::nullopt;
    if (it->second.tensor)
      for (int64_t size : it->second.tensor->dims)
        dims.push_back(n.dim(size));
    else if (it->second.value)
      dims = n.dimsOf(it->second.value);
    else
      return std::nullopt;
  }
  if (n.node.opType == "Size")
    return Known{{}, {dl::product(dims, n.context())}, n.b.getI64Type()};
  const int64_t rank = dims.size();
  auto clamp = [&](int64_t value) { return std::min(std::max<int64_t>(value < 0 ? value + rank : value, 0), rank); };
  const int64_t start = clamp(n.integer("start", 0)), end = std::max(clamp(n.integer("end", rank)), start);
  return vectorOf(n, ArrayRef<Dim>(dims).slice(start, end - start));
}

/// Element i of a known operand that broadcasts: scalars and vectors of one element repeat.
static Dim at(const Known &known, size_t i) { return known.values[known.values.size() == 1 ? 0 : i]; }

/// Division as ONNX rounds it (towards zero), where the signs or the numbers are known.
static Dim divide(Dim x, Dim y) {
  auto a = dl::constantValue(x), d = dl::constantValue(y);
  if (!d || *d == 0)
    return {};
  if (a)
    return dl::constantDim(*a / *d, x.getContext());
  // Sizes are not negative, so floor and truncation agree.
  return *d > 0 ? dl::simplify(x.floorDiv(*d)) : Dim();
}

static Dim apply(StringRef op, Dim x, Dim y) {
  auto a = dl::constantValue(x), c = dl::constantValue(y);
  auto number = [&](int64_t value) { return dl::constantDim(value, x.getContext()); };
  if (op == "Add")
    return dl::simplify(x + y);
  if (op == "Sub")
    return dl::simplify(x - y);
  if (op == "Mul")
    return dl::simplify(x * y);
  if (op == "Div")
    return divide(x, y);
  if (!a || !c)
    return op == "Equal" && x == y ? number(1) : Dim();
  if (op == "Mod" && *c != 0)
    return number(*a % *c + ((*a % *c != 0 && (*a < 0) != (*c < 0)) ? *c : 0));
  return llvm::StringSwitch<Dim>(op)
      .Case("Min", number(std::min(*a, *c)))
      .Case("Max", number(std::max(*a, *c)))
      .Case("Equal", number(*a == *c))
      .Case("Less", number(*a < *c))
      .Case("LessOrEqual", number(*a <= *c))
      .Case("Greater", number(*a > *c))
      .Case("GreaterOrEqual", number(*a >= *c))
      .Case("And", number(*a && *c))
      .Case("Or", number(*a || *c))
      .Default(Dim());
}

static std::optional<Known> binary(NodeImporter &n) {
  const Known *x = n.known(0), *y = n.known(1);
  if (!x || !y || n.numInputs() != 2 || (n.node.opType == "Mod" && n.integer("fmod", 0)))
    return std::nullopt;
  // Equal shapes, or one side a single element: what shape arithmetic needs.
  if (x->shape != y->shape && x->values.size() != 1 && y->values.size() != 1)
    return std::nullopt;
  const Known &shaped =
      x->values.size() != 1 || (y->values.size() == 1 && x->shape.size() >= y->shape.size()) ? *x : *y;
  Known result{shaped.shape, {}, x->element};
  StringRef op = n.node.opType;
  if (op == "Equal" || op.starts_with("Less") || op.starts_with("Greater"))
    result.element = n.b.getI1Type();
  for (size_t i = 0; i < shaped.values.size(); ++i) {
    Dim value = apply(op, at(*x, i), at(*y, i));
    if (!value)
      return std::nullopt;
    result.values.push_back(value);
  }
  return result;
}

static std::optional<Known> gather(NodeImporter &n) {
  const Known *x = n.known(0), *indices = n.known(1);
  if (!x || !indices || x->shape.size() != 1)
    return std::nullopt;
  Known result{indices->shape, {}, x->element};
  const int64_t size = x->values.size();
  for (Dim index : indices->values) {
    auto value = dl::constantValue(index);
    if (!value || *value < -size || *value >= size)
      return std::nullopt;
    result.values.push_back(x->values[*value < 0 ? *value + size : *value]);
  }
  return result;
}

static std::optional<Known> concat(NodeImporter &n) {
  Known result{{0}, {}, n.b.getI64Type()};
  for (size_t i = 0; i < n.numInputs(); ++i) {
    const Known *part = n.known(i);
    if (!part || part->shape.size() != 1)
      return std::nullopt;
    result.values.append(part->values);
    result.element = part->element;
  }
  result.shape[0] = result.values.size();
  return result;
}

/// Slices of a vector in steps.
static std::optional<Known> slice(NodeImporter &n) {
  const Known *x = n.known(0);
  if (!x || x->shape.size() != 1)
    return std::nullopt;
  auto number = [&](size_t input, const char *name, std::optional<int64_t> otherwise) -> std::optional<int64_t> {
    if (n.opset() < 10) {
      auto listed = n.list(name);
      return listed && listed->size() == 1 ? std::optional<int64_t>((*listed)[0]) : otherwise;
    }
    if (!n.has(input))
      return otherwise;
    const Known *value = n.known(input);
    return value && value->values.size() == 1 ? dl::constantValue(value->values[0]) : std::nullopt;
  };
  auto start = number(1, "starts", std::nullopt), end = number(2, "ends", std::nullopt), step = number(4, "steps", 1);
  if (!start || !end || !step || *step == 0)
    return std::nullopt;
  const int64_t size = x->values.size();
  auto clamp = [&](int64_t value, int64_t low, int64_t high) {
    return std::min(std::max(value < 0 ? value + size : value, low), high);
  };
  const bool forward = *step > 0;
  const int64_t last = clamp(*end, forward ? 0 : -1, forward ? size : size - 1);
  Known result{{0}, {}, x->element};
  for (int64_t i = clamp(*start, 0, forward ? size : size - 1); forward ? i < last : i > last; i += *step)
    result.values.push_back(x->values[i]);
  result.shape[0] = result.values.size();
  return result;
}

/// The same values under another shape of the same size.
static std::optional<Known> reshape(NodeImporter &n) {
  const Known *x = n.known(0);
  if (!x)
    return std::nullopt;
  Known result = *x;
  const int64_t count = x->values.size();
  StringRef op = n.node.opType;
  if (op == "Identity")
    return result;
  if (op == "Reshape") {
    const Known *shape = n.known(1);
    if (!shape || shape->values.size() > 1 ||
        (shape->values.size() == 1 && !dl::isConstant(shape->values[0], -1) &&
         !dl::isConstant(shape->values[0], count)))
      return std::nullopt;
    result.shape.assign(shape->values.size(), count);
    if (result.shape.empty() && count != 1)
      return std::nullopt;
  } else if (x->shape.empty() && op == "Unsqueeze") {
    const size_t axes = n.list("axes") ? n.list("axes")->size() : n.known(1) ? n.known(1)->values.size() : 0;
    if (axes != 1)
      return std::nullopt;
    result.shape = {1};
  } else if (op == "Squeeze" && x->shape.size() == 1 && count == 1) {
    result.shape = {};
  } else {
    return std::nullopt;
  }
  return result;
}

static std::optional<Known> convert(NodeImporter &n) {
  const Known *x = n.known(0);
  Type to = elementType(n.integer("to", 0), n.context());
  if (!x || !to || !isa<IntegerType>(to))
    return std::nullopt;
  Known result = *x;
  result.element = to;
  for (Dim &value : result.values) {
    auto number = dl::constantValue(value);
    if (to.isInteger(1) && number)
      value = n.dim(*number != 0);
    else if (to.getIntOrFloatBitWidth() < 32)
      return std::nullopt; // wraps
  }
  return result;
}

static std::optional<Known> reduceProd(NodeImporter &n) {
  const Known *x = n.known(0);
  if (!x || x->shape.size() > 1)
    return std::nullopt;
  Known result{{}, {dl::product(x->values, n.context())}, x->element};
  if (n.integer("keepdims", 1))
    result.shape.assign(x->shape.size(), 1);
  return result;
}

static std::optional<Known> constantOfShape(NodeImporter &n) {
  const Known *shape = n.known(0);
  const Attribute *value = n.attribute("value");
  if (!shape || shape->values.size() > 1 || !value)
    return std::nullopt;
  auto one = knownOf(value->t, n.context());
  auto count = shape->values.empty() ? std::optional<int64_t>(1) : dl::constantValue(shape->values[0]);
  if (!one || one->values.size() != 1 || !count || *count < 0 || *count > 1024)
    return std::nullopt;
  Known result{{}, SmallVector<Dim>(*count, one->values[0]), one->element};
  if (!shape->values.empty())
    result.shape = {*count};
  return result;
}

static std::optional<Known> where(NodeImporter &n) {
  const Known *c = n.known(0), *x = n.known(1), *y = n.known(2);
  if (!c || !x || !y)
    return std::nullopt;
  const size_t count = std::max({c->values.size(), x->values.size(), y->values.size()});
  Known result{{int64_t(count)}, {}, x->element};
  for (const Known *part : {c, x, y}) {
    if (part->shape.size() > 1 || (part->values.size() != 1 && part->values.size() != count))
      return std::nullopt;
  }
  if (c->shape.empty() && x->shape.empty() && y->shape.empty())
    result.shape = {};
  for (size_t i = 0; i < count; ++i) {
    auto condition = dl::constantValue(at(*c, i));
    if (!condition)
      return std::nullopt;
    result.values.push_back(*condition ? at(*x, i) : at(*y, i));
  }
  return result;
}

static std::optional<Known> range(NodeImporter &n) {
  SmallVector<int64_t> ends;
  for (size_t i : {0, 1, 2}) {
    const Known *value = n.known(i);
    auto number = value && value->values.size() == 1 ? dl::constantValue(value->values[0]) : std::nullopt;
    if (!number)
      return std::nullopt;
    ends.push_back(*number);
  }
  Known result{{0}, {}, n.known(0)->element};
  if (ends[2] == 0 || std::abs((ends[1] - ends[0]) / ends[2]) > 1024)
    return std::nullopt;
  for (int64_t i = ends[0]; ends[2] > 0 ? i < ends[1] : i > ends[1]; i += ends[2])
    result.values.push_back(n.dim(i));
  result.shape[0] = result.values.size();
  return result;
}

std::optional<Known> evaluate(NodeImporter &n) {
  using Evaluator = std::optional<Known> (*)(NodeImporter &);
  Evaluator evaluator = llvm::StringSwitch<Evaluator>(n.node.opType)
                            .Cases({"Shape", "Size"}, shapeOf)
                            .Cases({"Add", "Sub", "Mul", "Div", "Mod"}, binary)
                            .Cases({"Min", "Max", "And", "Or", "Equal"}, binary)
                            .Cases({"Less", "LessOrEqual", "Greater", "GreaterOrEqual"}, binary)
                            .Case("Gather", gather)
                            .Case("Concat", concat)
                            .Case("Slice", slice)
                            .Cases({"Reshape", "Unsqueeze", "Squeeze", "Identity"}, reshape)
                            .Case("Cast", convert)
                            .Case("ReduceProd", reduceProd)
                            .Case("ConstantOfShape", constantOfShape)
                            .Case("Where", where)
                            .Case("Range", range)
                            .Default(nullptr);
  return evaluator ? evaluator(n) : std::nullopt;
}

} // namespace dlc::onnx
