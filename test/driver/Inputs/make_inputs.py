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
