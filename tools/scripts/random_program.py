"""The program that random_graphs.py makes: values with what is known of them, and its text."""
import math
import random

INTS = {"i8": (-128, 127), "ui8": (0, 255), "i16": (-2**15, 2**15 - 1), "i32": (-2**31, 2**31 - 1),
        "i64": (-2**63, 2**63 - 1)}
FLOATS = {"f16": 100.0, "bf16": 1e4, "f32": 1e6, "f64": 1e9}  # the magnitude that values stay below
WORTH = 400  # largest element count of a tensor


class Value:
    """An SSA value. `dims` holds ints and the names of symbolic dims; floats lie in low..high."""

    def __init__(self, name, dims, dtype, low=None, high=None, exact=True):
        self.name, self.dims, self.dtype, self.exact = name, tuple(dims), dtype, exact
        self.low, self.high = low, high

    @property
    def rank(self):
        return len(self.dims)

    @property
    def is_float(self):
        return self.dtype in FLOATS

    @property
    def static(self):
        return all(isinstance(d, int) for d in self.dims)

    @property
    def magnitude(self):
        return max(abs(self.low), abs(self.high))

    @property
    def one_sign(self):
        return self.low >= 0 or self.high <= 0


def type_of(dims, dtype):
    shape = "".join(f"{d if isinstance(d, int) else '?'}x" for d in dims)
    encoding = "" if all(isinstance(d, int) for d in dims) else f", #dl.dims<[{', '.join(map(str, dims))}]>"
    return f"tensor<{shape}{dtype}{encoding}>"


def volume(dims):
    return math.prod(d if isinstance(d, int) else 8 for d in dims)


def array(values):
    return f"array<i64{': ' if len(values) else ''}{', '.join(map(str, values))}>"


def flag(value):
    return "true" if value else "false"


def broadcast(a, b):
    """The dims of two operands joined as in NumPy, or None."""
    result = []
    for i in range(max(len(a), len(b))):
        x = a[len(a) - 1 - i] if i < len(a) else 1
        y = b[len(b) - 1 - i] if i < len(b) else 1
        if x != y and x != 1 and y != 1:
            return None
        result.insert(0, y if x == 1 else x)
    return result


class Graph:
    def __init__(self, seed, symbolic):
        self.random = random.Random(seed)
        self.symbolic = symbolic
        self.lines, self.values, self.inputs = [], [], []
        self.used = set()
        self.depth = 0  # of regions around what is added

    def pick(self, test=lambda value: True):
        """A value that meets `test`, the newer the likelier; None if there is none."""
        fit = [value for value in self.values if test(value)]
        if not fit:
            return None
        return fit[min(len(fit) - 1, int(len(fit) * self.random.random() ** 0.6))]

    def add_input(self, dims, dtype, low=-1.0, high=1.0):
        """Inputs are filled by `rand:SEED`: floats standard normal, so that they are squashed first; ints small."""
        value = Value(f"%x{len(self.inputs)}", dims, dtype, low, high)
        self.inputs.append(value)
        return value

    def emit(self, op, operands, attributes, dims, dtype, low=None, high=None, exact=True):
        name = f"%{len(self.lines)}"
        body = ", ".join(f"{key} = {text}" for key, text in attributes.items())
        types = ", ".join(type_of(x.dims, x.dtype) for x in operands)
        self.lines.append(f"{name} = dl.{op} {', '.join(x.name for x in operands)}{' {' + body + '}' if body else ''} : "
                          f"({types}) -> {type_of(dims, dtype)}")
        self.used.update(x.name for x in operands)
        value = Value(name, dims, dtype, low, high, exact)
        self.values.append(value)
        return value

    def constant(self, dtype, value, dims=()):
        """A splat."""
        name = f"%{len(self.lines)}"
        text = flag(value) if dtype == "i1" else f"{value:.6e}" if dtype in FLOATS else str(value)
        self.lines.append(f"{name} = dl.constant dense<{text}> : {type_of(dims, dtype)}")
        return Value(name, dims, dtype, value, value)

    def indices(self, dims, limit):
        """Integers in -limit..limit made inside the program: no input can be out of range."""
        dtype = self.random.choice(["i32", "i64"])
        name = f"%{len(self.lines)}"
        values = [self.random.randrange(-limit, limit) for _ in range(math.prod(dims))]

        def nest(dims, flat):
            if not dims:
                return str(flat[0])
            step = len(flat) // dims[0]
            return "[" + ", ".join(nest(dims[1:], flat[i * step:(i + 1) * step]) for i in range(dims[0])) + "]"
        self.lines.append(f"{name} = dl.constant dense<{nest(list(dims), values)}> : {type_of(dims, dtype)}")
        return Value(name, dims, dtype)
