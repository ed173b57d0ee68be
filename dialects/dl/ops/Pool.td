// Pooling: reductions over sliding windows, any number of spatial dims.
#ifndef DLC_DL_POOL
#define DLC_DL_POOL
include "dialects/dl/Base.td"

class DL_Pool<string mnemonic> : DL_Op<mnemonic, "Pool", dlInfer> {
  let results = (outs DL_FloatTensor:$r);
  let assemblyFormat = dlFormat;
}

def DL_MaxPoolOp : DL_Pool<"max_pool"> {
  let summary = "Largest element of each window; padding never wins; NaN if the window holds one";
  let description = [{
    `x[N, C, S..]`, result `[N, C, S'..]`, `S'` as in conv; with `ceil_mode` the division rounds up, and a
    window that would start in the end padding does not exist. `pads` holds all begins, then all ends.
    With `channels_last`: `x[N, S.., C]`, result `[N, S'.., C]`.
  }];
  let arguments = (ins DL_FloatTensor:$x, DenseI64ArrayAttr:$kernel, DenseI64ArrayAttr:$strides,
    DenseI64ArrayAttr:$pads, DenseI64ArrayAttr:$dilations, DefaultValuedAttr<BoolAttr, "false">:$ceil_mode,
    DefaultValuedAttr<BoolAttr, "false">:$channels_last);
  let onnx = [Onnx<"MaxPool", 1>];
}

def DL_AvgPoolOp : DL_Pool<"avg_pool"> {
  let summary = "Mean of each window";
  let description = [{
    As max_pool without dilation. The divisor counts padding where `count_include_pad`, but never the places
    that `ceil_mode` adds beyond the padding (PyTorch; ONNX from opset 19).
  }];
  let arguments = (ins DL_FloatTensor:$x, DenseI64ArrayAttr:$kernel, DenseI64ArrayAttr:$strides,
    DenseI64ArrayAttr:$pads, DefaultValuedAttr<BoolAttr, "false">:$ceil_mode,
    DefaultValuedAttr<BoolAttr, "false">:$count_include_pad, DefaultValuedAttr<BoolAttr, "false">:$channels_last);
  let ulp = 8;
  let onnx = [Onnx<"AveragePool", 1>];
}

def DL_MaxPoolGradientOp : DL_Op<"max_pool_gradient", "Pool", dlInfer> {
  let summary = "What arrives at the result of max_pool, added to the first largest element of each window; a NaN counts as largest";
  let description = "`x[N, C, S..]` and the attributes as max_pool has them, `dr[N, C, S'..]`, result as x.";
  let arguments = (ins DL_FloatTensor:$x, DL_FloatTensor:$dr, DenseI64ArrayAttr:$kernel, DenseI64ArrayAttr:$strides,
    DenseI64ArrayAttr:$pads, DenseI64ArrayAttr:$dilations, DefaultValuedAttr<BoolAttr, "false">:$ceil_mode);
  let results = (outs DL_FloatTensor:$r);
  let assemblyFormat = dlFormat;
  let ulp = 8;
  let noOnnx = "ONNX has no gradients";
}

#endif
