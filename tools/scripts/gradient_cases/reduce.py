"""gradients of reductions and scans: ties, zeros, nothing to reduce."""
import torch

from .framework import Case, rand, spread


def vectors(*rows):
    return torch.tensor(rows, dtype=torch.float64).float().double()


def cases():
    inf = float("inf")
    rows = vectors([1, -inf, 2], [-inf, 0, -inf])
    found = [
        Case("reduce_sum", "reduce_sum(x, axes=[0, 2])", lambda x: x.sum((0, 2)), {"x": rand(2, 3, 2)}, smooth=True),
        Case("reduce_sum__kept", "reduce_sum(x, axes=[1], keepdims=true) * x", lambda x: x.sum(1, keepdim=True) * x, {"x": rand(2, 3, 2)}, smooth=True),
        Case("reduce_sum__none", "reduce_sum(x, axes=[])", lambda x: x * 1, {"x": rand(2, 3)}, smooth=True),
        Case("reduce_sum__empty", "reduce_sum(x, axes=[0]) + y", lambda x, y: x.sum(0) + y, {"x": rand(0, 3), "y": rand(3)}, smooth=True),
        Case("reduce_prod", "reduce_prod(x, axes=[1])", lambda x: x.prod(1), {"x": rand(2, 3, 2)}, smooth=True),
        Case("reduce_prod__all", "reduce_prod(x, axes=[0, 1])", lambda x: x.prod(), {"x": rand(2, 3)}, smooth=True),
        Case("reduce_prod__zeros", "reduce_prod(x, axes=[1])", lambda x: x.prod(1), {"x": vectors([2, 0, 3], [0, 0, 5], [1, 2, 4], [0, 0, 0])}, smooth=True),
        Case("reduce_prod__empty", "reduce_prod(x, axes=[0]) * y", lambda x, y: x.prod(0) * y, {"x": rand(0, 3), "y": rand(3)}),
        Case("reduce_max", "reduce_max(x, axes=[1, 2])", lambda x: x.amax((1, 2)), {"x": spread(2, 3, 2)}),
        Case("reduce_min", "reduce_min(x, axes=[0], keepdims=true)", lambda x: x.amin(0, keepdim=True), {"x": spread(3, 4)}),
        Case("reduce_max__tie", "reduce_max(x, axes=[1])", lambda x: x.amax(1), {"x": vectors([1, 1, 0], [2, 2, 2], [0, -0.0, -1])}, kink=True),
        Case("reduce_min__tie", "reduce_min(x, axes=[1])", lambda x: x.amin(1), {"x": vectors([1, 1, 3], [2, 2, 2], [0, -0.0, 1])}, kink=True),
        Case("reduce_max__empty", "reduce_max(x, axes=[1])", lambda x: x.amax(1), {"x": rand(0, 3)}, zero=True),
        Case("mean", "mean(x, axes=[1])", lambda x: x.mean(1), {"x": rand(2, 3)}, smooth=True),
        Case("variance", "variance(x, axes=[1])", lambda x: x.var(1, correction=0), {"x": rand(2, 3)}, smooth=True),
        Case("softmax", "softmax(x, axis=-1)", lambda x: x.softmax(-1), {"x": rand(2, 4)}, smooth=True),
        Case("softmax__masked", "softmax(x, axis=-1)", lambda x: x.softmax(-1), {"x": rows}, kink=True),
        Case("log_softmax", "log_softmax(x, axis=0)", lambda x: x.log_softmax(0), {"x": rand(3, 2)}, smooth=True),
        Case("softmax__far", "softmax(x, axis=-1)", lambda x: x.softmax(-1), {"x": vectors([1000, 999, -1000], [-3e38, 0, 1])}, kink=True),
        Case("logsumexp", "logsumexp(x, axis=1)", lambda x: x.logsumexp(1), {"x": rand(2, 4)}, smooth=True),
    ]
    for exclusive in (False, True):
        for reverse in (False, True):
            def scan(x, exclusive=exclusive, reverse=reverse):
                x = x.flip(1) if reverse else x
                r = x.cumsum(1) - x if exclusive else x.cumsum(1)
                return r.flip(1) if reverse else r
            what = "__exclusive" * exclusive + "__reverse" * reverse
            found.append(Case("cumsum" + what, f"cumsum(x, 1, exclusive={str(exclusive).lower()}, reverse={str(reverse).lower()}) * x",
                              lambda x, scan=scan: scan(x) * x, {"x": rand(2, 4, 2)}, smooth=True))
    return found
