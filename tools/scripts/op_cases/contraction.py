"""matmul and the convolutions: small whole numbers, whose sums are exact in any order, and random ones within a tolerance."""
import numpy as np
import torch

from .framework import FLOATS, NUMS, File, is_float, records, rng, round_to


def whole(key, shape, dtype, low=-3, high=4):
    return round_to(rng(*key).integers(0 if dtype == "u8" else low, high, shape).astype(np.float64), dtype)


def noise(key, shape, dtype):
    return round_to(rng(*key).standard_normal(shape), dtype)


def array(values):
    return "array<i64" + (": " + ", ".join(map(str, values)) if len(values) else "") + ">"


def close(test, ref, exact, magnitude, dtype, ulp):
    """Within `ulp` units at the largest magnitude that the sums pass through."""
    unit = {"f16": 2.0 ** -10, "bf16": 2.0 ** -7, "f32": 2.0 ** -23, "f64": 2.0 ** -52}[dtype]
    test.close(ref, round_to(exact, dtype), ulp, float(np.max(magnitude, initial=0)) * unit * ulp)


def matmul_file():
    file = File("matmul")
    ulp = records()["matmul"].ulp
    for dtype in NUMS:
        test = file.test(f"whole_{dtype}")
        a, c = whole((dtype, 0), (3, 5), dtype), whole((dtype, 1), (5, 4), dtype)
        test.eq(test.op("matmul", [test.input(a, dtype), test.input(c, dtype)], (3, 4), dtype), a.astype(np.float64) @ c.astype(np.float64))
    test = file.test("wraps")
    a, c = np.array([[100, 100]], np.int8), np.array([[2], [3]], np.int8)
    test.eq(test.op("matmul", [test.input(a, "i8"), test.input(c, "i8")], (1, 1), "i8"), np.array([[500 - 512]], np.int8))
    cases = (("row", (5,), (5, 3)), ("column", (3, 5), (5,)), ("dot", (5,), (5,)), ("batch", (2, 3, 5), (2, 5, 4)), ("batch_left", (2, 3, 5), (5, 4)),
             ("batch_right", (3, 5), (2, 5, 4)), ("batch_one", (2, 1, 3, 5), (1, 4, 5, 2)), ("row_batch", (5,), (2, 5, 3)), ("column_batch", (2, 3, 5), (5,)),
             ("no_rows", (0, 5), (5, 3)), ("no_depth", (2, 0), (0, 3)), ("one", (1, 1), (1, 1)), ("gemv", (1, 67), (67, 33)), ("odd", (17, 31), (31, 37)),
             ("tiles", (64, 64), (64, 64)))
    for name, a_shape, c_shape in cases:
        test = file.test(name)
        a, c = whole((name, 0), a_shape, "f32"), whole((name, 1), c_shape, "f32")
        r = np.matmul(a.astype(np.float64), c.astype(np.float64))
        test.eq(test.op("matmul", [test.input(a, "f32"), test.input(c, "f32")], r.shape, "f32"), r)
    for dtype in FLOATS:
        test = file.test(f"random_{dtype}")
        a, c = noise((dtype, 2), (7, 29), dtype), noise((dtype, 3), (29, 13), dtype)
        exact, size = a.astype(np.float64) @ c.astype(np.float64), np.abs(a.astype(np.float64)) @ np.abs(c.astype(np.float64))
        close(test, test.op("matmul", [test.input(a, dtype), test.input(c, dtype)], (7, 13), dtype), exact, size, dtype, ulp if dtype in ("f32", "f64") else 1)
    test = file.test("f16_accumulates_in_f32")
    test.eq(test.op("matmul", [test.input(np.ones((1, 4096)), "f16"), test.input(np.full((4096, 1), 0.5), "f16")], (1, 1), "f16"), [[2048.0]])
    test = file.test("nan")
    test.eq(test.op("matmul", [test.input([[0.0, 1.0], [1.0, 1.0]], "f32"), test.input([[np.inf, 1.0], [1.0, 2.0]], "f32")], (2, 2), "f32"),
            [[np.nan, 2.0], [np.inf, 3.0]])
    test = file.test("symbolic", {"N": (1, 8), "M": (1, 8)})
    a, c = whole(("s", 0), (3, 4), "f32"), whole(("s", 1), (4, 5), "f32")
    test.eq(test.op("matmul", [test.input(a, "f32", ["N", 4]), test.input(c, "f32", [4, "M"])], ["N", "M"], "f32"), a @ c)
    test = file.test("symbolic_batch", {"N": (1, 8), "K": (1, 8)})
    a, c = whole(("s", 2), (3, 2, 4), "f32"), whole(("s", 3), (1, 4, 5), "f32")
    test.eq(test.op("matmul", [test.input(a, "f32", ["N", 2, "K"]), test.input(c, "f32", [1, "K", 5])], ["N", 2, 5], "f32"), a @ c)
    x, y, z, s = "tensor<2x3xf32>", "tensor<4x5xf32>", "tensor<3x5xf64>", "tensor<f32>"
    file.error("the last dim of f32[2, 3] is 3, the second to last of f32[4, 5] is 4", f"%0 = dl.matmul %x, %y : ({x}, {y}) -> tensor<2x5xf32>", {"x": x, "y": y})
    file.error("operands have element types f32 and f64; convert one with a cast", f"%0 = dl.matmul %x, %y : ({x}, {z}) -> tensor<2x5xf32>", {"x": x, "y": z})
    file.error("a scalar is not a matrix: f32[2, 3] and f32[]", f"%0 = dl.matmul %x, %y : ({x}, {s}) -> tensor<2xf32>", {"x": x, "y": s})
    b, d = "tensor<2x2x3xf32>", "tensor<3x3x4xf32>"
    file.error("shapes do not broadcast: .*2.*3", f"%0 = dl.matmul %x, %y : ({b}, {d}) -> tensor<2x2x4xf32>", {"x": b, "y": d})
    return file


CONVS = {1: torch.nn.functional.conv1d, 2: torch.nn.functional.conv2d, 3: torch.nn.functional.conv3d}
TRANSPOSED = {1: torch.nn.functional.conv_transpose1d, 2: torch.nn.functional.conv_transpose2d, 3: torch.nn.functional.conv_transpose3d}


def torch_pad(x, low, high):
    """Zero padding, or cropping where negative, of the spatial dims."""
    pads = [v for pair in reversed(list(zip(low, high))) for v in pair]
    return torch.nn.functional.pad(x, pads)


def conv_reference(x, w, strides, pads, dilations, groups):
    n = len(strides)
    x, w = torch.tensor(np.asarray(x, np.float64)), torch.tensor(np.asarray(w, np.float64))
    return CONVS[n](torch_pad(x, pads[:n], pads[n:]), w, stride=strides, dilation=dilations, groups=groups).numpy()


def transposed_reference(x, w, strides, pads, dilations, output_padding, groups):
    """The whole scatter, without pads, cropped afterwards; output_padding extends the end."""
    n = len(strides)
    x, w = torch.tensor(np.asarray(x, np.float64)), torch.tensor(np.asarray(w, np.float64))
    full = TRANSPOSED[n](x, w, stride=strides, dilation=dilations, groups=groups)
    return torch_pad(full, [-p for p in pads[:n]], [o - p for o, p in zip(output_padding, pads[n:])]).numpy()


def conv_attrs(strides, pads, dilations, groups, output_padding=None):
    text = f"strides = {array(strides)}, pads = {array(pads)}, dilations = {array(dilations)}"
    if output_padding is not None:
        text += f", output_padding = {array(output_padding)}"
    return text + (f", groups = {groups} : i64" if groups != 1 else "")


# name, x, w, strides, pads, dilations, groups
CONV_CASES = (
    ("plain", (1, 1, 5, 5), (1, 1, 3, 3), (1, 1), (0, 0, 0, 0), (1, 1), 1),
    ("padded", (2, 3, 5, 7), (4, 3, 3, 3), (1, 1), (1, 1, 1, 1), (1, 1), 1),
    ("strided", (1, 2, 9, 8), (3, 2, 3, 3), (2, 3), (1, 1, 1, 1), (1, 1), 1),
    ("unequal_pads", (1, 1, 7, 5), (1, 1, 3, 3), (2, 2), (1, 0, 1, 0), (1, 1), 1),
    ("asymmetric", (1, 2, 6, 6), (2, 2, 3, 2), (1, 1), (2, 0, 0, 1), (1, 1), 1),
    ("negative_pads", (1, 1, 5, 5), (1, 1, 3, 3), (1, 1), (-1, 0, 0, 1), (1, 1), 1),
    ("dilated", (1, 2, 9, 9), (2, 2, 3, 3), (1, 1), (2, 2, 2, 2), (2, 2), 1),
    ("grouped", (2, 4, 5, 5), (6, 2, 3, 3), (1, 1), (1, 1, 1, 1), (1, 1), 2),
    ("depthwise", (2, 3, 6, 5), (3, 1, 3, 3), (1, 1), (1, 1, 1, 1), (1, 1), 3),
    ("depthwise_multiplier", (1, 3, 5, 5), (6, 1, 3, 3), (2, 2), (1, 1, 1, 1), (1, 1), 3),
    ("groups_one_output", (1, 4, 4, 4), (2, 2, 2, 2), (1, 1), (0, 0, 0, 0), (1, 1), 2),
    ("pointwise", (2, 5, 4, 4), (7, 5, 1, 1), (1, 1), (0, 0, 0, 0), (1, 1), 1),
    ("stride_over_kernel", (1, 3, 7, 4), (2, 3, 1, 1), (3, 1), (0, 1, 0, 1), (1, 1), 1),
    ("empty_batch", (0, 2, 5, 5), (3, 2, 3, 3), (1, 1), (0, 0, 0, 0), (1, 1), 1),
    ("empty_output", (1, 1, 2, 5), (1, 1, 3, 3), (1, 1), (0, 0, 0, 0), (1, 1), 1),
    ("one_dim", (2, 3, 11), (4, 3, 5), (2,), (2, 2), (1,), 1),
    ("three_dims", (1, 2, 4, 5, 3), (3, 2, 2, 3, 2), (1, 2, 1), (1, 1, 0, 0, 1, 1), (1, 1, 1), 1),
    ("channels", (1, 16, 9, 9), (33, 16, 3, 3), (1, 1), (1, 1, 1, 1), (1, 1), 1),
)


def conv_file():
    file = File("conv")
    ulp = records()["conv"].ulp
    for name, xs, ws, strides, pads, dilations, groups in CONV_CASES:
        test = file.test(name)
        x, w = whole((name, 0), xs, "f32"), whole((name, 1), ws, "f32")
        if name == "empty_output":
            r = np.zeros((1, 1, 0, 3))
        elif name == "empty_batch":
            r = np.zeros((0, 3, 3, 3))
        else:
            r = conv_reference(x, w, strides, pads, dilations, groups)
        test.eq(test.op("conv", [test.input(x, "f32"), test.input(w, "f32")], r.shape, "f32", conv_attrs(strides, pads, dilations, groups)), r)
    geometry = ((1, 1), (1, 1, 1, 1), (1, 1), 1)
    for dtype in FLOATS:
        test = file.test(f"whole_{dtype}")
        x, w = whole((dtype, 0), (1, 3, 5, 5), dtype), whole((dtype, 1), (2, 3, 3, 3), dtype)
        r = conv_reference(x, w, *geometry)
        test.eq(test.op("conv", [test.input(x, dtype), test.input(w, dtype)], r.shape, dtype, conv_attrs(*geometry)), r)
        test = file.test(f"random_{dtype}")
        x, w = noise((dtype, 2), (1, 4, 6, 6), dtype), noise((dtype, 3), (3, 4, 3, 3), dtype)
        exact, size = conv_reference(x, w, *geometry), conv_reference(np.abs(x.astype(np.float64)), np.abs(w.astype(np.float64)), *geometry)
        r = test.op("conv", [test.input(x, dtype), test.input(w, dtype)], exact.shape, dtype, conv_attrs(*geometry))
        close(test, r, exact, size, dtype, ulp if dtype in ("f32", "f64") else 1)
    test = file.test("symbolic_batch", {"N": (1, 8)})
    x, w = whole(("s", 0), (3, 2, 5, 5), "f32"), whole(("s", 1), (4, 2, 3, 3), "f32")
    r = conv_reference(x, w, *geometry)
    test.eq(test.op("conv", [test.input(x, "f32", ["N", 2, 5, 5]), test.input(w, "f32")], ["N", 4, 5, 5], "f32", conv_attrs(*geometry)), r)
    test = file.test("symbolic_places", {"H": (3, 16), "W": (3, 16)})
    x = whole(("s", 2), (1, 2, 7, 6), "f32")
    r = conv_reference(x, w, (2, 1), (1, 1, 1, 1), (1, 1), 1)
    test.eq(test.op("conv", [test.input(x, "f32", [1, 2, "H", "W"]), test.input(w, "f32")], [1, 4, "(H - 1) floordiv 2 + 1", "W"], "f32",
                    conv_attrs((2, 1), (1, 1, 1, 1), (1, 1), 1)), r)
    attrs = conv_attrs((1, 1), (0, 0, 0, 0), (1, 1), 1)
    x = "tensor<1x3x5x5xf32>"
    for message, w, a in (("input f32[1, 3, 5, 5] has 3 channels, filter f32[2, 4, 3, 3] with 1 groups wants 4", "tensor<2x4x3x3xf32>", attrs),
                          ("operands have element types f32 and f64", "tensor<2x3x3x3xf64>", attrs),
                          ("need the same rank, at least 3, got f32[1, 3, 5, 5] and f32[2, 3, 3]", "tensor<2x3x3xf32>", attrs),
                          ("for 2 spatial dims, strides and dilations need 2 values and pads 4, got 1, 2 and 4", "tensor<2x3x3x3xf32>",
                           conv_attrs((1,), (0, 0, 0, 0), (1, 1), 1)),
                          ("strides and dilations must be positive, got 0 and 1", "tensor<2x3x3x3xf32>", conv_attrs((0, 1), (0, 0, 0, 0), (1, 1), 1)),
                          ("the filter does not fit: spatial dim 0 of f32[1, 3, 5, 5] with pads 0 and 0 is smaller than 9", "tensor<2x3x3x3xf32>",
                           conv_attrs((1, 1), (0, 0, 0, 0), (4, 1), 1)),
                          ("4 output channels do not divide into 3 groups", "tensor<4x1x3x3xf32>", conv_attrs((1, 1), (0, 0, 0, 0), (1, 1), 3))):
        file.error(message, f"%0 = dl.conv %x, %w {{{a}}} : ({x}, {w}) -> tensor<1x2x3x3xf32>", {"x": x, "w": w})
    return file


# name, x, w, strides, pads, dilations, output_padding, groups
TRANSPOSED_CASES = (
    ("plain", (1, 1, 3, 3), (1, 1, 3, 3), (1, 1), (0, 0, 0, 0), (1, 1), (0, 0), 1),
    ("strided", (2, 3, 4, 3), (3, 2, 3, 3), (2, 2), (1, 1, 1, 1), (1, 1), (1, 1), 1),
    ("wide_stride", (1, 2, 3, 3), (2, 2, 2, 2), (3, 3), (0, 0, 0, 0), (1, 1), (0, 0), 1),
    ("padded_more_than_kernel", (1, 1, 4, 4), (1, 1, 2, 2), (1, 1), (3, 3, 0, 0), (2, 2), (1, 1), 1),
    ("dilated", (1, 2, 4, 4), (2, 3, 3, 3), (1, 2), (1, 0, 2, 1), (2, 1), (0, 1), 1),
    ("shape", (1, 1, 9, 9), (1, 1, 3, 5), (2, 1), (4, 2, 4, 2), (3, 1), (0, 0), 1),
    ("grouped", (1, 4, 3, 3), (4, 3, 3, 3), (2, 2), (1, 1, 1, 1), (1, 1), (0, 0), 2),
    ("depthwise", (1, 3, 3, 3), (3, 1, 2, 2), (2, 2), (0, 0, 0, 0), (1, 1), (0, 0), 3),
    ("pointwise", (2, 3, 4, 4), (3, 4, 1, 1), (2, 2), (1, 1, 1, 1), (1, 1), (1, 1), 1),
    ("negative_pads", (1, 1, 3, 3), (1, 1, 2, 2), (1, 1), (-1, 0, 0, -2), (1, 1), (0, 0), 1),
    ("one_dim", (1, 2, 5), (2, 3, 4), (2,), (1, 1), (1,), (0,), 1),
    ("three_dims", (1, 2, 2, 3, 2), (2, 2, 2, 2, 3), (2, 1, 2), (0, 1, 0, 0, 0, 1), (1, 1, 1), (1, 0, 0), 1),
)


def transposed_file():
    file = File("conv_transpose")
    ulp = records()["conv_transpose"].ulp

    def attrs(strides, pads, dilations, output_padding, groups):
        return conv_attrs(strides, pads, dilations, groups, output_padding)
    for name, xs, ws, *geometry in TRANSPOSED_CASES:
        test = file.test(name)
        x, w = whole((name, 0), xs, "f32"), whole((name, 1), ws, "f32")
        r = transposed_reference(x, w, *geometry)
        test.eq(test.op("conv_transpose", [test.input(x, "f32"), test.input(w, "f32")], r.shape, "f32", attrs(*geometry)), r)
    geometry = ((2, 2), (1, 1, 1, 1), (1, 1), (1, 1), 1)
    for dtype in FLOATS:
        test = file.test(f"random_{dtype}")
        x, w = noise((dtype, 2), (1, 4, 3, 3), dtype), noise((dtype, 3), (4, 3, 3, 3), dtype)
        exact, size = transposed_reference(x, w, *geometry), transposed_reference(np.abs(x.astype(np.float64)), np.abs(w.astype(np.float64)), *geometry)
        r = test.op("conv_transpose", [test.input(x, dtype), test.input(w, dtype)], exact.shape, dtype, attrs(*geometry))
        close(test, r, exact, size, dtype, ulp if dtype in ("f32", "f64") else 1)
    test = file.test("symbolic_batch", {"N": (1, 8)})
    x, w = whole(("s", 0), (3, 2, 3, 3), "f32"), whole(("s", 1), (2, 2, 3, 3), "f32")
    r = transposed_reference(x, w, *geometry)
    test.eq(test.op("conv_transpose", [test.input(x, "f32", ["N", 2, 3, 3]), test.input(w, "f32")], ["N"] + list(r.shape[1:]), "f32", attrs(*geometry)), r)
    x = "tensor<1x3x5x5xf32>"
    plain = conv_attrs((1, 1), (0, 0, 0, 0), (1, 1), 1, (0, 0))
    for message, w, a in (("input f32[1, 3, 5, 5] has 3 channels, filter f32[2, 4, 3, 3] wants 2", "tensor<2x4x3x3xf32>", plain),
                          ("output_padding needs 2 values, got 1", "tensor<3x4x3x3xf32>", conv_attrs((1, 1), (0, 0, 0, 0), (1, 1), 1, (0,))),
                          ("3 input channels do not divide into 2 groups", "tensor<3x4x3x3xf32>", conv_attrs((1, 1), (0, 0, 0, 0), (1, 1), 2, (0, 0)))):
        file.error(message, f"%0 = dl.conv_transpose %x, %w {{{a}}} : ({x}, {w}) -> tensor<1x4x7x7xf32>", {"x": x, "w": w})
    return file


def weight_gradient_reference(x, dr, kernel, strides, pads, dilations, groups):
    n = len(strides)
    padded = torch_pad(torch.tensor(np.asarray(x, np.float64)), pads[:n], pads[n:])
    w = torch.zeros((dr.shape[1], x.shape[1] // groups, *kernel), dtype=torch.float64, requires_grad=True)
    r = CONVS[n](padded, w, stride=strides, dilation=dilations, groups=groups)
    return torch.autograd.grad(r, w, torch.tensor(np.asarray(dr, np.float64)))[0].numpy()


def weight_gradient_file():
    file = File("conv_weight_gradient")
    ulp = records()["conv_weight_gradient"].ulp

    def attrs(kernel, *geometry):
        return f"kernel = {array(kernel)}, " + conv_attrs(*geometry)

    def output(xs, ws, strides, pads, dilations):
        n = len(strides)
        return (xs[0], ws[0], *((xs[2 + i] + pads[i] + pads[n + i] - dilations[i] * (ws[2 + i] - 1) - 1) // strides[i] + 1 for i in range(n)))
    for name, xs, ws, strides, pads, dilations, groups in CONV_CASES:
        if name.startswith("empty"):
            continue
        test, geometry = file.test(name), (strides, pads, dilations, groups)
        x, dr = whole((name, 0), xs, "f32"), whole((name, 1), output(xs, ws, strides, pads, dilations), "f32")
        r = weight_gradient_reference(x, dr, ws[2:], *geometry)
        test.eq(test.op("conv_weight_gradient", [test.input(x, "f32"), test.input(dr, "f32")], r.shape, "f32", attrs(ws[2:], *geometry)), r)
    geometry = ((1, 1), (1, 1, 1, 1), (1, 1), 1)
    test = file.test("empty_batch")
    r = test.op("conv_weight_gradient", [test.input(np.zeros((0, 2, 5, 5)), "f32"), test.input(np.zeros((0, 3, 5, 5)), "f32")], (3, 2, 3, 3), "f32", attrs((3, 3), *geometry))
    test.eq(r, np.zeros((3, 2, 3, 3)))
    for dtype in FLOATS:
        test = file.test(f"random_{dtype}")
        x, dr = noise((dtype, 2), (2, 4, 6, 6), dtype), noise((dtype, 3), (2, 3, 6, 6), dtype)
        exact, size = weight_gradient_reference(x, dr, (3, 3), *geometry), weight_gradient_reference(np.abs(x.astype(np.float64)), np.abs(dr.astype(np.float64)), (3, 3), *geometry)
        r = test.op("conv_weight_gradient", [test.input(x, dtype), test.input(dr, dtype)], exact.shape, dtype, attrs((3, 3), *geometry))
        close(test, r, exact, size, dtype, ulp if dtype in ("f32", "f64") else 1)
    test = file.test("symbolic", {"N": (1, 8), "H": (3, 9)})
    x, dr = whole(("s", 0), (3, 2, 5, 5), "f32"), whole(("s", 1), (3, 4, 5, 5), "f32")
    r = weight_gradient_reference(x, dr, (3, 3), *geometry)
    test.eq(test.op("conv_weight_gradient", [test.input(x, "f32", ["N", 2, "H", 5]), test.input(dr, "f32", ["N", 4, "H", 5])], r.shape, "f32", attrs((3, 3), *geometry)), r)
    x, dr = "tensor<1x4x5x5xf32>", "tensor<1x2x5x5xf32>"
    for message, t, a in (("kernel, strides and dilations need 2 values and pads 4, got 1, 2, 2 and 4", dr, attrs((3,), *geometry)),
                          ("a convolution of f32[1, 4, 5, 5] gives f32[1, 2, 3, 3], the gradient is f32[1, 2, 5, 5]", dr, attrs((5, 5), *geometry)),
                          ("4 and 2 channels do not divide into 3 groups", dr, attrs((3, 3), (1, 1), (1, 1, 1, 1), (1, 1), 3)),
                          ("operands have element types f32 and f64", "tensor<1x2x5x5xf64>", attrs((3, 3), *geometry)),
                          ("input and gradient need the same rank, at least 3", "tensor<1x2x5xf32>", attrs((3, 3), *geometry))):
        file.error(message, f"%0 = dl.conv_weight_gradient %x, %dr {{{a}}} : ({x}, {t}) -> tensor<2x4x3x3xf32>", {"x": x, "dr": t})
    return file


def files():
    return [matmul_file(), conv_file(), transposed_file(), weight_gradient_file()]
