"""close.py A B: two logs say the same up to roundings."""
import json
import sys

a, b = ([json.loads(line) for line in open(path)] for path in sys.argv[1:])
assert len(a) == len(b)
for one, other in zip(a, b):
    assert one["step"] == other["step"] and abs(one["loss"] - other["loss"]) <= 1e-5 * abs(one["loss"]), (one, other)
