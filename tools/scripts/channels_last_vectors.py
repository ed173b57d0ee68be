#!/usr/bin/env python3
"""Writes test/passes/lower-kernels-channels-last.mlir: random convolutions and pools with channels last, against PyTorch.

    channels_last_vectors.py [SEED [COUNT]] > test/passes/lower-kernels-channels-last.mlir

Small integers, so that sums are exact. Needs NumPy and PyTorch; the tests do not. With other seeds, a fuzzer for `dlc run`.
"""
import sys

import numpy as np
import torch
import torch.nn.functional as F


def type_of(a):
    return "tensor<" + "".join(f"{d}x" for d in a.shape) + "f32>"


def dense(a):
    a = np.ascontiguousarray(a, dtype=np.float32)
    text = str(float(a.reshape(-1)[0])) if a.size == 1 else '"0x' + a.tobytes().hex().upper() + '"'
    return f"dense<{text}> : {type_of(a)}"


def array(values):
    return "array<i64: " + ", ".join(map(str, values)) + ">"


def window(g):
    """Sizes, kernel, strides, low and high pads, dilations of one or two spatial dims."""
    spatial = 1 if g.random() < 0.15 else 2
    sizes = [int(g.integers(3, 13)) for _ in range(spatial)]
    kernel = [min(int(g.integers(1, 4)) if g.random() < 0.8 else 5, s) for s in sizes]
    strides = [int(g.integers(1, 4)) for _ in range(spatial)]
    dilations = [int(g.integers(1, 3)) for _ in range(spatial)]
    low = [int(g.integers(0, d * (k - 1) + 1)) for k, d in zip(kernel, dilations)]
    high = [int(g.integers(0, d * (k - 1) + 1)) for k, d in zip(kernel, dilations)]
    dilations = [d if s + a + b >= d * (k - 1) + 1 else 1 for s, a, b, d, k in zip(sizes, low, high, dilations, kernel)]
    low = [min(a, d * (k - 1)) for a, d, k in zip(low, dilations, kernel)]
    high = [min(a, d * (k - 1)) for a, d, k in zip(high, dilations, kernel)]
    return sizes, kernel, strides, low, high, dilations


def integers(g, *shape):
    return g.integers(-4, 5, size=shape).astype(np.float32)


def last(a):
    return np.moveaxis(a, 1, -1)


def padded(x, low, high, value=0.0):
    return F.pad(torch.tensor(x), [v for a, b in zip(low[::-1], high[::-1]) for v in (a, b)], value=value)


def pool(g, name, kind):
    sizes, kernel, strides, low, high, dilations = window(g)
    if kind == "avg":
        dilations = [1] * len(sizes)
        low = [min(a, k - 1) for a, k in zip(low, kernel)]
        high = [min(a, k - 1) for a, k in zip(high, kernel)]
    x = integers(g, int(g.integers(1, 3)), int(g.integers(1, 30)), *sizes)
    dim = len(sizes) - 1
    if kind == "max":
        r = (F.max_pool1d, F.max_pool2d)[dim](padded(x, low, high, float("-inf")), kernel, strides, 0, dilations).numpy()
    else:
        f, ones = (F.avg_pool1d, F.avg_pool2d)[dim], np.ones((1, 1, *sizes), np.float32)
        r = (f(padded(x, low, high).double(), kernel, strides) / f(padded(ones, low, high).double(), kernel, strides)).numpy()
    x, r = last(x), last(r)
    attributes = f"kernel = {array(kernel)}, strides = {array(strides)}, pads = {array(low + high)}, channels_last = true"
    if kind == "max":
        attributes += f", dilations = {array(dilations)}"
    return f"""func.func @test_{name}() {{
  %x = check.input {dense(x)} : {type_of(x)}
  %0 = dl.{kind}_pool %x {{{attributes}}} : ({type_of(x)}) -> {type_of(r)}
  check.close %0, {dense(r)} ulp 2 : {type_of(r)}
  return
}}"""


def conv(g, name, kind):
    sizes, kernel, strides, low, high, dilations = window(g)
    if kind == "depthwise":
        groups = c = int(g.integers(1, 30))
        o = c * int(g.integers(1, 3))
    elif kind == "grouped":
        groups = int(g.integers(2, 4))
        c, o = groups * int(g.integers(1, 5)), groups * int(g.integers(1, 20))
    else:
        groups, c, o = 1, int(g.integers(1, 20)), int(g.integers(1, 50))
    per_group = o // groups
    choices = [1] + [groups * d for d in range(1, per_group + 1) if per_group % d == 0 and kind != "depthwise"]
    blocks = int(g.choice(choices))
    x, w, bias = integers(g, int(g.integers(1, 3)), c, *sizes), integers(g, o, c // groups, *kernel), integers(g, o)
    f = (F.conv1d, F.conv2d)[len(sizes) - 1]
    r = last(f(padded(x, low, high), torch.tensor(w), None, strides, 0, dilations, groups).numpy())
    x = last(x)
    w = np.moveaxis(np.moveaxis(w.reshape(blocks, o // blocks, c // groups, *kernel), 1, -1), 1, -2)
    attributes = (f"strides = {array(strides)}, pads = {array(low + high)}, dilations = {array(dilations)}, groups = {groups} : i64, "
                  "channels_last = true")
    result, epilogue = "%0", ""
    if g.random() < 0.6:
        r, result = np.maximum(r + bias, 0), "%2"
        epilogue = f"""  %b = check.input {dense(bias)} : {type_of(bias)}
  %1 = dl.add %0, %b : ({type_of(r)}, {type_of(bias)}) -> {type_of(r)}
  %z = dl.constant dense<0.0> : tensor<f32>
  %2 = dl.maximum %1, %z : ({type_of(r)}, tensor<f32>) -> {type_of(r)}
"""
    return f"""func.func @test_{name}() {{
  %x = check.input {dense(x)} : {type_of(x)}
  %w = check.input {dense(w)} : {type_of(w)}
  %0 = dl.conv %x, %w {{{attributes}}} : ({type_of(x)}, {type_of(w)}) -> {type_of(r)}
{epilogue}  check.eq {result}, {dense(r)} : {type_of(r)}
  return
}}"""


def main():
    seed, count = (int(a) for a in (sys.argv[1:] + ["1", "15"][len(sys.argv) - 1:])[:2])
    g = np.random.default_rng(seed)
    print("// RUN: dlc run %s --eager\n// RUN: dlc run %s\n// RUN: dlc run %s --target-cpu x86-64-v2\n// Written by tools/scripts/channels_last_vectors.py.")
    for i in range(count):
        kind = ["conv", "depthwise", "grouped", "max", "avg"][i % 5]
        print("\n" + (pool if kind in ("max", "avg") else conv)(g, f"{kind}_{i}", kind))


if __name__ == "__main__":
    main()
