// How reverse mode asks an op for its gradient; it knows no op itself (passes/autodiff).
#ifndef DLC_DL_GRADIENT
#define DLC_DL_GRADIENT
include "mlir/IR/OpBase.td"

def DL_GradientInterface : OpInterface<"GradientInterface"> {
  let cppNamespace = "::dlc::dl";
  let description = [{
    Every op of the dialect has it. An op whose record states `gradient` or `noGradient` gets both methods from
    dlc-tblgen; the others define them beside their type rule, in dialects/dl/ops/<Family>Gradient.cpp.
  }];
  let methods = [
    InterfaceMethod<"Adds to the gradients of the operands that are wanted; reports why where there is none",
      "::llvm::LogicalResult", "buildGradients", (ins "::dlc::dl::GradientRule &":$rule)>,
    InterfaceMethod<"Why the result does not depend smoothly on any operand, so that gradients end here; empty if it does",
      "::llvm::StringRef", "whyNoGradient", (ins)>
  ];
}

#endif
