"""gradients of pooling: windows that overlap, reach over the edge, tie."""
import torch
import torch.nn.functional as F

from .framework import Case, rand, spread


def max_pool(name, x, kernel, strides, pads, dilations=None, ceil=False, **options):
    n = len(kernel)
    dilations = dilations or [1] * n
    run = getattr(F, f"max_pool{n}d")
    around = [p for i in reversed(range(n)) for p in (pads[i], pads[n + i])]
    code = f"dl.max_pool(x, kernel={kernel}, strides={strides}, pads={pads}, dilations={dilations}, ceil_mode={str(ceil).lower()})"
    if pads[:n] == pads[n:]:
        function = lambda x: run(x, kernel, strides, pads[:n], dilations, ceil)
    else:
        assert not ceil
        function = lambda x: run(F.pad(x, around, value=float("-inf")), kernel, strides, 0, dilations)
    return Case(name, code, function, {"x": x}, **options)


def avg_pool(name, x, kernel, strides, pads, ceil=False, count=False):
    n = len(kernel)
    run = getattr(F, f"avg_pool{n}d")
    code = f"dl.avg_pool(x, kernel={kernel}, strides={strides}, pads={pads + pads}, ceil_mode={str(ceil).lower()}, count_include_pad={str(count).lower()})"
    return Case(name, code, lambda x: run(x, kernel, strides, pads, ceil, count), {"x": x}, smooth=True)


def gradient_of_max():
    """Linear in what arrives, as which the op is differentiated by it."""
    def function(x, dr):
        places = F.max_pool2d(x.detach(), 3, 2, 1, return_indices=True)[1]
        return torch.zeros(2, 2, 30, dtype=x.dtype).scatter_add(2, places.flatten(2), dr.flatten(2)).reshape(2, 2, 6, 5)
    return Case("max_pool_gradient", "dl.max_pool_gradient(x, dr, kernel=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1], dilations=[1, 1])", function,
                {"x": spread(2, 2, 6, 5), "dr": rand(2, 2, 3, 3)})


def cases():
    found = [
        max_pool("max_pool", spread(2, 2, 4, 6), [2, 2], [2, 2], [0] * 4), max_pool("max_pool__overlap", spread(1, 2, 5, 5), [3, 3], [1, 1], [1] * 4),
        max_pool("max_pool__uneven", spread(1, 2, 6, 7), [3, 2], [2, 3], [1, 0, 0, 1]),
        max_pool("max_pool__dilations", spread(1, 1, 7, 8), [2, 3], [1, 2], [1, 1, 1, 1], [3, 2]),
        max_pool("max_pool__ceil", spread(1, 2, 6, 5), [3, 2], [2, 2], [0] * 4, ceil=True),
        max_pool("max_pool__ceil_pad", spread(1, 1, 6, 7), [3, 3], [2, 2], [1] * 4, ceil=True),
        max_pool("max_pool__tie", torch.tensor([[[[1.0, 1, 0, 2], [1, 1, 2, 2], [0, 0, 0, 0]]]]).double(), [2, 2], [1, 1], [0] * 4, kink=True),
        max_pool("max_pool__line", spread(2, 2, 9), [3], [2], [1, 1]), max_pool("max_pool__volume", spread(1, 1, 3, 4, 4), [2, 2, 2], [1, 2, 1], [0] * 6),
        gradient_of_max(),
        avg_pool("avg_pool", rand(2, 2, 4, 6), [2, 2], [2, 2], [0, 0]), avg_pool("avg_pool__overlap", rand(1, 2, 5, 5), [3, 3], [1, 1], [1, 1]),
        avg_pool("avg_pool__counted", rand(1, 2, 5, 6), [3, 2], [2, 1], [1, 1], count=True),
        avg_pool("avg_pool__ceil", rand(1, 2, 6, 5), [3, 2], [2, 2], [0, 0], ceil=True),
        avg_pool("avg_pool__ceil_pad", rand(1, 1, 6, 7), [3, 3], [2, 2], [1, 1], ceil=True),
        avg_pool("avg_pool__ceil_counted", rand(1, 1, 6, 8), [3, 3], [2, 3], [1, 1], ceil=True, count=True),
        avg_pool("avg_pool__gaps", rand(1, 1, 8, 9), [2, 1], [3, 4], [0, 0]), avg_pool("avg_pool__line", rand(2, 3, 9), [4], [2], [2]),
        avg_pool("avg_pool__volume", rand(1, 1, 3, 4, 4), [2, 2, 3], [1, 2, 1], [0, 1, 1]),
    ]
    uneven = Case("avg_pool__uneven", "dl.avg_pool(x, kernel=[3], strides=[2], pads=[2, 1], count_include_pad=false)",
                  lambda x: F.avg_pool1d(F.pad(x, (2, 1)), 3, 2) * 3 / F.avg_pool1d(F.pad(torch.ones_like(x), (2, 1)), 3, 2) / 3, {"x": rand(1, 2, 6)}, smooth=True)
    return found + [uneven]
