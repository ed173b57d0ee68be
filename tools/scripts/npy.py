#!/usr/bin/env python3
"""NumPy's files without NumPy, and a comparison of a run's outputs with expected ones.

    tools/scripts/npy.py compare out expected.npz [--tolerance 1e-5]

Each array of expected.npz must be out/NAME.npy with the same shape, and differ nowhere by more than the tolerance times the
expected array's largest magnitude. Standard library only: the demo and the tests run it.
"""
import argparse
import array
import ast
import io
import math
import pathlib
import struct
import sys
import zipfile

# The letters of array.array; half floats are unpacked by struct.
CODES = {"<f4": "f", "<f8": "d", "<i2": "h", "<i4": "i", "<i8": "q", "|u1": "B", "|i1": "b", "|b1": "B"}


def write_npy(path, descr, dims, data):
    """A .npy file, version 1, row-major."""
    text = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': ({''.join(f'{d}, ' for d in dims)}), }}"
    text += " " * (-(len(text) + 11) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text.encode() + data)


def parse_npy(file, name):
    if file.read(6) != b"\x93NUMPY":
        raise ValueError(f"{name} is no .npy file")
    major = file.read(2)[0]
    size = struct.unpack("<H" if major == 1 else "<I", file.read(2 if major == 1 else 4))[0]
    header = ast.literal_eval(file.read(size).decode("latin1"))
    shape, descr, data = header["shape"], header["descr"], file.read()
    if header["fortran_order"] and len(shape) > 1:
        raise ValueError(f"{name} is in Fortran order")
    if descr == "<f2":
        values = array.array("f", struct.unpack(f"<{len(data) // 2}e", data))
    elif descr in CODES:
        values = array.array(CODES[descr], data)
    else:
        raise ValueError(f"{name} has elements {descr}, which this cannot read")
    if len(values) != math.prod(shape):
        raise ValueError(f"{name} holds {len(values)} elements, its header says {shape}")
    return shape, values


def read_npy(path):
    """The shape and the elements (an array.array) of a .npy file."""
    with open(path, "rb") as file:
        return parse_npy(file, path)


def read_npz(path):
    """Shape and elements of each array of a .npz file."""
    with zipfile.ZipFile(path) as archive:
        return {name.removesuffix(".npy"): parse_npy(io.BytesIO(archive.read(name)), f"{path}:{name}")
                for name in archive.namelist()}


def difference(actual, expected):
    """The largest difference, where, and the expected array's largest magnitude; a NaN on one side only is infinitely far."""
    worst, place = 0.0, 0
    for i, (a, b) in enumerate(zip(actual, expected)):
        distance = 0.0 if a == b or (a != a and b != b) else abs(a - b)
        if distance != distance:
            distance = math.inf
        if distance > worst:
            worst, place = distance, i
    return worst, place, max((abs(b) for b in expected if math.isfinite(b)), default=0.0)


def compare(directory, expected, tolerance):
    """Prints a line an array; False if one is too far off."""
    good = True
    for name, (shape, values) in read_npz(expected).items():
        path = pathlib.Path(directory) / f"{name}.npy"
        if not path.exists():
            print(f"{name}: {path} is not there")
            good = False
            continue
        actual_shape, actual = read_npy(path)
        if actual_shape != shape:
            print(f"{name}: shape {actual_shape}, expected {shape}")
            good = False
            continue
        worst, place, scale = difference(actual, values)
        close = worst <= tolerance * scale
        good = good and close
        print(f"{name}: {'close' if close else 'DIFFERENT'}, largest difference {worst:.3g} of {scale:.3g}"
              + ("" if close else f" at element {place}: {actual[place]} for {values[place]}"))
    return good


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = arguments.add_subparsers(dest="command", required=True)
    command = commands.add_parser("compare")
    command.add_argument("directory")
    command.add_argument("expected")
    command.add_argument("--tolerance", type=float, default=1e-5)
    options = arguments.parse_args()
    sys.exit(not compare(options.directory, options.expected, options.tolerance))


if __name__ == "__main__":
    main()
