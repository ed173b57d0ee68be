"""Shape ops: constants, iota, dim, reshape, transpose, broadcast_to, slice, concat, pad, reverse."""
import numpy as np

from .contraction import array, whole
from .elementwise import special
from .framework import ANY, NUMS, File, Ref, is_float, round_to, type_text


def counted(shape, dtype="f32"):
    return round_to(np.arange(1, int(np.prod(shape)) + 1).reshape(shape) % 100, dtype)


def everything(dtype):
    """Each special value of the type, in two rows."""
    values = [True, False, False, True] if dtype == "bool" else special(dtype)
    values = values + values[: len(values) % 2]
    return round_to(np.array(values, dtype=object if not is_float(dtype) else None), dtype).reshape(2, -1)


def constant_file():
    file = File("constant")
    for dtype in ANY:
        for name, values in (("values", everything(dtype)), ("splat", np.full((2, 3), everything(dtype)[0, 0])), ("scalar", everything(dtype)[1, 0])):
            test = file.test(f"{name}_{dtype}")
            test.eq(test.constant(values, dtype), round_to(values, dtype))
    test = file.test("empty")
    test.eq(test.constant(np.zeros((0, 2)), "f32"), np.zeros((0, 2)))
    test = file.test("used")
    x = counted((2, 3))
    test.eq(test.op("add", [test.input(x, "f32"), test.constant([[0.5], [1.5]], "f32")], (2, 3), "f32"), x + np.array([[0.5], [1.5]]))
    return file


def plain(test, text, dims, dtype):
    """An op without operands."""
    ref = Ref(test.name_next(), dims, dtype)
    test.lines.append(f"{ref.name} = {text} : {ref.type}" if " #dl.dims" not in text else f"{ref.name} = {text}")
    return ref


def iota_file():
    file = File("iota")
    for dtype in NUMS:
        test = file.test(dtype)
        test.eq(plain(test, "dl.iota {axis = 1}", (2, 5), dtype), np.broadcast_to(np.arange(5), (2, 5)).astype(np.float64))
    test = file.test("wraps")
    test.eq(plain(test, "dl.iota {axis = 0}", (260,), "i8"), np.arange(260).astype(np.int64).astype(np.int8))
    test = file.test("first_axis")
    test.eq(plain(test, "dl.iota {axis = 0}", (3, 2, 2), "i64"), np.broadcast_to(np.arange(3).reshape(3, 1, 1), (3, 2, 2)))
    test = file.test("empty")
    test.eq(plain(test, "dl.iota {axis = 0}", (0, 2), "f32"), np.zeros((0, 2)))
    test = file.test("symbolic", {"N": (1, 8)})
    x = test.input(counted((5, 2)), "f32", ["N", 2])
    r = plain(test, "dl.iota {axis = 0}", ["N", 2], "f32")
    test.eq(test.op("mul", [x, r], ["N", 2], "f32"), counted((5, 2)) * np.arange(5).reshape(5, 1))
    file.error("axis must be in 0..1 for f32[3], got 1", "%0 = dl.iota {axis = 1} : tensor<3xf32>", {}, inferred=False)
    return file


def dim_file():
    file = File("dim")
    for name, expr, value in (("name", "N", 5), ("sum", "N + 2", 7), ("product", "N * M", 15), ("quotient", "(N - 1) floordiv 2 + 1", 3), ("ceiling", "N ceildiv 2", 3),
                              ("remainder", "N mod 3", 2), ("constant", "4", 4)):
        test = file.test(name, {"N": (1, 8), "M": (1, 8)})
        test.input(counted((5, 3)), "f32", ["N", "M"])
        test.eq(plain(test, f"dl.dim #dl.dims<[{expr}]>", (), "i64"), np.array(value))
    file.error("needs one dim expression, got 2", "%0 = \"dl.dim\"() {value = #dl.dims<[N, M]>} : () -> tensor<i64>", {})
    return file


def reshape_file():
    file = File("reshape")

    def check(name, shape, to, dtype="f32", dims=None, to_dims=None, ranges=None, values=None):
        test = file.test(name, ranges)
        x = counted(shape, dtype) if values is None else values
        test.eq(test.op("reshape", [test.input(x, dtype, dims)], to_dims or to, dtype), x.reshape(to))
    for dtype in ANY:
        values = everything(dtype)
        check(f"flat_{dtype}", values.shape, (values.size,), dtype, values=values)
    for name, shape, to in (("split", (12,), (3, 4)), ("merge", (2, 3, 4), (6, 4)), ("regroup", (4, 6), (3, 8)), ("both", (2, 6, 3), (4, 9)), ("to_scalar", (1, 1), ()),
                            ("from_scalar", (), (1, 1, 1)), ("ones_in", (3, 4), (1, 3, 1, 4, 1)), ("ones_out", (1, 3, 1, 4, 1), (3, 4)), ("move_one", (1, 3), (3, 1)),
                            ("empty", (0, 3), (3, 0)), ("empty_other", (2, 0), (0, 5, 7)), ("same_prefix", (2, 3, 4), (2, 12)), ("odd", (3, 5, 7), (7, 5, 3))):
        check(name, shape, to)
    check("symbolic_split", (3, 12), (3, 4, 3), dims=["N", 12], to_dims=["N", 4, 3], ranges={"N": (1, 8)})
    check("symbolic_merge", (3, 5, 2), (15, 2), dims=["N", "M", 2], to_dims=["N * M", 2], ranges={"N": (1, 8), "M": (1, 8)})
    check("symbolic_flat", (3, 4), (12,), dims=["N", 4], to_dims=["N * 4"], ranges={"N": (1, 8)})
    check("symbolic_heads", (2, 3, 8), (6, 4, 2), dims=["N", "S", 8], to_dims=["N * S", 4, 2], ranges={"N": (1, 8), "S": (1, 8)})
    test = file.test("view_of_a_result")
    x = counted((2, 6))
    r = test.op("neg", [test.op("reshape", [test.op("neg", [test.input(x, "f32")], (2, 6), "f32")], (3, 4), "f32")], (3, 4), "f32")
    test.eq(r, x.reshape(3, 4))
    file.error("changes the number of elements: f32[2, 3] has 6, f32[4] has 4", "%0 = dl.reshape %x : (tensor<2x3xf32>) -> tensor<4xf32>",
               {"x": "tensor<2x3xf32>"}, inferred=False)
    file.error("cannot change the element type: f32[2, 3] to f64[6]", "%0 = dl.reshape %x : (tensor<2x3xf32>) -> tensor<6xf64>", {"x": "tensor<2x3xf32>"}, inferred=False)
    n, m = type_text(["N", 2], "f32"), type_text(["M", 2], "f32")
    file.error("changes the number of elements: f32[N, 2] has N * 2, f32[M, 2] has M * 2", f"%0 = dl.reshape %x : ({n}) -> {m}", {"x": n}, inferred=False)
    return file


def transpose_file():
    file = File("transpose")

    def check(name, shape, perm, dtype="f32", dims=None, ranges=None, values=None):
        test = file.test(name, ranges)
        x = counted(shape, dtype) if values is None else values
        out = [dims[p] for p in perm] if dims else [x.shape[p] for p in perm]
        test.eq(test.op("transpose", [test.input(x, dtype, dims)], out, dtype, f"perm = {array(perm)}"), x.transpose(perm))
    for dtype in ANY:
        check(f"special_{dtype}", None, (1, 0), dtype, values=everything(dtype))
    for name, shape, perm in (("matrix", (3, 5), (1, 0)), ("rotate", (2, 3, 4), (2, 0, 1)), ("inner", (2, 3, 4), (0, 2, 1)), ("outer", (2, 3, 4), (1, 0, 2)),
                              ("four", (2, 3, 4, 5), (0, 2, 3, 1)), ("reverse", (2, 3, 4, 5), (3, 2, 1, 0)), ("one", (1, 3), (1, 0)), ("empty", (0, 3), (1, 0)),
                              ("same", (2, 3), (0, 1)), ("tiles", (37, 41), (1, 0))):
        check(name, shape, perm)
    check("symbolic", (3, 4, 5), (2, 0, 1), dims=["N", 4, "M"], ranges={"N": (1, 8), "M": (1, 8)})
    file.error("perm must name each of the 2 dims of f32[2, 3] once", "%0 = dl.transpose %x {perm = array<i64: 0, 0>} : (tensor<2x3xf32>) -> tensor<2x2xf32>",
               {"x": "tensor<2x3xf32>"})
    return file


def broadcast_file():
    file = File("broadcast_to")

    def check(name, shape, to, dtype="f32", dims=None, to_dims=None, ranges=None, values=None):
        test = file.test(name, ranges)
        x = counted(shape, dtype) if values is None else values
        test.eq(test.op("broadcast_to", [test.input(x, dtype, dims)], to_dims or to, dtype), np.broadcast_to(x, to))
    for dtype in ANY:
        values = everything(dtype)
        check(f"special_{dtype}", None, (2,) + values.shape, dtype, values=values)
    for name, shape, to in (("scalar", (), (2, 3)), ("row", (3,), (2, 3)), ("column", (2, 1), (2, 3)), ("both", (3, 1, 1), (2, 3, 4, 5)), ("one_to_none", (1, 8), (0, 8)),
                            ("same", (2, 3), (2, 3)), ("ones", (1, 1), (1, 1, 1))):
        check(name, shape, to)
    test = file.test("symbolic", {"N": (1, 8)})
    x, y = counted((3,)), counted((5, 3))
    r = test.op("broadcast_to", [test.input(x, "f32")], ["N", 3], "f32")
    test.eq(test.op("add", [r, test.input(y, "f32", ["N", 3])], ["N", 3], "f32"), x + y)
    file.error("f32[2] does not broadcast to f32[3]", "%0 = dl.broadcast_to %x : (tensor<2xf32>) -> tensor<3xf32>", {"x": "tensor<2xf32>"}, inferred=False)
    return file


def slice_file():
    file = File("slice")

    def check(name, shape, starts, steps, sizes, dtype="f32", dims=None, to_dims=None, start_dims=None, ranges=None, values=None):
        test = file.test(name, ranges)
        x = counted(shape, dtype) if values is None else values
        at = [s + np.arange(n) * t for s, t, n in zip(starts, steps, sizes)]
        starts_text = ", ".join(map(str, start_dims or starts))
        r = test.op("slice", [test.input(x, dtype, dims)], to_dims or sizes, dtype, f"starts = #dl.dims<[{starts_text}]>, steps = {array(steps)}")
        test.eq(r, x[np.ix_(*at)] if at else x)
    for dtype in ANY:
        values = everything(dtype)
        n = values.shape[1]
        check(f"special_{dtype}", None, (1, n - 1), (1, -1), (1, n), dtype, values=values)
    for name, shape, starts, steps, sizes in (
            ("inner", (4, 6), (1, 2), (1, 1), (2, 3)), ("step", (7,), (1,), (2,), (3,)), ("back", (7,), (6,), (-1,), (7,)), ("back_step", (7, 5), (5, 4), (-2, 2), (3, 1)),
            ("one", (4, 6), (3, 5), (1, 1), (1, 1)), ("none", (4, 6), (2, 0), (1, 1), (0, 6)), ("rows", (4, 6), (1, 0), (1, 1), (2, 6)),
            ("mixed", (3, 4, 5), (2, 0, 4), (-1, 2, -3), (3, 2, 2)), ("scalar", (), (), (), ())):
        check(name, shape, starts, steps, sizes)
    n = {"N": (2, 8)}
    check("symbolic_size", (5, 3), (1, 0), (1, 1), (4, 3), dims=["N", 3], to_dims=["N - 1", 3], ranges=n)
    check("symbolic_start", (5, 3), (4, 1), (1, 1), (1, 2), dims=["N", 3], start_dims=["N - 1", 1], ranges=n)
    check("symbolic_back", (5, 3), (4, 2), (-1, -1), (5, 3), dims=["N", 3], to_dims=["N", 3], start_dims=["N - 1", 2], ranges=n)
    test = file.test("symbolic_start_of_a_constant", {"N": (1, 4)})
    test.input(counted((2,)), "f32", ["N"])
    r = test.op("slice", [test.constant(counted((5,)), "f32")], (1,), "f32", "starts = #dl.dims<[N]>, steps = array<i64: 1>")
    test.eq(test.op("neg", [r], (1,), "f32"), [-3.0])
    test = file.test("of_a_result")
    x = counted((4, 6))
    y = test.op("neg", [test.input(x, "f32")], (4, 6), "f32")
    r = test.op("slice", [y], (2, 3), "f32", "starts = #dl.dims<[1, 0]>, steps = array<i64: 2, 2>")
    test.eq(test.op("neg", [r], (2, 3), "f32"), x[1::2, ::2])
    for message, starts, steps, to in (("reads dim 0 of f32[4, 6] from 2 to 4, outside 0..4", "2, 0", "1, 1", "3x6"), ("step of dim 1 is 0", "0, 0", "1, 0", "4x6"),
                                       ("reads dim 1 of f32[4, 6] from 2 to -1, outside 0..6", "0, 2", "1, -1", "4x4"),
                                       ("needs a start and a step for each of the 2 dims, got 1 and 2", "0", "1, 1", "4x6")):
        file.error(message, f"%0 = dl.slice %x {{starts = #dl.dims<[{starts}]>, steps = array<i64: {steps}>}} : (tensor<4x6xf32>) -> tensor<{to}xf32>",
                   {"x": "tensor<4x6xf32>"}, inferred=False)
    return file


def concat_file():
    file = File("concat")

    def check(name, arrays, axis, dtype="f32", dims=None, to_dims=None, ranges=None):
        test = file.test(name, ranges)
        refs = [test.input(a, dtype, d) for a, d in zip(arrays, dims or [None] * len(arrays))]
        r = np.concatenate(arrays, axis)
        test.eq(test.op("concat", refs, to_dims or r.shape, dtype, f"axis = {axis}"), r)
    for dtype in ANY:
        check(f"special_{dtype}", [everything(dtype), everything(dtype)[:, :1], everything(dtype)], 1, dtype)
    for name, shapes, axis in (("rows", ((2, 3), (1, 3)), 0), ("vectors", ((0,), (2,)), 0), ("middle", ((2, 1, 3), (2, 4, 3), (2, 2, 3)), 1), ("single", ((2, 3),), 0),
                               ("channels", ((1, 2, 5, 5), (1, 3, 5, 5)), 1)):
        check(name, [whole((name, i), s, "f32") for i, s in enumerate(shapes)], axis)
    check("symbolic", [counted((3, 2)), counted((3, 3))], 1, dims=[["N", 2], ["N", 3]], to_dims=["N", 5], ranges={"N": (1, 8)})
    check("symbolic_axis", [counted((3, 2)), counted((4, 2))], 0, dims=[["N", 2], ["M", 2]], to_dims=["N + M", 2], ranges={"N": (1, 8), "M": (1, 8)})
    test = file.test("twice_the_same")
    x = test.input(counted((2, 2)), "f32")
    test.eq(test.op("concat", [x, x], (4, 2), "f32", "axis = 0"), np.concatenate([counted((2, 2))] * 2))
    file.error("f32[2, 3] and f32[2, 4] differ outside axis 0", "%0 = dl.concat %x, %y {axis = 0} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>",
               {"x": "tensor<2x3xf32>", "y": "tensor<2x4xf32>"})
    file.error("axis must be in 0..2 for f32[2, 3], got 2", "%0 = dl.concat %x, %x {axis = 2} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>",
               {"x": "tensor<2x3xf32>"})
    return file


def pad_reference(x, value, low, high, mode):
    if x.ndim == 0:
        return x
    crop = tuple(slice(max(-a, 0), n - max(-b, 0)) for a, b, n in zip(low, high, x.shape))
    grow = [(max(a, 0), max(b, 0)) for a, b in zip(low, high)]
    if mode == "constant":
        return np.pad(x[crop], grow, constant_values=value)
    # The other modes read beyond what is cropped.
    full = np.pad(x, grow, mode=mode)
    return full[tuple(slice(max(-a, 0), n - max(-b, 0)) for a, b, n in zip(low, high, full.shape))]


def pad_file():
    file = File("pad")

    def check(name, x, low, high, mode="constant", value=0, dtype="f32", dims=None, to_dims=None, ranges=None):
        test = file.test(name, ranges)
        x = round_to(x, dtype)
        value = round_to(np.asarray(value), dtype)
        r = pad_reference(x, value, low, high, mode)
        text = f"low = {array(low)}, high = {array(high)}" + (f", mode = #dl<pad_mode {mode}>" if mode != "constant" else "")
        test.eq(test.op("pad", [test.input(x, dtype, dims), test.input(value, dtype)], to_dims or r.shape, dtype, text), r)
    for dtype in ANY:
        check(f"special_{dtype}", everything(dtype), (1, 0), (0, 2), value=everything(dtype)[1, 0], dtype=dtype)
    x = counted((3, 5))
    for mode in ("constant", "reflect", "edge", "wrap"):
        for name, low, high in (("both", (1, 2), (2, 1)), ("low", (2, 0), (0, 0)), ("high", (0, 0), (0, 4)), ("nothing", (0, 0), (0, 0)), ("crop", (-1, 2), (0, -3)),
                                ("crop_all_ends", (-1, -1), (-1, -2))):
            check(f"{mode}_{name}", x, low, high, mode, value=7)
        check(f"{mode}_rank4", counted((1, 2, 3, 3)), (0, 0, 1, 1), (0, 0, 1, 1), mode, value=-1)
        check(f"{mode}_symbolic", counted((4, 3)), (1, 0), (2, 0), mode, 0, "f32", ["N", 3], ["N + 3", 3], {"N": (3, 8)})
    check("empty_grows", np.zeros((0, 2)), (1, 0), (1, 0), value=3)
    check("scalar", np.array(2.0), (), ())
    for message, low, high, mode, to in (("3 before and 0 after do not fit dim 0 of f32[3, 5] in mode reflect", "3, 0", "0, 0", "reflect", "6x5"),
                                         ("-2 before and -2 after do not fit dim 0 of f32[3, 5] in mode constant", "-2, 0", "-2, 0", "constant", "1x5"),
                                         ("needs a count for both ends of the 2 dims of f32[3, 5], got 1 and 2", "1", "0, 0", "constant", "4x5")):
        file.error(message, f"%0 = dl.pad %x, %v {{low = array<i64: {low}>, high = array<i64: {high}>, mode = #dl<pad_mode {mode}>}} : (tensor<3x5xf32>, tensor<f32>) -> "
                   f"tensor<{to}xf32>", {"x": "tensor<3x5xf32>", "v": "tensor<f32>"})
    file.error("value must be a scalar f32, got f64[]", "%0 = dl.pad %x, %v {low = array<i64: 0, 0>, high = array<i64: 0, 0>} : (tensor<3x5xf32>, tensor<f64>) -> "
               "tensor<3x5xf32>", {"x": "tensor<3x5xf32>", "v": "tensor<f64>"})
    return file


def reverse_file():
    file = File("reverse")

    def check(name, shape, axes, dtype="f32", dims=None, ranges=None, values=None):
        test = file.test(name, ranges)
        x = counted(shape, dtype) if values is None else values
        test.eq(test.op("reverse", [test.input(x, dtype, dims)], dims or x.shape, dtype, f"axes = {array(axes)}"), np.flip(x, axes) if axes else x)
    for dtype in ANY:
        check(f"special_{dtype}", None, (1,), dtype, values=everything(dtype))
    for name, shape, axes in (("rows", (3, 4), (0,)), ("all", (2, 3, 4), (0, 1, 2)), ("none", (2, 3), ()), ("middle", (2, 3, 4), (1,)), ("empty", (0, 3), (0,)), ("one", (1, 1), (0, 1))):
        check(name, shape, axes)
    check("symbolic", (5, 3), (0,), dims=["N", 3], ranges={"N": (1, 8)})
    file.error("axes must be in 0..2 for f32[2, 3], got 2", "%0 = dl.reverse %x {axes = array<i64: 2>} : (tensor<2x3xf32>) -> tensor<2x3xf32>", {"x": "tensor<2x3xf32>"})
    return file


def files():
    return [constant_file(), iota_file(), dim_file(), reshape_file(), transpose_file(), broadcast_file(), slice_file(), concat_file(), pad_file(), reverse_file()]
