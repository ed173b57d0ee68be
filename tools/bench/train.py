"""Times steps of training against other systems in alternating rounds, and writes the table of TRAIN-RESULTS.md.

    python tools/bench/train.py PEERS [--task mlp,lenet] [--threads 1,2] [--rounds 10] [--peer torch,torch-compile,jax]

PEERS is a Python file: with --task TASK --peer PEER --threads N --seconds S --serve it makes that peer's step, prints a
line, and for each line that it reads measures for S seconds and prints one of JSON with the list `times` in ms. Ours are
train/TASK_step.dl. Ratios, intervals and files are those of compare.py; a peer that does not start is left out.
"""
import argparse
import json
import pathlib
import statistics
import sys

import compare

HERE = pathlib.Path(__file__).resolve().parent
# The labels that are drawn, the token ids of an input, and the bar.
TASKS = {"mlp": (10, None, 0.85), "lenet": (10, None, 0.35), "gpt_small": (256, 256, 0.65),
         "resnet18_cifar": (10, None, 0.75), "bert_small": (8192, 8192, 0.80), "resnet50": (1000, None, 0.70)}


class Peer(compare.System):
    def answer(self):
        super().answer()
        if "times" in self.facts:
            self.facts["median_ms"] = statistics.median(self.facts["times"])


def measure(task, threads, args):
    labels, tokens, _ = TASKS[task]
    model = [str(HERE / f"train/{task}_step.dl"), "-I", str(HERE.parents[1] / "models"), "--random-weights", "1"]
    given = ["--input", f"y=rand:1:0:{labels - 1}"] + (["--input", f"x=rand:2:0:{tokens - 1}"] if tokens else [])
    runners = {"dlc": compare.Command([args.dlc, "bench", *model, *given, "--threads", str(threads), "--seconds",
                                       str(args.seconds), "--json"], threads)}
    for peer in args.peer.split(","):
        try:
            runners[peer] = Peer(peer, [sys.executable, str(args.peers), "--task", task, "--peer", peer, "--threads",
                                        str(threads), "--seconds", str(args.seconds), "--serve"])
        except SystemExit as reason:
            print(f"{task}: without {peer}: {reason}", file=sys.stderr)
    if len(runners) == 1:
        sys.exit(f"{task}: no peer starts")
    return {"task": task, "threads": threads, **compare.ratio_of(runners, args.rounds)}


def render(results):
    machine = results["machine"]
    lines = ["# Steps of training: dlc against other systems", "",
             "Written by train.py. Median of a step in ms: forward, softmax cross-entropy, backward, SGD with momentum; f32. "
             "Ratios below 1 are faster than the fastest other system.", "",
             f"{machine['cpu']}, {machine['cpus']} CPUs. {machine['dlc']}.", "",
             "| task | threads | dlc | others | ratio | 95 % | bar | rounds | date |", "|---|---|---|---|---|---|---|---|---|"]
    order = list(TASKS)
    rows = sorted(results["rows"], key=lambda row: (row["threads"], order.index(row["task"])))
    for row in rows:
        bar = TASKS[row["task"]][2]
        medians = dict(row["median_ms"])
        ours = medians.pop("dlc")
        others = ", ".join(f"{ms:.4g} {peer}" for peer, ms in sorted(medians.items(), key=lambda other: other[1]))
        lines.append(f"| {row['task']} | {row['threads']} | {ours:.4g} | {others} | {row['ratio']:.2f} | {row['low']:.2f}–"
                     f"{row['high']:.2f} | {bar:.2f}{' met' if row['ratio'] <= bar else ''} | {row['rounds']} | {row['date']} |")
    for threads in sorted({row["threads"] for row in rows}):
        ratios = [row["ratio"] for row in rows if row["threads"] == threads]
        lines += ["", f"Geometric mean of {len(ratios)} ratios, threads {threads}: {statistics.geometric_mean(ratios):.2f}"]
    return "\n".join([*lines, ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peers", type=pathlib.Path, metavar="PEERS")
    parser.add_argument("--task", default=",".join(TASKS))
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=1, help="of one measurement in a round")
    parser.add_argument("--peer", default="torch,torch-compile,jax")
    parser.add_argument("--dlc", default=str(HERE.parents[1] / "build/bin/dlc"))
    parser.add_argument("--results", type=pathlib.Path, default=HERE,
                        help="folder of train-results.json and TRAIN-RESULTS.md")
    args = parser.parse_args()
    for task in args.task.split(","):
        if task not in TASKS:
            parser.error(f"there is no task {task}; there are {', '.join(TASKS)}")
    file = args.results / "train-results.json"
    results = json.loads(file.read_text()) if file.exists() else {"rows": []}
    results["machine"] = compare.facts_of_machine(args.dlc)
    for task in args.task.split(","):
        for threads in map(int, args.threads.split(",")):
            row = measure(task, threads, args)
            results["rows"] = [old for old in results["rows"] if (old["task"], old["threads"]) != (task, threads)]
            results["rows"].append(row)
            print(f"{task}, threads {threads}: dlc {row['median_ms']['dlc']:.4g} ms, {row['fastest']} "
                  f"{row['median_ms'][row['fastest']]:.4g} ms, ratio {row['ratio']:.2f}", flush=True)
            file.write_text(json.dumps(results, indent=1) + "\n")
            (args.results / "TRAIN-RESULTS.md").write_text(render(results))


if __name__ == "__main__":
    main()
