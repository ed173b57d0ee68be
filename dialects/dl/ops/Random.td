// Random numbers: Philox4x32-10 (Salmon et al., SC 2011), a pure function of key and counter, so that both
// engines and every target give the same bits.
#ifndef DLC_DL_RANDOM
#define DLC_DL_RANDOM
include "dialects/dl/Base.td"

class DL_Random<string mnemonic> : DL_Op<mnemonic, "Random", dlPure> {
  // key: the seed; counter: which draw. Element i of the result comes from word i mod 4 of the block with
  // counter words (low, high of i floordiv 4; low, high of counter) and key words (low, high of key).
  let arguments = (ins RankedTensorOf<[I64]>:$key, RankedTensorOf<[I64]>:$counter);
  let assemblyFormat = dlFormat;
  let noGradient = "does not depend on its operands smoothly";
  let hasVerifier = 1;
}
def DL_RandomBitsOp : DL_Random<"random_bits"> {
  let summary = "32 random bits in each element";
  let results = (outs RankedTensorOf<[I32]>:$r);
  let noOnnx = "no ONNX op";
}
def DL_RandomUniformOp : DL_Random<"random_uniform"> {
  let summary = "Uniform in [0, 1): the upper 24 bits of the word times 2^-24, exactly; f16 and bf16 round that down to their precision";
  let results = (outs DL_FloatTensor:$r);
  let noOnnx = "ONNX leaves the generator open; imported with ours";
}
def DL_RandomNormalOp : DL_Random<"random_normal"> {
  let summary = "Standard normal: Acklam's inverse distribution function of (word upper 23 bits + 1/2) * 2^-23, evaluated in f32 by individually rounded operations";
  let results = (outs DL_FloatTensor:$r);
  let noOnnx = "ONNX leaves the generator open; imported with ours";
}

#endif
