// Reductions over axes, and scans along one.
#ifndef DLC_DL_REDUCE
#define DLC_DL_REDUCE
include "dialects/dl/Base.td"

class DL_Reduce<string mnemonic, TypeConstraint type> : DL_Op<mnemonic, "Reduce", dlInfer> {
  let arguments = (ins type:$x, DenseI64ArrayAttr:$axes, DefaultValuedAttr<BoolAttr, "false">:$keepdims);
  let results = (outs type:$r);
  let assemblyFormat = dlFormat;
  // The scalar function of accumulator and element, for the lowering; and the value of an empty reduction.
  string combine = ?;
  string neutral = ?;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *, ::std::optional<::mlir::Location> loc,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::dlc::dl::inferReduce(loc, getOperationName(), adaptor.getX(), adaptor.getAxes(), adaptor.getKeepdims(), {}, types);
    }
  }];
}

// `axes` are non-negative, ascending, distinct; an empty list reduces nothing.
def DL_ReduceSumOp  : DL_Reduce<"reduce_sum", DL_NumTensor> { let summary = "Sum; f16 and bf16 accumulate in f32; 0 when empty"; let onnx = [Onnx<"ReduceSum", 1>]; let ulp = 8; let combine = "add"; let neutral = "zero"; }
def DL_ReduceProdOp : DL_Reduce<"reduce_prod", DL_NumTensor> { let summary = "Product; f16 and bf16 accumulate in f32; 1 when empty"; let onnx = [Onnx<"ReduceProd", 1>]; let ulp = 8; let combine = "mul"; let neutral = "one"; }
def DL_ReduceMaxOp  : DL_Reduce<"reduce_max", DL_NumTensor> { let summary = "Largest element; NaN if there is one; -inf or the type's lowest when empty"; let onnx = [Onnx<"ReduceMax", 1>]; let combine = "maximum"; let neutral = "lowest"; }
def DL_ReduceMinOp  : DL_Reduce<"reduce_min", DL_NumTensor> { let summary = "Smallest element; NaN if there is one; +inf or the type's highest when empty"; let onnx = [Onnx<"ReduceMin", 1>]; let combine = "minimum"; let neutral = "highest"; }
def DL_ReduceAndOp  : DL_Reduce<"reduce_and", DL_BoolTensor> { let summary = "True where all are; true when empty"; let noOnnx = "ONNX reduces bools by ReduceMin"; let combine = "bitAnd"; let neutral = "one"; let noGradient = "discrete"; }
def DL_ReduceOrOp   : DL_Reduce<"reduce_or", DL_BoolTensor> { let summary = "True where any is; false when empty"; let noOnnx = "ONNX reduces bools by ReduceMax"; let combine = "bitOr"; let neutral = "zero"; let noGradient = "discrete"; }

class DL_ArgReduce<string mnemonic> : DL_Op<mnemonic, "Reduce", dlInfer> {
  let arguments = (ins DL_NumTensor:$x, I64Attr:$axis, DefaultValuedAttr<BoolAttr, "false">:$keepdims,
    DefaultValuedAttr<BoolAttr, "false">:$last);
  let results = (outs RankedTensorOf<[I64]>:$r);
  let assemblyFormat = dlFormat;
  let noGradient = "an index";
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *context, ::std::optional<::mlir::Location> loc,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::dlc::dl::inferReduce(loc, getOperationName(), adaptor.getX(), {int64_t(adaptor.getAxis())}, adaptor.getKeepdims(),
                                    ::mlir::IntegerType::get(context, 64), types);
    }
  }];
}
def DL_ArgmaxOp : DL_ArgReduce<"argmax"> { let summary = "Index of the first (with `last`: the last) largest element; a NaN counts as largest; 0 when empty"; let onnx = [Onnx<"ArgMax", 1>]; }
def DL_ArgminOp : DL_ArgReduce<"argmin"> { let summary = "Index of the first (with `last`: the last) smallest element; a NaN counts as smallest; 0 when empty"; let onnx = [Onnx<"ArgMin", 1>]; }

def DL_CumsumOp : DL_Op<"cumsum", "Reduce", dlInfer> {
  let summary = "Running sum along one axis";
  let description = "`exclusive` leaves out the element itself; `reverse` runs from the end. f16 and bf16 round each sum.";
  let arguments = (ins DL_NumTensor:$x, I64Attr:$axis, DefaultValuedAttr<BoolAttr, "false">:$exclusive,
    DefaultValuedAttr<BoolAttr, "false">:$reverse);
  let results = (outs DL_NumTensor:$r);
  let assemblyFormat = dlFormat;
  let ulp = 8;
  let onnx = [Onnx<"CumSum", 11>];
}

#endif
