"""make_inputs.py DIR: small tensors in every kind of file that dlc reads, for test/driver/Inputs/linear.mlir."""
import json
import pathlib
import struct
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "tools/scripts"))
from npy import write_npy  # noqa: E402

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)


def floats(*values):
    return struct.pack(f"<{len(values)}f", *values)


def safetensors(**tensors):
    header, data = {}, b""
    for name, (shape, block) in tensors.items():
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [len(data), len(data) + len(block)]}
        data += block
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


x = floats(*range(8))
w = floats(1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1)
write_npy(folder / "x.npy", "<f4", [2, 4], x)
write_npy(folder / "x5.npy", "<f4", [2, 5], floats(*range(10)))
write_npy(folder / "x64.npy", "<f8", [2, 4], struct.pack("<8d", *range(8)))
write_npy(folder / "rows.npy", "<f4", [2, 1, 4], x)
(folder / "x.bin").write_bytes(x)
(folder / "x.safetensors").write_bytes(safetensors(x=([2, 4], x)))
(folder / "w.safetensors").write_bytes(safetensors(w=([4, 3], w)))
(folder / "bad-shape.safetensors").write_bytes(safetensors(w=([3, 4], w)))
(folder / "no-w.safetensors").write_bytes(safetensors(v=([4, 3], w)))
write_npy(folder / "y.npy", "<f4", [2, 3], floats(3, 4, 5, 11, 12, 13))
(folder / "cut.npy").write_bytes((folder / "x.npy").read_bytes()[:-3])
with zipfile.ZipFile(folder / "x.npz", "w", zipfile.ZIP_DEFLATED) as archive:
    archive.write(folder / "x.npy", "x.npy")
    archive.write(folder / "y.npy", "out_0.npy")
with zipfile.ZipFile(folder / "other.npz", "w") as archive:
    archive.write(folder / "x.npy", "z.npy")
with zipfile.ZipFile(folder / "arr.npz", "w") as archive:
    archive.write(folder / "x.npy", "arr_0.npy")

# What NumPy can also write.
columns = floats(*(4 * row + column for column in range(4) for row in range(2)))
plain = (folder / "x.npy").read_bytes()
(folder / "fortran.npy").write_bytes(plain.replace(b"'fortran_order': False", b"'fortran_order': True ")[:-32] + columns)
for version in (2, 3):
    text = plain[10:-32]
    (folder / f"v{version}.npy").write_bytes(b"\x93NUMPY" + bytes([version, 0]) + struct.pack("<I", len(text)) + text + x)
(folder / "v4.npy").write_bytes(b"\x93NUMPY\x04\x00" + plain[8:])
write_npy(folder / "big.npy", ">f4", [2, 4], struct.pack(">8f", *range(8)))
write_npy(folder / "object.npy", "|O", [1], b"........")
write_npy(folder / "complex.npy", "<c8", [2, 4], x + x)
write_npy(folder / "scalar.npy", "<f4", [], floats(1))
write_npy(folder / "none.npy", "<f4", [0, 4], b"")
write_npy(folder / "three.npy", "<f4", [3, 4], floats(*range(12)))
write_npy(folder / "many.npy", "<f4", [3, 2, 4], floats(*range(24)))
(folder / "empty.npy").write_bytes(b"")
(folder / "header.npy").write_bytes(plain[:9])

# An archive of which one element was changed.
damaged = bytearray((folder / "other.npz").read_bytes())
damaged[damaged.find(b"NUMPY") + 127] ^= 1
(folder / "damaged.npz").write_bytes(damaged)
(folder / "short.npz").write_bytes((folder / "x.npz").read_bytes()[:100])
(folder / "empty.npz").write_bytes(b"")
(folder / "empty.safetensors").write_bytes(b"")
(folder / "more.safetensors").write_bytes(safetensors(w=([4, 3], w), v=([4, 3], w)))
