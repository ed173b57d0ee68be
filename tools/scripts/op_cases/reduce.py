"""Reductions, arg-reductions and cumsum."""
import numpy as np

from .contraction import array, noise, whole
from .elementwise import special
from .framework import FLOATS, NUMS, File, is_float, round_to

LOWEST = {"u8": 0, "i8": -128, "i16": -2 ** 15, "i32": -2 ** 31, "i64": -2 ** 63}
HIGHEST = {"u8": 255, "i8": 127, "i16": 2 ** 15 - 1, "i32": 2 ** 31 - 1, "i64": 2 ** 63 - 1}
SHAPES = (("rows", (3, 5), (1,), False), ("columns", (3, 5), (0,), False), ("columns_kept", (3, 5), (0,), True), ("rows_kept", (3, 5), (1,), True),
          ("all", (2, 3, 5), (0, 1, 2), False), ("all_kept", (2, 3, 5), (0, 1, 2), True), ("middle", (2, 3, 5), (1,), False), ("outer_and_inner", (2, 3, 5), (0, 2), True),
          ("none", (2, 3), (), False), ("scalar", (), (), False), ("one", (1, 1), (1,), False), ("no_rows", (0, 3), (1,), False), ("empty", (3, 0), (1,), False),
          ("empty_kept", (0, 3), (0,), True), ("long", (3, 131), (1,), False), ("tall", (131, 3), (0,), False), ("spatial", (2, 3, 7, 7), (2, 3), True))


def attrs(axes, keepdims):
    return f"axes = {array(axes)}" + (", keepdims = true" if keepdims else "")


def fold(op, x, axes, keepdims, dtype):
    """By NumPy in f64 (whole numbers) or in the type, with the neutral element of the type."""
    axes = tuple(axes)
    if not axes:
        return x
    if op in ("reduce_max", "reduce_min"):
        start = (-np.inf if op == "reduce_max" else np.inf) if is_float(dtype) else (LOWEST if op == "reduce_max" else HIGHEST)[dtype]
        wide = x.astype(np.float64) if is_float(dtype) else x.astype(object)
        if is_float(dtype):
            return (np.max if op == "reduce_max" else np.min)(wide, axis=axes, keepdims=keepdims, initial=start)
        out = (np.maximum if op == "reduce_max" else np.minimum).reduce(wide, axis=axes, keepdims=keepdims, initial=start)
        return np.asarray(out, dtype=object).astype(x.dtype)
    if op in ("reduce_and", "reduce_or"):
        return (np.all if op == "reduce_and" else np.any)(x, axis=axes, keepdims=keepdims)
    fn = np.sum if op == "reduce_sum" else np.prod
    if is_float(dtype):
        return fn(x.astype(np.float64), axis=axes, keepdims=keepdims)
    with np.errstate(over="ignore"):
        return fn(x, axis=axes, keepdims=keepdims, dtype=x.dtype)


def reduce_file(op):
    file = File(op)
    ulp = file.record.ulp
    dtypes = file.record.dtypes()
    isProduct = op == "reduce_prod"
    dtype = "bool" if dtypes == ["bool"] else "f32"

    def values(key, shape, dtype):
        if dtype == "bool":
            return whole(key, shape, "i32", 0, 6) > (0 if op == "reduce_and" else 4)
        if isProduct:  # few factors other than 1, powers of two
            x = whole(key, shape, "f64", 0, 30)
            return round_to(np.where(x == 0, 2.0, np.where(x == 1, 4.0, np.where((x == 2) & (dtype != "u8"), -1.0, 1.0))), dtype)
        return whole(key, shape, dtype)
    for name, shape, axes, keepdims in SHAPES:
        test = file.test(name)
        x = values((op, name), shape, dtype)
        r = np.asarray(fold(op, x, axes, keepdims, dtype))
        test.eq(test.op(op, [test.input(x, dtype)], r.shape, dtype, attrs(axes, keepdims)), r)
    for dtype in dtypes:
        if dtype == "bool":
            continue
        test = file.test(f"whole_{dtype}")
        x = values((op, dtype), (3, 17), dtype)
        test.eq(test.op(op, [test.input(x, dtype)], (3,), dtype, attrs((1,), False)), fold(op, x, (1,), False, dtype))
        if not is_float(dtype):
            test = file.test(f"bounds_{dtype}")
            x = round_to(np.array([special(dtype), list(reversed(special(dtype)))], dtype=object), dtype)
            test.eq(test.op(op, [test.input(x, dtype)], (2,), dtype, attrs((1,), False)), fold(op, x, (1,), False, dtype))
        else:
            test = file.test(f"random_{dtype}")
            x = noise((op, dtype), (5, 33), dtype)
            if isProduct:
                x = round_to(1 + np.abs(x.astype(np.float64)) / 64, dtype)
            exact = fold(op, x, (1,), False, dtype)
            unit = {"f16": 2.0 ** -10, "bf16": 2.0 ** -7, "f32": 2.0 ** -23, "f64": 2.0 ** -52}[dtype]
            room = float(np.max(np.sum(np.abs(x.astype(np.float64)), axis=1))) if op == "reduce_sum" else float(np.max(exact))
            n = ulp if dtype in ("f32", "f64") else min(ulp, 1)
            test.close(test.op(op, [test.input(x, dtype)], (5,), dtype, attrs((1,), False)), exact, n, room * unit * n if n else 0.0)
            test = file.test(f"infinities_{dtype}")
            x = np.array([[1, np.inf, 2], [-np.inf, 1, 2], [np.inf, -np.inf, 1], [np.nan, 1, 2], [1, 2, np.nan], [np.nan, np.inf, 0]])
            with np.errstate(invalid="ignore"):
                r = fold(op, x, (1,), False, dtype)
            test.eq(test.op(op, [test.input(x, dtype)], (6,), dtype, attrs((1,), False)), r)
    if op in ("reduce_max", "reduce_min"):
        test = file.test("zeros")
        zero = 0.0 if op == "reduce_max" else -0.0
        test.eq(test.op(op, [test.input([[0.0, -0.0, -0.0], [-0.0, -0.0, 0.0]], "f32")], (2,), "f32", attrs((1,), False)), [zero, zero])
        test = file.test("all_infinite")
        x = np.full((2, 19), -np.inf if op == "reduce_max" else np.inf)
        test.eq(test.op(op, [test.input(x, "f32")], (2,), "f32", attrs((1,), False)), x[:, 0])
    if op == "reduce_sum":
        test = file.test("f16_accumulates_in_f32")
        test.eq(test.op(op, [test.input(np.ones((1, 4096)), "f16")], (1,), "f16", attrs((1,), False)), [4096.0])
    dtype = "bool" if dtypes == ["bool"] else "f32"
    x = values((op, "n"), (5, 3), dtype)
    for name, axes, keepdims, dims in (("symbolic_rows", (1,), True, ["N", 1]), ("symbolic_columns", (0,), False, [3])):
        test = file.test(name, {"N": (1, 8)})
        test.eq(test.op(op, [test.input(x, dtype, ["N", 3])], dims, dtype, attrs(axes, keepdims)), fold(op, x, axes, keepdims, dtype))
    t, r = ("tensor<2x3xi1>", "tensor<2xi1>") if dtype == "bool" else ("tensor<2x3xf32>", "tensor<2xf32>")
    n = "bool[2, 3]" if dtype == "bool" else "f32[2, 3]"
    file.error(f"axes must be ascending and in 0..2 for {n}, got 2", f"%0 = dl.{op} %x {{axes = array<i64: 2>}} : ({t}) -> {r}", {"x": t})
    file.error(f"axes must be ascending and in 0..2 for {n}, got 0", f"%0 = dl.{op} %x {{axes = array<i64: 1, 0>}} : ({t}) -> {r}", {"x": t})
    wrong = "tensor<2x3xf32>" if dtype == "bool" else "tensor<2x3xi1>"
    file.error("operand #0 must be", f"%0 = dl.{op} %x {{axes = array<i64: 1>}} : ({wrong}) -> {wrong}", {"x": wrong}, inferred=False)
    return file


def arg_reference(x, axis, keepdims, last, largest):
    """By the definition, element by element."""
    moved = np.moveaxis(np.asarray(x).astype(np.float64) if x.dtype.kind not in "iub" else x, axis, -1)
    out = np.zeros(moved.shape[:-1], np.int64)
    for place in np.ndindex(*out.shape):
        row = moved[place]
        best = 0
        for i, v in enumerate(row):
            w = row[best]
            tie = (v != v and w != w) or v == w
            better = (v != v and w == w) or (w == w and (v > w if largest else v < w))
            if better or (last and tie):
                best = i
        out[place] = best
    return np.expand_dims(out, axis) if keepdims else out


def arg_file(op):
    file = File(op)
    largest = op == "argmax"

    def check(name, x, dtype, axis, keepdims=False, last=False, dims=None, out=None, ranges=None):
        test = file.test(name, ranges)
        x = round_to(x, dtype)
        r = arg_reference(x, axis, keepdims, last, largest)
        text = f"axis = {axis}" + (", keepdims = true" if keepdims else "") + (", last = true" if last else "")
        test.eq(test.op(op, [test.input(x, dtype, dims)], out or r.shape, "i64", text), r)
    for dtype in NUMS:
        check(f"ties_{dtype}", whole((op, dtype), (4, 9), dtype), dtype, 1)
        check(f"ties_last_{dtype}", whole((op, dtype), (4, 9), dtype), dtype, 1, last=True)
        check(f"special_{dtype}", np.array([special(dtype)] if is_float(dtype) else [special(dtype)], dtype=None if is_float(dtype) else object), dtype, 1)
    nan = np.array([[1, np.nan, 3, np.nan], [np.nan, 1, 2, 3], [np.inf, -np.inf, 0, 1], [-np.inf] * 4, [np.inf] * 4, [0.0, -0.0, 0.0, -0.0]])
    check("nan", nan, "f32", 1)
    check("nan_last", nan, "f32", 1, last=True)
    check("first_axis", whole((op, 0), (5, 3), "f32"), "f32", 0)
    check("middle_kept", whole((op, 1), (2, 5, 3), "f32"), "f32", 1, keepdims=True)
    check("one", whole((op, 2), (3, 1), "f32"), "f32", 1)
    check("vector", np.array([0] * 4 + [-1] * 12), "i32", 0)
    check("no_rows", np.zeros((0, 3)), "f32", 1)
    check("long", noise((op, 3), (2, 131), "f32"), "f32", 1)
    check("symbolic", noise((op, 4), (5, 3), "f32"), "f32", 1, dims=["N", 3], out=["N"], ranges={"N": (1, 8)})
    check("symbolic_axis", noise((op, 5), (5, 3), "f32"), "f32", 0, dims=["N", 3], out=[3], ranges={"N": (1, 8)})
    file.error("axes must be ascending and in 0..2 for f32[2, 3], got 2", f"%0 = dl.{op} %x {{axis = 2}} : (tensor<2x3xf32>) -> tensor<2xi64>",
               {"x": "tensor<2x3xf32>"})
    return file


def cumsum_file():
    file = File("cumsum")

    def reference(x, axis, exclusive, reverse):
        wide = x.astype(np.float64) if x.dtype.kind not in "iu" else x
        if reverse:
            wide = np.flip(wide, axis)
        with np.errstate(over="ignore"):
            r = np.cumsum(wide, axis, dtype=wide.dtype)
        if exclusive:
            r = np.roll(r, 1, axis)
            if r.size:
                r[(slice(None),) * axis + (0,)] = 0
        return np.flip(r, axis) if reverse else r

    def check(name, x, dtype, axis, exclusive=False, reverse=False, dims=None, ranges=None):
        test = file.test(name, ranges)
        x = round_to(x, dtype)
        text = f"axis = {axis}" + (", exclusive = true" if exclusive else "") + (", reverse = true" if reverse else "")
        test.eq(test.op("cumsum", [test.input(x, dtype, dims)], dims or x.shape, dtype, text), reference(x, axis, exclusive, reverse))
    for dtype in NUMS:
        check(f"whole_{dtype}", whole(("cumsum", dtype), (3, 7), dtype), dtype, 1)
    check("wraps", np.full((5,), 100), "i8", 0)
    for exclusive in (False, True):
        for reverse in (False, True):
            name = ("_exclusive" if exclusive else "") + ("_reverse" if reverse else "")
            check("inner" + name, whole((name, 0), (2, 3, 5), "f32"), "f32", 2, exclusive, reverse)
            check("middle" + name, whole((name, 1), (2, 3, 5), "f32"), "f32", 1, exclusive, reverse)
            check("vector" + name, whole((name, 2), (7,), "i64"), "i64", 0, exclusive, reverse)
            check("empty" + name, np.zeros((2, 0)), "f32", 1, exclusive, reverse)
    check("nan", np.array([1, np.nan, 2, np.inf]), "f32", 0)
    check("infinities", np.array([1, np.inf, 2, -np.inf, 3]), "f32", 0)
    test = file.test("f16_rounds_each_sum")
    test.eq(test.op("cumsum", [test.input([2048.0, 1.0, 1.0, 4.0], "f16")], (4,), "f16", "axis = 0"), [2048.0, 2048.0, 2048.0, 2052.0])
    check("symbolic", whole(("cumsum", "n"), (5, 3), "f32"), "f32", 0, dims=["N", 3], ranges={"N": (1, 8)})
    file.error("axis must be in 0..2 for f32[2, 3], got -1", "%0 = dl.cumsum %x {axis = -1} : (tensor<2x3xf32>) -> tensor<2x3xf32>", {"x": "tensor<2x3xf32>"})
    return file


def files():
    for op in ("reduce_sum", "reduce_prod", "reduce_max", "reduce_min", "reduce_and", "reduce_or"):
        yield reduce_file(op)
    yield arg_file("argmax")
    yield arg_file("argmin")
    yield cumsum_file()
