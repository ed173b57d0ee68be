"""interrupt.py MODEL: signals at odd moments; what is left resumes to what an undisturbed training gives."""
import os
import signal
import subprocess
import sys
import time

command = ["dlc", "train", sys.argv[1], "--data", "x=train-x-idx", "--data", "y=train-y-idx", "--validation", "0.1", "--batch", "1"]


def train(out, *options):
    return command + ["--out", out, *options]


def same(out):
    for name in ["last.safetensors", "best.safetensors", "log.jsonl"]:
        if open(f"undisturbed/{name}", "rb").read() != open(f"{out}/{name}", "rb").read():
            sys.exit(f"{out}/{name} differs")


def wait_for_steps(process, out):
    """Until the log has grown: training has begun."""
    while process.poll() is None and not os.path.exists(f"{out}/best.safetensors"):
        time.sleep(0.01)


quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True}
subprocess.run(train("undisturbed", "--epochs", "30"), check=True, **quiet)
# So many epochs that it is not over when the signal comes.
for which in [signal.SIGINT, signal.SIGTERM]:
    out = which.name
    process = subprocess.Popen(train(out, "--epochs", "100000"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_for_steps(process, out)
    process.send_signal(which)
    text, errors = process.communicate(timeout=120)
    if process.returncode != 0 or "--resume goes on from" not in text:
        sys.exit(f"{out}: exit {process.returncode}: {text[-300:]} {errors}")
    if any(".tmp" in name for name in os.listdir(out)):
        sys.exit(f"{out}: something half-written is left")
# Killed at once, and again and again.
process = subprocess.Popen(train("killed", "--epochs", "30", "--save-every", "3"), **quiet)
wait_for_steps(process, "killed")
process.kill()
process.communicate()
for delay in [0.2, 0.3, 0.35, 0.4, 0.45, 0.5]:
    process = subprocess.Popen(train("killed", "--epochs", "30", "--save-every", "3", "--resume"), **quiet)
    try:
        process.communicate(timeout=delay)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
    if process.returncode not in (0, -signal.SIGKILL):
        sys.exit(f"after a kill it does not go on: exit {process.returncode}")
done = subprocess.run(train("killed", "--epochs", "30", "--resume"), **quiet)
if done.returncode:
    sys.exit(done.stderr)
same("killed")
