"""Damages every file of a cache, in three ways by turns."""
import os
import sys

for i, name in enumerate(sorted(os.listdir(sys.argv[1]))):
    path = os.path.join(sys.argv[1], name)
    data = open(path, "rb").read()
    with open(path, "wb") as file:
        if i % 3 == 0:
            file.write(data[:-1])
        elif i % 3 == 1:
            file.write(data[:len(data) // 2] + b"\xff" + data[len(data) // 2 + 1:])
