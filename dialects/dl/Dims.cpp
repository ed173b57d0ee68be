//===- Dims.cpp - Symbolic dims of tensor types ---------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace dlc::dl {

SmallVector<Dim> getDims(RankedTensorType type) {
  if (auto dims = dyn_cast_or_null<DimsAttr>(type.getEncoding()))
    return SmallVector<Dim>(dims.getExprs());
  SmallVector<Dim> dims;
  for (int64_t size : type.getShape())
    dims.push_back(ShapedType::isDynamic(size) ? Dim() : getAffineConstantExpr(size, type.getContext()));
  return dims;
}

RankedTensorType getTensorType(ArrayRef<Dim> dims, Type elementType) {
  SmallVector<int64_t> shape;
  SmallVector<Dim> exprs;
  bool symbolic = false, known = true;
  for (Dim dim : dims) {
    dim = dim ? simplify(dim) : dim;
    exprs.push_back(dim);
    auto value = dim ? constantValue(dim) : std::nullopt;
    shape.push_back(value ? *value : ShapedType::kDynamic);
    symbolic |= !value;
    known &= bool(dim);
  }
  Attribute encoding = symbolic && known ? DimsAttr::get(elementType.getContext(), exprs) : Attribute();
  return RankedTensorType::get(shape, elementType, encoding);
}

RankedTensorType withElementType(RankedTensorType type, Type elementType) {
  return RankedTensorType::get(type.getShape(), elementType, type.getEncoding());
}

Dim constantDim(int64_t value, MLIRContext *context) { return getAffineConstantExpr(value, context); }
Dim namedDim(StringRef name, MLIRContext *context) { return context->getOrLoadDialect<DLDialect>()->internDim(name); }

std::optional<int64_t> constantValue(Dim dim) {
  if (auto constant = dyn_cast<AffineConstantExpr>(dim))
    return constant.getValue();
  return std::nullopt;
}

/// Products with their factors in one order, the constant last: N * (H * 2) and H * N * 2 are equal.
static Dim orderFactors(Dim dim) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(dim);
  if (!binary)
    return dim;
  Dim left = orderFactors(binary.getLHS()), right = orderFactors(binary.getRHS());
  if (dim.getKind() != AffineExprKind::Mul)
    return getAffineBinaryOpExpr(dim.getKind(), left, right);
  SmallVector<Dim> factors;
  int64_t constant = 1;
  std::function<void(Dim)> split = [&](Dim factor) {
    if (factor.getKind() == AffineExprKind::Mul) {
      split(cast<AffineBinaryOpExpr>(factor).getLHS());
      split(cast<AffineBinaryOpExpr>(factor).getRHS());
    } else if (auto value = constantValue(factor)) {
      constant *= *value;
    } else {
      factors.push_back(factor);
    }
  };
  split(left);
  split(right);
  auto key = [](Dim factor) {
    auto symbol = dyn_cast<AffineSymbolExpr>(factor);
    return symbol ? std::make_pair(symbol.getPosition(), std::string()) : std::make_pair(~0u, toString(factor));
  };
  // Factors with one key are one expression.
  llvm::sort(factors, [&](Dim a, Dim b) { return key(a) < key(b); });
  Dim result = constantDim(1, dim.getContext());
  for (Dim factor : factors)
    result = result * factor;
  return result * constant;
}

Dim simplify(Dim dim) {
  unsigned symbols = dim.getContext()->getOrLoadDialect<DLDialect>()->numDims();
  return orderFactors(simplifyAffineExpr(dim, 0, symbols));
}

Dim product(ArrayRef<Dim> dims, MLIRContext *context) {
  Dim result = constantDim(1, context);
  for (Dim dim : dims)
    result = result * dim;
  return simplify(result);
}

void collectNames(Dim dim, SmallVectorImpl<StringRef> &names) {
  auto *dialect = dim.getContext()->getOrLoadDialect<DLDialect>();
  dim.walk([&](AffineExpr expr) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      if (StringRef name = dialect->dimName(symbol.getPosition()); !llvm::is_contained(names, name))
        names.push_back(name);
  });
}

SmallVector<StringRef> collectNames(ArrayRef<Dim> dims) {
  SmallVector<StringRef> names;
  for (Dim dim : dims)
    if (dim)
      collectNames(dim, names);
  return names;
}

Dim substitute(Dim dim, llvm::function_ref<Dim(StringRef)> value) {
  auto *dialect = dim.getContext()->getOrLoadDialect<DLDialect>();
  bool ok = true;
  DenseMap<AffineExpr, AffineExpr> map;
  dim.walk([&](AffineExpr expr) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
      Dim by = value(dialect->dimName(symbol.getPosition()));
      ok &= bool(by);
      if (by)
        map[expr] = by;
    }
  });
  return ok ? simplify(dim.replace(map)) : Dim();
}

std::optional<int64_t> evaluate(Dim dim, llvm::function_ref<std::optional<int64_t>(StringRef)> value) {
  MLIRContext *context = dim.getContext();
  Dim result = substitute(dim, [&](StringRef name) -> Dim {
    auto number = value(name);
    return number ? constantDim(*number, context) : Dim();
  });
  return result ? constantValue(result) : std::nullopt;
}

/// Prints with the fewest parentheses: sums bind looser than the rest.
static void print(Dim dim, llvm::raw_ostream &os, bool nested) {
  if (auto constant = dyn_cast<AffineConstantExpr>(dim)) {
    os << constant.getValue();
    return;
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(dim)) {
    os << dim.getContext()->getOrLoadDialect<DLDialect>()->dimName(symbol.getPosition());
    return;
  }
  auto binary = cast<AffineBinaryOpExpr>(dim);
  bool isSum = dim.getKind() == AffineExprKind::Add;
  if (nested)
    os << "(";
  print(binary.getLHS(), os,
        !(isSum || binary.getLHS().getKind() == AffineExprKind::Mul) ||
            (!isSum && isa<AffineBinaryOpExpr>(binary.getLHS())));
  auto right = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (isSum && right && right.getValue() < 0) {
    os << " - " << -right.getValue();
  } else {
    switch (dim.getKind()) {
    case AffineExprKind::Add:
      os << " + ";
      break;
    case AffineExprKind::Mul:
      os << " * ";
      break;
    case AffineExprKind::FloorDiv:
      os << " floordiv ";
      break;
    case AffineExprKind::CeilDiv:
      os << " ceildiv ";
      break;
    default:
      os << " mod ";
      break;
    }
    print(binary.getRHS(), os,
          isa<AffineBinaryOpExpr>(binary.getRHS()) && !(isSum && binary.getRHS().getKind() == AffineExprKind::Mul));
  }
  if (nested)
    os << ")";
}

std::string toString(Dim dim) {
  if (!dim)
    return "?";
  std::string text;
  llvm::raw_string_ostream os(text);
  print(dim, os, /*nested=*/false);
  return text;
}

std::string elementName(Type type) {
  if (type.isUnsignedInteger())
    return "u" + std::to_string(type.getIntOrFloatBitWidth());
  if (type.isInteger(1))
    return "bool";
  if (type.isInteger())
    return "i" + std::to_string(type.getIntOrFloatBitWidth());
  if (type.isBF16())
    return "bf16";
  if (isa<FloatType>(type))
    return "f" + std::to_string(type.getIntOrFloatBitWidth());
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

Type elementTypeOf(StringRef name, MLIRContext *context) {
  Builder b(context);
  return llvm::StringSwitch<Type>(name)
      .Case("bool", b.getI1Type())
      .Case("u8", b.getIntegerType(8, /*isSigned=*/false))
      .Case("i8", b.getIntegerType(8))
      .Case("i16", b.getIntegerType(16))
      .Case("i32", b.getIntegerType(32))
      .Case("i64", b.getIntegerType(64))
      .Case("f16", b.getF16Type())
      .Case("bf16", b.getBF16Type())
      .Case("f32", b.getF32Type())
      .Case("f64", b.getF64Type())
      .Default(Type());
}

std::string toString(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return elementName(type);
  std::string text = elementName(tensor.getElementType()) + "[";
  llvm::interleave(getDims(tensor), [&](Dim dim) { text += toString(dim); }, [&] { text += ", "; });
  return text + "]";
}

std::optional<DimRange> rangeOf(Operation *function, StringRef name) {
  auto dims = function->getAttrOfType<DictionaryAttr>("dl.dims");
  auto range = dims ? dims.getAs<DenseI64ArrayAttr>(name) : DenseI64ArrayAttr();
  if (!range || range.size() != 2)
    return std::nullopt;
  return DimRange{range[0], range[1]};
}

namespace {
/// Interval arithmetic; every dim and name is taken as independent.
struct Bounds {
  Operation *function;
  std::optional<std::pair<int64_t, int64_t>> visit(Dim dim) {
    if (auto value = constantValue(dim))
      return std::make_pair(*value, *value);
    if (auto symbol = dyn_cast<AffineSymbolExpr>(dim)) {
      auto range = rangeOf(function, dim.getContext()->getOrLoadDialect<DLDialect>()->dimName(symbol.getPosition()));
      if (!range)
        return std::nullopt;
      return std::make_pair(range->low, range->high);
    }
    auto binary = cast<AffineBinaryOpExpr>(dim);
    auto x = visit(binary.getLHS()), y = visit(binary.getRHS());
    if (!x || !y)
      return std::nullopt;
    auto corners = [&](auto fn) {
      int64_t all[] = {fn(x->first, y->first), fn(x->first, y->second), fn(x->second, y->first),
                       fn(x->second, y->second)};
      return std::make_pair(*llvm::min_element(all), *llvm::max_element(all));
    };
    switch (dim.getKind()) {
    case AffineExprKind::Add:
      return std::make_pair(x->first + y->first, x->second + y->second);
    case AffineExprKind::Mul:
      return corners([](int64_t a, int64_t b) { return a * b; });
    case AffineExprKind::FloorDiv:
      if (y->first <= 0)
        return std::nullopt;
      return corners([](int64_t a, int64_t b) { return llvm::divideFloorSigned(a, b); });
    case AffineExprKind::CeilDiv:
      if (y->first <= 0)
        return std::nullopt;
      return corners([](int64_t a, int64_t b) { return llvm::divideCeilSigned(a, b); });
    default:
      if (y->first <= 0)
        return std::nullopt;
      return std::make_pair(int64_t(0), y->second - 1);
    }
  }
};
} // namespace

std::optional<int64_t> upperBound(Operation *function, Dim dim) {
  auto bounds = Bounds{function}.visit(dim);
  return bounds ? std::optional<int64_t>(bounds->second) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// #dl.dims
//===----------------------------------------------------------------------===//

namespace {
/// `expr ::= term (('+' | '-') term)*`, `term ::= unit (('*' | 'floordiv' | 'ceildiv' | 'mod') unit)*`.
struct DimParser {
  AsmParser &parser;

  FailureOr<Dim> unit() {
    int64_t number;
    OptionalParseResult constant = parser.parseOptionalInteger(number);
    if (constant.has_value())
      return failed(*constant) ? FailureOr<Dim>() : FailureOr<Dim>(constantDim(number, parser.getContext()));
    if (succeeded(parser.parseOptionalLParen())) {
      auto inner = expr();
      if (failed(inner) || parser.parseRParen())
        return failure();
      return inner;
    }
    std::string name;
    if (parser.parseKeywordOrString(&name))
      return failure();
    return namedDim(name, parser.getContext());
  }
  FailureOr<Dim> term() {
    auto left = unit();
    while (succeeded(left)) {
      auto apply = [&](auto fn) {
        auto right = unit();
        if (failed(right))
          left = failure();
        else
          left = fn(*left, *right);
      };
      if (succeeded(parser.parseOptionalStar()))
        apply([](Dim a, Dim b) { return a * b; });
      else if (succeeded(parser.parseOptionalKeyword("floordiv")))
        apply([](Dim a, Dim b) { return a.floorDiv(b); });
      else if (succeeded(parser.parseOptionalKeyword("ceildiv")))
        apply([](Dim a, Dim b) { return a.ceilDiv(b); });
      else if (succeeded(parser.parseOptionalKeyword("mod")))
        apply([](Dim a, Dim b) { return a % b; });
      else
        break;
    }
    return left;
  }
  FailureOr<Dim> expr() {
    auto left = term();
    while (succeeded(left)) {
      bool minus = false;
      if (failed(parser.parseOptionalPlus())) {
        if (failed(parser.parseOptionalMinus()))
          break;
        minus = true;
      }
      auto right = term();
      if (failed(right))
        return failure();
      left = minus ? *left - *right : *left + *right;
    }
    return left;
  }
};
} // namespace

Attribute DimsAttr::parse(AsmParser &parser, Type) {
  SmallVector<Dim> exprs;
  auto element = [&]() -> ParseResult {
    auto dim = DimParser{parser}.expr();
    if (failed(dim))
      return failure();
    exprs.push_back(simplify(*dim));
    return success();
  };
  if (parser.parseLess() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element) ||
      parser.parseGreater())
    return {};
  return DimsAttr::get(parser.getContext(), exprs);
}

void DimsAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getExprs(), printer.getStream(), [&](Dim dim) { printer.getStream() << toString(dim); });
  printer << "]>";
}

LogicalResult DimsAttr::verifyEncoding(ArrayRef<int64_t> shape, Type,
                                       function_ref<InFlightDiagnostic()> emitError) const {
  if (shape.size() != getExprs().size())
    return emitError() << "type has " << shape.size() << " dims, its #dl.dims encoding " << getExprs().size();
  for (auto [index, size, dim] : llvm::enumerate(shape, getExprs())) {
    auto value = constantValue(dim);
    if (value ? *value != size : !ShapedType::isDynamic(size))
      return emitError() << "dim " << index << " is "
                         << (ShapedType::isDynamic(size) ? std::string("?") : std::to_string(size))
                         << " in the type and " << toString(dim) << " in its #dl.dims encoding";
  }
  return success();
}

} // namespace dlc::dl
