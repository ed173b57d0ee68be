"""Writes the files that Files_test.cpp reads, with NumPy, PyTorch and safetensors. Run by hand."""
import pathlib

import numpy as np
import torch
from safetensors.torch import save_file

here = pathlib.Path(__file__).parent
np.savez_compressed(here / "deflated.npz", fortran=np.asfortranarray(np.arange(6, dtype="f4").reshape(2, 3)),
                    half=np.array([0.5, -2], "f2"), wide=np.array([1, 65535], "u2"), flags=np.array([True, False]))
save_file({"w": torch.arange(1, 5, dtype=torch.float32), "h": torch.tensor([1.5, -3], dtype=torch.bfloat16)}, here / "others.safetensors")
