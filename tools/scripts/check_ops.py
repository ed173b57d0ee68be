#!/usr/bin/env python3
"""Fails when an op lacks a kernel, a lowering or a test, by what its record states; names each op and what it lacks.

    check_ops.py SOURCE_DIR RECORDS.json        (llvm-tblgen --dump-json of dialects/dl/Ops.td)
"""
import json
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
dump = json.loads(pathlib.Path(sys.argv[2]).read_text())


def texts(folder, pattern="*.cpp"):
    return "\n".join(path.read_text() for path in sorted((source / folder).rglob(pattern)))


kernels, lowerings = texts("runtime/kernels"), texts("passes/lower")
tests = "\n".join(path.read_text(errors="replace") for path in sorted((source / "test").rglob("*.mlir")))
missing = []
count = 0


def lacks(op, what):
    missing.append(f"dl.{op['opName']}: {what}")


for name in dump["!instanceof"]["DL_Op"]:
    op = dump[name]
    count += 1
    mnemonic, stem = op["opName"], name[len("DL_"):-len("Op")]
    has_scalar = bool(op["scalar"]["args"])
    is_reduction = bool(op.get("combine")) and bool(op.get("neutral"))
    if not has_scalar and not op["noKernel"] and not re.search(rf"\b{stem}\b", kernels):
        lacks(op, f"no kernel {stem} in runtime/kernels, and no reason in noKernel")
    if not has_scalar and not is_reduction and not op["noLowering"] and f"lower(dl::{stem}Op " not in lowerings:
        lacks(op, f"no lower(dl::{stem}Op) in passes/lower, and no reason in noLowering")
    if not op["onnx"] and not op["noOnnx"]:
        lacks(op, "neither an ONNX name nor a reason in noOnnx")
    if op["noKernel"] or op["noLowering"]:
        # What the program level handles is tested where that is.
        if not re.search(rf"\bdl\.{mnemonic}\b", tests):
            lacks(op, "no test under test/ has it")
        continue
    test = source / "test/ops" / f"{mnemonic}.mlir"
    if not test.exists():
        lacks(op, f"no test/ops/{mnemonic}.mlir")
        continue
    text = test.read_text()
    runs = [f"// RUN: dlc run %s{options}\n" for options in (" --eager", "", " --target-cpu x86-64-v2")]
    for line in ["-verify-roundtrip", *runs]:
        if line not in text:
            lacks(op, f"test/ops/{mnemonic}.mlir does not run `{line.strip()}`")
    if f"dl.{mnemonic} " not in text or "check." not in text:
        lacks(op, f"test/ops/{mnemonic}.mlir does not check it")
    # A constant refuses nothing that its type does not.
    if op["arguments"]["args"] and mnemonic != "constant" and not test.with_name(f"{mnemonic}-errors.mlir").exists():
        lacks(op, f"no test/ops/{mnemonic}-errors.mlir")

for path in sorted((source / "test/ops").glob("*.mlir")):
    mnemonic = path.stem.removesuffix("-errors")
    if all(dump[name]["opName"] != mnemonic for name in dump["!instanceof"]["DL_Op"]):
        missing.append(f"{path.relative_to(source)}: there is no op dl.{mnemonic}")

for line in missing:
    print(line, file=sys.stderr)
if missing:
    sys.exit(1)
print(f"{count} ops, none lacks a kernel, a lowering or a test")
