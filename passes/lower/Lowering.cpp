//===- Lowering.cpp - What the families' lowerings share ------------------===//
#include "passes/lower/Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace dlc::lower {

void Lowering::set(Value result, Value lowered) {
  // Built from sizes that may be less static than the type says.
  if (Type type = lowerType(result.getType()); lowered.getType() != type)
    lowered = tensor::CastOp::create(b, loc, type, lowered);
  map.map(result, lowered);
}

Value Lowering::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }

Sizes Lowering::sizes(ArrayRef<dl::Dim> dims) {
  Sizes result;
  for (dl::Dim dim : dims)
    result.push_back(context.dimFold(b, loc, dim));
  return result;
}

Value Lowering::empty(ArrayRef<dl::Dim> dims, Type element) {
  return tensor::EmptyOp::create(b, loc, sizes(dims), element);
}

Value Lowering::filled(ArrayRef<dl::Dim> dims, Value scalar) {
  return linalg::FillOp::create(b, loc, scalar, empty(dims, scalar.getType())).getResult(0);
}

Value Lowering::extract(Value tensor, ValueRange indices) { return tensor::ExtractOp::create(b, loc, tensor, indices); }

linalg::GenericOp Lowering::generic(ValueRange ins, ValueRange outs, ArrayRef<AffineMap> maps, unsigned parallel,
                                    unsigned reduction, Type element, BodyFn body) {
  SmallVector<utils::IteratorType> iterators(parallel, utils::IteratorType::parallel);
  iterators.append(reduction, utils::IteratorType::reduction);
  return linalg::GenericOp::create(b, loc, TypeRange(outs), ins, outs, maps, iterators,
                                   [&](OpBuilder &inner, Location loc, ValueRange args) {
                                     ScalarBuilder s{inner, loc, element};
                                     SmallVector<Value> yields = body(s, args);
                                     linalg::YieldOp::create(inner, loc, yields);
                                   });
}

Value Lowering::elementwise(RankedTensorType dlType, ValueRange ins, ArrayRef<AffineMap> maps, Type element,
                            BodyFn body) {
  SmallVector<AffineMap> all(maps);
  all.push_back(identity(dlType.getRank()));
  return generic(ins, empty(dlType), all, dlType.getRank(), 0, element, body).getResult(0);
}

Value Lowering::fromIndices(RankedTensorType dlType, llvm::function_ref<Value(ScalarBuilder &, ArrayRef<Value>)> body) {
  return elementwise(dlType, {}, {}, dlType.getElementType(), [&](ScalarBuilder &s, ValueRange) -> SmallVector<Value> {
    SmallVector<Value> place;
    for (int64_t i = 0; i < dlType.getRank(); ++i)
      place.push_back(linalg::IndexOp::create(s.b, s.loc, i));
    return {body(s, place)};
  });
}

Value Lowering::castTo(Value tensor, ArrayRef<dl::Dim> dims, Type from, Type to) {
  if (from == to)
    return tensor;
  Value init = empty(dims, lowerType(to));
  AffineMap map = identity(dims.size());
  return generic(
             tensor, init, {map, map}, dims.size(), 0, from,
             [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> { return {scalar::cast(s, args[0], to)}; })
      .getResult(0);
}

/// If `tensor` only gained unit dims, what it was, and which of the dims are its own.
static Value withoutUnits(Value tensor, SmallVectorImpl<unsigned> &kept) {
  auto expand = tensor.getDefiningOp<tensor::ExpandShapeOp>();
  kept.clear();
  if (expand && !expand.getReassociationIndices().empty()) {
    ArrayRef<int64_t> shape = expand.getResultType().getShape();
    bool ok = true;
    for (const ReassociationIndices &group : expand.getReassociationIndices()) {
      auto isReal = [&](int64_t i) { return shape[i] != 1; };
      kept.push_back(llvm::any_of(group, isReal) ? *llvm::find_if(group, isReal) : group[0]);
      ok &= llvm::count_if(group, isReal) <= 1;
    }
    if (ok)
      return expand.getSrc();
  } else if (expand) {
    return expand.getSrc();
  }
  kept.clear();
  for (int64_t i = 0; i < cast<RankedTensorType>(tensor.getType()).getRank(); ++i)
    kept.push_back(i);
  return tensor;
}

std::pair<Value, AffineMap> Lowering::broadcast(Value operand, ArrayRef<dl::Dim> from, ArrayRef<dl::Dim> result) {
  SmallVector<unsigned> kept;
  Value source = withoutUnits(operand, kept);
  SmallVector<AffineExpr> exprs;
  unsigned offset = result.size() - from.size();
  for (unsigned i : kept) {
    bool repeated = dl::isConstant(from[i], 1) && !dl::isConstant(result[offset + i], 1);
    exprs.push_back(repeated ? b.getAffineConstantExpr(0) : dim(offset + i));
  }
  return {source, mapOf(result.size(), exprs)};
}

Value Lowering::reshape(Value tensor, ArrayRef<dl::Dim> from, ArrayRef<dl::Dim> to) {
  if (from == to)
    return tensor;
  Type element = cast<RankedTensorType>(tensor.getType()).getElementType();
  auto isZero = [](dl::Dim dim) { return dl::isConstant(dim, 0); };
  if (llvm::any_of(from, isZero) || llvm::any_of(to, isZero))
    return empty(to, element);
  // Pairs of groups with equal products, as small as they are: dims [i, i2) of one shape hold what [j, j2) of the
  // other.
  MLIRContext *context = b.getContext();
  SmallVector<ReassociationIndices> fromGroups, toGroups;
  SmallVector<dl::Dim> middle;
  size_t i = 0, j = 0;
  while (i < from.size() && j < to.size()) {
    size_t i2 = i + 1, j2 = j + 1;
    dl::Dim x = from[i], y = to[j];
    while (x != y) {
      auto xs = dl::constantValue(x), ys = dl::constantValue(y);
      // Symbolic products grow until they meet; where sizes are known the smaller one grows.
      bool growX = xs && ys ? *xs < *ys : j2 == to.size() || (i2 < from.size() && i2 - i <= j2 - j);
      if (growX ? i2 == from.size() : j2 == to.size())
        growX = !growX;
      if (growX ? i2 == from.size() : j2 == to.size())
        break;
      if (growX)
        x = dl::product(from.slice(i, ++i2 - i), context);
      else
        y = dl::product(to.slice(j, ++j2 - j), context);
    }
    if (x != y) {
      i2 = from.size(), j2 = to.size();
      x = dl::product(from.slice(i), context);
    }
    fromGroups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(i, i2)));
    toGroups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(j, j2)));
    middle.push_back(x);
    i = i2, j = j2;
  }
  // What is left on one side are ones.
  auto rest = [](SmallVector<ReassociationIndices> &groups, size_t from, size_t to) {
    for (; from < to && !groups.empty(); ++from)
      groups.back().push_back(from);
  };
  rest(fromGroups, i, from.size());
  rest(toGroups, j, to.size());
  auto typeOf = [&](ArrayRef<dl::Dim> dims) {
    return cast<RankedTensorType>(lowerType(dl::getTensorType(dims, element)));
  };
  if (middle.size() != from.size())
    tensor = tensor::CollapseShapeOp::create(b, loc, typeOf(middle), tensor, fromGroups);
  if (middle.size() != to.size())
    tensor = tensor::ExpandShapeOp::create(b, loc, typeOf(to), tensor, toGroups, sizes(to));
  return tensor;
}

Value Lowering::pad(Value tensor, SmallVectorImpl<dl::Dim> &dims, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                    Value scalar) {
  unsigned rank = dims.size();
  Type element = cast<RankedTensorType>(tensor.getType()).getElementType();
  bool crops = false, pads = false;
  Sizes offsets, strides(rank, b.getIndexAttr(1)), lows, highs;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t cropLow = std::max<int64_t>(-low[i], 0), cropHigh = std::max<int64_t>(-high[i], 0);
    crops |= cropLow || cropHigh;
    pads |= low[i] > 0 || high[i] > 0;
    offsets.push_back(b.getIndexAttr(cropLow));
    lows.push_back(b.getIndexAttr(std::max<int64_t>(low[i], 0)));
    highs.push_back(b.getIndexAttr(std::max<int64_t>(high[i], 0)));
    dims[i] = dl::simplify(dims[i] - (cropLow + cropHigh));
  }
  if (crops) {
    // More may be cropped at one end than there is, when the other end is padded: nothing of the tensor is left then.
    for (dl::Dim dim : dims)
      if (auto value = dl::constantValue(dim); value && *value < 0) {
        for (unsigned i = 0; i < rank; ++i)
          dims[i] = dl::simplify(dims[i] + (std::max<int64_t>(low[i], 0) + std::max<int64_t>(high[i], 0)));
        return filled(dims, scalar);
      }
    auto type = cast<RankedTensorType>(lowerType(dl::getTensorType(dims, element)));
    tensor = tensor::ExtractSliceOp::create(b, loc, type, tensor, offsets, sizes(dims), strides);
  }
  if (!pads)
    return tensor;
  for (unsigned i = 0; i < rank; ++i)
    dims[i] = dl::simplify(dims[i] + (std::max<int64_t>(low[i], 0) + std::max<int64_t>(high[i], 0)));
  auto type = lowerType(dl::getTensorType(dims, element));
  return tensor::PadOp::create(b, loc, type, tensor, lows, highs, scalar);
}

int64_t Lowering::trimmedPadding(dl::Dim size, int64_t low, int64_t high, dl::Dim out, int64_t stride, int64_t span) {
  auto from = dl::constantValue(size), places = dl::constantValue(out);
  if (!from || !places || *places < 1)
    return high;
  int64_t used = (*places - 1) * stride + span - low - *from;
  // Less padding costs nothing; to crop the tensor is only needed for a single window.
  return *places == 1 ? used : std::max<int64_t>(used, std::min<int64_t>(high, 0));
}

Value Lowering::copy(Value tensor, ArrayRef<dl::Dim> dims) {
  AffineMap map = identity(dims.size());
  Value init = empty(dims, cast<RankedTensorType>(tensor.getType()).getElementType());
  return generic(tensor, init, {map, map}, dims.size(), 0, {},
                 [](ScalarBuilder &, ValueRange args) -> SmallVector<Value> { return {args[0]}; })
      .getResult(0);
}

Value Lowering::lowest(ScalarBuilder &s, Type dlElement) {
  Type type = lowerType(dlElement);
  if (isa<FloatType>(type))
    return s.real(-INFINITY, type);
  return s.integer(s.isUnsigned() ? 0 : APInt::getSignedMinValue(type.getIntOrFloatBitWidth()).getSExtValue(), type);
}

Value Lowering::highest(ScalarBuilder &s, Type dlElement) {
  Type type = lowerType(dlElement);
  if (isa<FloatType>(type))
    return s.real(INFINITY, type);
  return s.integer(s.isUnsigned() ? -1 : APInt::getSignedMaxValue(type.getIntOrFloatBitWidth()).getSExtValue(), type);
}

Type accumulatorOf(Type dlElement) {
  return dlElement.isF16() || dlElement.isBF16() ? Type(Float32Type::get(dlElement.getContext())) : dlElement;
}

} // namespace dlc::lower
