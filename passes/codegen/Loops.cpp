//===- Loops.cpp - What has no schedule of its own becomes loops ----------===//
#include "passes/codegen/Kernel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

LogicalResult codegen::lowerToLoops(Kernel &kernel) {
  IRRewriter rewriter(kernel.context());
  SmallVector<linalg::LinalgOp> ops;
  kernel.function.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op->emitError() << "kernel @" << kernel.function.getSymName() << ": no loops for this op";
    rewriter.eraseOp(op);
  }
  return runOnFunction(kernel.function, "fold-memref-alias-ops,canonicalize,cse,loop-invariant-code-motion");
}
