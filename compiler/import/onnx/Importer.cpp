//===- Importer.cpp - ONNX models as dl modules ---------------------------===//
#include "compiler/import/onnx/Importer.h"
#include "compiler/import/onnx/NodeImporter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace dlc {

using namespace dlc::onnx;
using dl::Dim;

/// A C identifier from any name; `prefix` stands before one that starts with a digit.
static std::string identifier(StringRef name, StringRef prefix) {
  std::string result;
  for (char c : name)
    result += llvm::isAlnum(c) ? c : '_';
  return result.empty() || llvm::isDigit(result[0]) ? prefix.str() + result : result;
}

namespace {

class GraphImporter {
public:
  GraphImporter(StringRef path, const CompileOptions &options, MLIRContext &context,
                const std::map<std::string, const Tensor *> &fixed)
      : path(path), options(options), context(context), fixed(fixed), builder(&context), scope(builder) {}

  ImportedModel run();

private:
  /// "model.onnx:17:0": the 17th node of the file; column 0 says that there is no line of text to show.
  Location locOf(size_t node, StringRef name) {
    Location place = FileLineColLoc::get(&context, path, node + 1, 0);
    return name.empty() ? place : NameLoc::get(StringAttr::get(&context, name), place);
  }
  InFlightDiagnostic error() { return emitError(FileLineColLoc::get(&context, path, 0, 0)); }

  LogicalResult checkOps();
  FailureOr<RankedTensorType> inputType(const ValueInfo &input);
  Dim dimOf(const ValueInfo &input, size_t index);
  std::string unique(StringRef name, StringRef prefix);
  LogicalResult importConstant(NodeImporter &n);
  LogicalResult importNode(const Node &node, size_t index);

  StringRef path;
  const CompileOptions &options;
  MLIRContext &context;
  const std::map<std::string, const Tensor *> &fixed;
  OpBuilder builder;
  std::shared_ptr<const Model> model;
  Scope scope;
  llvm::StringSet<> tensorNames;
  llvm::MapVector<StringRef, Dim> namedDims;
  std::vector<std::unique_ptr<Tensor>> made; // from attributes of Constant nodes
};

/// Lists every operator that has no importer, before anything is built.
LogicalResult GraphImporter::checkOps() {
  struct Kind {
    SmallVector<std::string> nodes;
    std::string why;
  };
  std::map<std::string, Kind> unsupported;
  size_t count = 0;
  for (const Node &node : model->graph.nodes) {
    int64_t since = 1;
    std::string why;
    const bool evaluated = node.opType == "Shape" || node.opType == "Size" || node.opType == "Constant";
    if (!node.domain.empty())
      why = "domain " + node.domain;
    else if (evaluated)
      continue;
    else if (!handlerOf(node.opType, since))
      why = "opset " + std::to_string(scope.opset);
    else if (scope.opset < since)
      why = "opset " + std::to_string(scope.opset) + "; from opset " + std::to_string(since) + " on it is supported";
    else
      continue;
    Kind &kind = unsupported[node.opType];
    kind.why = why;
    kind.nodes.push_back(node.name.empty() ? (node.outputs.empty() ? "" : node.outputs[0]) : node.name);
    ++count;
  }
  if (unsupported.empty())
    return success();
  auto diagnostic = error() << "operators that are not supported: " << count
                            << (count == 1 ? " node of " : " nodes of ") << unsupported.size()
                            << (unsupported.size() == 1 ? " kind" : " kinds");
  for (const auto &[op, kind] : unsupported) {
    constexpr size_t most = 5;
    std::string text = op + " (" + kind.why + "), " + std::to_string(kind.nodes.size()) +
                       (kind.nodes.size() == 1 ? " node: " : " nodes: ");
    for (size_t i = 0; i < std::min(kind.nodes.size(), most); ++i)
      text += (i ? ", '" : "'") + kind.nodes[i] + "'";
    if (kind.nodes.size() > most)
      text += " and " + std::to_string(kind.nodes.size() - most) + " more";
    diagnostic.attachNote() << text;
  }
  return diagnostic;
}

/// A dim that the model names, or one of its own where it is left open: the first one is the batch `N`, the same in
/// every input.
Dim GraphImporter::dimOf(const ValueInfo &input, size_t index) {
  const Extent &extent = input.dims[index];
  if (extent.param.empty() && extent.value >= 0)
    return dl::constantDim(extent.value, &context);
  std::string name = !extent.param.empty() ? identifier(extent.param, "d")
                     : index == 0          ? "N"
                                           : identifier(input.name, "d") + "_" + std::to_string(index);
  Dim dim = dl::namedDim(name, &context);
  namedDims.insert({StringAttr::get(&context, name).getValue(), dim});
  return dim;
}

FailureOr<RankedTensorType> GraphImporter::inputType(const ValueInfo &input) {
  Type element = elementType(input.type, &context);
  if (!element)
    return error() << "input '" << input.name << "' is "
                   << (input.type == Undefined ? std::string("no tensor") : "a " + dataTypeName(input.type))
                   << ", which is not supported";
  if (!input.hasShape)
    return error() << "input '" << input.name << "' has no shape; export the model with its rank";
  if (input.dims.size() > 8)
    return error() << "input '" << input.name << "' has " << input.dims.size() << " dims; at most 8 are supported";
  SmallVector<Dim> dims;
  for (size_t i = 0; i < input.dims.size(); ++i)
    dims.push_back(dimOf(input, i));
  return dl::getTensorType(dims, element);
}

std::string GraphImporter::unique(StringRef name, StringRef prefix) {
  std::string base = identifier(name, prefix), result = base;
  for (int i = 2; !tensorNames.insert(result).second; ++i)
    result = base + "_" + std::to_string(i);
  return result;
}

/// Tensors become known values, constants or parameters, as initializers do.
LogicalResult GraphImporter::importConstant(NodeImporter &n) {
  if (n.node.outputs.empty() || n.node.attributes.empty())
    return n.error() << "has no value";
  const onnx::Attribute &value = n.node.attributes[0];
  auto tensor = std::make_unique<Tensor>();
  auto hold = [&](DataType type, std::vector<int64_t> dims, const void *data, size_t bytes) {
    tensor->type = type;
    tensor->dims = std::move(dims);
    tensor->data = {static_cast<const char *>(data), bytes};
  };
  if (value.name == "value")
    *tensor = value.t;
  else if (value.name == "value_float")
    hold(Float, {}, &value.f, sizeof(value.f));
  else if (value.name == "value_int")
    hold(Int64, {}, &value.i, sizeof(value.i));
  else if (value.name == "value_floats")
    hold(Float, {int64_t(value.floats.size())}, value.floats.data(), value.floats.size() * sizeof(float));
  else if (value.name == "value_ints")
    hold(Int64, {int64_t(value.ints.size())}, value.ints.data(), value.ints.size() * sizeof(int64_t));
  else
    return n.error() << "holds a " << value.name << ", which is not supported";
  // The output's name is unique in the graph; the tensor's need not be.
  tensor->name = n.node.outputs[0];
  Item &item = scope.items[n.node.outputs[0]];
  item.known = knownOf(*tensor, &context);
  item.tensor = tensor.get();
  made.push_back(std::move(tensor));
  return success();
}

LogicalResult GraphImporter::importNode(const Node &node, size_t index) {
  NodeImporter n(scope, node, locOf(index, node.name.empty() && !node.outputs.empty() ? node.outputs[0] : node.name));
  if (node.opType == "Constant")
    return importConstant(n);
  if (std::optional<Known> known = evaluate(n))
    return n.result(0, std::move(*known));
  int64_t since = 1;
  Handler handler = handlerOf(node.opType, since);
  if (!handler)
    return n.error() << "reads a value that is not known here";
  // What the rules of the dl ops say is said of the node.
  SmallVector<Diagnostic> messages;
  LogicalResult result = success();
  {
    ScopedDiagnosticHandler collect(&context, [&](Diagnostic &diagnostic) {
      messages.push_back(std::move(diagnostic));
      return success();
    });
    result = handler(n);
  }
  for (Diagnostic &message : messages) {
    std::string text = message.str();
    if (StringRef(text).starts_with(node.opType))
      emitError(n.loc) << text;
    else
      n.error() << text;
  }
  if (failed(result) && messages.empty())
    return n.error() << "cannot be imported";
  return result;
}

ImportedModel GraphImporter::run() {
  std::string problem;
  model = readModel(path.str(), problem);
  if (!model) {
    error() << problem;
    return {};
  }
  auto opset = model->opsets.find("");
  const bool hasDefault = opset != model->opsets.end();
  scope.opset = hasDefault ? opset->second : 0;
  if (failed(checkOps()))
    return {};
  if (!hasDefault && !model->graph.nodes.empty()) {
    error() << "imports no version of the default operator set (ai.onnx)";
    return {};
  }

  const Graph &graph = model->graph;
  for (const Tensor &tensor : graph.initializers) {
    Item &item = scope.items[tensor.name];
    item.tensor = &tensor;
    item.known = knownOf(tensor, &context);
  }
  for (const auto &[name, tensor] : fixed) {
    Item &item = scope.items[name];
    item.tensor = tensor;
    item.known = knownOf(*tensor, &context);
  }
  SmallVector<Type> types;
  SmallVector<mlir::Attribute> inputNames;
  SmallVector<const ValueInfo *> inputs;
  bool ok = true;
  for (const ValueInfo &input : graph.inputs) {
    // An initializer that is also listed as an input is a parameter.
    if (scope.items.contains(input.name))
      continue;
    auto type = inputType(input);
    ok &= succeeded(type);
    if (failed(type))
      continue;
    types.push_back(*type);
    inputs.push_back(&input);
    inputNames.push_back(builder.getStringAttr(unique(input.name, "in_")));
  }
  if (!ok)
    return {};

  Location loc = FileLineColLoc::get(&context, path, 0, 0);
  ImportedModel result;
  result.module = ModuleOp::create(loc);
  ModuleOp module = *result.module;
  module->setAttr("dl.name", builder.getStringAttr(options.name.empty() ? identifier(llvm::sys::path::stem(path), "m")
                                                                        : options.name));
  builder.setInsertionPointToStart(module.getBody());
  auto function = func::FuncOp::create(builder, loc, "infer", builder.getFunctionType(types, {}));
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  for (auto [input, argument] : llvm::zip_equal(inputs, body->getArguments()))
    scope.items[input->name].value = argument;
  // Each node is tried, so that all that is wrong is said at once; what depends on a failed one is not.
  llvm::StringSet<> broken;
  for (auto [index, node] : llvm::enumerate(graph.nodes)) {
    const bool depends = llvm::any_of(node.inputs, [&](const std::string &name) { return broken.contains(name); });
    if (!depends && succeeded(importNode(node, index)))
      continue;
    ok = false;
    for (const std::string &output : node.outputs)
      broken.insert(output);
  }
  if (!ok)
    return {};

  SmallVector<Value> outputs;
  SmallVector<Type> outputTypes;
  Node end;
  end.opType = "output";
  for (const ValueInfo &output : graph.outputs) {
    end.name = output.name;
    end.inputs = {output.name};
    NodeImporter n(scope, end, loc);
    Value value = n.in(0);
    if (!value)
      return {};
    outputs.push_back(value);
    outputTypes.push_back(value.getType());
  }
  func::ReturnOp::create(builder, loc, outputs);
  function.setFunctionType(builder.getFunctionType(types, outputTypes));
  for (auto [index, name] : llvm::enumerate(inputNames))
    function.setArgAttr(index, "dl.name", name);
  for (auto [index, output] : llvm::enumerate(graph.outputs))
    function.setResultAttr(index, "dl.name", builder.getStringAttr(unique(output.name, "out_")));
  function->setAttr("dl.export", builder.getUnitAttr());
  SmallVector<NamedAttribute> ranges;
  for (auto &[name, dim] : namedDims)
    ranges.push_back(builder.getNamedAttr(name, builder.getDenseI64ArrayAttr({1, largestDim})));
  if (!ranges.empty())
    function->setAttr("dl.dims", builder.getDictionaryAttr(ranges));
  if (failed(verify(module)))
    return {};
  for (auto &[tensor, type] : scope.params)
    result.weights.push_back({tensor->name, type, tensor->data, tensor->isMapped});
  struct Storage {
    std::shared_ptr<const Model> model;
    std::vector<std::unique_ptr<Tensor>> made;
  };
  result.storage = std::make_shared<Storage>(Storage{model, std::move(made)});
  return result;
}

} // namespace

ImportedModel importOnnx(StringRef path, const CompileOptions &options, MLIRContext &context,
                         const std::map<std::string, const Tensor *> &fixed) {
  context.loadDialect<dl::DLDialect, func::FuncDialect>();
  return GraphImporter(path, options, context, fixed).run();
}

} // namespace dlc
