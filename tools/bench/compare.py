"""Times `dlc bench` against other systems in alternating rounds, and writes the table of RESULTS.md.

    python tools/bench/compare.py MODELS [--model resnet50,mlp] [--threads 1,2] [--rounds 10]
    python tools/bench/compare.py MODELS --system onnxruntime,openvino --dlc build/bin/dlc

MODELS is a folder with NAME.onnx, and NAME.npz with in_0, in_1, ... and out_0, .... The Python that runs this has the
packages of the systems; they stay loaded between rounds, each in a process of its own. Another command joins by
--command NAME=COMMAND; {onnx}, {npz} and {threads} are filled in, and the last line that it prints is JSON with
median_ms.

A ratio is dlc's median over that of the system whose median is least, each over the rounds; its interval holds 95 % of
what resampled rounds give. Every pair of model and thread count replaces its row in results.json, from which RESULTS.md
is written; bars are in models.json.
"""
import argparse
import datetime
import json
import os
import pathlib
import random
import shlex
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def cpus(threads):
    return sorted(os.sched_getaffinity(0))[-threads:]


class Command:
    """Something that is started anew each round."""

    def __init__(self, command, threads):
        self.command = ["taskset", "-c", ",".join(map(str, cpus(threads))), *command]
        self.rounds, self.facts = [], {}

    def round(self):
        done = subprocess.run(self.command, capture_output=True, text=True)
        lines = done.stdout.splitlines()
        if done.returncode or not lines:
            sys.exit(f"{shlex.join(self.command)}\n  failed: {done.stderr.strip()[-500:]}")
        self.facts = json.loads(lines[-1])
        self.rounds.append(self.facts["median_ms"])

    def close(self):
        pass


class System:
    """Another system in a process that stays."""

    def __init__(self, name, command):
        self.name, self.rounds, self.facts = name, [], {}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        stderr=subprocess.DEVNULL)
        self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} ended; run {shlex.join(map(str, self.process.args))} to see why")
        self.facts = json.loads(line)

    def round(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.answer()
        self.rounds.append(self.facts["median_ms"])

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def interval(ours, theirs, samples=2000):
    """The 95 % interval of the ratio of medians, rounds resampled in pairs."""
    generator, count = random.Random(0), len(ours)
    ratios = []
    for _ in range(samples):
        picked = [generator.randrange(count) for _ in range(count)]
        ratios.append(statistics.median(ours[i] for i in picked) / statistics.median(theirs[i] for i in picked))
    ratios.sort()
    return ratios[int(samples * 0.025)], ratios[int(samples * 0.975) - 1]


def compare(name, threads, args):
    onnx, npz = (str(args.models / f"{name}{ending}") for ending in (".onnx", ".npz"))
    inputs = ["--inputs", npz] if os.path.exists(npz) else []
    runners = {"dlc": Command([args.dlc, "bench", onnx, *inputs, "--threads", str(threads), "--seconds",
                               str(args.seconds), "--json"], threads)}
    for system in filter(None, args.system.split(",")):
        command = [sys.executable, HERE / "peer.py", system, onnx, npz, str(threads), str(args.seconds)]
        runners[system] = System(system, command)
    for text in args.command:
        other, command = text.split("=", 1)
        runners[other] = Command(shlex.split(command.format(onnx=onnx, npz=npz, threads=threads)), threads)
    return {"model": name, "threads": threads, **ratio_of(runners, args.rounds),
            "gflops": runners["dlc"].facts.get("gflops", 0)}


def ratio_of(runners, rounds):
    """Runs all in alternating rounds, and closes them."""
    for _ in range(rounds):
        for runner in runners.values():
            runner.round()
    for runner in runners.values():
        runner.close()
    medians = {other: statistics.median(runner.rounds) for other, runner in runners.items()}
    fastest = min((other for other in runners if other != "dlc"), key=medians.get)
    low, high = interval(runners["dlc"].rounds, runners[fastest].rounds)
    return {"date": datetime.date.today().isoformat(), "rounds": rounds, "median_ms": medians, "fastest": fastest,
            "ratio": medians["dlc"] / medians[fastest], "low": low, "high": high,
            "versions": {other: runner.facts["version"] for other, runner in runners.items()
                         if "version" in runner.facts}}


def facts_of_machine(dlc):
    with open("/proc/cpuinfo") as info:
        model = next((line.split(":", 1)[1].strip() for line in info if line.startswith("model name")), "unknown")
    return {"cpu": model, "cpus": len(os.sched_getaffinity(0)),
            "dlc": subprocess.run([dlc, "--version"], capture_output=True, text=True).stdout.splitlines()[0],
            "peaks": subprocess.run([dlc, "machine"], capture_output=True, text=True).stdout.rstrip()}


def render(results, bars):
    versions = {other: version for row in results["rows"] for other, version in row["versions"].items()}
    machine = results["machine"]
    lines = ["# dlc against other systems", "",
             "Written by compare.py. Median latency of one call in ms, f32, batch 1; ratios below 1 are faster than the "
             "fastest other system.", "",
             f"{machine['cpu']}, {machine['cpus']} CPUs. {machine['dlc']}; "
             + ", ".join(f"{other} {version}" for other, version in sorted(versions.items())) + ".", "",
             "| model | threads | dlc | fastest other | ratio | 95 % | bar | GFLOP/s | rounds | date |",
             "|---|---|---|---|---|---|---|---|---|---|"]
    order = {name: i for i, name in enumerate(bars)}
    rows = sorted(results["rows"], key=lambda row: (row["threads"], order.get(row["model"], len(order)), row["model"]))
    for row in rows:
        bar = bars.get(row["model"], {})[min(row["threads"], 2) - 1] if row["model"] in bars else None
        met = "" if bar is None else f"{bar:.2f}{' met' if row['ratio'] <= bar else ''}"
        ours, theirs = row["median_ms"]["dlc"], row["median_ms"][row["fastest"]]
        lines.append(f"| {row['model']} | {row['threads']} | {ours:.4g} | {theirs:.4g} {row['fastest']} | {row['ratio']:.2f} | "
                     f"{row['low']:.2f}–{row['high']:.2f} | {met} | {row['gflops']:.1f} | {row['rounds']} | {row['date']} |")
    for threads in sorted({row["threads"] for row in rows}):
        ratios = [row["ratio"] for row in rows if row["threads"] == threads]
        lines += ["", f"Geometric mean of {len(ratios)} ratios, threads {threads}: {statistics.geometric_mean(ratios):.2f}"]
    return "\n".join([*lines, "", "What the machine reaches (`dlc machine`):", "", "```", machine["peaks"], "```", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", type=pathlib.Path, metavar="MODELS")
    parser.add_argument("--model", help="names, separated by commas (default: those of models.json that MODELS has)")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=1, help="of one measurement in a round")
    parser.add_argument("--dlc", default=str(HERE.parents[1] / "build/bin/dlc"))
    parser.add_argument("--system", default="onnxruntime,openvino")
    parser.add_argument("--command", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--results", type=pathlib.Path, default=HERE, help="folder of results.json and RESULTS.md")
    args = parser.parse_args()
    bars = json.loads((HERE / "models.json").read_text())
    names = args.model.split(",") if args.model else [name for name in bars if (args.models / f"{name}.onnx").exists()]
    for name in names:
        if not (args.models / f"{name}.onnx").exists():
            sys.exit(f"there is no {args.models / name}.onnx")
    if not names:
        sys.exit(f"{args.models} has none of the models {', '.join(bars)}")
    for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):
        os.environ.pop(name, None)
    file = args.results / "results.json"
    results = json.loads(file.read_text()) if file.exists() else {"rows": []}
    results["machine"] = facts_of_machine(args.dlc)
    for name in names:
        for threads in map(int, args.threads.split(",")):
            row = compare(name, threads, args)
            results["rows"] = [old for old in results["rows"] if (old["model"], old["threads"]) != (name, threads)]
            results["rows"].append(row)
            print(f"{name}, threads {threads}: dlc {row['median_ms']['dlc']:.4g} ms, {row['fastest']} "
                  f"{row['median_ms'][row['fastest']]:.4g} ms, ratio {row['ratio']:.2f} ({row['low']:.2f}–{row['high']:.2f})",
                  flush=True)
            # What was measured is kept, also if a later model fails.
            file.write_text(json.dumps(results, indent=1) + "\n")
            (args.results / "RESULTS.md").write_text(render(results, bars))


if __name__ == "__main__":
    main()
