// Contractions: sums of products.
#ifndef DLC_DL_CONTRACTION
#define DLC_DL_CONTRACTION
include "dialects/dl/Base.td"

def DL_MatmulOp : DL_Op<"matmul", "Contraction", dlInfer> {
  let summary = "Matrix product of the last two dims, leading dims broadcast, as in NumPy";
  let description = [{
    `[.., M, K] x [.., K, N] -> [.., M, N]`. A rank-1 left operand is a row, a rank-1 right operand a column;
    that dim is dropped from the result. f16 and bf16 accumulate in f32 and round once; integers wrap.
  }];
  let arguments = (ins DL_NumTensor:$lhs, DL_NumTensor:$rhs);
  let results = (outs DL_NumTensor:$r);
  let assemblyFormat = dlFormat;
  let ulp = 8;
  let onnx = [Onnx<"MatMul", 1>];
}

def DL_ConvOp : DL_Op<"conv", "Contraction", dlInfer> {
  let summary = "Convolution (cross-correlation) over any number of spatial dims";
  let description = [{
    `x[N, C, S..]`, `w[O, C / groups, K..]`, result `[N, O, S'..]` with
    `S' = (S + pads_begin + pads_end - dilation * (K - 1) - 1) floordiv stride + 1`.
    `pads` holds all begins, then all ends; negative pads crop. Padding is zeros.

    With `channels_last`: `x[N, S.., C]`, `w[B, K.., C / groups, O / B]`, result `[N, S'.., O]`. Output channel
    `b * (O / B) + i` has its weights at `w[b, .., i]`, in blocks as long as what a kernel keeps in registers; `B` is 1, or a multiple
    of `groups` so that each block lies within one group.
  }];
  let arguments = (ins DL_FloatTensor:$x, DL_FloatTensor:$w,
    DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$pads, DenseI64ArrayAttr:$dilations,
    DefaultValuedAttr<I64Attr, "1">:$groups, DefaultValuedAttr<BoolAttr, "false">:$channels_last);
  let results = (outs DL_FloatTensor:$r);
  let assemblyFormat = dlFormat;
  let ulp = 8;
  let onnx = [Onnx<"Conv", 1>];
}

def DL_ConvTransposeOp : DL_Op<"conv_transpose", "Contraction", dlInfer> {
  let summary = "Transposed convolution: the gradient of conv with respect to its input";
  let description = [{
    `x[N, C, S..]`, `w[C, O / groups, K..]`, result `[N, O, S'..]` with
    `S' = stride * (S - 1) + output_padding + dilation * (K - 1) + 1 - pads_begin - pads_end`.
  }];
  let arguments = (ins DL_FloatTensor:$x, DL_FloatTensor:$w,
    DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$pads, DenseI64ArrayAttr:$dilations,
    DenseI64ArrayAttr:$output_padding, DefaultValuedAttr<I64Attr, "1">:$groups);
  let results = (outs DL_FloatTensor:$r);
  let assemblyFormat = dlFormat;
  let ulp = 8;
  let onnx = [Onnx<"ConvTranspose", 1>];
}

def DL_ConvWeightGradientOp : DL_Op<"conv_weight_gradient", "Contraction", dlInfer> {
  let summary = "The gradient of conv with respect to its filter: the correlation of its input with what arrives at its result";
  let description = [{
    `x[N, C, S..]`, `dr[N, O, S'..]` with S' as conv gives it, result `[O, C / groups, kernel..]`:
    `r[o, c, k] = sum over n, s of dr[n, o, s] * x[n, group(o) * C / groups + c, s * stride + k * dilation - pads_begin]`.
  }];
  let arguments = (ins DL_FloatTensor:$x, DL_FloatTensor:$dr, DenseI64ArrayAttr:$kernel,
    DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$pads, DenseI64ArrayAttr:$dilations,
    DefaultValuedAttr<I64Attr, "1">:$groups);
  let results = (outs DL_FloatTensor:$r);
  let assemblyFormat = dlFormat;
  let ulp = 8;
  let noOnnx = "ONNX has no gradients";
}

#endif
