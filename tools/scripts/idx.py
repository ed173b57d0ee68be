#!/usr/bin/env python3
"""Data sets in the idx format (MNIST, Fashion-MNIST) for `dlc run --each`, and how many answers are right.

    tools/scripts/idx.py npy t10k-images-idx3-ubyte.gz images.npy                  bytes as they are: u8[10000, 28, 28]
    tools/scripts/idx.py npy t10k-images-idx3-ubyte.gz digits.npy --first 2000 --shape 1,1,28,28 --normalise 0.1307,0.3081
                                                   (x / 255 - mean) / deviation: f32[2000, 1, 1, 28, 28]
    tools/scripts/idx.py accuracy probs.npy t10k-labels-idx1-ubyte.gz              the share of rows whose largest entry is the label

Standard library only: the demo and the tests run it.
"""
import argparse
import gzip
import math
import pathlib
import struct
import sys

from npy import read_npy, write_npy


def read_idx(path):
    """The dims and the bytes of an idx file, gzipped or not."""
    data = pathlib.Path(path).read_bytes()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    if len(data) < 4 or data[:3] != b"\0\0\x08":
        raise ValueError(f"{path} is no idx file of bytes: it starts with {data[:4].hex()}")
    rank = data[3]
    dims = struct.unpack(f">{rank}I", data[4:4 + 4 * rank])
    data = data[4 + 4 * rank:]
    if len(data) != math.prod(dims):
        raise ValueError(f"{path} holds {len(data)} bytes and says {math.prod(dims)}")
    return dims, data


def normalised(data, mean, deviation):
    """f32 bytes of (x / 255 - mean) / deviation."""
    table = [struct.pack("<f", (x / 255 - mean) / deviation) for x in range(256)]
    return b"".join([table[x] for x in data])


def answers(path):
    """For each row of a .npy file the place of its first largest element, and that element."""
    shape, values = read_npy(path)
    classes = shape[-1]
    rows = (values[i:i + classes] for i in range(0, len(values), classes))
    best = [(row.index(max(row)), max(row)) for row in rows]
    return [place for place, _ in best], [value for _, value in best]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = arguments.add_subparsers(dest="command", required=True)
    npy = commands.add_parser("npy", help="idx to npy")
    npy.add_argument("idx")
    npy.add_argument("output")
    npy.add_argument("--first", type=int, help="only so many")
    npy.add_argument("--shape", type=lambda text: [int(d) for d in text.split(",")], help="shape of one, if not as in the file")
    npy.add_argument("--normalise", type=lambda text: [float(v) for v in text.split(",")], metavar="MEAN,DEVIATION")
    accuracy = commands.add_parser("accuracy", help="right answers")
    accuracy.add_argument("probs")
    accuracy.add_argument("labels")
    options = arguments.parse_args()
    if options.command == "npy":
        dims, data = read_idx(options.idx)
        count = min(options.first or dims[0], dims[0])
        size = math.prod(dims[1:])
        shape = options.shape or dims[1:]
        if math.prod(shape) != size:
            sys.exit(f"--shape {shape} has {math.prod(shape)} elements, one in {options.idx} has {size}")
        data = data[:count * size]
        if options.normalise:
            write_npy(options.output, "<f4", (count, *shape), normalised(data, *options.normalise))
        else:
            write_npy(options.output, "|u1", (count, *shape), data)
    else:
        given, _ = answers(options.probs)
        _, labels = read_idx(options.labels)
        right = sum(a == b for a, b in zip(given, labels))
        print(f"{right} of {len(given)} right, {100 * right / len(given):.2f} %")


if __name__ == "__main__":
    main()
