"""full_disk.py MODEL: trains on a disk of 640 KiB, on which two checkpoints have room and three have none.

Without the right to mount one, in a namespace of its own either, nothing is tested and that is said."""
import os
import subprocess
import sys

script = """
mkdir -p disk && mount -t tmpfs -o size=640k none disk || exit 77
mkdir disk/run
dlc train MODEL --data x=ones-idx --epochs 1 --out disk/run >output 2>errors
echo "exit $?"
ls disk/run
cp disk/run/last.safetensors kept
umount disk
""".replace("MODEL", sys.argv[1])
for prefix in [["unshare", "-m"], ["unshare", "-rm"]]:
    try:
        done = subprocess.run([*prefix, "sh", "-c", script], capture_output=True, text=True)
    except FileNotFoundError:
        continue
    if done.returncode == 0:
        break
else:
    print("no disk can be mounted here")
    sys.exit(0)
errors = open("errors").read()
assert "exit 1" in done.stdout and "No space left on device; what was there before is as it was" in errors, (done.stdout, errors)
assert ".tmp" not in done.stdout, done.stdout
os.makedirs("after", exist_ok=True)
os.replace("kept", "after/last.safetensors")
subprocess.run(["dlc", "train", sys.argv[1], "--data", "x=ones-idx", "--epochs", "1", "--out", "after", "--resume"], check=True, stdout=subprocess.DEVNULL)
