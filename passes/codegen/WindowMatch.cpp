//===- WindowMatch.cpp - Which generics are windows, channels last --------===//
//
// Recognises by maps and bodies, and takes a padded copy of the operand apart again: fill, copy into the middle,
// reader.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "passes/codegen/Windows.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Every op of the body works on vectors as on scalars.
static bool isVectorizable(linalg::GenericOp op) {
  return llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
    return inner.getNumRegions() == 0 &&
           (isa<arith::ConstantOp>(inner) || OpTrait::hasElementwiseMappableTraits(&inner));
  });
}

/// One dim of a map as loop * stride + tap * dilation; nullopt for anything else. `tap` may be absent.
struct WindowDim {
  int loop = -1, tap = -1;
  int64_t stride = 0, dilation = 0;
};
static std::optional<WindowDim> windowDimOf(AffineExpr expr, unsigned parallel) {
  WindowDim dim;
  auto term = [&](AffineExpr expr) {
    int64_t factor = 1;
    if (auto product = dyn_cast<AffineBinaryOpExpr>(expr); product && expr.getKind() == AffineExprKind::Mul) {
      auto constant = dyn_cast<AffineConstantExpr>(product.getRHS());
      if (!constant)
        return false;
      factor = constant.getValue();
      expr = product.getLHS();
    }
    auto loop = dyn_cast<AffineDimExpr>(expr);
    if (!loop || factor < 1)
      return false;
    bool isTap = loop.getPosition() >= parallel;
    int &place = isTap ? dim.tap : dim.loop;
    if (place >= 0)
      return false;
    place = loop.getPosition();
    (isTap ? dim.dilation : dim.stride) = factor;
    return true;
  };
  if (expr.getKind() == AffineExprKind::Add) {
    auto sum = cast<AffineBinaryOpExpr>(expr);
    if (!term(sum.getLHS()) || !term(sum.getRHS()))
      return std::nullopt;
  } else if (!term(expr)) {
    return std::nullopt;
  }
  return dim;
}

bool codegen::isChannelsLast(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInputs() < 1 || op.getNumDpsInputs() > 2 ||
      op.getNumDpsInits() != 1)
    return false;
  unsigned loops = op.getNumLoops(), parallel = op.getNumParallelLoops();
  if (parallel == 0 || !isVectorizable(op))
    return false;
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray()))
    if ((kind == utils::IteratorType::parallel) != (i < parallel))
      return false;
  if (op.getIndexingMapsArray().back() !=
      AffineMap::getMultiDimIdentityMap(loops, op.getContext()).getMajorSubMap(parallel))
    return false;
  AffineMap x = op.getIndexingMapsArray()[0];
  if (x.getNumResults() == 0)
    return false;
  bool windows = false;
  for (AffineExpr expr : x.getResults()) {
    std::optional<WindowDim> dim = windowDimOf(expr, parallel);
    if (!dim)
      return false;
    windows |= dim->loop >= 0 && (dim->tap >= 0 || dim->stride != 1);
  }
  auto last = dyn_cast<AffineDimExpr>(x.getResults().back());
  bool along = last && last.getPosition() == parallel - 1;
  if (isContraction(op)) {
    // The filter along the result's channels; a plain matrix product has a place of its own.
    AffineMap y = op.getIndexingMapsArray()[1];
    if (y.getNumResults() == 0)
      return false;
    auto column = dyn_cast<AffineDimExpr>(y.getResults().back());
    bool only = column && column.getPosition() == parallel - 1;
    for (AffineExpr expr : y.getResults())
      only &= isa<AffineDimExpr>(expr) || isa<AffineConstantExpr>(expr);
    return windows && only && (along || !x.isFunctionOfDim(parallel - 1));
  }
  return along && op.getBody()->getArgument(op.getNumDpsInputs() == 2).use_empty() == (op.getNumDpsInputs() == 2);
}

/// Taken apart: `memref` is a copy of another amid a constant. Sets `nest.padding` and gives source and low padding of
/// each dim.
static Value paddedFrom(Value memref, Operation *reader, WindowNest &nest, SmallVectorImpl<int64_t> &low) {
  auto alloc = memref.getDefiningOp<memref::AllocOp>();
  if (!alloc)
    return {};
  linalg::LinalgOp fill;
  memref::SubViewOp inside;
  SmallVector<Operation *> deallocs;
  for (Operation *user : alloc->getUsers()) {
    if (user == reader)
      continue;
    if (isa<memref::DeallocOp>(user)) {
      deallocs.push_back(user);
      continue;
    }
    auto structured = dyn_cast<linalg::LinalgOp>(user);
    if (structured && isa<linalg::FillOp, linalg::MapOp>(user) && !fill)
      fill = structured;
    else if (auto view = dyn_cast<memref::SubViewOp>(user); view && !inside)
      inside = view;
    else
      return {};
  }
  if (!fill || !inside || llvm::any_of(inside.getStaticStrides(), [](int64_t stride) { return stride != 1; }))
    return {};
  linalg::CopyOp copy;
  for (Operation *user : inside->getUsers()) {
    auto found = dyn_cast<linalg::CopyOp>(user);
    if (!found || copy || found.getOutputs()[0] != inside.getResult())
      return {};
    copy = found;
  }
  if (!copy || copy->getBlock() != reader->getBlock() || fill->getBlock() != reader->getBlock() ||
      !fill->isBeforeInBlock(copy) || !copy->isBeforeInBlock(reader))
    return {};
  for (int64_t offset : inside.getStaticOffsets()) {
    if (ShapedType::isDynamic(offset))
      return {};
    low.push_back(offset);
  }
  auto type = cast<MemRefType>(copy.getInputs()[0].getType());
  if (type.getRank() != int64_t(low.size()) || type.getElementType() != alloc.getType().getElementType())
    return {};
  nest.padding.append({copy, inside, fill});
  nest.padding.append(deallocs);
  nest.padding.push_back(alloc);
  return copy.getInputs()[0];
}

/// Where `memref` is a transposed copy that the reader alone reads: the original, and `map` composed with the
/// permutation. What makes the copy joins `nest.padding`.
static Value beforeTranspose(Value memref, Operation *reader, WindowNest &nest, AffineMap &map) {
  auto alloc = memref.getDefiningOp<memref::AllocOp>();
  if (!alloc)
    return memref;
  linalg::GenericOp copy;
  SmallVector<Operation *> deallocs;
  for (Operation *user : alloc->getUsers()) {
    auto generic = dyn_cast<linalg::GenericOp>(user);
    if (user == reader)
      continue;
    if (isa<memref::DeallocOp>(user))
      deallocs.push_back(user);
    else if (generic && !copy && generic.getNumDpsInputs() == 1 && generic.getDpsInits()[0] == memref)
      copy = generic;
    else
      return memref;
  }
  if (!copy || copy->getBlock() != reader->getBlock() || !copy->isBeforeInBlock(reader) ||
      copy.getNumReductionLoops() || !llvm::hasSingleElement(*copy.getBody()) ||
      copy.getBody()->getTerminator()->getOperand(0) != copy.getBody()->getArgument(0) ||
      !copy.getIndexingMapsArray()[1].isIdentity() || !copy.getIndexingMapsArray()[0].isPermutation())
    return memref;
  // An input of the kernel, so that nothing writes it in between.
  Value original = copy.getDpsInputs()[0];
  if (!isa<BlockArgument>(original))
    return memref;
  map = copy.getIndexingMapsArray()[0].compose(map);
  nest.padding.push_back(copy);
  nest.padding.append(deallocs);
  nest.padding.push_back(alloc);
  return original;
}

/// The scalar that a fill or a map without inputs writes everywhere, if constant.
static Value constantOf(Operation *op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return matchPattern(fill.getInputs()[0], m_Constant()) ? fill.getInputs()[0] : Value();
  auto map = cast<linalg::MapOp>(op);
  Value value = map.getBlock()->getTerminator()->getOperand(0);
  return map.getInputs().empty() && matchPattern(value, m_Constant()) ? value : Value();
}

static bool sameConstant(Value a, Value b) {
  Attribute x, y;
  return matchPattern(a, m_Constant(&x)) && matchPattern(b, m_Constant(&y)) && x == y;
}

bool codegen::matchWindows(Kernel &kernel, linalg::GenericOp op, WindowNest &w, bool anyReader) {
  if (!isChannelsLast(op))
    return false;
  w.op = op;
  w.isContraction = isContraction(op);
  w.inputs = op.getNumDpsInputs();
  unsigned loops = op.getNumLoops(), parallel = op.getNumParallelLoops();
  Value sums = op.getDpsInits()[0];
  Type accumulator = cast<MemRefType>(sums.getType()).getElementType();
  if (!accumulator.isF32() && !accumulator.isF64())
    return false;

  // The fill right before.
  for (Operation *before = op->getPrevNode(); before && !w.fill; before = before->getPrevNode()) {
    if (auto fill = dyn_cast<linalg::FillOp>(before); fill && fill.getOutputs()[0] == sums)
      w.fill = fill;
    else if (llvm::is_contained(before->getOperands(), sums))
      break;
  }
  if (!w.fill || !constantOf(w.fill))
    return false;
  w.initial = w.fill.getInputs()[0];

  // Loops.
  for (auto [i, range] : llvm::enumerate(op.getStaticLoopRanges())) {
    Loop loop{range, {}, i >= parallel};
    if (ShapedType::isDynamic(range)) {
      if (loop.reduction)
        return false;
      auto dims = dimsOf(kernel, sums);
      if (!dims)
        return false;
      loop.dim = (*dims)[i];
      loop.extent = 1;
    }
    w.loops.push_back(loop);
  }

  // Accesses.
  auto addAccess = [&](Value memref, AffineMap map) {
    auto strides = linearStrides(map, memref);
    if (!strides)
      return false;
    strides->resize(loops, 0);
    w.accesses.push_back({memref, *strides, {}});
    return true;
  };
  SmallVector<int64_t> low;
  AffineMap xMap = op.getIndexingMapsArray()[0];
  Value x = op.getDpsInputs()[0], source = paddedFrom(x, op, w, low);
  if (source) {
    auto type = cast<MemRefType>(source.getType()), padded = cast<MemRefType>(x.getType());
    bool fine = true;
    for (auto [i, expr] : llvm::enumerate(xMap.getResults())) {
      if (low[i] == 0 && (type.getDimSize(i) == padded.getDimSize(i)))
        continue;
      std::optional<WindowDim> dim = windowDimOf(expr, parallel);
      fine &= dim && dim->loop >= 0 && dim->tap >= 0 && !type.isDynamicDim(i);
      if (fine)
        w.bounds.push_back(
            {unsigned(dim->loop), unsigned(dim->tap), dim->stride, dim->dilation, low[i], type.getDimSize(i)});
    }
    // Zeros add nothing to a sum of products; what folds otherwise must start from what the padding holds.
    Value constant;
    for (Operation *op : w.padding)
      if (isa<linalg::FillOp, linalg::MapOp>(op))
        constant = constantOf(op);
    fine &=
        constant && (w.isContraction ? matchPattern(constant, m_AnyZeroFloat()) : sameConstant(constant, w.initial));
    AffineMap sourceMap = xMap;
    if (fine && w.isContraction)
      source = beforeTranspose(source, w.padding.front(), w, sourceMap);
    if (!fine || !addAccess(source, sourceMap)) {
      w.bounds.clear();
      w.padding.clear();
      source = {};
    }
  }
  if (!source && !addAccess(x, xMap))
    return false;
  for (unsigned i = 1; i < w.inputs; ++i) {
    if (w.isContraction && !addAccess(op.getDpsInputs()[i], op.getIndexingMapsArray()[i]))
      return false;
    if (!w.isContraction)
      w.accesses.push_back({Value(), SmallVector<int64_t>(loops, 0), {}});
  }
  if (!w.isContraction)
    for (unsigned i = 0; i < w.inputs; ++i)
      if (!op.getBody()->getArgument(i).use_empty() &&
          cast<MemRefType>(op.getDpsInputs()[i].getType()).getElementType() != accumulator)
        return false;

  // The epilogue, if nothing else reads what is folded.
  const size_t mark = w.accesses.size();
  auto matchEpilogue = [&]() {
    linalg::GenericOp epilogue;
    for (Operation *user : sums.getUsers()) {
      if (user == op || user == w.fill || isa<memref::DeallocOp>(user))
        continue;
      auto generic = dyn_cast<linalg::GenericOp>(user);
      if (epilogue || !generic)
        return false;
      epilogue = generic;
    }
    if (!epilogue || epilogue->getBlock() != op->getBlock() || epilogue.getNumDpsInits() != 1 ||
        epilogue.getNumReductionLoops() != 0 || epilogue.getNumLoops() != parallel || !isVectorizable(epilogue) ||
        !epilogue.getBody()->getArguments().back().use_empty() || !epilogue.getIndexingMapsArray().back().isIdentity())
      return false;
    for (OpOperand *operand : epilogue.getDpsInputOperands()) {
      AffineMap map = epilogue.getMatchingIndexingMap(operand);
      if (operand->get() == sums) {
        if (!map.isIdentity())
          return false;
        w.accesses.push_back({Value(), SmallVector<int64_t>(loops, 0), {}});
      } else if (!isa<MemRefType>(operand->get().getType()) || !addAccess(operand->get(), map)) {
        return false;
      }
    }
    w.epilogue = epilogue;
    return addAccess(epilogue.getDpsInits()[0], epilogue.getIndexingMapsArray().back());
  };

  // Vectors along n: contiguous, or one element for all.
  w.n = parallel - 1;
  auto alongVectors = [&]() {
    return w.result().strides[w.n] == 1 && llvm::all_of(w.accesses, [&](const Access &access) {
             return !access.memref || access.strides[w.n] == 0 || access.strides[w.n] == 1;
           });
  };
  bool isTemporary = bool(sums.getDefiningOp<memref::AllocOp>());
  if (!isTemporary || !matchEpilogue() || !alongVectors()) {
    if (isTemporary && !anyReader)
      return false;
    w.accesses.resize(mark);
    w.epilogue = {};
    if (!addAccess(sums, op.getIndexingMapsArray().back()) || !alongVectors())
      return false;
  }
  if (!w.loops[w.n].isStatic())
    return false;
  return llvm::none_of(w.bounds, [&](const Bound &bound) { return int(bound.loop) == w.n; });
}
