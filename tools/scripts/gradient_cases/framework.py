"""What a case of a gradient is, PyTorch's numbers for it, and the .dl file that computes the same."""
import dataclasses
import typing

import torch


def rand(*shape):
    return torch.randn(shape, dtype=torch.float64).float().double()


def spread(*shape, low=-1.0, high=1.0):
    """Distinct values in a range, no two nearer than a step: what is not smooth between them can be differenced."""
    count = torch.Size(shape).numel()
    return (torch.linspace(low, high, count, dtype=torch.float64)[torch.randperm(count)]).reshape(shape).float().double()


def ints(*values):
    return torch.tensor(*values)


@dataclasses.dataclass
class Case:
    """`name` is the op's, or OP__what; `code` is an expression of the language, `torch` a function of the same inputs."""
    name: str
    code: str
    torch: typing.Callable
    inputs: dict
    smooth: bool = False  # then also its second derivatives and its forward product
    kink: bool = False  # differences do not tell what PyTorch has settled on
    zero: bool = False  # all gradients are
    dims: dict = dataclasses.field(default_factory=dict)  # input: its dims, where symbolic
    expected: typing.Callable = None  # where PyTorch settles on something else: the gradients from the inputs and the weights

    def wrt(self):
        return [name for name, value in self.inputs.items() if value.is_floating_point()]


def weights(size):
    return ((torch.arange(size, dtype=torch.float64) * 5 % 11) - 4.5) / 8


def weigh(results):
    """The random seed: a sum of what is differentiated, each element with another weight, exact in every float type."""
    results = results if isinstance(results, (tuple, list)) else [results]
    return sum((value.reshape(-1) * weights(value.numel())).sum() for value in results if value.is_floating_point())


def wave(value):
    return (torch.arange(value.numel(), dtype=torch.float64) * 3 % 7 - 2.5).reshape(value.shape) / 4


def flat(values):
    return torch.cat([value.reshape(-1) for value in values])


def gradients(case, function, **options):
    inputs = {name: value.clone().requires_grad_(value.is_floating_point()) for name, value in case.inputs.items()}
    wanted = [inputs[name] for name in case.wrt()]
    got = torch.autograd.grad(function(*inputs.values()), wanted, materialize_grads=True, **options)
    return inputs, wanted, got


def differences(case):
    """Central, in f64, of the weighed sum."""
    found = []
    for name in case.wrt():
        value, step = case.inputs[name], 1e-6
        each = torch.zeros(value.numel(), dtype=torch.float64)
        for i in range(value.numel()):
            sides = []
            for sign in (1, -1):
                moved = value.clone().reshape(-1)
                moved[i] += sign * step
                sides.append(weigh(case.torch(*{**case.inputs, name: moved.reshape(value.shape)}.values())))
            each[i] = (sides[0] - sides[1]) / (2 * step)
        found.append(each)
    return flat(found)


def expected(case):
    """Outputs by name, after checks that make sure that they say something."""
    if case.torch is None:
        first = flat(case.expected(*case.inputs.values()))
    else:
        first = flat(gradients(case, lambda *inputs: weigh(case.torch(*inputs)))[2])
        if case.expected:
            first = flat(case.expected(*case.inputs.values()))
        assert case.zero or (first != 0).any(), f"{case.name}: no gradient"
        if not case.kink:
            torch.testing.assert_close(first, differences(case), rtol=1e-4, atol=1e-6, msg=lambda m: f"{case.name}: {m}")
    results = {case.name: first}
    if case.smooth:
        inputs, wanted, got = gradients(case, lambda *inputs: weigh(case.torch(*inputs)), create_graph=True)
        linear = not any(value.requires_grad for value in got)
        second = [torch.zeros_like(v) for v in wanted] if linear else torch.autograd.grad(weigh(got), wanted, materialize_grads=True)
        results[case.name + "__second"] = flat(second)
        names = case.wrt()
        _, forward = torch.autograd.functional.jvp(
            lambda *values: case.torch(*{**case.inputs, **dict(zip(names, values))}.values()),
            tuple(case.inputs[n] for n in names), tuple(wave(case.inputs[n]) for n in names))
        results[case.name + "__forward"] = forward.reshape(-1)
    return results


HEADER = """\
// Written by tools/scripts/gradient_vectors.py: {title}
// RUN: dlc run %s --inputs %S/Inputs/{stem}.in.npz --eager --output-dir %t.eager
// RUN: %python %source/tools/scripts/npy.py compare %t.eager %S/Inputs/{stem}.out.npz --tolerance 1e-11
// RUN: dlc run %s --inputs %S/Inputs/{stem}.in.npz --output-dir %t.compiled
// RUN: %python %source/tools/scripts/npy.py compare %t.compiled %S/Inputs/{stem}.out.npz --tolerance 1e-11
// RUN: sed 's/^T = f64/T = f32/' %s > %t.dl
// RUN: dlc run %t.dl --inputs %S/Inputs/{stem}.in.npz --eager --output-dir %t.eager
// RUN: %python %source/tools/scripts/npy.py compare %t.eager %S/Inputs/{stem}.out.npz --tolerance 2e-5
// RUN: dlc run %t.dl --inputs %S/Inputs/{stem}.in.npz --output-dir %t.compiled
// RUN: %python %source/tools/scripts/npy.py compare %t.compiled %S/Inputs/{stem}.out.npz --tolerance 2e-5
"""
HELPERS = """
T = f64
// Weights and tangents that are exact in every float type.
fn _places(n) => iota(axis=0, shape=[n], dtype=T)
fn _weigh(r: tensor) => sum(reshape(r, [r.size]) * ((_places(r.size) * 5 % 11 - 4.5) / 8))
fn _weigh_all(results: list) {
  total = 0.0
  static for r in results { total = total + _weigh(r) }
  return total
}
fn _wave(x: tensor) => reshape((_places(x.size) * 3 % 7 - 2.5) / 4, x.shape)
fn _flat(values: list) => concat([reshape(v, [v.size]) for v in values], axis=0)
"""
DTYPES = {torch.float64: "f32", torch.int64: "i64", torch.int32: "i32", torch.bool: "bool"}


def source(stem, title, cases, preamble="", where=""):
    parameters, outputs, lines, values = [], [], [], []
    for case in cases:
        names = case.wrt()
        arguments = ", ".join(names)
        given = []
        for name, value in case.inputs.items():
            dims = case.dims.get(name) or ", ".join(map(str, value.shape))
            full = f"{case.name}_{name}"
            parameters.append(f"{full}: {DTYPES[value.dtype]}[{dims}]")
            given.append(f"{full}.to(T)" if name in names else full)
        every = ", ".join(case.inputs)
        wrt = "[" + ", ".join(names) + "]"
        lines.append(f"fn _{case.name}({every}) => {case.code}")
        loss = f"fn ({arguments}) => _weigh_all([_{case.name}({every})])"
        positions = "[" + ", ".join(str(i) for i in range(len(names))) + "]"
        lines.append(f"fn _{case.name}__gradient({every}) => grad({loss}, wrt={positions})({arguments})")
        call = ", ".join(given)
        outputs.append(case.name)
        values.append(f"_flat(_{case.name}__gradient({call}))")
        if case.smooth:
            lines.append(f"fn _{case.name}__second({every}) => grad(fn ({arguments}) => _weigh_all(_{case.name}__gradient({every})), wrt={positions})({arguments})")
            lines.append(f"fn _{case.name}__forward({every}) => jvp(fn ({arguments}) => _{case.name}({every}), {wrt}, [_wave(v) for v in {wrt}])")
            outputs += [case.name + "__second", case.name + "__forward"]
            values += [f"_flat(_{case.name}__second({call}))", f"_flat([_{case.name}__forward({call})[1]])"]
    text = HEADER.format(stem=stem, title=title) + HELPERS + preamble + "\n" + "\n".join(lines) + "\n\n"
    text += "export fn gradients(\n  " + ",\n  ".join(parameters) + ",\n) -> (\n  "
    text += ",\n  ".join(name + ": tensor" for name in outputs) + ",\n)" + (" where " + where if where else "") + " {\n"
    text += "".join(f"  {name} = {value}\n" for name, value in zip(outputs, values))
    return text + "  return " + ", ".join(outputs) + "\n}\n"
