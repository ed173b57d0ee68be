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

# More of the same, closer to code generation.
case("scatter-nd-negative", [node("ScatterND", "x i u")], {"x": grid, "i": np.array([[-1], [0]]), "u": np.array([[100] * 4, [200] * 4], f32)},
     {"y": np.array([[200] * 4, [4, 5, 6, 7], [100] * 4], f32)})
# The quotient rounds towards 0; rounding up is built from a remainder with the divisor's sign.
case("integer-division",
     [node("Neg", "x", "n"), node("Div", "n d", "q"), node("Mod", "n d", "r"), node("Equal", "r zero", "e"), node("Where", "e zero one", "s"),
      node("Sub", "q s", "f"), node("Neg", "f", "up"), node("Div", "a two", "t")],
     {"x": np.array([3, 7, 10], i32), "a": np.array([-5, 5], i32)}, {"up": np.array([1, 3, 4], i32), "t": np.array([-2, 2], i32)},
     {"d": np.array([3], i32), "zero": np.array([0], i32), "one": np.array([1], i32), "two": np.array([2], i32)})
case("top-k-unsigned", [node("TopK", "x k", "v i")], {"x": np.array([0, 200, 200, 1], np.uint8)}, {"v": np.array([200, 200], np.uint8), "i": np.array([1, 2])},
     {"k": np.array([2])})
reductions = {"ReduceL1": np.array([3, 2], f32), "ReduceLogSumExp": np.array([-3, 2], f32), "ReduceMean": np.array([-3, 2], f32), "ReduceMax": np.array([-3, 2], f32),
              "ReduceProd": np.array([-3, 2], f32)}
case("reduce-absent-axes", [node(op, "x", f"{op}{keep}", noop_with_empty_axes=1, keepdims=keep) for op in reductions for keep in (0, 1)],
     {"x": np.array([-3, 2], f32)}, {f"{op}{keep}": answer for op, answer in reductions.items() for keep in (0, 1)}, opset=18)
case("expand-both", [node("Expand", "x s")], {"x": grid[:, :1]}, {"y": np.repeat(grid[:, :1], 4, axis=1)}, {"s": np.array([1, 4])})
case("expand-to-none", [node("Expand", "x s")], {"x": np.ones((1, 8), f32)}, {"y": np.ones((0, 8), f32)}, {"s": np.array([0, 8])})


def conv_transpose(x, w, strides, dilations, pads, output_padding):
    """By its definition for one image and one group: every input element adds its multiple of the kernel; then the pads are cut off."""
    kernel = w.shape[2:]
    whole = [(x.shape[2 + d] - 1) * strides[d] + (kernel[d] - 1) * dilations[d] + 1 for d in (0, 1)]
    size = [whole[d] - pads[d] - pads[2 + d] + output_padding[d] for d in (0, 1)]
    result = np.zeros((1, w.shape[1], *(max(whole[d], size[d] + pads[d]) for d in (0, 1))), np.float64)
    for c, o, i, j, r, s in np.ndindex(x.shape[1], w.shape[1], *x.shape[2:], *kernel):
        result[0, o, i * strides[0] + r * dilations[0], j * strides[1] + s * dilations[1]] += float(x[0, c, i, j]) * float(w[c, o, r, s])
    return result[:, :, pads[0]:pads[0] + size[0], pads[1]:pads[1] + size[1]].astype(f32)


def wave(*shape):
    """Small integers, so that sums are exact in any order."""
    return ((np.arange(np.prod(shape)) * 7 % 11) - 5).astype(f32).reshape(shape)


def transposed(name, x, w, strides=(1, 1), dilations=(1, 1), pads=(0, 0, 0, 0), output_padding=(0, 0), **attributes):
    if not attributes:
        attributes = {"strides": strides, "dilations": dilations, "pads": pads, "output_padding": output_padding}
    case(name, [node("ConvTranspose", "x w", **attributes)], {"x": x}, {"y": conv_transpose(x, w, strides, dilations, pads, output_padding)}, {"w": w})


transposed("conv-transpose-uneven", wave(1, 1, 50, 50), wave(1, 1, 3, 5), strides=(2, 1), dilations=(3, 1), pads=(4, 2, 4, 2))
transposed("conv-transpose-output-padding", wave(1, 3, 28, 28), wave(3, 6, 3, 3), strides=(2, 2), pads=(1, 1, 1, 1), output_padding=(1, 1))
transposed("conv-transpose-cropped", np.full((1, 1, 5, 5), 0.5, f32), np.ones((1, 1, 2, 2), f32), dilations=(2, 2), pads=(3, 3, 3, 3), output_padding=(1, 1))
# output_shape asks for 4 of 5: the odd pad is at the end with SAME_UPPER, at the begin otherwise.
whole = conv_transpose(wave(1, 1, 3, 3), wave(1, 2, 3, 3), (1, 1), (1, 1), (0, 0, 0, 0), (0, 0))
case("conv-transpose-output-shape", [node("ConvTranspose", "x w", "u", output_shape=[4, 4], auto_pad="SAME_UPPER"), node("ConvTranspose", "x w", "l", output_shape=[4, 4], auto_pad="SAME_LOWER")],
     {"x": wave(1, 1, 3, 3)}, {"u": whole[:, :, :4, :4], "l": whole[:, :, 1:, 1:]}, {"w": wave(1, 2, 3, 3)})


def average_pool(x, kernel, stride, pad, size):
    """Counts padding, but not what ceil_mode adds beyond it."""
    length = x.shape[2]
    result = np.zeros((1, 1, size, size), np.float64)
    for i, j in np.ndindex(size, size):
        top, left = i * stride - pad, j * stride - pad
        bottom, right = min(top + kernel, length + pad), min(left + kernel, length + pad)
        result[0, 0, i, j] = x[0, 0, max(top, 0):min(bottom, length), max(left, 0):min(right, length)].sum() / ((bottom - top) * (right - left))
    return result.astype(f32)


for length, stride, size in ((8, 2, 5), (33, 3, 12)):
    case(f"average-pool-ceil-{length}", [node("AveragePool", "x", kernel_shape=[3, 3], strides=[stride] * 2, pads=[1] * 4, ceil_mode=1, count_include_pad=1)],
         {"x": wave(1, 1, length, length)}, {"y": average_pool(wave(1, 1, length, length), 3, stride, 1, size)}, opset=19)
# A window that would start in the end's padding does not exist.
case("pool-no-last-window", [node("MaxPool", "x", "m", kernel_shape=[2, 2], strides=[4, 4], pads=[0, 0, 1, 1], ceil_mode=1),
                             node("AveragePool", "x", "a", kernel_shape=[2, 2], strides=[4, 4], pads=[0, 0, 1, 1], ceil_mode=1)],
     {"x": -four}, {"m": np.array([[[[-1]]]], f32), "a": np.array([[[[-3.5]]]], f32)}, opset=19)
case("cast-in-range", [node("Cast", "x", "s", to=T.INT8), node("Cast", "z", "u", to=T.UINT8)], {"x": np.array([50.9, -50.9, -128, 127], f32), "z": np.array([1.54, 0.57, 255], f32)},
     {"s": np.array([50, -50, -128, 127], np.int8), "u": np.array([1, 0, 255], np.uint8)})
# Named dims: a broadcast says nothing of them, a sum and a concatenation keep them.
case("named-where", [node("Where", "c x zero")], {"c": np.indices((2, 2, 4, 4)).sum(0) % 2 == 0, "x": wave(2, 2, 4, 4)},
     {"y": np.where(np.indices((2, 2, 4, 4)).sum(0) % 2 == 0, wave(2, 2, 4, 4), 0).astype(f32)}, {"zero": np.array(0, f32)}, shapes={"c": ("a", "b", 4, 4), "x": ("a", "b", 4, 4)})
case("named-broadcast", [node("Add", "x y", "s"), node("Concat", "x z", "c", axis=2)],
     {"x": wave(3, 1, 2), "y": wave(3, 2, 1), "z": wave(3, 1, 3)}, {"s": wave(3, 1, 2) + wave(3, 2, 1), "c": np.concatenate([wave(3, 1, 2), wave(3, 1, 3)], 2)},
     shapes={"x": ("S", 1, 2), "y": ("S", 2, 1), "z": ("S", 1, 3)})
places = np.array([[[0], [2], [1], [-1], [0]], [[1], [1], [2], [0], [-3]]])
case("gather-nd-batch", [node("GatherND", "x i", batch_dims=1)], {"x": block, "i": places}, {"y": np.stack([block[n][places[n, :, 0]] for n in (0, 1)])})
case("named-batch", [node("Conv", "x w", "c", pads=[1] * 4), node("Relu", "c")], {"x": np.ones((5, 3, 8, 8), f32)},
     {"y": np.broadcast_to(np.outer([2] + [3] * 6 + [2], [2] + [3] * 6 + [2]) * 3, (5, 2, 8, 8)).astype(f32)}, {"w": np.ones((2, 3, 3, 3), f32)}, shapes={"x": ("N", 3, 8, 8)})

# What fusion and code generation may get wrong.
six = np.arange(6, dtype=f32)
case("rotate", [node("Slice", "x three far", "a"), node("Slice", "x zero three", "b"), node("Concat", "a b", axis=0)], {"x": six}, {"y": np.roll(six, -3)},
     {"zero": np.array([0]), "three": np.array([3]), "far": np.array([99])})
view = (np.arange(57 * 2 * 128) % 251).astype(np.float16).reshape(57, 2, 128)
case("gather-of-view", [node("Slice", "x zero one axis", "a"), node("Squeeze", "a axis", "b"), node("Gather", "b i", axis=0)], {"x": view, "i": np.array([3, 50])},
     {"y": view[[3, 50], 0]}, {"zero": np.array([0]), "one": np.array([1]), "axis": np.array([1])})
case("mixed-width-matmul", [node("Cast", "a", "p", to=T.INT32), node("Cast", "b", "q", to=T.INT32), node("MatMul", "p q", "m"), node("Add", "m c")],
     {"a": np.full((16, 8), -50, np.int16), "b": np.full((8, 32), 159, i64), "c": np.full((16, 32), 130, i32)}, {"y": np.full((16, 32), -63470, i32)})
tall, narrow = wave(1, 8, 67, 4), wave(12, 8, 1, 1)
case("conv-stride-beyond-kernel", [node("Conv", "x w", strides=[3, 1], pads=[0, 1, 0, 1])], {"x": tall},
     {"y": np.pad(np.einsum("nchw,oc->nohw", tall[:, :, ::3], narrow[:, :, 0, 0]), ((0, 0), (0, 0), (0, 0), (1, 1))).astype(f32)}, {"w": narrow})
# Lanes that hold nothing: the least of the first 1 to 33 elements is the last.
for name, dtype, values in (("u8", np.uint8, 240 - np.arange(33)), ("i8", np.int8, 12 - np.arange(33))):
    case(f"reduce-min-tails-{name}", [n for k in range(1, 34) for n in (node("Slice", f"x zero k{k}", f"s{k}"), node("ReduceMin", f"s{k}", f"m{k}", keepdims=1))] +
         [node("Concat", " ".join(f"m{k}" for k in range(1, 34)), axis=0)], {"x": values.astype(dtype)}, {"y": values.astype(dtype)},
         {"zero": np.array([0]), **{f"k{k}": np.array([k]) for k in range(1, 34)}}, opset=18)
case("narrow-sum-wraps", [node("Add", "a a", "s"), node("Cast", "s", "y", to=T.INT16)], {"a": np.array([128, 200], np.uint8)}, {"y": np.array([0, 144], np.int16)})
xs, ys = np.full(57, 5, np.int8), np.arange(4, 61).astype(np.int8)
wrapped = ((6 * (5 + np.arange(4, 61)) + 128) % 256 - 128).astype(np.int8)
case("narrow-distributive", [node("Add", "a b", "s"), node("Mul", "s c", "y"), node("Mul", "a c", "p"), node("Mul", "b c", "q"), node("Add", "p q", "z")],
     {"a": xs, "b": ys}, {"y": wrapped, "z": wrapped}, {"c": np.array([6], np.int8)})
table = wave(4, 3, 64)
case("transposed-constant", [node("Transpose", "w", "t", perm=[2, 1, 0]), node("Mul", "x t", "p"), node("ReduceSum", "p last", keepdims=0)], {"x": wave(64, 3, 4)},
     {"y": (wave(64, 3, 4) * table.transpose(2, 1, 0)).sum(2)}, {"w": table, "last": np.array([-1])})
case("no-algebra-of-pairs", [node("Mul", "x x", "s"), node("Sqrt", "s", "r"), node("Exp", "e", "f"), node("Log", "f", "l"), node("Pow", "n n", "p"), node("Log", "p", "q")],
     {"x": np.array([1e19, 1e20], f32), "e": np.array([88, 89, 200], f32), "n": np.array([-1.5], f32)},
     {"r": np.array([1e19, np.inf], f32), "l": np.array([88, np.inf, np.inf], f32), "q": np.array([np.nan], f32)})
case("softplus-tail", [node("Softplus", "x")], {"x": np.array([-12.3392, -100, 100], f32)}, {"y": np.array([4.376758e-6, 3.720076e-44, 100], f32)})
half = np.float16
case("half-stays-half", [node("Mul", "x x", "s"), node("Div", "s x", "d"), node("IsInf", "s", "i"), node("Where", "i zero s", "w")], {"x": np.array([300, 2], half)},
     {"s": np.array([np.inf, 4], half), "d": np.array([np.inf, 2], half), "i": np.array([True, False]), "w": np.array([0, 4], half)}, {"zero": np.array([0], half)}, opset=20)
case("two-masks", [node("Add", "x a", "p"), node("Add", "p b", "q"), node("Softmax", "q", axis=-1)], {"x": np.array([[1, 1, 1, 1], [2, 2, 2, 2]], f32)},
     {"y": np.array([[0.5, 0.5, 0, 0], [1, 0, 0, 0]], f32)},
     {"a": np.array([[0, 0, -1e4, -1e4], [0, -1e4, -1e4, -1e4]], f32), "b": np.array([[0, 0, -1e4, 0], [0, 0, -1e4, 0]], f32)})

# What memory planning may get wrong: a view that outlives its source, results that nobody reads, a view and its source returned.
case("view-kept", [node("Exp", "x", "e"), node("Reshape", "e s", "y"), node("Neg", "x", "n"), node("Abs", "n", "a"), node("Sqrt", "a", "r"), node("Relu", "r", "z")],
     {"x": np.array([[0, 0, 0], [0, 0, 0]], f32)}, {"y": np.ones((3, 2), f32), "z": np.zeros((2, 3), f32)}, {"s": np.array([3, 2])})
case("view-of-named", [node("Exp", "x", "e"), node("Reshape", "e s", "y"), node("Neg", "x", "n"), node("MatMul", "n w", "z")], {"x": np.zeros((3, 4), f32)},
     {"y": np.ones((3, 2, 2), f32), "z": np.zeros((3, 4), f32)}, {"s": np.array([-1, 2, 2]), "w": np.ones((4, 4), f32)}, shapes={"x": ("N", 4)})
case("unread-results", [node("TopK", "x k", "v i"), node("Split", "x", "p q", axis=0), node("Neg", "p", "n"), node("MatMul", "n n", "m"), node("TopK", "m k", "u j"), node("Neg", "u", "w")],
     {"x": np.array([[1, 2], [3, 4], [5, 6], [7, 8]], f32)}, {"i": np.array([[1], [1], [1], [1]]), "w": np.array([[-10], [-22]], f32)}, {"k": np.array([1])}, opset=13)
case("view-and-source", [node("Exp", "x", "e"), node("Reshape", "e s", "v"), node("Neg", "e", "n")], {"x": np.zeros((2, 3), f32)},
     {"v": np.ones((6,), f32), "e": np.ones((2, 3), f32), "n": np.full((2, 3), -1, f32)}, {"s": np.array([-1])})
case("doubled-then-softmax", [node("Add", "x x", "d"), node("Softmax", "d", "s", axis=1), node("Softmax", "x", "t", axis=1)], {"x": np.log(np.array([[1, 2], [3, 4]])).astype(f32)},
     {"s": np.array([[.2, .8], [9 / 25, 16 / 25]], f32), "t": np.array([[1 / 3, 2 / 3], [3 / 7, 4 / 7]], f32), "d": (2 * np.log(np.array([[1, 2], [3, 4]]))).astype(f32)})
left, gate, up = wave(5, 19), wave(19, 23), wave(19, 23)[:, ::-1].copy()
case("two-accumulators", [node("MatMul", "x g", "a"), node("MatMul", "x u", "b"), node("Relu", "a", "r"), node("Mul", "r b")], {"x": left},
     {"y": np.maximum(left @ gate, 0) * (left @ up)}, {"g": gate, "u": up})
