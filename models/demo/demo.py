#!/usr/bin/env python3
"""The demo: trains models/fashion.dl, compiles it, and classifies the 10,000 test images of Fashion-MNIST in both modes and from C.

    models/demo/demo.py [--dlc build/bin/dlc] [--work build/demo] [--data /usr/share/datasets/fashion-mnist] [--count 10000] [--weights FILE]

`tools/dev demo` builds, then runs this. Standard library only.
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/scripts"))
import idx  # noqa: E402
from npy import write_npy  # noqa: E402

NAMES = ["T-shirt", "trouser", "pullover", "dress", "coat", "sandal", "shirt", "sneaker", "bag", "ankle boot"]


def say(text=""):
    print(text, flush=True)


def run(*command, show=True):
    """Runs a command, which must succeed; returns its output and its seconds."""
    if show:
        say("  $ " + " ".join(os.path.relpath(part) if str(part).startswith(str(ROOT)) else str(part) for part in command))
    start = time.perf_counter()
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"demo: exit code {done.returncode} from {' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout, time.perf_counter() - start


def shades(image):
    """28 × 28 bytes as 14 lines of 28 characters: two pixels a half block in colour, or a ramp of letters."""
    lines = []
    for y in range(0, 28, 2):
        top, bottom = image[28 * y:28 * y + 28], image[28 * y + 28:28 * y + 56]
        if COLOUR:
            grey = lambda v: 232 + v * 23 // 255
            lines.append("".join(f"\x1b[38;5;{grey(a)};48;5;{grey(b)}m▀" for a, b in zip(top, bottom)) + "\x1b[0m")
        else:
            lines.append("".join(" .:-=+*#%@"[(a + b) * 9 // 510] for a, b in zip(top, bottom)))
    return lines


def draw(images, labels, answers, certainties, chosen):
    columns = shutil.get_terminal_size((124, 24)).columns
    per_row = max(1, min(4, columns // 30))
    for start in range(0, len(chosen), per_row):
        row = chosen[start:start + per_row]
        for line in zip(*(shades(images[784 * i:784 * i + 784]) for i in row)):
            say("  " + "  ".join(line))
        titles = []
        for i in row:
            verdict = "" if answers[i] == labels[i] else f", is {NAMES[labels[i]]}"
            titles.append(f"{NAMES[answers[i]]} {100 * certainties[i]:.0f} %{verdict}"[:28].ljust(28))
        say("  " + "  ".join(titles) + "\n")


def main():
    global COLOUR
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--dlc", type=pathlib.Path, default=ROOT / "build/bin/dlc")
    arguments.add_argument("--work", type=pathlib.Path, default=ROOT / "build/demo", help="folder for what it makes")
    arguments.add_argument("--data", type=pathlib.Path, default=pathlib.Path("/usr/share/datasets/fashion-mnist"))
    arguments.add_argument("--count", type=int, default=10000, help="how many of the test images")
    arguments.add_argument("--weights", type=pathlib.Path, help="take these, and train nothing")
    options = arguments.parse_args()
    COLOUR = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    dlc, work = options.dlc.resolve(), options.work.resolve()
    if not dlc.exists():
        sys.exit(f"demo: {dlc} is not there; run tools/dev build, or name it with --dlc")
    images_file = options.data / "t10k-images-idx3-ubyte.gz"
    if not images_file.exists():
        sys.exit(f"demo: {images_file} is not there; install Debian's dataset-fashion-mnist, or name the folder with --data")
    work.mkdir(parents=True, exist_ok=True)
    dims, images = idx.read_idx(images_file)
    _, labels = idx.read_idx(options.data / "t10k-labels-idx1-ubyte.gz")
    count = min(options.count, dims[0])
    images, labels = images[:784 * count], labels[:count]
    write_npy(work / "images.npy", "|u1", (count, 28, 28), images)
    (work / "images.idx").write_bytes(b"\0\0\x08\x03" + b"".join(n.to_bytes(4, "big") for n in (count, 28, 28)) + images)

    weights = options.weights
    if not weights:
        say("Training the classifier")
        files = [f"{name}={options.data / file}" for name, file in (("x", "train-images-idx3-ubyte.gz"), ("y", "train-labels-idx1-ubyte.gz"))]
        tests = [f"{name}={options.data / file}" for name, file in (("x", images_file.name), ("y", "t10k-labels-idx1-ubyte.gz"))]
        _, seconds = run(dlc, "train", ROOT / "models/fashion_train.dl", *(part for file in files for part in ("--data", file)),
                         *(part for file in tests for part in ("--validation", file)), "--epochs", "2", "--out", work / "run")
        weights = work / "run/best.safetensors"
        say(f"  {seconds:.1f} s for two epochs\n")
    # A checkpoint holds the optimizer's state as well.
    model = [ROOT / "models/fashion.dl", "-W", "no-unused-weight", "--weights", weights]

    say("Compiling the classifier")
    _, seconds = run(dlc, "build", *model, "-o", work)
    size = (work / "fashion.o").stat().st_size
    say(f"  {seconds:.1f} s; the object has {size:,} bytes, "
        f"{weights.stat().st_size:,} has the weights' file\n")

    say(f"Classifying {count:,} test images")
    results = {}
    for mode in ("eager", "graph"):
        flags = ["--eager"] if mode == "eager" else []
        output = work / mode
        _, seconds = run(dlc, "run", *model, *flags, "--each", "--input", f"image={work / 'images.npy'}", "--output-dir", output)
        given, certainties = idx.answers(output / "probs.npy")
        right = sum(a == b for a, b in zip(given, labels))
        results[mode] = given, certainties, right
        say(f"  {mode}: {right:,} of {count:,} right, {100 * right / count:.2f} %; {1e3 * seconds / count:.3f} ms an image, all included\n")
    bench, _ = run(dlc, "bench", *model, "--mode", "both", "--threads", "1", "--json", "--seconds", "0.5", show=False)
    for line in bench.splitlines():
        if line.startswith("{"):
            figures = json.loads(line)
            say(f"  {figures.get('mode', '')}: {figures['median_ms']:.3f} ms an image, one thread (dlc bench)")
    agree = sum(a == b for a, b in zip(results["eager"][0], results["graph"][0]))
    say(f"  the two modes agree on {agree:,} of {count:,} answers\n")

    given, certainties, _ = results["graph"]
    wrong = [i for i in range(count) if given[i] != labels[i]]
    draw(images, labels, given, certainties, list(range(min(7, count))) + wrong[:1])

    say("The same from C")
    compile_c = lambda name: run("cc", "-O2", "-I", work, "-I", ROOT / "runtime/include", ROOT / f"models/demo/{name}.c", work / "fashion.o",
                                 "-lm", "-o", work / name)
    compile_c("main")
    printed, seconds = run(work / "main", work / "images.idx")
    from_c = [int(line) for line in printed.split()]
    same = sum(a == b for a, b in zip(from_c, given))
    say(f"  {len(from_c):,} answers in {seconds:.2f} s, {same:,} of them those of graph mode\n")

    say("The arena")
    compile_c("arena")
    stated, measured = map(int, run(work / "arena")[0].split())
    say(f"  stated {stated:,} bytes, touched up to byte {measured:,}, nothing behind it")
    if from_c != given or agree < count:
        sys.exit("demo: the answers differ")


if __name__ == "__main__":
    main()
