"""shaped.py DIR: what initialisers.dl's eye, dirac, orthogonal and sparse must be."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "tools/scripts"))
import npy  # noqa: E402


def read(name):
    return npy.read_npy(pathlib.Path(sys.argv[1]) / f"{name}.npy")


assert list(read("eye")[1]) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
# Two groups of two channels, the middle of three places.
assert list(read("dirac")[1]) == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] * 2
(rows, columns), q = read("orthogonal")
for i in range(columns):
    for j in range(columns):
        dot = sum(q[k * columns + i] * q[k * columns + j] for k in range(rows))
        assert abs(dot - (4 if i == j else 0)) < 1e-5, (i, j, dot)
(rows, columns), s = read("sparse")
for j in range(columns):
    column = [s[i * columns + j] for i in range(rows)]
    assert column.count(0) == 6 and max(map(abs, column)) < 0.06, column
