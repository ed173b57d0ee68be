#!/usr/bin/env python3
"""Checks the table of errors and warnings (compiler/frontend/codes): each is explained, its wrong example gives its
number, its right example gives nothing at all, and is in the canonical form.

    check_codes.py DLC FOLDER     examples are written into FOLDER
"""
import json
import os
import subprocess
import sys

dlc, folder = sys.argv[1:]
os.makedirs(folder, exist_ok=True)


def output(*command):
    return subprocess.run([dlc, *command], capture_output=True, text=True, check=True, timeout=60).stdout


def codes_of(text, name):
    """The numbers that checking a program gives."""
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    run = subprocess.run([dlc, "check", "-q", "--diagnostics=json", "-W", "unused-definition", path],
                         capture_output=True, text=True, timeout=60)
    found = [json.loads(line) for line in run.stderr.splitlines()]
    has_error = any(entry["severity"] == "error" for entry in found)
    assert run.returncode == int(has_error), f"{name}: exit code {run.returncode}"
    return [entry.get("code") for entry in found if entry["severity"] != "note"]


faults = compiled = 0


def fault(message):
    global faults
    faults += 1
    print(message)


numbers = [line.split()[0] for line in output("help", "--list").splitlines()]
if len(set(numbers)) != len(numbers):
    fault("two codes have one number")
for number in numbers:
    title, explanation = output("help", number).split("\n\n")[:2]
    if len(title.split()) < 4 or len(explanation.split()) < 5:
        fault(f"{number} is not explained")
    wrong, right = (output("help", number, "--example=" + which) for which in ("wrong", "right"))
    if wrong == right or not wrong.endswith("\n") or not right.endswith("\n"):
        fault(f"{number} lacks an example")
    # A command line, which needs files beside it: tests of their own hold those.
    if wrong.startswith("$ "):
        continue
    compiled += 1
    if number not in codes_of(wrong, number + "-wrong.dl"):
        fault(f"{number}: the wrong example gives {codes_of(wrong, number + '-wrong.dl')}")
    if codes_of(right, number + "-right.dl"):
        fault(f"{number}: the right example gives {codes_of(right, number + '-right.dl')}")
    if output("fmt", os.path.join(folder, number + "-right.dl")) != right:
        fault(f"{number}: the right example is not in the canonical form")
print(f"{len(numbers)} codes, {compiled} examples compiled, {faults} faults")
