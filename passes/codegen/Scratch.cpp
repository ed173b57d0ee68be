//===- Scratch.cpp - Temporaries of a kernel get their places -------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Temporaries up to this size lie on the stack: together at most `kStackBytes`.
static constexpr int64_t kSmallBytes = 1024, kStackBytes = 4096;

static int64_t elementBytes(Type type) {
  return llvm::divideCeil(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(), 8);
}

/// The bytes of an allocation over the kernel's dims, 64-byte multiple; null if its size has no bound.
static dl::Dim bytesOf(Kernel &kernel, memref::AllocOp alloc) {
  dl::Dim bytes = dl::constantDim(elementBytes(alloc.getType().getElementType()), kernel.context());
  unsigned dynamic = 0;
  for (int64_t size : alloc.getType().getShape()) {
    dl::Dim dim = ShapedType::isDynamic(size) ? boundOf(kernel, alloc.getDynamicSizes()[dynamic++])
                                              : dl::constantDim(size, kernel.context());
    if (!dim)
      return {};
    bytes = bytes * dim;
  }
  return dl::simplify(bytes.ceilDiv(64) * 64);
}

/// Moves an allocation whose size is known at the function's entry there.
static void hoist(Kernel &kernel, memref::AllocOp alloc) {
  Block &entry = kernel.function.front();
  if (alloc.getDynamicSizes().empty()) {
    alloc->moveBefore(&entry, entry.begin());
    return;
  }
  // Sizes become expressions over the dims, which are arguments.
  OpBuilder builder(&entry, entry.begin());
  SmallVector<Value> sizes;
  for (Value size : alloc.getDynamicSizes()) {
    dl::Dim bound = boundOf(kernel, size);
    if (!bound)
      return;
    sizes.push_back(materialize(builder, alloc.getLoc(), kernel, bound));
  }
  alloc.getDynamicSizesMutable().assign(sizes);
  builder.setInsertionPointToStart(&entry);
  Operation *after = nullptr;
  for (Value size : sizes)
    if (Operation *op = size.getDefiningOp(); op && (!after || after->isBeforeInBlock(op)))
      after = op;
  after ? alloc->moveAfter(after) : alloc->moveBefore(&entry, entry.begin());
}

LogicalResult codegen::assignScratch(Kernel &kernel) {
  func::FuncOp function = kernel.function;
  MLIRContext *context = kernel.context();
  // An intermediate value that the fused loop keeps in registers is still written.
  IRRewriter rewriter(context);
  memref::eraseDeadAllocAndStores(rewriter, function);
  SmallVector<memref::AllocOp> allocs;
  function.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
  for (memref::AllocOp alloc : allocs)
    if (alloc->getBlock() != &function.front() && alloc->getParentOfType<LoopLikeOpInterface>())
      hoist(kernel, alloc);
  WalkResult walk = function.walk([&](Operation *op) {
    if (isa<memref::AllocOp, memref::CopyOp>(op) && op->getParentOfType<LoopLikeOpInterface>()) {
      op->emitError() << "kernel @" << function.getSymName() << ": a loop holds " << op->getName() << " of "
                      << op->getOperandTypes();
      return WalkResult::interrupt();
    }
    if (isa<memref::DeallocOp>(op))
      op->erase();
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();

  OpBuilder builder(context);
  dl::Dim offset = dl::constantDim(0, context);
  int64_t stack = 0;
  SmallVector<std::pair<memref::AllocOp, dl::Dim>> placed;
  for (memref::AllocOp alloc : allocs) {
    dl::Dim bytes = bytesOf(kernel, alloc);
    if (!bytes)
      return alloc->emitError() << "kernel @" << function.getSymName() << ": the size of temporary " << alloc.getType()
                                << " has no bound over "
                                << "the kernel's named dims";
    std::optional<int64_t> constant = dl::constantValue(bytes);
    if (constant && *constant <= kSmallBytes && stack + *constant <= kStackBytes) {
      stack += *constant;
      builder.setInsertionPointToStart(&function.front());
      auto alloca = memref::AllocaOp::create(builder, alloc.getLoc(), alloc.getType(), builder.getI64IntegerAttr(64));
      alloc.replaceAllUsesWith(alloca.getResult());
      alloc.erase();
      continue;
    }
    placed.push_back({alloc, offset});
    offset = dl::simplify(offset + bytes);
  }
  if (placed.empty())
    return success();

  unsigned place = kernel.numInputs + kernel.numOutputs;
  auto type = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
  if (failed(function.insertArgument(place, type, {}, function.getLoc())))
    return failure();
  function->setAttr(kScratch, dl::DimsAttr::get(context, {offset}));
  Value scratch = function.getArgument(place);
  for (auto [alloc, start] : placed) {
    builder.setInsertionPoint(alloc);
    Value shift = materialize(builder, alloc.getLoc(), kernel, start);
    Value view =
        memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(), scratch, shift, alloc.getDynamicSizes());
    alloc.replaceAllUsesWith(view);
    alloc->erase();
  }
  return success();
}
