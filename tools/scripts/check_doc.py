#!/usr/bin/env python3
"""Fails when the page that `dlc doc` writes lacks a public name of the library, its text or its example, or an op's row.

    check_doc.py SOURCE_DIR PAGE
"""
import pathlib
import re
import sys

source, page = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).read_text()
sections = {part.split("\n", 1)[0]: part for part in re.split(r"^### ", page, flags=re.M)[1:]}
names = []
for path in sorted((source / "compiler/library").glob("*.dl")):
    library = path.name.split(".")[0]
    prefix = "" if library == "prelude" else library + "."
    names += [prefix + name for name in re.findall(r'^(?:composite (?:"[^"]*" )?)?(?:fn|module) ([A-Za-z]\w*)\(', path.read_text(), flags=re.M)]
ops = re.findall(r'^def DL_\w+ *: *DL_\w+<"(\w+)"', "".join(p.read_text() for p in (source / "dialects/dl/ops").glob("*.td")), flags=re.M)
missing = []
for name in names:
    # Signature, text, example.
    fields = re.fullmatch(r"\S+\n\n```\n.+?```\n\n(.+?)\n\n```\n(.+?)```\n.*", sections.get(name, ""), flags=re.S)
    if not fields:
        missing.append(f"`{name}` of the library, or its text or example")
    elif not re.search(r"^// \w+\(.*\) -> ", fields[2], flags=re.M):
        missing.append(f"what the example of `{name}` gives")
missing += [f"the op `{op}`" for op in ops if f"| `dl.{op}` |" not in page]
assert len(names) > 300 and len(ops) > 80, f"{len(names)} names and {len(ops)} ops: the definitions are not where this looks"
for line in missing:
    print(f"the reference lacks {line}", file=sys.stderr)
if missing:
    sys.exit(1)
print(f"{len(names)} names of the library and {len(ops)} ops, each in the reference")
