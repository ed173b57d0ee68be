//===- Bufferize.cpp - Tensors become memrefs -----------------------------===//
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

void codegen::resolveDims(Kernel &kernel) {
  IRRewriter rewriter(kernel.context());
  kernel.function.walk([&](memref::DimOp op) {
    auto argument = dyn_cast<BlockArgument>(op.getSource());
    std::optional<int64_t> index = op.getConstantIndex();
    if (!argument || !index || argument.getOwner() != &kernel.function.front() ||
        argument.getArgNumber() >= kernel.shapes.size())
      return;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOp(op, materialize(rewriter, op.getLoc(), kernel, kernel.shapes[argument.getArgNumber()][*index]));
  });
}

/// A temporary whose last use is a copy of it into an output that has no other is that output.
static void placeInOutputs(Kernel &kernel) {
  SmallVector<linalg::CopyOp> copies(kernel.function.front().getOps<linalg::CopyOp>());
  for (linalg::CopyOp copy : copies) {
    Value from = copy.getInputs()[0], to = copy.getOutputs()[0];
    auto alloc = from.getDefiningOp<memref::AllocOp>();
    auto output = dyn_cast<BlockArgument>(to);
    if (!alloc || alloc->getBlock() != copy->getBlock() || !output || output.getArgNumber() < kernel.numInputs ||
        !output.hasOneUse() || from.getType() != to.getType() || !llvm::all_of(from.getUsers(), [&](Operation *user) {
          return user == copy || copy->getBlock()->findAncestorOpInBlock(*user)->isBeforeInBlock(copy);
        }))
      continue;
    copy.erase();
    alloc.replaceAllUsesWith(to);
    alloc.erase();
  }
}

LogicalResult codegen::bufferize(Kernel &kernel) {
  bufferization::OneShotBufferizationOptions options;
  options.bufferAlignment = 64;
  options.unknownTypeConverterFn = [](TensorType type, Attribute space, const bufferization::BufferizationOptions &) {
    return bufferization::getMemRefTypeWithStaticIdentityLayout(type, space);
  };
  options.setFunctionBoundaryTypeConversion(bufferization::LayoutMapOption::IdentityLayoutMap);
  options.memCpyFn = [](OpBuilder &builder, Location loc, Value from, Value to) {
    linalg::CopyOp::create(builder, loc, from, to);
    return success();
  };
  func::FuncOp function = kernel.function;
  IRRewriter rewriter(kernel.context());
  if (failed(bufferization::eliminateEmptyTensors(rewriter, function)))
    return function.emitError() << "kernel @" << function.getSymName() << ": cannot place its results";
  if (failed(runOnFunction(function, "empty-tensor-to-alloc-tensor,cse")))
    return failure();
  bufferization::BufferizationState state;
  if (failed(bufferization::runOneShotBufferize(function, options, state)))
    return function.emitError() << "kernel @" << function.getSymName() << " cannot be bufferised";
  if (failed(runOnFunction(function, "canonicalize,cse")))
    return failure();
  resolveDims(kernel);
  // A copy inside a memref.copy's clothes would become a call of a runtime function.
  function.walk([&](memref::CopyOp copy) {
    rewriter.setInsertionPoint(copy);
    rewriter.replaceOpWithNewOp<linalg::CopyOp>(copy, copy.getSource(), copy.getTarget());
  });
  placeInOutputs(kernel);
  return runOnFunction(function, "resolve-ranked-shaped-type-result-dims,canonicalize,cse");
}
