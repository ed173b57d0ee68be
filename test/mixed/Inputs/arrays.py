"""arrays.py DIR: the small arrays that the tests of this folder run on."""
import array
import struct
import sys


def write(name, numbers, code, dtype):
    header = "{'descr': '<%s', 'fortran_order': False, 'shape': (%d,), }" % (dtype, len(numbers))
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(f"{sys.argv[1]}/{name}.npy", "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + array.array(code, numbers).tobytes())


write("positive", [1, 2, 3], "f", "f4")
write("negative", [1, 2, -3], "f", "f4")
write("good", [0, -1], "q", "i8")
write("bad", [0, 9], "q", "i8")
