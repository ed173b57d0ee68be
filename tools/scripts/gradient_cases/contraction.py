"""gradients of matmul and convolutions."""
import torch
import torch.nn.functional as F

from .framework import Case, rand


def conv(name, x, w, strides, pads, dilations=None, groups=1):
    """dl's pads: all begins, then all ends; PyTorch pads or crops beforehand."""
    n = len(strides)
    dilations = dilations or [1] * n
    around = [p for i in reversed(range(n)) for p in (pads[i], pads[n + i])]
    run = getattr(F, f"conv{n}d")
    return Case(name, f"dl.conv(x, w, strides={strides}, pads={pads}, dilations={dilations}, groups={groups})",
                lambda x, w: run(F.pad(x, around), w, stride=strides, dilation=dilations, groups=groups), {"x": x, "w": w}, smooth=True)


def up(name, x, w, strides, pads, dilations=None, extra=None, groups=1):
    n = len(strides)
    dilations, extra = dilations or [1] * n, extra or [0] * n
    run = getattr(F, f"conv_transpose{n}d")

    def function(x, w):
        # Wide enough for any extra, then cut to what the op gives.
        full = run(x, w, stride=strides, dilation=dilations, groups=groups)
        full = F.pad(full, [p for i in reversed(range(n)) for p in (0, extra[i])])
        return F.pad(full, [p for i in reversed(range(n)) for p in (-pads[i], -pads[n + i])])
    return Case(name, f"dl.conv_transpose(x, w, strides={strides}, pads={pads}, dilations={dilations}, output_padding={extra}, groups={groups})",
                function, {"x": x, "w": w}, smooth=True)


def weight_gradient(x, dr, w, strides, pads, dilations, groups):
    n = len(strides)

    def function(x, dr):
        padded = F.pad(x, [p for i in reversed(range(n)) for p in (pads[i], pads[n + i])])
        w0 = torch.zeros(w, dtype=x.dtype, requires_grad=True)
        with torch.enable_grad():
            r = F.conv2d(padded, w0, stride=strides, dilation=dilations, groups=groups)
            return torch.autograd.grad(r, w0, dr, create_graph=True)[0]
    return Case("conv_weight_gradient", f"dl.conv_weight_gradient(x, dr, kernel={list(w[2:])}, strides={strides}, pads={pads}, dilations={dilations}, groups={groups})",
                function, {"x": x, "dr": dr})


def cases():
    def matmul(name, x, y):
        return Case(name, "x @ y", torch.matmul, {"x": x, "y": y}, smooth=True)
    return [
        matmul("matmul", rand(2, 3), rand(3, 4)), matmul("matmul__batch", rand(2, 2, 3), rand(2, 3, 2)), matmul("matmul__rows", rand(2, 4, 3), rand(3, 2)),
        matmul("matmul__columns", rand(3, 2), rand(4, 2, 3)), matmul("matmul__broadcast", rand(2, 1, 2, 3), rand(4, 3, 2)),
        matmul("matmul__broadcast_right", rand(4, 2, 3), rand(2, 1, 3, 2)),
        matmul("matmul__vectors", rand(3), rand(3)), matmul("matmul__row", rand(3), rand(3, 4)), matmul("matmul__column", rand(2, 3), rand(3)),
        matmul("matmul__row_batch", rand(3), rand(2, 4, 3, 2)), matmul("matmul__column_batch", rand(2, 4, 2, 3), rand(3)),
        Case("matmul__empty", "x @ y + z", lambda x, y, z: x @ y + z, {"x": rand(2, 0), "y": rand(0, 3), "z": rand(3)}),
        conv("conv", rand(2, 2, 5, 4), rand(3, 2, 3, 2), [1, 1], [1, 0, 1, 0]),
        conv("conv__pointwise", rand(1, 3, 3, 3), rand(2, 3, 1, 1), [1, 1], [0, 0, 0, 0]),
        conv("conv__strides", rand(1, 2, 8, 7), rand(2, 2, 3, 3), [3, 2], [1, 1, 1, 1]),
        conv("conv__dilations", rand(1, 2, 8, 7), rand(2, 2, 3, 2), [2, 1], [2, 1, 2, 1], [2, 3]),
        conv("conv__groups", rand(2, 4, 4, 4), rand(6, 2, 3, 3), [1, 2], [1, 1, 1, 1], groups=2),
        conv("conv__depthwise", rand(1, 3, 5, 5), rand(6, 1, 3, 3), [2, 1], [1, 1, 1, 1], groups=3),
        conv("conv__uneven", rand(1, 1, 5, 6), rand(2, 1, 2, 3), [2, 2], [0, 2, 1, 0]),
        conv("conv__cropped", rand(1, 1, 7, 8), rand(2, 1, 3, 3), [1, 2], [-1, 1, 2, -2]),
        conv("conv__skipping", rand(1, 2, 9, 9), rand(2, 2, 1, 2), [3, 4], [0, 0, 0, 0]),
        conv("conv__line", rand(2, 2, 9), rand(4, 1, 4), [2], [3, 1], [1], groups=2),
        conv("conv__volume", rand(1, 2, 3, 4, 3), rand(2, 2, 2, 3, 1), [1, 2, 1], [1, 1, 0, 0, 1, 0]),
        up("conv_transpose", rand(2, 2, 3, 4), rand(2, 3, 3, 2), [1, 1], [0, 0, 0, 0]),
        up("conv_transpose__strides", rand(1, 2, 3, 3), rand(2, 2, 3, 3), [2, 3], [1, 0, 1, 1], extra=[1, 2]),
        up("conv_transpose__long_extra", rand(1, 1, 3, 3), rand(1, 2, 2, 2), [2, 1], [0, 0, 0, 0], extra=[3, 2]),
        up("conv_transpose__groups", rand(1, 4, 3, 2), rand(4, 2, 2, 2), [2, 2], [0, 1, 1, 0], [2, 1], groups=2),
        up("conv_transpose__cropped", rand(1, 1, 4, 4), rand(1, 2, 3, 3), [2, 1], [2, 1, 0, 2]),
        up("conv_transpose__line", rand(2, 3, 4), rand(3, 1, 4), [3], [2, 1], groups=3),
        weight_gradient(rand(2, 4, 5, 6), rand(2, 6, 3, 3), (6, 2, 3, 2), [2, 2], [1, 0, 1, 1], [1, 2], 2),
    ]
