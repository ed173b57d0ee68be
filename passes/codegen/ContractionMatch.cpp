//===- ContractionMatch.cpp - What is a contraction with its epilogue -----===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "passes/codegen/MicroKernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

bool codegen::isContraction(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return false;
  Block &body = *op.getBody();
  auto sum = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!sum)
    return false;
  BlockArgument accumulator = body.getArgument(2);
  Value product = sum.getLhs() == accumulator ? sum.getRhs() : sum.getRhs() == accumulator ? sum.getLhs() : Value();
  auto multiply = product ? product.getDefiningOp<arith::MulFOp>() : nullptr;
  if (!multiply)
    return false;
  auto argumentOf = [&](Value value) {
    if (auto extend = value.getDefiningOp<arith::ExtFOp>())
      value = extend.getIn();
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &body ? int(argument.getArgNumber()) : -1;
  };
  int a = argumentOf(multiply.getLhs()), b = argumentOf(multiply.getRhs());
  return (a == 0 && b == 1) || (a == 1 && b == 0);
}

/// Every op of the body works on vectors as on scalars.
static bool isVectorizable(linalg::GenericOp op) {
  return llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
    return inner.getNumRegions() == 0 &&
           (isa<arith::ConstantOp>(inner) || OpTrait::hasElementwiseMappableTraits(&inner));
  });
}

/// The one other op that touches `memref` besides those in `known`; null if there are several, or it is a view.
static Operation *onlyOtherUser(Value memref, ArrayRef<Operation *> known, bool &several) {
  Operation *other = nullptr;
  for (Operation *user : memref.getUsers()) {
    if (llvm::is_contained(known, user) || isa<memref::DeallocOp>(user))
      continue;
    several |= other != nullptr && other != user;
    other = user;
  }
  return other;
}

/// Views of `sums` that are parts of equal size of its columns, read by one op and nobody else; their number, or 1.
static int64_t partsOf(Value sums, ArrayRef<Operation *> known, Operation *&reader) {
  const int64_t columns = cast<MemRefType>(sums.getType()).getShape().back();
  int64_t size = 0;
  for (Operation *user : sums.getUsers()) {
    if (llvm::is_contained(known, user) || isa<memref::DeallocOp>(user))
      continue;
    auto view = dyn_cast<memref::SubViewOp>(user);
    if (!view || view.getType().getRank() != view.getSourceType().getRank())
      return 1;
    const int64_t width = view.getType().getShape().back(), from = view.getStaticOffsets().back();
    if (ShapedType::isDynamic(width) || ShapedType::isDynamic(from) || ShapedType::isDynamic(columns) || width == 0 ||
        (size && width != size) || columns % width || from % width || !view.hasUnitStride() ||
        !llvm::all_of(view.getStaticOffsets().drop_back(), [](int64_t offset) { return offset == 0; }) ||
        view.getType().getShape().drop_back() != view.getSourceType().getShape().drop_back())
      return 1;
    size = width;
    for (Operation *other : view->getUsers()) {
      if (reader && other != reader)
        return 1;
      reader = other;
    }
  }
  return size ? columns / size : 1;
}

/// The part of `sums` that `memref` is; nullopt if it is no view of them.
static std::optional<int64_t> partOf(Value memref, Value sums) {
  if (memref == sums)
    return 0;
  auto view = memref.getDefiningOp<memref::SubViewOp>();
  if (!view || view.getSource() != sums)
    return std::nullopt;
  return view.getStaticOffsets().back() / view.getType().getShape().back();
}

/// Loop n of a contraction whose columns are parts runs over one of them.
static bool divideColumns(Contraction &c, unsigned n, int64_t parts) {
  c.parts = parts;
  c.nest.loops[n].extent /= parts;
  for (unsigned i : {0, 1}) {
    Access &access = c.nest.accesses[i];
    if (ShapedType::isDynamic(access.strides[n]))
      return false;
    if (access.panelLoop < 0)
      access.partStride = access.strides[n] * c.nest.loops[n].extent;
  }
  // One operand has columns.
  return c.nest.accesses[0].strides[n] == 0 || c.nest.accesses[1].strides[n] == 0;
}

bool codegen::matchContraction(OpBuilder &builder, Kernel &kernel, linalg::GenericOp op, Contraction &c) {
  if (!isContraction(op))
    return false;
  unsigned loops = op.getNumLoops(), parallel = op.getNumParallelLoops();
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray()))
    if ((kind == utils::IteratorType::parallel) != (i < parallel))
      return false;
  AffineMap outMap = op.getIndexingMapsArray()[2];
  if (outMap != AffineMap::getMultiDimIdentityMap(loops, op.getContext()).getMajorSubMap(parallel))
    return false;
  c.op = op;
  Value sums = op.getDpsInits()[0];
  c.accumulator = cast<MemRefType>(sums.getType()).getElementType();
  if (!c.accumulator.isF32() && !c.accumulator.isF64())
    return false;

  // The fill right before.
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    if (auto fill = dyn_cast<linalg::FillOp>(before); fill && fill.getOutputs()[0] == sums) {
      if (matchPattern(fill.getInputs()[0], m_AnyZeroFloat()) || matchPattern(fill.getInputs()[0], m_PosZeroFloat())) {
        c.fill = fill;
        c.fromZero = true;
      }
      break;
    }
    if (llvm::is_contained(before->getOperands(), sums))
      break;
  }

  // The epilogue, if nothing else reads the sums.
  bool several = false;
  SmallVector<Operation *> known{op};
  if (c.fill)
    known.push_back(c.fill);
  Operation *other = nullptr;
  int64_t parts = 1;
  if (sums.getDefiningOp<memref::AllocOp>() && c.fromZero) {
    parts = parallel ? partsOf(sums, known, other) : 1;
    if (parts == 1)
      other = onlyOtherUser(sums, known, several);
  }
  auto epilogue = several ? nullptr : dyn_cast_or_null<linalg::GenericOp>(other);
  if (epilogue && epilogue->getBlock() == op->getBlock() && epilogue.getNumReductionLoops() == 0 &&
      epilogue.getNumLoops() == parallel && isVectorizable(epilogue) &&
      llvm::all_of(epilogue.getRegionOutputArgs(), [](BlockArgument output) { return output.use_empty(); }) &&
      llvm::all_of(epilogue->getOpOperands(), [&](OpOperand &operand) {
        return (epilogue.isDpsInput(&operand) && !partOf(operand.get(), sums)) ||
               isIdentityOn(epilogue.getMatchingIndexingMap(&operand), operand.get().getType());
      }))
    c.epilogue = epilogue;
  if (!c.epilogue)
    parts = 1;

  // Accesses, over all loops.
  auto addAccess = [&](Value memref, AffineMap map) {
    std::optional<Access> access = linearAccess(kernel, map, memref);
    if (!access && c.fromZero)
      access = panelAccess(map, memref, cast<MemRefType>(sums.getType()).getShape().back(), parts);
    if (!access)
      return false;
    access->strides.resize(loops, 0);
    if (!access->symbolic.empty())
      access->symbolic.resize(loops);
    c.nest.accesses.push_back(*access);
    return true;
  };
  for (unsigned i : {0, 1})
    if (!addAccess(op.getDpsInputs()[i], op.getIndexingMapsArray()[i]))
      return false;
  if (c.epilogue) {
    size_t mark = c.nest.accesses.size();
    bool linear = true;
    for (OpOperand *operand : c.epilogue.getDpsInputOperands()) {
      if (auto part = partOf(operand->get(), sums)) {
        c.nest.accesses.push_back({Value(), SmallVector<int64_t>(loops, 0), {}});
        c.nest.accesses.back().partStride = *part;
      } else if (!isa<MemRefType>(operand->get().getType()) ||
                 !addAccess(operand->get(), c.epilogue.getMatchingIndexingMap(operand))) {
        linear = false;
      }
    }
    for (OpOperand &result : c.epilogue.getDpsInitsMutable())
      linear = linear && addAccess(result.get(), c.epilogue.getMatchingIndexingMap(&result));
    c.numResults = c.epilogue.getNumDpsInits();
    if (!linear) {
      // In parts the panels are of no use to the sums alone.
      if (parts > 1)
        return false;
      c.nest.accesses.resize(mark);
      c.epilogue = nullptr;
      c.numResults = 1;
    }
  }
  if (!c.epilogue && !addAccess(sums, outMap))
    return false;

  // Loops.
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (unsigned i = 0; i < loops; ++i) {
    Loop loop{ranges[i], {}, i >= parallel};
    if (ShapedType::isDynamic(ranges[i])) {
      for (OpOperand &operand : op->getOpOperands()) {
        AffineMap map = op.getMatchingIndexingMap(&operand);
        for (auto [dim, expr] : llvm::enumerate(map.getResults()))
          if (!loop.dim && expr == builder.getAffineDimExpr(i))
            if (auto dims = dimsOf(kernel, operand.get()))
              loop.dim = (*dims)[dim];
      }
      if (!loop.dim)
        return false;
      loop.extent = 1;
    }
    c.nest.loops.push_back(loop);
  }
  return parts == 1 || divideColumns(c, parallel - 1, parts);
}
