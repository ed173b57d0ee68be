//===- GraphWriter.cpp - A dl module as a serialised graph ----------------===//
//
// Knows no op: names, versions, attributes and regions are taken from the IR and the ops' records. Only an attribute
// of a new kind needs a line here.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/GraphWriter.h"
#include "compiler/emit/Elements.h"
#include "dialects/check/Dialect.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "runtime/graph/Graph.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace dlc;

std::string dlc::toPostfix(dl::Dim dim) {
  if (auto constant = dyn_cast<AffineConstantExpr>(dim))
    return std::to_string(constant.getValue());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(dim))
    return dim.getContext()->getOrLoadDialect<dl::DLDialect>()->dimName(symbol.getPosition()).str();
  auto binary = cast<AffineBinaryOpExpr>(dim);
  const char *operation = "%";
  switch (dim.getKind()) {
  case AffineExprKind::Add:
    operation = "+";
    break;
  case AffineExprKind::Mul:
    operation = "*";
    break;
  case AffineExprKind::FloorDiv:
    operation = "/";
    break;
  case AffineExprKind::CeilDiv:
    operation = "^";
    break;
  default:
    break;
  }
  return toPostfix(binary.getLHS()) + " " + toPostfix(binary.getRHS()) + " " + operation;
}

SourcePlace dlc::sourcePlace(Location loc) {
  SourcePlace place;
  loc->walk([&](Location inner) {
    if (auto file = dyn_cast<FileLineColLoc>(inner); file && place.location.empty())
      place.location =
          (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" + Twine(file.getColumn())).str();
    if (auto name = dyn_cast<NameLoc>(inner); name && place.path.empty())
      place.path = name.getName().str();
    return place.location.empty() || place.path.empty() ? WalkResult::advance() : WalkResult::interrupt();
  });
  return place;
}

namespace {

class GraphWriter {
public:
  FailureOr<std::string> write(ModuleOp module) {
#define DLC_LIST(...)
#define DLC_OP(Class, name, family, version, ...) versions[name] = version;
#include "dialects/dl/OpFacts.inc"
#undef DLC_LIST
    graph::Module result;
    for (auto function : module.getOps<func::FuncOp>()) {
      result.functions.emplace_back();
      if (function.isExternal())
        return function.emitOpError() << "has no body, so that the eager engine cannot run it";
      if (failed(writeFunction(function, result.functions.back())))
        return failure();
    }
    // What is written must read: the reader's own checks, while the place in the IR is still known.
    if (Status status = graph::verify(result, {}); !status.ok())
      return module.emitError() << "the module does not make a valid graph: " << status.message
                                << (status.where.empty() ? "" : " at ") << status.where;
    return graph::writeGraph(result);
  }

private:
  LogicalResult writeFunction(func::FuncOp function, graph::Function &out) {
    out.name = function.getName().str();
    out.exported = function->hasAttr("dl.export");
    out.eager = function->hasAttr("dl.eager");
    if (auto dims = function->getAttrOfType<DictionaryAttr>("dl.dims"))
      for (NamedAttribute dim : dims) {
        auto range = dl::rangeOf(function, dim.getName());
        if (!range)
          return function.emitOpError() << "dl.dims of " << dim.getName() << " must be two i64, lowest and highest";
        out.dims.push_back({dim.getName().str(), range->low, range->high});
      }
    for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
      auto name = function.getResultAttrOfType<StringAttr>(index, "dl.name");
      out.results.push_back({name ? name.str() : "out_" + std::to_string(index), {}});
      if (failed(writeType(type, function.getLoc(), out.results.back().type)))
        return failure();
    }
    values.clear();
    nextValue = 0;
    if (!function.getBody().hasOneBlock())
      return function.emitOpError() << "must be one block for the eager engine";
    return writeRegion(function.getBody(), out.body, [&](unsigned index) {
      auto name = function.getArgAttrOfType<StringAttr>(index, "dl.name");
      return name ? name.str() : "in_" + std::to_string(index);
    });
  }

  LogicalResult writeRegion(Region &region, graph::Region &out, llvm::function_ref<std::string(unsigned)> nameOf) {
    if (!region.hasOneBlock())
      return emitError(region.getLoc()) << "a region of " << region.getParentOp()->getName()
                                        << " must be one block for the eager engine";
    for (BlockArgument argument : region.getArguments()) {
      out.arguments.push_back({nameOf(argument.getArgNumber()), {}});
      if (failed(writeType(argument.getType(), argument.getLoc(), out.arguments.back().type)))
        return failure();
      values[argument] = nextValue++;
    }
    for (Operation &op : region.front()) {
      if (isa<check::EqOp, check::CloseOp>(op))
        continue;
      out.ops.emplace_back();
      if (failed(writeOp(op, out.ops.back())))
        return failure();
    }
    return success();
  }

  LogicalResult writeOp(Operation &op, graph::Op &out) {
    out.name = isa<check::InputOp>(op) ? "dl.constant" : op.getName().getStringRef().str();
    auto version = versions.find(out.name);
    if (version == versions.end() && !isa<func::CallOp, func::ReturnOp>(op))
      return op.emitOpError() << "is not an op of the dl dialect, which is all that the eager engine runs";
    out.version = version == versions.end() ? 1 : version->second;
    SourcePlace place = sourcePlace(op.getLoc());
    // Without folders: equal models give equal bytes wherever they lie.
    out.location = llvm::sys::path::filename(place.location).str();
    out.path = place.path;
    for (Value operand : op.getOperands())
      out.operands.push_back(values.lookup(operand));
    for (Value result : op.getResults()) {
      out.results.emplace_back();
      if (failed(writeType(result.getType(), op.getLoc(), out.results.back())))
        return failure();
      values[result] = nextValue++;
    }
    for (NamedAttribute attribute : op.getAttrDictionary()) {
      StringRef name = attribute.getName();
      // Bookkeeping of variadic operands; the engine reads operands by position.
      if (name == "operandSegmentSizes" || name == "resultSegmentSizes")
        continue;
      // One name for the function that a call runs, whatever the op calls it.
      if (isa<dl::CompositeOp>(op) && name == "body")
        name = "callee";
      if (failed(writeAttribute(op, name, attribute.getValue(), out.attributes)))
        return failure();
    }
    for (Region &region : op.getRegions()) {
      out.regions.emplace_back();
      if (failed(
              writeRegion(region, out.regions.back(), [](unsigned index) { return "arg_" + std::to_string(index); })))
        return failure();
    }
    return success();
  }

  static bool dtypeOf(Type element, DType &dtype) { return parseDType(dl::elementName(element), dtype); }

  LogicalResult writeType(Type type, Location loc, graph::Type &out) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !dtypeOf(tensor.getElementType(), out.dtype))
      return emitError(loc) << "the eager engine has no values of type " << type;
    if (tensor.getRank() > DLC_MAX_RANK)
      return emitError(loc) << "rank " << tensor.getRank() << " of " << dl::toString(type)
                            << " is more than the supported " << DLC_MAX_RANK;
    for (dl::Dim dim : dl::getDims(tensor)) {
      out.dims.emplace_back();
      if (!dim)
        return emitError(loc) << "a dim of " << type << " has neither a size nor a name";
      if (failed(writeDim(dim, loc, out.dims.back())))
        return failure();
    }
    return success();
  }

  LogicalResult writeDim(dl::Dim dim, Location loc, DimExpr &out) {
    if (Status status = DimExpr::parse(toPostfix(dim), out); !status.ok())
      return emitError(loc) << status.message;
    return success();
  }

  LogicalResult writeAttribute(Operation &op, StringRef name, Attribute value, std::vector<graph::Attribute> &list) {
    list.emplace_back();
    graph::Attribute &out = list.back();
    out.name = name.str();
    auto integer = [&](int64_t number) { out.kind = DLC_GRAPH_INT, out.integer = number; };
    auto text = [&](StringRef string) { out.kind = DLC_GRAPH_STRING, out.string = string.str(); };
    return TypeSwitch<Attribute, LogicalResult>(value)
        .Case<BoolAttr>([&](auto attr) { return integer(attr.getValue()), success(); })
        .Case<IntegerAttr>([&](auto attr) {
          return integer(attr.getType().isUnsignedInteger() ? int64_t(attr.getValue().getZExtValue())
                                                            : attr.getValue().getSExtValue()),
                 success();
        })
        .Case<UnitAttr>([&](auto) { return integer(1), success(); })
        .Case<dl::PadModeAttr, dl::ScatterModeAttr>(
            [&](auto attr) { return integer(int64_t(attr.getValue())), success(); })
        .Case<FloatAttr>([&](auto attr) {
          out.kind = DLC_GRAPH_FLOAT;
          out.number = attr.getValueAsDouble();
          return success();
        })
        .Case<StringAttr>([&](auto attr) { return text(attr.getValue()), success(); })
        .Case<FlatSymbolRefAttr>([&](auto attr) { return text(attr.getValue()), success(); })
        .Case<DenseI64ArrayAttr>([&](auto attr) {
          out.kind = DLC_GRAPH_INTS;
          out.integers.assign(attr.asArrayRef().begin(), attr.asArrayRef().end());
          return success();
        })
        .Case<dl::DimsAttr>([&](auto attr) {
          out.kind = DLC_GRAPH_DIMS;
          for (dl::Dim dim : attr.getExprs()) {
            out.dims.emplace_back();
            if (failed(writeDim(dim, op.getLoc(), out.dims.back())))
              return failure();
          }
          return success();
        })
        .Case<TypeAttr>([&](auto attr) -> LogicalResult {
          out.kind = DLC_GRAPH_DTYPE;
          if (!dtypeOf(attr.getValue(), out.dtype))
            return op.emitOpError() << "attribute " << name << ": the eager engine has no element type "
                                    << attr.getValue();
          return success();
        })
        .Case<ElementsAttr>([&](ElementsAttr attr) { return writeElements(op, attr, out); })
        .Case<DictionaryAttr>([&](auto attr) {
          out.kind = DLC_GRAPH_DICT;
          for (NamedAttribute entry : attr)
            if (failed(writeAttribute(op, entry.getName(), entry.getValue(), out.entries)))
              return failure();
          return success();
        })
        .Case<ArrayAttr>([&](auto attr) { // as a dict with the positions for names
          out.kind = DLC_GRAPH_DICT;
          for (auto [index, entry] : llvm::enumerate(attr))
            if (failed(writeAttribute(op, std::to_string(index), entry, out.entries)))
              return failure();
          return success();
        })
        .Default([&](Attribute) -> LogicalResult {
          return op.emitOpError() << "attribute " << name << " = " << value << " has no form in a serialised graph";
        });
  }

  LogicalResult writeElements(Operation &op, ElementsAttr attr, graph::Attribute &out) {
    auto type = cast<RankedTensorType>(attr.getType());
    graph::Type declared;
    if (failed(writeType(type, op.getLoc(), declared)))
      return failure();
    out.kind = DLC_GRAPH_TENSOR;
    // A splat is written as its one element.
    if (auto dense = dyn_cast<DenseElementsAttr>(Attribute(attr));
        dense && dense.isSplat() && dense.getNumElements() > 0)
      attr = dense.resizeSplat(RankedTensorType::get({}, type.getElementType()));
    if (Status status = toTensor(attr, out.tensor); !status.ok())
      return op.emitOpError() << status.message;
    return success();
  }

  llvm::StringMap<uint32_t> versions;
  DenseMap<Value, uint32_t> values;
  uint32_t nextValue = 0;
};

} // namespace

FailureOr<std::string> dlc::writeGraph(ModuleOp module) { return GraphWriter().write(module); }
