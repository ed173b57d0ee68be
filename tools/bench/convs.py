"""Writes one ONNX model a convolution, of the sizes that real models have, for compare.py.

    python tools/bench/convs.py FOLDER
    python tools/bench/compare.py FOLDER --results tools/bench/convs --model "$(ls FOLDER | sed -n 's/.onnx//p' | paste -sd,)"

NAME says it: channels in x out, height and width of the image, window, s and stride, g and groups. Needs onnx and
onnxruntime, whose answers are the expected ones.
"""
import pathlib
import sys

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper

# channels in, out, image, window, stride, groups
CONVS = [
    # ResNet-50
    (3, 64, 224, 7, 2, 1), (64, 64, 56, 1, 1, 1), (64, 64, 56, 3, 1, 1), (64, 256, 56, 1, 1, 1), (256, 64, 56, 1, 1, 1),
    (256, 128, 56, 1, 1, 1), (128, 128, 56, 3, 2, 1), (128, 512, 28, 1, 1, 1), (512, 128, 28, 1, 1, 1),
    (128, 128, 28, 3, 1, 1), (256, 512, 56, 1, 2, 1), (512, 256, 28, 1, 1, 1), (256, 256, 28, 3, 2, 1),
    (256, 1024, 14, 1, 1, 1), (1024, 256, 14, 1, 1, 1), (256, 256, 14, 3, 1, 1), (1024, 2048, 14, 1, 2, 1),
    (512, 512, 14, 3, 2, 1), (512, 512, 7, 3, 1, 1), (2048, 512, 7, 1, 1, 1), (512, 2048, 7, 1, 1, 1),
    # MobileNetV2, V3, EfficientNet
    (32, 32, 112, 3, 1, 32), (96, 96, 112, 3, 2, 96), (144, 144, 56, 3, 1, 144), (576, 576, 14, 3, 1, 576),
    (960, 960, 7, 3, 1, 960), (16, 96, 112, 1, 1, 1), (144, 24, 56, 1, 1, 1), (320, 1280, 7, 1, 1, 1),
    (240, 240, 14, 5, 1, 240), (96, 96, 28, 5, 2, 96), (120, 120, 28, 5, 1, 120),
    # U-Net, VGG
    (3, 32, 128, 3, 1, 1), (32, 32, 128, 3, 1, 1), (64, 64, 64, 3, 1, 1), (256, 256, 16, 3, 1, 1), (64, 128, 112, 3, 1, 1),
    # ResNeXt, detectors
    (128, 128, 56, 3, 1, 32), (256, 256, 28, 3, 1, 32), (512, 512, 14, 3, 1, 32), (16, 32, 160, 3, 2, 1),
]


def write(folder, channels, out, image, window, stride, groups):
    name = f"conv_{channels}x{out}_{image}_k{window}" + (f"s{stride}" if stride > 1 else "") + (f"g{groups}" if groups > 1 else "")
    random = np.random.default_rng(0)
    weight = (random.standard_normal((out, channels // groups, window, window)) / (window * (channels // groups) ** 0.5)).astype(np.float32)
    bias = random.standard_normal(out).astype(np.float32)
    pad, size = window // 2, (image - 1) // stride + 1
    nodes = [helper.make_node("Conv", ["x", "w", "b"], ["c"], kernel_shape=[window] * 2, strides=[stride] * 2, pads=[pad] * 4, group=groups),
             helper.make_node("Relu", ["c"], ["y"])]
    graph = helper.make_graph(nodes, name, [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, channels, image, image])],
                              [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, out, size, size])],
                              [onnx.numpy_helper.from_array(weight, "w"), onnx.numpy_helper.from_array(bias, "b")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)
    onnx.save(model, folder / f"{name}.onnx")
    x = np.maximum(random.standard_normal((1, channels, image, image)), 0).astype(np.float32)
    y = onnxruntime.InferenceSession(str(folder / f"{name}.onnx")).run(None, {"x": x})[0]
    np.savez(folder / f"{name}.npz", in_0=x, out_0=y)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for conv in CONVS:
        write(folder, *conv)


if __name__ == "__main__":
    main()
