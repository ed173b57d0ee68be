"""gradients of ops whose places are data: repeated and negative indices, every mode."""
import torch

from .framework import Case, ints, rand, spread


def cases():
    i = ints([[2, -1, 0], [2, 2, -3]])
    e = ints([[0, -1, 2, 0], [1, 1, -3, 2]])
    nd = ints([[0, 1], [-1, 2], [0, 1], [1, -3]])

    def wrapped(index, size):
        return index % size

    def scatter(name, mode, x, u, torch_mode, **options):
        def function(x, i, u):
            index = wrapped(i, x.shape[0])
            if torch_mode == "replace":
                # PyTorch says nothing about which of several stays; row by row the last does.
                for row in range(i.shape[0]):
                    x = x.scatter(0, index[row:row + 1], u[row:row + 1])
                return x * x
            r = x.scatter_add(0, index, u) if torch_mode == "add" else x.scatter_reduce(0, index, u, torch_mode)
            return r * r
        return Case(name, f'_square(scatter_elements(x, i, u, 0, mode="{mode}"))', function, {"x": x, "i": e, "u": u}, **options)

    def scatter_nd(name, mode, x, u, torch_mode, places=nd, **options):
        def function(x, i, u):
            flat = i[:, 0] % x.shape[0]
            strides = 1
            if i.shape[1] == 2:
                flat = flat * x.shape[1] + i[:, 1] % x.shape[1]
                strides = 2
            rows = x.reshape(-1, *x.shape[strides:])
            if torch_mode == "replace":
                for row in range(len(flat)):
                    rows = rows.index_copy(0, flat[row:row + 1], u[row:row + 1])
            elif torch_mode == "add":
                rows = rows.index_add(0, flat, u)
            else:
                rows = rows.index_reduce(0, flat, u, torch_mode)
            return rows.reshape(x.shape) ** 2
        return Case(name, f'_square(scatter_nd(x, i, u, mode="{mode}"))', function, {"x": x, "i": places, "u": u}, **options)

    def sort(x):
        values, places = x.sort(dim=1, stable=True)
        return values * values

    def dynamic(x, i, j):
        a, b = int(i) % 5 if i < 0 else min(int(i), 3), int(j) % 4 if j < 0 else min(int(j), 1)
        return x[min(a, 3):min(a, 3) + 2, min(b, 1):min(b, 1) + 3] ** 2

    def update(x, u, i, j):
        a, b = min(int(i) % 5 if i < 0 else int(i), 3), min(int(j) % 4 if j < 0 else int(j), 1)
        r = x.clone()
        r[a:a + 2, b:b + 3] = u
        return r * r

    found = [
        Case("gather", "_square(gather(x, i, 0))", lambda x, i: x[wrapped(i, 3)] ** 2, {"x": rand(3, 2), "i": i}, smooth=True),
        Case("gather__inner", "_square(gather(x, i, 1))", lambda x, i: x[:, wrapped(i, 3)] ** 2, {"x": rand(2, 3, 2), "i": i}, smooth=True),
        Case("gather__last", "_square(gather(x, i, -1))", lambda x, i: x[..., wrapped(i, 3)] ** 2, {"x": rand(2, 2, 3), "i": i.int()}, smooth=True),
        Case("gather__scalar", "_square(gather(x, i, 1))", lambda x, i: x[:, i] ** 2, {"x": rand(2, 3), "i": ints(-2)}, smooth=True),
        Case("gather__empty", "_square(gather(x, i, 0)) + y", lambda x, i, y: x[i] ** 2 + y, {"x": rand(3, 2), "i": torch.zeros(0, dtype=torch.int64), "y": rand(1, 2)}, zero=True),
        Case("gather_elements", "_square(gather_elements(x, i, 0))", lambda x, i: x.gather(0, wrapped(i, 3)) ** 2, {"x": rand(3, 4), "i": e}, smooth=True),
        Case("gather_elements__last", "_square(gather_elements(x, i, 1))", lambda x, i: x.gather(1, wrapped(i, 5)) ** 2, {"x": rand(2, 5), "i": e}, smooth=True),
        Case("gather_nd", "_square(gather_nd(x, i))", lambda x, i: x[i[:, 0] % 2, i[:, 1] % 3] ** 2, {"x": rand(2, 3, 2), "i": nd}, smooth=True),
        Case("gather_nd__batch", "_square(gather_nd(x, i, batch_dims=1))", lambda x, i: torch.stack([x[b, i[b, :, 0] % 3] for b in range(2)]) ** 2,
             {"x": rand(2, 3, 2), "i": i[:, :, None]}, smooth=True),
        scatter("scatter_elements", "replace", rand(3, 4), rand(2, 4), "replace", smooth=True), scatter("scatter_elements__add", "add", rand(3, 4), rand(2, 4), "add", smooth=True),
        scatter("scatter_elements__max", "max", spread(3, 4), (spread(2, 4) + 0.0078125).float().double(), "amax"), scatter("scatter_elements__min", "min", spread(3, 4), (spread(2, 4) + 0.0078125).float().double(), "amin"),
        scatter("scatter_elements__max_tie", "max", torch.ones(3, 4).double(), torch.ones(2, 4).double(), "amax", kink=True),
        scatter("scatter_elements__mul", "mul", rand(3, 4), rand(2, 4), "prod"),
        scatter("scatter_elements__mul_zeros", "mul", torch.tensor([[0.0, 1, 2, 0], [2, 0, 1, 3], [1, 2, 0, 1]]).double(), torch.tensor([[1.0, 2, 0, 0], [3, 2, 5, 4]]).double(), "prod"),
        scatter_nd("scatter_nd", "replace", rand(2, 3, 2), rand(4, 2), "replace", smooth=True), scatter_nd("scatter_nd__add", "add", rand(2, 3, 2), rand(4, 2), "add", smooth=True),
        scatter_nd("scatter_nd__rows", "replace", rand(3, 2), rand(4, 2), "replace", ints([[0], [-1], [0], [2]]), smooth=True),
        scatter_nd("scatter_nd__max", "max", spread(2, 3, 2), (spread(4, 2) + 0.0078125).float().double(), "amax"), scatter_nd("scatter_nd__min", "min", spread(2, 3, 2), (spread(4, 2) + 0.0078125).float().double(), "amin"),
        scatter_nd("scatter_nd__mul", "mul", rand(2, 3, 2), rand(4, 2), "prod"),
        Case("one_hot", "_square(one_hot(i, x, y, 4, 1))", lambda i, x, y: torch.where(torch.nn.functional.one_hot(i % 4, 4).bool() & (i < 4)[:, None], x, y) ** 2,
             {"i": ints([0, -1, 2, 7]), "x": rand(), "y": rand()}, smooth=True),
        Case("dynamic_slice", "_square(dynamic_slice(x, [i, j], shape=[2, 3]))", dynamic, {"x": rand(5, 4), "i": ints(1), "j": ints(0)}, smooth=True),
        Case("dynamic_slice__clamped", "_square(dynamic_slice(x, [i, j], shape=[2, 3]))", dynamic, {"x": rand(5, 4), "i": ints(-1), "j": ints(3)}, smooth=True),
        Case("dynamic_update_slice", "_square(dynamic_update_slice(x, u, [i, j]))", update, {"x": rand(5, 4), "u": rand(2, 3), "i": ints(2), "j": ints(0)}, smooth=True),
        Case("dynamic_update_slice__clamped", "_square(dynamic_update_slice(x, u, [i, j]))", update, {"x": rand(5, 4), "u": rand(2, 3), "i": ints(-1), "j": ints(9)}, smooth=True),
        Case("top_k", "_square(top_k(x, 2, 1)[0])", lambda x: x.topk(2, 1).values ** 2, {"x": spread(3, 4)}, smooth=True),
        Case("top_k__smallest", "_square(top_k(x, 3, 0, largest=false)[0])", lambda x: x.topk(3, 0, largest=False).values ** 2, {"x": spread(4, 3)}, smooth=True),
        Case("sort", "_square(sort(x, 1)[0])", sort, {"x": spread(3, 4)}, smooth=True),
        Case("sort__tie", "_square(sort(x, 1)[0])", sort, {"x": torch.tensor([[1.0, 0, 1, 1], [2, 2, 0, 0]]).double()}, kink=True),
        Case("sort__descending", "_square(sort(x, 0, descending=true)[0])", lambda x: x.sort(dim=0, descending=True, stable=True).values ** 2, {"x": spread(4, 3)}, smooth=True),
    ]
    return found


PREAMBLE = "fn _square(x: tensor) => x * x\n"
