"""gradients of elementwise ops."""
import torch

from .framework import Case, ints, rand, spread

inf = float("inf")


def positive(*shape):
    return spread(*shape, low=0.3, high=3.0)


def vector(*values):
    return torch.tensor(values, dtype=torch.float64).float().double()


def share(wins, ties):
    return lambda dr: torch.where(wins, dr, torch.where(ties, dr / 2, 0))


def cases():
    def unary(name, x, code=None, function=None, **options):
        return Case(name, code or f"{name}(x)", function or (lambda x: getattr(torch, name)(x)), {"x": x}, **options)

    found = [unary(name, rand(2, 3), smooth=True)
             for name in ("exp", "expm1", "sin", "cos", "tan", "atan", "sinh", "cosh", "tanh", "asinh", "erf", "sigmoid", "neg")]
    found += [unary(name, positive(2, 3), smooth=True) for name in ("sqrt", "rsqrt", "log", "log1p")]
    found += [unary(name, spread(2, 3, low=-0.9, high=0.8), smooth=True) for name in ("asin", "acos", "atanh")]
    found += [unary("acosh", spread(2, 3, low=1.2, high=3.0), smooth=True), unary("abs", spread(2, 3)),
              unary("abs__zero", vector(0, -0.0, 2, -3), "abs(x)", torch.abs, kink=True),
              unary("sigmoid__far", vector(-90, 90, -20, 20, 0), "sigmoid(x)", torch.sigmoid),
              unary("tanh__far", vector(-30, 30, -8, 8, 0), "tanh(x)", torch.tanh),
              unary("cast", rand(2, 3), "x.to(f32).to(f64).to(T)", lambda x: x)]

    def binary(name, function, x, y, code=None, **options):
        return Case(name, code or f"{name.split('__')[0]}(x, y)", function, {"x": x, "y": y}, **options)

    found += [binary("add", torch.add, rand(2, 1, 3), rand(4, 1), smooth=True), binary("sub", torch.sub, rand(3), rand(2, 3), smooth=True),
              binary("mul", torch.mul, rand(2, 1, 3), rand(4, 1), smooth=True), binary("div", torch.div, rand(2, 3), positive(1, 3), smooth=True),
              binary("mul__same", lambda x, y: x * x * y, rand(3), rand(1, 1), "x * x * y", smooth=True),
              binary("rem", torch.fmod, vector(5.3, -5.3, 7.1, -0.4), vector(2, 3, -2.2, 1.7)),
              binary("mod", torch.remainder, vector(5.3, -5.3, 7.1, -0.4), vector(2, 3, -2.2, 1.7)),
              binary("pow", torch.pow, positive(2, 3), rand(2, 3), smooth=True),
              binary("pow__zero", torch.pow, vector(0, 0, 0, 2, -2, -2, 0, 3), vector(2, 1, 0, 0, 3, 2, 3, -1), kink=True),
              unary("pow__square", vector(0, -2, 3), "x ** 2", lambda x: x ** 2, smooth=True),
              unary("pow__cube", vector(0, -2, 3), "x ** 3", lambda x: x ** 3, smooth=True),
              unary("pow__half", positive(4), "x ** 0.5", lambda x: x ** 0.5, smooth=True),
              unary("pow__base", rand(4), "pow(2.0, x)", lambda x: 2.0 ** x, smooth=True),
              binary("atan2", torch.atan2, vector(1, -2, 0.5, -0.3), vector(2, 1, -0.7, -1.5), smooth=True),
              binary("maximum", torch.maximum, spread(2, 3), (spread(3) + 0.0078125).float().double()), binary("minimum", torch.minimum, spread(2, 3), (spread(3) + 0.0078125).float().double()),
              binary("maximum__tie", torch.maximum, vector(1, 2, -3, 0), vector(1, 0, -3, 0), kink=True),
              binary("minimum__tie", torch.minimum, vector(1, 2, -3, 0), vector(1, 0, -3, 0), kink=True),
              unary("maximum__relu", vector(-1, 0, -0.0, 2), "relu(x)", torch.relu, kink=True),
              unary("maximum__clamp", spread(7, low=-2, high=2), "clamp(x, -0.9, 0.9)", lambda x: x.clamp(-0.9, 0.9)),
              # What arrives as zero stays zero, whatever the slope.
              binary("mul_no_nan", lambda x, y: x * y, rand(2, 3), rand(2, 3), smooth=True),
              unary("select__log", vector(-1, 0, 2, 0.5), "select(x > 0, log(x), 0.0)", lambda x: torch.where(x > 0, torch.log(x.clamp(min=1e-300)), 0), kink=True),
              unary("select__sqrt", vector(0, 4, 0, 9), "select(x > 0, sqrt(x), 0.0)", None, kink=True),
              unary("select__div", vector(0, 4, 0, -2), "select(x == 0, 1.0, 1.0 / x)", None, kink=True),
              unary("select__exp", vector(800, 1, -1, 900), "select(x < 5, exp(x), x)", None, kink=True),
              unary("select__pow", vector(0, 4, 0, 9), "select(x > 0, x ** -1.5, x)", None, kink=True),
              Case("select", "select(c, x, y)", torch.where, {"c": ints([True, False, True]), "x": rand(2, 3), "y": rand(2, 1)}, smooth=True)]
    by_hand = {"select__sqrt": lambda x, w: torch.where(x > 0, w * 0.5 * x.clamp(min=1) ** -0.5, 0),
               "select__div": lambda x, w: torch.where(x == 0, 0, -w / torch.where(x == 0, 1, x) ** 2),
               "select__exp": lambda x, w: w * torch.where(x < 5, x.clamp(max=5).exp(), 1),
               "select__pow": lambda x, w: w * torch.where(x > 0, -1.5 * x.clamp(min=1) ** -2.5, 1)}
    from .framework import weights
    for case in found:
        if case.name in by_hand:
            rule = by_hand[case.name]
            case.torch, case.expected = None, (lambda x, rule=rule: [rule(x, weights(x.numel()))])
    return found
