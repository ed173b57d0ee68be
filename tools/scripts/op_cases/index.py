"""Ops whose places are data; indices out of range end the call with DLC_OUT_OF_RANGE."""
import numpy as np

from .contraction import whole
from .elementwise import special
from .framework import ANY, NUMS, File, is_float, rng, round_to
from .movement import counted, everything

OUT_OF_RANGE = 4


def places(key, shape, low, high):
    return rng(*key).integers(low, high, shape)


def gather_file():
    file = File("gather")

    def check(name, x, indices, axis, dtype="f32", index="i64", dims=None, index_dims=None, ranges=None):
        test = file.test(name, ranges)
        r = np.take(x, np.asarray(indices), axis, mode="wrap")
        out = r.shape
        if dims or index_dims:
            d, i = list(dims or x.shape), list(index_dims or np.shape(indices))
            out = d[:axis] + i + d[axis + 1:]
        test.eq(test.op("gather", [test.input(x, dtype, dims), test.input(np.asarray(indices), index, index_dims)], out, dtype, f"axis = {axis}"), r)
    for dtype in ANY:
        check(f"special_{dtype}", everything(dtype).T.copy(), [1, -1, 0], 0, dtype)
    check("negative", np.arange(1.0, 6), [-1, -3, 0], 0)
    check("i32", counted((4, 3)), [[3, 0], [-4, 2]], 0, index="i32")
    check("inner", counted((3, 5)), [4, 0, 0], 1)
    check("middle", counted((2, 5, 3)), [[4], [-5]], 1)
    check("scalar_index", counted((4, 3)), 2, 0)
    check("no_indices", counted((4, 3)), np.zeros((0,), np.int64), 0)
    check("empty_rows", counted((4, 0)), [1, 2], 0)
    check("embedding", counted((17, 33)), places(("e",), (2, 5), 0, 17), 0)
    check("symbolic_indices", counted((4, 3)), places(("s",), (5,), 0, 4), 0, index_dims=["N"], ranges={"N": (1, 8)})
    check("symbolic_data", counted((4, 3)), [3, -4], 0, dims=["N", 3], ranges={"N": (1, 8)})
    for name, indices in (("above", [0, 4]), ("below", [-5, 0]), ("far", [2 ** 40]), ("least", [-2 ** 63])):
        test = file.test(f"out_of_range_{name}", status=OUT_OF_RANGE)
        r = test.op("gather", [test.input(counted((4, 3)), "f32"), test.input(np.array(indices), "i64")], (len(indices), 3), "f32", "axis = 0")
        test.eq(r, np.zeros((len(indices), 3)))
    test = file.test("from_nothing", status=OUT_OF_RANGE)
    test.eq(test.op("gather", [test.input(np.zeros((0, 3)), "f32"), test.input(np.array([0]), "i64")], (1, 3), "f32", "axis = 0"), np.zeros((1, 3)))
    test = file.test("of_a_view")
    x = counted((57, 2, 4), "f16")
    view = test.op("slice", [test.input(x, "f16")], (57, 1, 4), "f16", "starts = #dl.dims<[0, 1, 0]>, steps = array<i64: 1, 1, 1>")
    flat = test.op("reshape", [view], (57, 4), "f16")
    test.eq(test.op("gather", [flat, test.input(np.array([3, 50]), "i64")], (2, 4), "f16", "axis = 0"), x[[3, 50], 1])
    file.error("axis must be in 0..2 for f32[4, 3], got 2", "%0 = dl.gather %x, %i {axis = 2} : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<2xi64>"})
    file.error("operand #1 must be", "%0 = dl.gather %x, %x {axis = 0} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3x3xf32>", {"x": "tensor<4x3xf32>"}, inferred=False)
    return file


def gather_elements_file():
    file = File("gather_elements")

    def check(name, x, indices, axis, dtype="f32", index="i64", dims=None, index_dims=None, ranges=None):
        test = file.test(name, ranges)
        indices = np.asarray(indices)
        wrapped = np.where(indices < 0, indices + x.shape[axis], indices)
        grid = list(np.indices(indices.shape))
        grid[axis] = wrapped
        test.eq(test.op("gather_elements", [test.input(x, dtype, dims), test.input(indices, index, index_dims)], index_dims or indices.shape, dtype, f"axis = {axis}"),
                x[tuple(grid)])
    for dtype in ANY:
        x = everything(dtype)
        check(f"special_{dtype}", x, places((dtype,), x.shape, -x.shape[1], x.shape[1]), 1, dtype)
    check("last_column", counted((3, 4)), np.full((3, 4), -1), 1)
    check("columns", counted((3, 4)), [[0, 2, 1, -1], [2, 2, 0, 0]], 0, index="i32")
    check("smaller", counted((4, 5)), [[4], [0]], 1)
    check("rank3", counted((2, 3, 4)), places(("r",), (2, 5, 4), -3, 3), 1)
    check("empty", counted((3, 4)), np.zeros((0, 4), np.int64), 0)
    check("symbolic", counted((5, 3)), places(("s",), (5, 2), 0, 3), 1, dims=["N", 3], index_dims=["N", 2], ranges={"N": (1, 8)})
    test = file.test("out_of_range", status=OUT_OF_RANGE)
    test.eq(test.op("gather_elements", [test.input(counted((2, 3)), "f32"), test.input(np.array([[0], [3]]), "i64")], (2, 1), "f32", "axis = 1"), [[1], [6]])
    file.error("f32[4, 3] and indices i64[2] need the same rank", "%0 = dl.gather_elements %x, %i {axis = 0} : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<2xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<2xi64>"})
    return file


def gather_nd_file():
    file = File("gather_nd")

    def check(name, x, indices, batch=0, dtype="f32", index="i64", dims=None, index_dims=None, out_dims=None, ranges=None):
        test = file.test(name, ranges)
        indices = np.asarray(indices)
        depth = indices.shape[-1]
        r = np.zeros(indices.shape[:-1] + x.shape[batch + depth:], x.dtype)
        for place in np.ndindex(*indices.shape[:-1]):
            r[place] = x[place[:batch] + tuple(indices[place])]
        attrs = f"batch_dims = {batch} : i64" if batch else ""
        test.eq(test.op("gather_nd", [test.input(x, dtype, dims), test.input(indices, index, index_dims)], out_dims or r.shape, dtype, attrs), r)
    for dtype in ANY:
        check(f"special_{dtype}", everything(dtype), [[1, 0], [0, 1], [-1, -1]], dtype=dtype)
    check("points", counted((3, 4)), [[-1, -1], [0, -2]])
    check("rows", counted((3, 4)), [[2], [-3]], index="i32")
    check("grid", counted((3, 4, 5)), places(("g",), (2, 3, 2), -3, 3))
    check("batch", counted((2, 3, 4)), places(("b",), (2, 5, 1), 0, 3), batch=1)
    check("batch2", counted((2, 3, 4)), places(("c",), (2, 3, 1), -4, 4), batch=2)
    check("whole", counted((2, 3)), np.zeros((4, 0), np.int64))
    check("no_points", counted((2, 3)), np.zeros((0, 2), np.int64))
    check("symbolic", counted((3, 4)), places(("s",), (5, 2), 0, 3), index_dims=["N", 2], out_dims=["N"], ranges={"N": (1, 8)})
    for name, point in (("first", [3, 0]), ("second", [0, -5])):
        test = file.test(f"out_of_range_{name}", status=OUT_OF_RANGE)
        test.eq(test.op("gather_nd", [test.input(counted((3, 4)), "f32"), test.input(np.array([[0, 0], point]), "i64")], (2,), "f32"), [1, 0])
    t = "(tensor<4x3xf32>, tensor<2x3xi64>) -> tensor<2xf32>"
    file.error("the last dim of indices i64[2, 3] must be static and at most rank - batch_dims of f32[4, 3]", f"%0 = dl.gather_nd %x, %i : {t}",
               {"x": "tensor<4x3xf32>", "i": "tensor<2x3xi64>"})
    file.error("batch dim 0 is 4 in f32[4, 3] and 2 in i64[2, 3, 1]", "%0 = dl.gather_nd %x, %i {batch_dims = 1 : i64} : (tensor<4x3xf32>, tensor<2x3x1xi64>) -> tensor<2x3xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<2x3x1xi64>"})
    return file


def combine(mode, old, new):
    with np.errstate(over="ignore"):
        if mode in ("max", "min"):
            if isinstance(old, np.floating) and (np.isnan(old) or np.isnan(new)):
                return np.nan
            return max(old, new) if mode == "max" else min(old, new)
        return new if mode == "replace" else old + new if mode == "add" else old * new


MODES = ("replace", "add", "mul", "max", "min")


def mode_attr(mode):
    return f"mode = #dl<scatter_mode {mode}>" if mode != "replace" else ""


def joined(*attrs):
    return ", ".join(a for a in attrs if a)


def scatter_elements_file():
    file = File("scatter_elements")

    def check(name, x, indices, updates, axis, mode="replace", dtype="f32", index="i64", dims=None, index_dims=None, ranges=None):
        test = file.test(name, ranges)
        indices, updates = np.asarray(indices), round_to(updates, dtype)
        r = x.copy()
        for place in np.ndindex(*indices.shape):
            at = list(place)
            at[axis] = indices[place]
            r[tuple(at)] = combine(mode, r[tuple(at)], updates[place])
        refs = [test.input(x, dtype, dims), test.input(indices, index, index_dims), test.input(updates, dtype, index_dims)]
        test.eq(test.op("scatter_elements", refs, dims or x.shape, dtype, joined(f"axis = {axis}", mode_attr(mode))), r)
    for dtype in ANY:
        x = everything(dtype)
        check(f"special_{dtype}", x, [[1, -1]], x[1:, :2], 1, dtype=dtype)
    for mode in MODES:
        for dtype in ("f32", "i32", "u8", "f16", "bf16"):
            check(f"{mode}_{dtype}", whole((mode, dtype), (3, 4), dtype, 1), [[0, 2, 2, -1], [2, 2, 0, 0]], whole((dtype, mode), (2, 4), dtype, 1), 0, mode, dtype)
    check("replace_last_wins", counted((5,)), [1, 1, 1], [7, 8, 9], 0)
    check("add_repeats", np.array([1.0, 2.0]), [0, 0, 0, 1], [1, 2, 3, 4], 0, "add")
    check("i32", counted((3, 4)), [[3], [-4], [1]], [[9], [8], [7]], 1, index="i32")
    check("rank3", counted((2, 3, 4)), places(("r",), (2, 2, 4), -3, 3), counted((2, 2, 4)), 1, "add")
    check("no_updates", counted((3, 4)), np.zeros((0, 4), np.int64), np.zeros((0, 4)), 0)
    check("nan_max", np.array([1.0, np.nan, 3.0]), [0, 1, 2], [np.nan, 1, 4], 0, "max")
    check("symbolic", counted((5, 3)), places(("s",), (5, 2), 0, 3), counted((5, 2)), 1, "add", dims=["N", 3], index_dims=["N", 2], ranges={"N": (1, 8)})
    for index in (3, -4):
        test = file.test("out_of_range" + ("_below" if index < 0 else ""), status=OUT_OF_RANGE)
        refs = [test.input(counted((3,)), "f32"), test.input(np.array([0, index]), "i64"), test.input([5.0, 6.0], "f32")]
        test.eq(test.op("scatter_elements", refs, (3,), "f32", "axis = 0"), [5, 2, 3])
    file.error("indices and updates need one shape, of the rank and with the element type of f32[4, 3], got i64[2, 3] and f32[1, 3]",
               "%0 = dl.scatter_elements %x, %i, %u {axis = 0} : (tensor<4x3xf32>, tensor<2x3xi64>, tensor<1x3xf32>) -> tensor<4x3xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<2x3xi64>", "u": "tensor<1x3xf32>"})
    file.error("mode add needs numbers, got bool[4]",
               "%0 = dl.scatter_elements %x, %i, %x {axis = 0, mode = #dl<scatter_mode add>} : (tensor<4xi1>, tensor<4xi64>, tensor<4xi1>) -> tensor<4xi1>",
               {"x": "tensor<4xi1>", "i": "tensor<4xi64>"})
    return file


def scatter_nd_file():
    file = File("scatter_nd")

    def check(name, x, indices, updates, mode="replace", dtype="f32", index="i64", dims=None, index_dims=None, update_dims=None, ranges=None):
        test = file.test(name, ranges)
        indices, updates = np.asarray(indices), round_to(updates, dtype)
        r = x.copy()
        prefix = indices.shape[:-1]
        for place in np.ndindex(*updates.shape):
            at = tuple(indices[place[:len(prefix)]]) + place[len(prefix):]
            r[at] = combine(mode, r[at], updates[place])
        refs = [test.input(x, dtype, dims), test.input(indices, index, index_dims), test.input(updates, dtype, update_dims)]
        test.eq(test.op("scatter_nd", refs, dims or x.shape, dtype, mode_attr(mode)), r)
    for dtype in ANY:
        x = everything(dtype)
        check(f"special_{dtype}", x, [[1, 0], [0, -1]], x[:, 1], dtype=dtype)
    for mode in MODES:
        check(f"{mode}_rows", whole((mode, 0), (4, 3), "f32"), [[-1], [0], [-1]], whole((mode, 1), (3, 3), "f32"), mode)
        check(f"{mode}_points", whole((mode, 2), (4, 3), "i64"), [[1, 1], [1, 1], [0, -3]], whole((mode, 3), (3,), "i64"), mode, "i64", index="i32")
    check("whole", counted((2, 3)), np.zeros((2, 0), np.int64), counted((2, 2, 3)) * 2)
    check("no_updates", counted((2, 3)), np.zeros((0, 1), np.int64), np.zeros((0, 3)))
    check("symbolic", counted((4, 3)), places(("s",), (5, 1), -4, 4), counted((5, 3)), "add", index_dims=["N", 1], update_dims=["N", 3], ranges={"N": (1, 8)})
    test = file.test("out_of_range", status=OUT_OF_RANGE)
    refs = [test.input(counted((3, 2)), "f32"), test.input(np.array([[0, 0], [1, 2]]), "i64"), test.input([5.0, 6.0], "f32")]
    test.eq(test.op("scatter_nd", refs, (3, 2), "f32"), counted((3, 2)))
    file.error("updates must be f32[2, 3], got f32[2, 4]", "%0 = dl.scatter_nd %x, %i, %u : (tensor<4x3xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<4x3xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<2x1xi64>", "u": "tensor<2x4xf32>"})
    file.error("mode mul needs numbers, got bool[4]",
               "%0 = dl.scatter_nd %x, %i, %u {mode = #dl<scatter_mode mul>} : (tensor<4xi1>, tensor<2x1xi64>, tensor<2xi1>) -> tensor<4xi1>",
               {"x": "tensor<4xi1>", "i": "tensor<2x1xi64>", "u": "tensor<2xi1>"})
    return file


def one_hot_file():
    file = File("one_hot")

    def check(name, indices, depth, axis, on=1, off=0, dtype="f32", index="i64", dims=None, out=None, ranges=None):
        test = file.test(name, ranges)
        indices = np.asarray(indices)
        wrapped = np.expand_dims(np.where(indices < 0, indices + depth, indices), axis)
        shape = [1] * (indices.ndim + 1)
        shape[axis] = depth
        on, off = round_to(np.asarray(on), dtype), round_to(np.asarray(off), dtype)
        r = np.where(wrapped == np.arange(depth).reshape(shape), on, off)
        refs = [test.input(indices, index, dims), test.input(on, dtype), test.input(off, dtype)]
        test.eq(test.op("one_hot", refs, out or r.shape, dtype, f"depth = {depth}, axis = {axis}"), r)
    for dtype in ANY:
        check(dtype, [0, 2, 1], 3, 1, True, False, dtype)
    check("negative", [0, 2, 4, -1], 5, 1)
    check("out_of_range_is_off", [5, -6, 2], 5, 1, 3, -2)
    check("first_axis", [[0, 1], [2, 0]], 3, 0, index="i32")
    check("scalar", 1, 3, 0)
    check("no_depth", [0, 1], 0, 1)
    check("nan", [1], 3, 1, np.nan, -0.0)
    check("symbolic", [1, 0, 2, 2], 3, 1, dims=["N"], out=["N", 3], ranges={"N": (1, 8)})
    file.error("axis must be in 0..=1 and depth not negative, got 2 and 3",
               "%0 = dl.one_hot %i, %v, %v {depth = 3, axis = 2} : (tensor<4xi64>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>", {"i": "tensor<4xi64>", "v": "tensor<f32>"})
    file.error("on and off must be scalars of one type, got f32[2] and f32[2]",
               "%0 = dl.one_hot %i, %v, %v {depth = 3, axis = 1} : (tensor<4xi64>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x3xf32>",
               {"i": "tensor<4xi64>", "v": "tensor<2xf32>"})
    return file


def clamp_starts(starts, shape, block):
    return [max(0, min(s + n if s < 0 else s, n - k)) for s, n, k in zip(starts, shape, block)]


def dynamic_slice_file():
    file = File("dynamic_slice")

    def check(name, x, starts, block, dtype="f32", index="i64", dims=None, out=None, ranges=None):
        test = file.test(name, ranges)
        at = clamp_starts(starts, x.shape, block)
        r = x[tuple(slice(s, s + k) for s, k in zip(at, block))]
        refs = [test.input(x, dtype, dims)] + [test.input(np.array(s), index) for s in starts]
        test.eq(test.op("dynamic_slice", refs, out or r.shape, dtype), r)
    for dtype in ANY:
        check(f"special_{dtype}", everything(dtype), (1, 0), (1, 2), dtype)
    for name, starts in (("inside", (1, 2)), ("clamped_above", (5, 9)), ("from_the_end", (-3, -2)), ("clamped_below", (-100, 0)), ("far", (2 ** 60, -2 ** 60))):
        check(name, counted((4, 5)), starts, (2, 3))
    check("i32", counted((4, 5)), (3, -1), (1, 1), index="i32")
    check("whole", counted((4, 5)), (3, 3), (4, 5))
    check("nothing", counted((4, 5)), (1, 1), (0, 2))
    check("scalar", np.array(3.0, np.float32), (), ())
    check("symbolic", counted((5, 3)), (4, 1), (2, 3), dims=["N", 3], out=[2, 3], ranges={"N": (2, 8)})
    file.error("a block f32[5, 3] does not fit into f32[4, 3]", "%0 = dl.dynamic_slice %x, %i, %i : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x3xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<i64>"}, inferred=False)
    file.error("needs a scalar start of one type for each dim of f32[4, 3], got 1", "%0 = dl.dynamic_slice %x, %i : (tensor<4x3xf32>, tensor<i64>) -> tensor<2x3xf32>",
               {"x": "tensor<4x3xf32>", "i": "tensor<i64>"}, inferred=False)
    return file


def dynamic_update_slice_file():
    file = File("dynamic_update_slice")

    def check(name, x, update, starts, dtype="f32", index="i64", dims=None, ranges=None):
        test = file.test(name, ranges)
        at = clamp_starts(starts, x.shape, update.shape)
        r = x.copy()
        r[tuple(slice(s, s + k) for s, k in zip(at, update.shape))] = update
        refs = [test.input(x, dtype, dims), test.input(update, dtype)] + [test.input(np.array(s), index) for s in starts]
        test.eq(test.op("dynamic_update_slice", refs, dims or x.shape, dtype), r)
    for dtype in ANY:
        check(f"special_{dtype}", everything(dtype), everything(dtype)[:1, -2:], (1, 0), dtype)
    for name, starts in (("inside", (1, 2)), ("clamped_above", (5, 9)), ("from_the_end", (-3, -2)), ("clamped_below", (-100, 0))):
        check(name, counted((4, 5)), -counted((2, 3)), starts)
    check("i32", counted((4, 5)), np.full((1, 1), 99, np.float32), (3, -1), index="i32")
    check("whole", counted((2, 3)), -counted((2, 3)), (1, 1))
    check("nothing", counted((4, 5)), np.zeros((0, 2), np.float32), (1, 1))
    check("symbolic", counted((5, 3)), -counted((2, 3)), (4, 0), dims=["N", 3], ranges={"N": (2, 8)})
    file.error("a block f32[5, 3] does not fit into f32[4, 3]",
               "%0 = dl.dynamic_update_slice %x, %u, %i, %i : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>",
               {"x": "tensor<4x3xf32>", "u": "tensor<5x3xf32>", "i": "tensor<i64>"})
    return file


def order(row, largest):
    """Places of a row in order: NaN largest, ties by place."""
    def key(i):
        v = row[i]
        is_nan = bool(v != v)
        v = 0 if is_nan else float(v) if not isinstance(v, np.integer) else int(v)
        return (-is_nan, -v, i) if largest else (is_nan, v, i)
    return sorted(range(len(row)), key=key)


def ordered(x, axis, k, largest):
    moved = np.moveaxis(x, axis, -1)
    indices = np.zeros(moved.shape[:-1] + (k,), np.int64)
    for place in np.ndindex(*moved.shape[:-1]):
        indices[place] = order(moved[place], largest)[:k]
    values = np.take_along_axis(moved, indices, -1)
    return np.moveaxis(values, -1, axis), np.moveaxis(indices, -1, axis)


def order_files():
    tests = {}
    for op in ("top_k", "sort"):
        file = tests[op] = File(op)

        def check(name, x, axis, k=None, reverse=False, dtype="f32", dims=None, out=None, ranges=None, file=file, op=op):
            test = file.test(name, ranges)
            x = round_to(x, dtype)
            largest = reverse if op == "sort" else not reverse
            values, indices = ordered(x, axis, x.shape[axis] if op == "sort" else k, largest)
            attrs = joined("" if op == "sort" else f"k = {k}", f"axis = {axis}", ("descending = true" if op == "sort" else "largest = false") if reverse else "")
            v, i = test.ops(op, [test.input(x, dtype, dims)], [(out or values.shape, dtype), (out or indices.shape, "i64")], attrs)
            test.eq(v, values)
            test.eq(i, indices)
        for dtype in NUMS:
            for reverse in (False, True):
                name = "_reversed" if reverse else ""
                row = special(dtype)
                x = np.array([row + row[:3], row[:3] + list(reversed(row))], dtype=None if is_float(dtype) else object)
                check(f"special_{dtype}{name}", x, 1, 5, reverse, dtype)
        for reverse in (False, True):
            name = "_reversed" if reverse else ""
            check(f"ties{name}", np.array([0, 1, 2, 2]), 0, 2, reverse, "i64")
            check(f"nan{name}", np.array([np.nan, 1, -np.inf, np.nan, np.inf, 1]), 0, 6, reverse)
            check(f"zeros{name}", np.array([0.0, -0.0, 1.0, -0.0]), 0, 4, reverse)
            check(f"columns{name}", whole((op, 1), (7, 3), "f32"), 0, 3, reverse)
            check(f"middle{name}", whole((op, 2), (2, 5, 3), "f32"), 1, 4, reverse)
            check(f"long{name}", whole((op, 3), (2, 129), "f32", -40, 40), 1, 10, reverse)
        check("one", counted((2, 1)), 1, 1)
        check("no_rows", np.zeros((0, 3)), 1, 2)
        check("symbolic", whole((op, 4), (5, 3), "f32"), 1, 2, dims=["N", 3], out=["N", 2] if op == "top_k" else ["N", 3], ranges={"N": (1, 8)})
        check("symbolic_axis", whole((op, 5), (5, 3), "f32"), 0, 2, dims=["N", 3], out=[2, 3] if op == "top_k" else ["N", 3], ranges={"N": (1, 8)})
    top, sort = tests["top_k"], tests["sort"]
    test = top.test("k_zero")
    v, i = test.ops("top_k", [test.input(counted((3,)), "f32")], [((0,), "f32"), ((0,), "i64")], "k = 0, axis = 0")
    test.eq(v, np.zeros((0,)))
    test = top.test("only_indices_used")
    v, i = test.ops("top_k", [test.input([3.0, 9.0, 5.0], "f32")], [((2,), "f32"), ((2,), "i64")], "k = 2, axis = 0")
    test.eq(i, [1, 2])
    test = top.test("too_few", {"N": (1, 8)}, status=OUT_OF_RANGE)
    v, i = test.ops("top_k", [test.input([3.0], "f32", ["N"])], [((2,), "f32"), ((2,), "i64")], "k = 2, axis = 0")
    test.eq(v, [3, 0])
    test = sort.test("empty")
    v, i = test.ops("sort", [test.input(np.zeros((2, 0)), "f32")], [((2, 0), "f32"), ((2, 0), "i64")], "axis = 1")
    test.eq(v, np.zeros((2, 0)))
    top.error("k is 4, but dim 0 of f32[3] has 3", "%0, %1 = dl.top_k %x {k = 4, axis = 0} : (tensor<3xf32>) -> (tensor<4xf32>, tensor<4xi64>)", {"x": "tensor<3xf32>"})
    top.error("k must not be negative, got -1", "%0, %1 = dl.top_k %x {k = -1, axis = 0} : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)", {"x": "tensor<3xf32>"})
    sort.error("axis must be in 0..1 for f32[3], got 1", "%0, %1 = dl.sort %x {axis = 1} : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)", {"x": "tensor<3xf32>"})
    return [top, sort]


def files():
    return [gather_file(), gather_elements_file(), gather_nd_file(), scatter_elements_file(), scatter_nd_file(), one_hot_file(), dynamic_slice_file(),
            dynamic_update_slice_file(), *order_files()]
