"""terminal.py COMMAND...: runs it with a terminal of 100 columns as stderr, and prints what came there."""
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

master, terminal = pty.openpty()
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
process = subprocess.Popen(sys.argv[1:], stderr=terminal, stdout=subprocess.DEVNULL, env={**os.environ, "TERM": "xterm"})
os.close(terminal)
shown = b""
while True:
    try:
        part = os.read(master, 65536)
    except OSError:
        break
    if not part:
        break
    shown += part
process.wait()
for line in shown.decode(errors="replace").replace("\x1b[K", "").split("\r"):
    print(line)
    assert len(line) <= 100, line
sys.exit(process.returncode)
