// Marks of differentiation. `expand-gradients`, the first pass of all, leaves none of them: neither engine knows them.
#ifndef DLC_DL_AUTODIFF
#define DLC_DL_AUTODIFF
include "dialects/dl/Base.td"

class DL_Mark<string mnemonic, list<Trait> traits> : DL_Op<mnemonic, "Autodiff", traits> {
  let noOnnx = "ONNX has no gradients";
  let noKernel = "expand-gradients takes it away";
  let noLowering = "expand-gradients takes it away";
}

def DL_VariableOp : DL_Mark<"variable", []> {
  let summary = "x, as that with respect to which a `dl.gradient` differentiates: what depends on x otherwise is constant to it";
  let arguments = (ins DL_FloatTensor:$x);
  let results = (outs DL_FloatTensor:$r);
  let assemblyFormat = dlFormat;
}

def DL_StopGradientOp : DL_Mark<"stop_gradient", dlInfer> {
  let summary = "x, as a constant to every gradient";
  let arguments = (ins DL_AnyTensor:$x);
  let results = (outs DL_AnyTensor:$r);
  let assemblyFormat = dlFormat;
  let noGradient = "stops gradients";
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *, ::std::optional<::mlir::Location>, Adaptor adaptor,
                                                      ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      types.push_back(adaptor.getX().getType());
      return ::llvm::success();
    }
  }];
}

def DL_GradientOp : DL_Mark<"gradient", [Pure, AttrSizedOperandSegments]> {
  let summary = "The gradients of `variables` when `seeds` arrive at `outputs`: the product of the seeds with the Jacobian";
  let description = [{
        %v = dl.variable %x : (tensor<4xf32>) -> tensor<4xf32>
        %y = dl.mul %v, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        %g = dl.gradient %y seed %s wrt %v : tensor<4xf32> seed tensor<4xf32> wrt tensor<4xf32>     // 2 * x * s

    A variable that no output depends on has gradient zero. One that outputs depend on in a discrete way only (through an
    index, a comparison, a rounding) is an error that shows the way.
  }];
  let arguments = (ins Variadic<DL_FloatTensor>:$outputs, Variadic<DL_FloatTensor>:$seeds, Variadic<DL_FloatTensor>:$variables);
  let results = (outs Variadic<DL_FloatTensor>:$rs);
  let assemblyFormat = "$outputs `seed` $seeds `wrt` $variables attr-dict `:` type($outputs) `seed` type($seeds) `wrt` type($variables) `->` type($rs)";
  let hasVerifier = 1;
  let noGradient = "inner gradients are expanded first";
}

#endif
