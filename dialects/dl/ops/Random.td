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
  let summary = "Uniform in [0, 1): the upper 24 bits of the word times 2^-24, exactly; f16 takes the upper 11 bits times 2^-11, bf16 the upper 8 times 2^-8";
  let results = (outs DL_FloatTensor:$r);
  let noOnnx = "ONNX leaves the generator open; imported with ours";
}
def DL_RandomNormalOp : DL_Random<"random_normal"> {
  let summary = "Standard normal: Acklam's inverse distribution function of (word upper 23 bits + 1/2) * 2^-23, evaluated in f32 by individually rounded operations";
  let description = [{
    Every operation below is one f32 operation that rounds to nearest (no fused multiply-add), every constant the
    nearest f32; f16 and bf16 round the result to nearest, f64 widens it.

        p = (float(word >> 9) + 0.5) * 2^-23              // exact, 0 < p < 1
        t = p < 0.5 ? p : 1 - p                           // exact
        if t >= 0.02425:
          q = t - 0.5
          r = q * q
          n = (((((a0 * r + a1) * r + a2) * r + a3) * r + a4) * r + a5) * q
          d = ((((b0 * r + b1) * r + b2) * r + b3) * r + b4) * r + 1
        else:
          s = sqrt(-2 * log(t))
          n = ((((c0 * s + c1) * s + c2) * s + c3) * s + c4) * s + c5
          d = (((d0 * s + d1) * s + d2) * s + d3) * s + 1
        v = n / d
        result = p < 0.5 ? v : -v

    where log(t) is, with `bits` the i32 pattern of t,

        e = (bits - 0x3F3504F3) >> 23                     // arithmetic shift
        f = (the f32 of the pattern bits - (e << 23)) - 1
        z = f * f
        h = (((((((l0 * f + l1) * f + l2) * f + l3) * f + l4) * f + l5) * f + l6) * f + l7) * f + l8
        log(t) = (f + ((h * f) * z - 0.5 * z)) + float(e) * 0.693147180559945

    a = -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.3577518672690, -30.66479806614716, 2.506628277459239
    b = -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572
    c = -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783
    d = 0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416
    l = 0.070376836292, -0.11514610310, 0.11676998740, -0.12420140846, 0.14249322787, -0.16668057665, 0.20000714765, -0.24999993993, 0.33333331174
  }];
  let results = (outs DL_FloatTensor:$r);
  let noOnnx = "ONNX leaves the generator open; imported with ours";
}

#endif
