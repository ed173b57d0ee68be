// Ops whose places are data: gather, scatter, dynamic slices, top-k, sort.
// Indices are i32 or i64; a negative index counts from the end. An index out of range is an error of the
// program (status DLC_OUT_OF_RANGE from both engines), never a read outside the tensor.
#ifndef DLC_DL_INDEX
#define DLC_DL_INDEX
include "dialects/dl/Base.td"

class DL_Index<string mnemonic, list<Trait> traits = dlInfer> : DL_Op<mnemonic, "Index", traits> {
  let assemblyFormat = dlFormat;
}

def DL_GatherOp : DL_Index<"gather"> {
  let canFail = 1;
  let summary = "Slices of x along `axis` at the given indices: shape x[:axis] + indices + x[axis+1:]";
  let arguments = (ins DL_AnyTensor:$x, DL_IndexTensor:$indices, I64Attr:$axis);
  let results = (outs DL_AnyTensor:$r);
  let onnx = [Onnx<"Gather", 1>];
}
def DL_GatherElementsOp : DL_Index<"gather_elements"> {
  let canFail = 1;
  let summary = "r[.., i, ..] = x[.., indices[.., i, ..], ..] along `axis` (NumPy's take_along_axis)";
  let arguments = (ins DL_AnyTensor:$x, DL_IndexTensor:$indices, I64Attr:$axis);
  let results = (outs DL_AnyTensor:$r);
  let onnx = [Onnx<"GatherElements", 11>];
}
def DL_GatherNdOp : DL_Index<"gather_nd"> {
  let canFail = 1;
  let summary = "The last dim of indices holds coordinates into x after `batch_dims` shared dims";
  let arguments = (ins DL_AnyTensor:$x, DL_IndexTensor:$indices, DefaultValuedAttr<I64Attr, "0">:$batch_dims);
  let results = (outs DL_AnyTensor:$r);
  let onnx = [Onnx<"GatherND", 11>];
}

def DL_ScatterMode : I32EnumAttr<"ScatterMode", "what a scatter does with the old element", [
    I32EnumAttrCase<"replace", 0>, I32EnumAttrCase<"add", 1>, I32EnumAttrCase<"mul", 2>,
    I32EnumAttrCase<"max", 3>, I32EnumAttrCase<"min", 4>]> {
  let cppNamespace = "::dlc::dl";
  let genSpecializedAttr = 0;
}
def DL_ScatterModeAttr : EnumAttr<DL_Dialect, DL_ScatterMode, "scatter_mode"> { let assemblyFormat = "$value"; }

def DL_ScatterElementsOp : DL_Index<"scatter_elements"> {
  let canFail = 1;
  let summary = "x with x[.., indices[.., i, ..], ..] combined with updates[.., i, ..]; updates are taken in row-major order";
  let arguments = (ins DL_AnyTensor:$x, DL_IndexTensor:$indices, DL_AnyTensor:$updates, I64Attr:$axis,
    DefaultValuedAttr<DL_ScatterModeAttr, "::dlc::dl::ScatterMode::replace">:$mode);
  let results = (outs DL_AnyTensor:$r);
  let inPlace = [0];
  let onnx = [Onnx<"ScatterElements", 11>, Onnx<"Scatter", 9>];
}
def DL_ScatterNdOp : DL_Index<"scatter_nd"> {
  let canFail = 1;
  let summary = "x with slices at the coordinates in the last dim of indices combined with updates, in row-major order";
  let arguments = (ins DL_AnyTensor:$x, DL_IndexTensor:$indices, DL_AnyTensor:$updates,
    DefaultValuedAttr<DL_ScatterModeAttr, "::dlc::dl::ScatterMode::replace">:$mode);
  let results = (outs DL_AnyTensor:$r);
  let inPlace = [0];
  let onnx = [Onnx<"ScatterND", 11>];
}
def DL_OneHotOp : DL_Index<"one_hot"> {
  let summary = "A new dim of size `depth` at `axis`: on at the index (negative: from the end), off elsewhere; all off where the index is out of -depth..depth";
  let arguments = (ins DL_IndexTensor:$indices, DL_AnyTensor:$on, DL_AnyTensor:$off, I64Attr:$depth, I64Attr:$axis);
  let results = (outs DL_AnyTensor:$r);
  let onnx = [Onnx<"OneHot", 9>];
}
def DL_DynamicSliceOp : DL_Index<"dynamic_slice", dlPure> {
  let summary = "A block of the result's shape from x at the start given for each dim; a negative start counts from the end, then it is clamped so that the block fits";
  let arguments = (ins DL_AnyTensor:$x, Variadic<DL_IndexTensor>:$starts);
  let results = (outs DL_AnyTensor:$r);
  let hasVerifier = 1;
  let noOnnx = "ONNX: Slice with computed starts";
}
def DL_DynamicUpdateSliceOp : DL_Index<"dynamic_update_slice"> {
  let summary = "x with a block replaced at the start given for each dim; a negative start counts from the end, then it is clamped so that the block fits";
  let arguments = (ins DL_AnyTensor:$x, DL_AnyTensor:$update, Variadic<DL_IndexTensor>:$starts);
  let results = (outs DL_AnyTensor:$r);
  let inPlace = [0];
  let noOnnx = "ONNX: ScatterND of a computed range";
}
def DL_TopKOp : DL_Index<"top_k"> {
  let canFail = 1;
  let summary = "The k largest (or smallest) elements along `axis` in order, and their indices; ties (-0 and 0, two NaNs) by lower index; NaN counts as largest; DLC_OUT_OF_RANGE where a symbolic dim is smaller than k";
  let arguments = (ins DL_NumTensor:$x, I64Attr:$k, I64Attr:$axis, DefaultValuedAttr<BoolAttr, "true">:$largest);
  let results = (outs DL_NumTensor:$values, RankedTensorOf<[I64]>:$indices);
  let onnx = [Onnx<"TopK", 10>];
}
def DL_SortOp : DL_Index<"sort"> {
  let summary = "Stable sort along `axis`, and the indices that sort; equal elements (-0 and 0, two NaNs) keep their order also when descending; NaN counts as largest";
  let arguments = (ins DL_NumTensor:$x, I64Attr:$axis, DefaultValuedAttr<BoolAttr, "false">:$descending);
  let results = (outs DL_NumTensor:$values, RankedTensorOf<[I64]>:$indices);
  let noOnnx = "ONNX: TopK of the whole dim";
}

#endif
