//===- NodeImporter.h - What the import of one node works with --*- C++ -*-===//
//
// Values are SSA values, or known while importing: the integers that shapes are computed with become dim expressions
// and are never tensors at run time. Private to this folder.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_IMPORT_ONNX_NODEIMPORTER_H
#define DLC_COMPILER_IMPORT_ONNX_NODEIMPORTER_H

#include "compiler/import/onnx/Model.h"
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

namespace dlc::onnx {

/// Largest size of a dim that the model leaves open.
inline constexpr int64_t largestDim = 1024;

/// Integers (or bools) known while importing, perhaps in terms of named dims.
struct Known {
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<dl::Dim> values;
  mlir::Type element;
};

/// What a name of the graph stands for.
struct Item {
  mlir::Value value; ///< null until needed where one of the others is set
  std::optional<Known> known;
  const Tensor *tensor = nullptr; ///< an initializer
};

/// The graph under construction.
struct Scope {
  explicit Scope(mlir::OpBuilder &builder) : builder(builder) {}

  mlir::OpBuilder &builder;
  llvm::StringMap<Item> items;
  int64_t opset = 0;
  /// Initializers that became parameters, in order of first use.
  llvm::SmallVector<std::pair<const Tensor *, mlir::RankedTensorType>> params;
};

class NodeImporter {
public:
  NodeImporter(Scope &scope, const Node &node, mlir::Location loc)
      : scope(scope), node(node), loc(loc), b(scope.builder) {}

  Scope &scope;
  const Node &node;
  mlir::Location loc;
  mlir::OpBuilder &b;

  mlir::MLIRContext *context() const { return b.getContext(); }
  int64_t opset() const { return scope.opset; }

  //===--- Reading the node ---===//

  size_t numInputs() const { return node.inputs.size(); }
  bool has(size_t i) const { return i < node.inputs.size() && !node.inputs[i].empty(); }
  /// Input i as a tensor; null, with an error, where it is missing.
  mlir::Value in(size_t i);
  /// Input i where its values are known while importing.
  const Known *known(size_t i) const;
  /// Input i as integers known while importing; an error names `what` otherwise.
  llvm::FailureOr<llvm::SmallVector<int64_t>> integers(size_t i, llvm::StringRef what);
  /// Input i as dim expressions.
  llvm::FailureOr<llvm::SmallVector<dl::Dim>> dims(size_t i, llvm::StringRef what);

  const Attribute *attribute(llvm::StringRef name) const;
  int64_t integer(llvm::StringRef name, int64_t otherwise) const;
  float real(llvm::StringRef name, float otherwise) const;
  std::string text(llvm::StringRef name, llvm::StringRef otherwise) const;
  std::optional<llvm::SmallVector<int64_t>> list(llvm::StringRef name) const;
  /// Axes from input i (newer opsets) or the attribute `axes`, normalised and sorted; nullopt where there are none.
  llvm::FailureOr<std::optional<llvm::SmallVector<int64_t>>> axes(size_t input, int64_t rank);
  /// `axis`, counted from the end where negative; an error where it is outside 0..rank.
  llvm::FailureOr<int64_t> axis(int64_t axis, int64_t rank);

  //===--- Building ---===//

  static mlir::RankedTensorType typeOf(mlir::Value value) {
    return llvm::cast<mlir::RankedTensorType>(value.getType());
  }
  static llvm::SmallVector<dl::Dim> dimsOf(mlir::Value value) { return dl::getDims(typeOf(value)); }
  static int64_t rankOf(mlir::Value value) { return typeOf(value).getRank(); }
  static mlir::Type elementOf(mlir::Value value) { return typeOf(value).getElementType(); }
  dl::Dim dim(int64_t value) const { return dl::constantDim(value, context()); }

  /// An op whose types follow from its operands. Null, with an error, where they do not fit or an operand is null.
  template <typename Op>
  mlir::Value make(mlir::ValueRange operands, llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    mlir::Operation *op = makeOp<Op>(operands, attributes);
    return op ? op->getResult(0) : mlir::Value();
  }
  template <typename Op>
  mlir::Operation *makeOp(mlir::ValueRange operands, llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    if (llvm::is_contained(operands, mlir::Value()))
      return nullptr;
    mlir::OperationState state(loc, Op::getOperationName());
    state.addOperands(operands);
    mlir::DictionaryAttr dictionary = b.getDictionaryAttr(attributes);
    mlir::OpaqueProperties properties(nullptr);
    using Properties = typename Op::Properties;
    if constexpr (!std::is_same_v<Properties, mlir::EmptyProperties>) {
      Properties &own = state.getOrAddProperties<Properties>();
      if (mlir::failed(Op::setPropertiesFromAttr(own, dictionary, [&] { return error(); })))
        return nullptr;
      properties = mlir::OpaqueProperties(&own);
    }
    llvm::SmallVector<mlir::Type> types;
    if (mlir::failed(Op::inferReturnTypes(context(), loc, operands, dictionary, properties, {}, types)))
      return nullptr;
    state.addTypes(types);
    return b.create(state);
  }
  mlir::NamedAttribute attr(llvm::StringRef name, int64_t value) {
    return b.getNamedAttr(name, b.getI64IntegerAttr(value));
  }
  mlir::NamedAttribute flag(llvm::StringRef name, bool value) { return b.getNamedAttr(name, b.getBoolAttr(value)); }
  mlir::NamedAttribute attr(llvm::StringRef name, llvm::ArrayRef<int64_t> value) {
    return b.getNamedAttr(name, b.getDenseI64ArrayAttr(value));
  }

  /// A scalar constant.
  mlir::Value scalar(double value, mlir::Type element);
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<dl::Dim> dims);
  mlir::Value transpose(mlir::Value x, llvm::ArrayRef<int64_t> perm);
  mlir::Value cast(mlir::Value x, mlir::Type element);
  mlir::Value slice(mlir::Value x, llvm::ArrayRef<dl::Dim> starts, llvm::ArrayRef<int64_t> steps,
                    llvm::ArrayRef<dl::Dim> sizes);
  mlir::Value broadcast(mlir::Value x, llvm::ArrayRef<dl::Dim> dims);
  mlir::Value reduceMean(mlir::Value x, llvm::ArrayRef<int64_t> axes, bool keepdims);
  /// The number of elements along the axes, as a scalar of the element type.
  mlir::Value count(mlir::Value x, llvm::ArrayRef<int64_t> axes, mlir::Type element);
  /// [C] as [C, 1, 1, ...], so that it broadcasts along dim 1 of a tensor of `rank` dims.
  mlir::Value perChannel(mlir::Value x, int64_t rank);

  llvm::LogicalResult result(size_t i, mlir::Value value);
  llvm::LogicalResult result(size_t i, Known known);
  /// An error at this node: "Conv 'name': ...".
  mlir::InFlightDiagnostic error();

  mlir::Value materialize(const Known &known);
  /// A small tensor of one element as a constant, any other as a parameter.
  mlir::Value materialize(const Tensor &tensor);
};

/// A small tensor of integers or bools as known values.
std::optional<Known> knownOf(const Tensor &tensor, mlir::MLIRContext *context);

using Handler = llvm::LogicalResult (*)(NodeImporter &);

/// The language's element type for an ONNX one; null if there is none.
mlir::Type elementType(int32_t type, mlir::MLIRContext *context);

/// How to import an op of the default domain; null if it is not supported. `since` is the first opset whose meaning the
/// handler knows.
Handler handlerOf(llvm::StringRef opType, int64_t &since);
/// Handlers by hand, where an ONNX op is not one dl op: entered by the files of this folder.
void addElementwise(llvm::StringMap<Handler> &handlers);
void addContraction(llvm::StringMap<Handler> &handlers);
void addReduce(llvm::StringMap<Handler> &handlers);
void addShape(llvm::StringMap<Handler> &handlers);
void addIndex(llvm::StringMap<Handler> &handlers);
void addRecurrent(llvm::StringMap<Handler> &handlers);

/// Evaluates a node on known integers; nullopt where it must become an op.
std::optional<Known> evaluate(NodeImporter &n);

} // namespace dlc::onnx

#endif
