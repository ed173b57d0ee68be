//===- Shape.cpp - ONNX ops that move elements ----------------------------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

using dl::Dim;

static LogicalResult reshape(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  SmallVector<Dim> target;
  if (n.opset() < 5) {
    for (int64_t size : n.list("shape").value_or(SmallVector<int64_t>()))
      target.push_back(n.dim(size));
  } else {
    auto shape = n.dims(1, "the shape");
    if (failed(shape))
      return failure();
    target = *shape;
  }
  SmallVector<Dim> from = n.dimsOf(x);
  int64_t unknown = -1;
  const bool zeros = n.integer("allowzero", 0);
  for (auto [index, size] : llvm::enumerate(target)) {
    if (dl::isConstant(size, 0) && !zeros) {
      if (index >= from.size())
        return n.error() << "copies dim " << index << " of " << dl::toString(x.getType());
      size = from[index];
    }
    if (dl::isConstant(size, -1)) {
      if (unknown >= 0)
        return n.error() << "leaves two dims open (-1)";
      unknown = index;
    }
  }
  if (unknown >= 0) {
    // What -1 stands for: the source's dims over the target's, after cancelling.
    SmallVector<Dim> above = from, below;
    for (auto [index, size] : llvm::enumerate(target))
      if (int64_t(index) != unknown) {
        if (auto it = llvm::find(above, size); it != above.end())
          above.erase(it);
        else
          below.push_back(size);
      }
    Dim numerator = dl::product(above, n.context()), denominator = dl::product(below, n.context());
    auto a = dl::constantValue(numerator), d = dl::constantValue(denominator);
    if (d && *d == 0)
      target[unknown] = n.dim(0);
    else if (a && d && *a % *d == 0)
      target[unknown] = n.dim(*a / *d);
    else if (numerator == denominator)
      target[unknown] = n.dim(1);
    else if (Dim quotient = dl::simplify(numerator.floorDiv(denominator));
             d && dl::simplify(quotient * *d) == numerator)
      target[unknown] = quotient;
    else
      return n.error() << "cannot tell the open dim (-1): " << dl::toString(numerator) << " elements over "
                       << dl::toString(denominator);
  }
  return n.result(0, n.reshape(x, target));
}

static LogicalResult flatten(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  SmallVector<Dim> dims = n.dimsOf(x);
  const int64_t axis = n.integer("axis", 1), rank = dims.size(), split = axis < 0 ? axis + rank : axis;
  if (split < 0 || split > rank)
    return n.error() << "axis " << axis << " is outside a tensor of rank " << rank;
  return n.result(0, n.reshape(x, {dl::product(ArrayRef<Dim>(dims).take_front(split), n.context()),
                                   dl::product(ArrayRef<Dim>(dims).drop_front(split), n.context())}));
}

static LogicalResult squeeze(NodeImporter &n) {
  Value x = n.in(0);
  auto axes = x ? n.axes(1, n.rankOf(x)) : FailureOr<std::optional<SmallVector<int64_t>>>(failure());
  if (failed(axes))
    return failure();
  SmallVector<Dim> dims;
  for (auto [index, dim] : llvm::enumerate(n.dimsOf(x))) {
    const bool one = dl::isConstant(dim, 1), named = *axes && llvm::is_contained(**axes, int64_t(index));
    if (named && !one)
      return n.error() << "dim " << index << " of " << dl::toString(x.getType()) << " is not 1";
    if (*axes ? !named : !one)
      dims.push_back(dim);
  }
  return n.result(0, n.reshape(x, dims));
}

static LogicalResult unsqueeze(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  const size_t count = n.list("axes") ? n.list("axes")->size() : n.known(1) ? n.known(1)->values.size() : 0;
  auto axes = n.axes(1, n.rankOf(x) + count);
  if (failed(axes))
    return failure();
  if (!*axes)
    return n.error() << "names no axes";
  SmallVector<Dim> from = n.dimsOf(x), dims;
  for (size_t i = 0, next = 0; i < from.size() + count; ++i)
    dims.push_back(llvm::is_contained(**axes, int64_t(i)) ? n.dim(1) : from[next++]);
  return n.result(0, n.reshape(x, dims));
}

static LogicalResult transpose(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  SmallVector<int64_t> reversed = llvm::to_vector(llvm::reverse(llvm::seq<int64_t>(0, n.rankOf(x))));
  return n.result(0, n.transpose(x, n.list("perm").value_or(reversed)));
}

static LogicalResult concat(NodeImporter &n) {
  SmallVector<Value> parts;
  for (size_t i = 0; i < n.numInputs(); ++i) {
    parts.push_back(n.in(i));
    if (!parts.back())
      return failure();
  }
  if (parts.empty())
    return n.error() << "has no inputs";
  auto axis = n.axis(n.integer("axis", n.opset() < 4 ? 1 : 0), n.rankOf(parts[0]));
  return failed(axis) ? failure() : n.result(0, n.make<dl::ConcatOp>(parts, {n.attr("axis", *axis)}));
}

static LogicalResult split(NodeImporter &n) {
  Value x = n.in(0);
  auto axis = x ? n.axis(n.integer("axis", 0), n.rankOf(x)) : FailureOr<int64_t>(failure());
  if (failed(axis))
    return failure();
  SmallVector<Dim> dims = n.dimsOf(x);
  const size_t count = n.node.outputs.size();
  SmallVector<int64_t> sizes;
  if (auto listed = n.list("split")) {
    sizes = *listed;
  } else if (n.has(1)) {
    auto values = n.integers(1, "the sizes");
    if (failed(values))
      return failure();
    sizes = *values;
  } else {
    auto total = dl::constantValue(dims[*axis]);
    if (!total)
      return n.error() << "splits the named dim " << dl::toString(dims[*axis]) << "; give sizes";
    // Equal parts; the last one may be smaller.
    const int64_t parts = n.integer("num_outputs", count), part = (*total + parts - 1) / std::max<int64_t>(parts, 1);
    for (int64_t i = 0; i < parts; ++i)
      sizes.push_back(std::max<int64_t>(std::min(part, *total - i * part), 0));
  }
  int64_t sum = 0;
  for (int64_t size : sizes)
    sum += size;
  auto total = dl::constantValue(dims[*axis]);
  if (sizes.size() != count || (total && sum != *total))
    return n.error() << "splits dim " << *axis << " of " << dl::toString(x.getType()) << " into [" << sizes << "] for "
                     << count << " outputs";
  SmallVector<Dim> starts(dims.size(), n.dim(0));
  int64_t start = 0;
  for (size_t i = 0; i < count; ++i) {
    starts[*axis] = n.dim(start);
    dims[*axis] = n.dim(sizes[i]);
    if (failed(n.result(i, n.slice(x, starts, SmallVector<int64_t>(dims.size(), 1), dims))))
      return failure();
    start += sizes[i];
  }
  return success();
}

static LogicalResult slice(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  SmallVector<Dim> begins, ends;
  std::optional<SmallVector<int64_t>> axes, steps;
  if (n.opset() < 10) {
    for (int64_t value : n.list("starts").value_or(SmallVector<int64_t>()))
      begins.push_back(n.dim(value));
    for (int64_t value : n.list("ends").value_or(SmallVector<int64_t>()))
      ends.push_back(n.dim(value));
    axes = n.list("axes");
  } else {
    auto starts = n.dims(1, "the starts"), stops = n.dims(2, "the ends");
    if (failed(starts) || failed(stops))
      return failure();
    begins = *starts;
    ends = *stops;
    for (auto [input, what, into] : {std::tuple(3, "the axes", &axes), std::tuple(4, "the steps", &steps)})
      if (n.has(input)) {
        auto values = n.integers(input, what);
        if (failed(values))
          return failure();
        *into = *values;
      }
  }
  if (!axes)
    axes = llvm::to_vector(llvm::seq<int64_t>(0, begins.size()));
  if (!steps)
    steps = SmallVector<int64_t>(begins.size(), 1);
  if (begins.size() != ends.size() || axes->size() != begins.size() || steps->size() != begins.size())
    return n.error() << "has " << begins.size() << " starts, " << ends.size() << " ends, " << axes->size()
                     << " axes and " << steps->size() << " steps";
  SmallVector<Dim> sizes = n.dimsOf(x), starts(sizes.size(), n.dim(0));
  SmallVector<int64_t> strides(sizes.size(), 1);
  for (size_t i = 0; i < begins.size(); ++i) {
    auto axis = n.axis((*axes)[i], sizes.size());
    if (failed(axis))
      return failure();
    const int64_t step = (*steps)[i];
    if (step == 0)
      return n.error() << "has a step of 0";
    Dim size = sizes[*axis];
    auto extent = dl::constantValue(size), from = dl::constantValue(begins[i]), to = dl::constantValue(ends[i]);
    strides[*axis] = step;
    if (extent && from && to) {
      auto clamp = [&](int64_t value, int64_t low, int64_t high) {
        return std::min(std::max(value < 0 ? value + *extent : value, low), high);
      };
      const int64_t first = step > 0 ? clamp(*from, 0, *extent) : clamp(*from, 0, *extent - 1);
      const int64_t last = step > 0 ? clamp(*to, 0, *extent) : clamp(*to, -1, *extent - 1);
      const int64_t count =
          std::max<int64_t>(step > 0 ? (last - first + step - 1) / step : (first - last - step - 1) / -step, 0);
      starts[*axis] = n.dim(std::max<int64_t>(first, 0));
      sizes[*axis] = n.dim(count);
      continue;
    }
    // With named dims: places counted from the end, and ends past any size, are taken at their word.
    if (step != 1)
      return n.error() << "steps by " << step << " through the named dim " << dl::toString(size);
    auto bound = dl::evaluate(size, [](StringRef) { return std::optional<int64_t>(largestDim); });
    Dim first = from && *from < 0 ? dl::simplify(size + *from) : begins[i];
    Dim last = to && bound && *to >= *bound ? size : to && *to < 0 ? dl::simplify(size + *to) : ends[i];
    starts[*axis] = first;
    sizes[*axis] = dl::simplify(last - first);
  }
  return n.result(0, n.slice(x, starts, strides, sizes));
}

static LogicalResult pad(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  SmallVector<int64_t> pads;
  Value value;
  if (n.opset() < 11) {
    pads = n.list("pads").value_or(n.list("paddings").value_or(SmallVector<int64_t>()));
    value = n.scalar(n.real("value", 0), n.elementOf(x));
  } else {
    auto values = n.integers(1, "the pads");
    if (failed(values))
      return failure();
    pads = *values;
    value = n.has(2) ? n.reshape(n.in(2), {}) : n.scalar(0, n.elementOf(x));
  }
  const int64_t rank = n.rankOf(x);
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  if (n.has(3)) {
    auto named = n.integers(3, "the axes");
    if (failed(named))
      return failure();
    axes = *named;
  }
  if (!value || pads.size() != 2 * axes.size())
    return value ? n.error() << "has " << pads.size() << " pads for " << axes.size() << " axes"
                 : LogicalResult(failure());
  SmallVector<int64_t> low(rank), high(rank);
  for (auto [index, entry] : llvm::enumerate(axes)) {
    auto axis = n.axis(entry, rank);
    if (failed(axis))
      return failure();
    low[*axis] = pads[index];
    high[*axis] = pads[axes.size() + index];
  }
  auto mode = dl::symbolizePadMode(n.text("mode", "constant"));
  if (!mode)
    return n.error() << "unknown mode '" << n.text("mode", "") << "'";
  return n.result(0,
                  n.make<dl::PadOp>({x, value}, {n.attr("low", low), n.attr("high", high),
                                                 n.b.getNamedAttr("mode", dl::PadModeAttr::get(n.context(), *mode))}));
}

static LogicalResult expand(NodeImporter &n) {
  Value x = n.in(0);
  auto shape = n.dims(1, "the shape");
  return x && succeeded(shape) ? n.result(0, n.broadcast(x, *shape)) : failure();
}

/// Repeats as a broadcast along a new dim before each, merged again.
static LogicalResult tile(NodeImporter &n) {
  Value x = n.in(0);
  auto repeats = n.dims(1, "the repeats");
  if (!x || failed(repeats))
    return failure();
  SmallVector<Dim> from = n.dimsOf(x), apart, wide, merged;
  if (repeats->size() != from.size())
    return n.error() << "has " << repeats->size() << " repeats for " << dl::toString(x.getType());
  for (auto [dim, count] : llvm::zip_equal(from, *repeats)) {
    apart.append({n.dim(1), dim});
    wide.append({count, dim});
    merged.push_back(dl::simplify(dim * count));
  }
  return n.result(0, n.reshape(n.broadcast(n.reshape(x, apart), wide), merged));
}

static LogicalResult constantOfShape(NodeImporter &n) {
  auto shape = n.dims(0, "the shape");
  if (failed(shape))
    return failure();
  const Attribute *value = n.attribute("value");
  Type element = value ? elementType(value->t.type, n.context()) : Type(n.b.getF32Type());
  if (!element)
    return n.error() << "makes a " << dataTypeName(value->t.type) << ", which is not supported";
  auto scalar = RankedTensorType::get({}, element);
  Value one;
  if (value && value->t.data.size() == size_t(dataTypeBytes(value->t.type)))
    one = dl::ConstantOp::create(
        n.b, n.loc,
        element.isInteger(1)
            ? DenseElementsAttr::get(scalar, n.b.getBoolAttr(value->t.data[0]))
            : DenseElementsAttr::getFromRawBuffer(scalar, ArrayRef<char>(value->t.data.data(), value->t.data.size())));
  else
    one = n.scalar(0, element);
  return n.result(0, n.broadcast(one, *shape));
}

/// [N, b * b * C, H, W] and [N, C, H * b, W * b].
template <bool toSpace>
static LogicalResult depthSpace(NodeImporter &n) {
  Value x = n.in(0);
  if (!x)
    return failure();
  SmallVector<Dim> d = n.dimsOf(x);
  const int64_t block = n.integer("blocksize", 0);
  auto channels = d.size() == 4 ? dl::constantValue(d[1]) : std::nullopt;
  if (!channels || block < 1 || (toSpace && *channels % (block * block) != 0))
    return n.error() << "blocksize " << block << " does not fit " << dl::toString(x.getType());
  Dim b = n.dim(block);
  if (toSpace) {
    Dim c = n.dim(*channels / (block * block));
    const bool crd = n.text("mode", "DCR") == "CRD";
    Value y =
        n.reshape(x, crd ? ArrayRef<Dim>({d[0], c, b, b, d[2], d[3]}) : ArrayRef<Dim>({d[0], b, b, c, d[2], d[3]}));
    y = n.transpose(y, crd ? ArrayRef<int64_t>({0, 1, 4, 2, 5, 3}) : ArrayRef<int64_t>({0, 3, 4, 1, 5, 2}));
    return n.result(0, n.reshape(y, {d[0], c, dl::simplify(d[2] * b), dl::simplify(d[3] * b)}));
  }
  Dim h = dl::simplify(d[2].floorDiv(b)), w = dl::simplify(d[3].floorDiv(b));
  Value y = n.transpose(n.reshape(x, {d[0], d[1], h, b, w, b}), {0, 3, 5, 1, 2, 4});
  return n.result(0, n.reshape(y, {d[0], n.dim(*channels * block * block), h, w}));
}

static LogicalResult range(NodeImporter &n) {
  auto start = n.integers(0, "the start"), limit = n.integers(1, "the limit"), delta = n.integers(2, "the step");
  if (failed(start) || failed(limit) || failed(delta))
    return failure();
  const int64_t step = (*delta)[0], distance = (*limit)[0] - (*start)[0];
  if (step == 0)
    return n.error() << "has a step of 0";
  const int64_t count = std::max<int64_t>((distance + step - (step > 0 ? 1 : -1)) / step, 0);
  Type element = n.known(0)->element;
  Value y = dl::IotaOp::create(n.b, n.loc, RankedTensorType::get({count}, element), 0);
  if (step != 1)
    y = n.make<dl::MulOp>({y, n.scalar(step, element)});
  return n.result(0, (*start)[0] == 0 ? y : n.make<dl::AddOp>({y, n.scalar((*start)[0], element)}));
}

/// 1 on and on one side of a diagonal.
static LogicalResult trilu(NodeImporter &n) {
  Value x = n.in(0);
  int64_t k = 0;
  if (n.has(1)) {
    auto value = n.integers(1, "k");
    if (failed(value))
      return failure();
    k = (*value)[0];
  }
  if (!x || n.rankOf(x) < 2)
    return x ? n.error() << "takes matrices, got " << dl::toString(x.getType()) : LogicalResult(failure());
  SmallVector<Dim> matrix(n.dimsOf(x));
  matrix.erase(matrix.begin(), matrix.end() - 2);
  auto type = dl::getTensorType(matrix, n.b.getI64Type());
  Value row = dl::IotaOp::create(n.b, n.loc, type, 0), column = dl::IotaOp::create(n.b, n.loc, type, 1);
  Value edge = k == 0 ? row : n.make<dl::AddOp>({row, n.scalar(k, n.b.getI64Type())});
  Value keep = n.integer("upper", 1) ? n.make<dl::GeOp>({column, edge}) : n.make<dl::LeOp>({column, edge});
  return n.result(0, n.make<dl::SelectOp>({keep, x, n.scalar(0, n.elementOf(x))}));
}

void addShape(llvm::StringMap<Handler> &handlers) {
  handlers["Reshape"] = reshape;
  handlers["Flatten"] = flatten;
  handlers["Squeeze"] = squeeze;
  handlers["Unsqueeze"] = unsqueeze;
  handlers["Transpose"] = transpose;
  handlers["Concat"] = concat;
  handlers["Split"] = split;
  handlers["Slice"] = slice;
  handlers["Pad"] = pad;
  handlers["Expand"] = expand;
  handlers["Tile"] = tile;
  handlers["ConstantOfShape"] = constantOfShape;
  handlers["DepthToSpace"] = depthSpace<true>;
  handlers["SpaceToDepth"] = depthSpace<false>;
  handlers["Range"] = range;
  handlers["Trilu"] = trilu;
}

} // namespace dlc::onnx
