//===- Indexing.cpp - x[i, a:b:c, ..., none] ------------------------------===//
#include "compiler/frontend/Elaborator.h"
#include "dialects/dl/Dialect.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

Value Elaborator::evaluateIndex(const IndexExpr &expr, Scope &scope) {
  Value base = evaluate(*expr.base, scope);
  if (base.isError())
    return {};
  if (base.isTensor())
    return indexTensor(base, expr, scope);
  if (base.isDict())
    return indexDict(base, expr, scope);
  if (base.isList() || base.isString())
    return indexList(base, expr, scope);
  return error(Code::BadIndex, expr.range, describe(base) + " has no elements to index");
}

Value Elaborator::indexDict(const Value &base, const IndexExpr &expr, Scope &scope) {
  bool isOne = expr.indices.size() == 1 && !llvm::isa<SliceExpr, EllipsisExpr>(*expr.indices[0]);
  Value key = isOne ? evaluate(*expr.indices[0], scope) : Value::none();
  if (key.isError())
    return {};
  if (!key.isString())
    return error(Code::BadIndex, expr.indices[0]->range, "a dict is indexed by one string, got " + describe(key));
  if (const Value *value = base.dict().find(key.get<std::string>()))
    return *value;
  return error(Code::UnknownMember, expr.indices[0]->range,
               "the dict has no key `" + key.get<std::string>() + "`" +
                   didYouMean(key.get<std::string>(), base.dict().keys()));
}

Value Elaborator::indexList(const Value &base, const IndexExpr &expr, Scope &scope) {
  // One element of a list costs nothing, a slice or a string's letters do.
  if (base.isString() || (!expr.indices.empty() && llvm::isa<SliceExpr>(*expr.indices[0])))
    charge(base, base.isString() ? 8 : 1);
  if (expr.indices.size() != 1)
    return error(Code::BadIndex, expr.range, "a list takes one index, got " + Twine(expr.indices.size()));
  std::vector<Value> letters;
  if (base.isString())
    for (char c : base.get<std::string>())
      letters.push_back(Value(std::string(1, c)));
  ArrayRef<Value> elements = base.isList() ? ArrayRef<Value>(base.elements()) : ArrayRef<Value>(letters);
  int64_t count = elements.size();
  if (auto *slice = llvm::dyn_cast<SliceExpr>(expr.indices[0].get())) {
    auto bounds = sliceBounds(*slice, dl::constantDim(count, context), scope);
    if (!bounds)
      return {};
    std::vector<Value> result;
    int64_t start = *dl::constantValue(bounds->start), size = *dl::constantValue(bounds->size);
    for (int64_t i = 0; i < size; ++i)
      result.push_back(elements[start + i * bounds->step]);
    if (base.isList())
      return Value::list(std::move(result));
    std::string text;
    for (const Value &letter : result)
      text += letter.get<std::string>();
    return Value(std::move(text));
  }
  Value index = evaluate(*expr.indices[0], scope);
  if (index.isError())
    return {};
  if (!index.isInt())
    return error(Code::BadIndex, expr.indices[0]->range, "a list is indexed by an int, got " + describe(index));
  int64_t i = index.get<int64_t>(), place = i < 0 ? i + count : i;
  if (place < 0 || place >= count)
    return error(Code::OutOfRange, expr.indices[0]->range,
                 "index " + Twine(i) + " is outside a list of " + Twine(count));
  return elements[place];
}

/// An index from the start, checked as far as the ranges of dims tell.
std::optional<dl::Dim> Elaborator::dimIndex(const Value &value, dl::Dim extent, SourceRange range) {
  dl::Dim index = toDim(value, context);
  auto most = upper(index);
  if (most && *most < 0)
    index = dl::simplify(index + extent);
  auto least = lower(index), room = lower(dl::simplify(extent - 1 - index));
  // A symbol without a range (in a function that is checked alone) decides nothing.
  if ((least && *least < 0) || (room && *room < 0)) {
    error(Code::OutOfRange, range,
          "index " + spell(value) + (value.isInt() && dl::constantValue(extent) ? " is" : " may be") +
              " outside a dim of size " + dl::toString(extent));
    return std::nullopt;
  }
  return index;
}

/// Start, size and step of `a:b:c` over a dim, with NumPy's clamping where sizes are known.
std::optional<Elaborator::SliceBounds> Elaborator::sliceBounds(const SliceExpr &slice, dl::Dim extent, Scope &scope) {
  bool failed = false;
  auto part = [&](const ExprPtr &expr) -> std::optional<dl::Dim> {
    if (!expr)
      return std::nullopt;
    Value value = evaluate(*expr, scope);
    if (value.isNone())
      return std::nullopt;
    dl::Dim dim = toDim(value, context);
    failed |= !dim;
    if (!dim && !value.isError())
      error(Code::BadIndex, expr->range,
            "a bound of a slice is an int or a dim, got " + describe(value) +
                (value.isTensor() ? "; with bounds that are computed, see dynamic_slice" : ""));
    return dim ? std::optional<dl::Dim>(dim) : std::nullopt;
  };
  std::optional<dl::Dim> start = part(slice.start), stop = part(slice.stop), stepDim = part(slice.step);
  if (failed)
    return std::nullopt;
  auto stepValue = stepDim ? dl::constantValue(*stepDim) : std::optional<int64_t>(1);
  if (!stepValue || *stepValue == 0) {
    error(Code::BadIndex, slice.range, "the step of a slice is an int and not 0");
    return std::nullopt;
  }
  int64_t step = *stepValue;
  bool forward = step > 0;
  // From the end where negative; then into 0..=extent (forwards) or -1..extent (backwards).
  auto normalise = [&](std::optional<dl::Dim> bound, bool isStart) -> std::optional<dl::Dim> {
    dl::Dim first = dl::constantDim(forward ? 0 : -1, context), last = dl::simplify(forward ? extent : extent - 1);
    if (!bound)
      return isStart == forward ? first + (isStart && !forward ? 1 : 0) : last;
    auto most = upper(*bound);
    dl::Dim value = most && *most < 0 ? dl::simplify(*bound + extent) : *bound;
    dl::Dim below = dl::simplify(value - first), above = dl::simplify(last - value);
    auto clampLow = upper(below), leastBelow = lower(below), clampHigh = upper(above), leastAbove = lower(above);
    if (clampLow && *clampLow <= 0)
      return first;
    if (clampHigh && *clampHigh <= 0)
      return last;
    bool open = (!leastBelow || *leastBelow < 0 || !leastAbove || *leastAbove < 0);
    // Independent names make the bounds of a difference loose; only a range that is known to fail is refused.
    if (open && ((leastBelow && *leastBelow < 0) || (leastAbove && *leastAbove < 0))) {
      error(Code::OutOfRange, slice.range,
            "the slice may reach outside: bound " + dl::toString(*bound) + " of a dim of size " + dl::toString(extent) +
                " for some sizes in its range");
      return std::nullopt;
    }
    return value;
  };
  auto first = normalise(start, true);
  auto last = first ? normalise(stop, false) : std::nullopt;
  if (!first || !last)
    return std::nullopt;
  dl::Dim span = dl::simplify(forward ? *last - *first : *first - *last);
  int64_t stride = forward ? step : -step;
  dl::Dim size = stride == 1 ? span : dl::simplify(span.ceilDiv(stride));
  if (auto most = upper(size); most && *most <= 0)
    return SliceBounds{dl::constantDim(0, context), dl::constantDim(0, context), 1};
  if (auto least = lower(size); least && *least < 0) {
    error(Code::OutOfRange, slice.range,
          "the slice has " + dl::toString(size) + " elements, which is negative for some sizes in its range");
    return std::nullopt;
  }
  return SliceBounds{dl::simplify(*first), size, step};
}

Value Elaborator::indexTensor(const Value &base, const IndexExpr &expr, Scope &scope) {
  if (!building)
    return error(Code::StaticContext, expr.range, "a tensor is indexed in functions only; here values are static");
  RankedTensorType type = tensorType(base);
  SmallVector<dl::Dim> dims = dl::getDims(type);
  // What each index is.
  struct Part {
    const Expr *expr;
    Value value;
  };
  SmallVector<Part> parts;
  size_t taken = 0, ellipses = 0;
  for (const ExprPtr &index : expr.indices) {
    Part part{index.get(), Value::none()};
    if (llvm::isa<EllipsisExpr>(*index)) {
      ++ellipses;
    } else if (llvm::isa<SliceExpr>(*index)) {
      ++taken;
    } else {
      part.value = evaluate(*index, scope);
      if (part.value.isError())
        return {};
      bool ok = part.value.isNone() || part.value.isInt() || part.value.isDim() || part.value.isTensor();
      if (!ok)
        return error(Code::BadIndex, index->range,
                     "a tensor is indexed by ints, slices, `...`, none and integer tensors, got " +
                         describe(part.value));
      taken += !part.value.isNone();
    }
    parts.push_back(part);
  }
  if (taken > dims.size() || ellipses > 1)
    return error(Code::BadIndex, expr.range,
                 ellipses > 1 ? Twine("`...` stands once in an index")
                              : Twine(taken) + " indices for " + dl::toString(Type(type)) + ", which has " +
                                    Twine(dims.size()) + " dims");

  // One slice of the whole, then a reshape that drops and adds dims, then the gather.
  SmallVector<dl::Dim> starts(dims.size(), dl::constantDim(0, context)), sizes(dims), shape;
  SmallVector<int64_t> steps(dims.size(), 1);
  std::optional<std::pair<Value, size_t>> gather;
  size_t dim = 0;
  auto keepRest = [&](size_t count) {
    for (; count; --count)
      shape.push_back(dims[dim++]);
  };
  for (const Part &part : parts) {
    if (llvm::isa<EllipsisExpr>(*part.expr)) {
      keepRest(dims.size() - taken);
    } else if (auto *slice = llvm::dyn_cast<SliceExpr>(part.expr)) {
      auto bounds = sliceBounds(*slice, dims[dim], scope);
      if (!bounds)
        return {};
      starts[dim] = bounds->start;
      sizes[dim] = bounds->size;
      steps[dim++] = bounds->step;
      shape.push_back(bounds->size);
    } else if (part.value.isNone()) {
      shape.push_back(dl::constantDim(1, context));
    } else if (part.value.isTensor()) {
      if (gather)
        return error(Code::BadIndex, part.expr->range, "one index may be a tensor; for several see gather_nd");
      gather = {part.value, shape.size()};
      shape.push_back(dims[dim++]);
    } else {
      auto place = dimIndex(part.value, dims[dim], part.expr->range);
      if (!place)
        return {};
      starts[dim] = *place;
      sizes[dim++] = dl::constantDim(1, context);
    }
  }
  keepRest(dims.size() - dim);

  auto list = [&](ArrayRef<dl::Dim> from) {
    std::vector<Value> values;
    for (dl::Dim d : from)
      values.push_back(fromDim(d));
    return Value::list(std::move(values));
  };
  Value result = base;
  bool whole = dl::getTensorType(sizes, type.getElementType()) == type &&
               llvm::all_of(starts, [](dl::Dim d) { return dl::isConstant(d, 0); }) &&
               llvm::all_of(steps, [](int64_t s) { return s == 1; });
  if (!whole) {
    std::vector<Value> stepValues(steps.begin(), steps.end());
    result = apply("slice", {base, list(starts), Value::list(std::move(stepValues)), list(sizes)}, expr.range);
  }
  if (!result.isError() && dl::getTensorType(shape, type.getElementType()) != tensorType(result))
    result = apply("reshape", {result, list(shape)}, expr.range);
  if (!result.isError() && gather)
    result = apply("gather", {result, gather->first, Value(int64_t(gather->second))}, expr.range);
  return result;
}

} // namespace dlc::frontend
