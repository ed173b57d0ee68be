"""gradients of ops that move elements: slices, pads, concatenation."""
import torch
import torch.nn.functional as F

from .framework import Case, rand

MODES = {"constant": "constant", "reflect": "reflect", "edge": "replicate", "wrap": "circular"}


def by_places(x, axis, places):
    return x.index_select(axis, torch.tensor(places))


def sliced(name, x, starts, steps, sizes):
    def function(x):
        for axis in range(x.dim()):
            x = by_places(x, axis, [starts[axis] + steps[axis] * i for i in range(sizes[axis])])
        return x * x
    return Case(name, f"_square(dl.slice(x, starts={starts}, steps={steps}, shape={sizes}))", function, {"x": x}, smooth=True)


PREAMBLE = "fn _square(x: tensor) => x * x\n"


def pad(name, x, low, high, mode):
    import numpy as np
    names = {"reflect": "reflect", "edge": "edge", "wrap": "wrap"}

    def function(x):
        for axis in range(x.dim()):
            n = x.shape[axis]
            places = np.pad(np.arange(n), (max(low[axis], 0), max(high[axis], 0)), names[mode])
            places = places[max(-low[axis], 0):len(places) - max(-high[axis], 0)]
            x = by_places(x, axis, places.tolist())
        return x * x
    return Case(name, f'_square(dl.pad(x, 0.0, low={low}, high={high}, mode="{mode}"))', function, {"x": x}, smooth=True)


def cases():
    found = [
        Case("reshape", "_square(reshape(x, [3, 2]))", lambda x: x.reshape(3, 2) ** 2, {"x": rand(2, 3)}, smooth=True),
        Case("transpose", "_square(dl.transpose(x, perm=[2, 0, 1]))", lambda x: x.permute(2, 0, 1) ** 2, {"x": rand(2, 3, 4)}, smooth=True),
        Case("broadcast_to", "_square(dl.broadcast_to(x, shape=[2, 3, 4]))", lambda x: x.expand(2, 3, 4) ** 2, {"x": rand(3, 1)}, smooth=True),
        Case("broadcast_to__scalar", "_square(dl.broadcast_to(x, shape=[2, 3]))", lambda x: x.expand(2, 3) ** 2, {"x": rand()}, smooth=True),
        Case("broadcast_to__empty", "_square(dl.broadcast_to(x, shape=[0, 3])) + x", lambda x: torch.zeros(0, 3).double() + 0 * x, {"x": rand(1, 3)}, zero=True),
        Case("reverse", "_square(reverse(x, axes=[0, 2]))", lambda x: x.flip(0, 2) ** 2, {"x": rand(2, 3, 2)}, smooth=True),
        Case("concat", "_square(concat([x, y, x], axis=1))", lambda x, y: torch.cat([x, y, x], 1) ** 2, {"x": rand(2, 3), "y": rand(2, 1)}, smooth=True),
        Case("concat__empty", "_square(concat([x, y], axis=0))", lambda x, y: torch.cat([x, y]) ** 2, {"x": rand(0, 3), "y": rand(2, 3)}, smooth=True),
        sliced("slice", rand(4, 5), [1, 0], [1, 1], [2, 5]), sliced("slice__strided", rand(7, 8), [1, 0], [3, 2], [2, 4]),
        sliced("slice__negative", rand(6, 5), [5, 3], [-2, -1], [3, 4]), sliced("slice__one", rand(6, 5), [3, 1], [-2, 3], [1, 2]),
        sliced("slice__ends", rand(7, 6), [6, 5], [-3, -5], [3, 2]), sliced("slice__three", rand(2, 5, 4), [0, 4, 3], [1, -4, -3], [2, 2, 2]),
        Case("slice__nothing", "_square(x[3:1:-1, 2:2]) + y", lambda x, y: x[:2, 2:2] ** 2 + y, {"x": rand(5, 4), "y": rand(2, 1)}, zero=True),
        Case("slice__index", "x[-2, ::-2, none] * x[0, 1]", lambda x: x[-2].flip(0)[::2][:, None] * x[0, 1], {"x": rand(3, 5)}, smooth=True),
        Case("pad", "_square(dl.pad(x, v, low=[1, 0], high=[0, 2]))", lambda x, v: torch.cat([torch.cat([v.expand(1, 3), x]), v.expand(3, 2)], 1) ** 2,
             {"x": rand(2, 3), "v": rand()}, smooth=True),
        Case("pad__cropped", "_square(dl.pad(x, v, low=[-1, 2], high=[1, -2]))", lambda x, v: torch.cat([v.expand(4, 2), torch.cat([x[1:, :-2], v.expand(1, 3)])], 1) ** 2,
             {"x": rand(4, 5), "v": rand()}, smooth=True),
    ]
    for mode in ("reflect", "edge", "wrap"):
        found += [pad(f"pad__{mode}", rand(4, 5), [2, 1], [0, 3], mode), pad(f"pad__{mode}_cropped", rand(5, 4), [-1, 2], [2, -1], mode),
                  pad(f"pad__{mode}_three", rand(2, 3, 4), [1, 0, 2], [0, 2, 1], mode)]
    return found
