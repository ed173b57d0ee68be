"""Control flow for random_graphs.py: branches and loops whose regions hold ops of every kind, and each other.

What a loop carries is declared before its body is made: bounds, and whether it is exact. What the body hands on is brought into
those bounds, so that they hold in every trip.
"""
from random_ops import MAKERS
from random_program import Value, array, type_of

DEPTH = 3  # of regions


def fits(value):
    return lambda other: other.dtype == value.dtype and other.dims == value.dims


def clamped(g, x, low, high):
    """x within low..high, exact where x is."""
    if not x.is_float or (x.low >= low and x.high <= high):
        return x
    top = g.emit("minimum", [x, g.constant(x.dtype, high)], {}, x.dims, x.dtype, min(x.low, high), high, x.exact)
    return g.emit("maximum", [top, g.constant(x.dtype, low)], {}, x.dims, x.dtype, low, high, x.exact)


def inside(g, arguments, make):
    """Runs make() where `arguments` can be seen; what it adds cannot be seen after."""
    outer, g.values = g.values, g.values + arguments
    g.depth += 1
    try:
        return make()
    finally:
        g.values = outer
        g.depth -= 1


def ops(g):
    """A few ops, perhaps with control flow among them."""
    made, tries = 0, 0
    wanted = g.random.randint(1, 7)
    while made < wanted and tries < 50 * wanted:
        tries += 1
        made += g.random.choice(ALL)(g) is not None


def types_of(values):
    return ", ".join(type_of(v.dims, v.dtype) for v in values)


def wrapped(values):
    return types_of(values) if len(values) == 1 else f"({types_of(values)})"


def named(name, count):
    return f"{name}:{count} = " if count > 1 else f"{name} = " if count else ""


def close(g, values):
    g.lines.append(f"dl.yield {', '.join(v.name for v in values)} : {types_of(values)}")
    g.used.update(v.name for v in values)


def results(g, name, values):
    """The results of the op `name`, one that is like each of `values`."""
    made = [Value(f"{name}#{i}" if len(values) > 1 else name, v.dims, v.dtype, v.low, v.high, v.exact) for i, v in enumerate(values)]
    g.values += made
    return made and made[-1]


def condition(g):
    """A bool scalar that data decide."""
    if g.random.random() < 0.3:
        known = g.pick(lambda v: v.dtype == "i1" and v.rank == 0)
        if known:
            return known
    x = g.pick(lambda v: v.exact and (v.rank == 0 or 0 not in v.dims))
    if x.dtype == "i1":
        return x if x.rank == 0 else g.emit(g.random.choice(["reduce_and", "reduce_or"]), [x],
                                            {"axes": array(range(x.rank)), "keepdims": "false"}, [], "i1")
    if x.rank:
        x = g.emit(g.random.choice(["reduce_max", "reduce_min"]), [x], {"axes": array(range(x.rank)), "keepdims": "false"}, [],
                   x.dtype, x.low, x.high)
    limit = g.random.choice([-0.5, 0.0, 0.5]) if x.is_float else g.random.randint(0, 3)
    return g.emit(g.random.choice(["lt", "ge"]), [x, g.constant(x.dtype, limit)], {}, [], "i1")


def count(g):
    """How many trips: an i64, known while compiling or not, at times none."""
    if g.random.random() < 0.5:
        return g.constant("i64", g.random.choice([-1, 0, 1, 2, 3, 5]))
    c = condition(g)
    x = g.emit("cast", [c], {"to": "i64"}, [], "i64")
    return g.emit("mul", [x, g.constant("i64", g.random.randint(1, 4))], {}, [], "i64")


def branch(g):
    if g.depth >= DEPTH:
        return None
    c = condition(g)
    at = len(g.lines)
    g.lines.append("")
    g.used.add(c.name)
    before = list(g.values)

    def first():
        ops(g)
        chosen = []
        for _ in range(g.random.randint(1, 3)):
            # The other branch has a value of this type too.
            chosen.append(g.pick(lambda v: v.static or any(map(fits(v), before))))
        close(g, chosen)
        return chosen
    then = inside(g, [], first)
    g.lines.append("} else {")

    def second():
        ops(g)
        chosen = []
        for v in then:
            other = g.pick(fits(v)) if g.random.random() < 0.9 else None
            if not other:
                other = g.pick(fits(v)) if not v.static else g.constant(
                    v.dtype, bool(g.random.random() < 0.5) if v.dtype == "i1" else 0.5 if v.is_float else 3, v.dims)
            chosen.append(other)
        close(g, chosen)
        return chosen
    other = inside(g, [], second)
    g.lines.append("}")
    g.lines[at] = f"{named(f'%{at}', len(then))}dl.if {c.name} : {type_of(c.dims, c.dtype)} -> {types_of(then)} {{"
    joined = [Value("", a.dims, a.dtype, min(a.low, b.low) if a.is_float else None, max(a.high, b.high) if a.is_float else None,
                    a.exact and b.exact) for a, b in zip(then, other)]
    return results(g, f"%{at}", joined)


def carried(g):
    """Initial values, and a list of what is known of each in every trip."""
    init, known = [], []
    for _ in range(g.random.randint(1, 4)):
        bound = g.random.choice([1.0, 2.0, 4.0])
        x = clamped(g, g.pick(), -bound, bound)
        init.append(x)
        low, high = (-bound, bound) if x.is_float else (None, None)
        if x.is_float and x.low >= 0 and g.random.random() < 0.5:
            low = 0.0
        known.append(Value("", x.dims, x.dtype, low, high, x.exact and g.random.random() < 0.8 or not x.is_float))
    return init, known


def arguments(known, prefix):
    return [Value(f"%{prefix}_{i}", v.dims, v.dtype, v.low, v.high, v.exact) for i, v in enumerate(known)]


def hand_on(g, known, last=()):
    """The end of a body: values that are as `known` says, then `last`."""
    values = []
    for v in known[:len(known) - len(last)]:
        x = g.pick(lambda o: fits(v)(o) and (o.exact or not v.exact))
        values.append(clamped(g, x, v.low, v.high) if v.is_float else x)
    close(g, [*values, *last])


def header(index, values):
    return f"^bb0({', '.join(f'{v.name}: {type_of(v.dims, v.dtype)}' for v in [*index, *values])}):"


def for_(g):
    if g.depth >= DEPTH:
        return None
    n = count(g)
    init, known = carried(g)
    at = len(g.lines)
    g.used.update(x.name for x in [n, *init])
    g.lines.append(f"{named(f'%{at}', len(init))}dl.for {n.name} iter({', '.join(x.name for x in init)}) : "
                   f"({types_of([n, *init])}) -> {wrapped(init)} {{")
    index = Value(f"%i{at}", [], "i64")
    values = arguments(known, f"a{at}")
    g.lines.append(header([index], values))

    def body():
        ops(g)
        hand_on(g, known)
    inside(g, [index, *values], body)
    g.lines.append("}")
    return results(g, f"%{at}", known)


def while_(g):
    if g.depth >= DEPTH:
        return None
    init, known = carried(g)
    # A counter bounds the trips, or the op's own limit does.
    limit = g.random.randint(0, 4) if g.random.random() < 0.6 else None
    if limit is None:
        init.append(g.constant("i64", g.random.randint(0, 3)))
        known.append(Value("", [], "i64"))
    at = len(g.lines)
    g.used.update(x.name for x in init)
    g.lines.append(f"{named(f'%{at}', len(init))}dl.while ({', '.join(x.name for x in init)}) "
                   f"{'' if limit is None else f'max {limit} '}: ({types_of(init)}) -> {wrapped(init)} {{")
    values = arguments(known, f"c{at}")
    g.lines.append(header([], values))

    def test():
        c = condition(g)
        if limit is None:
            more = g.emit("lt", [values[-1], g.constant("i64", 4)], {}, [], "i1")
            c = g.emit("and", [c, more], {}, [], "i1")
        close(g, [c])
    inside(g, values, test)
    g.lines.append("} do {")
    values = arguments(known, f"b{at}")
    g.lines.append(header([], values))

    def body():
        ops(g)
        hand_on(g, known, [] if limit is not None else [g.emit("add", [values[-1], g.constant("i64", 1)], {}, [], "i64")])
    inside(g, values, body)
    g.lines.append("}")
    return results(g, f"%{at}", known)


CONTROL = [branch, branch, for_, for_, while_]
ALL = MAKERS * 2 + CONTROL * 4
