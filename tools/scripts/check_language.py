#!/usr/bin/env python3
"""Fails when something the language offers is called by no test: an op, a static function, or a part of the library.

    check_language.py SOURCE_DIR Builtins.inc        (the front end's table of ops, in the build folder)

A call is `name(`, `.name(` or, for what is passed on, `= name`, in a .dl file under test/. What a tested part of the library
calls counts for the library's own helpers, not for ops.
"""
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])


def code(path):
    """The text without comments and strings."""
    text = re.sub(r'"(\\.|[^"\\\n])*"', '""', path.read_text(errors="replace"))
    return re.sub(r"//.*", "", text)


def called(text):
    names = set(re.findall(r"(?<!fn )(?<!module )\b(\w+)\(", text))
    return names | set(re.findall(r"=\s*(?:\w+\.)?(\w+)\b", text))


tests = set()
for path in sorted((source / "test").rglob("*.dl")):
    tests |= called(code(path))

ops = re.findall(r'^\{"(\w+)",', pathlib.Path(sys.argv[2]).read_text(), re.M)
listed = (source / "compiler/frontend/StaticFunctions.cpp").read_text().split("names[] = {")[1].split("}")[0]
functions = re.findall(r'"(\w+)"', listed)
# Each definition of the library with its text: up to the next one at the line's start.
library = {}
for path in sorted((source / "compiler/library").glob("*.dl")):
    for part in re.split(r'^(?=(?:composite "" )?fn |module )', code(path), flags=re.M)[1:]:
        name = re.match(r'(?:composite "" )?(?:fn|module) (\w+)', part)[1]
        library[name] = library.get(name, "") + part.split("(", 1)[1]
reached, waiting = set(), [name for name in library if name in tests]
while waiting:
    name = waiting.pop()
    if name not in reached:
        reached.add(name)
        waiting += [other for other in re.findall(r"\w+", library[name]) if other in library and other not in reached]

assert len(ops) > 50 and len(functions) > 10 and len(library) > 100, "the tables are not where this looks"
missing = ([f"op {name}" for name in ops if name not in tests] + [f"static function {name}" for name in functions if name not in tests] +
           [f"library's {name}" for name in library if name not in reached])
for line in missing:
    print(f"no test calls the {line}", file=sys.stderr)
if missing:
    sys.exit(1)
print(f"{len(ops)} ops, {len(functions)} static functions and {len(library)} parts of the library: none without a test")
