#!/usr/bin/env python3
"""Writes the vectors that test/library compares with: for each NAME.dl there,

    test/library/Inputs/NAME.safetensors   seeded weights, as torch saves them
    test/library/Inputs/NAME.in.npz        inputs, named as the entry's
    test/library/Inputs/NAME.out.npz       what PyTorch computes from them, in f64, rounded to f32

A case below or in library_cases/ has the fields, inputs and outputs of its .dl file, in PyTorch's words. Needs PyTorch, NumPy and safetensors, which
the tests do not; its files are committed. Equal runs write equal bytes.

    tools/scripts/library_vectors.py [NAME ...] [--output DIR]
"""
import pathlib

import torch
import torch.nn.functional as F
from safetensors.torch import save_file
from torch import nn

from library_cases import layers, linear_algebra, loss as losses, optimizers, training
from make_reference import run, save_npz


def rand(*shape):
    return torch.randn(*shape, dtype=torch.float64)


def linear():
    fields = {"plain": nn.Linear(6, 5), "unbiased": nn.Linear(6, 5, bias=False), "bilinear": nn.Bilinear(6, 4, 3),
              "bilinear_unbiased": nn.Bilinear(6, 4, 3, bias=False), "embedding": nn.Embedding(7, 4),
              "layers": nn.Sequential(nn.Linear(6, 4), nn.ReLU(), nn.Dropout(), nn.Linear(4, 2), nn.Identity())}
    inputs = {"x": rand(2, 3, 6), "y": rand(2, 3, 4), "v": rand(6), "ids": torch.randint(0, 7, (2, 2, 3))}
    return fields, inputs, lambda m, x, y, v, ids: {
        "vector": m.plain(v), "tokens": m.plain(x), "unbiased": m.unbiased(x), "bilinear": m.bilinear(x, y),
        "bilinear_unbiased": m.bilinear_unbiased(x, y), "embedded": m.embedding(ids), "narrow_ids": m.embedding(ids),
        "stacked": m.layers(x), "flat": nn.Flatten()(x), "flat_part": nn.Flatten(0, 1)(x),
        "unflat": nn.Unflatten(-1, (2, 3))(x), "dropped": nn.Dropout2d().eval()(x), "functional": m.plain(x)}


def conv():
    fields = {"plain": nn.Conv2d(4, 6, 3), "unbiased": nn.Conv2d(4, 6, (3, 2), bias=False),
              "strided": nn.Conv2d(4, 6, 3, stride=2, padding=1),
              "uneven": nn.Conv2d(4, 6, (1, 3), stride=(2, 1), padding=(0, 2), dilation=(1, 2)),
              "dilated": nn.Conv2d(4, 2, 3, padding=2, dilation=2), "grouped": nn.Conv2d(4, 6, 3, groups=2, padding=1),
              "depthwise": nn.Conv2d(4, 8, 3, groups=4, padding=1),
              "same": nn.Conv2d(4, 3, (4, 3), padding="same", dilation=(1, 2)), "valid": nn.Conv2d(4, 3, 2, padding="valid"),
              "reflect": nn.Conv2d(4, 3, 3, padding=(2, 1), padding_mode="reflect"),
              "replicate": nn.Conv2d(4, 3, 3, padding=1, padding_mode="replicate"),
              "circular": nn.Conv2d(4, 3, 3, padding=(1, 2), stride=2, padding_mode="circular"),
              "line": nn.Conv1d(4, 6, 3, stride=2, padding=1, dilation=2, groups=2),
              "volume": nn.Conv3d(4, 3, (2, 3, 1), stride=(1, 2, 1), padding=(1, 0, 0)),
              "up": nn.ConvTranspose2d(4, 3, 3, stride=2, padding=1, output_padding=1),
              "up_grouped": nn.ConvTranspose2d(4, 6, (2, 3), stride=(1, 3), groups=2, dilation=(2, 1), bias=False),
              "up_line": nn.ConvTranspose1d(4, 3, 4, stride=3, padding=2)}
    inputs = {"x": rand(2, 4, 9, 8), "l": rand(2, 4, 11), "v": rand(2, 4, 3, 5, 4)}
    on = {"line": "l", "up_line": "l", "volume": "v"}

    def outputs(m, **given):
        out = {name: getattr(m, name)(given[on.get(name, "x")]) for name in fields}
        out["functional"] = F.conv2d(given["x"], m.plain.weight, m.plain.bias, stride=(2, 1))
        out["functional_up"] = F.conv_transpose2d(given["x"], m.up.weight, stride=2)
        return out
    return fields, inputs, outputs


def pool():
    inputs = {"x": rand(2, 3, 9, 8), "l": rand(2, 3, 11), "v": rand(2, 3, 3, 5, 4)}
    return {}, inputs, lambda m, x, l, v: {
        "max2": nn.MaxPool2d(2)(x), "max3s1": nn.MaxPool2d(3, 1, 1)(x),
        "max_uneven": nn.MaxPool2d((3, 2), stride=(2, 1), padding=(1, 0), dilation=(1, 2))(x),
        "max_ceil": nn.MaxPool2d(3, stride=2, ceil_mode=True)(x), "max_function": F.max_pool2d(x, 3, stride=2, padding=1),
        "max_line": nn.MaxPool1d(3, stride=2)(l), "max_volume": nn.MaxPool3d(2, stride=1)(v), "avg2": nn.AvgPool2d(2)(x),
        "avg_pad": nn.AvgPool2d(3, stride=2, padding=1)(x),
        "avg_uncounted": nn.AvgPool2d(3, stride=2, padding=1, count_include_pad=False)(x),
        "avg_ceil": nn.AvgPool2d(3, stride=2, padding=1, ceil_mode=True)(x),
        "avg_ceil_uncounted": nn.AvgPool2d((2, 3), stride=(2, 3), padding=(1, 0), ceil_mode=True, count_include_pad=False)(x),
        "avg_function": F.avg_pool2d(x, (2, 1)), "avg_line": nn.AvgPool1d(3, stride=1, padding=1)(l),
        "avg_volume": nn.AvgPool3d((2, 2, 1))(v), "one": nn.AdaptiveAvgPool2d(1)(x),
        "divides": nn.AdaptiveAvgPool2d((3, 4))(x), "overlaps": nn.AdaptiveAvgPool2d((4, 3))(x),
        "grows": nn.AdaptiveAvgPool2d((12, 5))(x), "square": nn.AdaptiveAvgPool2d(7)(x),
        "kept": nn.AdaptiveAvgPool2d((None, 3))(x), "row": F.adaptive_avg_pool2d(x, (1, 5)),
        "adaptive_line": nn.AdaptiveAvgPool1d(4)(l), "adaptive_max": nn.AdaptiveMaxPool2d((4, 3))(x),
        "adaptive_max_divides": nn.AdaptiveMaxPool2d((3, 2))(x), "adaptive_max_line": nn.AdaptiveMaxPool1d(5)(l),
        "adaptive_max_one": nn.AdaptiveMaxPool2d(1)(x)}


def pool_symbolic():
    return {}, {"x": rand(2, 3, 7, 5)}, lambda m, x: {
        "max2": nn.MaxPool2d(2)(x), "max_pad": nn.MaxPool2d(3, stride=2, padding=1)(x),
        "avg_pad": nn.AvgPool2d(3, stride=2, padding=1)(x),
        "avg_uncounted": nn.AvgPool2d(3, stride=2, padding=1, count_include_pad=False)(x),
        "one": nn.AdaptiveAvgPool2d(1)(x), "overlaps": nn.AdaptiveAvgPool2d((3, 2))(x),
        "half": nn.AdaptiveAvgPool2d((None, 2))(x), "adaptive_max": nn.AdaptiveMaxPool2d((2, 3))(x),
        "upsampled": nn.Upsample(scale_factor=2)(x)}


def norm():
    fields = {"bn": nn.BatchNorm2d(6), "bn_plain": nn.BatchNorm2d(6, affine=False, eps=0.01), "bn_line": nn.BatchNorm1d(6),
              "bn_volume": nn.BatchNorm3d(6), "ln": nn.LayerNorm(5), "ln2": nn.LayerNorm((4, 5)),
              "ln4": nn.LayerNorm((6, 4, 5, 1), eps=0.001), "ln5": nn.LayerNorm((2, 6, 4, 5, 1)),
              "ln_unbiased": nn.LayerNorm(5, bias=False), "ln_plain": nn.LayerNorm((4, 5), elementwise_affine=False),
              "rms": nn.RMSNorm(5, eps=2.0 ** -23), "rms2": nn.RMSNorm((4, 5), eps=0.01),
              "rms_plain": nn.RMSNorm(5, elementwise_affine=False, eps=2.0 ** -23), "gn": nn.GroupNorm(3, 6),
              "gn_plain": nn.GroupNorm(6, 6, affine=False), "inorm": nn.InstanceNorm2d(6),
              "inorm_affine": nn.InstanceNorm1d(6, affine=True),
              "inorm_volume": nn.InstanceNorm3d(6, affine=True), "lrn": nn.LocalResponseNorm(3),
              "lrn_even": nn.LocalResponseNorm(4, alpha=0.1, beta=0.5, k=2.0)}
    inputs = {"x": rand(3, 6, 4, 5), "r": rand(3, 6), "l": rand(3, 6, 5), "v": rand(3, 6, 4, 5, 1), "w": rand(3, 2, 6, 4, 5, 1)}
    return fields, inputs, lambda m, x, r, l, v, w: {
        "bn": m.bn(x), "bn_plain": m.bn_plain(x), "bn_rows": m.bn_line(r), "bn_line": m.bn_line(l), "bn_volume": m.bn_volume(v),
        "ln": m.ln(x), "ln2": m.ln2(x), "ln4": m.ln4(v), "ln5": m.ln5(w), "ln_unbiased": m.ln_unbiased(x),
        "ln_plain": m.ln_plain(x), "rms": m.rms(x), "rms2": m.rms2(x), "rms_plain": m.rms_plain(x), "gn": m.gn(x),
        "gn_rows": m.gn(r), "gn_plain": m.gn_plain(x), "inorm": m.inorm(x), "inorm_affine": m.inorm_affine(l), "inorm_volume": m.inorm_volume(v),
        "lrn": m.lrn(x), "lrn_even": m.lrn_even(l), "normalized": F.normalize(x),
        "normalized_one": F.normalize(x, p=1, dim=-1), "normalized_max": F.normalize(x, p=float("inf"), dim=2)}


def attention():
    fields = {"mha": nn.MultiheadAttention(8, 2, batch_first=True),
              "unbiased": nn.MultiheadAttention(8, 4, bias=False, batch_first=True),
              "other": nn.MultiheadAttention(8, 2, kdim=6, vdim=5, batch_first=True),
              "encoder": nn.TransformerEncoderLayer(8, 2, 16, batch_first=True),
              "encoder_first": nn.TransformerEncoderLayer(8, 2, 16, activation="gelu", norm_first=True, batch_first=True),
              "decoder": nn.TransformerDecoderLayer(8, 2, 16, batch_first=True),
              "decoder_first": nn.TransformerDecoderLayer(8, 2, 16, activation="gelu", norm_first=True, batch_first=True)}
    heads = torch.rand(4, 5, 5) < 0.3
    heads[:, :, 0] = False  # Each query sees one key: rows without any are NaN.
    inputs = {"x": rand(2, 5, 8), "m": rand(2, 7, 8), "k": rand(2, 7, 6), "v": rand(2, 7, 5),
              "causal": ~torch.ones(5, 5).tril().bool(), "cross": rand(5, 7), "heads": heads,
              "padding": torch.tensor([[False] * 5, [False, False, True, False, True]]),
              "memory_padding": torch.tensor([[False] * 3 + [True] * 4, [False] * 6 + [True]])}

    def outputs(m, x, m_, k, v, causal, cross, heads, padding, memory_padding):
        def first(*args, **options):
            return args[0](*args[1:], need_weights=False, **options)[0]
        split = lambda t: t.reshape(2, -1, 2, 4).transpose(1, 2)
        added = lambda mask: torch.zeros(mask.shape, dtype=torch.float64).masked_fill(mask, float("-inf"))
        weighted, weights = m.mha(x, m_, m_, key_padding_mask=memory_padding)
        q = split(x)
        return {"self": first(m.mha, x, x, x), "same": first(m.mha, x, x, x), "cross_": first(m.mha, x, m_, m_),
                "cross_values": first(m.mha, x, m_, m_ * 0.5), "unbiased": first(m.unbiased, x, x, x),
                "other": first(m.other, x, k, v), "causal_": first(m.mha, x, x, x, attn_mask=causal),
                "attn_mask": first(m.mha, x, x, x, attn_mask=causal), "added": first(m.mha, x, m_, m_, attn_mask=cross),
                "by_head": first(m.mha, x, x, x, attn_mask=heads), "padded": first(m.mha, x, x, x, key_padding_mask=padding),
                "both": first(m.mha, x, m_, m_, attn_mask=cross, key_padding_mask=added(memory_padding)),
                "inverse": first(m.mha, x, x, x, attn_mask=causal), "weighted": weighted, "weights": weights,
                "sdpa": F.scaled_dot_product_attention(q, q, q),
                "sdpa_causal": F.scaled_dot_product_attention(q, q, q, is_causal=True, scale=0.3),
                "sdpa_mask": F.scaled_dot_product_attention(q, q, q, attn_mask=~causal),
                "sdpa_added": F.scaled_dot_product_attention(q, split(m_), split(m_), attn_mask=cross),
                "encoder": m.encoder(x), "encoder_masked": m.encoder(x, causal, padding), "encoder_first": m.encoder_first(x, causal),
                "decoder": m.decoder(x, m_, causal), "decoder_padded": m.decoder(x, m_, causal, memory_key_padding_mask=memory_padding),
                "decoder_first": m.decoder_first(x, m_, None, cross, tgt_key_padding_mask=padding)}
    return fields, inputs, lambda module, m, **given: outputs(module, m_=m, **given)


def recurrent():
    fields = {"rnn_cell": nn.RNNCell(4, 3), "rnn_cell_relu": nn.RNNCell(4, 3, nonlinearity="relu", bias=False),
              "lstm_cell": nn.LSTMCell(4, 3), "gru_cell": nn.GRUCell(4, 3), "rnn": nn.RNN(4, 3, batch_first=True),
              "rnn_relu": nn.RNN(4, 3, nonlinearity="relu", bias=False, batch_first=True),
              "lstm": nn.LSTM(4, 3, batch_first=True), "lstm_unbiased": nn.LSTM(4, 3, bias=False, batch_first=True),
              "gru": nn.GRU(4, 3, batch_first=True)}

    def outputs(m, x, h, c):
        cell_h, cell_c = m.lstm_cell(x[:, 0], (h, c))
        rnn, rnn_h = m.rnn(x)
        lstm, (lstm_h, lstm_c) = m.lstm(x, (h[None], c[None]))
        gru, gru_h = m.gru(x, h[None])
        return {"rnn_cell": m.rnn_cell(x[:, 0], h), "rnn_cell_relu": m.rnn_cell_relu(x[:, 0], h), "lstm_cell_h": cell_h,
                "lstm_cell_c": cell_c, "gru_cell": m.gru_cell(x[:, 0], h), "rnn": rnn, "rnn_h": rnn_h[0], "rnn_relu": m.rnn_relu(x)[0],
                "lstm": lstm, "lstm_h": lstm_h[0], "lstm_c": lstm_c[0], "lstm_unbiased": m.lstm_unbiased(x)[0], "gru": gru, "gru_h": gru_h[0]}
    return fields, {"x": rand(2, 5, 4), "h": rand(2, 3), "c": rand(2, 3)}, outputs


def activation():
    fields = {"prelu": nn.PReLU(), "prelu_channels": nn.PReLU(6, init=0.1)}
    plain = {"relu": nn.ReLU(), "relu6": nn.ReLU6(), "leaky": nn.LeakyReLU(), "leaky2": nn.LeakyReLU(0.2), "elu": nn.ELU(),
             "elu2": nn.ELU(0.5), "selu": nn.SELU(), "celu": nn.CELU(), "celu2": nn.CELU(0.5), "silu": nn.SiLU(), "gelu": nn.GELU(),
             "gelu_tanh": nn.GELU("tanh"), "glu": nn.GLU(), "glu0": nn.GLU(1), "sigmoid": nn.Sigmoid(), "log_sigmoid": nn.LogSigmoid(),
             "tanh": nn.Tanh(), "tanhshrink": nn.Tanhshrink(), "hardtanh": nn.Hardtanh(), "hardtanh2": nn.Hardtanh(-2.0, 0.5),
             "hardswish": nn.Hardswish(), "hardsigmoid": nn.Hardsigmoid(), "hardshrink": nn.Hardshrink(),
             "softshrink": nn.Softshrink(0.7), "threshold": nn.Threshold(0.1, 20.0), "softplus": nn.Softplus(),
             "softplus2": nn.Softplus(2.0), "softsign": nn.Softsign(), "mish": nn.Mish(), "softmax": nn.Softmax(-1),
             "softmax1": nn.Softmax(1), "softmin": nn.Softmin(-1), "log_softmax": nn.LogSoftmax(0)}
    x = rand(2, 6, 8) * 3
    x[0, 0] = torch.tensor([0.0, -0.0, 0.5, -0.5, 1e-6, -1e-6, 40.0, -40.0])
    x[0, 1] = torch.tensor([6.0, -3.0, 3.0, 1.0, -1.0, 0.7, -0.7, 20.5])
    return fields, {"x": x}, lambda m, x: {
        **{"m_" + name: module(x) for name, module in plain.items()}, "prelu_one": m.prelu(x), "prelu_each": m.prelu_channels(x),
        "f_elu": F.elu(x, 0.3), "f_gelu": F.gelu(x), "f_softmax": x.softmax(0), "f_log_softmax": x.log_softmax(-1),
        "f_logsumexp": x.logsumexp(1), "f_logsumexp_kept": x.logsumexp(-1, keepdim=True),
        "f_threshold": F.threshold(x, 0.1, 20.0), "f_tanhshrink": F.tanhshrink(x), "f_softmin": F.softmin(x, 1),
        "softmax2d": nn.Softmax2d()(x.unsqueeze(-1))}


def loss():
    inputs = {"x": rand(6, 5), "y": torch.tensor([0, 2, 1, 4, 3, 2]), "w": torch.rand(5, dtype=torch.float64) + 0.5, "t": rand(6, 5),
              "a": rand(6, 4) * 2, "b": rand(6, 4), "p": torch.rand(6, 4, dtype=torch.float64) * 0.9 + 0.05,
              "q": (torch.rand(6, 4) < 0.5).double(), "places": rand(6, 5, 3, 2), "place_targets": torch.randint(0, 5, (6, 3, 2))}

    def outputs(m, x, y, w, t, a, b, p, q, places, place_targets):
        out = {}
        for red in ("mean", "sum", "none"):
            out |= {f"ce_{red}": F.cross_entropy(x, y, reduction=red), f"mse_{red}": F.mse_loss(a, b, reduction=red),
                    f"l1_{red}": F.l1_loss(a, b, reduction=red), f"smooth_{red}": F.smooth_l1_loss(a, b, beta=0.5, reduction=red),
                    f"huber_{red}": F.huber_loss(a, b, delta=0.7, reduction=red), f"bce_{red}": F.binary_cross_entropy(p, q, reduction=red),
                    f"logits_{red}": F.binary_cross_entropy_with_logits(a, q, reduction=red), f"kl_{red}": F.kl_div(p.log(), q, reduction=red),
                    f"nll_{red}": F.nll_loss(x.log_softmax(1), y, reduction=red),
                    f"ignored_{red}": F.cross_entropy(x, y, ignore_index=2, reduction=red),
                    f"weighted_{red}": F.cross_entropy(x, y, w, ignore_index=1, reduction=red),
                    f"smoothed_{red}": F.cross_entropy(x, y, w, ignore_index=1, label_smoothing=0.2, reduction=red),
                    f"smoothed_plain_{red}": F.cross_entropy(x, y, label_smoothing=0.1, reduction=red),
                    f"soft_{red}": F.cross_entropy(x, t.softmax(1), w, label_smoothing=0.1, reduction=red)}
        return out | {
            "places": F.cross_entropy(places, place_targets), "batchmean": F.kl_div(p.log(), q, reduction="batchmean"),
            "log_target": F.kl_div(p.log(), a.log_softmax(1), log_target=True),
            "positive": F.binary_cross_entropy_with_logits(a, q, pos_weight=w[:4]), "certain": F.binary_cross_entropy(q, q),
            "cosine": F.cosine_similarity(a, b), "cosine_last": F.cosine_similarity(a, b, dim=-1), "functional": F.mse_loss(a, b),
            "functional_l1": F.l1_loss(a, b), "functional_smooth": F.smooth_l1_loss(a, b), "functional_huber": F.huber_loss(a, b),
            "functional_nll": F.nll_loss(x.log_softmax(1), y, weight=w)}
    return {}, inputs, outputs


def shape():
    up = lambda i, **options: nn.Upsample(**options)(i)
    return {}, {"x": rand(3, 6, 6), "v": rand(4), "i": rand(2, 4, 4, 6)}, lambda m, x, v, i: {
        "flattened": x.flatten(1, 2), "swapped": x.transpose(1, -1), "permuted": x.permute(2, 0, 1), "transposed": x.mT,
        "unsqueezed": x.unsqueeze(-1), "unsqueezed1": x.unsqueeze(1), "squeezed": x, "unflattened": x.unflatten(2, (2, -1)),
        "stacked": torch.stack([x, -x]), "stacked_last": torch.stack([x, -x], -1), "part": x.split([1, 3, 2], -1)[1],
        "part_size": x.split(4, -1)[1], "part_axis": x.split(2, 1)[2], "chunked": x.chunk(3, -1)[2], "narrowed": x.narrow(-1, 2, 3),
        "filled": torch.full((2, 3), 1.5), "counted": torch.arange(5), "zero": torch.zeros_like(x), "one": torch.ones_like(x),
        "seven": torch.full_like(x, 7), "expanded": v.expand(2, -1), "tiled": x.tile(2, 1, 2), "tiled_more": v.tile(2, 3),
        "interleaved": x.repeat_interleave(2, -1), "flipped": x.flip(0, -1), "rolled": x.roll(2, -1), "rolled_back": x.roll(-1, 1),
        "masked": x.masked_fill(x > 0, -1.0), "lower": x.tril(), "lower1": x.tril(1), "upper": x.triu(-1), "upper2": x.triu(2),
        "mask": torch.ones(3, 4).tril(1).bool(), "outered": torch.outer(v, v), "clamped": x.clamp(-0.5, 0.5),
        "clamped_low": x.clamp(min=0), "clamped_high": x.clamp(max=0.25), "summed": x.sum(), "summed1": x.sum(1),
        "summed_kept": x.sum((0, 2), keepdim=True), "product": x.prod(-1), "most": x.amax(0), "least": x.amin((1, 2)),
        "every": (x > -2).all(1), "some": (x > 1).any(-1), "mean_all": x.mean(), "mean_axes": x.mean((0, 1)),
        "variance_biased": x.var(1, correction=0), "variance_torch": x.var((0, 2)), "deviation": x.std(-1, keepdim=True),
        "norm2": x.norm(), "norm1": torch.linalg.vector_norm(x, 1, -1), "norm_inf": torch.linalg.vector_norm(x, float("inf"), 0),
        "norm3": torch.linalg.vector_norm(x, 3, (1, 2)), "shuffled": nn.PixelShuffle(2)(i), "unshuffled": nn.PixelUnshuffle(2)(i),
        "functional_shuffle": F.pixel_shuffle(i, 2), "functional_unshuffle": F.pixel_unshuffle(i, 2),
        "zero_pad": nn.ZeroPad2d((1, 2, 0, 3))(i), "constant_pad": nn.ConstantPad2d(1, 2.5)(i),
        "constant_pad1": nn.ConstantPad1d((2, 1), -1.0)(i[0]), "reflection": nn.ReflectionPad2d((1, 3, 2, 0))(i),
        "reflection1": nn.ReflectionPad1d((2, 1))(i[0]), "replication": nn.ReplicationPad2d(2)(i),
        "replication1": nn.ReplicationPad1d((0, 3))(i[0]), "circular": nn.CircularPad2d((2, 1, 1, 3))(i),
        "functional_pad": F.pad(i, (1, 2, 0, 0), "reflect"), "nearest": up(i, scale_factor=2), "nearest_uneven": up(i, scale_factor=1.5),
        "nearest_size": F.interpolate(i, size=(9, 3)), "nearest_line": up(i[0], scale_factor=3),
        "bilinear": up(i, scale_factor=2, mode="bilinear"),
        "bilinear_corners": up(i, scale_factor=2, mode="bilinear", align_corners=True),
        "bilinear_size": F.interpolate(i, size=(3, 9), mode="bilinear"),
        "bilinear_factor": F.interpolate(i, scale_factor=1.7, mode="bilinear"), "linear": F.interpolate(i[0], size=10, mode="linear")}


CASES = {f.__name__.replace("_", "-"): f
         for f in (linear, conv, pool, pool_symbolic, norm, attention, recurrent, activation, loss, shape, losses.loss_pairs, losses.loss_ctc,
                   linear_algebra.linear_algebra, linear_algebra.spectra, layers.conv_more, layers.pool_more, layers.embedding, layers.pad, layers.resize,
                   layers.transformer, layers.recurrent_more, layers.cache, training.batch_norm_training, optimizers.optimizers,
                   optimizers.schedules, optimizers.optimizer_state, optimizers.optimizer_training)}


def write(name, directory):
    torch.manual_seed(sum(name.encode()))
    fields, inputs, outputs = CASES[name]()
    net = nn.Module()
    for field, module in fields.items():
        net.add_module(field, module)
    net.eval()
    for key, value in net.state_dict().items():
        # Not the identity that norms begin with, nor the zeros of attention's biases.
        if key.endswith("running_var"):
            value.uniform_(0.5, 1.5)
        elif value.dim() == 1 and value.is_floating_point():
            value.add_(torch.randn(value.shape) * 0.2)
    if fields:
        save_file({key: value.contiguous().clone() for key, value in net.state_dict().items()}, directory / f"{name}.safetensors")
    # What is stored is what is computed with.
    inputs = {key: value.float() if value.is_floating_point() else value for key, value in inputs.items()}
    net.double()
    with torch.no_grad():
        results = outputs(net, **{key: value.double() if value.is_floating_point() else value for key, value in inputs.items()})
    save_npz(directory / f"{name}.in.npz", {key: value.numpy() for key, value in inputs.items()})
    save_npz(directory / f"{name}.out.npz",
             {key: (value.float() if value.is_floating_point() else value).numpy() for key, value in results.items()})
    assert not any(value.isnan().any() for value in results.values() if value.is_floating_point()), name
    size = sum(path.stat().st_size for path in directory.glob(f"{name}.*"))
    print(f"{name}: {len(results)} outputs, {size} bytes")


if __name__ == "__main__":
    run(CASES, write, "test/library/Inputs", __doc__)
