#!/usr/bin/env python3
"""Writes random programs in the `dl` dialect, for `dlc diff`: each must give the same in both engines.

    tools/scripts/random_graphs.py --seed 7 --count 20 --output DIR     DIR/g7.mlir .. DIR/g26.mlir
    tools/scripts/random_graphs.py --seed 7 --ops 5                      one program on standard output, cut after 5 ops
    tools/scripts/random_graphs.py --seed 7 --count 20 --output DIR --run dlc     and `dlc diff` on each; exit 1 if one differs

A seed fixes the program. Programs are made so that a difference is a fault: every float carries bounds, so that ops
stay in their domain and nothing overflows, and whether it is exact, that is, made by IEEE operations alone. Only exact values
reach an op that jumps (floor, comparisons, arg-max, casts to integers), since an allowed rounding difference before it would
grow; where a value was rounded differently, only ops that keep its relative error follow. Among the ops are branches and loops,
nested up to three deep, over ops of all kinds (random_control.py); every loop ends.

Standard library only: the test suite runs it.
"""
import argparse
import math
import pathlib
import random
import re
import subprocess
import sys

from random_control import ALL
from random_program import INTS, WORTH, Graph, type_of, volume


def make(seed, ops):
    """The text of a module with one exported function, of at most `ops` ops of interest."""
    chance = random.Random(seed)
    symbolic = chance.random() < 0.3
    g = Graph(seed + 1, symbolic)
    size = lambda: chance.choice([1, 2, 3, 4, 5, 7, 8])
    main = chance.choice(["f32", "f32", "f32", "f64", "f16", "bf16"])
    for i in range(chance.randint(2, 4)):
        dims = [size() for _ in range(chance.choice([1, 2, 2, 3, 4]))]
        if volume(dims) > WORTH:
            dims = dims[:2]
        if symbolic and i < 2:
            dims[0] = "N"
        x = g.add_input(dims, main)
        # Inputs may hold anything: bring them into known bounds exactly.
        g.values.append(x)
        x.low, x.high = -math.inf, math.inf
        g.values.pop()
        top = g.emit("minimum", [x, g.constant(main, 1.0)], {}, dims, main, -math.inf, 1.0)
        g.values.pop()
        g.emit("maximum", [top, g.constant(main, -1.0)], {}, dims, main, -1.0, 1.0)
    if chance.random() < 0.6:
        dtype = chance.choice(list(INTS))
        x = g.add_input([size(), size()], dtype)
        x.low = x.high = None
        g.values.append(x)
    made, tries = 0, 0
    while made < ops and tries < 50 * ops:
        tries += 1
        made += g.random.choice(ALL)(g) is not None
    # All that nobody uses is a result; so is one value that somebody uses.
    results = [v for v in g.values if v.name not in g.used and v not in g.inputs]
    results += g.random.sample([v for v in g.values if v.name in g.used and v not in g.inputs], 1) if g.used else []
    arguments = ", ".join(f"{x.name}: {type_of(x.dims, x.dtype)} {{dl.name = \"{x.name[1:]}\"}}" for x in g.inputs)
    types = ", ".join(f"{type_of(v.dims, v.dtype)} {{dl.name = \"y{i}\"}}" for i, v in enumerate(results))
    dims = "{N = array<i64: 1, 9>}" if symbolic else "{}"
    body = "\n  ".join(g.lines)
    return (f"// random_graphs.py --seed {seed} --ops {ops}\n"
            f"module attributes {{dl.name = \"g{seed}\"}} {{\n"
            f"func.func @infer({arguments})\n    -> ({types})\n    attributes {{dl.export, dl.dims = {dims}}} {{\n  {body}\n"
            f"  return {', '.join(v.name for v in results)} : {', '.join(type_of(v.dims, v.dtype) for v in results)}\n}}\n}}\n")


def run(dlc, path, seed):
    """Compares the engines on a program; prints how to see it again if they differ."""
    text = path.read_text()
    command = [dlc, "diff", str(path)]
    for name in re.findall(r'dl.name = "(x\d+)"', text):
        command += ["--input", f"{name}=rand:{seed}"]
    if "dl.dims = {N" in text:
        command += ["--dim", f"N={1 + seed % 9}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode == 0:
        return True
    print(f"seed {seed}: exit {done.returncode}\n  {' '.join(command)}\n{done.stdout}", flush=True)
    return False


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seed", type=int, default=1, help="of the first program")
    arguments.add_argument("--count", type=int, default=1, help="how many programs, with seeds one after another")
    arguments.add_argument("--ops", type=int, default=25, help="ops in a program; a smaller number cuts the same program short")
    arguments.add_argument("--output", type=pathlib.Path, help="folder for the files; else standard output")
    arguments.add_argument("--run", metavar="DLC", help="run `DLC diff` on each file")
    options = arguments.parse_args()
    if options.run and not options.output:
        arguments.error("--run needs --output")
    good = True
    for seed in range(options.seed, options.seed + options.count):
        text = make(seed, options.ops)
        if options.output:
            options.output.mkdir(parents=True, exist_ok=True)
            path = options.output / f"g{seed}.mlir"
            path.write_text(text)
            good = (not options.run or run(options.run, path, seed)) and good
        else:
            print(text, end="")
    if options.run and good:
        print(f"{options.count} programs agree")
    sys.exit(not good)


if __name__ == "__main__":
    main()
