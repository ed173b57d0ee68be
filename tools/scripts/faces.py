#!/usr/bin/env python3
"""A photo for the face detector ultraface-slim-320, and the faces in its answer.

    djpeg faces.jpg | tools/scripts/faces.py prepare input.npy     f32[1, 3, 240, 320], (x - 127) / 128, red first
    tools/scripts/faces.py boxes scores.npy boxes.npy              one line a face: score, left, top, right, bottom in percent

Standard library only: the tests run it.
"""
import argparse
import array
import math
import sys

from npy import read_npy, write_npy

WIDTH, HEIGHT = 320, 240


def read_ppm(file):
    """Width, height and the bytes of a binary PPM (what djpeg writes)."""
    fields = []
    while len(fields) < 4:
        fields += file.readline().split(b"#")[0].split()
    if fields[0] != b"P6" or fields[3] != b"255":
        raise ValueError(f"no 8-bit binary PPM: {fields}")
    width, height = int(fields[1]), int(fields[2])
    data = file.read(3 * width * height)
    if len(data) != 3 * width * height:
        raise ValueError(f"the PPM ends after {len(data)} bytes of {3 * width * height}")
    return width, height, data


def places(size, wanted):
    """For each of `wanted` pixels its two neighbours among `size`, and the second's share (bilinear, half-pixel centres)."""
    result = []
    for i in range(wanted):
        x = min(max((i + 0.5) * size / wanted - 0.5, 0.0), size - 1.0)
        low = min(int(x), size - 2)
        result.append((low, x - low))
    return result


def prepare(path):
    width, height, data = read_ppm(sys.stdin.buffer)
    columns, rows = places(width, WIDTH), places(height, HEIGHT)
    planes = [array.array("f") for _ in range(3)]
    for y, v in rows:
        for x, u in columns:
            p = 3 * (y * width + x)
            q = p + 3 * width
            for c in range(3):
                top = data[p + c] * (1 - u) + data[p + 3 + c] * u
                bottom = data[q + c] * (1 - u) + data[q + 3 + c] * u
                planes[c].append((top * (1 - v) + bottom * v - 127) / 128)
    write_npy(path, "<f4", (1, 3, HEIGHT, WIDTH), b"".join(plane.tobytes() for plane in planes))


def anchors():
    """Centre and size of the boxes that the model's answers are relative to: three or two sizes at each cell of four grids."""
    for step, sizes in ((8, (10, 16, 24)), (16, (32, 48)), (32, (64, 96)), (64, (128, 192, 256))):
        for row in range(math.ceil(HEIGHT / step)):
            for column in range(math.ceil(WIDTH / step)):
                for size in sizes:
                    yield (column + 0.5) * step / WIDTH, (row + 0.5) * step / HEIGHT, size / WIDTH, size / HEIGHT


def decoded(answer):
    """Left, top, right, bottom of each box, in shares of the image."""
    for i, (x, y, width, height) in enumerate(anchors()):
        dx, dy, dw, dh = answer[4 * i:4 * i + 4]
        x, y = x + 0.1 * dx * width, y + 0.1 * dy * height
        width, height = width * math.exp(0.2 * dw), height * math.exp(0.2 * dh)
        yield x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(a, b):
    """Intersection over union."""
    w = min(a[2], b[2]) - max(a[0], b[0])
    h = min(a[3], b[3]) - max(a[1], b[1])
    if w <= 0 or h <= 0:
        return 0.0
    area = lambda r: (r[2] - r[0]) * (r[3] - r[1])
    return w * h / (area(a) + area(b) - w * h)


def boxes(scores, corners, threshold):
    """The boxes above the threshold, best first, without those that overlap a better one."""
    _, score = read_npy(scores)
    _, answer = read_npy(corners)
    found = sorted(((score[2 * i + 1], box) for i, box in enumerate(decoded(answer)) if score[2 * i + 1] > threshold), reverse=True)
    kept = []
    for value, box in found:
        if all(overlap(box, other) < 0.3 for _, other in kept):
            kept.append((value, box))
    for value, box in kept:
        print(f"{value:.2f}", *(round(100 * place) for place in box))
    print(len(kept), "faces")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = arguments.add_subparsers(dest="command", required=True)
    first = commands.add_parser("prepare", help="PPM on standard input to the model's input")
    first.add_argument("output")
    second = commands.add_parser("boxes", help="faces in the model's outputs")
    second.add_argument("scores")
    second.add_argument("boxes")
    second.add_argument("--threshold", type=float, default=0.7)
    options = arguments.parse_args()
    if options.command == "prepare":
        prepare(options.output)
    else:
        boxes(options.scores, options.boxes, options.threshold)


if __name__ == "__main__":
    main()
