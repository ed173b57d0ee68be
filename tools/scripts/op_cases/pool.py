"""Pools: PyTorch's results, and a plain definition where PyTorch has no such pool (asymmetric pads)."""
import itertools

import numpy as np
import torch

from .contraction import array, noise, whole
from .framework import FLOATS, File, round_to


def windows(x, kernel, strides, pads, dilations, out):
    """For each output place: (place, the elements in the window that are data, the extent that counts as padded input)."""
    n = len(kernel)
    for place in itertools.product(*(range(o) for o in out)):
        starts = [p * s - pads[i] for i, (p, s) in enumerate(zip(place, strides))]
        slices, padded = [], 1
        for i in range(n):
            size = x.shape[2 + i]
            at = [starts[i] + k * dilations[i] for k in range(kernel[i])]
            padded *= sum(a < size + pads[n + i] for a in at)
            slices.append([a for a in at if 0 <= a < size])
        yield place, x[(slice(None), slice(None)) + np.ix_(*slices)], padded


def output_size(size, k, s, low, high, d, ceil):
    span = size + low + high - d * (k - 1) - 1
    out = (-(-span // s) if ceil else span // s) + 1
    return out - 1 if ceil and (out - 1) * s >= size + low else out


def reference(x, kernel, strides, pads, dilations, ceil, include=None):
    n = len(kernel)
    out = [output_size(x.shape[2 + i], kernel[i], strides[i], pads[i], pads[n + i], dilations[i], ceil) for i in range(n)]
    r = np.zeros(x.shape[:2] + tuple(out))
    for place, data, padded in windows(x, kernel, strides, pads, dilations, out):
        flat = data.reshape(x.shape[:2] + (int(np.prod(data.shape[2:])),))
        at = (slice(None), slice(None)) + place
        r[at] = flat.max(-1) if include is None else flat.sum(-1) / (padded if include else flat.shape[-1])
    return r


# name, x, kernel, strides, pads, dilations, ceil
CASES = (
    ("plain", (1, 2, 4, 6), (2, 2), (2, 2), (0, 0, 0, 0), (1, 1), False),
    ("overlapping", (2, 1, 5, 5), (3, 3), (1, 1), (0, 0, 0, 0), (1, 1), False),
    ("padded", (1, 1, 6, 6), (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), False),
    ("ceil", (1, 1, 4, 4), (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), True),
    ("ceil_wide", (1, 1, 8, 8), (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), True),
    ("ceil_stride3", (1, 1, 33, 7), (3, 3), (3, 3), (1, 1, 1, 1), (1, 1), True),
    ("ceil_last_window_in_padding", (1, 1, 5, 5), (2, 2), (3, 3), (0, 0, 0, 0), (1, 1), True),
    ("asymmetric", (1, 1, 5, 6), (3, 2), (2, 1), (0, 1, 2, 0), (1, 1), False),
    ("global", (2, 3, 7, 5), (7, 5), (1, 1), (0, 0, 0, 0), (1, 1), False),
    ("one_dim", (1, 2, 9), (3,), (2,), (1, 1), (1,), False),
    ("three_dims", (1, 1, 3, 4, 5), (2, 2, 3), (1, 2, 1), (1, 0, 1, 0, 0, 1), (1, 1, 1), False),
    ("empty_batch", (0, 2, 4, 4), (2, 2), (2, 2), (0, 0, 0, 0), (1, 1), False),
    ("kernel_one", (1, 2, 3, 3), (1, 1), (1, 1), (0, 0, 0, 0), (1, 1), False),
)


def attrs(kernel, strides, pads, dilations, ceil, include=None):
    text = f"kernel = {array(kernel)}, strides = {array(strides)}, pads = {array(pads)}"
    if include is None:
        text += f", dilations = {array(dilations)}"
    return text + (", ceil_mode = true" if ceil else "") + (", count_include_pad = true" if include else "")


def check(file, name, x, dtype, kernel, strides, pads, dilations, ceil, include=None, dims=None, ranges=None, ulp=None):
    test = file.test(name, ranges)
    x = round_to(x, dtype)
    r = reference(x.astype(np.float64), kernel, strides, pads, dilations, ceil, include)
    out = test.op(file.op, [test.input(x, dtype, dims)], [*dims[:2], *r.shape[2:]] if dims else r.shape, dtype, attrs(kernel, strides, pads, dilations, ceil, include))
    test.close(out, round_to(r, dtype), ulp if ulp is not None else 0 if include is None else 1)


def errors(file, include):
    x = "tensor<1x2x5x5xf32>"
    for message, t, geometry in (
            ("pads must be in 0..2 so that every window holds data, got 2 and 0", x, ((2, 2), (1, 1), (2, 0, 0, 0), (1, 1), False)),
            ("for 2 spatial dims, kernel, strides and dilations need 2 values and pads 4, got 2, 1, .* and 4", x, ((2, 2), (1,), (0, 0, 0, 0), (1, 1), False)),
            ("needs at least one spatial dim after batch and channels, got f32[4, 4]",
             "tensor<4x4xf32>", ((), (), (), (), False)),
            ("kernel, strides and dilations must be positive", x, ((0, 2), (1, 1), (0, 0, 0, 0), (1, 1), False))):
        file.error(message, f"%0 = dl.{file.op} %x {{{attrs(*geometry, include)}}} : ({t}) -> {t}", {"x": t})
    s = "tensor<1x2x?x5xf32, #dl.dims<[1, 2, H, 5]>>"
    file.error("ceil_mode needs static spatial dims, got f32[1, 2, H, 5]",
               f"%0 = dl.{file.op} %x {{{attrs((2, 2), (2, 2), (0, 0, 0, 0), (1, 1), True, include)}}} : ({s}) -> {s}", {"x": s})


def max_file():
    file = File("max_pool")
    for name, shape, *geometry in CASES:
        check(file, name, whole((name,), shape, "f32", -50, 50), "f32", *geometry)
    check(file, "dilated", whole(("d",), (1, 1, 7, 8), "f32", -50, 50), "f32", (3, 2), (1, 2), (1, 1, 2, 1), (2, 2), False)
    for dtype in FLOATS:
        check(file, f"noise_{dtype}", noise((dtype,), (1, 2, 6, 6), dtype), dtype, (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), False)
    check(file, "padding_never_wins", np.full((1, 1, 3, 3), -np.inf), "f32", (3, 3), (1, 1), (1, 1, 1, 1), (1, 1), False)
    check(file, "negative_zero", np.array([[[[-0.0, 0.0, -0.0]]]]), "f32", (1, 1), (1, 1), (0, 0, 0, 0), (1, 1), False)
    test = file.test("nan")
    x = np.array([[[[1, 2, np.nan, 3, 4, 5, 6]]]])
    r = test.op("max_pool", [test.input(x, "f32")], (1, 1, 1, 3), "f32", attrs((1, 3), (1, 2), (0, 0, 0, 0), (1, 1), False))
    test.eq(r, [[[[np.nan, np.nan, 6]]]])
    check(file, "symbolic_batch", whole(("n",), (3, 2, 4, 4), "f32"), "f32", (2, 2), (2, 2), (0, 0, 0, 0), (1, 1), False, None, ["N", 2, 4, 4], {"N": (1, 8)})
    errors(file, None)
    return file


def gradient_reference(x, dr, kernel, strides, pads, dilations):
    """Each window's part goes to its first largest element; a NaN is larger than any number."""
    r = np.zeros(x.shape)
    for n, c in np.ndindex(x.shape[:2]):
        for place in np.ndindex(dr.shape[2:]):
            best = None
            for k in np.ndindex(*kernel):
                at = tuple(p * s - low + i * d for p, s, low, i, d in zip(place, strides, pads, k, dilations))
                if not all(0 <= a < size for a, size in zip(at, x.shape[2:])):
                    continue
                value, old = x[(n, c, *at)], None if best is None else x[(n, c, *best)]
                if best is None or value > old or (np.isnan(value) and not np.isnan(old)):
                    best = at
            if best is not None:
                r[(n, c, *best)] += dr[(n, c, *place)]
    return r


def gradient_file():
    file = File("max_pool_gradient")

    def add(name, x, dtype, kernel, strides, pads, dilations, ceil, dims=None, ranges=None):
        n, test = len(kernel), file.test(name, ranges)
        out = tuple(output_size(x.shape[2 + i], kernel[i], strides[i], pads[i], pads[n + i], dilations[i], ceil) for i in range(n))
        dr = whole((name, "dr"), x.shape[:2] + out, dtype)
        x = round_to(x, dtype)
        r = gradient_reference(x.astype(np.float64), dr.astype(np.float64), kernel, strides, pads, dilations)
        operands = [test.input(x, dtype, dims), test.input(dr, dtype, dims and [*dims[:2], *out])]
        test.eq(test.op(file.op, operands, dims or x.shape, dtype, attrs(kernel, strides, pads, dilations, ceil)), round_to(r, dtype))
    for name, shape, *geometry in CASES:
        add(name, whole((name,), shape, "f32", -5, 5), "f32", *geometry)
    add("dilated", whole(("d",), (1, 1, 7, 8), "f32", -50, 50), "f32", (3, 2), (1, 2), (1, 1, 2, 1), (2, 2), False)
    for dtype in FLOATS:
        add(f"noise_{dtype}", noise((dtype,), (1, 2, 6, 6), dtype), dtype, (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), False)
    add("ties", np.ones((1, 1, 4, 4)), "f32", (3, 3), (1, 1), (1, 1, 1, 1), (1, 1), False)
    add("least", np.full((1, 1, 3, 3), -np.inf), "f32", (3, 3), (1, 1), (1, 1, 1, 1), (1, 1), False)
    add("nan", np.array([[[[1, 2, np.nan, 3, np.nan, 5, 6]]]]), "f32", (1, 3), (1, 2), (0, 0, 0, 0), (1, 1), False)
    add("symbolic_batch", whole(("n",), (3, 2, 4, 4), "f32"), "f32", (2, 2), (2, 2), (0, 0, 0, 0), (1, 1), False, ["N", 2, 4, 4], {"N": (1, 8)})
    x = "tensor<1x2x5x5xf32>"
    for message, t in (("a pool of f32[1, 2, 5, 5] gives f32[1, 2, 2, 2], the gradient is f32[1, 2, 3, 3]", "tensor<1x2x3x3xf32>"),
                       ("input and gradient are of one element type, got f32[1, 2, 5, 5] and f64[1, 2, 2, 2]", "tensor<1x2x2x2xf64>")):
        file.error(message, f"%0 = dl.{file.op} %x, %dr {{{attrs((2, 2), (2, 2), (0, 0, 0, 0), (1, 1), False)}}} : ({x}, {t}) -> {x}", {"x": x, "dr": t})
    return file


def avg_file():
    file = File("avg_pool")
    for name, shape, *geometry in CASES:
        for include in (False, True):
            check(file, name + ("_include_pad" if include else ""), whole((name,), shape, "f32", -50, 50), "f32", *geometry, include)
    for dtype in FLOATS:
        check(file, f"noise_{dtype}", np.abs(noise((dtype,), (1, 2, 6, 6), dtype)), dtype, (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), False, False,
              ulp=8 if dtype in ("f32", "f64") else 1)
    test = file.test("torch_ceil_include_pad")
    x = np.arange(1.0, 17).reshape(1, 1, 4, 4)
    r = torch.nn.functional.avg_pool2d(torch.tensor(x), 3, 2, 1, ceil_mode=True, count_include_pad=True).numpy()
    test.close(test.op("avg_pool", [test.input(x, "f32")], r.shape, "f32", attrs((3, 3), (2, 2), (1, 1, 1, 1), (1, 1), True, True)), r, 1)
    test = file.test("nan_and_inf")
    x = np.array([[[[1, np.inf, np.nan, 2, np.inf, -np.inf]]]])
    test.eq(test.op("avg_pool", [test.input(x, "f32")], (1, 1, 1, 3), "f32", attrs((1, 2), (1, 2), (0, 0, 0, 0), (1, 1), False, False)),
            [[[[np.inf, np.nan, np.nan]]]])
    check(file, "symbolic_batch", whole(("n",), (3, 2, 4, 4), "f32"), "f32", (3, 3), (2, 2), (1, 1, 1, 1), (1, 1), False, False, ["N", 2, 4, 4], {"N": (1, 8)})
    errors(file, False)
    return file


def files():
    return [max_file(), gradient_file(), avg_file()]
