#!/usr/bin/env python3
"""Writes test/gradient/NAME.dl for each family of gradient_cases/, and beside it what PyTorch computes:

    test/gradient/Inputs/NAME.in.npz    inputs, exact in f32
    test/gradient/Inputs/NAME.out.npz   for each case the gradients of a weighed sum of its results with respect to its float
                                        inputs, one after another; of smooth ones also second derivatives (NAME__second) and the
                                        product with the Jacobian from the right (NAME__forward)

Every gradient is compared here with central differences in f64, where it has one. Needs PyTorch and NumPy, which the tests do not.

    tools/scripts/gradient_vectors.py [NAME ...] [--output DIR]
"""
import pathlib

import torch

from gradient_cases import contraction, control_flow, elementwise, framework, index, movement, pool, reduce, symbolic
from make_reference import run, save_npz

FAMILIES = {module.__name__.split(".")[-1].replace("_", "-"): module
            for module in (elementwise, contraction, pool, reduce, movement, index, control_flow, symbolic)}


def write(name, directory):
    torch.manual_seed(sum(name.encode()))
    family = FAMILIES[name]
    cases = family.cases()
    assert len({case.name for case in cases}) == len(cases)
    results = {}
    for case in cases:
        results |= framework.expected(case)
    inputs = {f"{case.name}_{key}": value.float() if value.is_floating_point() else value for case in cases for key, value in case.inputs.items()}
    pathlib.Path(directory).mkdir(parents=True, exist_ok=True)
    save_npz(directory / f"{name}.in.npz", {key: value.numpy() for key, value in inputs.items()})
    save_npz(directory / f"{name}.out.npz", {key: value.detach().numpy() for key, value in results.items()})
    text = framework.source(name, family.__doc__, cases, getattr(family, "PREAMBLE", ""), getattr(family, "WHERE", ""))
    (directory.parent / f"{name}.dl").write_text(text)
    print(f"{name}: {len(cases)} cases, {len(results)} outputs")


if __name__ == "__main__":
    run(FAMILIES, write, "test/gradient/Inputs", __doc__)
