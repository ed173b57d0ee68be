#!/usr/bin/env python3
"""Writes the vectors that test/models compares with: for each model of models/*.dl, at a small size,

    test/models/Inputs/NAME.safetensors   seeded weights
    test/models/Inputs/NAME.in.npz        inputs, named as the entry's
    test/models/Inputs/NAME.out.npz       the outputs PyTorch computes from them, in f64, rounded to f32

Needs PyTorch, NumPy and safetensors, some cases torchvision or transformers; the tests do not. Its files are committed. Equal runs write equal bytes.

    tools/scripts/make_reference.py [NAME ...] [--output DIR]
"""
import argparse
import io
import pathlib
import zipfile

import numpy as np
import torch
from safetensors.torch import save_file
from torch import nn

import reference_models as models

ROOT = pathlib.Path(__file__).resolve().parents[2]


def images(*shape):
    return torch.rand(*shape)


def ids(limit, *shape):
    return torch.randint(0, limit, shape, dtype=torch.int32)


def mask(*lengths):
    """Rows of ones, then zeros."""
    return torch.stack([(torch.arange(max(lengths)) < n).int() for n in lengths])


def published(name, *sizes, **named):
    import published_models  # torchvision and transformers, which the other cases do without

    return getattr(published_models, name)(*sizes, **named)


# name: (network, inputs by name, names of the outputs). The sizes are those of test/models/*-small.dl.
CASES = {
    "mlp": lambda: (models.MLP(20, [16, 12], 10), {"x": images(3, 20)}, ["probs"]),
    "lenet": lambda: (models.LeNet(10), {"x": images(2, 1, 28, 28)}, ["probs"]),
    "resnet18": lambda: (models.ResNet(models.BasicBlock, [2, 2, 2, 2], 4, 10), {"x": images(2, 3, 64, 64)}, ["logits"]),
    "resnet50": lambda: (models.ResNet(models.Bottleneck, [3, 4, 6, 3], 2, 10), {"x": images(1, 3, 64, 64)}, ["logits"]),
    "mobilenet_v2": lambda: (models.MobileNetV2([[1, 8, 1, 1], [6, 12, 2, 2], [6, 16, 2, 2], [6, 20, 1, 1]], 8, 48, 10),
                             {"x": images(2, 3, 64, 64)}, ["logits"]),
    "transformer": lambda: (models.Transformer(40, 36, 16, 4, 2, 32), {"src": ids(40, 2, 7), "tgt": ids(36, 2, 5)}, ["logits"]),
    "bert": lambda: (models.Bert(50, 32, 4, 2, 64, 16),
                     {"input_ids": ids(50, 2, 9), "token_type_ids": ids(2, 2, 9), "attention_mask": mask(9, 6)},
                     ["last_hidden_state", "pooler_output"]),
    "gpt2": lambda: (models.GPT2(64, 32, 4, 2, 16), {"ids": ids(64, 2, 11)}, ["logits"]),
    "vae": lambda: (models.VAE(36, 16, 5), {"x": images(3, 36), "noise": torch.randn(3, 5)}, ["image", "mu", "logvar"]),
    "unet": lambda: (models.UNet(3, 2, 2), {"x": images(1, 3, 32, 48)}, ["logits"]),
    "lstm": lambda: (models.LanguageModel(40, 16, 24), {"ids": ids(40, 2, 6), "next": ids(40, 2)}, ["logits", "next_logits"]),
    "dlrm": lambda: (models.DLRM(5, [20, 7, 13], 8, [12], [16, 10]),
                     {"dense": images(4, 5), "sparse": ids(7, 3, 4, 2)}, ["probability"]),
    "deq": lambda: (models.DEQ(8, 12, 16, 10, 4, 1e-3), {"x": images(2, 3, 16, 16)}, ["logits", "steps"]),
    "efficientnet": lambda: (published("EfficientNet", [[1, 3, 1, 8, 1], [6, 5, 2, 12, 2], [6, 3, 2, 16, 1]], 8, 10),
                             {"x": images(2, 3, 64, 64)}, ["logits"]),
    "vit": lambda: (published("ViT", hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64,
                              image_size=32, patch_size=8, num_labels=10), {"x": images(2, 3, 32, 32)}, ["logits"]),
    "whisper": lambda: (published(
        "Whisper", vocab_size=50, num_mel_bins=8, d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4,
        decoder_attention_heads=4, encoder_ffn_dim=64, decoder_ffn_dim=64, max_source_positions=12, max_target_positions=10,
        pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1),
        {"features": torch.randn(2, 8, 24), "ids": ids(50, 2, 7)}, ["memory", "logits"]),
    "llama": lambda: (published("Llama", vocab_size=64, hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4,
                                num_key_value_heads=2, max_position_embeddings=16, rms_norm_eps=1e-5),
                      {"token": ids(64, 11), "position": torch.arange(11, dtype=torch.int32)}, ["logits"]),
}


def randomise(net):
    """Weights of a size that keeps activations near 1, and norms and statistics that are not the identity."""
    for name, value in net.state_dict().items():
        if name.endswith("num_batches_tracked"):
            continue
        if name.endswith("running_var"):
            value.uniform_(0.5, 1.5)
        elif value.dim() == 1 and name.endswith("weight"):  # a norm's scale
            value.uniform_(0.8, 1.2)
        elif value.dim() == 1:
            value.normal_(0, 0.1)
        elif name == "f.conv2.weight":  # deq's iteration must converge
            value.normal_(0, 0.02)
        else:
            fan_in = value.shape[0] if isinstance(net, models.GPT2) else value[0].numel()
            value.normal_(0, (1.5 / fan_in) ** 0.5)


def save_npz(path, arrays):
    """numpy.savez without the clock in the archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, array in arrays.items():
            buffer = io.BytesIO()
            np.save(buffer, np.asarray(array, order="C"))
            archive.writestr(zipfile.ZipInfo(f"{name}.npy", (2020, 1, 1, 0, 0, 0)), buffer.getvalue())


def write(name, directory):
    torch.manual_seed(sum(name.encode()))
    net, inputs, outputs = CASES[name]()
    net.eval()
    randomise(net)
    state = net.published() if hasattr(net, "published") else net.state_dict()
    weights = {key: value.contiguous().clone() for key, value in state.items() if not key.endswith("num_batches_tracked")}
    save_file(weights, directory / f"{name}.safetensors")
    net.double()
    with torch.no_grad():
        results = net(*(x.double() if x.is_floating_point() else x.long() for x in inputs.values()))
    results = results if isinstance(results, tuple) else (results,)
    save_npz(directory / f"{name}.in.npz", {key: value.numpy() for key, value in inputs.items()})
    save_npz(directory / f"{name}.out.npz", {key: (value.float() if value.is_floating_point() else value).numpy()
                                             for key, value in zip(outputs, results)})
    spread = ", ".join(f"{key} {value.double().std(correction=0):.3g}" for key, value in zip(outputs, results))
    size = sum((directory / f"{name}{suffix}").stat().st_size for suffix in (".safetensors", ".in.npz", ".out.npz"))
    print(f"{name}: {size} bytes, standard deviation of {spread}")


def run(cases, write, folder, doc):
    """The command line of a script that writes one set of files a case: write(name, directory)."""
    arguments = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(cases)}; all if none")
    arguments.add_argument("--output", type=pathlib.Path, default=ROOT / folder)
    options = arguments.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.backends.mha.set_fastpath_enabled(False)
    for name in options.names or cases:
        write(name, options.output)


if __name__ == "__main__":
    run(CASES, write, "test/models/Inputs", __doc__)
