"""Writes faults/CASE: single-node models on which other importers went wrong, with answers stated here rather than computed by
any of them. In the layout of the ONNX backend suite. Needs the onnx package; run it after a change and commit what it writes."""
import os
import shutil

import numpy as np
from onnx import TensorProto as T, helper as h, numpy_helper as nh

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "faults")
f32, i64, i32 = np.float32, np.int64, np.int32


def case(name, nodes, inputs, outputs, constants=None, opset=17, shapes=None):
    """`inputs`, `outputs` and `constants` map names to arrays; `shapes` replaces the declared shape of an input."""
    folder = os.path.join(root, name, "test_data_set_0")
    os.makedirs(folder)
    def info(key, array):
        return h.make_tensor_value_info(key, h.np_dtype_to_tensor_dtype(array.dtype), (shapes or {}).get(key, array.shape))
    graph = h.make_graph(nodes, name, [info(*x) for x in inputs.items()],
                         [h.make_tensor_value_info(key, h.np_dtype_to_tensor_dtype(a.dtype), None) for key, a in outputs.items()],
                         [nh.from_array(a, key) for key, a in (constants or {}).items()])
    model = h.make_model(graph, opset_imports=[h.make_opsetid("", opset)], ir_version=8)
    with open(os.path.join(root, name, "model.onnx"), "wb") as file:
        file.write(model.SerializeToString())
    for kind, arrays in (("input", inputs), ("output", outputs)):
        for index, array in enumerate(arrays.values()):
            with open(os.path.join(folder, f"{kind}_{index}.pb"), "wb") as file:
                file.write(nh.from_array(array).SerializeToString())


def node(op, inputs, outputs="y", **attributes):
    return h.make_node(op, inputs.split(), outputs.split(), **attributes)


shutil.rmtree(root, ignore_errors=True)
x5 = np.array([1, 2, 3, 4, 5], f32)
grid = np.arange(12, dtype=f32).reshape(3, 4)
# Indices from the end.
case("gather-negative", [node("Gather", "x i", axis=0)], {"x": x5, "i": np.array([-1, -3, 0])}, {"y": np.array([5, 3, 1], f32)})
case("gather-elements-negative", [node("GatherElements", "x i", axis=1)], {"x": grid, "i": np.full((3, 4), -1)},
     {"y": np.repeat(grid[:, 3:], 4, axis=1)})
case("gather-nd-negative", [node("GatherND", "x i")], {"x": grid, "i": np.array([[-1, -1], [0, -2]])}, {"y": np.array([11, 2], f32)})
case("one-hot-negative", [node("OneHot", "i d v")], {"i": np.array([0, 2, 4, -1])}, {"y": np.eye(5, dtype=f32)[[0, 2, 4, 4]]},
     {"d": np.array(5), "v": np.array([0, 1], f32)})
# The sign of a remainder, and integer division.
a, b = np.array([7, 7, -7, -7, 6, 6, -6, -6], i32), np.array([3, -3] * 4, i32)
case("mod-sign", [node("Mod", "a b", "m"), node("Mod", "a b", "r", fmod=1), node("Div", "a b", "q")], {"a": a, "b": b},
     {"m": np.array([1, -2, 2, -1, 0, 0, 0, 0], i32), "r": np.array([1, 1, -1, -1, 0, 0, 0, 0], i32), "q": np.array([2, -2, -2, 2, 2, -2, -2, 2], i32)})
# Negative pads of a convolution crop; unequal ones count on their own side.
image = np.arange(25, dtype=f32).reshape(1, 1, 5, 5)
ones = np.ones((1, 1, 3, 3), f32)
sums = np.array([[image[0, 0, r:r + 3, c:c + 3].sum() for c in range(3)] for r in range(3)], f32)
case("conv-crop", [node("Conv", "x w", pads=[-1, 0, 0, 0])], {"x": image}, {"y": sums[1:].reshape(1, 1, 2, 3)}, {"w": ones})
case("conv-unequal-pads", [node("Conv", "x w", pads=[1, 0, 1, 0], strides=[2, 2])], {"x": np.ones((1, 1, 7, 5), f32)},
     {"y": np.array([[6, 6], [9, 9], [9, 9], [6, 6]], f32).reshape(1, 1, 4, 2)}, {"w": ones})
# The first of equal elements; ties by lower index.
case("arg-min-first", [node("ArgMin", "x", axis=0, keepdims=0)], {"x": np.array([0] * 4 + [-1] * 12, i32)}, {"y": np.array(4)})
case("top-k-ties", [node("TopK", "x k", "v i")], {"x": np.array([0, 1, 2, 2], f32)}, {"v": np.array([2, 2], f32), "i": np.array([2, 3])}, {"k": np.array([2])})
# No axes and noop_with_empty_axes: no reduction, but the square and the root still apply.
case("reduce-no-axes", [node("ReduceL2", "x e", "l", noop_with_empty_axes=1), node("ReduceSumSquare", "x e", "s", noop_with_empty_axes=1),
                        node("ReduceSum", "x", "t", keepdims=0)],
     {"x": np.array([-3, 2], f32)}, {"l": np.array([3, 2], f32), "s": np.array([9, 4], f32), "t": np.array(-1, f32)}, {"e": np.array([], i64)}, opset=18)
# Shape with start and end; Reshape with 0 and -1; Expand keeps what the target says is 1.
block = np.arange(24, dtype=f32).reshape(2, 3, 4)
case("shape-part", [node("Shape", "x", "a", end=-1), node("Shape", "x", "b", start=-2)], {"x": block}, {"a": np.array([2, 3]), "b": np.array([3, 4])})
case("reshape-zero", [node("Reshape", "x s")], {"x": block}, {"y": block.reshape(2, 12)}, {"s": np.array([0, -1])})
case("expand-one", [node("Expand", "x s")], {"x": grid}, {"y": grid}, {"s": np.array([1, 1])})
# A named dim: squeezed beside, concatenated along, flattened with.
case("named-dims", [node("Squeeze", "x a", "s"), node("Concat", "s s", "c", axis=1), node("Flatten", "c", "y", axis=1)], {"x": grid.reshape(1, 3, 4, 1)},
     {"y": np.concatenate([grid, grid], 1)}, {"a": np.array([0, 3])}, shapes={"x": (1, "n", 4, 1)})
# Windows of an average pool that hang over: who counts padding.
four = np.arange(1, 17, dtype=f32).reshape(1, 1, 4, 4)
case("average-pool-ceil", [node("AveragePool", "x", kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1], ceil_mode=1, count_include_pad=1)], {"x": four},
     {"y": np.array([[14 / 9, 30 / 9, 2], [57 / 9, 11, 6], [4.5, 7.5, 4]], f32).reshape(1, 1, 3, 3)}, opset=19)
# A pad of zeros before an average pool is data: it does not become the pool's padding.
case("pad-then-average-pool", [node("Pad", "x p", "q"), node("AveragePool", "q", kernel_shape=[3, 3], strides=[1, 1])], {"x": np.ones((1, 1, 2, 2), f32)},
     {"y": np.full((1, 1, 2, 2), 4 / 9, f32)}, {"p": np.array([0, 0, 1, 1, 0, 0, 1, 1])})
# Batch norm behind a grouped transposed convolution: each channel its own scale.
case("group-conv-transpose-batch-norm",
     [node("ConvTranspose", "x w", "c", group=2), node("BatchNormalization", "c s b m v")], {"x": np.arange(1, 5, dtype=f32).reshape(1, 4, 1, 1)},
     {"y": (np.array([1 * 1 + 2 * 3, 1 * 2 + 2 * 4, 3 * 5 + 4 * 7, 3 * 6 + 4 * 8], f32) * np.array([1, 10, 100, 1000], f32) / np.sqrt(f32(1 + 1e-5))).reshape(1, 4, 1, 1)},
     {"w": np.arange(1, 9, dtype=f32).reshape(4, 2, 1, 1), "s": np.array([1, 10, 100, 1000], f32), "b": np.zeros(4, f32), "m": np.zeros(4, f32), "v": np.ones(4, f32)})
# Equal shapes, different values: each keeps its own.
case("equal-shapes", [node("Add", "x a", "p"), node("Mul", "p b")], {"x": x5}, {"y": (x5 + 1) * 3}, {"a": np.full(5, 1, f32), "b": np.full(5, 3, f32)})
# x - (x + 1) is no constant; log(exp x) overflows where it must; a cast to its own type and a product by 1 leave the graph whole.
case("no-algebra", [node("Add", "x one", "p"), node("Sub", "x p", "d"), node("Exp", "x", "e"), node("Log", "e", "l")], {"x": np.array([4, 2 ** 24, 89], f32)},
     {"d": np.array([-1, 0, -1], f32), "l": np.array([4, np.inf, np.inf], f32)}, {"one": np.array(1, f32)})
case("cast-then-one", [node("Cast", "x", "c", to=T.FLOAT), node("Mul", "c one")], {"x": x5}, {"y": x5}, {"one": np.array([1], f32)})
# Softmax before opset 13 takes all dims from its axis on, and a row of -inf is NaN.
case("softmax-old", [node("Softmax", "x", axis=1)], {"x": np.zeros((2, 2, 2), f32)}, {"y": np.full((2, 2, 2), 0.25, f32)}, opset=11)
case("softmax-masked", [node("Softmax", "x", axis=1)], {"x": np.array([[-np.inf, -np.inf], [0, 0]], f32)}, {"y": np.array([[np.nan, np.nan], [0.5, 0.5]], f32)})
# Sizes of 0.
case("empty", [node("Concat", "x z", "c", axis=0), node("MatMul", "e w", "m")], {"x": np.zeros((0,), f32), "z": np.array([1, 2], f32), "e": np.zeros((1, 0, 16), f32)},
     {"c": np.array([1, 2], f32), "m": np.zeros((1, 0, 4), f32)}, {"w": np.ones((16, 4), f32)})
# A constant of one value beside a tensor: no table in memory.
case("concat-constant", [node("ConstantOfShape", "s", "c"), node("Concat", "x c", axis=1)], {"x": grid}, {"y": np.concatenate([grid, np.zeros((3, 2), f32)], 1)},
     {"s": np.array([3, 2])})
# Reductions over nothing, and a result of nothing that is a constant.
case("reduce-nothing", [node("Abs", "x", "a"), node("ReduceSum", "a r", "s"), node("ReduceMax", "a r", "m"), node("ConstantOfShape", "z", "e")],
     {"x": np.zeros((2, 0, 3), f32)}, {"s": np.zeros((2, 1, 3), f32), "m": np.full((2, 1, 3), -np.inf, f32), "e": np.zeros((0,), f32)},
     {"r": np.array([1]), "z": np.array([0])}, opset=18)
