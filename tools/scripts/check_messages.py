#!/usr/bin/env python3
"""Compares what dlc says of wrong programs with what is written down for each.

    check_messages.py DLC FILE.test FOLDER [--update]

A test holds programs, each `//--- name` and its text, then `//--- says` and the messages. They are checked in FOLDER,
each as name.dl, alone. --update writes down what dlc says now: read it before you keep it.
"""
import difflib
import os
import re
import subprocess
import sys

arguments = [argument for argument in sys.argv[1:] if argument != "--update"]
update = len(arguments) < len(sys.argv) - 1
dlc, test, folder = arguments
dlc = os.path.abspath(dlc)
os.makedirs(folder, exist_ok=True)
with open(test) as file:
    head, *parts = file.read().split("//--- ")
faults = programs = 0
result = head
index = 0
while index < len(parts):
    name, program = parts[index].split("\n", 1)
    said = None
    if index + 1 < len(parts) and parts[index + 1].startswith("says\n"):
        said = parts[index + 1].split("\n", 1)[1]
        index += 1
    index += 1
    programs += 1
    with open(os.path.join(folder, name + ".dl"), "w") as file:
        file.write(program)
    run = subprocess.run([dlc, "check", "-q", name + ".dl"], cwd=folder, capture_output=True, text=True, timeout=60)
    says = run.stdout + run.stderr
    # Where a note in the library stands is the library's affair.
    says = re.sub(rf"^(?!{name}\.dl)([\w.]+\.dl):\d+:\d+: (note: .*)\n.*\n.*\n", r"\1: \2\n", says, flags=re.M)
    result += f"//--- {name}\n{program}//--- says\n{says}"
    if run.returncode not in (0, 1) or (run.returncode == 0) != (": error: " not in says):
        faults += 1
        print(f"{name}: exit code {run.returncode}")
    if not update and says != said:
        faults += 1
        print(f"{name}:")
        sys.stdout.writelines(difflib.unified_diff((said or "").splitlines(True), says.splitlines(True), "expected", "said"))
if update:
    with open(test, "w") as file:
        file.write(result)
print(f"{programs} programs, {faults} faults")
