//===- NodeImporter.cpp - What the import of one node works with ----------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

Type elementType(int32_t type, MLIRContext *context) {
  switch (type) {
  case Float:
    return Float32Type::get(context);
  case Double:
    return Float64Type::get(context);
  case Float16:
    return Float16Type::get(context);
  case Bfloat16:
    return BFloat16Type::get(context);
  case Bool:
    return IntegerType::get(context, 1);
  case Uint8:
    return IntegerType::get(context, 8, IntegerType::Unsigned);
  case Int8:
    return IntegerType::get(context, 8);
  case Int16:
    return IntegerType::get(context, 16);
  case Int32:
    return IntegerType::get(context, 32);
  case Int64:
    return IntegerType::get(context, 64);
  default:
    return {};
  }
}

InFlightDiagnostic NodeImporter::error() {
  StringRef name = !node.name.empty()     ? StringRef(node.name)
                   : node.outputs.empty() ? StringRef()
                                          : StringRef(node.outputs[0]);
  return emitError(loc) << node.opType << " '" << name << "': ";
}

//===----------------------------------------------------------------------===//
// Reading the node
//===----------------------------------------------------------------------===//

Value NodeImporter::in(size_t i) {
  if (!has(i)) {
    error() << "input " << i << " is missing";
    return {};
  }
  auto it = scope.items.find(node.inputs[i]);
  if (it == scope.items.end()) {
    error() << "input '" << node.inputs[i] << "' is computed by no earlier node";
    return {};
  }
  Item &item = it->second;
  if (!item.value && item.known)
    item.value = materialize(*item.known);
  if (!item.value && item.tensor)
    item.value = materialize(*item.tensor);
  if (!item.value)
    error() << "input '" << node.inputs[i] << "' has no value";
  return item.value;
}

const Known *NodeImporter::known(size_t i) const {
  if (!has(i))
    return nullptr;
  auto it = scope.items.find(node.inputs[i]);
  return it != scope.items.end() && it->second.known ? &*it->second.known : nullptr;
}

FailureOr<SmallVector<Dim>> NodeImporter::dims(size_t i, StringRef what) {
  if (const Known *value = known(i))
    return SmallVector<Dim>(value->values);
  if (!has(i))
    return error() << what << " (input " << i << ") is missing";
  return error() << what << " ('" << node.inputs[i]
                 << "') depends on the data of the model's inputs; it must follow from constants and shapes";
}

FailureOr<SmallVector<int64_t>> NodeImporter::integers(size_t i, StringRef what) {
  auto exprs = dims(i, what);
  if (failed(exprs))
    return failure();
  SmallVector<int64_t> values;
  for (Dim expr : *exprs) {
    auto value = dl::constantValue(expr);
    if (!value)
      return error() << what << " ('" << node.inputs[i] << "') depends on the named dim " << dl::toString(expr)
                     << "; it must be constant";
    values.push_back(*value);
  }
  return values;
}

const Attribute *NodeImporter::attribute(StringRef name) const {
  for (const Attribute &attribute : node.attributes)
    if (attribute.name == name)
      return &attribute;
  return nullptr;
}
int64_t NodeImporter::integer(StringRef name, int64_t otherwise) const {
  const Attribute *found = attribute(name);
  return found ? found->i : otherwise;
}
float NodeImporter::real(StringRef name, float otherwise) const {
  const Attribute *found = attribute(name);
  return found ? found->f : otherwise;
}
std::string NodeImporter::text(StringRef name, StringRef otherwise) const {
  const Attribute *found = attribute(name);
  return found ? found->s : otherwise.str();
}
std::optional<SmallVector<int64_t>> NodeImporter::list(StringRef name) const {
  const Attribute *found = attribute(name);
  if (!found)
    return std::nullopt;
  return SmallVector<int64_t>(found->ints.begin(), found->ints.end());
}

FailureOr<int64_t> NodeImporter::axis(int64_t axis, int64_t rank) {
  const int64_t value = axis < 0 ? axis + rank : axis;
  if (value < 0 || value >= rank)
    return error() << "axis " << axis << " is outside a tensor of rank " << rank;
  return value;
}

FailureOr<std::optional<SmallVector<int64_t>>> NodeImporter::axes(size_t input, int64_t rank) {
  std::optional<SmallVector<int64_t>> found = list("axes");
  if (!found && has(input)) {
    auto values = integers(input, "axes");
    if (failed(values))
      return failure();
    found = *values;
  }
  if (!found)
    return std::optional<SmallVector<int64_t>>();
  for (int64_t &value : *found) {
    auto normal = axis(value, rank);
    if (failed(normal))
      return failure();
    value = *normal;
  }
  llvm::sort(*found);
  if (std::adjacent_find(found->begin(), found->end()) != found->end())
    return error() << "an axis is named twice";
  return found;
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

Value NodeImporter::scalar(double value, Type element) {
  auto type = RankedTensorType::get({}, element);
  mlir::Attribute content;
  if (auto real = dyn_cast<FloatType>(element))
    content = b.getFloatAttr(real, value);
  else
    content = b.getIntegerAttr(element, int64_t(value));
  return dl::ConstantOp::create(b, loc, DenseElementsAttr::get(type, content));
}

Value NodeImporter::reshape(Value x, ArrayRef<Dim> dims) {
  if (!x)
    return {};
  RankedTensorType type = dl::getTensorType(dims, elementOf(x));
  if (type == x.getType())
    return x;
  Dim before = dl::product(dimsOf(x), context()), after = dl::product(dims, context());
  if (before != after) {
    error() << "cannot reshape " << dl::toString(x.getType()) << " (" << dl::toString(before) << " elements) to "
            << dl::toString(type) << " (" << dl::toString(after) << ")";
    return {};
  }
  return dl::ReshapeOp::create(b, loc, type, x);
}

Value NodeImporter::transpose(Value x, ArrayRef<int64_t> perm) {
  return make<dl::TransposeOp>({x}, {attr("perm", perm)});
}

Value NodeImporter::cast(Value x, Type element) {
  if (!x || elementOf(x) == element)
    return x;
  return make<dl::CastOp>({x}, {b.getNamedAttr("to", TypeAttr::get(element))});
}

Value NodeImporter::slice(Value x, ArrayRef<Dim> starts, ArrayRef<int64_t> steps, ArrayRef<Dim> sizes) {
  if (!x)
    return {};
  return dl::SliceOp::create(b, loc, dl::getTensorType(sizes, elementOf(x)), x, dl::DimsAttr::get(context(), starts),
                             steps);
}

Value NodeImporter::broadcast(Value x, ArrayRef<Dim> dims) {
  if (!x)
    return {};
  auto both = dl::broadcastDims(loc, "dl.broadcast_to", dimsOf(x), dims);
  if (failed(both))
    return {};
  RankedTensorType type = dl::getTensorType(*both, elementOf(x));
  return type == x.getType() ? x : Value(dl::BroadcastToOp::create(b, loc, type, x));
}

Value NodeImporter::count(Value x, ArrayRef<int64_t> axes, Type element) {
  if (!x)
    return {};
  SmallVector<Dim> dims = dimsOf(x), reduced;
  for (int64_t axis : axes)
    reduced.push_back(dims[axis]);
  Dim total = dl::product(reduced, context());
  if (auto value = dl::constantValue(total))
    return scalar(double(*value), element);
  return cast(make<dl::DimOp>({}, {b.getNamedAttr("value", dl::DimsAttr::get(context(), {total}))}), element);
}

Value NodeImporter::reduceMean(Value x, ArrayRef<int64_t> axes, bool keepdims) {
  Value sum = make<dl::ReduceSumOp>({x}, {attr("axes", axes), flag("keepdims", keepdims)});
  return sum ? make<dl::DivOp>({sum, count(x, axes, elementOf(x))}) : Value();
}

Value NodeImporter::perChannel(Value x, int64_t rank) {
  if (!x)
    return {};
  if (rankOf(x) != 1) {
    error() << "expects a tensor of one dim for each channel, got " << dl::toString(x.getType());
    return {};
  }
  SmallVector<Dim> dims = dimsOf(x);
  dims.append(std::max<int64_t>(rank - 2, 0), dim(1));
  return reshape(x, dims);
}

LogicalResult NodeImporter::result(size_t i, Value value) {
  if (!value)
    return failure();
  if (i < node.outputs.size() && !node.outputs[i].empty())
    scope.items[node.outputs[i]].value = value;
  return success();
}

LogicalResult NodeImporter::result(size_t i, Known known) {
  if (i < node.outputs.size() && !node.outputs[i].empty())
    scope.items[node.outputs[i]].known = std::move(known);
  return success();
}

Value NodeImporter::materialize(const Known &known) {
  auto type = RankedTensorType::get(known.shape, known.element);
  SmallVector<APInt> values;
  for (Dim value : known.values)
    if (auto constant = dl::constantValue(value))
      values.push_back(
          APInt(known.element.getIntOrFloatBitWidth(), *constant, /*isSigned=*/true, /*implicitTrunc=*/true));
  if (values.size() == known.values.size())
    return dl::ConstantOp::create(b, loc, DenseElementsAttr::get(type, values));
  // With named dims in it: each element by itself, then side by side.
  SmallVector<Value> parts;
  for (Dim value : known.values) {
    Value part = make<dl::DimOp>({}, {b.getNamedAttr("value", dl::DimsAttr::get(context(), {value}))});
    parts.push_back(reshape(part, {dim(1)}));
  }
  Value all = parts.size() == 1 ? parts[0] : make<dl::ConcatOp>(parts, {attr("axis", int64_t(0))});
  SmallVector<Dim> dims;
  for (int64_t size : known.shape)
    dims.push_back(dim(size));
  return cast(reshape(all, dims), known.element);
}

Value NodeImporter::materialize(const Tensor &tensor) {
  Type element = elementType(tensor.type, context());
  if (!element) {
    error() << "reads '" << tensor.name << "', a " << dataTypeName(tensor.type) << ", which is not supported";
    return {};
  }
  if (tensor.dims.size() > 8) {
    error() << "reads '" << tensor.name << "', which has " << tensor.dims.size() << " dims; at most 8 are supported";
    return {};
  }
  auto type = RankedTensorType::get(tensor.dims, element);
  if (isa<FloatType>(element) && type.getNumElements() == 1)
    return dl::ConstantOp::create(
        b, loc, DenseElementsAttr::getFromRawBuffer(type, ArrayRef<char>(tensor.data.data(), tensor.data.size())));
  scope.params.push_back({&tensor, type});
  return dl::ParamOp::create(b, loc, type, tensor.name, "");
}

std::optional<Known> knownOf(const Tensor &tensor, MLIRContext *context) {
  constexpr size_t most = 1024;
  Type element = elementType(tensor.type, context);
  if (!element || !isa<IntegerType>(element))
    return std::nullopt;
  const size_t size = dataTypeBytes(tensor.type), count = tensor.data.size() / size;
  if (count > most)
    return std::nullopt;
  Known known;
  known.shape.assign(tensor.dims.begin(), tensor.dims.end());
  known.element = element;
  for (size_t i = 0; i < count; ++i) {
    int64_t value = 0;
    std::memcpy(&value, tensor.data.data() + i * size, size);
    // Sign-extended from its width; u8 and bool are not negative.
    const unsigned shift = 64 - 8 * size;
    if (tensor.type != Uint8 && tensor.type != Bool)
      value = int64_t(uint64_t(value) << shift) >> shift;
    else if (tensor.type == Bool)
      value = value != 0;
    known.values.push_back(dl::constantDim(value, context));
  }
  return known;
}

} // namespace dlc::onnx
