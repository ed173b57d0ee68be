// All passes, grouped in pipeline order, alphabetical inside a group. A record ends in `Pass`, its file does not
// (`FoldBatchNormPass` -> passes/graph/FoldBatchNorm.cpp -> test/passes/fold-batch-norm.mlir).
#ifndef DLC_PASSES
#define DLC_PASSES
include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// graph
//===----------------------------------------------------------------------===//

def InlineCompositesPass : Pass<"inline-composites", "::mlir::ModuleOp"> {
  let summary = "Replaces every dl.composite by its body";
  let description = [{
        %0 = dl.composite "nn.relu" @nn.relu(%x) {} : (tensor<4xf32>) -> tensor<4xf32>

    becomes what @nn.relu holds. Calls inside the body are inlined too; bodies without users are erased.
  }];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

#endif
