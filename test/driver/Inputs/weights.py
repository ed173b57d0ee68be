"""weights.py FILE NAME=3,4 ...: a safetensors file of f32 zeros; `NAME=` is a scalar."""
import json
import math
import struct
import sys

header, offset = {}, 0
for argument in sys.argv[2:]:
    name, dims = argument.split("=")
    shape = [int(dim) for dim in dims.split(",") if dim]
    end = offset + 4 * math.prod(shape)
    header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [offset, end]}
    offset = end
text = json.dumps(header).encode()
text += b" " * (-len(text) % 8)
with open(sys.argv[1], "wb") as file:
    file.write(struct.pack("<Q", len(text)) + text + bytes(offset))
