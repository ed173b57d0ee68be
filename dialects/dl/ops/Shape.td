// Constants, and ops that move elements without computing on them.
#ifndef DLC_DL_SHAPE
#define DLC_DL_SHAPE
include "dialects/dl/Types.td"

class DL_Shape<string mnemonic, list<Trait> traits = dlInfer> : DL_Op<mnemonic, "Shape", traits> {
  let results = (outs DL_AnyTensor:$r);
}

def DL_ConstantOp : DL_Shape<"constant", !listconcat(dlInfer, [ConstantLike])> {
  let summary = "A value known while compiling; large ones belong into parameters";
  let arguments = (ins ElementsAttr:$value);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let onnx = [Onnx<"Constant", 1>];
  let noGradient = "has no operand";
}

def DL_IotaOp : DL_Shape<"iota", dlPure> {
  let summary = "0, 1, 2, ... along `axis`, the same along all others; converted to the element type";
  let arguments = (ins I64Attr:$axis);
  let results = (outs DL_NumTensor:$r);
  let assemblyFormat = "attr-dict `:` type($r)";
  let hasVerifier = 1;
  let noOnnx = "ONNX: Range with constant bounds, which the importer builds from this";
  let noGradient = "has no operand";
}

def DL_DimOp : DL_Shape<"dim", dlInfer> {
  let summary = "The value of a dim expression as an i64 scalar; what `x.shape[i]` becomes where the dim is symbolic";
  let arguments = (ins DL_DimsAttr:$value);
  let assemblyFormat = "attr-dict $value";
  let noOnnx = "ONNX: Shape then Gather, which the importer builds from this";
  let noGradient = "an integer";
}

def DL_ReshapeOp : DL_Shape<"reshape", dlPure> {
  let summary = "The same elements in row-major order under another shape";
  let arguments = (ins DL_AnyTensor:$x);
  let assemblyFormat = dlFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
  let onnx = [Onnx<"Reshape", 5>];
  let inPlace = [0];
}

def DL_TransposeOp : DL_Shape<"transpose"> {
  let summary = "Dim i of the result is dim perm[i] of x";
  let arguments = (ins DL_AnyTensor:$x, DenseI64ArrayAttr:$perm);
  let assemblyFormat = dlFormat;
  let hasFolder = 1;
  let onnx = [Onnx<"Transpose", 1>];
}

def DL_BroadcastToOp : DL_Shape<"broadcast_to", dlPure> {
  let summary = "Repeats size-1 and missing leading dims, as in NumPy, up to the result's shape";
  let arguments = (ins DL_AnyTensor:$x);
  let assemblyFormat = dlFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
  let onnx = [Onnx<"Expand", 8>];
}

def DL_SliceOp : DL_Shape<"slice", dlPure> {
  let summary = "Elements start, start + step, ... of each dim; as many as the result's dim says";
  let description = [{
    `starts` are dim expressions, non-negative; `steps` are non-zero ints, negative ones walk backwards.
    All accessed places must exist: `0 <= start + step * (size - 1) < dim` for a non-empty result.
  }];
  let arguments = (ins DL_AnyTensor:$x, DL_DimsAttr:$starts, DenseI64ArrayAttr:$steps);
  let assemblyFormat = dlFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
  let onnx = [Onnx<"Slice", 1>];
}

def DL_ConcatOp : DL_Shape<"concat"> {
  let summary = "Operands one after another along `axis`";
  let arguments = (ins Variadic<DL_AnyTensor>:$xs, I64Attr:$axis);
  let assemblyFormat = dlFormat;
  let hasFolder = 1;
  let onnx = [Onnx<"Concat", 4>];
}

def DL_PadMode : I32EnumAttr<"PadMode", "how padding is filled", [
    I32EnumAttrCase<"constant", 0>, I32EnumAttrCase<"reflect", 1>, I32EnumAttrCase<"edge", 2>, I32EnumAttrCase<"wrap", 3>]> {
  let cppNamespace = "::dlc::dl";
  let genSpecializedAttr = 0;
}
def DL_PadModeAttr : EnumAttr<DL_Dialect, DL_PadMode, "pad_mode"> { let assemblyFormat = "$value"; }

def DL_PadOp : DL_Shape<"pad"> {
  let summary = "Adds low[i] elements before and high[i] after dim i; negative counts crop";
  let description = "`value` (a scalar of the element type) is read in mode constant only. Reflect leaves out the edge itself.";
  let arguments = (ins DL_AnyTensor:$x, DL_AnyTensor:$value, DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
    DefaultValuedAttr<DL_PadModeAttr, "::dlc::dl::PadMode::constant">:$mode);
  let assemblyFormat = dlFormat;
  let onnx = [Onnx<"Pad", 2>];
}

def DL_ReverseOp : DL_Shape<"reverse"> {
  let summary = "Turns the given axes round";
  let arguments = (ins DL_AnyTensor:$x, DenseI64ArrayAttr:$axes);
  let assemblyFormat = dlFormat;
  let noOnnx = "ONNX: Slice with a negative step";
}

#endif
