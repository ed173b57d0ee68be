//===- InPlace.cpp - Which outputs may share memory with an input ---------===//
//
// Output o may take over input i if every element of i is read for the last time before, or in the same iteration as,
// the element of o at its place is written. That is so where
//   - both have one type, and are walked as the same views (rows of a loop) in one block,
//   - every op that reads i comes before the first that writes o, or is it, reading at the place it writes, all loops
//   parallel.
// The sums of a contraction whose epilogue reads i stay in registers (Contraction.cpp); they are no write of o.
//
// An output that begins as a copy of i, of which parts are then replaced, may take it over too; the copy asks whether
// it has to be made, which the variant for one argument answers while compiling.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

namespace {
/// A linalg op's use of an argument, through views.
struct Use {
  linalg::LinalgOp op;
  OpOperand *operand;
  SmallVector<Operation *> views;
};
} // namespace

/// Every use of `memref`; false if one is not by a linalg op or a view.
static bool collectUses(Value memref, SmallVector<Operation *> &views, SmallVectorImpl<Use> &uses) {
  for (OpOperand &operand : memref.getUses()) {
    Operation *user = operand.getOwner();
    if (auto op = dyn_cast<linalg::LinalgOp>(user)) {
      uses.push_back({op, &operand, views});
      continue;
    }
    if (!isa<memref::SubViewOp, memref::CollapseShapeOp, memref::ExpandShapeOp>(user))
      return false;
    views.push_back(user);
    bool fine = collectUses(user->getResult(0), views, uses);
    views.pop_back();
    if (!fine)
      return false;
  }
  return true;
}

/// Same kind of view at the same place.
static bool equalViews(ArrayRef<Operation *> a, ArrayRef<Operation *> b) {
  return llvm::equal(a, b, [](Operation *x, Operation *y) {
    if (x->getName() != y->getName() || x->getAttrDictionary() != y->getAttrDictionary() ||
        x->getResultTypes() != y->getResultTypes())
      return false;
    return llvm::equal(x->getOperands().drop_front(), y->getOperands().drop_front());
  });
}

/// The op of the kernel's own block that holds `op`.
static Operation *ancestor(Kernel &kernel, Operation *op) { return kernel.function.front().findAncestorOpInBlock(*op); }

/// The copy of the whole input that the output begins as, if all else that is read of the input is read before it and
/// nothing but writes of parts follow.
static linalg::LinalgOp updatedCopy(Kernel &kernel, Value input, Value output) {
  if (input.getType() != output.getType())
    return {};
  SmallVector<Operation *> views;
  SmallVector<Use> reads, writes;
  if (!collectUses(input, views, reads) || !collectUses(output, views, writes) || writes.size() < 2)
    return {};
  linalg::LinalgOp copy;
  for (Use &read : reads)
    if (isa<linalg::CopyOp>(read.op) && read.views.empty() && read.op.getDpsInits()[0] == output)
      copy = read.op;
  if (!copy || copy->getBlock() != &kernel.function.front())
    return {};
  for (Use &write : writes)
    if (!write.op.isDpsInit(write.operand) || (write.op != copy && !copy->isBeforeInBlock(ancestor(kernel, write.op))))
      return {};
  for (Use &read : reads)
    if (read.op != copy && !ancestor(kernel, read.op)->isBeforeInBlock(copy))
      return {};
  return copy;
}

/// Makes the copy only if its two sides are two.
static void copyIfApart(linalg::LinalgOp copy) {
  OpBuilder b(copy);
  Location loc = copy.getLoc();
  Value from = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, copy.getDpsInputs()[0]);
  Value to = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, copy.getDpsInits()[0]);
  auto ifOp = scf::IfOp::create(b, loc, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, from, to));
  copy->moveBefore(ifOp.thenBlock()->getTerminator());
}

static bool mayShare(Kernel &kernel, Value input, Value output) {
  if (input.getType() != output.getType())
    return false;
  SmallVector<Operation *> views;
  SmallVector<Use> reads, writes;
  if (!collectUses(input, views, reads) || !collectUses(output, views, writes) || reads.empty() || writes.size() != 1)
    return false;
  Use &write = writes.front();
  auto generic = dyn_cast<linalg::GenericOp>(write.op.getOperation());
  if (!generic || generic.getNumReductionLoops() != 0 || !write.op.isDpsInit(write.operand))
    return false;
  // Nothing may read by computed places.
  bool hidden = false;
  kernel.function.walk([&](memref::LoadOp load) { hidden |= load.getMemref() == input || load.getMemref() == output; });
  if (hidden)
    return false;
  for (Use &read : reads) {
    if (read.op->getBlock() != write.op->getBlock() || !equalViews(read.views, write.views) ||
        !read.op.isDpsInput(read.operand))
      return false;
    if (read.op == write.op) {
      if (read.op.getMatchingIndexingMap(read.operand) != write.op.getMatchingIndexingMap(write.operand) ||
          !write.op.getMatchingIndexingMap(write.operand).isProjectedPermutation())
        return false;
      continue;
    }
    if (!read.op->isBeforeInBlock(write.op))
      return false;
    // A contraction is computed where its epilogue stands: after it, tile by tile.
    auto other = dyn_cast<linalg::GenericOp>(read.op.getOperation());
    if (other && isContraction(other))
      return false;
  }
  // A loop around: each iteration must have a place of its own, which the views give; without views there is one
  // iteration.
  return write.op->getBlock() == &kernel.function.front() || !write.views.empty();
}

LogicalResult codegen::findInPlace(Kernel &kernel) {
  Builder builder(kernel.context());
  SmallVector<Attribute> pairs;
  SmallVector<linalg::LinalgOp> copies;
  for (unsigned o = 0; o < kernel.numOutputs; ++o)
    for (unsigned i = 0; i < kernel.numInputs; ++i) {
      linalg::LinalgOp copy = updatedCopy(kernel, kernel.input(i), kernel.output(o));
      if (copy)
        copies.push_back(copy);
      if (copy || mayShare(kernel, kernel.input(i), kernel.output(o)))
        pairs.push_back(builder.getI64ArrayAttr({o, i}));
    }
  for (linalg::LinalgOp copy : copies)
    copyIfApart(copy);
  if (!pairs.empty())
    kernel.function->setAttr(kInPlace, builder.getArrayAttr(pairs));
  return success();
}
