"""gradients where sizes are known at run time only."""
import torch
import torch.nn.functional as F

from .framework import Case, ints, rand, spread

WHERE = "N in 1..=16, M in 1..=16, P in 4..=16"
PREAMBLE = """
fn _square(x: tensor) => x * x
fn _running(x: T[N, 3], w: tensor) {
  h = x[0] * 0.0
  for t in 0..N { h = tanh(gather(x, t, 0) + h * w) }
  return h
}
"""


def cases():
    def running(x, w):
        h = x[0] * 0
        for row in x:
            h = torch.tanh(row + h * w)
        return h
    x, m, p = {"x": "N, 3"}, {"x": "N, M"}, {"x": "2, 3, P"}
    image = {"x": "N, 2, P, P"}
    return [
        Case("add__sizes", "x * y + x", lambda x, y: x * y + x, {"x": rand(5, 3), "y": rand(1, 3)}, dims={"x": "N, 3"}, smooth=True),
        Case("mul__sizes", "x * y", lambda x, y: x * y, {"x": rand(5, 1), "y": rand(4)}, dims={"x": "N, 1", "y": "M"}, smooth=True),
        Case("reduce_sum__sizes", "sum(x, axes=[0]) * sum(x)", lambda x: x.sum(0) * x.sum(), {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("mean__sizes", "mean(x, axes=[0])", lambda x: x.mean(0), {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("reduce_max__sizes", "reduce_max(x, axes=[1])", lambda x: x.amax(1), {"x": spread(5, 4)}, dims=m),
        Case("reduce_prod__sizes", "reduce_prod(x, axes=[0])", lambda x: x.prod(0), {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("softmax__sizes", "softmax(x, axis=0)", lambda x: x.softmax(0), {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("cumsum__sizes", "cumsum(x, 0) * x", lambda x: x.cumsum(0) * x, {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("matmul__sizes", "x @ y", lambda x, y: x @ y, {"x": rand(5, 4), "y": rand(4, 2)}, dims={"x": "N, M", "y": "M, 2"}, smooth=True),
        Case("matmul__sizes_batch", "x @ y", lambda x, y: x @ y, {"x": rand(5, 2, 4), "y": rand(4, 3)}, dims={"x": "N, 2, M", "y": "M, 3"}, smooth=True),
        Case("reshape__sizes", "_square(reshape(x, [x.shape[0] * 3]))", lambda x: x.reshape(-1) ** 2, {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("transpose__sizes", "_square(dl.transpose(x, perm=[1, 0]))", lambda x: x.T ** 2, {"x": rand(5, 4)}, dims=m, smooth=True),
        Case("reverse__sizes", "_square(reverse(x, axes=[0]))", lambda x: x.flip(0) ** 2, {"x": rand(5, 4)}, dims=m, smooth=True),
        Case("concat__sizes", "_square(concat([x, y], axis=0))", lambda x, y: torch.cat([x, y]) ** 2, {"x": rand(5, 3), "y": rand(4, 3)}, dims={"x": "N, 3", "y": "M, 3"}, smooth=True),
        Case("slice__sizes", "_square(x[:, 1:])", lambda x: x[:, 1:] ** 2, {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("slice__sizes_end", "_square(x[:, :, 1:x.shape[2] - 1])", lambda x: x[:, :, 1:-1] ** 2, {"x": rand(2, 3, 7)}, dims=p, smooth=True),
        Case("slice__sizes_last", "_square(x[-1])", lambda x: x[-1] ** 2, {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("slice__sizes_back", "_square(x[::-1])", lambda x: x.flip(0) ** 2, {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("pad__sizes", "_square(dl.pad(x, 1.0, low=[1, 0], high=[2, -1]))", lambda x: F.pad(x, (0, -1, 1, 2), value=1.0) ** 2, {"x": rand(5, 3)}, dims=x, smooth=True),
        Case("pad__sizes_reflect", '_square(dl.pad(x, 0.0, low=[0, 0, 2], high=[0, 0, 1], mode="reflect"))', lambda x: F.pad(x, (2, 1), "reflect") ** 2, {"x": rand(2, 3, 7)}, dims=p, smooth=True),
        Case("gather__sizes", "_square(gather(x, i, 0))", lambda x, i: x[i] ** 2, {"x": rand(5, 3), "i": ints([0, 4, -1, 4])}, dims={"x": "N, 3", "i": "M"}, smooth=True),
        Case("scatter_elements__sizes", '_square(scatter_elements(x, i, u, 0, mode="add"))', lambda x, i, u: x.scatter_add(0, i, u) ** 2,
             {"x": rand(5, 3), "i": ints([[0, 2, 0], [0, 2, 4]]), "u": rand(2, 3)}, dims=x, smooth=True),
        Case("sort__sizes", "_square(sort(x, 0)[0])", lambda x: x.sort(0).values ** 2, {"x": spread(5, 3)}, dims=x, smooth=True),
        Case("conv__sizes", "dl.conv(x, w, strides=[2, 1], pads=[1, 1, 1, 1], dilations=[1, 2])", lambda x, w: F.conv2d(x, w, None, (2, 1), 1, (1, 2)),
             {"x": rand(5, 2, 7, 7), "w": rand(3, 2, 3, 2)}, dims=image, smooth=True),
        Case("conv_transpose__sizes", "dl.conv_transpose(x, w, strides=[2, 1], pads=[1, 0, 0, 1], dilations=[1, 1], output_padding=[1, 0])",
             lambda x, w: F.conv_transpose2d(x, w, None, (2, 1), output_padding=(1, 0))[:, :, 1:, :-1], {"x": rand(5, 2, 7, 7), "w": rand(2, 1, 3, 2)}, dims=image, smooth=True),
        Case("max_pool__sizes", "dl.max_pool(x, kernel=[3, 2], strides=[2, 2], pads=[1, 0, 1, 0], dilations=[1, 1])", lambda x: F.max_pool2d(x, (3, 2), 2, (1, 0)), {"x": spread(5, 2, 7, 7)}, dims=image),
        Case("for__sizes", "_running(x, w)", running, {"x": rand(5, 3), "w": rand(3)}, dims=x, smooth=True),
    ]
