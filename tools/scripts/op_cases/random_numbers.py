"""Philox4x32-10 in Python integers, and what is made of its words by f32 operations of NumPy."""
import numpy as np

from .framework import File, round_to

F = np.float32
A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.3577518672690, -30.66479806614716, 2.506628277459239]
B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
C = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783]
D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]
L = [0.070376836292, -0.11514610310, 0.11676998740, -0.12420140846, 0.14249322787, -0.16668057665, 0.20000714765, -0.24999993993, 0.33333331174]
MASK = 0xFFFFFFFF


def philox(key, counter, count):
    words = []
    for block in range((count + 3) // 4):
        c = [block & MASK, block >> 32, counter & MASK, (counter >> 32) & MASK]
        k = [key & MASK, (key >> 32) & MASK]
        for _ in range(10):
            p0, p1 = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
            c = [(p1 >> 32) ^ c[1] ^ k[0], p1 & MASK, (p0 >> 32) ^ c[3] ^ k[1], p0 & MASK]
            k = [(k[0] + 0x9E3779B9) & MASK, (k[1] + 0xBB67AE85) & MASK]
        words += c
    return words[:count]


def known_answers():
    """Those of Random123's kat_vectors for philox4x32-10: counter and key all 0, and all ones."""
    assert philox(0, 0, 4) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]


def horner(x, coefficients):
    total = F(coefficients[0])
    for c in coefficients[1:]:
        total = F(F(total * x) + F(c))
    return total


def logarithm(t):
    bits = int(np.asarray(t, F).view(np.int32))
    e = (bits - 0x3F3504F3) >> 23
    f = F(np.asarray(bits - (e << 23), np.int32).view(F) - F(1))
    z = F(f * f)
    h = horner(f, L)
    return F(F(f + F(F(F(h * f) * z) - F(F(0.5) * z))) + F(F(e) * F(0.693147180559945)))


def normal(word):
    p = F(F(F(word >> 9) + F(0.5)) * F(2.0 ** -23))
    t = p if p < F(0.5) else F(F(1) - p)
    if t >= F(0.02425):
        q = F(t - F(0.5))
        r = F(q * q)
        v = F(F(horner(r, A) * q) / F(F(horner(r, B) * r) + F(1)))
    else:
        s = np.sqrt(F(F(-2) * logarithm(t)))
        v = F(horner(s, C) / F(F(horner(s, D) * s) + F(1)))
    return v if p < F(0.5) else F(-v)


def uniform(word, dtype):
    bits = {"f16": 11, "bf16": 8}.get(dtype, 24)
    return (word >> (32 - bits)) * 2.0 ** -bits


SEEDS = (("zero", 0, 0), ("small", 42, 7), ("large", 0x123456789ABCDEF0, 0x0FEDCBA987654321), ("negative", -1, -1))


def file_of(op, dtypes, value):
    file = File(op)

    def check(name, key, counter, shape, dtype, dims=None, ranges=None, extra=None):
        test = file.test(name, ranges)
        if dims:
            test.input(np.zeros(shape), "f32", dims)
        words = philox(key, counter, int(np.prod(shape)))
        r = np.array([value(w, dtype) for w in words]).reshape(shape)
        out = test.op(op, [test.input(np.array(key), "i64"), test.input(np.array(counter), "i64")], dims or shape, dtype)
        test.eq(out, r if op == "random_bits" else round_to(r, dtype))
    for dtype in dtypes:
        for name, key, counter in SEEDS:
            check(f"{name}_{dtype}", key, counter, (3, 5), dtype)
    dtype = dtypes[0] if len(dtypes) == 1 else "f32"
    check("one", 3, 4, (1,), dtype)
    check("scalar", 3, 4, (), dtype)
    check("empty", 3, 4, (0, 2), dtype)
    check("many", 5, 6, (301,), dtype)
    check("symbolic", 5, 6, (5, 3), dtype, dims=["N", 3], ranges={"N": (1, 8)})
    t = {"random_bits": "i32"}.get(op, "f32")
    file.error("key and counter must be i64 scalars, got i64[1]", f"%0 = dl.{op} %k, %k : (tensor<1xi64>, tensor<1xi64>) -> tensor<4x{t}>", {"k": "tensor<1xi64>"}, inferred=False)
    file.error("operand #0 must be", f"%0 = dl.{op} %k, %k : (tensor<i32>, tensor<i32>) -> tensor<4x{t}>", {"k": "tensor<i32>"}, inferred=False)
    return file


def files():
    known_answers()
    floats = ["f16", "bf16", "f32", "f64"]
    return [file_of("random_bits", ["i32"], lambda w, dtype: np.int32(w - (1 << 32) if w >> 31 else w)),
            file_of("random_uniform", floats, uniform), file_of("random_normal", floats, lambda w, dtype: float(normal(w)))]
