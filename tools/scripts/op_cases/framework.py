"""Test files, functions and values; printing of exact constants; the ops' records."""
import functools
import json
import pathlib
import subprocess
import zlib

import ml_dtypes
import mpmath
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[3]
BF16 = ml_dtypes.bfloat16
DTYPES = {"bool": np.bool_, "u8": np.uint8, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
          "f16": np.float16, "bf16": BF16, "f32": np.float32, "f64": np.float64}
MLIR = {"bool": "i1", "u8": "ui8"}
FLOATS = ["f16", "bf16", "f32", "f64"]
INTS = ["u8", "i8", "i16", "i32", "i64"]
NUMS = INTS + FLOATS
BITS = ["bool"] + INTS
ANY = ["bool"] + NUMS
CLASSES = {"DL_AnyTensor": ANY, "DL_NumTensor": NUMS, "DL_FloatTensor": FLOATS, "DL_IntTensor": INTS, "DL_BitTensor": BITS,
           "DL_BoolTensor": ["bool"]}
DIGITS = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}
mpmath.mp.prec = 200


class Record:
    def __init__(self, fields):
        self.name = fields["opName"]
        self.family = fields["family"]
        self.ulp = fields["ulp"]
        self.kernel = not fields["noKernel"]
        args = [(a[0]["def"], a[1]) for a in fields["arguments"]["args"]]
        self.operands = [(constraint, name) for constraint, name in args if constraint in CLASSES]

    def dtypes(self):
        """Element types of the last tensor operand."""
        return CLASSES[self.operands[-1][0]]


@functools.cache
def records():
    command = ["llvm-tblgen-22", "--dump-json", "-I", str(ROOT), "-I", "/usr/lib/llvm-22/include", str(ROOT / "dialects/dl/Ops.td")]
    dump = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return {dump[name]["opName"]: Record(dump[name]) for name in dump["!instanceof"]["DL_Op"]}


def is_float(dtype):
    return dtype in FLOATS


def rng(*key):
    """The same numbers for the same case, whatever else is in the file."""
    return np.random.default_rng(zlib.crc32(repr(key).encode()))


def round_mp(value, dtype):
    """An mpmath number rounded once to `dtype`, to nearest even, with subnormals and overflow."""
    if mpmath.isnan(value):
        return DTYPES[dtype](np.nan)
    if mpmath.isinf(value) or value == 0:
        return DTYPES[dtype](float(value))
    if abs(value) > mpmath.mpf(2) ** 1100:
        return DTYPES[dtype](np.inf if value > 0 else -np.inf)
    if abs(value) < mpmath.mpf(2) ** -1200:
        return DTYPES[dtype](0.0 if value > 0 else -0.0)
    digits = DIGITS[dtype]
    least = {"f16": -14, "bf16": -126, "f32": -126, "f64": -1022}[dtype]
    exponent = max(int(mpmath.floor(mpmath.log(abs(value), 2))), least)
    while mpmath.mpf(2) ** (exponent + 1) <= abs(value):
        exponent += 1
    while exponent > least and mpmath.mpf(2) ** exponent > abs(value):
        exponent -= 1
    unit = mpmath.mpf(2) ** (exponent - digits + 1)
    scaled = abs(value) / unit
    whole = int(mpmath.floor(scaled))
    rest = scaled - whole
    if rest > 0.5 or (rest == 0.5 and whole % 2):
        whole += 1
    result = mpmath.mpf(whole) * unit * (1 if value > 0 else -1)
    largest = {"f16": 65504.0, "bf16": float(ml_dtypes.finfo(BF16).max), "f32": float(np.finfo(np.float32).max),
               "f64": np.finfo(np.float64).max}[dtype]
    if abs(result) > largest:
        return DTYPES[dtype](np.inf if result > 0 else -np.inf)
    return DTYPES[dtype](float(result) if result else float("0.0" if value > 0 else "-0.0"))


def round_to(values, dtype):
    """f64 values (exact or nearly so) as `dtype`."""
    with np.errstate(all="ignore"):
        return np.asarray(values).astype(DTYPES[dtype])


def element_text(value, dtype):
    if dtype == "bool":
        return "true" if value else "false"
    if not is_float(dtype):
        return str(int(value))
    number = float(value)
    short = repr(number)
    if np.isfinite(number) and len(short) <= 8 and "e" not in short:
        return short
    array = np.asarray(value, dtype=DTYPES[dtype])
    bits = array.dtype.itemsize * 8
    return f"0x{int(array.view(f'u{bits // 8}')):0{bits // 4}X}"


def dense_text(array, dtype):
    def nest(a):
        if a.ndim == 0:
            return element_text(a[()], dtype)
        return "[" + ", ".join(nest(x) for x in a) + "]"
    if array.size == 0:
        return "dense<>"
    first = array.reshape(-1)[0]
    if array.size > 1 and all(x.tobytes() == first.tobytes() for x in array.reshape(-1)):
        return f"dense<{element_text(first, dtype)}>"
    return f"dense<{nest(array)}>"


def type_text(dims, dtype):
    shape = "".join(("?" if isinstance(d, str) else str(d)) + "x" for d in dims)
    encoding = ", #dl.dims<[" + ", ".join(map(str, dims)) + "]>" if any(isinstance(d, str) for d in dims) else ""
    return f"tensor<{shape}{MLIR.get(dtype, dtype)}{encoding}>"


class Ref:
    """A value in a test: its name, dims and element type."""

    def __init__(self, name, dims, dtype):
        self.name, self.dims, self.dtype = name, list(dims), dtype

    @property
    def type(self):
        return type_text(self.dims, self.dtype)


class Test:
    def __init__(self, name, dims=None, status=None):
        self.name, self.dims, self.status, self.lines, self.count = name, dims or {}, status, [], 0

    def name_next(self, letter=""):
        self.count += 1
        return f"%{letter}{self.count - 1}"

    def input(self, array, dtype, dims=None):
        array = np.asarray(array)
        if array.dtype != DTYPES[dtype]:
            array = round_to(array, dtype)
        ref = Ref(self.name_next("x"), dims if dims is not None else array.shape, dtype)
        self.lines.append(f"{ref.name} = check.input {dense_text(array, dtype)} : {type_text(array.shape, dtype)} : {ref.type}")
        return ref

    def constant(self, array, dtype):
        array = round_to(array, dtype)
        ref = Ref(self.name_next("c"), array.shape, dtype)
        self.lines.append(f"{ref.name} = dl.constant {dense_text(array, dtype)} : {ref.type}")
        return ref

    def op(self, op, operands, dims, dtype, attrs=""):
        """One op with one result in the usual form `operands attrs : functional type`."""
        return self.ops(op, operands, [(dims, dtype)], attrs)[0]

    def ops(self, op, operands, results, attrs=""):
        refs = [Ref(self.name_next(), dims, dtype) for dims, dtype in results]
        names = ", ".join(x.name for x in operands)
        types = ", ".join(x.type for x in operands)
        out = ", ".join(r.type for r in refs)
        out = out if len(refs) == 1 else f"({out})"
        attrs = f" {{{attrs}}}" if attrs else ""
        self.lines.append(f"{', '.join(r.name for r in refs)} = dl.{op} {names}{attrs} : ({types}) -> {out}")
        return refs

    def eq(self, ref, expected):
        array = self._expected(ref, expected)
        self.lines.append(f"check.eq {ref.name}, {dense_text(array, ref.dtype)} : {type_text(array.shape, ref.dtype)} : {ref.type}")

    def close(self, ref, expected, ulp, abs_tolerance=0.0):
        if ulp == 0 and not abs_tolerance:
            return self.eq(ref, expected)
        array = self._expected(ref, expected)
        extra = f" {{abs = {abs_tolerance:.3e} : f64}}" if abs_tolerance else ""
        self.lines.append(f"check.close {ref.name}, {dense_text(array, ref.dtype)} : {type_text(array.shape, ref.dtype)} ulp {ulp}{extra} : {ref.type}")

    def _expected(self, ref, expected):
        array = np.asarray(expected)
        if array.dtype != DTYPES[ref.dtype]:
            array = round_to(array, ref.dtype)
        static = [d for d in ref.dims if not isinstance(d, str)]
        assert len(array.shape) == len(ref.dims), (self.name, array.shape, ref.dims)
        assert [n for n, d in zip(array.shape, ref.dims) if not isinstance(d, str)] == static, (self.name, array.shape, ref.dims)
        return array

    def text(self):
        attributes = []
        if self.status is not None:
            attributes.append(f"check.status = {self.status} : i32")
        if self.dims:
            ranges = ", ".join(f"{n} = array<i64: {low}, {high}>" for n, (low, high) in self.dims.items())
            attributes.append(f"dl.dims = {{{ranges}}}")
        tail = f" attributes {{{', '.join(attributes)}}}" if attributes else ""
        return f"func.func @test_{self.name}(){tail} {{\n" + "".join(f"  {line}\n" for line in self.lines) + "  return\n}\n"


class File:
    def __init__(self, op, note=""):
        self.op, self.note, self.tests, self.errors = op, note, [], []
        self.record = records()[op]

    def test(self, name, dims=None, status=None):
        assert name not in {t.name for t in self.tests}, name
        self.tests.append(Test(name, dims, status))
        return self.tests[-1]

    def error(self, message, line, args, inferred=True):
        """`line` (an op without results' names) over function arguments `args` fails with `message`."""
        self.errors.append((message, line, args, inferred))

    def write(self):
        folder = ROOT / "test/ops"
        # Both engines, and code without wide vectors and multiply-adds.
        runs = ("dlc-opt %s -verify-roundtrip -o /dev/null", "dlc run %s --eager", "dlc run %s",
                "dlc run %s --target-cpu x86-64-v2")
        head = "".join(f"// RUN: {run}\n" for run in runs)
        head += "// Written by tools/scripts/op_vectors.py.\n"
        if self.note:
            head += f"// {self.note}\n"
        (folder / f"{self.op}.mlir").write_text(head + "\n" + "\n".join(t.text() for t in self.tests))
        if not self.errors:
            return
        text = "// RUN: dlc-opt %s -split-input-file -verify-diagnostics\n// Written by tools/scripts/op_vectors.py.\n"
        for index, (message, line, args, inferred) in enumerate(self.errors):
            parameters = ", ".join(f"%{n}: {t}" for n, t in args.items())
            expected = f"  // expected-error @+2 {{{{failed to infer returned types}}}}\n" if inferred else ""
            text += "\n// -----\n\n" if index else "\n"
            kind = "expected-error-re" if ".*" in message else "expected-error"
            message = message.replace(".*", "{{.*}}")
            text += f"func.func @refused({parameters}) {{\n{expected}  // {kind} @+1 {{{{{message}}}}}\n  {line}\n  return\n}}\n"
        (folder / f"{self.op}-errors.mlir").write_text(text)
