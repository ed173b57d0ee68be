"""distribution.py DIR NAME=KIND:A:B ...: DIR/NAME.npy has the elements a distribution gives, by Kolmogorov and Smirnov's test.

KIND is uniform:LOW:HIGH, normal:MEAN:STD or constant:V:_.
"""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "tools/scripts"))
import npy  # noqa: E402

ok = True
for spec in sys.argv[2:]:
    name, rule = spec.split("=")
    kind, a, b = rule.split(":")
    _, values = npy.read_npy(pathlib.Path(sys.argv[1]) / f"{name}.npy")
    values = sorted(values)
    n = len(values)
    if kind == "constant":
        good, text = values[0] == values[-1] == float(a), f"{values[0]} to {values[-1]}"
    else:
        a, b = float(a), float(b)
        below = (lambda x: (x - a) / (b - a)) if kind == "uniform" else lambda x: 0.5 * math.erfc((a - x) / (b * math.sqrt(2)))
        distance = max(max((i + 1) / n - below(x), below(x) - i / n) for i, x in enumerate(values))
        inside = kind == "normal" or (values[0] >= a - 1e-6 * abs(a) and values[-1] <= b + 1e-6 * abs(b))
        good, text = inside and distance * math.sqrt(n) < 1.95, f"distance {distance:.4f} of {n} elements, {values[0]:.4f} to {values[-1]:.4f}"
    ok &= good
    print(f"{name}: {'as' if good else 'NOT as'} {rule}: {text}")
sys.exit(not ok)
