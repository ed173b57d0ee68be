// Parameters and state: what outlives a call.
#ifndef DLC_DL_STATE
#define DLC_DL_STATE
include "dialects/dl/Base.td"

def DL_ParamOp : DL_Op<"param", "State", dlPure> {
  let summary = "A named parameter, in PyTorch's layout; never written by the function";
  let description = [{
    `init` says how `--random-weights` fills it: zeros, ones, constant:V, uniform:LOW:HIGH, normal:MEAN:STD,
    trunc_normal:MEAN:STD:LOW:HIGH, eye, dirac:GROUPS, orthogonal:GAIN, sparse:SPARSITY:STD, or empty where only a weight file can.
  }];
  let arguments = (ins StrAttr:$name, DefaultValuedAttr<StrAttr, "\"\"">:$init);
  let results = (outs DL_AnyTensor:$r);
  let assemblyFormat = "$name attr-dict `:` type($r)";
  let noOnnx = "initializers become parameters";
  let noGradient = "has no operand";
  let noKernel = "the engine binds it to the weights";
  let noLowering = "the plan binds it to the weights";
}

def DL_StateOp : DL_Op<"state", "State", []> {
  let summary = "The value of a named state tensor before this call";
  let description = "`is_parameter` marks a parameter that some function updates: a weight file has to give it.";
  let arguments = (ins StrAttr:$name, DefaultValuedAttr<StrAttr, "\"zeros\"">:$init, UnitAttr:$is_parameter);
  let results = (outs DL_AnyTensor:$r);
  let assemblyFormat = "$name attr-dict `:` type($r)";
  let noOnnx = "ONNX has no state";
  let noGradient = "has no operand";
  let noKernel = "the engine binds it to the state";
  let noLowering = "the plan binds it to the state";
}

def DL_StateUpdateOp : DL_Op<"state_update", "State", []> {
  let summary = "Gives a named state tensor its value for the next call; committed once when the exported function returns";
  let arguments = (ins StrAttr:$name, DL_AnyTensor:$x);
  let assemblyFormat = "$name `,` $x attr-dict `:` type($x)";
  let noOnnx = "ONNX has no state";
  let noGradient = "its value is not used again in this call";
  let noKernel = "the engine commits it on return";
  let noLowering = "the plan commits it on return";
}

#endif
