//===- WriteDl.cpp - A dl module as .dl text ------------------------------===//
//
// Table-driven: an op is printed as the call that the front end reads, from the same record.
//
//===----------------------------------------------------------------------===//
#include "compiler/import/WriteDl.h"
#include "compiler/emit/Elements.h"
#include "compiler/emit/GraphWriter.h"
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"
#include "llvm/ADT/StringSet.h"
#include <charconv>

using namespace mlir;

namespace dlc {

namespace {

/// Constants up to so many elements stand in the text.
constexpr int64_t readableElements = 16;

class Writer {
public:
  Writer(func::FuncOp function, NamedTensors &constants) : function(function), constants(constants), os(text) {}

  FailureOr<std::string> write(StringRef origin) {
    for (const char *word : {"net",   "Model",  "forward", "import", "module", "fn",     "export",  "param",
                             "state", "static", "for",     "if",     "else",   "while",  "in",      "return",
                             "true",  "false",  "none",    "dl",     "where",  "update", "training"})
      taken.insert(word);
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      auto name = function.getArgAttrOfType<StringAttr>(i, "dl.name");
      values[function.getArgument(i)] = unique(name ? name.getValue() : "x");
    }
    collectParams();
    if (failed(writeBody()))
      return failure();
    return assemble(origin);
  }

private:
  //===--- Names ---===//

  /// An identifier like `wanted` that nothing else has.
  std::string unique(StringRef wanted) {
    std::string name;
    for (char c : wanted)
      name += llvm::isAlnum(c) ? c : '_';
    if (name.empty() || llvm::isDigit(name[0]))
      name.insert(0, "v");
    std::string candidate = name;
    for (unsigned i = 2; !taken.insert(candidate).second; ++i)
      candidate = name + "_" + std::to_string(i);
    return candidate;
  }

  static std::string quoted(StringRef text) {
    std::string result = "\"";
    for (char c : text) {
      if (c == '"' || c == '\\')
        result += '\\';
      result += c;
    }
    return result + "\"";
  }

  //===--- Types and attributes ---===//

  static std::string dimText(dl::Dim dim) {
    std::string text = dl::toString(dim);
    for (auto [from, to] : {std::pair<StringRef, StringRef>{"floordiv", "/"}, {"mod", "%"}})
      for (size_t at; (at = text.find(" " + from.str() + " ")) != std::string::npos;)
        text.replace(at + 1, from.size(), to.str());
    return text;
  }

  static std::string dimsText(ArrayRef<dl::Dim> dims) {
    std::string text;
    for (dl::Dim dim : dims)
      text += (text.empty() ? "" : ", ") + dimText(dim);
    return "[" + text + "]";
  }

  static std::string typeText(Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return dl::elementName(tensor.getElementType()) + dimsText(dl::getDims(tensor));
  }

  template <typename Range>
  static std::string listText(const Range &range) {
    std::string text;
    for (auto item : range)
      text += (text.empty() ? "" : ", ") + std::to_string(item);
    return "[" + text + "]";
  }

  static FailureOr<std::string> attributeText(Attribute attribute) {
    if (auto flag = dyn_cast<BoolAttr>(attribute))
      return std::string(flag.getValue() ? "true" : "false");
    if (auto integer = dyn_cast<IntegerAttr>(attribute))
      return std::to_string(integer.getInt());
    if (auto string = dyn_cast<StringAttr>(attribute))
      return quoted(string.getValue());
    if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute))
      return listText(list.asArrayRef());
    if (auto type = dyn_cast<TypeAttr>(attribute))
      return dl::elementName(type.getValue());
    if (auto dims = dyn_cast<dl::DimsAttr>(attribute))
      return dimsText(dims.getExprs());
    // An enum of the dialect: "#dl<pad_mode reflect>".
    std::string text;
    llvm::raw_string_ostream(text) << attribute;
    StringRef word = StringRef(text);
    if (word.consume_front("#dl<") && word.consume_back(">"))
      return quoted(word.rsplit(' ').second);
    return failure();
  }

  //===--- Constants ---===//

  static bool isReadable(ElementsAttr value) {
    if (value.getNumElements() > readableElements || value.getNumElements() == 0)
      return false;
    if (!isa<FloatType>(value.getElementType()))
      return true;
    return llvm::all_of(value.getValues<APFloat>(), [](const APFloat &x) { return x.isFinite(); });
  }

  static std::string numberText(ElementsAttr value, int64_t index) {
    Type type = value.getElementType();
    if (isa<FloatType>(type)) {
      APFloat number = *(value.getValues<APFloat>().begin() + index);
      // The fewest digits that read back to it; "1" would be an int.
      char digits[32];
      char *end = type.isF64() ? std::to_chars(digits, std::end(digits), number.convertToDouble()).ptr
                               : std::to_chars(digits, std::end(digits), float(number.convertToDouble())).ptr;
      std::string text(digits, end);
      return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
    }
    APInt number = *(value.getValues<APInt>().begin() + index);
    if (type.isInteger(1))
      return number.isZero() ? "false" : "true";
    SmallString<32> digits;
    number.toString(digits, 10, !type.isUnsignedInteger());
    return digits.str().str();
  }

  static std::string elementsText(ElementsAttr value, ArrayRef<int64_t> shape, int64_t &index) {
    if (shape.empty())
      return numberText(value, index++);
    std::string text;
    for (int64_t i = 0; i < shape[0]; ++i)
      text += (i ? ", " : "") + elementsText(value, shape.drop_front(), index);
    return "[" + text + "]";
  }

  std::string constantText(ElementsAttr value) {
    int64_t index = 0;
    return "dl.constant(" + elementsText(value, cast<RankedTensorType>(value.getType()).getShape(), index) +
           ", dtype=" + dl::elementName(value.getElementType()) + ")";
  }

  /// A scalar constant as a literal, where the other operand gives it its dtype.
  std::optional<std::string> literal(Value value) {
    auto constant = value.getDefiningOp<dl::ConstantOp>();
    if (!constant || cast<RankedTensorType>(value.getType()).getRank() != 0 || !isReadable(constant.getValue()))
      return std::nullopt;
    std::string number = numberText(constant.getValue(), 0);
    return number[0] == '-' ? "(" + number + ")" : number;
  }

  //===--- The function ---===//

  void collectParams() {
    function.walk([&](dl::ParamOp param) {
      auto [entry, isNew] = params.try_emplace(param.getName(), "");
      if (isNew) {
        entry->second = unique(param.getName());
        declare(entry->second, param.getName(), param.getType(), param.getInit());
      }
      values[param] = entry->second;
    });
  }

  void declare(StringRef field, StringRef name, Type type, StringRef init) {
    declarations += "  param " + field.str() + (field == name ? "" : " " + quoted(name)) + ": " + typeText(type) +
                    (init.empty() ? "" : " = " + quoted(init)) + "\n";
  }

  LogicalResult writeBody() {
    for (Operation &op : function.getBody().front()) {
      if (isa<dl::ParamOp>(op))
        continue;
      if (auto constant = dyn_cast<dl::ConstantOp>(op)) {
        if (failed(writeConstant(constant)))
          return failure();
        continue;
      }
      if (isa<func::ReturnOp>(op)) {
        os << "    return ";
        llvm::interleaveComma(op.getOperands(), os, [&](Value value) { os << operandText(value); });
        os << "\n";
        continue;
      }
      if (failed(writeOp(op)))
        return failure();
    }
    return success();
  }

  LogicalResult writeConstant(dl::ConstantOp op) {
    if (isReadable(op.getValue()))
      return success(); // printed where it is used
    std::string name = "constants." + std::to_string(constants.size());
    Tensor tensor;
    if (Status status = toTensor(op.getValue(), tensor); !status.ok())
      return op.emitOpError() << status.message;
    constants.emplace_back(name, tensor);
    values[op] = unique("constant" + std::to_string(constants.size() - 1));
    declare(values[op], name, op.getType(), "");
    return success();
  }

  std::string operandText(Value value) {
    if (auto constant = value.getDefiningOp<dl::ConstantOp>(); constant && isReadable(constant.getValue()))
      return constantText(constant.getValue());
    return values[value];
  }

  /// Whether another operand of the same element type, no literal itself, is there for a literal to take its dtype
  /// from.
  bool takesDtypeFromOthers(Operation &op, Value operand) {
    return llvm::any_of(op.getOperands(), [&](Value other) {
      return !literal(other) && getElementTypeOrSelf(other.getType()) == getElementTypeOrSelf(operand.getType());
    });
  }

  /// `a + b` for the ops that have an operator.
  std::optional<std::string> infixText(Operation &op) {
    StringRef symbol = llvm::StringSwitch<StringRef>(op.getName().stripDialect())
                           .Case("add", "+")
                           .Case("sub", "-")
                           .Case("mul", "*")
                           .Case("div", "/")
                           .Case("matmul", "@")
                           .Default("");
    if (symbol.empty())
      return std::nullopt;
    std::optional<std::string> left = literal(op.getOperand(0)), right = literal(op.getOperand(1));
    if ((left && right) || symbol == "@")
      left = right = std::nullopt;
    return left.value_or(operandText(op.getOperand(0))) + " " + symbol.str() + " " +
           right.value_or(operandText(op.getOperand(1)));
  }

  LogicalResult writeOp(Operation &op) {
    const frontend::Builtin *builtin =
        isa<dl::DLDialect>(op.getDialect()) ? frontend::findBuiltin(op.getName().stripDialect()) : nullptr;
    if (!builtin || op.getNumRegions() != 0)
      return op.emitOpError() << "has no form as a line of a .dl file";
    std::string path = sourcePlace(op.getLoc()).path;
    if (path != lastPath && !path.empty() && llvm::all_of(path, llvm::isPrint))
      os << "    // " << path << "\n";
    lastPath = path;
    std::string results;
    for (Value result : op.getResults()) {
      values[result] = unique((op.getName().stripDialect() + Twine(count++)).str());
      results += (results.empty() ? "" : ", ") + values[result];
    }
    os << "    " << results << (results.empty() ? "" : " = ");
    if (auto infix = infixText(op)) {
      os << *infix << "\n";
      return success();
    }
    os << "dl." << builtin->name << "(";
    unsigned next = 0;
    bool first = true;
    for (const frontend::BuiltinParam &param : builtin->params) {
      std::string text;
      if (param.kind == frontend::BuiltinParam::Operand) {
        Value operand = op.getOperand(next++);
        text = (takesDtypeFromOthers(op, operand) ? literal(operand) : std::nullopt).value_or(operandText(operand));
      } else if (param.kind == frontend::BuiltinParam::Operands) {
        for (; next < op.getNumOperands(); ++next)
          text += (text.empty() ? "" : ", ") + operandText(op.getOperand(next));
        text = "[" + text + "]";
      } else {
        Attribute attribute = op.getAttr(param.name);
        FailureOr<std::string> printed = attribute ? attributeText(attribute) : FailureOr<std::string>(std::string());
        if (failed(printed))
          return op.emitOpError() << "attribute " << param.name << " = " << attribute << " has no form in a .dl file";
        if (!attribute ||
            (param.defaultValue && (*param.defaultValue == *printed || quoted(*param.defaultValue) == *printed)))
          continue;
        text = param.name + "=" + *printed;
      }
      os << (first ? "" : ", ") << text;
      first = false;
    }
    if (!builtin->infersTypes) {
      auto type = cast<RankedTensorType>(op.getResult(0).getType());
      os << (first ? "" : ", ") << "shape=" << dimsText(dl::getDims(type));
      if (op.getNumOperands() == 0)
        os << ", dtype=" << dl::elementName(type.getElementType());
    }
    os << ")\n";
    return success();
  }

  std::string assemble(StringRef origin) {
    std::string arguments, names, results, ranges;
    for (BlockArgument argument : function.getArguments()) {
      arguments += (arguments.empty() ? "" : ", ") + values[argument] + ": " + typeText(argument.getType());
      names += (names.empty() ? "" : ", ") + values[argument];
    }
    for (unsigned i = 0; i < function.getNumResults(); ++i) {
      auto name = function.getResultAttrOfType<StringAttr>(i, "dl.name");
      results += (results.empty() ? "" : ", ") + (name ? name.str() : "out_" + std::to_string(i)) + ": " +
                 typeText(function.getResultTypes()[i]);
    }
    if (auto dims = function->getAttrOfType<DictionaryAttr>("dl.dims"))
      for (NamedAttribute dim : dims)
        if (auto range = dl::rangeOf(function, dim.getName()))
          ranges += (ranges.empty() ? " where " : ", ") + dim.getName().str() + " in " + std::to_string(range->low) +
                    "..=" + std::to_string(range->high);
    return "// Imported from " + origin.str() + " by dlc.\n\nmodule Model() {\n" + declarations + "\n  fn forward(" +
           arguments + ") {\n" + text + "  }\n}\n\nnet = Model()\n\nexport fn " + function.getName().str() + "(" +
           arguments + ") -> (" + results + ")" + ranges + " { return net(" + names + ") }\n";
  }

  func::FuncOp function;
  NamedTensors &constants;
  std::string text, declarations, lastPath;
  llvm::raw_string_ostream os;
  llvm::StringSet<> taken;
  llvm::StringMap<std::string> params; ///< name in files to field
  DenseMap<Value, std::string> values;
  unsigned count = 0;
};

} // namespace

FailureOr<std::string> writeDl(ModuleOp module, StringRef origin, NamedTensors &constants) {
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  if (functions.size() != 1 || !functions[0]->hasAttr("dl.export"))
    return module.emitError() << "only a model of one function can be written as .dl";
  return Writer(functions[0], constants).write(origin);
}

} // namespace dlc
