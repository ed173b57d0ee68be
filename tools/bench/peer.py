"""One model under one other system, ready to be timed again and again.

    python peer.py SYSTEM MODEL.onnx INPUTS.npz THREADS SECONDS

Loads the model, then answers each line on standard input with one line of JSON: `median_ms` of the calls of about
SECONDS, and the greatest difference from the stored outputs over the greatest of these. A call has its inputs and
weights in place, and ends with outputs that can be read. compare.py starts this; the package of SYSTEM must be there.
"""
import importlib.metadata
import itertools
import json
import os
import statistics
import sys
import time


def onnxruntime(path, inputs, threads):
    import onnxruntime as ort

    options = ort.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = 3
    session = ort.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    feed = dict(zip((tensor.name for tensor in session.get_inputs()), inputs))
    return lambda: session.run(None, feed)


def openvino(path, inputs, threads):
    import openvino as ov

    settings = {"INFERENCE_PRECISION_HINT": "f32", "INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY",
                "NUM_STREAMS": 1}
    compiled = ov.Core().compile_model(path, "CPU", settings)
    request = compiled.create_infer_request()
    for port, value in zip(compiled.inputs, inputs):
        request.set_tensor(port, ov.Tensor(value, shared_memory=True))

    def call():
        request.infer()
        return [request.get_tensor(port).data for port in compiled.outputs]

    return call


SYSTEMS = {"onnxruntime": onnxruntime, "openvino": openvino}


def main():
    system, path, archive, threads, seconds = sys.argv[1:]
    import numpy as np

    data = np.load(archive)
    numbered = lambda start: [data[f"{start}{i}"] for i in range(sum(key.startswith(start) for key in data))]
    answers = os.dup(1)  # libraries write to standard output too
    os.dup2(2, 1)
    inputs = numbered("in_")  # openvino keeps only their addresses
    call = SYSTEMS[system](path, inputs, int(threads))
    error = max(float(np.abs(np.asarray(got, np.float64).reshape(want.shape) - want).max() / (np.abs(want).max() or 1))
                for got, want in zip(call(), numbered("out_")))
    # As many CPUs as threads, counted from the last, as compare.py gives dlc.
    for task in os.listdir("/proc/self/task"):
        os.sched_setaffinity(int(task), sorted(os.sched_getaffinity(0))[-int(threads):])
    version = importlib.metadata.version(system)
    for _ in itertools.chain([None], sys.stdin):  # the first answer says that it is ready
        times, begin = [], time.perf_counter()
        while len(times) < 5 or time.perf_counter() - begin < float(seconds):
            start = time.perf_counter()
            call()
            times.append(1e3 * (time.perf_counter() - start))
        answer = {"median_ms": statistics.median(times), "max_error": error, "version": version}
        os.write(answers, (json.dumps(answer) + "\n").encode())


if __name__ == "__main__":
    main()
