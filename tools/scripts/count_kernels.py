"""Counts what each entry of a compiled model launches, from a dump taken after phase plan.

    dlc dump model.dl --phase plan | python count_kernels.py NAME COUNTS [--update]

Prints a line for each entry: launches, bytes that kernels read and write, bytes of the arena, with each named dim at its
least. Exits with 1 where that line is not the one in the file COUNTS; --update writes it there instead. A fusion that is
lost, or a copy that is new, shows here, whatever the machine's mood.
"""
import pathlib
import re
import sys

BYTES = {"f64": 8, "i64": 8, "ui64": 8, "f32": 4, "i32": 4, "ui32": 4, "f16": 2, "bf16": 2, "i16": 2, "ui16": 2}


class Int(int):
    """`a @ b` is a ceildiv b."""

    __matmul__ = lambda self, other: Int(-(-int(self) // int(other)))
    __add__ = lambda self, other: Int(int(self) + int(other))
    __sub__ = lambda self, other: Int(int(self) - int(other))
    __mul__ = lambda self, other: Int(int(self) * int(other))
    __floordiv__ = lambda self, other: Int(int(self) // int(other))


def value(expression, dims):
    python = re.sub(r"\b(\d+)\b", r"Int(\1)", expression.replace("floordiv", "//").replace("ceildiv", "@"))
    return int(eval(python, {"__builtins__": {}, "Int": Int}, {name: Int(low) for name, low in dims.items()}))


def size(type, dims):
    """Bytes of a `tensor<2x?xf32, #dl.dims<[2, N]>>`."""
    shape, _, exact = type.partition(", #dl.dims<[")
    *extents, element = shape.split("x")
    if exact:
        extents = exact.removesuffix("]>").split(", ")
    count = 1
    for extent in extents:
        count *= value(extent, dims)
    return count * BYTES.get(element, 1)


def lines(text):
    for entry in re.finditer(r"^  rt\.func @(\w+)\(.*?\n  }", text, re.M | re.S):
        body = entry.group()
        ranges = re.search(r"dl\.dims = \{(.*?)\}", body)
        dims = {name: int(low) for name, low in re.findall(r"(\w+) = array<i64: (\d+)", ranges.group(1) if ranges else "")}
        launches = re.findall(r"rt\.launch @[\w.]+ ins\(.*", body)
        moved = sum(size(type, dims) for launch in launches for type in re.findall(r"buffer<tensor<((?:[^<>]|<[^<>]*>)*)>>", launch))
        arena = re.search(r"arena_bytes = #dl\.dims<\[(.*?)\]>", body)
        yield entry.group(1), len(launches), moved, value(arena.group(1), dims) if arena else 0


def main():
    name, file = sys.argv[1], pathlib.Path(sys.argv[2])
    found = [f"{name} {entry}: {count} launches, {moved} bytes, arena {arena}" for entry, count, moved, arena in lines(sys.stdin.read())]
    assert found, "no rt.func: is this a dump after phase plan?"
    print("\n".join(found))
    known = file.read_text().splitlines()
    wanted = [line for line in known if line.startswith(name + " ")]
    if "--update" in sys.argv:
        file.write_text("\n".join(sorted(set(known) - set(wanted) | set(found))) + "\n")
    elif sorted(found) != sorted(wanted):
        sys.exit("not as in " + file.name + ":\n" + "\n".join(wanted) + "\nIf the change is meant, run this again with --update.")


if __name__ == "__main__":
    main()
