"""The ops that random_graphs.py draws from: each maker adds one to a Graph, or returns None where nothing there fits it."""
import math

from random_program import FLOATS, INTS, WORTH, Value, array, broadcast, flag, type_of, volume

#===-- Elementwise ops --===#

# op: (accepted low, accepted high, bounds of the result, exact, may follow a rounded value)
def rising(f):
    return lambda low, high: (f(low), f(high))


UNARY = {
    "neg": (None, None, lambda l, h: (-h, -l), True, True),
    "abs": (None, None, lambda l, h: (0.0, max(abs(l), abs(h))), True, True),
    "sign": (None, None, lambda l, h: (-1.0, 1.0), True, False),
    "floor": (None, None, rising(math.floor), True, False),
    "ceil": (None, None, rising(math.ceil), True, False),
    "round": (None, None, lambda l, h: (l - 1.0, h + 1.0), True, False),
    "sqrt": (0.0, None, rising(math.sqrt), True, True),
    "rsqrt": (0.25, None, lambda l, h: (0.0, 2.0), False, True),
    "exp": (-4.0, 4.0, rising(math.exp), False, False),
    "expm1": (-2.0, 2.0, rising(math.expm1), False, False),
    "log": (1.5, None, rising(math.log), False, False),
    "log1p": (0.0, None, rising(math.log1p), False, False),
    "sin": (-6.0, 6.0, lambda l, h: (-1.0, 1.0), False, False),
    "cos": (-6.0, 6.0, lambda l, h: (-1.0, 1.0), False, False),
    "tan": (-1.0, 1.0, rising(math.tan), False, False),
    "atan": (None, None, rising(math.atan), False, False),
    "asin": (-0.9, 0.9, rising(math.asin), False, False),
    "sinh": (-3.0, 3.0, rising(math.sinh), False, False),
    "cosh": (-3.0, 3.0, lambda l, h: (1.0, math.cosh(3.0)), False, False),
    "tanh": (None, None, rising(math.tanh), False, False),
    "asinh": (None, None, rising(math.asinh), False, False),
    "erf": (None, None, rising(math.erf), False, False),
    "sigmoid": (None, None, lambda l, h: (0.0, 1.0), False, False),
}


def in_domain(value, low, high, keeps_error):
    return (value.is_float and (value.exact or keeps_error) and (low is None or value.low >= low)
            and (high is None or value.high <= high))


def unary(g):
    op = g.random.choice(list(UNARY))
    low, high, bounds, exact, keeps_error = UNARY[op]
    x = g.pick(lambda v: in_domain(v, low, high, keeps_error))
    return x and g.emit(op, [x], {}, x.dims, x.dtype, *bounds(x.low, x.high), exact=exact and x.exact)


def clamp(g):
    """Bounds by minimum and maximum: what lets the ops with a narrow domain follow."""
    x = g.pick(lambda v: v.is_float)
    if not x:
        return None
    limit = g.random.choice([0.5, 2.0, 3.0])
    top = g.emit("minimum", [x, g.constant(x.dtype, limit)], {}, x.dims, x.dtype, min(x.low, limit), min(x.high, limit), x.exact)
    bottom = g.random.choice([-limit, 0.0, limit / 2])
    return g.emit("maximum", [top, g.constant(x.dtype, bottom)], {}, x.dims, x.dtype, max(top.low, bottom),
                  max(top.high, bottom), x.exact)


def binary(g):
    op = g.random.choice(["add", "sub", "mul", "div", "maximum", "minimum"])
    x = g.pick(lambda v: v.is_float)
    y = x and g.pick(lambda v: v.dtype == x.dtype and broadcast(v.dims, x.dims) is not None)
    if not y:
        return None
    if g.random.random() < 0.5:
        x, y = y, x
    dims, exact = broadcast(x.dims, y.dims), x.exact and y.exact
    if volume(dims) > WORTH:
        return None
    corners = []
    if op in ("add", "sub"):
        if not exact and not (x.one_sign and y.one_sign and ((x.low >= 0) == (y.low >= 0)) == (op == "add")):
            return None  # cancellation would enlarge an earlier difference
        low, high = (x.low + y.low, x.high + y.high) if op == "add" else (x.low - y.high, x.high - y.low)
    elif op == "div":
        if min(abs(y.low), abs(y.high)) < 0.25 or not y.one_sign:
            return None
        corners = [a / b for a in (x.low, x.high) for b in (y.low, y.high)]
    elif op == "mul":
        corners = [a * b for a in (x.low, x.high) for b in (y.low, y.high)]
    else:
        choose = max if op == "maximum" else min
        low, high = choose(x.low, y.low), choose(x.high, y.high)
    if corners:
        low, high = min(corners), max(corners)
    if max(abs(low), abs(high)) > FLOATS[x.dtype]:
        return None
    return g.emit(op, [x, y], {}, dims, x.dtype, low, high, exact)


def integer(g):
    op = g.random.choice(["add", "sub", "mul", "div", "rem", "mod", "maximum", "minimum", "and", "or", "xor", "shl", "shr",
                          "abs", "neg", "sign", "not"])
    x = g.pick(lambda v: v.dtype in INTS)
    if not x:
        return None
    if op in ("abs", "neg", "sign", "not"):
        return g.emit(op, [x], {}, x.dims, x.dtype)
    y = g.pick(lambda v: v.dtype == x.dtype and broadcast(v.dims, x.dims) is not None)
    dims = broadcast(x.dims, y.dims)
    return g.emit(op, [x, y], {}, dims, x.dtype) if volume(dims) <= WORTH else None


def compare(g):
    op = g.random.choice(["eq", "ne", "lt", "le", "gt", "ge"])
    x = g.pick(lambda v: v.exact)
    y = g.pick(lambda v: v.exact and v.dtype == x.dtype and broadcast(v.dims, x.dims) is not None)
    dims = broadcast(x.dims, y.dims)
    return g.emit(op, [x, y], {}, dims, "i1") if volume(dims) <= WORTH else None


def logic(g):
    x = g.pick(lambda v: v.dtype == "i1")
    y = x and g.pick(lambda v: v.dtype == "i1" and broadcast(v.dims, x.dims) is not None)
    if not y:
        return None
    op = g.random.choice(["and", "or", "xor", "not"])
    if op == "not":
        return g.emit("not", [x], {}, x.dims, "i1")
    dims = broadcast(x.dims, y.dims)
    return g.emit(op, [x, y], {}, dims, "i1") if volume(dims) <= WORTH else None


def select(g):
    c = g.pick(lambda v: v.dtype == "i1")
    x = c and g.pick(lambda v: broadcast(v.dims, c.dims) is not None)
    dims = x and broadcast(x.dims, c.dims)
    y = x and g.pick(lambda v: v.dtype == x.dtype and broadcast(v.dims, dims) is not None)
    if not y:
        return None
    dims = broadcast(dims, y.dims)
    if volume(dims) > WORTH:
        return None
    bounds = (min(x.low, y.low), max(x.high, y.high)) if x.is_float else (None, None)
    return g.emit("select", [c, x, y], {}, dims, x.dtype, *bounds, exact=x.exact and y.exact)


def cast(g):
    to = g.random.choice([*FLOATS, *INTS, "i1"])
    x = g.pick(lambda v: v.exact and v.dtype != to)
    if not x:
        return None
    if to not in FLOATS:
        return g.emit("cast", [x], {"to": to}, x.dims, to)
    if x.is_float:
        low, high = x.low, x.high
    else:
        low, high = INTS.get(x.dtype, (0, 1))
    if max(abs(low), abs(high)) > FLOATS[to]:
        return None
    return g.emit("cast", [x], {"to": to}, x.dims, to, float(low), float(high))


#===-- Ops that move elements --===#

def keep(g, op, x, attributes, dims, extra=(), low=None, high=None):
    """A result that holds elements of x (and perhaps others in low..high)."""
    if volume(dims) > WORTH:
        return None
    if x.is_float:
        low, high = (x.low if low is None else min(low, x.low)), (x.high if high is None else max(high, x.high))
    exact = x.exact and all(y.exact for y in extra)
    return g.emit(op, [x, *extra], attributes, dims, x.dtype, low, high, exact)


def transpose(g):
    x = g.pick(lambda v: v.rank >= 2)
    if not x:
        return None
    perm = list(range(x.rank))
    g.random.shuffle(perm)
    return keep(g, "transpose", x, {"perm": array(perm)}, [x.dims[p] for p in perm])


def reshape(g):
    x = g.pick(lambda v: v.rank >= 1)
    if not x:
        return None
    dims = list(x.dims)
    i = g.random.randrange(len(dims))
    factors = [f for f in range(2, dims[i]) if dims[i] % f == 0] if isinstance(dims[i], int) else []
    if factors and len(dims) < 5 and g.random.random() < 0.5:
        f = g.random.choice(factors)
        dims[i:i + 1] = [f, dims[i] // f]
    elif i + 1 < len(dims) and isinstance(dims[i], int) and isinstance(dims[i + 1], int):
        dims[i:i + 2] = [dims[i] * dims[i + 1]]
    elif len(dims) < 5:
        dims.insert(i, 1)
    return keep(g, "reshape", x, {}, dims)


def broadcast_to(g):
    x = g.pick(lambda v: v.rank < 4)
    if not x:
        return None
    dims = [g.random.randint(1, 4)] + [g.random.randint(1, 5) if d == 1 else d for d in x.dims]
    return keep(g, "broadcast_to", x, {}, dims)


def slice_(g):
    x = g.pick(lambda v: v.rank >= 1)
    if not x:
        return None
    starts, steps, dims = [], [], []
    for d in x.dims:
        if not isinstance(d, int) or d == 0:
            start, step, size = 0, 1, d
        else:
            size, step = g.random.randint(1, d), g.random.choice([1, 1, 2, -1, -2, 3])
            size = min(size, (d - 1) // abs(step) + 1)
            slack = d - 1 - abs(step) * (size - 1)
            start = g.random.randint(0, slack) + (abs(step) * (size - 1) if step < 0 else 0)
        starts.append(start), steps.append(step), dims.append(size)
    return keep(g, "slice", x, {"starts": f"#dl.dims<[{', '.join(map(str, starts))}]>", "steps": array(steps)}, dims)


def concat(g):
    x = g.pick(lambda v: v.rank >= 1)
    if not x:
        return None
    axis = g.random.randrange(x.rank)
    if not isinstance(x.dims[axis], int):
        return None
    fits = lambda v: (v.dtype == x.dtype and v.rank == x.rank and isinstance(v.dims[axis], int)
                      and all(a == b for i, (a, b) in enumerate(zip(v.dims, x.dims)) if i != axis))
    others = [g.pick(fits) for _ in range(g.random.randint(1, 3))]
    dims = list(x.dims)
    dims[axis] += sum(y.dims[axis] for y in others)
    bounds = (min(y.low for y in others), max(y.high for y in others)) if x.is_float else ()
    return keep(g, "concat", x, {"axis": f"{axis} : i64"}, dims, others, *bounds)


def pad(g):
    x = g.pick(lambda v: v.rank >= 1 and v.static and v.dtype != "i1" and volume(v.dims) > 0)
    if not x:
        return None
    mode = g.random.choice(["constant", "reflect", "edge", "wrap"])
    least = 0 if mode != "constant" else -1
    low = [g.random.randint(max(least, 1 - d), min(2, d - 1)) for d in x.dims]
    high = [g.random.randint(0, min(2, d - 1)) for d in x.dims]
    value = g.constant(x.dtype, 0.5 if x.is_float else 1)
    return keep(g, "pad", x, {"low": array(low), "high": array(high), "mode": f"#dl<pad_mode {mode}>"},
                [d + a + b for d, a, b in zip(x.dims, low, high)], [value], *((0.5, 0.5) if x.is_float else ()))


def reverse(g):
    x = g.pick(lambda v: v.rank >= 1)
    return x and keep(g, "reverse", x, {"axes": array(sorted(g.random.sample(range(x.rank), g.random.randint(1, x.rank))))}, x.dims)


#===-- Reductions, contractions, windows --===#

def reduce(g):
    op = g.random.choice(["sum", "prod", "max", "min"])
    x = g.pick(lambda v: v.dtype != "i1" and v.rank >= 1)
    if not x:
        return None
    axes = sorted(g.random.sample(range(x.rank), g.random.randint(1, x.rank)))
    count = volume([x.dims[a] for a in axes])
    low, high = x.low, x.high
    if x.is_float:
        if op == "sum":
            if not x.exact and not x.one_sign:
                return None
            low, high = min(0, x.low * count), max(0, x.high * count)
        elif op == "prod":
            if count > 12 or x.magnitude > 2:
                return None
            low, high = -(2.0 ** count), 2.0 ** count
        elif count == 0:
            return None
        if max(abs(low), abs(high)) > FLOATS[x.dtype]:
            return None
    keepdims = g.random.random() < 0.5
    dims = [1 if i in axes else d for i, d in enumerate(x.dims) if keepdims or i not in axes]
    return g.emit(f"reduce_{op}", [x], {"axes": array(axes), "keepdims": flag(keepdims)}, dims, x.dtype, low, high,
                  x.exact and op in ("max", "min") or not x.is_float)


def reduce_bool(g):
    x = g.pick(lambda v: v.dtype == "i1" and v.rank >= 1)
    if not x:
        return None
    axis = g.random.randrange(x.rank)
    return g.emit(g.random.choice(["reduce_and", "reduce_or"]), [x], {"axes": array([axis])},
                  x.dims[:axis] + x.dims[axis + 1:], "i1")


def arg_reduce(g):
    x = g.pick(lambda v: v.dtype != "i1" and v.exact and v.rank >= 1 and volume(v.dims) > 0)
    if not x:
        return None
    axis = g.random.randrange(x.rank)
    return g.emit(g.random.choice(["argmax", "argmin"]), [x], {"axis": f"{axis} : i64", "last": flag(g.random.random() < 0.5)},
                  x.dims[:axis] + x.dims[axis + 1:], "i64")


def cumsum(g):
    x = g.pick(lambda v: v.dtype != "i1" and v.rank >= 1 and (not v.is_float or v.exact or v.one_sign))
    if not x:
        return None
    axis = g.random.randrange(x.rank)
    low, high = x.low, x.high
    if x.is_float:
        n = volume([x.dims[axis]])
        low, high = min(0, x.low * n), max(0, x.high * n)
        if max(abs(low), abs(high)) > FLOATS[x.dtype]:
            return None
    return g.emit("cumsum", [x], {"axis": f"{axis} : i64", "exclusive": flag(g.random.random() < 0.5),
                                  "reverse": flag(g.random.random() < 0.5)}, x.dims, x.dtype, low, high, not x.is_float)


def contracted(g, op, operands, attributes, dims, count):
    """A sum of `count` products; exact only in integers."""
    x, y = operands
    if volume(dims) > WORTH or 0 in dims:
        return None
    if not x.is_float:
        return g.emit(op, operands, attributes, dims, x.dtype)
    bound = count * x.magnitude * y.magnitude
    if bound > FLOATS[x.dtype]:
        return None
    positive = x.low >= 0 and y.low >= 0
    return g.emit(op, operands, attributes, dims, x.dtype, 0.0 if positive else -bound, bound, False)


def matmul(g):
    good = lambda v: v.dtype != "i1" and (v.exact or v.low >= 0)
    x = g.pick(lambda v: good(v) and 1 <= v.rank <= 3)
    if not x:
        return None
    k = x.dims[-1]
    y = g.pick(lambda v: good(v) and v.dtype == x.dtype and v.rank in (1, 2) and v.dims[max(0, v.rank - 2)] == k)
    if not y:  # multiply by the transpose of x itself
        if x.rank != 2:
            return None
        y = g.emit("transpose", [x], {"perm": array([1, 0])}, x.dims[::-1], x.dtype, x.low, x.high, x.exact)
    if x.is_float and not (x.exact and y.exact) and not (x.low >= 0 and y.low >= 0):
        return None
    dims = list(x.dims[:-1]) + ([y.dims[-1]] if y.rank == 2 else [])
    return contracted(g, "matmul", [x, y], {}, dims, volume([k]))


def windows(size, kernel, stride, low, high, dilation):
    return (size + low + high - dilation * (kernel - 1) - 1) // stride + 1


def image(g, spatial):
    """A float tensor of batch, channels and `spatial` dims, static but for the batch, cut from any value by a reshape."""
    x = g.pick(lambda v: v.is_float and v.exact and v.rank >= spatial and all(isinstance(d, int) for d in v.dims[-spatial:])
               and volume(v.dims) > 0)
    if not x:
        return None
    if x.rank == spatial + 2 and isinstance(x.dims[1], int):
        return x
    if not x.static:
        return None
    flat = [1, math.prod(x.dims[:x.rank - spatial]), *x.dims[x.rank - spatial:]]
    return keep(g, "reshape", x, {}, flat)


def conv(g):
    spatial = g.random.choice([1, 2, 2, 3])
    x = image(g, spatial)
    if not x:
        return None
    transposed = g.random.random() < 0.3
    channels = x.dims[1]
    groups = g.random.choice([n for n in range(1, channels + 1) if channels % n == 0][:4])
    outputs = groups * g.random.randint(1, 3)
    stride, dilation, kernel, low, high = ([g.random.randint(*r) for _ in range(spatial)] for r in ((1, 2), (1, 2), (1, 3), (0, 2), (0, 2)))
    attributes = {"strides": array(stride), "pads": array(low + high), "dilations": array(dilation), "groups": f"{groups} : i64"}
    extra = [g.random.randint(0, s - 1) for s in stride]
    if transposed:
        attributes["output_padding"] = array(extra)
        sizes = [s * (n - 1) + e + d * (k - 1) + 1 - a - b
                 for s, n, e, d, k, a, b in zip(stride, x.dims[2:], extra, dilation, kernel, low, high)]
        shape = [channels, outputs // groups, *kernel]
    else:
        sizes = [windows(n, k, s, a, b, d) for n, k, s, a, b, d in zip(x.dims[2:], kernel, stride, low, high, dilation)]
        shape = [outputs, channels // groups, *kernel]
    if min(sizes) < 1:
        return None
    # A filter that is not constant: a ramp, scaled to about 1.
    name = f"%{len(g.lines)}"
    g.lines.append(f"{name} = dl.iota {{axis = {g.random.randrange(len(shape))} : i64}} : {type_of(shape, x.dtype)}")
    w = Value(name, shape, x.dtype, 0.0, float(max(shape)))
    return contracted(g, "conv_transpose" if transposed else "conv", [x, w], attributes, [x.dims[0], outputs, *sizes],
                      channels * math.prod(kernel))


def pool(g):
    spatial = g.random.choice([1, 2, 2])
    x = image(g, spatial)
    if not x:
        return None
    kernel = [g.random.randint(1, 3) for _ in range(spatial)]
    stride = [g.random.randint(1, 3) for _ in range(spatial)]
    low, high = ([g.random.randint(0, k // 2) for k in kernel] for _ in range(2))
    attributes = {"kernel": array(kernel), "strides": array(stride), "pads": array(low + high)}
    average = g.random.random() < 0.5
    dilation = [1] * spatial if average else [g.random.randint(1, 2) for _ in range(spatial)]
    if average:
        attributes["count_include_pad"] = flag(g.random.random() < 0.5)
    else:
        attributes["dilations"] = array(dilation)
    sizes = [windows(*each) for each in zip(x.dims[2:], kernel, stride, low, high, dilation)]
    if min(sizes) < 1 or any(a + b >= n for n, a, b in zip(x.dims[2:], low, high)):
        return None
    if average:
        return contracted_average(g, x, attributes, sizes)
    return g.emit("max_pool", [x], attributes, [*x.dims[:2], *sizes], x.dtype, x.low, x.high, x.exact)


def contracted_average(g, x, attributes, sizes):
    if not (x.exact or x.one_sign):
        return None
    return g.emit("avg_pool", [x], attributes, [*x.dims[:2], *sizes], x.dtype, min(0.0, x.low), max(0.0, x.high), False)


#===-- Indices --===#

def gather(g):
    x = g.pick(lambda v: v.rank >= 1 and v.static and volume(v.dims) > 0)
    if not x:
        return None
    axis = g.random.randrange(x.rank)
    if g.random.random() < 0.5:
        shape = list(x.dims)
        shape[axis] = g.random.randint(1, 4)
        return keep(g, "gather_elements", x, {"axis": f"{axis} : i64"}, shape, [g.indices(shape, x.dims[axis])])
    shape = [g.random.randint(1, 3) for _ in range(g.random.randint(0, 2))]
    index = g.indices(shape, x.dims[axis])
    return keep(g, "gather", x, {"axis": f"{axis} : i64"}, [*x.dims[:axis], *shape, *x.dims[axis + 1:]], [index])


def scatter(g):
    x = g.pick(lambda v: v.rank >= 1 and v.static and v.dtype != "i1" and volume(v.dims) > 0)
    y = x and g.pick(lambda v: v.dtype == x.dtype and v.dims == x.dims)
    if not y:
        return None
    axis = g.random.randrange(x.rank)
    mode = g.random.choice(["replace", "max", "min"])
    return keep(g, "scatter_elements", x, {"axis": f"{axis} : i64", "mode": f"#dl<scatter_mode {mode}>"}, x.dims,
                [g.indices(x.dims, x.dims[axis]), y], *((y.low, y.high) if x.is_float else ()))


def gather_nd(g):
    x = g.pick(lambda v: v.rank >= 1 and v.static and volume(v.dims) > 0)
    if not x:
        return None
    depth = g.random.randint(1, x.rank)
    count = g.random.randint(1, 4)
    # One index for all dims that it addresses must suit the smallest of them.
    index = g.indices([count, depth], min(x.dims[:depth]))
    return keep(g, "gather_nd", x, {"batch_dims": "0 : i64"}, [count, *x.dims[depth:]], [index])


def block(g):
    """A block read or written at a computed place, which is clamped: starts may be anything."""
    x = g.pick(lambda v: v.rank >= 1 and v.static and volume(v.dims) > 0)
    if not x:
        return None
    at = g.pick(lambda v: v.dtype == "i64" and v.rank == 0)
    if at and g.random.random() < 0.5:
        starts = [at if g.random.random() < 0.7 else g.constant("i64", 0) for _ in x.dims]
    else:
        starts = [g.constant("i32", g.random.randint(-2, d + 1)) for d in x.dims]
    if g.random.random() < 0.5:
        return keep(g, "dynamic_slice", x, {}, [g.random.randint(1, d) for d in x.dims], starts)
    y = g.pick(lambda v: v.static and v.dtype == x.dtype and v.rank == x.rank and all(a <= b for a, b in zip(v.dims, x.dims)))
    return keep(g, "dynamic_update_slice", x, {}, x.dims, [y, *starts], *((y.low, y.high) if x.is_float else ()))


def noise(g):
    """Random numbers are a pure function of key and counter, and exact in every type."""
    op = g.random.choice(["random_bits", "random_uniform", "random_normal"])
    dims = [g.random.randint(1, 6) for _ in range(g.random.randint(0, 3))]
    dtype = "i32" if op == "random_bits" else g.random.choice(list(FLOATS))
    bounds = {"random_bits": (None, None), "random_uniform": (0.0, 1.0), "random_normal": (-6.0, 6.0)}[op]
    scalars = [g.constant("i64", g.random.randint(0, 2**40)) for _ in range(2)]
    return g.emit(op, scalars, {}, dims, dtype, *bounds)


def order(g):
    x = g.pick(lambda v: v.dtype != "i1" and v.exact and v.rank >= 1 and v.static and volume(v.dims) > 0)
    if not x:
        return None
    axis = g.random.randrange(x.rank)
    dims = list(x.dims)
    if g.random.random() < 0.5:
        attributes = {"axis": f"{axis} : i64", "descending": flag(g.random.random() < 0.5)}
        op = "sort"
    else:
        dims[axis] = g.random.randint(1, dims[axis])
        attributes = {"k": f"{dims[axis]} : i64", "axis": f"{axis} : i64", "largest": flag(g.random.random() < 0.5)}
        op = "top_k"
    name = f"%{len(g.lines)}"
    body = ", ".join(f"{key} = {text}" for key, text in attributes.items())
    g.lines.append(f"{name}:2 = dl.{op} {x.name} {{{body}}} : ({type_of(x.dims, x.dtype)}) -> "
                   f"({type_of(dims, x.dtype)}, {type_of(dims, 'i64')})")
    g.used.add(x.name)
    g.values += [Value(f"{name}#0", dims, x.dtype, x.low, x.high), Value(f"{name}#1", dims, "i64")]
    return g.values[-1]


def one_hot(g):
    x = g.pick(lambda v: v.dtype in ("i32", "i64") and v.rank <= 3)
    if not x:
        return None
    depth, axis = g.random.randint(1, 5), g.random.randint(0, x.rank)
    dims = [*x.dims[:axis], depth, *x.dims[axis:]]
    if volume(dims) > WORTH:
        return None
    return g.emit("one_hot", [x, g.constant("f32", 1.0), g.constant("f32", -0.5)],
                  {"depth": f"{depth} : i64", "axis": f"{axis} : i64"}, dims, "f32", -0.5, 1.0)


# As often as they are drawn.
MAKERS = ([unary] * 5 + [binary] * 7 + [clamp] * 3 + [integer] * 3 + [compare] * 2 + [logic, select, select, cast, cast]
          + [transpose, reshape, reshape, broadcast_to, slice_, slice_, concat, concat, pad, reverse]
          + [reduce] * 3 + [reduce_bool, arg_reduce, cumsum] + [matmul] * 3 + [conv] * 2 + [pool] * 2
          + [gather, gather_nd, scatter, block, noise, order, one_hot])
