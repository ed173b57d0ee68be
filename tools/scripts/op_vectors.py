#!/usr/bin/env python3
"""Writes test/ops/<op>.mlir: every dl op on inputs whose results were computed here, by NumPy, mpmath and PyTorch.

Needs numpy, ml_dtypes, mpmath and torch; the tests that it writes need none. Without arguments it writes every file, with
names of ops only theirs. The cases stand in op_cases/, one file a family; what the records say of an op (operand types,
tolerance) is read from the records.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from op_cases import contraction, elementwise, framework, index, movement, pool, random_numbers, reduce  # noqa: E402


def main():
    wanted = set(sys.argv[1:])
    files = {}
    for family in (elementwise, contraction, pool, reduce, movement, index, random_numbers):
        for test_file in family.files():
            assert test_file.op not in files, test_file.op
            files[test_file.op] = test_file
    unknown = wanted - files.keys()
    if unknown:
        sys.exit("no cases for " + ", ".join(sorted(unknown)))
    missing = [op for op in framework.records() if framework.records()[op].kernel and op not in files]
    if missing:
        sys.exit("ops without cases: " + ", ".join(missing))
    for op, test_file in files.items():
        if not wanted or op in wanted:
            test_file.write()


if __name__ == "__main__":
    main()
