"""Elementwise ops: special values in every element type, broadcasting, empty, size-1, odd and symbolic dims."""
import math

import mpmath
import numpy as np

from .framework import ANY, BITS, DTYPES, FLOATS, INTS, NUMS, File, is_float, records, rng, round_mp, round_to

INF, NAN = math.inf, math.nan
BITS_OF = {"bool": 1, "u8": 8, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


def wrap(value, dtype):
    """An integer in the range of `dtype`, modulo its size."""
    bits = BITS_OF[dtype]
    value &= (1 << bits) - 1
    return value - (1 << bits) if dtype[0] == "i" and value >> (bits - 1) else value


def bounds(dtype):
    bits = BITS_OF[dtype]
    return (0, (1 << bits) - 1) if dtype in ("u8", "bool") else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


# --- references -----------------------------------------------------------------------------------------------------

def real(fn, domain=lambda x: True, at_inf=NAN, at_minus_inf=NAN, odd=False):
    """A function on floats by mpmath: NaN outside its domain; -0 stays -0 for odd functions."""
    def reference(dtype, x):
        if math.isnan(x):
            return NAN
        if x == INF:
            return at_inf
        if x == -INF:
            return at_minus_inf
        if not domain(x):
            return NAN
        if odd and x == 0:
            return x
        return fn(mpmath.mpf(x))
    return reference


def clamp(x):
    """Beyond, every function of this file over- or underflows, or is at its limit."""
    return max(min(x, mpmath.mpf(2000)), mpmath.mpf(-2000))


def sigmoid(x):
    return 1 / (1 + mpmath.exp(-clamp(x)))


def log(x):
    return mpmath.log(x) if x != 0 else -INF


POLE = INF
UNARY = {
    "sqrt": real(mpmath.sqrt, lambda x: x >= 0, INF, odd=True),
    "exp": real(lambda x: mpmath.exp(clamp(x)), at_inf=INF, at_minus_inf=0.0),
    "log": real(log, lambda x: x >= 0, INF),
    "log1p": real(lambda x: log(1 + x), lambda x: x >= -1, INF, odd=True),
    "expm1": real(lambda x: mpmath.expm1(clamp(x)), at_inf=INF, at_minus_inf=-1.0, odd=True),
    "sin": real(mpmath.sin, odd=True),
    "cos": real(mpmath.cos),
    "tan": real(mpmath.tan, odd=True),
    "asin": real(mpmath.asin, lambda x: abs(x) <= 1, odd=True),
    "acos": real(mpmath.acos, lambda x: abs(x) <= 1),
    "atan": real(mpmath.atan, at_inf=mpmath.pi / 2, at_minus_inf=-mpmath.pi / 2, odd=True),
    "sinh": real(lambda x: mpmath.sinh(clamp(x)), at_inf=INF, at_minus_inf=-INF, odd=True),
    "cosh": real(lambda x: mpmath.cosh(clamp(x)), at_inf=INF, at_minus_inf=INF),
    "tanh": real(lambda x: mpmath.tanh(clamp(x)), at_inf=1.0, at_minus_inf=-1.0, odd=True),
    "asinh": real(mpmath.asinh, at_inf=INF, at_minus_inf=-INF, odd=True),
    "acosh": real(mpmath.acosh, lambda x: x >= 1, INF),
    "atanh": real(lambda x: mpmath.atanh(x) if abs(x) != 1 else INF * float(x), lambda x: abs(x) <= 1, odd=True),
    "erf": real(lambda x: mpmath.erf(clamp(x)), at_inf=1.0, at_minus_inf=-1.0, odd=True),
    "sigmoid": real(sigmoid, at_inf=1.0, at_minus_inf=0.0),
}


def rsqrt(dtype, x):
    if x == 0:
        return math.copysign(INF, x)
    return UNARY["sqrt"](dtype, x) if not x > 0 else 0.0 if x == INF else 1 / mpmath.sqrt(mpmath.mpf(x))


def rounding(fn):
    """Keeps infinities, NaN, and the sign of a zero."""
    return lambda dtype, x: x if math.isnan(x) or math.isinf(x) else math.copysign(float(fn(x)), x)


UNARY |= {
    "rsqrt": rsqrt,
    "ceil": rounding(math.ceil),
    "floor": rounding(math.floor),
    "round": rounding(round),
    "is_nan": lambda dtype, x: math.isnan(x),
    "is_inf": lambda dtype, x: math.isinf(x),
    "abs": lambda dtype, x: math.fabs(x) if is_float(dtype) else wrap(abs(x), dtype),
    "neg": lambda dtype, x: -x if is_float(dtype) else wrap(-x, dtype),
    "sign": lambda dtype, x: x if is_float(dtype) and (math.isnan(x) or x == 0) else float((x > 0) - (x < 0)) if is_float(dtype) else (x > 0) - (x < 0),
    "not": lambda dtype, x: not x if dtype == "bool" else wrap(~x, dtype),
}


def arithmetic(exact):
    """add, sub, mul: exact, then rounded or wrapped; infinities and zeros as IEEE says (f64 has them all)."""
    def reference(dtype, x, y):
        if not is_float(dtype):
            return wrap(exact(x, y), dtype)
        plain = exact(x, y)
        if math.isnan(plain) or plain == 0 or math.isinf(x) or math.isinf(y):
            return plain
        return exact(mpmath.mpf(x), mpmath.mpf(y))
    return reference


def divide(dtype, x, y):
    if not is_float(dtype):
        return 0 if y == 0 else wrap(int(math.copysign(1, x) * math.copysign(1, y)) * (abs(x) // abs(y)), dtype)
    if math.isnan(x) or math.isnan(y) or (math.isinf(x) and math.isinf(y)) or (x == 0 and y == 0):
        return NAN
    sign = math.copysign(1, x) * math.copysign(1, y)
    if math.isinf(x) or y == 0:
        return sign * INF
    if math.isinf(y) or x == 0:
        return sign * 0.0
    return mpmath.mpf(x) / mpmath.mpf(y)


def remainder(dtype, x, y):
    if not is_float(dtype):
        return 0 if y == 0 else wrap((abs(x) % abs(y)) * (1 if x >= 0 else -1), dtype)
    return NAN if math.isnan(x) or math.isnan(y) or math.isinf(x) or y == 0 else math.fmod(x, y)


def modulo(dtype, x, y):
    if not is_float(dtype):
        return 0 if y == 0 else x % y
    r = remainder(dtype, x, y)
    if math.isnan(r):
        return r
    if r == 0:
        return math.copysign(0.0, y)
    return r + y if (r < 0) != (y < 0) else r


def power(dtype, x, y):
    if not is_float(dtype):
        if y < 0:
            return 1 if x == 1 else (-1 if y % 2 else 1) if x == -1 else 0
        return wrap(pow(x, y, 1 << 64) if x >= 0 or y < 1000 else pow(x, y, 1 << 64), dtype)
    if y == 0 or x == 1:
        return 1.0
    if math.isnan(x) or math.isnan(y):
        return NAN
    if x == 0 or math.isinf(x) or math.isinf(y):
        try:
            return math.pow(x, y)
        except ValueError:  # a pole: math.pow refuses 0 to a negative power
            is_odd = y == int(y) and int(y) % 2 == 1
            return math.copysign(INF, x) if is_odd else INF
    if x < 0 and y != int(y):
        return NAN
    magnitude = mpmath.mpf(y) * mpmath.log(abs(mpmath.mpf(x)))
    sign = -1 if x < 0 and int(y) % 2 else 1
    if abs(magnitude) > 2000:
        return sign * (INF if magnitude > 0 else 0.0)
    return sign * mpmath.exp(magnitude)


def atan2(dtype, x, y):
    if math.isnan(x) or math.isnan(y):
        return NAN
    if x == 0 or y == 0 or math.isinf(x) or math.isinf(y):
        plain = math.atan2(x, y)
        for numerator, denominator in ((0, 1), (1, 4), (1, 2), (3, 4), (1, 1)):
            if abs(abs(plain) - math.pi * numerator / denominator) < 1e-9:
                exact = mpmath.pi * numerator / denominator
                return plain if numerator == 0 else exact if plain > 0 else -exact
    return mpmath.atan2(mpmath.mpf(x), mpmath.mpf(y))


def extremum(larger):
    def reference(dtype, x, y):
        if is_float(dtype):
            if math.isnan(x) or math.isnan(y):
                return NAN
            if x == 0 and y == 0:
                positive = math.copysign(1, x) > 0 or math.copysign(1, y) > 0
                negative = math.copysign(1, x) < 0 or math.copysign(1, y) < 0
                return (0.0 if positive else -0.0) if larger else (-0.0 if negative else 0.0)
        return max(x, y) if larger else min(x, y)
    return reference


def shift(left):
    def reference(dtype, x, y):
        outside = y < 0 or y >= BITS_OF[dtype]
        if left:
            return 0 if outside else wrap(x << y, dtype)
        return (-1 if x < 0 else 0) if outside else x >> y
    return reference


BINARY = {
    "mul_no_nan": lambda dtype, x, y: 0.0 if x == 0 else arithmetic(lambda x, y: x * y)(dtype, x, y),
    "add": arithmetic(lambda x, y: x + y), "sub": arithmetic(lambda x, y: x - y), "mul": arithmetic(lambda x, y: x * y),
    "div": divide, "rem": remainder, "mod": modulo, "pow": power, "atan2": atan2,
    "maximum": extremum(True), "minimum": extremum(False),
    "and": lambda dtype, x, y: x & y, "or": lambda dtype, x, y: x | y, "xor": lambda dtype, x, y: x ^ y,
    "shl": shift(True), "shr": shift(False),
    "eq": lambda dtype, x, y: x == y, "ne": lambda dtype, x, y: x != y, "lt": lambda dtype, x, y: x < y,
    "le": lambda dtype, x, y: x <= y, "gt": lambda dtype, x, y: x > y, "ge": lambda dtype, x, y: x >= y,
}
PREDICATES = {"eq", "ne", "lt", "le", "gt", "ge", "is_nan", "is_inf"}
LARGE = {"sin", "cos", "tan"}


# --- values ---------------------------------------------------------------------------------------------------------

def special(dtype):
    if dtype == "bool":
        return [False, True]
    if not is_float(dtype):
        low, high = bounds(dtype)
        return sorted({low, low + 1, -7 if low else 7, -2 if low else 2, -1 if low else 3, 0, 1, 2, 3, 8, 100, high - 1, high})
    info = {"f16": (65504.0, 2.0 ** -24), "bf16": (3.3895313892515355e38, 2.0 ** -133), "f32": (3.4028234663852886e38, 2.0 ** -149),
            "f64": (1.7976931348623157e308, 5e-324)}[dtype]
    return [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -3.5, 1.5, 0.001, -0.0078125, 3.0, -10.0, 37.0, INF, -INF, NAN, info[0], -info[0], info[1]]


def as_python(array, dtype):
    return [bool(v) if dtype == "bool" else float(v) if is_float(dtype) else int(v) for v in np.asarray(array).reshape(-1)]


def apply(op, dtype, *arrays):
    """The reference on arrays of one shape."""
    out = "bool" if op in PREDICATES else dtype
    rows = zip(*(as_python(a, dtype) for a in arrays))
    fn = UNARY.get(op) or BINARY[op]
    values = []
    for row in rows:
        value = fn(dtype, *row)
        values.append(round_mp(mpmath.mpf(value), out) if is_float(out) and isinstance(value, (mpmath.mpf, mpmath.mpc)) else value)
    return np.array([DTYPES[out](v) for v in values], dtype=DTYPES[out]).reshape(np.shape(arrays[0]))


def sample(key, shape, dtype):
    """Small numbers that sums and products of a few hold exactly."""
    generator = rng(*key)
    if dtype == "bool":
        return generator.integers(0, 2, shape).astype(np.bool_)
    low = 1 if dtype == "u8" else -4
    values = generator.integers(low, 9, shape).astype(np.float64)
    return round_to(values / 4, dtype) if is_float(dtype) else round_to(values, dtype)


def tolerance(op, dtype):
    """What a correctly rounded result may differ by; the narrow types are computed in f32 and rounded."""
    ulp = records()[op].ulp
    return min(ulp, 1) if dtype in ("f16", "bf16") else ulp


def expect(test, op, ref, expected, dtype):
    test.close(ref, expected, tolerance(op, dtype) if op not in PREDICATES else 0)


def check_unary(test, op, array, dtype, dims=None):
    x = test.input(array, dtype, dims)
    array = round_to(array, dtype)
    r = test.op(op, [x], x.dims, "bool" if op in PREDICATES else dtype)
    expect(test, op, r, apply(op, dtype, array), dtype)


def check_binary(test, op, a, c, dtype, a_dims=None, c_dims=None, dims=None):
    x, y = test.input(a, dtype, a_dims), test.input(c, dtype, c_dims)
    a, c = np.broadcast_arrays(round_to(a, dtype), round_to(c, dtype))
    r = test.op(op, [x, y], dims if dims is not None else a.shape, "bool" if op in PREDICATES else dtype)
    expect(test, op, r, apply(op, dtype, a, c), dtype)


def wrong_type(dtypes):
    return next((d for d in ANY if d not in dtypes), None)


def unary_file(op):
    file = File(op)
    dtypes = file.record.dtypes()
    for dtype in dtypes:
        check_unary(file.test(f"special_{dtype}"), op, special(dtype), dtype)
    dtype = "f32" if "f32" in dtypes else "i32"
    inside = (lambda a: np.abs(a) / 4) if op in ("asin", "acos", "atanh") else (lambda a: np.abs(a) + 1) if op in ("acosh", "log", "sqrt", "rsqrt") else (lambda a: a)
    for name, shape in (("scalar", ()), ("empty", (0, 3)), ("one", (1, 1)), ("odd", (3, 5, 7))):
        check_unary(file.test(name), op, inside(sample((op, name), shape, dtype)), dtype)
    check_unary(file.test("symbolic", {"N": (0, 8)}), op, inside(sample((op, "symbolic"), (5, 3), dtype)), dtype, ["N", 3])
    if op in LARGE:
        check_unary(file.test("large"), op, [1e3, -1e4, 1e5, 3e7, 1e10, 1e20, 3e38], "f32")
    wrong = wrong_type(dtypes)
    if wrong:
        from .framework import type_text
        t = type_text([3], wrong)
        file.error("operand #0 must be", f"%0 = dl.{op} %x : ({t}) -> {t}", {"x": t}, inferred=False)
    return file


def pairs(dtype):
    values = special(dtype)
    return [x for x in values for _ in values], [y for _ in values for y in values]


def binary_file(op):
    from .framework import type_text
    file = File(op)
    dtypes = file.record.dtypes()
    for dtype in dtypes:
        check_binary(file.test(f"special_{dtype}"), op, *pairs(dtype), dtype)
    dtype = "f32" if "f32" in dtypes else "i32"
    cases = (("scalar", (), ()), ("scalar_right", (3, 5), ()), ("empty", (0, 3), (1, 3)), ("row", (3, 5), (5,)), ("column", (3, 5), (3, 1)),
             ("outer", (3, 1), (1, 5)), ("rank3", (2, 1, 7), (3, 1)), ("one", (1, 1), (1,)), ("channels", (2, 3, 5, 5), (3, 1, 1)))
    for name, a, c in cases:
        check_binary(file.test(name), op, sample((op, name, 0), a, dtype), sample((op, name, 1), c, dtype), dtype)
    a, c = sample((op, "n", 0), (5, 3), dtype), sample((op, "n", 1), (5, 1), dtype)
    check_binary(file.test("symbolic", {"N": (1, 8)}), op, a, c, dtype, ["N", 3], ["N", 1], ["N", 3])
    check_binary(file.test("symbolic_row", {"N": (1, 8)}), op, a, c[:3, 0], dtype, ["N", 3], [3], ["N", 3])
    x, y, z = type_text([2, 3], dtype), type_text([2, 4], dtype), type_text([2, 3], "i64")
    out = type_text([2, 3], "bool" if op in PREDICATES else dtype)
    file.error("shapes do not broadcast: .*3.*4", f"%0 = dl.{op} %x, %y : ({x}, {y}) -> {out}", {"x": x, "y": y})
    file.error("operands have element types .* and i64; convert one with a cast" if dtype != "f32" or "i64" in dtypes else "operand #1 must be",
               f"%0 = dl.{op} %x, %y : ({x}, {z}) -> {out}", {"x": x, "y": z}, inferred=dtype != "f32" or "i64" in dtypes)
    wrong = type_text([2, 4], "bool" if op in PREDICATES else dtype)
    file.error("inferred type.*2x3.*incompatible with return type.*2x4", f"%0 = dl.{op} %x, %y : ({x}, {x}) -> {wrong}", {"x": x, "y": x})
    return file


def select_file():
    from .framework import type_text
    file = File("select")
    for dtype in ANY:
        test = file.test(f"special_{dtype}")
        x, y = pairs(dtype)
        c = np.arange(len(x)) % 3 == 0
        x, y = round_to(x, dtype), round_to(y, dtype)
        refs = [test.input(c, "bool"), test.input(x, dtype), test.input(y, dtype)]
        test.eq(test.op("select", refs, x.shape, dtype), np.where(c, x, y))
    cases = (("condition_broadcast", (3, 1), (3, 5), (3, 5)), ("values_broadcast", (3, 5), (), (5,)), ("empty", (0, 2), (2,), (1, 2)),
             ("outer", (2, 1, 1), (3, 1), (5,)))
    for name, *shapes in cases:
        test = file.test(name)
        c, x, y = sample((name, 0), shapes[0], "bool"), sample((name, 1), shapes[1], "f32"), sample((name, 2), shapes[2], "f32")
        r = np.where(c, x, y)
        test.eq(test.op("select", [test.input(c, "bool"), test.input(x, "f32"), test.input(y, "f32")], r.shape, "f32"), r)
    test = file.test("symbolic", {"N": (1, 8)})
    c, x, y = sample((0,), (5, 1), "bool"), sample((1,), (5, 3), "i64"), sample((2,), (3,), "i64")
    test.eq(test.op("select", [test.input(c, "bool", ["N", 1]), test.input(x, "i64", ["N", 3]), test.input(y, "i64")], ["N", 3], "i64"), np.where(c, x, y))
    b, x, y = type_text([2, 3], "bool"), type_text([2, 3], "f32"), type_text([2, 3], "f64")
    file.error("operand #0 must be", f"%0 = dl.select %x, %x, %x : ({x}, {x}, {x}) -> {x}", {"x": x}, inferred=False)
    file.error("operands have element types f32 and f64", f"%0 = dl.select %c, %x, %y : ({b}, {x}, {y}) -> {x}", {"c": b, "x": x, "y": y})
    z = type_text([4, 3], "bool")
    file.error("shapes do not broadcast: .*4.*2", f"%0 = dl.select %c, %x, %x : ({z}, {x}, {x}) -> {x}", {"c": z, "x": x})
    return file


def cast_value(value, source, target):
    if target == "bool":
        return value != 0
    if is_float(target):
        if is_float(source):
            return round_mp(mpmath.mpf(value), target) if not math.isnan(value) and value != 0 else DTYPES[target](value)
        if target in ("f16", "bf16"):
            value = float(round_mp(mpmath.mpf(int(value)), "f32"))
        return round_mp(mpmath.mpf(value if target in ("f16", "bf16") else int(value)), target)
    low, high = bounds(target)
    if is_float(source):
        return 0 if math.isnan(value) else low if value < low else high if value > high else int(value)
    return wrap(int(value), target)


def cast_file():
    file = File("cast")
    extra = [127.9, -128.9, 128.0, 255.5, 256.0, -0.9, 32767.5, 2147483648.0, -2147483904.0, 9.3e18, -9.3e18, 1e30, 1.0009765625, 1.00048828125,
             1.000488281250001, 65519.99, 65520.0, 2.0 ** -25, 2.0 ** -25 * 1.0001, 1.00390625, 1.0117187500001]
    for source in ANY:
        for target in ANY:
            test = file.test(f"{source}_{target}")
            values = special(source) + (extra if is_float(source) else [16777217, 2049, 33554433] if source in ("i32", "i64") else [])
            values = round_to(np.array(values, dtype=None if source != "i64" else np.int64), source)
            from .framework import MLIR
            r = test.op("cast", [test.input(values, source)], values.shape, target, f"to = {MLIR.get(target, target)}")
            test.eq(r, np.array([DTYPES[target](cast_value(v, source, target)) for v in as_python(values, source)], dtype=DTYPES[target]))
    for name, shape, dims in (("empty", (0,), None), ("scalar", (), None), ("symbolic", (4, 3), ["N", 3])):
        test = file.test(name, {"N": (1, 8)} if dims else None)
        values = sample((name,), shape, "f32")
        test.eq(test.op("cast", [test.input(values, "f32", dims)], dims if dims else shape, "f64", "to = f64"), values.astype(np.float64))
    file.error("result #0 must be", "%0 = dl.cast %x {to = i128} : (tensor<3xf32>) -> tensor<3xi128>", {"x": "tensor<3xf32>"}, inferred=False)
    file.error("inferred type.*3xi32.*incompatible with return type.*3xi64", "%0 = dl.cast %x {to = i32} : (tensor<3xf32>) -> tensor<3xi64>",
               {"x": "tensor<3xf32>"})
    return file


def files():
    for op, record in records().items():
        if record.family != "Elementwise" or op in ("select", "cast"):
            continue
        yield binary_file(op) if op in BINARY else unary_file(op)
    yield select_file()
    yield cast_file()
