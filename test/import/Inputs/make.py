"""Writes the small ONNX models of this folder. Needs the onnx package; run it after a change and commit what it writes."""
import os

import numpy as np
from onnx import TensorProto as T, helper as h, numpy_helper as nh

here = os.path.dirname(os.path.abspath(__file__))


def save(name, nodes, inputs, outputs, initializers=(), opset=17, ir=8):
    graph = h.make_graph(nodes, name, inputs, outputs, list(initializers))
    model = h.make_model(graph, opset_imports=[h.make_opsetid("", opset)], ir_version=ir)
    with open(os.path.join(here, name + ".onnx"), "wb") as file:
        file.write(model.SerializeToString())


def value(name, dims, dtype=T.FLOAT):
    return h.make_tensor_value_info(name, dtype, dims)


w = nh.from_array(np.arange(12, dtype=np.float32).reshape(3, 4), "w")
# A batch with a name, shape arithmetic through Shape, Gather and Concat, a weight, a dim left open.
save("flatten", [
    h.make_node("Shape", ["x"], ["shape"]),
    h.make_node("Gather", ["shape", "zero"], ["n"], axis=0),
    h.make_node("Unsqueeze", ["n", "axes"], ["n1"]),
    h.make_node("Concat", ["n1", "minus"], ["target"], axis=0),
    h.make_node("Reshape", ["x", "target"], ["flat"], name="flatten"),
    h.make_node("MatMul", ["flat", "wt"], ["y.1"], name="dense/MatMul"),
], [value("x", ["batch", 2, 2])], [value("y.1", ["batch", 3])], [
    nh.from_array(np.int64(0), "zero"), nh.from_array(np.array([0]), "axes"), nh.from_array(np.array([-1]), "minus"),
    nh.from_array(np.arange(12, dtype=np.float32).reshape(4, 3), "wt")])
save("unsupported", [
    h.make_node("NonMaxSuppression", ["a", "b"], ["c"], name="first"),
    h.make_node("StringNormalizer", ["c"], ["d"], name="second"),
    h.make_node("NonMaxSuppression", ["d", "b"], ["e"]),
    h.make_node("Foo", ["e"], ["f"], name="mine", domain="com.example"),
], [value("a", [1, 2, 4]), value("b", [1, 1, 2])], [value("f", [1])])
save("dangling", [h.make_node("Relu", ["missing"], ["y"], name="act"), h.make_node("Exp", ["y"], ["z"]), h.make_node("MatMul", ["x", "w"], ["v"], name="mm")],
     [value("x", [2, 2])], [value("z", [2])], [w])
save("data-shape", [h.make_node("Reshape", ["x", "s"], ["y"], name="r")], [value("x", [4]), value("s", [2], T.INT64)], [value("y", [2, 2])])
save("strings", [h.make_node("Identity", ["x"], ["y"])], [value("x", [2], T.STRING), value("z", None)], [value("y", [2], T.STRING)])
short = T(name="short", data_type=T.FLOAT, dims=[3, 4], raw_data=b"\0" * 40)
save("short-tensor", [h.make_node("MatMul", ["x", "short"], ["y"])], [value("x", [2, 3])], [value("y", [2, 4])], [short])


def external(name, location, offset=0, length=48):
    tensor = T(name="w", data_type=T.FLOAT, dims=[3, 4], data_location=T.EXTERNAL)
    for key, text in [("location", location), ("offset", str(offset)), ("length", str(length))]:
        tensor.external_data.add(key=key, value=text)
    save(name, [h.make_node("MatMul", ["x", "w"], ["y"])], [value("x", [2, 3])], [value("y", [2, 4])], [tensor])


external("external", "external.bin", offset=16)
external("external-outside", "../external.bin")
external("external-short", "external.bin", offset=32)
with open(os.path.join(here, "external.bin"), "wb") as file:
    file.write(b"\xff" * 16 + np.arange(12, dtype=np.float32).tobytes())
