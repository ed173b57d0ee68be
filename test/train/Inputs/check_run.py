"""check_run.py DIR: the files of a run say the same: log.jsonl, log.csv, TensorBoard's events, the plot."""
import csv
import glob
import json
import os
import struct
import sys
import xml.dom.minidom

folder = sys.argv[1]


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def masked(data):
    crc = crc32c(data)
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def varint(data, at):
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
        if not data[at - 1] & 0x80:
            return value, at


def fields(data):
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        if key & 7 == 0:
            value, at = varint(data, at)
        else:
            size = {1: 8, 5: 4}.get(key & 7)
            if size is None:
                size, at = varint(data, at)
            value, at = data[at:at + size], at + size
        yield key >> 3, value


assert masked(b"123456789") == ((0xE3069283 >> 15 | 0xE3069283 << 17) + 0xA282EAD8) & 0xFFFFFFFF
events = []
for path in sorted(glob.glob(os.path.join(folder, "events.out.tfevents.*"))):
    data = open(path, "rb").read()
    while data:
        size, check = struct.unpack_from("<QI", data)
        body = data[12:12 + size]
        assert check == masked(data[:8]) and struct.unpack_from("<I", data, 12 + size)[0] == masked(body), path
        data = data[16 + size:]
        event = dict(fields(body))
        if 5 in event:
            value = dict(fields(dict(fields(event[5]))[1]))
            events.append((event.get(2, 0), value[1].decode(), struct.unpack("<f", value[2])[0]))

lines = [json.loads(line) for line in open(os.path.join(folder, "log.jsonl"))]
rows = list(csv.DictReader(open(os.path.join(folder, "log.csv"))))
assert len(lines) == len(rows) and len(events) == 2 * len(lines), (len(lines), len(rows), len(events))
tags = {"step": "train/", "train": "epoch/", "validation": "validation/"}
for i, (line, row) in enumerate(zip(lines, rows)):
    assert int(row["step"]) == line["step"] and row["kind"] == line["kind"]
    for j, name in enumerate(["loss", "correct"]):
        assert float(row[name]) == line[name]
        step, tag, value = events[2 * i + j]
        assert (step, tag) == (line["step"], tags[line["kind"]] + name)
        assert abs(value - line[name]) <= 1e-6 * abs(line[name])
xml.dom.minidom.parse(os.path.join(folder, "loss.svg"))
