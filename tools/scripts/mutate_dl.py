#!/usr/bin/env python3
"""Breaks .dl files at random and checks how the front end takes it; fixed seeds, so that a run repeats.

    mutate_dl.py DLC OUTPUT_DIR FILE... [--count 100] [--seed 1]

Each mutant has one to three tokens deleted, doubled, swapped, replaced by one of another place, or is cut off. `dlc check` must end
within 20 seconds with 0 or 1, and 1 comes with a caret under every error. What `dlc fmt` takes it must print with the same tokens, and
print the same again. A failing mutant stays in OUTPUT_DIR; the files themselves must pass `dlc fmt --check`.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys

TOKEN = re.compile(r'\s+|//[^\n]*|"(?:\\.|[^"\\\n])*"|\w+(?:\.\d+)?|\.\.\.|\.\.=?|[-=!<>+*/&|]=?|.', re.S)


def mutate(text, others, rng):
    tokens = TOKEN.findall(text)
    places = [i for i, token in enumerate(tokens) if not token.isspace() and not token.startswith("//")]
    for _ in range(rng.randint(1, 3)):
        i, j = rng.choice(places), rng.choice(places)
        kind = rng.randrange(7)
        if kind == 0:
            tokens[i] = ""
        elif kind == 1:
            tokens[i] += " " + tokens[i]
        elif kind == 2:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind == 3:
            tokens[i] = tokens[j]
        elif kind == 4:
            tokens[i] = rng.choice(others)
        elif kind == 5:
            tokens[i] = rng.choice(tokens[i]) if tokens[i] else ""
        elif rng.random() < 0.3:
            return "".join(tokens[:i])
        else:
            tokens[i] = rng.choice(["-1", "0", "9223372036854775807", "1.5", "none", "f16", "[]", "N", "...", "{", "}", "(", "\n", "\x01", "\u00e9"])
    return "".join(tokens)


def bare(text):
    """The tokens without what fmt may change: spaces, line ends, semicolons between statements."""
    return [token.rstrip() for token in TOKEN.findall(text) if not token.isspace() and token != ";"]


def misprinted(dlc, path, text):
    """What is wrong with the formatted form of a file; nothing for one that does not parse."""
    first = subprocess.run([dlc, "fmt", str(path)], capture_output=True, timeout=20)
    if first.returncode == 1:
        return ""
    if first.returncode:
        return f"fmt ended with {first.returncode}"
    printed = first.stdout.decode()
    if bare(printed) != bare(text):
        return "fmt changes its tokens"
    path.write_text(printed, encoding="utf-8")
    second = subprocess.run([dlc, "fmt", str(path)], capture_output=True, timeout=20)
    path.write_text(text, encoding="utf-8")
    return "" if second.stdout.decode() == printed else "fmt changes its own output"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("dlc")
    arguments.add_argument("output", type=pathlib.Path)
    arguments.add_argument("files", nargs="+", type=pathlib.Path)
    arguments.add_argument("--count", type=int, default=100, help="mutants in all")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("-I", dest="folder", default=".")
    options = arguments.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    texts = [path.read_text() for path in options.files]
    others = sorted({token for text in texts for token in TOKEN.findall(text) if not token.isspace()})
    for path in options.files:
        if subprocess.run([options.dlc, "fmt", "--check", str(path)]).returncode:
            sys.exit(f"{path} is not in its canonical form")
    refused = failures = 0
    for number in range(options.count):
        rng = random.Random(options.seed * 1000003 + number)
        path = options.output / f"mutant-{options.seed}-{number}.dl"
        text = mutate(texts[number % len(texts)], others, rng)
        path.write_text(text, encoding="utf-8")
        try:
            run = subprocess.run([options.dlc, "check", "-q", "-I", options.folder, str(path)], capture_output=True, timeout=20)
            code, errors = run.returncode, run.stderr.decode("utf-8", "replace")
        except subprocess.TimeoutExpired:
            code, errors = "a hang", ""
        told = len(re.findall(r"^\S+?:\d+:\d+: error: ", errors, re.M))
        carets = len(re.findall(r"^ +\^~*$", errors, re.M))
        fine = code == 0 or (code == 1 and told and carets >= told)
        if fine and (printing := misprinted(options.dlc, path, text)):
            fine, errors = False, printing
        refused += code == 1
        if fine:
            path.unlink()
            continue
        failures += 1
        print(f"{path} (from {options.files[number % len(texts)].name}): ended with {code}, {told} errors, {carets} carets\n{errors[-600:]}")
    print(f"{options.count} mutants, {refused} refused, {failures} taken wrongly")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
