"""make_media.py DIR: a text, and folders of PNGs of two classes: red ones and blue ones, with noise."""
import os
import random
import struct
import sys
import zlib

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
rng = random.Random(1)
words = ["the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "vexing", "mr", "zebra", "who", "kept", "it"]
with open(os.path.join(folder, "text.txt"), "w") as file:
    file.write(" ".join(["pack my box with five dozen liquor jugs", *(rng.choice(words) for _ in range(600))]))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(path, pixels):
    rows = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in pixels)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", len(pixels[0]), len(pixels), 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


for part, count in [("pictures", 24), ("held", 6)]:
    for name, color in [("red", 0), ("blue", 2)]:
        os.makedirs(os.path.join(folder, part, name), exist_ok=True)
        for i in range(count):
            pixels = [[[rng.randrange(80) + (150 if c == color else 0) for c in range(3)] for _ in range(8)] for _ in range(8)]
            png(os.path.join(folder, part, name, f"{i:02}.png"), pixels)
