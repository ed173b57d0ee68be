#!/usr/bin/env python3
"""Trains models/fashion.dl's network on Fashion-MNIST and writes models/fashion.safetensors.

Needs PyTorch and safetensors, which nothing else in the project does; the weights are committed so that
nobody has to run this. About four minutes on one core.

    tools/scripts/train_fashion.py [--data /usr/share/datasets/fashion-mnist] [--epochs 15]
                                   [--output models/fashion.safetensors]
"""
import argparse
import gzip
import pathlib
import time

import torch
import torch.nn.functional as F
from safetensors.torch import save_file
from torch import nn

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Fashion(nn.Module):
    """The twin of models/fashion.dl: same layers, same parameter names."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 16, 3, padding=1, bias=False)
        self.bn1 = nn.BatchNorm2d(16)
        self.conv2 = nn.Conv2d(16, 32, 3, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(32)
        self.conv3 = nn.Conv2d(32, 64, 3, padding=1, bias=False)
        self.bn3 = nn.BatchNorm2d(64)
        self.fc1 = nn.Linear(64 * 3 * 3, 128)
        self.fc2 = nn.Linear(128, 10)
        self.dropout = nn.Dropout(0.25)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.bn1(self.conv1(x))), 2)
        x = F.max_pool2d(F.relu(self.bn2(self.conv2(x))), 2)
        x = F.max_pool2d(F.relu(self.bn3(self.conv3(x))), 2)
        x = F.relu(self.fc1(self.dropout(x.flatten(1))))
        return self.fc2(self.dropout(x))


def read_idx(path):
    """A tensor from a gzipped idx file of bytes (magic 0x0000_08_RANK, then the dims, big-endian)."""
    data = gzip.open(path, "rb").read()
    rank = data[3]
    dims = [int.from_bytes(data[4 + 4 * i:8 + 4 * i], "big") for i in range(rank)]
    return torch.frombuffer(bytearray(data[4 + 4 * rank:]), dtype=torch.uint8).reshape(dims)


def augment(x):
    """A random shift by up to two pixels for the batch, and a mirror image for half of it."""
    dy, dx = torch.randint(0, 5, (2,)).tolist()
    x = F.pad(x, (2, 2, 2, 2))[:, :, dy:dy + 28, dx:dx + 28]
    flip = torch.rand(len(x)) < 0.5
    return torch.where(flip[:, None, None, None], x.flip(3), x)


def accuracy(net, images, labels):
    net.eval()
    with torch.no_grad():
        right = sum((net(images[i:i + 500]).argmax(1) == labels[i:i + 500]).sum().item()
                    for i in range(0, len(images), 500))
    return right / len(images)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=pathlib.Path, default=pathlib.Path("/usr/share/datasets/fashion-mnist"))
    arguments.add_argument("--epochs", type=int, default=15)
    arguments.add_argument("--output", type=pathlib.Path, default=ROOT / "models/fashion.safetensors")
    options = arguments.parse_args()

    torch.manual_seed(1)
    torch.set_num_threads(1)
    images, test_images = (read_idx(options.data / f"{part}-images-idx3-ubyte.gz").unsqueeze(1).float() / 255
                           for part in ("train", "t10k"))
    labels, test_labels = (read_idx(options.data / f"{part}-labels-idx1-ubyte.gz").long() for part in ("train", "t10k"))

    net = Fashion()
    batch = 128
    steps = options.epochs * (len(images) // batch)
    optimizer = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=2e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=4e-3, total_steps=steps, pct_start=0.2)
    start = time.time()
    for epoch in range(options.epochs):
        net.train()
        order = torch.randperm(len(images))
        total = 0.0
        for i in range(0, len(images) - batch + 1, batch):
            chosen = order[i:i + batch]
            loss = F.cross_entropy(net(augment(images[chosen])), labels[chosen], label_smoothing=0.05)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1}: loss {total * batch / len(images):.4f}, "
              f"{time.time() - start:.0f} s", flush=True)
    # The test images are looked at once, at the end: they choose nothing.
    print(f"test accuracy {accuracy(net, test_images, test_labels):.4f}")
    weights = {name: value.contiguous() for name, value in net.state_dict().items()
               if not name.endswith("num_batches_tracked")}
    save_file(weights, options.output)
    print(f"wrote {options.output}, {options.output.stat().st_size} bytes")


if __name__ == "__main__":
    main()
