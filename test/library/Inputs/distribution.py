"""distribution.py DIR NAME=KIND:A:B ...: DIR/NAME.npy has the elements a distribution gives, by Kolmogorov and Smirnov's test.

KIND is uniform:LOW:HIGH, normal:MEAN:STD, truncated:MEAN:STD:LOW:HIGH, exponential:RATE, gumbel, laplace, cauchy (:LOCATION:SCALE),
lognormal:MEAN:STD, constant:V:_, or counts:V,V,...:W,W,...: values and how often each is among them, within five deviations.
"""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "tools/scripts"))
import npy  # noqa: E402



def normal(x):
    return 0.5 * math.erfc(-x / math.sqrt(2))


# The share of draws below x.
BELOW = {
    "uniform": lambda x, low, high: (x - low) / (high - low), "normal": lambda x, mean, std: normal((x - mean) / std),
    "truncated": lambda x, mean, std, low, high: (normal((x - mean) / std) - normal((low - mean) / std)) /
                 (normal((high - mean) / std) - normal((low - mean) / std)),
    "exponential": lambda x, rate: 1 - math.exp(-rate * x), "gumbel": lambda x, at, scale: math.exp(-math.exp((at - x) / scale)),
    "laplace": lambda x, at, scale: 0.5 * math.exp((x - at) / scale) if x < at else 1 - 0.5 * math.exp((at - x) / scale),
    "cauchy": lambda x, at, scale: math.atan((x - at) / scale) / math.pi + 0.5,
    "lognormal": lambda x, mean, std: normal((math.log(x) - mean) / std)}
# Where draws end, by the arguments.
ENDS = {"uniform": lambda low, high: (low, high), "truncated": lambda mean, std, low, high: (low, high)}


def check(kind, arguments, values):
    """Whether the values may be such draws, and what was found."""
    n = len(values)
    if kind == "constant":
        return values[0] == values[-1] == float(arguments[0]), f"{values[0]} to {values[-1]}"
    if kind == "counts":
        names, weights = ([float(x) for x in part.split(",")] for part in arguments)
        counts = [sum(value == name for value in values) for name in names]
        shares = [w / sum(weights) for w in weights]
        good = sum(counts) == n and all(abs(c - n * p) <= 5 * math.sqrt(n * p * (1 - p)) for c, p in zip(counts, shares))
        return good, f"{counts} of {n}"
    numbers = [float(x) for x in arguments]
    low, high = ENDS[kind](*numbers) if kind in ENDS else (-math.inf, math.inf)
    shares = [BELOW[kind](x, *numbers) for x in values]
    distance = max(max((i + 1) / n - p, p - i / n) for i, p in enumerate(shares))
    inside = values[0] >= low - 1e-6 * abs(low) and values[-1] <= high + 1e-6 * abs(high) if kind in ENDS else True
    return inside and distance * math.sqrt(n) < 1.95, f"distance {distance:.4f} of {n} elements, {values[0]:.4f} to {values[-1]:.4f}"


ok = True
for spec in sys.argv[2:]:
    name, rule = spec.split("=")
    kind, *arguments = rule.split(":")
    _, values = npy.read_npy(pathlib.Path(sys.argv[1]) / f"{name}.npy")
    good, text = check(kind, arguments, sorted(values))
    ok &= good
    print(f"{name}: {'as' if good else 'NOT as'} {rule}: {text}")
sys.exit(not ok)
