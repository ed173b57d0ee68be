"""names.py FILE: the names of the tensors of a safetensors file, sorted."""
import json
import struct
import sys

data = open(sys.argv[1], "rb").read()
header = json.loads(data[8:8 + struct.unpack_from("<Q", data)[0]])
print(*sorted(name for name in header if name != "__metadata__"), sep="\n")
