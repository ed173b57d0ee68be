#!/usr/bin/env python3
"""llama2.c's model files (version 0: seven int32, then f32) for models/stories.dl.

    tools/scripts/llama2c.py convert stories260K.bin stories.safetensors
    tools/scripts/llama2c.py reference stories260K.bin test/models/Inputs [--tokens 511]
    ./stories graph 200 | tools/scripts/llama2c.py text tok512.bin -

`convert` writes the weights under Hugging Face's names and in its order of rows; standard library only. `reference` runs the
model in NumPy, from the file as it is and in f64, always taking the likeliest token, and writes stories.in.npz, the tokens and
their positions, stories.out.npz, the token after each, and stories.text.npz, the whole. `text` prints ids, one a line, by the
tokenizer that llama2.c writes beside its models.
"""
import argparse
import array
import json
import pathlib
import re
import struct
import sys

HEADER = ["dim", "hidden", "layers", "heads", "kv_heads", "vocab", "context"]


def read(path):
    """The sizes, and each tensor as its shape and an array of floats."""
    data = pathlib.Path(path).read_bytes()
    sizes = dict(zip(HEADER, struct.unpack_from("<7i", data)))
    shared = sizes["vocab"] > 0  # a negative count says that an output layer stands at the end
    d, hidden, layers, vocab = sizes["dim"], sizes["hidden"], sizes["layers"], abs(sizes["vocab"])
    size = d // sizes["heads"]
    kv, places = sizes["kv_heads"] * size, (sizes["context"], size // 2)
    shapes = {"embedding": (vocab, d), "rms_att": (layers, d), "wq": (layers, d, d), "wk": (layers, kv, d), "wv": (layers, kv, d),
              "wo": (layers, d, d), "rms_ffn": (layers, d), "w1": (layers, hidden, d), "w2": (layers, d, hidden),
              "w3": (layers, hidden, d), "rms_final": (d,), "cos": places, "sin": places}
    if not shared:
        shapes["output"] = (vocab, d)
    tensors, offset = {}, 28
    for name, shape in shapes.items():
        count = 1
        for extent in shape:
            count *= extent
        if offset + 4 * count > len(data):
            raise SystemExit(f"{path} ends within {name}: is it a version 0 file of llama2.c?")
        tensors[name] = shape, array.array("f", data[offset:offset + 4 * count])
        offset += 4 * count
    return sizes, tensors


def halves(rows, columns, size):
    """Each head's rows 0, 2, 4, ... before 1, 3, 5, ...: llama2.c turns neighbours by an angle, Hugging Face pairs half a head apart."""
    result = array.array("f")
    for head in range(0, len(rows) // columns, size):
        for row in [*range(head, head + size, 2), *range(head + 1, head + size, 2)]:
            result += rows[row * columns:(row + 1) * columns]
    return result


def published(sizes, tensors):
    """The tensors under LlamaForCausalLM's names."""
    d, size = sizes["dim"], sizes["dim"] // sizes["heads"]
    result = {"model.embed_tokens.weight": tensors["embedding"], "model.norm.weight": tensors["rms_final"]}
    if "output" in tensors:
        result["lm_head.weight"] = tensors["output"]
    names = {"rms_att": "input_layernorm", "wq": "self_attn.q_proj", "wk": "self_attn.k_proj", "wv": "self_attn.v_proj",
             "wo": "self_attn.o_proj", "rms_ffn": "post_attention_layernorm", "w1": "mlp.gate_proj", "w2": "mlp.down_proj",
             "w3": "mlp.up_proj"}
    for key, name in names.items():
        (layers, *shape), values = tensors[key]
        count = len(values) // layers
        for i in range(layers):
            part = values[i * count:(i + 1) * count]
            result[f"model.layers.{i}.{name}.weight"] = shape, halves(part, d, size) if key in ("wq", "wk") else part
    return result


def write_safetensors(path, tensors):
    header, offset = {}, 0
    for name, (shape, values) in tensors.items():
        header[name] = {"dtype": "F32", "shape": list(shape), "data_offsets": [offset, offset + 4 * len(values)]}
        offset += 4 * len(values)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for _, values in tensors.values():
            file.write(values.tobytes())


def generate(sizes, tensors, count):
    """Yields the scores after each token, beginning with token 1; the likeliest is the next."""
    import numpy as np

    w = {name: np.array(values, np.float64).reshape(shape) for name, (shape, values) in tensors.items()}
    heads, kv_heads = sizes["heads"], sizes["kv_heads"]
    size = sizes["dim"] // heads

    def norm(x, weight):
        return x / np.sqrt((x * x).mean() + 1e-5) * weight

    def turn(x, position):
        """Neighbours as complex numbers."""
        pairs = x[..., 0::2] + 1j * x[..., 1::2]
        turned = pairs * np.exp(1j * position * 10000.0 ** (-np.arange(0, size, 2) / size))
        return np.stack([turned.real, turned.imag], -1).reshape(x.shape)

    keys = [[] for _ in w["wq"]]
    values = [[] for _ in w["wq"]]
    token = 1
    for position in range(count):
        x = w["embedding"][token]
        for i in range(sizes["layers"]):
            y = norm(x, w["rms_att"][i])
            q = turn((w["wq"][i] @ y).reshape(heads, size), position)
            keys[i].append(turn((w["wk"][i] @ y).reshape(kv_heads, size), position))
            values[i].append((w["wv"][i] @ y).reshape(kv_heads, size))
            k = np.repeat(np.stack(keys[i], 1), heads // kv_heads, 0)
            v = np.repeat(np.stack(values[i], 1), heads // kv_heads, 0)
            scores = np.einsum("hd,htd->ht", q, k) / np.sqrt(size)
            scores = np.exp(scores - scores.max(-1, keepdims=True))
            scores /= scores.sum(-1, keepdims=True)
            x = x + w["wo"][i] @ np.einsum("ht,htd->hd", scores, v).ravel()
            y = norm(x, w["rms_ffn"][i])
            gate = w["w1"][i] @ y
            x = x + w["w2"][i] @ (gate / (1 + np.exp(-gate)) * (w["w3"][i] @ y))
        logits = w.get("output", w["embedding"]) @ norm(x, w["rms_final"])
        yield token, logits
        token = int(logits.argmax())


def reference(source, target, count):
    import numpy as np
    from make_reference import save_npz

    sizes, tensors = read(source)
    tokens, logits = zip(*generate(sizes, tensors, count))
    best = np.sort(np.stack(logits), -1)
    print(f"{count} tokens, the likeliest ahead by {(best[:, -1] - best[:, -2]).min():.3g} at least")
    target.mkdir(parents=True, exist_ok=True)
    following = np.stack(logits).argmax(-1).astype(np.int32)
    save_npz(target / "stories.in.npz", {"token": np.array(tokens, np.int32), "position": np.arange(count, dtype=np.int32),
                                         "prompt": np.array(tokens[:1], np.int32)})
    save_npz(target / "stories.out.npz", {"next": following})
    save_npz(target / "stories.text.npz", {"ids": np.append(np.int32(1), following), "length": np.int32(count + 1)})


def text(tokenizer, ids):
    """The bytes of tokens: an int32, then for each token an f32, the count of its bytes, and these."""
    data, pieces, offset = pathlib.Path(tokenizer).read_bytes(), [], 4
    while offset < len(data):
        _, count = struct.unpack_from("<fi", data, offset)
        pieces.append(data[offset + 8:offset + 8 + count])
        offset += 8 + count
    result, last = b"", 1
    for token in ids:
        piece = pieces[token]
        if last == 1 and piece.startswith(b" "):  # a text does not begin with its first word's space
            piece = piece[1:]
        byte = re.fullmatch(rb"<0x([0-9A-F]{2})>", piece)
        result += bytes([int(byte[1], 16)]) if byte else b"" if token == 1 else piece
        last = token
    return result


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("command", choices=["convert", "reference", "text"])
    arguments.add_argument("source")
    arguments.add_argument("target")
    arguments.add_argument("--tokens", type=int, default=511)
    options = arguments.parse_args()
    if options.command == "reference":
        reference(options.source, pathlib.Path(options.target), options.tokens)
        return
    if options.command == "text":
        lines = sys.stdin if options.target == "-" else open(options.target)
        sys.stdout.buffer.write(text(options.source, [int(line) for line in lines]) + b"\n")
        return
    sizes, tensors = read(options.source)
    write_safetensors(options.target, published(sizes, tensors))
    print(", ".join(f"{name} {value}" for name, value in sizes.items()))


if __name__ == "__main__":
    main()
