//===- Optimize.cpp - Fusion inside a kernel, on tensors ------------------===//
#include "passes/codegen/Kernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

void codegen::allowReassociation(Operation *root) {
  root->walk([](linalg::GenericOp generic) {
    if (generic.getNumReductionLoops() == 0)
      return;
    Block &body = *generic.getBody();
    for (Value accumulator : generic.getRegionOutputArgs())
      for (Operation *user : accumulator.getUsers())
        // Sums and products only: their order is fixed while compiling, but not specified.
        if (isa<arith::AddFOp, arith::MulFOp>(user) && llvm::is_contained(body.getTerminator()->getOperands(), user->getResult(0)))
          user->setAttr("fastmath", arith::FastMathFlagsAttr::get(user->getContext(), arith::FastMathFlags::reassoc));
  });
}

/// A producer is computed again by each consumer it is fused into; one that is dear is computed once.
static bool isCheap(linalg::GenericOp producer) {
  unsigned operations = 0;
  bool dear = false;
  producer.getBody()->walk([&](Operation *op) {
    ++operations;
    dear |= op->getDialect()->getNamespace() == "math" || isa<arith::DivFOp, scf::ForOp, scf::WhileOp>(op);
  });
  return !dear && operations <= 8;
}

/// Fuses an elementwise producer into `operand`'s owner.
static bool shouldFuse(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer)
    return false;
  // A contraction's operand is read many times; what feeds it is computed once.
  bool reused = false;
  AffineMap map = consumer.getMatchingIndexingMap(operand);
  for (unsigned dim = 0; dim < consumer.getNumLoops(); ++dim)
    reused |= !map.isFunctionOfDim(dim);
  bool single = producer->hasOneUse() || llvm::all_of(producer->getUsers(), [&](Operation *user) { return user == consumer; });
  if (reused)
    return isCheap(producer) && consumer.getNumReductionLoops() == 0;
  return single || isCheap(producer);
}

LogicalResult codegen::optimizeTensors(Kernel &kernel) {
  func::FuncOp function = kernel.function;
  RewritePatternSet patterns(kernel.context());
  linalg::populateElementwiseOpsFusionPatterns(patterns, shouldFuse);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::FillOp::getCanonicalizationPatterns(patterns, kernel.context());
  linalg::GenericOp::getCanonicalizationPatterns(patterns, kernel.context());
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, kernel.context());
  if (failed(runOnFunction(function, "canonicalize,cse")) || failed(applyPatternsGreedily(function, std::move(patterns))))
    return function.emitError() << "kernel @" << function.getSymName() << ": fusion does not end";
  allowReassociation(function);
  return runOnFunction(function, "canonicalize,cse");
}
