"""Small data sets: make_data.py DIR writes train and test as idx and CSV: three classes in eight dims."""
import os
import random
import struct
import sys

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
rng = random.Random(1)
centers = [[rng.gauss(0, 1) for _ in range(8)] for _ in range(3)]


def points(count):
    for i in range(count):
        label = rng.randrange(3)
        yield [round(rng.gauss(c, 0.7), 4) for c in centers[label]], label


def idx(name, code, shape, fmt, values):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(struct.pack(">HBB", 0, code, len(shape)) + struct.pack(f">{len(shape)}i", *shape))
        file.write(struct.pack(f">{len(values)}{fmt}", *values))


for name, count in [("train", 150), ("test", 50)]:
    rows = list(points(count))
    idx(f"{name}-x-idx", 0x0D, [count, 8], "f", [value for x, _ in rows for value in x])
    idx(f"{name}-y-idx", 0x08, [count], "B", [y for _, y in rows])
    with open(os.path.join(folder, f"{name}.csv"), "w") as file:
        file.write(",".join(f"f{i}" for i in range(8)) + ",kind\n")
        for x, y in rows:
            file.write(",".join(map(str, x)) + "," + ["ant", "bee", "cat"][y] + "\n")
idx("high-y-idx", 0x08, [150], "B", [5 if i == 77 else i % 3 for i in range(150)])
idx("empty-y-idx", 0x08, [0], "B", [])
idx("ones-idx", 0x0D, [20, 4], "f", [1.0] * 80)
